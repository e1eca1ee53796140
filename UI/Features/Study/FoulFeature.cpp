// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/FoulFeature.h"

#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"

#include <algorithm>

namespace gomoku {

namespace {

using FoulLines = std::vector<std::vector<Point>>;

void addFours(FoulLines& lines, const FoulExplanation& explanation)
{
    for (const Four& four : explanation.fours)
        lines.push_back(four.stones);
}

void addThrees(FoulLines& lines, const FoulExplanation& explanation, bool onlyReal)
{
    for (const ExplainedThree& three : explanation.threes)
        if (three.isReal() || !onlyReal)
            lines.push_back(three.stones);
}

}  // namespace

FoulFeature::FoulFeature(GameWidget* game) : QObject(game), m_game(game)
{
    connect(game->board(), &BoardWidget::hovered, this, [this](Point point) {
        if (m_game->page() == GameWidget::Page::Game)
            m_game->board()->showFoulLines(foulLines(m_game->board()->snapshot(), point));
    });
}

std::vector<std::vector<Point>> foulLines(const GameSnapshot& snapshot, Point point)
{
    const auto& fouls = snapshot.forbidden;
    if (std::find(fouls.begin(), fouls.end(), point) == fouls.end())
        return {};
    return decidingLines(explainPoint(snapshot.grid, point));
}

std::vector<std::vector<Point>> decidingLines(const FoulExplanation& explanation)
{
    FoulLines lines;
    switch (explanation.foul) {
    case Foul::Overline:
        return explanation.overlines;
    case Foul::DoubleFour:
        addFours(lines, explanation);
        break;
    case Foul::DoubleThree:
        addThrees(lines, explanation, true);
        break;
    case Foul::None:
        if (!explanation.fives.empty())
            return explanation.fives;
        addFours(lines, explanation);
        addThrees(lines, explanation, false);
        break;
    }
    return lines;
}

}  // namespace gomoku
