// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The names of what can be switched both in a menu and in the preferences: one for each.
class OptionNames
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::OptionNames)

public:
    [[nodiscard]] static QString boardTheme() { return tr("Board Theme"); }
    [[nodiscard]] static QString coordinates() { return tr("Coordinates"); }
    [[nodiscard]] static QString numbers() { return tr("Move Numbers"); }
    [[nodiscard]] static QString newestMark() { return tr("Highlight Last Move"); }
    [[nodiscard]] static QString forbidden() { return tr("Forbidden Points"); }
    [[nodiscard]] static QString threats() { return tr("Open Threes and Fours"); }
    [[nodiscard]] static QString animated() { return tr("Animation"); }
};

}  // namespace gomoku
