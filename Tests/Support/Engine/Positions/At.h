// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

namespace gomoku::testing {

/// The point that players call `name`: "h8".
inline Point at(const char* name)
{
    return *Point::parse(name);
}

}  // namespace gomoku::testing
