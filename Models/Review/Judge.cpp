// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge.h"

#include "Models/Search/ParallelSearch.h"

#include <algorithm>

namespace gomoku {

namespace {

/// Enough for a second look; the same for every position, for a table of another size may lead to
/// another value.
constexpr std::size_t kTableMegabytes = 16;

/// Searches that may follow a decided one to see how it ends, and what part of its nodes each has.
constexpr int kMostContinuations = 40;
constexpr std::uint64_t kContinuationShare = 4;

void runHere(int, const std::function<void(int)>& job)
{
    job(0);
}

/// From the other side, one move earlier.
Score beforeMove(Score score)
{
    if (!isDecided(score))
        return -score;
    return isWin(score) ? -(score - 1) : -(score + 1);
}

bool isSameSide(Score one, Score other)
{
    return isDecided(one) && isDecided(other) && isWin(one) == isWin(other);
}

}  // namespace

struct Judge::Engine
{
    ParallelSearch search{kTableMegabytes};
};

Judge::Judge() : m_engine(std::make_unique<Engine>())
{ }

Judge::~Judge() = default;

std::optional<Judgement> Judge::judge(const BoardManager& position, std::uint64_t nodes,
                                      const std::atomic<bool>& stop)
{
    if (const auto winner = position.winner())
        return Judgement{*winner == position.sideToMove() ? kWin : -kWin};
    if (position.isFull())
        return Judgement{};
    m_engine->search.clear();
    const Judgement judgement = position.stoneCount() == 0 ? judgeEmptyBoard(position, nodes, stop)
                                                           : search(position, nodes, stop);
    if (stop.load(std::memory_order_relaxed))
        return std::nullopt;
    return judgement;
}

Judgement Judge::search(const BoardManager& position, std::uint64_t nodes,
                        const std::atomic<bool>& stop)
{
    SearchLimits limits;
    limits.nodes = nodes;
    limits.useBook = false;
    limits.alwaysSearch = true;
    const SearchReport report = m_engine->search.think(position, limits, runHere, stop);
    if (report.lines.empty())
        return {};
    Judgement judgement{report.score(), report.lines.front().moves};
    if (isDecided(judgement.score))
        playOut(position, judgement, nodes, stop);
    return judgement;
}

/// On an empty board all moves look alike to a search. It is worth what the usual first move is.
Judgement Judge::judgeEmptyBoard(const BoardManager& position, std::uint64_t nodes,
                                 const std::atomic<bool>& stop)
{
    BoardManager board = position;
    board.makeMove(centreOf(board.size()));
    Judgement judgement = search(board, nodes, stop);
    judgement.score = beforeMove(judgement.score);
    judgement.line.insert(judgement.line.begin(), centreOf(board.size()));
    return judgement;
}

/// A search that knows who wins does not always know the last moves: at its leaves it sees only
/// that there are enough fours. They are added here, and the distance is that of the line shown.
void Judge::playOut(BoardManager board, Judgement& judgement, std::uint64_t nodes,
                    const std::atomic<bool>& stop)
{
    const Color side = board.sideToMove();
    for (const Point move : judgement.line)
        board.makeMove(move);
    for (int i = 0; i < kMostContinuations && !board.winner() && !board.isFull(); ++i) {
        SearchLimits limits;
        limits.nodes = std::max<std::uint64_t>(nodes / kContinuationShare, 1);
        limits.useBook = false;
        limits.alwaysSearch = true;
        const SearchReport report = m_engine->search.think(board, limits, runHere, stop);
        const Score score = board.sideToMove() == side ? report.score() : -report.score();
        if (report.bestMove().isNone() || !isSameSide(score, judgement.score))
            return;
        for (const Point move : report.lines.front().moves) {
            board.makeMove(move);
            judgement.line.push_back(move);
        }
    }
    const int plies = static_cast<int>(judgement.line.size());
    if (board.winner())
        judgement.score = isWin(judgement.score) ? winIn(plies) : lossIn(plies);
}

}  // namespace gomoku
