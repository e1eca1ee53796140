// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <sstream>
#include <string>
#include <string_view>

// How the commands put their texts together.

namespace gomoku::cli {

/// Everything one after the other, as a stream would write it.
template <class... Parts>
[[nodiscard]] std::string joined(const Parts&... parts)
{
    std::ostringstream text;
    (text << ... << parts);
    return std::move(text).str();
}

/// Filled with blanks up to `width`: behind the text, or in front of it.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);
[[nodiscard]] std::string rightAligned(std::string_view text, std::size_t width);
template <std::integral Number>
[[nodiscard]] std::string rightAligned(Number number, std::size_t width)
{
    return rightAligned(std::string_view(std::to_string(number)), width);
}

[[nodiscard]] std::string fixed(double number, int digits);  ///< "3.14"
[[nodiscard]] std::string withSign(std::string number);  ///< "+57", "-3", "+0"

/// Texts of others, safe for a terminal: control characters, which could move the cursor or worse,
/// are shown as \x1b. Line ends and tabs stay.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace gomoku::cli
