// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

inline constexpr int kMinBoardSize = 5;
inline constexpr int kMaxBoardSize = 22;
inline constexpr int kDefaultBoardSize = 15;
inline constexpr int kWinLength = 5;

/// More search threads than this never paid, whatever the machine has.
inline constexpr int kMaxSearchThreads = 12;

}  // namespace gomoku
