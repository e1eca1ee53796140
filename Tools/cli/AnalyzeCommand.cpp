// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/BoardWalk.h"
#include "Models/Search/ParallelSearch.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <iostream>

namespace gomoku::cli {

namespace {

SearchLimits limitsFrom(const Options& options)
{
    SearchLimits limits;
    const bool byOthers = options.has("depth") || options.has("nodes");
    if (options.has("time") || !byOthers)
        limits.moveTime = std::chrono::milliseconds(options.number("time", 5000, 1, 86400000));
    if (options.has("depth"))
        limits.depth = static_cast<Depth>(options.number("depth", 0, 1, kMaxPly));
    if (options.has("nodes"))
        limits.nodes = static_cast<std::uint64_t>(
            options.number("nodes", 0, 1, std::numeric_limits<std::int64_t>::max()));
    limits.lines = static_cast<int>(options.number("lines", 1, 1, 50));
    limits.threads = static_cast<int>(options.number("threads", 1, 1, kMaxSearchThreads));
    limits.useBook = options.has("book");
    return limits;
}

std::string textOf(const SearchReport& report, const BoardManager& position)
{
    std::string text
        = joined(nameOf(position.sideToMove()), " to move, ", nameOf(position.rule()), ", ",
                 report.nodes, " nodes, ", report.elapsed.count(), " ms, ", report.nodesPerSecond(),
                 " nodes/s", report.fromBook ? ", from the book" : "", '\n');
    int number = 0;
    for (const SearchLine& line : report.lines)
        text += joined(++number, ". ", padded(scoreText(line.score), 10), " depth ", line.depth,
                       '-', line.selectiveDepth, "  ", cli::textOf(line.moves), '\n');
    return text;
}

std::string jsonOf(const SearchReport& report, const BoardManager& position)
{
    QJsonArray lines;
    for (const SearchLine& line : report.lines) {
        QJsonArray moves;
        for (const Point move : line.moves)
            moves.append(QString::fromStdString(move.toString()));
        QJsonObject object{{"moves", moves},
                           {"score", line.score},
                           {"depth", line.depth},
                           {"selective_depth", line.selectiveDepth}};
        if (isDecided(line.score))
            object["plies_to_end"] = pliesToEnd(line.score);
        lines.append(object);
    }
    const QJsonObject object{{"side", QString::fromLatin1(nameOf(position.sideToMove()).data())},
                             {"rule", QString::fromLatin1(nameOf(position.rule()).data())},
                             {"nodes", static_cast<qint64>(report.nodes)},
                             {"ms", static_cast<qint64>(report.elapsed.count())},
                             {"from_book", report.fromBook},
                             {"lines", lines}};
    return QJsonDocument(object).toJson().toStdString();
}

int runAnalyze(const Options& options)
{
    const GameRecord record = readRecord(options);
    const NodeId node = chosenNode(record, options);
    const BoardManager position = boardAt(record, node, chosenRule(options, record.info().rule));
    requireRunningGame(position, "the position");
    const SearchLimits limits = limitsFrom(options);
    const auto megabytes = static_cast<std::size_t>(options.number("table", 256, 1, 4096));

    ParallelSearch search(megabytes);
    const std::atomic<bool> stop{false};
    const int total = limits.moveTime ? static_cast<int>(limits.moveTime->count()) : 0;
    ProgressBar bar(total);
    const SearchReport report = search.think(
        position, limits, standardThreads(), stop, [&](const SearchReport& progress) {
            bar.show(std::min(total, static_cast<int>(progress.elapsed.count())),
                     joined("ms  depth ", progress.depth(), "  ", scoreText(progress.score()), "  ",
                            progress.bestMove().toString()));
        });
    bar.wipe();
    std::cout << (options.has("json") ? jsonOf(report, position) : textOf(report, position));
    return EXIT_SUCCESS;
}

}  // namespace

Command analyzeCommand()
{
    return {
        {"analyze",
         "[POSITION|FILE]",
         "Search a position and print the best lines",
         "A position is a list of moves such as \"h8 i9 g7\", or a file in any format that\n"
         "convert reads; - is standard input. Scores are from the view of the side to move. Wins\n"
         "and losses are counted in plies (moves of either side).",
         {{"rule", "R", "freestyle, standard, renju, caro or caro-exact (as recorded)"},
          {"time", "MS", "Thinking time (5000, unless depth or nodes are given)"},
          {"depth", "N", "Depth to reach"},
          {"nodes", "N", "Nodes to search"},
          {"lines", "N", "Best moves to report (1)"},
          {"threads", "N", "Search threads (1)"},
          {"table", "MB", "Transposition table (256)"},
          {"move", "N", "The position after N moves of the game"},
          {"size", "N", "Board size, if the position does not say (15)"},
          {"book", "", "Use the opening book"},
          {"json", "", "Print the result as JSON"}},
         0,
         1000},
        runAnalyze};
}

}  // namespace gomoku::cli
