// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Openings/OpeningMaker.h"

#include "Models/Review/Judge/WinCurve.h"
#include "Models/Rules/OpeningNames.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <unordered_set>

namespace gomoku {

namespace {

constexpr int kOpeningReach = 4;  ///< From the nearest stone.
/// The sieve errs: what seems to lose no more than so many margins is judged in earnest.
constexpr double kSieveMargins = 4;
constexpr std::size_t kStonesOfAnOpening = 3;
constexpr std::size_t kEarlyStones = 4;  ///< Up to the choice of the fifth move.

bool isNearAStone(const BoardManager& board, Point point)
{
    bool isNear = false;
    board.grid().forEachPoint([&](Point stone) {
        const int gap = std::max(std::abs(stone.column() - point.column()),
                                 std::abs(stone.row() - point.row()));
        isNear = isNear || (!board.isEmpty(stone) && gap <= kOpeningReach);
    });
    return isNear;
}

/// Moves that differ, with no value yet.
std::vector<ValuedMove> movesToTry(const BoardManager& board)
{
    std::vector<ValuedMove> moves;
    std::unordered_set<zobrist::Key> known;
    board.grid().forEachPoint([&](Point point) {
        if (!board.isEmpty(point) || !board.isLegal(board.sideToMove(), point)
            || !isNearAStone(board, point))
            return;
        Grid next = board.grid();
        next.set(point, cellOf(board.sideToMove()));
        if (known.insert(keyOfAllImages(next)).second)
            moves.push_back({point, 0});
    });
    return moves;
}

/// As the file has it, so that what is compared is what is written.
double inTenths(double chance)
{
    return static_cast<double>(std::lround(chance * 10)) / 10;
}

}  // namespace

OpeningMaker::OpeningMaker(OpeningMakerOptions options) : m_options(std::move(options))
{ }

double OpeningMaker::chanceAfter(BoardManager board, Point point, std::uint64_t nodes)
{
    board.makeMove(point);
    const auto judgement = m_judge.judge(board, nodes, m_never);
    const Score score = judgement->score;
    const bool isBlack = board.sideToMove() == Color::Black;
    return inTenths(WinCurve::under(Rule::Renju).chance(isBlack ? score : -score, Color::Black));
}

/// Best first; ties stay in the order of points.
void OpeningMaker::judgeAll(std::vector<ValuedMove>& moves, const BoardManager& board,
                            std::uint64_t nodes)
{
    for (ValuedMove& move : moves)
        move.forBlack = chanceAfter(board, move.point, nodes);
    const bool isBlack = board.sideToMove() == Color::Black;
    std::stable_sort(
        moves.begin(), moves.end(), [isBlack](const ValuedMove& one, const ValuedMove& other) {
            return isBlack ? one.forBlack > other.forBlack : one.forBlack < other.forBlack;
        });
}

KnownOpening OpeningMaker::lookInto(const std::vector<Point>& moves)
{
    const BoardManager board = BoardManager::after(moves, kDefaultBoardSize, Rule::Renju);
    KnownOpening opening{moves, movesToTry(board)};
    judgeAll(opening.choices, board, m_options.sieveNodes);
    const double best = opening.forBlack();
    std::erase_if(opening.choices, [&](const ValuedMove& move) {
        return !isWithin(kSieveMargins * m_options.margin, move.forBlack, best);
    });
    opening.choices.resize(std::min(opening.choices.size(), m_options.judged));
    judgeAll(opening.choices, board,
             moves.size() <= kEarlyStones ? m_options.nodes : m_options.deepNodes);
    return opening;
}

void OpeningMaker::know(const JudgedOpenings& file)
{
    for (const KnownOpening& opening : file.positions)
        m_known[opening.moves] = opening;
}

KnownOpening OpeningMaker::knownOrJudged(const std::vector<Point>& moves)
{
    if (const auto known = m_known.find(moves); known != m_known.end())
        return known->second;
    KnownOpening opening = lookInto(moves);
    m_tell(opening);
    return opening;
}

void OpeningMaker::follow(const std::vector<Point>& moves, std::size_t depth, JudgedOpenings& file)
{
    const OpeningTable known(file);
    if (known.isKnown(BoardManager::after(moves, kDefaultBoardSize, Rule::Renju).grid()))
        return;  // Another order of the same moves, or a mirror image.
    const KnownOpening opening = knownOrJudged(moves);
    file.positions.push_back(opening);
    if (depth >= m_options.widths.size())
        return;
    const double best = opening.forBlack();
    for (std::size_t i = 0; i < std::min(opening.choices.size(), m_options.widths[depth]); ++i) {
        if (!isWithin(m_options.margin, opening.choices[i].forBlack, best))
            break;
        std::vector<Point> next = moves;
        next.push_back(opening.choices[i].point);
        if (!BoardManager::after(next, kDefaultBoardSize, Rule::Renju).winner())
            follow(next, depth + 1, file);
    }
}

JudgedOpenings
OpeningMaker::make(const std::function<void(const KnownOpening& opening, int done)>& tell)
{
    JudgedOpenings file{m_options.margin, {}};
    int done = 0;
    m_tell = [&](const KnownOpening& opening) { tell(opening, done); };
    for (const RenjuOpening& opening : renjuOpenings()) {
        const auto stones = opening.stones(kDefaultBoardSize);
        follow({stones.begin(), stones.begin() + kStonesOfAnOpening}, 0, file);
        ++done;
    }
    m_tell = nullptr;
    return file;
}

}  // namespace gomoku
