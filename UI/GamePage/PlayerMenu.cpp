// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/PlayerMenu.h"

#include "UI/Style/SizedFont.h"
#include "UI/Text/EngineText.h"
#include "UI/Text/PlainToolTip.h"
#include "UI/Text/ValueText.h"

#include <QAction>

namespace gomoku {

namespace {

constexpr int kWidestEntry = 320;

bool isSameKind(const PlayerSpec& one, const PlayerSpec& other)
{
    if (one.kind != other.kind)
        return false;
    return one.kind == PlayerSpec::Kind::Engine ? one.engineId == other.engineId
                                                : one.isHuman() || one.level == other.level;
}

}  // namespace

PlayerMenu::PlayerMenu(const GameSetup& game, Color color, const std::vector<EngineName>& engines,
                       QWidget* parent)
    : QMenu(parent),
      m_now(game.players[color])
{
    setAttribute(Qt::WA_DeleteOnClose);
    setToolTipsVisible(true);
    offer({.kind = PlayerSpec::Kind::Human});
    addSeparator();
    for (const int level : {1, 2, 3, 4, 5, 0})
        offer({.kind = PlayerSpec::Kind::Computer, .level = level});
    offerPerfect(perfectObstacle(game, color));
    addSeparator();
    for (const EngineName& engine : engines)
        offerEngine(engine);
    connect(addAction(tr("Add Engine…")), &QAction::triggered, this, &PlayerMenu::engineWanted);
}

void PlayerMenu::offerPerfect(PerfectObstacle obstacle)
{
    QAction* action = offer({.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel});
    action->setEnabled(obstacle == PerfectObstacle::None);
    action->setToolTip(action->isEnabled() ? ValueText::levelCharacter(kPerfectLevel)
                                           : ValueText::whyNotPerfect(obstacle));
}

void PlayerMenu::offerEngine(const EngineName& engine)
{
    QAction* action
        = offer({.kind = PlayerSpec::Kind::Engine, .engineId = engine.id, .name = engine.name});
    action->setText(EngineText::name(action->text(), engine.failure));
    if (const QString why = EngineText::whyFailed(engine.failure); !why.isEmpty())
        action->setToolTip(why);
}

QAction* PlayerMenu::offer(const PlayerSpec& player)
{
    const QString name = ValueText::player(player);
    // Engines name themselves, at any length and with any signs.
    QString shown = fontMetrics().elidedText(name, Qt::ElideMiddle, scaledPixels(kWidestEntry));
    QAction* action = addAction(shown.replace(u'&', QStringLiteral("&&")));
    action->setToolTip(plainToolTip(name));
    action->setCheckable(true);
    action->setChecked(isSameKind(player, m_now));
    connect(action, &QAction::triggered, this, [this, player] { emit playerChosen(player); });
    return action;
}

}  // namespace gomoku
