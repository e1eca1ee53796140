// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/brain/BrainRunner.h"

#include "Models/Proof/BuiltInProof.h"
#include "Models/Search/TimeManager.h"

#include <new>
#include <utility>

namespace gomoku {

namespace {

constexpr std::size_t kLeastTable = 1;
constexpr std::chrono::seconds kLongestFarewell{2};
constexpr int kShareForProof = 4;

/// The limit minus what has gone by since the command came.
void charge(std::optional<std::chrono::milliseconds>& limit, std::chrono::milliseconds waited)
{
    if (limit)
        limit = std::max(std::chrono::milliseconds(1), *limit - waited);
}

}  // namespace

BrainRunner::BrainRunner(std::FILE* input, std::FILE* output, std::uint64_t seed)
    : m_input(input),
      m_output(output),
      m_brain(seed),
      m_search(std::make_unique<ParallelSearch>(kLeastTable)),
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
    // No STOP can come any more, and the manager may be gone: answer with the best move so far.
    m_inputIsOver = true;
    stopThinking();
    m_changed.wait(lock, [this] { return m_ended || (!m_preparing && m_backlog.empty()); });
    // A stopped search answers within milliseconds; a script of many turns has many answers.
    m_changed.wait_for(lock, kLongestFarewell, [this] { return m_ended || isIdle(); });
}

bool BrainRunner::waitUntilIdle(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, patience, [this] { return isIdle(); });
}

bool BrainRunner::isIdle() const
{
    return !m_working && (m_ended || !m_job);
}

bool BrainRunner::wasHeard()
{
    const std::lock_guard lock(m_mutex);
    return !m_outputFailed;
}

/// True when END came, false when the input was over first.
bool BrainRunner::readCommands()
{
    for (;;) {
        // Byte by byte: fread() would wait for a full buffer, and the manager for our answer.
        const int byte = std::getc(m_input);
        const char letter = static_cast<char>(byte);
        auto lines
            = byte == EOF ? m_splitter.finish() : m_splitter.add(std::string_view(&letter, 1));
        for (LineSplitter::Line& line : lines) {
            std::unique_lock lock(m_mutex);
            receive({std::move(line), Clock::now()}, lock);
            if (m_ended)
                return true;
        }
        if (byte == EOF)
            return false;
    }
}

void BrainRunner::receive(ReceivedLine line, std::unique_lock<std::mutex>& lock)
{
    constexpr std::size_t kMostWaiting = 4096;
    const auto mustWait = [this] { return m_preparing || !m_backlog.empty(); };
    const bool isEnd = GomocupCommand::parse(line.line.text).kind == GomocupCommand::Kind::End;
    if (mustWait() && !isEnd)
        m_changed.wait(lock, [this] { return m_ended || m_backlog.size() < kMostWaiting; });
    // Asked again: the worker may have emptied the backlog meanwhile, and then nobody would come
    // for this line.
    if (!mustWait()) {
        handle(line);
    } else if (isEnd) {
        m_ended = true;
        stopThinking();
    } else {
        m_backlog.push_back(std::move(line));
    }
    m_changed.notify_all();
}

void BrainRunner::handle(const ReceivedLine& line)
{
    carryOut(line.line.isTooLong ? m_brain.receiveTooLongLine() : m_brain.receive(line.line.text),
             line.received);
}

void BrainRunner::carryOut(BrainOutput output, Clock::time_point received)
{
    if (output.stopThinking)
        stopThinking();
    m_ended |= output.ended;
    const bool prepares = output.needsPreparation();
    m_preparing |= prepares;
    if (!prepares)
        write(std::exchange(output.lines, {}));
    if (prepares || output.task) {
        m_stop = std::make_shared<std::atomic<bool>>(m_inputIsOver);
        m_job = Job{std::move(output), m_stop, received};
    }
    m_changed.notify_all();
}

void BrainRunner::write(const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        std::fputs(line.c_str(), m_output);
        std::fputc('\n', m_output);
    }
    if (lines.empty() || (std::fflush(m_output) == 0 && std::ferror(m_output) == 0))
        return;
    // Nobody would receive this move, so do not search for it.
    m_outputFailed = true;
    m_ended = true;
    stopThinking();
    m_changed.notify_all();
}

void BrainRunner::stopThinking()
{
    if (m_stop)
        m_stop->store(true, std::memory_order_relaxed);
}

void BrainRunner::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_ended || m_job; });
        if (m_ended)
            return;
        const Job job = *std::exchange(m_job, std::nullopt);
        m_working = true;
        lock.unlock();
        prepare(job.output);
        lock.lock();
        // A game that began meanwhile has preparations of its own ahead.
        m_preparing = m_job && m_job->output.needsPreparation();
        write(job.output.lines);
        drainBacklog();  // which may already tell us to stop
        if (job.output.task && !m_ended) {
            lock.unlock();
            const Finding found = think(job);
            lock.lock();
            if (!m_ended)
                carryOut(report(*job.output.task, found), Clock::now());
        }
        m_working = false;
        m_changed.notify_all();
    }
}

void BrainRunner::drainBacklog()
{
    for (; !m_backlog.empty() && !m_preparing && !m_ended; m_backlog.pop_front())
        handle(m_backlog.front());
    m_changed.notify_all();
}

void BrainRunner::prepare(const BrainOutput& output)
{
    if (output.tableMegabytes)
        resizeTable(*output.tableMegabytes);
    else if (output.forgetTable)
        m_search->clear();
    for (const Rule rule : output.expectedRules)
        warmUp(rule);
}

void BrainRunner::resizeTable(std::size_t megabytes)
{
    try {
        m_search->setTableSize(megabytes);
    } catch (const std::bad_alloc&) {
        m_search = std::make_unique<ParallelSearch>(kLeastTable);
        const std::lock_guard lock(m_mutex);
        write({"MESSAGE not enough memory for the requested table; using a small one"});
    }
}

/// Has the search build what it builds when it first meets a rule: tables, the book, the memory of
/// its threads. Limited by nodes, since a limit of depth leaves out the book and the threat search.
void BrainRunner::warmUp(Rule rule)
{
    if (!m_warmRules.insert(rule).second)
        return;
    m_proofs[rule] = proof::readProofPlayer(proof::builtInProofText(rule)).player;
    BoardManager position(kDefaultBoardSize, rule);
    position.makeMove(centreOf(position.size()));
    SearchLimits limits;
    limits.nodes = 500;
    const std::atomic<bool> stop{false};
    for (const bool useBook : {true, false}) {  // the book, then what comes after it
        limits.useBook = useBook;
        m_search->think(position, limits, standardThreads(), stop);
    }
}

BrainRunner::Finding BrainRunner::think(const Job& job)
{
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    const BrainTask& task = *job.output.task;
    const auto sinceReceived
        = [&] { return duration_cast<milliseconds>(Clock::now() - job.received); };
    Finding found;
    const auto proven = findProven(task, *job.stop);
    SearchLimits limits = task.limits;
    charge(limits.moveTime, sinceReceived());
    charge(limits.matchTime, sinceReceived());
    if (proven)
        found.report = *proven;
    else if (task.swap2)
        found.swap2 = answerSwap2(*task.swap2, *m_search, standardThreads(), limits, *job.stop);
    else
        found.report = m_search->think(task.position, limits, standardThreads(), *job.stop,
                                       [&](const SearchReport& progress) {
                                           const std::lock_guard lock(m_mutex);
                                           write(m_brain.progressed(task.ticket, progress));
                                       });
    found.report.elapsed = sinceReceived();
    return found;
}

/// What a proof says of the position, in at most a part of the time: the rest is for a search.
std::optional<SearchReport> BrainRunner::findProven(const BrainTask& task,
                                                    const std::atomic<bool>& stop)
{
    const auto found = m_proofs.find(task.position.rule());
    if (!task.isPerfect || task.swap2 || found == m_proofs.end() || !found->second
        || task.position.sideToMove() != Color::Black || !task.limits.moveTime)
        return std::nullopt;
    const Clock::time_point deadline
        = Clock::now() + *TimeManager::budgetFor(task.limits) / kShareForProof;
    const auto win = found->second->answer(task.position.grid(), {0, {deadline, &stop}});
    if (!win)
        return std::nullopt;
    SearchReport report;
    report.lines.push_back({.moves = {win->move}, .score = winIn(win->plies)});
    report.provenPlies = win->plies;
    report.isFinal = true;
    return report;
}

BrainOutput BrainRunner::report(const BrainTask& task, const Finding& found)
{
    return task.swap2 ? m_brain.finished(task.ticket, found.swap2, found.report.elapsed)
                      : m_brain.finished(task.ticket, found.report);
}

}  // namespace gomoku
