// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Tree/CommentBox.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

/// So long nobody types before what is written is handed over.
constexpr int kPauseInTyping = 300;
constexpr int kLeastCommentLines = 2;
constexpr int kMostCommentLines = 5;

bool isModifier(int key)
{
    return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key == Qt::Key_AltGr;
}

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
    m_shown = {snapshot.game, snapshot.node};
    m_comment = snapshot.comment;
    const bool writing = hasFocus() && !m_leading && m_shown.game == m_place.game;
    if (!writing)
        follow();
}

/// The box goes where the board is.
void CommentBox::follow()
{
    const bool samePlace = m_place == m_shown;
    if (samePlace && m_pending)
        return;  // What is being written is newer than what comes back.
    hand();
    m_place = m_shown;
    const QScopedValueRollback following(m_following, true);
    if (toPlainText() != m_comment)
        setPlainText(m_comment);
    setVisible(!m_comment.isEmpty() || (samePlace && hasFocus()));
    updateGeometry();
}

void CommentBox::startWriting()
{
    m_leading = false;
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
    const bool done = QPlainTextEdit::event(event);
    // Keys that the text has no use for are the window's, and lead to other moves: what is written
    // belongs to this one.
    if (event->type() == QEvent::ShortcutOverride && !event->isAccepted()
        && !isModifier(static_cast<QKeyEvent*>(event)->key())) {
        release();
    }
    return done;
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
    QPlainTextEdit::focusOutEvent(event);
    // Menus and other windows are visited; the writer comes back.
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    if (m_place == m_shown)
        setVisible(!toPlainText().isEmpty());
    else
        follow();
}

void CommentBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void CommentBox::note()
{
    updateGeometry();
    if (m_following)
        return;
    m_pending = true;
    m_leading = false;
    m_pause.start();
}

void CommentBox::hand()
{
    m_pause.stop();
    if (std::exchange(m_pending, false))
        emit written(m_place.game, m_place.node, toPlainText());
}

void CommentBox::release()
{
    hand();
    m_leading = true;
}

void CommentBox::retranslate()
{
    setAccessibleName(tr("Comment on the move shown"));
    setPlaceholderText(tr("Add a comment…"));
}

}  // namespace gomoku
