// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

/// From now on a screen reader may ask a scroll area for a child that is gone.
void installScrollAccessibility();

}  // namespace gomoku
