// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

namespace gomoku {

[[nodiscard]] inline bool canMakeFive(const BoardManager& board, Color color) noexcept
{
    return board.count(color, PointClass::Five) > 0;
}

[[nodiscard]] inline bool canMakeFour(const BoardManager& board, Color color) noexcept
{
    return board.count(color, PointClass::Four) + board.count(color, PointClass::FourPlus)
        + board.count(color, PointClass::FourThree) + board.count(color, PointClass::OpenFour)
        > 0;
}

/// Does a stone with these shapes make two threes, as far as its lines alone can tell?
[[nodiscard]] constexpr bool looksLikeDoubleThree(FourShapes shapes) noexcept
{
    int threes = 0;
    for (int direction = 0; direction < 4; ++direction)
        threes += isOpenThree(shapeIn(shapes, direction));
    return threes > 1;
}

/// Would a stone there make an open four? PointClass::OpenFour stands for two fours too.
[[nodiscard]] inline bool makesOpenFour(const BoardManager& board, Color color,
                                        Point point) noexcept
{
    const FourShapes shapes = board.shapesOf(color, point);
    for (int direction = 0; direction < 4; ++direction)
        if (shapeIn(shapes, direction) == Shape::OpenFour)
            return true;
    return false;
}

/// Visits the empty points up to `reach` away from `centre` on one of its lines.
template <typename Visitor>
void forEachEmptyOnLine(const BoardManager& board, Point centre, int direction, int reach,
                        Visitor&& visit)
{
    for (int offset = -reach; offset <= reach; ++offset) {
        const Point point = shifted(centre, kDirections[direction], offset, board.size());
        if (offset != 0 && !point.isNone() && board.isEmpty(point))
            visit(point);
    }
}

/// Some legal point of that class for `color`; none if there is none.
[[nodiscard]] Point findPoint(const BoardManager& board, Color color,
                              PointClass pointClass) noexcept;

/// Some point where `color` makes five; none if there is none.
[[nodiscard]] Point fivePoint(const BoardManager& board, Color color) noexcept;

/// The point where `color`, whose last stone is `four`, makes five; none if there is no such point
/// or more than one.
[[nodiscard]] Point onlyFiveOf(const BoardManager& board, Color color, Point four) noexcept;

/// The points where `color` makes five thanks to its stone on `four`, at most `four`'s own lines.
template <typename Visitor>
void forEachFiveOf(const BoardManager& board, Color color, Point four, Visitor&& visit)
{
    // The shapes of a point stay as they were when its stone was placed.
    const FourShapes shapes = board.shapesOf(color, four);
    for (int direction = 0; direction < 4; ++direction) {
        if (shapeIn(shapes, direction) < Shape::Four)
            continue;
        forEachEmptyOnLine(board, four, direction, kWinLength - 1, [&](Point point) {
            if (shapeIn(board.shapesOf(color, point), direction) == Shape::Five)
                visit(point);
        });
    }
}

/// Visits every point where one stone of the opponent may spoil a five that `color` could make on
/// `five`: the point itself, and under caro the ends of the row.
template <typename Visitor>
void forEachSpoilerOf(const BoardManager& board, Color color, Point five, Visitor&& visit)
{
    visit(five);
    if (!enclosedFiveIsNothing(board.rule()))
        return;
    const FourShapes shapes = board.shapesOf(color, five);
    for (int direction = 0; direction < 4; ++direction)
        if (shapeIn(shapes, direction) == Shape::Five)
            forEachEmptyOnLine(board, five, direction, kWinLength, visit);
}

}  // namespace gomoku
