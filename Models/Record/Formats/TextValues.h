// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Encoding/TextEncoding.h"
#include "Models/Record/Formats/Expected.h"
#include "Models/Record/NodeNotes.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Texts, lines and numbers as the formats write them. Each reader gives nullopt for what it does
// not understand.

namespace gomoku {

/// The texts of a file as UTF-8: by the byte order mark, else as `wanted`, else by guess. Refuses
/// texts that are neither UTF-8 nor in an encoding we know: a wrong guess would be kept for good.
[[nodiscard]] Expected<DecodedText> decodeTexts(std::string_view bytes, std::string_view wanted);

struct TextLine
{
    std::string_view text{};  ///< Without its line end and without blanks around it.
    std::size_t offset = 0;  ///< Of that text in the whole.
};

/// Every line, blank ones too. Lines end with LF, CR or CR LF.
[[nodiscard]] std::vector<TextLine> splitLines(std::string_view text);

/// What stands between the separators, empty parts too; always one part at least.
[[nodiscard]] std::vector<std::string_view> splitAt(char separator, std::string_view text);

/// Integers with commas between them, blanks allowed; nullopt if there is anything else.
[[nodiscard]] std::optional<std::vector<int>> parseIntList(std::string_view text);

/// "12.5": a plain number of seconds.
[[nodiscard]] std::optional<Milliseconds> parseSeconds(std::string_view text);
[[nodiscard]] std::string secondsText(Milliseconds time);

}  // namespace gomoku
