// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/PlayOut.h"

namespace gomoku {

namespace {

/// Searches that may follow a decided one to see how it ends.
constexpr int kMostContinuations = 40;

bool isSameSide(Score one, Score other)
{
    return isDecided(one) && isDecided(other) && isWin(one) == isWin(other);
}

SearchLimits playOutLimits(std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    limits.useBook = false;
    limits.alwaysSearch = true;
    return limits;
}

}  // namespace

bool endsWithFive(BoardManager board, const std::vector<Point>& line, Score score)
{
    const Color side = board.sideToMove();
    for (const Point move : line) {
        if (board.winner() || move.isNone() || !board.isEmpty(move)
            || !board.isLegal(board.sideToMove(), move))
            return false;
        board.makeMove(move);
    }
    return board.winner() == (isWin(score) ? side : opponent(side));
}

bool playOut(ParallelSearch& search, BoardManager board, std::vector<Point>& line, Score& score,
             std::uint64_t nodes, const std::atomic<bool>& stop)
{
    const Color side = board.sideToMove();
    for (const Point move : line)
        board.makeMove(move);
    for (int i = 0; i < kMostContinuations && !board.winner() && !board.isFull(); ++i) {
        const SearchReport report = search.think(board, playOutLimits(nodes), onThisThread, stop);
        const Score seen = board.sideToMove() == side ? report.score() : -report.score();
        if (report.bestMove().isNone() || !isSameSide(seen, score))
            return false;
        for (const Point move : report.lines.front().moves) {
            board.makeMove(move);
            line.push_back(move);
        }
    }
    if (!board.winner())
        return false;
    const int plies = static_cast<int>(line.size());
    score = isWin(score) ? winIn(plies) : lossIn(plies);
    return true;
}

}  // namespace gomoku
