// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Files/AppendedFile.h"

#include "Models/Files/DiskSync.h"

#include <QFileInfo>

#include <algorithm>

namespace gomoku {

namespace {

/// How many bytes follow the last line end.
qint64 unfinishedBytes(QFile& file)
{
    constexpr qint64 kPiece = 4096;
    for (qint64 end = file.size(); end > 0;) {
        const qint64 start = std::max<qint64>(0, end - kPiece);
        if (!file.seek(start))
            return 0;
        const QByteArray piece = file.read(end - start);
        if (const qsizetype lineEnd = piece.lastIndexOf('\n'); lineEnd >= 0)
            return file.size() - (start + lineEnd + 1);
        end = start;
    }
    return file.size();
}

}  // namespace

std::optional<QString> AppendedFile::open(const QString& path)
{
    m_file.setFileName(path);
    // Unbuffered: one entry is one write.
    const bool opened = m_file.open(QIODevice::Append | QIODevice::Unbuffered);
    return opened ? std::nullopt : std::optional(m_file.errorString());
}

qint64 AppendedFile::dropUnfinishedLine()
{
    QFile reader(m_file.fileName());
    if (!QFileInfo(m_file.fileName()).isFile() || !reader.open(QIODevice::ReadOnly))
        return 0;
    const qint64 unfinished = unfinishedBytes(reader);
    return unfinished > 0 && m_file.resize(m_file.size() - unfinished) ? unfinished : 0;
}

std::optional<QString> AppendedFile::append(const QByteArray& entry)
{
    const bool isSequential = m_file.isSequential();
    const qint64 before = isSequential ? 0 : m_file.size();
    if (m_file.write(entry) == entry.size() && syncToDisk(m_file))
        return std::nullopt;
    const QString reason = m_file.errorString();
    if (!isSequential)
        m_file.resize(before);
    return reason;
}

}  // namespace gomoku
