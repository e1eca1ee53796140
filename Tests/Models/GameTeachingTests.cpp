// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What a game does for somebody who learns: warnings, threats, hints and analyses with their ends.
#include "Models/Review/Judge/Verdict.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Game/GameTable.h"

#include <QThread>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr const char* kOpenThree = "h8 a1 i8 a15 j8";  ///< Of Black; White to move.

PlayerSpec level(int level)
{
    return {.kind = PlayerSpec::Kind::Computer, .level = level};
}

/// A human with White who faces an open three of a computer's.
class Warning : public ::testing::Test
{
protected:
    void begin(const PlayerSpec& black, BlunderWarning warning)
    {
        table.manager.setUseBook(false);
        table.manager.setBlunderWarning(warning);
        Grid stones(15);
        for (const char* point : {"h8", "i8", "j8"})
            stones.set(at(point), Cell::Black);
        for (const char* point : {"a1", "a15"})
            stones.set(at(point), Cell::White);
        table.manager.startFromPosition(setupFor(black, human()), stones, Color::White);
        ASSERT_TRUE(table.now.humanToMove());
    }
    /// The reply that must not come is given this long.
    static constexpr int kLongEnough = 700;

    GameTable table;
};

TEST_F(Warning, ComesBeforeTheReplyAndTheReplyWaits)
{
    begin(level(1), BlunderWarning::LowestLevels);
    table.play("o1");
    ASSERT_TRUE(waitFor([&] { return table.now.warning.has_value(); }));
    EXPECT_EQ(table.now.warning->kind, Blunder::Kind::LetOpenFour);
    EXPECT_EQ(table.now.shown, 1) << "no reply yet";
    EXPECT_FALSE(table.now.thinking);
    EXPECT_FALSE(waitFor([&] { return table.now.shown > 1; }, kLongEnough));

    table.manager.keepMove();
    EXPECT_FALSE(table.now.warning);
    EXPECT_FALSE(table.now.helped) << "a warning that is not heeded is no help";
    EXPECT_TRUE(waitFor([&] { return table.now.shown == 2; })) << "now it comes";
}

/// A check that takes as long as it is let.
std::optional<Blunder> checkForEver(const BoardManager&, Point move, const std::atomic<bool>& stop)
{
    while (!stop.load())
        QThread::yieldCurrentThread();
    return Blunder{Blunder::Kind::LetOpenFour, move};
}

TEST_F(Warning, ThatTakesTooLongIsNotWaitedFor)
{
    constexpr int kLongestWait = 300;  // Milliseconds.
    table.manager.setBlunderCheck(checkForEver);
    begin(level(1), BlunderWarning::LowestLevels);
    QElapsedTimer timer;
    timer.start();
    table.play("o1");
    EXPECT_TRUE(table.now.thinking) << "the player sees that something is going on";
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; })) << "the reply comes";
    EXPECT_GE(timer.elapsed(), kLongestWait - 20) << "not before the check had its time";
    EXPECT_FALSE(waitFor([&] { return table.now.warning.has_value(); }, kLongEnough))
        << "a warning after the reply helps nobody";
}

TEST_F(Warning, TakingBackDropsTheReplyAndIsHelp)
{
    begin(level(2), BlunderWarning::LowestLevels);
    table.play("o1");
    ASSERT_TRUE(waitFor([&] { return table.now.warning.has_value(); }));
    table.manager.undo();
    EXPECT_EQ(table.now.shown, 0);
    EXPECT_FALSE(table.now.warning);
    EXPECT_TRUE(table.now.helped);
    EXPECT_FALSE(waitFor([&] { return table.now.shown > 0; }, kLongEnough));
}

TEST_F(Warning, AGoodMoveIsAnsweredWithoutOne)
{
    begin(level(1), BlunderWarning::LowestLevels);
    table.play("k8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    EXPECT_FALSE(table.now.warning);
}

TEST_F(Warning, HigherLevelsGiveNone)
{
    begin(level(3), BlunderWarning::LowestLevels);
    table.play("o1");
    EXPECT_TRUE(waitFor([&] { return table.now.shown == 2; }));
}

TEST_F(Warning, IsGivenAlwaysIfAskedFor)
{
    begin(computer(), BlunderWarning::Always);
    table.play("o1");
    EXPECT_TRUE(waitFor([&] { return table.now.warning.has_value(); }));
    EXPECT_EQ(table.now.shown, 1);
}

TEST_F(Warning, IsNotGivenIfSwitchedOff)
{
    begin(level(1), BlunderWarning::Off);
    table.play("o1");
    EXPECT_TRUE(waitFor([&] { return table.now.shown == 2; }));
}

TEST_F(Warning, ANewGameForgetsIt)
{
    begin(level(1), BlunderWarning::LowestLevels);
    table.play("o1");
    ASSERT_TRUE(waitFor([&] { return table.now.warning.has_value(); }));
    table.manager.startNewGame(setupFor(human(), level(1)));
    EXPECT_FALSE(table.now.warning);
    table.play("h8");
    EXPECT_TRUE(waitFor([&] { return table.now.shown == 2; }));
}

TEST_F(Warning, IsForgottenWithAMoveThatIsDeletedFromTheTree)
{
    begin(level(1), BlunderWarning::LowestLevels);
    table.play("o1");
    ASSERT_TRUE(waitFor([&] { return table.now.warning.has_value(); }));
    table.manager.removeBranch(table.now.game, table.now.node);
    ASSERT_EQ(table.now.shown, 0);
    EXPECT_FALSE(table.now.warning);
    table.play("k8");
    EXPECT_TRUE(table.refusals.empty());
    EXPECT_TRUE(waitFor([&] { return table.now.shown == 2; })) << "the game goes on";
}

TEST_F(Warning, AMoveMeanwhileIsRefusedWithTheReason)
{
    begin(level(1), BlunderWarning::LowestLevels);
    table.play("o1");
    ASSERT_TRUE(waitFor([&] { return table.now.warning.has_value(); }));
    table.play("o3");
    EXPECT_EQ(table.refusals, std::vector{Refusal::Busy});
}

TEST(Threat, OfTheOpponentIsFound)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play(kOpenThree);
    std::optional<OpponentThreat> found;
    QObject::connect(&table.manager, &GameManager::threatFound, &table.manager,
                     [&](const OpponentThreat& threat) { found = threat; });
    table.manager.requestThreat();
    EXPECT_FALSE(found) << "nothing is searched on the game's own thread";
    ASSERT_TRUE(waitFor([&] { return found.has_value(); }));
    EXPECT_EQ(found->kind, AllowedThreat::OpenFour);
    EXPECT_EQ(found->attacker, Color::Black);
}

TEST(Threat, OfAPositionThatWasLeftIsNotTold)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play(kOpenThree);
    QSignalSpy found(&table.manager, &GameManager::threatFound);
    table.manager.requestThreat();
    table.manager.goToMove(1);
    EXPECT_FALSE(waitFor([&] { return !found.isEmpty(); }, 300));
}

TEST(Threat, IsHelp)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.requestThreat();
    EXPECT_TRUE(table.now.helped);
}

/// Puts the game that Black wins by fours on the table, before the first four.
void showWonPosition(GameTable& table)
{
    table.manager.startNewGame(setupFor(human(), human()));
    table.play(QString::fromLatin1(kWonByFours).section(u' ', 0, 15));
    ASSERT_EQ(table.now.shown, 16);
}

TEST(HintThatWins, HasALineToTheFive)
{
    GameTable table;
    showWonPosition(table);
    SearchReport found;
    MoveReason reason;
    QObject::connect(&table.manager, &GameManager::hintFound, &table.manager,
                     [&](Point, const SearchReport& report, const MoveReason& why) {
                         found = report;
                         reason = why;
                     });
    table.manager.requestHint();
    ASSERT_TRUE(waitFor([&] { return !found.lines.empty(); }, 20000));
    const SearchLine& line = found.lines.front();
    ASSERT_TRUE(isWin(line.score));
    EXPECT_TRUE(isComplete(line));
    EXPECT_TRUE(endsWithFive(gameOf(kWonByFours).positionAfter(16), line.moves, line.score));
    EXPECT_EQ(reason.moves, winnersMoves(line.score));
}

TEST(AnalysisOfAWin, ShrinksByOneWithEachMoveOfTheWinner)
{
    GameTable table;
    showWonPosition(table);
    SearchReport newest;
    QObject::connect(&table.manager, &GameManager::analysed, &table.manager,
                     [&](const SearchReport& report, quint64 revision) {
                         if (revision == table.now.revision)
                             newest = report;
                     });
    const auto isProven = [&] { return !newest.lines.empty() && isComplete(newest.lines.front()); };
    table.manager.setAnalysis(2);
    ASSERT_TRUE(waitFor(isProven, 30000));
    const std::vector<Point> line = newest.lines.front().moves;
    int expected = winnersMoves(newest.score());
    ASSERT_GT(expected, 2);
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        newest = {};
        table.play(QString::fromStdString(line[i].toString()));
        expected -= i % 2 == 0 ? 1 : 0;
        ASSERT_TRUE(waitFor(isProven, 30000)) << i;
        EXPECT_EQ(winnersMoves(newest.score()), expected) << i;
        EXPECT_EQ(newest.lines.front().moves.size(), line.size() - i - 1);
    }
}

TEST(AnalysisOfAnOnlyMove, IsASearchAndNotNought)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 a1 h9 b1 i8 c1 i9 d1");  // Black has to stop the four at e1.
    SearchReport newest;
    QObject::connect(&table.manager, &GameManager::analysed, &table.manager,
                     [&](const SearchReport& report, quint64) { newest = report; });
    table.manager.setAnalysis(2);
    EXPECT_TRUE(waitFor([&] { return newest.score() > 300; }));
}

TEST(AnalysisOfTheEmptyBoard, IsWorthWhatItsUsualFirstMoveIs)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    SearchReport newest;
    QObject::connect(&table.manager, &GameManager::analysed, &table.manager,
                     [&](const SearchReport& report, quint64) { newest = report; });
    table.manager.setAnalysis(3);
    ASSERT_TRUE(waitFor([&] { return newest.depth() > 4; }));
    ASSERT_EQ(newest.lines.size(), 1U);
    EXPECT_EQ(newest.bestMove(), at("h8"));
    EXPECT_GT(newest.lines.front().moves.size(), 1U);
    EXPECT_GT(newest.score(), 0) << "Black is ahead";
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return newest.lines.size() == 3; })) << "White's replies";
    EXPECT_NE(newest.bestMove(), at("h8"));
}

TEST(FollowedMove, IsAVariationThatTheGameDoesNotTake)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.goToMove(1);
    table.manager.followMove(at("a1"));  // It is the computer's turn there.
    EXPECT_EQ(table.line(), "h8 a1");
    EXPECT_TRUE(table.now.aside);
    table.manager.followMove(at("a2"));
    EXPECT_EQ(table.line(), "h8 a1 a2");
    table.manager.returnToGame();
    EXPECT_EQ(table.now.shown, 2);
    EXPECT_NE(table.now.lastMove(), at("a1"));
    EXPECT_TRUE(table.refusals.empty());
}

TEST(FollowedMove, AtTheEndOfAGameIsPlayed)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.manager.followMove(at("h8"));
    EXPECT_EQ(table.line(), "h8");
    EXPECT_FALSE(table.now.isLookingBack());
}

}  // namespace
}  // namespace gomoku::testing
