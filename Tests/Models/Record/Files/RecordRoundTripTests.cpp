// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/RecordCheck.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <gtest/gtest.h>

namespace gomoku {

using testing::Random;

namespace {

/// What is written in `format` and read back, through the front door.
GameRecord throughFile(const GameRecord& record, RecordFormat format)
{
    const auto written = writeGame(record, format);
    EXPECT_TRUE(written.hasValue()) << (written ? "" : written.error().toString());
    if (!written)
        return GameRecord();
    auto game = readGame(written->bytes, {.format = format, .boardSize = record.boardSize()});
    EXPECT_TRUE(game.hasValue()) << (game ? "" : game.error().toString()) << written->bytes;
    if (!game)
        return GameRecord();
    EXPECT_EQ(game->format, format);
    return std::move(game->record);
}

}  // namespace

TEST(RoundTrip, SgfKeepsEverything)
{
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        const GameRecord record = testing::randomRecord(random);
        ASSERT_FALSE(findFault(record)) << findFault(record)->reason;
        ASSERT_EQ(throughFile(record, RecordFormat::Sgf), record) << writeSgf(record);
    }
}

TEST(RoundTrip, ListsOfMovesKeepTheMoves)
{
    Random random(2);
    for (int i = 0; i < 300; ++i) {
        const int size = i % 3 == 0 ? 15 : kMinBoardSize + testing::below(random, 18);
        const GameRecord record
            = testing::randomLine(random, size, 1 + testing::below(random, size * size / 2));
        for (const RecordFormat format : {RecordFormat::Psq, RecordFormat::Sav,
                                          RecordFormat::PositionText, RecordFormat::Offsets})
            ASSERT_EQ(throughFile(record, format), record) << infoOf(format).name << size;
        if (size != 15)
            continue;
        for (const RecordFormat format :
             {RecordFormat::Pos, RecordFormat::RenjuPortal, RecordFormat::RenLib})
            ASSERT_EQ(throughFile(record, format), record) << infoOf(format).name;
    }
}

TEST(RoundTrip, PsqKeepsTimesAndPlayers)
{
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        GameRecord record = testing::randomLine(random, 20, 30);
        record.info().players = {i % 5 == 0 ? "" : "pbrain-one", i % 2 == 0 ? "" : "двe"};
        for (NodeId node : record.mainLine())
            if (record.move(node))
                record.editNotes(node).timeUsed = Milliseconds(1 + testing::below(random, 30000));
        record.info().result
            = i % 3 == 0 ? GameResult::win(Color::White, GameResult::Reason::Time) : GameResult{};
        ASSERT_EQ(throughFile(record, RecordFormat::Psq), record);
    }
}

TEST(RoundTrip, LibrariesKeepTreeTextsMarksAndLabels)
{
    Random random(4);
    for (int i = 0; i < 500; ++i) {
        const GameRecord record = testing::randomLibrary(random);
        ASSERT_EQ(throughFile(record, RecordFormat::RenLib), record) << writeSgf(record);
    }
}

TEST(RoundTrip, DiagramsKeepThePosition)
{
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const int size = kMinBoardSize + testing::below(random, 18);
        const GameRecord record = testing::randomLine(random, size, testing::below(random, 25));
        const NodeId end = record.mainLine().back();
        const GameRecord again = throughFile(record, RecordFormat::Diagram);
        ASSERT_EQ(again.position(GameRecord::root()), record.position(end));
        ASSERT_EQ(again.sideToMove(GameRecord::root()), record.sideToMove(end));
    }
}

}  // namespace gomoku
