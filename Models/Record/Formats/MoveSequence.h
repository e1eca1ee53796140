// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// Shared by the formats that are only a list of moves.

namespace gomoku {

/// The smallest usual board (15, 19, 20, 22) that has `needed` rows.
[[nodiscard]] int usualSizeFor(int needed) noexcept;

/// Builds a record from moves that alternate from Black.
class MoveSequenceBuilder
{
public:
    explicit MoveSequenceBuilder(int boardSize) : m_record(boardSize), m_grid(boardSize) { }

    /// Adds a move, or says why it cannot be: off the board, or occupied.
    [[nodiscard]] std::optional<std::string> play(Point point);
    void pass();

    [[nodiscard]] NodeId last() const noexcept { return m_last; }
    [[nodiscard]] Color toMove() const noexcept { return m_toMove; }
    [[nodiscard]] GameRecord& record() noexcept { return m_record; }

private:
    void add(Point point);

    GameRecord m_record;
    Grid m_grid;
    NodeId m_last = GameRecord::root();
    Color m_toMove = Color::Black;
};

/// What a format keeps besides the points of the main line; the rest is reported as lost.
struct SequenceAbilities
{
    bool players = false;
    bool times = false;  ///< Time used by each move.
    bool passes = false;
    bool result = false;
    bool emptyGames = false;
    bool boardSize = false;  ///< Without it, a size other than the usual one is lost.
    std::optional<int> onlyBoardSize{};
};

/// The nodes of the main line that move, if a list of alternating moves can tell the game at all.
struct MoveSequence
{
    std::vector<NodeId> moves{};
    std::vector<std::string> lost{};
};

[[nodiscard]] Expected<MoveSequence> moveSequenceOf(const GameRecord& record,
                                                    const SequenceAbilities& abilities);

}  // namespace gomoku
