// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleMaker.h"

#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Training/Puzzles/PuzzleRating.h"
#include "Models/Training/Puzzles/WinProver.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr std::size_t kScanTableBytes = std::size_t{2} << 20;
constexpr std::uint64_t kScanNodes = 3000;  ///< A first look for fours.
constexpr std::uint64_t kThreatScanNodes = 15'000;  ///< A first look for threats.
constexpr int kFirstPly = 7;  ///< Nothing is decided earlier.
constexpr int kMostThreatScans = 5;
// How many candidates of a game are put to the solver; rare lengths come first.
constexpr std::size_t kMostThreatTrials = 3;
constexpr std::size_t kMostDefenceTrials = 8;
constexpr std::size_t kMostFourTrials = 12;
constexpr std::size_t kMostAccepted = 8;
/// One-movers and open fours are for beginners; a few are enough.
constexpr int kMostOneMovers = 15;
constexpr int kMostOpenFours = 50;

}  // namespace

PuzzleMaker::PuzzleMaker(const PuzzleMakerOptions& options)
    : m_options(options),
      m_vcf(kScanTableBytes)
{ }

void PuzzleMaker::know(const Puzzle& puzzle)
{
    m_ids.insert(puzzle.id);
    ++m_made[{puzzle.rule, puzzle.kind, puzzle.moves}];
}

std::vector<Puzzle> PuzzleMaker::puzzlesOf(std::span<const Point> moves, Rule rule)
{
    m_moves.assign(moves.begin(), moves.end());
    m_rule = rule;
    scan();
    std::vector<Puzzle> puzzles;
    for (auto best :
         {&PuzzleMaker::bestOfFours, &PuzzleMaker::bestOfThreats, &PuzzleMaker::bestOfDefences}) {
        if (auto puzzle = (this->*best)()) {
            know(*puzzle);
            puzzles.push_back(std::move(*puzzle));
        }
    }
    return puzzles;
}

BoardManager PuzzleMaker::positionAt(int ply) const
{
    const BoardManager played = BoardManager::after(
        std::span(m_moves).first(static_cast<std::size_t>(ply)), kDefaultBoardSize, m_rule);
    return BoardManager(played.grid(), m_rule, played.sideToMove());
}

void PuzzleMaker::scan()
{
    m_fours.clear();
    m_threats.clear();
    m_defences.clear();
    m_quiet.clear();
    const int last = static_cast<int>(m_moves.size());
    for (int ply = kFirstPly; ply < last; ++ply)
        scanPosition(ply);
    const BoardManager end = BoardManager::after(m_moves, kDefaultBoardSize, m_rule);
    if (end.winner() && wants(PuzzleKind::Vct))
        scanThreats(*end.winner());
}

void PuzzleMaker::scanPosition(int ply)
{
    BoardManager board = positionAt(ply);
    const VcfResult fours = m_vcf.find(board, {.nodes = kScanNodes});
    if (fours.isWin()) {
        keep(m_fours, {ply, (fours.plies + 1) / 2});
        return;
    }
    if (fours.outcome == ThreatOutcome::None)
        m_quiet.push_back(ply);
    const Color mover = board.sideToMove();
    if (!canMakeFive(board, opponent(mover)) && canMakeFour(board, mover))
        return;
    board.makePass();
    const VcfResult threat = m_vcf.find(board, {.nodes = kScanNodes});
    if (threat.isWin())
        keep(m_defences, {ply, (threat.plies + 1) / 2});
}

/// The winner's last positions without a win by fours: there the threats begin.
void PuzzleMaker::scanThreats(Color winner)
{
    int scans = 0;
    for (auto ply = m_quiet.rbegin(); ply != m_quiet.rend() && scans < kMostThreatScans; ++ply) {
        const BoardManager board = positionAt(*ply);
        if (board.sideToMove() != winner || canMakeFive(board, opponent(winner)))
            continue;
        ++scans;
        WinProver prover(board, ThreatKind::Vct, kThreatScanNodes);
        if (prover.within(kLongestPuzzle) != ThreatOutcome::Win)
            return;
        keep(m_threats, {*ply, (static_cast<int>(prover.line().size()) + 1) / 2});
    }
}

/// The first look finds some win, never a shorter one than there is.
void PuzzleMaker::keep(std::vector<Candidate>& candidates, const Candidate& candidate) const
{
    if (candidate.length >= m_options.leastMoves)
        candidates.push_back(candidate);
}

bool PuzzleMaker::wants(PuzzleKind kind) const
{
    return !m_options.kind || *m_options.kind == kind;
}

int PuzzleMaker::madeOf(PuzzleKind kind, int length) const
{
    const auto found = m_made.find({m_rule, kind, length});
    return found == m_made.end() ? 0 : found->second;
}

/// Defences have few lengths, so there may be more of each.
bool PuzzleMaker::isFull(PuzzleKind kind, int length) const
{
    int most = isAttack(kind) ? m_options.mostOfAKind : 2 * m_options.mostOfAKind;
    if (length == 1)
        most = std::min(most, kMostOneMovers);
    else if (length == 2 && kind == PuzzleKind::Vcf)
        most = std::min(most, kMostOpenFours);
    return madeOf(kind, length) >= most;
}

void PuzzleMaker::sortByNeed(std::vector<Candidate>& candidates, PuzzleKind kind)
{
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](const Candidate& one, const Candidate& other) {
                         const int ofOne = madeOf(kind, one.length);
                         const int ofOther = madeOf(kind, other.length);
                         return ofOne != ofOther ? ofOne < ofOther : one.length > other.length;
                     });
}

std::optional<Puzzle> PuzzleMaker::puzzleFrom(const BoardManager& position, PuzzleKind kind,
                                              const PuzzleProof& proof) const
{
    if (!wants(kind) || proof.moves < m_options.leastMoves || isFull(kind, proof.moves)
        || proof.accepted.size() > kMostAccepted)
        return std::nullopt;
    Puzzle puzzle{.rule = m_rule,
                  .stones = position.grid(),
                  .side = position.sideToMove(),
                  .kind = kind,
                  .moves = proof.moves,
                  .accepted = proof.accepted};
    puzzle.rating = estimatedRating(puzzle, proof.nodes);
    makeCanonical(puzzle);
    if (m_ids.contains(puzzle.id))
        return std::nullopt;
    return puzzle;
}

/// Of the wins by fours the one of which there are fewest: they are quickly proven, so several are.
std::optional<Puzzle> PuzzleMaker::bestOfFours()
{
    if (!wants(PuzzleKind::Vcf) && !wants(PuzzleKind::FourThree) && !wants(PuzzleKind::Foul))
        return std::nullopt;
    sortByNeed(m_fours, PuzzleKind::Vcf);
    std::optional<Puzzle> best;
    for (std::size_t i = 0; i < std::min(m_fours.size(), kMostFourTrials); ++i) {
        const BoardManager position = positionAt(m_fours[i].ply);
        const PuzzleProof proof = provePuzzle(position, PuzzleKind::Vcf, m_options.nodes);
        if (!proof.isProven())
            continue;
        auto puzzle = puzzleFrom(position, kindOfFours(position, proof), proof);
        if (puzzle
            && (!best || madeOf(puzzle->kind, puzzle->moves) < madeOf(best->kind, best->moves)))
            best = std::move(puzzle);
    }
    return best;
}

std::optional<Puzzle> PuzzleMaker::bestOfThreats()
{
    sortByNeed(m_threats, PuzzleKind::Vct);
    for (std::size_t i = 0; i < std::min(m_threats.size(), kMostThreatTrials); ++i) {
        const BoardManager position = positionAt(m_threats[i].ply);
        const PuzzleProof proof = provePuzzle(position, PuzzleKind::Vct, m_options.nodes);
        if (!proof.isProven())
            continue;
        if (auto puzzle = puzzleFrom(position, PuzzleKind::Vct, proof))
            return puzzle;
    }
    return std::nullopt;
}

std::optional<Puzzle> PuzzleMaker::bestOfDefences()
{
    if (!wants(PuzzleKind::Defend) && !wants(PuzzleKind::Only))
        return std::nullopt;
    sortByNeed(m_defences, PuzzleKind::Only);
    for (std::size_t i = 0; i < std::min(m_defences.size(), kMostDefenceTrials); ++i) {
        const BoardManager position = positionAt(m_defences[i].ply);
        const DefenceProof defence = proveDefence(position, m_options.nodes);
        if (!defence.proof.isProven())
            continue;
        if (auto puzzle = puzzleFrom(position, defence.kind, defence.proof))
            return puzzle;
    }
    return std::nullopt;
}

}  // namespace gomoku
