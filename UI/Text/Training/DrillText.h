// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Openings/OpeningDrill.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The words of the 26 openings and of their drill.
class DrillText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::DrillText)

public:
    [[nodiscard]] static QString name(const RenjuOpening& opening);  ///< "Kagetsu".
    [[nodiscard]] static QString fullName(const RenjuOpening& opening);  ///< "Kagetsu 花月 (4D)".
    [[nodiscard]] static QString value(double forBlack);  ///< "Black 61 %".
    /// "G9 (58 %), I7 (60 %)".
    [[nodiscard]] static QString moves(const std::vector<ValuedMove>& moves);
    /// What may be played in the position of the page: fourth moves, or fifths after a fourth.
    [[nodiscard]] static QString goodMoves(const std::vector<Point>& stones,
                                           const std::vector<ValuedMove>& good, double margin);
    /// What the user has to do now.
    [[nodiscard]] static QString task(const OpeningDrill& drill);
    [[nodiscard]] static QString verdict(const OpeningDrill& drill,
                                         const OpeningDrill::Answer& answer);
    [[nodiscard]] static QString solution(const std::vector<ValuedMove>& good);

private:
    [[nodiscard]] static QString leftPath(const OpeningDrill::Answer& answer);
};

}  // namespace gomoku
