// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/BlunderCheck.h"

#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/ThreatSearch.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr std::uint64_t kBlunderNodes = 20'000;  ///< A win by fours that needs more is no blunder.
constexpr std::uint64_t kDefenceNodes = 4'000;  ///< For each defence that is tried.

ThreatResult foursAllowed(const BoardManager& board, std::uint64_t nodes,
                          const std::atomic<bool>& stop)
{
    return solveThreats(board, ThreatKind::Vcf,
                        {.time = {}, .nodes = nodes, .tableMegabytes = 1, .stop = &stop});
}

/// Was there a move that stops this win? One that stops it takes a point of its line.
bool couldBeStopped(const BoardManager& before, const std::vector<Point>& line,
                    const std::atomic<bool>& stop)
{
    return std::any_of(line.begin(), line.end(), [&](Point defence) {
        if (!before.isEmpty(defence) || !before.isLegal(before.sideToMove(), defence))
            return false;
        BoardManager after = before;
        after.makeMove(defence);
        return foursAllowed(after, kDefenceNodes, stop).outcome != ThreatOutcome::Win;
    });
}

bool isOnlyFive(const BoardManager& before, Point five)
{
    return before.count(opponent(before.sideToMove()), PointClass::Five) == 1
        && before.isLegal(before.sideToMove(), five);
}

}  // namespace

std::optional<Blunder> blunderOf(const BoardManager& before, Point move,
                                 const std::atomic<bool>& stop)
{
    const Color me = before.sideToMove();
    const Color other = opponent(me);
    BoardManager after = before;
    after.makeMove(move);
    if (after.winner())
        return std::nullopt;
    if (const Point five = findPoint(before, me, PointClass::Five); !five.isNone())
        return Blunder{Blunder::Kind::MissedFive, five};
    if (const Point five = findPoint(after, other, PointClass::Five); !five.isNone())
        return isOnlyFive(before, five) ? std::optional(Blunder{Blunder::Kind::LetFive, five})
                                        : std::nullopt;
    const ThreatResult win = foursAllowed(after, kBlunderNodes, stop);
    if (win.outcome != ThreatOutcome::Win || !couldBeStopped(before, win.line, stop))
        return std::nullopt;
    const Point first = win.line.front();
    if (makesOpenFour(after, other, first))
        return Blunder{Blunder::Kind::LetOpenFour, first};
    return Blunder{Blunder::Kind::LetFours, first, static_cast<int>(win.line.size() + 1) / 2};
}

}  // namespace gomoku
