// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gomoku {

/// Replies to positions of the opening, found by long searches beforehand. A position is known in
/// all its eight images, whatever the order in which its stones were played.
class OpeningBook
{
public:
    struct Reply
    {
        Point point;
        int weight = 1;  ///< How often it is chosen, compared with the others.
    };

    /// Lines as "renju;h8 h9 i9;g7:5 g9:2"; empty lines and lines that start with # say nothing.
    /// Lines that cannot be played are left out; `ignored` tells how many.
    explicit OpeningBook(std::string_view text, int boardSize = kDefaultBoardSize);

    /// The book that comes with the program.
    [[nodiscard]] static const OpeningBook& builtIn();

    /// What the book would play here; empty if it does not know the position.
    [[nodiscard]] std::vector<Reply> replies(const BoardManager& board) const;
    /// One of the replies by weight; none if the position is unknown.
    [[nodiscard]] Point choose(const BoardManager& board, std::uint64_t random) const;
    [[nodiscard]] std::size_t positions() const { return m_entries.size(); }
    [[nodiscard]] int ignored() const { return m_ignored; }

private:
    void addLine(const std::string& line);

    int m_boardSize;
    int m_ignored = 0;
    std::unordered_map<zobrist::Key, std::vector<Reply>> m_entries;
};

}  // namespace gomoku
