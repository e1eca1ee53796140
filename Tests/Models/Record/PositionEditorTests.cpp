// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/Formats/Diagram.h"
#include "Models/Record/PositionEditor.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using Tool = PositionEditor::Tool;

Point pointAt(const char* text)
{
    return *Point::parse(text);
}

TEST(PositionEditor, PlacesReplacesAndTakesAway)
{
    PositionEditor editor;
    editor.use(Tool::Black, pointAt("h8"));
    EXPECT_EQ(editor.position().grid.at(pointAt("h8")), Cell::Black);
    editor.use(Tool::White, pointAt("h8"));
    EXPECT_EQ(editor.position().grid.at(pointAt("h8")), Cell::White);
    editor.use(Tool::White, pointAt("h8"));
    EXPECT_EQ(editor.position().grid.at(pointAt("h8")), Cell::Empty);
    editor.use(Tool::White, Point::at(17, 0));
    EXPECT_EQ(editor.position().grid.count(Cell::White), 0);
}

TEST(PositionEditor, AlternatesAndEveryStepCanBeTakenBack)
{
    PositionEditor editor;
    for (const char* point : {"h8", "i9", "g7"})
        editor.use(Tool::Alternate, pointAt(point));
    EXPECT_EQ(editor.position().grid.count(Cell::Black), 2);
    EXPECT_EQ(editor.position().toMove, Color::White);
    const EditedPosition three = editor.position();
    editor.clear();
    EXPECT_EQ(editor.position().grid.count(Cell::Black), 0);
    editor.undo();
    EXPECT_EQ(editor.position(), three);
    editor.redo();
    EXPECT_EQ(editor.position().grid.count(Cell::Black), 0);
    while (editor.canUndo())
        editor.undo();
    EXPECT_EQ(editor.position(), EditedPosition());
}

TEST(PositionEditor, TurnsToTheRightAndMirrors)
{
    PositionEditor editor;
    editor.use(Tool::Black, pointAt("b14"));  // Upper left.
    editor.turn();
    EXPECT_EQ(editor.position().grid.at(pointAt("n14")), Cell::Black);  // Upper right.
    editor.turn();
    EXPECT_EQ(editor.position().grid.at(pointAt("n2")), Cell::Black);
    editor.mirror();
    EXPECT_EQ(editor.position().grid.at(pointAt("b2")), Cell::Black);
    for (int i = 0; i < 4; ++i)
        editor.turn();
    EXPECT_EQ(editor.position().grid.at(pointAt("b2")), Cell::Black);
}

TEST(PositionEditor, AnotherSizeKeepsTheStonesAroundTheCentre)
{
    PositionEditor editor;
    editor.use(Tool::Black, pointAt("h8"));
    editor.use(Tool::White, pointAt("a1"));
    editor.setSize(19);
    EXPECT_EQ(editor.position().grid.at(pointAt("j10")), Cell::Black);
    EXPECT_EQ(editor.position().grid.at(pointAt("c3")), Cell::White);
    editor.setSize(9);
    EXPECT_EQ(editor.position().grid.at(pointAt("e5")), Cell::Black);
    EXPECT_EQ(editor.position().grid.count(Cell::White), 0);
    editor.undo();
    EXPECT_EQ(editor.position().grid.count(Cell::White), 1);
}

TEST(PositionEditor, APositionGoesThroughSgfAndADrawing)
{
    PositionEditor editor;
    for (const char* point : {"h8", "i9", "g7"})
        editor.use(Tool::Black, pointAt(point));
    editor.setToMove(Color::White);
    editor.setRule(Rule::Renju);
    const GameRecord record = recordOf(editor.position());
    for (const RecordFormat format : {RecordFormat::Sgf, RecordFormat::Diagram}) {
        const auto written = writeGame(record, format);
        ASSERT_TRUE(written);
        const auto read = readGame(written->bytes);
        ASSERT_TRUE(read);
        EXPECT_EQ(positionOf(read->record, Rule::Renju), editor.position());
    }
}

TEST(PositionEditor, OnlyWhatTurnsCouldHaveMadeIsALine)
{
    PositionEditor editor;
    for (const char* point : {"h8", "i9", "g7"})
        editor.use(Tool::Alternate, pointAt(point));
    const auto line = lineOf(editor.position());
    ASSERT_TRUE(line);
    EXPECT_EQ(positionOf(*line, Rule::Freestyle), editor.position());
    editor.setToMove(Color::Black);
    EXPECT_FALSE(lineOf(editor.position()));
}

TEST(PositionTexts, PairsOfNumbersAreColumnAndRowFromTheTop)
{
    const auto read = readGame("7,7 8,6 10,4");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.boardSize(), 15);
    EXPECT_EQ(read->record.mainMoves()[0].point, pointAt("h8"));
    EXPECT_EQ(read->record.mainMoves()[1].point, pointAt("i9"));
    EXPECT_EQ(read->record.mainMoves()[2].point, pointAt("k11"));
    EXPECT_FALSE(read->remarks.empty());
}

TEST(PositionTexts, PairsThatReachTheLastLineOfFifteenAreCountedFromOne)
{
    const auto read = readGame("8,8 15,1");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.boardSize(), 15);
    EXPECT_EQ(read->record.mainMoves()[0].point, pointAt("h8"));
    EXPECT_EQ(read->record.mainMoves()[1].point, pointAt("o15"));
    const auto large = readGame("0,0 18,18");
    ASSERT_TRUE(large);
    EXPECT_EQ(large->record.boardSize(), 19);
}

TEST(PositionTexts, PairsThatCannotBeAreRefused)
{
    EXPECT_FALSE(readGame("7,7 7,7"));
    EXPECT_FALSE(readGame("7,7 40,1"));
}

TEST(PositionTexts, LinksOfWebBoardsHoldMovesSomewhere)
{
    for (const char* link :
         {"https://gomocalc.com/#/h8i9g7", "https://example.org/board?moves=h8i9g7&size=15",
          "http://example.org/renju.html#h8i9g7",
          "https://example.org/play?rule=renju&m=h8i9g7#top"}) {
        const auto read = readGame(link);
        ASSERT_TRUE(read) << link;
        ASSERT_EQ(read->record.mainMoves().size(), 3U) << link;
        EXPECT_EQ(read->record.mainMoves()[2].point, pointAt("g7")) << link;
    }
}

}  // namespace
}  // namespace gomoku
