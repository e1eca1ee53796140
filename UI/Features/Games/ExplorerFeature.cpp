// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/ExplorerFeature.h"

#include "UI/BoardWidget.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/GameWidget.h"
#include "UI/Panels/ExplorerPanel.h"
#include "UI/Panels/SideDock.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include <set>

namespace gomoku {

namespace {

constexpr int kRefreshMilliseconds = 30;
constexpr int kGamesPerQuestion = 250;

}  // namespace

ExplorerFeature::ExplorerFeature(QMainWindow* window, GameWidget* game, LibraryLink* link,
                                 QMenu* menu)
    : QObject(window),
      m_game(game),
      m_link(link),
      m_panel(new ExplorerPanel),
      m_dock(new SideDock(QStringLiteral("explorer"), Card::withSpace(m_panel), window))
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshMilliseconds);
    connect(&m_refresh, &QTimer::timeout, this, &ExplorerFeature::follow);
    menu->addSeparator();
    menu->addAction(m_dock->toggleViewAction());
    m_dock->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F7));
    connect(m_dock, &QDockWidget::visibilityChanged, this, &ExplorerFeature::follow);
    connect(m_game, &GameWidget::snapshotShown, this, &ExplorerFeature::follow);
    const auto followPage
        = [this] { m_dock->setAvailable(m_game->page() == GameWidget::Page::Game); };
    connect(m_game, &GameWidget::pageChanged, this, followPage);
    followPage();
    connect(m_panel, &ExplorerPanel::moveHovered, this, [this](const std::vector<Point>& line) {
        m_game->board()->showLine(line, m_game->snapshot().sideToMove);
    });
    connect(m_panel, &ExplorerPanel::moveChosen, this,
            [this](Point point) { m_game->ask(&GameManager::handleHumanMove, point); });
    retranslate();
}

void ExplorerFeature::readGames()
{
    ++m_reading;
    m_readFor = m_game->snapshot().game;
    m_rule = m_game->snapshot().setup.rule;
    m_explorer = OpeningExplorer();
    readMore(0);
}

/// Some at a time: a library may have ten thousand, and the window has other things to do.
void ExplorerFeature::readMore(int after)
{
    const LibraryFilter filter{
        .rule = m_rule, .finished = true, .most = kGamesPerQuestion, .after = after};
    m_link->list(filter, this, [this, after, reading = m_reading](const LibraryList& list) {
        const int known = after + static_cast<int>(list.entries.size());
        for (const LibraryEntry& entry : list.entries) {
            const bool leadsOn = &entry == &list.entries.back() && known < list.total;
            const auto next = [this, leadsOn, known, reading] {
                if (leadsOn && reading == m_reading)
                    readMore(known);
            };
            const auto use = [this, next, reading](const auto& record, NodeId) {
                if (reading != m_reading)
                    return;
                m_explorer.addGame(*record);
                if (!m_refresh.isActive())
                    m_refresh.start();
                next();
            };
            m_link->fetch(entry.id, this, use, next);
        }
    });
}

void ExplorerFeature::follow()
{
    const GameSnapshot& shown = m_game->snapshot();
    if (!m_dock->isVisible() || shown.game == 0)
        return;
    if (shown.game != m_readFor || shown.setup.rule != m_rule)
        readGames();
    if (!m_openings)
        m_openings = OpeningTable::builtIn();
    std::vector<OpeningMove> moves = m_explorer.continuations(shown.grid, shown.sideToMove);
    const std::map<Point, double> values = addKnown(moves);
    m_panel->setMoves(moves, m_explorer.gameCount(), values);
}

/// What the moves are worth to Black, of the openings of Renju. Good moves that nobody has played
/// come behind those that were.
std::map<Point, double> ExplorerFeature::addKnown(std::vector<OpeningMove>& moves) const
{
    const GameSnapshot& shown = m_game->snapshot();
    std::map<Point, double> values;
    if (shown.setup.rule != Rule::Renju)
        return values;
    std::set<zobrist::Key> played;
    const auto after = [&](Point point) {
        Grid next = shown.grid;
        next.set(point, cellOf(shown.sideToMove));
        return next;
    };
    for (const OpeningMove& move : moves) {
        const Grid next = after(move.point);
        played.insert(keyOfAllImages(next));
        if (const auto value = m_openings->valueOf(next))
            values.emplace(move.point, *value);
    }
    for (const ValuedMove& good : m_openings->goodMoves(shown.grid)) {
        if (!played.insert(keyOfAllImages(after(good.point))).second)
            continue;
        moves.push_back({good.point, {}, {}});
        values.emplace(good.point, good.forBlack);
    }
    return values;
}

void ExplorerFeature::retranslate()
{
    m_dock->setWindowTitle(tr("Opening Explorer"));
    m_dock->toggleViewAction()->setText(tr("&Opening Explorer"));
}

}  // namespace gomoku
