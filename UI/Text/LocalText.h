// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Rules/OpeningNames.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace gomoku {

/// Chinese and Japanese, whose marks between words are full-width.
inline bool readsCharacters()
{
    const QLocale::Language language = QLocale().language();
    return language == QLocale::Chinese || language == QLocale::Japanese;
}

/// "G9, H8"
inline QString listed(const QStringList& things)
{
    return things.join(readsCharacters() ? QStringLiteral("、") : QStringLiteral(", "));
}

/// With a full stop.
inline QString asSentence(const QString& words)
{
    return words + (readsCharacters() ? u'。' : u'.');
}

/// Sentences one after the other, without those that are empty. After a full-width stop, as Chinese
/// and Japanese write it, there is no space.
inline QString joinedSentences(const QStringList& sentences)
{
    QString text;
    for (const QString& sentence : sentences) {
        if (!text.isEmpty() && !sentence.isEmpty() && !text.endsWith(QChar(0x3002)))
            text += u' ';
        text += sentence;
    }
    return text;
}

/// "18/11/2026 06:19", as the reader's country writes it. Qt 6.4 does not know the "B" ("in the
/// morning") of Taiwan and would show the letter.
inline QString shortDateTime(const QDateTime& time)
{
    const QLocale locale;
    QString format = locale.dateTimeFormat(QLocale::ShortFormat);
    return locale.toString(time, format.replace(QStringLiteral("Bh"), QStringLiteral("HH")));
}

/// "Ungetsu"; those who read Chinese characters know the opening as 雲月.
inline QString openingName(const RenjuOpening& opening)
{
    const std::string_view name = readsCharacters() ? opening.japanese : opening.romaji;
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace gomoku
