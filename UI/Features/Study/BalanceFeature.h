// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/BalanceFinder.h"
#include "UI/Board/BoardOverlay.h"

#include <QObject>

class QAction;
class QMenu;

namespace gomoku {

class GameWidget;

/// "Find Balanced Moves" in an opening: Black's chance is written on the points that leave the
/// game most even.
class BalanceFeature : public QObject
{
    Q_OBJECT

public:
    BalanceFeature(GameWidget* game, QMenu* menu);

    [[nodiscard]] QAction* action() const { return m_action; }
    void retranslate();

private:
    void find();
    void stop();
    void follow(const GameSnapshot& snapshot);
    void show(const std::vector<BalancedChoice>& choices);
    void hover(Point point);

    GameWidget* m_game;
    QAction* m_action;
    BalanceFinder m_finder;
    std::vector<BalancedChoice> m_choices;  ///< Those told of.
    std::vector<BoardTag> m_tags;  ///< As they were shown.
    bool m_isLineShown = false;
    Grid m_grid;  ///< Whose stones the search is about.
};

}  // namespace gomoku
