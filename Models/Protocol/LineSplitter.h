// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// Cuts a stream of bytes into lines that end with CR, LF or both. Empty lines vanish. Never holds
/// more than one longest line, whatever the other side sends.
class LineSplitter
{
public:
    struct Line
    {
        std::string text{};
        bool isTooLong = false;  ///< The rest of it was thrown away.
    };

    explicit LineSplitter(std::size_t longest) : m_longest(longest) { }

    std::vector<Line> add(std::string_view bytes);  ///< The lines that `bytes` completed.
    std::vector<Line> finish();  ///< The unended last line, if there is one.

private:
    void end(std::vector<Line>& lines);

    std::size_t m_longest;
    Line m_current;
};

}  // namespace gomoku
