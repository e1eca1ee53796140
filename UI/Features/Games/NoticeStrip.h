// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace gomoku {

/// A strip above the board with a sentence and what can be done about it, hidden at first. Whoever
/// derives adds the rest of the row and calls retranslate() at the end of the constructor.
class NoticeStrip : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;

    /// The sentence comes first, what is added follows in its order. A click leaves the keyboard to
    /// the board.
    void add(QWidget* widget);
    [[nodiscard]] QPushButton* addButton();
    [[nodiscard]] QToolButton* addCloseButton();  ///< A cross; what it does is for the owner.
    [[nodiscard]] QLabel* sentence() const { return m_sentence; }
    void setSentence(const QString& text);  ///< To be read, and for screen readers.
    void tell();  ///< Shows the strip and has its sentence spoken.

private:
    QHBoxLayout* m_row;
    QLabel* m_sentence;
};

}  // namespace gomoku
