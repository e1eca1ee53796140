// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Searcher.h"

#include "Models/Search/MovePicker.h"
#include "Models/Search/Threats/ThreatMoves.h"

#include <algorithm>
#include <bit>

namespace gomoku {

namespace {

constexpr std::uint64_t kPollInterval = 256;
constexpr std::uint64_t kLookInterval = 512;  ///< In nodes of questions at leaves.
constexpr Depth kHistoryPruningDepth = 3;
constexpr int kManyCutoffs = 3;

/// Does what the table knows settle the node?
bool answers(const TableEntry& entry, const SearchNode& node)
{
    const bool lower = entry.bound == Bound::Lower || entry.bound == Bound::Exact;
    const bool upper = entry.bound == Bound::Upper || entry.bound == Bound::Exact;
    const bool fits
        = (lower && entry.score >= node.window.beta) || (upper && entry.score <= node.window.alpha);
    return fits && (entry.depth >= node.depth || isDecided(entry.score));
}

bool hasLegalMove(const BoardManager& board)
{
    bool found = false;
    board.grid().forEachPoint([&](Point point) {
        found = found || (board.isEmpty(point) && board.isLegal(board.sideToMove(), point));
    });
    return found;
}

}  // namespace

Searcher::Searcher(const BoardManager& position, SharedSearch& shared, Options options)
    : m_board(position),
      m_shared(shared),
      m_parameters(shared.tuning.parameters),
      m_thread(options.thread),
      m_isAlone(shared.limits.threads == 1),
      m_splitPoints(shared.splitPoints),
      m_leafFours(options.leafFours),
      m_checksRootMoves(options.checksRootMoves),
      m_quiescence(shared.failures),
      m_plies(kMaxPly + 4),
      m_memory(2 * (kMaxPly + 1))
{ }

Score Searcher::searchNode(SearchWindow window, Depth depth, int ply, NodeKind kind, Point excluded)
{
    SearchNode& node = memoryAt(ply, !excluded.isNone()).node.emplace(window, depth, ply, kind);
    node.excluded = excluded;
    m_plies[static_cast<std::size_t>(ply)].line.length = 0;

    if (const auto score = endedOrStopped(node))
        return *score;
    if (const auto score = decidedByFours(node))
        return *score;
    if (const auto score = cutoffFromTable(node))
        return *score;
    if (node.depth <= 0 && !node.forced)
        return scoreOfLeaf(node);
    if (const auto score = prunedByMargin(node))
        return *score;
    return searchMoves(node);
}

std::optional<Score> Searcher::endedOrStopped(SearchNode& node)
{
    ++m_nodes;
    m_selectiveDepth = std::max(m_selectiveDepth, node.ply);
    if (isAborted() || m_board.isFull())
        return 0;
    if (node.ply >= kMaxPly)
        return evaluate();
    // Nothing here can be better than winning at once or worse than having lost already.
    node.window.alpha = std::max(node.window.alpha, lossIn(node.ply));
    node.window.beta = std::min(node.window.beta, winIn(node.ply + 1));
    if (node.window.alpha >= node.window.beta)
        return node.window.alpha;
    return std::nullopt;
}

std::optional<Score> Searcher::decidedByFours(SearchNode& node)
{
    const Color side = m_board.sideToMove();
    const Color enemy = opponent(side);
    if (m_board.count(side, PointClass::Five) > 0) {
        if (node.isPv())
            copyLine(m_plies[static_cast<std::size_t>(node.ply)].line, node.ply,
                     findPoint(m_board, side, PointClass::Five));
        return winIn(node.ply + 1);
    }
    const int fives = m_board.count(enemy, PointClass::Five);
    node.forced = fives > 0;
    if (node.forced && !enclosedFiveIsNothing(m_board.rule())) {
        const bool unstoppable = fives > 1
            || (hasFouls(m_board.rule(), side)
                && m_board.isForbidden(findPoint(m_board, enemy, PointClass::Five)));
        if (unstoppable)
            return lossIn(node.ply + 2);
    }
    if (node.forced)
        return std::nullopt;
    const Point openFour = findPoint(m_board, side, PointClass::OpenFour);
    if (!openFour.isNone()) {
        if (node.isPv())
            copyLine(m_plies[static_cast<std::size_t>(node.ply)].line, node.ply, openFour);
        return winIn(node.ply + 3);
    }
    node.threatened = facesOpenFour(m_board);
    return std::nullopt;
}

std::optional<Score> Searcher::cutoffFromTable(SearchNode& node)
{
    if (node.excluded.isNone() || m_parameters.excludedKey)
        node.hit = m_shared.table.find(keyOf(node), node.ply);
    if (node.hit && !node.isPv() && answers(*node.hit, node)) {
        if (m_parameters.tableRewards)
            rewardTableMove(node);
        return node.hit->score;
    }
    judgeStatically(node);
    return std::nullopt;
}

/// A position that is searched without one of its moves is another one to the table.
zobrist::Key Searcher::keyOf(const SearchNode& node) const
{
    return node.excluded.isNone()
        ? m_board.key()
        : m_board.key() ^ std::rotl(zobrist::stone(node.excluded, m_board.sideToMove()), 1);
}

void Searcher::rewardTableMove(const SearchNode& node)
{
    const Point move = node.hit->move;
    if (node.hit->score < node.window.beta || node.depth <= 0 || move.isNone() || node.forced
        || !m_board.isEmpty(move) || !isQuiet(move))
        return;
    m_history.reward(m_board.sideToMove(), move, bonusAt(node.depth));
}

void Searcher::judgeStatically(SearchNode& node)
{
    const auto evalBefore
        = [&](int plies) { return m_plies[static_cast<std::size_t>(node.ply - plies)].eval; };
    const bool isForced = node.forced || node.threatened;
    if (m_parameters.threatenedLikeBefore && isForced && node.ply >= 1) {
        node.ownEval = -evalBefore(1);
        node.eval = node.ownEval;
    } else {
        node.ownEval = node.hit ? node.hit->eval : evaluate();
        node.eval = node.ownEval;
        if (m_parameters.evalFromBefore > 0 && node.ply >= 1)
            node.eval -= (node.eval + evalBefore(1)) * m_parameters.evalFromBefore / 16;
        node.improving = node.ply >= 2 && node.ownEval > evalBefore(2);
    }
    m_plies[static_cast<std::size_t>(node.ply)].eval = node.ownEval;
}

std::optional<Score> Searcher::prunedByMargin(SearchNode& node)
{
    if (node.isPv() || node.forced || !node.excluded.isNone())
        return std::nullopt;
    const Score beta = node.window.beta;
    if (!node.threatened && node.depth <= m_parameters.futilityDepth && !isDecided(beta)
        && node.eval - m_parameters.futilityMargin(node.depth, node.improving) >= beta)
        return beta + (node.eval - beta) * m_parameters.futilityKept / 16;
    if (node.depth <= m_parameters.razoringDepth
        && node.eval + m_parameters.razoringMargin(node.depth) <= node.window.alpha) {
        const Score score = leafScore(node);
        if (score <= node.window.alpha)
            return score;
    }
    return std::nullopt;
}

Score Searcher::scoreOfLeaf(SearchNode& node)
{
    const Score score = leafScore(node);
    if (m_parameters.storesLeaves && !node.hit && !isDecided(score)) {
        const bool wasLookedAt = node.threatened || score < node.window.beta;
        m_shared.table.store(
            m_board.key(), node.ply,
            {Point(), score, node.ownEval, 0, wasLookedAt ? Bound::Exact : Bound::Lower, false});
    }
    return score;
}

Score Searcher::leafScore(SearchNode& node)
{
    if (!node.threatened && node.eval >= node.window.beta)
        return node.eval;
    const QuiescenceSearch::Win win = m_quiescence.find(m_board, m_leafFours);
    if (win.plies > 0) {
        const Score score = winIn(node.ply + win.plies);
        m_shared.table.store(
            m_board.key(), node.ply,
            {win.first, score, node.ownEval, std::max(node.depth, 1), Bound::Lower, false});
        return score;
    }
    return node.eval;
}

Score Searcher::searchMoves(SearchNode& node)
{
    const Point tableMove = node.hit ? node.hit->move : Point();
    adjustDepth(node, tableMove);
    if (mayBeSingular(node))
        if (const auto score = refutedWithout(node))
            return *score;
    const Score alphaBefore = node.window.alpha;
    m_history.clearKillers(node.ply + 2);
    m_plies[static_cast<std::size_t>(node.ply + 2)].cutoffs = 0;
    if (m_parameters.reductionTableAttack > 0 && !tableMove.isNone())
        node.tableAttacks
            = m_board.classOf(m_board.sideToMove(), tableMove) >= PointClass::OpenThree;

    node.picker = &memoryAt(node.ply, !node.excluded.isNone())
                       .picker.emplace(m_board, m_history, MovePicker::Hints{tableMove, node.ply});
    node.line = &m_plies[static_cast<std::size_t>(node.ply)].line;
    workAt(node);
    joinHelpers(node);
    if (node.best >= node.window.beta || m_aborted)
        return node.best;
    if (node.best == -kInfinity)
        return node.excluded.isNone() ? scoreWithoutMoves(node) : node.window.alpha;
    storeResult(node, alphaBefore);
    return node.best;
}

/// What little is known of a node, or promised by it, costs it depth.
void Searcher::adjustDepth(SearchNode& node, Point tableMove) const
{
    if (node.forced)
        return;
    const Depth depth = node.depth;
    if (tableMove.isNone()) {
        node.depth -= depth >= m_parameters.tableMoveDepth;
        node.depth -= m_parameters.cutTableMoveDepth > 0 && node.kind == NodeKind::Cut
            && depth >= m_parameters.cutTableMoveDepth;
    } else if (m_parameters.staleTableDepth > 0) {
        node.depth -= node.hit->depth + m_parameters.staleTableDepth <= depth;
    }
    if (m_parameters.hindsightMargin > 0 && !node.isPv() && depth >= 3 && node.ply >= 1) {
        const PlyState& before = m_plies[static_cast<std::size_t>(node.ply - 1)];
        node.depth
            -= before.reduction > 0 && node.ownEval + before.eval > m_parameters.hindsightMargin;
    }
}

/// Every move that could matter is a foul. Then an open four cannot be stopped, and Black loses at
/// once where not even a move elsewhere is legal.
Score Searcher::scoreWithoutMoves(const SearchNode& node) const
{
    if (node.threatened)
        return lossIn(node.ply + 4);
    return hasLegalMove(m_board) ? node.eval : lossIn(node.ply + 2);
}

bool Searcher::isSkipped(const SearchNode& node, Point move, int place) const
{
    if (!mayLeaveOut(node) || node.forced || node.threatened)
        return false;
    if (place > m_parameters.movesPerNode)
        return true;
    return !node.isPv() && place > m_shared.tuning.quietMoves.at(node.depth, node.improving)
        && isQuiet(move);
}

/// A quiet move that hardly ever was good, or at a node so bad that it hardly can be.
bool Searcher::isHopeless(const SearchNode& node, Point move) const
{
    if (node.depth > std::max(m_parameters.moveFutilityDepth,
                              m_parameters.historyPruning > 0 ? kHistoryPruningDepth : 0))
        return false;
    if (node.isPv() || node.forced || node.threatened || !mayLeaveOut(node) || !isQuiet(move))
        return false;
    if (node.depth <= m_parameters.moveFutilityDepth
        && node.eval + m_parameters.moveFutilityBase
                + m_parameters.moveFutilityPerDepth * node.depth
            <= node.window.alpha)
        return true;
    return m_parameters.historyPruning > 0 && node.depth <= kHistoryPruningDepth
        && m_history.score(m_board.sideToMove(), move) < -m_parameters.historyPruning * node.depth;
}

/// While everything loses, every move deserves its chance.
bool Searcher::mayLeaveOut(const SearchNode& node)
{
    return node.best != -kInfinity && !isLoss(node.best);
}

/// A four that builds nothing and stops nothing: it is answered, and the open four still threatens.
bool Searcher::isIdleFour(const SearchNode& node, Point move) const
{
    const Color side = m_board.sideToMove();
    return node.threatened && !node.isPv() && node.depth <= m_parameters.idleFourDepth
        && mayLeaveOut(node) && m_board.classOf(side, move) == PointClass::Four
        && m_board.classOf(opponent(side), move) < PointClass::Four;
}

bool Searcher::isQuiet(Point move) const
{
    const Color side = m_board.sideToMove();
    return m_board.classOf(side, move) < PointClass::OpenThree
        && m_board.classOf(opponent(side), move) < PointClass::DoubleThree;
}

Score Searcher::scoreOfMove(const SearchNode& node, const Task& task)
{
    const Depth depth = node.depth - 1 + extensionFor(node, task.move);
    const Depth reduction = reductionFor(node, task.move, task.place);
    const SearchWindow whole{task.alpha, node.window.beta};
    const SearchWindow scout{task.alpha, task.alpha + 1};
    const NodeKind expected = node.kind == NodeKind::Cut ? NodeKind::All : NodeKind::Cut;
    const int ply = node.ply + 1;

    makeMove(task.move, node.ply);
    Depth& reducedBy = m_plies[static_cast<std::size_t>(node.ply)].reduction;
    reducedBy = 0;
    Score score = 0;
    if (task.place == 1) {
        const NodeKind kind = node.isPv() ? NodeKind::Pv : expected;
        score = -searchNode(whole.fromOtherSide(), depth, ply, kind);
    } else {
        reducedBy = reduction;
        score = -searchNode(scout.fromOtherSide(), depth - reduction, ply, NodeKind::Cut);
        reducedBy = 0;
        if (score > task.alpha && reduction > 0 && !m_aborted) {
            const Depth again = depthOfSecondLook(depth, reduction, score, task);
            if (again > depth - reduction)
                score = -searchNode(scout.fromOtherSide(), again, ply, expected);
        }
        if (score > task.alpha && node.isPv())
            score = -searchNode(whole.fromOtherSide(), depth, ply, NodeKind::Pv);
    }
    undoMove();
    return score;
}

/// A reduced move has proved better than expected. One that is far better deserves more than the
/// full depth, one that is hardly better than the best so far a little less.
Depth Searcher::depthOfSecondLook(Depth depth, Depth reduction, Score score, const Task& task) const
{
    if (isDecided(score))
        return depth;
    if (score > task.alpha + m_parameters.muchBetterMargin(reduction))
        return depth + 2;
    if (score > task.alpha + m_parameters.betterMargin(reduction))
        return depth + 1;
    const Score hardly = m_parameters.hardlyBetterPerDepth * depth / 16;
    return score < task.best + hardly ? depth - 1 : depth;
}

bool Searcher::noteScore(SearchNode& node, const Task& task, Score score)
{
    if (score > node.best) {
        node.best = score;
        if (score > node.window.alpha) {
            node.bestMove = task.move;
            node.window.alpha = score;
            if (score >= node.window.beta) {
                noteCutoff(node, task.move);
                storeResult(node, score - 1);
                return true;
            }
        }
    }
    if (isQuiet(task.move) && node.triedCount < kMostMovesPerNode)
        node.tried[static_cast<std::size_t>(node.triedCount++)]
            = static_cast<std::int16_t>(task.move.index());
    return false;
}

bool Searcher::mayBeSingular(const SearchNode& node) const
{
    return node.depth >= m_parameters.singularDepth && node.hit && !node.hit->move.isNone()
        && !node.forced && node.excluded.isNone()
        && node.hit->depth >= node.depth - m_parameters.singularEntry
        && node.hit->bound != Bound::Upper && !isDecided(node.hit->score)
        && node.ply < 2 * m_rootDepth;
}

/// Looks at the node without the table's move. If all others are clearly worse, that one is
/// extended. If they too reach beta at half the depth, the node is given up as too good: several
/// moves refute it. A score that is decided is not taken for that, since moves were left out.
std::optional<Score> Searcher::refutedWithout(SearchNode& node)
{
    const Score beta = node.hit->score - m_parameters.singularPerDepth * node.depth / 16;
    const Score others
        = searchNode({beta - 1, beta}, node.depth / 2, node.ply, NodeKind::Cut, node.hit->move);
    m_plies[static_cast<std::size_t>(node.ply)].eval = node.ownEval;
    if (m_aborted)
        return 0;
    node.tableMoveExtension = others < beta;
    if (!node.isPv() && others >= node.window.beta && !isDecided(others))
        return others;
    return std::nullopt;
}

Depth Searcher::extensionFor(const SearchNode& node, Point move)
{
    if (node.forced)
        return 1;
    return node.hit && move == node.hit->move ? node.tableMoveExtension : 0;
}

Depth Searcher::reductionFor(const SearchNode& node, Point move, int place) const
{
    const SearchParameters& p = m_parameters;
    if (node.depth < p.reductionDepth || place < p.reductionPlace || node.forced)
        return 0;
    const Color side = m_board.sideToMove();
    const bool isRefutedOften
        = m_plies[static_cast<std::size_t>(node.ply + 1)].cutoffs > kManyCutoffs;
    int sixteenths = m_shared.tuning.reductions.sixteenths(node.depth, place);
    sixteenths += node.kind == NodeKind::Cut ? p.reductionCut : 0;
    sixteenths += !node.improving ? p.reductionNotImproving : 0;
    sixteenths += isRefutedOften ? p.reductionManyCutoffs : 0;
    sixteenths += node.tableAttacks ? p.reductionTableAttack : 0;
    sixteenths -= node.isPv() ? p.reductionPv : 0;
    sixteenths -= m_board.classOf(side, move) >= PointClass::OpenThree ? p.reductionOpenThree : 0;
    sixteenths -= m_board.classOf(opponent(side), move) >= PointClass::Four ? p.reductionBlock : 0;
    sixteenths -= m_history.isKiller(node.ply, move) ? p.reductionKiller : 0;
    sixteenths -= m_history.score(side, move) * p.reductionHistory / 1024;
    if (node.threatened)
        sixteenths = sixteenths * p.reductionThreatened / 16;
    return std::clamp((sixteenths + kPly / 2) / kPly, 0, node.depth - 2);
}

void Searcher::noteCutoff(const SearchNode& node, Point move)
{
    ++m_plies[static_cast<std::size_t>(node.ply)].cutoffs;
    if (node.forced || !isQuiet(move))
        return;
    const Color side = m_board.sideToMove();
    const int bonus = bonusAt(node.depth);
    const int malus = bonus * m_parameters.historyMalus / 16;
    m_history.reward(side, move, bonus);
    for (int i = 0; i < node.triedCount; ++i)
        m_history.punish(side, Point::fromIndex(node.tried[static_cast<std::size_t>(i)]), malus);
    m_history.noteRefutation(node.ply, side, m_board.lastMove(), move);
}

int Searcher::bonusAt(Depth depth) const
{
    return std::min(m_parameters.historyUnit * depth * depth, m_parameters.historyMost);
}

void Searcher::storeResult(const SearchNode& node, Score alphaBefore)
{
    if ((!node.excluded.isNone() && !m_parameters.excludedKey) || m_aborted)
        return;
    const Bound bound = node.best >= node.window.beta ? Bound::Lower
        : node.best > alphaBefore                     ? Bound::Exact
                                                      : Bound::Upper;
    m_shared.table.store(keyOf(node), node.ply,
                         {node.bestMove, node.best, node.ownEval, node.depth, bound, node.isPv()});
}

Score Searcher::evaluate() const
{
    const int pattern = worthOf(m_shared.patterns[m_board.sideToMove()], m_board);
    return std::clamp(m_board.weightBalance() + pattern, -kMaxEval, kMaxEval);
}

NodeMemory& Searcher::memoryAt(int ply, bool isExclusion)
{
    auto& memory = m_memory[static_cast<std::size_t>(2 * ply + isExclusion)];
    if (!memory)
        memory = std::make_unique<NodeMemory>();
    return *memory;
}

void Searcher::makeMove(Point point, int ply)
{
    m_splitPoints.pathOf(m_thread)[static_cast<std::size_t>(ply)] = point;
    // The table's memory is on its way while the board is brought up to date.
    m_shared.table.prefetch(m_board.keyAfter(point));
    m_board.makeMove(point);
}

void Searcher::copyLine(ExpectedLine& line, int ply, Point move) const
{
    const ExpectedLine& rest = m_plies[static_cast<std::size_t>(ply + 1)].line;
    line.moves[0] = move;
    const int copied = std::min(rest.length, static_cast<int>(line.moves.size()) - 1);
    std::copy_n(rest.moves.begin(), copied, line.moves.begin() + 1);
    line.length = copied + 1;
}

bool Searcher::isAborted()
{
    if (!m_aborted && !m_isAlone && m_splitPoints.isInterrupted(m_thread)) {
        m_splitPoints.takeInterruption(m_thread);
        m_aborted = mustUnwind();
    }
    if (!m_aborted && m_nodes >= m_nextPoll)
        poll();
    if (!m_aborted && m_quiescence.nodes() >= m_nextLook)
        lookAtClock();
    return m_aborted;
}

/// A question at a leaf may take hundreds of nodes: between two polls that can be tens of
/// milliseconds. Only time is asked for, so that other limits are met at the same node as ever.
void Searcher::lookAtClock()
{
    m_nextLook = m_quiescence.nodes() + kLookInterval;
    m_aborted = m_shared.isOutOfTime();
}

void Searcher::poll()
{
    flushNodes();
    m_nextPoll = m_nodes + kPollInterval;
    m_aborted = m_shared.mustStop();
}

void Searcher::flushNodes()
{
    const std::uint64_t total = m_nodes + m_quiescence.nodes();
    m_shared.nodes.fetch_add(total - m_flushedNodes, std::memory_order_relaxed);
    m_flushedNodes = total;
}

}  // namespace gomoku
