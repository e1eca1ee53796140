// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// Well formed: no overlong forms, no surrogates, nothing beyond U+10FFFF.
[[nodiscard]] bool isUtf8(std::string_view bytes) noexcept;

/// "shift-jis", "SJIS" and "Shift_JIS" become one name; names nobody knows stay as they are.
[[nodiscard]] std::string canonicalEncoding(std::string_view name);
/// UTF-8, UTF-16, Latin-1 and 2, KOI8-R, the Windows code pages 1250 to 1252, 1254 and 1257, GBK,
/// Big5, EUC-KR and Shift_JIS, by any name.
[[nodiscard]] bool isKnownEncoding(std::string_view name);

/// The encoding that bytes without any label most likely have. Never fails: what looks like none
/// of the others is "windows-1252".
[[nodiscard]] std::string guessEncoding(std::string_view bytes);

/// The bytes as UTF-8; nullopt if the encoding is unknown or the bytes are not of it.
[[nodiscard]] std::optional<std::string> decodeText(std::string_view bytes,
                                                    std::string_view encoding);

struct DecodedText
{
    std::string text{};  ///< UTF-8, without a byte order mark and without zeros.
    std::string encoding{};  ///< What it was read as.
    bool isCertain = true;  ///< False where the encoding wanted was not to be had.
};

/// Always gives valid UTF-8: by the byte order mark, else as `wanted` (if not empty), else by
/// guess, and where that cannot be decoded, as windows-1252 with isCertain = false.
[[nodiscard]] DecodedText decodeLiberally(std::string_view bytes, std::string_view wanted = {});

}  // namespace gomoku
