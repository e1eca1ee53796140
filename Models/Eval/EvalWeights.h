// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/PointTable.h"

namespace gomoku {

/// What every combination of shapes is worth under a rule, by colour: the numbers that make the
/// engine's judgement, in units of which 400 raise the odds of winning e-fold.
using EvalWeights = PerColor<CombinationWeights>;

/// Weights set by hand from what each shape threatens: where the tuner starts from, and what stands
/// in for combinations too rare to be learnt.
[[nodiscard]] EvalWeights handWeights(Rule rule);

/// The weights the engine plays with.
[[nodiscard]] EvalWeights defaultWeights(Rule rule);

}  // namespace gomoku
