// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/QuietThreats.h"

#include "Models/Search/Threats/ThreatMoves.h"

#include <unordered_set>
#include <vector>

namespace gomoku {

namespace {

/// Sequences of fours with more positions than that are rare; then every point is worth a look.
constexpr std::size_t kMostPositions = 300;

PointSet emptyPoints(const BoardManager& board)
{
    PointSet points;
    board.grid().forEachPoint([&](Point point) {
        if (board.isEmpty(point))
            points.set(static_cast<std::size_t>(point.index()));
    });
    return points;
}

/// Does a stone with these shapes make a three or more on some line?
bool makesThree(FourShapes shapes)
{
    for (int direction = 0; direction < 4; ++direction)
        if (shapeIn(shapes, direction) >= Shape::ClosedThree)
            return true;
    return false;
}

/// Goes through all sequences of fours and notes where one more stone would matter.
class FoursWalk
{
public:
    explicit FoursWalk(BoardManager& board)
        : m_board(board),
          m_attacker(board.sideToMove()),
          m_defender(opponent(m_attacker))
    { }

    /// False if there is too much to see, or if a stone far away may matter.
    [[nodiscard]] bool walk()
    {
        if (!m_seen.insert(m_board.key()).second)
            return true;
        if (m_seen.size() > kMostPositions)
            return false;
        std::vector<Point> fours;
        m_board.grid().forEachPoint([&](Point point) {
            if (m_board.isEmpty(point))
                look(point, fours);
        });
        for (const Point four : fours)
            if (!tryFour(four))
                return false;
        return true;
    }
    [[nodiscard]] const PointSet& points() const noexcept { return m_points; }

private:
    void add(Point point) { m_points.set(static_cast<std::size_t>(point.index())); }

    void look(Point point, std::vector<Point>& fours)
    {
        const PointClass made = m_board.classOf(m_attacker, point);
        if (makesThree(m_board.shapesOf(m_attacker, point))
            || m_board.classOf(m_defender, point) == PointClass::Five)
            add(point);
        if (made == PointClass::Forbidden)
            addLinesOf(point);
        else if (makesFour(made))
            fours.push_back(point);
    }

    /// Six in a row and two fours are fouls by the stones of the lines themselves.
    void addLinesOf(Point point)
    {
        for (int direction = 0; direction < 4; ++direction)
            forEachEmptyOnLine(m_board, point, direction, ShapeTable::kReach,
                               [&](Point other) { add(other); });
    }

    [[nodiscard]] bool tryFour(Point four)
    {
        // A double three depends on stones that may be anywhere.
        if (!m_board.isLegal(m_attacker, four))
            return false;
        m_board.makeUnweighedMove(four);
        const bool goesOn = answer(four);
        m_board.undoMove();
        return goesOn;
    }

    [[nodiscard]] bool answer(Point four)
    {
        if (canMakeFive(m_board, m_defender))
            return true;
        Point block;
        forEachFiveOf(m_board, m_attacker, four, [&](Point five) { block = five; });
        if (hasFouls(m_board.rule(), m_defender)
            && looksLikeDoubleThree(m_board.shapesOf(m_defender, block)))
            return false;
        m_board.makeUnweighedMove(block);
        const bool goesOn = walk();
        m_board.undoMove();
        return goesOn;
    }

    BoardManager& m_board;
    Color m_attacker;
    Color m_defender;
    PointSet m_points;
    std::unordered_set<zobrist::Key> m_seen;
};

}  // namespace

PointSet pointsThatMayThreaten(BoardManager& board)
{
    if (enclosedFiveIsNothing(board.rule()))
        return emptyPoints(board);
    FoursWalk fours(board);
    return fours.walk() ? fours.points() : emptyPoints(board);
}

}  // namespace gomoku
