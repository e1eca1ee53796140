// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Fsrs.h"

namespace gomoku {

/// When an answer is given. The training below knows no clock: it is told.
[[nodiscard]] inline CardTime cardTimeNow()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace gomoku
