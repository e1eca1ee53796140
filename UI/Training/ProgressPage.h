// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/TrainingProgress.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gomoku {

class Card;
class EmptyState;
class RatingCurve;
class TrainCard;

/// The page "My Progress" beside the board: what to do today, and how it has gone so far.
class ProgressPage : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressPage(QWidget* parent = nullptr);

    void setProgress(const TrainingProgress& progress);
    /// Everything was deleted a moment ago, and that can be taken back.
    void setUndoOffered(bool offered);

    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* deleteButton() const { return m_delete; }
    [[nodiscard]] QPushButton* undoButton() const { return m_undo; }
    [[nodiscard]] QPushButton* stepButton(TodayStep step) const;
    [[nodiscard]] QComboBox* ruleBox() const { return m_rule; }
    [[nodiscard]] QLabel* todayNote() const { return m_todayNote; }
    [[nodiscard]] QLabel* ratingText() const { return m_rating; }
    [[nodiscard]] QLabel* gamesText() const { return m_games; }
    [[nodiscard]] QLabel* accuracyText() const { return m_accuracy; }
    [[nodiscard]] QLabel* accuracyNote() const { return m_accuracyNote; }
    [[nodiscard]] TrainCard* puzzles() const { return m_puzzles; }
    [[nodiscard]] TrainCard* lessons() const { return m_lessons; }
    [[nodiscard]] TrainCard* deck() const { return m_deck; }
    [[nodiscard]] TrainCard* answers() const { return m_answers; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }
    [[nodiscard]] QLabel* privacyText() const { return m_private; }

signals:
    void stepRequested(gomoku::TodayStep step);
    void puzzlesRequested();
    void lessonsRequested();
    void cardsRequested();
    void exportRequested();
    void deleteRequested();
    void undoRequested();
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addHead(QVBoxLayout* column);
    void addToday(QVBoxLayout* column);
    void addCurves(QVBoxLayout* column);
    static void addNoteBelow(Card* card, QLabel* note);
    [[nodiscard]] QWidget* buildRating();
    [[nodiscard]] QWidget* buildAccuracy();
    void addTiles(QVBoxLayout* column);
    void addFoot(QVBoxLayout* column);
    void addUndo(QVBoxLayout* column);
    void wire();
    void arrange();  ///< Side by side where there is room.
    void retranslate();
    void describe();
    void describeToday();
    void describeRating();
    void describeAccuracy();
    void describeTiles();

    TrainingProgress m_progress;
    bool m_isUndoOffered = false;
    int m_columns = 0;
    QWidget* m_page;
    QLabel* m_title;
    QPushButton* m_back;
    QFrame* m_undoStrip;
    QLabel* m_deleted;
    QPushButton* m_undo;
    EmptyState* m_empty;
    QWidget* m_todayCard;
    QLabel* m_today;
    QLabel* m_todayDone;
    QLabel* m_todayNote;
    QBoxLayout* m_undoRow;
    QBoxLayout* m_todayHead;
    QBoxLayout* m_foot;
    QBoxLayout* m_steps;
    std::vector<QPushButton*> m_stepButtons;  ///< By TodayStep.
    QBoxLayout* m_curves;
    QWidget* m_ratingCard;
    QLabel* m_ratingTitle;
    QComboBox* m_rule;
    QLabel* m_rating;
    RatingCurve* m_ratingCurve;
    QLabel* m_games;
    QWidget* m_accuracyCard;
    QLabel* m_accuracyTitle;
    QLabel* m_accuracy;
    RatingCurve* m_accuracyCurve;
    QLabel* m_accuracyNote;
    QGridLayout* m_tiles;
    TrainCard* m_puzzles;
    TrainCard* m_lessons;
    TrainCard* m_deck;
    TrainCard* m_answers;
    QLabel* m_private;
    QPushButton* m_export;
    QPushButton* m_delete;
};

}  // namespace gomoku
