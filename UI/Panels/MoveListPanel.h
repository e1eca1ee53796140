// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/Judge/Verdict.h"
#include "UI/Panels/Card.h"

class QHBoxLayout;
class QTableView;
class QToolButton;

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
    void setVerdicts(std::vector<Verdict> verdicts);

    void addBelow(QWidget* widget);  ///< Between the moves and the choice of lines.

    [[nodiscard]] QTableView* view() const { return m_view; }

signals:
    /// The user wants to see the position after `moves` moves.
    void moveChosen(int moves);
    /// The user wants to see another move that is known from the position shown.
    void variationChosen(gomoku::Point point);

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void showVariations();
    [[nodiscard]] QToolButton* variationButton(Point point, Point next);
    void offerRest(std::size_t first);

    MoveListModel* m_model;
    QTableView* m_view;
    QLabel* m_empty;  ///< What stands there before the first move.
    QWidget* m_variationRow;
    QLabel* m_variationLabel;
    QHBoxLayout* m_variationButtons;
    std::vector<Point> m_variations;
    Point m_next;  ///< The next move of the line shown; none at its end.
    int m_shown = 0;
    bool m_following = false;  ///< The view follows a snapshot; that is not a choice.
};

}  // namespace gomoku
