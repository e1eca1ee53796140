// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QObject>

namespace gomoku {

class GameWidget;
class OpeningPanel;

/// The opening rules in the window: a panel that leads through them, and on the board a veil over
/// the points where the stone asked for may not stand.
class OpeningFeature : public QObject
{
    Q_OBJECT

public:
    explicit OpeningFeature(GameWidget* game);

    [[nodiscard]] OpeningPanel* panel() const { return m_panel; }

private:
    void follow(const GameSnapshot& snapshot);

    GameWidget* m_game;
    OpeningPanel* m_panel;
};

/// The empty points that the area of the opening's stone leaves out.
[[nodiscard]] std::vector<Point> veiledPoints(const GameSnapshot& snapshot);

}  // namespace gomoku
