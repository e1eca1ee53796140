// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/PsqFormat.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

ReadGame read(std::string_view text)
{
    auto game = readPsq(text);
    EXPECT_TRUE(game.hasValue()) << (game ? "" : game.error().toString());
    return game ? std::move(game).value() : ReadGame{};
}

std::string refusal(std::string_view text)
{
    const auto game = readPsq(text);
    return game ? "accepted" : game.error().toString();
}

std::vector<std::string> pointsOf(const GameRecord& record)
{
    std::vector<std::string> points;
    for (const RecordedMove move : record.mainMoves())
        points.push_back(move.point.toString());
    return points;
}

using Points = std::vector<std::string>;

}  // namespace

TEST(Psq, CountsFromTheTopLeftFromOne)
{
    const ReadGame game
        = read("Piskvorky 20x20, 11:11, 0\n1,1,0\n20,1,15\n1,20,156\nA.exe\nB\n-1\n");
    EXPECT_EQ(game.record.boardSize(), 20);
    EXPECT_EQ(pointsOf(game.record), (Points{"a20", "t20", "a1"}));
    EXPECT_EQ(game.record.info().players, (PerColor<std::string>{"A.exe", "B"}));
    const NodeId last = game.record.mainLine().back();
    EXPECT_EQ(game.record.notes(last).timeUsed, Milliseconds(156));
    EXPECT_FALSE(game.record.info().result.isKnown());
}

TEST(Psq, TheSecondPlayerMayHaveBegun)
{
    const ReadGame game = read("Piskvorky 15x15, 0:3, 1\n8,8,0\nhomo-1\nengine\n-1\n");
    EXPECT_EQ(game.record.info().players, (PerColor<std::string>{"engine", "homo-1"}));
}

TEST(Psq, ReadsLiberally)
{
    EXPECT_EQ(pointsOf(read("8,8,0\r\n9,9\r\n").record), (Points{"h8", "i7"}));
    EXPECT_EQ(read("16,3\n").record.boardSize(), 19);
    EXPECT_EQ(read("Piskvorky 15x15, 0:0, 0\n").record.nodeCount(), 1U);
    EXPECT_EQ(pointsOf(read("\n Piskvorky 15x15, 0:0, 0 \n\n 8 , 8 , 3 \n\n9,9,4").record),
              (Points{"h8", "i7"}));
}

TEST(Psq, TheCodeTellsHowItEnded)
{
    const std::string head = "Piskvorky 15x15, 0:0, 0\n";
    EXPECT_EQ(read(head + "8,8,0\n15\n").record.info().result,
              GameResult::win(Color::Black, GameResult::Reason::Time));
    EXPECT_EQ(read(head + "8,8,0\n9,9,0\n-2\n").record.info().result,
              GameResult::win(Color::White, GameResult::Reason::Forfeit));
    const std::string five
        = head + "1,1,0\n1,9,0\n2,1,0\n2,9,0\n3,1,0\n3,9,0\n4,1,0\n4,9,0\n5,1,0\n";
    EXPECT_EQ(read(five + "0\n").record.info().result, GameResult::win(Color::Black));
    EXPECT_FALSE(read(five + "-1\n").record.info().result.isKnown());
}

TEST(Psq, RefusalsNameLineAndReason)
{
    const std::string head = "Piskvorky 15x15, 0:0, 0\n";
    EXPECT_EQ(refusal(head + "8,8,0\n9,9,0\n8,8,0\n"), "line 4, column 1: h8 is already occupied");
    EXPECT_EQ(refusal(head + "16,1,0\n"),
              "line 2, column 1: this point is not on a board of size 15");
    EXPECT_EQ(refusal(head + "0,1,0\n"),
              "line 2, column 1: this point is not on a board of size 15");
    EXPECT_EQ(refusal(head + "8,8,0\n9;9;0\n7,7,0\n"),
              "line 3, column 1: this is not a move, but moves follow it");
    EXPECT_EQ(refusal("Piskvorky 15x10, 0:0, 0\n"), "line 1, column 1: the board is not square");
    EXPECT_EQ(refusal("Piskvorky\n"), "line 1, column 1: the header has no board size");
    EXPECT_EQ(refusal("Piskvorky 999999999999x15, 0:0, 0\n"),
              "line 1, column 1: the board is not square");
}

TEST(Psq, AMoveThatIsCutOffIsNotTaken)
{
    const std::string whole = "Piskvorky 15x15, 11:11, 0\n8,8,100\n10,12,340\n";
    ASSERT_EQ(readPsq(whole)->record.mainMoves().size(), 2U);
    EXPECT_TRUE(readPsq(whole)->remarks.empty());
    // Cut after "10,12,3", "10,12,", "10,12", "10,1", "10,", "10" and "1".
    for (std::size_t missing = 3; missing <= 9; ++missing) {
        const std::string cut = whole.substr(0, whole.size() - missing);
        const auto game = readPsq(cut);
        ASSERT_TRUE(game.hasValue()) << cut;
        const bool pointIsWhole = cut.ends_with(",3");
        EXPECT_EQ(game->record.mainMoves().size(), pointIsWhole ? 2U : 1U) << cut;
        EXPECT_EQ(game->remarks.size(), pointIsWhole ? 0U : 1U) << cut;
        EXPECT_FALSE(game->record.info().result.isKnown()) << cut;
    }
    // "15" of "15,3,90" is no code: a game lost on time.
    const auto timeout = readPsq("Piskvorky 15x15, 11:11, 0\n8,8,100\n15");
    EXPECT_FALSE(timeout->record.info().result.isKnown());
    EXPECT_EQ(timeout->remarks.size(), 1U);
}

TEST(Psq, TheLastLineNeedNotBeEnded)
{
    const auto coded = readPsq("Piskvorky 15x15, 11:11, 0\n8,8,100\nAnn\nBo\n15");
    EXPECT_TRUE(coded->record.info().result.isKnown());
    EXPECT_TRUE(coded->remarks.empty());
    // A list without times, as people write it.
    const auto bare = readPsq("8,8\n9,10");
    EXPECT_EQ(bare->record.mainMoves().size(), 2U);
    EXPECT_TRUE(bare->remarks.empty());
}

TEST(Psq, WritesExactly)
{
    GameRecord record(15);
    const NodeId h8 = record.addMove(GameRecord::root(), {*Point::parse("h8"), Color::Black});
    const NodeId a15 = record.addMove(h8, {*Point::parse("a15"), Color::White});
    record.editNotes(a15).timeUsed = Milliseconds(250);
    record.info().players.black = "Ada";
    EXPECT_EQ(writePsq(record)->bytes, "Piskvorky 15x15, 0:0, 0\n8,8,0\n1,1,250\nAda\n\n-1\n");
    EXPECT_TRUE(writePsq(record)->lost.empty());
}

TEST(Psq, SaysWhatItCannotHold)
{
    GameRecord record(15, Rule::Renju);
    const NodeId h8 = record.addMove(GameRecord::root(), {*Point::parse("h8"), Color::Black});
    record.addMove(GameRecord::root(), {*Point::parse("a1"), Color::Black});
    record.editNotes(h8).comment = "hm";
    record.info().players.black = "5,5";  // would be taken for a move
    record.info().result = GameResult::win(Color::White, GameResult::Reason::Resignation);
    const auto written = writePsq(record);
    ASSERT_TRUE(written.hasValue());
    EXPECT_EQ(written->lost,
              (Points{"variations", "comments and marks", "rule, date and other information",
                      "player names", "result"}));
    record.addMove(h8, {Point(), Color::White});
    EXPECT_EQ(writePsq(record).error().reason,
              "the game has a pass, which this format cannot store");
    record.editNotes(GameRecord::root()).setup.white = {*Point::parse("c3")};
    EXPECT_EQ(writePsq(record).error().reason,
              "the game has set-up stones, which this format cannot store");
}

TEST(Rec, CountsFromZeroAfterTwoNames)
{
    const auto game = readRec("Gomotur one\nHuman\n0,0,12\n19,19,3\n");
    ASSERT_TRUE(game.hasValue());
    EXPECT_EQ(pointsOf(game->record), (Points{"a20", "t1"}));
    EXPECT_EQ(game->record.info().players, (PerColor<std::string>{"Gomotur one", "Human"}));
    EXPECT_FALSE(readRec("a\nb\n20,1,0\n").hasValue());
}

}  // namespace gomoku
