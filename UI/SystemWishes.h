// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace gomoku {

/// Does the user want dark programs? Nothing if the desktop does not tell.
[[nodiscard]] std::optional<bool> systemWantsDark();

/// Does the user want programs to keep still? Asked once; false if the desktop does not tell.
[[nodiscard]] bool systemWantsLessMotion();

}  // namespace gomoku
