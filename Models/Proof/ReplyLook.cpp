// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/ReplyLook.h"

#include "Models/Proof/Check/ProofCheck.h"
#include "Models/Rules/Referee.h"
#include "Models/Search/Threats/ThreatSearch.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace gomoku::proof {

namespace {

/// To bear a spare stone a win must be checked more widely, which costs as much as some leaves.
constexpr std::size_t kWorthCovering = 8;
constexpr std::size_t kLeastGain = 3;
constexpr std::size_t kMostCovers = 12;
constexpr std::uint64_t kWhiteWinNodes = 5'000;
constexpr int kLeastStonesOfLeaf = 6;  ///< As measured: with fewer the solver never succeeds.

int distanceOf(Point one, Point other)
{
    return std::max(std::abs(one.column() - other.column()), std::abs(one.row() - other.row()));
}

bool mayBeLeaf(const Grid& position)
{
    return position.size() != kDefaultBoardSize || stonesOn(position) >= kLeastStonesOfLeaf;
}

}  // namespace

ReplyLook::ReplyLook(ProverMemory& memory, LeafSolver& solver, WinCheck& check, StopAsked stopAsked)
    : m_memory(memory),
      m_solver(solver),
      m_check(check),
      m_stopAsked(std::move(stopAsked))
{ }

void ReplyLook::begin(const Grid& position, Point move)
{
    m_grid = withStone(position, move, Color::Black);
    m_look = {};
    m_covered.reset();
    m_lastGain = kLeastGain;
    m_waiting = distinctReplies();
    m_look.isGivenUp = whiteSeemsToWin();
}

std::optional<Look> ReplyLook::look(const Grid& position, Point move, std::size_t mostOpen)
{
    begin(position, move);
    if (m_look.isGivenUp)
        return m_look;
    passFirst();
    // The nearest matter to most wins, so that theirs serve for most others.
    std::stable_sort(m_waiting.begin(), m_waiting.end(), [&](Point one, Point other) {
        return distanceOf(one, move) < distanceOf(other, move);
    });
    while (!m_waiting.empty()) {
        if (m_stopAsked())
            return std::nullopt;
        const Point reply = m_waiting.front();
        m_waiting.erase(m_waiting.begin());
        if (!m_covered.test(bitOf(reply)))
            examine(reply);
        if (m_look.open.size() > mostOpen) {
            m_look.isGivenUp = true;
            return m_look;
        }
    }
    std::erase_if(m_look.open, [&](Point reply) { return m_covered.test(bitOf(reply)); });
    return m_look;
}

std::optional<Look> ReplyLook::lookLike(const ProofFile& model, const Grid& position,
                                        const ProofEntry& entry, std::size_t mostFailed)
{
    begin(position, entry.move);
    if (m_look.isGivenUp)
        return m_look;
    for (const Point reply : entry.covers)
        coverLike(model, reply);
    std::size_t failed = 0;
    for (const Point reply : std::exchange(m_waiting, {})) {
        if (m_stopAsked())
            return std::nullopt;
        failed += !isRefutedLike(model, reply);
        m_look.isGivenUp = failed > mostFailed;
        if (m_look.isGivenUp)
            break;
    }
    return m_look;
}

void ReplyLook::coverLike(const ProofFile& model, Point reply)
{
    const Grid position = reply.isNone() ? m_grid : withStone(m_grid, reply, Color::White);
    if (const CheckedWin win = checkedCover(model, m_solver, m_check, position); win.holds)
        addCover(reply, win);
}

/// By a cover, as a leaf, or, as far as the model knows, in a position of its own.
bool ReplyLook::isRefutedLike(const ProofFile& model, Point reply)
{
    const Grid position = withStone(m_grid, reply, Color::White);
    const std::vector<Point>& covers = m_look.covers;
    const bool isCover = std::find(covers.begin(), covers.end(), reply) != covers.end();
    const bool hasEntry = model.entries.count(canonicalStones(position).text) > 0;
    // Where a cover begins with the move of an entry, the checker will look for that.
    if (m_covered.test(bitOf(reply)) && !(isCover && hasEntry))
        return true;
    const int plies = hasEntry ? 0 : leafPlies(position, kLeafSteps[1]);
    m_look.plies = std::max(m_look.plies, plies);
    if (plies == 0)
        m_look.open.push_back(reply);
    return plies > 0 || hasEntry;
}

/// Symmetrical ones once, the first in the order of points, as the checker does.
std::vector<Point> ReplyLook::distinctReplies() const
{
    std::vector<Point> replies;
    std::set<std::string> seen;
    forEachEmpty(m_grid, [&](Point reply) {
        if (seen.insert(canonicalStones(withStone(m_grid, reply, Color::White)).text).second)
            replies.push_back(reply);
    });
    return replies;
}

/// Only to save time: nothing is concluded from it but that other moves are more promising.
bool ReplyLook::whiteSeemsToWin() const
{
    const BoardManager board(m_grid, m_memory.proof().rule, Color::White);
    const ThreatLimits limits{
        .time = std::nullopt, .nodes = kWhiteWinNodes, .tableMegabytes = 1, .stop = nullptr};
    return solveThreats(board, ThreatKind::Auto, limits).outcome == ThreatOutcome::Win;
}

void ReplyLook::passFirst()
{
    if (!mayBeLeaf(m_grid))
        return;
    for (const std::uint64_t nodes : {kLeafSteps[0], kLeafSteps[1]})
        if (m_solver.solve(m_grid, nodes)) {
            static_cast<void>(tryCover(m_grid, Point()));
            return;
        }
}

void ReplyLook::examine(Point reply)
{
    const Grid position = withStone(m_grid, reply, Color::White);
    const std::string text = canonicalStones(position).text;
    const bool isKnown = m_memory.entry(text) != nullptr || m_memory.leafPlies(text) > 0
        || m_memory.failedNodes(text) > 0;
    if (!isKnown && mayBeLeaf(position) && coversPay()) {
        if (!m_solver.solve(position, kLeafSteps[0]))
            m_memory.addFailure(text, kLeafSteps[0]);
        else if (tryCover(position, reply) && m_lastGain > 0)
            return;  // a cover serves for its own reply too
    }
    const int plies = m_memory.entry(text) != nullptr ? 0 : leafPlies(position, kLeafSteps[0]);
    m_look.plies = std::max(m_look.plies, plies);
    if (plies == 0)
        m_look.open.push_back(reply);
}

bool ReplyLook::coversPay() const
{
    return m_lastGain >= kLeastGain && m_look.covers.size() < kMostCovers
        && uncovered() >= kWorthCovering;
}

std::size_t ReplyLook::uncovered() const
{
    const auto isUncovered = [&](Point reply) { return !m_covered.test(bitOf(reply)); };
    return static_cast<std::size_t>(
        std::count_if(m_waiting.begin(), m_waiting.end(), isUncovered)
        + std::count_if(m_look.open.begin(), m_look.open.end(), isUncovered));
}

/// The solver has just solved the position after `reply`: does its win serve for other replies?
bool ReplyLook::tryCover(const Grid& position, Point reply)
{
    const CheckedWin win = m_check.check(position, 1);
    if (win.holds)
        addCover(reply, win);
    return win.holds;
}

void ReplyLook::addCover(Point reply, const CheckedWin& win)
{
    const std::size_t before = uncovered();
    const PointMask coveredBefore = m_covered;
    forEachEmpty(m_grid, [&](Point point) {
        if (!win.matters.test(bitOf(point)))
            m_covered.set(bitOf(point));
    });
    m_lastGain = before - uncovered();
    if (m_lastGain > 0) {
        m_look.plies = std::max(m_look.plies, win.plies);
        m_look.covers.push_back(reply);
    } else {
        m_covered = coveredBefore;  // Not even its own reply is covered by what nobody notes.
    }
}

int ReplyLook::leafPlies(const Grid& position, std::uint64_t nodes)
{
    const CanonicalStones canonical = canonicalStones(position);
    if (const int plies = m_memory.leafPlies(canonical.text); plies > 0)
        return plies;
    if (!mayBeLeaf(position) || m_memory.failedNodes(canonical.text) >= nodes)
        return 0;
    // The solver's win depends on how the board lies: the checker turns leaves like this too.
    const Grid leaf = imageOf(position, canonical.symmetry);
    const CheckedWin win = m_solver.solve(leaf, nodes) ? m_check.check(leaf, 0) : CheckedWin();
    if (win.holds)
        m_memory.addLeaf(canonical.text, win.plies);
    else
        m_memory.addFailure(canonical.text, nodes);
    return win.holds ? win.plies : 0;
}

}  // namespace gomoku::proof
