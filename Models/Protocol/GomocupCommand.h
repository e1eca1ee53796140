// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gomoku {

/// One line of a manager: the command word in capitals and the rest, trimmed.
struct GomocupCommand
{
    enum class Kind : std::uint8_t {
        Unknown,
        Start,
        RectStart,
        Restart,
        Begin,
        Turn,
        Play,
        TakeBack,
        Board,
        YxBoard,
        Swap2Board,
        Block,
        BlockUndo,
        BlockReset,
        Done,
        Info,
        About,
        ShowInfo,
        ShowForbid,
        NBest,
        HashClear,
        Stop,
        End,
    };

    Kind kind = Kind::Unknown;
    std::string word{};
    std::string arguments{};

    /// Any case; the word ends at a blank.
    [[nodiscard]] static GomocupCommand parse(std::string_view line);

    /// Followed by lines of points, up to DONE.
    [[nodiscard]] bool opensBlock() const noexcept;
    /// A new game: what is being thought for the old one is of no use to anybody.
    [[nodiscard]] bool startsGame() const noexcept;
    /// Makes sense, and can be done, while the brain thinks.
    [[nodiscard]] bool isImmediate() const noexcept;
};

}  // namespace gomoku
