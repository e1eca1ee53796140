// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/ProgramFont.h"

#include "UI/Style/SizedFont.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>

namespace gomoku {

namespace {

/// The fonts of one script, as Linux, Windows and macOS have them.
struct ScriptFonts
{
    QString language;
    QStringList families;
};

// A reader of one of them meets the characters of the others too, in names of players and openings.
const QList<ScriptFonts>& scriptFonts()
{
    static const QList<ScriptFonts> fonts{
        {QStringLiteral("zh_CN"),
         {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans SC"),
          QStringLiteral("Source Han Sans SC"), QStringLiteral("WenQuanYi Micro Hei"),
          QStringLiteral("Microsoft YaHei UI"), QStringLiteral("PingFang SC")}},
        {QStringLiteral("zh_TW"),
         {QStringLiteral("Noto Sans CJK TC"), QStringLiteral("Noto Sans TC"),
          QStringLiteral("Source Han Sans TC"), QStringLiteral("Microsoft JhengHei UI"),
          QStringLiteral("PingFang TC")}},
        {QStringLiteral("ja"),
         {QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans JP"),
          QStringLiteral("Source Han Sans"), QStringLiteral("IPAPGothic"),
          QStringLiteral("Yu Gothic UI"), QStringLiteral("Hiragino Sans")}},
        {QStringLiteral("ko"),
         {QStringLiteral("Noto Sans CJK KR"), QStringLiteral("Noto Sans KR"),
          QStringLiteral("Source Han Sans K"), QStringLiteral("NanumGothic"),
          QStringLiteral("Malgun Gothic"), QStringLiteral("Apple SD Gothic Neo")}},
    };
    return fonts;
}

/// The fonts of the language's own script first.
QStringList scriptFamiliesFor(const QString& language)
{
    QStringList own;
    QStringList others;
    for (const ScriptFonts& fonts : scriptFonts())
        (language == fonts.language ? own : others) << fonts.families;
    return own + others;
}

}  // namespace

QStringList fontFamiliesFor(const QString& language)
{
    QStringList wanted{QStringLiteral("Inter")};
    wanted << QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    wanted << scriptFamiliesFor(language);
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
