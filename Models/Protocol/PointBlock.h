// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Protocol/GomocupCommand.h"

#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// The points that follow BOARD and similar commands, up to DONE: one per line, or all on one line.
class PointBlock
{
public:
    /// Nobody: the point is closed, as in a row that won in a continuous game.
    enum class Owner : std::uint8_t { NotSaid, Own, Opponent, Nobody };

    struct Entry
    {
        Point point{};
        Owner owner = Owner::NotSaid;
    };

    PointBlock(GomocupCommand::Kind kind, int boardSize) : m_kind(kind), m_boardSize(boardSize) { }

    /// True once DONE has come; what follows it in the line is not looked at.
    bool read(std::string_view text);
    void spoil(std::string why);  ///< After unreadable input: DONE will report this error.

    [[nodiscard]] GomocupCommand::Kind kind() const noexcept { return m_kind; }
    [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; }
    [[nodiscard]] const std::string& error() const noexcept { return m_error; }  ///< The first.

private:
    void readEntry(std::string_view text);
    [[nodiscard]] bool needsOwners() const noexcept;

    GomocupCommand::Kind m_kind;
    int m_boardSize;
    std::vector<Entry> m_entries;
    std::string m_error;
};

}  // namespace gomoku
