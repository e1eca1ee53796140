// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Search/SearchTypes.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>

namespace gomoku {

class GamePanel;

/// Keeps the two cards of the panel up to date: clocks and progress run on between snapshots.
class PlayerCards : public QObject
{
    Q_OBJECT

public:
    explicit PlayerCards(GamePanel* panel);

    void follow(const GameSnapshot& snapshot);
    void setReport(const SearchReport& report);  ///< Of the computer that is thinking.
    void refresh();

private:
    void keep();
    void forget();

    GamePanel* m_panel;
    GameSnapshot m_snapshot;
    PerColor<SearchReport> m_reports;  ///< The newest of each player.
    std::map<NodeId, PerColor<SearchReport>> m_said;  ///< By the newest move of the game then.
    QTimer m_tick;  ///< While a clock or a thought is running.
    QElapsedTimer m_sinceSnapshot;
    QElapsedTimer m_sinceThought;
};

}  // namespace gomoku
