// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/ProgramFont.h"

#include "UI/Style/SizedFont.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>

namespace gomoku {

namespace {

// On Linux, Windows and macOS.
const QStringList kChineseFonts{
    QStringLiteral("Noto Sans CJK SC"),   QStringLiteral("Noto Sans SC"),
    QStringLiteral("Source Han Sans SC"), QStringLiteral("WenQuanYi Micro Hei"),
    QStringLiteral("Microsoft YaHei UI"), QStringLiteral("PingFang SC")};
const QStringList kJapaneseFonts{
    QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans JP"),
    QStringLiteral("Source Han Sans"),  QStringLiteral("IPAPGothic"),
    QStringLiteral("Yu Gothic UI"),     QStringLiteral("Hiragino Sans")};

}  // namespace

QStringList fontFamiliesFor(const QString& language)
{
    const bool japanese = language.startsWith(QStringLiteral("ja"));
    QStringList wanted{QStringLiteral("Inter")};
    wanted << QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    wanted << (japanese ? kJapaneseFonts + kChineseFonts : kChineseFonts + kJapaneseFonts);
    // A family that is not there would be replaced by one that nobody named.
    QStringList families;
    for (const QString& family : wanted)
        if (!families.contains(family) && (family == wanted[1] || QFontDatabase::hasFamily(family)))
            families << family;
    return families;
}

QFont programFont(const QString& language, int percent)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const int desktop = QFontInfo(font).pixelSize();
    font.setFamilies(fontFamiliesFor(language));
    font.setPixelSize(std::max(kDesignTextPixels, desktop) * percent / 100);
    font.setWeight(QFont::Normal);
    return font;
}

}  // namespace gomoku
