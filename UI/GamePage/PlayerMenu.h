// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineTypes.h"
#include "Models/Setup/PerfectLevel.h"

#include <QMenu>

#include <vector>

namespace gomoku {

/// Offers who else could play a colour from now on. Deletes itself when it is closed.
class PlayerMenu : public QMenu
{
    Q_OBJECT

public:
    PlayerMenu(const GameSetup& game, Color color, const std::vector<EngineName>& engines,
               QWidget* parent);

signals:
    void playerChosen(const gomoku::PlayerSpec& player);
    void engineWanted();  ///< One that is not in the list yet.

private:
    QAction* offer(const PlayerSpec& player);
    void offerEngine(const EngineName& engine);
    void offerPerfect(PerfectObstacle obstacle);

    PlayerSpec m_now;
};

}  // namespace gomoku
