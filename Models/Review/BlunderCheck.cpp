// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/BlunderCheck.h"

#include "Models/BoardManager.h"

namespace gomoku {

namespace {

/// The first empty point where `color` would make what is asked for; none if there is none.
Point pointOf(const BoardManager& board, Color color, PointClass wanted)
{
    Point found;
    board.grid().forEachPoint([&](Point point) {
        if (found.isNone() && board.isEmpty(point) && board.classOf(color, point) == wanted
            && board.isLegal(color, point))
            found = point;
    });
    return found;
}

}  // namespace

std::optional<Blunder> blunderOf(const GameSnapshot& snapshot)
{
    if (snapshot.shown == 0 || snapshot.outcome.isOver())
        return std::nullopt;
    const PlayedMove& move = snapshot.moves[static_cast<std::size_t>(snapshot.shown - 1)];
    if (move.point.isNone())
        return std::nullopt;
    const Color me = move.color;
    const Color other = opponent(me);
    Grid grid = snapshot.grid;
    const BoardManager after(grid, snapshot.setup.rule, other);
    grid.set(move.point, Cell::Empty);
    const BoardManager before(grid, snapshot.setup.rule, me);

    if (const Point five = pointOf(before, me, PointClass::Five); !five.isNone())
        return Blunder{Blunder::Kind::MissedFive, five};
    if (const Point five = pointOf(after, other, PointClass::Five);
        !five.isNone() && before.classOf(other, five) == PointClass::Five)
        return Blunder{Blunder::Kind::LetFive, five};
    // A four of one's own comes first, whatever the opponent has.
    if (!pointOf(after, me, PointClass::Five).isNone())
        return std::nullopt;
    if (const Point four = pointOf(after, other, PointClass::OpenFour);
        !four.isNone() && before.classOf(other, four) == PointClass::OpenFour)
        return Blunder{Blunder::Kind::LetOpenFour, four};
    return std::nullopt;
}

}  // namespace gomoku
