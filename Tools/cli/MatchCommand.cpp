// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/MatchOptions.h"
#include "Tools/cli/Support/MatchReport.h"
#include "Tools/cli/Support/TournamentRun.h"

#include <iostream>

namespace gomoku::cli {

namespace {

void requireTwoEngines(const TournamentPlan& plan)
{
    if (plan.engineCount() != 2)
        throw UsageError("a match needs --engine twice, not " + std::to_string(plan.engineCount())
                         + " times");
}

int runMatch(const Options& options)
{
    const TournamentRun run = playTournament(options, requireTwoEngines, cli::briefly);
    std::cout << (options.has("json") ? cli::jsonOf(run.standing, run.plan)
                                      : cli::reportOf(run.standing, run.plan));
    return run.status;
}

std::vector<OptionSpec> optionsOfMatch()
{
    std::vector<OptionSpec> options{
        {"engine", "CMD", "An engine; give this option twice"},
        {"games", "N", "Number of games (100)"},
        {"sprt", "E0,E1", "Stop when one of two Elo differences is accepted at 5 %"},
    };
    for (const OptionSpec& option : matchOptions())
        options.push_back(option);
    return options;
}

}  // namespace

Command matchCommand()
{
    return {{"match", "[FILE...]",
             "Play two Gomocup engines against each other and estimate the difference",
             "Each opening is played twice, sides swapped. An engine is a command with its\n"
             "arguments. Settings for that engine alone go in front: name=, time=, match-time=,\n"
             "nodes=, depth=, threads=, memory= (MB), dir=, info.KEY=, for example\n"
             "  --engine \"name=new time=500 ./pbrain-gomoku\"\n"
             "Our own referee judges every move. An engine that crashes, is late or plays an\n"
             "illegal move loses that game. One that cannot be started loses nothing: the match\n"
             "ends with status 1. Openings are lines like \"h8 i9 g7\", \"7,7 8,6\" or\n"
             "Gomocup's offsets \"0,0, 1,-1, 2,3\"; without a file there are some hundred balanced "
             "ones,\n"
             "then random ones. Ctrl-C ends a match with status 130; unfinished games do not\n"
             "count, and --resume continues its journal. For several machines: each plays one\n"
             "--shard with a --journal of its own, and --merge reports them as one match.",
             optionsOfMatch(), 0, 100000},
            runMatch};
}

}  // namespace gomoku::cli
