// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/PointTable.h"
#include "Models/Eval/ThreatPattern.h"

#include <string>

namespace gomoku {

/// The numbers that make the engine's judgement under a rule, in units of which 400 raise the odds
/// of winning e-fold.
struct EvalWeights
{
    PerColor<CombinationWeights> points;  ///< By the colour that could play there.
    PerColor<PatternWeights> patterns;  ///< By the side to move.

    friend bool operator==(const EvalWeights&, const EvalWeights&) = default;
};

/// Weights set by hand from what each shape threatens: where the tuner starts from, and what stands
/// in for combinations too rare to be learnt.
[[nodiscard]] EvalWeights handWeights(Rule rule);

/// A file of Models/Eval/Data holds the weights of one colour as 16-bit numbers, low byte first:
/// mover, waiter, attack and defence of every combination, then the patterns. Nothing else is in
/// it.
inline constexpr std::size_t kWeightsFileSize
    = 2 * (4 * kShapeCombinations + ThreatPattern::kPlaces);
[[nodiscard]] std::string packedWeights(const EvalWeights& weights, Color color);

/// The weights the engine plays with.
[[nodiscard]] EvalWeights defaultWeights(Rule rule);

}  // namespace gomoku
