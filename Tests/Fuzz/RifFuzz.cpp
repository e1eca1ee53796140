// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Fuzz/RecordFuzz.h"

/// RenjuNet's database: the first game as any other record, then all of them at once.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using gomoku::RecordFormat;
    const gomoku::ReadOptions options{.format = RecordFormat::Rif};
    gomoku::fuzz::checkReading(data, size, options, RecordFormat::Sgf);
    const auto all = gomoku::readGames({reinterpret_cast<const char*>(data), size}, options);
    for (const gomoku::GameRecord& game : all.games)
        if (gomoku::findFault(game))
            std::abort();
    return 0;
}
