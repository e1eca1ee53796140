// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/Check/ProofCheck.h"
#include "Models/Proof/LeafSolver.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Rounds.h"

#include <gtest/gtest.h>

namespace gomoku::proof {

namespace {

/// After 1.h8 i9 2.g8 k12, as the prover found it.
constexpr std::string_view kSmallProof = "gomoku-proof 1\n"
                                         "rule freestyle\n"
                                         "size 15\n"
                                         "leaf-nodes 200000\n"
                                         "g7h8h9/l5i7i9 i8 23 - h7\n"
                                         "g8h8/i9k12 i7 37 - h6 i6 j6 i8\n";
const std::string kDeepPosition = "g7h8h9/l5i7i9";
const std::string kRootPosition = "g8h8/i9k12";

ProofFile smallProof()
{
    ReadProof read = readProof(kSmallProof);
    EXPECT_EQ(read.problem, "");
    return read.file;
}

std::string faultOf(const ProofFile& file, const std::string& position)
{
    LeafSolver solver(file.rule, file.leafNodes);
    return ProofCheck(file, solver, {.oneLeafIn = 0}).faultIn(position);
}

}  // namespace

TEST(ProofStones, AreReadAsTheyAreWritten)
{
    const auto grid = parseStones("g8h8/i9k12", 15);
    ASSERT_TRUE(grid);
    EXPECT_EQ(grid->count(Cell::Black), 2);
    EXPECT_EQ(grid->at(*Point::parse("k12")), Cell::White);
    EXPECT_EQ(stonesText(*grid), "g8h8/i9k12");
    EXPECT_EQ(stonesText(Grid(15)), "/");
    for (const char* wrong : {"", "h8", "h8h8/", "h8/h8", "p1/", "h0/", "8/", "h8//"})
        EXPECT_FALSE(parseStones(wrong, 15)) << wrong;
}

TEST(ProofStones, HaveOneImageForAllEight)
{
    const Grid grid = *parseStones("c2g8h8/i9k12", 15);
    const std::string text = canonicalStones(grid).text;
    for (const Symmetry symmetry : kSymmetries) {
        const Grid image = imageOf(grid, symmetry);
        const CanonicalStones canonical = canonicalStones(image);
        EXPECT_EQ(canonical.text, text);
        EXPECT_EQ(stonesText(imageOf(image, canonical.symmetry)), text);
    }
}

TEST(ProofFile, IsReadAsItIsWritten)
{
    const ProofFile file = smallProof();
    EXPECT_EQ(file.entries.size(), 2U);
    EXPECT_EQ(proofText(file), kSmallProof);
    EXPECT_TRUE(file.entries.at(kDeepPosition).covers.front().isNone());
}

TEST(ProofFile, RefusesWhatIsNoProof)
{
    const std::string head = "gomoku-proof 1\nrule freestyle\nsize 15\nleaf-nodes 1\n";
    EXPECT_EQ(readProof(head).problem, "");
    for (const char* wrong :
         {"g8h8/i9k12\n", "g8h8/i9k12 i7\n", "g8h8/i9k12 i7 x\n", "g8h8/i9k12 i7 37 z99\n",
          "h8i8/g9k12 i7 37\n", "rule chess\n", "size 99\n", "g8h8/i9k12 - 37\n",
          "g8h8/i9k12 g8 37\n", "g8h8/i9k12 p16 37\n", "g8h8/i9k12 i7 37 i9\n",
          "g8h8/i9k12 i7 37\ng8h8/i9k12 i6 37\n"})
        EXPECT_NE(readProof(head + wrong).problem, "") << wrong;
    EXPECT_NE(readProof("").problem, "");
    EXPECT_NE(readProof("rule freestyle\n").problem, "");
}

const std::vector<std::string> kNoFaults;

TEST(ProofCheck, AcceptsAProof)
{
    const ProofFile file = smallProof();
    LeafSolver solver(file.rule, file.leafNodes);
    ProofCheck check(file, solver, {.oneLeafIn = 0});
    EXPECT_EQ(check.faults(), kNoFaults);
    EXPECT_EQ(check.totals().entries, 2U);
    EXPECT_EQ(check.totals().longest, 37);
    EXPECT_GT(check.totals().covered, 100U);
    EXPECT_GT(check.totals().leaves, 10U);
}

TEST(ProofCheck, NamesEveryFault)
{
    ProofFile file = smallProof();
    for (auto& [position, entry] : file.entries)
        entry.plies -= 2;
    LeafSolver solver(file.rule, file.leafNodes);
    ProofCheck check(file, solver, {.oneLeafIn = 0});
    std::vector<std::string> told;
    const auto faults = check.faults([&](const CheckTotals& totals, const std::string& fault) {
        told.push_back(fault);
        EXPECT_EQ(totals.entries, told.size());
    });
    ASSERT_EQ(faults.size(), file.entries.size());
    EXPECT_EQ(told, faults);
    for (const std::string& fault : faults)
        EXPECT_NE(fault.find("the win takes longer"), std::string::npos) << fault;
}

TEST(ProofCheck, ReplaysSomeLeavesInFull)
{
    const ProofFile file = smallProof();
    LeafSolver solver(file.rule, file.leafNodes);
    ProofCheck check(file, solver, {.oneLeafIn = 8});
    EXPECT_EQ(check.faultIn(kDeepPosition), "");
    EXPECT_GT(check.totals().replayed, 0U);
    EXPECT_LT(check.totals().replayed, check.totals().leaves);
}

TEST(ProofCheck, AShardIsAPart)
{
    const ProofFile file = smallProof();
    LeafSolver solver(file.rule, file.leafNodes);
    ProofCheck check(file, solver, {.oneLeafIn = 0, .seed = 1, .shard = {0, 2}});
    EXPECT_EQ(check.faults(), kNoFaults);
    EXPECT_EQ(check.totals().entries, 1U);
}

TEST(ProofCheck, NoticesAChangedMove)
{
    ProofFile file = smallProof();
    file.entries.at(kDeepPosition).move = *Point::parse("a1");
    EXPECT_NE(faultOf(file, kDeepPosition), "");
}

TEST(ProofCheck, NoticesAMoveOnAStone)
{
    ProofFile file = smallProof();
    file.entries.at(kDeepPosition).move = *Point::parse("i9");
    EXPECT_EQ(faultOf(file, kDeepPosition), "the move is not legal");
}

TEST(ProofCheck, NoticesADroppedReply)
{
    ProofFile file = smallProof();
    file.entries.erase(kDeepPosition);
    EXPECT_NE(faultOf(file, kRootPosition), "");
}

TEST(ProofCheck, NoticesAWinThatTakesLongerThanSaid)
{
    ProofFile file = smallProof();
    file.entries.at(kDeepPosition).plies = 9;
    EXPECT_NE(faultOf(file, kDeepPosition), "");
    file = smallProof();
    file.entries.at(kRootPosition).plies = 23;
    EXPECT_NE(faultOf(file, kRootPosition), "");
}

TEST(ProofCheck, NoticesACoverThatCannotBePlayed)
{
    ProofFile file = smallProof();
    file.entries.at(kDeepPosition).covers.push_back(*Point::parse("i9"));
    EXPECT_NE(faultOf(file, kDeepPosition), "");
}

TEST(ProofCheck, NoticesAPositionWithTheWrongSideToMove)
{
    ProofFile file = smallProof();
    file.entries["g7h8h9/i7i9"] = file.entries.at(kDeepPosition);
    EXPECT_NE(faultOf(file, "g7h8h9/i7i9"), "");
}

TEST(ProofCheck, NoticesAnOverlineInStandard)
{
    // Any move but five loses to White's four; e8 makes six.
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X * X X . .
        . . . . . . . . .
        . . O O O O . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const CanonicalStones canonical = canonicalStones(diagram.board());
    ProofFile file;
    file.size = 9;
    file.leafNodes = kLeafSteps[0];
    file.entries[canonical.text] = {canonical.symmetry.apply(diagram.point('*'), file.size), 1, {}};
    EXPECT_EQ(faultOf(file, canonical.text), "");
    file.rule = Rule::Standard;
    EXPECT_NE(faultOf(file, canonical.text), "");
}

TEST(ProofCheck, KeepsWhatCanBeReached)
{
    const ProofFile file = smallProof();
    EXPECT_EQ(reachableFrom(file, {kRootPosition}).entries.size(), 2U);
    EXPECT_EQ(reachableFrom(file, {kDeepPosition}).entries.size(), 1U);
    EXPECT_EQ(reachableFrom(file, {"/"}).entries.size(), 0U);
}

TEST(ProofCheck, SaysHowMuchIsProven)
{
    ProofFile file = smallProof();
    EXPECT_EQ(coverageOf(file).proven, 0);
    EXPECT_EQ(coverageOf(file).all, 224);
    file.entries[canonicalStones(*parseStones("h8/i9", 15)).text] = {*Point::parse("g8"), 39, {}};
    EXPECT_EQ(coverageOf(file).proven, 4);
    file.entries["/"] = {*Point::parse("h8"), 41, {}};
    EXPECT_TRUE(coverageOf(file).isWhole);
    EXPECT_EQ(coverageOf(file).proven, 224);
}

TEST(BuiltInProof, CanBeReadForBothRules)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const ReadProof read = readProof(builtInProofText(rule));
        EXPECT_EQ(read.problem, "");
        EXPECT_EQ(read.file.rule, rule);
        EXPECT_EQ(read.file.size, kDefaultBoardSize);
    }
    EXPECT_TRUE(builtInProofText(Rule::Renju).empty());
}

TEST(BuiltInProof, HoldsInSomePlaces)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const ProofFile file = readProof(builtInProofText(rule)).file;
        if (file.entries.empty())
            continue;
        LeafSolver solver(rule, file.leafNodes);
        // Three entries or so; the whole is checked by "gomoku-cli prove --check".
        const std::size_t shards
            = std::max<std::size_t>(1, file.entries.size() / static_cast<std::size_t>(roundsOf(3)));
        ProofCheck check(file, solver, {.oneLeafIn = 0, .seed = 1, .shard = {shards / 2, shards}});
        EXPECT_EQ(check.faults(), kNoFaults);
        EXPECT_GT(check.totals().entries, 0U);
    }
}

}  // namespace gomoku::proof
