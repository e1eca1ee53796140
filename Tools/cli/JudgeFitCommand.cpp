// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Judge.h"
#include "Models/Review/Judge/WinCurve.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Tuning/SelfPlay.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iostream>
#include <limits>
#include <mutex>
#include <sstream>

namespace gomoku::cli {

namespace {

/// One judged position of a game, and the result for the side that was to move.
struct Sample
{
    Score score = 0;
    double result = 0;  ///< 1, 0.5 or 0.
    std::optional<Color> mover{};  ///< Files of earlier versions do not tell it.
};

constexpr std::size_t kBins = 10;

std::optional<Sample> parseSample(const std::string& line)
{
    std::istringstream text(line);
    Sample sample;
    char separator = 0;
    if (!(text >> sample.score >> separator >> sample.result) || separator != ';')
        return std::nullopt;
    char mover = 0;
    if (text >> separator >> mover)
        sample.mover = mover == 'b' ? Color::Black : Color::White;
    return sample;
}

std::string lineOf(const Sample& sample)
{
    return joined(sample.score, ';', sample.result, ';', sample.mover == Color::Black ? 'b' : 'w',
                  '\n');
}

/// Moves before the players saw the end coming: what follows says nothing about open positions.
std::size_t openMoves(const SelfPlayGame& game)
{
    const auto end = std::find_if(game.moves.begin(), game.moves.end(),
                                  [](const auto& move) { return isDecided(move.score); });
    return static_cast<std::size_t>(end - game.moves.begin());
}

/// Lines of the files: games of selfplay that still have to be judged, and samples of earlier runs.
struct Material
{
    std::vector<SelfPlayGame> games{};
    std::vector<Sample> samples{};
};

Material materialIn(const std::vector<std::string>& paths, Rule rule)
{
    Material material;
    for (const std::string& path : paths) {
        int number = 0;
        for (const std::string& line : readLines(path)) {
            ++number;
            if (const auto game = parseSelfPlayGame(line)) {
                if (game->rule == rule && openMoves(*game) > 0)
                    material.games.push_back(*game);
            } else if (const auto sample = parseSample(line)) {
                material.samples.push_back(*sample);
            } else {
                throw UsageError(path + ": line " + std::to_string(number)
                                 + " is neither a game nor a sample");
            }
        }
    }
    return material;
}

/// The position before a move of the game chosen at random.
BoardManager randomPosition(const SelfPlayGame& game, std::uint64_t random)
{
    BoardManager board = BoardManager::after(game.opening, game.size, game.rule);
    const std::uint64_t moves = zobrist::nextRandom(random) % openMoves(game);
    for (std::uint64_t i = 0; i < moves; ++i)
        board.makeMove(game.moves[i].point);
    return board;
}

Sample judgedSample(Judge& judge, const SelfPlayGame& game, std::uint64_t random,
                    std::uint64_t nodes)
{
    const std::atomic<bool> stop{false};
    const BoardManager position = randomPosition(game, random);
    const auto judgement = judge.judge(position, nodes, stop);
    const double result = !game.winner ? 0.5 : *game.winner == position.sideToMove() ? 1.0 : 0.0;
    return {judgement->score, result, position.sideToMove()};
}

/// Judges one position of each game; hands the line of each sample to `keep` as soon as it is
/// known, in the order in which they are ready.
std::vector<Sample> judgeGames(const std::vector<SelfPlayGame>& games, std::uint64_t nodes,
                               std::uint64_t seed, int threads,
                               const std::function<void(const std::string&)>& keep)
{
    std::vector<Sample> samples(games.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    ProgressBar bar(static_cast<int>(games.size()));
    int done = 0;
    standardThreads()(threads, [&](int) {
        Judge judge;
        for (std::size_t i = next++; i < games.size(); i = next++) {
            samples[i] = judgedSample(judge, games[i], seed * games.size() + i, nodes);
            const std::lock_guard lock(mutex);
            keep(lineOf(samples[i]));
            bar.show(++done);
        }
    });
    return samples;
}

int signFor(Color color)
{
    return color == Color::Black ? 1 : -1;
}

/// Of the side to move. Where nobody knows who that was, what Black has beside the score is left
/// out.
double chanceOf(const Sample& sample, const WinCurve& curve)
{
    if (sample.mover)
        return curve.chance(sample.score, *sample.mover);
    return (curve.chance(sample.score, Color::Black) + curve.chance(sample.score, Color::White))
        / 2;
}

bool isOpen(const Sample& sample)
{
    return !isDecided(sample.score);
}

/// Every second sample, from `first` on.
template <typename Visitor>
void forEachOfHalf(const std::vector<Sample>& samples, std::size_t first, Visitor&& visit)
{
    for (std::size_t i = first; i < samples.size(); i += 2)
        visit(samples[i]);
}

/// The likeliest steepness for given others, by Newton's method: one parameter of a logistic curve.
double fittedSteepness(const std::vector<Sample>& samples, std::size_t half, double bend,
                       Score forBlack)
{
    double steepness = 1;
    for (int step = 0; step < 12; ++step) {
        double gradient = 0;
        double curvature = 0;
        forEachOfHalf(samples, half, [&](const Sample& sample) {
            const Score more = sample.mover ? signFor(*sample.mover) * forBlack : 0;
            const double bent = WinCurve::bent(sample.score + more, bend);
            const double chance = 1 / (1 + std::exp(-steepness * bent));
            gradient += (sample.result - chance) * bent;
            curvature += chance * (1 - chance) * bent * bent;
        });
        if (curvature <= 0)
            break;
        steepness += gradient / curvature;
    }
    return steepness;
}

/// How badly a curve explains results: the mean of minus the logarithm of what it gave them.
double logLoss(const std::vector<Sample>& samples, std::size_t half, const WinCurve& curve)
{
    double loss = 0;
    int count = 0;
    forEachOfHalf(samples, half, [&](const Sample& sample) {
        const double chance = std::clamp(chanceOf(sample, curve) / 100, 1e-9, 1 - 1e-9);
        loss -= sample.result * std::log(chance) + (1 - sample.result) * std::log(1 - chance);
        ++count;
    });
    return loss / std::max(1, count);
}

/// The curve under which the results of one half of the samples are likeliest.
WinCurve::Shape fittedShape(const std::vector<Sample>& samples, std::size_t half)
{
    const bool knowsSides = std::all_of(samples.begin(), samples.end(),
                                        [](const Sample& sample) { return sample.mover; });
    WinCurve::Shape best;
    double leastLoss = std::numeric_limits<double>::max();
    for (double bend = 80; bend < 700; bend *= 1.1) {
        for (Score forBlack = knowsSides ? -60 : 0; forBlack <= (knowsSides ? 240 : 0);
             forBlack += 20) {
            const double steepness = fittedSteepness(samples, half, bend, forBlack);
            const WinCurve::Shape shape{bend, steepness, forBlack};
            const double loss = logLoss(samples, half, WinCurve(shape));
            if (loss < leastLoss) {
                leastLoss = loss;
                best = shape;
            }
        }
    }
    return best;
}

struct Bin
{
    int samples = 0;
    double predicted = 0;
    double won = 0;
    double variance = 0;  ///< Of `won`, if the predictions hold.
};

/// Each sample counts from both sides.
void addToBins(std::array<Bin, kBins>& bins, const WinCurve& curve, const Sample& sample)
{
    for (const bool turned : {false, true}) {
        const double chance = turned ? 100 - chanceOf(sample, curve) : chanceOf(sample, curve);
        Bin& bin = bins[std::min(kBins - 1, static_cast<std::size_t>(chance / 100 * kBins))];
        ++bin.samples;
        bin.predicted += chance;
        bin.won += 100 * (turned ? 1 - sample.result : sample.result);
        bin.variance += chance * (100 - chance);
    }
}

void printBins(const std::array<Bin, kBins>& bins)
{
    std::cout << "chance       samples  predicted  won     off  by chance\n";
    double worst = 0;
    for (std::size_t i = 0; i < kBins; ++i) {
        const Bin& bin = bins[i];
        const double count = std::max(1, bin.samples);
        const double off = (bin.won - bin.predicted) / count;
        worst = std::max(worst, std::abs(off));
        std::cout << joined(rightAligned(i * 10, 3), "..", rightAligned(i * 10 + 10, 3), " %  ",
                            rightAligned(bin.samples, 8), "  ",
                            rightAligned(fixed(bin.predicted / count, 1), 8), "  ",
                            rightAligned(fixed(bin.won / count, 1), 5), "  ",
                            rightAligned(withSign(fixed(off, 1)), 6), "  ",
                            rightAligned(fixed(std::sqrt(bin.variance) / count, 1), 9), '\n');
    }
    std::cout << "largest difference " << fixed(worst, 1) << " points\n";
}

/// Proven scores are not on the curve; how often the games agreed with them says how the players
/// were.
void printProven(const std::vector<Sample>& samples)
{
    int proven = 0;
    double agreed = 0;
    for (const Sample& sample : samples)
        if (!isOpen(sample)) {
            ++proven;
            agreed += isWin(sample.score) ? sample.result : 1 - sample.result;
        }
    if (proven > 0)
        std::cout << proven << " proven, of which the players won "
                  << fixed(100 * agreed / proven, 1) << " %\n";
}

/// What one side won, beside what it was given.
template <typename IsThatSide>
void printSide(const std::string& side, const std::vector<Sample>& samples, const WinCurve& curve,
               IsThatSide&& isThatSide)
{
    Bin sum;
    for (const Sample& sample : samples) {
        if (!sample.mover)
            continue;
        const bool turned = !isThatSide(*sample.mover);
        const double chance = turned ? 100 - chanceOf(sample, curve) : chanceOf(sample, curve);
        ++sum.samples;
        sum.predicted += chance;
        sum.won += 100 * (turned ? 1 - sample.result : sample.result);
        sum.variance += chance * (100 - chance);
    }
    if (sum.samples > 0)
        std::cout << joined(side, " won ", fixed(sum.won / sum.samples, 1), " % of ", sum.samples,
                            ", predicted ", fixed(sum.predicted / sum.samples, 1), " (by chance ",
                            fixed(std::sqrt(sum.variance) / sum.samples, 1), ")\n");
}

void checkOnHalf(const std::vector<Sample>& samples, std::size_t half, const WinCurve& curve,
                 std::array<Bin, kBins>& bins)
{
    forEachOfHalf(samples, half, [&](const Sample& sample) { addToBins(bins, curve, sample); });
}

std::string described(const WinCurve::Shape& shape, std::size_t positions)
{
    return joined(positions, " open positions: bend ", fixed(shape.bend, 0), ", steepness ",
                  fixed(shape.steepness, 3), ", for Black ", shape.forBlack, '\n');
}

/// Each half of the samples is checked with the curve of the other half.
void fitAndCheck(std::vector<Sample> samples)
{
    printProven(samples);
    std::erase_if(samples, [](const Sample& sample) { return !isOpen(sample); });
    if (samples.size() < 2)
        throw UsageError("too few undecided positions");
    std::array<Bin, kBins> bins{};
    for (const std::size_t half : {0U, 1U}) {
        const WinCurve::Shape shape = fittedShape(samples, half);
        std::cout << described(shape, samples.size() / 2);
        checkOnHalf(samples, 1 - half, WinCurve(shape), bins);
    }
    printBins(bins);
}

/// What WinCurve.cpp is to be told, and how the curve that it has now does on all samples.
void fitAllAndCheckOwn(std::vector<Sample> samples, Rule rule)
{
    std::erase_if(samples, [](const Sample& sample) { return !isOpen(sample); });
    std::vector<Sample> twice;
    for (const Sample& sample : samples)
        twice.insert(twice.end(), 2, sample);
    const WinCurve::Shape whole = fittedShape(twice, 0);
    std::cout << "all " << described(whole, samples.size());
    std::array<Bin, kBins> bins{};
    for (const std::size_t half : {0U, 1U})
        checkOnHalf(samples, half, WinCurve::under(rule), bins);
    std::cout << "the program's own curve:\n";
    printBins(bins);
    printSide("Black", samples, WinCurve::under(rule),
              [](Color mover) { return mover == Color::Black; });
    printSide("the side to move", samples, WinCurve::under(rule), [](Color) { return true; });
}

int runJudgeFit(const Options& options)
{
    const Rule rule = chosenRule(options);
    const auto nodes
        = static_cast<std::uint64_t>(options.number("nodes", kFirstLookNodes, 100, 1'000'000'000));
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    const int threads = static_cast<int>(options.number("threads", 1, 1, kMaxSearchThreads));
    Material material = materialIn(options.arguments(), rule);
    if (material.games.empty() && material.samples.empty())
        throw UsageError("the files contain no games of that rule");
    AppendedFile out;
    if (options.has("out"))
        openForLines(out, options.text("out", ""));
    std::optional<QString> problem;
    const auto judged
        = judgeGames(material.games, nodes, seed, threads, [&](const std::string& line) {
              if (out.isOpen() && !problem)
                  problem = out.append(QByteArray::fromStdString(line));
          });
    material.samples.insert(material.samples.end(), judged.begin(), judged.end());
    fitAndCheck(material.samples);
    fitAllAndCheckOwn(material.samples, rule);
    if (!problem)
        return EXIT_SUCCESS;
    std::cerr << options.text("out", "") << ": cannot be written: " << problem->toStdString()
              << '\n';
    return EXIT_FAILURE;
}

}  // namespace

Command judgeFitCommand()
{
    return {
        {"judge-fit",
         "FILES...",
         "Fit the win curve of the judge to games of selfplay",
         "Judges one position of each game, chosen at random, and fits the chance to win to the\n"
         "results. Each half of the positions is checked with the curve of the other half; \"by\n"
         "chance\" is how far off a true curve would be in about one of three cases. The files\n"
         "hold games of selfplay, or samples (score;result;side to move) that --out kept.",
         {{"rule", "R", "Rule of the games (freestyle)"},
          {"nodes", "N", "Nodes per position (as in review)"},
          {"threads", "N", "Positions searched at a time (1)"},
          {"seed", "N", "Seed for the choice of positions (1)"},
          {"out", "FILE", "Add the samples to this file"}},
         1,
         1000},
        runJudgeFit};
}

}  // namespace gomoku::cli
