// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/ParameterRun.h"

#include "Models/Match/BalancedOpenings.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QFileInfo>

#include <iostream>

namespace gomoku::cli {

namespace {

/// Always the same order for the same seed; the openings come round again when all are used.
MatchOpening openingOfPair(const ParameterRun& run, int pair)
{
    const std::vector<MatchOpening> openings = balancedOpenings(run.game.size);
    const std::uint64_t count = openings.size();
    std::uint64_t random = run.seed;
    return openings[(zobrist::nextRandom(random) + static_cast<std::uint64_t>(pair)) % count];
}

std::string lineOf(const PairLine& line)
{
    return joined(line.number, ';', line.detail, ';', line.points, '\n');
}

PairLine parsePair(const std::string& text, const std::string& where)
{
    const std::vector<std::string> parts = splitAt(text, ';');
    if (parts.size() != 3)
        throw UsageError(where + ": no pair of games");
    return {static_cast<int>(numberIn(parts[0], where, 0, INT32_MAX)), parts[1],
            realNumberIn(parts[2], where, 0, 2)};
}

}  // namespace

std::vector<std::string> splitAt(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

const TunableParameter& parameterNamed(std::string_view name)
{
    for (const TunableParameter& parameter : kTunableParameters)
        if (parameter.name == name)
            return parameter;
    throw UsageError(joined("no parameter \"", name, "\"; --list names them"));
}

int parameterValue(const TunableParameter& parameter, const std::string& text)
{
    return static_cast<int>(
        numberIn(text, std::string(parameter.name), parameter.least, parameter.most));
}

void setParameters(SearchParameters& parameters, const std::string& text)
{
    if (text.empty())
        return;
    for (const std::string& part : splitAt(text, ',')) {
        const std::size_t equals = part.find('=');
        if (equals == std::string::npos)
            throw UsageError("\"" + part + "\" is not NAME=VALUE");
        const TunableParameter& parameter = parameterNamed(part.substr(0, equals));
        parameters.*parameter.member = parameterValue(parameter, part.substr(equals + 1));
    }
}

int listParameters()
{
    constexpr SearchParameters defaults;
    for (const TunableParameter& parameter : kTunableParameters)
        std::cout << joined(padded(parameter.name, 26), rightAligned(defaults.*parameter.member, 5),
                            "  ", parameter.least, " to ", parameter.most, ", step ",
                            parameter.step, '\n');
    return EXIT_SUCCESS;
}

std::string ParameterRun::description() const
{
    return joined("rule=", nameOf(game.rule), " size=", game.size, " nodes=", game.nodes,
                  " seed=", seed, " set=", baseText);
}

double ParameterRun::play(const SearchParameters& first, const SearchParameters& second,
                          int pair) const
{
    std::uint64_t random = seed;
    random = zobrist::nextRandom(random) ^ static_cast<std::uint64_t>(pair);
    return playParameterPair(first, second, openingOfPair(*this, pair), game,
                             zobrist::nextRandom(random));
}

ParameterRun parameterRun(const Options& options)
{
    ParameterRun run;
    run.game.rule = chosenRule(options);
    run.game.size = chosenSize(options);
    run.game.nodes
        = static_cast<std::uint64_t>(options.number("nodes", 20'000, 100, 1'000'000'000));
    run.pairs = static_cast<int>(options.number("games", 2000, 2, 100'000'000)) / 2;
    run.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, INT32_MAX));
    run.baseText = options.text("set", "");
    setParameters(run.base, run.baseText);
    run.shard = chosenShard(options);
    if (balancedOpenings(run.game.size).empty())
        throw UsageError("--size: there are no openings for so small a board");
    return run;
}

std::vector<OptionSpec> parameterRunOptions()
{
    return {{"games", "N", "Number of games, two for each opening (2000)"},
            {"nodes", "N", "Nodes per move (20000)"},
            {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
            {"size", "N", "Board size (15)"},
            {"set", "NAME=VALUE,...", "Parameters that both engines share (the defaults)"},
            {"seed", "N", "Of openings and choices (1)"},
            {"shard", "I/N", "Only a part of the games (1/1)"},
            {"list", "", "Play nothing, only list the parameters"},
            {"report", "", "Play nothing, only print what the files named know"},
            {"out", "FILE", "Where the games are kept (nowhere)"}};
}

PairFile readPairs(const std::string& path)
{
    PairFile file;
    int number = 0;
    for (const std::string& line : readLines(path)) {
        if (++number == 1)
            file.header = line;
        else
            file.lines.push_back(parsePair(line, joined(path, ':', number)));
    }
    return file;
}

PairFile pairsToContinue(const std::string& path, const std::string& header)
{
    if (path == "-" || !QFileInfo::exists(QString::fromStdString(path)))
        return {};
    PairFile file = readPairs(path);
    if (!file.header.empty() && file.header != header)
        throw UsageError(path + ": is of another run");
    return file;
}

struct PairWriter::File
{
    std::string path{};
    AppendedFile lines{};
};

PairWriter::PairWriter(const std::string& path, const PairFile& known, const std::string& header)
{
    if (path == "-")
        return;
    m_file = std::make_unique<File>();
    m_file->path = path;
    openForLines(m_file->lines, path);
    if (!known.header.empty())
        return;
    if (const auto problem = m_file->lines.append(QByteArray::fromStdString(header + '\n')))
        throw UsageError(path + ": cannot be written: " + problem->toStdString());
}

PairWriter::~PairWriter() = default;

bool PairWriter::add(const PairLine& line)
{
    if (!m_file)
        return true;
    const auto problem = m_file->lines.append(QByteArray::fromStdString(lineOf(line)));
    if (problem)
        std::cerr << m_file->path << ": cannot be written: " << problem->toStdString() << '\n';
    return !problem;
}

}  // namespace gomoku::cli
