// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/OpeningExplorer.h"

#include "Models/Core/Symmetry.h"
#include "Models/Record/PositionWalk.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace gomoku {

namespace {

/// The keys of the eight images of a position.
using ImageKeys = std::array<zobrist::Key, 8>;

void addStone(ImageKeys& keys, Point point, Color color, int size)
{
    for (const Symmetry symmetry : kSymmetries)
        keys[symmetry.code()] ^= zobrist::stone(symmetry.apply(point, size), color);
}

ImageKeys imageKeys(const Grid& grid)
{
    ImageKeys keys{};
    keys.fill(zobrist::kKeys.size[static_cast<std::size_t>(grid.size())]);
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty)
            addStone(keys, point, grid.at(point) == Cell::Black ? Color::Black : Color::White,
                     grid.size());
    });
    return keys;
}

zobrist::Key smallest(const ImageKeys& keys)
{
    return *std::min_element(keys.begin(), keys.end());
}

int stonesOn(const Grid& grid)
{
    return grid.count(Cell::Black) + grid.count(Cell::White);
}

}  // namespace

zobrist::Key OpeningExplorer::canonicalKey(const Grid& grid)
{
    return smallest(imageKeys(grid));
}

std::vector<OpeningExplorer::PlayedPosition> OpeningExplorer::positionsOf(const GameRecord& record,
                                                                          std::size_t most)
{
    struct Step
    {
        NodeId node;
        ImageKeys before;
        int ply;
    };
    std::vector<PlayedPosition> found;
    std::unordered_set<zobrist::Key> known;
    std::vector<Step> waiting{{GameRecord::root(), imageKeys(Grid(record.boardSize())), 0}};
    while (!waiting.empty() && found.size() < most) {
        auto [node, keys, ply] = waiting.back();
        waiting.pop_back();
        const auto& move = record.move(node);
        ply += move.has_value();
        if (!record.notes(node).setup.isEmpty())
            keys = imageKeys(record.position(node));
        else if (move && !move->isPass())
            addStone(keys, move->point, move->color, record.boardSize());
        if (known.insert(smallest(keys)).second)
            found.push_back({smallest(keys), ply});
        // The first child is the next to be taken.
        const std::vector<NodeId> children = record.children(node);
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            waiting.push_back({*child, keys, ply});
    }
    return found;
}

void OpeningExplorer::count(const Grid& grid, const GameResult& result)
{
    OpeningStatistics& statistics = m_positions[canonicalKey(grid)];
    ++statistics.games;
    statistics.blackWins += result.isWinFor(Color::Black);
    statistics.whiteWins += result.isWinFor(Color::White);
    statistics.draws += result.kind == GameResult::Kind::Draw;
}

void OpeningExplorer::addGame(const GameRecord& record)
{
    ++m_games;
    Grid grid = record.position(GameRecord::root());
    int stones = stonesOn(grid);
    if (stones <= m_maxPly)
        count(grid, record.info().result);
    for (const RecordedMove move : record.mainMoves()) {
        if (move.isPass())
            continue;
        grid.set(move.point, cellOf(move.color));
        if (++stones > m_maxPly)
            return;
        count(grid, record.info().result);
    }
}

void OpeningExplorer::addTree(const GameRecord& record)
{
    ++m_games;
    PositionWalk walk(record);
    while (walk.next()) {
        walk.play();
        const bool changesBoard
            = record.move(walk.node()) || !record.notes(walk.node()).setup.isEmpty();
        if (changesBoard && walk.stones() <= m_maxPly)
            count(walk.grid(), {});
    }
}

OpeningStatistics OpeningExplorer::statistics(const Grid& grid) const
{
    const auto found = m_positions.find(canonicalKey(grid));
    return found == m_positions.end() ? OpeningStatistics{} : found->second;
}

std::vector<OpeningMove> OpeningExplorer::continuations(const Grid& grid, Color color) const
{
    std::unordered_map<zobrist::Key, std::size_t> places;
    std::vector<OpeningMove> moves;
    const ImageKeys before = imageKeys(grid);
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty)
            return;
        ImageKeys after = before;
        addStone(after, point, color, grid.size());
        const auto found = m_positions.find(smallest(after));
        if (found == m_positions.end())
            return;
        const auto [place, isNew] = places.emplace(found->first, moves.size());
        if (isNew)
            moves.push_back({point, {}, found->second});
        else
            moves[place->second].equivalents.push_back(point);
    });
    std::stable_sort(moves.begin(), moves.end(), [](const OpeningMove& a, const OpeningMove& b) {
        return a.statistics.games > b.statistics.games;
    });
    return moves;
}

}  // namespace gomoku
