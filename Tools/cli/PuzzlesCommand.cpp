// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Models/Training/Puzzles/PuzzleMaker.h"
#include "Models/Tuning/SelfPlay.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <functional>
#include <iostream>

namespace gomoku::cli {

namespace {

constexpr std::size_t kPuzzleTableMegabytes = 4;
constexpr std::uint64_t kPuzzleSeedStep = 1'000'003;  ///< Neighbouring seeds share no games.
constexpr int kDrawnPuzzleGame = 90;  ///< Stones; hardly any such game is decided later.
constexpr std::string_view kGameMark = "# game ";  ///< "# game 1 250": seed, and games looked at.

struct PlayedMoves
{
    Rule rule = Rule::Freestyle;
    std::vector<Point> moves{};
};

/// What is to be made, complete before a file is touched.
struct PuzzlePlan
{
    PuzzleMakerOptions maker{};
    std::vector<Rule> rules{};
    std::uint64_t seed = 1;
    int games = 0;
    std::uint64_t nodes = 0;  ///< For each move of self-play.
    int step = 0;  ///< Of the ladder, for those who play; 0: full strength.
    std::vector<PlayedMoves> given{};  ///< To be used instead of self-play.
    bool playsItself = true;
};

std::optional<Rule> rulesOnly(const std::string& name)
{
    const auto rule = parseRule(name);
    const bool isOurs
        = rule && std::find(kPuzzleRules.begin(), kPuzzleRules.end(), *rule) != kPuzzleRules.end();
    return isOurs ? rule : std::nullopt;
}

std::vector<Rule> chosenPuzzleRules(const Options& options)
{
    const std::string name = options.text("rule", "all");
    if (name == "all")
        return {kPuzzleRules.begin(), kPuzzleRules.end()};
    if (const auto rule = rulesOnly(name))
        return {*rule};
    throw UsageError("--rule: freestyle, standard, renju or all, not \"" + name + "\"");
}

std::optional<PuzzleKind> chosenKind(const Options& options)
{
    const std::string name = options.text("kind", "all");
    if (name == "all")
        return std::nullopt;
    if (const auto kind = parsePuzzleKind(name))
        return kind;
    throw UsageError("--kind: vcf, vct, four-three, foul, defend, only or all, not \"" + name
                     + "\"");
}

/// Takes the lines of each game as it is done; false if they cannot be kept.
using KeepLines = std::function<bool(const std::string& lines)>;

PlayedMoves selfPlayed(ParallelSearch& search, const PuzzlePlan& plan, int number)
{
    const std::size_t turn = static_cast<std::size_t>(number) % plan.rules.size();
    const SelfPlayOptions options{.rule = plan.rules[turn],
                                  .nodes = plan.nodes,
                                  .level = plan.step > 0 ? levelAtStep(plan.step) : 0,
                                  .drawAfter = kDrawnPuzzleGame};
    const std::uint64_t seed = plan.seed * kPuzzleSeedStep + static_cast<std::uint64_t>(number);
    const SelfPlayGame game = playAgainstItself(search, options, seed);
    PlayedMoves played{game.rule, game.opening};
    for (const SelfPlayGame::Move& move : game.moves)
        played.moves.push_back(move.point);
    return played;
}

/// The main line, if it is a plain game on 15x15 in which Black begins and nobody passes.
std::optional<PlayedMoves> plainGame(const GameRecord& record, Rule otherwise)
{
    if (record.boardSize() != kDefaultBoardSize || !record.setup().isEmpty())
        return std::nullopt;
    PlayedMoves played{record.info().rule.value_or(otherwise), {}};
    Color turn = Color::Black;
    for (const RecordedMove& move : record.mainMoves()) {
        if (move.isPass() || move.color != turn)
            return std::nullopt;
        played.moves.push_back(move.point);
        turn = opponent(turn);
    }
    const bool isPossible
        = BoardManager::afterIfPossible(played.moves, kDefaultBoardSize, played.rule).has_value();
    return isPossible ? std::optional(played) : std::nullopt;
}

std::vector<PlayedMoves> gamesOf(const std::vector<std::string>& paths, Rule otherwise)
{
    std::vector<PlayedMoves> games;
    for (const std::string& path : paths) {
        const ReadGames read = readGames(readFile(path), {.format = formatForFile(path)});
        if (read.games.empty())
            throw UsageError(path + ": no game can be read");
        for (const GameRecord& game : read.games)
            if (auto played = plainGame(game, otherwise))
                if (std::find(kPuzzleRules.begin(), kPuzzleRules.end(), played->rule)
                    != kPuzzleRules.end())
                    games.push_back(std::move(*played));
    }
    return games;
}

PuzzlePlan puzzlePlan(const Options& options)
{
    PuzzlePlan plan;
    plan.maker.kind = chosenKind(options);
    plan.maker.nodes
        = static_cast<std::uint64_t>(options.number("proof", 40'000, 1000, 1'000'000'000));
    plan.maker.mostOfAKind = static_cast<int>(options.number("most", 100, 1, 1'000'000));
    plan.maker.leastMoves = static_cast<int>(options.number("least", 1, 1, kLongestPuzzle));
    plan.rules = chosenPuzzleRules(options);
    plan.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    plan.games = static_cast<int>(options.number("games", 100, 1, 100'000'000));
    plan.nodes = static_cast<std::uint64_t>(options.number("nodes", 400, 100, 1'000'000'000));
    plan.step = static_cast<int>(options.number("step", 0, 0, kSteps - 1));
    plan.playsItself = !options.has("from");
    plan.given = gamesOf(options.texts("from"), plan.rules.front());
    return plan;
}

std::string puzzleLines(PuzzleMaker& maker, const PlayedMoves& game)
{
    std::string lines;
    for (const Puzzle& puzzle : maker.puzzlesOf(game.moves, game.rule))
        lines += toText(puzzle) + '\n';
    return lines;
}

void makeFromSelfPlay(const PuzzlePlan& plan, PuzzleMaker& maker, int firstGame,
                      const KeepLines& keep)
{
    ParallelSearch search(kPuzzleTableMegabytes);
    ProgressBar bar(plan.games);
    for (int i = firstGame; i < plan.games; ++i) {
        const std::string lines = puzzleLines(maker, selfPlayed(search, plan, i));
        if (!keep(joined(lines, kGameMark, plan.seed, ' ', i + 1, '\n')))
            return;
        bar.show(i + 1);
    }
}

void make(const PuzzlePlan& plan, PuzzleMaker& maker, int firstGame, const KeepLines& keep)
{
    if (plan.playsItself)
        makeFromSelfPlay(plan, maker, firstGame, keep);
    for (const PlayedMoves& game : plan.given)
        if (!keep(puzzleLines(maker, game)))
            return;
}

/// How many games of that seed an earlier run has looked at.
int gamesDone(const std::vector<std::string>& lines, std::uint64_t seed)
{
    const std::string mark = joined(kGameMark, seed, ' ');
    int done = 0;
    for (const std::string& line : lines)
        if (line.starts_with(mark))
            done = std::max(
                done, static_cast<int>(numberIn(line.substr(mark.size()), "games", 0, INT32_MAX)));
    return done;
}

std::vector<Puzzle> puzzlesFrom(const std::string& path)
{
    const Expected<std::vector<Puzzle>> read = parsePuzzles(readFile(path));
    if (!read)
        throw UsageError(path + ": " + read.error().toString());
    return *read;
}

std::string joinedLines(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

int makeIntoFile(const PuzzlePlan& plan, const std::string& path)
{
    PuzzleMaker maker(plan.maker);
    AppendedFile file;
    openForLines(file, path);
    const std::vector<std::string> lines = readLines(path);
    const Expected<std::vector<Puzzle>> known = parsePuzzles(joinedLines(lines));
    if (!known)
        throw UsageError(path + ": " + known.error().toString());
    for (const Puzzle& puzzle : *known)
        maker.know(puzzle);
    std::optional<QString> problem;
    make(plan, maker, gamesDone(lines, plan.seed), [&](const std::string& text) {
        problem = file.append(QByteArray::fromStdString(text));
        return !problem;
    });
    if (!problem)
        return EXIT_SUCCESS;
    std::cerr << path << ": cannot be written: " << problem->toStdString() << '\n';
    return EXIT_FAILURE;
}

int runMake(const Options& options)
{
    const PuzzlePlan plan = puzzlePlan(options);
    const std::string path = options.text("out", "-");
    if (path != "-")
        return makeIntoFile(plan, path);
    PuzzleMaker maker(plan.maker);
    make(plan, maker, 0, [](const std::string& text) {
        std::cout << text.substr(0, text.rfind(kGameMark)) << std::flush;
        return std::cout.good();
    });
    return EXIT_SUCCESS;
}

/// Those of the file named, or those of the program, of the rules and the kind asked for.
std::vector<Puzzle> chosenPuzzles(const Options& options)
{
    const auto& arguments = options.arguments();
    std::vector<Puzzle> puzzles
        = arguments.size() > 1 ? puzzlesFrom(arguments[1]) : builtInPuzzles();
    const std::vector<Rule> rules = chosenPuzzleRules(options);
    const auto kind = chosenKind(options);
    std::erase_if(puzzles, [&](const Puzzle& puzzle) {
        return std::find(rules.begin(), rules.end(), puzzle.rule) == rules.end()
            || (kind && *kind != puzzle.kind);
    });
    return puzzles;
}

int runList(const Options& options)
{
    for (const Puzzle& puzzle : chosenPuzzles(options))
        std::cout << toText(puzzle) << '\n';
    return EXIT_SUCCESS;
}

/// Some of them at random, in their order.
std::vector<Puzzle> sampleOf(std::vector<Puzzle> puzzles, std::size_t wanted, std::uint64_t seed)
{
    std::uint64_t random = seed;
    std::vector<Puzzle> sample;
    for (std::size_t i = 0; i < puzzles.size() && wanted > 0; ++i) {
        if (zobrist::nextRandom(random) % (puzzles.size() - i) >= wanted)
            continue;
        sample.push_back(std::move(puzzles[i]));
        --wanted;
    }
    return sample;
}

std::string pointsText(const std::vector<Point>& points)
{
    return points.empty() ? "none" : cli::textOf(points);
}

/// What the solver says against a puzzle; empty if it agrees in everything.
std::string objectionTo(const Puzzle& puzzle, std::uint64_t nodes)
{
    const PuzzleProof proof = provePuzzle(puzzle.position(), puzzle.kind, nodes);
    switch (proof.outcome) {
    case PuzzleProof::Outcome::NotOne:
        return "it is no puzzle of this kind";
    case PuzzleProof::Outcome::Undecided:
        return "a move could not be decided";
    case PuzzleProof::Outcome::Proven:
        break;
    }
    if (proof.moves != puzzle.moves)
        return joined("it takes ", proof.moves, " moves, not ", puzzle.moves);
    if (proof.accepted != puzzle.accepted)
        return joined("right are ", pointsText(proof.accepted), ", not ",
                      pointsText(puzzle.accepted));
    return {};
}

int runCheck(const Options& options)
{
    const auto nodes
        = static_cast<std::uint64_t>(options.number("proof", 400'000, 1000, 1'000'000'000));
    const auto wanted = static_cast<std::size_t>(options.number("sample", INT32_MAX, 1, INT32_MAX));
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    const std::vector<Puzzle> puzzles = sampleOf(chosenPuzzles(options), wanted, seed);
    ProgressBar bar(static_cast<int>(puzzles.size()));
    int wrong = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (const std::string objection = objectionTo(puzzles[i], nodes); !objection.empty()) {
            bar.wipe();
            std::cout << puzzles[i].id << ": " << objection << std::endl;
            ++wrong;
        }
        bar.show(static_cast<int>(i + 1));
    }
    bar.wipe();
    std::cout << puzzles.size() << " puzzles checked, " << wrong << " wrong\n";
    return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int runPuzzles(const Options& options)
{
    const std::string& action = options.arguments().front();
    if (action == "list")
        return runList(options);
    if (action == "check")
        return runCheck(options);
    if (action != "make")
        throw UsageError("make, list or check, not \"" + action + "\"");
    if (options.arguments().size() > 1)
        throw UsageError("make takes games by --from FILE");
    return runMake(options);
}

}  // namespace

Command puzzlesCommand()
{
    return {
        {"puzzles",
         "make|list|check [FILE]",
         "Make puzzles from games, list those of the program or a file, prove them again",
         "One line per puzzle:\n"
         "  id;rule;black stones;white stones;side;kind;moves;rating;accepted first moves\n"
         "make plays against itself, or reads games. It adds to the file; run it with the same\n"
         "seed to resume. check proves length and accepted moves again; its exit status is 1 if\n"
         "a puzzle is wrong. Answers depend on nodes, not on time.",
         {{"rule", "R", "freestyle, standard, renju or all (all)"},
          {"kind", "K", "vcf, vct, four-three, foul, defend, only or all (all)"},
          {"games", "N", "make: games to play (100)"},
          {"nodes", "N", "make: nodes per move of these games (400)"},
          {"step", "N", "make: players of this step of the ladder, who overlook more (0: none)"},
          {"from", "FILE", "make: use the games of this file instead"},
          {"most", "N", "make: at most N puzzles per rule, kind and length (100)"},
          {"least", "N", "make: only puzzles of at least N moves (1)"},
          {"out", "FILE", "make: output file (standard output)"},
          {"proof", "N", "Nodes per proof (make 40000, check 400000)"},
          {"sample", "N", "check: N puzzles chosen at random (all)"},
          {"seed", "N", "Random seed of the games or the sample (1)"}},
         1,
         2},
        runPuzzles};
}

}  // namespace gomoku::cli
