// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Protocol/Brain.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gomoku::testing {

using Lines = std::vector<std::string>;

/// A manager that sends text and reads text. The search's part is played by the test, which says
/// what was found; a brain that never asks for a search keeps silent.
class BrainManager
{
public:
    Lines send(std::string_view line)
    {
        take(m_brain.receive(line));
        return std::exchange(m_lines, {});
    }
    Lines sendAll(const Lines& lines)
    {
        for (const std::string& line : lines)
            take(m_brain.receive(line));
        return std::exchange(m_lines, {});
    }
    Lines find(Point move, Score score = 0)
    {
        EXPECT_TRUE(task) << "nothing to think about";
        SearchReport report;
        report.lines = {SearchLine{{move}, score, 5, 7}};
        report.elapsed = elapsed;
        const auto ticket = std::exchange(task, std::nullopt)->ticket;
        take(m_brain.finished(ticket, report));
        return std::exchange(m_lines, {});
    }
    Lines answerSwap2(const std::vector<Point>& points)
    {
        const auto ticket = std::exchange(task, std::nullopt)->ticket;
        take(m_brain.finished(ticket, points, elapsed));
        return std::exchange(m_lines, {});
    }
    [[nodiscard]] Lines progress(const SearchReport& report) const
    {
        return m_brain.progressed(task->ticket, report);
    }
    Brain& brain() { return m_brain; }

    std::optional<BrainTask> task;
    bool stopped = false;
    bool ended = false;
    bool forgot = false;
    std::size_t table = 0;
    std::chrono::milliseconds elapsed{0};

private:
    void take(BrainOutput output)
    {
        m_lines.insert(m_lines.end(), output.lines.begin(), output.lines.end());
        stopped |= output.stopThinking;
        ended |= output.ended;
        forgot |= output.forgetTable;
        table = output.tableMegabytes.value_or(table);
        if (output.task)
            task = std::move(output.task);
    }

    Brain m_brain;
    Lines m_lines;
};

/// All stones of a task's position, as "h8" texts of Black, then of White.
inline std::string stones(const BrainTask& task)
{
    PerColor<std::string> text;
    task.position.grid().forEachPoint([&](Point point) {
        if (task.position.at(point) == Cell::Black)
            text.black += point.toString() + ' ';
        if (task.position.at(point) == Cell::White)
            text.white += point.toString() + ' ';
    });
    return text.black + "/ " + text.white;
}

}  // namespace gomoku::testing
