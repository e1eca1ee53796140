// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GameWidget.h"

#include "Models/Review/ReviewPlace.h"
#include "Models/Review/Wins/ThreatPoints.h"
#include "UI/Board/BoardBanner.h"
#include "UI/BoardWidget.h"
#include "UI/ColorChooserWidget.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/GameBanners.h"
#include "UI/GamePage/GameLayout.h"
#include "UI/GamePage/HintGuide.h"
#include "UI/GamePage/PlayerCards.h"
#include "UI/GamePage/PlayerMenu.h"
#include "UI/GamePage/ReturnLink.h"
#include "UI/GamePage/SpectatorControls.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GamePage/StatusRow.h"
#include "UI/Panels/FocusReturn.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/EvalPlot.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Style/CardPaint.h"
#include "UI/Text/Game/FoulText.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Game/OpeningText.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSemaphore>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

/// What a page of words and buttons wants where it stands below the board.
constexpr int kPageHeightUnder = 260;

}  // namespace

GameWidget::GameWidget(GameManager* manager, QWidget* parent)
    : QWidget(parent),
      m_manager(manager),
      m_board(new BoardWidget(this)),
      m_side(new QStackedWidget(this)),
      m_startPage(new ColorChooserWidget(m_side)),
      m_panel(new GamePanel(m_side)),
      m_beside(m_panel),
      m_statusRow(new StatusRow(this)),
      m_banner(new BoardBanner(this)),
      m_banners(new GameBanners(m_banner, this)),
      m_watch(new SpectatorControls(m_panel)),
      m_cards(new PlayerCards(m_panel)),
      m_hints(new HintGuide(manager, m_board, status(), this))
{
    m_side->addWidget(m_startPage);
    m_side->addWidget(m_panel);
    wireManager();
    wireBoard();
    wirePanel();
    wireBanners();
    showStartPage();
}

void GameWidget::wireManager()
{
    // All of them queued, since the manager lives on another thread.
    connect(m_manager, &GameManager::gameStarted, this, [this](const GameSnapshot& snapshot) {
        m_awaitsStart = false;
        if (m_page == Page::Start) {
            setPage(Page::Game);
            m_board->setFocus();
        }
        show(snapshot);
    });
    connect(m_manager, &GameManager::changed, this, &GameWidget::show);
    connect(m_manager, &GameManager::moveApplied, this,
            [this](const MoveResult& result) { show(result.after); });
    connect(m_manager, &GameManager::refused, this, [this](Refusal why, Point point) {
        m_awaitsStart = false;
        const QString reason = why == Refusal::OutsideOpeningArea && m_snapshot.opening
            ? u' ' + OpeningText::task(m_snapshot.opening->task)
            : QString();
        status()->say(MessageText::refusal(why, point) + reason);
    });
    connect(m_manager, &GameManager::engineFailed, m_banners, &GameBanners::askAboutEngine);
    connect(m_manager, &GameManager::progressed, this, &GameWidget::takeReport);
    connect(m_manager, &GameManager::recordReady, this, &GameWidget::takeRecord);
}

void GameWidget::wireBoard()
{
    connect(m_board, &BoardWidget::pointChosen, this, &GameWidget::choosePoint);
    connect(m_board, &BoardWidget::missed, this,
            [this] { status()->say(tr("Click closer to an intersection.")); });
    connect(m_board, &BoardWidget::typed, this, [this](const QString& text, bool known) {
        text.isEmpty() ? status()->fallSilent() : status()->say(MessageText::typed(text, known));
    });
    connect(m_board, &BoardWidget::steppedThrough, this, &GameWidget::stepThrough);
    connect(m_board, &BoardWidget::hovered, this, &GameWidget::explainHovered);
    connect(m_board, &BoardWidget::numbersChanged, this,
            [this] { m_statusRow->setNumbersShown(m_board->hasNumbers()); });
    connect(m_startPage, &ColorChooserWidget::playRequested, this, &GameWidget::startGame);
    connect(m_startPage, &ColorChooserWidget::continueRequested, this, &GameWidget::returnToGame);
    connect(m_startPage, &ColorChooserWidget::changed, this, &GameWidget::showPreview);
}

void GameWidget::wirePanel()
{
    connect(m_panel, &GamePanel::pressed, this, &GameWidget::pressButton);
    connect(m_panel, &GamePanel::analysisToggled, this, &GameWidget::arrange);
    connect(m_side, &QStackedWidget::currentChanged, this, &GameWidget::arrange);
    connect(m_panel->moves(), &MoveListPanel::moveChosen, this, &GameWidget::showPosition);
    connect(m_panel->moves(), &MoveListPanel::variationChosen, this,
            [this](Point point) { ask(&GameManager::showVariation, point); });
    m_panel->addControls(m_watch);
    connect(m_watch, &SpectatorControls::pauseRequested, this,
            [this](bool paused) { ask(&GameManager::setPaused, paused); });
    connect(m_watch, &SpectatorControls::stepRequested, this, [this] { ask(&GameManager::step); });
    connect(m_watch, &SpectatorControls::speedChosen, this, &GameWidget::askForPauses);
    connect(m_hints, &HintGuide::searchRequested, this, [this] { ask(&GameManager::requestHint); });
    connect(m_hints, &HintGuide::threatRequested, this,
            [this] { ask(&GameManager::requestThreat); });
    connect(m_statusRow->returnLink(), &QPushButton::clicked, this, [this] {
        ask(&GameManager::returnToGame);
        m_board->setFocus();
    });
    for (const Color color : kColors)
        connect(m_panel->card(color), &QAbstractButton::clicked, this,
                [this, color] { offerPlayers(color); });
}

void GameWidget::wireBanners()
{
    connect(m_banners, &GameBanners::playAgainRequested, this, &GameWidget::playAgain);
    connect(m_banners, &GameBanners::swapSidesRequested, this,
            &GameWidget::playAgainWithSidesSwapped);
    connect(m_banners, &GameBanners::reviewRequested, this, &GameWidget::reviewRequested);
    connect(m_banners, &GameBanners::drawAnswered, this,
            [this](bool accept) { ask(&GameManager::answerDraw, accept); });
    connect(m_banners, &GameBanners::engineAnswered, this,
            [this](EngineChoice choice) { ask(&GameManager::answerEngineTrouble, choice); });
    connect(m_banners, &GameBanners::timeClaimed, this, [this] { ask(&GameManager::claimTime); });
    connect(m_banners, &GameBanners::presented, this, &GameWidget::placeBanner);
    new FocusReturn(m_banner, m_board);
}

void GameWidget::fetchRecord(QObject* reader, std::function<void(const Record& record)> use)
{
    emit settling();
    readRecord(reader, std::move(use));
}

void GameWidget::readRecord(QObject* reader, std::function<void(const Record& record)> use)
{
    m_recordReaders[++m_lastTicket] = {reader, std::move(use)};
    ask(&GameManager::requestRecord, m_lastTicket);
}

void GameWidget::takeRecord(quint64 ticket, const Record& record)
{
    const auto waiting = m_recordReaders.extract(ticket);
    if (waiting && waiting.mapped().reader)
        waiting.mapped().use(record);
}

bool GameWidget::finishRequests(Milliseconds patience)
{
    emit settling();
    // Shared, for the game may come to it after we have gone.
    const auto done = std::make_shared<QSemaphore>();
    QMetaObject::invokeMethod(
        m_manager, [done] { done->release(); }, Qt::QueuedConnection);
    return done->tryAcquire(1, static_cast<int>(patience.count()));
}

void GameWidget::showStartPage()
{
    if (m_snapshot.isLookingBack())
        ask(&GameManager::returnToGame);
    offerToContinue();
    setPage(Page::Start);
    m_banners->dismiss();
    showPreview();
    m_startPage->playButton()->setFocus();
}

void GameWidget::offerToContinue()
{
    // Before the first game of this run, an earlier one may be on offer: leave that alone.
    if (m_snapshot.game != 0)
        m_startPage->setUnfinished(isUnfinished() ? std::optional(m_snapshot) : std::nullopt);
}

void GameWidget::returnToGame()
{
    if (!isUnfinished())
        return emit resumeRequested();
    setPage(Page::Game);
    show(GameSnapshot(m_snapshot));
    m_board->setFocus();
}

void GameWidget::startGame(const GameSetup& setup)
{
    emit settling();
    m_awaitsStart = true;
    emit gameRequested(setup);
    ask(&GameManager::startNewGame, setup);
    setPage(Page::Game);
    m_board->setFocus();
}

void GameWidget::openRecord(const GameSetup& setup, const std::shared_ptr<const GameRecord>& record)
{
    emit settling();
    m_awaitsStart = true;
    ask(&GameManager::openRecord, setup, record);
    setPage(Page::Game);
    m_board->setFocus();
}

void GameWidget::startFromPosition(const GameSetup& setup, const Grid& stones, Color toMove)
{
    emit settling();
    m_awaitsStart = true;
    emit gameRequested(setup);
    ask(&GameManager::startFromPosition, setup, stones, toMove);
    setPage(Page::Game);
    m_board->setFocus();
}

void GameWidget::takePoints(QObject* owner, PointTaker taker)
{
    m_pointOwner = owner;
    m_pointTaker = std::move(taker);
}

void GameWidget::releasePoints(QObject* owner)
{
    if (m_pointOwner == owner)
        takePoints(nullptr, {});
}

void GameWidget::showGuest(QWidget* side)
{
    emit settling();
    if (m_side->indexOf(side) < 0)
        m_side->addWidget(side);
    m_banners->dismiss();
    m_board->showHint({});
    status()->fallSilent();  // From guest to guest the page remains the same.
    setPage(Page::Guest);
    m_side->setCurrentWidget(side);
    updateThreats();
}

void GameWidget::leaveGuest()
{
    if (m_snapshot.game == 0)
        return showStartPage();
    setPage(Page::Game);
    show(GameSnapshot(m_snapshot));
    m_board->setFocus();
}

void GameWidget::playAgainWithSidesSwapped()
{
    GameSetup setup = m_snapshot.setup;
    std::swap(setup.players.black, setup.players.white);
    startGame(setup);
}

void GameWidget::stepThrough(int moves)
{
    const int last = static_cast<int>(m_snapshot.moves.size());
    const int wanted = std::clamp(m_snapshot.shown + moves, 0, last);
    if (m_page == Page::Game && wanted != m_snapshot.shown)
        showPosition(wanted);
}

void GameWidget::showHint()
{
    m_hints->help();
}

void GameWidget::showThreat()
{
    m_hints->showThreat();
}

void GameWidget::offerPlayers(Color color)
{
    auto* menu = new PlayerMenu(m_snapshot.setup, color, m_engines, this);
    connect(menu, &PlayerMenu::playerChosen, this,
            [this, color](const PlayerSpec& player) { changePlayer(color, player); });
    connect(menu, &PlayerMenu::engineWanted, this, [this, color] { emit engineWanted(color); });
    const QWidget* card = m_panel->card(color);
    menu->popup(card->mapToGlobal(QPoint(0, card->height())));
}

void GameWidget::changePlayer(Color color, const PlayerSpec& player)
{
    PerColor<PlayerSpec> players = m_snapshot.setup.players;
    players[color] = player;
    ask(&GameManager::setPlayers, players);
}

void GameWidget::setPage(Page page)
{
    if (m_page != page)
        status()->fallSilent();  // What was said belongs to the other page.
    m_page = page;
    m_board->setReturnPlays(page != Page::Start);  // There it presses Play.
    if (page != Page::Guest)
        m_side->setCurrentWidget(page == Page::Start ? m_startPage : m_beside);
    updateStatus();
    emit pageChanged();
}

void GameWidget::show(const GameSnapshot& snapshot)
{
    if (m_awaitsStart)
        return;  // Still the old game: its last words must not flash up in the new one.
    const bool another = snapshot.game != m_snapshot.game;
    if (another)
        m_review = {};
    if (another || snapshot.grid != m_snapshot.grid || snapshot.opening != m_snapshot.opening)
        status()->fallSilent();
    m_snapshot = snapshot;
    m_cards->follow(snapshot);
    if (m_page == Page::Guest)
        return;  // It continues behind whoever has the board.
    if (m_page == Page::Start)
        return offerToContinue();  // The game continues behind the start page.
    m_board->showSnapshot(snapshot);
    m_panel->moves()->setSnapshot(snapshot);
    showValues();
    m_banners->follow(snapshot);
    m_watch->follow(snapshot);
    updateThreats();
    m_panel->follow(snapshot);
    updateStatus();
    emit snapshotShown(snapshot);
}

void GameWidget::showPreview()
{
    if (m_page != Page::Start)
        return;
    GameSnapshot preview;
    const GameSetup chosen = m_startPage->setup();
    preview.setup.boardSize = chosen.boardSize;
    // A player sees a stone under the pointer, also while the colour is left to chance; a spectator
    // does not.
    if (m_startPage->mode() == ColorChooserWidget::Mode::Watch)
        preview.setup.players = chosen.players;
    preview.grid = Grid(preview.setup.boardSize);
    preview.sideToMove = m_startPage->chosenColor().value_or(Color::Black);
    m_board->showSnapshot(preview);
    m_board->showHint({});
    updateThreats();
    updateStatus();
}

void GameWidget::undo()
{
    if (m_tryOut)
        m_tryOut->takeBack();
    else
        ask(&GameManager::undo);
}

void GameWidget::choosePoint(Point point)
{
    // A copy: it may hand the points on to somebody else while it runs.
    if (const PointTaker taker = m_pointTaker) {
        status()->fallSilent();  // What was said of the click before is over.
        if (taker(point))
            return;
    }
    if (m_page == Page::Guest)
        return;
    if (m_page == Page::Game && m_tryOut)
        return m_tryOut->choose(point);
    const auto& known = m_snapshot.variations;
    const bool follows
        = m_snapshot.isLookingBack() && std::find(known.begin(), known.end(), point) != known.end();
    if (m_page == Page::Game && m_review.isComplete && !point.isNone()
        && m_board->betterMove() == point)
        return emit betterMoveChosen();
    if (m_page == Page::Game && m_board->hasTag(point))
        return ask(&GameManager::followMove, point);
    if (m_page == Page::Game)  // A small stone leads along its line; a new point starts another.
        return follows ? ask(&GameManager::showVariation, point)
                       : ask(&GameManager::handleHumanMove, point);
    // On the start page the first stone starts the game, if the player is to move.
    const GameSetup setup = m_startPage->setup();
    startGame(setup);
    if (setup.players.black.isHuman())
        ask(&GameManager::handleHumanMove, point);
}

void GameWidget::explainHovered(Point point)
{
    const QString foul = m_page == Page::Game && !point.isNone()
        ? FoulText::explain(m_snapshot, point)
        : QString();
    if (!foul.isEmpty())
        status()->say(foul);
    else if (!m_explained.isEmpty() && status()->text() == m_explained)
        status()->fallSilent();
    m_explained = foul;
}

void GameWidget::showValues()
{
    const ReviewPlace place = placeIn(m_review, m_snapshot);
    const bool isAtGame = !m_snapshot.aside && !m_review.moves.empty();
    m_panel->moves()->setVerdicts(verdictsFor(m_review, m_snapshot));
    m_panel->graph()->setReview(m_review, std::min(m_snapshot.shown, place.agreed),
                                isAtGame ? m_snapshot.result : GameOutcome{});
    m_panel->setGraphShown(m_graphOffered && m_graphWanted);
}

void GameWidget::setReview(const GameReview& review, bool graph)
{
    if (review == m_review && graph == m_graphOffered)
        return;
    m_review = review;
    m_graphOffered = graph;
    showValues();
    emit reviewShown();
}

Verdict GameWidget::shownVerdict() const
{
    const ReviewPlace place = placeIn(m_review, m_snapshot);
    return place.move && place.betterMoves == 0 ? m_review.moves[*place.move].verdict
                                                : Verdict::Unjudged;
}

QString GameWidget::knownChance() const
{
    const EvalPlot* plot = m_panel->graph()->plot();
    const bool isOfThis = placeIn(m_review, m_snapshot).agreed == m_snapshot.shown;
    const QString value = plot->accessibleDescription();
    return m_graphOffered && m_graphWanted && isOfThis && !value.isEmpty()
        ? QStringLiteral("%1: %2").arg(plot->accessibleName(), value)
        : QString();
}

void GameWidget::setValuesShown(bool shown)
{
    m_graphWanted = shown;
    showValues();
}

bool GameWidget::isPanelCovered() const
{
    return m_beside != m_panel;
}

void GameWidget::setPanelBeside(QWidget* panel)
{
    // Left to Qt, the first of the other panel has the keyboard then: a player.
    const bool hadFocus = m_beside != m_panel && m_beside->isAncestorOf(focusWidget());
    m_beside = panel ? panel : m_panel;
    if (m_side->indexOf(m_beside) < 0)
        m_side->addWidget(m_beside);
    if (m_page == Page::Game)
        m_side->setCurrentWidget(m_beside);
    if (hadFocus && !panel)
        m_board->setFocus();
}

void GameWidget::takeReport(const SearchReport& report)
{
    m_cards->setReport(report);
    emit reported(report);
}

void GameWidget::pressButton(GamePanel::Button button)
{
    emit settling();
    switch (button) {
    case GamePanel::Button::NewGame:
        return showStartPage();
    case GamePanel::Button::Undo:
        return undo();
    case GamePanel::Button::Redo:
        return ask(&GameManager::redo);
    case GamePanel::Button::Hint:
        return showHint();
    case GamePanel::Button::Resign:
        return ask(&GameManager::resign);
    }
}

void GameWidget::setBoardOptions(const BoardOptions& options)
{
    m_board->setOptions(options);
    updateThreats();
}

void GameWidget::askForPauses()
{
    ask(&GameManager::setReplyPause, m_replyPause, m_watch->speed());
}

void GameWidget::setEngines(const std::vector<EngineName>& engines)
{
    m_engines = engines;
}

void GameWidget::updateThreats()
{
    const bool wanted = m_page == Page::Game && m_board->options().threats;
    m_board->showThreats(wanted ? threatPoints(m_snapshot) : std::vector<Point>());
}

void GameWidget::updateStatus()
{
    if (m_page == Page::Start)
        m_statusRow->showStartPage(m_startPage->mode() == ColorChooserWidget::Mode::Watch);
    else if (m_page == Page::Game)
        m_statusRow->showGame(m_snapshot);
    else
        m_statusRow->showGuest();
}

QWidget* GameWidget::besideBoard() const
{
    return m_side->currentWidget();
}

StatusLine* GameWidget::status() const
{
    return m_statusRow->line();
}

void GameWidget::placeBanner()
{
    m_banner->placeOver(m_board->geometry(), m_banners->belongsBelow());
}

void GameWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF wood = m_board->geometryNow().wood().translated(m_board->pos());
    paintSoftShadow(painter, wood, kCardRadius);
}

void GameWidget::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    if (m_page == Page::Start && isReturn)
        m_startPage->playButton()->click();
    else if (isReturn && button && isAncestorOf(button) && !event->isAutoRepeat())
        button->click();  // Outside dialogs Qt leaves it at the space bar.
    else
        QWidget::keyPressEvent(event);
}

void GameWidget::resizeEvent(QResizeEvent*)
{
    arrange();
}

void GameWidget::arrange()
{
    const bool isGame = m_side->currentWidget() == m_panel;
    const GameLayout layout
        = layOutGame(size(), isGame ? m_panel->heightWantedUnder() : kPageHeightUnder,
                     std::min(window()->width(), window()->height()));
    m_board->setGeometry(layout.board);
    m_side->setGeometry(layout.side);
    m_statusRow->setGeometry(layout.status);
    m_statusRow->setBoardEdge(layout.board.right() - layout.status.left());
    m_panel->arrange(layout.panel);
    placeBanner();
}

void GameWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_cards->refresh();
        m_banners->retranslate();
        updateStatus();
    }
    QWidget::changeEvent(event);
}

}  // namespace gomoku
