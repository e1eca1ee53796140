// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/TimedGame.h"
#include "Models/Library/GameLibrary.h"

#include <memory>

namespace gomoku {

/// Writes a game to the library each time that it has changed, and only then.
class GameAutosave
{
public:
    explicit GameAutosave(GameLibrary& library) : m_library(library) { }

    /// The game is on the board now as the library has it, or as a file has it.
    void follow(const TimedGame& table);
    /// Saves it if it has moves and is not as it was; gives it its place in the library, which it
    /// loses when all its moves are taken back.
    void keep(TimedGame& table);

private:
    struct State
    {
        std::shared_ptr<const GameRecord> record{};
        NodeId live{};
        GameSetup setup{};
        std::vector<OpeningAction> opening{};

        friend bool operator==(const State&, const State&) = default;
    };
    [[nodiscard]] static State stateOf(const TimedGame& table);
    void drop(TimedGame& table);

    GameLibrary& m_library;
    State m_kept;
};

}  // namespace gomoku
