// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ThreatPoints.h"

#include "Models/BoardManager.h"

namespace gomoku {

namespace {

bool winsSoon(const BoardManager& board, Color color, Point point)
{
    const FourShapes shapes = board.shapesOf(color, point);
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeIn(shapes, direction);
        if (shape == Shape::Five || shape == Shape::OpenFour)
            return true;
    }
    return false;
}

}  // namespace

std::vector<Point> threatPoints(const GameSnapshot& snapshot)
{
    std::vector<Point> found;
    if (snapshot.outcome.isOver())
        return found;
    const BoardManager board(snapshot.grid, snapshot.setup.rule, snapshot.sideToMove);
    snapshot.grid.forEachPoint([&](Point point) {
        const bool empty = snapshot.grid.at(point) == Cell::Empty;
        if (empty && (winsSoon(board, Color::Black, point) || winsSoon(board, Color::White, point)))
            found.push_back(point);
    });
    return found;
}

}  // namespace gomoku
