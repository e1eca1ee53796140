// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Witnesses/BlunderWatch.h"

#include "Models/Constants.h"
#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku {

namespace {

struct Step
{
    int columns;
    int rows;
};
constexpr Step kSteps[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

bool has(const std::vector<Point>& points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// The most stones of `color` in any five cells in a row through `point` that hold no enemy.
int mostInFiveCells(const Grid& grid, Point point, Color color)
{
    int most = 0;
    for (const Step& direction : kSteps) {
        int own = 0;
        int free = 0;  // cells in a row without an enemy or the edge, up to here
        for (int i = 1 - kWinLength; i < kWinLength; ++i) {
            const auto isOwn = [&](int step) {
                return grid.at(Point::at(point.column() + step * direction.columns,
                                         point.row() + step * direction.rows))
                    == cellOf(color);
            };
            const int column = point.column() + i * direction.columns;
            const int row = point.row() + i * direction.rows;
            const bool blocked = column < 0 || row < 0 || column >= grid.size()
                || row >= grid.size() || grid.at(Point::at(column, row)) == cellOf(opponent(color));
            free = blocked ? 0 : free + 1;
            own = blocked ? 0 : own + isOwn(i) - (free > kWinLength && isOwn(i - kWinLength));
            if (free >= kWinLength)
                most = std::max(most, own);
        }
    }
    return most;
}

bool isLegal(const Grid& grid, Color color, Point point, Rule rule)
{
    return judge(grid, color, point, rule) == MoveVerdict::Legal;
}

std::vector<Point> emptyPoints(const Grid& grid)
{
    std::vector<Point> points;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == Cell::Empty)
            points.push_back(point);
    });
    return points;
}

/// Does a stone of `defender` on `point` take all of `threats` away, which are all fives there are?
bool spoilsAll(Grid grid, Color defender, Point point, const std::vector<Point>& threats, Rule rule)
{
    grid.set(point, cellOf(defender));
    return std::none_of(threats.begin(), threats.end(), [&](Point threat) {
        if (threat == point)
            return false;
        Grid next = grid;
        next.set(threat, cellOf(opponent(defender)));
        return !winningRow(next, threat, rule).empty();
    });
}

/// The points from which a stone can change what a row through `point` is worth.
std::vector<Point> pointsAround(const Grid& grid, Point point)
{
    std::vector<Point> points{point};
    for (const Step& direction : kSteps)
        for (int i = -kWinLength; i <= kWinLength; ++i) {
            const int column = point.column() + i * direction.columns;
            const int row = point.row() + i * direction.rows;
            if (i != 0 && column >= 0 && row >= 0 && column < grid.size() && row < grid.size())
                points.push_back(Point::at(column, row));
        }
    return points;
}

}  // namespace

std::vector<Point> BlunderWatch::fives(Grid grid, Color color, Rule rule)
{
    std::vector<Point> found;
    for (const Point point : emptyPoints(grid)) {
        if (mostInFiveCells(grid, point, color) < kWinLength - 1)
            continue;
        grid.set(point, cellOf(color));
        if (!winningRow(grid, point, rule).empty())
            found.push_back(point);
        grid.set(point, Cell::Empty);
    }
    return found;
}

std::vector<Point> BlunderWatch::winningFours(Grid grid, Color color, Rule rule)
{
    std::vector<Point> found;
    const BlunderWatch watch(rule);
    for (const Point point : emptyPoints(grid)) {
        if (mostInFiveCells(grid, point, color) < kWinLength - 2
            || !isLegal(grid, color, point, rule))
            continue;
        grid.set(point, cellOf(color));
        if (!fives(grid, color, rule).empty() && !watch.canBeParried(grid, color))
            found.push_back(point);
        grid.set(point, Cell::Empty);
    }
    return found;
}

bool BlunderWatch::canBeParried(const Grid& grid, Color attacker) const
{
    const Color defender = opponent(attacker);
    if (!fives(grid, defender, m_rule).empty())
        return true;
    const std::vector<Point> threats = fives(grid, attacker, m_rule);
    const std::vector<Point> points = pointsAround(grid, threats.front());
    return std::any_of(points.begin(), points.end(), [&](Point point) {
        return isLegal(grid, defender, point, m_rule)
            && spoilsAll(grid, defender, point, threats, m_rule);
    });
}

std::string BlunderWatch::faultOf(const Grid& grid, Color color, Point move, bool claimsWin) const
{
    if (!isLegal(grid, color, move, m_rule))
        return "is not legal";
    const std::vector<Point> own = fives(grid, color, m_rule);
    if (!own.empty())
        return has(own, move) ? "" : "misses a five";
    Grid after = grid;
    after.set(move, cellOf(color));
    const bool leavesFive = !fives(after, opponent(color), m_rule).empty();
    if (leavesFive && canBeParried(grid, opponent(color)))
        return "lets a five happen";
    if (leavesFive || !fives(grid, opponent(color), m_rule).empty() || claimsWin)
        return "";
    const std::vector<Point> fours = winningFours(grid, color, m_rule);
    return fours.empty() || has(fours, move) ? ""
                                             : "misses a four that wins, " + fours[0].toString();
}

bool BlunderWatch::answersHollowThree(const Grid& grid, Color color, Point move) const
{
    const Color enemy = opponent(color);
    const std::vector<Point> looksLike = winningFours(grid, enemy, Rule::Freestyle);
    return has(looksLike, move) && fives(grid, enemy, m_rule).empty()
        && winningFours(grid, enemy, m_rule).empty();
}

}  // namespace gomoku
