// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Balance.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <iostream>
#include <thread>

namespace gomoku::cli {

namespace {

constexpr int kStonesBeforeFifth = 4;

/// How many stones are to be placed after those on the board.
int stonesToLay(const std::string& kind, int stones)
{
    if (kind == "fifth") {
        if (stones != kStonesBeforeFifth)
            throw UsageError("for fifth moves there must be four stones, not "
                             + std::to_string(stones));
        return 1;
    }
    if (kind != "swap2")
        throw UsageError("--kind: \"" + kind + "\" is neither swap2 nor fifth");
    if (const int more = swap2StonesAfter(stones))
        return more;
    throw UsageError("Swap2 lays at most five stones, and there are " + std::to_string(stones));
}

BalanceOptions balanceOptions(const Options& options)
{
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    BalanceOptions balance;
    balance.nodes
        = static_cast<std::uint64_t>(options.number("nodes", kFirstLookNodes, 100, 1'000'000'000));
    balance.quickNodes = std::min(balance.quickNodes, balance.nodes);
    balance.choices = static_cast<std::size_t>(options.number("choices", 8, 1, 400));
    balance.threads = static_cast<int>(options.number(
        "threads", std::clamp(processors, 1, kMaxSearchThreads), 1, kMaxSearchThreads));
    return balance;
}

BoardManager positionFor(const Options& options)
{
    const GameRecord record = readRecord(options);
    const NodeId end = chosenNode(record, options);
    return {record.position(end), chosenRule(options, record.info().rule), record.sideToMove(end)};
}

int runBalance(const Options& options)
{
    const BoardManager position = positionFor(options);
    requireRunningGame(position, "balance");
    const int stones = stonesToLay(options.text("kind", "swap2"), position.stoneCount());
    const std::atomic<bool> stop{false};
    for (const BalancedChoice& choice :
         balancedChoices(position, stones, balanceOptions(options), stop))
        std::cout << cli::textOf(choice.points) << ';' << fixed(choice.chance, 1) << '\n';
    return EXIT_SUCCESS;
}

}  // namespace

Command balanceCommand()
{
    return {
        {"balance",
         "[MOVES]",
         "Find the most even stones for Swap2, or fifth moves",
         "Swap2: the stones that are still missing of the first three or, after three, the two\n"
         "more that the other player may lay. Fifth moves: Black's fifth stone after four. One\n"
         "line for each choice, the most even first:\n"
         "  point(s);chance of Black in percent",
         {{"kind", "K", "swap2 or fifth (swap2)"},
          {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
          {"nodes", "N", "For each choice that is judged in earnest (100000)"},
          {"choices", "N", "At most so many are told (8)"},
          {"threads", "N", "Positions judged at a time (one per processor)"},
          {"size", "N", "Board size (15)"}},
         0,
         1000},
        runBalance};
}

}  // namespace gomoku::cli
