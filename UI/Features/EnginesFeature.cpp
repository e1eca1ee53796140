// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/EnginesFeature.h"

#include "Models/GameManager.h"
#include "Models/Library/PositionIndex.h"
#include "Models/Match/MatchRecord.h"
#include "Models/Record/GameRecord.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QStandardPaths>

namespace gomoku {

namespace {

constexpr int kMostConsoleLines = 2000;

/// Beside the library: the match that was played last, so that it can be resumed.
QString usualJournal()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + QStringLiteral("/match.journal");
}

QString wordsFor(const EngineFailure& failure)
{
    return failure.detail.isEmpty() ? nameOf(failure.kind) : failure.detail;
}

}  // namespace

EnginesFeature::EnginesFeature(QMainWindow* window, GameWidget* game, GameManager* manager,
                               LibraryLink* library, QMenu* menu)
    : QObject(window),
      m_window(window),
      m_game(game),
      m_library(library),
      m_manage(menu->addAction(QString())),
      m_match(menu->addAction(QString())),
      m_console(menu->addAction(QString()))
{
    connect(m_manage, &QAction::triggered, this, &EnginesFeature::showManager);
    connect(m_match, &QAction::triggered, this, &EnginesFeature::showMatch);
    connect(m_console, &QAction::triggered, this, &EnginesFeature::showConsole);
    connect(manager, &GameManager::engineLogged, this, &EnginesFeature::log);
    connect(manager, &GameManager::engineFailed, this,
            [this](Color color, const QString&, const EngineFailure& failure) {
                noteFailure(color, failure);
            });
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
        names.push_back({engine.id, engine.name, engine.failure});
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

void EnginesFeature::noteFailure(Color color, const EngineFailure& failure)
{
    const PlayerSpec& player = m_game->snapshot().setup.players[color];
    if (m_engines.noteFailure(player.engineId, wordsFor(failure)))
        emit enginesChanged(m_engines);
}

void EnginesFeature::showMatch()
{
    if (m_matchDialog) {
        m_matchDialog->raise();
        return m_matchDialog->activateWindow();
    }
    auto* dialog = new EngineMatchDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setEngines(m_engines.entries());
    dialog->setJournal(usualJournal());
    connect(dialog, &EngineMatchDialog::gameChosen, this, &EnginesFeature::openGame);
    connect(dialog, &EngineMatchDialog::gameEnded, this, &EnginesFeature::keepGame);
    connect(dialog, &EngineMatchDialog::engineFailed, this,
            [this](const EngineCommand& command, const EngineFailure& failure) {
                if (m_engines.noteFailure(command, wordsFor(failure)))
                    emit enginesChanged(m_engines);
            });
    dialog->show();
    m_matchDialog = dialog;
}

void EnginesFeature::openGame(const MatchGameResult& result, const TournamentPlan& plan)
{
    const auto record = std::make_shared<const GameRecord>(recordOf(result, plan));
    GameSetup setup;
    setup.rule = result.rule;
    setup.boardSize = result.boardSize;
    for (const Color color : kColors)
        setup.players[color].name = QString::fromStdString(record->info().players[color]);
    m_game->openRecord(setup, record);
}

void EnginesFeature::keepGame(const MatchGameResult& result, const TournamentPlan& plan)
{
    const auto record = std::make_shared<const GameRecord>(recordOf(result, plan));
    m_library->ask([record, rule = result.rule](GameLibrary* library) {
        const std::vector<GameToImport> games{importOf(*record, rule)};
        library->importGames(GameLibrary::newTicket(),
                             std::make_shared<const std::vector<GameToImport>>(games));
    });
}

void EnginesFeature::retranslate()
{
    m_manage->setText(tr("&Engines…"));
    m_match->setText(tr("Engine &Match…"));
    m_console->setText(tr("&Console…"));
}

}  // namespace gomoku
