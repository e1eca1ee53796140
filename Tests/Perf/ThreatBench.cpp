// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT

// Makes up positions full of threats, solves them and tells how that went. Used as
//   threat_bench vcf|vct|vct-complete RULE COUNT SEED LIMIT [STONES CARELESSNESS]
//   threat_bench vcf|vct|vct-complete - LIMIT <PUZZLES
// LIMIT is milliseconds, or nodes with an n before it. Positions go to the standard output as
// puzzles, `id;black;white;side;rule;plies`, with 0 plies if not solved; the figures go to the
// standard error.
#include "Models/Search/Threats/ThreatSearch.h"
#include "Tests/Support/Engine/Positions/Puzzles.h"
#include "Tests/Support/Engine/Positions/ThreatPositions.h"
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <string>

namespace {

using namespace gomoku;

struct Wish
{
    ThreatKind kind;
    Rule rule;
    int count;
    unsigned seed;
    ThreatLimits limits;
    int stones = 0;  ///< 0: from 8 to 100.
    int carelessness = -1;  ///< -1: from 0 to 90.
};

struct Tally
{
    int count = 0;
    std::uint64_t nodes = 0;
    std::vector<long> milliseconds{};

    void add(const ThreatResult& result)
    {
        ++count;
        nodes += result.nodes;
        milliseconds.push_back(static_cast<long>(result.elapsed.count()));
    }
};

std::ostream& operator<<(std::ostream& out, Tally tally)
{
    std::sort(tally.milliseconds.begin(), tally.milliseconds.end());
    const auto at = [&](std::size_t percent) {
        return tally.milliseconds[(tally.milliseconds.size() - 1) * percent / 100];
    };
    return out << tally.count << " positions, " << tally.nodes << " nodes, ms 50 % " << at(50)
               << " 90 % " << at(90) << " 99 % " << at(99) << " most " << at(100);
}

/// No win by fours yet: that would be no puzzle of threes.
bool isTrivial(const Wish& wish, const BoardManager& board)
{
    if (wish.kind == ThreatKind::Vcf)
        return board.count(board.sideToMove(), PointClass::Five) > 0;
    return solveThreats(board, ThreatKind::Vcf, wish.limits).outcome != ThreatOutcome::None;
}

BoardManager nextPosition(const Wish& wish, std::mt19937& random)
{
    const int stones = wish.stones > 0 ? wish.stones : 8 + static_cast<int>(random() % 92);
    const int careless
        = wish.carelessness >= 0 ? wish.carelessness : static_cast<int>(random() % 90);
    return makePosition({.rule = wish.rule, .stones = stones, .carelessness = careless}, random);
}

std::string classOf(const ThreatResult& result)
{
    if (result.outcome != ThreatOutcome::Win)
        return result.outcome == ThreatOutcome::None ? "none" : "unknown";
    const auto moves = (result.line.size() + 1) / 2;
    return "win in " + std::string(moves < 10 ? "0" : "") + std::to_string(moves);
}

/// Solves positions and counts by result.
class Bench
{
public:
    Bench(ThreatKind kind, const ThreatLimits& limits) : m_kind(kind), m_limits(limits) { }

    void solve(const std::string& id, const BoardManager& board)
    {
        const ThreatResult result = solveThreats(board, m_kind, m_limits);
        m_tallies[classOf(result)].add(result);
        m_tallies["total"].add(result);
        if (result.outcome == ThreatOutcome::None)
            return;
        std::cout << ThreatPuzzle{id, board, static_cast<int>(result.line.size())}.toString()
                  << std::endl;
        const std::string fault = result.outcome == ThreatOutcome::Win
            ? faultInLine(board.grid(), board.rule(), board.sideToMove(), result.line,
                          m_kind == ThreatKind::Vcf)
            : "";
        if (!fault.empty())
            std::cerr << "WRONG " << id << ' ' << fault << '\n';
    }
    void report() const
    {
        for (const auto& [name, tally] : m_tallies)
            std::cerr << name << ": " << tally << '\n';
    }

private:
    ThreatKind m_kind;
    ThreatLimits m_limits;
    std::map<std::string, Tally> m_tallies;
};

void solveMadeUp(const Wish& wish)
{
    std::mt19937 random(wish.seed);
    Bench bench(wish.kind, wish.limits);
    for (int i = 0; i < wish.count; ++i) {
        const BoardManager board = nextPosition(wish, random);
        if (!isTrivial(wish, board))
            bench.solve(std::to_string(i), board);
    }
    bench.report();
}

void solveGiven(ThreatKind kind, const ThreatLimits& limits)
{
    Bench bench(kind, limits);
    for (const ThreatPuzzle& puzzle : readPuzzles(std::cin))
        bench.solve(puzzle.id, puzzle.position);
    bench.report();
}

ThreatKind kindOf(const std::string& text)
{
    return text == "vct-complete" ? ThreatKind::VctComplete
        : text == "vct"           ? ThreatKind::Vct
                                  : ThreatKind::Vcf;
}

ThreatLimits limitsOf(const std::string& text)
{
    if (text.starts_with('n'))
        return {.time = std::nullopt, .nodes = std::stoull(text.substr(1))};
    return {.time = std::chrono::milliseconds(std::stol(text))};
}

}  // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 3 && words.size() != 5 && words.size() != 7) {
        std::cerr << "usage: threat_bench vcf|vct|vct-complete RULE COUNT SEED LIMIT [STONES "
                     "CARELESSNESS]\n       threat_bench vcf|vct|vct-complete - LIMIT <PUZZLES\n";
        return 2;
    }
    const ThreatKind kind = kindOf(words[0]);
    if (words.size() == 3) {
        solveGiven(kind, limitsOf(words[2]));
        return 0;
    }
    Wish wish{kind, parseRule(words[1]).value(), std::stoi(words[2]),
              static_cast<unsigned>(std::stoul(words[3])), limitsOf(words[4])};
    if (words.size() == 7) {
        wish.stones = std::stoi(words[5]);
        wish.carelessness = std::stoi(words[6]);
    }
    solveMadeUp(wish);
    return 0;
}
