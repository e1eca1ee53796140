// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/GameReviewer.h"

namespace gomoku {

GameReviewer::GameReviewer(QObject* parent) : QObject(parent)
{
    connect(&m_engine, &GomokuAI::finished, this, &GameReviewer::takeReport);
}

void GameReviewer::start(const GameSnapshot& game, Milliseconds timePerPosition)
{
    stop();
    m_game = game;
    m_time = timePerPosition;
    m_next = static_cast<int>(game.moves.size());
    judgeNext();
}

void GameReviewer::stop()
{
    m_engine.cancel();
    m_ticket = 0;
}

std::optional<BoardManager> GameReviewer::positionAfter(int moves) const
{
    const Color first = m_game.moves.empty() ? m_game.sideToMove : m_game.moves.front().color;
    BoardManager board(m_game.start, m_game.setup.rule, first);
    for (int i = 0; i < moves; ++i) {
        const Point point = m_game.moves[static_cast<std::size_t>(i)].point;
        if (point.isNone())
            board.makePass();
        else
            board.makeMove(point);
    }
    if (board.winner() || board.isFull())
        return std::nullopt;  // There is nothing to search: the end speaks for itself.
    return board;
}

void GameReviewer::judgeNext()
{
    const int all = static_cast<int>(m_game.moves.size()) + 1;
    emit progressed(all - 1 - m_next, all);
    for (; m_next >= 0; --m_next) {
        if (const auto board = positionAfter(m_next)) {
            m_ticket = m_engine.think(*board, {.moveTime = m_time, .useBook = false});
            return;
        }
    }
    m_ticket = 0;
    emit finished();
}

void GameReviewer::takeReport(GomokuAI::Ticket ticket, const SearchReport& report)
{
    if (ticket != m_ticket)
        return;
    GameSnapshot position = m_game;
    position.shown = m_next;
    const auto next = static_cast<std::size_t>(m_next);
    if (next < m_game.moves.size())
        position.sideToMove = m_game.moves[next].color;
    --m_next;
    emit judged(position, report);
    if (m_ticket == ticket)  // Nobody stopped or restarted us meanwhile.
        judgeNext();
}

std::optional<int> nextMistake(const std::vector<MoveJudgement>& judgements, int from, bool forward)
{
    const int last = static_cast<int>(judgements.size());
    for (int moves = forward ? from + 1 : from - 1; moves >= 1 && moves <= last;
         moves += forward ? 1 : -1) {
        const MoveJudgement judgement = judgements[static_cast<std::size_t>(moves - 1)];
        if (judgement == MoveJudgement::Mistake || judgement == MoveJudgement::Blunder)
            return moves;
    }
    return std::nullopt;
}

}  // namespace gomoku
