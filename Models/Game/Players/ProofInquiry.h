// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Proof/ProofPlayer.h"
#include "Models/Threads/Inquiry.h"

#include <functional>
#include <map>
#include <memory>

namespace gomoku {

/// The proofs that the program brings along, read when they are first needed. For one thread.
class ProofShelf
{
public:
    /// Null if there is none for that rule.
    [[nodiscard]] proof::ProofPlayer* player(Rule rule);
    /// The move where Black is to move, else no point; and how many plies are left.
    [[nodiscard]] std::optional<proof::ProvenMove> find(const BoardManager& position,
                                                        const proof::ProofPlayer::Limits& limits);

    /// Black's move towards proven positions where nothing is proven yet; none if there is none.
    [[nodiscard]] Point wayIntoTheTree(const BoardManager& position);

private:
    std::map<Rule, std::unique_ptr<proof::ProofPlayer>> m_players;
};

/// Asks them beside the calling thread. One question at a time; a new one drops the one before it.
class ProofInquiry : public QObject
{
public:
    using Use = std::function<void(const std::optional<proof::ProvenMove>& win)>;
    using Deadline = std::chrono::steady_clock::time_point;

    using QObject::QObject;

    /// `freshNodes` as in ProofPlayer::Limits. Nothing is proven in time: nullopt.
    void ask(const BoardManager& position, std::uint64_t freshNodes, Deadline deadline, Use use);
    void askForWayIntoTheTree(const BoardManager& position, std::function<void(Point)> use);
    void drop() { m_inquiry.drop(); }
    void waitForDone() { m_inquiry.waitForDone(); }

private:
    std::shared_ptr<ProofShelf> m_shelf = std::make_shared<ProofShelf>();
    Inquiry m_inquiry{this};
};

}  // namespace gomoku
