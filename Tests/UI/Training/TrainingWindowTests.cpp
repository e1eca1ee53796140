// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"
#include "Models/Library/TrainingLibrary.h"
#include "Models/Setup/LadderPlayer.h"
#include "Models/Training/Puzzles/PuzzleProof.h"
#include "Tests/Support/Game/SignalCount.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/Features/Training/MistakeSearch.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/TrainCard.h"
#include "UI/Window/MainActions.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <semaphore>

namespace gomoku::testing {
namespace {

/// Black has an open three: two moves win, in two moves.
Puzzle openThreePuzzle(const char* extra)
{
    Puzzle puzzle;
    for (const char* name : {"h8", "i8", "j8"})
        puzzle.stones.set(at(name), Cell::Black);
    for (const char* name : {"c3", "m4", extra})
        puzzle.stones.set(at(name), Cell::White);
    const PuzzleProof proof = provePuzzle(puzzle.position(), PuzzleKind::Vcf, 100'000);
    EXPECT_TRUE(proof.isProven());
    puzzle.moves = proof.moves;
    puzzle.accepted = proof.accepted;
    makeCanonical(puzzle);
    return puzzle;
}

/// Another program's way into a library.
class Connection
{
public:
    explicit Connection(const QString& path)
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", kName);
        database.setDatabaseName(path);
        EXPECT_TRUE(database.open());
    }
    ~Connection()
    {
        QSqlDatabase::database(kName).close();
        QSqlDatabase::removeDatabase(kName);
    }
    void run(const QString& sql) const
    {
        QSqlQuery query(QSqlDatabase::database(kName));
        EXPECT_TRUE(query.exec(sql)) << sql.toStdString();
    }

private:
    static constexpr auto kName = "training window test";
};

void runSql(const QString& path, const QString& sql)
{
    Connection(path).run(sql);
}

/// White, the human, leaves Black's open three alone.
void addLostGame(const QString& path)
{
    GameLibrary games;
    games.open(path);
    GameRecord record(15);
    NodeId node = GameRecord::root();
    Color color = Color::Black;
    for (const char* name : {"h8", "g9", "h9", "i10", "h10", "a1", "h11", "h7", "h12"}) {
        node = record.addMove(node, {at(name), color});
        color = opponent(color);
    }
    record.info().result = GameResult::win(Color::Black);
    GameToKeep game{.number = 1, .setup = setupFor(computer(), human())};
    game.record = std::make_shared<const GameRecord>(record);
    games.keep(game);
    games.retry();
}

/// Two that are due.
void addCards(const QString& path)
{
    TrainingLibrary library;
    library.open(path);
    for (const char* stone : {"h8", "c4"}) {
        TrainingPosition position;
        position.grid.set(at(stone), Cell::Black);
        library.addCards({cardFor(position, DeckCard::Kind::Mistake, "1:1",
                                  TrainingFeature::timeNow().now, {at("a1")}, {at("g8")})});
    }
}

class Training : public WindowTable
{
protected:
    Training()
    {
        // Only in an active window does a widget have the focus and a shortcut its effect.
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        training().setPuzzles({openThreePuzzle("d12"), openThreePuzzle("e13")});
        training().showPage();
    }

    [[nodiscard]] TrainingFeature& training() const { return *window.training(); }
    [[nodiscard]] QString file() const { return folder.filePath("games.sqlite"); }
    [[nodiscard]] PracticePanel& panel() const { return *training().panel(); }
    [[nodiscard]] TrainPage& page() const { return *training().page(); }
    void click(Point point)
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(point).toPoint());
    }
    [[nodiscard]] std::shared_ptr<const TrainingBook> book()
    {
        TrainingLibrary library;
        library.open(folder.filePath("games.sqlite"));
        return library.book();
    }
    /// An empty point that does not solve the task.
    [[nodiscard]] Point wrongPoint() const
    {
        const PracticeTask& task = *training().task();
        Point found;
        task.position.grid.forEachPoint([&](Point point) {
            if (task.position.grid.at(point) == Cell::Empty && !task.puzzle->accepts(point))
                found = point;
        });
        return found;
    }
    /// Plays the right moves until it is solved.
    void solve()
    {
        click(training().task()->puzzle->accepted.front());
        ASSERT_TRUE(eventually([&] { return !panel().feedback().isEmpty(); }));
        solveByHints();
    }
    void solveByHints()
    {
        while (panel().hintButton()->isEnabled()) {
            const QString before = panel().feedback();
            panel().hintButton()->click();
            panel().hintButton()->click();
            panel().hintButton()->click();
            ASSERT_TRUE(eventually([&] { return !board().hint().isNone(); }));
            click(board().hint());
            ASSERT_TRUE(eventually([&] { return board().hint().isNone(); }));
        }
    }
};

TEST_F(Training, TheFirstVisitOffersTheFirstLessonOrPuzzles)
{
    EXPECT_EQ(game().page(), GameWidget::Page::Guest);
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(page().puzzles()->isVisible());
    EXPECT_FALSE(page().mistakes()->isEnabled());
    EXPECT_FALSE(page().ratingText()->isVisible());
    EXPECT_TRUE(page().startButton()->hasFocus());
}

TEST_F(Training, CardsThatAreDueAreNotCalledPuzzles)
{
    addCards(file());
    TrainingLibrary library;
    library.open(file());
    for (int i = 0; i < kDailyCards; ++i)
        library.keepAnswer({.at = TrainingFeature::timeNow().now, .subject = std::to_string(i)},
                           {});
    training().showPage();
    ASSERT_TRUE(eventually([&] { return std::ssize(training().book()->answers) == kDailyCards; }));
    EXPECT_EQ(page().startButton()->text(), "Start");
    page().startButton()->click();
    ASSERT_TRUE(training().task());
    EXPECT_EQ(training().task()->kind, PracticeTask::Kind::Mistake);
}

TEST_F(Training, InASmallWindowThePageBeginsAtItsTop)
{
    window.resize(640, 480);
    QScrollBar* bar = page().findChild<QScrollArea*>()->verticalScrollBar();
    ASSERT_TRUE(eventually([&] { return bar->maximum() > 0; }));
    bar->setValue(bar->maximum());
    page().openings()->click();
    ASSERT_FALSE(page().isVisible());
    QTest::keyClick(&board(), Qt::Key_Escape);
    ASSERT_TRUE(eventually([&] { return page().isVisible(); })) << "a button takes its time";
    EXPECT_TRUE(page().startButton()->hasFocus());
    EXPECT_EQ(bar->value(), 0) << "the focus would be on a button out of sight";
}

TEST_F(Training, TheMenuLeadsThere)
{
    game().showStartPage();
    window.menus()->trainMenu()->actions().front()->trigger();
    EXPECT_TRUE(page().isVisible());
}

TEST_F(Training, TheStartPageLeadsThere)
{
    game().showStartPage();
    for (SegmentButton* button : game().startPage()->findChildren<SegmentButton*>())
        if (button->text() == "Train")
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(page().isVisible());
}

TEST_F(Training, APuzzleIsSolvedByTypingAndTheStatusLineTellsTheTask)
{
    training().practisePuzzles();
    const QString task = game().status()->text();
    const QString point
        = QString::fromStdString(training().task()->puzzle->accepted.front().toString());
    QTest::keyClicks(&board(), point);
    EXPECT_NE(game().status()->text(), task) << "it asks for Enter";
    QTest::keyClick(&board(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return panel().feedback().contains("right"); }));
    EXPECT_EQ(game().status()->text(), task);
}

TEST_F(Training, AWrongMoveShowsItsRefutationAndBecomesACard)
{
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    const Grid before = board().snapshot().grid;
    click(wrongPoint());
    ASSERT_TRUE(eventually([&] { return !panel().feedback().isEmpty(); }));
    EXPECT_TRUE(panel().hintButton()->isEnabled()) << "one may try again";
    EXPECT_EQ(board().snapshot().grid, before);
    ASSERT_TRUE(eventually([&] { return book()->deck.size() == 1; }));
    EXPECT_EQ(book()->answers.front().grade, RecallGrade::Again);
    EXPECT_EQ(book()->deck.countOf(DeckCard::Kind::Puzzle), 1);
}

TEST_F(Training, AWinThatTakesLongerIsNotHeldAgainstAnybody)
{
    // Both ends of the open three win at once; a four elsewhere only puts that off.
    Puzzle puzzle;
    puzzle.id = "with a detour";
    for (const char* name : {"h8", "i8", "j8", "b5", "c5", "d5"})
        puzzle.stones.set(at(name), Cell::Black);
    for (const char* name : {"a5", "m4", "d12", "e13", "o15"})
        puzzle.stones.set(at(name), Cell::White);
    puzzle.moves = 2;
    puzzle.accepted = provePuzzle(puzzle.position(), PuzzleKind::Vcf, 100'000).accepted;
    ASSERT_FALSE(puzzle.accepted.empty());
    training().setPuzzles({puzzle});
    training().showPage();
    page().puzzles()->click();
    click(at("e5"));
    ASSERT_TRUE(eventually([&] { return panel().feedback().contains("takes longer"); }))
        << panel().feedback().toStdString();
    EXPECT_TRUE(panel().hintButton()->isEnabled());
    click(puzzle.accepted.front());
    ASSERT_TRUE(eventually([&] { return panel().feedback().contains("is right"); }));
    EXPECT_TRUE(book()->answers.empty());
    panel().hintButton()->click();
    panel().hintButton()->click();
    panel().hintButton()->click();
    ASSERT_TRUE(eventually([&] { return !board().hint().isNone(); }));
    click(board().hint());
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_EQ(book()->answers.front().grade, RecallGrade::Hard);
}

TEST_F(Training, AClickOnAStoneSaysWhyNothingHappens)
{
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    Point stone;
    training().task()->position.grid.forEachPoint([&](Point point) {
        if (training().task()->position.grid.at(point) != Cell::Empty)
            stone = point;
    });
    click(stone);
    EXPECT_TRUE(says("is occupied"));
}

TEST_F(Training, WhatIsSaidOfAClickEndsWithTheNextOne)
{
    const auto missEveryPoint = [&] {
        const BoardGeometry geometry = board().geometryNow();
        const QPointF between = (geometry.centreOf(at("a1")) + geometry.centreOf(at("b2"))) / 2;
        QTest::mouseClick(&board(), Qt::LeftButton, {}, between.toPoint());
        return says("closer to an intersection");
    };
    EXPECT_TRUE(missEveryPoint());
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    EXPECT_TRUE(says("to move")) << "on another page";
    EXPECT_TRUE(missEveryPoint());
    click(wrongPoint());
    EXPECT_TRUE(says("to move")) << "after an answer";
    EXPECT_TRUE(missEveryPoint());
    panel().nextButton()->click();
    EXPECT_TRUE(eventually([&] { return says("to move"); })) << "at the next task";
}

TEST_F(Training, AClickOnAButtonLeavesTheKeyboardOnTheBoard)
{
    page().puzzles()->click();
    QTest::mouseClick(panel().hintButton(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return !panel().feedback().isEmpty(); }));
    EXPECT_TRUE(board().hasFocus()) << "a point can be typed now";
}

TEST_F(Training, ALessonSaysWhoseTurnItIs)
{
    page().startButton()->click();
    EXPECT_EQ(panel().note(), "Freestyle · Black to move");
    solveByHints();
    EXPECT_EQ(panel().note(), "Freestyle") << "the game is over";
}

TEST_F(Training, ASolvedPuzzleCountsAndTheNextFollows)
{
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    const std::string first = training().task()->subject;
    solve();
    EXPECT_FALSE(panel().hintButton()->isEnabled());
    EXPECT_TRUE(panel().nextButton()->hasFocus());
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_GT(book()->answers.front().grade, RecallGrade::Again);
    EXPECT_TRUE(panel().note().startsWith("Freestyle · ")) << panel().note().toStdString();
    EXPECT_TRUE(panel().note().contains(" · rating ")) << panel().note().toStdString();
    EXPECT_FALSE(panel().note().contains('(')) << "the first answers move it too far to be told";
    QTest::keyClick(panel().nextButton(), Qt::Key_Space);
    ASSERT_TRUE(
        eventually([&] { return training().task() && training().task()->subject != first; }));
    EXPECT_TRUE(panel().feedback().isEmpty());
    EXPECT_TRUE(panel().note().startsWith("Freestyle · ")) << "what rule, and how hard";
    QTest::keyClick(&board(), Qt::Key_M, Qt::ControlModifier);
    ASSERT_TRUE(eventually([&] { return panel().feedback().contains("Solution"); }));
    EXPECT_TRUE(panel().note().contains("1 of 2 solved at the first attempt."))
        << "also with a hint; it says " << panel().note().toStdString();
}

/// One-move puzzles of all ratings, for somebody who solves every one.
TEST_F(Training, PuzzlesOfARowFollowTheStrengthThatTheAnswersShow)
{
    std::vector<Puzzle> puzzles;
    for (int i = 0; i < 12; ++i) {
        Puzzle puzzle;
        for (const char* name : {"h8", "i8", "j8", "k8"})
            puzzle.stones.set(at(name), Cell::Black);
        for (const char* name : {"c3", "m4", "e13"})
            puzzle.stones.set(at(name), Cell::White);
        puzzle.stones.set(Point::at(i, 14), Cell::White);
        puzzle.moves = 1;
        puzzle.accepted = {at("g8"), at("l8")};
        puzzle.rating = 800 + 100 * i;
        makeCanonical(puzzle);
        puzzles.push_back(puzzle);
    }
    training().setPuzzles(puzzles);
    training().showPage();
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    const int first = training().task()->puzzle->rating;
    EXPECT_LT(first, 1300) << "nobody knows yet how strong the player is";
    for (std::size_t i = 1; i <= 3; ++i) {
        click(training().task()->puzzle->accepted.front());
        ASSERT_TRUE(eventually([&] { return !panel().hintButton()->isEnabled(); }));
        ASSERT_TRUE(eventually([&] { return training().book()->answers.size() == i; }));
        panel().nextButton()->click();
        ASSERT_TRUE(training().task());
    }
    EXPECT_GT(training().task()->puzzle->rating, first + 300);
}

TEST_F(Training, TheNextTaskWaitsUntilASlowLibraryHasTheAnswer)
{
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    const std::string first = training().task()->subject;
    std::binary_semaphore isDiskBack{0};
    QMetaObject::invokeMethod(
        training().library(), [&] { isDiskBack.acquire(); }, Qt::QueuedConnection);
    panel().solutionButton()->click();
    EXPECT_TRUE(eventually([&] { return panel().feedback().contains("Solution"); }));
    panel().nextButton()->click();
    QTest::qWait(50);  // Nothing may happen in it.
    EXPECT_TRUE(training().task() && training().task()->subject == first);
    isDiskBack.release();
    EXPECT_TRUE(
        eventually([&] { return training().task() && training().task()->subject != first; }));
    EXPECT_EQ(book()->answers.size(), 1u);
}

TEST_F(Training, TheSolutionEndsATaskAsFailed)
{
    page().puzzles()->click();
    QTest::keyClick(&board(), Qt::Key_M, Qt::ControlModifier);
    ASSERT_TRUE(eventually([&] { return panel().feedback().contains("Solution"); }));
    EXPECT_FALSE(panel().solutionButton()->isEnabled());
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_EQ(book()->answers.front().grade, RecallGrade::Again);
}

TEST_F(Training, BackLeadsToThePageAndAGameGoesOnBehindIt)
{
    start(human(), human());
    play("h8 i9");
    training().showPage();
    EXPECT_EQ(game().page(), GameWidget::Page::Guest);
    page().puzzles()->click();
    panel().backButton()->click();
    EXPECT_TRUE(page().isVisible());
    EXPECT_FALSE(training().task());
    game().returnToGame();
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(now().live, 2);
    EXPECT_EQ(board().snapshot().grid.count(Cell::Black), 1);
}

TEST_F(Training, EscapeLeadsBackStepByStep)
{
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    QTest::keyClick(&board(), Qt::Key_Escape);
    ASSERT_TRUE(eventually([&] { return page().isVisible(); })) << "a button takes its time";
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_TRUE(eventually([&] { return game().page() == GameWidget::Page::Start; }));
}

TEST_F(Training, FromAGameOneReturnsToIt)
{
    start(human(), human());
    play("h8 i9");
    training().showPage();
    page().backButton()->click();
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(board().snapshot().grid.count(Cell::Black), 1);
}

/// One move was a blunder, and that would have been better.
GameReview reviewWithOneBlunder(const ReviewedGame& game, std::size_t move, Point better)
{
    GameReview review;
    for (const RecordedMove& each : game.moves)
        review.moves.push_back({each.point, each.color, Verdict::Ok});
    review.moves[move].verdict = Verdict::Blunder;
    review.moves[move].betterLine = {better};
    return review;
}

TEST_F(Training, TheMistakesOfAReviewStandAsInTheGameAndLeadBackToIt)
{
    game().showStartPage();  // The page Train was visited from here once.
    start(human(), human());
    play("h8 i9 h9 a1");
    ReviewedGame played;
    for (const char* move : {"h8", "i9", "h9", "a1"})
        played.moves.push_back(
            {at(move), played.moves.size() % 2 == 0 ? Color::Black : Color::White});
    training().learnFrom(played, reviewWithOneBlunder(played, 3, at("h10")), {false, true});
    ASSERT_TRUE(training().task());
    EXPECT_EQ(board().snapshot().grid, played.positionAfter(3).grid());
    ASSERT_EQ(board().snapshot().marks.size(), 1U) << "what was played is crossed out";
    EXPECT_EQ(board().snapshot().marks.front().point, at("a1"));
    EXPECT_EQ(board().snapshot().marks.front().kind, BoardMark::Kind::Cross);
    panel().backButton()->click();
    ASSERT_TRUE(page().isVisible());
    page().backButton()->click();
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(now().live, 4);
}

TEST_F(Training, WhileAnAnswerIsJudgedThePanelSaysSo)
{
    start(human(), human());
    play("h8 i9 h9 a1");
    ReviewedGame played;
    for (const char* move : {"h8", "i9", "h9", "a1"})
        played.moves.push_back(
            {at(move), played.moves.size() % 2 == 0 ? Color::Black : Color::White});
    training().learnFrom(played, reviewWithOneBlunder(played, 3, at("h10")), {false, true});
    ASSERT_TRUE(training().task());
    click(at("o15"));
    EXPECT_TRUE(eventually([&] { return panel().feedback() == "Analysing…"; }))
        << "a million nodes take longer than anybody likes to wait without a word";
    EXPECT_TRUE(eventually([&] { return panel().feedback().contains("O15"); }));
}

TEST_F(Training, ALessonIsDoneAlsoAfterAWrongMove)
{
    page().startButton()->click();
    ASSERT_TRUE(training().task());
    ASSERT_EQ(training().task()->subject, "first-five");
    click(at("a1"));
    ASSERT_TRUE(eventually([&] { return !panel().feedback().isEmpty(); }));
    EXPECT_TRUE(book()->answers.empty());
    panel().hintButton()->click();
    ASSERT_TRUE(eventually([&] { return !board().hint().isNone(); }));
    click(board().hint());
    ASSERT_TRUE(eventually([&] { return !panel().hintButton()->isEnabled(); }));
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_TRUE(finishedLessons(book()->answers).contains("first-five"));
    EXPECT_EQ(board().snapshot().outcome.row.size(), 5U) << "the five gets its line";
    panel().nextButton()->click();
    EXPECT_TRUE(eventually([&] { return board().snapshot().outcome.row.empty(); }));
}

TEST_F(Training, LessonsCanBeChosenAndContinueWhereOneWas)
{
    page().startButton()->click();
    ASSERT_TRUE(panel().choiceButton()->isVisible());
    QMenu* choices = panel().choiceButton()->menu();
    ASSERT_EQ(choices->actions().size(), static_cast<int>(lessons().size()));
    EXPECT_FALSE(choices->actions().front()->isChecked());
    solveByHints();
    ASSERT_TRUE(eventually([&] { return training().book()->answers.size() == 1; }));
    EXPECT_TRUE(choices->actions().front()->isChecked()) << "before it is left";
    panel().backButton()->click();
    page().lessons()->click();
    EXPECT_EQ(training().task()->subject, lessons()[1].id) << "the first one is done";
    EXPECT_TRUE(choices->actions()[0]->isChecked());
    EXPECT_FALSE(choices->actions()[1]->isChecked());
    choices->popup({});
    EXPECT_EQ(choices->activeAction(), choices->actions()[1]) << "where one is";
    QTest::keyClick(choices, Qt::Key_Up);
    QTest::keyClick(choices, Qt::Key_Up);  // From the first one to the last.
    QTest::keyClick(choices, Qt::Key_Return);
    EXPECT_EQ(training().task()->subject, lessons().back().id);
    EXPECT_TRUE(eventually([&] { return board().hasFocus(); })) << "to answer";
    panel().nextButton()->click();
    EXPECT_TRUE(page().isVisible()) << "after the last one";
}

TEST_F(Training, OnlyLessonsCanBeChosen)
{
    page().puzzles()->click();
    ASSERT_TRUE(training().task());
    EXPECT_FALSE(panel().choiceButton()->isVisible());
}

TEST_F(Training, NewcomersOnTheStartPageAreOfferedTheFirstLesson)
{
    game().showStartPage();
    LinkCard* card = game().startPage()->newcomerCard();
    ASSERT_FALSE(card->isHidden());
    card->click();
    ASSERT_TRUE(training().task());
    EXPECT_EQ(training().task()->subject, lessons().front().id);
    panel().backButton()->click();
    page().backButton()->click();
    EXPECT_EQ(game().page(), GameWidget::Page::Start);
}

TEST_F(Training, PointsThatAreFoundAreMarked)
{
    page().startButton()->click();
    while (training().task() && training().task()->subject != "find-all-defences")
        panel().nextButton()->click();
    ASSERT_TRUE(training().task());
    panel().hintButton()->click();
    ASSERT_TRUE(eventually([&] { return !board().hint().isNone(); }));
    const Point found = board().hint();
    click(found);
    ASSERT_TRUE(eventually([&] { return board().snapshot().marks.size() == 1; }));
    EXPECT_EQ(board().snapshot().marks.front().point, found);
    panel().solutionButton()->click();
    EXPECT_TRUE(eventually([&] { return board().snapshot().marks.size() > 2; }));
}

TEST_F(Training, ARatedGameMeetsTheStepThatFits)
{
    page().ratedGame()->click();
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(stepOf(now().setup.players.white), PlayerRating().fittingStep());
}

TEST_F(Training, TheGameSaysWhetherItIsRatedAndWhyNot)
{
    const auto endsWith = [&](const QString& words) {
        return eventually([&] {
            return QAccessible::queryAccessibleInterface(game().status())
                ->text(QAccessible::Name)
                .endsWith(QStringLiteral(" · ") + words);
        });
    };
    page().ratedGame()->click();
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    EXPECT_TRUE(endsWith("Rated"));
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_TRUE(endsWith("Rated"));
    window.menus()->action(MainActions::Id::Undo)->trigger();
    EXPECT_TRUE(endsWith("Not rated: a move was taken back"));

    training().showPage();
    page().ratedGame()->click();
    EXPECT_TRUE(endsWith("Rated")) << "another game begins without help";
    window.menus()->action(MainActions::Id::Hint)->trigger();
    ASSERT_TRUE(says("Ask again"));
    game().status()->fallSilent();  // The hint itself is told first.
    EXPECT_TRUE(endsWith("Not rated: a hint was used"));

    training().showPage();
    page().ratedGame()->click();
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_TRUE(endsWith("Rated"));
    window.review()->openReview();
    EXPECT_TRUE(endsWith("Not rated: analysis was used"));
}

TEST_F(Training, GamesThatNobodyReviewedAreLookedThroughForMistakes)
{
    addLostGame(file());
    training().search()->setLooks(2000, 20000);
    training().showPage();
    ASSERT_TRUE(eventually([&] { return training().book()->unreviewedGames == 1; }));
    EXPECT_TRUE(page().mistakes()->isEnabled());
    page().mistakes()->click();
    ASSERT_TRUE(eventually([&] {
        return training().book()->unreviewedGames == 0 && !training().search()->isRunning();
    }));
    EXPECT_EQ(training().book()->reviewedGames, 1);
    EXPECT_EQ(training().book()->accuracies.size(), 1u);
    ASSERT_GT(training().book()->deck.countOf(DeckCard::Kind::Mistake), 0);
    page().mistakes()->click();
    ASSERT_TRUE(training().task());
    EXPECT_EQ(training().task()->position.side, Color::White) << "the human's mistakes only";
}

TEST_F(Training, AGameThatCannotBeReadKeepsNobodyFromTheOthers)
{
    addLostGame(file());
    addLostGame(file());
    runSql(file(), "UPDATE games SET record = 'nonsense' WHERE id = (SELECT max(id) FROM games)");
    training().search()->setLooks(2000, 20000);
    training().showPage();
    ASSERT_TRUE(eventually([&] { return training().book()->unreviewedGames == 2; }));
    page().mistakes()->click();
    ASSERT_TRUE(eventually([&] { return !training().search()->isRunning(); }));
    EXPECT_TRUE(eventually([&] { return training().book()->reviewedGames == 1; }));
}

/// The button that leads to training from the start page.
const SegmentButton* trainButton(const ColorChooserWidget& page)
{
    for (const SegmentButton* button : page.findChildren<SegmentButton*>())
        if (button->accessibleName() == "Train")
            return button;
    return nullptr;
}

TEST_F(Training, TheStartPageTellsHowManyCardsAreDue)
{
    ASSERT_TRUE(trainButton(*game().startPage()));
    EXPECT_EQ(trainButton(*game().startPage())->text(), "Train");
    addCards(file());
    MainWindow other(settingsFile());
    other.show();
    const SegmentButton* button = trainButton(*other.game()->startPage());
    ASSERT_TRUE(button);
    EXPECT_TRUE(eventually([&] { return button->text() == "Train · 2"; }))
        << "without a visit to the page";
    EXPECT_EQ(button->accessibleDescription(), "2 due");
}

TEST_F(Training, ALibraryThatIsBusyAtTheStartIsReadLater)
{
    QTemporaryDir another;
    const QString library = another.filePath("games.sqlite");
    addCards(library);
    runSql(library, "PRAGMA journal_mode = DELETE");
    {
        auto lock = std::make_unique<Connection>(library);
        lock->run("BEGIN EXCLUSIVE");
        MainWindow other(another.filePath("settings.ini"));
        const SignalCount failed(other.training()->library(), &GameLibrary::savingFailed);
        other.training()->showPage();
        ASSERT_TRUE(eventually([&] { return failed.count() > 0; }));
        EXPECT_EQ(other.training()->due(), 0);
        lock.reset();
        EXPECT_TRUE(eventually([&] { return other.training()->due() == 2; }));
    }
}

TEST_F(Training, TheKeyboardAndScreenReadersReachEverything)
{
    for (const TrainCard* card : {page().puzzles(), page().mistakes(), page().ratedGame()}) {
        EXPECT_FALSE(card->accessibleName().isEmpty());
        EXPECT_FALSE(card->accessibleDescription().isEmpty());
        EXPECT_EQ(card->focusPolicy(), Qt::StrongFocus);
    }
    QTest::keyClick(page().puzzles(), Qt::Key_Space);
    ASSERT_TRUE(training().task());
    EXPECT_TRUE(board().hasFocus());
}

}  // namespace
}  // namespace gomoku::testing
