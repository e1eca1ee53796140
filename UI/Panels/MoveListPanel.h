// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameTypes.h"
#include "UI/EvaluationHistory.h"
#include "UI/Panels/Card.h"

class QHBoxLayout;
class QTableView;

namespace gomoku {

class MoveListModel;

/// The moves played, two to a row, the shown one marked. A click or the arrow keys ask for another
/// move to be shown; nothing changes here until the next snapshot says so.
class MoveListPanel : public Card
{
    Q_OBJECT

public:
    explicit MoveListPanel(QWidget* parent = nullptr);

    void setSnapshot(const GameSnapshot& snapshot);
    void setJudgements(std::vector<MoveJudgement> judgements);

    [[nodiscard]] QTableView* view() const { return m_view; }

signals:
    /// The user wants to see the position after `moves` moves.
    void moveChosen(int moves);
    /// The user wants to see another move that is known from the position shown.
    void variationChosen(gomoku::Point point);

protected:
    void retranslate() override;

private:
    void choose(const QModelIndex& index);
    void showVariations(const GameSnapshot& snapshot);

    MoveListModel* m_model;
    QTableView* m_view;
    QLabel* m_empty;  ///< What stands there before the first move.
    QWidget* m_variationRow;
    QLabel* m_variationLabel;
    QHBoxLayout* m_variationButtons;
    int m_shown = 0;
    bool m_following = false;  ///< The view follows a snapshot; that is not a choice.
};

}  // namespace gomoku
