// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/BrainManager.h"

namespace gomoku {
namespace {

using namespace testing;

TEST(Brain, AnswersABareOkToEveryBoardSizeItKnows)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
        BrainManager manager;
        EXPECT_EQ(manager.send("START " + std::to_string(size)), Lines{"OK"});
        manager.send("BEGIN");
        EXPECT_EQ(manager.task->position.size(), size);
    }
}

TEST(Brain, RefusesOtherSizesAndKeepsTheGame)
{
    BrainManager manager;
    manager.sendAll({"START 15", "PLAY 7,7"});
    for (const char* line : {"START 4", "START 23", "START", "START x", "START 15 16", "START -5",
                             "RECTSTART 15,10", "RECTSTART", "START 99999999999999999999"}) {
        const Lines lines = manager.send(line);
        ASSERT_EQ(lines.size(), 1u) << line;
        EXPECT_TRUE(lines[0].starts_with("ERROR ")) << line << ": " << lines[0];
    }
    manager.send("TURN 8,8");
    EXPECT_EQ(stones(*manager.task), "h8 / i7 ");
    EXPECT_EQ(manager.send("RECTSTART 10,12"), Lines{"ERROR the board must be square"});
}

TEST(Brain, PreparesBeforeItSaysOk)
{
    Brain brain;
    const BrainOutput start = brain.receive("START 15");
    EXPECT_TRUE(start.forgetTable);
    EXPECT_EQ(start.tableMegabytes, 1u);
    EXPECT_EQ(start.expectedRules, std::vector<Rule>{Rule::Freestyle});
    EXPECT_EQ(brain.receive("INFO rule 8").expectedRules, std::vector<Rule>{Rule::Caro});
    EXPECT_TRUE(brain.receive("YXHASHCLEAR").forgetTable);
}

TEST(Brain, GrowsTheTableOnlyWhenAllLimitsAreKnown)
{
    Brain brain;
    brain.receive("START 15");
    EXPECT_FALSE(brain.receive("INFO timeout_turn 1000").needsPreparation());
    EXPECT_EQ(brain.receive("BEGIN").tableMegabytes, 64u);
    EXPECT_FALSE(brain.receive("RESTART").tableMegabytes);
    EXPECT_EQ(brain.receive("INFO max_memory 41943040").tableMegabytes, 4u);
    EXPECT_FALSE(brain.receive("INFO max_memory 41943040").needsPreparation());
    EXPECT_FALSE(brain.receive("BEGIN").tableMegabytes);
}

TEST(Brain, TakesASecondEqualNumberAfterStart)
{
    EXPECT_EQ(BrainManager().send("START 15 15"), Lines{"OK"});
    EXPECT_EQ(BrainManager().send("RECTSTART 15,15"), Lines{"OK"});
}

TEST(Brain, CountsRowsFromTheTopOnThePipeOnly)
{
    BrainManager manager;
    manager.sendAll({"START 15", "TURN 2,0"});
    EXPECT_EQ(stones(*manager.task), "c15 / ");
    EXPECT_EQ(manager.find(at("e1")), Lines{"4,14"});
    manager.send("TURN 14,13");
    EXPECT_EQ(stones(*manager.task), "o2 c15 / e1 ");
}

TEST(Brain, OpensTheGameOnBegin)
{
    BrainManager manager;
    manager.send("START 20");
    EXPECT_TRUE(manager.send("BEGIN").empty());
    EXPECT_EQ(manager.find(at("k10")), Lines{"10,10"});
    EXPECT_TRUE(manager.send("BEGIN")[0].starts_with("ERROR"));
}

TEST(Brain, ReadsABoardInAnyOfItsForms)
{
    const Lines forms[] = {
        {"BOARD", "7,7,2", "8,8,1", "6,6,2", "DONE"},
        {"BOARD 7,7,2 8,8,1 6,6,2 DONE"},
        {"BOARD 7,7,2", "8,8,1 6,6,2 DONE"},
        {"board", "7, 7, 2", " 8 ,8,1", "6,6 , 2", "done"},
        {"BOARD", "6,6,2", "7,7,2", "8,8,1", "DONE"},
    };
    for (const Lines& form : forms) {
        BrainManager manager;
        manager.send("START 15");
        EXPECT_TRUE(manager.sendAll(form).empty()) << form.front();
        ASSERT_TRUE(manager.task) << form.front();
        EXPECT_EQ(stones(*manager.task), "h8 g9 / i7 ");
        EXPECT_EQ(manager.task->position.sideToMove(), Color::White);
        EXPECT_EQ(manager.task->position.moveCount(), 3);
    }
}

TEST(Brain, OpensTheGameOnAnEmptyBoardBlock)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BOARD", "DONE"});
    EXPECT_EQ(manager.task->position.stoneCount(), 0);
    EXPECT_EQ(manager.find(at("h8")), Lines{"7,7"});
    manager.sendAll({"RESTART", "BOARD DONE"});
    EXPECT_EQ(manager.task->position.stoneCount(), 0);
}

TEST(Brain, IsToMoveInABoardThatNobodyCanHavePlayed)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BOARD 7,7,2 8,8,2 9,9,2 DONE"});
    EXPECT_EQ(stones(*manager.task), "j6 i7 h8 / ");
    EXPECT_EQ(manager.task->position.sideToMove(), Color::White);
}

TEST(Brain, ExplainsABadBoardAndKeepsTheOldGame)
{
    const std::pair<const char*, const char*> bad[] = {
        {"BOARD 7,7,2 15,3,1 DONE", "\"15,3,1\" is not on the board"},
        {"BOARD 7,7,2 7,7,1 DONE", "\"7,7,1\" is given twice"},
        {"BOARD 7,7 DONE", "\"7,7\" is not x,y,field"},
        {"BOARD 7,7,9 DONE", "\"7,7,9\": the field must be 1, 2 or 3"},
        {"BOARD nonsense DONE", "\"nonsense\" is not x,y,field"},
        {"BOARD 1,1,1 2,1,1 3,1,1 4,1,1 5,1,1 9,9,2 9,8,2 9,7,2 9,6,2 DONE", "the game is over"},
    };
    for (const auto& [line, why] : bad) {
        BrainManager manager;
        manager.sendAll({"START 15", "PLAY 7,7"});
        EXPECT_EQ(manager.send(line), Lines{std::string("ERROR ") + why});
        manager.send("TURN 8,8");
        EXPECT_EQ(stones(*manager.task), "h8 / i7 ") << line;
    }
}

TEST(Brain, NoticesABlockThatWasNeverFinished)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BOARD", "7,7,1"});
    EXPECT_EQ(manager.send("TURN 3,3"), Lines{"ERROR DONE is missing before TURN"});
    EXPECT_EQ(stones(*manager.task), "d12 / ");
}

TEST(Brain, TakesBackTheLastStoneOnly)
{
    BrainManager manager;
    manager.sendAll({"START 15", "TURN 7,7"});
    manager.find(at("i9"));
    EXPECT_TRUE(manager.send("TAKEBACK 7,7")[0].starts_with("ERROR"));
    EXPECT_EQ(manager.send("TAKEBACK 8,6"), Lines{"OK"});
    EXPECT_EQ(manager.send("TAKEBACK 7,7"), Lines{"OK"});
    EXPECT_TRUE(manager.send("TAKEBACK 7,7")[0].starts_with("ERROR"));
    manager.send("TURN 0,0");
    EXPECT_EQ(stones(*manager.task), "a15 / ");
}

TEST(Brain, PlaysTheMoveItIsTold)
{
    BrainManager manager;
    manager.send("START 15");
    EXPECT_EQ(manager.send("PLAY 3,4"), Lines{"3,4"});
    EXPECT_TRUE(manager.send("PLAY 3,4")[0].starts_with("ERROR"));
}

TEST(Brain, StartsAfreshOnRestart)
{
    BrainManager manager;
    manager.sendAll({"START 15", "PLAY 3,4"});
    EXPECT_EQ(manager.send("RESTART"), Lines{"OK"});
    manager.send("BEGIN");
    EXPECT_EQ(manager.task->position.stoneCount(), 0);
    EXPECT_EQ(manager.task->position.size(), 15);
}

TEST(Brain, RefusesPointsThatAreTakenOrOffTheBoard)
{
    BrainManager manager;
    manager.sendAll({"START 15", "PLAY 7,7"});
    for (const char* arguments :
         {"7,7", "15,0", "0,15", "-1,3", "7", "7,", "a,b", "1,2,3", "", "99999999999999999999,1"}) {
        const Lines lines = manager.send(std::string("TURN ") + arguments);
        ASSERT_EQ(lines.size(), 1u) << arguments;
        EXPECT_TRUE(lines[0].starts_with("ERROR TURN: ")) << lines[0];
    }
    EXPECT_FALSE(manager.task);
}

TEST(Brain, NeedsAStartBeforeAnyMove)
{
    for (const char* line : {"BEGIN", "TURN 1,1", "BOARD", "RESTART", "TAKEBACK 1,1", "PLAY 1,1",
                             "SWAP2BOARD", "YXBOARD", "YXNBEST 2", "DONE"})
        EXPECT_TRUE(BrainManager().send(line).at(0).starts_with("ERROR no game")) << line;
}

TEST(Brain, SaysSoWhenItDoesNotKnowACommand)
{
    BrainManager manager;
    EXPECT_EQ(manager.send("FLY me"), Lines{"UNKNOWN command \"FLY\""});
    EXPECT_EQ(manager.send("\x01\xff"), Lines{"UNKNOWN command \"??\""});
    EXPECT_LE(manager.send(std::string(10000, 'Z')).at(0).size(), 64u);
    EXPECT_TRUE(manager.send("").empty());
    EXPECT_TRUE(manager.send(" \t ").empty());
    EXPECT_EQ(manager.send("\xEF\xBB\xBFSTART 15"), Lines{"OK"});
}

TEST(Brain, TellsItsName)
{
    const Lines lines = BrainManager().send("about");
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_TRUE(lines[0].starts_with("name=\"Gomoku\", version=\"")) << lines[0];
}

TEST(Brain, IgnoresInfoItDoesNotKnowAndExplainsInfoItCannotRead)
{
    BrainManager manager;
    EXPECT_TRUE(manager.send("INFO folder C:\\brains").empty());
    EXPECT_TRUE(manager.send("INFO evaluate 3,3").empty());
    EXPECT_TRUE(manager.send("INFO colour blue").empty());
    EXPECT_TRUE(manager.send("INFO").empty());
    EXPECT_EQ(manager.send("INFO timeout_turn soon"),
              Lines{"ERROR INFO TIMEOUT_TURN: \"soon\" is not a whole number"});
    EXPECT_EQ(manager.send("INFO rule 77"), Lines{"ERROR INFO RULE: unknown rule number 77"});
}

TEST(Brain, KnowsEveryRuleByItsNumber)
{
    const std::pair<int, Rule> rules[]
        = {{0, Rule::Freestyle}, {1, Rule::Standard},  {2, Rule::Renju},
           {3, Rule::Standard},  {4, Rule::Renju},     {5, Rule::Renju},
           {8, Rule::Caro},      {9, Rule::CaroExact}, {10, Rule::Caro}};
    for (const auto& [code, rule] : rules) {
        BrainManager manager;
        manager.sendAll({"START 15", "info RULE " + std::to_string(code), "BEGIN"});
        EXPECT_EQ(manager.task->position.rule(), rule) << code;
    }
}

TEST(Brain, NeverPlaysWhatTheLawForbids)
{
    // h8 would be a double three for Black; the brain is Black and its search has gone mad.
    BrainManager manager;
    manager.sendAll(
        {"START 15", "INFO rule 4", "BOARD 6,7,1 0,0,2 7,8,1 2,0,2 7,6,1 4,0,2 8,7,1 6,0,2 DONE"});
    const Lines lines = manager.find(at("h8"));
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_NE(lines[0], "7,7");
    EXPECT_EQ(manager.send("TURN " + lines[0]).at(0),
              "ERROR TURN: \"" + lines[0] + "\" is occupied");
}

TEST(Brain, AnswersWithSomeMoveWhenTheSearchFoundNone)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_EQ(manager.find(Point()), Lines{"7,7"});
    manager.send("TURN 8,8");
    EXPECT_EQ(manager.find(at("h8")).size(), 1u);
}

/// Pairs of stones in turn, shifted from row to row so that nobody has five; Black's d8, the only
/// free point, would make a row of six.
std::string boardWithOneForbiddenPoint()
{
    std::string board = "BOARD";
    for (int row = 0; row < 15; ++row)
        for (int column = 0; column < 15; ++column) {
            const bool isSix = row == 7 && column < 6;
            const bool isOwn = isSix || (column + 2 * row) % 4 < 2;
            if (isSix && column == 3)
                continue;
            board += ' ' + std::to_string(column) + ',' + std::to_string(row) + ','
                + (isOwn ? '1' : '2');
        }
    return board + " DONE";
}

TEST(Brain, NamesAPointEvenWhereEveryPointIsAFoul)
{
    BrainManager manager;
    manager.sendAll({"START 15", "INFO rule 4", boardWithOneForbiddenPoint()});
    EXPECT_EQ(manager.find(Point()), Lines{"3,7"});
}

TEST(Brain, ListsForbiddenPoints)
{
    BrainManager manager;
    manager.sendAll({"START 15", "INFO rule 4",
                     "YXBOARD 6,7,1 0,0,2 7,8,1 2,0,2 7,6,1 4,0,2 8,7,1 6,0,2 DONE"});
    EXPECT_EQ(manager.send("YXSHOWFORBID"), Lines{"FORBID 0707."});
    manager.send("INFO rule 0");
    EXPECT_EQ(manager.send("YXSHOWFORBID"), Lines{"FORBID ."});
    EXPECT_FALSE(manager.task);
}

TEST(Brain, SearchesSeveralLinesOnDemand)
{
    BrainManager manager;
    manager.sendAll({"START 15", "YXBOARD 7,7,1 DONE", "YXNBEST 4"});
    EXPECT_EQ(manager.task->limits.lines, 4);
    EXPECT_EQ(manager.task->position.sideToMove(), Color::White);
    EXPECT_EQ(manager.find(at("a1")), Lines{"0,14"});
    EXPECT_TRUE(manager.send("YXNBEST none")[0].starts_with("ERROR"));
}

TEST(Brain, LeavesBlockedPointsOut)
{
    BrainManager manager;
    manager.sendAll({"START 15", "YXBLOCK 7,7 8,8 DONE", "YXBLOCKUNDO 8,8 DONE", "BEGIN"});
    EXPECT_EQ(manager.task->limits.excluded, std::vector<Point>{at("h8")});
    manager.find(at("a1"));
    manager.sendAll({"YXBLOCKRESET", "TURN 1,1"});
    EXPECT_TRUE(manager.task->limits.excluded.empty());
}

}  // namespace
}  // namespace gomoku
