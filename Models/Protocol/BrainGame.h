// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Protocol/PointBlock.h"

#include <vector>

namespace gomoku {

/// The stones that a manager has told of, in order, and whose move it is. The rule is asked for
/// anew each time, since managers name it before, after and between the moves.
class BrainGame
{
public:
    BrainGame() = default;  ///< No game; see isRunning().
    explicit BrainGame(int boardSize) : m_size(boardSize) { }

    [[nodiscard]] bool isRunning() const noexcept { return m_size > 0; }
    [[nodiscard]] int size() const noexcept { return m_size; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_stones.empty(); }
    [[nodiscard]] Color sideToMove() const noexcept { return m_sideToMove; }
    [[nodiscard]] bool isFree(Point point) const noexcept;
    [[nodiscard]] Point lastStone() const noexcept;  ///< None on an empty board.

    void place(Point point);  ///< For the side to move.
    void takeBack();  ///< The last stone, which its owner may now replace.
    /// A position given stone by stone, in any order. With `ownSideMoves` the engine's side is to
    /// move; otherwise the counts decide.
    void setUp(const std::vector<PointBlock::Entry>& entries, bool ownSideMoves);

    /// With its moves in the history, wherever the stones can have been played in turn.
    [[nodiscard]] BoardManager position(Rule rule) const;
    /// Has either side won, or is the board full?
    [[nodiscard]] bool isOver(Rule rule) const;
    /// Blocked points that belong to nobody: the winning rows of a continuous game.
    [[nodiscard]] const std::vector<Point>& closedPoints() const noexcept { return m_closed; }
    /// `wanted` if the law allows it, else the nearest to the centre that it allows: a search that
    /// fails must not cost the game on the spot. Any free point if nothing is allowed.
    [[nodiscard]] Point legalMove(Rule rule, Point wanted) const;

private:
    struct Stone
    {
        Point point;
        Color color;
    };

    [[nodiscard]] Grid grid() const;
    /// The stones as a sequence of moves; empty if there can be none.
    [[nodiscard]] std::vector<Point> asMoves() const;

    int m_size = 0;
    std::vector<Stone> m_stones;
    std::vector<Point> m_closed;
    Color m_sideToMove = Color::Black;
};

}  // namespace gomoku
