// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/Wins/WinPlayer.h"
#include "Models/Threads/Inquiry.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gomoku {

struct Refuter;

/// Proves a win of the position shown and then answers whatever is tried against it, on a thread
/// of its own. Where the solved game has the position, its moves are played. One question at a
/// time; a new one drops the one before it.
class ProofSession : public QObject
{
    Q_OBJECT

public:
    explicit ProofSession(QObject* parent = nullptr);

    /// What is claimed: the colour and the number of its moves, whatever the other side does.
    struct Claim
    {
        Color winner = Color::Black;
        int moves = 0;

        friend bool operator==(const Claim&, const Claim&) = default;
    };

    /// Who wins where `position` shows it. Answered by proven() or notProven().
    void prove(const GameSnapshot& position);
    /// The winner's move. Answered by replied(), or by notProven() if the proof does not go there.
    void reply(const GameSnapshot& position);
    /// The loser's move that holds out longest. Answered by defended(), or by notProven().
    void defend(const GameSnapshot& position);
    void drop();  ///< Nobody wants an answer any more.

    [[nodiscard]] bool isBusy() const { return m_inquiry.isOpen(); }

signals:
    void proven(const gomoku::ProofSession::Claim& claim);
    void notProven();
    /// The move, and how many the winner makes from it on, that one included.
    void replied(const gomoku::WinMove& move);
    void defended(const gomoku::WinMove& move);

private:
    std::shared_ptr<Refuter> m_refuter;  ///< Used by one question at a time, on the thread.
    Inquiry m_inquiry;
};

/// The position shown, with its moves, so that they can be taken back one by one.
[[nodiscard]] BoardManager positionOf(const GameSnapshot& snapshot);

}  // namespace gomoku
