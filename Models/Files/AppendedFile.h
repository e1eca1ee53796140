// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <optional>

namespace gomoku {

/// A file that only grows: games that are added as they end. What was in it stays, and an entry is
/// in it whole or not at all.
class AppendedFile
{
public:
    /// The reason if it cannot be written; a new file is created empty.
    [[nodiscard]] std::optional<QString> open(const QString& path);
    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }

    /// Cuts off what stands behind the last line end: an entry that somebody could not finish.
    /// Gives its length; 0 for what is no file.
    qint64 dropUnfinishedLine();

    /// Adds an entry and hands it to the disk. If that fails, the file is as long as before.
    [[nodiscard]] std::optional<QString> append(const QByteArray& entry);

private:
    QFile m_file;
};

}  // namespace gomoku
