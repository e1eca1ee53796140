// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/GameRecord.h"

#include <algorithm>

namespace gomoku {

namespace {

void apply(const SetupStones& setup, Grid& grid)
{
    for (const Point point : setup.emptied)
        grid.set(point, Cell::Empty);
    for (const Point point : setup.black)
        grid.set(point, Cell::Black);
    for (const Point point : setup.white)
        grid.set(point, Cell::White);
}

}  // namespace

GameRecord::GameRecord(int boardSize, std::optional<Rule> rule) : m_nodes(1)
{
    m_info.boardSize = boardSize;
    m_info.rule = rule;
}

bool GameRecord::contains(NodeId node) const noexcept
{
    return node.index >= 0 && static_cast<std::size_t>(node.index) < m_nodes.size()
        && !at(node).removed;
}

std::vector<NodeId> GameRecord::children(NodeId node) const
{
    std::vector<NodeId> found;
    for (NodeId child = firstChild(node); !child.isNone(); child = nextSibling(child))
        found.push_back(child);
    return found;
}

bool GameRecord::hasVariations(NodeId node) const noexcept
{
    return at(node).firstChild != at(node).lastChild;
}

bool GameRecord::isOnMainLine(NodeId node) const noexcept
{
    for (; node != root(); node = parent(node))
        if (firstChild(parent(node)) != node)
            return false;
    return true;
}

NodeId GameRecord::childPlaying(NodeId node, RecordedMove move) const noexcept
{
    NodeId child = firstChild(node);
    while (!child.isNone() && at(child).move != move)
        child = nextSibling(child);
    return child;
}

std::vector<NodeId> GameRecord::pathTo(NodeId node) const
{
    std::vector<NodeId> path;
    for (; !node.isNone(); node = parent(node))
        path.push_back(node);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<NodeId> GameRecord::lineThrough(NodeId node) const
{
    std::vector<NodeId> line = pathTo(node);
    for (node = firstChild(node); !node.isNone(); node = firstChild(node))
        line.push_back(node);
    return line;
}

NodeId GameRecord::nextInOrder(NodeId node) const noexcept
{
    if (!firstChild(node).isNone())
        return firstChild(node);
    while (!node.isNone() && nextSibling(node).isNone())
        node = parent(node);
    return node.isNone() ? node : nextSibling(node);
}

const NodeNotes& GameRecord::notes(NodeId node) const noexcept
{
    static const NodeNotes kNone;
    const std::int32_t place = at(node).notes;
    return place < 0 ? kNone : m_notes[static_cast<std::size_t>(place)];
}

NodeNotes& GameRecord::editNotes(NodeId node)
{
    if (at(node).notes < 0) {
        m_notes.emplace_back();
        at(node).notes = static_cast<std::int32_t>(m_notes.size() - 1);
    }
    return m_notes[static_cast<std::size_t>(at(node).notes)];
}

int GameRecord::moveNumber(NodeId node) const noexcept
{
    int count = 0;
    for (; !node.isNone(); node = parent(node))
        count += at(node).move.has_value();
    return count;
}

std::vector<RecordedMove> GameRecord::movesTo(NodeId node) const
{
    std::vector<RecordedMove> moves;
    for (; !node.isNone(); node = parent(node))
        if (at(node).move)
            moves.push_back(*at(node).move);
    std::reverse(moves.begin(), moves.end());
    return moves;
}

std::vector<RecordedMove> GameRecord::mainMoves() const
{
    return movesTo(mainLine().back());
}

Grid GameRecord::position(NodeId node) const
{
    Grid grid(boardSize());
    for (const NodeId step : pathTo(node)) {
        apply(notes(step).setup, grid);
        if (const auto& played = move(step); played && !played->isPass())
            grid.set(played->point, cellOf(played->color));
    }
    return grid;
}

Color GameRecord::sideToMove(NodeId node) const
{
    for (NodeId step = node; !step.isNone(); step = parent(step)) {
        if (at(step).move)
            return opponent(at(step).move->color);
        const SetupStones& stones = notes(step).setup;
        if (stones.toMove)
            return *stones.toMove;
        if (stones.isEmpty())
            continue;
        const Grid grid = position(step);
        return grid.count(Cell::Black) > grid.count(Cell::White) ? Color::White : Color::Black;
    }
    return Color::Black;
}

bool GameRecord::hasSetupAfterRoot() const noexcept
{
    for (NodeId node = nextInOrder(root()); !node.isNone(); node = nextInOrder(node))
        if (!notes(node).setup.isEmpty())
            return true;
    return false;
}

NodeId GameRecord::addMove(NodeId parent, RecordedMove move)
{
    const NodeId known = childPlaying(parent, move);
    return known.isNone() ? appendNode(parent, move) : known;
}

NodeId GameRecord::addLine(NodeId parent, const std::vector<RecordedMove>& moves)
{
    for (const RecordedMove move : moves)
        parent = addMove(parent, move);
    return parent;
}

NodeId GameRecord::appendNode(NodeId parent, std::optional<RecordedMove> move)
{
    const NodeId node{static_cast<std::int32_t>(m_nodes.size())};
    m_nodes.push_back(Node{.parent = parent, .move = move});
    Node& above = at(parent);
    if (above.lastChild.isNone())
        above.firstChild = node;
    else
        at(above.lastChild).nextSibling = node;
    above.lastChild = node;
    ++m_liveNodes;
    return node;
}

void GameRecord::setMove(NodeId node, std::optional<RecordedMove> move) noexcept
{
    at(node).move = move;
}

NodeId GameRecord::previousSibling(NodeId node) const noexcept
{
    NodeId sibling = firstChild(parent(node));
    if (sibling == node)
        return NodeId{};
    while (nextSibling(sibling) != node)
        sibling = nextSibling(sibling);
    return sibling;
}

void GameRecord::unlink(NodeId node)
{
    Node& above = at(parent(node));
    const NodeId before = previousSibling(node);
    if (before.isNone())
        above.firstChild = nextSibling(node);
    else
        at(before).nextSibling = nextSibling(node);
    if (above.lastChild == node)
        above.lastChild = before;
    at(node).nextSibling = NodeId{};
}

void GameRecord::moveBeforeSiblings(NodeId node)
{
    const NodeId above = parent(node);
    if (above.isNone() || firstChild(above) == node)
        return;
    unlink(node);
    at(node).nextSibling = firstChild(above);
    at(above).firstChild = node;
}

void GameRecord::promoteToMainLine(NodeId node)
{
    for (; node != root(); node = parent(node))
        moveBeforeSiblings(node);
}

std::vector<NodeId> GameRecord::branchOf(NodeId node) const
{
    std::vector<NodeId> found{node};
    for (std::size_t next = 0; next < found.size(); ++next)
        for (NodeId child = firstChild(found[next]); !child.isNone(); child = nextSibling(child))
            found.push_back(child);
    return found;
}

void GameRecord::discard(NodeId node)
{
    for (const NodeId each : branchOf(node)) {
        if (at(each).notes >= 0)
            editNotes(each) = {};
        at(each).removed = true;
        --m_liveNodes;
    }
}

void GameRecord::removeSubtree(NodeId node)
{
    if (node == root()) {
        while (!firstChild(root()).isNone())
            removeSubtree(firstChild(root()));
        return;
    }
    unlink(node);
    discard(node);
}

DetachedBranch GameRecord::detachSubtree(NodeId node)
{
    const std::vector<NodeId> branch = branchOf(node);
    const DetachedBranch detached{node, previousSibling(node), branch.size()};
    unlink(node);
    for (const NodeId each : branch)
        at(each).removed = true;
    m_liveNodes -= branch.size();
    return detached;
}

void GameRecord::reattach(const DetachedBranch& branch)
{
    Node& above = at(parent(branch.node));
    // The sibling before it may have been taken out meanwhile; it comes last then.
    const bool follows = contains(branch.before) && parent(branch.before) == parent(branch.node);
    const NodeId before = follows || branch.before.isNone() ? branch.before : above.lastChild;
    NodeId& link = before.isNone() ? above.firstChild : at(before).nextSibling;
    at(branch.node).nextSibling = std::exchange(link, branch.node);
    if (nextSibling(branch.node).isNone())
        above.lastChild = branch.node;
    for (const NodeId each : branchOf(branch.node))
        at(each).removed = false;
    m_liveNodes += branch.nodes;
}

GameRecord GameRecord::branchThrough(NodeId node) const
{
    GameRecord branch = *this;
    for (; node != root(); node = parent(node))
        for (const NodeId sibling : children(parent(node)))
            if (sibling != node)
                branch.removeSubtree(sibling);
    return branch;
}

bool operator==(const GameRecord& a, const GameRecord& b)
{
    if (a.m_info != b.m_info || a.m_liveNodes != b.m_liveNodes)
        return false;
    NodeId left = GameRecord::root();
    NodeId right = GameRecord::root();
    while (!left.isNone() && !right.isNone()) {
        const bool sameShape = a.firstChild(left).isNone() == b.firstChild(right).isNone()
            && a.nextSibling(left).isNone() == b.nextSibling(right).isNone();
        if (!sameShape || a.move(left) != b.move(right) || a.notes(left) != b.notes(right))
            return false;
        left = a.nextInOrder(left);
        right = b.nextInOrder(right);
    }
    return left.isNone() && right.isNone();
}

}  // namespace gomoku
