// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"

#include "Models/Eval/EvalWeights.h"
#include "Models/Search/MovePicker.h"
#include "Models/Search/OpeningBook.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Search/Searcher.h"
#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/ThreatSearch.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <thread>

namespace gomoku {

ParallelRunner standardThreads()
{
    return [](int count, const std::function<void(int)>& job) {
        std::vector<std::thread> threads;
        for (int i = 1; i < count; ++i)
            threads.emplace_back(job, i);
        job(0);
        for (std::thread& thread : threads)
            thread.join();
    };
}

void onThisThread([[maybe_unused]] int count, const std::function<void(int)>& job)
{
    assert(count == 1);  // Several would wait for one another.
    job(0);
}

struct ParallelSearch::Internals
{
    struct Judgement
    {
        Judgement(Rule rule, const EvalWeights& weights)
            : points(rule, weights.points),
              patterns(weights.patterns)
        { }

        PointTable points;
        PerColor<PatternWeights> patterns;
    };

    Internals(std::size_t megabytes, WeightSource source, const SearchParameters& parameters)
        : weights(std::move(source)),
          tuning(parameters),
          table(megabytes)
    { }

    const Judgement& judgementUnder(Rule rule)
    {
        auto& judgement = judgements[static_cast<std::size_t>(rule)];
        if (!judgement)
            judgement = std::make_unique<Judgement>(rule, weights(rule));
        return *judgement;
    }

    WeightSource weights;
    SearchTuning tuning;
    TranspositionTable table;
    std::array<std::unique_ptr<Judgement>, kRules.size()> judgements;
};

namespace {

/// Everything worth considering, best guess first; just one move where only one is possible.
std::vector<Point> rootMovesOf(const BoardManager& board, const SearchLimits& limits)
{
    std::vector<Point> moves;
    const Color side = board.sideToMove();
    const auto isExcluded = [&](Point point) {
        return std::find(limits.excluded.begin(), limits.excluded.end(), point)
            != limits.excluded.end();
    };
    const Point five = findPoint(board, side, PointClass::Five);
    if (!five.isNone() && !isExcluded(five))
        return {five};
    const MoveHistory history;
    MovePicker picker(board, history, {});
    for (Point point = picker.next(); !point.isNone(); point = picker.next())
        if (!isExcluded(point))
            moves.push_back(point);
    if (!moves.empty())
        return moves;
    // Only fouls near the stones, or everything near is excluded: anything legal will have to do.
    board.grid().forEachPoint([&](Point point) {
        if (board.isEmpty(point) && board.isLegal(side, point) && !isExcluded(point))
            moves.push_back(point);
    });
    return moves;
}

/// Equal moves keep the order in which they are searched, so a shuffle is a choice among equals.
void shuffle(std::vector<Point>& moves, std::uint64_t seed)
{
    for (std::size_t i = moves.size(); i > 1; --i)
        std::swap(moves[i - 1], moves[zobrist::nextRandom(seed) % i]);
}

/// An empty board needs no book: its centre is as good as any other point.
Point bookMove(const BoardManager& position, const SearchLimits& limits)
{
    if (position.stoneCount() == 0 && limits.excluded.empty())
        return centreOf(position.size());
    const bool plain = limits.lines == 1 && limits.excluded.empty() && !limits.depth;
    if (!limits.useBook || !plain)
        return Point();
    return OpeningBook::builtIn().choose(position, limits.randomSeed);
}

/// What a threat search has use for. Its memory is new each time and has to be emptied first: what
/// is too much costs a quick move a good part of its time.
std::size_t megabytesFor(const ThreatLimits& limits)
{
    constexpr std::uint64_t kNodesPerMillisecond = 2000;
    constexpr std::uint64_t kBytesPerNode = 64;
    constexpr std::uint64_t kMost = 8;
    const auto time = static_cast<std::uint64_t>(limits.time->count());
    const std::uint64_t inTime = std::min<std::uint64_t>(time, 1000) * kNodesPerMillisecond;
    const std::uint64_t nodes = std::min(limits.nodes.value_or(inTime), inTime);
    return static_cast<std::size_t>(
        std::clamp<std::uint64_t>(nodes * kBytesPerNode >> 20, 1, kMost));
}

/// A share of what the move may cost goes into attacks of threat upon threat, which a search that
/// looks at all moves sees much later. A search for a fixed depth is left as it is.
ThreatResult calculateAttack(const BoardManager& position, const SharedSearch& shared,
                             const TimeManager& clock, const std::atomic<bool>& stop)
{
    const SearchParameters& parameters = shared.tuning.parameters;
    const auto& nodes = shared.limits.nodes;
    ThreatLimits threatLimits;
    threatLimits.stop = &stop;
    if (nodes)
        threatLimits.nodes = *nodes / static_cast<std::uint64_t>(parameters.threatShareOfNodes);
    const auto budget = clock.budget();
    if (!nodes && !budget)
        return {};
    threatLimits.time = budget ? *budget / parameters.threatShareOfTime : std::chrono::hours(1);
    // A small table means that there is little memory for anything.
    threatLimits.tableMegabytes = std::min(megabytesFor(threatLimits), shared.table.bytes() >> 20);
    return solveThreats(position, ThreatKind::Auto, threatLimits);
}

/// What is asked about a pass may cost little: without a win it mostly takes 170 to 330 nodes.
VcfResult answerToPass(BoardManager& board, VcfSearch& solver, const SearchLimits& limits,
                       const TimeManager& clock, const std::atomic<bool>& stop)
{
    constexpr int kShare = 33;
    constexpr std::uint64_t kMostNodes = 20'000;
    const std::uint64_t nodes
        = std::min(kMostNodes, limits.nodes.value_or(kShare * kMostNodes) / kShare);
    const auto time = clock.budget() ? *clock.budget() / kShare : std::chrono::hours(1);
    ThreatClock threatClock(ThreatClock::Clock::now() + time, nodes, &stop);
    board.makePass();
    const VcfResult answer = solver.find(board, {.nodes = nodes}, &threatClock);
    board.undoMove();
    return answer;
}

/// Where a pass would lose by fours, so does every move that neither makes a four nor touches that
/// win: only the others are left to be searched. Returns the nodes that this took. A search for a
/// fixed depth is left as it is.
std::uint64_t leaveAnswersToFours(std::vector<Point>& rootMoves, const BoardManager& position,
                                  const SearchLimits& limits, const TimeManager& clock,
                                  const std::atomic<bool>& stop)
{
    constexpr std::size_t kTableBytes = 1 << 18;
    const Color side = position.sideToMove();
    const bool isBounded = limits.nodes || clock.budget();
    if (!isBounded || enclosedFiveIsNothing(position.rule())
        || canMakeFive(position, opponent(side)))
        return 0;
    BoardManager board = position;
    VcfSearch solver(kTableBytes);
    if (!answerToPass(board, solver, limits, clock, stop).isWin())
        return solver.nodes();
    const PointSet mattering = pointsThatMatter(board, solver.line());
    std::vector<Point> answers;
    std::copy_if(rootMoves.begin(), rootMoves.end(), std::back_inserter(answers), [&](Point move) {
        return mattering.test(static_cast<std::size_t>(move.index()))
            || makesFour(position.classOf(side, move));
    });
    if (!answers.empty())
        rootMoves = std::move(answers);
    return solver.nodes();
}

bool mayStart(const ThreatResult& attack, const SearchLimits& limits)
{
    return std::find(limits.excluded.begin(), limits.excluded.end(), attack.line.front())
        == limits.excluded.end();
}

/// A player who overlooks something plays by what he does see; none: the player calculates.
Point sightMove(const BoardManager& position, const PlayingLevel& level, const SearchLimits& given,
                const PointTable& table)
{
    if (given.lines > 1 || given.alwaysSearch || (level.perception.isPerfect() && !level.bySight))
        return Point();
    std::uint64_t seed = position.key() ^ given.randomSeed;
    const std::uint64_t draw = zobrist::nextRandom(seed);
    if (!level.bySight && !SeenBoard(position, level.perception, draw).missesThreat())
        return Point();
    return moveBySight(position, table, level.perception, draw, given.excluded);
}

SearchReport answerAtOnce(Point move, Score score)
{
    SearchReport report;
    report.lines = {SearchLine{{move}, score, 1, 1}};
    report.isFinal = true;
    return report;
}

}  // namespace

ParallelSearch::ParallelSearch(std::size_t tableMegabytes, WeightSource weights,
                               const SearchParameters& parameters)
    : m_internals(std::make_unique<Internals>(tableMegabytes, std::move(weights), parameters))
{ }

ParallelSearch::~ParallelSearch() = default;

SearchReport ParallelSearch::think(const BoardManager& position, const SearchLimits& given,
                                   const ParallelRunner& run, const std::atomic<bool>& stop,
                                   const std::function<void(const SearchReport&)>& progressed)
{
    const PlayingLevel level = PlayingLevel::of(given.level);
    SearchLimits limits = limitsFor(level, given);
    const TimeManager clock(limits);
    if (const Point known = bookMove(position, limits); !known.isNone()) {
        SearchReport report = answerAtOnce(known, 0);
        report.fromBook = true;
        return report;
    }
    std::vector<Point> rootMoves = rootMovesOf(position, limits);
    if (rootMoves.empty())
        return {};
    if (position.classOf(position.sideToMove(), rootMoves.front()) == PointClass::Five)
        return answerAtOnce(rootMoves.front(), winIn(1));
    const auto& judgement = m_internals->judgementUnder(position.rule());
    if (const Point seen = sightMove(position, level, given, judgement.points); !seen.isNone())
        return answerAtOnce(seen, 0);
    const bool isChoice
        = rootMoves.size() > 1 || given.depth || given.lines > 1 || given.alwaysSearch;
    if (!isChoice)
        return answerAtOnce(rootMoves.front(), 0);
    if (limits.randomSeed != 0)
        shuffle(rootMoves, limits.randomSeed);
    limits.lines = std::clamp(limits.lines, 1, static_cast<int>(rootMoves.size()));
    limits.threads = std::clamp(limits.threads, 1, kMaxSearchThreads);

    SharedSearch shared(m_internals->table, judgement.patterns, m_internals->tuning, limits, clock,
                        stop, progressed);
    if (level.solvesThreats && given.lines == 1) {
        const ThreatResult attack = calculateAttack(position, shared, clock, stop);
        shared.nodes += attack.nodes;
        if (attack.outcome == ThreatOutcome::Win && mayStart(attack, limits)) {
            const int plies = static_cast<int>(attack.line.size());
            shared.seedWith(SearchLine{attack.line, winIn(plies), plies, plies});
            return shared.report(true);
        }
        shared.nodes += leaveAnswersToFours(rootMoves, position, limits, clock, stop);
    }
    BoardManager board = position;
    board.setPointTable(judgement.points);
    m_internals->table.startNewSearch();
    shared.seedWith(SearchLine{{rootMoves.front()}, 0, 0, 0});
    run(limits.threads, [&](int thread) {
        Searcher searcher(
            board, shared,
            {.thread = thread, .leafFours = level.fours, .checksRootMoves = level.solvesThreats});
        if (thread == 0)
            searcher.lead(rootMoves);
        else
            searcher.assist();
    });
    return shared.report(true);
}

void ParallelSearch::clear()
{
    m_internals->table.clear();
}

void ParallelSearch::fetchMemory()
{
    m_internals->table.fetchMemory();
}

void ParallelSearch::setTableSize(std::size_t megabytes)
{
    m_internals->table.resize(megabytes);
}

}  // namespace gomoku
