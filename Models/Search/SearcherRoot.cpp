// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Searcher.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr Depth kMostDepth = 120;

/// What the check of a root move may cost. Where there is no win, it mostly ends after 200 to 300.
constexpr VcfBudget kRootCheckBudget{.nodes = 5'000};
constexpr std::size_t kRootCheckBytes = 1 << 18;

}  // namespace

void Searcher::lead(const std::vector<Point>& rootMoves)
{
    m_rootMoves.clear();
    for (const Point point : rootMoves)
        m_rootMoves.push_back({point});
    const int lines = m_shared.limits.lines;
    while (!m_shared.isStopped()) {
        const int step = m_shared.completedSteps();
        const Depth depth = step / lines + 1;
        if (depth > m_shared.limits.depth.value_or(kMostDepth))
            break;
        searchStep(step, depth);
    }
    m_shared.finish();  // also when it was stopped from outside: the others may be asleep
    flushNodes();
}

void Searcher::searchStep(int step, Depth depth)
{
    m_step = step;
    m_aborted = false;
    m_nextPoll = 0;
    m_rootDepth = depth;
    m_selectiveDepth = 0;
    m_shared.chunks.startStep();
    sortRest();
    const SearchLine last = m_shared.bestLine();
    if (!last.moves.empty())
        moveToFront(last.moves.front());

    const bool isFirstLine = m_shared.takenMoves(step).empty();
    Score below = m_parameters.aspirationWidth;
    Score above = m_parameters.aspirationWidth;
    Depth lessDeep = 0;
    const bool narrow
        = isFirstLine && depth >= m_parameters.aspirationDepth && !isDecided(last.score);
    SearchWindow window = narrow ? SearchWindow{last.score - below, last.score + above}
                                 : SearchWindow{-kInfinity, kInfinity};
    for (;;) {
        const Score score = searchRoot(step, window, std::max(1, depth - lessDeep));
        if (m_aborted)
            return;
        if (score > window.alpha && score < window.beta)
            break;
        if (score <= window.alpha) {
            if (m_parameters.failLowPullsBeta && !isDecided(score))
                window.beta = (window.alpha + window.beta) / 2;
            window.alpha = std::max(-kInfinity, score - (below *= m_parameters.aspirationGrowth));
            lessDeep = 0;
        } else {
            window.beta = std::min(kInfinity, score + (above *= m_parameters.aspirationGrowth));
            lessDeep = std::min<Depth>(lessDeep + 1, m_parameters.failHighLessDeep);
        }
    }
    m_shared.completeStep(step);
}

Score Searcher::searchRoot(int step, SearchWindow window, Depth depth)
{
    const std::vector<Point> taken = m_shared.takenMoves(step);
    std::vector<RootMove*> moves;
    for (RootMove& move : m_rootMoves)
        if (std::find(taken.begin(), taken.end(), move.point) == taken.end())
            moves.push_back(&move);

    m_shared.chunks.deal(std::move(moves));

    m_plies[0].eval = evaluate();
    SearchNode& root = memoryAt(0, false).node.emplace(window, depth, 0, NodeKind::Pv);
    root.eval = m_plies[0].eval;
    root.ownEval = root.eval;
    root.chunks = &m_shared.chunks;
    workAt(root);
    joinHelpers(root);
    return std::max(root.best, m_shared.chunks.globalAlpha());
}

Score Searcher::scoreOfRootMove(const SearchNode& root, const Task& task)
{
    const Depth depth = root.depth - 1;
    const Depth reduction = task.place > 3 ? reductionFor(root, task.move, task.place) : 0;
    const SearchWindow whole{task.alpha, root.window.beta};
    const SearchWindow scout{task.alpha, task.alpha + 1};

    makeMove(task.move, 0);
    m_plies[1].line.length = 0;
    Score score = task.alpha + 1;
    if (task.place > 1)
        score = -searchNode(scout.fromOtherSide(), depth - reduction, 1, NodeKind::Cut);
    if (task.place > 1 && score > task.alpha && reduction > 0)
        score = -searchNode(scout.fromOtherSide(), depth, 1, NodeKind::Cut);
    if (task.place == 1 || (score > task.alpha && score < root.window.beta))
        score = -searchNode(whole.fromOtherSide(), depth, 1, NodeKind::Pv);
    if (score > task.alpha && !isDecided(score) && m_checksRootMoves && !m_aborted)
        score = checkedForFours(task, score);
    undoMove();
    return score;
}

/// The tree tries few fours at its leaves, so a long win by plain fours stays unseen there. A move
/// that is about to become the best, and is on the board now, must not allow one.
Score Searcher::checkedForFours(const Task& task, Score score)
{
    const auto index = static_cast<std::size_t>(task.move.index());
    if (m_checkedRootMoves.test(index))
        return score;
    if (!m_rootCheck)
        m_rootCheck = std::make_unique<VcfSearch>(kRootCheckBytes);
    const std::uint64_t nodesBefore = m_rootCheck->nodes();
    const VcfResult answer = m_rootCheck->find(m_board, kRootCheckBudget);
    m_nodes += m_rootCheck->nodes() - nodesBefore;
    if (!answer.isWin()) {
        m_checkedRootMoves.set(index);
        return score;
    }
    // The table remembers it, so that later iterations leave the move at once.
    const Score win = winIn(1 + answer.plies);
    m_shared.table.store(m_board.key(), 1,
                         {answer.first, win, evaluate(), kMostDepth, Bound::Lower, false});
    showLine(m_rootCheck->line());
    return -win;
}

bool Searcher::noteRootScore(SearchNode& root, const Task& task, Score score)
{
    root.best = std::max(root.best, score);
    if (score > task.alpha)
        m_shared.raiseAlpha(lineFrom(task.move, score, root.depth));
    return score >= root.window.beta;
}

/// Notes what follows the root move on the board.
void Searcher::showLine(std::span<const Point> moves)
{
    ExpectedLine& line = m_plies[1].line;
    line.length = static_cast<int>(std::min(moves.size(), line.moves.size()));
    std::copy_n(moves.begin(), line.length, line.moves.begin());
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

SearchLine Searcher::lineFrom(Point move, Score score, Depth depth)
{
    const ExpectedLine& rest = m_plies[1].line;
    SearchLine line{{move}, score, depth, m_selectiveDepth};
    line.moves.insert(line.moves.end(), rest.moves.begin(), rest.moves.begin() + rest.length);
    if (!isDecided(score))
        continueFromTable(line);
    return line;
}

/// Where a score only had to exceed a bound, the moves behind it were not noted; the table still
/// knows most of them.
void Searcher::continueFromTable(SearchLine& line)
{
    for (const Point move : line.moves)
        m_board.makeUnweighedMove(move);
    while (static_cast<int>(line.moves.size()) < line.depth) {
        const auto found = m_shared.table.find(m_board.key(), 0);
        const Point move = found ? found->move : Point();
        if (move.isNone() || !m_board.isEmpty(move) || !m_board.isLegal(m_board.sideToMove(), move))
            break;
        line.moves.push_back(move);
        m_board.makeUnweighedMove(move);
    }
    for (std::size_t i = 0; i < line.moves.size(); ++i)
        undoMove();
}

}  // namespace gomoku
