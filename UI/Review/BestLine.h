// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace gomoku {

/// The better line of a marked move, each move a link. Under the pointer it is played out on the
/// board as far as that move; a click goes there.
class BestLine : public QWidget
{
    Q_OBJECT

public:
    explicit BestLine(QWidget* parent = nullptr);

    /// `onBoard`: so many moves of the line are on the board. `isOpen`: a click leads somewhere.
    void setMove(const MoveReview& move, int onBoard, bool isOpen);
    void setWords(bool shown);  ///< Says too what was wrong and what is better.
    /// So high at most: of a longer line it shows the first moves, and "…" stands for all of them.
    void setRoom(int height);
    void clear();

    [[nodiscard]] QLabel* links() const { return m_links; }
    [[nodiscard]] QString words() const;

signals:
    void hovered(const std::vector<gomoku::Point>& line);  ///< Empty: no longer.
    void chosen(int moves);  ///< So many of the line are to be on the board.

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fit();
    [[nodiscard]] bool fitMoves();  ///< False if not even the first move has room.
    void showMoves(int count);
    [[nodiscard]] int count() const { return static_cast<int>(m_move.betterLine.size()); }
    [[nodiscard]] QString link(int index) const;

    MoveReview m_move;
    int m_onBoard = 0;
    bool m_isOpen = false;
    bool m_isSaid = false;  ///< What was wrong; as long as there is room for it.
    int m_room = QWIDGETSIZE_MAX;
    QLabel* m_words;
    QLabel* m_title;
    QLabel* m_links;
};

}  // namespace gomoku
