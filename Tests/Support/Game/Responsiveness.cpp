// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/Responsiveness.h"

#include "Models/GameThread.h"
#include "Tests/Support/Game/GameTable.h"

#include <QFile>

#include <algorithm>
#include <random>

namespace gomoku::testing {

namespace {

double passed(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// A number of /proc/self/status, 0 where there is none.
long processFigure(const QByteArray& name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith(name + ':'))
            return line.mid(name.size() + 1).simplified().split(' ').first().toLong();
    }
    return 0;
}

/// What a window does: sends requests to the game thread and hears of its answers.
class Player : public QObject
{
public:
    explicit Player(GameManager* manager)
    {
        connect(manager, &GameManager::gameStarted, this, [this](const GameSnapshot& snapshot) {
            m_game = snapshot.game;
            m_stones = 0;
        });
        connect(manager, &GameManager::moveApplied, this, [this](const MoveResult& result) {
            m_lateMoves += result.after.game != m_game;
            m_stones = result.number;
        });
        m_manager = manager;
        // A move of the book would end the thought that is to be interrupted, and a large table
        // would fill up with every thought, which is no leak.
        QMetaObject::invokeMethod(manager, [manager] {
            manager->setUseBook(false);
            manager->setTableSize(1);
        });
    }

    /// Asks for a new game with a computer that thinks for ever, and plays the first move.
    bool startAndPlay()
    {
        const quint64 before = m_game;
        const GameSetup setup = setupFor(human(), computer(3600000));
        QMetaObject::invokeMethod(m_manager, [m = m_manager, setup] { m->startNewGame(setup); });
        if (!waitUntil([&] { return m_game != before; }))
            return false;
        const Point centre = centreOf(setup.boardSize);
        QMetaObject::invokeMethod(m_manager,
                                  [m = m_manager, centre] { m->handleHumanMove(centre); });
        return waitUntil([&] { return m_stones == 1; });
    }
    [[nodiscard]] int lateMoves() const { return m_lateMoves; }

private:
    // qWaitFor() looks only every ten milliseconds, which is as long as what is measured here.
    template <typename Condition>
    static bool waitUntil(Condition done)
    {
        QElapsedTimer timer;
        timer.start();
        while (!done() && timer.elapsed() < 10000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        return done();
    }

    GameManager* m_manager;
    quint64 m_game = 0;
    int m_stones = 0;
    int m_lateMoves = 0;
};

}  // namespace

double percentile(const Sample& sample, int percent)
{
    const std::size_t rank = sample.size() * static_cast<std::size_t>(percent) / 100;
    return sample.empty() ? 0 : sample[std::min(rank, sample.size() - 1)];
}

ResetFigures measureResets(int count, int mostWait)
{
    GameThread thread;
    Player player(thread.manager());
    std::mt19937 random(20261116);
    std::uniform_int_distribution<int> waits(0, mostWait);
    ResetFigures figures;
    player.startAndPlay();
    const int warmUp = count / 10;
    for (int i = 0; i < warmUp + count; ++i) {
        QTest::qWait(waits(random));
        QElapsedTimer timer;
        timer.start();
        const bool playable = player.startAndPlay();
        if (i == warmUp) {
            figures.threadsBefore = static_cast<int>(processFigure("Threads"));
            figures.kilobytesBefore = processFigure("VmRSS");
        }
        if (i >= warmUp)
            figures.milliseconds.push_back(playable ? passed(timer) : 1e9);
    }
    QTest::qWait(200);
    figures.threadsAfter = static_cast<int>(processFigure("Threads"));
    figures.kilobytesAfter = processFigure("VmRSS");
    figures.lateMoves = player.lateMoves();
    std::sort(figures.milliseconds.begin(), figures.milliseconds.end());
    return figures;
}

Sample measureTimerLateness(int milliseconds)
{
    constexpr double kInterval = 16;
    GameThread thread;
    Player player(thread.manager());
    player.startAndPlay();
    Sample lateness;
    QElapsedTimer sinceTick;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        lateness.push_back(std::max(0.0, passed(sinceTick) - kInterval));
        sinceTick.start();
    });
    sinceTick.start();
    timer.start(16);
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    std::sort(lateness.begin(), lateness.end());
    return lateness;
}

Sample measureClosing(int count)
{
    Sample sample;
    for (int i = 0; i < count; ++i) {
        auto thread = std::make_unique<GameThread>();
        Player player(thread->manager());
        player.startAndPlay();
        QTest::qWait(20 + i % 30);
        QElapsedTimer timer;
        timer.start();
        thread.reset();
        sample.push_back(passed(timer));
    }
    std::sort(sample.begin(), sample.end());
    return sample;
}

}  // namespace gomoku::testing
