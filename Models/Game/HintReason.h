// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Setup/GameTypes.h"

namespace gomoku {

/// The strongest thing to be said for the first move of `report`, which was found in `position`.
[[nodiscard]] HintReason reasonFor(const BoardManager& position, const SearchReport& report);

}  // namespace gomoku
