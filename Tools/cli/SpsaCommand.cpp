// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/Spsa.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/ParameterRun.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <cmath>
#include <iostream>

namespace gomoku::cli {

namespace {

constexpr std::string_view kSpsaMark = "# spsa ";
constexpr std::string_view kParametersMark = " parameters=";

struct Tuned
{
    std::string text{};  ///< As it was given.
    const TunableParameter* parameter = nullptr;
    SpsaParameter spsa{};
};

/// "razoring-base", "razoring-base=95" or, with its step, "razoring-base=95:15".
Tuned parseTuned(const std::string& text, const SearchParameters& base)
{
    const std::size_t equals = text.find('=');
    const TunableParameter& parameter = parameterNamed(text.substr(0, equals));
    int start = base.*parameter.member;
    int step = parameter.step;
    if (equals != std::string::npos) {
        const std::vector<std::string> values = splitAt(text.substr(equals + 1), ':');
        if (values.size() > 2)
            throw UsageError("\"" + text + "\" is not NAME=START:STEP");
        start = parameterValue(parameter, values[0]);
        if (values.size() == 2)
            step = static_cast<int>(numberIn(values[1], std::string(parameter.name), 1,
                                             parameter.most - parameter.least));
    }
    return {text,
            &parameter,
            {.start = static_cast<double>(start),
             .least = static_cast<double>(parameter.least),
             .most = static_cast<double>(parameter.most),
             .step = static_cast<double>(step)}};
}

std::vector<Tuned> parseAllTuned(const std::vector<std::string>& texts,
                                 const SearchParameters& base)
{
    std::vector<Tuned> tuned;
    for (const std::string& text : texts) {
        tuned.push_back(parseTuned(text, base));
        for (std::size_t i = 0; i + 1 < tuned.size(); ++i)
            if (tuned[i].parameter == tuned.back().parameter)
                throw UsageError(joined("\"", tuned[i].parameter->name, "\" is named twice"));
    }
    if (tuned.empty())
        throw UsageError("no parameters: name some, such as razoring-base");
    return tuned;
}

/// A run with all that its results follow from.
struct SpsaPlan
{
    ParameterRun run{};
    std::vector<Tuned> tuned{};
    SpsaOptions spsa{};
    std::string header{};

    [[nodiscard]] Spsa start() const
    {
        std::vector<SpsaParameter> parameters;
        for (const Tuned& one : tuned)
            parameters.push_back(one.spsa);
        return {parameters, spsa};
    }
};

/// Each shard goes its own way; their ends are averaged.
SpsaPlan spsaPlan(const Options& options)
{
    constexpr std::uint64_t kShardStep = 1'000'003;
    SpsaPlan plan;
    plan.run = parameterRun(options);
    plan.run.seed = plan.run.seed * kShardStep + plan.run.shard.number;
    plan.run.pairs = std::max(1, plan.run.pairs / static_cast<int>(plan.run.shard.count));
    plan.tuned = parseAllTuned(options.arguments(), plan.run.base);
    plan.spsa.pairs = plan.run.pairs;
    plan.spsa.rate = realNumberIn(options.text("rate", "0.02"), "--rate", 0, 10);
    plan.spsa.seed = plan.run.seed;
    plan.header = joined(kSpsaMark, plan.run.description(), " pairs=", plan.run.pairs,
                         " rate=", plan.spsa.rate, kParametersMark);
    for (std::size_t i = 0; i < plan.tuned.size(); ++i)
        plan.header += (i > 0 ? " " : "") + plan.tuned[i].text;
    return plan;
}

SearchParameters withValues(const SpsaPlan& plan, const Spsa::Values& values)
{
    SearchParameters parameters = plan.run.base;
    for (std::size_t i = 0; i < values.size(); ++i)
        parameters.*plan.tuned[i].parameter->member = values[i];
    return parameters;
}

std::string textOfValues(const std::vector<double>& values)
{
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i)
        text += (i > 0 ? " " : "") + fixed(values[i], 3);
    return text;
}

void printValues(const std::vector<std::string>& names, const std::vector<double>& values,
                 int pairs)
{
    std::cout << pairs << " pairs\n";
    std::string chosen;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string name = splitAt(names[i], '=').front();
        std::cout << joined(padded(name, 26), fixed(values[i], 2), '\n');
        chosen += joined(i > 0 ? "," : "", name, '=', std::lround(values[i]));
    }
    std::cout << "--set " << chosen << '\n';
}

int playSpsa(const Options& options)
{
    const SpsaPlan plan = spsaPlan(options);
    const std::string path = options.text("out", "-");
    const PairFile known = pairsToContinue(path, plan.header);
    Spsa spsa = plan.start();
    for (const PairLine& line : known.lines)
        spsa.note(line.points);
    PairWriter writer(path, known, plan.header);
    ProgressBar bar(plan.run.pairs);
    while (spsa.pairs() < plan.run.pairs) {
        const auto [first, second] = spsa.nextPair();
        const int number = spsa.pairs();
        const double points
            = plan.run.play(withValues(plan, first), withValues(plan, second), number);
        spsa.note(points);
        if (!writer.add({number, textOfValues(spsa.values()), points}))
            return EXIT_FAILURE;
        bar.show(spsa.pairs());
    }
    bar.wipe();
    printValues(options.arguments(), spsa.values(), spsa.pairs());
    return EXIT_SUCCESS;
}

std::vector<double> lastValuesOf(const PairFile& file, std::size_t count, const std::string& path)
{
    std::vector<double> values;
    for (const std::string& word : splitAt(file.lines.back().detail, ' '))
        values.push_back(realNumberIn(word, path, -1e9, 1e9));
    if (values.size() != count)
        throw UsageError(path + ": a pair has other parameters than the file");
    return values;
}

/// The mean of what the files came to.
int reportSpsa(const std::vector<std::string>& paths)
{
    std::vector<std::string> names;
    std::vector<double> sums;
    int pairs = 0;
    for (const std::string& path : paths) {
        const PairFile file = readPairs(path);
        const std::size_t found = file.header.find(kParametersMark);
        if (!file.header.starts_with(kSpsaMark) || found == std::string::npos)
            throw UsageError(path + ": is no file of spsa");
        const auto these = splitAt(file.header.substr(found + kParametersMark.size()), ' ');
        if (!names.empty() && these != names)
            throw UsageError(path + ": has other parameters than the files before");
        if (file.lines.empty())
            throw UsageError(path + ": holds no games yet");
        names = these;
        sums.resize(names.size());
        const std::vector<double> values = lastValuesOf(file, names.size(), path);
        for (std::size_t i = 0; i < values.size(); ++i)
            sums[i] += values[i] / static_cast<double>(paths.size());
        pairs += static_cast<int>(file.lines.size());
    }
    if (names.empty())
        throw UsageError("no files to report");
    printValues(names, sums, pairs);
    return EXIT_SUCCESS;
}

int runSpsa(const Options& options)
{
    if (options.has("list"))
        return listParameters();
    return options.has("report") ? reportSpsa(options.arguments()) : playSpsa(options);
}

}  // namespace

Command spsaCommand()
{
    std::vector<OptionSpec> options = parameterRunOptions();
    options.push_back(
        {"rate", "X", "Steps that a pair won 2-0 changes a value by, at the end (0.02)"});
    return {{"spsa", "NAME[=START[:STEP]]... | --report FILE...",
             "Tune the search's parameters by games",
             "Each pair of games is played with values a step above and below the present ones,\n"
             "and all values move a little towards the winner's. A run that was broken off\n"
             "continues its file. Each shard goes its own way; --report averages where they came.",
             options, 0, 1000},
            runSpsa};
}

}  // namespace gomoku::cli
