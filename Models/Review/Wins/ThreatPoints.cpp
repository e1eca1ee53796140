// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ThreatPoints.h"

#include "Models/BoardManager.h"
#include "Models/Rules/ForbiddenPoints.h"

namespace gomoku {

namespace {

bool makes(const BoardManager& board, Shape wanted, Color color, Point point)
{
    const FourShapes shapes = board.shapesOf(color, point);
    for (int direction = 0; direction < 4; ++direction)
        if (shapeIn(shapes, direction) == wanted)
            return true;
    return false;
}

bool winsSoon(const BoardManager& board, Color color, Point point)
{
    return makes(board, Shape::Five, color, point) || makes(board, Shape::OpenFour, color, point);
}

}  // namespace

ImmediateThreats immediateThreats(const GameSnapshot& snapshot, Color color)
{
    ImmediateThreats threats;
    if (snapshot.outcome.isOver())
        return threats;
    const Grid& grid = snapshot.grid;
    const bool fouls = hasFouls(snapshot.setup.rule, color);
    const BoardManager board(grid, snapshot.setup.rule, snapshot.sideToMove);
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty || !winsSoon(board, color, point)
            || (fouls && forbiddenKind(grid, point) != Foul::None))
            return;
        const bool isFive = makes(board, Shape::Five, color, point);
        (isFive ? threats.fives : threats.openFours).push_back(point);
    });
    return threats;
}

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
