// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardBanner.h"
#include "UI/Board/BoardGeometry.h"
#include "UI/Board/BoardPainter.h"
#include "UI/Board/BoardTheme.h"
#include "UI/Style/Palette.h"

#include <QBuffer>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSvgGenerator>

#include <gtest/gtest.h>

#include <cmath>

namespace gomoku {
namespace {

TEST(BoardGeometry, EveryPointIsFoundAtItsOwnPixelAtEverySize)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
        for (const double pixel : {0.0, 1.0, 0.5}) {
            const BoardGeometry geometry(size, QRectF(12, 7, 611, 480), true, pixel);
            Grid(size).forEachPoint([&](Point point) {
                ASSERT_EQ(geometry.pointAt(geometry.centreOf(point)), point)
                    << size << ' ' << point.toString();
            });
        }
    }
}

TEST(BoardGeometry, RowOneIsAtTheBottomAndColumnAAtTheLeft)
{
    const BoardGeometry geometry(15, QRectF(0, 0, 600, 600));
    const QPointF a1 = geometry.centreOf(Point::at(0, 0));
    EXPECT_GT(a1.y(), geometry.centreOf(Point::at(0, 14)).y());
    EXPECT_LT(a1.x(), geometry.centreOf(Point::at(14, 0)).x());
}

TEST(BoardGeometry, AClickBetweenPointsOrOutsideMeansNone)
{
    const BoardGeometry geometry(15, QRectF(0, 0, 600, 600));
    const QPointF h8 = geometry.centreOf(Point::at(7, 7));
    const double half = geometry.spacing() / 2;
    EXPECT_TRUE(geometry.pointAt(h8 + QPointF(half, half)).isNone());
    EXPECT_TRUE(geometry.pointAt(h8 + QPointF(half, 0)).isNone());
    EXPECT_EQ(geometry.pointAt(h8 + QPointF(half * 0.8, 0)), Point::at(7, 7));
    EXPECT_TRUE(geometry.pointAt({1, 1}).isNone());
    EXPECT_TRUE(geometry.pointAt({-500, 9000}).isNone());
}

TEST(BoardGeometry, LinesFallOnWholePixelsWhenAsked)
{
    for (int side = 200; side < 260; ++side) {
        const BoardGeometry geometry(15, QRectF(0, 0, side, side), true, 1.0);
        EXPECT_EQ(geometry.spacing(), std::floor(geometry.spacing()));
        const double x = geometry.centreOf(Point::at(3, 3)).x();
        EXPECT_EQ(x - std::floor(x), 0.5);
    }
}

TEST(BoardGeometry, StarPointsLieSymmetrically)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size)
        for (const Point point : starPoints(size)) {
            const Point mirrored = Point::at(size - 1 - point.column(), point.row());
            const auto points = starPoints(size);
            EXPECT_NE(std::find(points.begin(), points.end(), mirrored), points.end()) << size;
        }
    EXPECT_EQ(starPoints(15).size(), 5U);
    EXPECT_EQ(starPoints(19).size(), 9U);
}

QImage painted(const BoardTheme& theme, const BoardPicture& picture)
{
    QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    BoardPainter(theme, BoardGeometry(picture.grid.size(), image.rect())).paint(painter, picture);
    return image;
}

TEST(BoardPainter, EveryThemeTellsBlackFromWhiteFromEmpty)
{
    BoardPicture picture;
    picture.grid.set(Point::at(3, 3), Cell::Black);
    picture.grid.set(Point::at(9, 9), Cell::White);
    const BoardGeometry geometry(15, QRectF(0, 0, 400, 400));
    for (const BoardThemeId id : kBoardThemes) {
        const QImage image = painted(boardTheme(id), picture);
        const auto colorAt = [&](Point point) {
            return image.pixelColor((geometry.centreOf(point) + QPointF(3, 3)).toPoint());
        };
        EXPECT_LT(colorAt(Point::at(3, 3)).lightness(), 90) << qPrintable(nameOf(id));
        EXPECT_GT(colorAt(Point::at(9, 9)).lightness(), 200) << qPrintable(nameOf(id));
        EXPECT_GT(contrastOf(colorAt(Point::at(3, 3)), colorAt(Point::at(12, 4))), 2.5);
    }
}

TEST(BoardPainter, EveryMarkChangesThePicture)
{
    BoardPicture plain;
    plain.grid.set(Point::at(7, 7), Cell::Black);
    const QImage before = painted(boardTheme(BoardThemeId::Wood), plain);
    const auto changes = [&](auto&& mark) {
        BoardPicture marked = plain;
        mark(marked);
        return painted(boardTheme(BoardThemeId::Wood), marked) != before;
    };
    EXPECT_TRUE(changes([](BoardPicture& p) { p.newest = Point::at(7, 7); }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.numbered = {Point::at(7, 7)}; }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.winningRow = {Point::at(7, 7)}; }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.ghost = Point::at(2, 2); }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.cursor = Point::at(2, 2); }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.hint = Point::at(2, 2); }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.forbidden = {Point::at(2, 2)}; }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.threats = {Point::at(2, 2)}; }));
    EXPECT_TRUE(changes([](BoardPicture& p) { p.veiled = {Point::at(2, 2)}; }));
    EXPECT_TRUE(changes([](BoardPicture& p) {
        p.falling = Point::at(7, 7);
        p.fallen = 0.3;
    }));
}

/// How far apart two colours are, by their channels.
int distance(const QColor& one, const QColor& other)
{
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
        + std::abs(one.blue() - other.blue());
}

TEST(BoardPainter, ALineGoesThroughTheFiveFromEndToEnd)
{
    BoardPicture picture;
    for (int i = 0; i < 5; ++i) {
        picture.grid.set(Point::at(3 + i, 3 + i), Cell::Black);
        picture.winningRow.push_back(Point::at(3 + i, 3 + i));
    }
    const BoardTheme theme = boardTheme(BoardThemeId::Wood);
    const BoardGeometry geometry(15, QRectF(0, 0, 400, 400));
    const auto isCrossed = [&](int stone) {
        const QPointF centre = geometry.centreOf(picture.winningRow[static_cast<size_t>(stone)]);
        return distance(painted(theme, picture).pixelColor(centre.toPoint()), theme.newest) < 60;
    };
    for (int stone = 0; stone < 5; ++stone)
        EXPECT_TRUE(isCrossed(stone)) << stone;
    picture.winningRowShown = 0.4;
    EXPECT_TRUE(isCrossed(1));
    EXPECT_FALSE(isCrossed(3)) << "it is still being drawn";
}

TEST(BoardPainter, TheVeilFadesFromPointToPointAndLeavesTheFrameClear)
{
    BoardPicture veiled;
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 15; ++row)
            veiled.veiled.push_back(Point::at(column, row));
    BoardTheme theme = boardTheme(BoardThemeId::Paper);
    theme.woodDark = theme.woodLight;
    const BoardGeometry geometry(15, QRectF(0, 0, 400, 400));
    const QImage image = painted(theme, veiled);
    const QImage clear = painted(theme, {});
    const auto darkness = [&](QPointF at) {
        return distance(image.pixelColor(at.toPoint()), clear.pixelColor(at.toPoint()));
    };
    const QPointF between(geometry.spacing() / 2, geometry.spacing() / 2);
    const auto above
        = [&](int column) { return geometry.centreOf(Point::at(column, 5)) - between; };
    const int full = darkness(above(3));
    EXPECT_GT(full, 30);
    EXPECT_GT(darkness(above(7)), full / 4);  // Half way from a veiled point to a free one.
    EXPECT_LT(darkness(above(7)), full * 3 / 4);
    EXPECT_EQ(darkness(above(10)), 0);
    EXPECT_EQ(darkness(geometry.lines().topLeft() - between * 0.8), 0) << "the frame";
}

TEST(BoardBanner, LetsNothingShineThrough)
{
    QWidget board;
    board.resize(700, 700);
    QPalette red = board.palette();
    red.setColor(QPalette::Window, Qt::red);
    board.setPalette(red);
    BoardBanner banner(&board);
    banner.setPalette(paletteOf(colorTable(Appearance::Light)));
    banner.present("Black wins", "Five in a row", {});
    banner.placeOver(board.rect(), true);
    board.show();
    EXPECT_GT(banner.geometry().top(), board.height() * 2 / 3);
    const QPoint inside = banner.geometry().topLeft() + QPoint(banner.width() / 2, 6);
    EXPECT_EQ(board.grab().toImage().pixelColor(inside), colorTable(Appearance::Light).panel);
}

TEST(BoardBanner, OneButtonStandsBesideTheWordsOnASmallBoardToo)
{
    QWidget board;
    board.resize(600, 600);
    BoardBanner banner(&board);
    banner.present("Black wins", "Five in a row", {{1, "Review", true}});
    banner.placeOver(board.rect(), true);
    board.show();
    const QLabel* title = banner.findChild<QLabel*>();
    EXPECT_GT(banner.button(1)->x(), title->geometry().right());
    EXPECT_LT(banner.button(1)->width(), banner.width() / 2);
    // A long text is not squeezed beside many buttons.
    banner.present("Black wins", "White ran out of time, and that is how this game has ended",
                   {{1, "Review"}, {2, "Swap the Sides"}, {3, "Play It Again", true}});
    banner.placeOver(QRect(0, 0, 480, 480), true);
    EXPECT_GT(banner.button(1)->y(), title->geometry().bottom());
}

TEST(BoardBanner, ButtonsStandInTheMiddleOfTwoLinesOfText)
{
    QWidget board;
    board.resize(700, 700);
    BoardBanner banner(&board);
    banner.present("You win", "Five in a row. Played with help: it does not count.",
                   {{1, "Review"}, {2, "Swap Sides"}, {3, "Play Again", true}});
    banner.placeOver(board.rect(), true);
    board.show();
    const auto labels = banner.findChildren<QLabel*>();
    ASSERT_GT(labels[1]->height(), labels[1]->fontMetrics().height() * 3 / 2) << "two lines";
    EXPECT_NEAR(banner.button(1)->geometry().center().y(), banner.rect().center().y(), 1);
}

TEST(BoardPainter, AnSvgHoldsVectorsAndNoPixels)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setViewBox(QRect(0, 0, 400, 400));
    BoardPicture picture;
    picture.grid.set(Point::at(7, 7), Cell::Black);
    {
        QPainter painter(&generator);
        BoardPainter(boardTheme(BoardThemeId::Wood), BoardGeometry(15, QRectF(0, 0, 400, 400)))
            .paint(painter, picture);
    }
    EXPECT_TRUE(bytes.contains("radialGradient"));
    EXPECT_FALSE(bytes.contains("<image"));
}

TEST(Palette, EveryTextIsReadableOnWhatItStandsOn)
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        const ColorTable& colors = colorTable(appearance);
        for (const QColor& ground : {colors.window, colors.panel, colors.softFill}) {
            EXPECT_GE(contrastOf(colors.text, ground), 4.5);
            EXPECT_GE(contrastOf(colors.secondaryText, ground), 4.5) << ground.name().toStdString();
        }
        EXPECT_GE(contrastOf(colors.onAccent, colors.accent), 4.5);
        EXPECT_GE(contrastOf(colors.accent, colors.panel), 4.5);
    }
    for (const BoardThemeId id : kBoardThemes) {
        const BoardTheme theme = boardTheme(id);
        for (const BoardTheme& shown : {theme, dimmed(theme)}) {
            EXPECT_GE(contrastOf(shown.label, shown.woodLight), 4.5) << qPrintable(nameOf(id));
            EXPECT_GE(contrastOf(shown.label, shown.woodDark), 4.5) << qPrintable(nameOf(id));
        }
        for (const StoneColors& stone : {theme.stones.black, theme.stones.white})
            EXPECT_GE(contrastOf(stone.number, stone.body), 4.5) << qPrintable(nameOf(id));
    }
}

TEST(Palette, WithMoreContrastEveryTextAndEveryEdgeStandsOut)
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        const ColorTable& colors = colorTable(appearance, Contrast::High);
        for (const QColor& ground : {colors.window, colors.panel, colors.softFill}) {
            for (const QColor& ink : {colors.text, colors.secondaryText, colors.accent, colors.good,
                                      colors.inaccuracy, colors.mistake, colors.blunder})
                EXPECT_GE(contrastOf(ink, ground), 6.0)
                    << qPrintable(ink.name() + " on " + ground.name());
            EXPECT_GE(contrastOf(colors.hairline, ground), 3.0) << qPrintable(ground.name());
        }
        EXPECT_GE(contrastOf(colors.text, colors.panel), 15.0);
        EXPECT_GE(contrastOf(colors.secondaryText, colors.panel), 7.0);
        EXPECT_GE(contrastOf(colors.onAccent, colors.accent), 7.0);
        EXPECT_EQ(&tableOf(paletteOf(colors)), &colors);
        EXPECT_EQ(&tableOf(paletteOf(colorTable(appearance))), &colorTable(appearance));
    }
}

TEST(Palette, VerdictsHaveColoursOfTheirOwnThatCanBeToldApart)
{
    for (const auto& [appearance, contrast] : {std::pair(Appearance::Light, Contrast::Usual),
                                               std::pair(Appearance::Dark, Contrast::Usual),
                                               std::pair(Appearance::Light, Contrast::High),
                                               std::pair(Appearance::Dark, Contrast::High)}) {
        const ColorTable& colors = colorTable(appearance, contrast);
        const QColor apart[]
            = {colors.good, colors.inaccuracy, colors.mistake, colors.blunder, colors.accent};
        for (const QColor& one : apart)
            for (const QColor& other : apart)
                EXPECT_TRUE(one == other || distance(one, other) >= 30)
                    << qPrintable(one.name() + ' ' + other.name());
        for (const QColor& verdict :
             {colors.good, colors.inaccuracy, colors.mistake, colors.blunder})
            EXPECT_GE(contrastOf(verdict, colors.panel), 3.0) << qPrintable(verdict.name());
        EXPECT_EQ(appearanceOf(paletteOf(colors)), appearance);
    }
}

TEST(Palette, ContrastIsThatOfTheStandard)
{
    EXPECT_NEAR(contrastOf(Qt::black, Qt::white), 21.0, 0.01);
    EXPECT_NEAR(contrastOf(QColor(0x767676), Qt::white), 4.54, 0.01);
    EXPECT_NEAR(contrastOf(Qt::red, Qt::red), 1.0, 0.001);
}

TEST(Palette, TheStyleSheetKnowsAllItsColours)
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark})
        EXPECT_FALSE(styleSheetOf(colorTable(appearance)).contains(u'@'));
}

}  // namespace
}  // namespace gomoku
