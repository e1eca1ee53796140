// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QTranslator>

namespace gomoku {

/// The languages the program speaks, and the switch between them. Widgets hear of a switch as
/// QEvent::LanguageChange and set their texts anew.
class LanguageManager : public QObject
{
    Q_OBJECT

public:
    struct Language
    {
        QString code;  ///< "en", "zh_CN", "ja".
        QString name;  ///< In that language itself.
    };

    explicit LanguageManager(QObject* parent = nullptr);
    ~LanguageManager() override;

    [[nodiscard]] static QList<Language> languages();
    /// The language of ours for a name that a system may use ("de_AT", "zh-Hant-HK"); empty if
    /// there is none.
    [[nodiscard]] static QString oursFor(const QString& wanted);
    /// The language of ours that comes closest to what the system wants; English if none does.
    [[nodiscard]] static QString systemLanguage();

    /// Speaks `code` from now on; the system's language if it is empty or not one of ours. A file
    /// named by the environment variable GOMOKU_TRANSLATION is used instead of ours.
    void setLanguage(const QString& code);
    [[nodiscard]] QString language() const { return m_language; }

private:
    QString m_language;
    QTranslator m_ours;
    QTranslator m_qts;  ///< Qt's own words, as on the buttons of file dialogs.
};

}  // namespace gomoku
