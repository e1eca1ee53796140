// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineProcess.h"

#include "Models/Protocol/GomocupText.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Kind = EngineFailure::Kind;

constexpr std::size_t kLongestLine = 16384;
/// An analysis may be chatty; this much without an answer is a fault.
constexpr qint64 kFlood = 32 << 20;
constexpr int kLogLinesPerSecond = 300;
/// A computer may be busy with the next game while an engine leaves this one.
constexpr Milliseconds kEndPatience{3000};

QString fromLatin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

bool beginsWith(const QString& line, const char* word)
{
    return line.startsWith(QLatin1String(word), Qt::CaseInsensitive);
}

}  // namespace

EngineProcess::EngineProcess(QObject* parent) : EngineProcess(*new EngineReaper, parent)
{
    m_reaper->setParent(this);  // The reaper and the timer: so that they follow us to a thread.
}

EngineProcess::EngineProcess(EngineReaper& reaper, QObject* parent)
    : QObject(parent),
      m_reaper(&reaper),
      m_splitter(kLongestLine),
      m_deadline(this)
{
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_deadline, &QTimer::timeout, this, &EngineProcess::handleDeadline);
}

EngineProcess::~EngineProcess()
{
    kill();
}

void EngineProcess::start(const EngineCommand& command, const EngineSettings& settings)
{
    kill();
    m_settings = settings;
    m_splitter = LineSplitter(kLongestLine);
    m_known.clear();
    m_oddLine.clear();
    m_lastMessage.clear();
    m_unanswered = 0;
    setState(State::Starting, settings.startPatience);
    log(EngineConsole::Source::Note,
        command.program + QLatin1Char(' ') + command.arguments.join(QLatin1Char(' ')));
    m_process = new ProcessGroup(this);
    connect(m_process, &QProcess::started, this, &EngineProcess::handleStarted);
    connect(m_process, &QProcess::errorOccurred, this, &EngineProcess::handleError);
    connect(m_process, &QProcess::finished, this, &EngineProcess::handleFinished);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &EngineProcess::handleOutput);
    connect(m_process, &QProcess::readyReadStandardError, this, &EngineProcess::handleErrorOutput);
    m_process->setWorkingDirectory(command.workingDirectory);
    m_process->start(command.program, command.arguments);
}

void EngineProcess::requestMove(const std::vector<EngineStone>& stones, Color side,
                                std::optional<Milliseconds> timeLeft)
{
    Q_ASSERT(m_state == State::Ready);
    if (timeLeft)
        send(QStringLiteral("INFO time_left %1").arg(timeLeft->count()));
    m_allowed = timeLeft ? std::min(m_settings.turnTime, std::max(*timeLeft, Milliseconds(0)))
                         : m_settings.turnTime;
    m_oddLine.clear();
    m_unanswered = 0;
    setState(State::Thinking, m_allowed + m_settings.tolerance);
    m_clock.start();
    sendPosition(stones, side);
    m_known = stones;
    m_side = side;
}

void EngineProcess::sendLine(const QString& line)
{
    if (m_state != State::Off)
        send(line);
}

void EngineProcess::quit()
{
    if (m_state == State::Off || m_state == State::Ending)
        return;
    send(QStringLiteral("END"));
    setState(State::Ending, kEndPatience);
}

void EngineProcess::kill()
{
    setState(State::Off);
    if (ProcessGroup* const process = std::exchange(m_process, nullptr))
        m_reaper->take(process);
}

void EngineProcess::handleStarted()
{
    send(QStringLiteral("START %1").arg(m_settings.boardSize));
}

void EngineProcess::handleError(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return;  // whatever else goes wrong ends in finished()
    if (m_state == State::Starting)
        return fail(Kind::CannotStart, m_process->errorString());
    kill();
    emit ended(EngineExit::WithError);
}

void EngineProcess::handleFinished(int exitCode, QProcess::ExitStatus status)
{
    const QProcess* const process = m_process;
    handleOutput();  // what it said last may be the answer, or the reason
    if (m_process != process)
        return;
    const bool crashed = status == QProcess::CrashExit;
    if (m_state == State::Ending) {
        const EngineExit exit = m_killed ? EngineExit::Killed
            : crashed || exitCode != 0   ? EngineExit::WithError
                                         : EngineExit::Clean;
        kill();
        emit ended(exit);
    } else {
        fail(Kind::Crashed,
             crashed ? tr("it crashed") : tr("it exited with status %1").arg(exitCode));
    }
}

void EngineProcess::handleOutput()
{
    const QProcess* const process = m_process;
    const QByteArray bytes = m_process->readAllStandardOutput();
    m_unanswered += bytes.size();
    const auto lines = m_splitter.add(
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    for (const LineSplitter::Line& line : lines) {
        if (m_process != process)
            return;  // What the line before it led to has ended this engine.
        readLine(QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size()))
                     .trimmed());
    }
    if (m_process == process && m_unanswered > kFlood && m_state != State::Ending)
        fail(Kind::Garbage, tr("it produced too much output"));
}

void EngineProcess::handleErrorOutput()
{
    const QByteArray bytes = m_process->readAllStandardError();
    for (const QByteArray& line : bytes.left(kLongestLine).split('\n'))
        if (!line.trimmed().isEmpty())
            log(EngineConsole::Source::Error, QString::fromUtf8(line.trimmed()));
}

void EngineProcess::handleDeadline()
{
    switch (m_state) {
    case State::Starting:
        return fail(Kind::TooLate, tr("it did not answer START"));
    case State::Thinking:
        if (!m_oddLine.isEmpty())
            return fail(Kind::Garbage, tr("it answered “%1”").arg(m_oddLine));
        return fail(Kind::TooLate, tr("no move within %1 ms").arg(m_allowed.count()));
    case State::Ending:
        m_killed = true;
        return m_process->killGroup();
    case State::Off:
    case State::Ready:
        return;
    }
}

void EngineProcess::readLine(const QString& line)
{
    if (line.isEmpty())
        return;
    log(EngineConsole::Source::Received, line);
    if (beginsWith(line, "MESSAGE") || beginsWith(line, "DEBUG") || beginsWith(line, "INFO")) {
        m_lastMessage = line.left(EngineConsole::kLongestLine);
        return;
    }
    if (m_state == State::Starting)
        readStartAnswer(line);
    else if (m_state == State::Thinking)
        readMove(line);
}

void EngineProcess::readStartAnswer(const QString& line)
{
    if (beginsWith(line, "OK"))
        return introduceGame();
    if (beginsWith(line, "ERROR") || beginsWith(line, "UNKNOWN"))
        return fail(Kind::Refused, tr("START: %1").arg(line));
}

void EngineProcess::readMove(const QString& line)
{
    if (beginsWith(line, "ERROR") || beginsWith(line, "UNKNOWN"))
        return fail(Kind::Refused, line.left(EngineConsole::kLongestLine));
    if (beginsWith(line, "SUGGEST"))
        return send(QStringLiteral("PLAY ") + line.mid(7).trimmed());
    const std::string text = line.toStdString();
    const auto numbers = gomocup::parseNumbers(text);
    if (!numbers || numbers->size() != 2) {
        if (m_oddLine.isEmpty())
            m_oddLine = line.left(80);
        return;
    }
    const auto point = gomocup::parsePoint(text, m_settings.boardSize);
    const auto holds = [&](const EngineStone& stone) { return stone.point == *point; };
    if (!point)
        return fail(Kind::IllegalMove, tr("it played “%1”, which is not on the board").arg(line));
    if (std::any_of(m_known.begin(), m_known.end(), holds))
        return fail(Kind::IllegalMove,
                    tr("it played %1, which is occupied")
                        .arg(QString::fromStdString(point->toString()).toUpper()));
    acceptMove(*point);
}

void EngineProcess::acceptMove(Point point)
{
    const Milliseconds used(m_clock.elapsed());
    m_known.push_back({point, m_side});
    setState(State::Ready);
    emit moved(point, used);
}

void EngineProcess::introduceGame()
{
    const auto info = [this](const char* key, auto value) {
        send(QStringLiteral("INFO %1 %2").arg(QLatin1String(key)).arg(value));
    };
    info("timeout_turn", qint64(m_settings.turnTime.count()));
    info("timeout_match", qint64(m_settings.matchTime.count()));
    info("max_memory", m_settings.maxMemory);
    info("game_type", 1);
    info("rule", gomocup::codeOf(m_settings.rule));
    if (m_settings.threads > 0)
        info("thread_num", m_settings.threads);
    if (m_settings.nodes > 0)
        info("max_node", m_settings.nodes);
    if (m_settings.depth > 0)
        info("max_depth", m_settings.depth);
    for (const QString& line : m_settings.info)
        send(QStringLiteral("INFO ") + line);
    setState(State::Ready);
    emit ready();
}

void EngineProcess::send(const QString& line)
{
    log(EngineConsole::Source::Sent, line);
    m_process->write(line.toUtf8() + "\r\n");
}

void EngineProcess::sendPosition(const std::vector<EngineStone>& stones, Color side)
{
    const auto text
        = [this](Point point) { return fromLatin(gomocup::textOf(point, m_settings.boardSize)); };
    if (stones.empty() && m_known.empty())
        return send(QStringLiteral("BEGIN"));
    if (continuesGame(stones))
        return send(QStringLiteral("TURN ") + text(stones.back().point));
    send(QStringLiteral("BOARD"));
    for (const EngineStone& stone : stones)
        send(text(stone.point)
             + (stone.color == side ? QStringLiteral(",1") : QStringLiteral(",2")));
    send(QStringLiteral("DONE"));
}

/// Is this what the engine knows and one stone of its opponent?
bool EngineProcess::continuesGame(const std::vector<EngineStone>& stones) const
{
    return !stones.empty() && stones.size() == m_known.size() + 1
        && std::equal(m_known.begin(), m_known.end(), stones.begin())
        && (m_known.empty() ? stones.back().color == Color::Black
                            : stones.back().color != m_known.back().color);
}

void EngineProcess::log(EngineConsole::Source source, const QString& text)
{
    if (!m_logClock.isValid() || m_logClock.elapsed() > 1000) {
        m_logClock.start();
        m_logged = 0;
    }
    const bool babbles = ++m_logged > kLogLinesPerSecond;
    if (babbles && source != EngineConsole::Source::Note)
        return;
    emit logged(m_console.add(source, text));
    if (source == EngineConsole::Source::Received)
        emit answered(text);
}

void EngineProcess::fail(EngineFailure::Kind kind, const QString& detail)
{
    log(EngineConsole::Source::Note, nameOf(kind) + QStringLiteral(": ") + detail);
    kill();
    emit failed({kind, detail});
}

void EngineProcess::setState(State state, std::optional<Milliseconds> deadline)
{
    m_state = state;
    m_killed = false;
    if (deadline)
        m_deadline.start(*deadline);
    else
        m_deadline.stop();
}

}  // namespace gomoku
