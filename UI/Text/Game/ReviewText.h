// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// What a review says in words. Every sentence is about something that the judge has seen.
class ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::ReviewText)

public:
    [[nodiscard]] static QString verdict(Verdict verdict);  ///< "Blunder"
    /// What a marked move missed and allowed: "White can now make five at H7."
    [[nodiscard]] static QString consequence(const MoveReview& move);
    /// The better move and why: "Better: K10, which stops the open four at H7."
    [[nodiscard]] static QString better(const MoveReview& move);
    [[nodiscard]] static QString loss(const MoveReview& move);  ///< "−12"; empty below one point.
    [[nodiscard]] static QString accuracy(const PlayerReview& player);  ///< "71 %", "–"
    [[nodiscard]] static QString counts(const PlayerReview& player);  ///< "?? 1 · ? 1 · ?! 2"
    [[nodiscard]] static QString spokenCounts(const PlayerReview& player);
    [[nodiscard]] static QString
    opening(const RenjuOpening* opening);  ///< Empty if it has no name.

private:
    [[nodiscard]] static QString hastened(const MoveReview& move);
    [[nodiscard]] static QString foul(const MoveReview& move);
    [[nodiscard]] static MoveReason reasonKnown(const MoveReview& move);
    [[nodiscard]] static QString missed(const MoveReview& move);
    [[nodiscard]] static QString allowed(const MoveReview& move);
};

}  // namespace gomoku
