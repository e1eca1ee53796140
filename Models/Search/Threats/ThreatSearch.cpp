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
    constexpr std::chrono::milliseconds kLongest = std::chrono::hours(24 * 365);
    return start + std::min(limits.time.value_or(kLongest), kLongest);
}

ThreatClock clockFor(const ThreatLimits& limits, Clock::time_point start)
{
    return {deadlineOf(limits, start), limits.nodes.value_or(kUnlimited), limits.stop};
}

std::size_t bytesOf(const ThreatLimits& limits)
{
    return std::max<std::size_t>(limits.tableMegabytes, 1) << 20;
}

/// Lets `solve` fill in a result, and notes what it cost.
template <typename Solve>
ThreatResult measured(const ThreatLimits& limits, Solve&& solve)
{
    const auto start = Clock::now();
    ThreatClock clock = clockFor(limits, start);
    ThreatResult result;
    solve(clock, result);
    result.nodes = clock.nodes();
    result.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    return result;
}

void solveFours(const BoardManager& position, std::size_t bytes, ThreatClock& clock,
                ThreatResult& result)
{
    BoardManager board = position;
    VcfSearch vcf(bytes);
    result.outcome = vcf.find(board, {.nodes = kUnlimited}, &clock).outcome;
    result.line.assign(vcf.line().begin(), vcf.line().end());
}

void solveAll(const BoardManager& position, ThreatKind kind, const ThreatLimits& limits,
              ThreatClock& clock, ThreatResult& result)
{
    VctSearch vct(position, bytesOf(limits), clock, kind);
    if (limits.moves)
        vct.limitMoves(*limits.moves);
    result.outcome = vct.solve();
    result.line = vct.line();
}

void solveWith(const BoardManager& position, Point first, ThreatKind kind, std::size_t bytes,
               ThreatClock& clock, ThreatResult& result)
{
    const Color attacker = position.sideToMove();
    if (!position.isEmpty(first) || !position.isLegal(attacker, first)) {
        result.outcome = ThreatOutcome::None;
    } else if (position.classOf(attacker, first) == PointClass::Five) {
        result.outcome = ThreatOutcome::Win;
        result.line = {first};
    } else {
        VctSearch vct(position, bytes, clock, kind);
        result.outcome = vct.solveWith(first);
        result.line = vct.line();
    }
}

}  // namespace

ThreatResult solveThreats(const BoardManager& position, ThreatKind kind, const ThreatLimits& limits)
{
    return measured(limits, [&](ThreatClock& clock, ThreatResult& result) {
        const bool foursFirst = kind == ThreatKind::Vcf || kind == ThreatKind::Auto;
        if (foursFirst)
            solveFours(position, bytesOf(limits), clock, result);
        if (kind != ThreatKind::Vcf && result.outcome != ThreatOutcome::Win)
            solveAll(position, kind, limits, clock, result);
    });
}

ThreatResult solveFirstMove(const BoardManager& position, Point first, ThreatKind kind,
                            const ThreatLimits& limits)
{
    return measured(limits, [&](ThreatClock& clock, ThreatResult& result) {
        solveWith(position, first, kind, bytesOf(limits), clock, result);
    });
}

FirstMoves winningFirstMoves(const BoardManager& position, ThreatKind kind,
                             const ThreatLimits& limits)
{
    FirstMoves moves;
    position.grid().forEachPoint([&](Point point) {
        switch (solveFirstMove(position, point, kind, limits).outcome) {
        case ThreatOutcome::Win:
            moves.winning.push_back(point);
            break;
        case ThreatOutcome::GaveUp:
            moves.open.push_back(point);
            break;
        case ThreatOutcome::None:
            break;
        }
    });
    return moves;
}

}  // namespace gomoku
