// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewGame.h"
#include "Models/Review/ReviewRecord.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Study/BalanceFeature.h"
#include "UI/Features/Study/LossFeature.h"
#include "UI/Features/Study/ProofFeature.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/Review/ReviewPanel.h"
#include "UI/Review/TurningPointItem.h"
#include "UI/Review/TurningPoints.h"
#include "UI/Text/Game/ReviewText.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QPushButton>

#include <algorithm>

namespace gomoku::testing {
namespace {

using Stage = ProofView::Stage;

/// Black wins by fours in five moves.
constexpr const char* kBeforeFours = "h8 i9 h9 h10 g8 j11 i8 j8 g11 k7 l6 j10 j9 k9 g6 k10";
constexpr int kStonesBefore = 16;

class Proving : public WindowTable
{
protected:
    [[nodiscard]] ProofFeature& proof() const { return *window.proof(); }
    [[nodiscard]] ProofCard& card() const { return *proof().card(); }
    [[nodiscard]] bool reaches(Stage stage) const
    {
        return eventually([&] { return card().view().stage == stage; });
    }
    static void press(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    void click(const char* point) const
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(at(point)).toPoint());
    }
    /// As one would: let the position be analysed, then press the button.
    void beginProof()
    {
        start(human(), human());
        play(kBeforeFours);
        window.analysis()->setRunning(true);
        ASSERT_TRUE(reaches(Stage::Offered));
        press(card().proveButton());
        ASSERT_TRUE(reaches(Stage::Defending));
    }
};

TEST_F(Proving, IsOfferedOnlyWhereAWinIsProven)
{
    start(human(), human());
    play("h8 i9");
    EXPECT_FALSE(proof().action()->isEnabled());
    EXPECT_TRUE(proof().action()->toolTip().startsWith("No win is proven here."));
    EXPECT_FALSE(card().isVisible());
}

TEST_F(Proving, IsOneClickAwayWhereTheReviewSpeaksOfAWin)
{
    window.review()->setLooks(quickLooks().nodes, quickLooks().secondNodes);
    start(human(), human());
    play("h8 g9 i8 g7 j8 a1 k8 a3 l8");  // White's a1 leaves an open three alone.
    ASSERT_TRUE(eventually([&] { return window.review()->review().isComplete; }));
    window.review()->openReview();
    const auto& items = window.review()->panel()->turningPoints()->items();
    const auto found = std::find_if(items.begin(), items.end(),
                                    [](const auto* each) { return each->number() == 6; });
    ASSERT_NE(found, items.end());
    TurningPointItem* item = *found;
    EXPECT_FALSE(item->proveButton()->isVisible()) << "not at the end of the game";
    EXPECT_FALSE(proof().action()->isEnabled());
    QTest::mouseClick(item, Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return item->proveButton()->isVisible(); }));
    const QFontMetrics metrics = item->proveButton()->fontMetrics();
    EXPECT_GE(item->proveButton()->width(), metrics.horizontalAdvance("Prove It") + 24)
        << "the words do not touch the edge";
    EXPECT_TRUE(proof().action()->isEnabled());
    QTest::mouseClick(item->proveButton(), Qt::LeftButton);
    ASSERT_TRUE(reaches(Stage::Defending)) << "Black has made the first move";
    EXPECT_TRUE(card().isVisible()) << "the review has made room";
    EXPECT_EQ(window.focusWidget(), &board()) << "a defence can be typed at once";
}

TEST_F(Proving, CallsNothingProvenThatIsNot)
{
    start(human(), human());
    play(kBeforeFours);
    proof().noteScore(winIn(9));
    ASSERT_TRUE(reaches(Stage::Offered));
    EXPECT_EQ(card().text(), "The computer sees a win for Black.");
    press(card().proveButton());
    ASSERT_TRUE(reaches(Stage::Defending));
    press(card().leaveButton());
    ASSERT_TRUE(reaches(Stage::Offered));
    EXPECT_EQ(card().text(), "Black has a proven win.");
}

TEST_F(Proving, IsNotOfferedAgainWhereItFailed)
{
    start(human(), human());
    play("h8 a1 b1");
    proof().noteScore(winIn(9));  // Of no search: nobody wins here.
    press(card().proveButton());
    ASSERT_TRUE(reaches(Stage::NotProven));
    EXPECT_TRUE(card().text().endsWith("The win is not certain."));
    proof().noteScore(winIn(9));
    EXPECT_EQ(card().view().stage, Stage::NotProven) << "that is to be read";
    press(card().leaveButton());
    EXPECT_EQ(card().view().stage, Stage::Nothing);
    proof().noteScore(winIn(9));
    EXPECT_EQ(card().view().stage, Stage::Nothing);
    EXPECT_FALSE(proof().action()->isEnabled());
}

TEST_F(Proving, FindsTheProofOfALongWin)
{
    start(human(), human());
    play("h8 i9 h9 h10 g8 j11 i8 j8 g11 j10");
    proof().noteScore(winIn(21));
    press(card().proveButton());
    ASSERT_TRUE(reaches(Stage::Defending)) << card().text().toStdString();
}

TEST_F(Proving, RefutesADefenceToTheFive)
{
    beginProof();
    EXPECT_TRUE(card().text().contains("Black wins in at most 5 ")) << card().text().toStdString();
    EXPECT_EQ(now().sideToMove, Color::White);
    EXPECT_EQ(card().view().left, 4);
    click("a1");
    ASSERT_TRUE(reaches(Stage::Refuted));
    EXPECT_EQ(now().outcome.winner, Color::Black);
    // All of that happened beside the game.
    EXPECT_EQ(now().live, kStonesBefore);
    EXPECT_FALSE(now().result.isOver());
}

TEST_F(Proving, LeavesTheAnalysisAPlaceInASmallWindow)
{
    window.resize(800, 600);
    beginProof();
    EXPECT_TRUE(eventually([&] { return window.analysis()->panel()->isVisible(); }));
    EXPECT_LE(card().height(), card().heightForWidth(card().width()) + 8);
}

TEST_F(Proving, TheBestDefenceHoldsOutAsLongAsWasClaimed)
{
    beginProof();
    int left = card().view().left;
    while (left > 0) {
        press(card().bestButton());
        ASSERT_TRUE(eventually([&] {
            return card().view().stage == Stage::Refuted
                || (card().view().stage == Stage::Defending && card().view().left < left);
        }));
        if (card().view().stage == Stage::Refuted)
            break;
        EXPECT_EQ(card().view().left, left - 1);
        left = card().view().left;
    }
    EXPECT_EQ(left, 1);
    EXPECT_EQ(now().shown, kStonesBefore + 9);
}

TEST_F(Proving, AnotherDefenceBeginsWhereTheLastOneWasChosen)
{
    beginProof();
    const Grid before = now().grid;
    click("a1");
    ASSERT_TRUE(reaches(Stage::Refuted));
    press(card().anotherButton());
    ASSERT_TRUE(reaches(Stage::Defending));
    EXPECT_EQ(now().grid, before);
    click("o15");
    ASSERT_TRUE(reaches(Stage::Refuted));
    const auto kept = record();
    // Both tries are in the record, below the winner's first move.
    const NodeId end = kept->mainLine()[kStonesBefore];
    ASSERT_EQ(kept->children(end).size(), 1U);
    EXPECT_EQ(kept->children(kept->children(end).front()).size(), 2U);
}

TEST_F(Proving, UndoTakesBackATryAndNotTheGame)
{
    beginProof();
    const int before = now().shown;
    click("a1");
    ASSERT_TRUE(reaches(Stage::Refuted));
    window.menus()->action(MainActions::Id::Undo)->trigger();
    ASSERT_TRUE(reaches(Stage::Defending));
    EXPECT_EQ(now().shown, before);
    EXPECT_EQ(now().live, kStonesBefore);
}

TEST_F(Proving, LeavingReturnsToWhereOneWas)
{
    beginProof();
    click("a1");
    ASSERT_TRUE(reaches(Stage::Refuted));
    press(card().leaveButton());
    ASSERT_TRUE(eventually([&] { return now().shown == kStonesBefore && !now().isLookingBack(); }));
    EXPECT_FALSE(proof().isPlaying());
    // The board belongs to the game again.
    play("h7");
    EXPECT_EQ(now().live, kStonesBefore + 1);
}

TEST_F(Proving, ANewGameEndsIt)
{
    beginProof();
    start(human(), human());
    EXPECT_FALSE(proof().isPlaying());
    EXPECT_TRUE(eventually([&] { return !card().isVisible(); }));
    play("h8");
    EXPECT_EQ(now().live, 1);
}

class Losing : public WindowTable
{
};

TEST_F(Losing, ACardTellsWhereItBecameCertainAndGoesBackThere)
{
    window.loss()->finder()->setNodes(5'000);
    std::optional<LossStory> story;
    QObject::connect(window.loss()->finder(), &LossFinder::found, &window,
                     [&](const LossStory& found) { story = found; });
    start(human(), human());
    // White leaves an open three alone; then a machine takes Black and makes five.
    play("h8 a1 i8 a3 j8 a5 k8 a7");
    LossCard& card = *window.loss()->card();
    EXPECT_FALSE(card.isVisible());
    game().changePlayer(Color::Black, computer());
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    ASSERT_TRUE(eventually([&] { return card.isVisible(); }));
    ASSERT_TRUE(story && story->hasEscape());
    const int escape = static_cast<int>(story->escape);
    // An escape before the move that decided says all there is to say.
    EXPECT_EQ(card.text().contains("The loss became certain with "),
              story->escape == story->certain)
        << card.text().toStdString();
    EXPECT_TRUE(card.text().contains(QString("instead of %1.\u00a0").arg(escape + 1)))
        << card.text().toStdString();
    QTest::mouseClick(card.playButton(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().shown == escape; }));
    EXPECT_EQ(now().sideToMove, Color::White);
    // A move there goes on with the game, and the machine answers.
    play("g9");
    ASSERT_TRUE(eventually([&] { return now().live == escape + 2; }));
    EXPECT_FALSE(card.isVisible());
}

/// The next one that Tab stops at, whether it is shown or not.
const QWidget* nextStop(const QWidget* widget)
{
    const QWidget* next = widget->nextInFocusChain();
    while (!(next->focusPolicy() & Qt::TabFocus))
        next = next->nextInFocusChain();
    return next;
}

TEST_F(Losing, TabGoesThroughTheCardAndTheBannerAsTheyStand)
{
    // Hidden cards of the panel stand there too.
    const QWidget* stop = window.loss()->card()->playButton();
    while (game().panel()->isAncestorOf(stop)
           && stop != game().panel()->button(GamePanel::Button::NewGame))
        stop = nextStop(stop);
    EXPECT_EQ(stop, game().panel()->button(GamePanel::Button::NewGame));
    game().banner()->present("You lose", {}, {{1, "Review"}, {2, "Play Again"}});
    const auto actions = game().banner()->findChildren<QPushButton*>();
    ASSERT_EQ(actions.size(), 3);
    EXPECT_EQ(nextStop(actions[1]), actions[2]);
    EXPECT_EQ(nextStop(actions[2]), actions[0]) << "the cross is the last one";
}

TEST_F(Losing, TheCardNamesTheLengthThatTheReviewNamesAndNoneBefore)
{
    window.loss()->finder()->setNodes(5'000);
    window.review()->setLooks(500, 2'000);
    start(human(), human());
    play("h8 a1 i8 a3 j8 a5 k8 a7");
    game().changePlayer(Color::Black, computer());
    LossCard& card = *window.loss()->card();
    ASSERT_TRUE(eventually([&] { return card.isVisible(); }));
    ASSERT_TRUE(eventually([&] { return window.review()->review().isComplete; }));
    // Both have found a win that was missed, but not the same one.
    GameReview review = window.review()->review();
    MoveReview& move = review.moves[5];
    move.verdict = Verdict::Blunder;
    move.scoreBefore = winIn(23);
    move.chanceBefore = 100;
    move.betterLine = {at("g8")};
    move.reason = {HintReason::WinsByForce, at("g8"), 12};
    emit window.loss()->finder()->found({.loser = Color::White,
                                         .certain = 7,
                                         .escape = 5,
                                         .escapeLine = {at("g8")},
                                         .reason = {HintReason::WinsByForce, at("g8"), 10}});
    EXPECT_TRUE(card.text().contains("escape was G8")) << card.text().toStdString();
    EXPECT_FALSE(card.text().contains("10")) << card.text().toStdString();
    window.loss()->setReview(review);
    EXPECT_TRUE(card.text().contains("G8 wins by force in 12 moves.")) << card.text().toStdString();
    EXPECT_TRUE(ReviewText::better(move).contains("12 moves"));
}

TEST_F(Losing, TheMoveThatTheReviewKnowsIsPlayedAndAnsweredToo)
{
    window.loss()->finder()->setNodes(5'000);
    start(human(), human());
    play("h8 a1 i8 a3 j8 a5 k8 a7");
    game().changePlayer(Color::Black, computer());
    LossCard& card = *window.loss()->card();
    ASSERT_TRUE(eventually([&] { return card.isVisible(); }));
    GameReview review = reviewGame(reviewedGame(*record()), {.nodes = 2000, .secondNodes = 2000},
                                   std::atomic<bool>());
    // Whatever the judge thinks of these moves: a review that knows a better one for each.
    for (MoveReview& move : review.moves)
        if (move.mover == Color::White) {
            move.verdict = Verdict::Blunder;
            move.betterLine = {at("g8")};
        }
    game().ask(&GameManager::attachReview, now().game, review);
    QTest::mouseClick(card.playButton(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().variations.size() == 2; })) << "the better move";
    const int moves = now().shown;
    Point better;
    for (const Point point : now().variations)
        if (point != now().moves[static_cast<std::size_t>(moves)].point)
            better = point;
    ASSERT_FALSE(better.isNone());
    QTest::mouseClick(&board(), Qt::LeftButton, {},
                      board().geometryNow().centreOf(better).toPoint());
    ASSERT_TRUE(eventually([&] { return now().live == moves + 2; })) << "the machine answers";
    EXPECT_FALSE(now().result.isOver());
}

class Balancing : public WindowTable
{
};

TEST_F(Balancing, ShowsEvenPointsInAnOpening)
{
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Swap2;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().opening.has_value(); }));
    play("h8 i9");
    QAction* action = window.balance()->action();
    ASSERT_TRUE(eventually([&] { return action->isEnabled(); }));
    action->trigger();
    ASSERT_TRUE(eventually([&] { return !board().tags().empty(); }));
    EXPECT_TRUE(says("Most even: "));
    play("g7");
    EXPECT_TRUE(board().tags().empty());
}

TEST_F(Balancing, OfSeveralStonesAllAreShownWhereOnePointsAtTheFirst)
{
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Swap2;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().opening.has_value(); }));
    play("h8");
    ASSERT_TRUE(eventually([&] { return window.balance()->action()->isEnabled(); }));
    window.balance()->action()->trigger();
    ASSERT_TRUE(eventually([&] { return !board().tags().empty(); }));
    EXPECT_TRUE(board().picture().line.empty());
    emit board().hovered(board().tags().front().point);
    EXPECT_EQ(board().picture().line.size(), 2U);
    EXPECT_TRUE(says("(Black's chance: "));
    emit board().hovered({});
    EXPECT_TRUE(board().picture().line.empty());
    const Point first = board().tags().front().point;
    board().showTags({{first, "97", true}});
    emit board().hovered(first);
    EXPECT_TRUE(board().picture().line.empty()) << "that is a tag of the analysis";
}

TEST_F(Balancing, IsNotOfferedInAnOrdinaryGame)
{
    start(human(), human());
    play("h8 i9");
    EXPECT_FALSE(window.balance()->action()->isEnabled());
    EXPECT_TRUE(window.balance()->action()->toolTip().startsWith("Only while"));
}

}  // namespace
}  // namespace gomoku::testing
