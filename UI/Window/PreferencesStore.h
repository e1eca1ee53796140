// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Settings/Settings.h"
#include "UI/Dialogs/Preferences.h"

namespace gomoku {

/// What the settings remember of the preferences.
[[nodiscard]] Preferences loadPreferences(const Settings& settings);
void savePreferences(Settings& settings, const Preferences& preferences);

}  // namespace gomoku
