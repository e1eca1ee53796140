// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/ProofInquiry.h"

#include "Models/Proof/BuiltInProof.h"

namespace gomoku {

proof::ProofPlayer* ProofShelf::player(Rule rule)
{
    const auto [place, isNew] = m_players.try_emplace(rule);
    if (isNew)
        place->second = proof::readProofPlayer(proof::builtInProofText(rule)).player;
    return place->second.get();
}

std::optional<proof::ProvenMove> ProofShelf::find(const BoardManager& position,
                                                  const proof::ProofPlayer::Limits& limits)
{
    proof::ProofPlayer* proofs = player(position.rule());
    if (proofs == nullptr || position.winner())
        return std::nullopt;
    if (position.sideToMove() == Color::Black)
        return proofs->answer(position.grid(), limits);
    const int plies = proofs->pliesLeft(position.grid());
    return plies > 0 ? std::optional(proof::ProvenMove{Point(), plies}) : std::nullopt;
}

Point ProofShelf::wayIntoTheTree(const BoardManager& position)
{
    const proof::ProofPlayer* proofs = player(position.rule());
    const bool isBlacksTurn = position.sideToMove() == Color::Black && !position.winner();
    return proofs != nullptr && isBlacksTurn ? proofs->wayIntoTheTree(position.grid()) : Point();
}

void ProofInquiry::ask(const BoardManager& position, std::uint64_t freshNodes, Deadline deadline,
                       Use use)
{
    m_inquiry.ask(
        [shelf = m_shelf, position, freshNodes, deadline](const std::atomic<bool>& dropped) {
            return shelf->find(position,
                               {.freshNodes = freshNodes, .patience = {deadline, &dropped}});
        },
        std::move(use));
}

void ProofInquiry::askForWayIntoTheTree(const BoardManager& position,
                                        std::function<void(Point)> use)
{
    m_inquiry.ask([shelf = m_shelf,
                   position](const std::atomic<bool>&) { return shelf->wayIntoTheTree(position); },
                  std::move(use));
}

}  // namespace gomoku
