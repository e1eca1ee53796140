// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameRecord.h"

#include <span>
#include <vector>

namespace gomoku {

/// One node of a tree as it is drawn: moves go down, branches to the right.
struct TreePlace
{
    NodeId node{};
    std::int32_t parent = -1;  ///< Its place in TreeLayout::places(); -1 for the root.
    std::int32_t row = 0;  ///< Nodes on the way from the root.
    std::int32_t lane = 0;  ///< 0 for the main line.
    std::int32_t reach = 0;  ///< The lane of its rightmost child; its own if it has none further.
    RecordedMove move{};
    bool hasMove = false;
    bool hasComment = false;
    bool hasMarks = false;
    NodeId twin{};  ///< Another node with the same position, by another order of moves; or none.
};

/// Where the nodes of a record are drawn, and what is worth knowing of each. Made once for a
/// record, in time proportional to its nodes; what is visible is then found by row and lane.
///
/// A branch is as far to the left as it can be without meeting another. In a row the nodes, and
/// the lines from each to its children, lie side by side in the order of their lanes.
class TreeLayout
{
public:
    TreeLayout() = default;
    explicit TreeLayout(const GameRecord& record);

    [[nodiscard]] int rows() const noexcept { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int lanes() const noexcept { return m_lanes; }
    [[nodiscard]] std::size_t nodeCount() const noexcept { return m_places.size(); }
    [[nodiscard]] const std::vector<TreePlace>& places() const noexcept { return m_places; }
    /// The nodes of a row that touch these lanes, by themselves or by the line to a child: places
    /// in places().
    [[nodiscard]] std::span<const std::int32_t> inRow(int row, int firstLane, int lastLane) const;
    /// Null if there is nothing at that place.
    [[nodiscard]] const TreePlace* at(int row, int lane) const;
    [[nodiscard]] const TreePlace* find(NodeId node) const;  ///< Null if it is not in the tree.
    [[nodiscard]] int branches() const noexcept { return m_branches; }  ///< Beside the main line.

private:
    void placeAll(const GameRecord& record);
    void placeBranch(const GameRecord& record, NodeId head, std::int32_t parent);
    void findTwins(const GameRecord& record);

    std::vector<TreePlace> m_places;  ///< A node stands behind its parent.
    std::vector<std::int32_t> m_indexOf;  ///< By NodeId; -1: not in the tree.
    std::vector<std::vector<std::int32_t>> m_rows;
    std::vector<std::int32_t> m_used;  ///< The last lane taken in each row.
    int m_lanes = 0;
    int m_branches = 0;
};

}  // namespace gomoku
