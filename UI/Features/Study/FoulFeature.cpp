// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/FoulFeature.h"

#include "Models/Rules/FoulExplanation.h"
#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"

#include <algorithm>

namespace gomoku {

FoulFeature::FoulFeature(GameWidget* game) : QObject(game), m_game(game)
{
    connect(game->board(), &BoardWidget::hovered, this, [this](Point point) {
        m_game->board()->showFoulLines(foulLines(m_game->board()->snapshot(), point));
    });
}

std::vector<std::vector<Point>> foulLines(const GameSnapshot& snapshot, Point point)
{
    const auto& fouls = snapshot.forbidden;
    if (std::find(fouls.begin(), fouls.end(), point) == fouls.end())
        return {};
    const FoulExplanation explanation = explainPoint(snapshot.grid, point);
    std::vector<std::vector<Point>> lines;
    if (explanation.foul == Foul::Overline)
        return explanation.overlines;
    if (explanation.foul == Foul::DoubleFour)
        for (const Four& four : explanation.fours)
            lines.push_back(four.stones);
    if (explanation.foul == Foul::DoubleThree)
        for (const ExplainedThree& three : explanation.threes)
            if (three.isReal())
                lines.push_back(three.stones);
    return lines;
}

}  // namespace gomoku
