// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <QAbstractButton>

class QLabel;
class QPushButton;

namespace gomoku {

/// A marked move in words. A click shows it on the board; then it also says what was better.
class TurningPointItem : public QAbstractButton
{
    Q_OBJECT

public:
    /// `number`: moves on the board after it.
    TurningPointItem(const MoveReview& move, int number, QWidget* parent = nullptr);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] QString words() const;  ///< All that is said.
    /// The board is at this move, or in its better line (`isAside`).
    void setShown(bool shown, bool isAside = false);
    [[nodiscard]] QPushButton* proveButton() const { return m_prove; }

signals:
    void proveRequested();  ///< The win that the opponent has now.

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();
    void keepWordsWhole();
    [[nodiscard]] int headHeight() const;

    MoveReview m_move;
    int m_number;
    bool m_shown = false;
    QLabel* m_consequence;
    QLabel* m_better;
    QPushButton* m_prove;
};

}  // namespace gomoku
