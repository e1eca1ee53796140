// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Searcher.h"

#include "Models/Search/MovePicker.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr std::uint64_t kPollInterval = 256;
constexpr Depth kDeferDepth = 3;  ///< Below it sharing a node costs more than it saves.
constexpr int kHistoryUnit = 16;
constexpr int kMostHistoryBonus = 600;

}  // namespace

Searcher::Searcher(const BoardManager& position, SharedSearch& shared, Options options)
    : m_board(position),
      m_shared(shared),
      m_isAlone(options.isAlone),
      m_leafFours(options.leafFours),
      m_plies(kMaxPly + 4),
      m_path(kMaxPly + 4)
{ }

Score Searcher::searchNode(Window window, Depth depth, int ply, NodeKind kind, Point excluded)
{
    Node node(window, depth, ply, kind);
    node.excluded = excluded;
    m_plies[static_cast<std::size_t>(ply)].line.length = 0;

    if (const auto score = endedOrStopped(node))
        return *score;
    if (const auto score = decidedByFours(node))
        return *score;
    if (const auto score = cutoffFromTable(node))
        return *score;
    if (node.depth <= 0 && !node.forced)
        return leafScore(node);
    if (const auto score = prunedByMargin(node))
        return *score;
    return searchMoves(node);
}

std::optional<Score> Searcher::endedOrStopped(Node& node)
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

std::optional<Score> Searcher::decidedByFours(Node& node)
{
    const Color side = m_board.sideToMove();
    const Color enemy = opponent(side);
    if (m_board.count(side, PointClass::Five) > 0) {
        if (node.isPv())
            copyLine(node.ply, findPoint(m_board, side, PointClass::Five));
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
            copyLine(node.ply, openFour);
        return winIn(node.ply + 3);
    }
    node.threatened = facesOpenFour(m_board);
    return std::nullopt;
}

std::optional<Score> Searcher::cutoffFromTable(Node& node)
{
    PlyState& state = m_plies[static_cast<std::size_t>(node.ply)];
    if (node.excluded.isNone())
        node.hit = m_shared.table.find(m_board.key(), node.ply);
    if (node.hit && !node.isPv() && answers(*node.hit, node))
        return node.hit->score;
    node.eval = node.hit ? node.hit->eval : evaluate();
    state.eval = node.eval;
    node.improving
        = node.ply >= 2 && node.eval > m_plies[static_cast<std::size_t>(node.ply - 2)].eval;
    return std::nullopt;
}

bool Searcher::answers(const TableEntry& entry, const Node& node)
{
    const bool lower = entry.bound == Bound::Lower || entry.bound == Bound::Exact;
    const bool upper = entry.bound == Bound::Upper || entry.bound == Bound::Exact;
    const bool fits
        = (lower && entry.score >= node.window.beta) || (upper && entry.score <= node.window.alpha);
    return fits && (entry.depth >= node.depth || isDecided(entry.score));
}

std::optional<Score> Searcher::prunedByMargin(Node& node)
{
    if (node.isPv() || node.forced || node.threatened || !node.excluded.isNone())
        return std::nullopt;
    if (node.depth <= kFutilityDepth && !isDecided(node.window.beta)
        && node.eval - futilityMargin(node.depth) >= node.window.beta)
        return node.eval;
    if (node.depth <= kRazoringDepth
        && node.eval + razoringMargin(node.depth) <= node.window.alpha) {
        const Score score = leafScore(node);
        if (score <= node.window.alpha)
            return score;
    }
    return std::nullopt;
}

Score Searcher::leafScore(Node& node)
{
    if (!node.threatened && node.eval >= node.window.beta)
        return node.eval;
    const FourSearch::Win win = m_fours.find(m_board, m_leafFours);
    if (win.plies > 0) {
        const Score score = winIn(node.ply + win.plies);
        m_shared.table.store(
            m_board.key(), node.ply,
            {win.first, score, node.eval, std::max(node.depth, 1), Bound::Lower, false});
        return score;
    }
    return node.eval;
}

Score Searcher::searchMoves(Node& node)
{
    const Point tableMove = node.hit ? node.hit->move : Point();
    if (node.depth >= kReducedWithoutTableMove && tableMove.isNone() && !node.forced)
        --node.depth;
    const Score alphaBefore = node.window.alpha;
    m_history.clearKillers(node.ply + 2);

    struct Deferred
    {
        std::int16_t move;
        std::int16_t place;
    };
    std::array<Deferred, kMovesPerNode> deferred;
    std::size_t deferredCount = 0;
    const bool mayDefer = !m_isAlone && node.depth >= kDeferDepth;

    if (node.excluded.isNone()) {
        const bool mayBeAnswered = mayDefer && !node.isPv();
        m_path[static_cast<std::size_t>(node.ply)]
            = {mayBeAnswered ? &node : nullptr, m_board.key()};
    }
    MovePicker picker(m_board, m_history, {tableMove, node.ply});
    int place = 0;
    for (Point move = picker.next(); !move.isNone(); move = picker.next()) {
        if (move == node.excluded)
            continue;
        ++place;
        if (isSkipped(node, move, place))
            break;
        if (mayDefer && place > 1 && deferredCount < deferred.size()
            && m_shared.busy.contains(busyKey(move))) {
            deferred[deferredCount++]
                = {static_cast<std::int16_t>(move.index()), static_cast<std::int16_t>(place)};
            continue;
        }
        if (searchMove(node, move, place))
            return leave(node);
    }
    for (std::size_t i = 0; i < deferredCount; ++i)
        if (searchMove(node, Point::fromIndex(deferred[i].move), deferred[i].place))
            return leave(node);
    if (place == 0)
        return node.excluded.isNone() ? 0 : node.window.alpha;
    storeResult(node, alphaBefore);
    return node.best;
}

bool Searcher::isSkipped(const Node& node, Point move, int place) const
{
    // While everything loses, every move deserves its chance.
    if (isLoss(node.best) || node.best == -kInfinity || node.forced || node.threatened)
        return false;
    if (place > kMovesPerNode)
        return true;
    return !node.isPv() && node.depth <= kCountPruningDepth
        && place > quietMoveLimit(node.depth, node.improving) && isQuiet(move);
}

bool Searcher::isQuiet(Point move) const
{
    const Color side = m_board.sideToMove();
    return m_board.classOf(side, move) < PointClass::OpenThree
        && m_board.classOf(opponent(side), move) < PointClass::DoubleThree;
}

bool Searcher::searchMove(Node& node, Point move, int place)
{
    const Depth depth = node.depth - 1 + extensionFor(node, move);
    const Depth reduction = reductionFor(node, move, place);
    const bool quiet = isQuiet(move);
    const zobrist::Key busy = busyKey(move);
    const bool shares = !m_isAlone && node.depth >= kDeferDepth;
    const Window scout{node.window.alpha, node.window.alpha + 1};
    const NodeKind expected = node.kind == NodeKind::Cut ? NodeKind::All : NodeKind::Cut;

    if (shares)
        m_shared.busy.add(busy);
    makeMove(move);
    m_pathEnd = node.ply;
    Score score = 0;
    if (place == 1) {
        const NodeKind kind = node.isPv() ? NodeKind::Pv : expected;
        score = -searchNode(node.window.fromOtherSide(), depth, node.ply + 1, kind);
    } else {
        score = -searchNode(scout.fromOtherSide(), depth - reduction, node.ply + 1, NodeKind::Cut);
        if (score > node.window.alpha && reduction > 0)
            score = -searchNode(scout.fromOtherSide(), depth, node.ply + 1, expected);
        if (score > node.window.alpha && node.isPv())
            score = -searchNode(node.window.fromOtherSide(), depth, node.ply + 1, NodeKind::Pv);
    }
    undoMove();
    if (shares)
        m_shared.busy.remove(busy);
    if (m_aborted)
        return true;

    if (score > node.best) {
        node.best = score;
        if (score > node.window.alpha) {
            node.bestMove = move;
            node.window.alpha = score;
            if (node.isPv())
                copyLine(node.ply, move);
            if (score >= node.window.beta) {
                noteCutoff(node, move);
                storeResult(node, score - 1);
                return true;
            }
        }
    }
    if (quiet && node.triedCount < kMovesPerNode)
        node.tried[static_cast<std::size_t>(node.triedCount++)]
            = static_cast<std::int16_t>(move.index());
    return false;
}

Depth Searcher::extensionFor(const Node& node, Point move)
{
    if (node.forced)
        return 1;
    const bool candidate = node.depth >= kSingularDepth && node.hit && move == node.hit->move
        && node.excluded.isNone() && node.hit->depth >= node.depth - 3
        && node.hit->bound != Bound::Upper && !isDecided(node.hit->score)
        && node.ply < 2 * m_rootDepth;
    if (!candidate)
        return 0;
    const Score beta = node.hit->score - 2 * node.depth;
    const Score others
        = searchNode({beta - 1, beta}, node.depth / 2, node.ply, NodeKind::Cut, move);
    m_plies[static_cast<std::size_t>(node.ply)].eval = node.eval;
    return others < beta ? 1 : 0;
}

Depth Searcher::reductionFor(const Node& node, Point move, int place) const
{
    if (node.depth < 3 || place < 3 || node.forced)
        return 0;
    const Color side = m_board.sideToMove();
    Depth plies = m_shared.reductions.plies(node.depth, place);
    plies += node.kind == NodeKind::Cut;
    plies += !node.improving;
    plies -= node.isPv();
    plies -= m_board.classOf(side, move) >= PointClass::OpenThree;
    plies -= m_board.classOf(opponent(side), move) >= PointClass::Four;
    plies -= m_history.isKiller(node.ply, move);
    plies -= m_history.score(side, move) / (MoveHistory::kMost / 2);
    if (node.threatened)
        plies /= 2;
    return std::clamp(plies, 0, node.depth - 2);
}

void Searcher::noteCutoff(const Node& node, Point move)
{
    if (node.forced || !isQuiet(move))
        return;
    const Color side = m_board.sideToMove();
    const int bonus = std::min(kHistoryUnit * node.depth * node.depth, kMostHistoryBonus);
    m_history.reward(side, move, bonus);
    for (int i = 0; i < node.triedCount; ++i)
        m_history.punish(side, Point::fromIndex(node.tried[static_cast<std::size_t>(i)]), bonus);
    m_history.noteRefutation(node.ply, side, m_board.lastMove(), move);
}

void Searcher::storeResult(const Node& node, Score alphaBefore)
{
    if (!node.excluded.isNone() || m_aborted)
        return;
    const Bound bound = node.best >= node.window.beta ? Bound::Lower
        : node.best > alphaBefore                     ? Bound::Exact
                                                      : Bound::Upper;
    m_shared.table.store(m_board.key(), node.ply,
                         {node.bestMove, node.best, node.eval, node.depth, bound, node.isPv()});
}

Score Searcher::evaluate() const
{
    const int picture = worthOf(m_shared.pictures[m_board.sideToMove()], m_board);
    return std::clamp(m_board.weightBalance() + picture, -kMaxEval, kMaxEval);
}

zobrist::Key Searcher::busyKey(Point move) const
{
    return m_board.key() ^ (static_cast<zobrist::Key>(move.index() + 1) * 0x9E3779B97F4A7C15ULL);
}

void Searcher::makeMove(Point point)
{
    m_board.makeMove(point);
    m_shared.table.prefetch(m_board.key());
}

void Searcher::copyLine(int ply, Point move)
{
    Line& line = m_plies[static_cast<std::size_t>(ply)].line;
    const Line& rest = m_plies[static_cast<std::size_t>(ply + 1)].line;
    line.moves[0] = move;
    const int copied = std::min(rest.length, static_cast<int>(line.moves.size()) - 1);
    std::copy_n(rest.moves.begin(), copied, line.moves.begin() + 1);
    line.length = copied + 1;
}

bool Searcher::isAborted()
{
    if (m_aborted || m_nodes < m_nextPoll)
        return m_aborted;
    flushNodes();
    m_nextPoll = m_nodes + kPollInterval;
    m_aborted = m_shared.mustStop() || m_shared.completedSteps() > m_step;
    if (!m_aborted && !m_isAlone)
        lookForAnsweredNode();
    return m_aborted;
}

/// Another thread may have found out what a node above us is worth: then all below it is in vain.
void Searcher::lookForAnsweredNode()
{
    for (int ply = 1; ply <= m_pathEnd; ++ply) {
        const SharedNode& shared = m_path[static_cast<std::size_t>(ply)];
        const auto found
            = shared.node ? m_shared.table.find(shared.key, ply) : std::optional<TableEntry>();
        if (found && answers(*found, *shared.node)) {
            m_answeredPly = ply;
            m_answer = found->score;
            m_aborted = true;
            return;
        }
    }
}

/// A node's worth once a move has ended it; goes on with the search if it was only left early.
Score Searcher::leave(const Node& node)
{
    const bool isAnswered = m_aborted && m_answeredPly == node.ply && node.excluded.isNone();
    if (!isAnswered)
        return node.best;
    m_aborted = false;
    m_answeredPly = kNoPly;
    return m_answer;
}

void Searcher::flushNodes()
{
    const std::uint64_t total = m_nodes + m_fours.nodes();
    m_shared.nodes.fetch_add(total - m_flushedNodes, std::memory_order_relaxed);
    m_flushedNodes = total;
}

}  // namespace gomoku
