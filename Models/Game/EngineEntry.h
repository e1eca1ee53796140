// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/EngineProbe.h"

namespace gomoku {

/// An engine as the user keeps it: how to start it, what to tell it, what is known of it.
struct EngineEntry
{
    QString id{};  ///< Stays the same whatever is renamed; never empty in a list.
    QString name{};
    EngineCommand command{};
    QStringList info{};  ///< "key value" lines for INFO at the start of every game.
    EngineFindings findings{};
};

}  // namespace gomoku
