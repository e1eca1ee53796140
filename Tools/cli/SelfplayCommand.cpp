// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Tuning/SelfPlay.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"

#include <QFileInfo>

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
    Shard shard{};
    int before = 0;  ///< Games of this plan that an earlier run has written.
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
    plan.shard = chosenShard(options);
    return plan;
}

/// Calls `keep` with the line of each game; stops when it says no.
void playGames(const SelfplayPlan& plan, const std::function<bool(const std::string&)>& keep)
{
    ParallelSearch search(kTableMegabytes);
    ProgressBar bar(plan.games);
    int ours = 0;
    for (int i = 0; i < plan.games; ++i) {
        if (!plan.shard.has(static_cast<std::size_t>(i)) || ours++ < plan.before)
            continue;
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

/// The whole lines of a file that may not be there yet. Any other file is not ours to add to.
int gamesIn(const std::string& path)
{
    if (path == "-")
        throw UsageError("--resume needs --out");
    if (!QFileInfo::exists(QString::fromStdString(path)))
        return 0;
    const std::vector<std::string> lines = readLines(path);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (!parseSelfPlayGame(lines[i]))
            throw UsageError(path + ":" + std::to_string(i + 1) + ": no game of selfplay");
    return static_cast<int>(lines.size());
}

int runSelfplay(const Options& options)
{
    SelfplayPlan plan = selfplayPlan(options);
    const std::string path = options.text("out", "-");
    if (options.has("resume"))
        plan.before = gamesIn(path);
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
    return {
        {"selfplay",
         "",
         "Play engine games against itself, as input for tune",
         "Games start from random balanced openings. One line per game:\n"
         "  rule;size;b|w|d;opening;moves with their scores, such as h8/35\n"
         "With --siblings other moves follow each one played, such as h8/35,g7/-20.\n"
         "New games are added to the end of the file. The same command with --resume plays those\n"
         "that the file still lacks; for more games of the same kind, use another seed. Parts of\n"
         "one run (--shard) have different games: put their files together with cat.",
         {{"games", "N", "Number of games (100)"},
          {"nodes", "N", "Nodes per move (2000)"},
          {"siblings", "N", "Judge so many other moves beside each one played (0)"},
          {"level", "N", "1 to 5: players of that level; 0: full strength (0)"},
          {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
          {"size", "N", "Board size (15)"},
          {"seed", "N", "Random seed (1)"},
          {"shard", "I/N", "Play only part I of N of the games (1/1)"},
          {"resume", "", "Leave out as many games as the file has"},
          {"uneven", "SCORE", "Skip openings with a larger score than this (350)"},
          {"out", "FILE", "Output file (standard output)"}}},
        runSelfplay};
}

}  // namespace gomoku::cli
