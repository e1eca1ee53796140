// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Judge.h"

#include "Models/Review/Judge/OpenRow.h"
#include "Models/Review/Judge/PlayOut.h"
#include "Models/Search/ParallelSearch.h"

#include <algorithm>

namespace gomoku {

namespace {

/// Enough for a second look; the same for every position, for a table of another size may lead to
/// another value.
constexpr std::size_t kTableMegabytes = 16;

/// What part of a search's nodes each search has that follows it to see how it ends.
constexpr std::uint64_t kContinuationShare = 4;

/// From the other side, one move earlier.
Score beforeMove(Score score)
{
    if (!isDecided(score))
        return -score;
    return isWin(score) ? -(score - 1) : -(score + 1);
}

/// Near the end of a long game, scores speak of rows that can no longer be made. Who has none left
/// is not ahead.
Score withinReach(const BoardManager& position, Score score)
{
    const Grid& grid = position.grid();
    const Color side = position.sideToMove();
    if (!hasOpenRow(grid, side))
        score = std::min(score, 0);
    return hasOpenRow(grid, opponent(side)) ? score : std::max(score, 0);
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
    Judgement judgement = position.stoneCount() == 0 ? judgeEmptyBoard(position, nodes, stop)
                                                     : search(position, nodes, stop);
    if (stop.load(std::memory_order_relaxed))
        return std::nullopt;
    judgement.score = withinReach(position, judgement.score);
    return judgement;
}

Judgement Judge::search(const BoardManager& position, std::uint64_t nodes,
                        const std::atomic<bool>& stop)
{
    SearchLimits limits;
    limits.nodes = nodes;
    limits.useBook = false;
    limits.alwaysSearch = true;
    const SearchReport report = m_engine->search.think(position, limits, onThisThread, stop);
    if (report.lines.empty())
        return {};
    Judgement judgement{report.score(), report.lines.front().moves};
    // What cannot be shown to the five is not called decided, however sure it is.
    if (isDecided(judgement.score)
        && !playOut(m_engine->search, position, judgement.line, judgement.score,
                    std::max<std::uint64_t>(nodes / kContinuationShare, 1), stop))
        judgement.score = std::clamp(judgement.score, -kMaxEval, kMaxEval);
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

}  // namespace gomoku
