// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/ProofCheck.h"
#include "Models/Proof/Prover.h"

#include <gtest/gtest.h>

namespace gomoku::proof {

namespace {

/// The solver does not prove it, but after one quiet move it proves every reply.
const std::string kQuietWin = "g7h8h9/l5i7i9";

struct Proving
{
    explicit Proving(Rule rule = Rule::Freestyle) : memory(rule)
    {
        memory.recordWith([this](const std::string& line) { lines.push_back(line); });
    }

    ProverProgress prove(const std::string& position, int mostSteps = 400)
    {
        ProverSettings settings;
        settings.root = *parseStones(position, kDefaultBoardSize);
        Prover prover(memory, settings, [] { return false; });
        for (steps = 0; steps < mostSteps && !prover.progress().isProven; ++steps)
            prover.step();
        return prover.progress();
    }

    ProverMemory memory;
    std::vector<std::string> lines;
    int steps = 0;
};

std::string firstFaultIn(const ProofFile& file)
{
    LeafSolver solver(file.rule, file.leafNodes);
    return ProofCheck(file, solver, {.oneLeafIn = 0}).firstFault();
}

}  // namespace

TEST(LeafSolver, DoesNotProveTheQuietWin)
{
    LeafSolver solver(Rule::Freestyle, kLeafSteps[1]);
    EXPECT_FALSE(solver.prepare(*parseStones(kQuietWin, kDefaultBoardSize)));
}

TEST(Prover, ProvesAQuietWinThatTheCheckerAccepts)
{
    Proving proving;
    EXPECT_TRUE(proving.prove(kQuietWin).isProven);
    ASSERT_NE(proving.memory.entry(kQuietWin), nullptr);
    EXPECT_EQ(firstFaultIn(proving.memory.proof()), "");
}

TEST(LeafSolver, ProposesAWinThatBeginsWithAQuietMove)
{
    Proving proving;
    ASSERT_TRUE(proving.prove(kQuietWin).isProven);
    const Grid position = *parseStones(kQuietWin, kDefaultBoardSize);
    const Point move = proving.memory.entry(kQuietWin)->move;
    LeafSolver solver(Rule::Freestyle, kLeafSteps[1]);
    WinCheck check(kDefaultBoardSize, Rule::Freestyle, solver);
    ASSERT_TRUE(solver.prepareWith(position, move));
    const CheckedWin win = check.check(position, 1);
    ASSERT_TRUE(win.holds);
    EXPECT_TRUE(win.matters.test(bitOf(move)));
    // A stone that does not matter changes nothing: the same move still wins.
    int tried = 0;
    forEachEmpty(position, [&](Point spare) {
        if (win.matters.test(bitOf(spare)) || tried == 2)
            return;
        ++tried;
        const Grid more = withStone(position, spare, Color::White);
        ASSERT_TRUE(solver.prepareWith(more, move));
        const CheckedWin same = check.check(more, 0);
        EXPECT_TRUE(same.holds) << spare.toString();
    });
    EXPECT_EQ(tried, 2) << "everything matters";
}

TEST(Prover, GoesOnFromItsLines)
{
    Proving first;
    EXPECT_TRUE(first.prove(kQuietWin).isProven);
    // Stopped before it could draw the conclusion: nothing has to be searched again.
    Proving second;
    for (const std::string& line : first.lines)
        if (line.rfind("entry", 0) != 0) {
            ASSERT_TRUE(second.memory.recall(line)) << line;
        }
    const std::size_t known = second.lines.size();
    EXPECT_TRUE(second.prove(kQuietWin).isProven);
    EXPECT_EQ(second.lines.size(), known + 1);
    EXPECT_EQ(second.memory.proof().entries, first.memory.proof().entries);
}

TEST(Prover, KnowsWhatIsProvenAlready)
{
    Proving first;
    EXPECT_TRUE(first.prove(kQuietWin).isProven);
    Proving second;
    second.memory.recall(first.memory.proof());
    EXPECT_TRUE(second.prove(kQuietWin).isProven);
    EXPECT_EQ(second.steps, 0);
}

TEST(Prover, DoesNothingOnceItIsStopped)
{
    ProverMemory memory(Rule::Freestyle);
    ProverSettings settings;
    settings.root = *parseStones(kQuietWin, kDefaultBoardSize);
    Prover prover(memory, settings, [] { return true; });
    for (int step = 0; step < 5; ++step)
        prover.step();
    EXPECT_FALSE(prover.progress().isProven);
    EXPECT_TRUE(memory.proof().entries.empty());
}

TEST(ProverMemory, KeepsTheShorterOfTwoProofs)
{
    ProverMemory memory(Rule::Freestyle);
    memory.addEntry(kQuietWin, {*Point::parse("i8"), 23, {}});
    memory.addEntry(kQuietWin, {*Point::parse("h7"), 31, {}});
    EXPECT_EQ(memory.entry(kQuietWin)->plies, 23);
    memory.addEntry(kQuietWin, {*Point::parse("h7"), 19, {}});
    EXPECT_EQ(memory.entry(kQuietWin)->move, *Point::parse("h7"));
}

TEST(ProverMemory, RecallsWhatItRecorded)
{
    Proving one;
    const Look look{21, {Point(), *Point::parse("h7")}, {*Point::parse("a1")}, false};
    one.memory.addLook(kQuietWin, *Point::parse("i8"), look);
    one.memory.addLook(kQuietWin, *Point::parse("a2"), {.isLost = true});
    one.memory.addLeaf("h8/i9", 11);
    one.memory.addFailure("h8/i8", 20'000);
    one.memory.addMoves("h8/i8", 3, {*Point::parse("g8")});
    Proving other;
    for (const std::string& line : one.lines)
        EXPECT_TRUE(other.memory.recall(line)) << line;
    EXPECT_EQ(*other.memory.look(kQuietWin, *Point::parse("i8")), look);
    EXPECT_TRUE(other.memory.look(kQuietWin, *Point::parse("a2"))->isLost);
    EXPECT_EQ(other.memory.leafPlies("h8/i9"), 11);
    EXPECT_EQ(other.memory.failedNodes("h8/i8"), 20'000U);
    ASSERT_NE(other.memory.moves("h8/i8", 3), nullptr);
    EXPECT_EQ(other.memory.moves("h8/i8", 3)->size(), 1U);
    EXPECT_EQ(other.memory.moves("h8/i8", 4), nullptr);
    for (const char* wrong : {"", "leaf", "leaf h8", "leaf h8/ x", "look h8/i9 g8", "entry h8/ 3",
                              "moves h8/i9 3 z99", "hello h8/i9 3"})
        EXPECT_FALSE(other.memory.recall(std::string_view(wrong))) << wrong;
}

}  // namespace gomoku::proof
