// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/OpenedFeature.h"

#include "Models/GameManager.h"
#include "Models/Library/GameImport.h"
#include "UI/Features/Games/LibraryFeature.h"
#include "UI/Features/Games/OpenedNotice.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>

namespace gomoku {

OpenedFeature::OpenedFeature(GameWidget* game, LibraryFeature* library, QMenu* menu)
    : QObject(game),
      m_game(game),
      m_library(library),
      m_notice(new OpenedNotice),
      m_rules(new QMenu(menu)),
      m_group(new QActionGroup(this))
{
    buildMenu(menu);
    connect(m_notice, &OpenedNotice::ruleChosen, this,
            [this](Rule rule) { m_game->ask(&GameManager::setRule, rule); });
    connect(m_notice, &OpenedNotice::importRequested, this,
            [this] { m_library->importRecord(m_record, m_rule); });
    connect(m_library->games(), &GameImport::finished, m_notice,
            [this](const ImportProgress& progress) {
                if (progress.filesInAll == 0 && progress.games() > 0)
                    m_notice->setInLibrary();
            });
    connect(m_game, &GameWidget::snapshotShown, this, &OpenedFeature::follow);
    connect(m_game, &GameWidget::pageChanged, this, &OpenedFeature::follow);
    retranslate();
    follow();
}

void OpenedFeature::buildMenu(QMenu* menu)
{
    for (const Rule rule : kRules) {
        QAction* action = m_rules->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(rule));
        m_group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, rule] { m_game->ask(&GameManager::setRule, rule); });
    }
    // Above the line over the last entry, which is the preferences.
    const auto entries = menu->actions();
    menu->insertMenu(entries.value(entries.size() - 2), m_rules);
}

void OpenedFeature::take(const GameSetup& setup, const std::shared_ptr<const GameRecord>& record,
                         const QString& path)
{
    m_record = record;
    m_rule = setup.rule;
    m_before = m_game->snapshot().game;
    m_shown = 0;
    m_notice->showGame(path.isEmpty() ? QString() : QFileInfo(path).fileName(),
                       record->info().rule ? std::nullopt : std::optional(setup.rule));
}

void OpenedFeature::follow()
{
    const GameSnapshot& snapshot = m_game->snapshot();
    const bool inGame = m_game->page() == GameWidget::Page::Game && snapshot.game != 0;
    m_rules->setEnabled(inGame && !snapshot.opening);
    for (QAction* action : m_group->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(snapshot.setup.rule));
    if (m_record && m_shown == 0 && snapshot.game != m_before)
        m_shown = snapshot.game;
    if (m_shown != 0 && snapshot.game != m_shown) {
        m_notice->dismiss();
        m_record = nullptr;
        m_shown = 0;
    }
    m_notice->setVisible(m_notice->isWanted() && (inGame || m_shown == 0));
    m_rule = m_record && m_shown != 0 ? snapshot.setup.rule : m_rule;
}

void OpenedFeature::retranslate()
{
    m_rules->setTitle(tr("R&ule of This Game"));
    for (QAction* action : m_group->actions())
        action->setText(ValueText::rule(static_cast<Rule>(action->data().toInt())));
}

}  // namespace gomoku
