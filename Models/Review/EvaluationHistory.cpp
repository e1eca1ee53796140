// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/EvaluationHistory.h"

#include <cmath>

namespace gomoku {

namespace {

/// Scores at which the odds are e : 1. A lone open three is worth about this much.
constexpr double kScoreOfOddsE = 400.0;

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

double winChance(Score score)
{
    if (isDecided(score))
        return score > 0 ? 1.0 : 0.0;
    return 1.0 / (1.0 + std::exp(-score / kScoreOfOddsE));
}

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
    keep(snapshot, snapshot.shown, report, true);
}

void EvaluationHistory::noteThought(const GameSnapshot& snapshot, int moves,
                                    const SearchReport& report)
{
    keep(snapshot, moves, report, false);
}

void EvaluationHistory::keep(const GameSnapshot& snapshot, int moves, const SearchReport& report,
                             bool sound)
{
    if (report.lines.empty())
        return;
    Value& value = m_values[keysOf(snapshot)[static_cast<std::size_t>(moves)]];
    if (value.sound && !sound)
        return;
    const bool black = sideAfter(snapshot, moves) == Color::Black;
    value = {black ? report.score() : -report.score(), sound};
}

std::vector<std::optional<EvaluationHistory::Value>>
EvaluationHistory::values(const GameSnapshot& snapshot) const
{
    std::vector<std::optional<Value>> values{std::nullopt};
    for (const PlayedMove& move : snapshot.moves) {
        const auto score = scoreOfMover(move);
        values.push_back(score ? std::optional(Value{*score, false}) : std::nullopt);
    }
    const auto keys = keysOf(snapshot);
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (const auto found = m_values.find(keys[i]); found != m_values.end())
            values[i] = found->second;
    if (const auto end = scoreOfEnd(snapshot))
        values.back() = Value{*end, true};
    return values;
}

std::vector<std::optional<Score>> EvaluationHistory::blackScores(const GameSnapshot& snapshot) const
{
    std::vector<std::optional<Score>> scores;
    for (const auto& value : values(snapshot))
        scores.push_back(value ? std::optional(value->score) : std::nullopt);
    return scores;
}

std::vector<MoveJudgement> EvaluationHistory::judgements(const GameSnapshot& snapshot) const
{
    const auto known = values(snapshot);
    std::vector<MoveJudgement> judgements;
    for (std::size_t i = 0; i < snapshot.moves.size(); ++i) {
        const auto& before = known[i];
        const auto& after = known[i + 1];
        if (!before || !after || !before->sound || !after->sound) {
            judgements.push_back(MoveJudgement::Unknown);
            continue;
        }
        const int side = snapshot.moves[i].color == Color::Black ? 1 : -1;
        judgements.push_back(
            judgeDrop(winChance(side * before->score), winChance(side * after->score)));
    }
    return judgements;
}

}  // namespace gomoku
