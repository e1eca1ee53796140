// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <ctime>
#include <vector>

namespace gomoku::testing {

/// What this process costs the system now.
struct ProcessFigures
{
    int step = 0;  ///< Of what is done again and again.
    double cpuSeconds = 0;
    long kilobytes = 0;  ///< Resident; 0 where it cannot be known.
    int handles = 0;
    int threads = 0;

    [[nodiscard]] static ProcessFigures now(int step)
    {
        ProcessFigures figures{.step = step,
                               .cpuSeconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC};
        QFile status(QStringLiteral("/proc/self/status"));
        if (status.open(QIODevice::ReadOnly))
            for (const QByteArray& line : status.readAll().split('\n')) {
                if (line.startsWith("VmRSS:"))
                    figures.kilobytes = line.simplified().split(' ').value(1).toLong();
                if (line.startsWith("Threads:"))
                    figures.threads = line.simplified().split(' ').value(1).toInt();
            }
        figures.handles = static_cast<int>(QDir(QStringLiteral("/proc/self/fd"))
                                               .entryList(QDir::AllEntries | QDir::System)
                                               .size());
        return figures;
    }
};

/// Figures taken in the course of a long run.
class FigureSeries
{
public:
    void take(int step) { m_figures.push_back(ProcessFigures::now(step)); }
    [[nodiscard]] const std::vector<ProcessFigures>& all() const { return m_figures; }

    /// The middle value of a share of the run: middleOf(0.9, 1, ...) is that of its last tenth.
    template <typename Value>
    [[nodiscard]] Value middleOf(double from, double to, Value ProcessFigures::*member) const
    {
        const auto size = static_cast<double>(m_figures.size());
        const auto first = static_cast<std::size_t>(from * size);
        const auto end = std::max(first + 1, static_cast<std::size_t>(to * size));
        std::vector<Value> values;
        for (std::size_t i = first; i < std::min(end, m_figures.size()); ++i)
            values.push_back(m_figures[i].*member);
        std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2),
                         values.end());
        return values.empty() ? Value() : values[values.size() / 2];
    }
    /// As a table for Scripts/plot.py, into the folder that the environment names, if it does.
    void writeTable(const QString& name) const
    {
        const QString folder = qEnvironmentVariable("GOMOKU_LONG_RUN_TABLES");
        QFile file(folder + u'/' + name + QStringLiteral(".csv"));
        if (folder.isEmpty() || !QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly))
            return;
        file.write("step,cpu_seconds,kilobytes,handles,threads\n");
        for (const ProcessFigures& figures : m_figures)
            file.write(QStringLiteral("%1,%2,%3,%4,%5\n")
                           .arg(figures.step)
                           .arg(figures.cpuSeconds, 0, 'f', 2)
                           .arg(figures.kilobytes)
                           .arg(figures.handles)
                           .arg(figures.threads)
                           .toLatin1());
    }

private:
    std::vector<ProcessFigures> m_figures;
};

}  // namespace gomoku::testing
