// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/FoulGym.h"
#include "Models/Training/Puzzles/PuzzleRating.h"
#include "Models/Training/Puzzles/PuzzleSession.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The words for puzzles and for the foul gym.
class PuzzleText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::PuzzleText)

public:
    [[nodiscard]] static QString kind(PuzzleKind kind);  ///< A label: "Win by fours".
    [[nodiscard]] static QString title(const Puzzle& puzzle);  ///< Its kind, or to make five.
    [[nodiscard]] static QString whoseTurn(Color side);  ///< "Black to move"
    [[nodiscard]] static QString level(PuzzleLevel level);
    /// What is to do: "Black to move: win by fours in 4 moves."
    [[nodiscard]] static QString task(const Puzzle& puzzle);
    /// What the session says to an answer; one sentence or two.
    [[nodiscard]] static QString verdict(const PuzzleSession& session, const PuzzleAnswer& answer);
    /// The same without the session; `found`: how many points of a defence there are so far.
    [[nodiscard]] static QString verdict(const Puzzle& puzzle, std::size_t found,
                                         const PuzzleAnswer& answer);
    /// Of all points that are asked for, one more is found.
    [[nodiscard]] static QString foundPart(Point point, std::size_t found, std::size_t wanted);
    [[nodiscard]] static QString whyWrong(const PuzzleAnswer& answer);
    [[nodiscard]] static QString hint(const PuzzleHint& hint);
    [[nodiscard]] static QString step(FoulStep step);

private:
    [[nodiscard]] static QString threat(PuzzleHint::Threat threat);
};

}  // namespace gomoku
