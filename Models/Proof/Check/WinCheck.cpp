// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/WinCheck.h"

#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku::proof {

namespace {

/// All stones, not a hash of them, and how much the win has to bear.
std::string fullKey(const Grid& grid, int spare)
{
    std::string key(1, static_cast<char>(spare));
    grid.forEachPoint([&](Point point) { key += static_cast<char>(grid.at(point)); });
    return key;
}

/// What is left of a plan once `played` has been played.
std::span<const Point> restOf(std::span<const Point> plan, Point played)
{
    return plan.empty() || plan.front() != played ? std::span<const Point>() : plan.subspan(1);
}

}  // namespace

WinCheck::WinCheck(int size, Rule rule, Proposer& proposer, Replies replies)
    : m_rule(rule),
      m_replies(replies),
      m_windows(size),
      m_proposer(proposer)
{ }

CheckedWin WinCheck::check(const Grid& position, int spare)
{
    Grid grid = position;
    m_known.clear();
    return attack(grid, spare, {});
}

CheckedWin WinCheck::attack(Grid& grid, int spare, Line plan)
{
    ++m_positions;
    const std::vector<Point> fives = m_windows.fives(grid, Color::Black, m_rule);
    if (!fives.empty())
        return {true, 1, PointMask().set(bitOf(fives.front()))};
    if (!plan.empty())
        return move(grid, spare, plan);
    const std::string key = fullKey(grid, spare);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second.win;
    std::vector<Point> proposed = m_proposer.propose(grid);
    const CheckedWin win = proposed.empty() ? CheckedWin() : move(grid, spare, proposed);
    m_known.emplace(key, Met{win, std::move(proposed)});
    return win;
}

const WinCheck::Met* WinCheck::met(const Grid& position, int spare) const
{
    const auto known = m_known.find(fullKey(position, spare));
    return known == m_known.end() ? nullptr : &known->second;
}

CheckedWin WinCheck::move(Grid& grid, int spare, Line plan)
{
    const Point point = plan.front();
    if (judge(grid, Color::Black, point, m_rule) != MoveVerdict::Legal)
        return {};
    grid.set(point, Cell::Black);
    CheckedWin win = defend(grid, spare, plan.subspan(1));
    grid.set(point, Cell::Empty);
    ++win.plies;
    win.matters.set(bitOf(point));
    return win;
}

/// White is to move, and Black has not made five.
CheckedWin WinCheck::defend(Grid& grid, int spare, Line plan)
{
    if (m_replies == Replies::All)
        return answerEverywhere(grid, plan);
    if (!m_windows.fives(grid, Color::White, ruleForWhite(spare)).empty())
        return {};
    const std::vector<Point> fives = m_windows.fives(grid, Color::Black, m_rule);
    CheckedWin win;
    if (fives.size() > 1)
        win = {true, 2, PointMask().set(bitOf(fives[0])).set(bitOf(fives[1]))};
    else if (fives.size() == 1)
        win = answerFour(grid, spare, fives.front(), plan);
    else
        win = answerThreat(grid, spare);
    if (win.holds && spare > 0)
        m_windows.addWhiteHopes(grid, kWinLength - 1 - spare, win.matters);
    return win;
}

/// Anything but the one point is answered with five.
CheckedWin WinCheck::answerFour(Grid& grid, int spare, Point five, Line plan)
{
    CheckedWin all{true, 2, PointMask().set(bitOf(five))};
    all.holds = addReply(grid, five, spare, plan, all);
    return all;
}

CheckedWin WinCheck::answerThreat(Grid& grid, int spare)
{
    const CheckedWin afterPass = attack(grid, spare + 1, {});
    // A pass must lose where a white stone may be missing: playing there is one.
    if (!afterPass.holds && spare > 0)
        return {};
    CheckedWin all{true, 0, {}};
    if (afterPass.holds)
        all = {true, afterPass.plies + 1, afterPass.matters};
    forEachEmpty(grid, [&](Point reply) {
        if (!afterPass.holds || afterPass.matters.test(bitOf(reply)))
            all.holds = all.holds && addReply(grid, reply, spare, {}, all);
    });
    all.holds = all.holds && all.plies > 0;  // a full board is no win
    return all;
}

CheckedWin WinCheck::answerEverywhere(Grid& grid, Line plan)
{
    CheckedWin all{true, 0, {}};
    forEachEmpty(grid, [&](Point reply) {
        if (all.holds && judge(grid, Color::White, reply, m_rule) == MoveVerdict::Legal)
            all.holds = winningRow(withStone(grid, reply, Color::White), reply, m_rule).empty()
                && addReply(grid, reply, 0, plan, all);
    });
    all.holds = all.holds && all.plies > 0;
    return all;
}

/// Lets White play there. False if Black then does not win; else `all` holds against this too.
bool WinCheck::addReply(Grid& grid, Point reply, int spare, Line plan, CheckedWin& all)
{
    grid.set(reply, Cell::White);
    const CheckedWin win = attack(grid, spare, restOf(plan, reply));
    grid.set(reply, Cell::Empty);
    all.plies = std::max(all.plies, win.plies + 1);
    all.matters |= win.matters;
    return win.holds;
}

}  // namespace gomoku::proof
