// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Advisor/OpeningAdvisor.h"

#include "Models/Rules/FifthMoves.h"

#include <algorithm>
#include <cstdlib>

namespace gomoku {

namespace {

/// From here on a side is clearly the better one, and worth taking rather than passing the choice
/// on. In the units of the evaluation, of which 400 raise the odds of winning e-fold.
constexpr Score kClearAdvantage = 200;
/// Stones that are compared when one is placed for balance.
constexpr std::size_t kMostCandidates = 16;
/// How far from the centre the stones of a free opening are sketched.
constexpr int kSketchReach = 4;
/// A whole match is divided like this for one action of the opening.
constexpr int kActionsOfMatch = 40;

int distanceBetween(Point one, Point other)
{
    return std::max(std::abs(one.column() - other.column()), std::abs(one.row() - other.row()));
}

bool has(const std::vector<Point>& points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// All points but `allowed`: what a search has to keep out of.
std::vector<Point> allBut(const std::vector<Point>& allowed, const Grid& grid)
{
    std::vector<Point> points;
    grid.forEachPoint([&](Point point) {
        if (!has(allowed, point))
            points.push_back(point);
    });
    return points;
}

/// How many fifth moves Black will have to offer, as far as that is settled.
std::optional<int> fifthsAhead(const OpeningPlay& opening)
{
    if (opening.rule() == OpeningRule::Rif)
        return 2;
    for (const OpeningAction& action : opening.actions())
        if (action.step == OpeningStep::DeclareFifths)
            return action.number;
    return std::nullopt;
}

/// A quiet position looks better to whoever moved last, so scores swing from one depth to the next.
/// The mean of the last two depths does not.
class EvenedScore
{
public:
    void add(const SearchReport& report)
    {
        if (report.depth() != m_depth)
            m_before = m_depth == 0 ? report.score() : m_last;
        m_depth = report.depth();
        m_last = report.score();
    }
    [[nodiscard]] Score score() const
    {
        return isDecided(m_last) ? m_last : (m_before + m_last) / 2;
    }

private:
    Depth m_depth = 0;
    Score m_before = 0;
    Score m_last = 0;
};

bool offers(const OpeningTask& task, OpeningChoice choice)
{
    return std::find(task.choices.begin(), task.choices.end(), choice) != task.choices.end();
}

}  // namespace

OpeningAdvisor::OpeningAdvisor(ParallelSearch& search, ParallelRunner run, Rule rule,
                               const SearchLimits& limits)
    : m_search(search),
      m_run(std::move(run)),
      m_rule(rule),
      m_limits(limits),
      m_randomState(limits.randomSeed)
{
    if (m_limits.matchTime && !m_limits.moveTime)
        m_limits.moveTime = *m_limits.matchTime / kActionsOfMatch;
    m_limits.matchTime.reset();
    m_limits.lines = 1;
    // A player who only looks would not know what a position is worth.
    m_limits.alwaysSearch = m_limits.level > 0;
    m_limits.useBook = false;  // A book knows moves; we need to know what they are worth.
}

OpeningAction OpeningAdvisor::advise(const OpeningPlay& opening, const std::atomic<bool>& stop)
{
    m_stop = &stop;
    if (m_limits.moveTime)
        m_end = std::chrono::steady_clock::now() + *m_limits.moveTime;
    switch (opening.task().step) {
    case OpeningStep::PlaceStone:
        return OpeningAction::place(stoneFor(opening));
    case OpeningStep::Choose:
        return OpeningAction::choose(choiceFor(opening));
    case OpeningStep::DeclareFifths:
        return OpeningAction::declare(fifthsFor(opening));
    case OpeningStep::OfferFifth:
        return OpeningAction::offer(offerFor(opening));
    case OpeningStep::PickFifth:
        return OpeningAction::pick(pickFor(opening));
    }
    return opening.legalActions().front();
}

/// The purpose of a stone follows from what the opening asks for after it.
Point OpeningAdvisor::stoneFor(const OpeningPlay& opening)
{
    const std::vector<Point> allowed = opening.allowedPoints();
    if (allowed.size() == 1)
        return allowed.front();
    OpeningPlay after = opening;
    after.apply(OpeningAction::place(allowed.front()));
    if (after.isFinished())
        return bestStone(opening);
    const OpeningTask next = after.task();
    if (next.step == OpeningStep::Choose || next.step == OpeningStep::DeclareFifths)
        return balancedStone(opening);
    const bool laysNextToo
        = next.step == OpeningStep::PlaceStone && next.seat == opening.task().seat;
    return laysNextToo && opening.moves().size() < 2 ? sketchedStone(opening) : bestStone(opening);
}

/// The first stones of several that the same player places: anywhere reasonable, for variety. The
/// last of them will make the balance.
Point OpeningAdvisor::sketchedStone(const OpeningPlay& opening)
{
    std::vector<Point> near;
    const Point middle
        = opening.moves().empty() ? centreOf(opening.boardSize()) : opening.moves().back();
    for (const Point point : opening.allowedPoints())
        if (distanceBetween(point, middle) <= kSketchReach)
            near.push_back(point);
    return near[random(near.size())];
}

Point OpeningAdvisor::balancedStone(const OpeningPlay& opening)
{
    const BoardManager position = positionOf(opening);
    const std::vector<Point> candidates = variedCandidates(opening);
    Point best = candidates.front();
    Score least = kInfinity;
    for (const Point candidate : candidates) {
        BoardManager next = position;
        next.makeMove(candidate);
        const Score score = std::abs(scoreForBlack(next, static_cast<int>(candidates.size())));
        if (score < least && !*m_stop) {
            least = score;
            best = candidate;
        }
        if (mustEnd())
            break;
    }
    return best;
}

Point OpeningAdvisor::bestStone(const OpeningPlay& opening)
{
    const std::vector<Point> allowed = opening.allowedPoints();
    const Point best = think(positionOf(opening), 1, allBut(allowed, opening.grid())).best;
    return has(allowed, best) ? best : allowed.front();
}

/// Allowed points near the stones, none the mirror image of another, in an order that varies.
std::vector<Point> OpeningAdvisor::variedCandidates(const OpeningPlay& opening)
{
    std::vector<Point> points = opening.allowedPoints();
    for (std::size_t i = points.size(); i > 1; --i)
        std::swap(points[i - 1], points[random(i)]);
    std::vector<Point> candidates;
    for (const int reach : {kSketchReach, opening.boardSize()})
        for (const Point point : points) {
            const bool isNear = distanceBetween(point, opening.moves().front()) <= reach;
            const bool isNew = !has(candidates, point)
                && std::none_of(candidates.begin(), candidates.end(), [&](Point candidate) {
                       return areSymmetric(opening.grid(), candidate, point);
                   });
            if (isNear && isNew && candidates.size() < kMostCandidates)
                candidates.push_back(point);
        }
    return candidates;
}

OpeningChoice OpeningAdvisor::choiceFor(const OpeningPlay& opening)
{
    const OpeningTask task = opening.task();
    const Score forBlack = valueForBlack(opening);
    const Score own = opening.colorOf(task.seat) == Color::Black ? forBlack : -forBlack;
    if (offers(task, OpeningChoice::PlaceTwoMore) && std::abs(own) < kClearAdvantage)
        return OpeningChoice::PlaceTwoMore;
    if (offers(task, OpeningChoice::OfferTen) && own >= kClearAdvantage) {
        const std::vector<Fifth> fifths = bestFifths(positionOf(opening), 10);
        if (fifths.size() == 10 && fifths.back().forBlack >= kClearAdvantage)
            return OpeningChoice::OfferTen;
    }
    return own >= 0 ? OpeningChoice::Stay : OpeningChoice::Swap;
}

/// What the position is worth to Black, the worst of the fifth moves to come taken into account.
Score OpeningAdvisor::valueForBlack(const OpeningPlay& opening)
{
    BoardManager position = positionOf(opening);
    const auto fifths = fifthsAhead(opening);
    if (!fifths || position.moveCount() > 4)
        return scoreForBlack(position, 1);
    if (position.moveCount() == 3) {
        const Point fourth = think(position, 2).best;
        if (fourth.isNone())
            return 0;
        position.makeMove(fourth);
    }
    const std::vector<Fifth> best = bestFifths(position, *fifths);
    return best.empty() ? 0 : best.back().forBlack;
}

/// So many that the worst of them, which White will pick, leaves the game even.
int OpeningAdvisor::fifthsFor(const OpeningPlay& opening)
{
    BoardManager position = positionOf(opening);
    if (position.moveCount() == 3) {
        const Point fourth = think(position, 2).best;
        if (fourth.isNone())
            return 1;
        position.makeMove(fourth);
    }
    const std::vector<Fifth> fifths = bestFifths(position, opening.task().count);
    std::size_t evenest = 0;
    for (std::size_t i = 1; i < fifths.size(); ++i)
        if (std::abs(fifths[i].forBlack) < std::abs(fifths[evenest].forBlack))
            evenest = i;
    return static_cast<int>(evenest) + 1;
}

Point OpeningAdvisor::offerFor(const OpeningPlay& opening)
{
    const std::vector<Point> allowed = opening.allowedPoints();
    const int all = opening.task().count + static_cast<int>(opening.offeredFifths().size());
    const Point best = think(positionOf(opening), all, allBut(allowed, opening.grid())).best;
    return has(allowed, best) ? best : allowed.front();
}

Point OpeningAdvisor::pickFor(const OpeningPlay& opening)
{
    const std::vector<Point>& offered = opening.offeredFifths();
    Point best = offered.front();
    Score least = kInfinity;
    for (const Point fifth : offered) {
        BoardManager next = positionOf(opening);
        next.makeMove(fifth);
        const Score forBlack = scoreForBlack(next, static_cast<int>(offered.size()));
        if (forBlack < least && !*m_stop) {
            least = forBlack;
            best = fifth;
        }
        if (mustEnd())
            break;
    }
    return best;
}

/// Fifth moves of Black, best first, none the mirror image of another.
std::vector<OpeningAdvisor::Fifth> OpeningAdvisor::bestFifths(const BoardManager& position,
                                                              int count)
{
    std::vector<Fifth> fifths;
    std::vector<Point> excluded;
    while (static_cast<int>(fifths.size()) < count && !mustEnd()) {
        const Thought thought = think(position, count, excluded);
        const Point point = thought.best;
        if (point.isNone())
            break;
        fifths.push_back({point, thought.score});
        const std::vector<Point> images = symmetricPoints(position.grid(), point);
        excluded.push_back(point);
        excluded.insert(excluded.end(), images.begin(), images.end());
    }
    // Short searches err: what was found later may be the better one.
    std::stable_sort(fifths.begin(), fifths.end(), [](const Fifth& one, const Fifth& other) {
        return one.forBlack > other.forBlack;
    });
    return fifths;
}

BoardManager OpeningAdvisor::positionOf(const OpeningPlay& opening) const
{
    return BoardManager::after(opening.moves(), opening.boardSize(), m_rule);
}

Score OpeningAdvisor::scoreForBlack(const BoardManager& position, int searches)
{
    const Score score = think(position, searches).score;
    return position.sideToMove() == Color::Black ? score : -score;
}

OpeningAdvisor::Thought OpeningAdvisor::think(const BoardManager& position, int searches,
                                              std::vector<Point> excluded)
{
    SearchLimits limits = m_limits;
    if (limits.moveTime)
        limits.moveTime = std::max(std::min(*limits.moveTime / searches, timeLeft()),
                                   std::chrono::milliseconds(1));
    if (limits.nodes)
        limits.nodes = std::max<std::uint64_t>(*limits.nodes / static_cast<unsigned>(searches), 1);
    limits.excluded = std::move(excluded);
    EvenedScore evened;
    const SearchReport report
        = m_search.think(position, limits, m_run, *m_stop,
                         [&](const SearchReport& progress) { evened.add(progress); });
    evened.add(report);
    return {report.bestMove(), evened.score()};
}

bool OpeningAdvisor::mustEnd() const
{
    return *m_stop || timeLeft().count() <= 0;
}

std::chrono::milliseconds OpeningAdvisor::timeLeft() const
{
    using std::chrono::milliseconds;
    if (!m_end)
        return milliseconds::max();
    return std::chrono::duration_cast<milliseconds>(*m_end - std::chrono::steady_clock::now());
}

std::size_t OpeningAdvisor::random(std::size_t below)
{
    return static_cast<std::size_t>(zobrist::nextRandom(m_randomState) % below);
}

}  // namespace gomoku
