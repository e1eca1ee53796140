// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Export/AtomicFile.h"

#include <QSaveFile>

namespace gomoku {

std::optional<QString> writeAtomically(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    // Flushed by ourselves: a disk that is full often says so only then, and commit() of Qt 6.4
    // puts the empty file in place all the same.
    const bool written
        = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (written && file.commit())
        return std::nullopt;
    return file.errorString();
}

}  // namespace gomoku
