// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/EvaluationHistory.h"

#include "UI/GameText.h"

namespace gomoku {

namespace {

zobrist::Key keyOfMove(const PlayedMove& move)
{
    const auto turn = zobrist::kKeys.whiteToMove;
    return move.point.isNone() ? turn : turn ^ zobrist::stone(move.point, move.color);
}

/// Stones that stand before the first move tell one setup from another.
zobrist::Key keyOfStart(const GameSnapshot& snapshot)
{
    zobrist::Key key = zobrist::kKeys.rule[static_cast<std::size_t>(snapshot.setup.rule)]
        ^ zobrist::kKeys.size[static_cast<std::size_t>(snapshot.start.size())];
    snapshot.start.forEachPoint([&](Point point) {
        if (const Cell cell = snapshot.start.at(point); cell != Cell::Empty)
            key ^= zobrist::stone(point, cell == Cell::Black ? Color::Black : Color::White);
    });
    return key;
}

std::vector<zobrist::Key> keysOf(const GameSnapshot& snapshot)
{
    std::vector<zobrist::Key> keys{keyOfStart(snapshot)};
    for (const PlayedMove& move : snapshot.moves)
        keys.push_back(keys.back() ^ keyOfMove(move));
    return keys;
}

Color sideAfter(const GameSnapshot& snapshot, int moves)
{
    if (moves == snapshot.shown)
        return snapshot.sideToMove;
    const auto at = static_cast<std::size_t>(moves);
    return at < snapshot.moves.size() ? snapshot.moves[at].color
                                      : opponent(snapshot.moves.back().color);
}

/// What the computer that played a move thought of it, for Black.
std::optional<Score> scoreOfMover(const PlayedMove& move)
{
    if (!move.score)
        return std::nullopt;
    return move.color == Color::Black ? *move.score : -*move.score;
}

/// The end of a game is known without a search.
std::optional<Score> scoreOfEnd(const GameSnapshot& snapshot)
{
    const bool atEnd = snapshot.shown == static_cast<int>(snapshot.moves.size());
    if (!snapshot.outcome.isOver() || !atEnd)
        return std::nullopt;
    if (!snapshot.outcome.winner)
        return 0;
    return *snapshot.outcome.winner == Color::Black ? kWin : -kWin;
}

}  // namespace

MoveJudgement judgeDrop(double chanceBefore, double chanceAfter)
{
    const double drop = chanceBefore - chanceAfter;
    if (drop >= 0.3)
        return MoveJudgement::Blunder;
    if (drop >= 0.2)
        return MoveJudgement::Mistake;
    return drop >= 0.1 ? MoveJudgement::Inaccuracy : MoveJudgement::Fine;
}

void EvaluationHistory::note(const GameSnapshot& snapshot, const SearchReport& report)
{
    note(snapshot, snapshot.shown, report);
}

void EvaluationHistory::note(const GameSnapshot& snapshot, int moves, const SearchReport& report)
{
    if (report.lines.empty())
        return;
    const auto key = keysOf(snapshot)[static_cast<std::size_t>(moves)];
    const bool black = sideAfter(snapshot, moves) == Color::Black;
    m_scores[key] = black ? report.score() : -report.score();
}

std::vector<std::optional<Score>> EvaluationHistory::blackScores(const GameSnapshot& snapshot) const
{
    std::vector<std::optional<Score>> scores{std::nullopt};
    for (const PlayedMove& move : snapshot.moves)
        scores.push_back(scoreOfMover(move));
    const auto keys = keysOf(snapshot);
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (const auto found = m_scores.find(keys[i]); found != m_scores.end())
            scores[i] = found->second;
    if (const auto end = scoreOfEnd(snapshot))
        scores.back() = end;
    return scores;
}

std::vector<MoveJudgement> EvaluationHistory::judgements(const GameSnapshot& snapshot) const
{
    const auto scores = blackScores(snapshot);
    std::vector<MoveJudgement> judgements;
    for (std::size_t i = 0; i < snapshot.moves.size(); ++i) {
        if (!scores[i] || !scores[i + 1]) {
            judgements.push_back(MoveJudgement::Unknown);
            continue;
        }
        const int side = snapshot.moves[i].color == Color::Black ? 1 : -1;
        judgements.push_back(
            judgeDrop(winChance(side * *scores[i]), winChance(side * *scores[i + 1])));
    }
    return judgements;
}

}  // namespace gomoku
