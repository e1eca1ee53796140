// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <deque>

namespace gomoku {

/// The last lines that went to and came from an engine. Bounded, whatever the engine does.
class EngineConsole
{
public:
    enum class Source { Sent, Received, Error, Note };

    static constexpr std::size_t kMostLines = 2000;
    static constexpr int kLongestLine = 400;

    /// The line as it is kept: marked with its source and cut to size.
    QString add(Source source, const QString& text);

    [[nodiscard]] QStringList lines() const;
    void clear() { m_lines.clear(); }

private:
    std::deque<QString> m_lines;
};

}  // namespace gomoku
