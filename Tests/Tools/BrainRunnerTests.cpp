// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/BuiltInProof.h"
#include "Models/Protocol/GomocupText.h"
#include "Tools/brain/BrainRunner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>

namespace gomoku {
namespace {

/// A pipe with C streams at both ends.
class Pipe
{
public:
    Pipe()
    {
        std::array<int, 2> ends{};
        EXPECT_EQ(::pipe(ends.data()), 0);
        m_read = ::fdopen(ends[0], "r");
        m_write = ::fdopen(ends[1], "w");
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe()
    {
        std::fclose(m_read);
        std::fclose(m_write);
    }

    [[nodiscard]] std::FILE* readEnd() const { return m_read; }
    [[nodiscard]] std::FILE* writeEnd() const { return m_write; }

private:
    std::FILE* m_read = nullptr;
    std::FILE* m_write = nullptr;
};

/// The brain with its two threads in this process, where ThreadSanitizer sees them. The third one
/// is the test's, which is the manager.
class RunningBrain
{
public:
    RunningBrain()
    {
        send("START 15\nINFO timeout_turn 60000\nINFO max_memory 67108864\nINFO thread_num 2\n");
        EXPECT_EQ(line(), "OK");
    }
    RunningBrain(const RunningBrain&) = delete;
    RunningBrain& operator=(const RunningBrain&) = delete;
    ~RunningBrain()
    {
        send("END\n");
        m_runs.join();
    }

    void send(const char* lines)
    {
        std::fputs(lines, m_commands.writeEnd());
        std::fflush(m_commands.writeEnd());
    }
    std::string line()
    {
        std::array<char, 256> text{};
        EXPECT_TRUE(std::fgets(text.data(), int(text.size()), m_answers.readEnd()));
        const std::string whole = text.data();
        return whole.substr(0, whole.find('\n'));
    }

private:
    Pipe m_commands;
    Pipe m_answers;
    std::thread m_runs{
        [this] { BrainRunner(m_commands.readEnd(), m_answers.writeEnd(), 1).run(); }};
};

bool isMove(const std::string& text)
{
    return gomocup::parsePoint(text, 15).has_value();
}

// A stone at 2,1 is in no book: the brain thinks, and for a minute if it is not stopped.

TEST(BrainRunner, HearsCommandsWhileItThinks)
{
    RunningBrain brain;
    brain.send("TURN 2,1\nABOUT\n");
    EXPECT_TRUE(brain.line().starts_with("name="));
    brain.send("INFO show_detail 0\nSTOP\n");
    const std::string move = brain.line();
    EXPECT_TRUE(isMove(move) && move != "2,1") << move;
}

TEST(BrainRunner, SaysNothingOfAThoughtWhoseGameIsNoMore)
{
    RunningBrain brain;
    for (int round = 0; round < 20; ++round) {
        brain.send("TURN 2,1\n");
        brain.send(round % 2 == 0 ? "RESTART\n" : "YXHASHCLEAR\nRESTART\nABOUT\n");
        EXPECT_EQ(brain.line(), "OK") << round;
        if (round % 2 != 0) {
            EXPECT_TRUE(brain.line().starts_with("name=")) << round;
        }
    }
}

TEST(BrainRunner, MakesTheTableAnewBetweenTwoThoughts)
{
    RunningBrain brain;
    for (const char* memory : {"33554432", "134217728", "0", "67108864"}) {
        brain.send("RESTART\nINFO max_node 3000\nINFO max_memory ");
        brain.send(memory);
        brain.send("\nTURN 2,1\n");
        EXPECT_EQ(brain.line(), "OK") << memory;
        EXPECT_TRUE(isMove(brain.line())) << memory;
    }
}

/// A position of the proof that no book has and where nothing forces Black, as a manager tells it,
/// and his move there.
struct ProvenBoard
{
    ProvenBoard()
    {
        using namespace proof;
        const ProofFile file = readProof(builtInProofText(Rule::Freestyle)).file;
        const auto isQuiet
            = [&](const auto& item) { return stonesOn(*parseStones(item.first, file.size)) == 6; };
        const auto found = std::find_if(file.entries.begin(), file.entries.end(), isQuiet);
        if (found == file.entries.end())
            throw std::runtime_error("the proof has no such position");
        const auto& [position, entry] = *found;
        const Grid grid = *parseStones(position, file.size);
        grid.forEachPoint([&](Point point) {
            if (grid.at(point) != Cell::Empty)
                text += gomocup::textOf(point, 15)
                    + (grid.at(point) == Cell::Black ? ",1\n" : ",2\n");
        });
        text = "BOARD\n" + text + "DONE\n";
        move = gomocup::textOf(entry.move, 15);
    }

    std::string text;
    std::string move;
};

TEST(BrainRunner, PlaysByTheProofAtOnce)
{
    // Without it, it would think for a minute.
    const ProvenBoard proven;
    RunningBrain brain;
    brain.send(proven.text.c_str());
    EXPECT_EQ(brain.line(), proven.move);
}

TEST(BrainRunner, SearchesInsteadIfItIsTold)
{
    const ProvenBoard proven;
    RunningBrain brain;
    brain.send("INFO perfect 0\nINFO show_detail 2\nINFO timeout_turn 300\n");
    brain.send(proven.text.c_str());
    EXPECT_TRUE(brain.line().starts_with("INFO PV")) << "it has not searched";
    brain.send("STOP\n");
}

TEST(BrainRunner, LeavesInTheMiddleOfAnything)
{
    for (const char* last :
         {"", "TURN 2,1\n", "RESTART\nTURN 2,1\nSTOP\n",
          "INFO max_memory 33554432\nBEGIN\nRESTART\n", "SWAP2BOARD DONE\n", "BOARD\n7,7,1\n"}) {
        RunningBrain brain;
        brain.send(last);
    }
}

}  // namespace
}  // namespace gomoku
