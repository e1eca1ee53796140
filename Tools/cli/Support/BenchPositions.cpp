// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/BenchPositions.h"

#include <array>

namespace gomoku::cli {

namespace {

constexpr std::array kPositions{
    BenchPosition{Rule::Freestyle, "h7 g8 f10 j9 h8 i7"},
    BenchPosition{Rule::Freestyle, "g7 e8 h8 g6 h7 i8 k10"},
    BenchPosition{Rule::Freestyle, "g7 i8 g5 i7 e9 g6 i6 f8 e8"},
    BenchPosition{Rule::Freestyle, "g7 h9 h10 e9 g9 g8 f7 e7 e8 i11 f10 g10"},
    BenchPosition{Rule::Freestyle, "h10 i8 g6 f10 h7 g11 j8 e9 h12 g9 h9 h8 e11"},
    BenchPosition{Rule::Freestyle, "i7 j5 g6 f7 g5 h6 f5 h7 h5 i5 g7 g8 g4 g3 i6 f3"},
    BenchPosition{Rule::Freestyle, "i8 g7 f9 j7 h7 g8 l8 g6 g5 k8 h5 l9 m10 h6 i5 j5 j6 k7"},
    BenchPosition{Rule::Freestyle,
                  "g8 g7 e9 d10 h10 i11 i5 f6 h8 h9 e8 f8 e10 e11 f9 h7 g10 h11 f10 i10"},
    BenchPosition{Rule::Freestyle,
                  "j7 h6 g4 h4 h5 i6 g5 i5 j6 i4 i7 g7 j4 j5 k5 l4 l7 i3 i2 k7 g2 g3 f2 h2"},
    BenchPosition{Rule::Freestyle,
                  "g8 h7 i10 k12 g5 f7 e7 f6 f8 e8 g6 g9 g7 g4 j5 i5 f4 h6 h8 i8 k11 j10 j7 j6 k7 "
                  "k6 i6 k8 l11 j12"},
    BenchPosition{Rule::Standard, "h7 g8 f10 j9 h8 e11"},
    BenchPosition{Rule::Standard, "g7 e8 h8 g6 h7 i8 k10"},
    BenchPosition{Rule::Standard, "g8 g7 e9 d10 h10 i11 i5 f6 h8"},
    BenchPosition{Rule::Standard, "g7 i8 g5 i7 e9 g6 i6 f8 e8 f5 h7 e10"},
    BenchPosition{Rule::Standard, "g7 h9 h10 e9 g9 i11 g10 g8 i10 f10 g11 f12 g12 g13"},
    BenchPosition{Rule::Standard, "g8 h7 i10 k12 g5 e6 h5 f5 g6 g4 h3 f7 h4 h2 g7 g9"},
    BenchPosition{Rule::Standard, "h10 i8 g6 f10 h7 g11 j8 e9 d8 g9 h9 h8 e11 g12 g10 h12 i13"},
    BenchPosition{Rule::Standard, "i7 j5 g6 f7 g5 h6 f5 h7 h5 i5 g7 g8 g4 g3 i6 f3 d5 e5 k8 j7 j6"},
    BenchPosition{Rule::Standard,
                  "j7 h6 g4 h4 h5 i6 g6 g5 i7 h7 j5 i3 f6 i4 f5 j6 i2 e6 f7 f8 f3 f4 d9 e8"},
    BenchPosition{Rule::Standard,
                  "i8 g7 f9 j7 h7 e10 g10 e8 e9 d9 g6 j9 f11 j6 e12 h9 j8 i9 k9 b11 f5 e4 f7 f8 "
                  "l10 i7 m11 n12 f6"},
    BenchPosition{Rule::Renju, "g7 e8 h8 g6 h7"},
    BenchPosition{Rule::Renju, "g8 h7 i10 k12 g5 f7 k10 g6"},
    BenchPosition{Rule::Renju, "g8 g7 e9 d10 h10 i11 i5 f6"},
    BenchPosition{Rule::Renju, "h10 i8 g6 f10 h7 g11 j8 e9 d8 g9"},
    BenchPosition{Rule::Renju, "h7 g8 f10 j9 h8 h9 g9 e11 i7 j6 j7 g7 i10 h10"},
    BenchPosition{Rule::Renju, "g7 i8 g5 i7 e9 g6 i6 f8 e8 f5 h7 e10 f9 d9 j5 g8"},
    BenchPosition{Rule::Renju, "g7 h9 h10 e9 g9 i11 g10 g8 i10 j10 f10 e10 e11 h8 k9 j8 i8"},
    BenchPosition{Rule::Renju, "i7 j5 g6 f7 g5 h6 f5 h7 h5 i5 g7 g8 g4 g3 i6 f3 d5 e5 k8 j7 j6"},
    BenchPosition{Rule::Renju,
                  "j7 h6 g4 h4 h5 i6 g6 g5 i7 h7 j5 j6 i4 k6 l6 j3 k7 i3 f6 k3 h3 j2 k1"},
    BenchPosition{Rule::Renju,
                  "i8 g7 f9 j7 h7 j9 g8 i6 h5 j8 j6 h6 f8 i7 k9 f6 e10 d11 h8 e8 f11 j11 j10 f10 "
                  "g5 e5 e6 i5"},
};

}  // namespace

std::span<const BenchPosition> benchPositions()
{
    return kPositions;
}

}  // namespace gomoku::cli
