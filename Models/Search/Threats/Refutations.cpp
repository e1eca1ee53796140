// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/Refutations.h"

#include "Models/Search/Threats/ThreatMoves.h"

namespace gomoku {

namespace {

/// Plays the threatened line on the board and notes the points that matter on the way.
class LineWalk
{
public:
    LineWalk(BoardManager& board, PointSet& points)
        : m_board(board),
          m_points(points),
          m_defender(board.sideToMove()),
          m_attacker(opponent(m_defender)),
          m_isRenju(board.rule() == Rule::Renju)
    { }

    void walk(std::span<const Point> line)
    {
        m_board.makePass();
        int moves = 1;
        for (std::size_t i = 0; i < line.size(); i += 2) {
            addAttack(line[i]);
            ++moves;
            if (i + 1 == line.size() || !isForced(line[i]))
                break;
            addAnswer(line[i + 1]);
            ++moves;
        }
        while (moves-- > 0)
            m_board.undoMove();
    }

private:
    void add(Point point) { m_points.set(static_cast<std::size_t>(point.index())); }

    void addAttack(Point move)
    {
        add(move);
        if (m_isRenju && m_attacker == Color::Black
            && looksLikeDoubleThree(m_board.shapesOf(Color::Black, move)))
            addSpoilers(move, true);
        m_board.makeUnweighedMove(move);
        forEachFiveOf(m_board, m_attacker, move, [&](Point five) { add(five); });
    }

    /// Is the answer to `four` the only one? If none is possible the line has reached its end.
    bool isForced(Point four)
    {
        if (m_board.count(m_attacker, PointClass::Five) != 1)
            return false;
        Point block;
        forEachFiveOf(m_board, m_attacker, four, [&](Point five) { block = five; });
        if (m_board.isLegal(m_defender, block))
            return true;
        addSpoilers(block, false);
        return false;
    }

    void addAnswer(Point move)
    {
        m_board.makeUnweighedMove(move);
        for (int direction = 0; direction < 4; ++direction)
            forEachEmptyOnLine(m_board, move, direction, kWinLength - 1, [&](Point point) {
                if (shapeIn(m_board.shapesOf(m_defender, point), direction) >= Shape::Four)
                    add(point);
            });
    }

    /// Adds the points where a stone of the defender makes Black's move on `point` a foul, or, if
    /// it is one, makes it none.
    void addSpoilers(Point point, bool attackerMoves)
    {
        const bool wasForbidden = m_board.isForbidden(point);
        if (attackerMoves)
            m_board.makePass();
        m_board.grid().forEachPoint([&](Point stone) {
            if (!m_board.isEmpty(stone) || stone == point)
                return;
            m_board.makeUnweighedMove(stone);
            const bool changes = m_board.isForbidden(point) != wasForbidden;
            m_board.undoMove();
            if (changes)
                add(stone);
        });
        if (attackerMoves)
            m_board.undoMove();
    }

    BoardManager& m_board;
    PointSet& m_points;
    Color m_defender;
    Color m_attacker;
    bool m_isRenju;
};

}  // namespace

PointSet pointsThatMatter(BoardManager& board, std::span<const Point> line)
{
    PointSet points;
    LineWalk(board, points).walk(line);
    return points;
}

}  // namespace gomoku
