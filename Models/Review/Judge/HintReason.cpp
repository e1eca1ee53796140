// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/HintReason.h"

namespace gomoku {

namespace {

/// Is each move of the winning side in this line a four or the five itself?
bool winsByFoursAlone(BoardManager board, const std::vector<Point>& line)
{
    const Color winner = board.sideToMove();
    for (const Point point : line) {
        if (point.isNone() || !board.isEmpty(point))
            return false;
        const PointClass pointClass = board.classOf(board.sideToMove(), point);
        if (board.sideToMove() == winner && pointClass == PointClass::Five)
            return true;
        if (board.sideToMove() == winner && !makesFour(pointClass))
            return false;
        board.makeMove(point);
    }
    // A line that stops before its five still shows fours only.
    return true;
}

bool takesPointOf(const BoardManager& position, Color owner, PointClass pointClass, Point point)
{
    return position.classOf(owner, point) == pointClass;
}

/// Does the opponent threaten to make an open four somewhere?
bool facesOpenThree(const BoardManager& position)
{
    return position.count(opponent(position.sideToMove()), PointClass::OpenFour) > 0;
}

bool facesFourThree(const BoardManager& position)
{
    return position.count(opponent(position.sideToMove()), PointClass::FourThree) > 0;
}

}  // namespace

HintReason reasonFor(const BoardManager& position, const SearchReport& report)
{
    const Point point = report.bestMove();
    if (point.isNone())
        return HintReason::BestFound;
    const Color own = position.sideToMove();
    const PointClass pointClass = position.classOf(own, point);
    if (pointClass == PointClass::Five)
        return HintReason::MakesFive;
    if (takesPointOf(position, opponent(own), PointClass::Five, point))
        return HintReason::StopsFive;
    if (isWin(report.score()))
        return winsByFoursAlone(position, report.lines.front().moves) ? HintReason::WinsByFours
                                                                      : HintReason::WinsByForce;
    if (pointClass == PointClass::OpenFour)
        return HintReason::MakesOpenFour;
    if (facesOpenThree(position) && !makesFour(pointClass))
        return HintReason::StopsOpenThree;
    if (makesFour(pointClass))
        return HintReason::MakesFour;
    if (facesFourThree(position) && position.classOf(opponent(own), point) >= PointClass::OpenThree)
        return HintReason::StopsFours;
    if (pointClass == PointClass::OpenThree || pointClass == PointClass::DoubleThree)
        return HintReason::MakesOpenThree;
    return report.fromBook ? HintReason::Book : HintReason::BestFound;
}

}  // namespace gomoku
