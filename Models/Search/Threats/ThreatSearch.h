// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/Threats/ThreatKind.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace gomoku {

/// What a question may cost. Without time and stop, the answer depends on nothing but the position
/// and the limits: it is the same on every machine.
struct ThreatLimits
{
    std::optional<std::chrono::milliseconds> time = std::chrono::milliseconds(1000);
    std::optional<std::uint64_t> nodes{};
    std::size_t tableMegabytes = 64;
    /// Wins by threats of at most so many moves, the five included; None then says no more than
    /// that there is no such win.
    std::optional<int> moves{};
    const std::atomic<bool>* stop = nullptr;  ///< Ends the search within a few milliseconds.
};

struct ThreatResult
{
    ThreatOutcome outcome = ThreatOutcome::GaveUp;
    /// The win: moves of attacker and defender in turn, all legal, up to the five. Empty without.
    std::vector<Point> line{};
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
};

/// Looks for a forced win of the side to move in a game that is not over. The same position and
/// limits other than time give the same answer and the same number of nodes.
[[nodiscard]] ThreatResult solveThreats(const BoardManager& position, ThreatKind kind,
                                        const ThreatLimits& limits);

/// Does `first` start such a win? It has to make five, or be a four or, but for ThreatKind::Vcf,
/// another threat of fours after which the kind's moves win. None for an illegal move.
[[nodiscard]] ThreatResult solveFirstMove(const BoardManager& position, Point first,
                                          ThreatKind kind, const ThreatLimits& limits);

struct FirstMoves
{
    std::vector<Point> winning{};  ///< In the order of points.
    std::vector<Point> open{};  ///< Given up: they may win or not.
};

/// Asks solveFirstMove() of every empty point; nodes and time are for each of them.
[[nodiscard]] FirstMoves winningFirstMoves(const BoardManager& position, ThreatKind kind,
                                           const ThreatLimits& limits);

}  // namespace gomoku
