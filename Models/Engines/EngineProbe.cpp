// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineProbe.h"

#include <QRegularExpression>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

constexpr Milliseconds kPatience = 1500ms;
constexpr int kLongestAbout = 300;
constexpr int kStepsInAll = 13;  ///< Questions, sessions and moves of a full probe, for progress.

/// Black to move and able to make six in a row, nothing else being urgent:
///     . X X X _ X X .      in row 8, from e8 to j8
/// Under freestyle that wins, under the other two it must not be played.
std::vector<EngineStone> sixWaiting()
{
    std::vector<EngineStone> stones;
    const Point black[]
        = {Point::at(4, 7), Point::at(5, 7), Point::at(6, 7), Point::at(8, 7), Point::at(9, 7)};
    const Point white[]
        = {Point::at(1, 1), Point::at(13, 1), Point::at(1, 13), Point::at(13, 13), Point::at(7, 2)};
    for (std::size_t i = 0; i < std::size(black); ++i) {
        stones.push_back({black[i], Color::Black});
        stones.push_back({white[i], Color::White});
    }
    return stones;
}

constexpr Point kSixth = Point::at(7, 7);

const QString kAnalysisExtension = QStringLiteral("YXSHOWINFO");

bool isChatter(const QString& line)
{
    for (const char* word : {"MESSAGE", "DEBUG", "INFO"})
        if (line.startsWith(QLatin1String(word), Qt::CaseInsensitive))
            return true;
    return false;
}

bool saysOk(const QString& answer)
{
    return answer.startsWith(QLatin1String("OK"), Qt::CaseInsensitive);
}

}  // namespace

EngineIdentity EngineIdentity::parse(const QString& about)
{
    static const QRegularExpression kPair(QStringLiteral("(\\w+)\\s*=\\s*\"([^\"]*)\""));
    EngineIdentity identity;
    auto matches = kPair.globalMatch(about);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString key = match.captured(1).toLower();
        const QString value = match.captured(2).trimmed().left(80);
        if (key == QLatin1String("name"))
            identity.name = value;
        else if (key == QLatin1String("version"))
            identity.version = value;
        else if (key == QLatin1String("author"))
            identity.author = value;
        else if (key == QLatin1String("country"))
            identity.country = value;
    }
    return identity;
}

EngineProbe::EngineProbe(QObject* parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { conclude({}); });
    connect(&m_process, &EngineProcess::ready, this, &EngineProbe::handleReady);
    connect(&m_process, &EngineProcess::answered, this, &EngineProbe::handleAnswer);
    connect(&m_process, &EngineProcess::moved, this, &EngineProbe::handleMove);
    connect(&m_process, &EngineProcess::failed, this, &EngineProbe::handleFailure);
    connect(&m_process, &EngineProcess::ended, this, &EngineProbe::nextSession);
    connect(&m_process, &EngineProcess::logged, this, [this](const QString& line) {
        m_console << line;
        emit logged(line);
    });
}

void EngineProbe::start(const EngineCommand& command)
{
    cancel();
    m_command = command;
    m_findings = {};
    m_console.clear();
    m_steps = 0;
    m_running = true;
    m_rulesToTry = {Rule::Freestyle, Rule::Standard, Rule::Renju};
    m_questions = {{QStringLiteral("ABOUT"),
                    [this](const QString& answer) {
                        m_findings.capabilities.about = answer.left(kLongestAbout);
                    }},
                   {QStringLiteral("RESTART"), [this](const QString& answer) {
                        if (saysOk(answer))
                            m_findings.capabilities.extensions << QStringLiteral("RESTART");
                    }}};
    for (const int size : kSizes)
        m_questions.push_back(
            {QStringLiteral("START %1").arg(size), [this, size](const QString& answer) {
                 if (saysOk(answer))
                     m_findings.capabilities.boardSizes.push_back(size);
             }});
    begin(Rule::Freestyle);
}

void EngineProbe::cancel()
{
    m_running = false;
    m_patience.stop();
    m_questions.clear();
    m_rulesToTry.clear();
    m_process.kill();
}

void EngineProbe::begin(Rule rule)
{
    m_rule = rule;
    m_process.start(m_command,
                    {.rule = rule,
                     .turnTime = 1000ms,
                     .info = {QStringLiteral("show_detail 0")},
                     .startPatience = 10000ms,
                     .tolerance = 2000ms});
}

void EngineProbe::handleReady()
{
    emit progressed(std::min(99, 100 * ++m_steps / kStepsInAll));
    if (m_questions.empty())
        tryRule();
    else
        ask();
}

void EngineProbe::ask()
{
    m_patience.start(kPatience);
    m_process.sendLine(m_questions.front().line);
}

void EngineProbe::handleAnswer(const QString& line)
{
    if (!m_running)
        return;
    // What an engine says about its thread count, hash or database it says only when it was asked
    // to show them by one of the extensions.
    if (line.contains(QLatin1String("MAX_THREAD_NUM"), Qt::CaseInsensitive))
        m_findings.capabilities.extensions << kAnalysisExtension;
    if (m_patience.isActive() && !isChatter(line))
        conclude(line);
}

void EngineProbe::conclude(const QString& answer)
{
    m_patience.stop();
    if (m_questions.empty())
        return;
    const Question question = std::move(m_questions.front());
    m_questions.pop_front();
    question.conclude(answer);
    emit progressed(std::min(99, 100 * ++m_steps / kStepsInAll));
    if (!m_questions.empty())
        return ask();
    m_process.sendLine(QStringLiteral("YXSHOWINFO"));
    m_process.quit();
}

void EngineProbe::tryRule()
{
    m_process.requestMove(sixWaiting(), Color::Black);
}

void EngineProbe::handleMove(Point point)
{
    const bool playedSix = point == kSixth;
    if (playedSix == (m_rule == Rule::Freestyle))
        m_findings.capabilities.rules.push_back(m_rule);
    m_process.quit();
}

void EngineProbe::nextSession()
{
    if (!m_running)
        return;
    if (m_rulesToTry.empty())
        return finish();
    const Rule rule = m_rulesToTry.front();
    m_rulesToTry.pop_front();
    begin(rule);
}

void EngineProbe::handleFailure(const EngineFailure& failure)
{
    if (!m_running)
        return;
    // One that fails only in front of a rule can still play the others.
    const bool knownToWork = !m_findings.capabilities.boardSizes.empty() && m_questions.empty();
    if (knownToWork)
        return nextSession();
    m_findings.failure = failure;
    finish();
}

void EngineProbe::finish()
{
    m_running = false;
    m_patience.stop();
    m_findings.capabilities.probed = true;
    emit progressed(100);
    emit finished(m_findings);
}

}  // namespace gomoku
