// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Practice/PracticeSession.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The words of practice: puzzles and lessons have their own, the rest is here.
class PracticeText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::PracticeText)

public:
    [[nodiscard]] static QString title(const PracticeTask& task);
    [[nodiscard]] static QString task(const PracticeTask& task);
    /// The rule and, of a puzzle, how hard it is: "Renju · Medium". Nothing for lessons.
    [[nodiscard]] static QString circumstances(const PracticeTask& task);
    [[nodiscard]] static QString verdict(const PracticeTask& task, const PracticeVerdict& verdict);
    [[nodiscard]] static QString solution(const std::vector<Point>& line);
    /// "1430 ± 90", or how many games there are as long as that says too little.
    [[nodiscard]] static QString rating(const PlayerRating& rating);

private:
    [[nodiscard]] static QString lesson(const PracticeTask& task, const PracticeVerdict& verdict);
    [[nodiscard]] static QString mistake(const PracticeVerdict& verdict);
};

}  // namespace gomoku
