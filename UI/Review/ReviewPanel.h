// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/GameReview.h"
#include "Models/Review/ReviewPlace.h"

#include <QWidget>

#include <optional>
#include <utility>

class QBoxLayout;
class QPushButton;
class QStackedWidget;

namespace gomoku {

class AccuracyCard;
class BestLine;
class EvalGraph;
class FittingRows;
class MoveListPanel;
class ProgressRow;
class TurningPoints;

/// What stands beside the board while a game is reviewed: both players' accuracy, the graph, the
/// turning points in words or all moves with their marks, and the best line of the move shown. It
/// asks by signals and changes nothing itself.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    void setReview(const GameReview& review);
    void showSnapshot(const GameSnapshot& snapshot);
    /// The better lines are in the record: a click can go there.
    void setLinesOpen(bool open);
    void setProgress(int done, int all);
    void endProgress();
    /// Offers to practise the mistakes, for whoever listens to learnRequested().
    void setLearningOffered(bool offered);
    void setAllMovesShown(bool shown);
    /// As if the user had pointed at the last move of the better line, or clicked its first ones.
    void hoverBetter();
    void chooseLine(int moves);

    [[nodiscard]] AccuracyCard* card(Color color) const { return m_cards[color]; }
    [[nodiscard]] EvalGraph* graph() const { return m_graph; }
    [[nodiscard]] ProgressRow* progress() const { return m_progress; }
    [[nodiscard]] MoveListPanel* moves() const { return m_moves; }
    [[nodiscard]] TurningPoints* turningPoints() const { return m_turningPoints; }
    [[nodiscard]] BestLine* bestLine() const { return m_bestLine; }
    [[nodiscard]] QPushButton* allMovesButton() const { return m_allMoves; }
    [[nodiscard]] QPushButton* closeButton() const { return m_close; }
    [[nodiscard]] QPushButton* learnButton() const { return m_learn; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void moveChosen(int moves);  ///< Of the reviewed game.
    void lineMoveChosen(int moves);  ///< Of the line on the board, as in the list of moves.
    void variationChosen(gomoku::Point point);
    /// To be played out on the board instead of so many of its newest moves; empty: no longer.
    void lineHovered(const std::vector<gomoku::Point>& line, int instead);
    /// The position after `moves` moves of the reviewed game and then these.
    void lineChosen(int moves, const std::vector<gomoku::Point>& line);
    void cancelRequested();
    void closeRequested();
    void learnRequested();
    void proveRequested();  ///< The win that there is in the position shown.

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildButtons();
    void arrangeButtons();
    void arrangeButtonsBeside();
    [[nodiscard]] bool areButtonsStacked() const;
    /// Low and wide, as below a board: the buttons stand beside the words.
    [[nodiscard]] bool isFlat() const;
    void wire();
    void follow();
    void fold();
    void showBestLine(const ReviewPlace& place);
    /// What is left for it once the page that it stands on has its least height.
    [[nodiscard]] int roomForBestLine() const;
    void hoverLine(const std::vector<Point>& line);
    void retranslate();
    [[nodiscard]] int marked() const;

    GameReview m_review;
    GameSnapshot m_snapshot;
    bool m_linesOpen = false;
    bool m_learningOffered = false;

    QBoxLayout* m_column;
    QWidget* m_buttonBox;
    QBoxLayout* m_buttons;
    FittingRows* m_ways;  ///< The buttons that lead elsewhere.
    PerColor<AccuracyCard*> m_cards;
    EvalGraph* m_graph;
    ProgressRow* m_progress;
    QStackedWidget* m_pages;
    TurningPoints* m_turningPoints;
    MoveListPanel* m_moves;
    BestLine* m_bestLine;
    QPushButton* m_learn;
    QPushButton* m_allMoves;
    QPushButton* m_close;
};

}  // namespace gomoku
