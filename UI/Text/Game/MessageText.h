// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Blunder.h"
#include "Models/Game/Refusal.h"
#include "Models/Review/Judge/MoveReason.h"
#include "Models/Review/Judge/OpponentThreat.h"
#include "Models/Setup/ClockSpec.h"
#include "Models/Setup/GameOutcome.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The sentences that accompany a game: whose move it is, why a click did nothing, how it ended.
class MessageText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::MessageText)

public:
    [[nodiscard]] static QString toMove(Color color);  ///< "White to move"
    [[nodiscard]] static QString refusal(Refusal why, Point point);
    /// Why there is a good move, without saying where.
    [[nodiscard]] static QString hintIdea(const MoveReason& reason);
    [[nodiscard]] static QString hint(const MoveReason& reason, Point move);
    [[nodiscard]] static QString threat(const OpponentThreat& threat);
    /// Of a five or an open four, which may be had at several points.
    [[nodiscard]] static QString threat(AllowedThreat kind, Color attacker, const QString& where);
    [[nodiscard]] static QString blunder(const Blunder& blunder, Color opponent);
    [[nodiscard]] static QString winner(const GameOutcome& outcome);  ///< "Black wins", "Draw"
    [[nodiscard]] static QString ending(const GameOutcome& outcome);  ///< "White resigned"
    [[nodiscard]] static QString clock(Milliseconds left);  ///< "08:41"; tenths in the last 10 s.
    [[nodiscard]] static QString cell(Point point, Cell cell, int move);  ///< "H8, black, move 1"
    /// What to do after typing so much of a point, or that no point begins so.
    [[nodiscard]] static QString typed(const QString& text, bool known);
};

}  // namespace gomoku
