// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/VctSearch.h"

#include "Models/Search/Threats/QuietThreats.h"
#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatMoves.h"

#include <algorithm>

namespace gomoku {

namespace {

/// What the searches for fours may cost, in nodes of theirs.
constexpr std::uint64_t kFoursOfRoot = 300'000;
constexpr std::uint64_t kFoursOfNode = 1000;
constexpr std::uint64_t kFoursMoreEachTime = 16;
constexpr std::uint64_t kFoursOfDefence = 30;

/// On how many lines a stone makes something to build on.
int buildersIn(FourShapes shapes)
{
    int builders = 0;
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeIn(shapes, direction);
        builders += shape >= Shape::OpenTwo && shape <= Shape::ClosedThree;
    }
    return builders;
}

/// First guesses of the effort to prove an attacker's move, as measured: the more lines it works
/// on, the less, and threes before fours, for fours alone have been tried.
std::uint16_t guessOf(PointClass made, FourShapes shapes)
{
    const int builders = buildersIn(shapes);
    switch (made) {
    case PointClass::OpenFour:
    case PointClass::FourThree:
    case PointClass::DoubleThree:
        return 1;
    case PointClass::OpenThree:
        return builders > 1 ? 1 : builders > 0 ? 2 : 3;
    default:
        return builders > 0 ? 3 : 5;
    }
}

/// How unlikely it is that moves help which are neither fours nor threes.
constexpr Effort kWideningEffort = 20;
constexpr std::uint16_t kGuessOfWide = 4;

zobrist::Key keyAfter(const BoardManager& board, Point move)
{
    return board.key() ^ zobrist::stone(move, board.sideToMove()) ^ zobrist::kKeys.whiteToMove;
}

}  // namespace

VctSearch::VctSearch(const BoardManager& position, std::size_t bytes, ThreatClock& clock,
                     ThreatKind kind)
    : m_board(position),
      m_clock(clock),
      m_attacker(position.sideToMove()),
      m_defender(opponent(m_attacker)),
      m_isCaro(enclosedFiveIsNothing(position.rule())),
      m_kind(kind),
      m_vcf(bytes / 4),
      m_nodes(bytes - bytes / 4),
      m_rootStones(position.stoneCount())
{ }

ThreatOutcome VctSearch::solve()
{
    return solveWith(Point());
}

ThreatOutcome VctSearch::solveWith(Point first)
{
    for (m_foursOfNode = kFoursOfNode;; m_foursOfNode *= kFoursMoreEachTime) {
        prepareRoot(first);
        m_isExact = true;
        do {
            search(m_root, {kNever, kNever});
        } while (m_nodes.isFull() && !m_clock.isOver() && m_nodes.compact(m_root));
        if (m_nodes[m_root].succeeds())
            return ThreatOutcome::Win;
        if (!m_nodes[m_root].fails() || m_clock.isOver())
            return ThreatOutcome::GaveUp;
        if (m_isExact)
            return ThreatOutcome::None;
    }
}

/// The root stays node 0 throughout.
void VctSearch::prepareRoot(Point first)
{
    m_nodes.clear();
    m_root = m_nodes.findOrAdd(m_board.key());
    if (first.isNone())
        return;
    const ProofEdge onlyMove{first};
    m_nodes.addEdges(m_root, {&onlyMove, 1});
    m_nodes[m_root].state = ProofNode::State::Widened;
}

void VctSearch::search(ProofIndex node, Limits limits)
{
    m_clock.tickAndAsk();
    evaluate(node);
    while (!m_clock.isOver() && !m_nodes.isFull()) {
        if (m_nodes[node].toSucceed >= limits.toSucceed || m_nodes[node].toFail >= limits.toFail
            || m_nodes[node].isSolved())
            return;
        const Choice choice = choose(node);
        if (choice.edge == kWidening) {
            widenAttack(node);
        } else {
            const Limits ofChild = limitsOfChild(node, choice, limits);
            ProofEdge& edge = m_nodes.edges(node)[choice.edge];
            if (edge.node == kNoNode)
                edge.node = m_nodes.findOrAdd(keyAfter(m_board, edge.move));
            m_board.makeUnweighedMove(edge.move);
            search(edge.node, ofChild);
            m_board.undoMove();
        }
        update(node);
    }
}

void VctSearch::evaluate(ProofIndex node)
{
    if (m_nodes[node].state == ProofNode::State::New) {
        m_nodes[node].state = ProofNode::State::Evaluated;
        if (isAttackersTurn())
            evaluateAttack(node);
        else
            evaluateDefence(node);
    }
    if (m_nodes[node].state == ProofNode::State::Evaluated && !m_nodes[node].isSolved())
        expandAttack(node);
    if (!m_nodes[node].isSolved())
        update(node);
}

void VctSearch::evaluateAttack(ProofIndex node)
{
    const VcfResult fours
        = findFours(node == m_root ? std::max(m_foursOfNode, kFoursOfRoot) : m_foursOfNode);
    if (fours.isWin()) {
        m_nodes[node].plies = static_cast<std::uint16_t>(fours.plies);
        m_nodes[node].setSucceeds();
    }
}

void VctSearch::evaluateDefence(ProofIndex node)
{
    m_nodes[node].state = ProofNode::State::Widened;
    if (canMakeFive(m_board, m_defender) || movesLeft() < 1) {
        m_nodes[node].setSucceeds();
    } else if (canMakeFive(m_board, m_attacker)) {
        m_nodes[node].plies = 2;
        setAnswers(node, answersToFour());
    } else if (m_kind == ThreatKind::Vcf) {
        m_nodes[node].setSucceeds();
    } else {
        evaluateThreat(node);
    }
}

void VctSearch::evaluateThreat(ProofIndex node)
{
    m_board.makePass();
    const VcfResult threat = findFours(m_foursOfNode);
    m_board.undoMove();
    if (!threat.isWin()) {
        m_nodes[node].setSucceeds();
        return;
    }
    const std::vector<Point> line(m_vcf.line().begin(), m_vcf.line().end());
    // Only to save time: his fours are answers too.
    if (m_vcf.find(m_board, {.nodes = kFoursOfDefence}, &m_clock).isWin()) {
        m_nodes[node].setSucceeds();
        return;
    }
    int longest = threat.plies;
    setAnswers(node, answersToThreat(line, longest));
    m_nodes[node].plies = static_cast<std::uint16_t>(longest + 1);
}

VcfResult VctSearch::findFours(std::uint64_t nodes)
{
    if (movesLeft() < 1)
        return {.outcome = ThreatOutcome::None};
    const VcfResult result
        = m_vcf.find(m_board, {.nodes = nodes, .fours = movesLeft() - 1}, &m_clock);
    m_isExact = m_isExact && result.outcome != ThreatOutcome::GaveUp;
    return result;
}

/// Does the defender's move leave the attacker without a win by fours? If not, `longest` becomes
/// what that win takes, if it is more.
bool VctSearch::refutes(Point answer, int& longest)
{
    m_board.makeUnweighedMove(answer);
    const VcfResult fours = findFours(m_foursOfNode);
    m_board.undoMove();
    longest = std::max(longest, fours.plies);
    return !fours.isWin();
}

/// The legal moves that leave the attacker no five.
std::vector<Point> VctSearch::answersToFour()
{
    std::vector<Point> answers;
    const auto add = [&](Point point) {
        if (!m_board.isLegal(m_defender, point))
            return;
        m_board.makeUnweighedMove(point);
        const bool stops = !canMakeFive(m_board, m_attacker);
        m_board.undoMove();
        if (stops && std::find(answers.begin(), answers.end(), point) == answers.end())
            answers.push_back(point);
    };
    forEachSpoilerOf(m_board, m_attacker, fivePoint(m_board, m_attacker), add);
    return answers;
}

/// `longest`: plies of the threat; on return, of the longest win by fours against a move that is
/// no answer.
std::vector<Point> VctSearch::answersToThreat(std::span<const Point> line, int& longest)
{
    const PointSet points = m_isCaro ? PointSet() : pointsThatMatter(m_board, line);
    std::vector<Point> answers;
    std::vector<Point> fours;
    m_board.grid().forEachPoint([&](Point point) {
        if (!m_board.isEmpty(point) || !m_board.isLegal(m_defender, point))
            return;
        if (makesFour(m_board.classOf(m_defender, point)))
            fours.push_back(point);
        else if (m_isCaro ? refutes(point, longest)
                          : points.test(static_cast<std::size_t>(point.index())))
            answers.push_back(point);
    });
    // The earlier a move of the line, the more likely its point refutes it.
    const auto place = [&](Point point) { return std::find(line.begin(), line.end(), point); };
    std::stable_sort(answers.begin(), answers.end(),
                     [&](Point one, Point other) { return place(one) < place(other); });
    answers.insert(answers.end(), fours.begin(), fours.end());
    return answers;
}

void VctSearch::setAnswers(ProofIndex node, const std::vector<Point>& answers)
{
    std::vector<ProofEdge> edges;
    edges.reserve(answers.size());
    for (const Point answer : answers)
        edges.push_back({answer, 1, m_nodes.find(keyAfter(m_board, answer))});
    m_nodes.addEdges(node, edges);
}

void VctSearch::addAttack(std::vector<ProofEdge>& edges, Point move, std::uint16_t guess) const
{
    if (m_board.isLegal(m_attacker, move))
        edges.push_back({move, guess, m_nodes.find(keyAfter(m_board, move))});
}

void VctSearch::expandAttack(ProofIndex node)
{
    std::vector<ProofEdge> edges;
    m_nodes[node].state = ProofNode::State::Expanded;
    if (m_kind == ThreatKind::Vcf || movesLeft() < 2) {
        // Fours alone have been tried.
        m_nodes[node].state = ProofNode::State::Widened;
    } else if (canMakeFive(m_board, m_defender)) {
        // Stopping it is all there is to do.
        forEachSpoilerOf(m_board, m_defender, fivePoint(m_board, m_defender),
                         [&](Point point) { addAttack(edges, point, 1); });
        m_nodes[node].state = ProofNode::State::Widened;
    } else {
        m_board.candidates().forEach([&](Point point) {
            const PointClass made = m_board.classOf(m_attacker, point);
            if (made >= PointClass::OpenThree && made < PointClass::Five)
                addAttack(edges, point, guessOf(made, m_board.shapesOf(m_attacker, point)));
        });
    }
    m_nodes.addEdges(node, edges);
}

/// Adds moves that threaten fours without being a three or a four.
void VctSearch::widenAttack(ProofIndex node)
{
    const std::vector<ProofEdge> edges
        = m_kind == ThreatKind::VctComplete ? allQuietThreats() : likelyThreats();
    m_nodes[node].state = ProofNode::State::Widened;
    m_nodes.addEdges(node, edges);
}

std::vector<ProofEdge> VctSearch::likelyThreats() const
{
    std::vector<ProofEdge> edges;
    m_board.candidates().forEach([&](Point point) {
        if (m_board.classOf(m_attacker, point) == PointClass::Two)
            addAttack(edges, point, kGuessOfWide);
    });
    return edges;
}

/// Most moves threaten nothing, so that is found out before they take up memory.
std::vector<ProofEdge> VctSearch::allQuietThreats()
{
    std::vector<ProofEdge> edges;
    const PointSet points = pointsThatMayThreaten(m_board);
    m_board.grid().forEachPoint([&](Point point) {
        if (!points.test(static_cast<std::size_t>(point.index())) || !m_board.isEmpty(point))
            return;
        const bool isQuiet = m_board.classOf(m_attacker, point) < PointClass::OpenThree;
        if (isQuiet && m_board.isLegal(m_attacker, point) && threatensFours(point))
            addAttack(edges, point, kGuessOfWide);
    });
    return edges;
}

bool VctSearch::threatensFours(Point move)
{
    m_board.makeUnweighedMove(move);
    m_board.makePass();
    const bool threatens = findFours(m_foursOfNode).isWin();
    m_board.undoMove();
    m_board.undoMove();
    return threatens;
}

bool VctSearch::mayBeWidened(const ProofNode& node) const noexcept
{
    return node.state == ProofNode::State::Expanded;
}

VctSearch::Choice VctSearch::choose(ProofIndex node) const
{
    Choice choice;
    const auto consider = [&](std::size_t edge, Effort effort) {
        if (effort < choice.effort)
            choice = {edge, effort, choice.effort};
        else
            choice.next = std::min(choice.next, effort);
    };
    const auto edges = m_nodes.edges(node);
    for (std::size_t i = 0; i < edges.size(); ++i)
        consider(i, m_nodes.toFail(edges[i]));
    if (mayBeWidened(m_nodes[node]))
        consider(kWidening, kWideningEffort);
    return choice;
}

VctSearch::Limits VctSearch::limitsOfChild(ProofIndex node, const Choice& choice,
                                           Limits limits) const
{
    // A quarter more than the second best: changing from one to the other all the time costs more
    // than a little stubbornness.
    const Effort patience = choice.next >= kNever ? kNever : choice.next + choice.next / 4 + 1;
    const Effort others
        = m_nodes[node].toFail - m_nodes.toSucceed(m_nodes.edges(node)[choice.edge]);
    return {limits.toFail >= kNever ? kNever : limits.toFail - others,
            std::min(limits.toSucceed, patience)};
}

/// The efforts of a node from those of its children: one of them must fail for it to succeed, all
/// must succeed for it to fail.
void VctSearch::update(ProofIndex index)
{
    ProofNode& node = m_nodes[index];
    const std::span<const ProofEdge> edges = m_nodes.edges(index);
    const bool canWiden = mayBeWidened(node);
    Effort least = canWiden ? kWideningEffort : kNever;
    Effort sum = canWiden ? 1 : 0;
    for (const ProofEdge edge : edges) {
        least = std::min(least, m_nodes.toFail(edge));
        sum = std::min(kNever, sum + m_nodes.toSucceed(edge));
    }
    node.toSucceed = least;
    node.toFail = least == 0 ? kNever : sum;
    if (node.isSolved())
        updatePlies(node, edges);
}

void VctSearch::updatePlies(ProofNode& node, std::span<const ProofEdge> edges) const
{
    const bool attacks = isAttackersTurn();
    if (attacks != node.succeeds())
        return;
    std::uint16_t plies = attacks ? std::uint16_t{0xFFFF} : node.plies;
    for (const ProofEdge edge : edges) {
        if (edge.node == kNoNode)
            continue;
        const ProofNode& child = m_nodes[edge.node];
        const auto more = static_cast<std::uint16_t>(child.plies + 1);
        if (attacks && child.fails())
            plies = std::min(plies, more);
        else if (!attacks)
            plies = std::max(plies, more);
    }
    node.plies = plies;
}

}  // namespace gomoku
