// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/Balance.h"
#include "Models/Threads/Inquiry.h"

#include <QObject>

#include <vector>

namespace gomoku {

/// How many stones the player places now before the opponent chooses; 0 where the opening
/// rule asks for something else, or for nothing.
[[nodiscard]] int stonesToBalance(const GameSnapshot& snapshot);

/// Finds the most even stones for the opening shown, on a thread of its own.
class BalanceFinder : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void find(const GameSnapshot& snapshot);  ///< Answered by found(), unless it is dropped.
    void drop() { m_inquiry.drop(); }
    [[nodiscard]] bool isBusy() const { return m_inquiry.isOpen(); }

signals:
    /// The most even first.
    void found(const std::vector<gomoku::BalancedChoice>& choices);

private:
    Inquiry m_inquiry;
};

}  // namespace gomoku
