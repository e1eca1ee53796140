// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/ProofCheck.h"
#include "Models/Proof/Prover.h"

#include <gtest/gtest.h>

#include <algorithm>

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

    ProverProgress prove(const std::string& position, Point firstMove = {}, int mostSteps = 400)
    {
        ProverSettings settings;
        settings.root = *parseStones(position, kDefaultBoardSize);
        settings.firstMove = firstMove;
        settings.model = model;
        settings.engineNodes = engineNodes;
        Prover prover(memory, settings, [] { return false; });
        for (steps = 0; steps < mostSteps && !prover.progress().isProven; ++steps)
            prover.step();
        return prover.progress();
    }

    [[nodiscard]] bool hasLine(const std::string& kind) const
    {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.rfind(kind + ' ', 0) == 0; });
    }

    [[nodiscard]] std::vector<std::string> movesLookedAt(const std::string& position) const
    {
        std::vector<std::string> moves;
        for (const std::string& line : lines)
            if (const std::string start = "look " + position + ' '; line.rfind(start, 0) == 0)
                moves.push_back(
                    line.substr(start.size(), line.find(' ', start.size()) - start.size()));
        return moves;
    }

    ProverMemory memory;
    std::vector<std::string> lines;
    const ProofFile* model = nullptr;
    std::uint64_t engineNodes = ProverSettings().engineNodes;
    int steps = 0;
};

std::vector<std::string> faultsIn(const ProofFile& file)
{
    LeafSolver solver(file.rule, file.leafNodes);
    return ProofCheck(file, solver, {.oneLeafIn = 0}).faults();
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
    EXPECT_TRUE(faultsIn(proving.memory.proof()).empty());
}

/// After k3 the solver's win depends on how the board lies, and the checker turns it.
TEST(Prover, CountsTheWinThatTheCheckerWillFind)
{
    Proving proving;
    EXPECT_TRUE(proving.prove("f7h7i7h8j8g9/j4j5j6j7g8j10").isProven);
    EXPECT_TRUE(faultsIn(proving.memory.proof()).empty());
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

/// The board is turned here: the prover works with the canonical image.
TEST(Prover, TriesOnlyTheFirstMoveItIsGiven)
{
    const Symmetry turn = kSymmetries[5];
    const Grid turned = imageOf(*parseStones(kQuietWin, kDefaultBoardSize), turn);
    const Point move = *Point::parse("a1");
    Proving proving;
    proving.prove(stonesText(turned), turn.apply(move, kDefaultBoardSize), 5);
    EXPECT_EQ(proving.movesLookedAt(kQuietWin), std::vector<std::string>{"a1"});
}

/// Other moves may leave fewer replies open: fours do, and need not lead anywhere.
TEST(Prover, StaysWithTheMoveOfTheWinThatTheEngineSees)
{
    Proving proving;
    ASSERT_TRUE(proving.prove(kQuietWin).isProven);
    const SeenWin seen = proving.memory.seenWin(kQuietWin);
    ASSERT_FALSE(seen.move.isNone());
    EXPECT_EQ(proving.memory.entry(kQuietWin)->move, seen.move);
    EXPECT_EQ(proving.movesLookedAt(kQuietWin), std::vector{seen.move.toString()});
}

/// What is only a part of that win gets as many nodes, so the limit would be too much.
TEST(Prover, NotesInHowManyNodesAWinWasSeen)
{
    Proving proving;
    ASSERT_TRUE(proving.prove(kQuietWin).isProven);
    const SeenWin seen = proving.memory.seenWin(kQuietWin);
    EXPECT_GT(seen.nodes, 0U);
    EXPECT_LT(seen.nodes, ProverSettings().engineNodes);
}

/// The engine is not asked: the move is known, and only whether it wins under this rule is open.
TEST(Prover, PlaysWhatAProofOfTheOtherRulePlays)
{
    Proving first;
    ASSERT_TRUE(first.prove(kQuietWin).isProven);
    const ProofFile model = first.memory.proof();
    Proving second(Rule::Standard);
    second.model = &model;
    ASSERT_TRUE(second.prove(kQuietWin).isProven);
    EXPECT_EQ(second.memory.entry(kQuietWin)->move, first.memory.entry(kQuietWin)->move);
    EXPECT_FALSE(second.hasLine("seen"));
    EXPECT_FALSE(second.hasLine("moves"));
    EXPECT_TRUE(faultsIn(second.memory.proof()).empty());
}

/// A cover of the model may begin with its move.
TEST(Prover, FollowsAModelAlsoWhereThereIsALeaf)
{
    Proving first;
    ASSERT_TRUE(first.prove(kQuietWin).isProven);
    const ProofFile model = first.memory.proof();
    Proving second;
    second.memory.addLeaf(kQuietWin, 23);
    second.model = &model;
    ASSERT_TRUE(second.prove(kQuietWin).isProven);
    EXPECT_NE(second.memory.entry(kQuietWin), nullptr);
}

TEST(Prover, LooksForAnotherMoveWhereTheModelFails)
{
    ProofFile model;
    model.entries[kQuietWin] = {*Point::parse("a1"), 9, {*Point::parse("i8")}};
    Proving proving;
    proving.model = &model;
    ASSERT_TRUE(proving.prove(kQuietWin).isProven);
    EXPECT_EQ(proving.movesLookedAt(kQuietWin).front(), "a1");
    EXPECT_NE(proving.memory.entry(kQuietWin)->move, *Point::parse("a1"));
}

/// J7 leaves five replies open, and with so few nodes the engine sees no win after one of them.
TEST(Prover, LooksForAnotherMoveWhereTheModelIsDoubtful)
{
    ProofFile model;
    model.entries[kQuietWin] = {*Point::parse("j7"), 31, {}};
    Proving proving;
    proving.model = &model;
    proving.engineNodes = 300;
    proving.prove(kQuietWin, {}, 60);
    const std::vector<std::string> moves = proving.movesLookedAt(kQuietWin);
    ASSERT_GT(moves.size(), 1U);
    EXPECT_EQ(moves.front(), "j7");
}

/// A cover that does not serve under this rule leaves its replies to leaves and entries.
TEST(Prover, BelievesNoCoverOfAModel)
{
    Proving first;
    ASSERT_TRUE(first.prove(kQuietWin).isProven);
    ProofFile model = first.memory.proof();
    model.entries[kQuietWin].covers = {*Point::parse("a1"), Point()};
    Proving second;
    second.model = &model;
    ASSERT_TRUE(second.prove(kQuietWin).isProven);
    EXPECT_TRUE(faultsIn(second.memory.proof()).empty());
}

TEST(ReplyLook, GivesUpAMoveThatLeavesTooMuchOpen)
{
    ProverMemory memory(Rule::Freestyle);
    LeafSolver solver(Rule::Freestyle);
    WinCheck check(kDefaultBoardSize, Rule::Freestyle, solver);
    ReplyLook looker(memory, solver, check, [] { return false; });
    const Grid position = *parseStones(kQuietWin, kDefaultBoardSize);
    const auto look = looker.look(position, *Point::parse("a1"), 5);
    ASSERT_TRUE(look);
    EXPECT_TRUE(look->isGivenUp);
    EXPECT_EQ(look->open.size(), 6U);
}

/// After I6 the solver wins as the stones lie, but not in the image that the file has, and that win
/// serves for no other reply. Once it was forgotten.
TEST(ReplyLook, ForgetsNoReply)
{
    const std::string text = "f8h8/e6n13";
    const Grid position = *parseStones(text, kDefaultBoardSize);
    const Grid after = withStone(position, *Point::parse("g7"), Color::Black);
    ProverMemory memory(Rule::Freestyle);
    LeafSolver solver(Rule::Freestyle);
    WinCheck check(kDefaultBoardSize, Rule::Freestyle, solver);
    ReplyLook looker(memory, solver, check, [] { return false; });
    const auto look = looker.look(position, *Point::parse("g7"), kPointSpace);
    ASSERT_TRUE(look);
    PointMask matters;
    matters.set();
    for (const Point cover : look->covers)
        matters &= checkedCover(ProofFile(), solver, check, withStone(after, cover, Color::White))
                       .matters;
    forEachEmpty(after, [&](Point reply) {
        const std::string next = canonicalStones(withStone(after, reply, Color::White)).text;
        const int plies = memory.leafPlies(next);
        const bool isOpen
            = std::find(look->open.begin(), look->open.end(), reply) != look->open.end();
        EXPECT_TRUE(isOpen || !matters.test(bitOf(reply)) || (plies > 0 && plies <= look->plies))
            << reply.toString();
    });
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
    one.memory.addLook(kQuietWin, *Point::parse("a2"), {.isGivenUp = true});
    one.memory.addLeaf("h8/i9", 11);
    one.memory.addFailure("h8/i8", 20'000);
    one.memory.addMoves("h8/i8", 3, {*Point::parse("g8")});
    one.memory.addSeenWin("h8/i8", {200'000, Point()});
    one.memory.addSeenWin("h8/i9", {1'000'000, *Point::parse("i7")});
    Proving other;
    for (const std::string& line : one.lines)
        EXPECT_TRUE(other.memory.recall(line)) << line;
    EXPECT_EQ(*other.memory.look(kQuietWin, *Point::parse("i8")), look);
    EXPECT_TRUE(other.memory.look(kQuietWin, *Point::parse("a2"))->isGivenUp);
    EXPECT_EQ(other.memory.leafPlies("h8/i9"), 11);
    EXPECT_EQ(other.memory.failedNodes("h8/i8"), 20'000U);
    ASSERT_NE(other.memory.moves("h8/i8", 3), nullptr);
    EXPECT_EQ(other.memory.moves("h8/i8", 3)->size(), 1U);
    EXPECT_EQ(other.memory.moves("h8/i8", 4), nullptr);
    EXPECT_EQ(other.memory.seenWin("h8/i8").nodes, 200'000U);
    EXPECT_TRUE(other.memory.seenWin("h8/i8").move.isNone());
    EXPECT_EQ(other.memory.seenWin("h8/i9").move, *Point::parse("i7"));
    EXPECT_EQ(other.memory.seenWin("h8/g7").nodes, 0U);
    for (const char* wrong :
         {"", "seen h8/i9 5", "seen h8/i9 5 g8 g7", "leaf", "leaf h8", "leaf h8/ x",
          "look h8/i9 g8", "entry h8/ 3", "moves h8/i9 3 z99", "hello h8/i9 3"})
        EXPECT_FALSE(other.memory.recall(std::string_view(wrong))) << wrong;
}

}  // namespace gomoku::proof
