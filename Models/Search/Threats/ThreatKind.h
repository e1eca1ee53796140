// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace gomoku {

/// Which wins to look for. A *win* is always proven, against every legal defence. *None* says only
/// that no win of the kind asked for exists, see noneBy().
enum class ThreatKind : std::uint8_t {
    Vcf,  ///< Fours only.
    Vct,  ///< Fours and threes, and likely ones of the other threats.
    VctComplete,  ///< Every move that threatens to win by fours. Much slower where there is none.
    Auto,  ///< Fours first, for such wins are found in no time; then as Vct.
};

/// What a threat search found out.
enum class ThreatOutcome : std::uint8_t {
    Win,  ///< Proven, with a line.
    None,  ///< Proven that there is no win of the kind asked for.
    GaveUp,  ///< A limit was reached before either.
};

/// What ThreatOutcome::None has proven: "none by fours", "none by fours and threes", "none by any
/// threat of fours".
[[nodiscard]] constexpr std::string_view noneBy(ThreatKind kind) noexcept
{
    switch (kind) {
    case ThreatKind::Vcf:
        return "none by fours";
    case ThreatKind::VctComplete:
        return "none by any threat of fours";
    case ThreatKind::Vct:
    case ThreatKind::Auto:
        break;
    }
    return "none by fours and threes";
}

}  // namespace gomoku
