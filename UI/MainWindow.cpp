// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/MainWindow.h"

#include "Models/GameManager.h"
#include "UI/BoardWidget.h"
#include "UI/Features/AnalysisFeature.h"
#include "UI/Features/FoulFeature.h"
#include "UI/Features/OpeningFeature.h"
#include "UI/GameWidget.h"
#include "UI/MainActions.h"

#include <QAction>
#include <QEvent>

namespace gomoku {

using Id = MainActions::Id;

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      m_game(new GameWidget(m_thread.manager(), this)),
      m_actions(new MainActions(this)),
      m_analysis(new AnalysisFeature(this, m_game, m_thread.manager(), m_actions->analysisMenu()))
{
    setWindowTitle(tr("Gomoku"));
    setMinimumSize(480, 480);
    setCentralWidget(m_game);
    new OpeningFeature(m_game);
    new FoulFeature(m_game);
    wireGameMenu();
    wireViewMenu();
    connect(m_game, &GameWidget::snapshotShown, this, &MainWindow::follow);
    connect(m_game, &GameWidget::pageChanged, this, [this] { follow(m_game->snapshot()); });
    follow({});
}

MainWindow::~MainWindow()
{
    // The widgets go before the thread whose manager they talk to.
    delete m_analysis;
    delete m_game;
}

void MainWindow::wireGameMenu()
{
    const auto ask = [this](Id id, void (GameManager::*request)()) {
        connect(m_actions->action(id), &QAction::triggered, m_game,
                [this, request] { m_game->ask(request); });
    };
    ask(Id::Resign, &GameManager::resign);
    ask(Id::OfferDraw, &GameManager::offerDraw);
    ask(Id::ClaimTime, &GameManager::claimTime);
    ask(Id::Pass, &GameManager::pass);
    ask(Id::SwapSides, &GameManager::swapSides);
    ask(Id::Step, &GameManager::step);
    ask(Id::Undo, &GameManager::undo);
    ask(Id::Redo, &GameManager::redo);
    ask(Id::PlayForMe, &GameManager::playForMe);
    const auto call = [this](Id id, void (GameWidget::*slot)()) {
        connect(m_actions->action(id), &QAction::triggered, m_game, slot);
    };
    call(Id::NewGame, &GameWidget::showStartPage);
    call(Id::PlayAgain, &GameWidget::playAgain);
    call(Id::Hint, &GameWidget::showHint);
    connect(m_actions->action(Id::Pause), &QAction::triggered, m_game,
            [this](bool paused) { m_game->ask(&GameManager::setPaused, paused); });
    connect(m_actions->action(Id::Quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::wireViewMenu()
{
    const auto look = [this](Id id, auto&& where) {
        connect(m_actions->action(id), &QAction::triggered, m_game,
                [this, where] { where(m_game); });
    };
    look(Id::First, [](GameWidget* game) { game->showPosition(0); });
    look(Id::Back, [](GameWidget* game) { game->stepThrough(-1); });
    look(Id::Forward, [](GameWidget* game) { game->stepThrough(1); });
    look(Id::Last, [](GameWidget* game) { game->ask(&GameManager::returnToGame); });
    connect(m_actions, &MainActions::boardOptionsChanged, m_game->board(),
            &BoardWidget::setOptions);
    connect(m_actions->action(Id::FullScreen), &QAction::triggered, this,
            &MainWindow::setFullScreen);
}

void MainWindow::follow(const GameSnapshot& snapshot)
{
    m_actions->follow(snapshot, m_game->page() == GameWidget::Page::Game);
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(full ? windowState() | Qt::WindowFullScreen
                        : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Gomoku"));
        m_actions->retranslate();
        m_analysis->retranslate();
    }
    QMainWindow::changeEvent(event);
}

}  // namespace gomoku
