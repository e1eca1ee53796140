// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Export/AtomicFile.h"

#include <QSaveFile>

namespace gomoku {

std::optional<QString> writeAtomically(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    if (written && file.commit())
        return std::nullopt;
    return file.errorString();
}

}  // namespace gomoku
