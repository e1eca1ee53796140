// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Trees/XmlScanner.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/TextValues.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gomoku {

namespace {

constexpr auto kNowhere = std::string_view::npos;

/// The character that a name such as "amp" or "#38" stands for; 0 if it is none of ours.
char entity(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> kNamed{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    for (const auto& [known, character] : kNamed)
        if (name == known)
            return character;
    const auto number = name.starts_with('#') ? parseNumber(name.substr(1)) : std::nullopt;
    return number && *number >= ' ' && *number < 0x7F ? static_cast<char>(*number) : '\0';
}

/// Takes `key="value"` off the front of `rest`; false if there is none.
bool takeAttribute(std::string_view& rest, std::map<std::string, std::string>& attributes)
{
    const std::size_t equals = rest.find('=');
    if (equals == kNowhere)
        return false;
    const std::string key = lowered(trimmed(rest.substr(0, equals)));
    const std::string_view after = trimmed(rest.substr(equals + 1));
    if (after.empty() || (after.front() != '"' && after.front() != '\''))
        return false;
    const std::size_t end = after.find(after.front(), 1);
    if (end == kNowhere)
        return false;
    attributes[key] = resolveEntities(after.substr(1, end - 1));
    rest = after.substr(end + 1);
    return true;
}

}  // namespace

std::string XmlScanner::Tag::attribute(const std::string& key) const
{
    const auto found = attributes.find(key);
    return found == attributes.end() ? "" : found->second;
}

std::optional<XmlScanner::Tag> XmlScanner::next()
{
    while (true) {
        const std::size_t open = m_text.find('<', m_at);
        if (open == kNowhere)
            break;
        const bool isComment = m_text.substr(open).starts_with("<!--");
        const std::size_t close = isComment ? m_text.find("-->", open + 4) : m_text.find('>', open);
        if (close == kNowhere)
            break;
        m_at = close + (isComment ? 3 : 1);
        std::string_view inside = m_text.substr(open + 1, close - open - 1);
        if (inside.starts_with('!') || inside.starts_with('?'))
            continue;
        Tag tag;
        tag.offset = open;
        const std::size_t nameEnd = std::min(inside.find_first_of(" \t\r\n/", 1), inside.size());
        tag.name = lowered(inside.substr(0, nameEnd));
        for (std::string_view rest = inside.substr(nameEnd); takeAttribute(rest, tag.attributes);) {
        }
        return tag;
    }
    m_at = m_text.size();
    return std::nullopt;
}

std::string XmlScanner::textAfterTag() const
{
    const std::size_t end = std::min(m_text.find('<', m_at), m_text.size());
    return resolveEntities(trimmed(m_text.substr(m_at, end - m_at)));
}

std::string resolveEntities(std::string_view text)
{
    std::string resolved;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = text[i] == '&' ? text.substr(i, 12).find(';') : kNowhere;
        const char character = end == kNowhere ? '\0' : entity(text.substr(i + 1, end - 1));
        resolved += character == '\0' ? text[i] : character;
        i += character == '\0' ? 0 : end;
    }
    return resolved;
}

}  // namespace gomoku
