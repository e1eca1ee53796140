// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/CommentBox.h"

#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

/// So long nobody types before what is written is handed over.
constexpr int kPauseInTyping = 300;
constexpr int kLeastCommentLines = 2;
constexpr int kMostCommentLines = 5;

}  // namespace

CommentBox::CommentBox(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseInTyping);
    connect(&m_pause, &QTimer::timeout, this, &CommentBox::hand);
    connect(this, &QPlainTextEdit::textChanged, this, &CommentBox::note);
    retranslate();
    hide();
}

void CommentBox::setSnapshot(const GameSnapshot& snapshot)
{
    const GameSnapshot before = std::exchange(m_snapshot, snapshot);
    const bool samePlace = before.game == snapshot.game && before.shown == snapshot.shown
        && before.grid == snapshot.grid;
    if (samePlace && (m_pending || hasFocus()))
        return;  // What is being written is newer than what comes back.
    m_pending = false;
    const QScopedValueRollback following(m_following, true);
    if (toPlainText() != snapshot.comment)
        setPlainText(snapshot.comment);
    setVisible(!snapshot.comment.isEmpty() || (samePlace && hasFocus()));
    updateGeometry();
}

void CommentBox::startWriting()
{
    show();
    setFocus();
    moveCursor(QTextCursor::End);
}

QSize CommentBox::sizeHint() const
{
    const int lines = std::clamp(blockCount(), kLeastCommentLines, kMostCommentLines);
    return {160, lines * fontMetrics().lineSpacing() + 2 * frameWidth() + 22};
}

QSize CommentBox::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

bool CommentBox::event(QEvent* event)
{
    // Keys of the window lead to other moves: what is written belongs to this one.
    if (event->type() == QEvent::ShortcutOverride)
        hand();
    return QPlainTextEdit::event(event);
}

void CommentBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPlainTextEdit::changeEvent(event);
}

void CommentBox::focusOutEvent(QFocusEvent* event)
{
    hand();
    setVisible(!toPlainText().isEmpty());
    QPlainTextEdit::focusOutEvent(event);
}

void CommentBox::note()
{
    updateGeometry();
    if (m_following)
        return;
    m_pending = true;
    m_pause.start();
}

void CommentBox::hand()
{
    m_pause.stop();
    if (std::exchange(m_pending, false))
        emit written(toPlainText());
}

void CommentBox::retranslate()
{
    setAccessibleName(tr("Comment on the move shown"));
    setPlaceholderText(tr("What is there to say about this move?"));
}

}  // namespace gomoku
