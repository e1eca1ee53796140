// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/BoardWalk.h"
#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/Check/ProofCheck.h"
#include "Models/Proof/ProofGame.h"
#include "Models/Proof/Prover.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iostream>

namespace gomoku::cli {

namespace {

using namespace proof;
using ProveClock = std::chrono::steady_clock;

constexpr auto kWriteProofEvery = std::chrono::seconds(60);

Rule provableRule(const Options& options)
{
    const Rule rule = chosenRule(options);
    if (rule != Rule::Freestyle && rule != Rule::Standard)
        throw UsageError("--rule: only freestyle and standard can be proven: under the others "
                         "nobody knows who wins");
    return rule;
}

/// "1/1000" is one in a thousand; "0" is none.
std::uint64_t chosenSample(const Options& options)
{
    const std::string text = options.text("sample", "1/1000");
    if (text == "0")
        return 0;
    if (text.rfind("1/", 0) != 0)
        throw UsageError("--sample must be like 1/1000, or 0, not \"" + text + "\"");
    return static_cast<std::uint64_t>(numberIn(text.substr(2), "--sample", 1, 1'000'000'000));
}

/// The position given by moves; the empty board without.
BoardManager chosenBoard(const Options& options, Rule rule)
{
    if (options.arguments().empty())
        return BoardManager(chosenSize(options), rule);
    const GameRecord record = readRecord(options);
    const BoardManager board = boardAt(record, chosenNode(record, options), rule);
    requireRunningGame(board, "the position");
    return board;
}

/// What can be proven is that Black, to move, wins.
Grid chosenRoot(const Options& options, Rule rule)
{
    const BoardManager board = chosenBoard(options, rule);
    if (board.sideToMove() != Color::Black)
        throw UsageError("it must be Black's turn");
    return board.grid();
}

Point chosenFirst(const Options& options, const Grid& root)
{
    const std::string text = options.text("first", "");
    const std::optional<Point> point = Point::parse(text);
    if (!point || !root.contains(*point) || root.at(*point) != Cell::Empty)
        throw UsageError("--first must be an empty point of the board, not \"" + text + '"');
    return *point;
}

ProofFile proofFrom(const std::string& name, std::string_view text)
{
    ReadProof read = readProof(text);
    if (!read.problem.empty())
        throw UsageError(name + ": " + read.problem);
    return std::move(read.file);
}

/// The file that is named, or what the program brings along.
ProofFile chosenProof(const Options& options)
{
    if (options.has("file"))
        return proofFrom(options.text("file", ""), readFile(options.text("file", "")));
    const Rule rule = provableRule(options);
    return proofFrom("the built-in proof", builtInProofText(rule));
}

void requireSame(const ProofFile& file, const ProofFile& wanted, const std::string& name)
{
    if (file.rule != wanted.rule || file.size != wanted.size)
        throw UsageError(name + " is of another rule or size");
}

/// What another proof plays, under whatever rule; no entries without one.
ProofFile chosenModel(const Options& options, const ProofFile& none)
{
    if (!options.has("like"))
        return none;
    ProofFile model = proofFrom(options.text("like", ""), readFile(options.text("like", "")));
    if (model.size != none.size)
        throw UsageError(options.text("like", "") + " is of another size");
    return model;
}

/// Facts of one process, on disk after every step.
class WorkFile
{
public:
    void open(const std::string& path, ProverMemory& memory)
    {
        recall(path, memory);
        openForLines(m_file, path);
        memory.recordWith([this](const std::string& line) { m_lines += line; });
    }
    void write()
    {
        if (m_lines.empty() || !m_file.isOpen())
            return;
        if (const auto problem = m_file.append(QByteArray::fromStdString(m_lines)))
            throw UsageError(problem->toStdString());
        m_lines.clear();
    }

    static void recall(const std::string& path, ProverMemory& memory)
    {
        if (!QFileInfo::exists(QString::fromStdString(path)))
            return;
        int number = 0;
        for (const std::string& line : readLines(path))
            if (++number; !memory.recall(line))
                throw UsageError(joined(path, ", line ", number, " is no work of a prover"));
    }

private:
    AppendedFile m_file;
    std::string m_lines;
};

void recallAll(const std::string& path, ProverMemory& memory)
{
    if (QFileInfo::exists(QString::fromStdString(path))) {
        const ProofFile file = proofFrom(path, readFile(path));
        requireSame(file, memory.proof(), path);
        memory.recall(file);
    }
}

std::string hoursText(double seconds)
{
    return seconds < 5400 ? fixed(seconds / 60, 1) + " min" : fixed(seconds / 3600, 1) + " h";
}

/// Proven and open positions, and how long the open ones would take at the pace so far. Every
/// position closed may open others, so this is a lower bound more often than not.
std::string progressLine(const ProverProgress& progress, std::size_t provenBefore, double seconds,
                         const std::string& lastStep)
{
    const std::size_t proven = progress.entries - provenBefore;
    const std::string estimate = proven == 0
        ? "unknown"
        : hoursText(seconds / static_cast<double>(proven) * static_cast<double>(progress.open));
    return joined("proven ", progress.entries, ", open ", progress.open, ", after ",
                  hoursText(seconds), ", left at this pace ", estimate, "  (", lastStep, ")");
}

void writeProof(const Options& options, const ProverMemory& memory)
{
    if (options.has("file"))
        writeFile(options.text("file", ""), proofText(memory.proof()));
}

ProverProgress proveFor(const Options& options, ProverMemory& memory,
                        const ProverSettings& settings, WorkFile& work)
{
    const auto start = ProveClock::now();
    const auto allowed = std::chrono::seconds(options.number("time", 86400 * 365, 1, 86400 * 365));
    Prover prover(memory, settings, [&] { return ProveClock::now() - start > allowed; });
    const std::size_t provenBefore = memory.proof().entries.size();
    auto written = start;
    while (!prover.progress().isProven && !prover.progress().isStuck
           && ProveClock::now() - start <= allowed) {
        prover.step();
        work.write();
        const double seconds = std::chrono::duration<double>(ProveClock::now() - start).count();
        std::cout << progressLine(prover.progress(), provenBefore, seconds, prover.lastStep())
                  << std::endl;
        if (ProveClock::now() - written > kWriteProofEvery) {
            writeProof(options, memory);
            written = ProveClock::now();
        }
    }
    return prover.progress();
}

int runProving(const Options& options)
{
    const Rule rule = provableRule(options);
    ProverSettings settings;
    settings.root = chosenRoot(options, rule);
    settings.shard = chosenShard(options);
    if (options.has("first"))
        settings.firstMove = chosenFirst(options, settings.root);
    else if (options.arguments().empty())
        settings.firstMove = centreOf(settings.root.size());
    ProverMemory memory(rule, settings.root.size());
    const ProofFile model = chosenModel(options, memory.proof());
    settings.model = &model;
    WorkFile work;
    for (const std::string& other : options.texts("merge")) {
        recallAll(other, memory);
        WorkFile::recall(other + ".work", memory);
    }
    if (options.has("file")) {
        recallAll(options.text("file", ""), memory);
        work.open(options.text("file", "") + ".work", memory);
    }
    const ProverProgress progress = proveFor(options, memory, settings, work);
    work.write();
    writeProof(options, memory);
    std::cout << (progress.isProven      ? "proven\n"
                      : progress.isStuck ? "no proof with the moves that were tried\n"
                                         : "not proven yet\n");
    return progress.isProven ? EXIT_SUCCESS : EXIT_FAILURE;
}

std::string coverageText(const ProofFile& file)
{
    const Coverage coverage = coverageOf(file);
    if (coverage.isWhole)
        return "Black wins from the empty board: whole.\n";
    return joined("In part: ", coverage.proven, " of White's ", coverage.all, " first replies to ",
                  centreOf(file.size).toString(), " (",
                  fixed(100.0 * coverage.proven / coverage.all, 1), " %) are refuted.\n");
}

/// The position named on the command line, on the board of the proof.
BoardManager boardFor(const Options& options, const ProofFile& file)
{
    const BoardManager board = chosenBoard(options, file.rule);
    if (board.size() != file.size)
        throw UsageError(joined("the proof is for ", file.size, "x", file.size));
    return board;
}

/// The entry of one position, by itself.
int checkPosition(const Options& options, const ProofFile& file, ProofCheck& check)
{
    const Grid grid = boardFor(options, file).grid();
    const std::string position = canonicalStones(grid).text;
    if (file.entries.count(position) == 0)
        throw UsageError(stonesText(grid) + ": the proof has no entry for this position");
    const std::string fault = check.faultIn(position);
    std::cout << stonesText(grid) << ": "
              << (fault.empty() ? "the entry holds." : "FAULT: " + fault) << '\n';
    return fault.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}

int runChecking(const Options& options)
{
    const ProofFile file = chosenProof(options);
    const Shard shard = chosenShard(options);
    CheckChoice choice{chosenSample(options),
                       static_cast<std::uint64_t>(options.number("seed", 1, 0, 1'000'000'000)),
                       shard};
    LeafSolver solver(file.rule, file.leafNodes);
    ProofCheck check(file, solver, choice);
    if (!options.arguments().empty())
        return checkPosition(options, file, check);
    ProgressBar bar(static_cast<int>(file.entries.size() / shard.count));
    const auto faults = check.faults([&](const CheckTotals& totals, const std::string& fault) {
        bar.show(static_cast<int>(totals.entries), joined("leaves ", totals.leaves));
        if (fault.empty())
            return;
        bar.wipe();
        std::cout << "FAULT: " << fault << std::endl;
    });
    bar.wipe();
    const CheckTotals& totals = check.totals();
    std::cout << nameOf(file.rule) << ", " << file.entries.size() << " positions; checked "
              << totals.entries << " with " << totals.replies << " replies: " << totals.covered
              << " do not matter, " << totals.leaves << " leaves, " << totals.replayed
              << " of them replayed in full. Longest win: " << totals.longest << " plies.\n";
    if (!faults.empty()) {
        std::cout << faults.size() << " do not hold.\n";
        return EXIT_FAILURE;
    }
    std::cout << "All of them hold. " << coverageText(file);
    return EXIT_SUCCESS;
}

bool isRefuted(const ProofFile& file, const Grid& grid, Point reply)
{
    return file.entries.count(canonicalStones(withStone(grid, reply, Color::White)).text) > 0;
}

/// Black's move in one position, turned back to where the stones lie.
int showPosition(const ProofFile& file, const Grid& grid)
{
    const CanonicalStones canonical = canonicalStones(grid);
    const auto found = file.entries.find(canonical.text);
    const auto turnedBack = [&](Point move) {
        return canonical.symmetry.inverse().apply(move, file.size).toString();
    };
    if (found != file.entries.end()) {
        std::cout << stonesText(grid) << ": Black plays " << turnedBack(found->second.move)
                  << " and wins within " << found->second.plies << " plies.\n";
        return EXIT_SUCCESS;
    }
    LeafSolver solver(file.rule, file.leafNodes);
    WinCheck check(file.size, file.rule, solver);
    const Grid leaf = imageOf(grid, canonical.symmetry);
    const CheckedWin win = solver.prepare(leaf) ? check.check(leaf, 0) : CheckedWin();
    if (win.holds)
        std::cout << stonesText(grid) << ": a leaf. Black plays "
                  << turnedBack(solver.propose(leaf).front()) << " and wins by threats within "
                  << win.plies << " plies.\n";
    else
        std::cout << stonesText(grid) << ": nothing is proven.\n";
    return win.holds ? EXIT_SUCCESS : EXIT_FAILURE;
}

char signOf(const ProofFile& file, const Grid& grid, Point point)
{
    if (grid.at(point) != Cell::Empty)
        return grid.at(point) == Cell::Black ? 'X' : 'O';
    return isRefuted(file, grid, point) ? '+' : '.';
}

/// White is to move: his replies on the board.
void showReplies(const ProofFile& file, const Grid& grid)
{
    for (int row = file.size - 1; row >= 0; --row) {
        for (int column = 0; column < file.size; ++column)
            std::cout << ' ' << signOf(file, grid, Point::at(column, row));
        std::cout << '\n';
    }
}

int showAllReplies(const ProofFile& file, const Grid& grid)
{
    int refuted = 0;
    forEachEmpty(grid, [&](Point reply) { refuted += isRefuted(file, grid, reply); });
    std::cout << stonesText(grid) << ": after " << refuted
              << " of White's replies the file has Black's move (+).\n";
    showReplies(file, grid);
    return refuted > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int runShowing(const Options& options)
{
    const ProofFile file = chosenProof(options);
    if (!options.arguments().empty()) {
        const BoardManager board = boardFor(options, file);
        return board.sideToMove() == Color::Black ? showPosition(file, board.grid())
                                                  : showAllReplies(file, board.grid());
    }
    int longest = 0;
    for (const auto& [position, entry] : file.entries)
        longest = std::max(longest, entry.plies);
    std::cout << nameOf(file.rule) << ' ' << file.size << 'x' << file.size << ": "
              << file.entries.size() << " positions, longest win " << longest << " plies.\n"
              << coverageText(file);
    if (file.size % 2 == 1) {
        std::cout << "White's first replies (+ refuted, . open):\n";
        showReplies(file, withStone(Grid(file.size), centreOf(file.size), Color::Black));
    }
    return EXIT_SUCCESS;
}

/// A player without any idea, one who looks a little, and one who looks well.
WhitePlayer whitePlayer(std::size_t kind, std::uint64_t& random, ParallelSearch& engine, Rule rule)
{
    if (kind == 0)
        return [&random](const Grid& grid) {
            std::vector<Point> empty;
            forEachEmpty(grid, [&](Point point) { empty.push_back(point); });
            return empty[static_cast<std::size_t>(zobrist::nextRandom(random) % empty.size())];
        };
    return [&random, &engine, rule, kind](const Grid& grid) {
        SearchLimits limits;
        limits.nodes = kind == 1 ? 300 : 30'000;
        limits.useBook = false;
        limits.randomSeed = zobrist::nextRandom(random) | 1;
        const std::atomic<bool> stop{false};
        return engine.think(BoardManager(grid, rule, Color::White), limits, standardThreads(), stop)
            .bestMove();
    };
}

/// Games from the proven positions: Black must win each within what was said.
int runPlaying(const Options& options)
{
    constexpr std::array kNames{"random", "quick", "strong"};
    ProofFile file = chosenProof(options);
    const std::vector<std::string> starts = startsOf(file);
    const auto games = static_cast<int>(options.number("play", 100, 1, 1'000'000));
    auto random = static_cast<std::uint64_t>(options.number("seed", 1, 0, 1'000'000'000)) + 1;
    if (starts.empty())
        throw UsageError("there is no position to play from");
    ProofPlayer player(std::move(file));
    ParallelSearch engine(4);
    ProgressBar bar(games);
    int longest = 0;
    for (int number = 0; number < games; ++number) {
        const auto kind = static_cast<std::size_t>(number) % kNames.size();
        const std::string& start = starts[zobrist::nextRandom(random) % starts.size()];
        const ProofGame game = playByProof(player, *parseStones(start, player.file().size),
                                           whitePlayer(kind, random, engine, player.file().rule));
        bar.show(number + 1, joined("longest ", longest));
        longest = std::max(longest, static_cast<int>(game.moves.size()));
        if (game.fault.empty())
            continue;
        bar.wipe();
        std::cout << "FAULT: " << start << " against " << kNames[kind] << ":";
        for (const Point move : game.moves)
            std::cout << ' ' << move.toString();
        std::cout << ": " << game.fault << '\n';
        return EXIT_FAILURE;
    }
    bar.wipe();
    const std::string from
        = starts.front() == "/" ? "the empty board" : joined(starts.size(), " positions");
    std::cout << games << " games from " << from
              << " against random, quick and strong players: all won within what was proven. "
                 "Longest: "
              << longest << " plies.\n";
    return EXIT_SUCCESS;
}

/// Proofs of several runs in one file, without what no other position leads to.
int runTrimming(const Options& options)
{
    if (!options.has("file"))
        throw UsageError("--trim needs --file");
    ProverMemory memory(provableRule(options), chosenSize(options));
    for (const std::string& other : options.texts("merge"))
        recallAll(other, memory);
    recallAll(options.text("file", ""), memory);
    const ProofFile& all = memory.proof();
    const ProofFile kept = reachableFrom(all, startsOf(all));
    writeFile(options.text("file", ""), proofText(kept));
    std::cout << kept.entries.size() << " of " << all.entries.size() << " positions are kept. "
              << coverageText(kept);
    return EXIT_SUCCESS;
}

int runProve(const Options& options)
{
    if (options.has("trim"))
        return runTrimming(options);
    if (options.has("play"))
        return runPlaying(options);
    if (options.has("check"))
        return runChecking(options);
    return options.has("show") ? runShowing(options) : runProving(options);
}

}  // namespace

Command proveCommand()
{
    return {
        {"prove",
         "[MOVES]",
         "Prove that Black wins, check such a proof, or show it",
         "Looks for a proof that Black, to move after MOVES or on the empty board, wins against\n"
         "everything. What is found out is kept in FILE.work, and what is proven in FILE, so that\n"
         "it can be stopped at any time and continues where it was.\n"
         "With --check every entry of the proof is checked by the law against every reply, or\n"
         "with MOVES only that one. With --show and MOVES, Black's move, or the replies of White\n"
         "that are refuted. With --play it is put to use against players of three strengths.",
         {{"rule", "R", "freestyle or standard (freestyle)"},
          {"file", "FILE", "The proof; to check or show: the built-in one"},
          {"first", "P", "Black's only first move to try (the engine's best few)"},
          {"like", "FILE", "Try the moves of that proof first; it may be of the other rule"},
          {"time", "S", "Seconds to work (until it is proven)"},
          {"shard", "I/N", "Do part I of N: of the replies to the first move, or of the entries"},
          {"merge", "FILE", "Begin with what other files contain too; may be repeated"},
          {"trim", "", "Only join FILE and --merge, and leave out what nothing leads to"},
          {"check", "", "Check a proof"},
          {"sample", "1/N", "Replay one leaf in N against every reply; 0: none (1/1000)"},
          {"seed", "N", "Which leaves are replayed, and which games --play plays (1)"},
          {"show", "", "Show a proof"},
          {"play", "N", "Play N games from proven positions; Black must win all in time"},
          {"move", "N", "The position after N moves of the game"},
          {"size", "N", "Board size (15)"}},
         0,
         1000},
        runProve};
}

}  // namespace gomoku::cli
