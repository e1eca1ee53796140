// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/LineSplitter.h"

#include <utility>

namespace gomoku {

std::vector<LineSplitter::Line> LineSplitter::add(std::string_view bytes)
{
    std::vector<Line> lines;
    for (const char byte : bytes) {
        if (byte == '\r' || byte == '\n')
            end(lines);
        else if (m_current.text.size() < m_longest)
            m_current.text += byte;
        else
            m_current.isTooLong = true;
    }
    return lines;
}

std::vector<LineSplitter::Line> LineSplitter::finish()
{
    std::vector<Line> lines;
    end(lines);
    return lines;
}

void LineSplitter::end(std::vector<Line>& lines)
{
    if (!m_current.text.empty())
        lines.push_back(std::exchange(m_current, Line{}));
}

}  // namespace gomoku
