// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Blunder.h"
#include "UI/Board/BoardOptions.h"

#include <QString>

namespace gomoku {

enum class AppearanceChoice { System, Light, Dark };

/// All that the settings dialog asks, as one value.
struct Preferences
{
    AppearanceChoice appearance = AppearanceChoice::System;
    QString language{};  ///< Empty: the system's.
    int textPercent = 100;  ///< Of the desktop's text.
    QString playerName{};  ///< Of the human in games against the computer; empty: "You".
    BoardOptions board{};
    bool sounds = true;
    int volume = 70;  ///< Percent.
    bool stoneSound = true;  ///< This and the following: while `sounds` is on.
    bool winSound = true;
    bool lossSound = true;
    bool drawSound = true;
    bool clockSound = true;
    int threads = 0;  ///< 0: as many as the machine has.
    int hashMegabytes = 128;
    bool useBook = true;
    BlunderWarning blunderWarning = BlunderWarning::LowestLevels;
    bool pauseBeforeReply = true;  ///< A short breath before an instant answer.
    bool tipsAtStart = true;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

}  // namespace gomoku
