// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/Brain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gomoku {
namespace {

using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

Point at(const char* text)
{
    return *Point::parse(text);
}

/// A manager that sends text and reads text. The search's part is played by the test, which says
/// what was found; a brain that never asks for a search keeps silent.
class Manager
{
public:
    Lines send(std::string_view line)
    {
        take(m_brain.receive(line));
        return std::exchange(m_lines, {});
    }
    Lines sendAll(const Lines& lines)
    {
        for (const std::string& line : lines)
            take(m_brain.receive(line));
        return std::exchange(m_lines, {});
    }
    Lines find(Point move, Score score = 0)
    {
        EXPECT_TRUE(task) << "nothing to think about";
        SearchReport report;
        report.lines = {SearchLine{{move}, score, 5, 7}};
        report.elapsed = elapsed;
        const auto ticket = std::exchange(task, std::nullopt)->ticket;
        take(m_brain.finished(ticket, report));
        return std::exchange(m_lines, {});
    }
    Lines answerSwap2(const std::vector<Point>& points)
    {
        const auto ticket = std::exchange(task, std::nullopt)->ticket;
        take(m_brain.finished(ticket, points, elapsed));
        return std::exchange(m_lines, {});
    }
    [[nodiscard]] Lines progress(const SearchReport& report) const
    {
        return m_brain.progressed(task->ticket, report);
    }
    Brain& brain() { return m_brain; }

    std::optional<BrainTask> task;
    bool stopped = false;
    bool ended = false;
    bool forgot = false;
    std::size_t table = 0;
    std::chrono::milliseconds elapsed{0};

private:
    void take(BrainOutput output)
    {
        m_lines.insert(m_lines.end(), output.lines.begin(), output.lines.end());
        stopped |= output.stopThinking;
        ended |= output.ended;
        forgot |= output.forgetTable;
        table = output.tableMegabytes.value_or(table);
        if (output.task)
            task = std::move(output.task);
    }

    Brain m_brain;
    Lines m_lines;
};

/// All stones of a task's position, as "h8" texts of Black, then of White.
std::string stones(const BrainTask& task)
{
    PerColor<std::string> text;
    task.position.grid().forEachPoint([&](Point point) {
        if (task.position.at(point) == Cell::Black)
            text.black += point.toString() + ' ';
        if (task.position.at(point) == Cell::White)
            text.white += point.toString() + ' ';
    });
    return text.black + "/ " + text.white;
}

TEST(Brain, AnswersABareOkToEveryBoardSizeItKnows)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
        Manager manager;
        EXPECT_EQ(manager.send("START " + std::to_string(size)), Lines{"OK"});
        manager.send("BEGIN");
        EXPECT_EQ(manager.task->position.size(), size);
    }
}

TEST(Brain, RefusesOtherSizesAndKeepsTheGame)
{
    Manager manager;
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
    EXPECT_EQ(Manager().send("START 15 15"), Lines{"OK"});
    EXPECT_EQ(Manager().send("RECTSTART 15,15"), Lines{"OK"});
}

TEST(Brain, CountsRowsFromTheTopOnThePipeOnly)
{
    Manager manager;
    manager.sendAll({"START 15", "TURN 2,0"});
    EXPECT_EQ(stones(*manager.task), "c15 / ");
    EXPECT_EQ(manager.find(at("e1")), Lines{"4,14"});
    manager.send("TURN 14,13");
    EXPECT_EQ(stones(*manager.task), "o2 c15 / e1 ");
}

TEST(Brain, OpensTheGameOnBegin)
{
    Manager manager;
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
        Manager manager;
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
    Manager manager;
    manager.sendAll({"START 15", "BOARD", "DONE"});
    EXPECT_EQ(manager.task->position.stoneCount(), 0);
    EXPECT_EQ(manager.find(at("h8")), Lines{"7,7"});
    manager.sendAll({"RESTART", "BOARD DONE"});
    EXPECT_EQ(manager.task->position.stoneCount(), 0);
}

TEST(Brain, IsToMoveInABoardThatNobodyCanHavePlayed)
{
    Manager manager;
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
        Manager manager;
        manager.sendAll({"START 15", "PLAY 7,7"});
        EXPECT_EQ(manager.send(line), Lines{std::string("ERROR ") + why});
        manager.send("TURN 8,8");
        EXPECT_EQ(stones(*manager.task), "h8 / i7 ") << line;
    }
}

TEST(Brain, NoticesABlockThatWasNeverFinished)
{
    Manager manager;
    manager.sendAll({"START 15", "BOARD", "7,7,1"});
    EXPECT_EQ(manager.send("TURN 3,3"), Lines{"ERROR DONE is missing before TURN"});
    EXPECT_EQ(stones(*manager.task), "d12 / ");
}

TEST(Brain, TakesBackTheLastStoneOnly)
{
    Manager manager;
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
    Manager manager;
    manager.send("START 15");
    EXPECT_EQ(manager.send("PLAY 3,4"), Lines{"3,4"});
    EXPECT_TRUE(manager.send("PLAY 3,4")[0].starts_with("ERROR"));
}

TEST(Brain, StartsAfreshOnRestart)
{
    Manager manager;
    manager.sendAll({"START 15", "PLAY 3,4"});
    EXPECT_EQ(manager.send("RESTART"), Lines{"OK"});
    manager.send("BEGIN");
    EXPECT_EQ(manager.task->position.stoneCount(), 0);
    EXPECT_EQ(manager.task->position.size(), 15);
}

TEST(Brain, RefusesPointsThatAreTakenOrOffTheBoard)
{
    Manager manager;
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
        EXPECT_TRUE(Manager().send(line).at(0).starts_with("ERROR no game")) << line;
}

TEST(Brain, SaysSoWhenItDoesNotKnowACommand)
{
    Manager manager;
    EXPECT_EQ(manager.send("FLY me"), Lines{"UNKNOWN command \"FLY\""});
    EXPECT_EQ(manager.send("\x01\xff"), Lines{"UNKNOWN command \"??\""});
    EXPECT_LE(manager.send(std::string(10000, 'Z')).at(0).size(), 64u);
    EXPECT_TRUE(manager.send("").empty());
    EXPECT_TRUE(manager.send(" \t ").empty());
    EXPECT_EQ(manager.send("\xEF\xBB\xBFSTART 15"), Lines{"OK"});
}

TEST(Brain, TellsItsName)
{
    const Lines lines = Manager().send("about");
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_TRUE(lines[0].starts_with("name=\"Gomoku\", version=\"")) << lines[0];
}

TEST(Brain, IgnoresInfoItDoesNotKnowAndExplainsInfoItCannotRead)
{
    Manager manager;
    EXPECT_TRUE(manager.send("INFO folder C:\\brains").empty());
    EXPECT_TRUE(manager.send("INFO evaluate 3,3").empty());
    EXPECT_TRUE(manager.send("INFO colour blue").empty());
    EXPECT_TRUE(manager.send("INFO").empty());
    EXPECT_EQ(manager.send("INFO timeout_turn soon"),
              Lines{"ERROR INFO TIMEOUT_TURN: \"soon\" is not a whole number"});
    EXPECT_EQ(manager.send("INFO rule 77"), Lines{"ERROR INFO RULE: no rule has the number 77"});
}

TEST(Brain, KnowsEveryRuleByItsNumber)
{
    const std::pair<int, Rule> rules[]
        = {{0, Rule::Freestyle}, {1, Rule::Standard},  {2, Rule::Renju},
           {3, Rule::Standard},  {4, Rule::Renju},     {5, Rule::Renju},
           {8, Rule::Caro},      {9, Rule::CaroExact}, {10, Rule::Caro}};
    for (const auto& [code, rule] : rules) {
        Manager manager;
        manager.sendAll({"START 15", "info RULE " + std::to_string(code), "BEGIN"});
        EXPECT_EQ(manager.task->position.rule(), rule) << code;
    }
}

TEST(Brain, NeverPlaysWhatTheLawForbids)
{
    // h8 would be a double three for Black; the brain is Black and its search has gone mad.
    Manager manager;
    manager.sendAll(
        {"START 15", "INFO rule 4", "BOARD 6,7,1 0,0,2 7,8,1 2,0,2 7,6,1 4,0,2 8,7,1 6,0,2 DONE"});
    const Lines lines = manager.find(at("h8"));
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_NE(lines[0], "7,7");
    EXPECT_EQ(manager.send("TURN " + lines[0]).at(0), "ERROR TURN: \"" + lines[0] + "\" is taken");
}

TEST(Brain, AnswersWithSomeMoveWhenTheSearchFoundNone)
{
    Manager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_EQ(manager.find(Point()), Lines{"7,7"});
    manager.send("TURN 8,8");
    EXPECT_EQ(manager.find(at("h8")).size(), 1u);
}

TEST(Brain, ListsForbiddenPoints)
{
    Manager manager;
    manager.sendAll({"START 15", "INFO rule 4",
                     "YXBOARD 6,7,1 0,0,2 7,8,1 2,0,2 7,6,1 4,0,2 8,7,1 6,0,2 DONE"});
    EXPECT_EQ(manager.send("YXSHOWFORBID"), Lines{"FORBID 0707."});
    manager.send("INFO rule 0");
    EXPECT_EQ(manager.send("YXSHOWFORBID"), Lines{"FORBID ."});
    EXPECT_FALSE(manager.task);
}

TEST(Brain, SearchesSeveralLinesOnDemand)
{
    Manager manager;
    manager.sendAll({"START 15", "YXBOARD 7,7,1 DONE", "YXNBEST 4"});
    EXPECT_EQ(manager.task->limits.lines, 4);
    EXPECT_EQ(manager.task->position.sideToMove(), Color::White);
    EXPECT_EQ(manager.find(at("a1")), Lines{"0,14"});
    EXPECT_TRUE(manager.send("YXNBEST none")[0].starts_with("ERROR"));
}

TEST(Brain, LeavesBlockedPointsOut)
{
    Manager manager;
    manager.sendAll({"START 15", "YXBLOCK 7,7 8,8 DONE", "YXBLOCKUNDO 8,8 DONE", "BEGIN"});
    EXPECT_EQ(manager.task->limits.excluded, std::vector<Point>{at("h8")});
    manager.find(at("a1"));
    manager.sendAll({"YXBLOCKRESET", "TURN 1,1"});
    EXPECT_TRUE(manager.task->limits.excluded.empty());
}

TEST(BrainSwap2, AsksForAnAnswerToNoneThreeAndFiveStones)
{
    Manager manager;
    manager.sendAll({"START 15", "INFO rule 1", "SWAP2BOARD DONE"});
    ASSERT_TRUE(manager.task && manager.task->swap2);
    EXPECT_TRUE(manager.task->swap2->stones.empty());
    EXPECT_EQ(manager.answerSwap2({at("h8"), at("i9"), at("g7")}), Lines{"7,7 8,6 6,8"});

    manager.sendAll({"swap2board", "7,7", "8,8", "9,7", "done"});
    ASSERT_TRUE(manager.task && manager.task->swap2);
    EXPECT_EQ(manager.task->swap2->stones, (std::vector<Point>{at("h8"), at("i7"), at("j8")}));
    EXPECT_EQ(manager.task->swap2->rule, Rule::Standard);
    EXPECT_EQ(manager.answerSwap2({}), Lines{"SWAP"});

    manager.send("SWAP2BOARD 7,7 8,8 9,7 1,1 2,2 DONE");
    EXPECT_EQ(manager.answerSwap2({at("c3")}), Lines{"2,12"});
    EXPECT_EQ(manager.send("SWAP2BOARD 7,7 DONE"),
              Lines{"ERROR SWAP2BOARD: 0, 3 or 5 stones, not 1"});
    manager.send("BOARD DONE");  // and ordinary play goes on
    EXPECT_FALSE(manager.task->swap2);
}

/// Answers of a search that is given next to nothing.
class Swap2Answers : public testing::Test
{
protected:
    std::vector<Point> answer(int boardSize, std::vector<Point> stones, std::uint64_t seed)
    {
        SearchLimits limits;
        limits.nodes = 3000;
        limits.randomSeed = seed;
        return answerSwap2({boardSize, Rule::Freestyle, std::move(stones)}, m_team,
                           standardThreads(), limits, m_stop);
    }

private:
    std::atomic<bool> m_stop{false};
    SearchTeam m_team{1};
};

TEST_F(Swap2Answers, ThreeDifferentStonesOnEveryBoard)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
        std::vector<Point> stones = answer(size, {}, 1);
        ASSERT_EQ(stones.size(), 3u);
        std::sort(stones.begin(), stones.end());
        EXPECT_EQ(std::unique(stones.begin(), stones.end()), stones.end());
        EXPECT_TRUE(std::all_of(stones.begin(), stones.end(),
                                [&](Point point) { return point.isOn(size); }));
    }
}

TEST_F(Swap2Answers, OpeningsVaryWithTheSeed)
{
    std::set<std::vector<Point>> openings;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        openings.insert(answer(15, {}, seed));
    EXPECT_GT(openings.size(), 5u);
    EXPECT_EQ(answer(15, {}, 1), answer(15, {}, 1));
}

TEST_F(Swap2Answers, TakesBlackWhereBlackIsClearlyBetter)
{
    // White's stone is far away: two connected black stones and White to move.
    EXPECT_TRUE(answer(15, {at("h8"), at("a1"), at("i9")}, 1).empty());
}

TEST_F(Swap2Answers, FiveStonesGetAMoveOrASwap)
{
    const std::vector<Point> white = {at("h8"), at("i9"), at("a1"), at("i8"), at("o15")};
    EXPECT_EQ(answer(15, white, 1).size(), 1u);  // Black's stones are scattered: White stays
    const std::vector<Point> black = {at("h8"), at("a1"), at("i9"), at("o15"), at("h10")};
    EXPECT_TRUE(answer(15, black, 1).empty());
}

TEST_F(Swap2Answers, AnEvenPositionGetsTwoMoreStones)
{
    int twoMore = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::vector<Point> laid = answer(15, answer(15, {}, seed), seed);
        EXPECT_LE(laid.size(), 2u);
        twoMore += laid.size() == 2;
    }
    EXPECT_GT(twoMore, 0);
}

TEST(BrainContinuous, RowsThatHaveWonAreNobodysAndClosed)
{
    Manager manager;
    manager.sendAll({"START 15", "INFO rule 2"});
    manager.send("BOARD 0,0,3 1,0,3 2,0,3 3,0,3 4,0,3 7,7,2 DONE");
    EXPECT_EQ(stones(*manager.task), "h8 / ");
    EXPECT_EQ(manager.task->limits.excluded.size(), 5u);
    EXPECT_EQ(manager.find(at("a15")), Lines{"6,8"}) << "a closed point is not answered";
    EXPECT_EQ(manager.send("TURN 0,0"), Lines{"ERROR TURN: \"0,0\" is taken"});
    manager.sendAll({"RESTART", "TURN 0,0"});
    EXPECT_EQ(stones(*manager.task), "a15 / ");
}

TEST(BrainWhileThinking, EndsAtOnce)
{
    Manager manager;
    manager.sendAll({"START 15", "BEGIN"});
    manager.send("END");
    EXPECT_TRUE(manager.stopped);
    EXPECT_TRUE(manager.ended);
}

TEST(BrainWhileThinking, StopsAndAnswersWithWhatItHas)
{
    for (const char* word : {"YXSTOP", "stop"}) {
        Manager manager;
        manager.sendAll({"START 15", "BEGIN"});
        EXPECT_TRUE(manager.send(word).empty());
        EXPECT_TRUE(manager.stopped);
        EXPECT_EQ(manager.find(at("h8")), Lines{"7,7"});
    }
    Manager idle;
    idle.send("START 15");
    EXPECT_TRUE(idle.send("STOP").empty());
    EXPECT_FALSE(idle.stopped);
}

TEST(BrainWhileThinking, KeepsCommandsForAfterwardsInTheirOrder)
{
    Manager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_TRUE(manager.sendAll({"TURN 8,8", "BOARD", "1,1,2", "DONE"}).empty());
    EXPECT_EQ(manager.find(at("h8")), Lines{"7,7"});
    EXPECT_EQ(stones(*manager.task), "h8 / i7 ");
    EXPECT_EQ(manager.find(at("a1")), Lines{"0,14"});
    EXPECT_EQ(stones(*manager.task), "b14 / ");
}

TEST(BrainWhileThinking, AnswersWhatDoesNotTouchTheGame)
{
    Manager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_EQ(manager.send("ABOUT").size(), 1u);
    EXPECT_EQ(manager.send("JUMP").size(), 1u);
    EXPECT_EQ(manager.send("YXSHOWINFO").size(), 2u);
    EXPECT_TRUE(manager.send("INFO timeout_turn 77").empty());
    EXPECT_FALSE(manager.stopped);
}

TEST(BrainWhileThinking, ForgetsTheMoveOfAGameThatIsNoMore)
{
    Manager manager;
    manager.sendAll({"START 15", "BEGIN"});
    EXPECT_EQ(manager.send("RESTART"), Lines{"OK"});
    EXPECT_TRUE(manager.stopped);
    EXPECT_TRUE(manager.find(at("h8")).empty());
    manager.send("TURN 7,7");
    EXPECT_EQ(stones(*manager.task), "h8 / ");
}

TEST(BrainWhileThinking, DoesNotHoardCommandsWithoutBound)
{
    Manager manager;
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
    Manager manager;
    EXPECT_TRUE(manager.brain().receiveTooLongLine().lines[0].starts_with("ERROR a line may have"));
    manager.sendAll({"START 15", "BOARD", "7,7,1"});
    EXPECT_TRUE(manager.brain().receiveTooLongLine().lines.empty());
    EXPECT_TRUE(manager.send("DONE")[0].starts_with("ERROR a line may have"));
    EXPECT_FALSE(manager.task);
}

TEST(BrainReports, AreGivenOnlyWhenAskedFor)
{
    SearchReport report;
    report.lines = {SearchLine{{at("h8"), at("c15")}, 57, 12, 20},
                    SearchLine{{at("a1")}, lossIn(8), 11, 18}};
    report.nodes = 5000;
    report.elapsed = 250ms;
    Manager manager;
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
