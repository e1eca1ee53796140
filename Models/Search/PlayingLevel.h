// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/SearchTypes.h"

namespace gomoku {

inline constexpr int kLevels = 5;

/// How a player of a level sees and chooses. Weak players err as people do: they look less far,
/// overlook combinations of fours, and wander among moves that seem about as good; but they always
/// complete a five, stop one, and never play a move they can see to lose while another does not.
struct PlayingLevel
{
    std::chrono::milliseconds mostTime{8000};
    Depth depth = 0;  ///< Plies they look ahead; 0: as far as time allows.
    std::uint64_t nodes = 0;  ///< 0: as many as time allows.
    int fours = 6;  ///< Continuous fours they see at the end of a line.
    int choices = 1;  ///< Moves they waver between,
    Score wander = 0;  ///< when these differ by no more than about this.
    bool solvesThreats = false;  ///< Do they calculate attacks out before anything else?

    /// Level 1 to 5, or anything else for full strength.
    [[nodiscard]] static PlayingLevel of(int level);
};

/// The limits of a search for that level, never more than `limits` allow.
[[nodiscard]] SearchLimits limitsFor(const PlayingLevel& level, SearchLimits limits);

/// Brings the line that a player of the level chooses to the front. `random` says which mood it is
/// in.
void chooseLine(const PlayingLevel& level, SearchReport& report, std::uint64_t random);

}  // namespace gomoku
