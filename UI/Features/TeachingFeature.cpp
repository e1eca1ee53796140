// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/TeachingFeature.h"

#include "Models/GameManager.h"
#include "Models/Review/BlunderCheck.h"
#include "UI/Board/BoardBanner.h"
#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"
#include "UI/Text/MessageText.h"

#include <QEvent>

namespace gomoku {

namespace {

constexpr int kTakeBack = 1;

}  // namespace

TeachingFeature::TeachingFeature(GameWidget* game)
    : QObject(game),
      m_game(game),
      m_banner(new BoardBanner(game))
{
    m_banner->hide();
    game->board()->installEventFilter(this);
    connect(game, &GameWidget::snapshotShown, this, &TeachingFeature::follow);
    connect(m_banner, &BoardBanner::closed, m_banner, &QWidget::hide);
    connect(m_banner, &BoardBanner::chosen, this, [this] {
        m_banner->hide();
        m_game->ask(&GameManager::undo);
    });
}

void TeachingFeature::setEnabled(bool enabled)
{
    m_enabled = enabled;
    if (!enabled)
        m_banner->hide();
}

bool TeachingFeature::isHumansNewMove(const GameSnapshot& snapshot) const
{
    if (snapshot.game != m_previous.game || snapshot.live != m_previous.live + 1
        || snapshot.isLookingBack())
        return false;
    const Color mover = opponent(snapshot.sideToMove);
    return snapshot.setup.players[mover].isHuman()
        && !snapshot.setup.players[opponent(mover)].isHuman();
}

void TeachingFeature::follow(const GameSnapshot& snapshot)
{
    // The opponent's reply leaves the question open; anything else answers it.
    const bool replied = snapshot.game == m_previous.game && snapshot.live == m_slipAt + 1;
    if (snapshot.live != m_slipAt && !replied)
        m_banner->hide();
    const auto blunder
        = m_enabled && isHumansNewMove(snapshot) ? blunderOf(snapshot) : std::nullopt;
    m_previous = snapshot;
    if (!blunder)
        return;
    m_slipAt = snapshot.live;
    m_banner->present(tr("That may lose"), MessageText::blunder(*blunder),
                      {{kTakeBack, tr("Take Back"), true}});
    place();
    m_banner->show();
}

void TeachingFeature::place()
{
    m_banner->placeOver(m_game->board()->geometry(), true);
}

bool TeachingFeature::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    return QObject::eventFilter(watched, event);
}

}  // namespace gomoku
