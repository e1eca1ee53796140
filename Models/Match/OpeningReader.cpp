// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/OpeningReader.h"

#include "Models/Files/WholeFile.h"

#include <QFileInfo>

namespace gomoku {

namespace {

/// Nothing but files: a pipe may never end, and whoever closes the window waits for us.
FileContents contentsOf(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return {{}, QStringLiteral("it is not a file")};
    return readWholeFile(path);
}

}  // namespace

OpeningReader::OpeningReader(QObject* parent) : QObject(parent)
{ }

void OpeningReader::read(const QString& path, int boardSize, Rule rule)
{
    m_inquiry.ask(
        [path, boardSize, rule](const std::atomic<bool>& dropped) {
            const FileContents contents = contentsOf(path);
            OpeningsRead read{path, boardSize, rule, contents.problem, {}};
            if (!read.unreadable)
                read.file = parseOpenings(
                    {contents.bytes.constData(), static_cast<std::size_t>(contents.bytes.size())},
                    boardSize, rule, &dropped);
            return read;
        },
        [this](const OpeningsRead& read) { emit finished(read); });
}

void OpeningReader::cancel()
{
    m_inquiry.drop();
}

}  // namespace gomoku
