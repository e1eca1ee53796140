// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/QuiescenceSearch.h"

#include "Models/Search/Threats/ThreatMoves.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

constexpr std::uint64_t kNodesPerQuestion = 400;

/// Has it a four that builds something besides?
bool canBuildByFour(const BoardManager& board, Color side)
{
    return board.count(side, PointClass::FourThree) + board.count(side, PointClass::FourPlus) > 0;
}

}  // namespace

QuiescenceSearch::Win QuiescenceSearch::find(BoardManager& board, int fours) noexcept
{
    m_nodeLimit = m_nodes + kNodesPerQuestion;
    Win win;
    win.plies = pliesToWin(board, fours, win.first);
    return win;
}

int QuiescenceSearch::pliesToWin(BoardManager& board, int fours, Point& first) noexcept
{
    const Color side = board.sideToMove();
    const Color enemy = opponent(side);
    ++m_nodes;
    if (board.count(side, PointClass::Five) > 0) {
        first = findPoint(board, side, PointClass::Five);
        return 1;
    }
    const int enemyFives = board.count(enemy, PointClass::Five);
    if (enemyFives > 1 || (enemyFives == 1 && enclosedFiveIsNothing(board.rule())))
        return 0;
    if (enemyFives == 0) {
        first = findPoint(board, side, PointClass::OpenFour);
        if (!first.isNone())
            return 3;
    }
    if (fours == 0 || m_nodes >= m_nodeLimit || enclosedFiveIsNothing(board.rule()))
        return 0;
    // Most leaves end here, without a look at the memory of failures.
    if (enemyFives == 0 && !canBuildByFour(board, side))
        return 0;
    if (m_failures.contains(board.key(), fours))
        return 0;

    std::array<Point, 64> moves;
    std::size_t count = 0;
    if (enemyFives == 1) {
        // The opponent's five must be stopped by a four of ours, or the sequence ends here.
        const Point stop = findPoint(board, enemy, PointClass::Five);
        if (makesFour(board.classOf(side, stop)) && board.isLegal(side, stop))
            moves[count++] = stop;
    } else {
        // A four that builds nothing else hardly ever helps, and there are many of them.
        for (const PointClass wanted : {PointClass::FourThree, PointClass::FourPlus}) {
            const std::size_t end = std::min(
                moves.size(), count + static_cast<std::size_t>(board.count(side, wanted)));
            if (count == end)
                continue;
            board.candidates().firstWhere([&](Point point) {
                if (board.classOf(side, point) == wanted)
                    moves[count++] = point;
                return count == end;
            });
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!board.isLegal(side, moves[i]))
            continue;
        if (const int plies = tryFour(board, moves[i], fours)) {
            first = moves[i];
            return plies;
        }
    }
    if (m_nodes < m_nodeLimit)
        m_failures.add(board.key(), fours);
    return 0;
}

int QuiescenceSearch::tryFour(BoardManager& board, Point point, int fours) noexcept
{
    const Color side = board.sideToMove();
    board.makeUnweighedMove(point);
    int plies = 0;
    const Point stop = onlyFiveOf(board, side, point);
    if (stop.isNone() || !board.isLegal(board.sideToMove(), stop)) {
        plies = 3;  // two fives, or one that may not be stopped: five comes next
    } else {
        board.makeUnweighedMove(stop);
        Point next;
        const int rest = pliesToWin(board, fours - 1, next);
        plies = rest > 0 ? rest + 2 : 0;
        board.undoMove();
    }
    board.undoMove();
    return plies;
}

}  // namespace gomoku
