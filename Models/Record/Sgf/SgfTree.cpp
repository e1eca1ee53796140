// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Sgf/SgfTree.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/FormatTypes.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr bool isNameCharacter(char c) noexcept
{
    return isLetter(c) || isDigit(c);
}

/// The place of the bracket that ends the value beginning at `from`; npos if it never ends.
std::size_t endOfValue(std::string_view text, std::size_t from) noexcept
{
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] == ']')
            return i;
        if (text[i] == '\\')
            ++i;
    }
    return std::string_view::npos;
}

class SgfParser
{
public:
    explicit SgfParser(std::string_view text) : m_text(text) { }

    Expected<SgfTree> run()
    {
        if (!findStart())
            return ParseError::inText(m_text, 0, std::string(kNoSgfGame));
        while (!m_failed && !m_finished)
            step();
        if (m_failed)
            return std::move(m_error);
        m_tree.end = m_at;
        return std::move(m_tree);
    }

private:
    bool findStart()
    {
        for (m_at = m_text.find('('); m_at != std::string_view::npos;
             m_at = m_text.find('(', m_at + 1)) {
            std::size_t next = m_at + 1;
            while (next < m_text.size() && isSpace(m_text[next]))
                ++next;
            if (next < m_text.size() && m_text[next] == ';')
                return true;
        }
        return false;
    }

    void step()
    {
        skipSpace();
        if (m_at >= m_text.size())
            return fail(m_at, "the file ends inside the game: a \")\" is missing");
        switch (m_text[m_at]) {
        case '(':
            return openVariation();
        case ')':
            return closeVariation();
        case ';':
            return openNode();
        default:
            return readProperty();
        }
    }

    void openVariation()
    {
        if (!m_branches.empty() && m_current < 0)
            return fail(m_at, "a variation begins before the first node");
        m_branches.push_back(m_current);
        ++m_at;
    }

    void closeVariation()
    {
        m_current = m_branches.back();
        m_branches.pop_back();
        m_finished = m_branches.empty();
        ++m_at;
    }

    void openNode()
    {
        if (m_tree.nodes.size() >= kMaxRecordNodes)
            return fail(m_at, "the game has too many nodes");
        m_tree.nodes.push_back(
            {m_current, static_cast<std::uint32_t>(m_tree.properties.size()), 0, m_at});
        m_current = static_cast<std::int32_t>(m_tree.nodes.size()) - 1;
        m_mayHoldProperties = m_current;
        ++m_at;
    }

    void readProperty()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at]))
            ++m_at;
        if (m_at == start)
            return fail(start,
                        m_text[start] == '[' ? "a value without a property"
                                             : "this is neither a node nor a property");
        // After a variation has closed, only another variation or the end may follow.
        if (m_current < 0 || m_current != m_mayHoldProperties)
            return fail(start, "a property outside a node: a \";\" is missing");
        if (m_tree.properties.size() >= kMaxRecordNodes)
            return fail(start, "the game has too many properties");
        SgfTree::Property property{shortName(m_text.substr(start, m_at - start)), start,
                                   static_cast<std::uint32_t>(m_tree.values.size()), 0};
        while (!m_failed && nextIs('['))
            readValue(property);
        if (m_failed)
            return;
        if (property.valueCount == 0)
            return fail(start, "property " + std::string(property.name) + " has no value");
        m_tree.properties.push_back(property);
        ++m_tree.nodes.back().propertyCount;
    }

    /// Up to FF[3] only the capitals of a name counted: "GaMe" is GM.
    std::string_view shortName(std::string_view name)
    {
        const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
        const auto small = std::count_if(name.begin(), name.end(), isSmall);
        if (small == 0 || small == std::ssize(name))
            return name;
        std::string& kept = m_tree.shortNames.emplace_back(name);
        std::erase_if(kept, isSmall);
        return kept;
    }

    void readValue(SgfTree::Property& property)
    {
        const std::size_t end = endOfValue(m_text, m_at + 1);
        if (end == std::string_view::npos)
            return fail(m_at, "unterminated value: a \"]\" is missing");
        m_tree.values.push_back(m_text.substr(m_at + 1, end - m_at - 1));
        ++property.valueCount;
        m_at = end + 1;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }

    bool nextIs(char c)
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at] == c;
    }

    void fail(std::size_t offset, std::string reason)
    {
        m_failed = true;
        m_error = ParseError::inText(m_text, offset, std::move(reason));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    SgfTree m_tree;
    std::vector<std::int32_t> m_branches;  ///< The nodes that open variations branch from.
    std::int32_t m_current = -1;
    std::int32_t m_mayHoldProperties = -1;  ///< The newest node.
    bool m_finished = false;
    bool m_failed = false;
    ParseError m_error;
};

}  // namespace

Expected<SgfTree> parseSgfTree(std::string_view text)
{
    return SgfParser(text).run();
}

int countSgfGames(std::string_view text)
{
    int games = 0;
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '[')
            at = std::min(endOfValue(text, at + 1), text.size() - 1);
        else if (text[at] == '(')
            games += depth++ == 0;
        else if (text[at] == ')')
            depth = std::max(0, depth - 1);
    }
    return games;
}

std::string sgfText(std::string_view value)
{
    std::string text;
    text.reserve(value.size());
    bool escaped = false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (c == '\\' && !escaped) {
            escaped = true;
            continue;
        }
        const bool lineEnd = c == '\n' || c == '\r';
        if (lineEnd && i + 1 < value.size() && value[i + 1] != c
            && (value[i + 1] == '\n' || value[i + 1] == '\r'))
            ++i;  // CR LF, or LF CR, is one line end
        if (!lineEnd)
            text.push_back(c);
        else if (!escaped)
            text.push_back('\n');
        escaped = false;
    }
    return text;
}

std::string sgfSimpleText(std::string_view value)
{
    std::string text = sgfText(value);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string sgfEscaped(std::string_view text, bool composed)
{
    std::string value;
    value.reserve(text.size());
    for (const char c : text) {
        if (c == '\\' || c == ']' || (composed && c == ':'))
            value.push_back('\\');
        value.push_back(c);
    }
    return value;
}

}  // namespace gomoku
