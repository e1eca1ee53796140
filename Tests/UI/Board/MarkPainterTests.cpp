// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardPainter.h"
#include "UI/Board/MarkPainter.h"
#include "UI/Style/Palette.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

constexpr int kSide = 600;

QImage paintedBoard(const Grid& grid, const std::vector<BoardMark>& marks)
{
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    BoardPicture picture;
    picture.grid = grid;
    picture.marks = marks;
    BoardPainter(boardTheme(BoardThemeId::Wood), BoardGeometry(15, image.rect()))
        .paint(painter, picture);
    return image;
}

/// The strongest contrast between the two pictures within the cell of a point.
double contrastAt(Point point, const QImage& plain, const QImage& marked)
{
    const QRect cell
        = BoardGeometry(15, plain.rect()).cellOf(point).toRect().adjusted(8, 8, -8, -8);
    double strongest = 1;
    for (int y = cell.top(); y <= cell.bottom(); ++y)
        for (int x = cell.left(); x <= cell.right(); ++x)
            strongest
                = std::max(strongest, contrastOf(plain.pixelColor(x, y), marked.pixelColor(x, y)));
    return strongest;
}

class MarksOnTheBoard : public ::testing::TestWithParam<BoardMark::Kind>
{
};

TEST_P(MarksOnTheBoard, AreEasyToReadOnWoodAndOnBothStones)
{
    const Point wood = Point::at(3, 3);
    const Point black = Point::at(7, 7);
    const Point white = Point::at(10, 4);
    Grid grid(15);
    grid.set(black, Cell::Black);
    grid.set(white, Cell::White);
    std::vector<BoardMark> marks;
    for (const Point point : {wood, black, white})
        marks.push_back({point, GetParam(), GetParam() == BoardMark::Kind::Label ? "A" : ""});
    const QImage plain = paintedBoard(grid, {});
    const QImage marked = paintedBoard(grid, marks);
    for (const Point point : {wood, black, white})
        EXPECT_GE(contrastAt(point, plain, marked), 4.5) << point.toString();
    EXPECT_EQ(contrastAt(Point::at(12, 12), plain, marked), 1.0);
}

INSTANTIATE_TEST_SUITE_P(Kinds, MarksOnTheBoard,
                         ::testing::Values(BoardMark::Kind::Triangle, BoardMark::Kind::Square,
                                           BoardMark::Kind::Circle, BoardMark::Kind::Cross,
                                           BoardMark::Kind::Label));

TEST(MarkPainter, ALongLabelStaysInItsCell)
{
    const Point point = Point::at(7, 7);
    const QImage plain = paintedBoard(Grid(15), {});
    const QImage marked = paintedBoard(Grid(15), {{point, BoardMark::Kind::Label, "WWWWW"}});
    EXPECT_GT(contrastAt(point, plain, marked), 3.0);
    EXPECT_LT(contrastAt(Point::at(8, 7), plain, marked), 1.2);
    EXPECT_LT(contrastAt(Point::at(6, 7), plain, marked), 1.2);
}

TEST(MarkPainter, NoLineOfTheBoardRunsThroughALongLabel)
{
    const Point point = Point::at(7, 6);
    // The strokes lie low, so that of the row's own line nothing may be left.
    const QImage marked = paintedBoard(Grid(15), {{point, BoardMark::Kind::Label, "_____"}});
    const BoardGeometry geometry(15, marked.rect());
    const QPointF centre = geometry.centreOf(point);
    const QColor line = boardTheme(BoardThemeId::Wood).line;
    for (const double away : {-0.42, 0.0, 0.42}) {
        const QPoint place((centre + QPointF(away * geometry.spacing(), 0)).toPoint());
        EXPECT_GT(contrastOf(line, marked.pixelColor(place)), 3.0) << away;
    }
}

TEST(MarkPainter, AMarkOffTheBoardIsNotDrawn)
{
    EXPECT_EQ(paintedBoard(Grid(15), {{Point::at(17, 2), BoardMark::Kind::Cross, {}}}),
              paintedBoard(Grid(15), {}));
}

}  // namespace
}  // namespace gomoku
