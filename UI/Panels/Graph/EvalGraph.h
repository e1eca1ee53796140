// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"
#include "Models/Setup/GameOutcome.h"
#include "UI/Panels/Card.h"

class QProgressBar;
class QToolButton;

namespace gomoku {

class EvalPlot;

inline constexpr int kReviewBarHeight = 4;

/// The card with Black's chance to win over the game, as the judge sees it. While a review is under
/// way it shows how far that has come.
class EvalGraph : public Card
{
    Q_OBJECT

public:
    explicit EvalGraph(QWidget* parent = nullptr);

    /// `shown`: moves of the reviewed game on the board. `end`: of the last of them.
    void setReview(const GameReview& review, int shown, const GameOutcome& end);
    void setProgress(int done, int all);
    void endProgress();
    [[nodiscard]] bool isWorking() const;  ///< A review is under way.
    [[nodiscard]] QString progressText() const;  ///< "Judging… 24 of 60"

    [[nodiscard]] EvalPlot* plot() const { return m_plot; }
    [[nodiscard]] QProgressBar* bar() const { return m_bar; }
    [[nodiscard]] QToolButton* cancelButton() const { return m_cancel; }

signals:
    /// The user wants to see the position after `moves` moves.
    void moveChosen(int moves);
    void cancelRequested();
    void progressed();  ///< The review has begun, come further or ended.

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell(int moves);  ///< Writes the value after `moves` moves into the corner.
    [[nodiscard]] QString noteFor(int moves) const;
    [[nodiscard]] bool isEnd(int moves) const;

    EvalPlot* m_plot;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
    std::vector<std::optional<double>> m_chances;
    GameOutcome m_end;
    int m_shown = 0;
};

}  // namespace gomoku
