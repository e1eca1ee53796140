// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleProof.h"

#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Training/Puzzles/WinProver.h"

#include <algorithm>

namespace gomoku {

namespace {

using ProofOutcome = PuzzleProof::Outcome;

PuzzleProof notOne()
{
    return {.outcome = ProofOutcome::NotOne};
}

PuzzleProof undecided()
{
    return {.outcome = ProofOutcome::Undecided};
}

/// The shortest win and all moves that start one so short.
PuzzleProof proveWin(const BoardManager& position, ThreatKind kind, std::uint64_t nodes)
{
    WinProver prover(position, kind, nodes);
    PuzzleProof proof;
    proof.moves = prover.shortest(kLongestPuzzle);
    if (proof.moves <= 0)
        return proof.moves == 0 ? notOne() : undecided();
    proof.nodes = prover.nodes();
    FirstMoves first = prover.firstMoves(proof.moves);
    if (!first.open.empty())
        return undecided();
    proof.accepted = std::move(first.winning);
    proof.outcome = ProofOutcome::Proven;
    return proof;
}

PuzzleProof proveThreats(const BoardManager& position, std::uint64_t nodes)
{
    WinProver fours(position, ThreatKind::Vcf, nodes);
    switch (fours.within(kAnyLength)) {
    case ThreatOutcome::Win:
        return notOne();
    case ThreatOutcome::GaveUp:
        return undecided();
    case ThreatOutcome::None:
        break;
    }
    return proveWin(position, ThreatKind::VctComplete, nodes);
}

/// Walks through the shortest wins by fours of a position and asks how they end.
class FourWalk
{
public:
    explicit FourWalk(const BoardManager& position)
        : m_board(position),
          m_attacker(position.sideToMove()),
          m_defender(opponent(m_attacker)),
          m_vcf(kWalkBytes)
    { }

    /// Can the win in `moves` that begins with `four` be one whose decisive move makes a four and
    /// an open three?
    bool endsWithFourThree(Point four, int moves)
    {
        if (moves < 3)
            return false;
        const bool isDecisive
            = moves == 3 && m_board.classOf(m_attacker, four) == PointClass::FourThree;
        return withForcedReply(four, [&](Point block) {
            if (block.isNone())
                return false;
            return isDecisive || anyFour(moves - 1, [&](Point next) {
                       return endsWithFourThree(next, moves - 1);
                   });
        });
    }

    /// Can it be one that Black could only stop on a forbidden point?
    bool endsWithFoul(Point four, int moves)
    {
        if (moves < 2)
            return false;
        return withForcedReply(four, [&](Point block) {
            if (block.isNone())
                return m_board.count(m_attacker, PointClass::Five) == 1;
            return anyFour(moves - 1, [&](Point next) { return endsWithFoul(next, moves - 1); });
        });
    }

private:
    static constexpr std::size_t kWalkBytes = std::size_t{1} << 20;
    static constexpr std::uint64_t kWalkNodes = 100'000;

    /// Plays `four`, asks with the only legal move that stops it played too, or with none if there
    /// is no such move, and takes all back.
    template <typename Ask>
    bool withForcedReply(Point four, Ask&& ask)
    {
        m_board.makeUnweighedMove(four);
        Point block;
        forEachFiveOf(m_board, m_attacker, four, [&](Point point) { block = point; });
        const bool isStoppable = !block.isNone() && m_board.count(m_attacker, PointClass::Five) == 1
            && m_board.isLegal(m_defender, block);
        if (isStoppable)
            m_board.makeUnweighedMove(block);
        const bool answer = !canMakeFiveInstead(isStoppable) && ask(isStoppable ? block : Point());
        if (isStoppable)
            m_board.undoMove();
        m_board.undoMove();
        return answer;
    }

    /// The defender wins instead of answering a four.
    bool canMakeFiveInstead(bool hasReplied) const
    {
        return !hasReplied && canMakeFive(m_board, m_defender);
    }

    /// Is there a four that wins within `moves` and of which `ask` says yes?
    template <typename Ask>
    bool anyFour(int moves, Ask&& ask)
    {
        if (!m_vcf.find(m_board, {.nodes = kWalkNodes, .fours = moves - 1}).isWin())
            return false;
        std::vector<Point> fours;
        m_board.candidates().forEach([&](Point point) {
            if (makesFour(m_board.classOf(m_attacker, point)) && m_board.isLegal(m_attacker, point))
                fours.push_back(point);
        });
        return std::any_of(fours.begin(), fours.end(), ask);
    }

    BoardManager m_board;
    Color m_attacker;
    Color m_defender;
    VcfSearch m_vcf;
};

bool isFourThree(const BoardManager& position, const PuzzleProof& proof)
{
    FourWalk walk(position);
    return std::all_of(proof.accepted.begin(), proof.accepted.end(),
                       [&](Point four) { return walk.endsWithFourThree(four, proof.moves); });
}

bool isFoulPuzzle(const BoardManager& position, const PuzzleProof& proof)
{
    if (position.rule() != Rule::Renju || position.sideToMove() != Color::White)
        return false;
    FourWalk walk(position);
    return std::all_of(proof.accepted.begin(), proof.accepted.end(),
                       [&](Point four) { return walk.endsWithFoul(four, proof.moves); });
}

/// What becomes of the defender after a move of his.
enum class Fate : std::uint8_t { Saved, LostToFours, LostToThreats, Unknown };

Fate fateOf(const BoardManager& afterDefence, std::uint64_t nodes)
{
    const auto ask
        = [&](ThreatKind kind) { return WinProver(afterDefence, kind, nodes).within(kAnyLength); };
    const ThreatOutcome fours = ask(ThreatKind::Vcf);
    if (fours != ThreatOutcome::None)
        return fours == ThreatOutcome::Win ? Fate::LostToFours : Fate::Unknown;
    const ThreatOutcome threats = ask(ThreatKind::VctComplete);
    if (threats != ThreatOutcome::None)
        return threats == ThreatOutcome::Win ? Fate::LostToThreats : Fate::Unknown;
    return Fate::Saved;
}

/// Tries all moves against a threatened win by fours.
class DefenceTrial
{
public:
    DefenceTrial(const BoardManager& position, std::uint64_t nodes)
        : m_board(position),
          m_defender(position.sideToMove()),
          m_nodes(nodes)
    { }

    DefenceProof prove()
    {
        // A four of the defender's own would only put the question off, unless five must be
        // stopped at once.
        const bool mustStopFive = canMakeFive(m_board, opponent(m_defender));
        if (canMakeFive(m_board, m_defender) || (!mustStopFive && canMakeFour(m_board, m_defender)))
            return {notOne()};
        const std::vector<Point> threat = threatenedLine();
        if (m_proof.moves <= 0)
            return {m_proof.moves == 0 ? notOne() : undecided()};
        return tryAll(pointsThatMatter(m_board, threat));
    }

private:
    std::vector<Point> threatenedLine()
    {
        m_board.makePass();
        WinProver prover(m_board, ThreatKind::Vcf, m_nodes);
        m_board.undoMove();
        m_proof.moves = prover.shortest(kLongestPuzzle);
        m_proof.nodes = prover.nodes();
        return m_proof.moves > 0 ? prover.line() : std::vector<Point>();
    }

    /// All other moves leave the threatened line as it is.
    DefenceProof tryAll(const PointSet& points)
    {
        bool isPlain = true;  // No move stops the fours and loses all the same.
        for (const Point point : legalOf(points)) {
            m_board.makeMove(point);
            const Fate fate = fateOf(m_board, m_nodes);
            m_board.undoMove();
            if (fate == Fate::Unknown)
                return {undecided()};
            if (fate == Fate::Saved)
                m_proof.accepted.push_back(point);
            isPlain = isPlain && fate != Fate::LostToThreats;
            if (!isPlain && m_proof.accepted.size() > 1)
                return {notOne()};
        }
        if (m_proof.accepted.empty())
            return {notOne()};
        m_proof.outcome = ProofOutcome::Proven;
        return {m_proof, m_proof.accepted.size() == 1 ? PuzzleKind::Only : PuzzleKind::Defend};
    }

    [[nodiscard]] std::vector<Point> legalOf(const PointSet& points) const
    {
        std::vector<Point> legal;
        m_board.grid().forEachPoint([&](Point point) {
            if (points.test(static_cast<std::size_t>(point.index())) && m_board.isEmpty(point)
                && m_board.isLegal(m_defender, point))
                legal.push_back(point);
        });
        return legal;
    }

    BoardManager m_board;
    Color m_defender;
    std::uint64_t m_nodes;
    PuzzleProof m_proof{};
};

/// The proof, if the position fits the kind as well.
PuzzleProof proofIf(bool fits, PuzzleProof proof)
{
    return fits || !proof.isProven() ? std::move(proof) : notOne();
}

}  // namespace

DefenceProof proveDefence(const BoardManager& position, std::uint64_t nodes)
{
    return DefenceTrial(position, nodes).prove();
}

PuzzleKind kindOfFours(const BoardManager& position, const PuzzleProof& proof)
{
    if (isFoulPuzzle(position, proof))
        return PuzzleKind::Foul;
    return isFourThree(position, proof) ? PuzzleKind::FourThree : PuzzleKind::Vcf;
}

PuzzleProof provePuzzle(const BoardManager& position, PuzzleKind kind, std::uint64_t nodes)
{
    if (!isAttack(kind)) {
        const DefenceProof defence = proveDefence(position, nodes);
        return proofIf(defence.kind == kind, defence.proof);
    }
    if (kind == PuzzleKind::Vct)
        return proveThreats(position, nodes);
    PuzzleProof proof = proveWin(position, ThreatKind::Vcf, nodes);
    const bool fits = kind == PuzzleKind::Vcf || !proof.isProven()
        || (kind == PuzzleKind::Foul ? isFoulPuzzle(position, proof)
                                     : isFourThree(position, proof));
    return proofIf(fits, std::move(proof));
}

}  // namespace gomoku
