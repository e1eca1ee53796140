// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/VcfSearch.h"

#include "Models/Search/Threats/ThreatMoves.h"

#include <algorithm>
#include <cstdlib>

namespace gomoku {

namespace {

/// The next number of fours to allow: every one at first, for short wins are wanted short, then
/// in growing steps, for each step searches the shallow part again.
int deeper(int fours)
{
    return fours < 8 ? fours + 1 : fours + fours / 4;
}

/// On one line and near enough to stand in one row of five?
bool mayShareRow(Point one, Point other)
{
    const int columns = std::abs(one.column() - other.column());
    const int rows = std::abs(one.row() - other.row());
    return (columns == 0 || rows == 0 || columns == rows) && std::max(columns, rows) < kWinLength;
}

}  // namespace

VcfSearch::VcfSearch(std::size_t tableBytes) : m_table(tableBytes)
{
    m_fours.reserve(4096);
    m_line.reserve(kPointSpace);
}

VcfResult VcfSearch::find(BoardManager& board, const VcfBudget& budget, ThreatClock* clock)
{
    m_board = &board;
    m_clock = clock;
    m_attacker = board.sideToMove();
    m_defender = opponent(m_attacker);
    m_isCaro = enclosedFiveIsNothing(board.rule());
    m_lastNode = m_nodes + budget.nodes;
    m_lastFour = Point();
    m_line.clear();
    const Verdict verdict = deepen(budget);
    if (verdict == Verdict::Hopeless || verdict == Verdict::TooDeep)
        return {.outcome = ThreatOutcome::None};
    if (verdict != Verdict::Win)
        return {};
    std::reverse(m_line.begin(), m_line.end());
    return {ThreatOutcome::Win, m_line.front(), static_cast<int>(m_line.size())};
}

VcfSearch::Verdict VcfSearch::deepen(const VcfBudget& budget)
{
    const int most = std::min(budget.fours, ThreatTable::kExhausted - 1);
    for (int fours = std::min(budget.firstFours, most);; fours = std::min(deeper(fours), most)) {
        m_fours.clear();
        const Verdict verdict = attack(fours);
        if (verdict != Verdict::TooDeep || fours == most)
            return verdict;
    }
}

/// The attacker is to move, `fours` more times before five.
VcfSearch::Verdict VcfSearch::attack(int fours)
{
    if (!mayGoOn())
        return Verdict::Stopped;
    if (canMakeFive(*m_board, m_attacker)) {
        m_line.push_back(fivePoint(*m_board, m_attacker));
        return Verdict::Win;
    }
    if (!canMakeFour(*m_board, m_attacker))
        return Verdict::Hopeless;
    if (m_board->count(m_defender, PointClass::Five) > 1 && !m_isCaro)
        return Verdict::Hopeless;
    if (fours == 0 || (fours == 1 && !mayWinWithOneFour()))
        return Verdict::TooDeep;
    const int known = m_table.hopeless(m_board->key());
    if (known == ThreatTable::kExhausted)
        return Verdict::Hopeless;
    if (known >= fours)
        return Verdict::TooDeep;
    const std::size_t firstMove = m_fours.size();
    const Verdict verdict = tryFours(fours, firstMove);
    m_fours.resize(firstMove);
    if (verdict == Verdict::Hopeless)
        m_table.setHopeless(m_board->key(), ThreatTable::kExhausted);
    else if (verdict == Verdict::TooDeep)
        m_table.setHopeless(m_board->key(), fours);
    return verdict;
}

/// One four is enough if it makes two fives possible or, under Renju, if Black may not stop it.
bool VcfSearch::mayWinWithOneFour() const noexcept
{
    return m_board->count(m_attacker, PointClass::OpenFour) > 0
        || hasFouls(m_board->rule(), m_defender);
}

VcfSearch::Verdict VcfSearch::tryFours(int fours, std::size_t firstMove)
{
    collectFours();
    const Point cameFrom = m_lastFour;
    Verdict best = Verdict::Hopeless;
    // Deeper nodes use the same list, so it may move while this loop runs.
    for (std::size_t i = firstMove, end = m_fours.size(); i < end; ++i) {
        const Verdict verdict = tryFour(m_fours[i].point, fours - 1);
        m_lastFour = cameFrom;
        if (verdict == Verdict::Win || verdict == Verdict::Stopped)
            return verdict;
        if (verdict == Verdict::TooDeep)
            best = Verdict::TooDeep;
    }
    return best;
}

VcfSearch::Verdict VcfSearch::tryFour(Point four, int fours)
{
    if (!m_board->isLegal(m_attacker, four))
        return Verdict::Hopeless;
    m_board->makeUnweighedMove(four);
    m_lastFour = four;
    const Verdict verdict = defend(four, fours);
    m_board->undoMove();
    if (verdict == Verdict::Win)
        m_line.push_back(four);
    return verdict;
}

/// The attacker has just made `four`.
VcfSearch::Verdict VcfSearch::defend(Point four, int fours)
{
    if (canMakeFive(*m_board, m_defender))
        return Verdict::Hopeless;
    if (m_isCaro)
        return answerEverywhere(four, fours);
    Point block;
    forEachFiveOf(*m_board, m_attacker, four, [&](Point point) { block = point; });
    const bool isStoppable
        = m_board->count(m_attacker, PointClass::Five) == 1 && m_board->isLegal(m_defender, block);
    if (isStoppable)
        return answerAt(block, fours);
    finish();
    return Verdict::Win;
}

VcfSearch::Verdict VcfSearch::answerAt(Point block, int fours)
{
    m_board->makeUnweighedMove(block);
    const Verdict verdict = attack(fours);
    m_board->undoMove();
    if (verdict == Verdict::Win)
        m_line.push_back(block);
    return verdict;
}

/// Tries every answer that leaves no five, and keeps the line of the longest resistance.
VcfSearch::Verdict VcfSearch::answerEverywhere(Point four, int fours)
{
    const std::size_t lineStart = m_line.size();
    std::vector<Point> answers;
    forEachFiveOf(*m_board, m_attacker, four, [&](Point five) {
        forEachSpoilerOf(*m_board, m_attacker, five,
                         [&](Point point) { answers.push_back(point); });
    });
    std::vector<Point> longest;
    for (const Point answer : answers) {
        m_board->makeUnweighedMove(answer);
        const bool stops = !canMakeFive(*m_board, m_attacker);
        m_board->undoMove();
        const Verdict verdict = stops ? answerAt(answer, fours) : Verdict::Win;
        if (verdict != Verdict::Win)
            return m_line.resize(lineStart), verdict;
        const std::vector<Point> line(m_line.begin() + static_cast<std::ptrdiff_t>(lineStart),
                                      m_line.end());
        m_line.resize(lineStart);
        if (line.size() > longest.size())
            longest = line;
    }
    if (longest.empty())
        finish();
    m_line.insert(m_line.end(), longest.begin(), longest.end());
    return Verdict::Win;
}

/// Nothing stops five: adds it and, before it, a move of the defender.
void VcfSearch::finish()
{
    const Point reply = anyLegalReply();
    if (reply.isNone())
        return;
    m_board->makeUnweighedMove(reply);
    m_line.push_back(fivePoint(*m_board, m_attacker));
    m_board->undoMove();
    m_line.push_back(reply);
}

/// A point that stops one of several fives if it may be played, for that is what a person would do.
Point VcfSearch::anyLegalReply() const
{
    Point reply;
    m_board->grid().forEachPoint([&](Point point) {
        if (!m_board->isEmpty(point) || !m_board->isLegal(m_defender, point))
            return;
        const bool blocks = m_board->classOf(m_attacker, point) == PointClass::Five;
        if (reply.isNone() || blocks)
            reply = point;
    });
    return reply;
}

void VcfSearch::collectFours()
{
    const std::size_t first = m_fours.size();
    const bool mustStopFive = canMakeFive(*m_board, m_defender) && !m_isCaro;
    m_board->candidates().forEach([&](Point point) {
        const PointClass made = m_board->classOf(m_attacker, point);
        if (!makesFour(made))
            return;
        if (mustStopFive && m_board->classOf(m_defender, point) != PointClass::Five)
            return;
        m_fours.push_back({point, orderOf(point, made)});
    });
    std::sort(m_fours.begin() + static_cast<std::ptrdiff_t>(first), m_fours.end(),
              [](const Four& a, const Four& b) {
                  return a.order != b.order ? a.order > b.order : a.point < b.point;
              });
}

/// The strongest class first; of equals those that may stand in a row with the last four.
int VcfSearch::orderOf(Point four, PointClass pointClass) const noexcept
{
    const bool goesOn = !m_lastFour.isNone() && mayShareRow(m_lastFour, four);
    return 2 * static_cast<int>(pointClass) + goesOn;
}

bool VcfSearch::mayGoOn() noexcept
{
    ++m_nodes;
    if (m_nodes > m_lastNode)
        return false;
    return m_clock == nullptr || m_clock->tick();
}

}  // namespace gomoku
