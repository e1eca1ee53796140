// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Witnesses/PlainThreats.h"

#include "Models/Core/Point.h"
#include "Models/Rules/Referee.h"

#include <algorithm>
#include <cstdlib>

namespace gomoku {

namespace {

/// The most stones of `color` among five neighbours on a line through `point` that hold no other
/// stones: with fewer than four there a stone cannot make five, with fewer than three no four.
int stonesAround(const Grid& grid, Color color, Point point)
{
    int most = 0;
    for (const Direction direction : kDirections) {
        int free = 0;  // how many of the last points hold no other stones
        std::array<bool, 9> isOwn{};
        for (int i = 0; i < 9; ++i) {
            const Point other = shifted(point, direction, i - 4, grid.size());
            const Cell cell = other.isNone() ? cellOf(opponent(color)) : grid.at(other);
            free = cell == cellOf(opponent(color)) ? 0 : free + 1;
            isOwn[static_cast<std::size_t>(i)] = cell == cellOf(color);
            if (free >= 5)
                most = std::max(most,
                                static_cast<int>(std::count(isOwn.begin() + i - 4,
                                                            isOwn.begin() + i + 1, true)));
        }
    }
    return most;
}

/// All points of a board, those near to `centre` first.
std::vector<Point> pointsFrom(Point centre, int size)
{
    std::vector<Point> points;
    Grid(size).forEachPoint([&](Point point) { points.push_back(point); });
    const auto distance = [&](Point point) {
        return std::max(std::abs(point.column() - centre.column()),
                        std::abs(point.row() - centre.row()));
    };
    std::stable_sort(points.begin(), points.end(),
                     [&](Point one, Point other) { return distance(one) < distance(other); });
    return points;
}

/// Calls `visit` for each legal move of `color` with so many stones around, with its stone on the
/// board, until it says true.
template <typename Visitor>
bool anyMove(Grid& grid, Color color, Rule rule, const std::vector<Point>& points, int around,
             Visitor&& visit)
{
    for (const Point point : points) {
        if (grid.at(point) != Cell::Empty
            || (around > 0 && stonesAround(grid, color, point) < around)
            || judge(grid, color, point, rule) != MoveVerdict::Legal)
            continue;
        grid.set(point, cellOf(color));
        const bool found = visit(point);
        grid.set(point, Cell::Empty);
        if (found)
            return true;
    }
    return false;
}

std::string textOf(const Grid& grid)
{
    std::string text;
    grid.forEachPoint([&](Point point) {
        text += grid.at(point) == Cell::Black ? 'X' : grid.at(point) == Cell::White ? 'O' : '.';
    });
    return text;
}

/// The points on one line through `stone` where its colour wins with one more stone.
int fivesOnLine(Grid& grid, Point stone, Direction direction, Rule rule, Color color)
{
    int fives = 0;
    for (int i = -4; i <= 4; ++i) {
        const Point point = shifted(stone, direction, i, grid.size());
        if (point.isNone() || judge(grid, color, point, rule) != MoveVerdict::Legal)
            continue;
        grid.set(point, cellOf(color));
        const auto row = winningRow(grid, point, rule);
        fives += std::find(row.begin(), row.end(), stone) != row.end();
        grid.set(point, Cell::Empty);
    }
    return fives;
}

}  // namespace

PlainThreats::PlainThreats(Rule rule, Color attacker, int size, long nodes)
    : m_rule(rule),
      m_attacker(attacker),
      m_nodesPerQuestion(nodes),
      m_points(pointsFrom(centreOf(size), size))
{ }

/// Asks with more and more moves until the answer does not depend on their number.
template <typename Question>
std::optional<bool> PlainThreats::deepen(Question&& ask)
{
    m_nodes = m_nodesPerQuestion;
    for (int depth = 1; m_nodes >= 0; ++depth)
        if (const Answer answer = ask(depth); answer != Answer::TooDeep && m_nodes >= 0)
            return answer == Answer::Win;
    return std::nullopt;
}

std::optional<bool> PlainThreats::wins(Grid grid, Moves moves)
{
    return deepen([&](int depth) { return attack(grid, moves, depth); });
}

std::optional<bool> PlainThreats::winsWith(Grid grid, Point first, Moves moves)
{
    if (judge(grid, m_attacker, first, m_rule) != MoveVerdict::Legal)
        return false;
    grid.set(first, cellOf(m_attacker));
    if (!winningRow(grid, first, m_rule).empty())
        return true;
    return deepen([&](int depth) { return tryMove(grid, first, moves, depth); });
}

bool PlainThreats::hasFive(Grid& grid, Color color) const
{
    return anyMove(grid, color, m_rule, m_points, 4,
                   [&](Point point) { return !winningRow(grid, point, m_rule).empty(); });
}

bool PlainThreats::winsByFours(Grid& grid)
{
    const int asDeepAsItGoes = grid.size() * grid.size();
    return attack(grid, Moves::Fours, asDeepAsItGoes) == Answer::Win;
}

/// The attacker is to move, at most `depth` times before he wins by fours.
PlainThreats::Answer PlainThreats::attack(Grid& grid, Moves moves, int depth)
{
    if (--m_nodes < 0 || depth == 0)
        return Answer::TooDeep;
    auto& known = m_known[static_cast<std::size_t>(moves)];
    const std::string text = textOf(grid);
    const auto found = known.find(text);
    if (found != known.end()
        && (found->second.answer != Answer::TooDeep || found->second.depth >= depth))
        return found->second.answer;
    // Fours are threats too: asking for them first only saves time.
    const bool winsAtOnce
        = hasFive(grid, m_attacker) || (moves != Moves::Fours && winsByFours(grid));
    const Answer answer = winsAtOnce ? Answer::Win : tryAll(grid, moves, depth);
    if (m_nodes >= 0)
        known[text] = {answer, depth};
    return answer;
}

PlainThreats::Answer PlainThreats::tryAll(Grid& grid, Moves moves, int depth)
{
    Answer best = Answer::None;
    anyMove(grid, m_attacker, m_rule, m_points, moves == Moves::Fours ? 3 : 0, [&](Point point) {
        const Answer answer = tryMove(grid, point, moves, depth);
        best = answer == Answer::None ? best : answer;
        return answer == Answer::Win;
    });
    return best;
}

/// The attacker has made `move`. It must be a threat, and no answer may end the attack.
PlainThreats::Answer PlainThreats::tryMove(Grid& grid, Point move, Moves moves, int depth)
{
    if (hasFive(grid, defender()) || !isThreat(grid, moves))
        return Answer::None;
    Answer worst = Answer::Win;
    anyMove(grid, defender(), m_rule, pointsFrom(move, grid.size()), 0, [&](Point) {
        const Answer answer = attack(grid, moves, depth - 1);
        worst = answer == Answer::Win ? worst : answer;
        return answer != Answer::Win;
    });
    return worst;
}

/// The attacker has moved, and his opponent would like to pass.
bool PlainThreats::isThreat(Grid& grid, Moves moves)
{
    if (hasFive(grid, m_attacker))
        return true;
    if (moves == Moves::FoursAndThrees)
        return mayMakeStraightFour(grid);
    return moves == Moves::AllThreats && winsByFours(grid);
}

bool PlainThreats::mayMakeStraightFour(Grid& grid)
{
    return anyMove(grid, m_attacker, m_rule, m_points, 3, [&](Point point) {
        return std::any_of(std::begin(kDirections), std::end(kDirections),
                           [&](Direction direction) {
                               return fivesOnLine(grid, point, direction, m_rule, m_attacker) > 1;
                           });
    });
}

}  // namespace gomoku
