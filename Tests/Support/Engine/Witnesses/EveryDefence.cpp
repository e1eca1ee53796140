// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Witnesses/EveryDefence.h"

#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

namespace gomoku {

std::string EveryDefence::faultIn(const BoardManager& position, Color winner, int moves)
{
    m_board = position;
    m_fault.clear();
    const bool wins = position.sideToMove() == winner ? winnerMoves(moves) : loserMoves(moves);
    return wins ? std::string() : m_fault;
}

bool EveryDefence::winnerMoves(int most)
{
    if (const auto known = m_answered.find(m_board.key());
        known != m_answered.end() && known->second <= most)
        return true;
    const auto reply = m_player.answer(m_board);
    if (!reply)
        return fails("no answer");
    if (reply->moves > most)
        return fails("more moves than promised");
    if (judge(m_board.grid(), m_board.sideToMove(), reply->move, m_board.rule())
        != MoveVerdict::Legal)
        return fails("an illegal move");
    m_board.makeMove(reply->move);
    const bool wins = isWonBy(reply->move) || loserMoves(reply->moves - 1);
    m_board.undoMove();
    m_answered[m_board.key()] = reply->moves;
    return wins;
}

bool EveryDefence::loserMoves(int most)
{
    if (most == 0)
        return fails("no move left and no five");
    bool wins = true;
    m_board.grid().forEachPoint([&](Point point) { wins = wins && loserPlays(point, most); });
    return wins && (m_board.rule() != Rule::Renju || loserPasses(most));
}

bool EveryDefence::loserPasses(int most)
{
    m_board.makePass();
    const bool wins = winnerMoves(most);
    m_board.undoMove();
    return wins;
}

bool EveryDefence::loserPlays(Point point, int most)
{
    if (!m_board.isEmpty(point)
        || judge(m_board.grid(), m_board.sideToMove(), point, m_board.rule()) != MoveVerdict::Legal)
        return true;
    m_board.makeMove(point);
    const bool wins = isWonBy(point) ? fails("the loser has five") : winnerMoves(most);
    m_board.undoMove();
    return wins;
}

bool EveryDefence::isWonBy(Point last) const
{
    return !winningRow(m_board.grid(), last, m_board.rule()).empty();
}

bool EveryDefence::fails(const std::string& what)
{
    if (!m_fault.empty())
        return false;
    m_fault = what + " after";
    for (int i = 0; i < m_board.moveCount(); ++i)
        m_fault += ' ' + (m_board.move(i).isNone() ? "pass" : m_board.move(i).toString());
    m_fault += " in\n" + drawingOf(m_board.grid());
    return false;
}

}  // namespace gomoku
