// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchStatistics.h"
#include "Models/Tuning/Factorial.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/ParameterRun.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <iostream>
#include <set>

namespace gomoku::cli {

namespace {

/// Parameters that change together, between a low and a high value each.
struct Factor
{
    struct Part
    {
        const TunableParameter* parameter;
        int low;
        int high;
    };
    std::string text{};  ///< As it was given.
    std::vector<Part> parts{};
};

/// "razoring-base=110:95,razoring-per-depth=70:60"
Factor parseFactor(const std::string& text)
{
    Factor factor{text};
    for (const std::string& part : splitAt(text, ',')) {
        const std::size_t equals = part.find('=');
        const std::size_t colon = part.find(':');
        if (equals == std::string::npos || colon == std::string::npos || colon < equals)
            throw UsageError("\"" + part + "\" is not NAME=LOW:HIGH");
        const TunableParameter& parameter = parameterNamed(part.substr(0, equals));
        factor.parts.push_back(
            {&parameter, parameterValue(parameter, part.substr(equals + 1, colon - equals - 1)),
             parameterValue(parameter, part.substr(colon + 1))});
    }
    return factor;
}

std::vector<Factor> parseFactors(const std::vector<std::string>& texts)
{
    std::vector<Factor> factors;
    std::set<std::string_view> names;
    for (const std::string& text : texts) {
        factors.push_back(parseFactor(text));
        for (const Factor::Part& part : factors.back().parts)
            if (!names.insert(part.parameter->name).second)
                throw UsageError(joined("\"", part.parameter->name, "\" is named twice"));
    }
    if (factors.empty())
        throw UsageError("no factors: name some as NAME=LOW:HIGH");
    return factors;
}

constexpr std::string_view kScreenMark = "# screen ";
constexpr std::string_view kFactorsMark = " factors=";

std::string headerOf(const ParameterRun& run, const std::vector<Factor>& factors)
{
    std::string text = joined(kScreenMark, run.description(), kFactorsMark);
    for (std::size_t i = 0; i < factors.size(); ++i)
        text += (i > 0 ? " " : "") + factors[i].text;
    return text;
}

std::vector<std::string> factorsIn(const std::string& header, const std::string& path)
{
    const std::size_t found = header.find(kFactorsMark);
    if (!header.starts_with(kScreenMark) || found == std::string::npos)
        throw UsageError(path + ": is no file of screen");
    return splitAt(header.substr(found + kFactorsMark.size()), ' ');
}

SearchParameters withFactors(SearchParameters parameters, const std::vector<Factor>& factors,
                             const std::vector<int>& signs, int side)
{
    for (std::size_t i = 0; i < factors.size(); ++i)
        for (const Factor::Part& part : factors[i].parts)
            parameters.*part.parameter->member = signs[i] == side ? part.high : part.low;
    return parameters;
}

std::string textOfSigns(const std::vector<int>& signs)
{
    std::string text;
    for (const int sign : signs)
        text += sign > 0 ? '+' : '-';
    return text;
}

FactorialPair pairOf(const PairLine& line, std::size_t factors, const std::string& path)
{
    FactorialPair pair{{}, line.points};
    for (const char sign : line.detail)
        pair.signs.push_back(sign == '+' ? 1 : -1);
    if (pair.signs.size() != factors)
        throw UsageError(path + ": a pair has other factors than the file");
    return pair;
}

/// A single factor is a match: from the view of the engine that has it high.
void printMatch(const std::vector<FactorialPair>& pairs)
{
    MatchStatistics statistics;
    for (const FactorialPair& pair : pairs)
        statistics.addPair(pair.signs.front() > 0 ? pair.points : 2 - pair.points);
    const auto elo = estimateElo(statistics.pairs());
    if (!elo)
        return;
    std::cout << "pairs by points 0 to 2:";
    for (const int count : statistics.pairs())
        std::cout << ' ' << count;
    std::cout << joined("\nElo ", withSign(fixed(elo->elo, 1)), " [", fixed(elo->low, 1), ", ",
                        fixed(elo->high, 1), "]\n");
}

void printEffects(const std::vector<std::string>& factors, const std::vector<FactorialPair>& pairs)
{
    const auto even = std::count_if(pairs.begin(), pairs.end(),
                                    [](const auto& pair) { return pair.points == 1; });
    std::cout << joined(pairs.size(), " pairs, ", even, " of them 1-1\n");
    const std::vector<FactorEffect> effects = estimateEffects(pairs);
    if (effects.empty()) {
        std::cout << "too few to tell the factors apart\n";
        return;
    }
    std::vector<std::size_t> order(effects.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return effects[a].elo > effects[b].elo; });
    for (const std::size_t i : order)
        std::cout << joined(rightAligned(withSign(fixed(effects[i].elo, 1)), 7), " +- ",
                            padded(fixed(effects[i].error, 1), 6), factors[i], '\n');
    if (factors.size() == 1)
        printMatch(pairs);
}

int reportFiles(const std::vector<std::string>& paths)
{
    std::vector<std::string> factors;
    std::vector<FactorialPair> pairs;
    for (const std::string& path : paths) {
        const PairFile file = readPairs(path);
        const std::vector<std::string> these = factorsIn(file.header, path);
        if (!factors.empty() && these != factors)
            throw UsageError(path + ": has other factors than the files before");
        factors = these;
        for (const PairLine& line : file.lines)
            pairs.push_back(pairOf(line, factors.size(), path));
    }
    printEffects(factors, pairs);
    return EXIT_SUCCESS;
}

int playFactors(const Options& options)
{
    const std::vector<Factor> factors = parseFactors(options.arguments());
    const ParameterRun run = parameterRun(options);
    const std::string path = options.text("out", "-");
    const std::string header = headerOf(run, factors);
    const PairFile known = pairsToContinue(path, header);
    std::set<int> done;
    std::vector<FactorialPair> pairs;
    for (const PairLine& line : known.lines) {
        done.insert(line.number);
        pairs.push_back(pairOf(line, factors.size(), path));
    }
    PairWriter writer(path, known, header);
    ProgressBar bar(run.pairs);
    for (int number = 0; number < run.pairs; ++number) {
        if (!run.shard.has(static_cast<std::size_t>(number)) || done.contains(number))
            continue;
        const auto signs
            = signsOfPair(factors.size(), run.seed, static_cast<std::uint64_t>(number));
        const double points = run.play(withFactors(run.base, factors, signs, 1),
                                       withFactors(run.base, factors, signs, -1), number);
        pairs.push_back({signs, points});
        if (!writer.add({number, textOfSigns(signs), points}))
            return EXIT_FAILURE;
        bar.show(number + 1);
    }
    bar.wipe();
    printEffects(options.arguments(), pairs);
    return EXIT_SUCCESS;
}

int runScreen(const Options& options)
{
    if (options.has("list"))
        return listParameters();
    return options.has("report") ? reportFiles(options.arguments()) : playFactors(options);
}

}  // namespace

Command screenCommand()
{
    return {{"screen", "NAME=LOW:HIGH... | --report FILE...",
             "Try many changes of the search's parameters at once",
             "In each pair of games every factor is high for one engine and low for the other, at\n"
             "random; a regression over all pairs gives the effect of each in Elo, with one\n"
             "standard error. Parameters joined by commas change together. A single factor is a\n"
             "match. A run that was broken off continues its file; shards write files of their\n"
             "own, which --report reads together.",
             parameterRunOptions(), 0, 1000},
            runScreen};
}

}  // namespace gomoku::cli
