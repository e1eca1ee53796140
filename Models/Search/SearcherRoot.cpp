// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Searcher.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr Depth kMostDepth = 120;
constexpr Depth kRootDeferDepth = 2;

}  // namespace

void Searcher::run(const std::vector<Point>& rootMoves)
{
    m_rootMoves.clear();
    for (const Point point : rootMoves)
        m_rootMoves.push_back({point});
    const int lines = m_shared.limits.lines;
    while (!m_shared.isStopped()) {
        const int step = m_shared.completedSteps();
        const Depth depth = step / lines + 1;
        if (depth > m_shared.limits.depth.value_or(kMostDepth)) {
            m_shared.finish();
            break;
        }
        searchStep(step, depth);
    }
    flushNodes();
}

void Searcher::searchStep(int step, Depth depth)
{
    m_step = step;
    m_aborted = false;
    m_answeredPly = kNoPly;
    m_nextPoll = 0;
    m_rootDepth = depth;
    m_selectiveDepth = 0;
    sortRest();
    const SearchLine last = m_shared.bestLine();
    if (!last.moves.empty())
        moveToFront(last.moves.front());

    const bool isFirstLine = m_shared.takenMoves(step).empty();
    Score below = kAspirationWidth;
    Score above = kAspirationWidth;
    const bool narrow = isFirstLine && depth >= kAspirationDepth && !isDecided(last.score);
    Window window
        = narrow ? Window{last.score - below, last.score + above} : Window{-kInfinity, kInfinity};
    for (;;) {
        const Score score = searchRoot(step, window, depth);
        if (m_aborted)
            return;
        if (score > window.alpha && score < window.beta)
            break;
        if (score <= window.alpha)
            window.alpha = std::max(-kInfinity, score - (below *= 3));
        else
            window.beta = std::min(kInfinity, score + (above *= 3));
    }
    m_shared.completeStep(step);
}

Score Searcher::searchRoot(int step, Window window, Depth depth)
{
    const std::vector<Point> taken = m_shared.takenMoves(step);
    const bool mayDefer = !m_isAlone && depth >= kRootDeferDepth;
    std::vector<std::pair<RootMove*, int>> waiting;
    Score best = -kInfinity;
    int place = 0;
    bool firstIsDone = false;

    // Searches one move; false when the step is over for this thread.
    const auto visit = [&](RootMove& move, int placeOfMove) {
        const Score alpha = std::max(window.alpha, m_shared.globalAlpha(step));
        if (alpha >= window.beta)
            return false;
        const std::uint64_t before = m_nodes;
        const Score score = searchRootMove(move.point, {alpha, window.beta}, depth, placeOfMove);
        move.effort += m_nodes - before;
        if (m_aborted)
            return false;
        firstIsDone = firstIsDone || placeOfMove == 1;
        best = std::max(best, score);
        if (score > alpha)
            m_shared.raiseAlpha(step, lineFrom(move.point, score, depth), firstIsDone);
        return score < window.beta;
    };

    for (RootMove& move : m_rootMoves) {
        if (std::find(taken.begin(), taken.end(), move.point) != taken.end())
            continue;
        ++place;
        if (mayDefer && place > 1 && m_shared.busy.contains(busyKey(move.point))) {
            waiting.emplace_back(&move, place);
            continue;
        }
        if (!visit(move, place))
            return std::max(best, m_shared.globalAlpha(step));
    }
    for (const auto& [move, placeOfMove] : waiting)
        if (!visit(*move, placeOfMove))
            break;
    return std::max(best, m_shared.globalAlpha(step));
}

Score Searcher::searchRootMove(Point move, Window window, Depth depth, int place)
{
    Node root(window, depth, 0, NodeKind::Pv);
    m_plies[0].eval = evaluate();
    root.eval = m_plies[0].eval;
    const Depth reduction = place > 3 ? reductionFor(root, move, place) : 0;
    const Window scout{window.alpha, window.alpha + 1};
    const zobrist::Key busy = busyKey(move);

    m_shared.busy.add(busy);
    makeMove(move);
    m_plies[1].line.length = 0;
    m_pathEnd = 0;
    Score score = window.alpha + 1;
    if (place > 1)
        score = -searchNode(scout.fromOtherSide(), depth - 1 - reduction, 1, NodeKind::Cut);
    if (place > 1 && score > window.alpha && reduction > 0)
        score = -searchNode(scout.fromOtherSide(), depth - 1, 1, NodeKind::Cut);
    if (place == 1 || (score > window.alpha && score < window.beta))
        score = -searchNode(window.fromOtherSide(), depth - 1, 1, NodeKind::Pv);
    undoMove();
    m_shared.busy.remove(busy);
    return score;
}

void Searcher::moveToFront(Point point)
{
    const auto found = std::find_if(m_rootMoves.begin(), m_rootMoves.end(),
                                    [&](const RootMove& move) { return move.point == point; });
    if (found != m_rootMoves.end())
        std::rotate(m_rootMoves.begin(), found, found + 1);
}

void Searcher::sortRest()
{
    std::stable_sort(m_rootMoves.begin(), m_rootMoves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.effort > b.effort; });
}

SearchLine Searcher::lineFrom(Point move, Score score, Depth depth) const
{
    const Line& rest = m_plies[1].line;
    SearchLine line{{move}, score, depth, m_selectiveDepth};
    line.moves.insert(line.moves.end(), rest.moves.begin(), rest.moves.begin() + rest.length);
    return line;
}

}  // namespace gomoku
