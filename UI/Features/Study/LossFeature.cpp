// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/LossFeature.h"

#include "Models/GameManager.h"
#include "Models/Review/ReviewPlace.h"
#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"

namespace gomoku {

LossFeature::LossFeature(GameWidget* game)
    : QObject(game),
      m_game(game),
      m_card(new LossCard(game->panel())),
      m_finder(this)
{
    game->panel()->addControls(m_card);
    connect(game, &GameWidget::snapshotShown, this, &LossFeature::follow);
    connect(game, &GameWidget::pageChanged, this, [this] {
        if (m_game->page() == GameWidget::Page::Start)
            forget();
    });
    connect(&m_finder, &LossFinder::found, this, [this](const LossStory& story) {
        m_story = story;
        tell();
    });
    connect(m_card, &LossCard::playRequested, this, &LossFeature::goBack);
}

void LossFeature::follow(const GameSnapshot& snapshot)
{
    if (snapshot.aside)
        return;  // Somebody tries a variation; the game is lost all the same.
    const auto loser = humanLoser(snapshot);
    if (!loser)
        return forget();
    if (m_number == snapshot.game && snapshot.live == static_cast<int>(m_moves.size()))
        return;
    m_number = snapshot.game;
    m_moves = {snapshot.moves.begin(), snapshot.moves.begin() + snapshot.live};
    m_lost = reviewedGame(snapshot);
    m_story.reset();
    m_card->dismiss();
    m_finder.find(m_lost, *loser);
}

void LossFeature::setReview(const GameReview& review)
{
    m_review = review;
    if (m_story)
        tell();
}

/// Card and review stand side by side and must say the same.
void LossFeature::tell()
{
    m_card->present(toldBeside(isOf(m_review, m_lost) ? &m_review : nullptr, *m_story), m_moves);
}

/// To the game's own line first, if a variation is looked at. A move there continues the game.
void LossFeature::goBack(int moves)
{
    m_game->call([moves](GameManager& manager) {
        manager.returnToGame();
        manager.goToMove(moves);
    });
    m_game->takePoints(this, [this, moves](Point point) { return playFrom(moves, point); });
    m_game->board()->setFocus();
}

/// The review has left its better moves there as a branch, along which a click would only lead.
/// Whoever plays from here wants an answer to that very move.
bool LossFeature::playFrom(int moves, Point point)
{
    const GameSnapshot& shown = m_game->snapshot();
    const bool isThere = m_game->page() == GameWidget::Page::Game && shown.game == m_number
        && shown.shown == moves && !shown.aside;
    if (isThere)
        m_game->ask(&GameManager::handleHumanMove, point);
    else
        m_game->releasePoints(this);
    return isThere;
}

void LossFeature::forget()
{
    m_finder.drop();
    m_card->dismiss();
    m_number = 0;
    m_moves.clear();
    m_story.reset();
}

}  // namespace gomoku
