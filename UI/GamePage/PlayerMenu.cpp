// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/PlayerMenu.h"

#include "UI/Text/EngineText.h"
#include "UI/Text/ValueText.h"

#include <QAction>

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

PlayerMenu::PlayerMenu(const PlayerSpec& now, const std::vector<EngineName>& engines,
                       QWidget* parent)
    : QMenu(parent),
      m_now(now)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setToolTipsVisible(true);
    offer({.kind = PlayerSpec::Kind::Human});
    addSeparator();
    for (const int level : {1, 2, 3, 4, 5, 0})
        offer({.kind = PlayerSpec::Kind::Computer, .level = level});
    addSeparator();
    for (const EngineName& engine : engines)
        offerEngine(engine);
    connect(addAction(tr("Add Engine…")), &QAction::triggered, this, &PlayerMenu::engineWanted);
}

void PlayerMenu::offerEngine(const EngineName& engine)
{
    QAction* action
        = offer({.kind = PlayerSpec::Kind::Engine, .engineId = engine.id, .name = engine.name});
    action->setText(EngineText::name(action->text(), engine.failure));
    action->setToolTip(EngineText::whyFailed(engine.failure));
}

QAction* PlayerMenu::offer(const PlayerSpec& player)
{
    QAction* action = addAction(ValueText::player(player));
    action->setCheckable(true);
    action->setChecked(isSameKind(player, m_now));
    connect(action, &QAction::triggered, this, [this, player] { emit playerChosen(player); });
    return action;
}

}  // namespace gomoku
