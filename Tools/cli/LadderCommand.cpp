// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Training/EloFit.h"
#include "Models/Tuning/LadderGame.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QFileInfo>

#include <iostream>
#include <map>
#include <sstream>

namespace gomoku::cli {

namespace {

constexpr std::size_t kLadderTableMegabytes = 8;

/// Two players and one of their openings, to be played twice with colours swapped.
struct LadderPair
{
    int low = 0;
    int high = 0;
    int round = 0;

    friend auto operator<=>(const LadderPair&, const LadderPair&) = default;
};

struct LadderPlan
{
    LadderGameOptions game{};
    int from = 1;
    int to = kSteps - 1;
    int reach = 2;
    int rounds = 50;
    Shard shard{};
    bool withPlain = false;
    std::uint64_t seed = 1;
};

/// What the higher of two players scored in the two games of a round.
using LadderResults = std::map<LadderPair, double>;

int stepIn(const std::string& text, const std::string& what)
{
    return static_cast<int>(numberIn(text, what, 1, kSteps));
}

void readSteps(const Options& options, LadderPlan& plan)
{
    const std::string text = options.text("steps", "1-" + std::to_string(kSteps - 1));
    const std::size_t dash = text.find('-');
    plan.from = stepIn(text.substr(0, dash), "--steps");
    plan.to = dash == std::string::npos ? plan.from : stepIn(text.substr(dash + 1), "--steps");
    if (plan.to < plan.from)
        throw UsageError("--steps: the first step is higher than the last");
}

LadderPlan ladderPlan(const Options& options)
{
    LadderPlan plan;
    readSteps(options, plan);
    plan.shard = chosenShard(options);
    plan.game.rule = chosenRule(options);
    plan.game.size = chosenSize(options);
    plan.game.mostNodes
        = static_cast<std::uint64_t>(options.number("most-nodes", 0, 0, 1'000'000'000));
    plan.reach = static_cast<int>(options.number("reach", 2, 1, kSteps));
    plan.rounds = static_cast<int>(options.number("games", 100, 2, 1'000'000)) / 2;
    plan.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    plan.withPlain = options.has("plain");
    return plan;
}

/// Round by round, so that a run which is broken off knows something of every pair.
std::vector<LadderPair> pairsOf(const LadderPlan& plan)
{
    std::vector<LadderPair> pairs;
    std::size_t number = 0;
    for (int round = 0; round < plan.rounds; ++round)
        for (int low = plan.withPlain ? kPlainPlayer : plan.from; low <= plan.to; ++low) {
            const int first = low == kPlainPlayer ? plan.from : low + 1;
            const int last = low == kPlainPlayer ? plan.to : std::min(low + plan.reach, plan.to);
            for (int high = first; high <= last; ++high)
                if ((low == kPlainPlayer || low >= plan.from) && plan.shard.has(number++))
                    pairs.push_back({low, high, round});
        }
    return pairs;
}

std::string ladderLine(const LadderPair& pair, double score)
{
    std::ostringstream line;
    line << pair.low << ' ' << pair.high << ' ' << pair.round << ' ' << score << '\n';
    return line.str();
}

LadderResults readResults(const std::string& path)
{
    LadderResults results;
    if (path == "-" || !QFileInfo::exists(QString::fromStdString(path)))
        return results;
    int number = 0;
    for (const std::string& text : readLines(path)) {
        ++number;
        std::istringstream line(text);
        LadderPair pair;
        double score = 0;
        if (!(line >> pair.low >> pair.high >> pair.round >> score) || score < 0 || score > 2)
            throw UsageError(path + ":" + std::to_string(number) + ": no result of a ladder");
        results[pair] = score;
    }
    return results;
}

class LadderTable
{
public:
    explicit LadderTable(const LadderPlan& plan) : m_plan(plan) { }

    /// The score of the higher step in two games, 0 to 2.
    [[nodiscard]] double play(const LadderPair& pair)
    {
        std::uint64_t random = m_plan.seed;
        for (const int part : {pair.low, pair.high, pair.round})
            random = zobrist::nextRandom(random) ^ static_cast<std::uint64_t>(part);
        const auto opening = ladderOpening(m_judge, m_plan.game, zobrist::nextRandom(random));
        const double asBlack = playLadderGame({&m_high, &m_low}, {pair.high, pair.low}, opening,
                                              m_plan.game, zobrist::nextRandom(random));
        const double asWhite = 1
            - playLadderGame({&m_low, &m_high}, {pair.low, pair.high}, opening, m_plan.game,
                             zobrist::nextRandom(random));
        return asBlack + asWhite;
    }

private:
    LadderPlan m_plan;
    ParallelSearch m_judge{kLadderTableMegabytes};
    ParallelSearch m_low{kLadderTableMegabytes};
    ParallelSearch m_high{kLadderTableMegabytes};
};

std::vector<PairScore> pairScores(const LadderResults& results, int first)
{
    std::map<std::pair<int, int>, PairScore> sums;
    for (const auto& [pair, score] : results) {
        PairScore& sum = sums[{pair.low, pair.high}];
        sum.first = pair.high - first;
        sum.second = pair.low - first;
        sum.games += 2;
        sum.score += score;
    }
    std::vector<PairScore> scores;
    for (const auto& [players, sum] : sums)
        scores.push_back(sum);
    return scores;
}

std::string playerText(int step)
{
    return step == kPlainPlayer ? "plain" : std::to_string(step);
}

void printPairs(const std::vector<PairScore>& scores, int first)
{
    std::cout << "\n  low  high  games  score of the higher\n";
    for (const PairScore& pair : scores)
        std::cout << rightAligned(playerText(pair.second + first), 5) << ' '
                  << rightAligned(playerText(pair.first + first), 5) << ' '
                  << rightAligned(fixed(pair.games, 0), 6) << "  "
                  << rightAligned(fixed(100 * pair.score / pair.games, 1), 5) << " %\n";
}

/// Elo counts from the lowest step that played.
void printLadder(const LadderResults& results)
{
    if (results.empty())
        return;
    int first = kSteps;
    int last = 0;
    for (const auto& [pair, score] : results) {
        first = std::min(first, pair.low);
        last = std::max(last, pair.high);
    }
    const std::vector<PairScore> scores = pairScores(results, first);
    const EloTable table = fitElo(last - first + 1, scores);
    std::cout << " step    Elo  +/- 95 %   to the next  +/- 95 %\n";
    for (std::size_t i = 0; i < table.elo.size(); ++i) {
        std::cout << rightAligned(playerText(static_cast<int>(i) + first), 5) << ' '
                  << rightAligned(fixed(table.elo[i] - table.elo[0], 0), 6) << ' '
                  << rightAligned(fixed(1.96 * table.deviation[i], 0), 8);
        if (i + 1 < table.elo.size())
            std::cout << ' ' << rightAligned(fixed(table.elo[i + 1] - table.elo[i], 0), 13) << ' '
                      << rightAligned(fixed(1.96 * table.stepDeviation[i], 0), 9);
        std::cout << '\n';
    }
    printPairs(scores, first);
}

int runLadder(const Options& options)
{
    const LadderPlan plan = ladderPlan(options);
    const std::string path = options.text("out", "-");
    LadderResults results = readResults(path);
    AppendedFile file;
    if (path != "-")
        openForLines(file, path);
    const std::vector<LadderPair> pairs
        = options.has("report") ? std::vector<LadderPair>() : pairsOf(plan);
    LadderTable table(plan);
    ProgressBar bar(static_cast<int>(pairs.size()));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (results.contains(pairs[i]))
            continue;
        const double score = table.play(pairs[i]);
        results[pairs[i]] = score;
        if (path != "-")
            if (const auto problem
                = file.append(QByteArray::fromStdString(ladderLine(pairs[i], score)))) {
                std::cerr << path << ": cannot be written: " << problem->toStdString() << '\n';
                return EXIT_FAILURE;
            }
        bar.show(static_cast<int>(i) + 1);
    }
    bar.wipe();
    printLadder(results);
    return EXIT_SUCCESS;
}

}  // namespace

Command ladderCommand()
{
    return {
        {"ladder",
         "",
         "Measure the steps of the ladder against each other",
         "Neighbouring steps play from even openings, each opening twice with sides swapped.\n"
         "Prints the strength of each step in Elo with its interval of 95 %, and all scores.\n"
         "A file of results is added to: a run that was broken off continues where it stopped,\n"
         "and several shards may write files that are joined afterwards.",
         {{"steps", "A-B", "Which steps (1-29; the last one has no node count)"},
          {"reach", "N", "How far apart two steps may be that play (2)"},
          {"games", "N", "For each pair (100)"},
          {"plain", "", "With a player who only looks one move ahead"},
          {"most-nodes", "N", "Hold higher steps to so many nodes (0: no limit)"},
          {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
          {"size", "N", "Board size (15)"},
          {"seed", "N", "Of openings and choices (1)"},
          {"shard", "I/N", "Only every Nth pair, starting with the Ith (1/1)"},
          {"report", "", "Play nothing, only print what a file knows"},
          {"out", "FILE", "Where results are kept (nowhere)"}}},
        runLadder};
}

}  // namespace gomoku::cli
