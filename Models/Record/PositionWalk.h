// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameRecord.h"

#include <vector>

namespace gomoku {

/// Plays through a whole tree on one board, in file order, taking moves back where branches end:
/// the positions of all nodes in time proportional to their number.
///
///     PositionWalk walk(record);
///     while (walk.next()) {
///         … walk.grid() is the board before walk.node() …
///         walk.play();
///         … and now after it …
///     }
class PositionWalk
{
public:
    explicit PositionWalk(const GameRecord& record) : m_record(record), m_grid(record.boardSize())
    { }

    /// Moves to the next node; false after the last.
    [[nodiscard]] bool next();
    /// Puts the node's stones on the board, which must have room for them. Once for each node.
    void play();

    [[nodiscard]] NodeId node() const noexcept { return m_node; }
    [[nodiscard]] const Grid& grid() const noexcept { return m_grid; }
    [[nodiscard]] int stones() const noexcept { return m_stones; }  ///< On the board now.

private:
    struct Change
    {
        Point point;
        Cell before;
    };
    struct Step
    {
        NodeId node;
        std::size_t changes;  ///< How many there were before it.
    };

    void set(Point point, Cell cell);
    void put(Point point, Cell cell);

    const GameRecord& m_record;
    Grid m_grid;
    NodeId m_node{};
    int m_stones = 0;
    std::vector<Change> m_changes;
    std::vector<Step> m_path;
};

}  // namespace gomoku
