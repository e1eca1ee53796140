// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/BookBuilder.h"

#include "Models/Core/Symmetry.h"
#include "Models/Search/ParallelSearch.h"

#include <algorithm>
#include <deque>
#include <set>

namespace gomoku {

namespace {

constexpr int kThirdReach = 2;  ///< The named openings have their third stone in the inner 5x5.

/// The same number for all eight images of a position.
zobrist::Key imageKey(const BoardManager& board)
{
    zobrist::Key least = ~zobrist::Key{0};
    for (const Symmetry symmetry : kSymmetries)
        least = std::min(
            least,
            BoardManager::keyOf(imageOf(board.grid(), symmetry), board.rule(), board.sideToMove()));
    return least;
}

class BookBuilder
{
public:
    using Listener = std::function<void(int, int, const std::string&)>;

    BookBuilder(ParallelSearch& search, const BookOptions& options, const Listener& progressed)
        : m_search(search),
          m_options(options),
          m_progressed(progressed)
    { }

    std::string build()
    {
        BoardManager board(kDefaultBoardSize, m_options.rule);
        const Point centre = centreOf(board.size());
        board.makeMove(centre);
        m_text += std::string(nameOf(m_options.rule)) + ";" + centre.toString() + ";";
        for (const Point second : {Point::at(7, 8), Point::at(8, 8)})
            m_text += second.toString() + ":1" + (second.column() == 7 ? " " : "\n");
        for (const Point second : {Point::at(7, 8), Point::at(8, 8)})
            addThirds(board, second);
        while (!m_waiting.empty()) {
            const BoardManager next = m_waiting.front();
            m_waiting.pop_front();
            addReplies(next);
        }
        return m_text;
    }

private:
    /// All third stones, and as Black's replies those that Black would choose.
    void addThirds(BoardManager board, Point second)
    {
        board.makeMove(second);
        const Point centre = centreOf(board.size());
        addReplies(board);
        for (int row = -kThirdReach; row <= kThirdReach; ++row)
            for (int column = -kThirdReach; column <= kThirdReach; ++column) {
                const Point third = Point::at(centre.column() + column, centre.row() + row);
                if (!board.isEmpty(third))
                    continue;
                board.makeMove(third);
                enqueue(board);
                board.undoMove();
            }
    }

    void enqueue(const BoardManager& board)
    {
        if (board.stoneCount() < m_options.replyStones && m_seen.insert(imageKey(board)).second)
            m_waiting.push_back(board);
    }

    void addReplies(BoardManager board)
    {
        const std::vector<SearchLine> lines = think(board);
        std::string replies;
        for (const SearchLine& line : lines) {
            const Score behind = std::max(0, lines.front().score - line.score);
            if (isLoss(line.score) || behind > m_options.within)
                continue;
            const int weight = 1 + 9 * (m_options.within - behind) / std::max(1, m_options.within);
            replies += (replies.empty() ? "" : " ") + line.moves.front().toString() + ":"
                + std::to_string(weight);
            board.makeMove(line.moves.front());
            enqueue(board);
            board.undoMove();
        }
        ++m_done;
        if (replies.empty())
            return;  // every reply loses: a book has nothing to say
        std::string text = std::string(nameOf(m_options.rule)) + ";";
        for (int i = 0; i < board.moveCount(); ++i)
            text += (i > 0 ? " " : "") + board.move(i).toString();
        text += ";" + replies + "\n";
        m_text += text;
        if (m_progressed)
            m_progressed(m_done, m_done + static_cast<int>(m_waiting.size()), text);
    }

    std::vector<SearchLine> think(const BoardManager& board)
    {
        SearchLimits limits;
        limits.nodes = m_options.nodes * static_cast<std::uint64_t>(m_options.lines);
        limits.lines = m_options.lines;
        limits.threads = m_options.threads;
        limits.useBook = false;
        const std::atomic<bool> stop{false};
        m_search.clear();
        return m_search.think(board, limits, standardThreads(), stop).lines;
    }

    ParallelSearch& m_search;
    BookOptions m_options;
    const Listener& m_progressed;
    std::deque<BoardManager> m_waiting;
    std::set<zobrist::Key> m_seen;
    std::string m_text;
    int m_done = 0;
};

}  // namespace

std::string buildBook(ParallelSearch& search, const BookOptions& options,
                      const std::function<void(int, int, const std::string&)>& progressed)
{
    return BookBuilder(search, options, progressed).build();
}

}  // namespace gomoku
