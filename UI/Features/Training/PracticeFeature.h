// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Practice/PracticeSession.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace gomoku {

class Coach;
class GameWidget;
class PracticePanel;
class TrainingStore;

/// Puzzles, mistakes and lessons at the board, one after another. The first answer to each goes to
/// the store at once.
class PracticeFeature : public QObject
{
    Q_OBJECT

public:
    PracticeFeature(GameWidget* game, TrainingStore* store);

    [[nodiscard]] PracticePanel* panel() const { return m_panel; }
    [[nodiscard]] const PracticeTask* task() const;  ///< Null when nothing is practised.
    /// Takes the board; at least one task.
    void begin(std::vector<PracticeTask> tasks, std::size_t first = 0);
    void end();  ///< Somebody else has the board: nothing stays drawn on it.
    void takePoint(Point point);  ///< An answer to the task, as by a click.

signals:
    void leaveRequested();

private:
    void followPage();
    void showTask();
    void showChoices();
    void next();
    void goTo(std::size_t task);
    void onAnswersTaken();

    void sayThatItTakesTime();
    void judge(const PracticeVerdict& verdict);
    void showHint(const PuzzleHint& hint);
    void showSolution(const std::vector<Point>& line);
    void finish(bool solved);
    void record(RecallGrade grade);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString ratingChangeBy(const TrainingAnswer& answer) const;

    void showBoard(const Grid& grid, const std::vector<Point>& played,
                   const std::vector<Point>& found = {}, Point foul = {});
    void clearBoard();
    [[nodiscard]] Color sideToMove() const;

    GameWidget* m_game;
    TrainingStore* m_store;
    PracticePanel* m_panel;
    Coach* m_coach;
    std::vector<PracticeTask> m_tasks;
    std::size_t m_current = 0;
    bool m_hasBoard = false;
    Grid m_grid;  ///< As it stands on the board.
    std::vector<Point> m_played;
    std::vector<Point> m_found;  ///< Marked: points asked for, in tasks that ask for points.
    bool m_isRecorded = false;  ///< The answer to this task counts already.
    bool m_usedHint = false;  ///< Or was wrong in a lesson, where one may try again.
    std::optional<std::size_t> m_asked;  ///< The task that comes when the answers are taken.
    int m_right = 0;  ///< Of the tasks of this row, at once and without a hint.
    QString m_ratingChange;  ///< By the answer to this task.
    QElapsedTimer m_timer;
    QTimer m_patience;  ///< Of the user, while the coach looks at the position.
};

}  // namespace gomoku
