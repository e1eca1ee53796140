// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/TreeFeature.h"

#include "Models/GameManager.h"
#include "Models/Record/Files/RecordIo.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Panels/SideDock.h"
#include "UI/Panels/Tree/MarkBar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QVBoxLayout>

#include <utility>

namespace gomoku {

namespace {

constexpr int kTreeRefreshMilliseconds = 40;
/// A narrower window keeps its width for the board; the tree is a key away.
constexpr int kRoomForTree = 1100;

}  // namespace

TreeFeature::TreeFeature(QMainWindow* window, GameWidget* game, QMenu* viewMenu, QMenu* editMenu)
    : QObject(window),
      m_window(window),
      m_game(game),
      m_panel(new TreePanel),
      m_marks(new MarkBar(m_panel)),
      m_dock(new SideDock(QStringLiteral("tree"), Card::withSpace(m_panel), window))
{
    build(viewMenu, editMenu);
    wire();
    retranslate();
}

void TreeFeature::build(QMenu* viewMenu, QMenu* editMenu)
{
    m_panel->body()->addWidget(m_marks);
    viewMenu->addSeparator();
    viewMenu->addAction(m_dock->toggleViewAction());
    m_dock->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F6));
    // Above the line over the last entry, which is the preferences.
    const auto entries = editMenu->actions();
    QAction* before = entries.value(entries.size() - 2);
    m_branch = new QMenu(editMenu);
    m_markMenu = new QMenu(editMenu);
    editMenu->insertMenu(before, m_branch);
    editMenu->insertMenu(before, m_markMenu);
    buildBranchMenu();
    for (const MarkTool tool : kMarkTools)
        m_markMenu->addAction(m_marks->action(tool));
    m_markMenu->addSeparator();
    m_stopMarking = m_markMenu->addAction(QString());
    m_stopMarking->setShortcut(QKeySequence(Qt::Key_Escape));
    m_stopMarking->setEnabled(false);  // The key is for others while nothing is marked.
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kTreeRefreshMilliseconds);
}

void TreeFeature::buildBranchMenu()
{
    m_promote = m_branch->addAction(QString());
    m_mainLine = m_branch->addAction(QString());
    m_branch->addSeparator();
    m_copySgf = m_branch->addAction(QString());
    m_copyText = m_branch->addAction(QString());
    m_twin = m_branch->addAction(QString());
    m_branch->addSeparator();
    m_remove = m_branch->addAction(QString());
    m_restore = m_branch->addAction(QString());
    const auto on = [this](QAction* action, auto&& act) {
        connect(action, &QAction::triggered, this, [this, act] {
            act(target());
            m_menuNode = {};
        });
    };
    const auto number = [this] { return m_game->snapshot().game; };
    on(m_promote, [this, number](NodeId node) {
        m_game->ask(&GameManager::promoteBranch, number(), node, false);
    });
    on(m_mainLine, [this, number](NodeId node) {
        m_game->ask(&GameManager::promoteBranch, number(), node, true);
    });
    on(m_remove, [this](NodeId node) { remove(node); });
    on(m_restore, [this, number](NodeId) { m_game->ask(&GameManager::restoreBranch, number()); });
    on(m_copySgf, [this](NodeId) { copy(true); });
    on(m_copyText, [this](NodeId) { copy(false); });
    on(m_twin, [this](NodeId node) {
        const auto& layout = m_panel->view()->treeLayout();
        if (const TreePlace* place = layout ? layout->find(node) : nullptr)
            m_game->ask(&GameManager::goToNode, place->twin);
    });
    connect(m_branch, &QMenu::aboutToShow, this, &TreeFeature::prepareMenu);
    prepareMenu();
}

void TreeFeature::wire()
{
    TreeView* view = m_panel->view();
    connect(&m_refresh, &QTimer::timeout, this, &TreeFeature::fetch);
    connect(m_game, &GameWidget::snapshotShown, this, &TreeFeature::follow);
    connect(m_dock, &QDockWidget::visibilityChanged, this, &TreeFeature::follow);
    connect(view, &TreeView::nodeChosen, this, [this](NodeId node) {
        emit m_game->settling();
        m_game->ask(&GameManager::goToNode, node);
    });
    connect(view, &TreeView::removalRequested, this, &TreeFeature::remove);
    connect(view, &TreeView::menuRequested, this, &TreeFeature::popUp);
    connect(m_panel, &TreePanel::restoreRequested, m_restore, &QAction::trigger);
    connect(m_marks, &MarkBar::toolChanged, this, &TreeFeature::useTool);
    connect(m_stopMarking, &QAction::triggered, m_marks, &MarkBar::putDown);
    const auto followPage = [this] {
        const bool inGame = m_game->page() == GameWidget::Page::Game;
        if (!inGame && m_marks->tool())
            m_marks->putDown();
        m_dock->setAvailable(inGame);
        m_marks->setEnabled(inGame);
        for (const MarkTool tool : kMarkTools)
            m_marks->action(tool)->setEnabled(inGame);
    };
    connect(m_game, &GameWidget::pageChanged, this, followPage);
    followPage();
}

void TreeFeature::follow()
{
    const GameSnapshot& snapshot = m_game->snapshot();
    if (snapshot.game == 0)
        return;
    showDockFor(snapshot);
    prepareMenu();
    if (!m_dock->isVisible())
        return;
    m_panel->setSnapshot(snapshot);
    const bool isKnown = m_fetchedGame == snapshot.game && m_fetchedEdits == snapshot.recordEdits;
    if (!isKnown && !m_refresh.isActive())
        m_refresh.start();
}

/// A tree that has just been opened is shown as one, where there is room.
void TreeFeature::showDockFor(const GameSnapshot& snapshot)
{
    const bool isNew = snapshot.game != std::exchange(m_shownGame, snapshot.game);
    if (isNew && snapshot.hasBranches && snapshot.shown == 0 && m_window->width() >= kRoomForTree)
        m_dock->show();
}

void TreeFeature::fetch()
{
    m_fetchedGame = m_game->snapshot().game;
    m_fetchedEdits = m_game->snapshot().recordEdits;
    m_game->readRecord(this, [this](const TreeView::Record& record) { layOut(record); });
}

void TreeFeature::layOut(const TreeView::Record& record)
{
    if (!record)
        return;
    m_layouts.ask(
        [record](const std::atomic<bool>&) -> TreeView::Layout {
            return std::make_shared<const TreeLayout>(*record);
        },
        [this, record](const TreeView::Layout& layout) {
            m_panel->setTree(record, layout);
            follow();
        });
}

// Branches.

NodeId TreeFeature::target() const
{
    return m_menuNode.isNone() ? m_game->snapshot().node : m_menuNode;
}

void TreeFeature::popUp(NodeId node, const QPoint& position)
{
    m_menuNode = node;
    m_branch->exec(position);
    m_menuNode = {};
    prepareMenu();
}

void TreeFeature::prepareMenu()
{
    const GameSnapshot& snapshot = m_game->snapshot();
    const auto& layout = m_panel->view()->treeLayout();
    const TreePlace* place = layout ? layout->find(target()) : nullptr;
    const bool isMove = place ? place->parent >= 0 : snapshot.shown > 0;
    const bool inGame = m_game->page() == GameWidget::Page::Game && snapshot.game != 0;
    const bool aside = place ? place->lane > 0 : snapshot.hasBranches;
    for (QAction* action : {m_promote, m_mainLine})
        action->setEnabled(inGame && isMove && aside);
    for (QAction* action : {m_copySgf, m_copyText, m_remove})
        action->setEnabled(inGame && isMove);
    m_restore->setEnabled(inGame && snapshot.removedMoves > 0);
    m_twin->setEnabled(inGame && place && !place->twin.isNone());
}

void TreeFeature::remove(NodeId node)
{
    emit m_game->settling();
    m_game->ask(&GameManager::removeBranch, m_game->snapshot().game, node);
    m_game->status()->say(tr("Branch deleted. Ctrl+Z brings it back."));
}

void TreeFeature::copy(bool asSgf)
{
    const NodeId node = target();
    m_game->readRecord(this, [this, node, asSgf](const TreeView::Record& record) {
        if (!record || !record->contains(node))
            return;
        const auto written = writeGame(record->branchThrough(node),
                                       asSgf ? RecordFormat::Sgf : RecordFormat::PositionText);
        if (!written)
            return m_game->status()->say(QString::fromStdString(written.error().toString()));
        QGuiApplication::clipboard()->setText(QString::fromStdString(written->bytes));
        m_game->status()->say(tr("Branch copied."));
    });
}

// Marks.

void TreeFeature::useTool()
{
    const bool marking = m_marks->tool().has_value();
    m_stopMarking->setEnabled(marking);
    m_game->board()->setMarking(marking);
    if (marking)
        m_game->takePoints(this, [this](Point point) { return markPoint(point); });
    else
        m_game->releasePoints(this);
    if (marking)
        m_game->status()->say(tr("Click a point to mark it. Esc ends marking."));
    else
        m_game->status()->fallSilent();
}

bool TreeFeature::markPoint(Point point)
{
    const GameSnapshot& snapshot = m_game->snapshot();
    const auto tool = m_marks->tool();
    if (!tool || m_game->page() != GameWidget::Page::Game)
        return false;
    m_game->ask(&GameManager::toggleMark, snapshot.game, snapshot.node,
                markWith(*tool, point, snapshot.marks, m_marks->ownText()));
    return true;
}

void TreeFeature::retranslate()
{
    m_dock->setWindowTitle(tr("Tree"));
    m_dock->toggleViewAction()->setText(tr("&Tree of Moves"));
    m_branch->setTitle(tr("&Branch"));
    m_markMenu->setTitle(tr("Mar&ks"));
    m_promote->setText(tr("&Promote Branch"));
    m_mainLine->setText(tr("&Make Main Line"));
    m_copySgf->setText(tr("Copy Branch as &SGF"));
    m_copyText->setText(tr("Copy Branch as &Text"));
    m_twin->setText(tr("&Go to Same Position"));
    m_remove->setText(tr("&Delete Branch"));
    m_restore->setText(tr("&Restore Deleted Branch"));
    m_stopMarking->setText(tr("Stop &Marking"));
}

}  // namespace gomoku
