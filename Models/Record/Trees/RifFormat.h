// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// RenjuNet's database (.rif): XML with tables of players, rules and tournaments, and games that
// refer to them:
//
//   <game id="1" tournament="7" rule="3" black="12" white="34" bresult="1" …>
//     <move>h8 i9 g7 …</move><info>…</info>
//   </game>

namespace gomoku {

[[nodiscard]] Expected<ReadGame> readRif(std::string_view bytes, const ReadOptions& options = {});
[[nodiscard]] ReadGames readRifGames(std::string_view bytes, const ReadOptions& options = {});

}  // namespace gomoku
