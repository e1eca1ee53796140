// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/MatchReport.h"

#include "Models/Record/Sgf/SgfFormat.h"
#include "Tools/cli/Terminal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace gomoku::cli {

namespace {

using Outcome = MatchStanding::Verdict;

std::string eloText(double elo)
{
    if (std::isinf(elo))
        return elo > 0 ? "+inf" : "-inf";
    const bool rounds = std::abs(elo) < 0.05;  // to a zero, which then has no sign
    return rounds ? "0.0" : format("%+.1f", elo);
}

std::string verdictText(Outcome verdict)
{
    switch (verdict) {
    case Outcome::FirstHypothesis:
        return "E0 accepted";
    case Outcome::SecondHypothesis:
        return "E1 accepted";
    case Outcome::Stopped:
        return "stopped";
    default:
        return "undecided";
    }
}

std::string pairsText(const MatchStatistics::Pentanomial& pairs)
{
    return format("[%d, %d, %d, %d, %d]", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
}

double meanTime(const MatchTotals& totals)
{
    return totals.moves > 0
        ? static_cast<double>(totals.total.count()) / static_cast<double>(totals.moves)
        : 0.0;
}

std::string faultsText(const MatchTotals& totals)
{
    QStringList faults;
    for (const auto& [kind, count] : totals.faults)
        faults.append(QStringLiteral("%1 %2").arg(nameOf(kind)).arg(count));
    if (totals.badExits > 0)
        faults.append(QStringLiteral("bad end %1").arg(totals.badExits));
    return faults.isEmpty() ? "none" : faults.join(QStringLiteral(", ")).toStdString();
}

std::string endText(const MatchGameResult& result)
{
    for (const MatchConduct& conduct : result.conduct)
        if (conduct.failure)
            return (nameOf(conduct.failure->kind) + QStringLiteral(": ") + conduct.failure->detail)
                .toStdString();
    switch (result.end) {
    case GameEnd::Row:
        return "five in a row";
    case GameEnd::BoardFull:
        return "board full";
    case GameEnd::MoveLimit:
        return "move limit";
    default:
        return "unfinished";
    }
}

std::string nameOfEngine(const MatchPlan& plan, int engine)
{
    return plan.engines[static_cast<std::size_t>(engine)].name.toStdString();
}

QJsonObject jsonOf(const MatchTotals& totals, const MatchEngine& engine)
{
    QJsonObject faults;
    for (const auto& [kind, count] : totals.faults)
        faults[nameOf(kind)] = count;
    return {{"name", engine.name},
            {"moves", totals.moves},
            {"mean_ms", meanTime(totals)},
            {"longest_ms", qint64(totals.longest.count())},
            {"worst_overrun_ms", qint64(totals.overrun.count())},
            {"late_moves", totals.lateMoves},
            {"bad_ends", totals.badExits},
            {"faults", faults}};
}

GameResult resultOf(const MatchGameResult& result)
{
    if (!result.winner)
        return GameResult::draw();
    const Color winner = *result.winner == result.blackEngine ? Color::Black : Color::White;
    switch (result.end) {
    case GameEnd::Time:
        return GameResult::win(winner, GameResult::Reason::Time);
    case GameEnd::Forfeit:
    case GameEnd::Foul:
        return GameResult::win(winner, GameResult::Reason::Forfeit);
    default:
        return GameResult::win(winner);
    }
}

}  // namespace

std::string reportOf(const MatchStanding& standing, const MatchPlan& plan)
{
    const MatchStatistics& statistics = standing.statistics;
    std::string text
        = format("%s against %s\n", nameOfEngine(plan, 0).c_str(), nameOfEngine(plan, 1).c_str());
    const int games = statistics.games();
    text += format("Games  | N: %d W: %d L: %d D: %d   %.1f points, %.1f %%\n", games,
                   statistics.wins(), statistics.losses(), statistics.draws(), statistics.points(),
                   games > 0 ? 100 * statistics.points() / games : 0.0);
    text += "Penta  | " + pairsText(statistics.pairs()) + '\n';
    if (const auto estimate = estimateElo(statistics.pairs()))
        text += format("Elo    | %s  95 %%: %s to %s, superiority %.1f %%\n",
                       eloText(estimate->elo).c_str(), eloText(estimate->low).c_str(),
                       eloText(estimate->high).c_str(), 100 * estimate->superiority);
    if (plan.sprt)
        text += format("LLR    | %.2f (%.2f, %.2f) [%.1f, %.1f] %s\n", standing.llr,
                       plan.sprt->lower(), plan.sprt->upper(), plan.sprt->elo0, plan.sprt->elo1,
                       verdictText(standing.verdict).c_str());
    for (std::size_t i = 0; i < 2; ++i) {
        const MatchTotals& totals = standing.totals[i];
        const long long overrun = std::max<long long>(0, totals.overrun.count());
        text += format("%s: %d moves, mean %.1f ms, longest %lld ms, worst overrun %lld ms, "
                       "late %d; faults: %s\n",
                       nameOfEngine(plan, static_cast<int>(i)).c_str(), totals.moves,
                       meanTime(totals), static_cast<long long>(totals.longest.count()), overrun,
                       totals.lateMoves, faultsText(totals).c_str());
    }
    return text;
}

std::string jsonOf(const MatchStanding& standing, const MatchPlan& plan)
{
    const MatchStatistics& statistics = standing.statistics;
    QJsonArray pairs;
    for (const int count : statistics.pairs())
        pairs.append(count);
    QJsonObject object{{"games", statistics.games()},   {"wins", statistics.wins()},
                       {"losses", statistics.losses()}, {"draws", statistics.draws()},
                       {"points", statistics.points()}, {"pentanomial", pairs}};
    if (const auto estimate = estimateElo(statistics.pairs())) {
        // An infinite bound becomes null: JSON has no word for it.
        object["elo"] = estimate->elo;
        object["elo_low"] = estimate->low;
        object["elo_high"] = estimate->high;
        object["superiority"] = estimate->superiority;
    }
    if (plan.sprt) {
        object["llr"] = standing.llr;
        object["verdict"] = QString::fromStdString(verdictText(standing.verdict));
    }
    object["engines"] = QJsonArray{jsonOf(standing.totals[0], plan.engines[0]),
                                   jsonOf(standing.totals[1], plan.engines[1])};
    return QJsonDocument(object).toJson().toStdString();
}

std::string lineOf(const MatchGameResult& result, const MatchPlan& plan)
{
    const std::string outcome
        = result.winner ? nameOfEngine(plan, *result.winner) + " wins" : std::string("draw");
    return format("game %d: black %s, %d stones, %s (%s)", result.number + 1,
                  nameOfEngine(plan, result.blackEngine).c_str(),
                  static_cast<int>(result.moves.size()), outcome.c_str(), endText(result).c_str());
}

std::string briefly(const MatchStanding& standing, const MatchPlan& plan)
{
    const MatchStatistics& statistics = standing.statistics;
    std::string text
        = format("+%d -%d =%d", statistics.wins(), statistics.losses(), statistics.draws());
    if (const auto estimate = estimateElo(statistics.pairs()))
        text += "  Elo " + eloText(estimate->elo);
    if (plan.sprt)
        text += format("  LLR %.2f", standing.llr);
    return text;
}

std::string sgfOf(const MatchGameResult& result, const MatchPlan& plan)
{
    GameRecord record(result.boardSize, result.rule);
    record.info().players
        = {nameOfEngine(plan, result.blackEngine), nameOfEngine(plan, 1 - result.blackEngine)};
    record.info().event = nameOfEngine(plan, 0) + " - " + nameOfEngine(plan, 1);
    record.info().round = std::to_string(result.number + 1);
    record.info().result = resultOf(result);
    record.editNotes(GameRecord::root()).comment = endText(result);
    NodeId node = GameRecord::root();
    int number = 0;
    for (const PlayedMove& move : result.moves) {
        node = record.addMove(node, {move.point, move.color});
        if (++number > result.openingMoves)
            record.editNotes(node).timeUsed = move.used;
    }
    return writeSgf(record);
}

}  // namespace gomoku::cli
