// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/PlayedGame.h"
#include "Models/Rules/OpeningPlay.h"

#include <optional>

namespace gomoku {

/// The opening rule of one game: keeps the game's stones and the players' colours in step with the
/// actions of the opening. A value that belongs to a game and is given that game with each call.
class OpeningSession
{
public:
    OpeningSession() = default;  ///< No opening rule: the game is ordinary from the first move.
    explicit OpeningSession(const GameSetup& setup);
    /// As far as these actions led; no opening at all if they do not fit the rule. The colours in
    /// `setup` are those after the actions.
    OpeningSession(const GameSetup& setup, const std::vector<OpeningAction>& actions);
    /// As a record tells of it; no opening at all if its moves do not begin with those of the
    /// opening.
    OpeningSession(const GameSetup& setup, const GameRecord& record);

    [[nodiscard]] bool isActive() const { return !m_opening.isFinished(); }
    [[nodiscard]] const OpeningPlay& opening() const noexcept { return m_opening; }
    /// How many moves of the game belong to the opening so far.
    [[nodiscard]] int stones() const { return static_cast<int>(m_opening.moves().size()); }

    // Only while it is active.
    [[nodiscard]] Color actor() const;  ///< The colour, for the present, of who has to act.
    [[nodiscard]] OpeningView view() const;
    [[nodiscard]] std::optional<Refusal> judge(const OpeningAction& action) const;
    /// What a click on `point` asks for, judged; Busy if something else has to be answered first.
    [[nodiscard]] std::optional<Refusal> judge(Point point) const;
    /// The action must have been judged.
    void apply(const OpeningAction& action, PlayedGame& game);

    /// Whether there is something of a human to take back; of anybody, if no human plays.
    [[nodiscard]] bool canUndo(const PlayedGame& game) const;
    /// Takes back to the last thing a human did. The game must be no further than the opening.
    void undo(PlayedGame& game);
    [[nodiscard]] bool canRedo() const noexcept { return !m_undone.empty(); }
    void redo(PlayedGame& game);  ///< What the last undo took back.

private:
    void carryOut(const OpeningAction& action, PlayedGame& game);
    [[nodiscard]] std::optional<std::size_t> actionsAfterUndo(const PlayedGame& game) const;
    [[nodiscard]] const PlayerSpec& playerAt(Seat seat, const PlayedGame& game) const;

    OpeningPlay m_opening;
    std::vector<std::vector<OpeningAction>> m_undone;  ///< Each undo, the latest last.
};

}  // namespace gomoku
