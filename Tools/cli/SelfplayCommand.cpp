// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Tuning/SelfPlay.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"

#include <functional>
#include <iostream>

namespace gomoku::cli {

namespace {

constexpr std::size_t kTableMegabytes = 4;
constexpr std::uint64_t kSeedStep = 1'000'003;  ///< So that neighbouring seeds share no games.

/// What is to be played, complete before a file is touched.
struct SelfplayPlan
{
    SelfPlayOptions game{};
    int games = 0;
    std::uint64_t seed = 0;
};

SelfplayPlan selfplayPlan(const Options& options)
{
    SelfplayPlan plan;
    plan.game.rule = chosenRule(options);
    plan.game.size = chosenSize(options);
    plan.game.nodes = static_cast<std::uint64_t>(options.number("nodes", 2000, 100, 1'000'000'000));
    plan.game.mostUneven = static_cast<Score>(options.number("uneven", 350, 1, kMaxEval));
    plan.game.level = static_cast<int>(options.number("level", 0, 0, kLevels));
    plan.game.siblings = static_cast<int>(options.number("siblings", 0, 0, 20));
    plan.games = static_cast<int>(options.number("games", 100, 1, 100'000'000));
    plan.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    return plan;
}

/// Calls `keep` with the line of each game; stops when it says no.
void playGames(const SelfplayPlan& plan, const std::function<bool(const std::string&)>& keep)
{
    ParallelSearch search(kTableMegabytes);
    ProgressBar bar(plan.games);
    for (int i = 0; i < plan.games; ++i) {
        const std::uint64_t seedOfGame = plan.seed * kSeedStep + static_cast<std::uint64_t>(i);
        if (!keep(toText(playAgainstItself(search, plan.game, seedOfGame)) + '\n'))
            return;
        bar.show(i + 1);
    }
}

int appendGames(const SelfplayPlan& plan, const std::string& path)
{
    AppendedFile file;
    openForLines(file, path);
    std::optional<QString> problem;
    playGames(plan, [&](const std::string& line) {
        problem = file.append(QByteArray::fromStdString(line));
        return !problem;
    });
    if (!problem)
        return EXIT_SUCCESS;
    std::cerr << path << ": cannot be written: " << problem->toStdString() << '\n';
    return EXIT_FAILURE;
}

int runSelfplay(const Options& options)
{
    const SelfplayPlan plan = selfplayPlan(options);
    const std::string path = options.text("out", "-");
    if (path != "-")
        return appendGames(plan, path);
    playGames(plan, [](const std::string& line) {
        std::cout << line << std::flush;
        return std::cout.good();
    });
    return EXIT_SUCCESS;
}

}  // namespace

Command selfplayCommand()
{
    return {{"selfplay",
             "",
             "Play engine games against itself, as input for tune",
             "Games start from random balanced openings. One line per game:\n"
             "  rule;size;b|w|d;opening;moves with their scores, such as h8/35\n"
             "With --siblings other moves follow each one played, such as h8/35,g7/-20.\n"
             "New games are added to the end of the file. To resume, use another seed.",
             {{"games", "N", "Number of games (100)"},
              {"nodes", "N", "Nodes per move (2000)"},
              {"siblings", "N", "Judge so many other moves beside each one played (0)"},
              {"level", "N", "1 to 5: players of that level; 0: full strength (0)"},
              {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
              {"size", "N", "Board size (15)"},
              {"seed", "N", "Random seed (1)"},
              {"uneven", "SCORE", "Skip openings with a larger score than this (350)"},
              {"out", "FILE", "Output file (standard output)"}}},
            runSelfplay};
}

}  // namespace gomoku::cli
