// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/LibraryFeature.h"

#include "Models/Files/WholeFile.h"
#include "Models/GameManager.h"
#include "Models/Record/Files/RecordIo.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Dialogs/StatisticsDialog.h"
#include "UI/Features/LibraryLink.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"

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
      m_games(new QAction(this)),
      m_statistics(new QAction(this))
{
    // Above the line over the last entry, which is the way out.
    const auto entries = menu->actions();
    QAction* line = entries.value(entries.size() - 2);
    menu->insertSeparator(line);
    menu->insertActions(line, {m_games, m_statistics});
    m_games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    connect(m_games, &QAction::triggered, this, &LibraryFeature::showGames);
    connect(m_statistics, &QAction::triggered, this, &LibraryFeature::showStatistics);
    retranslate();
}

void LibraryFeature::showGames()
{
    auto* dialog = new LibraryDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    wireGames(dialog);
    list(dialog, {});
    dialog->open();
}

void LibraryFeature::list(LibraryDialog* dialog, const LibraryFilter& filter)
{
    m_link->list(filter, dialog, [dialog](const auto& entries) { dialog->setEntries(entries); });
}

void LibraryFeature::wireGames(LibraryDialog* dialog)
{
    connect(dialog, &LibraryDialog::filterChanged, this,
            [this, dialog](const LibraryFilter& filter) { list(dialog, filter); });
    connect(dialog, &LibraryDialog::recordWanted, this, [this, dialog](qint64 id) {
        m_link->fetch(id, dialog, [id, dialog](const auto& record, NodeId live) {
            dialog->setRecord(id, record, live);
        });
    });
    connect(dialog, &LibraryDialog::exportRequested, this, [this](qint64 id) {
        m_link->fetch(id, this, [this, id](const auto& record, NodeId) { exportGame(id, record); });
    });
    connect(dialog, &LibraryDialog::removalConfirmed, this, [this](const QList<qint64>& ids) {
        m_link->ask([ids](GameLibrary* library) { library->remove(ids); });
    });
    connect(dialog, &LibraryDialog::openRequested, this,
            [this](qint64 id) { m_game->ask(&GameManager::resumeGame, id); });
}

void LibraryFeature::exportGame(qint64 id, const std::shared_ptr<const GameRecord>& record)
{
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Export Game"), QStringLiteral("game-%1.sgf").arg(id),
        tr("Games (*.sgf *.psq *.lib *.pos *.txt *.html)"));
    if (path.isEmpty() || !record)
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
    m_statistics->setText(tr("S&tatistics…"));
}

}  // namespace gomoku
