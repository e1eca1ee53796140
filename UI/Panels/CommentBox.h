// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameTypes.h"

#include <QPlainTextEdit>
#include <QTimer>

namespace gomoku {

/// What is written at the move shown, to be read and changed. Hidden where nothing is written,
/// until somebody wants to write.
class CommentBox : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommentBox(QWidget* parent = nullptr);

    void setSnapshot(const GameSnapshot& snapshot);
    void startWriting();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The comment at the move shown is this from now on.
    void written(const QString& text);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void note();
    void hand();
    void retranslate();

    GameSnapshot m_snapshot;
    QTimer m_pause;  ///< Since the last letter.
    bool m_pending = false;  ///< There is something new to hand over.
    bool m_following = false;
};

}  // namespace gomoku
