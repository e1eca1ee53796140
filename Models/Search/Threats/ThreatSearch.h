// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace gomoku {

/// Which wins to look for.
enum class ThreatKind : std::uint8_t {
    Vcf,  ///< Fours only.
    Vct,  ///< Fours, threes and every other move that threatens to win by fours.
    Auto,  ///< Fours first, for such wins are found in no time; then the rest.
};

struct ThreatLimits
{
    std::chrono::milliseconds time{1000};
    std::optional<std::uint64_t> nodes{};
    std::size_t tableMegabytes = 64;
    const std::atomic<bool>* stop = nullptr;  ///< Ends the search within a few milliseconds.
};

struct ThreatResult
{
    using Outcome = ThreatOutcome;

    Outcome outcome = Outcome::Unknown;
    /// The win: moves of attacker and defender in turn, all legal, up to the five. Empty without.
    std::vector<Point> line{};
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
};

/// Looks for a forced win of the side to move in a game that is not over. The same position and
/// limits other than time give the same answer and the same number of nodes.
[[nodiscard]] ThreatResult solveThreats(const BoardManager& position, ThreatKind kind,
                                        const ThreatLimits& limits);

}  // namespace gomoku
