// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/EnginesFeature.h"

#include "Models/GameManager.h"
#include "Models/Record/GameRecord.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>

namespace gomoku {

namespace {

constexpr int kMostConsoleLines = 2000;

}  // namespace

EnginesFeature::EnginesFeature(QMainWindow* window, GameWidget* game, GameManager* manager,
                               QMenu* menu)
    : QObject(window),
      m_window(window),
      m_game(game),
      m_manage(menu->addAction(QString())),
      m_match(menu->addAction(QString())),
      m_console(menu->addAction(QString()))
{
    connect(m_manage, &QAction::triggered, this, &EnginesFeature::showManager);
    connect(m_match, &QAction::triggered, this, &EnginesFeature::showMatch);
    connect(m_console, &QAction::triggered, this, &EnginesFeature::showConsole);
    connect(manager, &GameManager::engineLogged, this, &EnginesFeature::log);
    retranslate();
}

void EnginesFeature::log(Color color, const QString& line)
{
    m_lines << QStringLiteral("%1 %2").arg(ValueText::color(color), line);
    if (m_lines.size() > kMostConsoleLines)
        m_lines.removeFirst();
    emit lineLogged(m_lines.last());
}

void EnginesFeature::showConsole()
{
    auto* dialog = new EngineConsoleDialog(tr("the engine at the board"), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setLines(m_lines);
    dialog->input()->hide();  // A game is no place to put in a word of one's own.
    connect(this, &EnginesFeature::lineLogged, dialog, &EngineConsoleDialog::append);
    dialog->show();
}

void EnginesFeature::setEngines(const EngineList& engines)
{
    m_engines = engines;
}

std::vector<EngineName> EnginesFeature::names() const
{
    std::vector<EngineName> names;
    for (const EngineEntry& engine : m_engines.entries())
        names.push_back({engine.id, engine.name});
    return names;
}

void EnginesFeature::showManager()
{
    (void)openManager();
}

EngineManagerDialog* EnginesFeature::openManager()
{
    if (!m_manager || !m_manager->isVisible()) {
        auto* dialog = new EngineManagerDialog(m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setEngines(m_engines);
        connect(dialog, &EngineManagerDialog::enginesChanged, this,
                [this](const EngineList& engines) {
                    m_engines = engines;
                    emit enginesChanged(engines);
                });
        dialog->show();
        m_manager = dialog;
    }
    m_manager->raise();
    m_manager->activateWindow();
    return m_manager;
}

void EnginesFeature::offerEngine(const QString& path)
{
    auto* question = new EngineQuestion(path, m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::accepted, this, [this, path] { openManager()->addEngine(path); });
    question->open();
}

void EnginesFeature::seatNewEngine(Color color)
{
    const EngineManagerDialog* manager = openManager();
    connect(manager, &QDialog::finished, this,
            [this, color, manager, before = m_engines] { seatIfNew(color, before, *manager); });
}

void EnginesFeature::seatIfNew(Color color, const EngineList& before,
                               const EngineManagerDialog& manager)
{
    if (m_engines.entries().empty() || before.find(m_engines.entries().back().id))
        return;
    const EngineEntry& added = m_engines.entries().back();
    if (manager.hasFailed(added.id))
        return m_game->status()->say(tr("%1 failed its test and cannot play.").arg(added.name));
    m_game->changePlayer(
        color, {.kind = PlayerSpec::Kind::Engine, .engineId = added.id, .name = added.name});
}

void EnginesFeature::showMatch()
{
    auto* dialog = new EngineMatchDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setEngines(m_engines.entries());
    connect(dialog, &EngineMatchDialog::gameChosen, this, &EnginesFeature::openGame);
    dialog->show();
}

void EnginesFeature::openGame(const MatchGameResult& result, const QString& black,
                              const QString& white)
{
    auto record = std::make_shared<GameRecord>(result.boardSize, result.rule);
    NodeId node = GameRecord::root();
    for (const PlayedMove& move : result.moves)
        node = record->addMove(node, {move.point, move.color});
    GameSetup setup;
    setup.rule = result.rule;
    setup.boardSize = result.boardSize;
    setup.players.black.name = black;
    setup.players.white.name = white;
    m_game->openRecord(setup, std::shared_ptr<const GameRecord>(record));
}

void EnginesFeature::retranslate()
{
    m_manage->setText(tr("&Engines…"));
    m_match->setText(tr("Engine &Match…"));
    m_console->setText(tr("&Console…"));
}

}  // namespace gomoku
