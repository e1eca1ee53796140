// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/BrainManager.h"

namespace gomoku {
namespace {

using namespace testing;
using namespace std::chrono_literals;

TEST(BrainContinuous, RowsThatHaveWonAreNobodysAndClosed)
{
    BrainManager manager;
    manager.sendAll({"START 15", "INFO rule 2"});
    manager.send("BOARD 0,0,3 1,0,3 2,0,3 3,0,3 4,0,3 7,7,2 DONE");
    EXPECT_EQ(stones(*manager.task), "h8 / ");
    EXPECT_EQ(manager.task->limits.excluded.size(), 5u);
    EXPECT_EQ(manager.find(at("a15")), Lines{"6,8"}) << "a closed point is not answered";
    EXPECT_EQ(manager.send("TURN 0,0"), Lines{"ERROR TURN: \"0,0\" is occupied"});
    manager.sendAll({"RESTART", "TURN 0,0"});
    EXPECT_EQ(stones(*manager.task), "a15 / ");
}

TEST(BrainWhileThinking, EndsAtOnce)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    manager.send("END");
    EXPECT_TRUE(manager.stopped);
    EXPECT_TRUE(manager.ended);
}

TEST(BrainWhileThinking, StopsAndAnswersWithWhatItHas)
{
    for (const char* word : {"YXSTOP", "stop"}) {
        BrainManager manager;
        manager.sendAll({"START 15", "BEGIN"});
        EXPECT_TRUE(manager.send(word).empty());
        EXPECT_TRUE(manager.stopped);
        EXPECT_EQ(manager.find(at("h8")), Lines{"7,7"});
    }
    BrainManager idle;
    idle.send("START 15");
    EXPECT_TRUE(idle.send("STOP").empty());
    EXPECT_FALSE(idle.stopped);
}

TEST(BrainWhileThinking, KeepsCommandsForAfterwardsInTheirOrder)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_TRUE(manager.sendAll({"TURN 8,8", "BOARD", "1,1,2", "DONE"}).empty());
    EXPECT_EQ(manager.find(at("h8")), Lines{"7,7"});
    EXPECT_EQ(stones(*manager.task), "h8 / i7 ");
    EXPECT_EQ(manager.find(at("a1")), Lines{"0,14"});
    EXPECT_EQ(stones(*manager.task), "b14 / ");
}

TEST(BrainWhileThinking, AnswersWhatDoesNotTouchTheGame)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_EQ(manager.send("ABOUT").size(), 1u);
    EXPECT_EQ(manager.send("JUMP").size(), 1u);
    EXPECT_EQ(manager.send("YXSHOWINFO").size(), 2u);
    EXPECT_TRUE(manager.send("INFO timeout_turn 77").empty());
    EXPECT_FALSE(manager.stopped);
}

TEST(BrainWhileThinking, ForgetsTheMoveOfAGameThatIsNoMore)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_EQ(manager.send("RESTART"), Lines{"OK"});
    EXPECT_TRUE(manager.stopped);
    EXPECT_TRUE(manager.find(at("h8")).empty());
    manager.send("TURN 7,7");
    EXPECT_EQ(stones(*manager.task), "h8 / ");
}

TEST(BrainWhileThinking, DoesNotHoardCommandsWithoutBound)
{
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    Lines answers;
    for (int i = 0; i < 5000; ++i)
        for (const std::string& line : manager.send("TURN 1,1"))
            answers.push_back(line);
    EXPECT_FALSE(answers.empty());
    EXPECT_EQ(answers[0], "ERROR too many commands while thinking");
}

TEST(BrainLines, TooLongOnesAreRefusedAndSpoilTheBlockTheyAreIn)
{
    BrainManager manager;
    EXPECT_TRUE(
        manager.brain().receiveTooLongLine().lines[0].starts_with("ERROR lines are limited to"));
    manager.sendAll({"START 15", "BOARD", "7,7,1"});
    EXPECT_TRUE(manager.brain().receiveTooLongLine().lines.empty());
    EXPECT_TRUE(manager.send("DONE")[0].starts_with("ERROR lines are limited to"));
    EXPECT_FALSE(manager.task);
}

TEST(BrainReports, AreGivenOnlyWhenAskedFor)
{
    SearchReport report;
    report.lines = {SearchLine{{at("h8"), at("c15")}, 57, 12, 20},
                    SearchLine{{at("a1")}, lossIn(8), 11, 18}};
    report.nodes = 5000;
    report.elapsed = 250ms;
    BrainManager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_TRUE(manager.progress(report).empty());
    manager.send("INFO show_detail 1");
    EXPECT_EQ(manager.progress(report),
              (Lines{"MESSAGE REALTIME REFRESH", "MESSAGE REALTIME BEST 7,7",
                     "MESSAGE REALTIME VAL 57", "MESSAGE REALTIME PV 7,7 2,0"}));
    manager.send("INFO show_detail 2");
    const Lines detail = manager.progress(report);
    EXPECT_EQ(
        Lines(detail.begin(), detail.begin() + 11),
        (Lines{"INFO PV 0", "INFO NUMPV 2", "INFO DEPTH 12", "INFO SELDEPTH 20",
               "INFO TOTALNODES 5000", "INFO TOTALTIME 250", "INFO SPEED 20000", "INFO EVAL 57",
               "INFO WINRATE 0.5708", "INFO BESTLINE 7,7 2,0", "INFO PV DONE"}));
    EXPECT_EQ(detail.at(18), "INFO EVAL -M8");
    manager.send("INFO show_detail 3");
    EXPECT_EQ(manager.progress(report).size(), 26u);
}

}  // namespace
}  // namespace gomoku
