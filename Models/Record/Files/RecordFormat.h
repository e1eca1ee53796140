// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

namespace gomoku {

struct RecordFormatInfo
{
    RecordFormat format;
    std::string_view name;  ///< For lists and messages; not translated.
    std::string_view extension;  ///< With its dot; empty if it has none of its own.
    bool canRead;
    bool canWrite;
};

/// Every format, in the order in which a file dialog would list them.
[[nodiscard]] const std::vector<RecordFormatInfo>& recordFormats();
[[nodiscard]] const RecordFormatInfo& infoOf(RecordFormat format);

/// By the extension of a file name or path, in any case; nullopt if it is none of ours.
[[nodiscard]] std::optional<RecordFormat> formatForFile(std::string_view fileName);

/// What the bytes themselves look like. `hint` decides between formats that cannot be told apart.
[[nodiscard]] std::optional<RecordFormat> recogniseFormat(std::string_view bytes,
                                                          std::optional<RecordFormat> hint = {});

}  // namespace gomoku
