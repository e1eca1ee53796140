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
//   die        dies by a signal on END

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <thread>

namespace {

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
        else if (m_mode == "crash")
            std::abort();
        else if (m_mode == "exit")
            std::exit(3);
        answer();
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
        if (m_mode == "stay")
            std::this_thread::sleep_for(std::chrono::hours(1));
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
    return FakeEngine(argc > 1 ? argv[1] : "good", argc > 2 ? std::atoi(argv[2]) : 1,
                      argc > 3 ? std::atoi(argv[3]) : 0)
        .run();
}
