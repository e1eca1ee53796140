// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Positions/ThreatPositions.h"

#include <array>

namespace gomoku {

namespace {

/// Worth of a point by its class: to the player who takes it and to the one who is kept from it.
constexpr std::array<int, kPointClassCount> kOwn{0, 6, 30, 60, 8, 20, 200, 400, 0, 0};
constexpr std::array<int, kPointClassCount> kTheirs{0, 4, 20, 40, 5, 12, 120, 250, 5000, 0};

int worth(const BoardManager& board, Point point)
{
    const Color mover = board.sideToMove();
    return kOwn[static_cast<std::size_t>(board.classOf(mover, point))]
        + kTheirs[static_cast<std::size_t>(board.classOf(opponent(mover), point))];
}

Point chooseMove(const BoardManager& board, bool looks, std::mt19937& random)
{
    const Color mover = board.sideToMove();
    Point best;
    int bestWorth = -1;
    board.candidates().forEach([&](Point point) {
        if (board.classOf(mover, point) == PointClass::Five || !board.isLegal(mover, point))
            return;
        const int value = static_cast<int>(random() % 16) + (looks ? worth(board, point) : 0);
        if (value > bestWorth) {
            bestWorth = value;
            best = point;
        }
    });
    return best;
}

}  // namespace

BoardManager makePosition(const ThreatPosition& wish, std::mt19937& random)
{
    BoardManager board(wish.size, wish.rule);
    board.makeMove(centreOf(wish.size));
    while (board.stoneCount() < wish.stones) {
        const bool looks = static_cast<int>(random() % 100) >= wish.carelessness;
        const Point move = chooseMove(board, looks, random);
        if (move.isNone())
            break;
        board.makeMove(move);
    }
    return BoardManager(board.grid(), wish.rule, board.sideToMove());
}

}  // namespace gomoku
