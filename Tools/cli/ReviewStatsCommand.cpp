// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Zobrist.h"
#include "Models/Review/ReviewGame.h"
#include "Models/Review/WhyLost.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>

namespace gomoku::cli {

namespace {

constexpr std::uint64_t kConfirmationFactor = 10;

/// What the review said of the moves of one game, or of many.
struct MarkCounts
{
    int moves = 0;  ///< That were judged.
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    int afterWin = 0;  ///< Marked moves from a proven win.
    int kept = 0;  ///< Of these, moves after which the win is proven by the review itself.

    void add(const MarkCounts& other)
    {
        moves += other.moves;
        inaccuracies += other.inaccuracies;
        mistakes += other.mistakes;
        blunders += other.blunders;
        afterWin += other.afterWin;
        kept += other.kept;
    }
};

/// A marked move in the position it was made in.
struct MarkedMove
{
    ReviewedGame game{};  ///< That move alone.
    Verdict verdict = Verdict::Unjudged;
    bool wasWon = false;  ///< The position before was a proven win.
};

ReviewedGame reviewedGameOf(const SelfPlayGame& played)
{
    ReviewedGame game{.rule = played.rule, .start = Grid(played.size)};
    Color color = Color::Black;
    const auto add = [&](Point point) {
        game.moves.push_back({point, color});
        color = opponent(color);
    };
    for (const Point point : played.opening)
        add(point);
    for (const SelfPlayGame::Move& move : played.moves)
        add(move.point);
    game.openingMoves = static_cast<int>(played.opening.size());
    return game;
}

/// The games after the first `skipped`, at most so many.
std::vector<ReviewedGame> gamesIn(const std::vector<std::string>& paths, std::size_t skipped,
                                  std::size_t most)
{
    const std::vector<SelfPlayGame> all = readSelfPlayGames(paths);
    std::vector<ReviewedGame> games;
    for (std::size_t i = skipped; i < all.size() && games.size() < most; ++i)
        games.push_back(reviewedGameOf(all[i]));
    if (games.empty())
        throw UsageError("there is no game in the files");
    return games;
}

MarkCounts countsOf(const GameReview& review)
{
    MarkCounts counts;
    for (const MoveReview& move : review.moves) {
        if (move.verdict == Verdict::Unjudged)
            continue;
        ++counts.moves;
        counts.inaccuracies += move.verdict == Verdict::Inaccuracy;
        counts.mistakes += move.verdict == Verdict::Mistake;
        counts.blunders += move.verdict == Verdict::Blunder;
        const bool isFromWin = isMarked(move.verdict) && isWin(*move.scoreBefore);
        counts.afterWin += isFromWin;
        counts.kept += isFromWin && isWin(*move.scoreAfter);
    }
    return counts;
}

void collectMarked(const ReviewedGame& game, const GameReview& review,
                   std::vector<MarkedMove>& marked)
{
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview& move = review.moves[i];
        if (!isMarked(move.verdict))
            continue;
        const ReviewedGame single{
            .rule = game.rule, .start = game.positionAfter(i).grid(), .moves = {game.moves[i]}};
        marked.push_back({single, move.verdict, isWin(*move.scoreBefore)});
    }
}

std::string lineOf(std::size_t number, const MarkCounts& counts)
{
    return joined(number, ';', counts.moves, ';', counts.inaccuracies, ';', counts.mistakes, ';',
                  counts.blunders, ';', counts.afterWin, ';', counts.kept, '\n');
}

std::string shareText(int part, int whole, double low, double high)
{
    return joined(part, " of ", whole, " (", fixed(100.0 * part / std::max(1, whole), 1),
                  " %, 95 %: ", fixed(100 * std::max(0.0, low), 1), " to ",
                  fixed(100 * std::min(1.0, high), 1), ")");
}

/// With the range that holds the true share in 19 of 20 cases (Wilson), as if moves of one game
/// had nothing to do with each other.
std::string share(int part, int whole)
{
    constexpr double kZ = 1.96;
    const double n = std::max(1, whole);
    const double mean = part / n;
    const double centre = (mean + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double reach
        = kZ / (1 + kZ * kZ / n) * std::sqrt(mean * (1 - mean) / n + kZ * kZ / (4 * n * n));
    return shareText(part, whole, centre - reach, centre + reach);
}

/// The same for a share of the moves of whole games: marks come in clusters, so games are the units
/// that differ by chance.
template <typename Part>
std::string shareOfGames(const std::vector<MarkCounts>& games, Part&& part)
{
    int marks = 0;
    int moves = 0;
    for (const MarkCounts& game : games) {
        marks += part(game);
        moves += game.moves;
    }
    const double mean = static_cast<double>(marks) / std::max(1, moves);
    double squares = 0;
    for (const MarkCounts& game : games)
        squares += std::pow(part(game) - mean * game.moves, 2);
    const double count = static_cast<double>(games.size());
    if (games.size() < 2 || squares <= 0)
        return share(marks, moves);
    const double reach = 1.96 * std::sqrt(squares * count / (count - 1)) / std::max(1, moves);
    return shareText(marks, moves, mean - reach, mean + reach);
}

/// number;move;point;verdict;chance before;chance after;better move
std::string markLines(std::size_t number, const GameReview& review)
{
    std::string lines;
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview& move = review.moves[i];
        if (isMarked(move.verdict))
            lines += joined(number, ";", i + 1, ';', move.point.toString(), ';',
                            nameOf(move.verdict), ';', fixed(*move.chanceBefore, 1), ';',
                            fixed(*move.chanceAfter, 1), ';', move.better().toString(), '\n');
    }
    return lines;
}

void printSummary(const std::vector<MarkCounts>& games)
{
    MarkCounts counts;
    for (const MarkCounts& game : games)
        counts.add(game);
    std::cout << games.size() << " games\nmistakes and blunders: "
              << shareOfGames(games, [](const auto& game) { return game.mistakes + game.blunders; })
              << "\ninaccuracies: "
              << shareOfGames(games, [](const auto& game) { return game.inaccuracies; })
              << "\nmarked from a proven win: " << counts.afterWin << ", which the review itself "
              << "proves to be kept: " << counts.kept << '\n'
              << std::flush;
}

ReviewOptions reviewOptionsOf(const Options& options)
{
    ReviewOptions review;
    review.nodes
        = static_cast<std::uint64_t>(options.number("nodes", kFirstLookNodes, 100, 100'000'000));
    review.secondNodes = review.nodes * (kSecondLookNodes / kFirstLookNodes);
    review.threads = static_cast<int>(options.number("threads", 1, 1, kMaxSearchThreads));
    return review;
}

/// At most so many, drawn at random. A larger sample with the same seed begins like a smaller one.
std::vector<MarkedMove> sampleOf(std::vector<MarkedMove> marked, std::size_t most,
                                 std::uint64_t seed)
{
    const std::size_t count = std::min(most, marked.size());
    for (std::size_t i = 0; i < count; ++i)
        std::swap(marked[i], marked[i + zobrist::nextRandom(seed) % (marked.size() - i)]);
    marked.resize(count);
    return marked;
}

/// Judges the marked moves again, each by itself, with ten times the nodes of both looks.
void confirm(const std::vector<MarkedMove>& marked, ReviewOptions options)
{
    options.nodes *= kConfirmationFactor;
    options.secondNodes *= kConfirmationFactor;
    const std::atomic<bool> stop{false};
    int blunders = 0;
    int stayed = 0;
    int fromWin = 0;
    int kept = 0;
    for (const MarkedMove& move : marked) {
        const GameReview again = reviewGame(move.game, options, stop);
        const MoveReview& review = again.moves.front();
        blunders += move.verdict == Verdict::Blunder;
        stayed += move.verdict == Verdict::Blunder && isMistakeOrWorse(review.verdict);
        fromWin += move.wasWon;
        kept += move.wasWon && isWin(*review.scoreAfter);
        std::cout << joined(move.game.moves.front().point.toString(), ';', nameOf(move.verdict),
                            ';', nameOf(review.verdict), ';', fixed(*review.chanceBefore, 1), ';',
                            fixed(*review.chanceAfter, 1), '\n')
                  << std::flush;
    }
    std::cout << "at ten times the work mistakes or blunders: " << share(stayed, blunders)
              << "\nmarked from a proven win, and kept at ten times the work: "
              << share(kept, fromWin) << '\n';
}

/// Places of the same player's moves that are at most one of his moves apart.
bool areNear(std::size_t one, std::size_t other)
{
    return std::max(one, other) - std::min(one, other) <= 2;
}

/// Where each game became certain and the last escape, and both again with ten times the nodes.
int compareLosses(const std::vector<ReviewedGame>& games, std::uint64_t nodes)
{
    const std::atomic<bool> stop{false};
    int lost = 0;
    int same = 0;
    int sameEscape = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto loser = loserOf(games[i]);
        const auto quick = loser ? explainLoss(games[i], *loser, nodes, stop) : std::nullopt;
        const auto slow = quick ? explainLoss(games[i], *loser, nodes * kConfirmationFactor, stop)
                                : std::nullopt;
        if (!quick || !slow)
            continue;
        ++lost;
        same += areNear(quick->certain, slow->certain);
        sameEscape += areNear(quick->escape, slow->escape);
        std::cout << joined(i + 1, ';', quick->certain + 1, ';', quick->escape + 1, ';',
                            slow->certain + 1, ';', slow->escape + 1, '\n')
                  << std::flush;
    }
    std::cout << "the same move made it certain, give or take one: " << share(same, lost)
              << "\nthe same last escape, give or take one: " << share(sameEscape, lost) << '\n';
    return EXIT_SUCCESS;
}

/// Only where each game became certain, and again with ten times the nodes where they might change
/// it.
int compareCertain(const std::vector<ReviewedGame>& games, std::size_t skipped, std::uint64_t nodes)
{
    const std::atomic<bool> stop{false};
    int lost = 0;
    int settled = 0;
    int same = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto loser = loserOf(games[i]);
        const auto quick = loser ? certainLoss(games[i], *loser, nodes, stop) : std::nullopt;
        if (!quick)
            continue;
        const auto slow = quick->isSettled
            ? quick
            : certainLoss(games[i], *loser, nodes * kConfirmationFactor, stop);
        if (!slow)
            continue;
        ++lost;
        settled += quick->isSettled;
        same += areNear(quick->move, slow->move);
        std::cout << joined(skipped + i + 1, ';', quick->move + 1, ';', slow->move + 1, ';',
                            quick->isSettled ? "settled" : "open", '\n')
                  << std::flush;
    }
    std::cout << "the same move made it certain, give or take one: " << share(same, lost)
              << "\nmore nodes could not change it: " << share(settled, lost) << '\n';
    return EXIT_SUCCESS;
}

std::vector<std::string> fieldsOf(const std::string& line)
{
    std::vector<std::string> fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, ';');)
        fields.push_back(field);
    return fields;
}

/// The counts of one game as lineOf() writes them; nullopt for any other line.
std::optional<MarkCounts> parseCounts(const std::string& line)
{
    MarkCounts counts;
    std::istringstream text(line);
    int number = 0;
    text >> number;
    for (int* count : {&counts.moves, &counts.inaccuracies, &counts.mistakes, &counts.blunders,
                       &counts.afterWin, &counts.kept}) {
        char separator = 0;
        if (!(text >> separator >> *count) || separator != ';')
            return std::nullopt;
    }
    return text.peek() == std::istringstream::traits_type::eof() ? std::optional(counts)
                                                                 : std::nullopt;
}

/// Adds up what earlier runs have written: work that was done in pieces.
int addUp(const std::vector<std::string>& paths)
{
    std::vector<MarkCounts> games;
    int blunders = 0;
    int stayed = 0;
    for (const std::string& path : paths)
        for (const std::string& line : readLines(path)) {
            const std::vector<std::string> fields = fieldsOf(line);
            if (const auto counts = parseCounts(line))
                games.push_back(*counts);
            else if (fields.size() == 5 && fields[1] == nameOf(Verdict::Blunder)) {
                ++blunders;
                stayed += fields[2] == nameOf(Verdict::Blunder)
                    || fields[2] == nameOf(Verdict::Mistake);
            }
        }
    if (games.empty() && blunders == 0)
        throw UsageError("the files are no output of review-stats");
    printSummary(games);
    if (blunders > 0)
        std::cout << "at ten times the work mistakes or blunders: " << share(stayed, blunders)
                  << '\n';
    return EXIT_SUCCESS;
}

int runReviewStats(const Options& options)
{
    if (options.has("sum"))
        return addUp(options.arguments());
    const auto most = static_cast<std::size_t>(options.number("games", 1'000'000, 1, 1'000'000));
    const auto confirmed = static_cast<std::size_t>(options.number("confirm", 0, 0, 1'000'000));
    const auto skipped = static_cast<std::size_t>(options.number("skip", 0, 0, 1'000'000));
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    const std::vector<ReviewedGame> games = gamesIn(options.arguments(), skipped, most);
    const ReviewOptions review = reviewOptionsOf(options);
    if (options.has("certain"))
        return compareCertain(games, skipped, review.nodes);
    if (options.has("losses"))
        return compareLosses(games, review.nodes);
    const std::atomic<bool> stop{false};
    std::vector<MarkCounts> all;
    std::vector<MarkedMove> marked;
    ProgressBar bar(static_cast<int>(games.size()));
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameReview result = reviewGame(games[i], review, stop);
        all.push_back(countsOf(result));
        collectMarked(games[i], result, marked);
        bar.wipe();
        std::cout << lineOf(skipped + i + 1, all.back());
        if (options.has("marks"))
            std::cout << markLines(skipped + i + 1, result);
        std::cout << std::flush;
        bar.show(static_cast<int>(i) + 1);
    }
    bar.wipe();
    printSummary(all);
    if (confirmed == 0)
        return EXIT_SUCCESS;
    std::vector<MarkedMove> worth;
    std::copy_if(marked.begin(), marked.end(), std::back_inserter(worth),
                 [](const auto& move) { return move.verdict == Verdict::Blunder || move.wasWon; });
    confirm(sampleOf(worth, confirmed, seed), review);
    return EXIT_SUCCESS;
}

}  // namespace

Command reviewStatsCommand()
{
    return {
        {"review-stats",
         "FILES...",
         "Review games of selfplay and count the marks",
         "One line for each game:\n"
         "  number;moves judged;inaccuracies;mistakes;blunders;marked from a proven win;kept\n"
         "and with --marks one for each mark:\n"
         "  number;move;point;verdict;chance before;chance after;better move\n"
         "\"Kept\" are those after which the win is still proven: there must be none. Then the\n"
         "sums. With --confirm blunders and moves marked from a proven win are judged again\n"
         "with ten times the nodes, one line each:\n"
         "  point;verdict;verdict then;chance before;chance after\n"
         "With --losses nothing is marked; of each lost game it tells the moves\n"
         "  number;made it certain;last escape;the same two with ten times the nodes\n"
         "With --certain only the first of them, which is much quicker: where all was proven or\n"
         "refuted, ten times the nodes are not tried, as they would find the same move:\n"
         "  number;made it certain;the same with ten times the nodes;settled or open\n"
         "Long work can be done in pieces, with --skip and --games; --sum adds up what they wrote.",
         {{"games", "N", "At most so many (all)"},
          {"skip", "N", "Leave out so many at the beginning (0)"},
          {"marks", "", "Tell every mark"},
          {"nodes", "N", "For each position (100000); ten times as many for a second look"},
          {"threads", "N", "Positions judged at a time (1)"},
          {"confirm", "N", "Judge at most so many of the moves again, drawn at random (0)"},
          {"seed", "N", "Seed of that draw (1)"},
          {"sum", "", "The files are output of earlier runs: add it up"},
          {"losses", "", "Find out instead where the lost games were lost"},
          {"certain", "", "The same, but only which move made it certain"}},
         1,
         1000},
        runReviewStats};
}

}  // namespace gomoku::cli
