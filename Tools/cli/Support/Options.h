// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku::cli {

/// What is wrong with a command line or an input, and where: one line for the user, exit status 2.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

struct OptionSpec
{
    std::string_view name;  ///< Without the dashes.
    std::string_view value;  ///< What the help calls its value; empty for a switch.
    std::string_view help;
};

/// One command as the user sees it.
struct CommandSpec
{
    std::string_view name;
    std::string_view arguments;  ///< What may follow the options, for the help.
    std::string_view summary;
    std::string_view details;  ///< Formats of input and output.
    std::vector<OptionSpec> options;
    int leastArguments = 0;
    int mostArguments = 0;
};

[[nodiscard]] std::string helpOf(const CommandSpec& spec);

/// The words of a command line, sorted: "--name value", "--name=value", "--switch" and the rest.
/// Everything here throws UsageError.
class Options
{
public:
    Options(const CommandSpec& spec, const std::vector<std::string>& words);

    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] std::string text(std::string_view name, std::string_view otherwise) const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
    [[nodiscard]] std::int64_t number(std::string_view name, std::int64_t otherwise,
                                      std::int64_t least, std::int64_t most) const;
    [[nodiscard]] const std::vector<std::string>& arguments() const { return m_arguments; }

private:
    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
    std::vector<std::string> m_arguments;
};

/// One of several equal parts of a work: `index` counts from 0.
struct Shard
{
    int index = 0;
    int count = 1;
};
/// --shard I/N, where the first part is 1/N; the whole if there is none.
[[nodiscard]] Shard chosenShard(const Options& options);

/// A whole number between two bounds; `what` begins the message if it is not.
[[nodiscard]] std::int64_t numberIn(std::string_view text, const std::string& what,
                                    std::int64_t least, std::int64_t most);
/// As numberIn(), with a fraction; neither "nan" nor "inf" is between anything.
[[nodiscard]] double realNumberIn(const std::string& text, const std::string& what, double least,
                                  double most);

}  // namespace gomoku::cli
