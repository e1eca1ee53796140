// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatSearch.h"

#include "Models/Search/Threats/VctSearch.h"

#include <algorithm>
#include <limits>

namespace gomoku {

namespace {

using Clock = ThreatClock::Clock;

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max() / 2;

Clock::time_point deadlineOf(const ThreatLimits& limits, Clock::time_point start)
{
    constexpr std::chrono::milliseconds kLongest = std::chrono::hours(24);
    return start + std::min(limits.time, kLongest);
}

void solveFours(const BoardManager& position, std::size_t bytes, ThreatClock& clock,
                ThreatResult& result)
{
    BoardManager board = position;
    VcfSearch vcf(bytes);
    result.outcome = vcf.find(board, {.nodes = kUnlimited}, &clock).outcome;
    result.line.assign(vcf.line().begin(), vcf.line().end());
}

void solveAll(const BoardManager& position, std::size_t bytes, ThreatClock& clock,
              ThreatResult& result)
{
    VctSearch vct(position, bytes, clock);
    result.outcome = vct.solve();
    result.line = vct.line();
}

}  // namespace

ThreatResult solveThreats(const BoardManager& position, ThreatKind kind, const ThreatLimits& limits)
{
    const auto start = Clock::now();
    ThreatResult result;
    ThreatClock clock(deadlineOf(limits, start), limits.nodes.value_or(kUnlimited), limits.stop);
    const std::size_t bytes = std::max<std::size_t>(limits.tableMegabytes, 1) << 20;
    if (kind != ThreatKind::Vct)
        solveFours(position, bytes, clock, result);
    if (kind != ThreatKind::Vcf && result.outcome != ThreatOutcome::Win)
        solveAll(position, bytes, clock, result);
    result.nodes = clock.nodes();
    result.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    return result;
}

}  // namespace gomoku
