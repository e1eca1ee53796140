// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/BoardWalk.h"

#include <algorithm>
#include <utility>

namespace gomoku {

void BoardWalk::begin(Rule rule)
{
    m_rule = rule;
    m_path.clear();
}

bool BoardWalk::goTo(const GameRecord& record, NodeId node)
{
    std::vector<NodeId> path = record.pathTo(node);
    const auto parting = std::mismatch(path.begin(), path.end(), m_path.begin(), m_path.end());
    const auto common = static_cast<std::size_t>(parting.first - path.begin());
    const bool canStepBack = common > m_built && !m_path.empty();
    if (!canStepBack)
        build(record, {GameRecord::root()});
    while (canStepBack && m_path.size() > common)
        stepBack(record);
    while (m_path.size() < path.size() && canStepTo(record, path[m_path.size()]))
        stepTo(record, path[m_path.size()]);
    if (m_path.size() == path.size())
        return canStepBack;
    build(record, std::move(path));
    return false;
}

/// A pass counts as a move too, and a board has room for as many moves as it has points.
bool BoardWalk::canStepTo(const GameRecord& record, NodeId node) const
{
    if (!record.notes(node).setup.isEmpty())
        return false;
    const auto& move = record.move(node);
    return !move
        || (move->color == m_board.sideToMove() && (move->isPass() || m_board.isEmpty(move->point))
            && m_board.moveCount() < m_board.size() * m_board.size());
}

void BoardWalk::stepTo(const GameRecord& record, NodeId node)
{
    if (const auto& move = record.move(node))
        m_board.playFor(move->color, move->point);
    m_path.push_back(node);
}

void BoardWalk::stepBack(const GameRecord& record)
{
    if (record.move(m_path.back()))
        m_board.undoMove();
    m_path.pop_back();
}

void BoardWalk::build(const GameRecord& record, std::vector<NodeId> path)
{
    const NodeId node = path.back();
    m_board = BoardManager(record.position(node), m_rule, record.sideToMove(node));
    m_path = std::move(path);
    m_built = m_path.size() - 1;
}

BoardManager boardAt(const GameRecord& record, NodeId node, Rule rule)
{
    BoardManager board(record.boardSize(), rule);
    BoardWalk walk(board);
    walk.begin(rule);
    walk.goTo(record, node);
    return board;
}

}  // namespace gomoku
