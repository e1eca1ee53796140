// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/Expected.h"

#include <algorithm>

namespace gomoku {

ParseError TextPlaces::error(std::size_t offset, std::string reason)
{
    offset = std::min(offset, m_text.size());
    if (offset < m_at)
        *this = TextPlaces(m_text);
    for (; m_at < offset; ++m_at) {
        // A line ends with LF, CR or CR LF.
        const bool ends = m_text[m_at] == '\n'
            || (m_text[m_at] == '\r' && (m_at + 1 >= m_text.size() || m_text[m_at + 1] != '\n'));
        if (!ends)
            continue;
        ++m_line;
        m_lineStart = m_at + 1;
    }
    return {std::move(reason), m_line, static_cast<int>(offset - m_lineStart) + 1, offset};
}

ParseError ParseError::inText(std::string_view text, std::size_t offset, std::string reason)
{
    return TextPlaces(text).error(offset, std::move(reason));
}

ParseError ParseError::inBytes(std::size_t offset, std::string reason)
{
    return {std::move(reason), 0, 0, offset};
}

std::string ParseError::toString() const
{
    if (line > 0)
        return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": "
            + reason;
    return offset > 0 ? "byte " + std::to_string(offset) + ": " + reason : reason;
}

}  // namespace gomoku
