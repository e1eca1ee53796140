// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Fuzz/RecordFuzz.h"

/// Anything that was pasted, with any of the readings that a dialog may offer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using gomoku::RecordFormat;
    if (size == 0)
        return 0;
    const std::uint8_t choice = data[0];
    gomoku::ReadOptions options;
    options.rowsFromTop = choice & 1;
    if (choice & 2)
        options.columnsSkipI = (choice & 4) != 0;
    if (choice & 8)
        options.boardSize = 20;
    if (choice & 16)
        options.format = gomoku::recordFormats()[(choice >> 5) % 8].format;
    gomoku::fuzz::checkReading(data + 1, size - 1, options, RecordFormat::PositionText);
    return 0;
}
