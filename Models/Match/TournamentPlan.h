// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Shard.h"
#include "Models/Match/MatchGame.h"
#include "Models/Match/MatchStatistics.h"

#include <optional>
#include <vector>

namespace gomoku {

/// All that is chosen before a match of two engines or a tournament of more. All play with the same
/// board and rule. The order of the games is fixed by the plan, so that a tournament that was
/// broken off continues with the games that are missing.
struct TournamentPlan
{
    enum class Kind {
        RoundRobin,  ///< Each against each.
        Gauntlet,  ///< The first engine against each of the others.
    };

    Kind kind = Kind::RoundRobin;
    std::vector<MatchEngine> engines{};
    std::vector<MatchOpening>
        openings{};  ///< Each is played twice by a pairing; after the last comes the first.
    int gamesPerPairing = 100;  ///< An odd number leaves the last pair incomplete.
    int concurrency = 1;
    int drawAfter = 0;  ///< Stones on the board; 0: only a full board is a draw.
    std::optional<SprtBounds> sprt{};  ///< For two engines only.
    /// Which pairs of games are played here, if other machines play the rest. A part does not stop
    /// when its own games would decide the sequential test: only all of them together may.
    Shard shard{};

    [[nodiscard]] int engineCount() const noexcept { return static_cast<int>(engines.size()); }
    /// Who meets whom, by the numbers of the engines; the smaller number first.
    [[nodiscard]] std::vector<Pairing> pairings() const;
    [[nodiscard]] int pairingCount() const noexcept;
    [[nodiscard]] int games() const noexcept { return pairingCount() * gamesPerPairing; }
    [[nodiscard]] bool isInShard(int number) const noexcept;
    [[nodiscard]] int gamesOfShard() const noexcept;
    /// All pairings play an opening before the next one comes. Numbers count from 0.
    [[nodiscard]] ScheduledGame game(int number) const;
    /// The place of a pairing in pairings(); the order of the two does not matter. -1: they never
    /// meet.
    [[nodiscard]] int pairingOf(int one, int other) const noexcept;
    [[nodiscard]] const MatchOpening& openingOf(const ScheduledGame& game) const;
};

/// Makes equal names distinct: "x (1)", "x (2)".
void tellApart(std::vector<MatchEngine>& engines);

}  // namespace gomoku
