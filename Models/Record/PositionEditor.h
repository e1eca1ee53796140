// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Symmetry.h"
#include "Models/Record/GameRecord.h"

#include <vector>

namespace gomoku {

/// A position as somebody sets it up: stones, who is to move, by which rule.
struct EditedPosition
{
    Grid grid{};
    Color toMove = Color::Black;
    Rule rule = Rule::Freestyle;

    friend bool operator==(const EditedPosition&, const EditedPosition&) = default;
};

/// Sets up a position step by step; every step can be taken back.
class PositionEditor
{
public:
    enum class Tool {
        Black,
        White,
        Alternate,  ///< For whoever is to move, who then changes.
        Erase,
    };

    explicit PositionEditor(const EditedPosition& start = {}) : m_position(start) { }

    [[nodiscard]] const EditedPosition& position() const noexcept { return m_position; }

    /// A stone of the same colour on the point goes; any other is replaced.
    void use(Tool tool, Point point);
    void setToMove(Color color);
    void setRule(Rule rule);
    /// Stones keep their places around the centre; those that lie outside then go.
    void setSize(int size);
    void turn();  ///< A quarter to the right.
    void mirror();  ///< Left becomes right.
    void clear();
    void replace(const EditedPosition& position);

    [[nodiscard]] bool canUndo() const noexcept { return !m_before.empty(); }
    [[nodiscard]] bool canRedo() const noexcept { return !m_after.empty(); }
    void undo();
    void redo();

private:
    void change(const EditedPosition& next);

    EditedPosition m_position;
    std::vector<EditedPosition> m_before;
    std::vector<EditedPosition> m_after;
};

/// The position as a record: its stones set up, no moves.
[[nodiscard]] GameRecord recordOf(const EditedPosition& position);
/// The position at the end of a record's main line; `rule` where it names none.
[[nodiscard]] EditedPosition positionOf(const GameRecord& record, Rule rule);
/// The stones as a line of moves, Black first, if there is such a line; otherwise nothing.
[[nodiscard]] std::optional<GameRecord> lineOf(const EditedPosition& position);

}  // namespace gomoku
