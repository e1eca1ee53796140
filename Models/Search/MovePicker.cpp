// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/MovePicker.h"

#include "Models/Search/Threats/ThreatMoves.h"

#include <algorithm>
#include <bitset>

namespace gomoku {

namespace {

constexpr int kKillerBonus = 60;
constexpr int kAnswerBonus = 40;
constexpr int kHistoryDivisor = 12;

/// Does a stone there take a four from `theirs` or make one for `ours`?
bool concernsFours(PointClass theirs, PointClass ours)
{
    return theirs >= PointClass::Four || ours >= PointClass::Four;
}

bool stopsEnclosable(const BoardManager& board, Point point, Color attacker, int direction)
{
    return shapeIn(board.shapesOf(attacker, point), direction) == Shape::Five;
}

}  // namespace

bool facesOpenFour(const BoardManager& board) noexcept
{
    const Color enemy = opponent(board.sideToMove());
    if (board.count(enemy, PointClass::OpenFour) == 0)
        return false;
    return !hasFouls(board.rule(), enemy)
        || !findPoint(board, enemy, PointClass::OpenFour).isNone();
}

MovePicker::MovePicker(const BoardManager& board, const MoveHistory& history, Hints hints) noexcept
    : m_board(board),
      m_history(history),
      m_hints(hints),
      m_side(board.sideToMove()),
      m_answer(history.answerTo(m_side, board.lastMove())),
      m_startsWithHint(isPossible(hints.tableMove))
{
    if (!m_startsWithHint)
        m_hints.tableMove = Point();
}

/// Would it be among the ranked moves? The table may have taken another position for this one.
bool MovePicker::isPossible(Point tableMove) const noexcept
{
    if (!tableMove.isOn(m_board.size()) || !m_board.candidates().contains(tableMove))
        return false;
    const PointClass theirs = m_board.classOf(opponent(m_side), tableMove);
    if (m_board.count(opponent(m_side), PointClass::Five) > 0)
        return theirs == PointClass::Five;
    return !facesOpenFour(m_board) || concernsFours(theirs, m_board.classOf(m_side, tableMove));
}

void MovePicker::rankAll() noexcept
{
    if (m_isRanked)
        return;
    m_isRanked = true;
    if (m_board.count(opponent(m_side), PointClass::Five) > 0)
        addStopsOfFive();
    else if (facesOpenFour(m_board))
        addAnswersToOpenFour();
    else
        addCandidates();
    formBlocks();
}

Point MovePicker::next(const BoardManager& board) noexcept
{
    if (m_startsWithHint) {
        m_startsWithHint = false;
        if (board.isLegal(m_side, m_hints.tableMove))
            return m_hints.tableMove;
    }
    rankAll();
    Point point = takeBest();
    while (!point.isNone() && !board.isLegal(m_side, point))
        point = takeBest();
    return point;
}

void MovePicker::formBlocks() noexcept
{
    for (; m_count % kBlock != 0; ++m_count)
        m_moves[static_cast<std::size_t>(m_count)] = kTaken;
    for (int block = 0; block < m_count / kBlock; ++block)
        m_bestOfBlocks[static_cast<std::size_t>(block)] = bestOfBlock(block);
}

MovePicker::RankedMove MovePicker::bestOfBlock(int block) const noexcept
{
    const RankedMove* const first = m_moves.data() + block * kBlock;
    RankedMove best = kTaken;
    for (int i = 0; i < kBlock; ++i)  // as compilers find several at a time
        best = std::max(best, first[i]);
    return best;
}

Point MovePicker::takeBest() noexcept
{
    RankedMove* const bests = m_bestOfBlocks.data();
    const int blocks = m_count / kBlock;
    RankedMove best = kTaken;
    for (int block = 0; block < blocks; ++block)
        best = std::max(best, bests[block]);
    if (best == kTaken)
        return Point();
    const auto block = static_cast<int>(std::find(bests, bests + blocks, best) - bests);
    RankedMove* const first = m_moves.data() + block * kBlock;
    *std::find(first, first + kBlock, best) = kTaken;
    bests[block] = bestOfBlock(block);
    return pointOf(best);
}

void MovePicker::addStopsOfFive() noexcept
{
    const Color enemy = opponent(m_side);
    const bool endsMatter = enclosedFiveIsNothing(m_board.rule());
    if (!endsMatter && m_board.count(enemy, PointClass::Five) == 1)
        return add(onlyFiveOf(m_board, enemy, m_board.lastMove()));
    m_board.candidates().forEach([&](Point point) {
        if (m_board.classOf(enemy, point) != PointClass::Five)
            return;
        add(point);
        if (!endsMatter)
            return;
        // Under caro a five may also be spoilt by enclosing it.
        for (int direction = 0; direction < 4; ++direction) {
            if (!stopsEnclosable(m_board, point, enemy, direction))
                continue;
            for (int steps = -kWinLength; steps <= kWinLength; ++steps) {
                const Point end = shifted(point, kDirections[direction], steps, m_board.size());
                if (steps != 0 && !end.isNone() && m_board.isEmpty(end)
                    && m_board.classOf(enemy, end) != PointClass::Five)
                    add(end);
            }
        }
    });
}

void MovePicker::addAnswersToOpenFour() noexcept
{
    // Whatever takes an open four away lies in one of the rows it would use, and each empty point
    // of those is a four of the opponent's as well.
    const Color enemy = opponent(m_side);
    m_board.candidates().forEach([&](Point point) {
        if (concernsFours(m_board.classOf(enemy, point), m_board.classOf(m_side, point)))
            add(point);
    });
    if (enclosedFiveIsNothing(m_board.rule()))
        addEnclosersOfOpenFour();
}

void MovePicker::addEnclosersOfOpenFour() noexcept
{
    // O__X*XX__ : the fives that the four would make to the left end beside the O, so one more
    // stone on the right blocks or encloses them all.
    const Color enemy = opponent(m_side);
    std::bitset<kPointSpace> added;
    m_board.candidates().forEach([&](Point four) {
        if (m_board.classOf(enemy, four) != PointClass::OpenFour)
            return;
        for (int direction = 0; direction < 4; ++direction) {
            if (shapeIn(m_board.shapesOf(enemy, four), direction) < Shape::Four)
                continue;
            forEachEmptyOnLine(m_board, four, direction, kWinLength, [&](Point end) {
                const auto index = static_cast<std::size_t>(end.index());
                if (added.test(index)
                    || concernsFours(m_board.classOf(enemy, end), m_board.classOf(m_side, end)))
                    return;
                added.set(index);
                add(end);
            });
        }
    });
}

void MovePicker::addCandidates() noexcept
{
    RankedMove* end = m_moves.data();
    m_board.candidates().forEach([&](Point point) {
        if (point != m_hints.tableMove)  // was the first
            *end++ = ranked(rankOf(point), point);
    });
    m_count = static_cast<int>(end - m_moves.data());
}

void MovePicker::add(Point point) noexcept
{
    if (point == m_hints.tableMove)
        return;  // was the first
    if (m_count == static_cast<int>(m_moves.size()))
        return;  // under caro a point may come several times
    m_moves[static_cast<std::size_t>(m_count++)] = ranked(rankOf(point), point);
}

int MovePicker::rankOf(Point point) const noexcept
{
    int rank = m_board.urgencyOf(m_side, point) + m_history.score(m_side, point) / kHistoryDivisor;
    if (m_history.isKiller(m_hints.ply, point))
        rank += kKillerBonus;
    if (point == m_answer)
        rank += kAnswerBonus;
    return rank;
}

}  // namespace gomoku
