// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <cstdint>
#include <span>

namespace gomoku {

/// How well a player sees the board. Weak players lose as people do: they overlook a threat, more
/// often a broken one than a solid one, on a diagonal, far from the last move, and among many. They
/// never overlook a five of their own.
struct Perception
{
    int overlooks = 0;  ///< Thousandths of the chances that perception gives; 0: sees everything.
    int overlooksFours = 0;  ///< The same for the opponent's fours, which are much plainer.
    int mood = 0;  ///< Moves that differ by no more than about this seem equally good.

    [[nodiscard]] bool isPerfect() const noexcept { return overlooks == 0 && overlooksFours == 0; }

    friend bool operator==(const Perception&, const Perception&) = default;
};

/// A position as a player of some perception sees it this time: the shapes of both sides without
/// those that escape notice. The same `seed` sees the same.
class SeenBoard
{
public:
    SeenBoard(const BoardManager& board, const Perception& perception, std::uint64_t seed) noexcept;

    /// What a stone of `color` on the empty `point` seems to make.
    [[nodiscard]] FourShapes shapesOf(Color color, Point point) const noexcept;
    /// Does a threat that forces, by either side, escape notice?
    [[nodiscard]] bool missesThreat() const noexcept;
    /// The chance, in thousandths, that the shape on one line through a point is overlooked.
    [[nodiscard]] int chanceToOverlook(Color color, Point point, int direction) const noexcept;

private:
    [[nodiscard]] bool isOverlooked(Color color, Point point, int direction) const noexcept;
    [[nodiscard]] bool isBroken(Color color, Point point, int direction) const noexcept;

    const BoardManager& m_board;
    Perception m_perception;
    std::uint64_t m_seed;
    int m_threats;  ///< On the whole board, roughly.
};

/// The move of a player who plays what he sees without calculating: five, stop five, open four,
/// stop open four, a double threat, and else the point that looks best. `table` says how good
/// shapes look. None only if there is nothing legal near the stones that is not `excluded`.
[[nodiscard]] Point moveBySight(const BoardManager& board, const PointTable& table,
                                const Perception& perception, std::uint64_t seed,
                                std::span<const Point> excluded = {});

}  // namespace gomoku
