// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/RecordCheck.h"

#include "Models/Record/PositionWalk.h"

namespace gomoku {

namespace {

/// Why the set-up cannot be; empty if it can. `grid` gets its stones.
std::string faultOf(const SetupStones& setup, Grid& grid)
{
    Grid claimed(grid.size());
    for (const auto& [points, cell] :
         {std::pair(&setup.emptied, Cell::Empty), std::pair(&setup.black, Cell::Black),
          std::pair(&setup.white, Cell::White)})
        for (const Point point : *points) {
            if (!grid.contains(point))
                return point.toString() + " is not on the board";
            if (claimed.at(point) != Cell::Empty)
                return point.toString() + " is set up twice";
            claimed.set(point, Cell::Black);
            grid.set(point, cell);
        }
    return {};
}

std::string faultOf(RecordedMove move, const Grid& grid)
{
    if (move.isPass())
        return {};
    if (!grid.contains(move.point))
        return move.point.toString() + " is not on the board";
    return grid.at(move.point) == Cell::Empty ? "" : move.point.toString() + " is already occupied";
}

std::string faultOf(const GameRecord& record, NodeId node, const Grid& before)
{
    const SetupStones& setup = record.notes(node).setup;
    const auto& move = record.move(node);
    if (setup.isEmpty())
        return move ? faultOf(*move, before) : "";
    Grid grid = before;
    const std::string fault = faultOf(setup, grid);
    return fault.empty() && move ? faultOf(*move, grid) : fault;
}

}  // namespace

std::optional<RecordFault> findFault(const GameRecord& record)
{
    PositionWalk walk(record);
    while (walk.next()) {
        if (auto reason = faultOf(record, walk.node(), walk.grid()); !reason.empty())
            return RecordFault{walk.node(), std::move(reason)};
        walk.play();
    }
    return std::nullopt;
}

}  // namespace gomoku
