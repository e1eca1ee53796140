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
    /// The rule and what else is to be known: "Renju · Medium", "Freestyle · Black to move".
    [[nodiscard]] static QString circumstances(const PracticeTask& task);
    /// The same when it is done: nobody is to move any more.
    [[nodiscard]] static QString circumstancesAfter(const PracticeTask& task);
    [[nodiscard]] static QString hint(const PracticeTask& task, const PuzzleHint& hint);
    /// How a row of tasks went.
    [[nodiscard]] static QString score(int right, std::size_t of);
    [[nodiscard]] static QString verdict(const PracticeTask& task, const PracticeVerdict& verdict);
    [[nodiscard]] static QString solution(const std::vector<Point>& line);
    /// For readers of the screen, what others see on the board: the line that shows what is wrong.
    [[nodiscard]] static QString spokenRefutation(const PracticeTask& task,
                                                  const PracticeVerdict& answered);
    /// The same for the square of a hint: "F6–J10."
    [[nodiscard]] static QString spokenArea(Point corner, Point opposite);
    /// "1430 ± 90", or how many games there are as long as that says too little.
    [[nodiscard]] static QString rating(const PlayerRating& rating);

private:
    [[nodiscard]] static QString lesson(const PracticeTask& task, const PracticeVerdict& verdict);
    [[nodiscard]] static QString mistake(const PracticeVerdict& verdict);
};

}  // namespace gomoku
