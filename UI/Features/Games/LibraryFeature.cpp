// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/LibraryFeature.h"

#include "Models/Files/WholeFile.h"
#include "Models/GameManager.h"
#include "Models/Library/GameImport.h"
#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/OpeningExplorer.h"
#include "UI/Dialogs/ImportDialog.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Dialogs/StatisticsDialog.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Games/SaveAlert.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/FileNameText.h"

#include <QAction>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>

namespace gomoku {

LibraryFeature::LibraryFeature(QMainWindow* window, GameWidget* game, LibraryLink* link,
                               QMenu* menu)
    : QObject(window),
      m_window(window),
      m_game(game),
      m_link(link),
      m_import(new GameImport(link->library(), this)),
      m_games(new QAction(this)),
      m_position(new QAction(this)),
      m_statistics(new QAction(this))
{
    // Above the line over the last entry, which is the way out.
    const auto entries = menu->actions();
    QAction* line = entries.value(entries.size() - 2);
    menu->insertSeparator(line);
    menu->insertActions(line, {m_games, m_position, m_statistics});
    m_games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    connect(m_games, &QAction::triggered, this, &LibraryFeature::showGames);
    m_position->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    connect(m_position, &QAction::triggered, this, &LibraryFeature::showGamesWithPosition);
    connect(m_statistics, &QAction::triggered, this, &LibraryFeature::showStatistics);
    connect(m_game, &GameWidget::pageChanged, this,
            [this] { m_position->setEnabled(m_game->page() == GameWidget::Page::Game); });
    m_position->setEnabled(false);
    wireImport();
    retranslate();
}

void LibraryFeature::showGames()
{
    (void)openGames(false);
}

void LibraryFeature::showGamesWithPosition()
{
    (void)openGames(true);
}

LibraryDialog* LibraryFeature::openGames(bool withPosition)
{
    auto* dialog = new LibraryDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_game->page() == GameWidget::Page::Game)
        dialog->offerPosition(OpeningExplorer::canonicalKey(m_game->snapshot().grid), withPosition);
    wireGames(dialog);
    list(dialog, dialog->filter());
    dialog->open();
    return dialog;
}

void LibraryFeature::list(LibraryDialog* dialog, const LibraryFilter& filter)
{
    m_link->list(filter, dialog, [dialog, filter](const LibraryList& list) {
        filter.after == 0 ? dialog->setList(list) : dialog->addToList(list);
    });
}

void LibraryFeature::wireGames(LibraryDialog* dialog)
{
    connect(dialog, &LibraryDialog::listWanted, this,
            [this, dialog](const LibraryFilter& filter) { list(dialog, filter); });
    connect(dialog, &LibraryDialog::recordWanted, this, [this, dialog](qint64 id) {
        m_link->fetch(id, dialog, [id, dialog](const auto& record, NodeId live) {
            dialog->setRecord(id, record, live);
        });
    });
    connect(dialog, &LibraryDialog::exportRequested, this, [this](qint64 id) {
        m_link->fetch(id, this, [this](const auto& record, NodeId) { exportGame(record); });
    });
    connect(dialog, &LibraryDialog::removalConfirmed, this, [this](const QList<qint64>& ids) {
        m_link->ask([ids](GameLibrary* library) { library->remove(ids); });
    });
    connect(dialog, &LibraryDialog::openRequested, this, &LibraryFeature::open);
    connect(dialog, &LibraryDialog::importRequested, this,
            [this, dialog](bool folder) { askWhatToImport(folder, dialog); });
    // Not after every few games of a large import: listing them takes longer than adding them.
    const auto listAgain = [this, dialog] { list(dialog, dialog->filter()); };
    connect(m_import, &GameImport::finished, dialog, listAgain);
    connect(m_import, &GameImport::failed, dialog, listAgain);
    connect(m_link->library(), &GameLibrary::imported, dialog, [this, listAgain] {
        if (!m_import->isRunning())
            listAgain();
    });
}

void LibraryFeature::open(qint64 id, int ply)
{
    const quint64 before = m_game->snapshot().game;
    m_game->ask(&GameManager::resumeGame, id);
    if (ply < 0)
        return;
    // When the game is on the board, and only that once.
    auto* waiting = new QObject(this);
    connect(m_game, &GameWidget::snapshotShown, waiting,
            [this, waiting, before, ply](const GameSnapshot& snapshot) {
                if (snapshot.game == before)
                    return;
                waiting->deleteLater();
                m_game->showPosition(ply);
            });
}

// Importing.

void LibraryFeature::askWhatToImport(bool folder, LibraryDialog* dialog)
{
    QStringList chosen;
    if (folder)
        chosen << QFileDialog::getExistingDirectory(dialog, tr("Import Folder"));
    else
        chosen = QFileDialog::getOpenFileNames(
            dialog, tr("Import Games"), {},
            tr("Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)"));
    chosen.removeAll(QString());
    if (!chosen.isEmpty())
        importFiles(chosen, dialog);
}

void LibraryFeature::importFiles(const QStringList& filesAndFolders, QWidget* above)
{
    if (m_import->isRunning())
        return;
    // The list of games is modal to the window: what it asked for stands above it.
    m_progress = new ImportDialog(above ? above : m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_progress, &ImportDialog::cancelled, m_import, &GameImport::cancel);
    m_import->start(filesAndFolders);
    m_progress->show();
}

void LibraryFeature::importRecord(const std::shared_ptr<const GameRecord>& record, Rule rule)
{
    m_import->start(record, rule);
}

void LibraryFeature::wireImport()
{
    connect(m_import, &GameImport::progressed, this, [this](const ImportProgress& progress) {
        if (m_progress)
            m_progress->setProgress(progress);
    });
    connect(m_import, &GameImport::finished, this, [this](const ImportProgress& progress) {
        if (m_progress)
            m_progress->setFinished(progress);
        m_game->status()->say(ImportDialog::summary(progress));
    });
    connect(m_import, &GameImport::failed, this, [this](const LibraryProblem& why) {
        if (m_progress)
            m_progress->setFailed(SaveAlert::reason(why));
        m_game->status()->say(SaveAlert::reason(why));
    });
}

void LibraryFeature::exportGame(const std::shared_ptr<const GameRecord>& record)
{
    if (!record)
        return;
    GameSetup names;
    for (const Color color : kColors)
        names.players[color].name = QString::fromStdString(record->info().players[color]);
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Export Game"),
        FileNameText::game(names, QString::fromStdString(record->info().date)),
        tr("Games (*.sgf *.psq *.lib *.pos *.txt *.html)"));
    if (path.isEmpty())
        return;
    const auto format = formatForFile(path.toStdString()).value_or(RecordFormat::Sgf);
    const auto written = writeGame(*record, format);
    const auto problem = written
        ? writeAtomically(path, QByteArray::fromStdString(written->bytes))
        : std::optional(QString::fromStdString(written.error().toString()));
    m_game->status()->say(problem ? tr("%1 could not be saved: %2").arg(path, *problem)
                                  : tr("Saved as %1.").arg(path));
}

void LibraryFeature::showStatistics()
{
    auto* dialog = new StatisticsDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto fill = [this, dialog] {
        m_link->fetchStatistics(
            dialog, [dialog](const Statistics& statistics) { dialog->setStatistics(statistics); });
    };
    connect(dialog, &StatisticsDialog::clearConfirmed, this, [this, fill] {
        m_link->ask([](GameLibrary* library) { library->clearStatistics(); });
        fill();
    });
    fill();
    dialog->open();
}

void LibraryFeature::retranslate()
{
    m_games->setText(tr("&Game Library…"));
    m_position->setText(tr("Games with This &Position…"));
    m_statistics->setText(tr("S&tatistics…"));
}

}  // namespace gomoku
