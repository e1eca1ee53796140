// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Rules/FoulExplanation.h"

#include <QObject>

#include <vector>

namespace gomoku {

class GameWidget;

/// Draws the lines that make a point forbidden to Black while the pointer rests on it.
class FoulFeature : public QObject
{
    Q_OBJECT

public:
    explicit FoulFeature(GameWidget* game);

private:
    GameWidget* m_game;
};

/// The lines of the foul on `point`, each by its stones and with `point` among them; none if it is
/// no forbidden point of the position shown.
[[nodiscard]] std::vector<std::vector<Point>> foulLines(const GameSnapshot& snapshot, Point point);

/// The lines that decide about a point: those of the foul or, if there is none, all that the stone
/// makes.
[[nodiscard]] std::vector<std::vector<Point>> decidingLines(const FoulExplanation& explanation);

}  // namespace gomoku
