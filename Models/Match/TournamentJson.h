// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentPlan.h"

#include <QJsonObject>

namespace gomoku {

// A plan and its games as they are kept in a journal. What is read may be damaged or made up: there
// is a value only if it makes sense from beginning to end.

[[nodiscard]] QJsonObject toJson(const TournamentPlan& plan);
[[nodiscard]] std::optional<TournamentPlan> planFromJson(const QJsonObject& json);

[[nodiscard]] QJsonObject toJson(const MatchGameResult& game);
[[nodiscard]] std::optional<MatchGameResult> gameFromJson(const QJsonObject& json,
                                                          const TournamentPlan& plan);

}  // namespace gomoku
