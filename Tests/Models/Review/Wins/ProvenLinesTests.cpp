// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Verdict.h"
#include "Models/Review/Wins/ProvenLines.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using testing::gameOf;
using testing::kWonByFours;

/// Black to move wins by fours here.
BoardManager wonPosition()
{
    return gameOf(kWonByFours).positionAfter(16);
}

/// A decided line that breaks off: as a search reports it.
SearchReport brokenOff(const BoardManager& position)
{
    const std::atomic<bool> stop{false};
    SearchLine line{{at("h7")}, winIn(9)};
    line = playedOut(position, {line}, stop).front();
    line.moves.resize(2);
    line.score = winIn(13);
    return {.lines = {line}};
}

TEST(ProvenLinesTests, ADecidedLineIsPlayedOutToItsFive)
{
    const std::atomic<bool> stop{false};
    const SearchLine line = playedOut(wonPosition(), {{{at("h7")}, winIn(9)}}, stop).front();
    EXPECT_TRUE(isComplete(line));
    EXPECT_TRUE(endsWithFive(wonPosition(), line.moves, line.score));
    EXPECT_EQ(winnersMoves(line.score), static_cast<int>(line.moves.size() + 1) / 2);
}

TEST(ProvenLinesTests, WithoutItsFiveALineIsUnfinished)
{
    const BoardManager position = wonPosition();
    ProvenLines proven;
    SearchReport report = brokenOff(position);
    proven.complete(position, report);
    EXPECT_FALSE(isComplete(report.lines.front()));
    ASSERT_EQ(proven.unfinished(position, report).size(), 1U);
    proven.giveUp(position, report.lines.front());
    EXPECT_TRUE(proven.unfinished(position, report).empty());
}

TEST(ProvenLinesTests, ALineShrinksByOneWithEachMoveOfTheWinner)
{
    BoardManager position = wonPosition();
    const std::atomic<bool> stop{false};
    const SearchLine whole = playedOut(position, {{{at("h7")}, winIn(9)}}, stop).front();
    ProvenLines proven;
    proven.remember(position, whole.moves);
    int expected = winnersMoves(whole.score);
    for (std::size_t i = 0; i < whole.moves.size(); ++i) {
        // The search of each position is as vague as it may be.
        const bool winnersTurn = i % 2 == 0;
        SearchReport report{.lines = {{{whole.moves[i]}, winnersTurn ? 50 : lossIn(40)}}};
        proven.complete(position, report);
        const SearchLine& line = report.lines.front();
        EXPECT_EQ(winnersMoves(line.score), expected) << i;
        EXPECT_EQ(line.moves.size(), whole.moves.size() - i);
        EXPECT_EQ(isWin(line.score), winnersTurn);
        expected -= winnersTurn ? 1 : 0;
        position.makeMove(whole.moves[i]);
    }
}

/// Lines by their length alone: what stands on the board does not matter to their order.
std::vector<Point> lineFrom(const char* first, int plies)
{
    std::vector<Point> line{at(first)};
    for (int i = 1; i < plies; ++i)
        line.push_back(Point::at(i - 1, 0));
    return line;
}

TEST(ProvenLinesTests, TheLoserIsShownWhatHoldsOutLongest)
{
    BoardManager position = wonPosition();
    position.makeMove(at("a10"));
    ProvenLines proven;
    proven.remember(position, lineFrom("a12", 4));
    proven.remember(position, lineFrom("a13", 6));
    SearchReport report{.lines = {{{at("a12")}, lossIn(4)}, {{at("a13")}, lossIn(6)}}};
    proven.complete(position, report);
    EXPECT_EQ(report.bestMove(), at("a13"));
    EXPECT_EQ(winnersMoves(report.score()), 3);
}

TEST(ProvenLinesTests, ALineThatIsFollowedStaysTheOneThatIsTold)
{
    BoardManager position = wonPosition();
    ProvenLines proven;
    std::vector<Point> whole = lineFrom("a12", 4);
    whole.insert(whole.begin(), at("a10"));
    proven.remember(position, whole);
    position.makeMove(at("a10"));
    proven.remember(position, lineFrom("a13", 6));
    SearchReport report{.lines = {{{at("a13")}, lossIn(6)}, {{at("a12")}, lossIn(4)}}};
    proven.complete(position, report);
    EXPECT_EQ(report.bestMove(), at("a12"));
    EXPECT_EQ(winnersMoves(report.score()), 2);
}

TEST(ProvenLinesTests, AKnownWinComesFirst)
{
    const BoardManager position = wonPosition();
    const std::atomic<bool> stop{false};
    ProvenLines proven;
    proven.remember(position, playedOut(position, {{{at("h7")}, winIn(9)}}, stop).front().moves);
    SearchReport report{.lines = {{{at("a1")}, 80}, {{at("a2")}, 70}}};
    proven.complete(position, report);
    ASSERT_EQ(report.lines.size(), 2U);
    EXPECT_EQ(report.bestMove(), at("h7"));
    EXPECT_TRUE(isWin(report.score()));
}

}  // namespace
}  // namespace gomoku
