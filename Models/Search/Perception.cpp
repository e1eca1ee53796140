// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Perception.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace gomoku {

namespace {

constexpr int kCertain = 1000;
constexpr int kMostBlindness = 950;  ///< Even the blindest see one threat in twenty.

// Chances to overlook a solid, upright threat beside the last move, in thousandths.
constexpr int kOverlookedFour = 150;  ///< The opponent's; one's own is never overlooked.
constexpr int kOverlookedThree = 300;  ///< An open three: next comes an open four.
constexpr int kOverlookedClosedThree = 400;
constexpr int kOverlookedTwo = 450;

// What makes it harder, in percent.
constexpr int kBrokenFactor = 170;
constexpr int kDiagonalFactor = 140;
constexpr int kOwnFactor = 70;  ///< One sees one's own plans better.
constexpr int kPerPointOfDistance = 10;
constexpr int kFarthest = 6;
constexpr int kPerThreat = 8;
constexpr int kMostThreats = 10;

/// What a shape that a stone would make tells of the stones that stand there: XXXX is a Five away.
int baseChance(Shape shape, bool isOwn) noexcept
{
    switch (shape) {
    case Shape::Five:
        return isOwn ? 0 : kOverlookedFour;
    case Shape::OpenFour:
    case Shape::DoubleFour:
        return kOverlookedThree;
    case Shape::Four:
        return kOverlookedClosedThree;
    case Shape::OpenThree:
    case Shape::OpenThreeDouble:
        return kOverlookedTwo;
    default:
        return 0;
    }
}

/// The same for all points of a line, and for no other line of that direction.
int lineNumber(Point point, int direction) noexcept
{
    const Direction step = kDirections[direction];
    return step.rows * point.column() - step.columns * point.row() + kPointSpace;
}

int sightDistance(Point one, Point other) noexcept
{
    return std::max(std::abs(one.column() - other.column()), std::abs(one.row() - other.row()));
}

int threatsOn(const BoardManager& board) noexcept
{
    int points = 0;
    for (const Color color : kColors)
        for (const PointClass kind : {PointClass::FourThree, PointClass::OpenFour, PointClass::Five,
                                      PointClass::DoubleThree, PointClass::FourPlus})
            points += board.count(color, kind);
    return points / 2;
}

constexpr FourShapes withoutLine(FourShapes shapes, int direction) noexcept
{
    const auto line = static_cast<FourShapes>(15 << (4 * direction));
    const auto least
        = static_cast<FourShapes>(static_cast<int>(Shape::ClosedOne) << (4 * direction));
    return static_cast<FourShapes>((shapes & ~line) | least);
}

}  // namespace

SeenBoard::SeenBoard(const BoardManager& board, const Perception& perception,
                     std::uint64_t seed) noexcept
    : m_board(board),
      m_perception(perception),
      m_seed(seed),
      m_threats(threatsOn(board))
{ }

FourShapes SeenBoard::shapesOf(Color color, Point point) const noexcept
{
    FourShapes shapes = m_board.shapesOf(color, point);
    for (int direction = 0; direction < 4; ++direction)
        if (isOverlooked(color, point, direction))
            shapes = withoutLine(shapes, direction);
    return shapes;
}

bool SeenBoard::missesThreat() const noexcept
{
    bool misses = false;
    m_board.candidates().forEach([&](Point point) {
        for (const Color color : kColors) {
            const PointClass pointClass = m_board.classOf(color, point);
            const bool forces
                = pointClass >= PointClass::FourThree || pointClass == PointClass::DoubleThree;
            for (int direction = 0; forces && !misses && direction < 4; ++direction)
                misses = isOverlooked(color, point, direction);
        }
    });
    return misses;
}

int SeenBoard::chanceToOverlook(Color color, Point point, int direction) const noexcept
{
    const Shape shape = shapeIn(m_board.shapesOf(color, point), direction);
    const bool isOwn = color == m_board.sideToMove();
    const int blindness
        = shape == Shape::Five ? m_perception.overlooksFours : m_perception.overlooks;
    std::int64_t chance
        = static_cast<std::int64_t>(baseChance(shape, isOwn)) * blindness / kCertain;
    if (chance == 0)
        return 0;
    const auto harder = [&](int percent) { chance = chance * percent / 100; };
    if (isBroken(color, point, direction))
        harder(kBrokenFactor);
    if (direction >= 2)
        harder(kDiagonalFactor);
    if (isOwn)
        harder(kOwnFactor);
    if (const Point last = m_board.lastMove(); !last.isNone())
        harder(100 + kPerPointOfDistance * std::min(sightDistance(point, last), kFarthest));
    harder(100 + kPerThreat * std::min(m_threats, kMostThreats));
    return static_cast<int>(std::min<std::int64_t>(chance, kMostBlindness));
}

/// One draw for each threat: all points of a line that belong to it are seen or overlooked
/// together.
bool SeenBoard::isOverlooked(Color color, Point point, int direction) const noexcept
{
    const int chance = chanceToOverlook(color, point, direction);
    if (chance == 0)
        return false;
    const Shape shape = shapeIn(m_board.shapesOf(color, point), direction);
    std::uint64_t draw = m_seed;
    for (const int part : {static_cast<int>(color), direction, lineNumber(point, direction),
                           static_cast<int>(shape == Shape::Five)})
        draw = zobrist::nextRandom(draw) ^ static_cast<std::uint64_t>(part);
    return static_cast<int>(zobrist::nextRandom(draw) % kCertain) < chance;
}

/// Are the stones of a line around a point in more than one piece?
bool SeenBoard::isBroken(Color color, Point point, int direction) const noexcept
{
    int pieces = 0;
    bool inPiece = false;
    for (int steps = -(kWinLength - 1); steps < kWinLength; ++steps) {
        const Point near = shifted(point, kDirections[direction], steps, m_board.size());
        const bool isStone = !near.isNone() && m_board.at(near) == cellOf(color);
        pieces += isStone && !inPiece;
        inPiece = isStone;
    }
    return pieces > 1;
}

namespace {

// How pressing a point is, each rank beyond everything that shapes alone are worth.
constexpr std::int64_t kSightRank = 100'000;

enum SightRank : int {
    StopFork = 1,
    Fork,
    StopOpenFour,
    FourThree,
    OpenFour,
    StopFive,
    MakeFive,
};

int sightRankOf(PointClass own, PointClass theirs) noexcept
{
    if (own == PointClass::Five)
        return MakeFive;
    if (theirs == PointClass::Five)
        return StopFive;
    if (own == PointClass::OpenFour)
        return OpenFour;
    if (own == PointClass::FourThree)
        return FourThree;
    if (theirs == PointClass::OpenFour)
        return StopOpenFour;
    if (own == PointClass::DoubleThree)
        return Fork;
    if (theirs == PointClass::FourThree || theirs == PointClass::DoubleThree)
        return StopFork;
    return 0;
}

}  // namespace

Point moveBySight(const BoardManager& board, const PointTable& table, const Perception& perception,
                  std::uint64_t seed, std::span<const Point> excluded)
{
    const SeenBoard seen(board, perception, seed);
    const Color side = board.sideToMove();
    const Color enemy = opponent(side);
    const auto spread = static_cast<std::uint64_t>(perception.mood + 1);
    std::uint64_t random = seed;
    Point best;
    std::int64_t bestWorth = 0;
    board.candidates().forEach([&](Point point) {
        const FourShapes own = seen.shapesOf(side, point);
        const FourShapes theirs = seen.shapesOf(enemy, point);
        // Two draws make small moods likelier than great ones.
        const auto mood = static_cast<std::int64_t>(
            (zobrist::nextRandom(random) % spread + zobrist::nextRandom(random) % spread));
        const int rank = sightRankOf(table.classOf(side, own), table.classOf(enemy, theirs));
        const std::int64_t worth = rank * kSightRank + table.urgency(side, own).attack
            + table.urgency(enemy, theirs).defence + mood;
        const bool isAllowed = board.isLegal(side, point)
            && std::find(excluded.begin(), excluded.end(), point) == excluded.end();
        if (isAllowed && (best.isNone() || worth > bestWorth)) {
            best = point;
            bestWorth = worth;
        }
    });
    return best;
}

}  // namespace gomoku
