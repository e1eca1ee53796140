// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Openings/OpeningMaker.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <algorithm>
#include <iostream>
#include <sstream>

namespace gomoku::cli {

namespace {

constexpr int kOpeningCount = 26;

std::vector<std::size_t> widthsIn(const std::string& text)
{
    std::vector<std::size_t> widths;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');)
        widths.push_back(static_cast<std::size_t>(numberIn(word, "--widths", 1, 100)));
    return widths;
}

std::string textOfWidths(const std::vector<std::size_t>& widths)
{
    std::string text;
    for (const std::size_t width : widths)
        text += (text.empty() ? "" : ",") + std::to_string(width);
    return text;
}

OpeningMakerOptions makerOptions(const Options& options)
{
    OpeningMakerOptions maker;
    const auto nodes = [&](const char* name, std::uint64_t otherwise) {
        return static_cast<std::uint64_t>(
            options.number(name, static_cast<std::int64_t>(otherwise), 100, 1'000'000'000));
    };
    maker.sieveNodes = nodes("sieve", maker.sieveNodes);
    maker.nodes = nodes("nodes", maker.nodes);
    maker.deepNodes = nodes("deep", maker.deepNodes);
    maker.margin = static_cast<double>(options.number("margin", 4, 1, 50));
    maker.judged = static_cast<std::size_t>(options.number("judged", 6, 1, 225));
    if (options.has("widths"))
        maker.widths = widthsIn(options.text("widths", ""));
    return maker;
}

/// All that decides what the file says.
std::string commandFor(const OpeningMakerOptions& maker)
{
    return joined("gomoku-cli openings --nodes ", maker.nodes, " --deep ", maker.deepNodes,
                  " --sieve ", maker.sieveNodes, " --judged ", maker.judged, " --margin ",
                  fixed(maker.margin, 0), " --widths ", textOfWidths(maker.widths));
}

std::string openingsHead(const OpeningMakerOptions& maker)
{
    return "# The 26 openings of Renju as our judge sees them. Made by\n#   " + commandFor(maker)
        + "\n# moves;Black's chance in percent;moves from here with Black's chance after them\n";
}

/// What an earlier run with the same options has written.
JudgedOpenings openingsBefore(const std::string& path, const std::string& head)
{
    const std::string text = readFile(path);
    if (text.empty())
        return {};
    if (!text.starts_with(head))
        throw UsageError(path + ": was made with other options");
    const Expected<JudgedOpenings> read = parseJudgedOpenings(text);
    if (!read)
        throw UsageError(path + ": " + read.error().toString());
    return *read;
}

int makeIntoOpeningFile(const OpeningMakerOptions& options, const std::string& path)
{
    const std::string head = openingsHead(options) + toText(JudgedOpenings{options.margin, {}});
    AppendedFile file;
    openForLines(file, path);
    OpeningMaker maker(options);
    const JudgedOpenings before = openingsBefore(path, head);
    maker.know(before);
    std::optional<QString> problem;
    const auto keep = [&](const std::string& text) {
        if (!problem)
            problem = file.append(QByteArray::fromStdString(text));
    };
    if (before.positions.empty() && readFile(path).empty())
        keep(head);
    ProgressBar bar(kOpeningCount);
    (void)maker.make([&](const KnownOpening& opening, int done) {
        keep(toText(opening));
        bar.show(done);
    });
    bar.wipe();
    if (!problem)
        return EXIT_SUCCESS;
    std::cerr << path << ": cannot be written: " << problem->toStdString() << '\n';
    return EXIT_FAILURE;
}

int runOpenings(const Options& options)
{
    const OpeningMakerOptions maker = makerOptions(options);
    const std::string path = options.text("out", "-");
    if (path != "-")
        return makeIntoOpeningFile(maker, path);
    ProgressBar bar(kOpeningCount);
    const JudgedOpenings file
        = OpeningMaker(maker).make([&](const KnownOpening&, int done) { bar.show(done); });
    bar.wipe();
    std::cout << openingsHead(maker) << toText(file);
    return EXIT_SUCCESS;
}

}  // namespace

Command openingsCommand()
{
    return {{"openings",
             "",
             "Judge the 26 openings of Renju and their best continuations",
             "One line for each position that was looked into:\n"
             "  moves;Black's chance in percent;moves from here with Black's chance after them\n"
             "The first line has the margin: moves that lose less are good. The answer depends on\n"
             "nodes, not on time. A file is added to: the same command resumes a run that was\n"
             "broken off.",
             {{"nodes", "N", "For each fourth and fifth move that is judged in earnest (200000)"},
              {"deep", "N", "The same for later moves (50000)"},
              {"sieve", "N", "For every move, to choose those (2000)"},
              {"judged", "N", "At most so many moves of a position are judged in earnest (6)"},
              {"margin", "N", "Points of winning chance that a good move may lose (4)"},
              {"widths", "N,N,…", "Good fourths, fifths and so on to look into (2,1,1)"},
              {"out", "FILE", "Output file (standard output)"}},
             0,
             0},
            runOpenings};
}

}  // namespace gomoku::cli
