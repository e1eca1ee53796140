// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentReport.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace gomoku {

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::TournamentReport)
};

const MatchEngine& engineAt(const TournamentPlan& plan, const TournamentRow& row)
{
    return plan.engines[static_cast<std::size_t>(row.engine)];
}

QString csvField(QString text)
{
    text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

QString plainNumber(double number, int digits)
{
    return QString::number(number, 'f', digits);
}

int failuresOf(const TournamentStanding& standing, int engine)
{
    return standing.totals()[static_cast<std::size_t>(engine)].faultCount();
}

QStringList csvFigures(const TournamentPlan& plan, const TournamentStanding& standing,
                       const TournamentRow& row)
{
    const EngineScore& score = row.score;
    const bool hasPlayed = score.games > 0;
    return {csvField(engineAt(plan, row).name),
            hasPlayed ? plainNumber(row.elo, 1) : QString(),
            hasPlayed ? plainNumber(row.margin, 1) : QString(),
            QString::number(score.games),
            QString::number(score.wins),
            QString::number(score.draws),
            QString::number(score.losses()),
            plainNumber(score.points(), 1),
            hasPlayed ? plainNumber(100 * score.points() / score.games, 1) : QString(),
            QString::number(failuresOf(standing, row.engine)),
            standing.withdrawn.contains(row.engine) ? QStringLiteral("yes") : QStringLiteral("no")};
}

QString csvAgainst(const EngineScore& score)
{
    return score.games > 0 ? plainNumber(score.points(), 1) : QString();
}

QString eloField(const TournamentRow& row)
{
    if (row.score.games == 0)
        return {};
    return QStringLiteral("%1 ± %2").arg(std::lround(row.elo)).arg(std::lround(row.margin));
}

QString htmlCell(const QString& text, const char* kind = "td")
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(kind), text.toHtmlEscaped());
}

QString htmlHead(const TournamentPlan& plan, const std::vector<TournamentRow>& rows)
{
    QString line = htmlCell({}, "th") + htmlCell(ReportText::tr("Engine"), "th")
        + htmlCell(ReportText::tr("Elo"), "th") + htmlCell(ReportText::tr("Points"), "th")
        + htmlCell(ReportText::tr("Won"), "th") + htmlCell(ReportText::tr("Drawn"), "th")
        + htmlCell(ReportText::tr("Lost"), "th") + htmlCell(ReportText::tr("Failures"), "th");
    for (std::size_t i = 0; i < rows.size(); ++i)
        line += QStringLiteral("<th title=\"%1\">%2</th>")
                    .arg(engineAt(plan, rows[i]).name.toHtmlEscaped(), QString::number(i + 1));
    return QStringLiteral("<tr>%1</tr>\n").arg(line);
}

QString htmlRow(const TournamentPlan& plan, const TournamentStanding& standing,
                const std::vector<TournamentRow>& rows, std::size_t at)
{
    const TournamentRow& row = rows[at];
    QString name = engineAt(plan, row).name;
    if (standing.withdrawn.contains(row.engine))
        name += QLatin1Char(' ') + ReportText::tr("(could not be started)");
    QString line
        = htmlCell(QString::number(at + 1)) + htmlCell(name) + htmlCell(eloField(row))
        + htmlCell(
              QStringLiteral("%1 / %2").arg(pointsText(row.score.points())).arg(row.score.games))
        + htmlCell(QString::number(row.score.wins)) + htmlCell(QString::number(row.score.draws))
        + htmlCell(QString::number(row.score.losses()))
        + htmlCell(QString::number(failuresOf(standing, row.engine)));
    for (const TournamentRow& other : rows)
        line += other.engine == row.engine
            ? QStringLiteral("<td class=\"self\"></td>")
            : htmlCell(scoreText(scoreBetween(plan, standing, row.engine, other.engine)));
    return QStringLiteral("<tr>%1</tr>\n").arg(line);
}

QString titleOf(const TournamentPlan& plan)
{
    if (plan.engineCount() == 2)
        return ReportText::tr("Engine Match");
    return plan.kind == TournamentPlan::Kind::Gauntlet ? ReportText::tr("Gauntlet")
                                                       : ReportText::tr("Round Robin");
}

const char* const kPage = R"(<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>%1</title><style>
body { font-family: sans-serif; margin: 2em; color: #222; background: #fff; }
table { border-collapse: collapse; }
th, td { padding: 0.35em 0.7em; border-bottom: 1px solid #ddd; text-align: right; }
th:nth-child(2), td:nth-child(2) { text-align: left; }
td.self { background: #eee; }
</style></head><body><h1>%1</h1>
<p>%2</p>
<table>
%3</table></body></html>
)";

}  // namespace

QString pointsText(double points)
{
    const auto whole = static_cast<int>(points);
    const bool half = points - whole > 0.25;
    if (half && whole == 0)
        return QStringLiteral("½");
    return QString::number(whole) + (half ? QStringLiteral("½") : QString());
}

QString scoreText(const EngineScore& score)
{
    return score.games > 0
        ? QStringLiteral("%1 / %2").arg(pointsText(score.points())).arg(score.games)
        : QString();
}

QByteArray csvReport(const TournamentPlan& plan, const TournamentStanding& standing)
{
    const std::vector<TournamentRow> rows = rankingOf(plan, standing);
    QString text
        = QStringLiteral("rank,engine,elo,margin,games,won,drawn,lost,points,percent,failures,"
                         "withdrawn");
    for (const TournamentRow& row : rows)
        text += QLatin1Char(',') + csvField(QStringLiteral("against ") + engineAt(plan, row).name);
    int rank = 0;
    for (const TournamentRow& row : rows) {
        QStringList fields = csvFigures(plan, standing, row);
        for (const TournamentRow& other : rows)
            fields << csvAgainst(scoreBetween(plan, standing, row.engine, other.engine));
        text += QStringLiteral("\n%1,").arg(++rank) + fields.join(QLatin1Char(','));
    }
    return (text + QLatin1Char('\n')).toUtf8();
}

QByteArray htmlReport(const TournamentPlan& plan, const TournamentStanding& standing)
{
    const std::vector<TournamentRow> rows = rankingOf(plan, standing);
    QString table = htmlHead(plan, rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
        table += htmlRow(plan, standing, rows, i);
    const QString games
        = ReportText::tr("%1 of %2 games").arg(standing.games()).arg(plan.gamesOfShard());
    // In one call: a name may look like a place to put a text.
    return QString::fromUtf8(kPage)
        .arg(titleOf(plan).toHtmlEscaped(), games.toHtmlEscaped(), table)
        .toUtf8();
}

}  // namespace gomoku
