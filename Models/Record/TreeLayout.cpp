// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/TreeLayout.h"

#include "Models/Core/Zobrist.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace gomoku {

namespace {

zobrist::Key keyOf(const Grid& grid)
{
    zobrist::Key key = 0;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty)
            key ^= zobrist::stone(point,
                                  grid.at(point) == Cell::Black ? Color::Black : Color::White);
    });
    return key;
}

TreePlace describe(const GameRecord& record, NodeId node)
{
    const NodeNotes& notes = record.notes(node);
    TreePlace place{.node = node};
    if (const auto& move = record.move(node)) {
        place.move = *move;
        place.hasMove = true;
    }
    place.hasComment = !notes.comment.empty();
    place.hasMarks = !notes.marks.empty();
    return place;
}

}  // namespace

TreeLayout::TreeLayout(const GameRecord& record)
{
    m_places.reserve(record.nodeCount());
    placeAll(record);
    for (const auto& row : m_rows)
        for (const std::int32_t index : row)
            m_lanes = std::max(m_lanes, m_places[static_cast<std::size_t>(index)].lane + 1);
    findTwins(record);
}

/// The deepest branches come first, so that a branch has those below it on its left.
void TreeLayout::placeAll(const GameRecord& record)
{
    std::vector<std::pair<NodeId, std::int32_t>> waiting{{GameRecord::root(), -1}};
    std::vector<NodeId> others;
    while (!waiting.empty()) {
        const auto [head, parent] = waiting.back();
        waiting.pop_back();
        const std::size_t first = m_places.size();
        placeBranch(record, head, parent);
        m_branches += parent >= 0;
        for (std::size_t index = first; index < m_places.size(); ++index) {
            others = record.children(m_places[index].node);
            for (std::size_t child = others.size(); child-- > 1;)
                waiting.emplace_back(others[child], static_cast<std::int32_t>(index));
        }
    }
}

/// A node and its first descendants, all in one lane.
void TreeLayout::placeBranch(const GameRecord& record, NodeId head, std::int32_t parent)
{
    const std::size_t first = m_places.size();
    const std::int32_t top = parent < 0 ? 0 : m_places[static_cast<std::size_t>(parent)].row + 1;
    std::int32_t lane = parent < 0 ? 0 : m_used[static_cast<std::size_t>(top - 1)] + 1;
    for (NodeId node = head; !node.isNone(); node = record.firstChild(node)) {
        TreePlace place = describe(record, node);
        place.parent = node == head ? parent : static_cast<std::int32_t>(m_places.size() - 1);
        place.row = top + static_cast<std::int32_t>(m_places.size() - first);
        const auto row = static_cast<std::size_t>(place.row);
        if (row >= m_rows.size()) {
            m_rows.emplace_back();
            m_used.push_back(-1);
        }
        lane = std::max(lane, m_used[row] + 1);
        m_places.push_back(place);
    }
    for (std::size_t index = first; index < m_places.size(); ++index) {
        TreePlace& place = m_places[index];
        place.lane = place.reach = lane;
        m_used[static_cast<std::size_t>(place.row)] = lane;
        m_rows[static_cast<std::size_t>(place.row)].push_back(static_cast<std::int32_t>(index));
        const auto id = static_cast<std::size_t>(place.node.index);
        m_indexOf.resize(std::max(m_indexOf.size(), id + 1), -1);
        m_indexOf[id] = static_cast<std::int32_t>(index);
    }
    if (parent < 0)
        return;
    // The line to the branch runs along its parent's row.
    m_places[static_cast<std::size_t>(parent)].reach = lane;
    m_used[static_cast<std::size_t>(top - 1)] = lane;
}

void TreeLayout::findTwins(const GameRecord& record)
{
    std::vector<zobrist::Key> keys(m_places.size());
    std::unordered_map<zobrist::Key, std::int32_t> newest;
    std::unordered_map<zobrist::Key, std::int32_t> oldest;
    newest.reserve(m_places.size());
    for (std::size_t index = 0; index < m_places.size(); ++index) {
        TreePlace& place = m_places[index];
        zobrist::Key key = place.parent < 0 ? 0 : keys[static_cast<std::size_t>(place.parent)];
        if (!record.notes(place.node).setup.isEmpty())
            key = keyOf(record.position(place.node));
        else if (place.hasMove && !place.move.isPass())
            key ^= zobrist::stone(place.move.point, place.move.color);
        keys[index] = key;
        if (!place.hasMove || place.move.isPass())
            continue;  // The position of its parent, which is no news.
        const zobrist::Key full
            = key ^ (place.move.color == Color::Black ? zobrist::kKeys.whiteToMove : 0);
        const auto [found, isNew] = newest.try_emplace(full, static_cast<std::int32_t>(index));
        if (isNew)
            continue;
        // A ring: each leads to the one before it, and the first to the last.
        const auto first = oldest.try_emplace(full, found->second).first->second;
        place.twin = m_places[static_cast<std::size_t>(found->second)].node;
        m_places[static_cast<std::size_t>(first)].twin = place.node;
        found->second = static_cast<std::int32_t>(index);
    }
}

std::span<const std::int32_t> TreeLayout::inRow(int row, int firstLane, int lastLane) const
{
    if (row < 0 || row >= rows())
        return {};
    const auto& all = m_rows[static_cast<std::size_t>(row)];
    const auto reachOf
        = [this](std::int32_t index) { return m_places[static_cast<std::size_t>(index)].reach; };
    const auto laneOf
        = [this](std::int32_t index) { return m_places[static_cast<std::size_t>(index)].lane; };
    const auto first = std::partition_point(
        all.begin(), all.end(), [&](std::int32_t index) { return reachOf(index) < firstLane; });
    const auto last = std::partition_point(
        first, all.end(), [&](std::int32_t index) { return laneOf(index) <= lastLane; });
    return {all.data() + (first - all.begin()), static_cast<std::size_t>(last - first)};
}

const TreePlace* TreeLayout::at(int row, int lane) const
{
    for (const std::int32_t index : inRow(row, lane, lane)) {
        const TreePlace& place = m_places[static_cast<std::size_t>(index)];
        if (place.lane == lane)
            return &place;
    }
    return nullptr;
}

const TreePlace* TreeLayout::find(NodeId node) const
{
    const auto id = static_cast<std::size_t>(node.index);
    if (node.isNone() || id >= m_indexOf.size() || m_indexOf[id] < 0)
        return nullptr;
    return &m_places[static_cast<std::size_t>(m_indexOf[id])];
}

}  // namespace gomoku
