// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <QAbstractButton>

class QLabel;

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
    void setShown(bool shown);  ///< It is the newest move on the board.

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
};

}  // namespace gomoku
