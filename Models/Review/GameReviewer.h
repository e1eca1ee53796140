// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/GomokuAI.h"
#include "Models/Review/EvaluationHistory.h"
#include "Models/Search/SearchTypes.h"

#include <QObject>

#include <optional>

namespace gomoku {

/// Goes through a whole game and has each position judged, with an engine of its own, so that the
/// game on the board is not disturbed. From the end to the beginning: what the engine learns of a
/// later position helps it with the earlier one.
class GameReviewer : public QObject
{
    Q_OBJECT

public:
    explicit GameReviewer(QObject* parent = nullptr);

    /// Judges every position of the snapshot's line, with so much time for each.
    void start(const GameSnapshot& game, Milliseconds timePerPosition);
    void stop();  ///< Nothing follows.
    [[nodiscard]] bool isRunning() const { return m_ticket != 0; }

signals:
    /// The position after `moves` moves of the game given to start().
    void judged(const gomoku::GameSnapshot& position, const gomoku::SearchReport& report);
    void progressed(int done, int all);
    void finished();

private:
    void judgeNext();
    void takeReport(GomokuAI::Ticket ticket, const SearchReport& report);
    [[nodiscard]] std::optional<BoardManager> positionAfter(int moves) const;

    GomokuAI m_engine;
    GameSnapshot m_game;
    Milliseconds m_time{0};
    int m_next = -1;  ///< Moves before the position to be judged next.
    GomokuAI::Ticket m_ticket = 0;
};

/// The next move after `from` moves that was a mistake or worse; nullopt if there is none.
/// Backwards if `forward` is false. Counted as moves on the board after it.
[[nodiscard]] std::optional<int> nextMistake(const std::vector<MoveJudgement>& judgements, int from,
                                             bool forward);

}  // namespace gomoku
