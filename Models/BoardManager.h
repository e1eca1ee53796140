// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/CandidateCache.h"
#include "Models/Board/ClassCounts.h"
#include "Models/Board/LineStore.h"
#include "Models/Board/PointTable.h"
#include "Models/Board/UndoStack.h"
#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"
#include "Models/Core/Zobrist.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gomoku {

/// The position that the game and the search share: stones, whose move it is, the moves made, the
/// hash key, the candidates and what a stone on each point would make, all kept up to date by
/// makeMove() and put back by undoMove(), neither of which allocates. Small enough for any stack:
/// the undo records lie on the heap, and a copy copies those of the moves made. It knows what wins
/// and what is a foul, but it does not judge: that is for Rules/.
class BoardManager
{
public:
    explicit BoardManager(int size = kDefaultBoardSize, Rule rule = Rule::Freestyle);
    /// A position set up stone by stone; there is nothing to undo. By default the side with fewer
    /// stones moves, Black if they are equal.
    BoardManager(const Grid& grid, Rule rule, std::optional<Color> sideToMove = std::nullopt);

    /// The position after `moves`, made in turns with Black first; none is a pass. Each must be on
    /// an empty point.
    [[nodiscard]] static BoardManager after(std::span<const Point> moves, int size, Rule rule);
    /// The same for moves from outside: nothing if one is off the board, on a stone, or after a
    /// five. What is a foul is not asked.
    [[nodiscard]] static std::optional<BoardManager> afterIfPossible(std::span<const Point> moves,
                                                                     int size, Rule rule);

    /// The key of a position without building it.
    [[nodiscard]] static zobrist::Key keyOf(const Grid& grid, Rule rule, Color sideToMove) noexcept;

    [[nodiscard]] int size() const noexcept { return m_grid.size(); }
    [[nodiscard]] Rule rule() const noexcept { return m_rule; }
    [[nodiscard]] const Grid& grid() const noexcept { return m_grid; }
    [[nodiscard]] Cell at(Point point) const noexcept { return m_grid.at(point); }
    [[nodiscard]] bool isEmpty(Point point) const noexcept { return at(point) == Cell::Empty; }
    [[nodiscard]] Color sideToMove() const noexcept { return m_sideToMove; }
    [[nodiscard]] zobrist::Key key() const noexcept { return m_key; }
    /// The key after a move of the side to move, without making it.
    [[nodiscard]] zobrist::Key keyAfter(Point point) const noexcept
    {
        return m_key ^ zobrist::stone(point, m_sideToMove) ^ zobrist::kKeys.whiteToMove;
    }
    [[nodiscard]] const CandidateCache& candidates() const noexcept { return m_candidates; }

    /// Moves that undoMove() can take back; passes count.
    [[nodiscard]] int moveCount() const noexcept { return static_cast<int>(m_history.size()); }
    [[nodiscard]] Point move(int number) const noexcept;  ///< Counted from 0; none for a pass.
    [[nodiscard]] Point lastMove() const noexcept;  ///< None if there is none.
    [[nodiscard]] int stoneCount() const noexcept { return m_stoneCount; }
    [[nodiscard]] bool isFull() const noexcept { return m_stoneCount == size() * size(); }
    /// Who has a winning row on the board, as the last stone made it.
    [[nodiscard]] std::optional<Color> winner() const noexcept;

    /// What a stone of `color` on the empty `point` would do.
    [[nodiscard]] PointClass classOf(Color color, Point point) const noexcept
    {
        return m_points[static_cast<std::size_t>(point.index())].classes[color];
    }
    [[nodiscard]] FourShapes shapesOf(Color color, Point point) const noexcept
    {
        return m_points[static_cast<std::size_t>(point.index())].shapes[color];
    }
    /// How many empty points are of a class. Forbidden counts the sure fouls only, and the other
    /// classes include points that may turn out to be double threes.
    [[nodiscard]] int count(Color color, PointClass pointClass) const noexcept
    {
        return m_sums.counts[color].of(pointClass);
    }
    /// Would Black commit a foul there? False under all other rules.
    [[nodiscard]] bool isForbidden(Point point) const noexcept;
    [[nodiscard]] bool isLegal(Color color, Point point) const noexcept
    {
        return color == Color::White || !isForbidden(point);
    }
    [[nodiscard]] std::vector<Point> forbiddenPoints() const;
    /// Sum of the weights of all empty points, for the side to move; zero without weights.
    [[nodiscard]] int weightBalance() const noexcept { return m_sums.balance[m_sideToMove]; }
    /// How early a search for `color` should try the point; see CombinationWeight.
    [[nodiscard]] int urgencyOf(Color color, Point point) const noexcept
    {
        const PerColor<FourShapes>& shapes
            = m_points[static_cast<std::size_t>(point.index())].shapes;
        const Color enemy = opponent(color);
        return m_pointTable->urgency(color, shapes[color]).attack
            + m_pointTable->urgency(enemy, shapes[enemy]).defence;
    }
    /// Takes the weights of an engine, which must outlive this board and its copies.
    void setPointTable(const PointTable& table) noexcept;

    void makeMove(Point point) noexcept;  ///< `point` must be empty. For the side to move.
    /// The same for a search that asks only what stones would do: faster, but weightBalance() is
    /// not to be asked until the move is undone.
    void makeUnweighedMove(Point point) noexcept;
    void makePass() noexcept;
    void undoMove() noexcept;  ///< Also undoes a pass.
    /// A move of a game, which may be out of turn: then the other side passes first. No point is a
    /// pass too.
    void playFor(Color color, Point point) noexcept;

    /// Are all things that moves keep up to date the same? Histories may differ.
    [[nodiscard]] bool hasSameState(const BoardManager& other) const noexcept;

private:
    /// What the players could do on one empty point. Frozen while a stone stands there. It knows
    /// its place, so that it can be put back in one piece.
    struct alignas(8) PointState
    {
        PerColor<FourShapes> shapes{};
        PerColor<PointClass> classes{};
        Point point{};

        friend bool operator==(const PointState&, const PointState&) noexcept = default;
    };
    /// Totals over all empty points.
    struct Sums
    {
        PerColor<ClassCounts> counts{};
        PerColor<std::int32_t> balance{};  ///< Of the weights, by the side to move.

        friend bool operator==(const Sums&, const Sums&) noexcept = default;
    };
    static constexpr int kMaxChanges = 4 * 2 * ShapeTable::kReach;

    struct MoveRecord
    {
        Point point;
        bool wins = false;
        std::uint8_t changeCount = 0;
        CandidateCache::Delta candidatesBefore{};
        Sums sumsBefore{};
        std::array<PointState, kMaxChanges> changes;
    };

    /// What a move changes, gathered beside the board: processors are slow at adding to the same
    /// place in memory again and again.
    struct Changes
    {
        PointState* end;
        Sums sums;
    };

    enum class Weights { Kept, Left };

    template <Weights weights>
    void move(Point point) noexcept;
    void place(Point point, Color color) noexcept;
    template <Weights weights>
    void updateLines(Point stone, Changes& changes) noexcept;
    template <Weights weights>
    void updatePoint(PointState& point, int direction, LineOfBoth line, Changes& changes) noexcept;
    template <Weights weights, Color color>
    void setShapes(PointState& point, FourShapes after, Changes& changes) noexcept;
    void count(const PointState& point, int sign) noexcept;
    void recount() noexcept;
    [[nodiscard]] PointState freshState(Point point) const noexcept;

    Grid m_grid;
    Rule m_rule;
    Color m_sideToMove = Color::Black;
    int m_stoneCount = 0;
    zobrist::Key m_key = 0;
    const ShapeTables* m_shapeTables;
    const PointTable* m_pointTable;
    CandidateCache m_candidates;
    LineStore m_lines;
    Sums m_sums{};
    std::array<PointState, kPointSpace> m_points{};
    UndoStack<MoveRecord, kMaxBoardSize * kMaxBoardSize + 8> m_history;
};

static_assert(sizeof(BoardManager) <= 16 * 1024, "several of them lie on stacks of 512 KB");

}  // namespace gomoku
