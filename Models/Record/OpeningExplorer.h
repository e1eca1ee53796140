// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Zobrist.h"
#include "Models/Record/GameRecord.h"

#include <unordered_map>
#include <vector>

namespace gomoku {

/// How games continued from a position.
struct OpeningStatistics
{
    int games = 0;
    int blackWins = 0;
    int whiteWins = 0;
    int draws = 0;  ///< The rest have no known result.

    friend bool operator==(const OpeningStatistics&, const OpeningStatistics&) = default;
};

/// A move that was played in a position, with its results.
struct OpeningMove
{
    Point point{};
    std::vector<Point> equivalents{};  ///< Other points that lead to the same position, mirrored.
    OpeningStatistics statistics{};

    friend bool operator==(const OpeningMove&, const OpeningMove&) = default;
};

/// Answers "what was played here, and how did it end?" over many games. Positions are the same when
/// a rotation or reflection makes them so, and whatever the order of moves that led to them.
class OpeningExplorer
{
public:
    /// Positions later than `maxPly` stones are not kept.
    explicit OpeningExplorer(int maxPly = 40) : m_maxPly(maxPly) { }

    /// Counts every position of the main line, with the game's result.
    void addGame(const GameRecord& record);
    /// Counts every position of the tree once for each node, without results.
    void addTree(const GameRecord& record);

    [[nodiscard]] int gameCount() const noexcept { return m_games; }
    [[nodiscard]] std::size_t positionCount() const noexcept { return m_positions.size(); }
    [[nodiscard]] OpeningStatistics statistics(const Grid& grid) const;
    /// The known moves of `color`, most played first, then by point. One entry for points that are
    /// equivalent.
    [[nodiscard]] std::vector<OpeningMove> continuations(const Grid& grid, Color color) const;

    /// The same for all eight images of a position and for no other position.
    [[nodiscard]] static zobrist::Key canonicalKey(const Grid& grid);

    /// A position of a record, by its key and the moves that led to it.
    struct PlayedPosition
    {
        zobrist::Key key{};
        int ply = 0;
    };
    /// Every position of the tree, the main line first, each key once; at most `most` of them.
    [[nodiscard]] static std::vector<PlayedPosition> positionsOf(const GameRecord& record,
                                                                 std::size_t most);

private:
    void count(const Grid& grid, const GameResult& result);

    int m_maxPly;
    int m_games = 0;
    std::unordered_map<zobrist::Key, OpeningStatistics> m_positions;
};

}  // namespace gomoku
