// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/MatchReport.h"

#include "Models/Match/MatchRecord.h"
#include "Tools/cli/Support/Text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace gomoku::cli {

namespace {

using Outcome = TournamentStanding::Verdict;

constexpr std::size_t kCrossWidth = 7;

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

std::string nameOfEngine(const TournamentPlan& plan, int engine)
{
    return plan.engines[static_cast<std::size_t>(engine)].name.toStdString();
}

/// The name as a terminal may show it.
std::string shownName(const TournamentPlan& plan, int engine)
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

std::size_t widestName(const TournamentPlan& plan)
{
    std::size_t widest = 0;
    for (int engine = 0; engine < plan.engineCount(); ++engine)
        widest = std::max(widest, shownName(plan, engine).size());
    return widest;
}

/// A field of the crosstable: "2.5", a dash where the two never meet.
std::string crossText(const EngineScore& score)
{
    return score.games > 0 ? fixed(score.points(), 1) : "-";
}

std::string tableLine(const TournamentStanding& standing, const TournamentPlan& plan,
                      const std::vector<TournamentRow>& rows, std::size_t place,
                      std::size_t nameWidth)
{
    const TournamentRow& row = rows[place];
    const EngineScore& score = row.score;
    const bool hasPlayed = score.games > 0;
    std::string text = joined(
        rightAligned(place + 1, 3), "  ", padded(shownName(plan, row.engine), nameWidth),
        rightAligned(hasPlayed ? withSign(fixed(row.elo, 0)) : "", 8),
        rightAligned(hasPlayed ? fixed(row.margin, 0) : "", 7), rightAligned(score.games, 7),
        rightAligned(fixed(score.points(), 1), 8),
        rightAligned(hasPlayed ? fixed(100 * score.points() / score.games, 1) : "", 7),
        rightAligned(standing.totals()[static_cast<std::size_t>(row.engine)].faultCount(), 6));
    for (const TournamentRow& other : rows)
        text
            += rightAligned(other.engine == row.engine
                                ? std::string("x")
                                : crossText(scoreBetween(plan, standing, row.engine, other.engine)),
                            kCrossWidth);
    return text + (standing.withdrawn.contains(row.engine) ? "  withdrawn" : "");
}

}  // namespace

std::string reportOf(const TournamentStanding& standing, const TournamentPlan& plan)
{
    const MatchStatistics& statistics = standing.pairings().front();
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
        text += joined("LLR    | ", fixed(standing.llr(), 2), " (", fixed(plan.sprt->lower(), 2),
                       ", ", fixed(plan.sprt->upper(), 2), ") [", fixed(plan.sprt->elo0, 1), ", ",
                       fixed(plan.sprt->elo1, 1), "] ", verdictText(standing.verdict), '\n');
    for (int engine : {0, 1})
        text += shownName(plan, engine) + ": "
            + conductText(standing.totals()[static_cast<std::size_t>(engine)]) + '\n';
    return text;
}

std::string jsonOf(const TournamentStanding& standing, const TournamentPlan& plan)
{
    const MatchStatistics& statistics = standing.pairings().front();
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
        object["llr"] = standing.llr();
        object["verdict"] = QString::fromStdString(verdictText(standing.verdict));
    }
    object["engines"] = QJsonArray{jsonOf(standing.totals()[0], plan.engines[0]),
                                   jsonOf(standing.totals()[1], plan.engines[1])};
    return QJsonDocument(object).toJson().toStdString();
}

std::string lineOf(const MatchGameResult& result, const TournamentPlan& plan)
{
    const std::string outcome = result.winner
        ? shownName(plan, result.engineNumber(*result.winner)) + " wins"
        : std::string("draw");
    return joined("game ", result.number + 1, ": black ",
                  shownName(plan, result.engineOf(Color::Black)), ", white ",
                  shownName(plan, result.engineOf(Color::White)), ", ", result.moves.size(),
                  " stones, ", outcome, " (", printable(endText(result).toStdString()), ')');
}

std::string briefly(const TournamentStanding& standing, const TournamentPlan& plan)
{
    const MatchStatistics& statistics = standing.pairings().front();
    std::string text
        = joined('+', statistics.wins(), " -", statistics.losses(), " =", statistics.draws());
    if (const auto estimate = estimateElo(statistics.pairs()))
        text += "  Elo " + eloText(estimate->elo);
    if (plan.sprt)
        text += "  LLR " + fixed(standing.llr(), 2);
    return text;
}

std::string tableOf(const TournamentStanding& standing, const TournamentPlan& plan)
{
    const std::vector<TournamentRow> rows = rankingOf(plan, standing);
    const std::size_t nameWidth = widestName(plan);
    std::string text = joined("     ", padded("engine", nameWidth),
                              "     Elo    +/-  games  points      %  fail");
    for (std::size_t i = 0; i < rows.size(); ++i)
        text += rightAligned(i + 1, kCrossWidth);
    text += '\n';
    for (std::size_t i = 0; i < rows.size(); ++i)
        text += tableLine(standing, plan, rows, i, nameWidth) + '\n';
    text += joined(standing.games(), " of ", plan.gamesOfShard(), " games\n");
    for (int engine = 0; engine < plan.engineCount(); ++engine)
        text += shownName(plan, engine) + ": "
            + conductText(standing.totals()[static_cast<std::size_t>(engine)]) + '\n';
    return text;
}

std::string jsonTableOf(const TournamentStanding& standing, const TournamentPlan& plan)
{
    const std::vector<TournamentRow> rows = rankingOf(plan, standing);
    QJsonArray table;
    for (const TournamentRow& row : rows) {
        const auto at = static_cast<std::size_t>(row.engine);
        QJsonObject object = jsonOf(standing.totals()[at], plan.engines[at]);
        object["elo"] = row.score.games > 0 ? QJsonValue(row.elo) : QJsonValue();
        object["margin"] = row.score.games > 0 ? QJsonValue(row.margin) : QJsonValue();
        object["games"] = row.score.games;
        object["wins"] = row.score.wins;
        object["draws"] = row.score.draws;
        object["losses"] = row.score.losses();
        object["points"] = row.score.points();
        object["withdrawn"] = standing.withdrawn.contains(row.engine);
        QJsonArray against;
        for (const TournamentRow& other : rows) {
            const EngineScore score = scoreBetween(plan, standing, row.engine, other.engine);
            against.append(score.games > 0 ? QJsonValue(score.points()) : QJsonValue());
        }
        object["against"] = against;
        table.append(object);
    }
    const QJsonObject object{
        {"games", standing.games()}, {"planned", plan.gamesOfShard()}, {"table", table}};
    return QJsonDocument(object).toJson().toStdString();
}

}  // namespace gomoku::cli
