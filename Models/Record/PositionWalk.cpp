// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/PositionWalk.h"

namespace gomoku {

bool PositionWalk::next()
{
    m_node = m_path.empty() ? GameRecord::root() : m_record.nextInOrder(m_node);
    if (m_node.isNone())
        return false;
    while (!m_path.empty() && m_path.back().node != m_record.parent(m_node)) {
        for (; m_changes.size() > m_path.back().changes; m_changes.pop_back())
            put(m_changes.back().point, m_changes.back().before);
        m_path.pop_back();
    }
    m_path.push_back({m_node, m_changes.size()});
    return true;
}

void PositionWalk::play()
{
    const SetupStones& setup = m_record.notes(m_node).setup;
    for (const Point point : setup.emptied)
        set(point, Cell::Empty);
    for (const Point point : setup.black)
        set(point, Cell::Black);
    for (const Point point : setup.white)
        set(point, Cell::White);
    if (const auto& move = m_record.move(m_node); move && !move->isPass())
        set(move->point, cellOf(move->color));
}

void PositionWalk::set(Point point, Cell cell)
{
    m_changes.push_back({point, m_grid.at(point)});
    put(point, cell);
}

void PositionWalk::put(Point point, Cell cell)
{
    m_stones += (cell != Cell::Empty) - (m_grid.at(point) != Cell::Empty);
    m_grid.set(point, cell);
}

}  // namespace gomoku
