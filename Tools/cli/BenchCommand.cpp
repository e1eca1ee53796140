// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchOpenings.h"
#include "Models/Search/ParallelSearch.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/BenchPositions.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <iomanip>
#include <iostream>

namespace gomoku::cli {

namespace {

constexpr Depth kDefaultDepth = 10;

struct Finding
{
    BoardManager position{};
    SearchReport report{};
};

/// One number for all nodes and scores, in order: FNV-1a, byte by byte.
class Signature
{
public:
    void add(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i) {
            m_hash ^= value >> (8 * i) & 0xFF;
            m_hash *= 0x100000001B3ULL;
        }
    }
    [[nodiscard]] std::string toString() const
    {
        std::ostringstream text;
        text << std::hex << std::setw(16) << std::setfill('0') << m_hash;
        return std::move(text).str();
    }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

std::vector<BoardManager> positionsFrom(const Options& options)
{
    std::vector<BoardManager> positions;
    if (!options.has("positions")) {
        for (const BenchPosition& position : benchPositions())
            positions.push_back(
                BoardManager::after(parseOpening(position.moves, kDefaultBoardSize).moves,
                                    kDefaultBoardSize, position.rule));
        return positions;
    }
    const std::string path = options.text("positions", "");
    const Rule rule = chosenRule(options);
    const int boardSize = chosenSize(options);
    const OpeningFile file = parseOpenings(readFile(path), boardSize, rule);
    if (!file.error.empty())
        throw UsageError(path + ": " + file.error);
    if (file.openings.empty())
        throw UsageError(path + ": contains no positions");
    for (const MatchOpening& moves : file.openings)
        positions.push_back(BoardManager::after(moves, boardSize, rule));
    return positions;
}

SearchLimits benchLimits(const Options& options)
{
    SearchLimits limits;
    limits.useBook = false;
    limits.threads = static_cast<int>(options.number("threads", 1, 1, kMaxSearchThreads));
    if (options.has("time"))
        limits.moveTime = std::chrono::milliseconds(options.number("time", 0, 1, 86400000));
    if (options.has("depth") || !options.has("time"))
        limits.depth = static_cast<Depth>(options.number("depth", kDefaultDepth, 1, kMaxPly));
    return limits;
}

std::vector<Finding> search(const std::vector<BoardManager>& positions, const Options& options)
{
    const SearchLimits limits = benchLimits(options);
    ParallelSearch search(static_cast<std::size_t>(options.number("table", 64, 1, 4096)));
    const std::atomic<bool> stop{false};
    ProgressBar bar(static_cast<int>(positions.size()));
    std::vector<Finding> findings;
    for (const BoardManager& position : positions) {
        search.clear();  // so that no position depends on those before it
        search.fetchMemory();
        findings.push_back({position, search.think(position, limits, standardThreads(), stop)});
        bar.show(static_cast<int>(findings.size()));
    }
    return findings;
}

struct Sums
{
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    std::string signature{};

    [[nodiscard]] std::uint64_t nodesPerSecond() const
    {
        return elapsed.count() > 0 ? nodes * 1000 / static_cast<std::uint64_t>(elapsed.count()) : 0;
    }
};

Sums sumsOf(const std::vector<Finding>& findings)
{
    Sums sums;
    Signature signature;
    for (const Finding& finding : findings) {
        sums.nodes += finding.report.nodes;
        sums.elapsed += finding.report.elapsed;
        signature.add(finding.report.nodes);
        signature.add(static_cast<std::uint64_t>(finding.report.score()));
    }
    sums.signature = signature.toString();
    return sums;
}

std::string textOf(const std::vector<Finding>& findings)
{
    std::string text;
    int number = 0;
    for (const Finding& finding : findings)
        text += joined(rightAligned(++number, 2), "  ", padded(nameOf(finding.position.rule()), 9),
                       "  ", padded(finding.report.bestMove().toString(), 3), "  depth ",
                       rightAligned(finding.report.depth(), 2), "  score ",
                       padded(scoreText(finding.report.score()), 10), "  nodes ",
                       rightAligned(finding.report.nodes, 9), "  ",
                       rightAligned(finding.report.elapsed.count(), 6), " ms\n");
    const Sums sums = sumsOf(findings);
    return text
        + joined("nodes      ", sums.nodes, "\ntime       ", sums.elapsed.count(),
                 " ms\nnodes/s    ", sums.nodesPerSecond(), "\nsignature  ", sums.signature, '\n');
}

std::string jsonOf(const std::vector<Finding>& findings)
{
    QJsonArray positions;
    for (const Finding& finding : findings)
        positions.append(
            QJsonObject{{"rule", QString::fromLatin1(nameOf(finding.position.rule()).data())},
                        {"move", QString::fromStdString(finding.report.bestMove().toString())},
                        {"depth", finding.report.depth()},
                        {"score", finding.report.score()},
                        {"nodes", static_cast<qint64>(finding.report.nodes)},
                        {"ms", static_cast<qint64>(finding.report.elapsed.count())}});
    const Sums sums = sumsOf(findings);
    return QJsonDocument(
               QJsonObject{{"positions", positions},
                           {"nodes", static_cast<qint64>(sums.nodes)},
                           {"ms", static_cast<qint64>(sums.elapsed.count())},
                           {"nodes_per_second", static_cast<qint64>(sums.nodesPerSecond())},
                           {"signature", QString::fromStdString(sums.signature)}})
        .toJson()
        .toStdString();
}

int runBench(const Options& options)
{
    const auto positions = positionsFrom(options);
    const auto findings = search(positions, options);
    if (options.has("signature"))
        std::cout << sumsOf(findings).signature << '\n';
    else
        std::cout << (options.has("json") ? jsonOf(findings) : textOf(findings));
    return EXIT_SUCCESS;
}

}  // namespace

Command benchCommand()
{
    return {
        {"bench",
         "",
         "Search fixed positions to a fixed depth: speed and signature",
         "With one thread and a depth, nodes and signature are the same on every machine and\n"
         "change only when the play does. A file of positions has one move list per line, as for\n"
         "match --openings.",
         {{"depth", "N", "Depth to reach (10, unless a time is given)"},
          {"time", "MS", "Time per position"},
          {"threads", "N", "Search threads (1)"},
          {"table", "MB", "Transposition table (64)"},
          {"positions", "FILE", "Positions to use instead of the thirty built in"},
          {"rule", "R", "Of those (freestyle)"},
          {"size", "N", "Board size of these positions (15)"},
          {"signature", "", "Print only the signature"},
          {"json", "", "Print the result as JSON"}}},
        runBench};
}

}  // namespace gomoku::cli
