// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Record/Sgf/SgfValues.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

using testing::at;

GameRecord readText(std::string_view text)
{
    auto game = readSgf(text);
    EXPECT_TRUE(game.hasValue()) << (game ? "" : game.error().toString());
    return game ? std::move(game->record) : GameRecord();
}

ParseError refusalOf(std::string_view text)
{
    const auto game = readSgf(text);
    EXPECT_FALSE(game.hasValue()) << text;
    return game ? ParseError{} : game.error();
}

std::string movesOf(const GameRecord& record)
{
    std::string text;
    for (const RecordedMove move : record.mainMoves())
        text += (move.color == Color::Black ? "B" : "W") + move.point.toString() + " ";
    return text;
}

}  // namespace

TEST(Sgf, RowsCountFromTheTop)
{
    // On 15x15: hh is h8, aa is a15, ao is a1.
    EXPECT_EQ(movesOf(readText("(;GM[4]SZ[15];B[hh];W[aa];B[ao])")), "Bh8 Wa15 Ba1 ");
    EXPECT_EQ(movesOf(readText("(;SZ[20];B[at];W[ta])")), "Ba1 Wt20 ");
}

TEST(Sgf, ReadsWhatOtherProgramsWrite)
{
    // A match runner: rule by number, TE misused, the date with dots.
    const GameRecord match
        = readText("(;FF[4]GM[4]GN[1]EV[a x b]DT[2025.01.01 12:00:00]RO[1.2]RU[4]"
                   "SZ[15]PB[a]PW[b]RE[B+1]TE[five];B[hh]C[123ms];W[ii])");
    EXPECT_EQ(match.info().rule, Rule::Renju);
    EXPECT_EQ(match.info().result, GameResult::win(Color::Black));
    EXPECT_EQ(match.info().date, "2025.01.01 12:00:00");
    EXPECT_EQ(match.notes(GameRecord::root()).foreign,
              (std::vector{ForeignProperty{"TE", {"five"}}}));
    // Claims to be Go; points in upper case; the old pass; the old draw.
    const GameRecord renlib = readText("(;GM[1]SZ[15]RE[B+DRAW];B[HH];W[TT];B[ii])");
    EXPECT_EQ(movesOf(renlib), "Bh8 W- Bi7 ");
    EXPECT_EQ(renlib.info().result, GameResult::draw());
    // Before FF[4] small letters in names meant nothing.
    EXPECT_EQ(movesOf(readText("(;GaMe[4]SiZe[15];Black[hh];White[ig])")), "Bh8 Wi9 ");
    // No root properties at all, moves in the root, letters and numbers.
    EXPECT_EQ(movesOf(readText("(;B[h8];W[i9])")), "Bh8 Wi9 ");
    EXPECT_EQ(movesOf(readText("(;SZ[15]B[hh];W[ig])")), "Bh8 Wi9 ");
    EXPECT_EQ(movesOf(readText("mail header\n\n( ;SZ[ 15:15 ] ; B [hh]\n\t;W\n[ig] ) thanks")),
              "Bh8 Wi9 ");
}

TEST(Sgf, GuessesTheSizeFromThePoints)
{
    EXPECT_EQ(readText("(;B[hh])").boardSize(), 15);
    EXPECT_EQ(readText("(;B[pp];W[tt])").boardSize(), 19);
    EXPECT_EQ(readText("(;B[pp];W[ta])").boardSize(), 20);
    EXPECT_EQ(readText("(;B[h16])").boardSize(), 19);
    EXPECT_EQ(readSgf("(;B[hh])", {.boardSize = 9})->record.boardSize(), 9);
}

TEST(Sgf, PassesAreEmptyOrTtOnSmallBoards)
{
    EXPECT_EQ(movesOf(readText("(;SZ[19];B[];W[tt])")), "B- W- ");
    EXPECT_EQ(movesOf(readText("(;SZ[20];B[tt])")), "Bt1 ");
}

TEST(Sgf, ReadsTheTree)
{
    const GameRecord record
        = readText("(;SZ[15];B[hh](;W[ig];B[gi])(;W[hg](;B[hi])(;B[gh]))(;W[aa]))");
    const NodeId first = record.firstChild(GameRecord::root());
    ASSERT_EQ(record.children(first).size(), 3U);
    EXPECT_EQ(record.children(record.children(first)[1]).size(), 2U);
    EXPECT_EQ(record.nodeCount(), 8U);
    EXPECT_EQ(movesOf(record), "Bh8 Wi9 Bg7 ");
}

TEST(Sgf, TextKeepsEscapesAndLines)
{
    const GameRecord record
        = readText("(;C[a \\] b \\\\ c \\: d\r\nnext\\\njoined]N[one\ntwo];B[hh]C[x]C[y])");
    EXPECT_EQ(record.notes(GameRecord::root()).comment, "a ] b \\ c : d\nnextjoined");
    EXPECT_EQ(record.notes(GameRecord::root()).name, "one two");
    EXPECT_EQ(record.notes(record.firstChild(GameRecord::root())).comment, "x\ny");
}

TEST(Sgf, ReadsSetupWithRectangles)
{
    const GameRecord record = readText("(;SZ[9]AB[aa:bb][aa]AW[ee]PL[W];AE[aa]W[aa])");
    EXPECT_EQ(record.setup().black, (std::vector{at("a9"), at("b9"), at("a8"), at("b8")}));
    EXPECT_EQ(record.setup().white, (std::vector{at("e5")}));
    EXPECT_EQ(record.sideToMove(GameRecord::root()), Color::White);
    EXPECT_EQ(record.position(record.mainLine().back()).at(at("a9")), Cell::White);
}

TEST(Sgf, ReadsMarksTimesAndValues)
{
    const GameRecord record = readText("(;SZ[15]TM[600]OT[5 fischer];B[hh]BL[123.45]WL[600]TU[0.5]"
                                       "V[-250]LB[aa:A][ii:b\\:c]TR[bb]CR[zz];W[ii]V[1.5])");
    EXPECT_EQ(record.info().time.perGame, Milliseconds(600000));
    EXPECT_EQ(record.info().time.increment, Milliseconds(5000));
    const NodeId node = record.firstChild(GameRecord::root());
    const NodeNotes& notes = record.notes(node);
    EXPECT_EQ(notes.timeLeft.black, Milliseconds(123450));
    EXPECT_EQ(notes.timeUsed, Milliseconds(500));
    EXPECT_EQ(notes.evaluation, -250);
    ASSERT_EQ(notes.marks.size(), 3U);
    EXPECT_EQ(notes.marks[0], (BoardMark{at("b14"), BoardMark::Kind::Triangle}));
    EXPECT_EQ(notes.marks[1], (BoardMark{at("i7"), BoardMark::Kind::Label, "b:c"}));
    EXPECT_EQ(notes.marks[2], (BoardMark{at("a15"), BoardMark::Kind::Label, "A"}));
    // What is beyond us is kept, not lost.
    EXPECT_EQ(notes.foreign, (std::vector{ForeignProperty{"CR", {"zz"}}}));
    EXPECT_EQ(record.notes(record.firstChild(node)).foreign,
              (std::vector{ForeignProperty{"V", {"1.5"}}}));
}

TEST(Sgf, CountsTheGamesOfACollection)
{
    const auto game = readSgf("(;B[hh]C[a ( b])\n(;B[aa])(;C[\\]](;W[bb])(;W[cc])) junk");
    ASSERT_TRUE(game.hasValue());
    EXPECT_EQ(game->gamesInFile, 3);
    EXPECT_EQ(movesOf(game->record), "Bh8 ");
    EXPECT_TRUE(game->remarks.empty());
}

TEST(Sgf, RefusalsNameLineAndReason)
{
    EXPECT_EQ(refusalOf("(;SZ[15];B[hh]\n;W[ii]\n;B[hh])").toString(),
              "line 3, column 4: h8 is already occupied");
    EXPECT_EQ(refusalOf("(;SZ[15]\n;B[ph])").toString(),
              "line 2, column 4: \"ph\" is not on this board");
    EXPECT_EQ(refusalOf("(;SZ[15]AB[hh]AW[hh])").reason, "h8 is set up twice");
    EXPECT_EQ(refusalOf("(;SZ[15];B[hh]").reason,
              "the file ends inside the game: a \")\" is missing");
    EXPECT_EQ(refusalOf("(;SZ[15];B[hh").reason, "unterminated value: a \"]\" is missing");
    EXPECT_EQ(refusalOf("(;SZ[15:10])").reason, "the board is not square");
    EXPECT_EQ(refusalOf("(;SZ[99])").line, 1);
    EXPECT_EQ(refusalOf("(;SZ[big])").reason, "the board size is not a number");
    EXPECT_EQ(refusalOf("(;GM[2])").reason, "this is not a Gomoku game");
    EXPECT_EQ(refusalOf("(;B)").reason, "property B has no value");
    EXPECT_EQ(refusalOf("(;B[hh](;W[ii])C[late])").reason,
              "a property outside a node: a \";\" is missing");
    EXPECT_EQ(refusalOf("(;[hh])").reason, "a value without a property");
    EXPECT_EQ(refusalOf("hello").reason, "no game found: SGF begins with \"(;\"");
    EXPECT_EQ(refusalOf("").line, 1);
}

TEST(Sgf, WritesExactly)
{
    GameRecord record(15, Rule::Renju);
    record.info().players = {"Ada ]", "Bo\\b"};
    record.info().result = GameResult::win(Color::White, GameResult::Reason::Time);
    const NodeId h8 = record.addMove(GameRecord::root(), {at("h8"), Color::Black});
    record.addMove(h8, {at("i9"), Color::White});
    record.addMove(h8, {Point(), Color::White});
    record.editNotes(h8).comment = "good :]";
    EXPECT_EQ(writeSgf(record),
              "(;FF[4]GM[4]CA[UTF-8]AP[Gomoku:" GOMOKU_VERSION
              "]SZ[15]RU[renju]PB[Ada \\]]PW[Bo\\\\b]RE[W+T]\n"
              ";B[hh]C[good :\\]]\n(;W[ig])\n(;W[]))\n");
    EXPECT_EQ(readText(writeSgf(record)), record);
}

TEST(Sgf, DeepNestingCostsNoStack)
{
    std::string deep = "(;SZ[15]";
    for (int i = 0; i < 50000; ++i)
        deep += "(;C[x]";
    const std::string closed = deep + std::string(50001, ')');
    EXPECT_EQ(readText(closed).nodeCount(), 50001U);
    EXPECT_FALSE(readSgf(deep).hasValue());
    EXPECT_EQ(readText(writeSgf(readText(closed))), readText(closed));
}

TEST(Sgf, DecodesByLabelAndByGuess)
{
    EXPECT_EQ(readText("(;CA[windows-1252]PB[M\xFCller])").info().players.black, "Müller");
    EXPECT_EQ(readText("(;CA[UTF-8]PB[Müller])").info().players.black, "Müller");
    EXPECT_EQ(readText("(;PB[M\xFCller])").info().players.black, "Müller");
    EXPECT_EQ(readText("(;CA[GBK]PB[\xBA\xDA\xC6\xE5])").info().players.black, "黑棋");
    EXPECT_EQ(readText("(;CA[Shift_JIS]PB[\x8D\x95\x94\x5C])").info().players.black, "黒能");
}

TEST(Sgf, DecodesTheEncodingsOfAllOurLanguages)
{
    const auto black = [](const std::string& text) { return readText(text).info().players.black; };
    EXPECT_EQ(black("(;CA[EUC-KR]PB[\xC8\xE6\xB5\xB9])"), "흑돌");
    EXPECT_EQ(black("(;CA[ks_c_5601-1987]PB[\x8C"
                    "c])"),
              "똠");  // In code page 949 alone.
    EXPECT_EQ(black("(;CA[Big5]PB[\xB6\xC2\xB4\xD1])"), "黑棋");
    EXPECT_EQ(black("(;CA[big5]PB[\xB3\\\xA5\x5D]C[x])"), "許包") << "a \\ and a ] as second bytes";
    EXPECT_EQ(black("(;CA[windows-1250]PB[\x8E"
                    "i\x9Aka])"),
              "Žiška");
    EXPECT_EQ(black("(;CA[ISO-8859-2]PB[\xAEi\xB9ka])"), "Žiška");
    EXPECT_EQ(black("(;CA[windows-1254]PB[I\xFE\xFDk])"), "Işık");
    EXPECT_EQ(black("(;CA[windows-1257]PB[\xD0\xF5un])"), "Šõun");
    EXPECT_EQ(black("(;CA[KOI8-R]PB[\xDE\xC5\xD2])"), "чер");
}

TEST(Sgf, RefusesTextsThatItCannotDecode)
{
    const auto unknown = readSgf("(;CA[EUC-JP]PB[\xB9\xF5];B[hh])");
    ASSERT_FALSE(unknown.hasValue());
    EXPECT_NE(unknown.error().reason.find("EUC-JP"), std::string::npos) << unknown.error().reason;
    EXPECT_EQ(readSgfCollection("(;CA[EUC-JP]PB[\xB9\xF5];B[hh])").refused.size(), 1U);
    // Plain letters and UTF-8 are what they are, whatever the label says.
    EXPECT_EQ(readText("(;CA[EUC-JP]PB[Kim];B[hh])").info().players.black, "Kim");
    EXPECT_EQ(readText("(;CA[EUC-JP]PB[흑];B[hh])").info().players.black, "흑");
    // A label of ours that is wrong leaves a guess, and it is said.
    const auto wrong = readSgf("(;CA[UTF-8]PB[M\xFCller];B[hh])");
    ASSERT_TRUE(wrong.hasValue());
    EXPECT_EQ(wrong->remarks.size(), 1U);
    // Who asks for an encoding gets it or nothing.
    EXPECT_FALSE(readSgf("(;PB[M\xFCller];B[hh])", {.encoding = "nonsense"}).hasValue());
}

TEST(Sgf, OneBadMarkDoesNotHideTheOthers)
{
    const std::string text
        = "(;SZ[15];B[hh]LB[hg:1][zz:2][no colon][ii:A1]TR[aa:bb][xx]SQ[oo][pp])";
    const GameRecord record = readText(text);
    const NodeNotes& notes = record.notes(record.mainLine().back());
    ASSERT_EQ(notes.marks.size(), 7U) << "two labels, four triangles, a square";
    ASSERT_EQ(notes.foreign.size(), 3U);
    EXPECT_EQ(notes.foreign.front().values, (std::vector<std::string>{"zz:2", "no colon"}));
    EXPECT_EQ(readText(writeSgf(record)), record) << "nothing is lost";
}

TEST(Sgf, LettersAndMarksOfOldFilesAreShown)
{
    const GameRecord record = readText("(;FF[3]SZ[15];B[hh]L[aa][bb][hh]M[cc])");
    const NodeNotes& notes = record.notes(record.mainLine().back());
    ASSERT_EQ(notes.marks.size(), 4U);
    EXPECT_EQ(notes.marks[0], (BoardMark{Point::at(2, 12), BoardMark::Kind::Cross}));
    std::string letters;
    for (const char* name : {"a15", "b14", "h8"})
        for (const BoardMark& mark : notes.marks)
            if (mark.point == *Point::parse(name))
                letters += mark.text;
    EXPECT_EQ(letters, "ABC");
    EXPECT_EQ(readText(writeSgf(record)), record);
}

TEST(Sgf, AGameThatClaimsToBeGoIsReadWithARemark)
{
    const auto game = readSgf("(;FF[4]GM[1]SZ[15];B[hh];W[ii])");
    ASSERT_TRUE(game.hasValue());
    EXPECT_EQ(game->record.mainMoves().size(), 2U);
    ASSERT_EQ(game->remarks.size(), 1U);
    EXPECT_NE(game->remarks.front().find("Go"), std::string::npos);
    EXPECT_TRUE(readSgf("(;FF[4]GM[4]SZ[15];B[hh])")->remarks.empty());
    EXPECT_TRUE(readSgf("(;SZ[15];B[hh])")->remarks.empty());
}

TEST(SgfValues, ResultsInManyWords)
{
    using Reason = GameResult::Reason;
    EXPECT_EQ(parseSgfResult("B+R"), GameResult::win(Color::Black, Reason::Resignation));
    EXPECT_EQ(parseSgfResult("W+Time"), GameResult::win(Color::White, Reason::Time));
    EXPECT_EQ(parseSgfResult("b+forfeit"), GameResult::win(Color::Black, Reason::Forfeit));
    EXPECT_EQ(parseSgfResult("W+"), GameResult::win(Color::White));
    EXPECT_EQ(parseSgfResult("W+5.5"), GameResult::win(Color::White));
    EXPECT_EQ(parseSgfResult("Draw"), GameResult::draw());
    EXPECT_EQ(parseSgfResult("0"), GameResult::draw());
    EXPECT_EQ(parseSgfResult("?"), GameResult{});
    EXPECT_EQ(parseSgfResult("it was fun"), std::nullopt);
}

TEST(SgfValues, SecondsKeepTheirMilliseconds)
{
    EXPECT_EQ(parseSeconds("12.5"), Milliseconds(12500));
    EXPECT_EQ(parseSeconds("0.001"), Milliseconds(1));
    EXPECT_EQ(parseSeconds("7"), Milliseconds(7000));
    for (const char* text : {"", ".5", "-1", "1e9", "abc", "99999999999"})
        EXPECT_EQ(parseSeconds(text), std::nullopt) << text;
    EXPECT_EQ(secondsText(Milliseconds(12340)), "12.34");
    EXPECT_EQ(secondsText(Milliseconds(5)), "0.005");
    EXPECT_EQ(secondsText(Milliseconds(60000)), "60");
}

}  // namespace gomoku
