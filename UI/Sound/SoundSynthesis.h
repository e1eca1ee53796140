// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace gomoku {

enum class Sound { Stone, Win, Loss, Draw, LowClock };

inline constexpr std::array kSounds{Sound::Stone, Sound::Win, Sound::Loss, Sound::Draw,
                                    Sound::LowClock};
inline constexpr int kSampleRate = 44100;

/// One channel of a sound, computed and not recorded: struck wood, short and dry. The same samples
/// in every run.
[[nodiscard]] std::vector<std::int16_t> synthesised(Sound sound);

}  // namespace gomoku
