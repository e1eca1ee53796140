// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Rules/OpeningPlay.h"
#include "Models/Search/ParallelSearch.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <vector>

namespace gomoku {

/// Plays the opening rules for the computer, in either seat: places stones that favour nobody where
/// the opponent may choose a side, takes the better side where the choice is its own, and offers
/// and picks fifth moves by what they are worth.
class OpeningAdvisor
{
public:
    /// `limits` are those of one move; the searches that an action needs share them. Their random
    /// seed varies the stones it places. `search` must outlive the advisor.
    OpeningAdvisor(ParallelSearch& search, ParallelRunner run, Rule rule,
                   const SearchLimits& limits);

    /// What the computer does where the opening, which must not be finished, stands. Always an
    /// action that the opening accepts, even if `stop` cuts the thinking short.
    [[nodiscard]] OpeningAction advise(const OpeningPlay& opening, const std::atomic<bool>& stop);

private:
    struct Thought
    {
        Point best{};
        Score score = 0;  ///< For the side to move.
    };
    struct Fifth
    {
        Point point{};
        Score forBlack = 0;
    };

    [[nodiscard]] Point stoneFor(const OpeningPlay& opening);
    [[nodiscard]] Point sketchedStone(const OpeningPlay& opening);
    [[nodiscard]] Point balancedStone(const OpeningPlay& opening);
    [[nodiscard]] Point bestStone(const OpeningPlay& opening);
    [[nodiscard]] OpeningChoice choiceFor(const OpeningPlay& opening);
    [[nodiscard]] int fifthsFor(const OpeningPlay& opening);
    [[nodiscard]] Point offerFor(const OpeningPlay& opening);
    [[nodiscard]] Point pickFor(const OpeningPlay& opening);

    [[nodiscard]] BoardManager positionOf(const OpeningPlay& opening) const;
    [[nodiscard]] std::vector<Point> variedCandidates(const OpeningPlay& opening);
    [[nodiscard]] std::vector<Fifth> bestFifths(const BoardManager& position, int count);
    [[nodiscard]] Score valueForBlack(const OpeningPlay& opening);
    [[nodiscard]] Score scoreForBlack(const BoardManager& position, int searches);
    /// Thinks with one part in `searches` of what the limits allow.
    [[nodiscard]] Thought think(const BoardManager& position, int searches,
                                std::vector<Point> excluded = {});
    /// Stopped, or has the action had its time? Many short searches cost more than their sum.
    [[nodiscard]] bool mustEnd() const;
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    [[nodiscard]] std::size_t random(std::size_t below);

    ParallelSearch& m_search;
    ParallelRunner m_run;
    Rule m_rule;
    SearchLimits m_limits;
    std::uint64_t m_randomState;
    const std::atomic<bool>* m_stop = nullptr;  ///< Of the advice being given, as is its end.
    std::optional<std::chrono::steady_clock::time_point> m_end{};
};

}  // namespace gomoku
