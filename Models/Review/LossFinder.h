// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/WhyLost.h"
#include "Models/Threads/Inquiry.h"

#include <QObject>

#include <optional>

namespace gomoku {

/// The human who has lost the game shown to a computer; none in any other game.
[[nodiscard]] std::optional<Color> humanLoser(const GameSnapshot& snapshot);

/// Finds out why a game was lost, on a thread of its own.
class LossFinder : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setNodes(std::uint64_t nodes) { m_nodes = nodes; }  ///< For each position.
    /// Answered by found(), unless it is dropped or the loss cannot be explained.
    void find(const ReviewedGame& game, Color loser);
    void drop() { m_inquiry.drop(); }

signals:
    void found(const gomoku::LossStory& story);

private:
    std::uint64_t m_nodes = kFirstLookNodes;
    Inquiry m_inquiry;
};

}  // namespace gomoku
