// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Window/FileActions.h"

#include "Models/Record/GameRecord.h"
#include "Models/Settings/Settings.h"
#include "UI/BoardWidget.h"
#include "UI/Dialogs/BusyDialog.h"
#include "UI/Export/GameExport.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/FileNameText.h"
#include "UI/Text/PlainToolTip.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QRegularExpression>

namespace gomoku {

namespace {

/// "gif" in "Animated replay (*.gif)".
QString suffixIn(const QString& filter)
{
    static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
    return pattern.match(filter).captured(1);
}

}  // namespace

FileActions::FileActions(QMainWindow* window, GameWidget* game, MainActions* actions,
                         Settings* settings)
    : QObject(window),
      m_window(window),
      m_game(game),
      m_settings(settings),
      m_recent(actions->recentMenu()),
      m_files(this)
{
    wire(actions);
    connect(&m_files, &GameFiles::gameRead, this, &FileActions::show);
    connect(&m_files, &GameFiles::failed, m_game->status(), &StatusLine::say);
    connect(&m_files, &GameFiles::remarked, m_game->status(), &StatusLine::say);
    connect(&m_files, &GameFiles::readingStarted, this, &FileActions::showReading);
    connect(&m_files, &GameFiles::readingEnded, this, [this] {
        m_busy->hide();
        m_busy->deleteLater();
    });
    connect(&m_files, &GameFiles::saved, this, &FileActions::notePath);
    connect(m_game, &GameWidget::gameRequested, &m_files, &GameFiles::cancel);
    connect(m_game, &GameWidget::snapshotShown, this, &FileActions::follow);
    // The start page is about no game, and so about no file.
    connect(m_game, &GameWidget::pageChanged, this, [this] {
        if (m_game->page() == GameWidget::Page::Start)
            showPath({});
    });
    connect(m_recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
}

void FileActions::wire(MainActions* actions)
{
    using Id = MainActions::Id;
    const auto on = [&](Id id, void (FileActions::*slot)()) {
        connect(actions->action(id), &QAction::triggered, this, slot);
    };
    on(Id::Open, &FileActions::openWithDialog);
    on(Id::Save, &FileActions::save);
    on(Id::SaveAs, &FileActions::saveAs);
    on(Id::ExportPicture, &FileActions::exportPicture);
    on(Id::CopyPosition, &FileActions::copyPosition);
    on(Id::CopyGame, &FileActions::copyGame);
    on(Id::Paste, &FileActions::paste);
}

void FileActions::show(const GameSetup& setup, const GameFiles::Record& record, const QString& path,
                       const QString& remark)
{
    m_game->openRecord(setup, record);
    const QString news = QStringList({treeRemark(*record), remark}).join(u' ').trimmed();
    // The answer comes while this very game is on the board, whatever is asked for next.
    m_game->fetchRecord(this, [this, path, news](const auto&) {
        if (!path.isEmpty())
            notePath(path);
        if (!news.isEmpty())
            m_game->status()->say(news);
    });
}

/// Empty for a game without variations.
QString FileActions::treeRemark(const GameRecord& record)
{
    const auto nodes = record.nodeCount();
    return record.mainLine().size() == nodes
        ? QString()
        : tr("Tree, %Ln move(s).", nullptr, static_cast<int>(nodes - 1));
}

/// The game on the board is in this file now.
void FileActions::notePath(const QString& path)
{
    m_settings->addRecentFile(QFileInfo(path).absoluteFilePath());
    m_paths[m_shown] = path;
    showPath(path);
}

void FileActions::showPath(const QString& path)
{
    m_window->setWindowFilePath(path);
    m_window->setWindowTitle(path.isEmpty() ? tr("Gomoku")
                                            : tr("%1 – Gomoku").arg(QFileInfo(path).fileName()));
}

void FileActions::retranslate()
{
    showPath(m_window->windowFilePath());
}

/// Another game on the board is another file: saving must never write over the one before.
void FileActions::follow(const GameSnapshot& snapshot)
{
    m_shown = snapshot.game;
    if (m_window->windowFilePath() != path())
        showPath(path());
}

void FileActions::showReading(const QString& name)
{
    auto* dialog = BusyDialog::forReading(name, m_window);
    connect(dialog, &QDialog::rejected, &m_files, &GameFiles::cancel);
    m_busy = dialog;
}

void FileActions::openWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open Game"), directory(),
                                                      GameFiles::openFilter());
    if (!path.isEmpty())
        m_files.open(path);
}

void FileActions::save()
{
    // A game that was asked for just now is on the board by then, and the path is that game's.
    m_game->fetchRecord(this, [this](const auto& record) {
        if (path().isEmpty())
            saveWithDialog(record);
        else
            m_files.save(record, path());
    });
}

void FileActions::saveAs()
{
    m_game->fetchRecord(this, [this](const auto& record) { saveWithDialog(record); });
}

void FileActions::saveWithDialog(const GameFiles::Record& record)
{
    const QString date = record ? QString::fromStdString(record->info().date) : QString();
    const QString proposed = path().isEmpty()
        ? directory() + u'/' + FileNameText::game(m_game->snapshot().setup, date)
        : path();
    const QString path = askWhere(tr("Save Game"), proposed, GameFiles::saveFilter());
    // The dialog may have been open for long: what was played meanwhile is saved too.
    if (!path.isEmpty())
        m_game->fetchRecord(this, [this, path](const auto& now) { m_files.save(now, path); });
}

QString FileActions::askWhere(const QString& title, const QString& proposed, const QString& filters)
{
    const QFileInfo file(proposed);
    QFileDialog dialog(m_window, title, file.absolutePath(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    for (const QString& filter : dialog.nameFilters())
        if (suffixIn(filter) == file.suffix().toLower())
            dialog.selectNameFilter(filter);
    dialog.setDefaultSuffix(suffixIn(dialog.selectedNameFilter()));
    dialog.selectFile(file.fileName());
    connect(&dialog, &QFileDialog::filterSelected, &dialog,
            [&dialog](const QString& filter) { dialog.setDefaultSuffix(suffixIn(filter)); });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void FileActions::exportPicture()
{
    const QString path
        = askWhere(tr("Save Image or Replay"), directory() + QStringLiteral("/board.png"),
                   GameExport::filters());
    if (!path.isEmpty())
        m_game->fetchRecord(this, [this, path](const auto& record) { exportTo(path, record); });
}

void FileActions::exportTo(const QString& path, const GameFiles::Record& record)
{
    const QString name = QFileInfo(path).fileName();
    const auto problem
        = GameExport::write(m_game->snapshot(), record.get(), path, m_game->board()->options());
    const bool replay = name.endsWith(u".gif", Qt::CaseInsensitive)
        || name.endsWith(u".html", Qt::CaseInsensitive);
    m_game->status()->say(problem      ? tr("%1 could not be saved: %2").arg(name, *problem)
                              : replay ? tr("Replay saved to %1.").arg(name)
                                       : tr("Image saved to %1.").arg(name));
}

void FileActions::copyPosition()
{
    m_game->fetchRecord(this, [this](const auto& record) {
        QGuiApplication::clipboard()->setText(GameFiles::positionText(record));
        m_game->status()->say(tr("Moves copied."));
    });
}

void FileActions::copyGame()
{
    m_game->fetchRecord(this, [this](const auto& record) {
        QGuiApplication::clipboard()->setText(GameFiles::sgfText(record));
        m_game->status()->say(tr("Game copied as SGF."));
    });
}

void FileActions::paste()
{
    m_files.readText(QGuiApplication::clipboard()->text());
}

void FileActions::fillRecent()
{
    m_recent->clear();
    for (const QString& path : m_settings->value(setting::kRecentFiles)) {
        QAction* action = m_recent->addAction(QFileInfo(path).fileName());
        action->setToolTip(plainToolTip(path));
        connect(action, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("No Recent Games"))->setEnabled(false);
}

QString FileActions::directory() const
{
    const QStringList recent = m_settings->value(setting::kRecentFiles);
    return recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).absolutePath();
}

}  // namespace gomoku
