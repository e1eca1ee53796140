// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/ResumeFeature.h"

#include "Models/GameManager.h"
#include "Models/Record/GameRecord.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Games/SaveAlert.h"
#include "UI/GamePage/GameBanners.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QDir>
#include <QFileInfo>

namespace gomoku {

namespace {

/// What the start page needs to draw the game small: moves that were taken back are not on it.
GameSnapshot pictureOf(const LibraryEntry& entry, const GameRecord& record, NodeId live)
{
    GameSnapshot picture;
    picture.setup = entry.setup;
    picture.grid = record.position(live);
    picture.start = record.position(GameRecord::root());
    for (const RecordedMove& move : record.movesTo(live))
        picture.moves.push_back({.point = move.point, .color = move.color});
    picture.shown = picture.live = static_cast<int>(picture.moves.size());
    return picture;
}

}  // namespace

ResumeFeature::ResumeFeature(GameWidget* game, GameManager* manager, LibraryLink* link,
                             SaveAlert* alert, const QString& file)
    : QObject(game),
      m_game(game),
      m_link(link),
      m_alert(alert)
{
    wire(manager);
    wireProblems();
    openLibrary(file.isEmpty() ? LibraryLink::usualFile() : file);
}

void ResumeFeature::wire(GameManager* manager)
{
    connect(m_link->library(), &GameLibrary::opened, this,
            [this](bool has, const LibraryEntry& entry) {
                if (has && m_game->page() == GameWidget::Page::Start)
                    offer(entry);
            });
    connect(m_game, &GameWidget::resumeRequested, this, [this] {
        if (m_offered.id != 0)
            m_game->ask(&GameManager::resumeGame, m_offered.id);
    });
    connect(manager, &GameManager::copyOpened, this, [this] {
        m_game->banners()->tell(
            tr("This is a copy"),
            tr("The game is open in another window. What you play here is saved as a new game."));
    });
}

void ResumeFeature::wireProblems()
{
    const GameLibrary* library = m_link->library();
    connect(library, &GameLibrary::keptAside, this,
            [this](const QString& name, const LibraryProblem& why) {
                m_game->banners()->tell(tr("A new game library was created"),
                                        tr("%1 The old file is kept as %2.")
                                            .arg(SaveAlert::reason(why), ValueText::path(name)));
            });
    connect(library, &GameLibrary::savingFailed, m_alert, &SaveAlert::showProblem);
    connect(library, &GameLibrary::savingResumed, m_alert, &QWidget::hide);
    connect(m_alert, &SaveAlert::retryRequested, this,
            [this] { m_link->ask([](GameLibrary* asked) { asked->retry(); }); });
    connect(library, &GameLibrary::failed, this, [this](const LibraryProblem& why) {
        m_game->status()->say(
            tr("The game library did not answer. %1").arg(SaveAlert::reason(why)));
    });
    connect(library, &GameLibrary::unreadable, this, [this](qint64 id) {
        m_game->status()->say(tr("Game %1 of the library cannot be read.").arg(id));
    });
}

void ResumeFeature::openLibrary(const QString& file)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    m_link->ask([file](GameLibrary* library) { library->open(file); });
}

void ResumeFeature::offer(const LibraryEntry& entry)
{
    m_offered = entry;
    m_link->fetch(entry.id, this, [this](const auto& record, NodeId live) {
        if (m_game->snapshot().game == 0)
            m_game->startPage()->setUnfinished(pictureOf(m_offered, *record, live));
    });
}

}  // namespace gomoku
