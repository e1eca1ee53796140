// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Witnesses/PlainVcf.h"

namespace gomoku {

std::string faultInLine(Grid grid, Rule rule, Color attacker, std::span<const Point> line,
                        bool foursOnly)
{
    Color mover = attacker;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const std::string where = " at move " + std::to_string(i + 1) + ", " + line[i].toString();
        if (judge(grid, mover, line[i], rule) != MoveVerdict::Legal)
            return "illegal" + where;
        grid.set(line[i], cellOf(mover));
        const bool isLast = i + 1 == line.size();
        const bool wins = !winningRow(grid, line[i], rule).empty();
        if (wins != isLast || (wins && mover != attacker))
            return (wins ? "won too early" : "no five") + where;
        if (foursOnly && !wins && mover == attacker
            && PlainVcf::fives(grid, attacker, rule).empty())
            return "no four" + where;
        mover = opponent(mover);
    }
    return line.empty() ? "no line" : "";
}

}  // namespace gomoku
