// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/PlayerMenu.h"

#include "UI/Dialogs/PlayerChooser.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QMenu>

namespace gomoku {

namespace {

bool isSameKind(const PlayerSpec& one, const PlayerSpec& other)
{
    if (one.kind != other.kind)
        return false;
    return one.kind == PlayerSpec::Kind::Engine ? one.engineId == other.engineId
                                                : one.isHuman() || one.level == other.level;
}

}  // namespace

void offerPlayers(GameWidget* game, Color color, const QWidget* card)
{
    auto* menu = new QMenu(game);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const PlayerSpec now = game->snapshot().setup.players[color];
    const auto offer = [&](const PlayerSpec& player) {
        QAction* action = menu->addAction(ValueText::player(player));
        action->setCheckable(true);
        action->setChecked(isSameKind(player, now));
        QObject::connect(action, &QAction::triggered, game,
                         [game, color, player] { game->changePlayer(color, player); });
    };
    offer({.kind = PlayerSpec::Kind::Human});
    menu->addSeparator();
    for (const int level : {1, 2, 3, 4, 5, 0})
        offer({.kind = PlayerSpec::Kind::Computer, .level = level});
    menu->addSeparator();
    for (const EngineName& engine : game->engines())
        offer({.kind = PlayerSpec::Kind::Engine, .engineId = engine.id, .name = engine.name});
    QObject::connect(menu->addAction(GameWidget::tr("Add an engine…")), &QAction::triggered, game,
                     [game, color] { emit game->engineWanted(color); });
    menu->popup(card->mapToGlobal(QPoint(0, card->height())));
}

}  // namespace gomoku
