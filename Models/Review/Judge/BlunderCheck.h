// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Game/Blunder.h"

#include <atomic>
#include <functional>
#include <optional>

namespace gomoku {

/// What `move` of the side to move in `before` overlooked; nullopt if nothing of the kind, or if no
/// move would have helped as far as a short search can tell. Takes a tenth of a second at most on a
/// machine with nothing else to do, and ends early once `stop` is true.
[[nodiscard]] std::optional<Blunder> blunderOf(const BoardManager& before, Point move,
                                               const std::atomic<bool>& stop);

/// A check of that kind; called on a thread of its own.
using BlunderCheck = std::function<std::optional<Blunder>(const BoardManager& before, Point move,
                                                          const std::atomic<bool>& stop)>;

}  // namespace gomoku
