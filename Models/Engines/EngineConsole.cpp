// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineConsole.h"

namespace gomoku {

namespace {

QChar markOf(EngineConsole::Source source)
{
    switch (source) {
    case EngineConsole::Source::Sent:
        return QLatin1Char('>');
    case EngineConsole::Source::Received:
        return QLatin1Char('<');
    case EngineConsole::Source::Error:
        return QLatin1Char('!');
    case EngineConsole::Source::Note:
        break;
    }
    return QLatin1Char('#');
}

}  // namespace

QString EngineConsole::add(Source source, const QString& text)
{
    QString line = markOf(source) + QLatin1Char(' ') + text.left(kLongestLine);
    if (text.size() > kLongestLine)
        line += QStringLiteral(" ...");
    m_lines.push_back(line);
    if (m_lines.size() > kMostLines)
        m_lines.pop_front();
    return line;
}

QStringList EngineConsole::lines() const
{
    return QStringList(m_lines.begin(), m_lines.end());
}

}  // namespace gomoku
