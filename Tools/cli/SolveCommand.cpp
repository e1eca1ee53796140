// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatSearch.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <iostream>

namespace gomoku::cli {

namespace {

constexpr int kMostNodes = 2'000'000'000;

ThreatKind kindFrom(const Options& options)
{
    const std::string name = options.text("kind", "auto");
    if (name == "vcf")
        return ThreatKind::Vcf;
    if (name == "vct")
        return ThreatKind::Vct;
    if (name == "vct-complete")
        return ThreatKind::VctComplete;
    if (name == "auto")
        return ThreatKind::Auto;
    throw UsageError("--kind must be vcf, vct, vct-complete or auto, not \"" + name + "\"");
}

/// What was proven, and no more than that.
std::string wordsFor(ThreatOutcome outcome, ThreatKind kind)
{
    switch (outcome) {
    case ThreatOutcome::Win:
        return "win";
    case ThreatOutcome::None:
        return std::string(noneBy(kind));
    case ThreatOutcome::GaveUp:
        break;
    }
    return "unknown";
}

std::string lineOf(const std::string& id, ThreatKind kind, const ThreatResult& result)
{
    const std::string first = result.line.empty() ? std::string() : result.line.front().toString();
    return id + ';' + wordsFor(result.outcome, kind) + ';' + first + ';' + cli::textOf(result.line)
        + ';' + std::to_string(result.line.size()) + ';' + std::to_string(result.nodes) + ';'
        + std::to_string(result.elapsed.count()) + '\n';
}

QJsonObject jsonOf(const std::string& id, ThreatKind kind, const ThreatResult& result)
{
    QJsonArray line;
    for (const Point point : result.line)
        line.append(QString::fromStdString(point.toString()));
    return {{"id", QString::fromStdString(id)},
            {"outcome", QString::fromStdString(wordsFor(result.outcome, kind))},
            {"line", line},
            {"nodes", static_cast<qint64>(result.nodes)},
            {"ms", static_cast<qint64>(result.elapsed.count())}};
}

int runSolve(const Options& options)
{
    const ThreatKind kind = kindFrom(options);
    const Rule rule = chosenRule(options);
    ThreatLimits limits;
    limits.time = std::chrono::milliseconds(options.number("time", 1000, 1, 86400000));
    if (options.has("nodes")) {
        limits.nodes = static_cast<std::uint64_t>(options.number("nodes", 1, 1, kMostNodes));
        if (!options.has("time"))
            limits.time = std::nullopt;
    }
    limits.tableMegabytes = static_cast<std::size_t>(options.number("table", 64, 1, 4096));
    const auto positions = readNamedPositions(options, true);
    std::vector<BoardManager> boards;
    for (const NamedPosition& position : positions) {
        boards.emplace_back(position.grid, rule, position.sideToMove);
        requireRunningGame(boards.back(), "position " + position.id);
    }
    QJsonArray all;
    ProgressBar bar(isTerminal(stdout) ? 0 : static_cast<int>(positions.size()));
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const ThreatResult result = solveThreats(boards[i], kind, limits);
        if (options.has("json"))
            all.append(jsonOf(positions[i].id, kind, result));
        else
            std::cout << lineOf(positions[i].id, kind, result) << std::flush;
        bar.show(static_cast<int>(i + 1));
    }
    if (options.has("json"))
        std::cout << QJsonDocument(all).toJson().toStdString();
    return EXIT_SUCCESS;
}

}  // namespace

Command solveCommand()
{
    return {
        {"solve",
         "[FILE]",
         "Find wins by continuous fours (VCF) or by continuous threats (VCT)",
         "Reads lines \"id;black stones;white stones;b|w\" from FILE or standard input and\n"
         "writes \"id;outcome;first;line;plies;nodes;ms\". The outcome is win, unknown or what\n"
         "was proven: none by fours (vcf), none by fours and threes (vct, auto), none by any\n"
         "threat of fours (vct-complete). The line of a win ends with five in a row.",
         {{"kind", "K", "vcf, vct, vct-complete or auto (auto)"},
          {"nodes", "N",
           "Nodes per position; without --time the answer is the same on every machine"},
          {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
          {"time", "MS", "Time per position (1000)"},
          {"size", "N", "Board size (15)"},
          {"table", "MB", "Memory for known positions (64)"},
          {"json", "", "Print the result as JSON"}},
         0,
         1},
        runSolve};
}

}  // namespace gomoku::cli
