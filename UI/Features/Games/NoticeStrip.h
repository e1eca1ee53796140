// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace gomoku {

/// A strip above the board with a sentence and what can be done about it, hidden at first. Whoever
/// derives adds the rest of the row and calls retranslate() at the end of the constructor.
class NoticeStrip : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);

    [[nodiscard]] QWidget* above(QWidget* page);  ///< A widget with both.

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;

    [[nodiscard]] QHBoxLayout* row() const { return m_row; }  ///< The sentence and what follows it.
    [[nodiscard]] QLabel* sentence() const { return m_sentence; }

private:
    QHBoxLayout* m_row;
    QLabel* m_sentence;
};

}  // namespace gomoku
