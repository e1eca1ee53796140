// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

/// Tells Qt how screen readers see our widgets. Made before the first of them: Qt keeps the answer
/// that it had when a reader, or the widget itself, first asked.
struct AccessibilityFactories
{
    AccessibilityFactories();
};

}  // namespace gomoku
