// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

/// The stack of every thread we start. Systems differ: a secondary thread gets 8 MB on Linux, 1 MB
/// on Windows and 512 KB on macOS. With a size of our own, what runs on one runs on all. Everything
/// lives within 512 KB (see StackTests.cpp); the rest is for debug builds and what Qt calls.
inline constexpr unsigned kThreadStackBytes = 1024 * 1024;

}  // namespace gomoku
