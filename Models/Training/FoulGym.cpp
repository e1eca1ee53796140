// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/FoulGym.h"

#include "Models/BoardManager.h"
#include "Models/Rules/Referee.h"

#include <algorithm>
#include <functional>

namespace gomoku {

namespace {

// How the stones are strewn: close enough to make lines, loose enough to look like a game.
constexpr int kGymReach = 4;  ///< From the asked point.
constexpr int kGymLeastPairs = 7;
constexpr int kGymMorePairs = 6;
constexpr int kGymInLine = 70;  ///< Per cent of Black's stones that stand on a line with the point.

int below(std::uint64_t& random, int bound)
{
    return static_cast<int>(zobrist::nextRandom(random) % static_cast<std::uint64_t>(bound));
}

Point somewhereNear(Point centre, std::uint64_t& random)
{
    const int span = 2 * kGymReach + 1;
    return Point::at(centre.column() - kGymReach + below(random, span),
                     centre.row() - kGymReach + below(random, span));
}

Point onALineThrough(Point centre, std::uint64_t& random)
{
    const Direction direction = kDirections[below(random, 4)];
    const int distance = 1 + below(random, kGymReach);
    return shifted(centre, direction, below(random, 2) == 0 ? distance : -distance,
                   kDefaultBoardSize);
}

/// Puts a stone on the first free point that `choose` gives, the asked one excepted.
template <typename Choose>
void place(Grid& grid, Point asked, Color color, Choose&& choose)
{
    Point point = choose();
    while (point.isNone() || point == asked || grid.at(point) != Cell::Empty)
        point = choose();
    grid.set(point, cellOf(color));
}

Grid strewnAround(Point asked, std::uint64_t& random)
{
    Grid grid;
    const int pairs = kGymLeastPairs + below(random, kGymMorePairs);
    for (int pair = 0; pair < pairs; ++pair) {
        place(grid, asked, Color::Black, [&] {
            return below(random, 100) < kGymInLine ? onALineThrough(asked, random)
                                                   : somewhereNear(asked, random);
        });
        place(grid, asked, Color::White, [&] { return somewhereNear(asked, random); });
    }
    return grid;
}

bool somebodyHasWon(const Grid& grid)
{
    bool won = false;
    grid.forEachPoint([&](Point point) {
        won = won
            || (grid.at(point) != Cell::Empty && !winningRow(grid, point, Rule::Renju).empty());
    });
    return won;
}

bool anyStraightFour(const FoulExplanation& explanation,
                     const std::function<bool(const StraightFourPoint&)>& is)
{
    for (const ExplainedThree& three : explanation.threes)
        if (std::any_of(three.straightFours.begin(), three.straightFours.end(), is))
            return true;
    return false;
}

/// A five decides everything, whatever else the stone makes.
bool hangsOnItsThrees(const FoulExplanation& explanation)
{
    return explanation.fives.empty() && explanation.overlines.empty()
        && explanation.fours.size() < 2 && explanation.threes.size() > 1;
}

/// Do the stones of both lie on one line?
bool onOneLine(const std::vector<Point>& one, const std::vector<Point>& other)
{
    const auto slope = [](Point from, Point to) {
        return std::pair(to.column() - from.column(), to.row() - from.row());
    };
    const auto [columns, rows] = slope(one.front(), one.back());
    const auto [otherColumns, otherRows] = slope(other.front(), other.back());
    return columns * otherRows == rows * otherColumns;
}

bool hasTwoFoursOnOneLine(const FoulExplanation& explanation)
{
    for (std::size_t i = 0; i < explanation.fours.size(); ++i)
        for (std::size_t j = i + 1; j < explanation.fours.size(); ++j)
            if (onOneLine(explanation.fours[i].stones, explanation.fours[j].stones))
                return true;
    return false;
}

/// How many lines the stone makes a three on that could only become a simple four.
int closedThrees(const Grid& stones, Point point)
{
    const FourShapes shapes
        = BoardManager(stones, Rule::Renju, Color::Black).shapesOf(Color::Black, point);
    int closed = 0;
    for (int direction = 0; direction < 4; ++direction)
        closed += shapeIn(shapes, direction) == Shape::ClosedThree;
    return closed;
}

std::optional<FoulStep> stepOfForbidden(const FoulExplanation& explanation)
{
    if (explanation.foul == Foul::Overline)
        return FoulStep::Overlines;
    return hasTwoFoursOnOneLine(explanation) ? FoulStep::CloseCalls : FoulStep::PlainDoubles;
}

std::optional<FoulStep> stepOfAllowed(const FoulExplanation& explanation, const Grid& stones)
{
    if (explanation.looksForbidden())
        return FoulStep::CloseCalls;  // Five: all else has been asked before.
    const std::size_t shapes = explanation.fours.size() + explanation.threes.size();
    if (shapes == 2)
        return FoulStep::PlainDoubles;
    if (shapes != 1)
        return std::nullopt;
    return closedThrees(stones, explanation.point) > 0 ? FoulStep::CloseCalls : FoulStep::Overlines;
}

}  // namespace

std::optional<FoulStep> stepOf(const FoulExplanation& explanation, const Grid& stones)
{
    if (hangsOnItsThrees(explanation)) {
        if (anyStraightFour(explanation, [](const StraightFourPoint& four) {
                return four.foul == Foul::DoubleThree;
            }))
            return FoulStep::NestedThrees;
        if (anyStraightFour(explanation,
                            [](const StraightFourPoint& four) { return !four.isOpen(); }))
            return FoulStep::BrokenThrees;
    }
    return explanation.foul != Foul::None ? stepOfForbidden(explanation)
                                          : stepOfAllowed(explanation, stones);
}

FoulQuestion makeFoulQuestion(FoulStep step, std::uint64_t seed)
{
    std::uint64_t random = seed * 2 + 1;
    const bool wantsFoul = below(random, 2) == 0;
    for (;;) {
        const Point asked = Point::at(kGymReach + below(random, kDefaultBoardSize - 2 * kGymReach),
                                      kGymReach + below(random, kDefaultBoardSize - 2 * kGymReach));
        const Grid stones = strewnAround(asked, random);
        // The rule book's own answer is slow where lines are many, so what was asked for is checked
        // first.
        if ((forbiddenKind(stones, asked) != Foul::None) != wantsFoul)
            continue;
        FoulExplanation explanation = explainPoint(stones, asked);
        if (stepOf(explanation, stones) == step && !somebodyHasWon(stones))
            return {stones, asked, step, std::move(explanation)};
    }
}

}  // namespace gomoku
