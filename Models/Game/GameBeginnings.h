// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/TimedGame.h"
#include "Models/Library/LibraryTypes.h"

#include <optional>

namespace gomoku {

// The four ways in which a game begins. Its number is given later. Nullopt: there can be no such
// game.

[[nodiscard]] std::optional<TimedGame> newGame(const GameSetup& setup);
[[nodiscard]] std::optional<TimedGame> gameFrom(const GameSetup& setup, const Grid& stones,
                                                Color toMove);
/// Stands at the end of the record's main line, and shows that, or its beginning if it has
/// branches. What the record says of rule, opening and size wins over `setup`.
[[nodiscard]] TimedGame openedGame(const GameSetup& setup, const GameRecord& record);
/// `isCopy`: the library does not take it for the same game.
[[nodiscard]] TimedGame resumedGame(const StoredGame& stored, bool isCopy);

}  // namespace gomoku
