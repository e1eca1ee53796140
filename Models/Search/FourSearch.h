// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <cstdint>
#include <vector>

namespace gomoku {

/// A small look for wins by continuous fours, made to be asked at every leaf: bounded, only by
/// fours that build something besides, and with a memory of positions where it found nothing. Where
/// the defender may answer a four in several ways (caro), it sees only wins at hand.
class FourSearch
{
public:
    FourSearch();

    struct Win
    {
        int plies = 0;  ///< To the five; 0 if no win was found.
        Point first{};
    };

    /// For the side to move; `board` is used and left as it was. At most `fours` fours deep.
    [[nodiscard]] Win find(BoardManager& board, int fours) noexcept;
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }

private:
    struct Failure
    {
        zobrist::Key key = 0;
        int fours = -1;
    };

    int pliesToWin(BoardManager& board, int fours, Point& first) noexcept;
    int tryFour(BoardManager& board, Point point, int fours) noexcept;
    [[nodiscard]] bool isKnownFailure(zobrist::Key key, int fours) const noexcept;
    void noteFailure(zobrist::Key key, int fours) noexcept;

    std::vector<Failure> m_failures;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nodeLimit = 0;
};

/// The point where `color`, having just played `four`, makes five; none if there is no such point
/// or more than one.
[[nodiscard]] Point onlyFiveOf(const BoardManager& board, Color color, Point four) noexcept;

}  // namespace gomoku
