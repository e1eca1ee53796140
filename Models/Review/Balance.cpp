// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Balance.h"

#include "Models/Review/Judge/WinCurve.h"
#include "Models/Rules/FifthMoves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace gomoku {

namespace {

/// How far from the nearest stone, and on an empty board from the centre, a stone is tried.
constexpr int kBalanceReach = 4;
/// Of the stones before the last one, so many are tried, spread over all.
constexpr std::size_t kMostSketches = 10;
/// Ways to place all the stones that get a quick look: about three seconds of one core.
constexpr std::size_t kMostWays = 1'200;
/// Judged in earnest: so many times what is told.
constexpr std::size_t kSurplus = 4;
/// What is nearest to a half among many is often so by mistake. Half as many again as are told get
/// a last look with so many times the nodes: a fifth move at 50 % fell to 25 there, one at 69
/// to 53.
constexpr std::uint64_t kLastLookFactor = 5;

constexpr double kEven = 50;
/// Of the many ways to place several stones, what is further off is not told, unless nothing is
/// nearer.
constexpr double kMostUneven = 10;

int gapBetween(Point one, Point other)
{
    return std::max(std::abs(one.column() - other.column()), std::abs(one.row() - other.row()));
}

bool isNearStones(const BoardManager& board, Point point)
{
    if (board.stoneCount() == 0)
        return gapBetween(point, centreOf(board.size())) <= kBalanceReach;
    bool isNear = false;
    board.grid().forEachPoint([&](Point stone) {
        isNear = isNear || (!board.isEmpty(stone) && gapBetween(stone, point) <= kBalanceReach);
    });
    return isNear;
}

/// Where the next stone may stand, none the mirror image of another.
std::vector<Point> distinctPoints(const BoardManager& board)
{
    std::vector<Point> points;
    board.grid().forEachPoint([&](Point point) {
        const bool isLegal = board.isEmpty(point) && board.isLegal(board.sideToMove(), point);
        if (!isLegal || !isNearStones(board, point))
            return;
        const bool isKnown = std::any_of(points.begin(), points.end(), [&](Point known) {
            return areSymmetric(board.grid(), known, point);
        });
        if (!isKnown)
            points.push_back(point);
    });
    return points;
}

template <typename Thing>
std::vector<Thing> spread(const std::vector<Thing>& all, std::size_t most)
{
    if (all.size() <= most)
        return all;
    std::vector<Thing> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(all[i * all.size() / most]);
    return some;
}

/// All ways to place the stones that are worth a quick look.
void collectWays(BoardManager& board, int stones, std::vector<Point>& laid,
                 std::vector<std::vector<Point>>& ways)
{
    std::vector<Point> points = distinctPoints(board);
    if (stones > 1)
        points = spread(points, kMostSketches);
    for (const Point point : points) {
        laid.push_back(point);
        board.makeMove(point);
        if (stones > 1)
            collectWays(board, stones - 1, laid, ways);
        else if (!board.winner())
            ways.push_back(laid);
        board.undoMove();
        laid.pop_back();
    }
}

/// Values many positions, whichever thread comes to which.
class Weighing
{
public:
    Weighing(const BoardManager& position, const BalanceOptions& options,
             const std::atomic<bool>& stop)
        : m_position(position),
          m_options(options),
          m_stop(stop),
          m_curve(WinCurve::under(position.rule()))
    { }

    void weigh(std::vector<BalancedChoice>& choices, std::uint64_t nodes) const
    {
        std::atomic<std::size_t> next{0};
        const auto threads = std::min(choices.size(), static_cast<std::size_t>(m_options.threads));
        if (threads == 0)
            return;
        m_options.run(static_cast<int>(threads), [&](int) {
            Judge judge;
            for (std::size_t i = next++; i < choices.size() && !m_stop; i = next++)
                weigh(judge, choices[i], nodes);
        });
    }

private:
    void weigh(Judge& judge, BalancedChoice& choice, std::uint64_t nodes) const
    {
        BoardManager board = m_position;
        for (const Point point : choice.points)
            board.makeMove(point);
        const auto judgement = judge.judge(board, nodes, m_stop);
        if (!judgement)
            return;
        const bool isBlack = board.sideToMove() == Color::Black;
        choice.forBlack = isBlack ? judgement->score : -judgement->score;
        choice.chance = m_curve.chance(choice.forBlack, Color::Black);
    }

    const BoardManager& m_position;
    const BalanceOptions& m_options;
    const std::atomic<bool>& m_stop;
    WinCurve m_curve;
};

void keepEvenest(std::vector<BalancedChoice>& choices, std::size_t most)
{
    std::stable_sort(choices.begin(), choices.end(), [](const auto& one, const auto& other) {
        return std::abs(one.chance - kEven) < std::abs(other.chance - kEven);
    });
    choices.resize(std::min(choices.size(), most));
}

/// A second look may find what seemed even to be nothing of the kind.
void leaveOutUneven(std::vector<BalancedChoice>& choices)
{
    const auto isUneven = [](const BalancedChoice& choice) {
        return std::abs(choice.chance - kEven) > kMostUneven;
    };
    const auto first = std::find_if(choices.begin(), choices.end(), isUneven);
    if (first != choices.begin())
        choices.erase(first, choices.end());
    else if (!choices.empty())
        choices.resize(1);
}

}  // namespace

std::vector<BalancedChoice> balancedChoices(const BoardManager& position, int stones,
                                            const BalanceOptions& options,
                                            const std::atomic<bool>& stop)
{
    if (stones < 1 || stones > kMostBalancedStones || position.winner())
        return {};
    BoardManager board = position;
    std::vector<Point> laid;
    std::vector<std::vector<Point>> ways;
    collectWays(board, stones, laid, ways);
    std::vector<BalancedChoice> choices;
    for (const std::vector<Point>& way : spread(ways, kMostWays))
        choices.push_back({way});
    const Weighing weighing(position, options, stop);
    weighing.weigh(choices, options.quickNodes);
    keepEvenest(choices, kSurplus * options.choices);
    weighing.weigh(choices, options.nodes);
    keepEvenest(choices, options.choices + options.choices / 2);
    weighing.weigh(choices, kLastLookFactor * options.nodes);
    keepEvenest(choices, options.choices);
    if (stones > 1)
        leaveOutUneven(choices);
    return stop ? std::vector<BalancedChoice>() : choices;
}

}  // namespace gomoku
