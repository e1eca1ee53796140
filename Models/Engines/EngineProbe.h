// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Engines/EngineProcess.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <vector>

namespace gomoku {

/// What an engine told or showed of itself.
struct EngineFindings
{
    EngineCapabilities capabilities{};
    std::optional<EngineFailure> failure{};  ///< Why nothing could be found out.
};

/// Who an engine is, by its answer to ABOUT: name="X", version="1.0", author="…", country="…".
struct EngineIdentity
{
    QString name{};
    QString version{};
    QString author{};
    QString country{};

    [[nodiscard]] static EngineIdentity parse(const QString& about);
};

/// Gets to know an engine by asking it: who it is, which boards it takes, which rules it keeps,
/// what it understands beyond the old protocol. One probe at a time; findings always follow.
class EngineProbe : public QObject
{
    Q_OBJECT

public:
    explicit EngineProbe(QObject* parent = nullptr);

    void start(const EngineCommand& command);
    void cancel();  ///< Nothing follows.
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] QStringList console() const { return m_console; }

    static constexpr int kSizes[] = {10, 13, 15, 19, 20, 22};

signals:
    void progressed(int percent);
    void logged(const QString& line);
    void finished(const gomoku::EngineFindings& findings);

private:
    /// A line to be sent, and what to make of the first answer; an empty one if none came in time.
    struct Question
    {
        QString line;
        std::function<void(const QString& answer)> conclude;
    };

    void begin(Rule rule);
    void handleReady();
    void ask();
    void handleAnswer(const QString& line);
    void conclude(const QString& answer);
    void tryRule();
    void handleMove(Point point);
    void nextSession();
    void handleFailure(const EngineFailure& failure);
    void finish();

    EngineCommand m_command;
    EngineProcess m_process;
    EngineFindings m_findings;
    std::deque<Question> m_questions;
    std::deque<Rule> m_rulesToTry;
    Rule m_rule = Rule::Freestyle;
    QTimer m_patience;
    QStringList m_console;
    int m_steps = 0;
    bool m_running = false;
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::EngineFindings)
