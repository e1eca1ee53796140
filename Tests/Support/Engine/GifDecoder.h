// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku::testing {

struct DecodedGif
{
    int width = 0;
    int height = 0;
    std::string palette{};
    std::vector<std::vector<std::uint8_t>> frames{};  ///< Each complete, as a viewer would show it.
    std::vector<int> delays{};  ///< Hundredths of a second.
    bool repeats = false;
};

/// Written from the GIF89a specification, not from our encoder; nullopt for anything malformed.
[[nodiscard]] std::optional<DecodedGif> decodeGif(std::string_view bytes);

}  // namespace gomoku::testing
