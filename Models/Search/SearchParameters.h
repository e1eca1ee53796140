// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Score.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace gomoku {

inline constexpr int kPly = 16;  ///< Reductions are summed up in sixteenths of a ply.
inline constexpr int kMostMovesPerNode = 40;

/// Every number of the search that has no exact reason: how much is left out, reduced, extended.
/// The defaults are what players get; docs/EXPERIMENTS.md has the matches behind them. What is 0
/// by default and called "off" was tried or is to be tried.
struct SearchParameters
{
    // The window of an iteration around the score of the one before
    int aspirationWidth = 17;
    int aspirationDepth = 5;  ///< From here on the last score is worth trusting.
    int aspirationGrowth = 3;  ///< After a miss that side of the window is so many times as wide.
    int failLowPullsBeta = 0;  ///< 1: after a score below the window beta comes down to its middle.
    int failHighLessDeep = 0;  ///< So many times a score above the window costs a ply of depth.

    // The static score
    int evalFromBefore = 0;  ///< Sixteenths of it that are taken from the ply before; 0: off.
    int threatenedLikeBefore = 0;  ///< 1: under a four or open four it is that of the ply before.

    // Nodes given up without a look at their moves
    int futilityDepth = 6;
    int futilityPerDepth = 55;
    int futilityImproving = 0;  ///< So much less margin when the score rises.
    int futilityKept = 16;  ///< Sixteenths of what exceeds beta that are returned.
    int razoringDepth = 2;
    int razoringBase = 110;
    int razoringPerDepth = 70;

    // Moves left out
    int movesPerNode = 30;  ///< More quiet moves than this are never looked at.
    int quietBase = 3;  ///< One more when the score rises, which also counts the square twice.
    int quietPerDepth = 16;  ///< Sixteenths.
    int quietPerSquare = 4;  ///< Sixteenths for each square of the depth.
    int quietShare = 43;  ///< 64ths of that sum from depth 3 on.
    int moveFutilityDepth = 0;  ///< Up to here quiet moves far below alpha are left out; 0: off.
    int moveFutilityBase = 120;
    int moveFutilityPerDepth = 60;
    int historyPruning = 0;  ///< Up to depth 3, with so bad a history for each ply; 0: off.
    int idleFourDepth = 9;  ///< Up to here fours that only delay an open four are left out.

    // Depth
    int tableMoveDepth = 4;  ///< From here on a node without a table move loses a ply.
    int cutTableMoveDepth = 0;  ///< The same once more where a cutoff is expected; 0: off.
    int staleTableDepth = 0;  ///< A table entry so many plies less deep costs a ply; 0: off.
    int hindsightMargin = 0;  ///< A reduced move that lost so much costs a ply more; 0: off.
    int singularDepth = 7;
    int singularPerDepth = 32;  ///< Sixteenths of a point below the table's score, for each ply.
    int singularEntry = 3;  ///< The table's entry may be so many plies less deep.
    int excludedKey = 0;  ///< 1: the search without the table's move has a place in the table.

    // Late-move reductions, in sixteenths of a ply where nothing else is said
    int reductionDepth = 3;  ///< From here on late moves are reduced,
    int reductionPlace = 3;  ///< counted from this one in the order.
    int reductionBase = 400;  ///< Thousandths of a ply.
    int reductionScale = 100;  ///< Percent of ln(depth) ln(place) / 1.9 plies.
    int reductionCut = 16;  ///< Where a cutoff is expected.
    int reductionNotImproving = 16;
    int reductionManyCutoffs = 0;  ///< Where the moves before were mostly refuted at once.
    int reductionTableAttack = 0;  ///< Where the table's move attacks, for the others.
    int reductionPv = 16;  ///< Less on the main line, and so on:
    int reductionOpenThree = 16;
    int reductionBlock = 16;
    int reductionKiller = 16;
    int reductionHistory = 16;  ///< 1024ths of the history.
    int reductionThreatened = 6;  ///< Sixteenths of the sum are left where an open four threatens.

    // Second looks at a reduced move that came out better than alpha by this, plus per ply of
    // reduction; the more it was reduced, the less its score says
    int betterBase = 40;  ///< One ply deeper than usual.
    int betterPerPly = 14;
    int muchBetterBase = 700;  ///< Two plies deeper.
    int muchBetterPerPly = 52;
    int hardlyBetterPerDepth = 32;  ///< Sixteenths above the best: one ply less deep.

    // What is remembered
    int historyUnit = 16;  ///< For each square of the depth.
    int historyMost = 600;
    int historyMalus = 16;  ///< Sixteenths of that for those who did not refute.
    int tableRewards = 0;  ///< 1: a cutoff by the table counts for its move too.
    int storesLeaves = 0;  ///< 1: the table remembers leaves.

    // The threat search at the root gets the n-th part of the nodes, or of the time. Where nodes
    // are counted, proofs are what is wanted; where time is, the search has better use for it.
    int threatShareOfNodes = 10;
    int threatShareOfTime = 40;

    /// How far above beta the static score must lie for a shallow node to be given up as too good.
    [[nodiscard]] constexpr Score futilityMargin(Depth depth, bool improving) const noexcept
    {
        return futilityPerDepth * depth - (improving ? futilityImproving : 0);
    }
    /// How far below alpha the static score may lie before a shallow node is left to the fours
    /// alone.
    [[nodiscard]] constexpr Score razoringMargin(Depth depth) const noexcept
    {
        return razoringBase + razoringPerDepth * depth;
    }
    [[nodiscard]] constexpr Score betterMargin(Depth reduction) const noexcept
    {
        return betterBase + betterPerPly * reduction;
    }
    [[nodiscard]] constexpr Score muchBetterMargin(Depth reduction) const noexcept
    {
        return muchBetterBase + muchBetterPerPly * reduction;
    }

    friend constexpr bool operator==(const SearchParameters&,
                                     const SearchParameters&) noexcept = default;
};

/// One row per parameter: what a tuner may vary, between which bounds, and by how much at first.
struct TunableParameter
{
    std::string_view name;
    int SearchParameters::*member;
    int least;
    int most;
    int step;
};

inline constexpr std::array kTunableParameters{
    TunableParameter{"aspiration-width", &SearchParameters::aspirationWidth, 4, 200, 8},
    TunableParameter{"aspiration-depth", &SearchParameters::aspirationDepth, 2, 12, 1},
    TunableParameter{"aspiration-growth", &SearchParameters::aspirationGrowth, 2, 8, 1},
    TunableParameter{"fail-low-pulls-beta", &SearchParameters::failLowPullsBeta, 0, 1, 1},
    TunableParameter{"fail-high-less-deep", &SearchParameters::failHighLessDeep, 0, 4, 1},
    TunableParameter{"eval-from-before", &SearchParameters::evalFromBefore, 0, 8, 2},
    TunableParameter{"threatened-like-before", &SearchParameters::threatenedLikeBefore, 0, 1, 1},
    TunableParameter{"futility-depth", &SearchParameters::futilityDepth, 0, 20, 1},
    TunableParameter{"futility-per-depth", &SearchParameters::futilityPerDepth, 10, 300, 8},
    TunableParameter{"futility-improving", &SearchParameters::futilityImproving, 0, 200, 20},
    TunableParameter{"futility-kept", &SearchParameters::futilityKept, 0, 16, 4},
    TunableParameter{"razoring-depth", &SearchParameters::razoringDepth, 0, 10, 1},
    TunableParameter{"razoring-base", &SearchParameters::razoringBase, 0, 600, 20},
    TunableParameter{"razoring-per-depth", &SearchParameters::razoringPerDepth, 0, 400, 12},
    TunableParameter{"moves-per-node", &SearchParameters::movesPerNode, 8, kMostMovesPerNode, 5},
    TunableParameter{"quiet-base", &SearchParameters::quietBase, 1, 20, 1},
    TunableParameter{"quiet-per-depth", &SearchParameters::quietPerDepth, 0, 96, 4},
    TunableParameter{"quiet-per-square", &SearchParameters::quietPerSquare, 0, 32, 1},
    TunableParameter{"quiet-share", &SearchParameters::quietShare, 16, 128, 6},
    TunableParameter{"move-futility-depth", &SearchParameters::moveFutilityDepth, 0, 12, 3},
    TunableParameter{"move-futility-base", &SearchParameters::moveFutilityBase, 0, 600, 30},
    TunableParameter{"move-futility-per-depth", &SearchParameters::moveFutilityPerDepth, 0, 300,
                     15},
    TunableParameter{"history-pruning", &SearchParameters::historyPruning, 0, 2000, 300},
    TunableParameter{"idle-four-depth", &SearchParameters::idleFourDepth, 0, 40, 2},
    TunableParameter{"table-move-depth", &SearchParameters::tableMoveDepth, 2, 40, 1},
    TunableParameter{"cut-table-move-depth", &SearchParameters::cutTableMoveDepth, 0, 40, 6},
    TunableParameter{"stale-table-depth", &SearchParameters::staleTableDepth, 0, 20, 4},
    TunableParameter{"hindsight-margin", &SearchParameters::hindsightMargin, 0, 600, 60},
    TunableParameter{"singular-depth", &SearchParameters::singularDepth, 4, 40, 1},
    TunableParameter{"singular-per-depth", &SearchParameters::singularPerDepth, 0, 200, 8},
    TunableParameter{"singular-entry", &SearchParameters::singularEntry, 0, 8, 1},
    TunableParameter{"excluded-key", &SearchParameters::excludedKey, 0, 1, 1},
    TunableParameter{"reduction-depth", &SearchParameters::reductionDepth, 2, 10, 1},
    TunableParameter{"reduction-place", &SearchParameters::reductionPlace, 2, 10, 1},
    TunableParameter{"reduction-base", &SearchParameters::reductionBase, 0, 2000, 150},
    TunableParameter{"reduction-scale", &SearchParameters::reductionScale, 30, 250, 8},
    TunableParameter{"reduction-cut", &SearchParameters::reductionCut, 0, 48, 5},
    TunableParameter{"reduction-not-improving", &SearchParameters::reductionNotImproving, 0, 48, 5},
    TunableParameter{"reduction-many-cutoffs", &SearchParameters::reductionManyCutoffs, 0, 48, 10},
    TunableParameter{"reduction-table-attack", &SearchParameters::reductionTableAttack, 0, 48, 10},
    TunableParameter{"reduction-pv", &SearchParameters::reductionPv, 0, 48, 5},
    TunableParameter{"reduction-open-three", &SearchParameters::reductionOpenThree, 0, 48, 5},
    TunableParameter{"reduction-block", &SearchParameters::reductionBlock, 0, 48, 5},
    TunableParameter{"reduction-killer", &SearchParameters::reductionKiller, 0, 48, 5},
    TunableParameter{"reduction-history", &SearchParameters::reductionHistory, 0, 64, 4},
    TunableParameter{"reduction-threatened", &SearchParameters::reductionThreatened, 0, 16, 2},
    TunableParameter{"better-base", &SearchParameters::betterBase, 0, 300, 10},
    TunableParameter{"better-per-ply", &SearchParameters::betterPerPly, 0, 100, 5},
    TunableParameter{"much-better-base", &SearchParameters::muchBetterBase, 0, 2000, 150},
    TunableParameter{"much-better-per-ply", &SearchParameters::muchBetterPerPly, 0, 200, 20},
    TunableParameter{"hardly-better-per-depth", &SearchParameters::hardlyBetterPerDepth, 0, 160,
                     10},
    TunableParameter{"history-unit", &SearchParameters::historyUnit, 1, 100, 4},
    TunableParameter{"history-most", &SearchParameters::historyMost, 50, 1000, 150},
    TunableParameter{"history-malus", &SearchParameters::historyMalus, 0, 32, 4},
    TunableParameter{"table-rewards", &SearchParameters::tableRewards, 0, 1, 1},
    TunableParameter{"stores-leaves", &SearchParameters::storesLeaves, 0, 1, 1},
    TunableParameter{"threat-share-of-nodes", &SearchParameters::threatShareOfNodes, 4, 1000, 4},
    TunableParameter{"threat-share-of-time", &SearchParameters::threatShareOfTime, 4, 1000, 10},
};
static_assert(sizeof(SearchParameters) == kTunableParameters.size() * sizeof(int),
              "every parameter has its row in kTunableParameters");

/// Late-move reductions by depth and place in the order: by default 0.4 + ln(depth) ln(place) / 1.9
/// plies, in sixteenths, rounded down. Computed from whole numbers, so that every compiler gets the
/// same table.
class ReductionTable
{
public:
    constexpr explicit ReductionTable(const SearchParameters& parameters = {}) noexcept
    {
        std::array<std::int64_t, kSize> logarithms{};
        for (std::size_t i = 1; i < kSize; ++i)
            logarithms[i] = binaryLogarithm(i);
        for (std::size_t depth = 1; depth < kSize; ++depth)
            for (std::size_t place = 1; place < kSize; ++place)
                m_sixteenths[depth][place] = sixteenthsFor(
                    parameters, logarithms[depth] * logarithms[place] >> kFractionBits);
    }
    [[nodiscard]] constexpr int sixteenths(Depth depth, int place) const noexcept
    {
        return m_sixteenths[static_cast<std::size_t>(std::min(depth, kSize - 1))]
                           [static_cast<std::size_t>(std::min(place, kSize - 1))];
    }

    static constexpr int kSize = 64;

private:
    static constexpr int kFractionBits = 24;
    static constexpr std::int64_t kPerLogarithms = 4'242'455;  ///< ln(2) ln(2) / 1.9

    /// Each squaring of a number between 1 and 2 gives one more binary digit of its logarithm.
    static constexpr std::int64_t binaryLogarithm(std::uint64_t value) noexcept
    {
        constexpr int kOne = 31;
        std::int64_t logarithm = std::bit_width(value) - 1;
        std::uint64_t mantissa = (value << kOne) >> logarithm;
        for (int digit = 0; digit < kFractionBits; ++digit) {
            mantissa = mantissa * mantissa >> kOne;
            const bool isSet = mantissa >> (kOne + 1) != 0;
            mantissa >>= isSet;
            logarithm = 2 * logarithm + isSet;
        }
        return logarithm;
    }
    static constexpr std::uint8_t sixteenthsFor(const SearchParameters& parameters,
                                                std::int64_t product) noexcept
    {
        const std::int64_t base = (std::int64_t{parameters.reductionBase} << kFractionBits) / 1000;
        const std::int64_t slope = kPerLogarithms * parameters.reductionScale / 100;
        const std::int64_t plies = base + (product * slope >> kFractionBits);
        return static_cast<std::uint8_t>(
            std::min<std::int64_t>(plies * kPly >> kFractionBits, UINT8_MAX));
    }

    std::array<std::array<std::uint8_t, kSize>, kSize> m_sixteenths{};
};

/// Quiet moves worth trying at a node off the main line; the rest of the ordered list is cut off.
class QuietMoveLimits
{
public:
    constexpr explicit QuietMoveLimits(const SearchParameters& parameters = {}) noexcept
    {
        for (int depth = 0; depth < kSize; ++depth)
            for (const bool improving : {false, true})
                m_limits[improving][static_cast<std::size_t>(depth)]
                    = static_cast<std::int16_t>(limitFor(parameters, depth, improving));
    }
    [[nodiscard]] constexpr int at(Depth depth, bool improving) const noexcept
    {
        return m_limits[improving][static_cast<std::size_t>(std::clamp(depth, 0, kSize - 1))];
    }

private:
    static constexpr int kSize = 64;

    static constexpr int limitFor(const SearchParameters& parameters, Depth depth,
                                  bool improving) noexcept
    {
        const int squares = depth * depth * parameters.quietPerSquare * (improving ? 2 : 1) / kPly;
        const int limit = parameters.quietBase + (improving ? 1 : 0) + squares
            + depth * parameters.quietPerDepth / kPly;
        return depth > 2 ? limit * parameters.quietShare / 64 : limit;
    }

    std::array<std::array<std::int16_t, kSize>, 2> m_limits{};
};

/// The parameters of an engine and the tables made of them, once.
struct SearchTuning
{
    constexpr explicit SearchTuning(const SearchParameters& chosen = {}) noexcept
        : parameters(chosen),
          reductions(chosen),
          quietMoves(chosen)
    { }

    SearchParameters parameters;
    ReductionTable reductions;
    QuietMoveLimits quietMoves;
};

}  // namespace gomoku
