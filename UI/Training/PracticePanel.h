// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QMenu;
class QPushButton;

namespace gomoku {

/// Beside the board while one practises: the task, what is said to the answer, and the buttons.
class PracticePanel : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Quiet, Good, Bad };
    enum class Home { Train, Openings };

    explicit PracticePanel(QWidget* parent = nullptr);

    void setTask(const QString& title, const QString& task, int number, int count);
    struct Choice
    {
        QString name{};
        bool isDone = false;
    };
    /// Lessons, which may be taken in any order; none: tasks come as they come.
    void setChoices(const std::vector<Choice>& tasks);
    /// `spoken`: what a reader of the screen is told too, because the board shows it to others.
    void setFeedback(const QString& text, Tone tone, const QString& spoken = {});
    void setNote(const QString& note);  ///< Below the feedback, quietly.
    void setHome(Home home);  ///< Where one goes back to.
    /// Solved or given up: only the next task is left.
    void setFinished(bool finished);
    [[nodiscard]] QString feedback() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QPushButton* hintButton() const { return m_hint; }
    [[nodiscard]] QPushButton* solutionButton() const { return m_solution; }
    [[nodiscard]] QPushButton* nextButton() const { return m_next; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QPushButton* choiceButton() const { return m_choice; }

signals:
    void hintRequested();
    void solutionRequested();
    void nextRequested();  ///< After a task, or to skip it.
    void taskChosen(int task);
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void listChoices(int count);
    void showWhereOneIs();
    void describeNext();

    Home m_home = Home::Train;
    bool m_finished = false;
    int m_number = 0;
    int m_count = 0;
    QPushButton* m_back;
    QLabel* m_place;
    QLabel* m_title;
    QLabel* m_task;
    QLabel* m_feedback;
    QLabel* m_note;
    QPushButton* m_hint;
    QPushButton* m_solution;
    QPushButton* m_next;
    QPushButton* m_choice;
    QMenu* m_choices;
};

}  // namespace gomoku
