// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace gomoku {

/// Writes a whole file or nothing: a full disk or a crash leaves what was there before. Gives the
/// system's reason if it failed.
[[nodiscard]] std::optional<QString> writeAtomically(const QString& path, const QByteArray& bytes);

}  // namespace gomoku
