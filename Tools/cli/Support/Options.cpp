// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/Options.h"

#include "Models/Protocol/GomocupText.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <sstream>

namespace gomoku::cli {

namespace {

constexpr std::size_t kHelpColumn = 24;

const OptionSpec* find(const CommandSpec& spec, std::string_view name)
{
    const auto found = std::find_if(spec.options.begin(), spec.options.end(),
                                    [&](const OptionSpec& option) { return option.name == name; });
    return found == spec.options.end() ? nullptr : &*found;
}

std::string lineOf(const OptionSpec& option)
{
    std::string line = "  --" + std::string(option.name);
    if (!option.value.empty())
        line += ' ' + std::string(option.value);
    line.resize(std::max(line.size() + 2, kHelpColumn), ' ');
    for (const char letter : option.help) {
        line += letter;
        if (letter == '\n')
            line.append(kHelpColumn, ' ');
    }
    return line + '\n';
}

}  // namespace

std::string helpOf(const CommandSpec& spec)
{
    std::string text = "Usage: gomoku-cli " + std::string(spec.name);
    if (!spec.options.empty())
        text += " [options]";
    if (!spec.arguments.empty())
        text += ' ' + std::string(spec.arguments);
    text += "\n\n" + std::string(spec.summary) + '\n';
    if (!spec.details.empty())
        text += '\n' + std::string(spec.details) + '\n';
    text += "\nOptions:\n";
    for (const OptionSpec& option : spec.options)
        text += lineOf(option);
    return text + lineOf({"help", "", "Show this help"});
}

Options::Options(const CommandSpec& spec, const std::vector<std::string>& words)
{
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (optionsEnded || !word.starts_with("--") || word == "-") {
            m_arguments.push_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const OptionSpec* option = find(spec, name);
        if (option == nullptr)
            throw UsageError("unknown option --" + name);
        if (option->value.empty() && equals != std::string::npos)
            throw UsageError("--" + name + " takes no value");
        if (option->value.empty())
            m_values[name].emplace_back();
        else if (equals != std::string::npos)
            m_values[name].push_back(word.substr(equals + 1));
        else if (i + 1 < words.size())
            m_values[name].push_back(words[++i]);
        else
            throw UsageError("--" + name + " needs a value: " + std::string(option->value));
    }
    if (std::ssize(m_arguments) < spec.leastArguments)
        throw UsageError("expected " + std::string(spec.arguments));
    if (std::ssize(m_arguments) > spec.mostArguments)
        throw UsageError(
            "unexpected argument "
            + gomocup::quoted(m_arguments[static_cast<std::size_t>(spec.mostArguments)]));
}

bool Options::has(std::string_view name) const
{
    return m_values.find(name) != m_values.end();
}

std::string Options::text(std::string_view name, std::string_view otherwise) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::string(otherwise) : found->second.back();
}

std::vector<std::string> Options::texts(std::string_view name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::vector<std::string>{} : found->second;
}

std::int64_t Options::number(std::string_view name, std::int64_t otherwise, std::int64_t least,
                             std::int64_t most) const
{
    if (!has(name))
        return otherwise;
    return numberIn(text(name, ""), "--" + std::string(name), least, most);
}

std::int64_t numberIn(std::string_view text, const std::string& what, std::int64_t least,
                      std::int64_t most)
{
    const auto number = gomocup::parseInteger(text);
    if (!number)
        throw UsageError(what + ": " + gomocup::quoted(text) + " is not a whole number");
    if (*number < least || *number > most)
        throw UsageError(what + ": " + std::to_string(*number) + " is not between "
                         + std::to_string(least) + " and " + std::to_string(most));
    return *number;
}

double realNumberIn(const std::string& text, const std::string& what, double least, double most)
{
    std::istringstream words(text);
    double number = 0;
    if (!(words >> number) || !words.eof())
        throw UsageError(what + ": " + gomocup::quoted(text) + " is not a number");
    if (!(number >= least && number <= most))
        throw UsageError(joined(what, ": ", text, " is not between ", least, " and ", most));
    return number;
}

Shard chosenShard(const Options& options)
{
    const std::string text = options.text("shard", "1/1");
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        throw UsageError("--shard: expected I/N, such as 1/4");
    Shard shard;
    shard.count = static_cast<int>(numberIn(text.substr(slash + 1), "--shard", 1, 1000));
    shard.index = static_cast<int>(numberIn(text.substr(0, slash), "--shard", 1, shard.count)) - 1;
    return shard;
}

}  // namespace gomoku::cli
