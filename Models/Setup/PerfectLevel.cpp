// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/PerfectLevel.h"

#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/ProofPlayer.h"

#include <algorithm>

namespace gomoku {

PerfectObstacle perfectObstacle(const GameSetup& setup, Color color)
{
    return perfectObstacle(setup, color, proof::builtInProofText(setup.rule));
}

PerfectObstacle perfectObstacle(const GameSetup& setup, Color color, std::string_view proof)
{
    if (color != Color::Black)
        return PerfectObstacle::White;
    if (setup.rule != Rule::Freestyle && setup.rule != Rule::Standard)
        return PerfectObstacle::Rule;
    if (setup.boardSize != kDefaultBoardSize)
        return PerfectObstacle::Board;
    if (setup.openingRule != OpeningRule::Free)
        return PerfectObstacle::Opening;
    const proof::ReadProof read = proof::readProof(proof);
    if (!read.problem.empty())
        return PerfectObstacle::BadProof;
    return read.file.entries.empty() ? PerfectObstacle::NoProof : PerfectObstacle::None;
}

std::size_t provenPositions(Rule rule)
{
    // One slash each, between Black's stones and White's. To read them takes too long for a menu.
    const std::string_view text = proof::builtInProofText(rule);
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '/'));
}

bool isWhollyProven(Rule rule)
{
    return proof::builtInProofText(rule).find("\n/ ") != std::string_view::npos;
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
