// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <array>
#include <sstream>
#include <string>

namespace gomoku::testing {

/// A position that the measurements name in their tables.
struct Scene
{
    const char* name;
    Rule rule;
    const char* moves;
};

inline constexpr std::array kScenes{
    Scene{"opening", Rule::Freestyle, "h8 i9 i8 g8"},
    Scene{"early middle game", Rule::Freestyle, "h8 i9 i8 g8 j8 k8 j9 h7"},
    Scene{"middle game", Rule::Freestyle, "g7 h9 h10 e9 g9 g8 f7 e7 e8 i11 f10 g10"},
    Scene{"late middle game", Rule::Freestyle,
          "g8 g7 e9 d10 h10 i11 i5 f6 h8 h9 e8 f8 e10 e11 f9 h7 g10 h11 f10 i10"},
    Scene{"Renju", Rule::Renju, "g8 h7 i10 k12 g5 f7 k10 g6"},
};

[[nodiscard]] inline BoardManager boardOf(const Scene& scene)
{
    BoardManager board(kDefaultBoardSize, scene.rule);
    std::istringstream text(scene.moves);
    for (std::string move; text >> move;)
        board.makeMove(Point::parse(move).value());
    return board;
}

}  // namespace gomoku::testing
