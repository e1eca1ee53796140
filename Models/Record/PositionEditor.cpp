// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/PositionEditor.h"

#include <utility>

namespace gomoku {

namespace {

Cell cellFor(PositionEditor::Tool tool, Color toMove)
{
    switch (tool) {
    case PositionEditor::Tool::Black:
        return Cell::Black;
    case PositionEditor::Tool::White:
        return Cell::White;
    case PositionEditor::Tool::Alternate:
        return cellOf(toMove);
    case PositionEditor::Tool::Erase:
        break;
    }
    return Cell::Empty;
}

}  // namespace

void PositionEditor::use(Tool tool, Point point)
{
    if (!m_position.grid.contains(point))
        return;
    EditedPosition next = m_position;
    const Cell stone = cellFor(tool, next.toMove);
    const bool takenAway = next.grid.at(point) == stone;
    next.grid.set(point, takenAway ? Cell::Empty : stone);
    if (tool == Tool::Alternate && !takenAway)
        next.toMove = opponent(next.toMove);
    change(next);
}

void PositionEditor::setToMove(Color color)
{
    EditedPosition next = m_position;
    next.toMove = color;
    change(next);
}

void PositionEditor::setRule(Rule rule)
{
    EditedPosition next = m_position;
    next.rule = rule;
    change(next);
}

void PositionEditor::setSize(int size)
{
    EditedPosition next = m_position;
    next.grid = Grid(size);
    const Point from = centreOf(m_position.grid.size());
    const Point to = centreOf(size);
    m_position.grid.forEachPoint([&](Point point) {
        const int column = point.column() - from.column() + to.column();
        const int row = point.row() - from.row() + to.row();
        if (column >= 0 && row >= 0 && column < size && row < size)
            next.grid.set(Point::at(column, row), m_position.grid.at(point));
    });
    change(next);
}

void PositionEditor::turn()
{
    EditedPosition next = m_position;
    // Column and row change places, and the row then counts back.
    next.grid = imageOf(m_position.grid, Symmetry(5));
    change(next);
}

void PositionEditor::mirror()
{
    EditedPosition next = m_position;
    next.grid = imageOf(m_position.grid, Symmetry(1));
    change(next);
}

void PositionEditor::clear()
{
    EditedPosition next = m_position;
    next.grid = Grid(m_position.grid.size());
    next.toMove = Color::Black;
    change(next);
}

void PositionEditor::replace(const EditedPosition& position)
{
    change(position);
}

void PositionEditor::undo()
{
    if (m_before.empty())
        return;
    m_after.push_back(std::exchange(m_position, m_before.back()));
    m_before.pop_back();
}

void PositionEditor::redo()
{
    if (m_after.empty())
        return;
    m_before.push_back(std::exchange(m_position, m_after.back()));
    m_after.pop_back();
}

void PositionEditor::change(const EditedPosition& next)
{
    if (next == m_position)
        return;
    m_before.push_back(std::exchange(m_position, next));
    m_after.clear();
}

GameRecord recordOf(const EditedPosition& position)
{
    GameRecord record(position.grid.size(), position.rule);
    SetupStones& setup = record.editNotes(GameRecord::root()).setup;
    setup.black = position.grid.pointsWith(Cell::Black);
    setup.white = position.grid.pointsWith(Cell::White);
    setup.toMove = position.toMove;
    return record;
}

EditedPosition positionOf(const GameRecord& record, Rule rule)
{
    const NodeId end = record.mainLine().back();
    return {record.position(end), record.sideToMove(end), record.info().rule.value_or(rule)};
}

std::optional<GameRecord> lineOf(const EditedPosition& position)
{
    const std::vector<Point> black = position.grid.pointsWith(Cell::Black);
    const std::vector<Point> white = position.grid.pointsWith(Cell::White);
    const std::size_t ahead = position.toMove == Color::White ? 1 : 0;
    if (black.size() != white.size() + ahead || black.empty())
        return std::nullopt;
    GameRecord record(position.grid.size(), position.rule);
    NodeId node = GameRecord::root();
    for (std::size_t i = 0; i < black.size(); ++i) {
        node = record.addMove(node, {black[i], Color::Black});
        if (i < white.size())
            node = record.addMove(node, {white[i], Color::White});
    }
    return record;
}

}  // namespace gomoku
