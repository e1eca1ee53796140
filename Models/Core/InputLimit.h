// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace gomoku {

/// Nothing that people keep of games comes near it: what is larger is refused before it fills the
/// memory.
inline constexpr std::int64_t kMaxInputBytes = 256LL * 1024 * 1024;

}  // namespace gomoku
