// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// Walks over XML tag by tag. Forgiving: it checks no nesting and knows no schema.
class XmlScanner
{
public:
    explicit XmlScanner(std::string_view text) : m_text(text) { }

    struct Tag
    {
        std::string name{};  ///< Lower case; closing tags begin with '/'.
        std::map<std::string, std::string> attributes{};
        std::size_t offset = 0;

        /// Empty if there is no such attribute.
        [[nodiscard]] std::string attribute(const std::string& key) const;
    };

    /// The next tag; none at the end. Declarations and comments are skipped.
    [[nodiscard]] std::optional<Tag> next();
    /// What stands between the last tag and the one after it, with entities resolved.
    [[nodiscard]] std::string textAfterTag() const;
    [[nodiscard]] std::size_t offset() const noexcept { return m_at; }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

/// Resolves &amp; and its like, and numbered characters of ASCII.
[[nodiscard]] std::string resolveEntities(std::string_view text);

}  // namespace gomoku
