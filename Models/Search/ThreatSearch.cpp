// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ThreatSearch.h"

#include <limits>

namespace gomoku {

namespace {

using Clock = ThreatClock::Clock;

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max() / 2;

/// Leaves a moment for taking the answer out.
Clock::time_point deadlineOf(const ThreatLimits& limits, Clock::time_point start)
{
    constexpr auto kLongest = std::chrono::hours(24);
    return start + std::min<std::chrono::milliseconds>(limits.time, kLongest);
}

}  // namespace

ThreatResult solveThreats(const BoardManager& position, ThreatKind kind, const ThreatLimits& limits)
{
    const auto start = Clock::now();
    ThreatResult result;
    ThreatClock clock(deadlineOf(limits, start), limits.nodes.value_or(kUnlimited), limits.stop);
    if (kind != ThreatKind::Vct) {
        BoardManager board = position;
        VcfSearch vcf(limits.tableMegabytes << 20);
        result.outcome = vcf.find(board, {.nodes = kUnlimited}, &clock).outcome;
        result.line.assign(vcf.line().begin(), vcf.line().end());
    }
    result.nodes = clock.nodes();
    result.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    return result;
}

}  // namespace gomoku
