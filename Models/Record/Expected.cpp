// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Expected.h"

#include <algorithm>

namespace gomoku {

ParseError ParseError::inText(std::string_view text, std::size_t offset, std::string reason)
{
    offset = std::min(offset, text.size());
    int line = 1;
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < offset; ++i) {
        // A line ends with LF, CR or CR LF.
        const bool ends
            = text[i] == '\n' || (text[i] == '\r' && (i + 1 >= text.size() || text[i + 1] != '\n'));
        if (!ends)
            continue;
        ++line;
        lineStart = i + 1;
    }
    return {std::move(reason), line, static_cast<int>(offset - lineStart) + 1, offset};
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
