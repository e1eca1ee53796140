// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Review/GameReview.h"
#include "Models/Training/Practice/Coach.h"
#include "Models/Training/TrainingProgress.h"
#include "UI/Training/TrainPage.h"

#include <QElapsedTimer>
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

    [[nodiscard]] const std::shared_ptr<const TrainingBook>& book() const { return m_book; }
    [[nodiscard]] static TrainingTime timeNow();
    [[nodiscard]] int due() const;  ///< Cards that wait to be answered.
    [[nodiscard]] MistakeSearch* search() const { return m_search; }
    [[nodiscard]] GameLibrary* library() const;  ///< In whose file everything is kept.
    void showBeside(QWidget* side);  ///< Another page of training beside the same board.
    /// Forgets cards, answers and ratings; `when` names the deletion.
    void forgetAll(CardTime when);
    void restore(const std::shared_ptr<const TrainingBook>& book, CardTime when);

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
    void followPage();
    void takePoint(Point point);
    void takeBoard(QWidget* side);
    void lendBoard();
    void keep(const TrainingAnswer& answer);
    void openLibrary(const QString& file);
    template <typename Call>
    void ask(Call call);  ///< Calls the training library on its own thread.
    void refresh();
    void refreshAll();
    void take(const std::shared_ptr<const TrainingBook>& book);
    void makeCards(const GameToCard& game);
    void wireSearch();
    void toggleSearch();
    void followSearch();
    [[nodiscard]] TrainingOverview overview() const;
    [[nodiscard]] Rule rule() const;

    void practiseDeck(std::optional<DeckCard::Kind> kind);
    void practiseFouls();
    void practiseOpenings();
    void addPuzzles(std::vector<PracticeTask>& tasks, std::size_t count) const;
    void chooseRestAnew();
    void begin(std::vector<PracticeTask> tasks);
    void showTask();
    void next();
    void onAnswerTaken();
    void leave();
    void leavePage();

    void judge(const PracticeVerdict& verdict);
    void showHint(const PuzzleHint& hint);
    void showSolution(const std::vector<Point>& line);
    void finish(bool solved);
    void record(RecallGrade grade);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString ratingChangeBy(const TrainingAnswer& answer) const;
    void showBoard(const Grid& grid, const std::vector<Point>& played,
                   const std::vector<Point>& found = {});
    void showPreview();
    void clearBoard();
    [[nodiscard]] Color sideToMove() const;

    GameWidget* m_game;
    LibraryLink* m_link;
    TrainingLibrary* m_library;  ///< On the library's thread, which deletes it.
    LibraryTicket m_awaited = 0;  ///< 0: no book was asked for.
    bool m_isStale = false;  ///< Something was written since the book was asked for.
    int m_answersUnderWay = 0;  ///< To the library.
    bool m_isNextAsked = false;  ///< The next task comes when they have arrived.
    QAction* m_open;
    TrainPage* m_page;
    PracticePanel* m_panel;
    FoulGymFeature* m_foulGym;
    OpeningDrillFeature* m_openings;
    Coach* m_coach;
    std::shared_ptr<const std::vector<Puzzle>> m_puzzles;
    std::shared_ptr<const TrainingBook> m_book;
    PuzzleProgress m_puzzleProgress{{}};  ///< Of the book, like the next: computed once.
    PlayerRating m_rating;
    MistakeSearch* m_search;
    QAction* m_searchAction;
    bool m_wasSearching = false;
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
    int m_right = 0;  ///< Of the tasks of this row, at once and without a hint.
    QString m_ratingChange;  ///< By the answer to this task.
    QElapsedTimer m_timer;
};

}  // namespace gomoku
