// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardTheme.h"

#include <QImage>
#include <QSize>

namespace gomoku {

/// A plank with vertical grain: two layers of noise, a broad one for the good and bad years of the
/// tree and a fine one for its fibres, over the theme's light from the upper left. The same size
/// always gives the same plank. For a theme without grain it is plain.
[[nodiscard]] QImage woodTexture(const BoardTheme& theme, QSize pixels);

}  // namespace gomoku
