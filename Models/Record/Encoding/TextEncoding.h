// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// Turns bytes of a named encoding ("GB18030", "Shift_JIS", …) into UTF-8; nullopt if it does not
/// know the encoding or the bytes are not of it. UTF-8, UTF-16, Latin-1, the Windows code pages
/// 1251 and 1252, GBK and Shift_JIS are built in; a caller with Qt or iconv can hand in the rest.
using TextDecoder
    = std::function<std::optional<std::string>(std::string_view bytes, std::string_view encoding)>;

/// Well formed: no overlong forms, no surrogates, nothing beyond U+10FFFF.
[[nodiscard]] bool isUtf8(std::string_view bytes) noexcept;

/// "shift-jis", "SJIS" and "Shift_JIS" become one name; names nobody knows stay as they are.
[[nodiscard]] std::string canonicalEncoding(std::string_view name);

/// The encoding that bytes without any label most likely have. Never fails: what looks like none
/// of the others is "windows-1252".
[[nodiscard]] std::string guessEncoding(std::string_view bytes);

/// The bytes as UTF-8, by our own tables, else by `decoder`; nullopt if neither can.
[[nodiscard]] std::optional<std::string>
decodeText(std::string_view bytes, std::string_view encoding, const TextDecoder& decoder = {});

struct DecodedText
{
    std::string text{};  ///< UTF-8, without a byte order mark and without zeros.
    std::string encoding{};  ///< What it was read as.
    bool isCertain = true;  ///< False where the encoding wanted was not to be had.
};

/// Always gives valid UTF-8: by the byte order mark, else as `wanted` (if not empty), else by
/// guess, and where that cannot be decoded, as windows-1252 with isCertain = false.
[[nodiscard]] DecodedText decodeLiberally(std::string_view bytes, std::string_view wanted = {},
                                          const TextDecoder& decoder = {});

}  // namespace gomoku
