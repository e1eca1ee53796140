// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Export/BoardExport.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace gomoku {

class GameRecord;

/// A game made into something that is only to be looked at: a picture of the position shown (PNG,
/// SVG) or a replay of the whole game (GIF, HTML).
class GameExport
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::GameExport)

public:
    [[nodiscard]] static QString filters();  ///< For file dialogs.
    /// The kind comes from the name. Says why if nothing was written.
    [[nodiscard]] static std::optional<QString> write(const GameSnapshot& game,
                                                      const GameRecord* record, const QString& path,
                                                      const BoardOptions& options);
};

}  // namespace gomoku
