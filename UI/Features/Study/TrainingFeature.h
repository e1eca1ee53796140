// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Review/GameReview.h"
#include "Models/Training/Practice/Coach.h"
#include "UI/Training/TrainPage.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <vector>

class QAction;
class QMenu;

namespace gomoku {

class FoulGymFeature;
class GameWidget;
class LibraryLink;
class OpeningDrillFeature;
class PracticePanel;
class TrainingLibrary;

/// Training in the window: the page "Train", and the practice of puzzles, mistakes and lessons at
/// the board. Every answer goes to the library at once; what the page shows is read from there.
class TrainingFeature : public QObject
{
    Q_OBJECT

public:
    /// `file`: the library's; empty: where it usually is.
    TrainingFeature(GameWidget* game, LibraryLink* link, const QString& file, QMenu* menu);

    [[nodiscard]] TrainPage* page() const { return m_page; }
    [[nodiscard]] PracticePanel* panel() const { return m_panel; }
    [[nodiscard]] FoulGymFeature* foulGym() const { return m_foulGym; }
    [[nodiscard]] OpeningDrillFeature* openings() const { return m_openings; }
    [[nodiscard]] const PracticeTask* task() const;  ///< Null on the page "Train".
    void setPuzzles(std::vector<Puzzle> puzzles);  ///< Instead of those that come with the program.
    /// Practises what these players could have done better in a reviewed game.
    void learnFrom(const ReviewedGame& game, const GameReview& review, PerColor<bool> whose);
    void retranslate();

public slots:
    void showPage();

private:
    void followPage();
    void takePoint(Point point);
    void takeBoard(QWidget* side);
    void lendBoard();
    void keep(const TrainingAnswer& answer);
    void openLibrary(const QString& file);
    template <typename Call>
    void ask(Call call);  ///< Calls the training library on its own thread.
    void refresh();
    void take(const std::shared_ptr<const TrainingBook>& book);
    void makeCards(qint64 game);
    [[nodiscard]] TrainingOverview overview() const;
    [[nodiscard]] Rule rule() const;

    void practiseToday();
    void practisePuzzles();
    void practiseMistakes();
    void practiseLessons();
    void practiseFouls();
    void practiseOpenings();
    void playRated();
    void addPuzzles(std::vector<PracticeTask>& tasks, std::size_t count) const;
    void begin(std::vector<PracticeTask> tasks);
    void showTask();
    void next();
    void leave();
    void leavePage();

    void judge(const PracticeVerdict& verdict);
    void showHint(const PuzzleHint& hint);
    void showSolution(const std::vector<Point>& line);
    void finish(bool solved);
    void record(RecallGrade grade);
    void showBoard(const Grid& grid, const std::vector<Point>& played,
                   const std::vector<Point>& found = {});
    void showPreview();
    void clearBoard();
    [[nodiscard]] Color sideToMove() const;

    GameWidget* m_game;
    LibraryLink* m_link;
    TrainingLibrary* m_library;  ///< On the library's thread, which deletes it.
    LibraryTicket m_awaited = 0;
    QAction* m_open;
    TrainPage* m_page;
    PracticePanel* m_panel;
    FoulGymFeature* m_foulGym;
    OpeningDrillFeature* m_openings;
    Coach* m_coach;
    std::shared_ptr<const std::vector<Puzzle>> m_puzzles;
    std::shared_ptr<const TrainingBook> m_book;
    std::vector<qint64> m_carding;  ///< Games whose mistakes are being made into cards.

    std::vector<PracticeTask> m_tasks;
    std::size_t m_current = 0;
    bool m_hasBoard = false;
    bool m_cameFromStart = true;  ///< Else from a game, to which one returns.
    Grid m_grid;  ///< As it stands on the board.
    std::vector<Point> m_played;
    std::vector<Point> m_found;  ///< Marked: points asked for, in tasks that ask for points.
    bool m_isRecorded = false;  ///< The answer to this task counts already.
    bool m_usedHint = false;  ///< Or was wrong in a lesson, where one may try again.
    QElapsedTimer m_timer;
};

}  // namespace gomoku
