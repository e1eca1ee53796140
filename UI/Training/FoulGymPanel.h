// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/FoulProgress.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gomoku {

/// Beside the board in the foul gym: the question, two answers, what is said to them, the step of
/// difficulty and the score.
class FoulGymPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FoulGymPanel(QWidget* parent = nullptr);

    void setProgress(const FoulProgress& progress);
    void showQuestion(const FoulQuestion& question);  ///< Both answers are open.
    void showAnswer(bool isRight);  ///< To the question shown.
    void wait();  ///< The next question is being made.

    [[nodiscard]] QPushButton* forbiddenButton() const { return m_forbidden; }
    [[nodiscard]] QPushButton* allowedButton() const { return m_allowed; }
    [[nodiscard]] QPushButton* nextButton() const { return m_next; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QPushButton* stepButton(FoulStep step) const;
    /// Keys go from one step to the next there.
    [[nodiscard]] bool isChoosingStep() const;
    [[nodiscard]] QString task() const;
    [[nodiscard]] QString feedback() const;
    [[nodiscard]] QString score() const;

signals:
    void answered(bool saysForbidden);
    void nextRequested();
    void stepChosen(gomoku::FoulStep step);
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildHead();
    void buildQuestion();
    void buildAnswers();
    void buildSteps();
    void retranslate();
    void describe();  ///< Question and answer.
    void describeProgress();
    void setOpen(bool open);

    std::optional<FoulQuestion> m_question;
    std::optional<bool> m_isRight;  ///< The answer given.
    FoulProgress m_progress;
    QVBoxLayout* m_column;
    QPushButton* m_back;
    QLabel* m_streak;
    QLabel* m_title = nullptr;
    QLabel* m_task = nullptr;
    QLabel* m_feedback = nullptr;
    QPushButton* m_forbidden;
    QPushButton* m_allowed;
    QPushButton* m_next;
    QLabel* m_stepTitle = nullptr;
    std::array<QPushButton*, kFoulSteps> m_steps{};
    QLabel* m_stepNote = nullptr;
    QLabel* m_score = nullptr;
};

}  // namespace gomoku
