// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Eval/EvalWeights.h"
#include "Models/Tuning/SelfPlay.h"

#include <functional>
#include <vector>

namespace gomoku {

struct TunerOptions
{
    Rule rule = Rule::Freestyle;
    int epochs = 30;
    double resultShare = 0.7;  ///< Of the target; the rest is the search's own judgement.
    double pull = 2e-6;  ///< Towards the weights one starts from.
    std::uint64_t seed = 1;
};

/// How well weights explain the games: mean cross entropy of results, and how often the move that a
/// search chose is the first guess of the move order.
struct TunerQuality
{
    double evalLoss = 0;
    double policyLoss = 0;
    double firstGuess = 0;
    /// How much winning chance is lost, by the searches' judgement, when the weights choose among a
    /// move and its siblings without a search. Zero if the games have none.
    double siblingRegret = 0;
    std::size_t positions = 0;
};

/// Fits the evaluation to results and search scores by logistic regression, and the order of moves
/// to the moves that searches chose by softmax regression, over the quiet positions of the games.
[[nodiscard]] EvalWeights
tune(const std::vector<SelfPlayGame>& games, const EvalWeights& start, const TunerOptions& options,
     const std::function<void(int, const TunerQuality&)>& afterEpoch = {});

}  // namespace gomoku
