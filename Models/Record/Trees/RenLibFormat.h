// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// RenLib's .lib: a 20 byte header, then the tree in pre-order, every node two bytes (point, flags)
// and perhaps two more flags, a comment and a label. Always 15x15; colours alternate.
//
// A node's mark becomes a triangle on its own stone; the label ("board text") of a node becomes a
// label on its parent's board, which is where RenLib shows it.

namespace gomoku {

/// Texts are decoded one by one: as options.encoding says, else by one guess for all of them.
[[nodiscard]] Expected<ReadGame> readRenLib(std::string_view bytes,
                                            const ReadOptions& options = {});
/// Texts are written as UTF-8.
[[nodiscard]] Expected<WrittenGame> writeRenLib(const GameRecord& record);

[[nodiscard]] bool hasRenLibHeader(std::string_view bytes) noexcept;

}  // namespace gomoku
