// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/GameManager.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/WaitFor.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QSignalSpy>
#include <QTest>

#include <functional>

namespace gomoku::testing {

inline PlayerSpec human()
{
    return {.kind = PlayerSpec::Kind::Human};
}
/// A computer that thinks for about so long about each move.
inline PlayerSpec computer(int milliseconds = 20)
{
    return {.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = Milliseconds(milliseconds)};
}
inline GameSetup setupFor(const PlayerSpec& black, const PlayerSpec& white)
{
    GameSetup setup;
    setup.players = {black, white};
    return setup;
}

/// A GameManager on the test's own thread, and what it has said. Replies come without a pause.
class GameTable
{
public:
    GameTable()
    {
        manager.setReplyPause(Milliseconds{0}, Milliseconds{0});
        manager.setRandomSeed(0);
        QObject::connect(&manager, &GameManager::gameStarted, &manager,
                         [this](const GameSnapshot& snapshot) { now = snapshot; });
        QObject::connect(&manager, &GameManager::changed, &manager,
                         [this](const GameSnapshot& snapshot) { now = snapshot; });
        QObject::connect(&manager, &GameManager::moveApplied, &manager,
                         [this](const MoveResult& result) {
                             now = result.after;
                             ++movesMade;
                         });
        QObject::connect(&manager, &GameManager::recordReady, &manager,
                         [this](quint64, const std::shared_ptr<const GameRecord>& record) {
                             m_record = record;
                         });
        QObject::connect(&manager, &GameManager::refused, &manager,
                         [this](Refusal why, Point) { refusals.push_back(why); });
    }

    /// Plays "h8 i9 ..." as human moves.
    void play(const QString& moves)
    {
        for (const QString& word : moves.split(u' ', Qt::SkipEmptyParts))
            manager.handleHumanMove(at(word.toLatin1().constData()));
    }
    /// The line on the board as text, up to the move shown.
    [[nodiscard]] QString line() const
    {
        QStringList words;
        for (int i = 0; i < now.shown; ++i)
            words << QString::fromStdString(
                now.moves[static_cast<std::size_t>(i)].point.toString());
        return words.join(u' ');
    }

    /// What would be saved now.
    [[nodiscard]] std::shared_ptr<const GameRecord> record()
    {
        manager.requestRecord(0);
        return m_record;
    }

    GameManager manager;
    GameSnapshot now;
    std::vector<Refusal> refusals;
    int movesMade = 0;

private:
    std::shared_ptr<const GameRecord> m_record;
};

}  // namespace gomoku::testing
