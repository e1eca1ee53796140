// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

class QWidget;

namespace gomoku {

class GameWidget;

/// Offers, in a menu below `card`, who else could play a colour from now on.
void offerPlayers(GameWidget* game, Color color, const QWidget* card);

}  // namespace gomoku
