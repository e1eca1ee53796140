// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/brain/BrainRunner.h"

#include <new>
#include <utility>

namespace gomoku {

namespace {

constexpr std::size_t kLeastTable = 1;

/// The limit minus what has gone by since the command came.
void charge(std::optional<std::chrono::milliseconds>& limit, std::chrono::milliseconds waited)
{
    if (limit)
        limit = std::max(std::chrono::milliseconds(1), *limit - waited);
}

}  // namespace

BrainRunner::BrainRunner(std::FILE* input, std::FILE* output)
    : m_input(input),
      m_output(output),
      m_team(std::make_unique<SearchTeam>(kLeastTable)),
      m_worker([this] { work(); })
{ }

BrainRunner::~BrainRunner()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        stopThinking();
    }
    m_changed.notify_all();
    m_worker.join();
}

void BrainRunner::run()
{
    if (readCommands())
        return;
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_jobs.empty() && !m_working; });
}

bool BrainRunner::waitUntilIdle(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, patience, [this] { return !m_working; });
}

/// True when END came, false when the input was over first.
bool BrainRunner::readCommands()
{
    for (;;) {
        // Byte by byte: fread() would wait for a full buffer, and the manager for our answer.
        const int byte = std::getc(m_input);
        const char letter = static_cast<char>(byte);
        const auto lines
            = byte == EOF ? m_splitter.finish() : m_splitter.add(std::string_view(&letter, 1));
        for (const LineSplitter::Line& line : lines) {
            const auto received = Clock::now();
            const std::lock_guard lock(m_mutex);
            carryOut(line.isTooLong ? m_brain.receiveTooLongLine() : m_brain.receive(line.text),
                     received);
            if (m_ended)
                return true;
        }
        if (byte == EOF)
            return false;
    }
}

void BrainRunner::carryOut(BrainOutput output, Clock::time_point received)
{
    write(output.lines);
    if (output.stopThinking)
        stopThinking();
    if (output.ended) {
        m_ended = true;
        m_jobs.clear();
    } else if (output.forgetTable || output.tableMegabytes || output.task) {
        Job job{output.forgetTable, output.tableMegabytes, std::move(output.task), {}, received};
        if (job.task)
            job.stop = m_stop = std::make_shared<std::atomic<bool>>(false);
        m_jobs.push_back(std::move(job));
    }
    m_changed.notify_all();
}

void BrainRunner::write(const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        std::fputs(line.c_str(), m_output);
        std::fputc('\n', m_output);
    }
    if (!lines.empty())
        std::fflush(m_output);
}

void BrainRunner::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_ended || !m_jobs.empty(); });
        if (m_ended)
            return;
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        m_working = true;
        lock.unlock();
        carryOut(job);
        lock.lock();
        m_working = false;
        m_changed.notify_all();
    }
}

void BrainRunner::carryOut(const Job& job)
{
    prepareTable(job);
    if (!job.task)
        return;
    const SearchReport report = think(job);
    const std::lock_guard lock(m_mutex);
    if (!m_ended)
        carryOut(m_brain.finished(job.task->ticket, report), Clock::now());
}

void BrainRunner::prepareTable(const Job& job)
{
    try {
        if (job.tableMegabytes)
            m_team->setTableSize(*job.tableMegabytes);
        else if (job.forgetTable)
            m_team->clear();
    } catch (const std::bad_alloc&) {
        m_team = std::make_unique<SearchTeam>(kLeastTable);
        const std::lock_guard lock(m_mutex);
        write({"MESSAGE there is no memory for the table asked for; it is small now"});
    }
}

SearchReport BrainRunner::think(const Job& job)
{
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    const auto sinceReceived
        = [&] { return duration_cast<milliseconds>(Clock::now() - job.received); };
    SearchLimits limits = job.task->limits;
    charge(limits.moveTime, sinceReceived());
    charge(limits.matchTime, sinceReceived());
    SearchReport report = m_team->think(job.task->position, limits, standardThreads(), *job.stop,
                                        [&](const SearchReport& progress) {
                                            const std::lock_guard lock(m_mutex);
                                            write(m_brain.progressed(job.task->ticket, progress));
                                        });
    report.elapsed = sinceReceived();
    return report;
}

void BrainRunner::stopThinking()
{
    if (m_stop)
        m_stop->store(true, std::memory_order_relaxed);
}

}  // namespace gomoku
