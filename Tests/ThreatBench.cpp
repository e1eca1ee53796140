// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT

// Makes up positions full of threats, solves them and tells how that went. Used as
//   threat_bench vcf|vct RULE COUNT SEED MILLISECONDS [STONES CARELESSNESS]
// Solved positions go to the standard output as puzzles, `id;black;white;side;rule;plies`; the
// figures go to the standard error.
#include "Models/Search/ThreatSearch.h"
#include "Tests/Support/ThreatPositions.h"
#include "Tests/Support/ThreatReplay.h"

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
    std::chrono::milliseconds time;
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

std::string stonesOf(const Grid& grid, Cell cell)
{
    std::string text;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != cell)
            return;
        if (!text.empty())
            text += ' ';
        text += point.toString();
    });
    return text;
}

std::string puzzleOf(int id, const BoardManager& board, std::size_t plies)
{
    const Color side = board.sideToMove();
    return std::to_string(id) + ';' + stonesOf(board.grid(), Cell::Black) + ';'
        + stonesOf(board.grid(), Cell::White) + ';' + (side == Color::Black ? 'b' : 'w') + ';'
        + std::string(nameOf(board.rule())) + ';' + std::to_string(plies);
}

/// No win by fours yet: that would be no puzzle of threes.
bool isTrivial(const Wish& wish, const BoardManager& board)
{
    if (wish.kind == ThreatKind::Vcf)
        return board.count(board.sideToMove(), PointClass::Five) > 0;
    return solveThreats(board, ThreatKind::Vcf, {.time = wish.time, .tableMegabytes = 16}).outcome
        != ThreatOutcome::None;
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

void run(const Wish& wish)
{
    std::mt19937 random(wish.seed);
    std::map<std::string, Tally> tallies;
    for (int i = 0; i < wish.count; ++i) {
        const BoardManager board = nextPosition(wish, random);
        if (isTrivial(wish, board))
            continue;
        const ThreatResult result = solveThreats(board, wish.kind, {.time = wish.time});
        tallies[classOf(result)].add(result);
        if (result.outcome == ThreatOutcome::Unknown)
            std::cerr << puzzleOf(i, board, 0) << '\n';
        if (result.outcome != ThreatOutcome::Win)
            continue;
        const std::string fault = faultInLine(board.grid(), wish.rule, board.sideToMove(),
                                              result.line, wish.kind == ThreatKind::Vcf);
        std::cout << puzzleOf(i, board, result.line.size()) << fault << '\n';
    }
    for (const auto& [name, tally] : tallies)
        std::cerr << name << ": " << tally << '\n';
}

}  // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto rule = words.size() > 1 ? parseRule(words[1]) : std::nullopt;
    if (words.size() < 5 || !rule) {
        std::cerr << "usage: threat_bench vcf|vct RULE COUNT SEED MILLISECONDS [STONES "
                     "CARELESSNESS]\n";
        return 2;
    }
    Wish wish{words[0] == "vct" ? ThreatKind::Vct : ThreatKind::Vcf, *rule, std::stoi(words[2]),
              static_cast<unsigned>(std::stoul(words[3])),
              std::chrono::milliseconds(std::stol(words[4]))};
    if (words.size() > 6) {
        wish.stones = std::stoi(words[5]);
        wish.carelessness = std::stoi(words[6]);
    }
    run(wish);
    return 0;
}
