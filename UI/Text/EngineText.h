// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// How lists of players name other people's engines.
class EngineText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::EngineText)

public:
    /// Its name, marked if it has failed; `failure`: why, or empty.
    [[nodiscard]] static QString name(const QString& name, const QString& failure);
    /// The reason as a tool tip; empty for an engine that works.
    [[nodiscard]] static QString whyFailed(const QString& failure);
};

}  // namespace gomoku
