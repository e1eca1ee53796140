// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT

// A tournament manager that will be killed: fake_manager PROGRAM
//
// Starts the program with pipes and nothing else, as managers do that know no process groups.
// Passes its own input on to the program, says "brain PID", throws away what the program says, and
// stays until it is killed.

#include <cstdio>
#include <initializer_list>
#include <unistd.h>

namespace {

void copy(int from, int to)
{
    char bytes[4096];
    for (ssize_t count = ::read(from, bytes, sizeof bytes); count > 0;
         count = ::read(from, bytes, sizeof bytes))
        if (to >= 0 && ::write(to, bytes, static_cast<std::size_t>(count)) < 0)
            return;
}

void runProgram(const char* path, const int (&questions)[2], const int (&answers)[2])
{
    ::dup2(questions[0], 0);
    ::dup2(answers[1], 1);
    for (const int end : {questions[0], questions[1], answers[0], answers[1]})
        ::close(end);
    ::execl(path, path, nullptr);
    ::_exit(127);
}

}  // namespace

int main(int argc, char** argv)
{
    int questions[2];
    int answers[2];
    if (argc < 2 || ::pipe(questions) != 0 || ::pipe(answers) != 0)
        return 2;
    const pid_t brain = ::fork();
    if (brain == 0)
        runProgram(argv[1], questions, answers);
    ::close(questions[0]);
    ::close(answers[1]);
    copy(0, questions[1]);
    std::printf("brain %d\n", static_cast<int>(brain));
    std::fflush(stdout);
    copy(answers[0], -1);
    return 0;
}
