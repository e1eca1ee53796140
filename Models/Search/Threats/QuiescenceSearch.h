// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace gomoku {

/// Positions where a QuiescenceSearch found nothing, remembered by all threads of a search
/// together. Each is one word, so that there is nothing to lock.
class QuiescenceFailures
{
public:
    [[nodiscard]] bool contains(zobrist::Key key, int fours) const noexcept
    {
        const std::uint64_t known = slotOf(key).load(std::memory_order_relaxed);
        return (known ^ key) <= kMostFours && static_cast<int>(known & kMostFours) > fours;
    }
    void add(zobrist::Key key, int fours) noexcept
    {
        m_slots[key % kSlots].store((key & ~kMostFours) | static_cast<std::uint64_t>(fours + 1),
                                    std::memory_order_relaxed);
    }

private:
    static constexpr std::size_t kSlots = 1 << 15;
    /// The low bits of a key say no more than its slot does: they hold how deep the look was.
    static constexpr std::uint64_t kMostFours = 15;

    [[nodiscard]] const std::atomic<std::uint64_t>& slotOf(zobrist::Key key) const noexcept
    {
        return m_slots[key % kSlots];
    }

    std::vector<std::atomic<std::uint64_t>> m_slots
        = std::vector<std::atomic<std::uint64_t>>(kSlots);
};

/// A small look for wins by continuous fours, made to be asked at every leaf: bounded, only by
/// fours that build something besides, and with a memory of positions where it found nothing. Where
/// the defender may answer a four in several ways (caro), it sees only wins at hand.
class QuiescenceSearch
{
public:
    explicit QuiescenceSearch(QuiescenceFailures& failures) : m_failures(failures) { }

    struct Win
    {
        int plies = 0;  ///< To the five; 0 if no win was found.
        Point first{};
    };

    /// For the side to move; `board` is used and left as it was. At most `fours` fours deep.
    [[nodiscard]] Win find(BoardManager& board, int fours) noexcept;
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }

private:
    int pliesToWin(BoardManager& board, int fours, Point& first) noexcept;
    int tryFour(BoardManager& board, Point point, int fours) noexcept;

    QuiescenceFailures& m_failures;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nodeLimit = 0;
};

}  // namespace gomoku
