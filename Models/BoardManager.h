// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/CandidateCache.h"
#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"
#include "Models/Core/Zobrist.h"

#include <array>
#include <optional>

namespace gomoku {

/// The position that the game and the search share: stones, whose move it is, the moves made, the
/// hash key and the candidates, all kept up to date by makeMove() and put back by undoMove(). A
/// flat value: copying is cheap and nothing here allocates. It knows what wins, but it does not
/// judge: fouls are for Rules/ to refuse and for the shapes to foresee.
class BoardManager
{
public:
    explicit BoardManager(int size = kDefaultBoardSize, Rule rule = Rule::Freestyle);
    /// A position set up stone by stone; there is nothing to undo. By default the side with fewer
    /// stones moves, Black if they are equal.
    BoardManager(const Grid& grid, Rule rule, std::optional<Color> sideToMove = std::nullopt);

    [[nodiscard]] int size() const noexcept { return m_grid.size(); }
    [[nodiscard]] Rule rule() const noexcept { return m_rule; }
    [[nodiscard]] const Grid& grid() const noexcept { return m_grid; }
    [[nodiscard]] Cell at(Point point) const noexcept { return m_grid.at(point); }
    [[nodiscard]] bool isEmpty(Point point) const noexcept { return at(point) == Cell::Empty; }
    [[nodiscard]] Color sideToMove() const noexcept { return m_sideToMove; }
    [[nodiscard]] zobrist::Key key() const noexcept { return m_key; }
    [[nodiscard]] const CandidateCache& candidates() const noexcept { return m_candidates; }

    /// Moves that undoMove() can take back; passes count.
    [[nodiscard]] int moveCount() const noexcept { return m_moveCount; }
    [[nodiscard]] Point move(int number) const noexcept;  ///< Counted from 0; none for a pass.
    [[nodiscard]] Point lastMove() const noexcept;  ///< None if there is none.
    [[nodiscard]] int stoneCount() const noexcept { return m_stoneCount; }
    [[nodiscard]] bool isFull() const noexcept { return m_stoneCount == size() * size(); }
    /// Who has a winning row on the board, as the last stone made it.
    [[nodiscard]] std::optional<Color> winner() const noexcept;

    void makeMove(Point point) noexcept;  ///< `point` must be empty. For the side to move.
    void makePass() noexcept;
    void undoMove() noexcept;  ///< Also undoes a pass.

private:
    struct MoveRecord
    {
        Point point;
        bool wins = false;
        CandidateCache::Delta candidatesBefore{};
    };

    void place(Point point, Color color) noexcept;

    Grid m_grid;
    Rule m_rule;
    Color m_sideToMove = Color::Black;
    int m_stoneCount = 0;
    int m_moveCount = 0;
    zobrist::Key m_key = 0;
    CandidateCache m_candidates;
    std::array<MoveRecord, kMaxBoardSize * kMaxBoardSize + 8> m_history{};
};

}  // namespace gomoku
