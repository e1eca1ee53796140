// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Zobrist.h"
#include "Models/Review/Judge/PlayOut.h"

#include <map>
#include <set>
#include <vector>

namespace gomoku {

/// Lines of decided games, each to its five, that a game's analyses have shown. Whoever follows one
/// of them sees it again, a move shorter each time, however far the next search has come.
class ProvenLines
{
public:
    /// Takes the line and what is left of it after each of its moves. It must end with five.
    void remember(const BoardManager& position, const std::vector<Point>& line);
    void clear();

    /// Makes the decided lines of a report of `position` complete where the rest is known, with
    /// the distance that they have then, the best first. A known win is there even if the search
    /// has not seen it yet.
    void complete(const BoardManager& position, SearchReport& report) const;

    /// A line with a decided score and its end.
    using Line = SearchLine;
    /// Those of a completed report that are decided and still have no five.
    [[nodiscard]] std::vector<Line> unfinished(const BoardManager& position,
                                               const SearchReport& report) const;
    /// Not to be asked for again: nobody found its end.
    void giveUp(const BoardManager& position, const Line& line);

private:
    /// For one position, by their first moves. Of several with the same one the first seen counts.
    struct Known
    {
        Point best{};  ///< On the line that is told.
        bool isFollowed = false;  ///< That line began earlier in the game.
        std::map<Point, std::vector<Point>> lines{};
    };

    static void choose(Known& known, Point move, bool isFollowed);

    std::map<zobrist::Key, Known> m_known;
    std::set<std::pair<zobrist::Key, Point>> m_givenUp;
};

/// What searches of so many nodes find of the ends of these lines, on the calling thread; lines
/// without an end come back as they were.
[[nodiscard]] std::vector<SearchLine> playedOut(const BoardManager& position,
                                                std::vector<SearchLine> lines,
                                                const std::atomic<bool>& stop);

}  // namespace gomoku
