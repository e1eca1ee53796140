// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QPlainTextEdit>
#include <QTimer>

namespace gomoku {

/// What is written at the move shown, to be read and changed. Hidden where nothing is written,
/// until somebody wants to write. A comment stays with its move, even if the computer replies
/// while it is typed; nothing is lost or gets to another move.
class CommentBox : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommentBox(QWidget* parent = nullptr);

    void setSnapshot(const GameSnapshot& snapshot);
    void startWriting();
    void release();  ///< Writes what was typed so far; the next position may be another.

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The comment at that move of that game is this from now on.
    void written(quint64 game, gomoku::NodeId node, const QString& text);
    void left();  ///< By the Escape key.

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Place
    {
        quint64 game = 0;
        NodeId node{};

        friend bool operator==(const Place&, const Place&) = default;
    };

    void note();
    void hand();
    void follow();
    void retranslate();

    Place m_place;  ///< To which the text belongs.
    Place m_shown;  ///< What the board shows.
    QString m_comment;  ///< There.
    QTimer m_pause;  ///< Since the last letter.
    bool m_pending = false;  ///< There is something new to hand over.
    bool m_leading = false;  ///< The last key may lead to another move.
    bool m_following = false;
};

}  // namespace gomoku
