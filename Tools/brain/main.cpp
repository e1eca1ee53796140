// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/brain/BrainRunner.h"

#include <cstdlib>
#include <cstring>
#include <random>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace {

/// Managers wait at most half a second after END before they kill.
constexpr std::chrono::milliseconds kPatience{120};

int farewell(bool wasHeard)
{
    if (wasHeard)
        return EXIT_SUCCESS;
    std::fputs("pbrain-gomoku: standard output cannot be written\n", stderr);
    return EXIT_FAILURE;
}

int printHelp()
{
    std::puts("pbrain-gomoku " GOMOKU_VERSION ": a Gomoku engine for tournament managers.\n"
              "It speaks the Gomocup protocol on its standard input and output; try\n"
              "  START 15\n  INFO timeout_turn 1000\n  BEGIN\n  TURN 8,8\n  END");
    return farewell(std::fflush(stdout) == 0);
}

/// Bytes as they come and go. By itself Windows would take a stray control character (26) for the
/// end of the input.
void leaveStreamsAlone()
{
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && (std::strcmp(argv[1], "--help") == 0 || std::strcmp(argv[1], "-h") == 0))
        return printHelp();
    leaveStreamsAlone();
    gomoku::BrainRunner runner(stdin, stdout, std::random_device()());
    runner.run();
    // A search that does not stop must not keep the manager waiting.
    const bool isIdle = runner.waitUntilIdle(kPatience);
    const int status = farewell(runner.wasHeard());
    if (!isIdle)
        std::_Exit(status);
    return status;
}
