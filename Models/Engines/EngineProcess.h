// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineConsole.h"
#include "Models/Engines/EngineReaper.h"
#include "Models/Engines/EngineTypes.h"
#include "Models/Engines/ProcessGroup.h"
#include "Models/Protocol/LineSplitter.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace gomoku {

/// A Gomocup engine as a watched process. Everything is asynchronous: each start() ends in ready()
/// or failed(), each requestMove() in moved() or failed(), each quit() in ended(); a watchdog sees
/// to it. After failed() the process has been killed; start() may try again. Killing does not wait:
/// the dying process is handed to an EngineReaper. Memory is bounded, whatever the engine writes.
class EngineProcess : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,
        Starting,
        Ready,
        Thinking,
        Ending,
    };

    /// Has a reaper of its own, so its destructor waits for what was killed.
    explicit EngineProcess(QObject* parent = nullptr);
    /// The reaper must live on the same thread, and longer.
    explicit EngineProcess(EngineReaper& reaper, QObject* parent = nullptr);
    ~EngineProcess() override;  ///< Kills what still runs.

    [[nodiscard]] State state() const noexcept { return m_state; }
    [[nodiscard]] QStringList console() const { return m_console.lines(); }
    /// What the engine last said about its thoughts in MESSAGE; may be empty.
    [[nodiscard]] QString lastMessage() const { return m_lastMessage; }

    void start(const EngineCommand& command, const EngineSettings& settings);
    /// The next move of `side` in a position, given as stones in the order of play. `timeLeft` is
    /// the rest of its match time. Only when ready.
    void requestMove(const std::vector<EngineStone>& stones, Color side,
                     std::optional<Milliseconds> timeLeft = {});
    /// A line that is none of the above, in any state but Off: the console's input.
    void sendLine(const QString& line);
    void quit();  ///< Sends END and kills an engine that stays; ended() follows.
    void kill();  ///< At once and silently; nothing follows. Does not wait.

signals:
    void ready();
    /// A move on an empty point of the board; whether it is a foul is for the receiver to judge.
    void moved(gomoku::Point point, gomoku::Milliseconds used);
    void failed(const gomoku::EngineFailure& failure);
    void ended(gomoku::EngineExit exit);
    /// A line of the console, which does not take in all that a babbling engine says.
    void logged(const QString& line);
    /// Every line that it writes, unless it babbles; for probing.
    void answered(const QString& line);

private:
    void handleStarted();
    void handleError(QProcess::ProcessError error);
    void handleFinished(int exitCode, QProcess::ExitStatus status);
    void handleOutput();
    void handleErrorOutput();
    void handleDeadline();
    void readLine(const QString& line);
    void readStartAnswer(const QString& line);
    void readMove(const QString& line);
    void acceptMove(Point point);
    void introduceGame();
    void send(const QString& line);
    void sendPosition(const std::vector<EngineStone>& stones, Color side);
    [[nodiscard]] bool continuesGame(const std::vector<EngineStone>& stones) const;
    void log(EngineConsole::Source source, const QString& text);
    void fail(EngineFailure::Kind kind, const QString& detail);
    void setState(State state, std::optional<Milliseconds> deadline = {});

    EngineReaper* m_reaper;
    ProcessGroup* m_process = nullptr;  ///< A new one for each start; null when Off.
    EngineSettings m_settings;
    EngineConsole m_console;
    LineSplitter m_splitter;
    QTimer m_deadline;
    QElapsedTimer m_clock;  ///< Since the question.
    QElapsedTimer m_logClock;  ///< Since the second began that m_logged counts.
    State m_state = State::Off;
    std::vector<EngineStone> m_known;  ///< The position as the engine has it.
    Color m_side = Color::Black;
    Milliseconds m_allowed{0};  ///< For the move being thought about.
    QString m_oddLine;  ///< The first line since the question that means nothing.
    QString m_lastMessage;
    qint64 m_unanswered = 0;  ///< Bytes since the question.
    int m_logged = 0;  ///< Lines reported in the current second.
    bool m_killed = false;
};

}  // namespace gomoku
