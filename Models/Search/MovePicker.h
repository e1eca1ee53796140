// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/MoveHistory.h"

#include <array>
#include <cstdint>
#include <limits>

namespace gomoku {

/// The moves of a node, best guess first. Where the opponent threatens, only the moves that can
/// matter: those that stop the threat and one's own fours. The table's move comes first of all, and
/// only when it has not been enough are the others ranked.
class MovePicker
{
public:
    struct Hints
    {
        Point tableMove{};
        int ply = 0;
    };

    /// The side to move has no five and no open four.
    MovePicker(const BoardManager& board, const MoveHistory& history, Hints hints) noexcept;

    /// None when all are given out. Foul moves are left out. `board` shows the same position as the
    /// one the moves come from, which may have gone on since.
    [[nodiscard]] Point next(const BoardManager& board) noexcept;
    [[nodiscard]] Point next() noexcept { return next(m_board); }
    /// Ranks the moves now. To be called before another thread asks for one, while the board shows
    /// the position that the moves come from.
    void rankAll() noexcept;

private:
    [[nodiscard]] bool isPossible(Point tableMove) const noexcept;
    void addStopsOfFive() noexcept;
    void addAnswersToOpenFour() noexcept;
    void addEnclosersOfOpenFour() noexcept;
    void addCandidates() noexcept;
    void add(Point point) noexcept;
    [[nodiscard]] int rankOf(Point point) const noexcept;

    /// A rank and, in the low bits, its point: the best move is the largest number, which compilers
    /// find several at a time. Among equals the point nearest to a1 comes first.
    using RankedMove = std::int32_t;
    static constexpr int kPointMask = 1023;
    static_assert(kPointSpace <= kPointMask + 1);
    [[nodiscard]] static constexpr RankedMove ranked(int rank, Point point) noexcept
    {
        return rank * (kPointMask + 1) + (kPointMask - point.index());
    }
    [[nodiscard]] static constexpr Point pointOf(RankedMove move) noexcept
    {
        return Point::fromIndex(kPointMask - (move & kPointMask));
    }
    /// Moves lie in blocks whose best is known, so that the best of all is found among few.
    static constexpr int kBlock = 16;
    static constexpr RankedMove kTaken = std::numeric_limits<RankedMove>::min();
    void formBlocks() noexcept;
    [[nodiscard]] RankedMove bestOfBlock(int block) const noexcept;
    /// None when all are taken.
    [[nodiscard]] Point takeBest() noexcept;

    const BoardManager& m_board;
    const MoveHistory& m_history;
    Hints m_hints;
    Color m_side;
    Point m_answer;
    bool m_startsWithHint;  ///< The table's move is still to be given out.
    bool m_isRanked = false;
    int m_count = 0;
    static constexpr int kRoom = (kMaxBoardSize * kMaxBoardSize + kBlock - 1) / kBlock * kBlock;
    /// Without initialisers: a picker is made at every node, and most of its places stay unused.
    std::array<RankedMove, kRoom> m_moves;
    std::array<RankedMove, kRoom / kBlock> m_bestOfBlocks;
};

/// Does the opponent of the side to move have a point that makes an open four, if it may play it?
[[nodiscard]] bool facesOpenFour(const BoardManager& board) noexcept;

}  // namespace gomoku
