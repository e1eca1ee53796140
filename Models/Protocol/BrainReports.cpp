// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/BrainReports.h"

#include "Models/Protocol/GomocupText.h"

#include <cmath>
#include <cstdio>

namespace gomoku::gomocup {

namespace {

/// The score at which the logistic curve passes 73 percent.
constexpr double kWinRateScale = 200.0;

std::string winRateText(Score score)
{
    const double rate = isWin(score) ? 1.0
        : isLoss(score)              ? 0.0
                                     : 1.0 / (1.0 + std::exp(-score / kWinRateScale));
    char text[16];
    std::snprintf(text, sizeof text, "%.4f", rate);
    return text;
}

}  // namespace

std::vector<std::string> realtimeLines(const SearchReport& report, int boardSize)
{
    if (report.bestMove().isNone())
        return {};
    const std::string best = textOf(report.bestMove(), boardSize);
    return {"MESSAGE REALTIME REFRESH", "MESSAGE REALTIME BEST " + best,
            "MESSAGE REALTIME VAL " + std::to_string(report.score()),
            "MESSAGE REALTIME PV " + textOf(report.lines.front().moves, boardSize)};
}

std::vector<std::string> detailLines(const SearchReport& report, int boardSize)
{
    std::vector<std::string> lines;
    const auto say = [&](const char* key, const std::string& value) {
        lines.push_back(std::string("INFO ") + key + ' ' + value);
    };
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const SearchLine& line = report.lines[i];
        say("PV", std::to_string(i));
        say("NUMPV", std::to_string(report.lines.size()));
        say("DEPTH", std::to_string(line.depth));
        say("SELDEPTH", std::to_string(line.selectiveDepth));
        say("TOTALNODES", std::to_string(report.nodes));
        say("TOTALTIME", std::to_string(report.elapsed.count()));
        say("SPEED", std::to_string(report.nodesPerSecond()));
        say("EVAL", evalText(line.score));
        say("WINRATE", winRateText(line.score));
        say("BESTLINE", textOf(line.moves, boardSize));
        say("PV", "DONE");
    }
    return lines;
}

std::string evalText(Score score)
{
    if (!isDecided(score))
        return std::to_string(score);
    return (isWin(score) ? "+M" : "-M") + std::to_string(pliesToEnd(score));
}

}  // namespace gomoku::gomocup
