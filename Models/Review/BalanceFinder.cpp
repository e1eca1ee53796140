// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/BalanceFinder.h"

#include "Models/Review/Wins/ProofSession.h"

#include <QThread>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kStonesOfSwap = 3;

}  // namespace

int stonesToBalance(const GameSnapshot& snapshot)
{
    if (!snapshot.opening || snapshot.isLookingBack())
        return 0;
    const OpeningStep step = snapshot.opening->task.step;
    if (step == OpeningStep::OfferFifth)
        return 1;
    if (step != OpeningStep::PlaceStone)
        return 0;
    switch (snapshot.setup.openingRule) {
    case OpeningRule::Swap2:
        return swap2StonesAfter(snapshot.shown);
    case OpeningRule::Swap:
        return std::max(0, kStonesOfSwap - snapshot.shown);
    default:
        return 0;
    }
}

void BalanceFinder::find(const GameSnapshot& snapshot)
{
    const int stones = stonesToBalance(snapshot);
    const BalanceOptions options{.threads
                                 = std::clamp(QThread::idealThreadCount(), 1, kMaxSearchThreads)};
    m_inquiry.ask(
        [stones, options, board = positionOf(snapshot)](const std::atomic<bool>& dropped) {
            return balancedChoices(board, stones, options, dropped);
        },
        [this](const std::vector<BalancedChoice>& choices) { emit found(choices); });
}

}  // namespace gomoku
