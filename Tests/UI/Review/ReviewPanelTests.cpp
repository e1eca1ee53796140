// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"
#include "Tests/Support/Game/WaitFor.h"
#include "UI/Board/BoardPainter.h"
#include "UI/BoardWidget.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/EvalPlot.h"
#include "UI/Panels/Graph/ProgressRow.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Review/AccuracyCard.h"
#include "UI/Review/BestLine.h"
#include "UI/Review/ReviewPanel.h"
#include "UI/Review/TurningPointItem.h"
#include "UI/Review/TurningPoints.h"
#include "UI/Text/Game/ReviewText.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr const char* kLeftThreeAlone = "h8 i7 i8 j9 j8 a5 k8 a7 l8";

/// White's third move leaves an open three alone.
const GameReview& reviewed()
{
    static const GameReview review = reviewQuickly(gameOf(kLeftThreeAlone));
    return review;
}

MoveReview blunder()
{
    MoveReview move{.point = at("a5"), .mover = Color::White, .verdict = Verdict::Blunder};
    move.scoreBefore = 10;
    move.scoreAfter = lossIn(4);
    move.chanceBefore = 52;
    move.chanceAfter = 0;
    move.betterLine = {at("g8"), at("k8")};
    return move;
}

// ---- words

TEST(ReviewTextTests, SaysWhatAMoveAllowed)
{
    MoveReview move = blunder();
    move.allowed = {AllowedThreat::Five, at("l8"), 1};
    EXPECT_EQ(ReviewText::consequence(move), "Black can now make five at L8.");
    move.allowed = {AllowedThreat::OpenFour, at("k8"), 2};
    EXPECT_EQ(ReviewText::consequence(move),
              "Left the open three: Black can now make an open four at K8.");
    move.allowed = {AllowedThreat::WinByFours, at("k8"), 5};
    EXPECT_EQ(ReviewText::consequence(move),
              "Black can now win by fours in 5 moves, starting at K8.");
    move.allowed = {AllowedThreat::WinByForce, Point(), 7};
    EXPECT_EQ(ReviewText::consequence(move), "Black can now force a win in 7 moves.");
}

TEST(ReviewTextTests, SaysWhatWasMissed)
{
    MoveReview move = blunder();
    move.scoreBefore = winIn(9);
    EXPECT_EQ(ReviewText::consequence(move), "Missed a win in 5 moves.");
    move.shorterBefore = {24, 3};
    EXPECT_EQ(ReviewText::consequence(move), "Missed a win in 5 moves. At move 24 it took only 3.");
    move.shorterBefore = {};
    move.scoreBefore = winIn(1);
    move.allowed = {AllowedThreat::Five, at("l8"), 1};
    EXPECT_EQ(ReviewText::consequence(move),
              "Missed five in a row. Black can now make five at L8.");
}

TEST(ReviewTextTests, WithoutAProofItTellsTheChances)
{
    MoveReview move = blunder();
    move.scoreAfter = -200;
    move.chanceAfter = 31;
    EXPECT_EQ(ReviewText::consequence(move),
              "Black's winning chance rises from 48\u00a0% to 69\u00a0%.");
    EXPECT_EQ(ReviewText::better(move),
              "Better: G8, with a winning chance of 48\u00a0% for Black.");
    EXPECT_EQ(ReviewText::loss(move), "\u221221");
}

TEST(ReviewTextTests, ALostPositionCanBeLostFaster)
{
    MoveReview move = blunder();
    move.verdict = Verdict::Inaccuracy;
    move.scoreBefore = lossIn(22);
    move.scoreAfter = lossIn(4);
    EXPECT_EQ(ReviewText::consequence(move), "Black now wins in 2 moves instead of 11.");
    EXPECT_EQ(ReviewText::better(move), "Better: G8, which holds out longer.");
}

TEST(ReviewTextTests, AWinHoldsOutNoLongerWhileItsReasonIsUnknown)
{
    MoveReview move = blunder();
    move.reason = {};  // As long as the review runs.
    move.scoreBefore = winIn(21);
    EXPECT_EQ(ReviewText::better(move), "Better: G8, which wins by force in 11 moves.");
    move.scoreBefore = winIn(1);
    EXPECT_EQ(ReviewText::better(move), "Better: G8, which makes five.");
}

TEST(ReviewTextTests, AForbiddenMoveIsCalledOne)
{
    MoveReview move = blunder();
    move.scoreAfter = -kWin;
    EXPECT_EQ(ReviewText::consequence(move), "The move was forbidden, which loses.");
    move.scoreBefore = winIn(9);
    EXPECT_EQ(ReviewText::consequence(move),
              "Missed a win in 5 moves. The move was forbidden, which loses.");
    move.scoreBefore = lossIn(22);
    EXPECT_EQ(ReviewText::consequence(move), "The move was forbidden, which loses.");
}

TEST(ReviewTextTests, TheReasonNamesTheThreat)
{
    MoveReview move = blunder();
    move.reason = {HintReason::StopsFours, at("k8"), 4};
    EXPECT_EQ(ReviewText::better(move), "Better: G8, which stops Black's win by fours at K8.");
    move.reason = {HintReason::StopsOpenThree, at("k8"), 0};
    EXPECT_EQ(ReviewText::better(move), "Better: G8, which stops Black's open three.");
    move.reason = {HintReason::WinsByFours, at("g8"), 7};
    EXPECT_EQ(ReviewText::better(move), "Better: G8, which wins by fours in 7 moves.");
}

TEST(ReviewTextTests, CountsAreShortAndSpokenInFull)
{
    const PlayerReview player{.accuracy = 71.4, .inaccuracies = 2, .mistakes = 1, .blunders = 1};
    EXPECT_EQ(ReviewText::accuracy(player), "71 %");
    EXPECT_EQ(ReviewText::counts(player), "?? 1 · ? 1 · ?! 2");
    EXPECT_EQ(ReviewText::spokenCounts(player), "Blunders: 1, mistakes: 1, inaccuracies: 2");
    EXPECT_EQ(ReviewText::counts({.accuracy = 99}), "No mistakes");
    EXPECT_EQ(ReviewText::counts({}), "");
}

// ---- the panel

class Panel : public ::testing::Test
{
protected:
    Panel()
    {
        panel.resize(480, 720);
        show(9);
        panel.setReview(reviewed());
        panel.setLinesOpen(true);
        panel.show();
    }

    void show(int shown)
    {
        GameSnapshot snapshot = snapshotOf(kLeftThreeAlone);
        snapshot.shown = shown;
        panel.showSnapshot(snapshot);
    }
    [[nodiscard]] TurningPointItem* firstItem() const
    {
        return panel.turningPoints()->items().empty() ? nullptr
                                                      : panel.turningPoints()->items().front();
    }

    ReviewPanel panel;
};

TEST_F(Panel, TellsTheTurningPointsInWords)
{
    ASSERT_FALSE(reviewed().turningPoints.empty());
    ASSERT_EQ(panel.turningPoints()->items().size(), reviewed().turningPoints.size());
    const MoveReview& move = reviewed().moves[reviewed().turningPoints.front()];
    EXPECT_TRUE(firstItem()->words().contains(ReviewText::consequence(move)));
    EXPECT_EQ(panel.turningPoints()->message(), "");
    EXPECT_EQ(panel.graph()->plot()->marks().size(), reviewed().turningPoints.size());
}

TEST_F(Panel, WithoutRoomForAllOfATurningPointItsBeginningIsSeen)
{
    auto* scroll = panel.turningPoints()->findChild<QScrollArea*>();
    scroll->setFixedHeight(TurningPoints::kLeastHeight);
    const std::size_t place = reviewed().turningPoints.back();
    show(static_cast<int>(place) + 1);
    const TurningPointItem* item = panel.turningPoints()->items().back();
    const auto top = [&] { return item->mapTo(scroll->viewport(), QPoint()).y(); };
    ASSERT_TRUE(waitFor([&] { return item->height() > scroll->viewport()->height(); }, 3000));
    QTest::qWait(100);  // It is brought there once it has its new height.
    EXPECT_GE(top(), 0);
    EXPECT_LT(top(), scroll->viewport()->height()) << "the list was scrolled to it";
}

TEST_F(Panel, AClickOnATurningPointAsksForItsPosition)
{
    QSignalSpy chosen(&panel, &ReviewPanel::moveChosen);
    QTest::mouseClick(firstItem(), Qt::LeftButton);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toInt(), static_cast<int>(reviewed().turningPoints.front()) + 1);
    QTest::keyClick(firstItem(), Qt::Key_Space);
    EXPECT_EQ(chosen.count(), 2);
}

TEST_F(Panel, TheMoveOnTheBoardHasItsBestLine)
{
    EXPECT_FALSE(panel.bestLine()->isVisible()) << "the last move is not marked";
    const auto place = reviewed().turningPoints.front();
    show(static_cast<int>(place) + 1);
    EXPECT_TRUE(panel.bestLine()->isVisible());
    EXPECT_EQ(panel.bestLine()->words(), "") << "the list says it";
    std::vector<Point> line;
    int instead = 0;
    QObject::connect(&panel, &ReviewPanel::lineHovered, &panel,
                     [&](const std::vector<Point>& moves, int count) {
                         line = moves;
                         instead = count;
                     });
    emit panel.bestLine()->links()->linkHovered("1");
    EXPECT_EQ(line, std::vector{reviewed().moves[place].better()});
    EXPECT_EQ(instead, 1);
    emit panel.bestLine()->links()->linkHovered("");
    EXPECT_TRUE(line.empty());
}

TEST_F(Panel, BelowABoardTheButtonsStandBesideTheWords)
{
    panel.setLearningOffered(true);
    panel.resize(450, 112);
    QTest::qWait(1);
    const TurningPoints* words = panel.turningPoints();
    const auto placeOf = [this](const QWidget* widget) {
        return QRect(widget->mapTo(&panel, QPoint()), widget->size());
    };
    EXPECT_GE(words->height(), 100) << "all the height there is";
    EXPECT_GE(words->width(), 180);
    for (const QPushButton* button : {panel.allMovesButton(), panel.closeButton()}) {
        EXPECT_GE(placeOf(button).left(), placeOf(words).right());
        EXPECT_TRUE(panel.rect().contains(placeOf(button))) << button->text().toStdString();
        EXPECT_GE(button->width(), button->minimumSizeHint().width());
    }
    EXPECT_LE(placeOf(firstItem()).bottom(), 112) << "the first one is seen whole";
    panel.resize(480, 720);
    QTest::qWait(1);
    EXPECT_GT(placeOf(panel.closeButton()).top(), placeOf(words).bottom());
}

TEST_F(Panel, AClickInTheBestLineGoesThere)
{
    const auto place = reviewed().turningPoints.front();
    show(static_cast<int>(place) + 1);
    int moves = -1;
    std::vector<Point> line;
    QObject::connect(&panel, &ReviewPanel::lineChosen, &panel,
                     [&](int before, const std::vector<Point>& then) {
                         moves = before;
                         line = then;
                     });
    emit panel.bestLine()->links()->linkActivated("1");
    EXPECT_EQ(moves, static_cast<int>(place));
    EXPECT_EQ(line, std::vector{reviewed().moves[place].better()});
    moves = -1;
    panel.setLinesOpen(false);
    emit panel.bestLine()->links()->linkActivated("1");
    EXPECT_EQ(moves, -1) << "the record does not have it";
}

TEST_F(Panel, AllMovesAreOneButtonAway)
{
    QTest::mouseClick(panel.allMovesButton(), Qt::LeftButton);
    EXPECT_TRUE(panel.moves()->isVisible());
    EXPECT_FALSE(panel.turningPoints()->isVisible());
    show(static_cast<int>(reviewed().turningPoints.front()) + 1);
    EXPECT_NE(panel.bestLine()->words(), "") << "nobody else says it here";
    QTest::mouseClick(panel.allMovesButton(), Qt::LeftButton);
    EXPECT_TRUE(panel.turningPoints()->isVisible());
}

TEST_F(Panel, AGameWithoutMistakesSaysSo)
{
    GameReview review;
    panel.setReview(review);
    EXPECT_EQ(panel.turningPoints()->message(), "Mistakes appear here once they are certain.");
    panel.setProgress(1, 9);
    panel.endProgress();
    EXPECT_EQ(panel.turningPoints()->message(),
              "The review was stopped. Press Shift+F9 to start it again.");
    review.isComplete = true;
    panel.setReview(review);
    EXPECT_EQ(panel.turningPoints()->message(), "No mistakes found.");
    review.players.white.inaccuracies = 1;
    panel.setReview(review);
    EXPECT_EQ(panel.turningPoints()->message(),
              "No mistakes found, only inaccuracies. All Moves lists them.");
}

TEST_F(Panel, PracticeIsOfferedOnlyIfThereIsAny)
{
    EXPECT_FALSE(panel.learnButton()->isVisible());
    panel.setLearningOffered(true);
    EXPECT_TRUE(panel.learnButton()->isVisible());
    QSignalSpy wanted(&panel, &ReviewPanel::learnRequested);
    QTest::mouseClick(panel.learnButton(), Qt::LeftButton);
    EXPECT_EQ(wanted.count(), 1);
    panel.setReview({});
    EXPECT_FALSE(panel.learnButton()->isVisible());
}

TEST_F(Panel, FitsASmallWindow)
{
    for (const QSize size : {QSize(288, 500), QSize(288, 400), QSize(560, 240)}) {
        panel.resize(size);
        EXPECT_EQ(panel.size(), size) << size.width() << "x" << size.height();
        EXPECT_TRUE(panel.turningPoints()->isVisible());
        EXPECT_TRUE(panel.closeButton()->isVisible());
    }
}

TEST_F(Panel, WhileAReviewRunsItCanBeSeenAndStoppedAtEverySize)
{
    QSignalSpy cancelled(&panel, &ReviewPanel::cancelRequested);
    int expected = 0;
    for (const QSize size :
         {QSize(480, 720), QSize(288, 500), QSize(288, 400), QSize(560, 240), QSize(450, 112)}) {
        SCOPED_TRACE(size.height());
        panel.resize(size);
        panel.setProgress(3, 9);
        QTest::qWait(1);
        const bool isOnGraph = panel.graph()->isVisible();
        EXPECT_EQ(panel.progress()->isVisible(), !isOnGraph) << "once, not twice";
        QProgressBar* bar = isOnGraph ? panel.graph()->bar() : panel.progress()->bar();
        QToolButton* cancel
            = isOnGraph ? panel.graph()->cancelButton() : panel.progress()->cancelButton();
        for (const QWidget* part : {static_cast<QWidget*>(bar), static_cast<QWidget*>(cancel)}) {
            EXPECT_TRUE(part->isVisible());
            EXPECT_TRUE(panel.rect().contains(QRect(part->mapTo(&panel, QPoint()), part->size())));
        }
        EXPECT_EQ(bar->value(), 3);
        QTest::mouseClick(cancel, Qt::LeftButton);
        EXPECT_EQ(cancelled.count(), ++expected);
        panel.endProgress();
        EXPECT_FALSE(panel.progress()->isVisible());
    }
}

// ---- on the board

TEST(ReviewBoardTests, ALineInPlaceOfTheNewestMoveHidesIt)
{
    BoardWidget board;
    board.resize(400, 400);
    board.showSnapshot(snapshotOf("h8 i9 h9"));
    board.showInstead({at("g7"), at("a1")}, 1);
    EXPECT_EQ(board.picture().grid.at(at("h9")), Cell::Empty);
    EXPECT_EQ(board.picture().grid.at(at("i9")), Cell::White);
    EXPECT_EQ(board.picture().line.size(), 2U);
    board.showInstead({}, 0);
    EXPECT_EQ(board.picture().grid.at(at("h9")), Cell::Black);
}

TEST(ReviewBoardTests, AVerdictIsARingInItsColourUntilThePositionChanges)
{
    BoardWidget board;
    board.resize(800, 800);
    board.showSnapshot(snapshotOf("h8 i9 h9"));
    const QColor red(0xB3261E);
    board.showVerdict({at("h9"), red, {at("g7"), "64", true}});
    const BoardGeometry geometry = board.geometryNow();
    const QImage image = board.grab().toImage();
    const QPointF edge = geometry.centreOf(at("h9"))
        + QPointF(geometry.stoneRadius() + 0.045 * geometry.spacing(), 0);
    EXPECT_EQ(image.pixelColor(edge.toPoint()), red);
    const QPointF tag = geometry.centreOf(at("g7")) - QPointF(0.36 * geometry.spacing(), 0);
    EXPECT_EQ(image.pixelColor(tag.toPoint()), QColor(0x2F7D5B));
    board.showSnapshot(snapshotOf("h8 i9"));
    EXPECT_TRUE(board.verdict().point.isNone());
}

}  // namespace
}  // namespace gomoku::testing
