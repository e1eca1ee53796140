// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/Diagram.h"
#include "Models/Record/Formats/MoveListFormats.h"
#include "Models/Record/Formats/PositionText.h"
#include "Models/Record/Formats/TextValues.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

std::string pointsOf(const Expected<ReadGame>& game)
{
    if (!game)
        return game.error().toString();
    std::string points;
    for (const RecordedMove move : game->record.mainMoves())
        points += (points.empty() ? "" : " ") + move.point.toString();
    return points;
}

std::string text(std::string_view bytes, const ReadOptions& options = {})
{
    return pointsOf(readPositionText(bytes, options));
}

}  // namespace

TEST(SplitAt, GivesEveryPartAndTheEmptyOnesToo)
{
    using Parts = std::vector<std::string_view>;
    EXPECT_EQ(splitAt(';', "a;bc;d"), (Parts{"a", "bc", "d"}));
    EXPECT_EQ(splitAt(';', ";a;;"), (Parts{"", "a", "", ""}));
    EXPECT_EQ(splitAt(' ', "alone"), Parts{"alone"});
    EXPECT_EQ(splitAt(' ', ""), Parts{""});
}

TEST(PositionText, ReadsEveryHabit)
{
    for (const char* habit :
         {"h8 i9 g7", "h8i9g7", "H8,I9,G7", "1. h8 2. i9 3. g7", "1.h8 i9 2.g7", "h8\ni9\r\ng7\n",
          "1: h8; 2: i9; 3: g7", "h8-i9-g7", "(h8) [i9] g7", "B h8 W i9 B g7",
          "black: h8, white: i9, g7", "h8，i9、g7。", "  h8  i9  g7  "})
        EXPECT_EQ(text(habit), "h8 i9 g7") << habit;
    EXPECT_EQ(text("h8 pass i9"), "h8 - i9");
    EXPECT_EQ(text("o15a1"), "o15 a1");
}

TEST(PositionText, RowsMayCountFromTheTop)
{
    EXPECT_EQ(text("a1 h8 i9", {.rowsFromTop = true}), "a15 h8 i7");
    EXPECT_TRUE(readPositionText("h8")->rowsAreAmbiguous);
}

TEST(PositionText, PWithoutAnyIMeansThatIIsLeftOut)
{
    EXPECT_EQ(text("h8 j9 p1"), "h8 i9 o1");
    EXPECT_EQ(readPositionText("h8 j9 p1")->remarks.size(), 1U);
    EXPECT_EQ(readPositionText("h8 i9 p1")->record.boardSize(), 19);
    EXPECT_EQ(text("h8 j9", {.columnsSkipI = true}), "h8 i9");
    EXPECT_EQ(text("h8 i9", {.columnsSkipI = true}),
              "line 1, column 4: this board has no column i");
    EXPECT_EQ(text("h8 j9 p1", {.columnsSkipI = false}), "h8 j9 p1");
    EXPECT_EQ(text("h8 p16"), "h8 p16") << "with a row 16 the board has more than 15 lines";
}

TEST(PositionText, TheBoardGrowsToHoldTheMoves)
{
    EXPECT_EQ(readPositionText("h8 a16")->record.boardSize(), 19);
    EXPECT_EQ(readPositionText("h8 t20")->record.boardSize(), 20);
    EXPECT_EQ(readPositionText("h8", {.boardSize = 20})->record.boardSize(), 20);
}

TEST(PositionText, RefusalsNameLineAndReason)
{
    EXPECT_EQ(text("h8 i9\nh8"), "line 2, column 1: h8 is already occupied");
    EXPECT_EQ(text("h8 hello"), "line 1, column 4: \"hello\" is not a point such as h8");
    EXPECT_EQ(text("h8 h99"), "line 1, column 4: row 99 is not on any board");
    EXPECT_EQ(text("h8 h0"), "line 1, column 4: row 0 is not on any board");
    EXPECT_EQ(text("h8 %"), "line 1, column 4: this is neither a move nor a separator");
    EXPECT_EQ(text("h8 k9", {.boardSize = 9}),
              "line 1, column 4: this point is not on a board of size 9");
    EXPECT_EQ(text("123"), "line 1, column 1: there are no moves here");
}

TEST(Pos, CountsFromTheTopLeft)
{
    // Three moves: h8 = 7 * 15 + 7 = 112, a15 = 0, o1 = 224.
    EXPECT_EQ(pointsOf(readPos(std::string("\x03\x70\x00\xE0", 4))), "h8 a15 o1");
    EXPECT_EQ(pointsOf(readPos("\x02\x70\x70")), "byte 2: h8 is already occupied");
    EXPECT_EQ(pointsOf(readPos("\x01\xE1")), "byte 1: this point is not on a board of size 15");
    EXPECT_EQ(pointsOf(readPos("\x03\x70")), "byte 2: the file should contain 3 moves");
    EXPECT_FALSE(readPos("").hasValue());
}

TEST(Sav, RowsComeFirst)
{
    EXPECT_EQ(pointsOf(readSav("15\n15\n2\n0 1\n14 0\n")), "b15 a1");
    EXPECT_EQ(readSav("20\n20\n0\n")->record.boardSize(), 20);
    EXPECT_EQ(pointsOf(readSav("15\n15\n2\n0 1\n")),
              "line 3, column 1: the number of moves does not match the moves that follow");
    EXPECT_EQ(pointsOf(readSav("15\n14\n0\n")), "line 2, column 1: the board is not square");
    EXPECT_EQ(pointsOf(readSav("15\nx")), "line 2, column 1: this is not a number");
    EXPECT_EQ(pointsOf(readSav("15\n15\n1\n15 0\n")),
              "line 4, column 1: this point is not on a board of size 15");
}

TEST(RenjuPortal, ReadsBothKindsOfLink)
{
    EXPECT_EQ(pointsOf(readRenjuPortal("https://renjuportal.com/board?mvs=7700e0")), "h8 a15 o15");
    EXPECT_EQ(pointsOf(readRenjuPortal("https://www.renjuportal.com/?mv=770E&x=1")), "h8 a1");
    EXPECT_EQ(pointsOf(readRenjuPortal("x?mvs=777")),
              "line 1, column 9: the last move of the link is cut off");
    EXPECT_EQ(pointsOf(readRenjuPortal("x?mvs=7777")), "line 1, column 9: h8 is already occupied");
    EXPECT_EQ(pointsOf(readRenjuPortal("x?mvs=f0")),
              "line 1, column 7: this point is not on a board of size 15");
}

TEST(Offsets, StepFromTheCentre)
{
    EXPECT_EQ(pointsOf(readOffsets("0,0, 1,-1, -7,7")), "h8 i9 a1");
    EXPECT_EQ(pointsOf(readOffsets("0,0, 1,-1", {.boardSize = 20})), "k10 l11");
    EXPECT_EQ(readOffsets("0,0\n\n1,1\n2,2\n")->gamesInFile, 3);
    EXPECT_EQ(pointsOf(readOffsets("0,0, 8,0")),
              "line 1, column 1: move 2: this point is not on a board of size 15");
    EXPECT_EQ(pointsOf(readOffsets("0,0, 2147483647,0")),
              "line 1, column 1: move 2: this point is not on a board of size 15");
    EXPECT_FALSE(readOffsets("0,0,1").hasValue());
}

TEST(Diagram, DrawsStonesCoordinatesAndTheNewestMove)
{
    GameRecord record(5);
    const NodeId last = record.addLine(
        GameRecord::root(),
        {{*Point::parse("c3"), Color::Black}, {*Point::parse("d4"), Color::White}});
    record.editNotes(last).addMark({*Point::parse("a1"), BoardMark::Kind::Label, "A"});
    EXPECT_EQ(drawDiagram(record, last),
              "   a b c d e\n"
              " 5 . . . . . 5\n"
              " 4 . . .(O). 4\n"
              " 3 . . X . . 3\n"
              " 2 . . . . . 2\n"
              " 1 A . . . . 1\n"
              "   a b c d e\n"
              "Black to move\n");
}

TEST(Diagram, ReadsDrawingsOfManyKinds)
{
    const auto stones = [](std::string_view drawing) {
        const auto game = readDiagram(drawing);
        if (!game)
            return game.error().toString();
        std::string found;
        for (const Point point : game->record.setup().black)
            found += "B" + point.toString() + " ";
        for (const Point point : game->record.setup().white)
            found += "W" + point.toString() + " ";
        return found;
    };
    EXPECT_EQ(stones(".....\n.X...\n..O..\n.....\n....X\n"), "Bb4 Be1 Wc3 ");
    EXPECT_EQ(stones("text before\n  a b c d e\n5 + + + + +\n4 + # + + +\n3 + +[o]+ +\n"
                     "2 + + + + +\n1 + + + + @\nand after"),
              "Bb4 Be1 Wc3 ");
    EXPECT_EQ(stones("┌┬┬┬┐\n├●┼┼┤\n├┼○┼┤\n├┼┼┼┤\n└┴┴┴●\n"), "Bb4 Be1 Wc3 ");
    EXPECT_EQ(stones("| . . . . . |\n| . X . . . |\n| . . O . . |\n| . . . . . |\n| . . . . X |"),
              "Bb4 Be1 Wc3 ");
    EXPECT_EQ(stones("....\n....\n....\n....\n"),
              "line 1, column 1: there is no diagram of a square board from 5 x 5 to 22 x 22 here");
    EXPECT_EQ(
        readDiagram(".....\n.....\n.....\n.....\n.....\nWhite to move")->record.setup().toMove,
        Color::White);
}

}  // namespace gomoku
