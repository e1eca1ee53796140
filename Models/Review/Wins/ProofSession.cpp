// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ProofSession.h"

namespace gomoku {

namespace {

/// The side to move is asked about first: most claims are about the one who can do something.
std::optional<ProofSession::Claim> claimFor(WinPlayer& player, const BoardManager& position,
                                            const std::atomic<bool>& stop)
{
    for (const Color winner : {position.sideToMove(), opponent(position.sideToMove())})
        if (const auto moves = player.prove(position, winner, stop))
            return ProofSession::Claim{winner, *moves};
    return std::nullopt;
}

}  // namespace

BoardManager positionOf(const GameSnapshot& snapshot)
{
    const auto first = snapshot.moves.empty() ? snapshot.sideToMove : snapshot.moves.front().color;
    BoardManager board(snapshot.start, snapshot.setup.rule, first);
    const auto pass = [&](Color color) {
        if (board.sideToMove() != color)
            board.makePass();
    };
    for (int i = 0; i < snapshot.shown; ++i) {
        const PlayedMove& move = snapshot.moves[static_cast<std::size_t>(i)];
        pass(move.color);
        if (move.point.isNone())
            board.makePass();
        else
            board.makeMove(move.point);
    }
    pass(snapshot.sideToMove);
    return board;
}

ProofSession::ProofSession(QObject* parent) : QObject(parent)
{ }

void ProofSession::prove(const GameSnapshot& position)
{
    m_player = std::make_shared<WinPlayer>();
    m_inquiry.ask(
        [player = m_player, board = positionOf(position)](const std::atomic<bool>& dropped) {
            return claimFor(*player, board, dropped);
        },
        [this](const std::optional<Claim>& claim) {
            claim ? emit proven(*claim) : emit notProven();
        });
}

void ProofSession::reply(const GameSnapshot& position)
{
    if (!m_player)
        return;
    m_inquiry.ask([player = m_player, board = positionOf(position)](
                      const std::atomic<bool>&) { return player->answer(board); },
                  [this](const std::optional<WinMove>& move) {
                      move ? emit replied(*move) : emit notProven();
                  });
}

void ProofSession::defend(const GameSnapshot& position)
{
    if (!m_player)
        return;
    m_inquiry.ask([player = m_player, board = positionOf(position)](
                      const std::atomic<bool>&) { return player->bestDefence(board); },
                  [this](const std::optional<WinMove>& move) {
                      move ? emit defended(*move) : emit notProven();
                  });
}

void ProofSession::drop()
{
    m_inquiry.drop();
}

}  // namespace gomoku
