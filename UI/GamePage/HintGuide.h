// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/GameManager.h"

#include <QObject>

#include <vector>

namespace gomoku {

class GameWidget;

/// Hints, a step at a time: who asks sees one point and its reason; who asks again sees how it goes
/// on from there.
class HintGuide : public QObject
{
    Q_OBJECT

public:
    HintGuide(GameWidget* game, GameManager* manager);

    void help();

private:
    void take(Point point, const SearchReport& report, HintReason reason);
    void takeForOpening(const OpeningAction& action);

    GameWidget* m_game;
    std::vector<Point> m_line;  ///< From the position of the last hint on.
    Grid m_position;  ///< That one.
};

}  // namespace gomoku
