// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"
#include "Models/Training/Practice/PracticeSession.h"
#include "Models/Training/TrainingProgress.h"
#include "UI/Training/TrainPage.h"

#include <QObject>

#include <memory>
#include <vector>

class QAction;
class QMenu;

namespace gomoku {

class FoulGymFeature;
class GameLibrary;
class GameWidget;
class LibraryLink;
class MistakeSearch;
class OpeningDrillFeature;
class PracticeFeature;
class PracticePanel;
class TrainingStore;

/// The page "Train": shows what the store knows, and sends the user to each kind of practice and
/// takes them back.
class TrainingFeature : public QObject
{
    Q_OBJECT

public:
    /// `file`: the library's; empty: where it usually is.
    TrainingFeature(GameWidget* game, LibraryLink* link, const QString& file, QMenu* menu);

    [[nodiscard]] TrainPage* page() const { return m_page; }
    [[nodiscard]] TrainingStore* store() const { return m_store; }
    [[nodiscard]] MistakeSearch* search() const { return m_search; }
    [[nodiscard]] FoulGymFeature* foulGym() const { return m_foulGym; }
    [[nodiscard]] OpeningDrillFeature* openings() const { return m_openings; }
    [[nodiscard]] PracticePanel* panel() const;
    [[nodiscard]] const PracticeTask* task() const;  ///< Null on the page "Train".
    [[nodiscard]] const std::shared_ptr<const TrainingBook>& book() const;
    [[nodiscard]] GameLibrary* library() const;  ///< In whose file everything is kept.
    [[nodiscard]] static TrainingTime timeNow();
    [[nodiscard]] int due() const;  ///< Cards that wait to be answered.
    void setPuzzles(std::vector<Puzzle> puzzles);  ///< Instead of those that come with the program.
    /// Practises what these players could have done better in a reviewed game.
    void learnFrom(const ReviewedGame& game, const GameReview& review, PerColor<bool> whose);
    void showBeside(QWidget* side);  ///< Another page of training beside the same board.
    void retranslate();

public slots:
    void showPage();
    void practiseToday();
    void practisePuzzles();
    void practiseMistakes();
    void practiseCards();  ///< Of every kind.
    void practiseLessons();
    void playRated();

signals:
    void bookChanged();  ///< book() is another one.

private:
    void wirePage();
    void wirePractice();
    void wireSearch();
    void followPage();
    void leavePage();
    void takeBook();
    void takePoint(Point point);
    void rememberOrigin();
    void showPreview();
    [[nodiscard]] TrainingOverview overview() const;

    void practise(std::vector<PracticeTask> tasks, std::size_t first = 0);
    void practiseFouls();
    void practiseOpenings();
    void lendBoard();

    void toggleSearch();
    void followSearch();

    GameWidget* m_game;
    TrainingStore* m_store;
    QAction* m_open;
    TrainPage* m_page;
    PracticeFeature* m_practice;
    FoulGymFeature* m_foulGym;
    OpeningDrillFeature* m_openings;
    MistakeSearch* m_search;
    QAction* m_searchAction;
    bool m_wasSearching = false;
    bool m_hasBoard = false;
    bool m_cameFromStart = true;  ///< Else from a game, to which one returns.
    Grid m_preview;  ///< As it stands on the board: the first puzzle.
};

}  // namespace gomoku
