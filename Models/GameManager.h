// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameTypes.h"

#include <QObject>

#include <memory>

namespace gomoku {

/// The controller: it alone decides what happens in a game. Lives on a thread of its own, has no
/// parent, and is deleted there; everybody else talks to it by queued signals and gets values.
class GameManager : public QObject
{
    Q_OBJECT

public:
    explicit GameManager(QObject* parent = nullptr);
    ~GameManager() override;

public slots:
    void startNewGame(const gomoku::GameSetup& setup);
    void handleHumanMove(gomoku::Point point);
    void undo();
    void redo();
    void resign();
    void requestHint();

signals:
    void gameStarted(const gomoku::GameSnapshot& snapshot);
    void moveApplied(const gomoku::MoveResult& result);
    /// Anything else that changed: undo, clocks, players, the end of a game.
    void changed(const gomoku::GameSnapshot& snapshot);
    void refused(gomoku::Refusal why, gomoku::Point point);
    void progressed(const gomoku::SearchReport& report);
    void hintFound(gomoku::Point point, const gomoku::SearchReport& report,
                   gomoku::HintReason reason);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace gomoku
