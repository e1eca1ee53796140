// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/TeachingFeature.h"

#include "Models/GameManager.h"
#include "UI/GamePage/Cards/WarningCard.h"
#include "UI/GameWidget.h"

namespace gomoku {

TeachingFeature::TeachingFeature(GameWidget* game)
    : QObject(game),
      m_game(game),
      m_card(new WarningCard(game->panel()))
{
    game->panel()->addControls(m_card);
    connect(game, &GameWidget::snapshotShown, this, &TeachingFeature::follow);
    connect(m_card, &WarningCard::takeBackRequested, this,
            [this] { m_game->ask(&GameManager::undo); });
    connect(m_card, &WarningCard::keepRequested, this,
            [this] { m_game->ask(&GameManager::keepMove); });
}

void TeachingFeature::follow(const GameSnapshot& snapshot)
{
    const bool whiteReplies = snapshot.setup.players.black.isHuman();
    if (snapshot.warning)
        m_card->present(*snapshot.warning, whiteReplies ? Color::White : Color::Black);
    else
        m_card->dismiss();
}

}  // namespace gomoku
