// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Constants.h"
#include "Models/Protocol/Brain.h"
#include "Models/Protocol/GomocupCommand.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Protocol/LineSplitter.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

constexpr std::size_t kLongestLine = 64;

/// A point that is read can be written, and reads the same again.
void checkPoint(std::string_view text)
{
    const auto point = gomoku::gomocup::parsePoint(text, gomoku::kMaxBoardSize);
    if (!point)
        return;
    const auto written = gomoku::gomocup::textOf(*point, gomoku::kMaxBoardSize);
    if (gomoku::gomocup::parsePoint(written, gomoku::kMaxBoardSize) != point)
        std::abort();
}

void checkLine(const gomoku::LineSplitter::Line& line)
{
    if (line.text.size() > kLongestLine)
        std::abort();
    const auto command = gomoku::GomocupCommand::parse(line.text);
    checkPoint(command.arguments);
    (void)gomoku::gomocup::parseNumbers(command.arguments);
}

/// A brain whose search finds nothing, or is never done.
class Listener
{
public:
    explicit Listener(bool finishes) : m_finishes(finishes) { }

    void receive(const gomoku::LineSplitter::Line& line)
    {
        take(line.isTooLong ? m_brain.receiveTooLongLine() : m_brain.receive(line.text));
    }

private:
    void take(gomoku::BrainOutput output)
    {
        while (output.task && m_finishes) {
            const gomoku::BrainTask task = *output.task;
            output = task.swap2 ? m_brain.finished(task.ticket, {}, {})
                                : m_brain.finished(task.ticket, gomoku::SearchReport{});
            if (output.lines.empty())
                std::abort();  // a question without an answer
        }
    }

    gomoku::Brain m_brain;
    bool m_finishes;
};

}  // namespace

/// What a manager may send us, cut into lines and read line by line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Listener quick(true);
    Listener slow(false);
    gomoku::LineSplitter lines(gomoku::Brain::kLongestLine);
    for (const auto& line : lines.add({reinterpret_cast<const char*>(data), size})) {
        quick.receive(line);
        slow.receive(line);
    }
    gomoku::LineSplitter splitter(kLongestLine);
    for (const auto& line : splitter.add({reinterpret_cast<const char*>(data), size}))
        checkLine(line);
    for (const auto& line : splitter.finish())
        checkLine(line);
    return 0;
}
