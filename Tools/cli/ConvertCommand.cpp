// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <iostream>

namespace gomoku::cli {

namespace {

RecordFormat targetFormat(const Options& options, const std::string& path)
{
    const std::string name = options.has("to") ? "." + options.text("to", "") : path;
    const auto format = formatForFile(name);
    if (!format)
        throw UsageError(path + ": unknown file extension; choose a format with --to");
    if (!infoOf(*format).canWrite)
        throw UsageError(path + ": " + std::string(infoOf(*format).name)
                         + " files can only be read");
    return *format;
}

ReadGame readSource(const Options& options, const std::string& path)
{
    ReadOptions reading;
    reading.format = formatForFile(path);
    reading.encoding = options.text("encoding", "");
    reading.rowsFromTop = options.has("rows-from-top");
    if (options.has("size"))
        reading.boardSize = chosenSize(options);
    auto game = readGame(readFile(path), reading);
    if (!game)
        throw UsageError(path + ": " + game.error().toString());
    return std::move(game).value();
}

int runConvert(const Options& options)
{
    const std::string& from = options.arguments()[0];
    const std::string& to = options.arguments()[1];
    const RecordFormat target = targetFormat(options, to);
    ReadGame game = readSource(options, from);
    if (options.has("rule"))
        game.record.info().rule = chosenRule(options);
    const auto written = writeGame(game.record, target);
    if (!written)
        throw UsageError(to + ": " + written.error().toString());
    writeFile(to, written->bytes);
    for (const std::string& remark : game.remarks)
        std::cerr << printable(from + ": " + remark) << '\n';
    if (game.gamesInFile > 1)
        std::cerr << from << ": the first of " << game.gamesInFile << " games\n";
    for (const std::string& lost : written->lost)
        std::cerr << to << ": not stored in this format: " << lost << '\n';
    return EXIT_SUCCESS;
}

std::string formatList()
{
    std::string text = "Formats:";
    for (const RecordFormatInfo& info : recordFormats()) {
        if (info.extension.empty())
            continue;
        text += "\n  " + std::string(info.extension);
        text.append(8 - std::min<std::size_t>(8, info.extension.size()), ' ');
        text += std::string(info.name);
        text += info.canRead ? (info.canWrite ? "" : " (read only)") : " (write only)";
    }
    return text + "\nThe format of IN is found from its contents; - is standard input or output.";
}

}  // namespace

Command convertCommand()
{
    static const std::string details = formatList();
    return {{"convert",
             "IN OUT",
             "Write a game in another format",
             details,
             {{"to", "EXT", "Format to write, if OUT does not say"},
              {"encoding", "NAME", "Text encoding of IN, if IN does not say"},
              {"rule", "R", "Rule to record"},
              {"size", "N", "Board size, if IN does not say"},
              {"rows-from-top", "", "Rows of a move list count from the top"}},
             2,
             2},
            runConvert};
}

}  // namespace gomoku::cli
