// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/RecordCheck.h"

#include <cstdint>
#include <cstdlib>

namespace gomoku::fuzz {

/// What is read must be consistent and survive SGF, which holds everything; what `format` writes of
/// it must read back as it was written. What is refused must say why.
inline void checkReading(const std::uint8_t* data, std::size_t size, const ReadOptions& options,
                         RecordFormat format)
{
    const auto game = readGame({reinterpret_cast<const char*>(data), size}, options);
    if (!game) {
        if (game.error().toString().empty())
            std::abort();
        return;
    }
    if (findFault(game->record))
        std::abort();
    const auto sgf = writeGame(game->record, RecordFormat::Sgf);
    const auto again = readGame(sgf->bytes);
    if (!again || again->record != game->record)
        std::abort();
    const auto written = writeGame(game->record, format);
    if (!written)
        return;
    const ReadOptions plain{.format = format, .boardSize = game->record.boardSize()};
    const auto own = readGame(written->bytes, plain);
    if (!own || writeGame(own->record, format)->bytes != written->bytes)
        std::abort();
}

}  // namespace gomoku::fuzz
