// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/PerfectLevel.h"

#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/ProofPlayer.h"

namespace gomoku {

namespace {

PerfectObstacle obstacleInGame(const GameSetup& setup, Color color)
{
    if (color != Color::Black)
        return PerfectObstacle::White;
    if (setup.rule != Rule::Freestyle && setup.rule != Rule::Standard)
        return PerfectObstacle::Rule;
    if (setup.boardSize != kDefaultBoardSize)
        return PerfectObstacle::Board;
    return setup.openingRule == OpeningRule::Free ? PerfectObstacle::None
                                                  : PerfectObstacle::Opening;
}

PerfectObstacle obstacleInProof(std::string_view proof)
{
    const proof::ReadProof read = proof::readProof(proof);
    if (!read.problem.empty())
        return PerfectObstacle::BadProof;
    return read.file.entries.empty() ? PerfectObstacle::NoProof : PerfectObstacle::None;
}

/// Read once: a window asks whenever a choice changes.
template <Rule rule>
PerfectObstacle obstacleInBuiltIn()
{
    static const PerfectObstacle known = obstacleInProof(proof::builtInProofText(rule));
    return known;
}

}  // namespace

PerfectObstacle perfectObstacle(const GameSetup& setup, Color color)
{
    if (const auto obstacle = obstacleInGame(setup, color); obstacle != PerfectObstacle::None)
        return obstacle;
    return setup.rule == Rule::Standard ? obstacleInBuiltIn<Rule::Standard>()
                                        : obstacleInBuiltIn<Rule::Freestyle>();
}

PerfectObstacle perfectObstacle(const GameSetup& setup, Color color, std::string_view proof)
{
    const PerfectObstacle obstacle = obstacleInGame(setup, color);
    return obstacle == PerfectObstacle::None ? obstacleInProof(proof) : obstacle;
}

std::vector<Grid> provenStarts(Rule rule)
{
    const proof::ProofFile file = proof::readProof(proof::builtInProofText(rule)).file;
    std::vector<Grid> starts;
    for (const std::string& position : proof::startsOf(file)) {
        auto grid = proof::parseStones(position, file.size);
        if (!grid)
            continue;
        if (grid->count(Cell::Black) == 0)
            grid->set(file.entries.at(position).move, Cell::Black);
        starts.push_back(*grid);
    }
    return starts;
}

}  // namespace gomoku
