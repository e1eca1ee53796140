// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Record/GameRecord.h"
#include "Models/Review/BackgroundReview.h"
#include "Models/Review/LiveJudge.h"

#include <QObject>

class QAction;
class QMenu;

namespace gomoku {

class GameWidget;
class ReviewPanel;

/// The judge's work on the game on the board: a review in the background when the game has ended or
/// when it is asked for, the one that was saved with a game that is opened, and on request values
/// while the game is played. It writes a finished review into the game.
class ReviewFeature : public QObject
{
    Q_OBJECT

public:
    ReviewFeature(GameWidget* game, QMenu* menu, QObject* parent);

    [[nodiscard]] const GameReview& review() const { return m_review; }
    [[nodiscard]] const ReviewedGame& reviewed() const { return m_wanted; }  ///< Of review().
    [[nodiscard]] ReviewPanel* panel() const { return m_panel; }
    /// Somebody listens to learnRequested(), so the panel may offer to practise the mistakes.
    void offerLearning();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] bool isReviewing() const { return m_state == State::Reviewing; }
    /// How hard it looks; the usual numbers unless somebody is in a hurry, such as a test.
    void setLooks(std::uint64_t nodes, std::uint64_t secondNodes);
    void setThreads(int threads);  ///< 0: as many as the machine has.
    [[nodiscard]] bool judgesPlay() const;
    void retranslate();

public slots:
    void openReview();  ///< Shows the page, and reviews the game if that has not been done.
    void closeReview();  ///< The game's own panel again. A running review continues.
    void cancel();
    void goToMarked(bool forward);
    void setJudgesPlay(bool judges);  ///< Whether positions are valued during play; off at first.

signals:
    void judgesPlayChanged(bool judges);
    void finished();  ///< review() is complete.
    void learnRequested();  ///< Only after offerLearning().
    void valueShown(gomoku::Score score);  ///< Of the position on the board, for the side to move.
    void proveRequested();  ///< The win that there is in the position shown.

private:
    /// Idle --begin, end of a game, request--> Reading --nothing stored--> Reviewing --done--> Idle
    enum class State { Idle, Reading, Reviewing };
    enum class IfNone { Leave, Review };  ///< What to do about a game without a review.

    void addActions(QMenu* menu);
    void wire();
    void wirePanel();
    void goTo(int moves) { goInto(moves, {}); }  ///< Of the reviewed game.
    void goInto(int moves, const std::vector<Point>& line);
    void endProgress();
    void hover(Point point);
    void markBoard();
    void follow(const GameSnapshot& snapshot);
    void begin(const GameSnapshot& snapshot);
    void forget();
    void find(IfNone ifNone);
    void read(const std::shared_ptr<const GameRecord>& record, IfNone ifNone);
    void takeStored(const std::optional<GameReview>& review);
    void start(const ReviewedGame& game);
    void takeProgress(const GameReview& review, int done, int all);
    void takeReview(const GameReview& review);
    void followPage();
    void judgePlay(const GameSnapshot& snapshot);
    void show();
    [[nodiscard]] std::optional<Score> scoreShown() const;
    [[nodiscard]] bool hasGoneOn(const GameSnapshot& snapshot) const;

    GameWidget* m_game;
    ReviewPanel* m_panel;
    bool m_isOpen = false;
    bool m_isBetterHovered = false;
    BackgroundReview m_background;
    LiveJudge m_live;
    ReviewOptions m_options;
    GameReview m_review;
    State m_state = State::Idle;
    ReviewedGame m_wanted;  ///< The game whose review is looked for,
    IfNone m_ifNone = IfNone::Leave;  ///< and what to do if there is none.
    bool m_isLive = false;  ///< m_review is what is known while the game is played.
    quint64 m_number = 0;  ///< Of the game that all this is about.
    bool m_wasOver = false;
    QAction* m_reviewAction;
    QAction* m_next;
    QAction* m_previous;
    QAction* m_judgePlay;
};

}  // namespace gomoku
