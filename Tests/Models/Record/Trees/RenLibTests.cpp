// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Trees/RenLibFormat.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

/// Bytes from hexadecimal pairs and quoted text: "78 48 'hi' 00 00".
std::string bytesOf(std::string_view text)
{
    std::string bytes;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\'') {
            quoted = !quoted;
        } else if (quoted) {
            bytes += text[i];
        } else if (text[i] != ' ' && text[i] != '\n') {
            bytes += static_cast<char>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16));
            ++i;
        }
    }
    return bytes;
}

constexpr std::string_view kHeader = "FF 'RenLib' FF 03 04 FF FF FF FF FF FF FF FF FF FF ";

Expected<ReadGame> readLib(std::string_view body, const ReadOptions& options = {})
{
    return readRenLib(bytesOf(std::string(kHeader) + std::string(body)), options);
}

std::string libRefusal(std::string_view body)
{
    const auto game = readLib(body);
    return game ? "accepted" : game.error().toString();
}

std::string line(const GameRecord& record, NodeId node)
{
    std::string text;
    for (const RecordedMove move : record.movesTo(node))
        text += (move.color == Color::Black ? "B" : "W") + move.point.toString() + " ";
    return text;
}

}  // namespace

TEST(RenLib, ReadsATreeByteByByte)
{
    // root; h8; its children i9 (leaf, has sibling) and h9 (mark), whose child is g8.
    // i9: column 9, row 7 from the top (y = 7): 16 * 6 + 9 = 69 hex.  h9: 68 hex.  g8: 77 hex.
    const auto game = readLib("00 00 78 00 69 C0 68 10 77 40");
    ASSERT_TRUE(game.hasValue()) << game.error().toString();
    const GameRecord& record = game->record;
    const NodeId h8 = record.firstChild(GameRecord::root());
    ASSERT_EQ(record.children(h8).size(), 2U);
    const NodeId h9 = record.children(h8)[1];
    EXPECT_EQ(line(record, record.children(h8)[0]), "Bh8 Wi9 ");
    EXPECT_EQ(line(record, record.firstChild(h9)), "Bh8 Wh9 Bg8 ");
    EXPECT_EQ(record.notes(h9).marks,
              (std::vector{BoardMark{*Point::parse("h9"), BoardMark::Kind::Triangle}}));
    EXPECT_TRUE(game->remarks.empty());
}

TEST(RenLib, CornersAreWhereTheyShouldBe)
{
    // 01 is column 1, row 1 from the top: a15. 0F is o15, E1 is a1, EF is o1.
    const auto game = readLib("00 00 01 00 0F 00 E1 00 EF 40");
    ASSERT_TRUE(game.hasValue());
    EXPECT_EQ(line(game->record, game->record.mainLine().back()), "Ba15 Wo15 Ba1 Wo1 ");
}

TEST(RenLib, ReadsCommentsAndLabels)
{
    // h8: one-line comment of odd length; i9: extension bytes, comment with more lines, label.
    const auto game
        = readLib("00 00 78 08 'abc' 00 69 49 00 01 'top' 08 'two' 0D 0A 'three' 00 00 'A' 00");
    ASSERT_TRUE(game.hasValue()) << game.error().toString();
    const GameRecord& record = game->record;
    const NodeId h8 = record.firstChild(GameRecord::root());
    EXPECT_EQ(record.notes(h8).comment, "abc");
    EXPECT_EQ(record.notes(record.firstChild(h8)).comment, "top\ntwo\nthree");
    // The label of i9 is shown on the board after h8.
    EXPECT_EQ(record.notes(h8).marks,
              (std::vector{BoardMark{*Point::parse("i9"), BoardMark::Kind::Label, "A"}}));
}

TEST(RenLib, TextsOfEvenLengthEndWithTwoZeros)
{
    const auto game = readLib("00 00 78 08 'ab' 00 00 69 40");
    ASSERT_TRUE(game.hasValue());
    EXPECT_EQ(line(game->record, game->record.mainLine().back()), "Bh8 Wi9 ");
}

TEST(RenLib, ReadsOldFiles)
{
    // Without header, from h8 on; version 3.0 with header but without root; old comments.
    const auto bare = readRenLib(bytesOf("78 00 69 40"));
    ASSERT_TRUE(bare.hasValue());
    EXPECT_EQ(line(bare->record, bare->record.mainLine().back()), "Bh8 Wi9 ");
    const auto old = readRenLib(bytesOf("FF 'RenLib' FF 03 00 FF FF FF FF FF FF FF FF FF FF "
                                        "78 20 'hi' EF 00 69 40"));
    ASSERT_TRUE(old.hasValue()) << old.error().toString();
    EXPECT_EQ(old->record.notes(old->record.firstChild(GameRecord::root())).comment, "hio");
    EXPECT_EQ(line(old->record, old->record.mainLine().back()), "Bh8 Wi9 ");
}

TEST(RenLib, NodesThatAreNoMoves)
{
    // A label alone is no node; a node without move but with children is one, and passes flip.
    const auto game = readLib("00 00 69 C3 00 01 'x' 00 78 00 00 00 77 40");
    ASSERT_TRUE(game.hasValue()) << game.error().toString();
    const GameRecord& record = game->record;
    EXPECT_EQ(record.nodeCount(), 4U);
    EXPECT_EQ(record.notes(GameRecord::root()).marks.size(), 1U);
    EXPECT_EQ(line(record, record.mainLine().back()), "Bh8 W- Bg8 ");
}

TEST(RenLib, TheRootHasNoSibling)
{
    const auto game = readLib("00 80 78 40");
    ASSERT_TRUE(game.hasValue()) << game.error().toString();
    EXPECT_EQ(game->record.nodeCount(), 2U);
}

TEST(RenLib, RefusalsNameTheByte)
{
    EXPECT_EQ(libRefusal("00 00 78 00 69"), "byte 24: the file ends in the middle of a node");
    EXPECT_EQ(libRefusal("00 00 78 00"), "byte 24: the file ends inside the tree");
    EXPECT_EQ(libRefusal("00 00 78 C0"), "byte 24: the file ends inside the tree");
    EXPECT_EQ(libRefusal("00 00 78 08 'no end'"), "byte 22: the file ends in the middle of a node");
    EXPECT_EQ(libRefusal("00 00 78 20 'no end'"), "byte 22: the file ends in the middle of a node");
    EXPECT_EQ(libRefusal("00 00 70 40"), "byte 22: this point is not on the board");
    EXPECT_EQ(libRefusal("00 00 F1 40"), "byte 22: this point is not on the board");
    EXPECT_EQ(libRefusal("00 00 78 00 78 40"), "byte 24: h8 is already occupied");
    EXPECT_EQ(libRefusal(""), "byte 20: the library ends after its header");
    EXPECT_EQ(readRenLib(bytesOf("FF 'RenLib' FF 03 05 FF FF FF FF FF FF FF FF FF FF 00 40"))
                  .error()
                  .reason,
              "libraries of version 3.5 are newer than this program");
    EXPECT_EQ(readRenLib("hello").error().reason, "this is not a RenLib library");
}

TEST(RenLib, DecodesAllTextsAlike)
{
    // "чёрные" and "ход" in code page 1251, without any label.
    const auto russian = readLib("00 00 78 08 F7 B8 F0 ED FB E5 00 00 69 48 F5 EE E4 00");
    ASSERT_TRUE(russian.hasValue());
    const NodeId h8 = russian->record.firstChild(GameRecord::root());
    EXPECT_EQ(russian->record.notes(h8).comment, "чёрные");
    EXPECT_EQ(russian->record.notes(russian->record.firstChild(h8)).comment, "ход");
    const auto asked = readLib("00 00 78 48 F5 EE E4 00", {.encoding = "windows-1252"});
    EXPECT_EQ(asked->record.notes(h8).comment, "õîä");
}

TEST(RenLib, WritesExactly)
{
    GameRecord record(15);
    const NodeId h8 = record.addMove(GameRecord::root(), {*Point::parse("h8"), Color::Black});
    record.addMove(h8, {*Point::parse("i9"), Color::White});
    record.addMove(h8, {*Point::parse("h9"), Color::White});
    record.editNotes(h8).comment = "one\ntwo\nx";
    record.editNotes(h8).addMark({*Point::parse("h9"), BoardMark::Kind::Label, "B"});
    record.editNotes(h8).addMark({*Point::parse("h8"), BoardMark::Kind::Triangle});
    EXPECT_EQ(writeRenLib(record)->bytes,
              bytesOf(std::string(kHeader)
                      + "00 00 78 18 'one' 08 'two' 0D 0A 'x' 00 00 69 C0 68 41 00 01 'B' 00"));
    record.editNotes(GameRecord::root()).setup.black = {*Point::parse("a1")};
    EXPECT_FALSE(writeRenLib(record).hasValue());
    EXPECT_FALSE(writeRenLib(GameRecord(19)).hasValue());
}

TEST(RenLib, DeepTreesCostNoStack)
{
    // 100,000 passes in one line, and then as many siblings.
    std::string deep = bytesOf(kHeader) + std::string(2, '\0');
    for (int i = 0; i < 100000; ++i)
        deep += std::string("\0\0", 2);
    deep += std::string("\0\x40", 2);
    EXPECT_EQ(readRenLib(deep)->record.nodeCount(), 100002U);
    std::string wide = bytesOf(kHeader) + std::string(2, '\0');
    for (int i = 0; i < 100000; ++i)
        wide += "\x78\xC0";
    wide += "\x78\x40";
    EXPECT_EQ(readRenLib(wide)->record.nodeCount(), 100002U);
}

}  // namespace gomoku
