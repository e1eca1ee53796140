// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"

namespace gomoku {

/// Our own engine as the program that tournament managers start: beside this one, else where
/// programs are. Empty if it is not installed.
[[nodiscard]] QString ownEngineProgram();

/// That program at level 1 to 5, or at full strength for 0, as somebody else's engine would be
/// described. The name is left to those who show it.
[[nodiscard]] EngineEntry ownEngineAt(int level, const QString& program);

}  // namespace gomoku
