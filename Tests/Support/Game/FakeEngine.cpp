// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT

// A Gomocup engine that misbehaves on request: fake_engine MODE [MOVE] [MILLISECONDS]
//
// From its MOVE-th move on (1 if not given) it does what MODE says; before that it plays the first
// free point of the board, like everything that is not a fault.
//
//   good       plays on
//   slow       answers after MILLISECONDS
//   silent     never answers
//   mute       does not even answer START
//   refuse     answers START with ERROR
//   wrong      answers with words
//   off        answers with a point beyond the board
//   taken      answers with a point that is taken
//   unknown    answers UNKNOWN
//   flood      writes without end, and never a move
//   babble     writes ten thousand lines before each move
//   long       writes one line of a million characters before each move
//   crash      dies by a signal
//   exit       ends with status 3
//   twice      answers every question twice
//   suggest    asks for confirmation of its moves
//   mixed      ends its lines with CR alone, and speaks in lower case
//   stay       does not leave on END
//   deaf       the same, and no signal but SIGKILL ends it
//   die        dies by a signal on END
//   fork       starts a process that keeps its pipes open for an hour, and plays on
//   orphan     starts such a process and ends
//   closein    closes its input, and stays
//   closeout   closes its output, and stays
//   freeze     stops by a signal
//   binary     writes bytes of every kind, then a line end, before each move
//   noise      answers with bytes of every kind and no line end
//
// If the environment names a file in FAKE_ENGINE_PIDS, the number of every process goes there.

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <thread>

#ifndef _WIN32
#include <unistd.h>
#endif

namespace {

void sleepForAnHour()
{
    std::this_thread::sleep_for(std::chrono::hours(1));
}

#ifndef _WIN32

void notePid()
{
    if (const char* file = std::getenv("FAKE_ENGINE_PIDS"))
        std::ofstream(file, std::ios::app) << std::to_string(::getpid()) + '\n';
}

void startIdler()
{
    if (::fork() != 0)
        return;
    notePid();
    sleepForAnHour();
    std::_Exit(0);
}

void ignoreSignals()
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
        std::signal(signal, SIG_IGN);
}

void closeStream(int number)
{
    ::close(number);
    sleepForAnHour();
}

void freeze()
{
    std::raise(SIGSTOP);
}

#else

void notePid()
{ }
void startIdler()
{ }
void ignoreSignals()
{ }
void closeStream(int)
{
    sleepForAnHour();
}
void freeze()
{
    sleepForAnHour();
}

#endif

class FakeEngine
{
public:
    FakeEngine(std::string mode, int from, int milliseconds)
        : m_mode(std::move(mode)),
          m_from(from),
          m_milliseconds(milliseconds)
    { }

    int run()
    {
        std::string line;
        while (std::getline(std::cin, line)) {
            while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
                line.pop_back();
            if (line == "END")
                return leave();
            obey(line);
        }
        return 0;
    }

private:
    void obey(const std::string& line)
    {
        if (line.rfind("START", 0) == 0)
            start(line);
        else if (line == "BEGIN")
            move();
        else if (line.rfind("TURN ", 0) == 0) {
            m_taken.insert(line.substr(5));
            move();
        } else if (line == "BOARD")
            readBoard();
        else if (line.rfind("PLAY ", 0) == 0)
            say(line.substr(5));
        else if (line == "ABOUT")
            say("name=\"Fake\", version=\"1\", author=\"Nobody\", country=\"XX\"");
        else if (line.rfind("INFO", 0) != 0)
            say("UNKNOWN command");
    }

    void start(const std::string& line)
    {
        m_taken.clear();
        m_size = std::atoi(line.c_str() + 5);
        if (m_mode == "refuse")
            say("ERROR not today");
        else if (m_mode != "mute")
            say(m_mode == "mixed" ? "ok" : "OK");
    }

    void readBoard()
    {
        m_taken.clear();
        std::string line;
        while (std::getline(std::cin, line) && line.rfind("DONE", 0) != 0)
            m_taken.insert(line.substr(0, line.rfind(',')));
        move();
    }

    void move()
    {
        if (++m_moves < m_from)
            return answer();
        if (m_mode == "slow")
            std::this_thread::sleep_for(std::chrono::milliseconds(m_milliseconds));
        else if (m_mode == "silent")
            return;
        else if (m_mode == "wrong")
            return say("I resign, I think");
        else if (m_mode == "off")
            return say(std::to_string(m_size) + ",0");
        else if (m_mode == "taken")
            return say(*m_taken.begin());
        else if (m_mode == "unknown")
            return say("UNKNOWN question");
        else if (m_mode == "flood")
            flood();
        else if (m_mode == "babble")
            babble();
        else if (m_mode == "long")
            say(std::string(1000000, 'x'));
        else if (m_mode == "binary" || m_mode == "noise")
            writeBytes();
        else if (m_mode == "crash")
            std::abort();
        else
            beOddProcess();
        if (m_mode == "noise")
            return;
        answer();
    }

    void beOddProcess() const
    {
        if (m_mode == "fork" || m_mode == "orphan")
            startIdler();
        if (m_mode == "orphan")
            std::exit(0);
        if (m_mode == "closein")
            closeStream(0);
        if (m_mode == "closeout")
            closeStream(1);
        if (m_mode == "freeze")
            freeze();
        if (m_mode == "exit")
            std::exit(3);
    }

    void writeBytes() const
    {
        std::string bytes;
        for (int i = 0; i < 2048; ++i)
            if (const int byte = (i * 37 + m_moves) % 256; byte != '\n' && byte != '\r')
                bytes.push_back(static_cast<char>(byte));
        bytes += m_mode == "binary" ? "\n" : "";
        std::fwrite(bytes.data(), 1, bytes.size(), stdout);
        std::fflush(stdout);
    }

    void answer()
    {
        const std::string point = firstFree();
        m_taken.insert(point);
        say(m_mode == "suggest" ? "SUGGEST " + point : point);
        if (m_mode == "twice")
            say(point);
    }

    [[nodiscard]] std::string firstFree() const
    {
        for (int i = 0; i < m_size * m_size; ++i) {
            // Two apart, so that nobody gets five in a row before the board fills.
            const int cell = (i * 2) % (m_size * m_size) + (i * 2) / (m_size * m_size);
            const std::string point
                = std::to_string(cell % m_size) + ',' + std::to_string(cell / m_size);
            if (m_taken.count(point) == 0)
                return point;
        }
        return "0,0";
    }

    [[noreturn]] void flood() const
    {
        for (;;)
            std::fputs("MESSAGE la la la la la la la la la la la la la la la la la la\n", stdout);
    }

    void babble() const
    {
        for (int i = 0; i < 10000; ++i)
            std::printf("MESSAGE thought %d\nDEBUG and another\n", i);
    }

    void say(const std::string& text) const
    {
        std::fputs(text.c_str(), stdout);
        std::fputs(m_mode == "mixed" ? "\r" : "\n", stdout);
        std::fflush(stdout);
    }

    [[nodiscard]] int leave() const
    {
        if (m_mode == "stay" || m_mode == "deaf")
            sleepForAnHour();
        if (m_mode == "die")
            std::abort();
        return 0;
    }

    std::string m_mode;
    int m_from;
    int m_milliseconds;
    int m_size = 15;
    int m_moves = 0;
    std::set<std::string> m_taken;
};

}  // namespace

int main(int argc, char** argv)
{
    notePid();
    if (argc > 1 && std::string(argv[1]) == "deaf")
        ignoreSignals();
    return FakeEngine(argc > 1 ? argv[1] : "good", argc > 2 ? std::atoi(argv[2]) : 1,
                      argc > 3 ? std::atoi(argv[3]) : 0)
        .run();
}
