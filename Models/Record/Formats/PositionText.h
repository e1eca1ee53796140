// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// Moves as players write them: "h8 i9 g7", "h8i9g7", "1. h8 2. i9". Rows count from the bottom
// unless the caller knows better.

namespace gomoku {

[[nodiscard]] Expected<ReadGame> readPositionText(std::string_view bytes,
                                                  const ReadOptions& options = {});
[[nodiscard]] Expected<WrittenGame> writePositionText(const GameRecord& record);

}  // namespace gomoku
