// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/AnalysisFeature.h"

#include "Models/GameManager.h"
#include "Models/Review/Judge/WinCurve.h"
#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace gomoku {

AnalysisFeature::AnalysisFeature(QMainWindow* window, GameWidget* game, GameManager* manager,
                                 QMenu* menu)
    : QObject(window),
      m_game(game),
      m_manager(manager),
      m_panel(new AnalysisPanel)
{
    game->panel()->setAnalysis(m_panel);
    addActions(menu);
    wire();
    retranslate();
}

void AnalysisFeature::addActions(QMenu* menu)
{
    m_panelAction = menu->addAction(QString());
    m_panelAction->setShortcut(QKeySequence(Qt::Key_F8));
    m_panelAction->setCheckable(true);
    m_run = menu->addAction(QString());
    m_run->setShortcut(QKeySequence(Qt::Key_F9));
    m_run->setCheckable(true);
    m_cycle = menu->addAction(QString());
    m_cycle->setShortcut(QKeySequence(Qt::Key_F10));
    m_stepForward = menu->addAction(QString());
    m_stepForward->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Right));
    m_stepBack = menu->addAction(QString());
    m_stepBack->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Left));
    connect(m_panelAction, &QAction::triggered, this, &AnalysisFeature::togglePanel);
    connect(m_stepForward, &QAction::triggered, this, [this] { stepLine(1); });
    connect(m_stepBack, &QAction::triggered, this, [this] { stepLine(-1); });
    connect(m_run, &QAction::triggered, this, &AnalysisFeature::setRunning);
    connect(m_cycle, &QAction::triggered, m_panel, &AnalysisPanel::cycleDetail);
}

void AnalysisFeature::wire()
{
    connect(m_panel, &AnalysisPanel::runRequested, this, &AnalysisFeature::setRunning);
    connect(m_panel, &AnalysisPanel::lineCountChanged, this, [this] { setRunning(m_running); });
    connect(m_panel, &AnalysisPanel::moveChosen, this,
            [this](Point point) { m_game->ask(&GameManager::followMove, point); });
    connect(m_panel, &AnalysisPanel::lineHovered, this, &AnalysisFeature::showLine);
    connect(m_panel, &AnalysisPanel::lineStepped, this, &AnalysisFeature::stepLine);
    connect(m_game->board(), &BoardWidget::hovered, this, &AnalysisFeature::hover);
    connect(m_game->board(), &BoardWidget::tagStepped, this, &AnalysisFeature::stepLine);
    connect(m_panel, &AnalysisPanel::detailChanged, this, [this](AnalysisDetail detail) {
        const bool graph
            = detail != AnalysisDetail::VerdictOnly && detail != AnalysisDetail::Nothing;
        m_game->setValuesShown(graph);
        m_game->board()->showTags(tags());
    });
    connect(m_manager, &GameManager::analysed, this, &AnalysisFeature::takeAnalysis);
    connect(m_game, &GameWidget::snapshotShown, this, &AnalysisFeature::follow);
    connect(m_game, &GameWidget::pageChanged, this, &AnalysisFeature::followPage);
    followPage();
    connect(m_game, &GameWidget::reviewShown, this,
            [this] { m_panel->setVerdict(m_game->shownVerdict()); });
}

void AnalysisFeature::setRunning(bool running)
{
    running = running && m_game->page() == GameWidget::Page::Game;
    m_running = running;
    m_run->setChecked(running);
    m_panel->setRunning(running);
    if (running)
        setPanelShown(true);
    else
        show({});
    m_game->ask(&GameManager::setAnalysis, running ? m_panel->lineCount() : 0);
}

/// There is nothing to be analysed on the start page.
void AnalysisFeature::followPage()
{
    const bool inGame = m_game->page() == GameWidget::Page::Game;
    for (QAction* action : {m_panelAction, m_run, m_cycle, m_stepForward, m_stepBack})
        action->setEnabled(inGame);
    if (!inGame && m_running)
        setRunning(false);
}

/// A panel that is open behind the review comes forward instead of closing unseen.
void AnalysisFeature::togglePanel(bool shown)
{
    const bool isCovered = m_game->isPanelCovered();
    setPanelShown(shown || isCovered);
    if (isCovered)
        emit panelWanted();
}

void AnalysisFeature::setPanelShown(bool shown)
{
    m_panelAction->setChecked(shown);
    m_game->panel()->setAnalysisOpen(shown);
    if (!shown && m_running)
        setRunning(false);
}

void AnalysisFeature::follow()
{
    const GameSnapshot& game = m_game->snapshot();
    const bool another = game.game != m_shownGame;
    m_panel->setRule(game.setup.rule);
    if (another || game.grid != m_shown)
        show({});  // Lines of another position mean nothing here.
    if (another)
        setPanelShown(false);  // Nobody has asked for it in this game.
    m_shownGame = game.game;
    m_shown = game.grid;
    m_panel->setOver(game.outcome.isOver());
    m_panel->setVerdict(m_game->shownVerdict());
}

void AnalysisFeature::takeAnalysis(const SearchReport& report, quint64 revision)
{
    if (!m_running || revision != m_game->snapshot().revision)
        return;  // Of a position that is no longer shown.
    show(report);
}

void AnalysisFeature::show(const SearchReport& report)
{
    m_report = report;
    m_panel->setReport(report, m_game->snapshot().sideToMove);
    m_game->board()->showTags(tags());
    if (report.lines.empty())
        showLine({});
}

std::vector<BoardTag> AnalysisFeature::tags() const
{
    const bool shown = m_panel->detail() == AnalysisDetail::Everything
        || m_panel->detail() == AnalysisDetail::BoardOnly;
    const GameSnapshot& game = m_game->snapshot();
    const WinCurve curve = WinCurve::under(game.setup.rule);
    std::vector<BoardTag> tags;
    for (const SearchLine& line : m_report.lines) {
        if (!shown || line.moves.empty() || line.moves.front().isNone())
            continue;
        const Score score = AnalysisPanel::shownScore(line);
        const Score black = game.sideToMove == Color::Black ? score : -score;
        tags.push_back(
            {line.moves.front(),
             QString::number(ValueText::roundedChance(curve.chance(black, Color::Black))),
             tags.empty()});
    }
    return tags;
}

/// The pointer, or the cursor of the keyboard, is there now.
void AnalysisFeature::hover(Point point)
{
    if (!m_game->board()->hasTag(point))
        return showLine({});
    for (const SearchLine& line : m_report.lines)
        if (!line.moves.empty() && line.moves.front() == point)
            return showLine(line.moves);
}

void AnalysisFeature::showLine(const std::vector<Point>& line)
{
    if (line.empty() && m_line.empty())
        return;  // What the board shows is somebody else's.
    m_line = line;
    m_stones = static_cast<int>(line.size());
    showStones();
}

void AnalysisFeature::stepLine(int moves)
{
    if (m_line.empty() && !m_report.lines.empty())
        m_line = m_report.lines.front().moves;
    if (m_line.empty())
        return;
    const int all = static_cast<int>(m_line.size());
    // The whole line is there at first: a step forward then begins with its first move.
    m_stones = moves > 0 && m_stones >= all ? 1 : std::clamp(m_stones + moves, 1, all);
    showStones();
}

void AnalysisFeature::showStones()
{
    m_game->board()->showLine({m_line.begin(), m_line.begin() + m_stones},
                              m_game->snapshot().sideToMove);
}

void AnalysisFeature::retranslate()
{
    m_panelAction->setText(tr("Analysis &Panel"));
    m_run->setText(tr("&Analyse Position"));
    m_cycle->setText(tr("Change Analysis &Detail"));
    m_stepForward->setText(tr("Step &Forward in Line"));
    m_stepBack->setText(tr("Step &Back in Line"));
}

}  // namespace gomoku
