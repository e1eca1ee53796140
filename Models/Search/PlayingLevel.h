// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/Perception.h"
#include "Models/Search/SearchTypes.h"

namespace gomoku {

inline constexpr int kLevels = 5;  ///< With names, for people who choose.
/// Full strength, but by the proofs of the solved game wherever these reach.
inline constexpr int kPerfectLevel = kLevels + 1;
inline constexpr int kSteps = 30;  ///< Of the ladder, for an opponent that fits.

/// How a player of some strength sees and chooses. Weak players err as people do: they look less
/// far and overlook threats; but they always complete a five, and never play a move they can see to
/// lose while another does not.
struct PlayingLevel
{
    std::chrono::milliseconds mostTime{8000};
    std::uint64_t nodes = 0;  ///< 0: as many as time allows.
    int fours = 6;  ///< Continuous fours they see at the end of a line.
    bool solvesThreats = false;  ///< Do they calculate attacks out before anything else?
    bool usesBook = true;
    bool bySight = false;  ///< They play what looks best and calculate nothing.
    Perception perception{};

    /// Level 1 to 5 or levelAtStep(), or anything else for full strength.
    [[nodiscard]] static PlayingLevel of(int level);
    /// Step 1, which a child beats, to kSteps, which is level 5. Anything else: full strength.
    [[nodiscard]] static PlayingLevel ofStep(int step);
};

/// A number for a step wherever a level is asked for, far from those that have names.
[[nodiscard]] constexpr int levelAtStep(int step) noexcept
{
    return 100 + step;
}

/// The step of the ladder that a level is; 0 for full strength.
[[nodiscard]] int stepOfLevel(int level) noexcept;
/// The level with a name that is nearest to any other; 0 for full strength.
[[nodiscard]] int namedLevel(int level) noexcept;

/// The limits of a search for that level, never more than `limits` allow.
[[nodiscard]] SearchLimits limitsFor(const PlayingLevel& level, SearchLimits limits);

}  // namespace gomoku
