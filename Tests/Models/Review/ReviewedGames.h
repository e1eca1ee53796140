// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/ReviewGame.h"

#include <sstream>
#include <string>

namespace gomoku::testing {

/// A game that Black wins by fours from move 13 on, some of them answered by the only move.
inline constexpr const char* kWonByFours
    = "h8 i9 h9 h10 g8 j11 i8 j8 g11 k7 l6 j10 j9 k9 g6 k10 h7 f5 h5 h6 e8 f8 f7 d9 i4";

/// The moves in turn from an empty board, Black first.
inline ReviewedGame gameOf(const std::string& moves, Rule rule = Rule::Freestyle)
{
    ReviewedGame game{.rule = rule};
    std::istringstream text(moves);
    for (std::string word; text >> word;)
        game.moves.push_back(
            {*Point::parse(word), game.moves.size() % 2 == 0 ? Color::Black : Color::White});
    return game;
}

/// Far fewer nodes than players get, so that a test takes no time.
inline ReviewOptions quickLooks(int threads = 1)
{
    return {.nodes = 2'000, .secondNodes = 20'000, .threads = threads};
}

inline GameReview reviewQuickly(const ReviewedGame& game, int threads = 1)
{
    const std::atomic<bool> stop{false};
    return reviewGame(game, quickLooks(threads), stop);
}

inline std::string pointsOf(const std::vector<Point>& points)
{
    std::string text;
    for (const Point point : points)
        text += (text.empty() ? "" : " ") + point.toString();
    return text;
}

}  // namespace gomoku::testing
