// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardTheme.h"

#include <QMetaType>

namespace gomoku {

/// What the players want to see on the board.
struct BoardOptions
{
    BoardThemeId theme = BoardThemeId::Wood;
    bool coordinates = true;
    bool numbers = false;
    bool newestMark = true;
    bool forbidden = true;
    bool threats = false;
    bool animated = true;

    friend bool operator==(const BoardOptions&, const BoardOptions&) = default;
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::BoardOptions)
