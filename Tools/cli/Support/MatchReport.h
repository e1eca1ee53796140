// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/EngineMatch.h"

#include <string>

/// Match reports for people (text), for programs (JSON) and for files.
namespace gomoku::cli {

[[nodiscard]] std::string reportOf(const MatchStanding& standing, const MatchPlan& plan);
[[nodiscard]] std::string jsonOf(const MatchStanding& standing, const MatchPlan& plan);
[[nodiscard]] std::string lineOf(const MatchGameResult& result, const MatchPlan& plan);
[[nodiscard]] std::string briefly(const MatchStanding& standing, const MatchPlan& plan);
[[nodiscard]] std::string sgfOf(const MatchGameResult& result, const MatchPlan& plan);

}  // namespace gomoku::cli
