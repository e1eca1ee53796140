// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/TimedGame.h"

#include <optional>

namespace gomoku {

// What may be asked of a game, as it stands and as it is shown. Each gives the reason against it,
// or nullopt: it may be done. Nothing here changes anything.

/// A human's stone in the position shown, be it a move or what the opening rule asks for.
/// `isWarned`: a warning of the newest move waits for its answer.
[[nodiscard]] std::optional<Refusal> refusalOfMove(const TimedGame& timed, Point point,
                                                   bool isWarned);
[[nodiscard]] std::optional<Refusal> refusalOfOpeningAction(const TimedGame& timed,
                                                            const OpeningAction& action);
[[nodiscard]] std::optional<Refusal> refusalOfPass(const TimedGame& timed);
/// One move of the computer for a human.
[[nodiscard]] std::optional<Refusal> refusalOfComputerMove(const TimedGame& timed);
/// `isThinking`: a computer or engine is, about the game's next move.
[[nodiscard]] std::optional<Refusal> refusalOfHint(const TimedGame& timed, bool isThinking);
[[nodiscard]] std::optional<Refusal> refusalOfThreat(const TimedGame& timed, bool isThinking);
[[nodiscard]] std::optional<Refusal> refusalOfResignation(const TimedGame& timed);
[[nodiscard]] std::optional<Refusal> refusalOfDrawOffer(const TimedGame& timed, bool isOffered);
[[nodiscard]] std::optional<Refusal> refusalOfTimeClaim(const TimedGame& timed,
                                                        GameClock::TimePoint now);
/// One move of a computer or engine in a game that is paused.
[[nodiscard]] std::optional<Refusal> refusalOfStep(const TimedGame& timed);

}  // namespace gomoku
