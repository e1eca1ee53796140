// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/MatchReport.h"

#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Setup/RecordInfo.h"
#include "Tools/cli/Support/Text.h"

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
    return rounds ? "0.0" : withSign(fixed(elo, 1));
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
    return joined('[', pairs[0], ", ", pairs[1], ", ", pairs[2], ", ", pairs[3], ", ", pairs[4],
                  ']');
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
        faults.append(QStringLiteral("bad exit %1").arg(totals.badExits));
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

/// The name as a terminal may show it.
std::string shownName(const MatchPlan& plan, int engine)
{
    return printable(nameOfEngine(plan, engine));
}

std::string conductText(const MatchTotals& totals)
{
    return joined(totals.moves, " moves, mean ", fixed(meanTime(totals), 1), " ms, longest ",
                  totals.longest.count(), " ms, worst overrun ",
                  std::max<std::int64_t>(0, totals.overrun.count()), " ms, late ", totals.lateMoves,
                  "; faults: ", faultsText(totals));
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

GameOutcome outcomeOf(const MatchGameResult& result)
{
    GameOutcome outcome{result.end};
    if (result.winner)
        outcome.winner = *result.winner == result.blackEngine ? Color::Black : Color::White;
    return outcome;
}

}  // namespace

std::string reportOf(const MatchStanding& standing, const MatchPlan& plan)
{
    const MatchStatistics& statistics = standing.statistics;
    std::string text = joined(shownName(plan, 0), " against ", shownName(plan, 1), '\n');
    const int games = statistics.games();
    text += joined("Games  | N: ", games, " W: ", statistics.wins(), " L: ", statistics.losses(),
                   " D: ", statistics.draws(), "   ", fixed(statistics.points(), 1), " points, ",
                   fixed(games > 0 ? 100 * statistics.points() / games : 0.0, 1), " %\n");
    text += "Penta  | " + pairsText(statistics.pairs()) + '\n';
    if (const auto estimate = estimateElo(statistics.pairs()))
        text += joined("Elo    | ", eloText(estimate->elo), "  95 %: ", eloText(estimate->low),
                       " to ", eloText(estimate->high), ", superiority ",
                       fixed(100 * estimate->superiority, 1), " %\n");
    if (plan.sprt)
        text += joined("LLR    | ", fixed(standing.llr, 2), " (", fixed(plan.sprt->lower(), 2),
                       ", ", fixed(plan.sprt->upper(), 2), ") [", fixed(plan.sprt->elo0, 1), ", ",
                       fixed(plan.sprt->elo1, 1), "] ", verdictText(standing.verdict), '\n');
    for (int engine : {0, 1})
        text += shownName(plan, engine) + ": "
            + conductText(standing.totals[static_cast<std::size_t>(engine)]) + '\n';
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
        = result.winner ? shownName(plan, *result.winner) + " wins" : std::string("draw");
    return joined("game ", result.number + 1, ": black ", shownName(plan, result.blackEngine), ", ",
                  result.moves.size(), " stones, ", outcome, " (", printable(endText(result)), ')');
}

std::string briefly(const MatchStanding& standing, const MatchPlan& plan)
{
    const MatchStatistics& statistics = standing.statistics;
    std::string text
        = joined('+', statistics.wins(), " -", statistics.losses(), " =", statistics.draws());
    if (const auto estimate = estimateElo(statistics.pairs()))
        text += "  Elo " + eloText(estimate->elo);
    if (plan.sprt)
        text += "  LLR " + fixed(standing.llr, 2);
    return text;
}

std::string sgfOf(const MatchGameResult& result, const MatchPlan& plan)
{
    GameRecord record(result.boardSize, result.rule);
    record.info().players
        = {nameOfEngine(plan, result.blackEngine), nameOfEngine(plan, 1 - result.blackEngine)};
    record.info().event = nameOfEngine(plan, 0) + " - " + nameOfEngine(plan, 1);
    record.info().round = std::to_string(result.number + 1);
    record.info().result = resultFor(outcomeOf(result));
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
