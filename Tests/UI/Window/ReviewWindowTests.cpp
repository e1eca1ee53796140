// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewRecord.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/EvalPlot.h"
#include "UI/Panels/Graph/ProgressRow.h"
#include "UI/Review/BestLine.h"
#include "UI/Review/ReviewPanel.h"
#include "UI/Review/TurningPointItem.h"
#include "UI/Review/TurningPoints.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

namespace gomoku::testing {
namespace {

constexpr std::uint64_t kEndless = 1'000'000'000;

class ReviewWindow : public WindowTable
{
protected:
    ReviewWindow() { lookQuickly(); }

    [[nodiscard]] ReviewFeature& review() const { return *window.review(); }
    [[nodiscard]] EvalGraph& graph() const { return *game().panel()->graph(); }
    [[nodiscard]] bool isReviewed() const { return review().review().isComplete; }

    void lookQuickly() { review().setLooks(quickLooks().nodes, quickLooks().secondNodes); }
    /// So that a review is still under way when the test looks.
    void lookForEver() { review().setLooks(kEndless, kEndless); }

    /// Black wins; White leaves an open three and then a four alone.
    void playToTheEnd()
    {
        play("h8 i7 i8 j9 j8 a5 k8 a7 l8");
        ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    }
    void pressOnBanner(const QString& text)
    {
        ASSERT_TRUE(eventually([&] { return game().banner()->isVisible(); }));
        for (QPushButton* button : game().banner()->findChildren<QPushButton*>())
            if (button->text() == text)
                return button->click();
        FAIL() << "no button " << text.toStdString();
    }
    /// A record with these moves as a game of two humans.
    void open(const GameRecord& record)
    {
        const quint64 before = now().game;
        game().openRecord(setupFor(human(), human()), std::make_shared<const GameRecord>(record));
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
    }
    static GameRecord recordOf(const char* moves)
    {
        GameRecord record(15, Rule::Freestyle);
        record.addLine(GameRecord::root(), gameOf(moves).moves);
        return record;
    }
};

TEST_F(ReviewWindow, AGameThatEndedIsJudgedInTheBackground)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    EXPECT_TRUE(graph().isVisible());
    EXPECT_TRUE(graph().bar()->isHidden());
    EXPECT_EQ(review().review(), reviewQuickly(gameOf("h8 i7 i8 j9 j8 a5 k8 a7 l8"), 2));
    EXPECT_FALSE(window.analysis()->isRunning());
}

TEST_F(ReviewWindow, TheBannersReviewReviewsTheGameAndAnalysesNothing)
{
    lookForEver();
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return review().isReviewing(); }));
    graph().cancelButton()->click();  // The one that begins by itself.
    ASSERT_FALSE(review().isReviewing());
    pressOnBanner("Review");
    ASSERT_TRUE(eventually([&] { return review().isReviewing(); }));
    EXPECT_TRUE(review().isOpen());
    EXPECT_FALSE(window.analysis()->isRunning());
    EXPECT_EQ(review().review().moves.size(), 9U);
    // It ends with its game.
    start(human(), human());
    EXPECT_FALSE(review().isReviewing());
    EXPECT_TRUE(review().review().moves.empty());
    EXPECT_FALSE(graph().isVisible());
}

TEST_F(ReviewWindow, TheStartPageEndsIt)
{
    lookForEver();
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return review().isReviewing(); }));
    game().showStartPage();
    EXPECT_FALSE(review().isReviewing());
}

TEST_F(ReviewWindow, CancelKeepsWhatIsKnownAndLeavesGaps)
{
    review().setLooks(200, kEndless);
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return review().isReviewing(); }));
    ASSERT_TRUE(eventually([&] { return graph().cancelButton()->isVisible(); }));
    QTest::mouseClick(graph().cancelButton(), Qt::LeftButton);
    EXPECT_FALSE(review().isReviewing());
    EXPECT_FALSE(graph().bar()->isVisible());
    EXPECT_EQ(review().review().moves.size(), 9U);
    EXPECT_FALSE(isReviewed());
}

TEST_F(ReviewWindow, InASmallWindowItsProgressIsSeenWhereTheGraphIsNot)
{
    lookForEver();
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return review().isReviewing(); }));
    ProgressRow& progress = *game().panel()->progress();
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(800, 500), QSize(640, 480)}) {
        window.resize(size);
        EXPECT_TRUE(eventually([&] { return progress.isVisible() != graph().isVisible(); }))
            << size.width() << "x" << size.height();
    }
    ASSERT_TRUE(progress.isVisible()) << "the graph is on another tab";
    EXPECT_GE(progress.label()->width(), progress.label()->sizeHint().width());
    QTest::mouseClick(progress.cancelButton(), Qt::LeftButton);
    EXPECT_FALSE(review().isReviewing());
    EXPECT_FALSE(progress.isVisible());
}

TEST_F(ReviewWindow, WinningFoursAndOnlyAnswersAreNotMarked)
{
    open(recordOf(kWonByFours));
    review().openReview();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    for (std::size_t move = 16; move < 25; ++move)  // h7 f5 h5 h6 e8 f8 f7 d9 i4
        EXPECT_FALSE(isMarked(review().review().moves[move].verdict)) << move + 1;
}

TEST_F(ReviewWindow, WhilePlayingTheComputerThereIsNoGraph)
{
    start(human(), computer());
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().moves.size() == 2; }));
    EXPECT_FALSE(graph().isVisible());
    EXPECT_TRUE(review().review().moves.empty()) << "nobody was asked to judge";
    game().ask(&GameManager::resign);
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    EXPECT_TRUE(graph().isVisible());
}

TEST_F(ReviewWindow, AnalysisJudgesNoMovesHoweverFastOneSteps)
{
    // Once, the searches of some milliseconds that one left behind became marks and values.
    open(recordOf(kWonByFours));
    window.analysis()->setRunning(true);
    for (int moves = 20; moves > 10; --moves) {
        game().showPosition(moves);
        ASSERT_TRUE(eventually([&] { return now().shown == moves; }));
        EXPECT_EQ(game().shownVerdict(), Verdict::Unjudged) << moves;
    }
    ASSERT_TRUE(eventually([&] { return !board().tags().empty(); })) << "it is analysed";
    EXPECT_EQ(game().shownVerdict(), Verdict::Unjudged);
    EXPECT_TRUE(review().review().moves.empty());
    EXPECT_FALSE(graph().isVisible());
}

TEST_F(ReviewWindow, ValuesDuringPlayAreForThoseWhoAskForThem)
{
    review().setJudgesPlay(true);
    start(human(), computer());
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().moves.size() == 2; }));
    ASSERT_TRUE(eventually([&] {
        const auto& scores = review().review().blackScores;
        return scores.size() == 3 && scores[1] && scores[2];
    }));
    EXPECT_TRUE(graph().isVisible());
    for (const MoveReview& move : review().review().moves)
        EXPECT_EQ(move.verdict, Verdict::Unjudged);
    review().setJudgesPlay(false);
    EXPECT_FALSE(graph().isVisible());
    EXPECT_TRUE(review().review().moves.empty());
}

TEST_F(ReviewWindow, AReviewIsSavedWithTheGameAndThereWhenItIsOpened)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    const GameReview made = review().review();
    ASSERT_TRUE(eventually([&] { return reviewOf(*record()).has_value(); }));
    const GameRecord saved = *record();
    start(human(), human());
    lookForEver();
    open(saved);
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    EXPECT_EQ(review().review(), made);
    EXPECT_FALSE(review().isReviewing());
    EXPECT_TRUE(graph().isVisible());
}

TEST_F(ReviewWindow, AGameTakenBackHasNoReview)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    game().ask(&GameManager::undo);
    ASSERT_TRUE(eventually([&] { return !now().result.isOver(); }));
    EXPECT_TRUE(review().review().moves.empty());
    EXPECT_FALSE(graph().isVisible());
    // The same end again is found in the record.
    lookForEver();
    game().ask(&GameManager::redo);
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
}

TEST_F(ReviewWindow, ATriedVariationLeavesTheReviewAlone)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    game().showPosition(5);
    ASSERT_TRUE(eventually([&] { return now().shown == 5; }));
    play("c3");
    EXPECT_TRUE(isReviewed());
    EXPECT_EQ(game().shownVerdict(), Verdict::Unjudged);
    // The graph leads back to the game.
    const QPoint sixth = graph().plot()->positionOf(6, 0.5).toPoint();
    QTest::mouseClick(graph().plot(), Qt::LeftButton, {}, sixth);
    ASSERT_TRUE(eventually([&] { return now().shown == 6 && now().lastMove() == at("a5"); }));
}

TEST_F(ReviewWindow, ThePageStandsInTheGamesPanelsPlace)
{
    start(human(), human());
    playToTheEnd();
    pressOnBanner("Review");
    EXPECT_TRUE(review().panel()->isVisible());
    EXPECT_FALSE(game().panel()->isVisible());
    QTest::mouseClick(review().panel()->closeButton(), Qt::LeftButton);
    EXPECT_FALSE(review().panel()->isVisible());
    EXPECT_TRUE(game().panel()->isVisible());
    review().openReview();
    game().showStartPage();
    EXPECT_FALSE(review().isOpen());
    start(human(), human());
    EXPECT_TRUE(game().panel()->isVisible()) << "the next game has its own panel";
}

TEST_F(ReviewWindow, TheKeyOfTheAnalysisPanelShowsItInsteadOfTheReview)
{
    open(recordOf(kWonByFours));
    game().showPosition(10);
    review().openReview();
    ASSERT_TRUE(review().isOpen());
    review().panel()->closeButton()->setFocus();
    window.analysis()->setRunning(true);
    EXPECT_TRUE(review().isOpen()) << "its tags stand on the board beside the review";
    window.analysis()->panelAction()->trigger();
    EXPECT_FALSE(review().isOpen());
    EXPECT_TRUE(window.analysis()->panelAction()->isChecked());
    EXPECT_TRUE(window.analysis()->isRunning());
    EXPECT_TRUE(window.analysis()->panel()->isVisible());
    EXPECT_TRUE(board().hasFocus()) << "not whatever comes next, which would be a player";
    window.analysis()->panelAction()->trigger();
    EXPECT_FALSE(window.analysis()->panel()->isVisible());
}

TEST_F(ReviewWindow, ATurningPointIsShownOnTheBoardAndItsBestLineIsPlayable)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    review().openReview();
    ASSERT_FALSE(review().panel()->turningPoints()->items().empty());
    const std::size_t place = review().review().turningPoints.front();
    const MoveReview move = review().review().moves[place];
    QTest::mouseClick(review().panel()->turningPoints()->items().front(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().lastMove() == move.point; }));
    EXPECT_EQ(board().verdict().point, move.point);
    EXPECT_EQ(board().verdict().better.point, move.better());
    emit review().panel()->bestLine()->links()->linkHovered("1");
    EXPECT_EQ(board().picture().grid.at(move.point), Cell::Empty);
    emit review().panel()->bestLine()->links()->linkActivated("1");
    ASSERT_TRUE(eventually([&] { return now().lastMove() == move.better(); }));
    EXPECT_EQ(now().shown, static_cast<int>(place) + 1);
    EXPECT_TRUE(review().panel()->bestLine()->isVisible());
    QTest::mouseClick(review().panel()->turningPoints()->items().front(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().lastMove() == move.point; }));
}

TEST_F(ReviewWindow, TheBetterMoveOnTheBoardShowsItsLineAndLeadsThere)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    review().openReview();
    ASSERT_FALSE(review().panel()->turningPoints()->items().empty());
    const MoveReview move = review().review().moves[review().review().turningPoints.front()];
    EXPECT_FALSE(game().status()->text().contains("Black's winning chance"));
    QTest::mouseClick(review().panel()->turningPoints()->items().front(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return board().betterMove() == move.better(); }));
    EXPECT_TRUE(game().status()->text().contains("Numbers: Black's winning chance"))
        << "nobody has to guess whose chance the number is";
    emit board().hovered(move.better());
    EXPECT_EQ(board().picture().grid.at(move.point), Cell::Empty);
    emit board().hovered({});
    EXPECT_NE(board().picture().grid.at(move.point), Cell::Empty);
    board().choose(move.better());
    ASSERT_TRUE(eventually([&] { return now().lastMove() == move.better(); }));
    EXPECT_FALSE(board().hasNumbers());
}

TEST_F(ReviewWindow, WhileItIsIncompleteAClickOnTheBetterMoveIsAMoveLikeOthers)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    GameReview part = review().review();
    const std::size_t place = part.turningPoints.front();
    const Point better = part.moves[place].better();
    part.isComplete = false;
    review().openReview();
    game().showPosition(static_cast<int>(place) + 1);
    ASSERT_TRUE(eventually([&] { return board().betterMove() == better; }));
    game().setReview(part, true);
    board().choose(better);
    ASSERT_TRUE(eventually([&] { return now().lastMove() == better; }));
    EXPECT_EQ(now().shown, static_cast<int>(place) + 2) << "after the move of the game";
}

TEST_F(ReviewWindow, ABetterMoveIsNotTakenForOneOfTheAnalysis)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    review().openReview();
    QTest::mouseClick(review().panel()->turningPoints()->items().front(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return !board().betterMove().isNone(); }));
    board().showTags({{at("a15"), "50", true}});
    EXPECT_TRUE(board().betterMove().isNone());
    board().showTags({});
    EXPECT_FALSE(board().betterMove().isNone());
}

TEST_F(ReviewWindow, AGamePlayedOnFromEarlierIsReviewedItself)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    game().showPosition(6);
    ASSERT_TRUE(eventually([&] { return now().shown == 6; }));
    play("h9 a7 h10 b1 h11 b3 h12");  // Another five, as a variation.
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    pressOnBanner("Review");
    ASSERT_TRUE(eventually([&] { return isReviewed() && review().review().moves.size() == 13; }));
    EXPECT_EQ(reviewOf(*record())->moves.size(), 9U) << "the record keeps that of its main line";
    const ReviewedGame side = gameOf("h8 i7 i8 j9 j8 a5 h9 a7 h10 b1 h11 b3 h12");
    ASSERT_TRUE(reviewOf(*record(), side)) << "and that of the other line";
    EXPECT_EQ(*reviewOf(*record(), side), review().review());
}

TEST_F(ReviewWindow, APromotedBranchDoesNotLeadTheReviewAstray)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    review().openReview();
    game().showPosition(1);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    game().ask(&GameManager::followMove, at("c3"));
    ASSERT_TRUE(eventually([&] { return now().lastMove() == at("c3"); }));
    game().ask(&GameManager::promoteBranch, now().game, now().node, true);
    ASSERT_TRUE(eventually([&] { return record()->mainMoves().size() == 2; }));
    const std::size_t place = review().review().turningPoints.front();
    QTest::mouseClick(review().panel()->turningPoints()->items().front(), Qt::LeftButton);
    const Point reviewed = review().review().moves[place].point;
    ASSERT_TRUE(eventually([&] { return now().lastMove() == reviewed; }));
    EXPECT_EQ(now().shown, static_cast<int>(place) + 1);
}

TEST_F(ReviewWindow, KeysLeadFromMarkToMark)
{
    start(human(), human());
    playToTheEnd();
    ASSERT_TRUE(eventually([&] { return isReviewed(); }));
    game().showPosition(0);
    ASSERT_TRUE(eventually([&] { return now().shown == 0; }));
    QTest::keyClick(&board(), Qt::Key_Down, Qt::AltModifier);
    ASSERT_TRUE(eventually([&] { return now().shown > 0; }));
    EXPECT_TRUE(isMarked(game().shownVerdict()));
    const int first = now().shown;
    QTest::keyClick(&board(), Qt::Key_Up, Qt::AltModifier);
    EXPECT_TRUE(says("No mistakes found in that direction."));
    EXPECT_EQ(now().shown, first);
}

}  // namespace
}  // namespace gomoku::testing
