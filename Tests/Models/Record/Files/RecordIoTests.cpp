// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Encoding/TextEncoding.h"
#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/Sgf/SgfFormat.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace gomoku {

namespace {

std::string pasted(std::string_view bytes)
{
    const auto game = readGame(bytes);
    if (!game)
        return game.error().toString();
    std::string text = std::string(infoOf(game->format).name) + ":";
    for (const RecordedMove move : game->record.mainMoves())
        text += " " + move.point.toString();
    return text;
}

std::string fileContents(const std::string& name)
{
    std::ifstream file(std::string(GOMOKU_TEST_DATA) + "/records/" + name, std::ios::binary);
    EXPECT_TRUE(file.is_open()) << name;
    std::ostringstream contents;
    contents << file.rdbuf();
    return contents.str();
}

GameRecord readFile(const std::string& name)
{
    auto game = readGame(fileContents(name), {.format = formatForFile(name)});
    EXPECT_TRUE(game.hasValue()) << name << ": " << (game ? "" : game.error().toString());
    return game ? std::move(game->record) : GameRecord();
}

}  // namespace

TEST(RecordIo, RecognisesWhatIsPasted)
{
    EXPECT_EQ(pasted("(;GM[4]SZ[15];B[hh])"), "Smart Game Format: h8");
    EXPECT_EQ(pasted("Here is the game:\n(;B[hh];W[ig])"), "Smart Game Format: h8 i9");
    EXPECT_EQ(pasted("Piskvorky 15x15, 0:0, 0\n8,8,0\n"), "Piskvork game: h8");
    EXPECT_EQ(pasted("8,8,0\n9,7,12\n"), "Piskvork game: h8 i9");
    EXPECT_EQ(pasted("8,8\n9,7\n"), "Piskvork game: h8 i9");
    EXPECT_EQ(pasted("h8i9g7"), "Position text: h8 i9 g7");
    EXPECT_EQ(pasted("1. h8 2. i9"), "Position text: h8 i9");
    EXPECT_EQ(pasted("https://renjuportal.com/board?mvs=7786"), "Renju Portal link: h8 i9");
    EXPECT_EQ(pasted("https://gomocalc.com/#/h8i9"), "Position text: h8 i9");
    EXPECT_EQ(pasted("0,0, 1,-1"), "Gomocup opening: h8 i9");
    EXPECT_EQ(pasted("-1,0, 1,-1, 2,2\n0,0, 1,1, 2,2\n"), "Gomocup opening: g8 i9 j6");
    EXPECT_EQ(pasted("15\n15\n1\n7 7\n"), "Yixin-Board game: h8");
    EXPECT_EQ(pasted("one\ntwo\n0,0,1\n"), "Gomotur game: a20");
    EXPECT_EQ(pasted(".....\n.X...\n..O..\n.....\n....X\n"), "Board diagram:");
    EXPECT_EQ(pasted(std::string("\x02\x70\x00", 3)), "RenLib position: h8 a15");
    EXPECT_EQ(pasted("\xEF\xBB\xBFh8 i9"), "Position text: h8 i9");
    EXPECT_EQ(pasted(std::string("\xFF\xFE(\0;\0B\0[\0h\0h\0]\0)\0", 18)), "Smart Game Format: h8");
}

TEST(RecordIo, RefusesTheRestWithAReason)
{
    EXPECT_EQ(pasted(""), "there is nothing to read");
    EXPECT_EQ(pasted("lorem ipsum"), "line 1, column 1: \"lorem\" is not a point such as h8");
    EXPECT_EQ(pasted(std::string("\x01\x02\x03\x04", 4)), "unknown file format");
}

TEST(RecordIo, ContentsBeatTheNameOfTheFile)
{
    EXPECT_EQ(readGame("(;B[hh])", {.format = RecordFormat::Psq})->format, RecordFormat::Sgf);
    EXPECT_EQ(readGame("0,0, 1,1", {.format = formatForFile("x.txt")})->format,
              RecordFormat::Offsets);
    EXPECT_EQ(readGame("a\nb\n0,0,1", {.format = RecordFormat::Rec})->format, RecordFormat::Rec);
}

TEST(RecordIo, OddCharactersDoNotMakeAFileBinary)
{
    // 81 bytes that begin with 'P', which is 80: a .pos of 80 moves would look like this.
    std::string psq = "Piskvorky 15x15, 0:0, 0\n8,8,0\n\x1C";
    psq.append(81 - psq.size(), 'x');
    EXPECT_EQ(readGame(psq)->format, RecordFormat::Psq);
    EXPECT_EQ(readGame("(;C[\x01];B[hh])")->format, RecordFormat::Sgf);
}

TEST(RecordIo, FormatsByFileName)
{
    EXPECT_EQ(formatForFile("/home/me/Game.SGF"), RecordFormat::Sgf);
    EXPECT_EQ(formatForFile("a.b.psq"), RecordFormat::Psq);
    EXPECT_EQ(formatForFile("page.htm"), RecordFormat::Html);
    EXPECT_EQ(formatForFile("noextension"), std::nullopt);
    EXPECT_EQ(formatForFile("game.doc"), std::nullopt);
    for (const RecordFormatInfo& info : recordFormats())
        EXPECT_EQ(infoOf(info.format).name, info.name);
}

TEST(RecordIo, TheSampleFilesHoldTheSameGame)
{
    const GameRecord sgf = readFile("sample.sgf");
    EXPECT_EQ(sgf.info().rule, Rule::Renju);
    EXPECT_EQ(sgf.info().players, (PerColor<std::string>{"Ōta", "Лебедев"}));
    EXPECT_EQ(sgf.nodeCount(), 16U);
    for (const char* name : {"sample.psq", "sample.lib", "sample.pos", "sample.sav", "sample.txt"})
        EXPECT_EQ(readFile(name).mainMoves(), sgf.mainMoves()) << name;
    const GameRecord library = readFile("sample.lib");
    EXPECT_EQ(library.nodeCount(), sgf.nodeCount());
    EXPECT_EQ(readFile("diagram.txt").position(GameRecord::root()),
              sgf.position(sgf.mainLine().back()));
}

TEST(RecordIo, TheSampleGameSurvivesBeingWrittenAgain)
{
    const GameRecord record = readFile("sample.sgf");
    EXPECT_EQ(readSgf(writeSgf(record))->record, record);
    const auto library = writeGame(readFile("sample.lib"), RecordFormat::RenLib);
    ASSERT_TRUE(library.hasValue());
    EXPECT_EQ(library->bytes, fileContents("sample.lib"));
    EXPECT_EQ(writeGame(readFile("sample.psq"), RecordFormat::Psq)->bytes,
              fileContents("sample.psq"));
}

TEST(TextEncoding, MarksAtTheBeginningAreNoText)
{
    using namespace std::string_view_literals;
    EXPECT_EQ(decodeLiberally("\xEF\xBB\xBF\xEF\xBB\xBFplain").text, "plain");
    EXPECT_EQ(decodeLiberally("\xFE\xFF\xFE\xFF\0a"sv).text, "a");
    EXPECT_EQ(decodeLiberally("a\0b"sv).text, "ab");
    EXPECT_EQ(decodeLiberally("a\xEF\xBB\xBF").text, "a\xEF\xBB\xBF");
}

TEST(TextEncoding, GuessesFromTheBytes)
{
    EXPECT_EQ(guessEncoding("plain"), "UTF-8");
    EXPECT_EQ(guessEncoding("чёрные 黑"), "UTF-8");
    EXPECT_EQ(guessEncoding("M\xFCller and Andr\xE9"), "windows-1252");
    EXPECT_EQ(guessEncoding("\xF7\xE5\xF0\xED\xFB\xE5 \xED\xE0\xF7\xE8\xED\xE0\xFE\xF2"),
              "windows-1251");
    EXPECT_EQ(guessEncoding("\xBA\xDA\xC6\xE5\xCF\xC8\xD0\xD0\xA3\xAC\xB0\xD7\xC6\xE5"), "GB18030");
    EXPECT_EQ(guessEncoding("\x82\xB1\x82\xEA\x82\xCD\x8D\x95\x82\xCC\x8F\x9F\x82\xBF"),
              "Shift_JIS");
}

TEST(TextEncoding, DecodesChineseAndJapanese)
{
    EXPECT_EQ(decodeText("\xBA\xDA\xC6\xE5 h8\xA3\xAC\xB0\xD7", "gb2312"), "黑棋 h8，白");
    EXPECT_EQ(decodeText("\x81\x40\xFE\x4F\x80", "GBK"), "丂﨩€");  // first, last, single
    EXPECT_EQ(decodeText("\x82\xB1\x8D\x95\x5C\xB1\xFC\x4B", "sjis"), "こ黒\\ｱ黑");
    for (const char* broken : {"\xBA", "\xBA\x20", "\xFF\xFF", "\xA2\xFF", "\xF8\xA1"})
        EXPECT_EQ(decodeText(broken, "GBK"), std::nullopt);
    for (const char* broken : {"\x82", "\x82\x20", "\xFD\x40", "\x85\x40", "\x80"})
        EXPECT_EQ(decodeText(broken, "Shift_JIS"), std::nullopt);
}

TEST(TextEncoding, KnowsUtf8FromItsCounterfeits)
{
    EXPECT_TRUE(isUtf8("aé黑🎯"));
    for (const char* bad : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80",
                            "\xE9", "\xF0\x9F\x8E", "\xFF"})
        EXPECT_FALSE(isUtf8(bad));
}

TEST(TextEncoding, NamesHaveManySpellings)
{
    EXPECT_EQ(canonicalEncoding("shift-jis"), "Shift_JIS");
    EXPECT_EQ(canonicalEncoding("utf8"), "UTF-8");
    EXPECT_EQ(canonicalEncoding("gbk"), "GB18030");
    EXPECT_EQ(canonicalEncoding("ISO-8859-1"), "windows-1252");
    EXPECT_EQ(canonicalEncoding("KOI8-R"), "KOI8-R");
}

}  // namespace gomoku
