// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/RandomOpening.h"

#include "Models/Core/Grid.h"
#include "Models/Core/Zobrist.h"

#include <algorithm>

namespace gomoku {

namespace {

/// A fixed sequence of numbers: std's distributions differ from library to library.
class Dice
{
public:
    explicit Dice(std::uint64_t& state) : m_state(state) { }

    int between(int least, int most)
    {
        const auto span = static_cast<std::uint64_t>(most - least + 1);
        return least + static_cast<int>((zobrist::nextRandom(m_state) >> 11) % span);
    }

private:
    std::uint64_t& m_state;
};

int distance(Point a, Point b)
{
    return std::max(std::abs(a.column() - b.column()), std::abs(a.row() - b.row()));
}

/// Has a side three of any five neighbours on a line? Then it may well have a forced win.
bool holdsThree(const Grid& grid)
{
    bool found = false;
    grid.forEachPoint([&](Point start) {
        for (const Direction direction : kDirections) {
            PerColor<int> stones;
            for (int i = 0; i < kWinLength; ++i) {
                const Point point = shifted(start, direction, i, grid.size());
                if (point.isNone() || grid.at(point) == Cell::Empty)
                    continue;
                ++stones[grid.at(point) == Cell::Black ? Color::Black : Color::White];
            }
            found |= stones.black >= 3 || stones.white >= 3;
        }
    });
    return found;
}

Grid gridOf(const std::vector<Point>& opening, int boardSize)
{
    Grid grid(boardSize);
    for (std::size_t i = 0; i < opening.size(); ++i)
        grid.set(opening[i], i % 2 == 0 ? Cell::Black : Cell::White);
    return grid;
}

std::vector<Point> throwOpening(Dice& dice, int boardSize, const RandomOpeningShape& shape)
{
    const int stones = dice.between(shape.leastStones, shape.mostStones);
    const int reach = std::min(shape.reach, boardSize / 2);
    const Point centre = centreOf(boardSize);
    std::vector<Point> opening;
    while (std::ssize(opening) < stones) {
        const int column = centre.column() + dice.between(-reach, reach);
        const int row = centre.row() + dice.between(-reach, reach);
        if (column < 0 || row < 0 || column >= boardSize || row >= boardSize)
            continue;
        const Point point = Point::at(column, row);
        const auto isNear = [&](Point other) { return distance(point, other) <= 2; };
        const bool linked = opening.empty() ? isNear(centre)
                                            : std::any_of(opening.begin(), opening.end(), isNear);
        if (linked && std::find(opening.begin(), opening.end(), point) == opening.end())
            opening.push_back(point);
    }
    return opening;
}

}  // namespace

std::vector<Point> randomOpening(int boardSize, std::uint64_t& random,
                                 const RandomOpeningShape& shape)
{
    Dice dice(random);
    for (;;) {
        std::vector<Point> opening = throwOpening(dice, boardSize, shape);
        if (!holdsThree(gridOf(opening, boardSize)))
            return opening;
    }
}

}  // namespace gomoku
