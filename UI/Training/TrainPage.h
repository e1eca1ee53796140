// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/FoulProgress.h"
#include "Models/Training/TrainingLog.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace gomoku {

class FittingRows;
class RatingCurve;
class TrainCard;

/// What the page "Train" shows, computed from the book.
struct TrainingOverview
{
    DailyPlan today{};
    int puzzles = 0;  ///< That come with the program.
    PuzzleProgress puzzleProgress{{}};
    int newMistakes = 0;
    int mistakes = 0;
    int reviewedGames = 0;
    int unreviewedGames = 0;  ///< That could be looked through for mistakes.
    bool isSearching = false;
    int lessons = 0;
    int lessonsDone = 0;
    std::string_view nextLesson{};  ///< Its id, for somebody who has begun; empty: none is left.
    FoulProgress fouls{};
    int openings = 0;
    int openingsLearnt = 0;
    Rule rule = Rule::Freestyle;
    PlayerRating rating{};
    bool isFirstVisit = true;
};

/// The page beside the board that says what to do today, the kinds of practice, and how it goes.
class TrainPage : public QWidget
{
    Q_OBJECT

public:
    explicit TrainPage(QWidget* parent = nullptr);

    void setOverview(const TrainingOverview& overview);
    void beginAtTop();  ///< With the focus on what to do today.
    [[nodiscard]] QPushButton* startButton() const { return m_start; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QPushButton* progressButton() const { return m_toProgress; }
    [[nodiscard]] TrainCard* puzzles() const { return m_puzzles; }
    [[nodiscard]] TrainCard* mistakes() const { return m_mistakes; }
    [[nodiscard]] TrainCard* lessons() const { return m_lessons; }
    [[nodiscard]] TrainCard* foulGym() const { return m_foulGym; }
    [[nodiscard]] TrainCard* openings() const { return m_openings; }
    [[nodiscard]] TrainCard* ratedGame() const { return m_ratedGame; }
    [[nodiscard]] QLabel* ratingText() const { return m_rating; }

signals:
    void todayRequested();
    void firstLessonRequested();
    void puzzlesRequested();
    void mistakesRequested();
    void searchRequested();  ///< Look for mistakes in games, or stop it.
    void lessonsRequested();
    void foulGymRequested();
    void openingsRequested();
    void ratedGameRequested();
    void progressRequested();
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrangeCards(int columns);
    void arrangeHead(bool isNarrow);
    void arrangeToday(bool isNarrow);
    [[nodiscard]] QWidget* buildToday();
    [[nodiscard]] QWidget* buildRating();
    void retranslate();
    void describeToday();
    void describeCards();
    void describeMistakes();
    void describeFoulGym();
    void describeOpenings();

    TrainingOverview m_overview;
    QLabel* m_title;
    QPushButton* m_back;
    QWidget* m_help;
    QPushButton* m_toProgress;
    QGridLayout* m_head;
    FittingRows* m_headRow;  ///< For its buttons, in a narrow page.
    QBoxLayout* m_todayHead;
    QBoxLayout* m_todayFoot;
    QLabel* m_today;
    QLabel* m_due;
    QLabel* m_todayNote;
    QPushButton* m_start;
    QProgressBar* m_progress;
    QLabel* m_done;
    QGridLayout* m_cards;
    int m_columns = 0;
    TrainCard* m_puzzles;
    TrainCard* m_mistakes;
    TrainCard* m_lessons;
    TrainCard* m_foulGym;
    TrainCard* m_openings;
    TrainCard* m_ratedGame;
    QWidget* m_ratingCard;
    QLabel* m_ratingTitle;
    QLabel* m_rating;
    RatingCurve* m_curve;
    QLabel* m_private;
};

}  // namespace gomoku
