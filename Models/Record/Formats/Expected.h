// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace gomoku {

/// Why a file could not be read (or a game not be written), in words for the person who tried.
struct ParseError
{
    std::string reason{};  ///< One sentence without its full stop, such as "h8 is occupied".
    int line = 0;  ///< Counted from 1; 0 where lines mean nothing.
    int column = 0;  ///< In bytes, counted from 1; 0 as above.
    std::size_t offset = 0;  ///< In bytes from the start of the text; what binary files show.

    /// The error at `offset` of a text, with its line and column worked out.
    [[nodiscard]] static ParseError inText(std::string_view text, std::size_t offset,
                                           std::string reason);
    [[nodiscard]] static ParseError inBytes(std::size_t offset, std::string reason);
    [[nodiscard]] static ParseError overall(std::string reason) { return {std::move(reason)}; }

    /// "line 3, column 7: h8 is occupied", "byte 20: …" or the bare reason.
    [[nodiscard]] std::string toString() const;

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// Makes errors for one text, in one pass over it as long as their offsets ascend.
class TextPlaces
{
public:
    explicit TextPlaces(std::string_view text) : m_text(text) { }

    [[nodiscard]] ParseError error(std::size_t offset, std::string reason);

private:
    std::string_view m_text;
    std::size_t m_at = 0;  ///< Counted up to here.
    int m_line = 1;
    std::size_t m_lineStart = 0;
};

/// A value, or why there is none. (C++20 has no std::expected.)
template <typename T>
class [[nodiscard]] Expected
{
public:
    Expected(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Expected(ParseError error) : m_state(std::in_place_index<1>, std::move(error)) { }

    [[nodiscard]] bool hasValue() const noexcept { return m_state.index() == 0; }
    [[nodiscard]] explicit operator bool() const noexcept { return hasValue(); }
    /// Only where hasValue().
    [[nodiscard]] const T& value() const& noexcept { return *std::get_if<0>(&m_state); }
    [[nodiscard]] T& value() & noexcept { return *std::get_if<0>(&m_state); }
    [[nodiscard]] T&& value() && noexcept { return std::move(*std::get_if<0>(&m_state)); }
    [[nodiscard]] const T& operator*() const noexcept { return value(); }
    [[nodiscard]] const T* operator->() const noexcept { return &value(); }
    [[nodiscard]] T* operator->() noexcept { return &value(); }
    /// Only where not hasValue().
    [[nodiscard]] const ParseError& error() const noexcept { return *std::get_if<1>(&m_state); }

private:
    std::variant<T, ParseError> m_state;
};

}  // namespace gomoku
