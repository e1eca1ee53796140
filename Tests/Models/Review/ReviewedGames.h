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

/// Games with won and lost positions, some of them thrown away again.
inline constexpr const char* kUnevenGames[] = {
    "h10 f11 g11 h9 g10 i10 g8 g9 f9 e8 e10 d11 f6 i9 i8 j9 k9 h8 i7 i6 k8 h6 k11 k10 j11 i11 f10 "
    "d10 "
    "h7 g7 f8 f7 i13 h12 l10 j12 k6 k7 l8 j8 l11 l9 m8 n8 m7 n6 n9 m5 l6 j5 m11 n11 m10 m9 k12 j13 "
    "o8",
    "j9 h7 g9 e8 i5 f7 i7 h8 h6 g6 h5 f8 i8 i6 f9 d9 c10 d8 g8 d7 i9 h9 i10 i11 d10 e7 g7 b7 c7 c8 "
    "b8 "
    "e10 f11 a6",
    "i7 g8 f7 k5 f6 e10 e11 f8 h6 h8 e8 h7 f9 i6 j8 g5 d7 g10 k9 l10 g6 j5 k4 h5 i5 d10 f10 e9 c11 "
    "g9 "
    "g11 e6 f11 d11 i11 h11 f12 f13 h10 i9 d12 b10 c10 d9 c13 b14 c12 c9 c14",
};

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
