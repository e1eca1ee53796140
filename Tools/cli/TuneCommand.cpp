// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/Tuner.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <iostream>

namespace gomoku::cli {

namespace {

std::vector<SelfPlayGame> gamesIn(const std::vector<std::string>& paths, Rule rule)
{
    std::vector<SelfPlayGame> games = readSelfPlayGames(paths);
    std::erase_if(games, [rule](const SelfPlayGame& game) { return game.rule != rule; });
    if (games.empty())
        throw UsageError("the files contain no games of that rule");
    return games;
}

void showQuality(int epoch, const TunerQuality& quality)
{
    std::cerr << joined("epoch ", rightAligned(epoch, 2), "  unseen positions ", quality.positions,
                        "  score loss ", fixed(quality.evalLoss, 5), "  order loss ",
                        fixed(quality.policyLoss, 4), "  first guess right ",
                        fixed(100 * quality.firstGuess, 2), " %  sibling regret ",
                        fixed(100 * quality.siblingRegret, 3), " %\n");
}

int runTune(const Options& options)
{
    TunerOptions tuner;
    tuner.rule = chosenRule(options);
    tuner.epochs = static_cast<int>(options.number("epochs", 12, 1, 10'000));
    tuner.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    tuner.resultShare = realNumberIn(options.text("result-share", "0.8"), "--result-share", 0, 1);
    const std::string stem = options.text("out", "Weights");
    const auto games = gamesIn(options.arguments(), tuner.rule);
    const EvalWeights start
        = options.has("from-hand") ? handWeights(tuner.rule) : defaultWeights(tuner.rule);
    const EvalWeights weights = tune(games, start, tuner, showQuality);
    if (tuner.rule != Rule::Renju) {
        writeFile(stem + ".weights", packedWeights(weights, Color::Black));
    } else {
        writeFile(stem + "Black.weights", packedWeights(weights, Color::Black));
        writeFile(stem + "White.weights", packedWeights(weights, Color::White));
    }
    return EXIT_SUCCESS;
}

}  // namespace

Command tuneCommand()
{
    return {{"tune",
             "GAMES...",
             "Fit the evaluation and the move order to games of selfplay",
             "Logistic regression of results on the shapes of quiet positions, and softmax\n"
             "regression of the moves that searches chose. Every tenth game is held out for\n"
             "validation. The result is a file for Models/Eval/Data: STEM.weights, or where "
             "colours differ\n"
             "(Renju) STEMBlack.weights and STEMWhite.weights.",
             {{"rule", "R", "Rule of the games and weights (freestyle)"},
              {"epochs", "N", "Passes over all positions (12)"},
              {"result-share", "X",
               "Share of the game result in the target; the rest is the search score (0.8)"},
              {"from-hand", "", "Start from the hand-set weights"},
              {"seed", "N", "Seed for the order of positions (1)"},
              {"out", "STEM", "Output file name without extension (Weights)"}},
             1,
             1000},
            runTune};
}

}  // namespace gomoku::cli
