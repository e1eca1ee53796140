// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Sgf/SgfHead.h"

#include "Models/Constants.h"
#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/Sgf/SgfValues.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

// The numbers of the games: ours, and the one that many programs for Gomoku write.
constexpr std::string_view kGomoku = "4";
constexpr std::string_view kGo = "1";

constexpr std::array kUsualSizes{15, 19, 20, 22};

/// The first value of a property of the root; none if the root has no such property.
std::optional<std::string_view> rootValue(const SgfTree& tree, std::string_view name)
{
    const SgfTree::Node& root = tree.nodes.front();
    for (std::uint32_t i = 0; i < root.propertyCount; ++i) {
        const SgfTree::Property& property = tree.properties[root.firstProperty + i];
        if (property.name == name)
            return tree.values[property.firstValue];
    }
    return std::nullopt;
}

int smallestUsualSize(const SgfTree& tree)
{
    int needed = 0;
    for (const SgfTree::Property& property : tree.properties) {
        const bool hasStones = property.name == "B" || property.name == "W" || property.name == "AB"
            || property.name == "AW";
        for (std::uint32_t i = 0; hasStones && i < property.valueCount; ++i)
            needed = std::max(needed, sizeNeededFor(tree.values[property.firstValue + i]));
    }
    const auto size = std::find_if(kUsualSizes.begin(), kUsualSizes.end(),
                                   [needed](int usual) { return needed <= usual; });
    return size == kUsualSizes.end() ? kUsualSizes.back() : *size;
}

Expected<int> parseSize(std::string_view value)
{
    value = trimmed(value);
    const std::size_t between = value.find_first_of(":xX*");
    const auto columns = parseNumber(trimmed(value.substr(0, between)));
    const auto rows = between == std::string_view::npos
        ? columns
        : parseNumber(trimmed(value.substr(between + 1)));
    if (!columns || !rows)
        return ParseError::overall("the board size is not a number");
    if (*columns != *rows)
        return ParseError::overall("the board is not square");
    if (*columns < kMinBoardSize || *columns > kMaxBoardSize)
        return ParseError::overall("a board of size " + std::to_string(*columns)
                                   + " is not supported (5 to 22)");
    return *columns;
}

}  // namespace

std::string_view sgfEncodingLabel(std::string_view bytes)
{
    for (std::size_t at = bytes.find("CA["); at != std::string_view::npos;
         at = bytes.find("CA[", at + 1)) {
        const std::size_t end = bytes.find(']', at);
        if (end == std::string_view::npos)
            break;
        if (at == 0 || !isLetter(bytes[at - 1]))
            return trimmed(bytes.substr(at + 3, end - at - 3));
    }
    return {};
}

Expected<int> sgfBoardSize(std::string_view text, const SgfTree& tree, std::optional<int> hint)
{
    const auto errorAt = [text](std::string_view value, std::string reason) {
        return ParseError::inText(text, static_cast<std::size_t>(value.data() - text.data()),
                                  std::move(reason));
    };
    const auto game = rootValue(tree, "GM");
    if (game && trimmed(*game) != kGomoku && trimmed(*game) != kGo && !trimmed(*game).empty())
        return errorAt(*game, "this is not a Gomoku game");
    const auto size = rootValue(tree, "SZ");
    if (!size)
        return hint ? *hint : smallestUsualSize(tree);
    auto parsed = parseSize(*size);
    return parsed ? parsed : errorAt(*size, parsed.error().reason);
}

bool claimsToBeGo(const SgfTree& tree)
{
    const auto game = rootValue(tree, "GM");
    return game && trimmed(*game) == kGo;
}

}  // namespace gomoku
