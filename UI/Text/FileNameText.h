// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// Names for files that people recognise later.
class FileNameText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::FileNameText)

public:
    /// "2026-11-16 You – Master.sgf". `date` as the record has it; empty: today.
    [[nodiscard]] static QString game(const GameSetup& setup, const QString& date);

private:
    [[nodiscard]] static QString shortName(const PlayerSpec& player, const PlayerSpec& other);
};

}  // namespace gomoku
