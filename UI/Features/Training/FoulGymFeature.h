// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/FoulProgress.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace gomoku {

class FoulGymPanel;
class FoulTrainer;
class GameWidget;

/// The foul gym at the board: a point is asked about, and after the answer the lines that decide
/// are drawn. Each answer is announced to whoever keeps them.
class FoulGymFeature : public QObject
{
    Q_OBJECT

public:
    explicit FoulGymFeature(GameWidget* game);

    [[nodiscard]] FoulGymPanel* panel() const { return m_panel; }
    /// None while the next one is being made.
    [[nodiscard]] const std::optional<FoulQuestion>& question() const { return m_question; }
    /// Takes the board, with all answers up to now.
    void begin(const std::vector<TrainingAnswer>& answers);
    void end();  ///< Somebody else has the board. Nothing happens if that was so before.

signals:
    void answered(const gomoku::TrainingAnswer& answer);
    void leaveRequested();

private:
    void followPage();
    void askNext();
    void choose(FoulStep step);
    void take(const FoulQuestion& question);
    void judge(bool saysForbidden);
    void record(bool isRight);
    void showBoard(bool isAnswered);

    GameWidget* m_game;
    FoulGymPanel* m_panel;
    FoulTrainer* m_trainer;
    FoulProgress m_progress;
    FoulSubject m_subject;
    std::optional<FoulQuestion> m_question;
    bool m_hasBoard = false;
    bool m_isAnswered = false;
    QElapsedTimer m_timer;
};

}  // namespace gomoku
