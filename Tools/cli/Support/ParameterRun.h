// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/SearchParameters.h"
#include "Models/Tuning/ParameterGame.h"
#include "Tools/cli/Support/Options.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What screen and spsa have in common: parameters by name, pairs of games, and the file that holds
/// them. Everything here throws UsageError before anything is written.
namespace gomoku::cli {

[[nodiscard]] std::vector<std::string> splitAt(std::string_view text, char separator);
/// "razoring-base"
[[nodiscard]] const TunableParameter& parameterNamed(std::string_view name);
/// A value of it, within its bounds.
[[nodiscard]] int parameterValue(const TunableParameter& parameter, const std::string& text);
/// "razoring-base=95,moves-per-node=30", on top of `parameters`.
void setParameters(SearchParameters& parameters, const std::string& text);

/// Prints all with their defaults and bounds; the exit status.
int listParameters();

/// What every pair of a run is played by.
struct ParameterRun
{
    ParameterGameOptions game{};
    SearchParameters base{};
    std::string baseText{};  ///< As it was given.
    int pairs = 0;
    std::uint64_t seed = 1;
    Shard shard{};

    /// "rule=freestyle size=15 nodes=20000 seed=1 set=…"; what makes two runs the same.
    [[nodiscard]] std::string description() const;
    /// The engines must differ in their parameters alone.
    [[nodiscard]] double play(const SearchParameters& first, const SearchParameters& second,
                              int pair) const;
};
[[nodiscard]] ParameterRun parameterRun(const Options& options);
[[nodiscard]] std::vector<OptionSpec> parameterRunOptions();

/// The lines of a file of pairs: the first says what they are of, each other is a pair.
struct PairLine
{
    int number = 0;
    std::string detail{};
    double points = 0;
};
struct PairFile
{
    std::string header{};  ///< Empty for a new file.
    std::vector<PairLine> lines{};
};
[[nodiscard]] PairFile readPairs(const std::string& path);
/// As readPairs(); refuses a file that begins with another header. A missing file is empty.
[[nodiscard]] PairFile pairsToContinue(const std::string& path, const std::string& header);

/// Adds lines to a file, the header first if it is new; "-" keeps nothing.
class PairWriter
{
public:
    PairWriter(const std::string& path, const PairFile& known, const std::string& header);
    ~PairWriter();
    /// False, with a message, if it cannot be written.
    [[nodiscard]] bool add(const PairLine& line);

private:
    struct File;
    std::unique_ptr<File> m_file;
};

}  // namespace gomoku::cli
