// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/EvaluationHistory.h"
#include "UI/Panels/Card.h"

namespace gomoku {

class EvalPlot;

/// The card with the advantage over the game, always from Black's point of view.
class EvalGraph : public Card
{
    Q_OBJECT

public:
    explicit EvalGraph(QWidget* parent = nullptr);

    void setGame(const GameSnapshot& snapshot, const EvaluationHistory& history);

    [[nodiscard]] EvalPlot* plot() const { return m_plot; }

signals:
    /// The user wants to see the position after `moves` moves.
    void moveChosen(int moves);

protected:
    void retranslate() override;

private:
    void tell(int moves);  ///< Writes the value after `moves` moves into the corner.

    EvalPlot* m_plot;
    std::vector<std::optional<Score>> m_scores;
    GameOutcome m_end;  ///< Of the last move, if it ended the game.
    int m_shown = 0;
};

}  // namespace gomoku
