// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/DelayReserve.h"
#include "Models/Search/SearchTypes.h"
#include "Models/Setup/ClockSpec.h"
#include "Models/Setup/PlayerSpec.h"

#include <cstddef>

namespace gomoku {

/// Of the transposition table, unless the settings say otherwise.
inline constexpr std::size_t kTableMegabytes = 64;

/// What a hint, or a move in place of a human, may take.
inline constexpr Milliseconds kHintTime{2000};

/// The most that a computer player of its own accord thinks about one move.
[[nodiscard]] Milliseconds moveTimeOf(const PlayerSpec& player);

/// How a computer player may think about a move with so much time left, if there is a clock. The
/// later its moves have been, the more of that is kept back.
[[nodiscard]] SearchLimits limitsFor(const PlayerSpec& player, const ClockSpec& clock,
                                     Milliseconds timeLeft, const DelayReserve& delays = {});

/// The pause before a reply, which takes its player's time too.
[[nodiscard]] Milliseconds replyPause(Milliseconds wanted, const ClockSpec& clock,
                                      Milliseconds timeLeft);

}  // namespace gomoku
