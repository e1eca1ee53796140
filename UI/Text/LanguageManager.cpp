// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/LanguageManager.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace gomoku {

namespace {

bool isOurs(const QString& code)
{
    const auto languages = LanguageManager::languages();
    return std::any_of(languages.begin(), languages.end(),
                       [&](const auto& language) { return language.code == code; });
}

/// Of several spellings that a system may use for one language.
QString oursFor(const QString& wanted)
{
    const QLocale locale(wanted);
    switch (locale.language()) {
    case QLocale::Chinese:
        return QStringLiteral("zh_CN");
    case QLocale::Japanese:
        return QStringLiteral("ja");
    case QLocale::English:
        return QStringLiteral("en");
    default:
        return {};
    }
}

/// A translator's own file, to see it in the window without building (docs/TRANSLATING.md).
bool loadTrial(QTranslator& translator)
{
    const QString path = qEnvironmentVariable("GOMOKU_TRANSLATION");
    if (path.isEmpty())
        return false;
    const bool isLoaded = translator.load(path);
    if (!isLoaded)
        qWarning("GOMOKU_TRANSLATION: %s is not a translation.", qPrintable(path));
    return isLoaded;
}

}  // namespace

LanguageManager::LanguageManager(QObject* parent) : QObject(parent)
{ }

LanguageManager::~LanguageManager()
{
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qts);
}

QList<LanguageManager::Language> LanguageManager::languages()
{
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
            {QStringLiteral("ja"), QStringLiteral("日本語")}};
}

QString LanguageManager::systemLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString ours = oursFor(wanted); !ours.isEmpty())
            return ours;
    return QStringLiteral("en");
}

void LanguageManager::setLanguage(const QString& code)
{
    const QString chosen = isOurs(code) ? code : systemLanguage();
    if (chosen == m_language)
        return;
    m_language = chosen;
    // Dates and figures as the system writes them, if it speaks that language.
    const QLocale system = QLocale::system();
    const QLocale locale(chosen);
    QLocale::setDefault(system.language() == locale.language() ? system : locale);
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qts);
    // English is what the sources are written in; its file holds singulars and plurals only.
    if (m_qts.load(QStringLiteral("qtbase_") + chosen,
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qts);
    if (loadTrial(m_ours) || m_ours.load(QStringLiteral(":/i18n/gomoku_") + chosen))
        QCoreApplication::installTranslator(&m_ours);
}

}  // namespace gomoku
