// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/AnalysisFeature.h"

#include "Models/GameManager.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Panels/EvalGraph.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace gomoku {

namespace {

constexpr Milliseconds kReviewTime{700};

}  // namespace

AnalysisFeature::AnalysisFeature(QMainWindow* window, GameWidget* game, GameManager* manager,
                                 QMenu* menu)
    : QObject(window),
      m_game(game),
      m_manager(manager),
      m_panel(new AnalysisPanel),
      m_dock(new QDockWidget(window))
{
    m_dock->setObjectName(QStringLiteral("analysis"));
    m_dock->setWidget(Card::withSpace(m_panel));
    m_dock->hide();
    window->addDockWidget(Qt::RightDockWidgetArea, m_dock);
    addActions(menu);
    wire();
    retranslate();
}

void AnalysisFeature::addActions(QMenu* menu)
{
    menu->addAction(m_dock->toggleViewAction());
    m_dock->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F8));
    m_run = menu->addAction(QString());
    m_run->setShortcut(QKeySequence(Qt::Key_F9));
    m_run->setCheckable(true);
    m_cycle = menu->addAction(QString());
    m_cycle->setShortcut(QKeySequence(Qt::Key_F10));
    menu->addSeparator();
    m_review = menu->addAction(QString());
    m_review->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F9));
    m_nextMistake = menu->addAction(QString());
    m_nextMistake->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    m_previousMistake = menu->addAction(QString());
    m_previousMistake->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    connect(m_run, &QAction::triggered, this, &AnalysisFeature::setRunning);
    connect(m_cycle, &QAction::triggered, m_panel, &AnalysisPanel::cycleDetail);
    connect(m_review, &QAction::triggered, this, &AnalysisFeature::reviewGame);
    connect(m_nextMistake, &QAction::triggered, this, [this] { goToMistake(true); });
    connect(m_previousMistake, &QAction::triggered, this, [this] { goToMistake(false); });
}

void AnalysisFeature::wire()
{
    connect(m_panel, &AnalysisPanel::runRequested, this, &AnalysisFeature::setRunning);
    connect(m_panel, &AnalysisPanel::lineCountChanged, this, [this] { setRunning(m_running); });
    connect(m_panel, &AnalysisPanel::moveChosen, this,
            [this](Point point) { m_game->ask(&GameManager::handleHumanMove, point); });
    connect(m_panel, &AnalysisPanel::lineHovered, m_game->board(), &BoardWidget::showLine);
    connect(m_panel, &AnalysisPanel::detailChanged, this, [this](AnalysisDetail detail) {
        const bool graph
            = detail == AnalysisDetail::Everything || detail == AnalysisDetail::GraphOnly;
        m_game->setValuesShown(graph);
    });
    connect(m_manager, &GameManager::analysed, this, &AnalysisFeature::takeAnalysis);
    connect(m_game, &GameWidget::snapshotShown, this, &AnalysisFeature::follow);
    connect(m_game, &GameWidget::reported, this, [this](const SearchReport& report) {
        m_panel->setReport(report, m_game->snapshot().sideToMove);
    });
    connect(&m_reviewer, &GameReviewer::judged, m_game, &GameWidget::noteEvaluation);
    connect(&m_reviewer, &GameReviewer::progressed, this, &AnalysisFeature::showProgress);
    connect(&m_reviewer, &GameReviewer::finished, this, [this] {
        m_game->status()->say(tr("Review complete. Alt+Down: next mistake."));
        retranslate();
    });
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible && !m_dock->isVisible())
            setRunning(false);
    });
}

void AnalysisFeature::setRunning(bool running)
{
    m_running = running;
    m_run->setChecked(running);
    m_panel->setRunning(running);
    if (running)
        m_dock->show();
    m_game->ask(&GameManager::setAnalysis, running ? m_panel->lineCount() : 0);
}

void AnalysisFeature::follow()
{
    const GameSnapshot& game = m_game->snapshot();
    if (game.game != m_shownGame || game.grid != m_shown)
        m_panel->setReport({}, game.sideToMove);  // Lines of another position mean nothing here.
    m_shownGame = game.game;
    m_shown = game.grid;
    m_panel->setOver(game.outcome.isOver());
    const auto judgements = m_game->evaluations().judgements(game);
    const auto shown = static_cast<std::size_t>(game.shown);
    m_panel->setVerdict(shown > 0 ? judgements[shown - 1] : MoveJudgement::Unknown);
    m_review->setEnabled(!game.moves.empty());
}

void AnalysisFeature::takeAnalysis(const SearchReport& report, quint64 revision)
{
    if (revision != m_game->snapshot().revision)
        return;  // Of a position that is no longer shown.
    m_panel->setReport(report, m_game->snapshot().sideToMove);
    m_game->noteEvaluation(m_game->snapshot(), report);
    follow();
}

void AnalysisFeature::reviewGame()
{
    if (m_reviewer.isRunning()) {
        m_reviewer.stop();
        m_game->status()->say(tr("Review stopped."));
        return retranslate();
    }
    m_reviewer.start(m_game->snapshot(), kReviewTime);
    retranslate();
}

void AnalysisFeature::showProgress(int done, int all)
{
    m_game->status()->say(tr("Reviewing the game: %1 of %2 positions").arg(done).arg(all));
}

void AnalysisFeature::goToMistake(bool forward)
{
    const GameSnapshot& game = m_game->snapshot();
    const auto mistake = nextMistake(m_game->evaluations().judgements(game), game.shown, forward);
    if (mistake)
        m_game->showPosition(*mistake);
    else
        m_game->status()->say(tr("No mistakes found in that direction."));
}

void AnalysisFeature::retranslate()
{
    m_dock->setWindowTitle(tr("Analysis"));
    m_dock->toggleViewAction()->setText(tr("Analysis &Panel"));
    m_run->setText(tr("&Analyse the Position"));
    m_cycle->setText(tr("Change Analysis &Detail"));
    m_review->setText(m_reviewer.isRunning() ? tr("Stop the &Review") : tr("&Review the Game"));
    m_nextMistake->setText(tr("&Next Mistake"));
    m_previousMistake->setText(tr("&Previous Mistake"));
}

}  // namespace gomoku
