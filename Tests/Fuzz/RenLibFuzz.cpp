// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Fuzz/RecordFuzz.h"

/// A .lib file from anywhere.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using gomoku::RecordFormat;
    gomoku::fuzz::checkReading(data, size, {.format = RecordFormat::RenLib}, RecordFormat::RenLib);
    return 0;
}
