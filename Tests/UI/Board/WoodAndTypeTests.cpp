// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardPainter.h"
#include "UI/Board/MiniStone.h"
#include "UI/Board/WoodTexture.h"
#include "UI/Style/Palette.h"
#include "UI/Style/ProgramFont.h"
#include "UI/Style/SizedFont.h"

#include <QFontDatabase>
#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace gomoku {
namespace {

double toneOf(const QImage& image, int x, int y)
{
    return qGray(image.pixel(x, y));
}

TEST(WoodTexture, IsTheSameEveryTimeAndPlainWithoutGrain)
{
    const BoardTheme wood = boardTheme(BoardThemeId::Wood);
    EXPECT_EQ(woodTexture(wood, {300, 300}), woodTexture(wood, {300, 300}));
    const QImage plain = woodTexture(boardTheme(BoardThemeId::HighContrast), {50, 50});
    EXPECT_EQ(plain.pixel(0, 0), plain.pixel(49, 49));
}

/// Grain runs from top to bottom: neighbours above each other are alike, those beside each other
/// less so.
TEST(WoodTexture, TheGrainIsVertical)
{
    const QImage image = woodTexture(boardTheme(BoardThemeId::Wood), {600, 600});
    double across = 0;
    double along = 0;
    for (int i = 10; i < 590; i += 7) {
        across += std::abs(toneOf(image, i, 300) - toneOf(image, i + 3, 300));
        along += std::abs(toneOf(image, 300, i) - toneOf(image, 300, i + 3));
    }
    EXPECT_GT(across, 3 * along);
    EXPECT_GT(along, 0) << "lines from edge to edge look like those of an old television";
}

/// Labels in a colour of their own, everything else in none: how near do they come to the stones?
TEST(BoardLabels, KeepAwayFromTheOutermostStones)
{
    BoardTheme theme = boardTheme(BoardThemeId::HighContrast);
    theme.woodLight = theme.woodDark = theme.line = QColor(Qt::black);
    theme.label = QColor(Qt::white);
    for (const int side : {300, 480, 712, 1200}) {
        for (const int size : {9, 15, 19, 22}) {
            const BoardGeometry geometry(size, QRectF(0, 0, side, side), true, 1.0);
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            BoardPainter(theme, geometry).paintSurface(painter);
            painter.end();
            double nearest = std::numeric_limits<double>::max();
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x) {
                    if (qGray(image.pixel(x, y)) < 100)
                        continue;
                    for (int row = 0; row < size; ++row)
                        for (const Point point : {Point::at(0, row), Point::at(row, 0)}) {
                            const QPointF away = QPointF(x, y) - geometry.centreOf(point);
                            nearest = std::min(nearest, std::hypot(away.x(), away.y()));
                        }
                }
            EXPECT_GT(nearest, geometry.stoneRadius() + 0.5) << side << " pixels, " << size;
        }
    }
}

/// The fonts, and their weights, that a text is really drawn with.
std::vector<QRawFont> fontsFor(const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    std::vector<QRawFont> fonts;
    for (const QGlyphRun& run : layout.glyphRuns())
        fonts.push_back(run.rawFont());
    return fonts;
}

TEST(ProgramFont, EastAsianScriptsAreNotBold)
{
    if (QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty())
        GTEST_SKIP() << "no Chinese font is installed";
    const std::pair<const char*, QString> samples[] = {{"zh_CN", QStringLiteral("五子棋新手计时")},
                                                       {"zh_TW", QStringLiteral("五子棋對局庫")},
                                                       {"ja", QStringLiteral("五目並べ時計")},
                                                       {"ko", QStringLiteral("오목 대국 보관함")}};
    for (const auto& [language, text] : samples) {
        const QFont usual = programFont(language);
        for (const QRawFont& font : fontsFor(text, usual)) {
            EXPECT_LE(font.weight(), QFont::Medium)
                << language << ": " << font.familyName().toStdString();
            EXPECT_FALSE(font.styleName().contains("Bold")) << font.styleName().toStdString();
        }
        for (const QRawFont& font : fontsFor(text, sizedFont(usual, 14, QFont::DemiBold)))
            EXPECT_GE(font.weight(), QFont::Medium) << "headings are heavier: " << language;
    }
}

TEST(ProgramFont, NamesTheScriptOfTheLanguageFirst)
{
    const auto before = [](const QStringList& families, const char* first, const char* second) {
        const auto one = families.indexOf(QLatin1String(first));
        const auto two = families.indexOf(QLatin1String(second));
        return one >= 0 && two >= 0 && one < two;
    };
    if (!QFontDatabase::hasFamily("Noto Sans CJK SC"))
        GTEST_SKIP() << "the fonts are not installed";
    EXPECT_TRUE(before(fontFamiliesFor("zh_CN"), "Noto Sans CJK SC", "Noto Sans CJK JP"));
    EXPECT_TRUE(before(fontFamiliesFor("ja"), "Noto Sans CJK JP", "Noto Sans CJK SC"));
    EXPECT_TRUE(before(fontFamiliesFor("zh_TW"), "Noto Sans CJK TC", "Noto Sans CJK SC"));
    EXPECT_TRUE(before(fontFamiliesFor("ko"), "Noto Sans CJK KR", "Noto Sans CJK JP"));
    if (QFontDatabase::hasFamily("Inter")) {
        EXPECT_EQ(fontFamiliesFor("en").front(), "Inter");
    }
}

TEST(ProgramFont, IsNeverTooSmallAndGrowsByPercent)
{
    EXPECT_GE(programFont("en").pixelSize(), kDesignTextPixels);
    EXPECT_EQ(programFont("en", 150).pixelSize(), programFont("en").pixelSize() * 150 / 100);
}

TEST(Contrast, SecondaryTextIsReadableOnAllPapers)
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        const ColorTable& colors = colorTable(appearance);
        for (const QColor& paper : {colors.window, colors.panel, colors.softFill}) {
            EXPECT_GE(contrastOf(colors.secondaryText, paper), 4.5) << paper.name().toStdString();
            EXPECT_GE(contrastOf(colors.text, paper), 7.0) << paper.name().toStdString();
        }
        EXPECT_EQ(secondaryTextOf(paletteOf(colors)), colors.secondaryText);
    }
}

TEST(MiniStone, ABlackOneIsSeenInTheDark)
{
    const QColor paper = colorTable(Appearance::Dark).panel;
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(paper);
    QPainter painter(&image);
    paintMiniStone(painter, QRectF(3, 3, 14, 14), Color::Black);
    painter.end();
    double best = 1;
    for (int angle = 0; angle < 360; angle += 5) {
        const double radians = angle * 3.14159265 / 180;
        const QPointF rim(10 + 7 * std::cos(radians), 10 + 7 * std::sin(radians));
        best = std::max(best, contrastOf(image.pixelColor(rim.toPoint()), paper));
    }
    EXPECT_GE(best, 2.0);
}

}  // namespace
}  // namespace gomoku
