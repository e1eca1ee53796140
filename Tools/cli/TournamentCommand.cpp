// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Files/AppendedFile.h"
#include "Models/Match/TournamentReport.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/MatchOptions.h"
#include "Tools/cli/Support/MatchReport.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"
#include "Tools/cli/Support/TournamentRun.h"

#include <iostream>

namespace gomoku::cli {

namespace {

void requireEngines(const TournamentPlan& plan)
{
    if (plan.engineCount() < 2)
        throw UsageError("a tournament needs --engine at least twice");
}

/// Now, and not after hours of play.
void requireWritable(const std::string& path)
{
    AppendedFile file;
    if (path.empty() || path == "-")
        return;
    if (const auto problem = file.open(QString::fromStdString(path)))
        throw UsageError(path + ": cannot be written: " + problem->toStdString());
}

void saveReports(const Options& options, const TournamentRun& run)
{
    if (options.has("html"))
        writeFile(options.text("html", ""), htmlReport(run.plan, run.standing).toStdString());
    if (options.has("csv"))
        writeFile(options.text("csv", ""), csvReport(run.plan, run.standing).toStdString());
}

int runTournament(const Options& options)
{
    for (const char* report : {"html", "csv"})
        requireWritable(options.text(report, ""));
    const TournamentRun run = playTournament(
        options, requireEngines,
        [](const TournamentStanding&, const TournamentPlan&) { return std::string(); });
    std::cout << (options.has("json") ? jsonTableOf(run.standing, run.plan)
                                      : tableOf(run.standing, run.plan));
    saveReports(options, run);
    return run.status;
}

std::vector<OptionSpec> optionsOfTournament()
{
    std::vector<OptionSpec> options{
        {"engine", "CMD", "An engine, as for match; give this option for each"},
        {"kind", "K", "round-robin, or gauntlet: the first engine against the others"},
        {"games", "N", "Games of each pairing (100)"},
        {"html", "FILE", "Save standings and crosstable as a page"},
        {"csv", "FILE", "Save standings and crosstable as a table"},
    };
    for (const OptionSpec& option : matchOptions())
        options.push_back(option);
    return options;
}

}  // namespace

Command tournamentCommand()
{
    return {
        {"tournament", "[FILE...]", "Play several Gomocup engines against each other",
         "Every pairing plays each opening twice, sides swapped; all pairings play an opening\n"
         "before the next one comes. The table shows Elo with its 95 % margin (the mean of all\n"
         "engines is 0), points, and in the crosstable the points against each of the others.\n"
         "An engine that cannot be started is withdrawn, and the status is 1. Ctrl-C ends with\n"
         "status 130; unfinished games do not count, and --resume continues the journal.\n"
         "Engines and openings are written as for match.",
         optionsOfTournament(), 0, 100000},
        runTournament};
}

}  // namespace gomoku::cli
