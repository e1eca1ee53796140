// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ProvenLines.h"

#include "Models/Review/Judge/Verdict.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr std::uint64_t kPlayOutNodes = 250'000;  ///< As a second look has for each continuation.
constexpr std::size_t kPlayOutMegabytes = 16;

/// From the side to move: the winner makes the last move of a complete line.
Score provenScore(const std::vector<Point>& line)
{
    const int plies = static_cast<int>(line.size());
    return plies % 2 == 1 ? winIn(plies) : lossIn(plies);
}

void bringToFront(std::vector<SearchLine>& lines, Point first)
{
    const auto found = std::find_if(lines.begin(), lines.end(), [first](const SearchLine& line) {
        return !line.moves.empty() && line.moves.front() == first;
    });
    if (found != lines.end())
        std::rotate(lines.begin(), found, found + 1);
}

/// Where a line breaks off: another search may break off elsewhere, and is worth another try.
zobrist::Key keyAfter(BoardManager board, const std::vector<Point>& line)
{
    for (const Point move : line)
        board.makeMove(move);
    return board.key();
}

bool startsWithMove(const SearchLine& line, Point first)
{
    return !line.moves.empty() && line.moves.front() == first;
}

}  // namespace

void ProvenLines::remember(const BoardManager& position, const std::vector<Point>& line)
{
    BoardManager board = position;
    for (auto move = line.begin(); move != line.end(); ++move) {
        Known& known = m_known[board.key()];
        known.lines.try_emplace(*move, move, line.end());
        choose(known, *move, move != line.begin());
        board.makeMove(*move);
    }
}

/// What was said of a line is kept while somebody follows it. Where it began, the best counts: for
/// the loser the one that holds out longest.
void ProvenLines::choose(Known& known, Point move, bool isFollowed)
{
    const bool isFirst = known.best.isNone();
    const bool isBetter = !isFirst && !isFollowed && !known.isFollowed
        && provenScore(known.lines.at(move)) > provenScore(known.lines.at(known.best));
    if (isFirst)
        known.isFollowed = isFollowed;
    if (isFirst || isBetter)
        known.best = move;
}

void ProvenLines::clear()
{
    m_known.clear();
    m_givenUp.clear();
}

void ProvenLines::complete(const BoardManager& position, SearchReport& report) const
{
    for (SearchLine& line : report.lines)
        if (isDecided(line.score) && endsWithFive(position, line.moves, line.score))
            line.score = provenScore(line.moves);
    const auto found = m_known.find(position.key());
    if (found == m_known.end())
        return;
    const Known& known = found->second;
    for (SearchLine& line : report.lines) {
        const auto end = line.moves.empty() ? known.lines.end() : known.lines.find(line.moves[0]);
        const bool agrees
            = end != known.lines.end() && (isWin(provenScore(end->second)) || isLoss(line.score));
        if (agrees) {
            line.moves = end->second;
            line.score = provenScore(line.moves);
        }
    }
    const std::vector<Point>& best = known.lines.at(known.best);
    const bool wins = isWin(provenScore(best));
    const bool shown = std::any_of(report.lines.begin(), report.lines.end(), [&](const auto& line) {
        return startsWithMove(line, known.best);
    });
    if (wins && !shown && !report.lines.empty())
        report.lines.back() = SearchLine{best, provenScore(best)};
    if (wins || (!report.lines.empty() && isLoss(report.score())))
        bringToFront(report.lines, known.best);
}

std::vector<SearchLine> ProvenLines::unfinished(const BoardManager& position,
                                                const SearchReport& report) const
{
    std::vector<Line> lines;
    for (const SearchLine& line : report.lines)
        if (isDecided(line.score) && !line.moves.empty() && !isComplete(line)
            && !m_givenUp.contains({keyAfter(position, line.moves), line.moves.front()}))
            lines.push_back(line);
    return lines;
}

void ProvenLines::giveUp(const BoardManager& position, const Line& line)
{
    m_givenUp.insert({keyAfter(position, line.moves), line.moves.front()});
}

std::vector<SearchLine> playedOut(const BoardManager& position, std::vector<SearchLine> lines,
                                  const std::atomic<bool>& stop)
{
    ParallelSearch search(kPlayOutMegabytes);
    for (SearchLine& line : lines) {
        SearchLine longer = line;
        if (playOut(search, position, longer.moves, longer.score, kPlayOutNodes, stop))
            line = std::move(longer);
    }
    return lines;
}

}  // namespace gomoku
