// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QTranslator>

namespace gomoku::testing {

/// A language in which every text of ours is two fifths longer than in English.
class LongWords : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* /*comment*/, int count) const override
    {
        if (!QByteArray(context).startsWith("gomoku::"))
            return {};
        QString text = QString::fromUtf8(source);
        if (count >= 0)
            text.replace(QStringLiteral("%n"), QString::number(count));
        static const QRegularExpression letter(QStringLiteral("\\w"));
        const auto letters = text.count(letter);
        const QString filler = QStringLiteral("lorem ipsum dolor sit amet ").repeated(20);
        return letters < 2 ? text : text + filler.left(letters * 2 / 5).trimmed();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

}  // namespace gomoku::testing
