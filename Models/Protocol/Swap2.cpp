// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/Swap2.h"

#include "Models/Advisor/OpeningAdvisor.h"
#include "Models/Search/TimeManager.h"

#include <algorithm>

namespace gomoku {

namespace {

OpeningPlay openingOf(const Swap2Question& question)
{
    OpeningPlay opening(OpeningRule::Swap2, question.boardSize);
    for (const Point stone : question.stones) {
        if (opening.task().step == OpeningStep::Choose)
            opening.apply(OpeningAction::choose(OpeningChoice::PlaceTwoMore));
        opening.apply(OpeningAction::place(stone));
    }
    return opening;
}

/// An answer takes a choice and one or two stones that have to be thought about; the first stones
/// of three have not.
SearchLimits limitsOfOneAction(const SearchLimits& limits, const Swap2Question& question)
{
    const int actions = question.stones.empty() ? 1 : question.stones.size() == 3 ? 3 : 2;
    SearchLimits share = limits;
    if (const auto budget = TimeManager::budgetFor(limits))
        share.moveTime = std::max(std::chrono::milliseconds(1), *budget / actions);
    share.matchTime.reset();
    if (limits.nodes)
        share.nodes = *limits.nodes / static_cast<unsigned>(actions) + 1;
    return share;
}

}  // namespace

std::vector<Point> answerSwap2(const Swap2Question& question, ParallelSearch& search,
                               const ParallelRunner& run, const SearchLimits& limits,
                               const std::atomic<bool>& stop)
{
    const SearchLimits share = limitsOfOneAction(limits, question);
    OpeningAdvisor advisor(search, run, question.rule, share);
    OpeningPlay opening = openingOf(question);
    const Seat own = opening.task().seat;
    std::vector<Point> laid;
    while (!opening.isFinished() && opening.task().seat == own) {
        const OpeningAction action = advisor.advise(opening, stop);
        if (action.step == OpeningStep::PlaceStone)
            laid.push_back(action.point);
        opening.apply(action);
    }
    // If we have Black after the choice, the opponent moves; the protocol calls that SWAP.
    if (!laid.empty() || opening.colorOf(own) == Color::Black)
        return laid;
    const auto position = BoardManager::after(question.stones, question.boardSize, question.rule);
    return {search.think(position, share, run, stop).bestMove()};
}

}  // namespace gomoku
