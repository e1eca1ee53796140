// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Point.h"

#include <array>
#include <cstdint>

namespace gomoku::zobrist {

using Key = std::uint64_t;

/// The next number of the splitmix64 sequence: fixed, so that keys are the same in every run.
[[nodiscard]] constexpr Key nextRandom(Key& state) noexcept
{
    state += 0x9E3779B97F4A7C15ULL;
    Key mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
}

struct Keys
{
    std::array<PerColor<Key>, kPointSpace> stone{};
    Key whiteToMove{};
    std::array<Key, 8> rule{};
    std::array<Key, kMaxBoardSize + 1> size{};
};

[[nodiscard]] constexpr Keys makeKeys() noexcept
{
    Keys keys;
    Key state = 0x476F6D6F6B75ULL;  // "Gomoku"
    for (auto& stone : keys.stone)
        stone = {nextRandom(state), nextRandom(state)};
    keys.whiteToMove = nextRandom(state);
    for (Key& rule : keys.rule)
        rule = nextRandom(state);
    for (Key& size : keys.size)
        size = nextRandom(state);
    return keys;
}

inline constexpr Keys kKeys = makeKeys();

[[nodiscard]] constexpr Key stone(Point point, Color color) noexcept
{
    return kKeys.stone[static_cast<std::size_t>(point.index())][color];
}

}  // namespace gomoku::zobrist
