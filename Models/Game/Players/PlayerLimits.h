// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Game/GameClock.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Search/SearchTypes.h"
#include "Models/Setup/PlayerSpec.h"

#include <array>
#include <cstddef>

namespace gomoku {

/// What a level may think about one move at most; the first is to answer at once.
inline constexpr std::array<Milliseconds, kLevels> kLevelTimes{
    Milliseconds{500}, Milliseconds{2000}, Milliseconds{3000}, Milliseconds{5000},
    Milliseconds{8000}};

/// Of the transposition table, unless the settings say otherwise.
inline constexpr std::size_t kTableMegabytes = 64;

/// What a hint, or a move in place of a human, may take.
inline constexpr Milliseconds kHintTime{2000};

/// How a computer player may think about the move that `clock` is running for.
[[nodiscard]] SearchLimits limitsFor(const PlayerSpec& player, const GameClock& clock, Color color,
                                     GameClock::TimePoint now);

}  // namespace gomoku
