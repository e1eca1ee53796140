// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/TerminalGame.h"

#include <cstdio>
#include <iostream>

namespace gomoku::cli {

namespace {

TerminalGameSetup setupFrom(const Options& options)
{
    TerminalGameSetup setup;
    setup.rule = chosenRule(options);
    setup.boardSize = chosenSize(options);
    setup.level = static_cast<int>(options.number("level", 3, 0, 5));
    setup.moveTime = std::chrono::milliseconds(options.number("time", 5000, 1, 86400000));
    const std::string color = options.text("color", "black");
    if (color != "black" && color != "white" && color != "both")
        throw UsageError("--color must be black, white or both, not \"" + color + "\"");
    setup.humanPlays = {color != "white", color != "black"};
    return setup;
}

int runPlay(const Options& options)
{
    TerminalGame game(setupFrom(options));
    game.run(std::cin);
    return EXIT_SUCCESS;
}

}  // namespace

Command playCommand()
{
    return {{"play",
             "",
             "Play against the computer in the terminal",
             "Type a point such as h8 to play there; type help for the other commands.",
             {{"level", "N", "Computer's level: 1 to 5, or 0 for full strength (3)"},
              {"color", "C", "Your colour: black, white or both (black)"},
              {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
              {"size", "N", "Board size (15)"},
              {"time", "MS", "Time per move at level 0, and for hints (5000)"}}},
            runPlay};
}

}  // namespace gomoku::cli
