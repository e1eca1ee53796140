// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ProofSession.h"

#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/ProofPlayer.h"

namespace gomoku {

namespace {

/// For what the first try does not prove. The user waits for it, and can cancel.
constexpr WinLimits kSecondTry{
    .nodes = 20'000'000, .attackNodes = 3'000'000, .quietNodes = kSecondLookNodes, .quietMoves = 3};

constexpr int blackMovesIn(int plies)
{
    return (plies + 1) / 2;
}

}  // namespace

/// Who answers: the tree of the solved game if the proof began there, else whoever proved it.
struct Refuter
{
    [[nodiscard]] std::optional<ProofSession::Claim> prove(const BoardManager& position,
                                                           const std::atomic<bool>& stop);
    [[nodiscard]] std::optional<WinMove> reply(const BoardManager& position);
    [[nodiscard]] std::optional<WinMove> defend(const BoardManager& position);
    [[nodiscard]] int pliesInTree(const BoardManager& position, const std::atomic<bool>& stop);

    std::unique_ptr<WinPlayer> wins;  ///< With what it has proven.
    std::unique_ptr<proof::ProofPlayer> tree;  ///< Null if the position is not in it.
};

int Refuter::pliesInTree(const BoardManager& position, const std::atomic<bool>& stop)
{
    tree = proof::readProofPlayer(proof::builtInProofText(position.rule())).player;
    if (!tree || position.winner())
        return 0;
    if (position.sideToMove() == Color::White)
        return tree->pliesLeft(position.grid());
    const auto win = tree->answer(position.grid(), {.patience = {.stop = &stop}});
    return win ? win->plies : 0;
}

/// The side to move is asked about first: most claims are about the one who can do something.
std::optional<ProofSession::Claim> Refuter::prove(const BoardManager& position,
                                                  const std::atomic<bool>& stop)
{
    if (const int plies = pliesInTree(position, stop); plies > 0)
        return ProofSession::Claim{Color::Black, blackMovesIn(plies)};
    tree.reset();
    for (const WinLimits& limits : {WinLimits(), kSecondTry}) {
        wins = std::make_unique<WinPlayer>(limits);
        for (const Color winner : {position.sideToMove(), opponent(position.sideToMove())})
            if (const auto moves = wins->prove(position, winner, stop))
                return ProofSession::Claim{winner, *moves};
    }
    return std::nullopt;
}

std::optional<WinMove> Refuter::reply(const BoardManager& position)
{
    if (!tree)
        return wins->answer(position);
    const auto win = tree->answer(position.grid(), {.freshNodes = proof::kPlayingLeafNodes});
    return win ? std::optional(WinMove{win->move, blackMovesIn(win->plies)}) : std::nullopt;
}

std::optional<WinMove> Refuter::defend(const BoardManager& position)
{
    if (!tree)
        return wins->bestDefence(position);
    const Point move = tree->longestDefence(position.grid());
    return move.isNone() ? std::nullopt : std::optional(WinMove{move, 0});
}

BoardManager positionOf(const GameSnapshot& snapshot)
{
    const auto first = snapshot.moves.empty() ? snapshot.sideToMove : snapshot.moves.front().color;
    BoardManager board(snapshot.start, snapshot.setup.rule, first);
    for (int i = 0; i < snapshot.shown; ++i) {
        const PlayedMove& move = snapshot.moves[static_cast<std::size_t>(i)];
        board.playFor(move.color, move.point);
    }
    if (board.sideToMove() != snapshot.sideToMove)
        board.makePass();
    return board;
}

ProofSession::ProofSession(QObject* parent) : QObject(parent)
{ }

void ProofSession::prove(const GameSnapshot& position)
{
    m_refuter = std::make_shared<Refuter>();
    m_inquiry.ask([refuter = m_refuter, board = positionOf(position)](
                      const std::atomic<bool>& dropped) { return refuter->prove(board, dropped); },
                  [this](const std::optional<Claim>& claim) {
                      claim ? emit proven(*claim) : emit notProven();
                  });
}

void ProofSession::reply(const GameSnapshot& position)
{
    if (!m_refuter)
        return;
    m_inquiry.ask([refuter = m_refuter, board = positionOf(position)](
                      const std::atomic<bool>&) { return refuter->reply(board); },
                  [this](const std::optional<WinMove>& move) {
                      move ? emit replied(*move) : emit notProven();
                  });
}

void ProofSession::defend(const GameSnapshot& position)
{
    if (!m_refuter)
        return;
    m_inquiry.ask([refuter = m_refuter, board = positionOf(position)](
                      const std::atomic<bool>&) { return refuter->defend(board); },
                  [this](const std::optional<WinMove>& move) {
                      move ? emit defended(*move) : emit notProven();
                  });
}

void ProofSession::drop()
{
    m_inquiry.drop();
}

}  // namespace gomoku
