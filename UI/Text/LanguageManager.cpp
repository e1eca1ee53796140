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

/// Traditional characters are read in Taiwan, Hong Kong and Macao, and wherever the script says so.
bool isTraditional(const QLocale& locale)
{
    return locale.script() == QLocale::TraditionalChineseScript
        || locale.territory() == QLocale::Taiwan || locale.territory() == QLocale::HongKong
        || locale.territory() == QLocale::Macao;
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
            {QStringLiteral("cs"), QStringLiteral("Čeština")},
            {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("et"), QStringLiteral("Eesti")},
            {QStringLiteral("es"), QStringLiteral("Español")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("pl"), QStringLiteral("Polski")},
            {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")},
            {QStringLiteral("vi"), QStringLiteral("Tiếng Việt")},
            {QStringLiteral("tr"), QStringLiteral("Türkçe")},
            {QStringLiteral("ru"), QStringLiteral("Русский")},
            {QStringLiteral("ko"), QStringLiteral("한국어")},
            {QStringLiteral("ja"), QStringLiteral("日本語")},
            {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
            {QStringLiteral("zh_TW"), QStringLiteral("繁體中文")}};
}

QString LanguageManager::oursFor(const QString& wanted)
{
    const QLocale locale(wanted);
    if (locale.language() == QLocale::Chinese)
        return isTraditional(locale) ? QStringLiteral("zh_TW") : QStringLiteral("zh_CN");
    for (const auto& language : languages())
        if (QLocale(language.code).language() == locale.language())
            return language.code;
    return {};
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
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath))
        || m_qts.load(QStringLiteral(":/i18n/qtbase_") + chosen))
        QCoreApplication::installTranslator(&m_qts);
    if (loadTrial(m_ours) || m_ours.load(QStringLiteral(":/i18n/gomoku_") + chosen))
        QCoreApplication::installTranslator(&m_ours);
}

}  // namespace gomoku
