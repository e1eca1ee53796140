// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace gomoku {

/// For watching computers play each other: pause, one move at a time, and how fast. In other games
/// it is the way out of a pause.
class SpectatorControls : public QWidget
{
    Q_OBJECT

public:
    explicit SpectatorControls(QWidget* parent = nullptr);

    /// Shows itself only while two computers play, or the game is paused.
    void follow(const GameSnapshot& snapshot);

    void setSpeed(Milliseconds betweenMoves);  ///< The nearest there is.
    [[nodiscard]] Milliseconds speed() const;  ///< How long each move is shown.

    [[nodiscard]] QPushButton* pauseButton() const { return m_pause; }
    [[nodiscard]] QPushButton* stepButton() const { return m_step; }

signals:
    void pauseRequested(bool paused);
    void stepRequested();
    void speedChosen(gomoku::Milliseconds betweenMoves);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton* m_pause;
    QPushButton* m_step;
    QComboBox* m_speed;
};

}  // namespace gomoku
