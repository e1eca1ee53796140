// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/Expected.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// The syntax of an SGF file without its meaning: nodes, properties and values as views of the
/// text, in the order of the file. Parsing is a loop, so nesting costs no stack.
struct SgfTree
{
    struct Property
    {
        std::string_view name{};
        std::size_t offset = 0;
        std::uint32_t firstValue = 0;
        std::uint32_t valueCount = 0;
    };
    struct Node
    {
        std::int32_t parent = -1;  ///< Place in `nodes`; -1 for the root, which is the first.
        std::uint32_t firstProperty = 0;
        std::uint32_t propertyCount = 0;
        std::size_t offset = 0;
    };

    std::deque<std::string> shortNames{};  ///< What property names of old files stand for.
    std::vector<Node> nodes{};
    std::vector<Property> properties{};
    std::vector<std::string_view> values{};  ///< Between the brackets, escapes and all.
    std::size_t end = 0;  ///< Where the game ends in the text.
};

inline constexpr std::string_view kNoSgfGame = "no game found: SGF begins with \"(;\"";

/// The first game. `text` must outlive the tree. What stands before the first "(;" is skipped; if
/// there is none the reason is kNoSgfGame.
[[nodiscard]] Expected<SgfTree> parseSgfTree(std::string_view text);
/// How many games begin in the text, whether or not they can be read.
[[nodiscard]] int countSgfGames(std::string_view text);

/// A text value as people see it: escapes resolved, line ends made '\n'.
[[nodiscard]] std::string sgfText(std::string_view value);
/// As sgfText(), on one line.
[[nodiscard]] std::string sgfSimpleText(std::string_view value);
/// The reverse of sgfText(). `composed` also escapes colons.
[[nodiscard]] std::string sgfEscaped(std::string_view text, bool composed = false);

}  // namespace gomoku
