// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/FoulExplanation.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

bool isFiveOnSomeLine(const Grid& grid, Point stone)
{
    return std::any_of(std::begin(kDirections), std::end(kDirections), [&](Direction direction) {
        return rowThrough(grid, stone, direction).length == kWinLength;
    });
}

StraightFourPoint explainStraightFour(const Grid& grid, Point point)
{
    Grid next = grid;
    next.set(point, Cell::Black);
    return {point, forbiddenKind(grid, point), isFiveOnSomeLine(next, point)};
}

ExplainedThree explainThree(const Grid& grid, const SeemingThree& three)
{
    ExplainedThree explained{three.stones, {}};
    for (const Point point : three.straightFourPoints)
        explained.straightFours.push_back(explainStraightFour(grid, point));
    return explained;
}

std::string listed(const std::vector<std::string>& items)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0)
            text += i + 1 == items.size() ? " and " : ", ";
        text += items[i];
    }
    return text;
}

std::string counted(std::size_t number, const std::string& thing)
{
    static constexpr std::array<const char*, 5> kWords{"no", "one", "two", "three", "four"};
    const std::string word = number < kWords.size() ? kWords[number] : std::to_string(number);
    return word + ' ' + thing + (number == 1 ? "" : "s");
}

std::vector<std::string> realThreesOf(const FoulExplanation& explanation)
{
    std::vector<std::string> lines;
    for (const ExplainedThree& three : explanation.threes)
        if (three.isReal())
            lines.push_back(joined(three.stones));
    return lines;
}

std::string reasonFor(const FoulExplanation& explanation)
{
    std::vector<std::string> lines;
    switch (explanation.foul) {
    case Foul::None:
        return {};
    case Foul::Overline:
        return "six or more in a row: " + joined(explanation.overlines.front());
    case Foul::DoubleFour:
        for (const Four& four : explanation.fours)
            lines.push_back(joined(four.stones));
        return counted(lines.size(), "four") + ": " + listed(lines);
    case Foul::DoubleThree:
        lines = realThreesOf(explanation);
        return counted(lines.size(), "open three") + ": " + listed(lines);
    }
    return {};
}

std::string obstacleTo(const StraightFourPoint& straightFour)
{
    if (straightFour.makesFive)
        return straightFour.point.toString() + " would make five instead";
    return straightFour.point.toString() + " would be "
        + (straightFour.foul == Foul::Overline ? "an " : "a ")
        + std::string(nameOf(straightFour.foul));
}

std::string excuseFor(const FoulExplanation& explanation)
{
    if (!explanation.fives.empty())
        return "five wins over any foul: " + joined(explanation.fives.front());
    std::vector<std::string> excuses;
    for (const ExplainedThree& three : explanation.threes) {
        if (three.isReal())
            continue;
        std::vector<std::string> obstacles;
        for (const StraightFourPoint& straightFour : three.straightFours)
            obstacles.push_back(obstacleTo(straightFour));
        excuses.push_back(joined(three.stones) + " is not a real three because "
                          + listed(obstacles));
    }
    return listed(excuses);
}

}  // namespace

bool ExplainedThree::isReal() const
{
    return std::any_of(straightFours.begin(), straightFours.end(),
                       [](const StraightFourPoint& straightFour) { return straightFour.isOpen(); });
}

int FoulExplanation::realThrees() const
{
    return static_cast<int>(std::count_if(
        threes.begin(), threes.end(), [](const ExplainedThree& three) { return three.isReal(); }));
}

bool FoulExplanation::looksForbidden() const
{
    return !overlines.empty() || fours.size() > 1 || threes.size() > 1;
}

FoulExplanation explainPoint(const Grid& grid, Point point)
{
    FoulExplanation explanation;
    explanation.point = point;
    explanation.foul = forbiddenKind(grid, point);
    Grid next = grid;
    next.set(point, Cell::Black);
    for (const Direction direction : kDirections) {
        const Row row = rowThrough(next, point, direction);
        if (row.length >= kWinLength)
            (row.length > kWinLength ? explanation.overlines : explanation.fives)
                .push_back(row.stones());
        for (Four& four : foursOn(next, point, direction))
            explanation.fours.push_back(std::move(four));
        if (const auto three = seemingThreeOn(next, point, direction))
            explanation.threes.push_back(explainThree(next, *three));
    }
    return explanation;
}

std::string describe(const FoulExplanation& explanation)
{
    if (!explanation.looksForbidden())
        return {};
    const std::string point = explanation.point.toString();
    return explanation.foul != Foul::None ? point + " is forbidden, " + reasonFor(explanation) + '.'
                                          : point + " is allowed, " + excuseFor(explanation) + '.';
}

std::string joined(const std::vector<Point>& stones)
{
    std::string text;
    for (const Point stone : stones) {
        if (!text.empty())
            text += '-';
        text += stone.toString();
    }
    return text;
}

}  // namespace gomoku
