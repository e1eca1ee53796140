// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantAnimation>

class QWidget;

namespace gomoku {

/// What moves on the board, and how far it has come: from 0 to 1, and 1 when it stands still.
class BoardMotion
{
public:
    explicit BoardMotion(QWidget* board);  ///< Which is repainted while something moves.

    void startMove();  ///< A stone falls and is marked as the newest.
    void startRow();  ///< The winning row is drawn.

    [[nodiscard]] double fallen() const;
    [[nodiscard]] double marked() const;
    [[nodiscard]] double rowShown() const;

private:
    QVariantAnimation m_fall;
    QVariantAnimation m_mark;
    QVariantAnimation m_row;
};

}  // namespace gomoku
