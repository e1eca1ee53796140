// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/SearchTypes.h"

#include <chrono>
#include <utility>
#include <vector>

namespace gomoku::testing {

/// What a search would report that found these lines, all of them of the same score.
inline SearchReport reportOf(Score score, std::vector<std::vector<Point>> lines)
{
    SearchReport report;
    for (auto& moves : lines)
        report.lines.push_back({.moves = std::move(moves), .score = score, .depth = 8});
    report.nodes = 1'200'000;
    report.elapsed = std::chrono::seconds(1);
    return report;
}

}  // namespace gomoku::testing
