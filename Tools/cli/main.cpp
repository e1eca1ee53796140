// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Options.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QCoreApplication>

#include <cstdio>
#include <iostream>

using namespace gomoku::cli;

namespace {

constexpr int kBadUsage = 2;

std::vector<Command> commands()
{
    return {playCommand(),     showCommand(),      analyzeCommand(),  reviewCommand(),
            solveCommand(),    forbiddenCommand(), convertCommand(),  benchCommand(),
            matchCommand(),    bookCommand(),      selfplayCommand(), tuneCommand(),
            judgeFitCommand(), puzzlesCommand(),   ladderCommand(),   reviewStatsCommand(),
            balanceCommand(),  openingsCommand(),  proveCommand(),    tournamentCommand(),
            screenCommand(),   spsaCommand()};
}

void printOverview()
{
    std::cout << "Usage: gomoku-cli COMMAND [options]\n\nCommands:\n";
    for (const Command& command : commands()) {
        std::string line = "  " + std::string(command.spec.name);
        line.resize(16, ' ');
        std::cout << line << command.spec.summary << '\n';
    }
    std::cout << "  help          Show this list, or the help of a command\n"
                 "\nPoints are written h8: columns a.. from the left, rows 1.. from the bottom.\n"
                 "gomoku-cli COMMAND --help explains a command; gomoku-cli --version shows the "
                 "version.\n";
}

int complain(const std::string& where, const std::string& what)
{
    std::cout.flush();
    std::cerr << where << ": " << printable(what) << '\n';
    return kBadUsage;
}

bool asksForHelp(const std::vector<std::string>& words)
{
    for (const std::string& word : words) {
        if (word == "--")
            return false;
        if (word == "--help" || word == "-h")
            return true;
    }
    return false;
}

int run(const Command& command, const std::vector<std::string>& words)
{
    if (asksForHelp(words)) {
        std::cout << helpOf(command.spec);
        return EXIT_SUCCESS;
    }
    try {
        return command.run(Options(command.spec, words));
    } catch (const UsageError& error) {
        return complain("gomoku-cli " + std::string(command.spec.name), error.what());
    }
}

int runNamed(const std::string& name, const std::vector<std::string>& words)
{
    for (const Command& command : commands())
        if (command.spec.name == name)
            return run(command, words);
    return complain("gomoku-cli", "unknown command \"" + name + "\"; try gomoku-cli help");
}

int runWords(std::vector<std::string> words)
{
    if (words.empty()) {
        printOverview();
        return kBadUsage;
    }
    const std::string name = words.front();
    words.erase(words.begin());
    if (name == "--version") {
        std::cout << "gomoku-cli " GOMOKU_VERSION "\n";
        return EXIT_SUCCESS;
    }
    if (name == "help" && !words.empty())
        return runNamed(words.front(), {"--help"});
    if (name == "help" || name == "--help" || name == "-h") {
        printOverview();
        return EXIT_SUCCESS;
    }
    return runNamed(name, words);
}

}  // namespace

int main(int argc, char** argv)
{
    guardStandardStreams();
    QCoreApplication application(argc, argv);
    const int status = runWords({argv + 1, argv + argc});
    if (standardOutputIsWell())
        return status;
    std::cerr << "gomoku-cli: standard output cannot be written; the output is incomplete\n";
    return status == EXIT_SUCCESS ? EXIT_FAILURE : status;
}
