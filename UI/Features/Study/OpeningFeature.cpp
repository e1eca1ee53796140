// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/OpeningFeature.h"

#include "UI/BoardWidget.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GameWidget.h"
#include "UI/Panels/OpeningPanel.h"

namespace gomoku {

OpeningFeature::OpeningFeature(GameWidget* game)
    : QObject(game),
      m_game(game),
      m_panel(new OpeningPanel(game->panel()))
{
    game->panel()->addControls(m_panel);
    connect(game, &GameWidget::snapshotShown, this, &OpeningFeature::follow);
    connect(game, &GameWidget::pageChanged, this, [this] {
        if (m_game->page() == GameWidget::Page::Start)
            m_game->board()->showVeiled({});
    });
    connect(m_panel, &OpeningPanel::actionChosen, this, [this](const OpeningAction& action) {
        m_game->ask(&GameManager::takeOpeningAction, action);
        m_game->board()->setFocus();
    });
}

void OpeningFeature::follow(const GameSnapshot& snapshot)
{
    m_panel->showSnapshot(snapshot);
    m_game->board()->showVeiled(veiledPoints(snapshot));
}

std::vector<Point> veiledPoints(const GameSnapshot& snapshot)
{
    std::vector<Point> points;
    if (!snapshot.opening || snapshot.isLookingBack() || snapshot.result.isOver())
        return points;
    const OpeningArea area = snapshot.opening->task.area;
    snapshot.grid.forEachPoint([&](Point point) {
        if (!area.contains(point, snapshot.grid.size()))
            points.push_back(point);
    });
    return points;
}

}  // namespace gomoku
