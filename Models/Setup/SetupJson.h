// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"

#include <QJsonObject>

namespace gomoku {

/// The choices of a game as the settings and the library keep them.
[[nodiscard]] QJsonObject toJson(const GameSetup& setup);

/// Reads them again. What is missing, or makes no sense, is as in a default setup.
[[nodiscard]] GameSetup setupFromJson(const QJsonObject& json);

[[nodiscard]] QJsonObject toJson(const PlayerSpec& player);
[[nodiscard]] PlayerSpec playerFromJson(const QJsonObject& json);

}  // namespace gomoku
