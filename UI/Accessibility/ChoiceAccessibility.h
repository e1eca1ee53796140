// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

/// From now on screen readers know our cards of which one is chosen for what they are: buttons of
/// a group, and not boxes to be ticked.
void installChoiceAccessibility();

}  // namespace gomoku
