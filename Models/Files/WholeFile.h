// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

// Files read and written as a whole, by the window and by the tools alike.

namespace gomoku {

struct FileContents
{
    QByteArray bytes{};
    std::optional<QString> problem{};  ///< Why there are none: the system's reason, or ours.
};

/// Never hangs: directories and files beyond kMaxInputBytes are refused, and a pipe that nobody
/// writes to is empty.
[[nodiscard]] FileContents readWholeFile(const QString& path);

/// Writes a whole file or nothing: a full disk or a crash leaves what was there before. A link
/// stays a link to the new contents, permissions stay, and the disk has the bytes on return. What
/// is no file, as a device or a pipe, is written directly. Gives the system's reason if it failed.
[[nodiscard]] std::optional<QString> writeAtomically(const QString& path, const QByteArray& bytes);

}  // namespace gomoku
