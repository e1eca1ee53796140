// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/ReviewFeature.h"

#include "Models/GameManager.h"
#include "Models/Review/ReviewPlace.h"
#include "Models/Review/ReviewRecord.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/GameBanners.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/VerdictMark.h"
#include "UI/Review/ReviewPanel.h"
#include "UI/Style/Palette.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QMenu>
#include <QThread>

#include <algorithm>

namespace gomoku {

namespace {

bool isAgainstMachine(const GameSnapshot& snapshot)
{
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    return !players.black.isHuman() || !players.white.isHuman();
}

bool hasValue(const GameReview& review)
{
    return std::any_of(review.blackScores.begin(), review.blackScores.end(),
                       [](const auto& score) { return score.has_value(); });
}

/// The game that was just played is not always the main line: somebody may have looked back and
/// played on from there.
ReviewedGame gameToReview(const GameRecord& record, const GameSnapshot& snapshot)
{
    ReviewedGame main = reviewedGame(record, snapshot.setup.rule);
    if (main.firstMove > 0 || snapshot.aside || !snapshot.result.isOver())
        return main;
    const ReviewedGame own = reviewedGame(snapshot);
    return own.moves == main.moves ? main : own;
}

/// The better move with Black's chance after it, as all numbers on the board.
BoardTag betterTag(const MoveReview& move)
{
    const double chance = move.chanceBefore.value_or(50);
    const double black = move.mover == Color::Black ? chance : 100 - chance;
    return {move.better(), QString::number(ValueText::roundedChance(black)), true};
}

/// The moves, and nothing said of them yet.
GameReview unjudged(const ReviewedGame& game)
{
    GameReview review{.rule = game.rule};
    review.firstMove = game.firstMove;
    const std::size_t played = game.playedMoves();
    for (std::size_t i = 0; i < played; ++i)
        review.moves.push_back({.point = game.moves[i].point, .mover = game.moves[i].color});
    review.blackScores.resize(review.moves.size() + 1);
    return review;
}

}  // namespace

ReviewFeature::ReviewFeature(GameWidget* game, QMenu* menu, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_panel(new ReviewPanel(game))
{
    m_panel->hide();
    setThreads(0);
    addActions(menu);
    wire();
    wirePanel();
    retranslate();
}

void ReviewFeature::addActions(QMenu* menu)
{
    menu->addSeparator();
    m_reviewAction = menu->addAction(QString(), this, &ReviewFeature::openReview);
    m_reviewAction->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F9));
    m_next = menu->addAction(QString(), this, [this] { goToMarked(true); });
    m_next->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    m_previous = menu->addAction(QString(), this, [this] { goToMarked(false); });
    m_previous->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    m_judgePlay = menu->addAction(QString());
    m_judgePlay->setCheckable(true);
    connect(m_judgePlay, &QAction::toggled, this, [this](bool judges) {
        if (m_isLive)
            forget();
        follow(m_game->snapshot());
        emit judgesPlayChanged(judges);
    });
}

void ReviewFeature::wire()
{
    connect(m_game, &GameWidget::snapshotShown, this, &ReviewFeature::follow);
    connect(m_game, &GameWidget::pageChanged, this, &ReviewFeature::followPage);
    followPage();
    connect(m_game, &GameWidget::reviewRequested, this, &ReviewFeature::openReview);
    connect(m_game, &GameWidget::betterMoveChosen, this, [this] { m_panel->chooseLine(1); });
    connect(m_game->board(), &BoardWidget::hovered, this, &ReviewFeature::hover);
    connect(m_game->panel()->graph(), &EvalGraph::moveChosen, this, &ReviewFeature::goTo);
    connect(m_game->panel()->graph(), &EvalGraph::cancelRequested, this, &ReviewFeature::cancel);
    connect(&m_background, &BackgroundReview::progressed, this, &ReviewFeature::takeProgress);
    connect(&m_background, &BackgroundReview::finished, this, &ReviewFeature::takeReview);
    connect(&m_background, &BackgroundReview::wasRead, this, &ReviewFeature::takeStored);
    connect(&m_live, &LiveJudge::judged, this, [this] {
        m_review = m_live.known();
        show();
    });
}

void ReviewFeature::wirePanel()
{
    connect(m_panel, &ReviewPanel::closeRequested, this, &ReviewFeature::closeReview);
    connect(m_panel, &ReviewPanel::cancelRequested, this, &ReviewFeature::cancel);
    connect(m_panel, &ReviewPanel::learnRequested, this, &ReviewFeature::learnRequested);
    connect(m_panel, &ReviewPanel::proveRequested, this, &ReviewFeature::proveRequested);
    connect(m_panel, &ReviewPanel::moveChosen, this, &ReviewFeature::goTo);
    connect(m_panel, &ReviewPanel::lineMoveChosen, m_game, &GameWidget::showPosition);
    connect(m_panel, &ReviewPanel::variationChosen, this,
            [this](Point point) { m_game->ask(&GameManager::showVariation, point); });
    connect(m_panel, &ReviewPanel::lineHovered, m_game->board(), &BoardWidget::showInstead);
    connect(m_panel, &ReviewPanel::lineChosen, this, &ReviewFeature::goInto);
}

void ReviewFeature::followPage()
{
    const bool isAtGame = m_game->page() == GameWidget::Page::Game;
    for (QAction* action : {m_reviewAction, m_next, m_previous})
        action->setEnabled(isAtGame);
    if (m_game->page() == GameWidget::Page::Start) {
        cancel();
        closeReview();
    }
}

void ReviewFeature::offerLearning()
{
    m_panel->setLearningOffered(true);
}

void ReviewFeature::setLooks(std::uint64_t nodes, std::uint64_t secondNodes)
{
    m_options.nodes = nodes;
    m_options.secondNodes = secondNodes;
}

void ReviewFeature::setThreads(int threads)
{
    const int wanted = threads > 0 ? threads : QThread::idealThreadCount();
    m_options.threads = std::clamp(wanted, 1, kMaxSearchThreads);
}

bool ReviewFeature::judgesPlay() const
{
    return m_judgePlay->isChecked();
}

void ReviewFeature::setJudgesPlay(bool judges)
{
    m_judgePlay->setChecked(judges);
}

// Following the game.

void ReviewFeature::follow(const GameSnapshot& snapshot)
{
    m_reviewAction->setEnabled(!snapshot.moves.empty());
    const bool isOver = snapshot.result.isOver();
    if (snapshot.game != m_number) {
        begin(snapshot);
    } else {
        if (hasGoneOn(snapshot))
            forget();
        if (isOver && !m_wasOver)
            find(IfNone::Review);
    }
    m_wasOver = isOver;
    judgePlay(snapshot);
    show();
}

/// Another game is on the board. If it was reviewed once, the review is in its record.
void ReviewFeature::begin(const GameSnapshot& snapshot)
{
    forget();
    m_number = snapshot.game;
    if (!snapshot.moves.empty())
        find(IfNone::Leave);
}

void ReviewFeature::forget()
{
    cancel();
    closeReview();
    m_live.clear();
    m_isLive = false;
    m_review = {};
}

/// Were moves taken back or added since the review? A variation that somebody tries is no reason to
/// forget it.
bool ReviewFeature::hasGoneOn(const GameSnapshot& snapshot) const
{
    if (snapshot.aside || m_isLive || m_review.moves.empty())
        return false;
    const int reviewed = m_review.firstMove + static_cast<int>(m_review.moves.size());
    const auto& last = m_review.blackScores.back();
    const bool hasEnded = last && isDecided(*last) && pliesToEnd(*last) == 0;
    if (reviewed == snapshot.live || (hasEnded && reviewed < snapshot.live))
        return false;
    return placeIn(m_review, snapshot).agreed >= std::min(reviewed, snapshot.live);
}

void ReviewFeature::judgePlay(const GameSnapshot& snapshot)
{
    const bool isPlayed = snapshot.game != 0 && !snapshot.result.isOver() && !snapshot.aside;
    if (!judgesPlay() || !isPlayed || m_state != State::Idle || m_review.isComplete
        || snapshot.opening)
        return;
    if (snapshot.rating == GameRating::Rated)
        m_game->ask(&GameManager::noteStudy);
    m_live.follow(reviewedGame(snapshot), m_options.nodes);
    m_isLive = true;
    m_review = m_live.known();
}

// Reviewing.

void ReviewFeature::openReview()
{
    if (m_game->page() != GameWidget::Page::Game || m_game->snapshot().moves.empty())
        return;
    if (!m_game->snapshot().result.isOver())
        m_game->ask(&GameManager::noteStudy);
    m_isOpen = true;
    m_game->banners()->dismiss();
    m_game->setPanelBeside(m_panel);
    // Another line may be the main one by now, so a review that is there need not be the one.
    if (!isReviewing())
        find(IfNone::Review);
    show();
}

void ReviewFeature::closeReview()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    m_game->setPanelBeside(nullptr);
    m_game->board()->showInstead({}, 0);
    markBoard();
}

/// Looks for a review of the game on the board, first in its record.
void ReviewFeature::find(IfNone ifNone)
{
    m_live.clear();
    m_game->readRecord(this, [this, ifNone, number = m_number](const GameWidget::Record& record) {
        if (record && number == m_game->snapshot().game && !isReviewing())
            read(record, ifNone);
    });
}

void ReviewFeature::read(const std::shared_ptr<const GameRecord>& record, IfNone ifNone)
{
    m_wanted = gameToReview(*record, m_game->snapshot());
    m_ifNone = ifNone;
    if (m_wanted.moves.empty() || (m_review.isComplete && isOf(m_review, m_wanted)))
        return;
    m_state = State::Reading;
    m_background.read(record, m_wanted);
}

void ReviewFeature::takeStored(const std::optional<GameReview>& review)
{
    m_state = State::Idle;
    if (review && isOf(*review, m_wanted)) {
        m_isLive = false;
        m_review = *review;
        show();
        emit finished();
    } else if (m_ifNone == IfNone::Review) {
        start(m_wanted);
    }
}

void ReviewFeature::start(const ReviewedGame& game)
{
    m_state = State::Reviewing;
    m_isLive = false;
    m_background.start(game, m_options);
    takeProgress(unjudged(game), 0, static_cast<int>(game.moves.size()) + 1);
}

void ReviewFeature::cancel()
{
    m_background.cancel();
    m_state = State::Idle;
    endProgress();
}

void ReviewFeature::endProgress()
{
    m_game->panel()->graph()->endProgress();
    m_panel->endProgress();
    show();
}

void ReviewFeature::takeProgress(const GameReview& review, int done, int all)
{
    m_review = review;
    m_game->panel()->graph()->setProgress(done, all);
    m_panel->setProgress(done, all);
    show();
}

void ReviewFeature::takeReview(const GameReview& review)
{
    m_state = State::Idle;
    m_review = review;
    m_game->ask(&GameManager::attachReview, m_number, review);
    endProgress();
    emit finished();
}

void ReviewFeature::goToMarked(bool forward)
{
    if (m_review.moves.empty())
        return m_game->status()->say(tr("Review the game first to find its mistakes."));
    const GameSnapshot& game = m_game->snapshot();
    const int from = std::min(game.shown, placeIn(m_review, game).agreed);
    if (const auto marked = nextMarked(m_review, from, forward))
        goTo(*marked);
    else if (!isReviewing())
        m_game->status()->say(tr("No mistakes found in that direction."));
}

/// While one plays against the computer, values would be a hint. They are shown if asked for.
void ReviewFeature::show()
{
    const GameSnapshot& game = m_game->snapshot();
    const bool isPlaying = !game.result.isOver() && isAgainstMachine(game);
    const bool isGraphOffered = hasValue(m_review) || isReviewing();
    m_game->setReview(m_review, isGraphOffered && (!isPlaying || judgesPlay()));
    if (!m_isOpen)
        return;
    m_panel->setLinesOpen(m_review.isComplete);
    m_panel->setReview(m_review);
    m_panel->showSnapshot(game);
    markBoard();
    if (const auto score = scoreShown())
        emit valueShown(*score);
}

/// What the judge says of the position on the board, for the side to move.
std::optional<Score> ReviewFeature::scoreShown() const
{
    const GameSnapshot& game = m_game->snapshot();
    const int place = game.shown - m_review.firstMove;
    if (game.shown > placeIn(m_review, game).agreed || place < 0
        || place >= static_cast<int>(m_review.blackScores.size()))
        return std::nullopt;
    const auto& black = m_review.blackScores[static_cast<std::size_t>(place)];
    if (!black)
        return std::nullopt;
    return game.sideToMove == Color::Black ? *black : -*black;
}

/// A ring around a marked move, and the better one.
void ReviewFeature::markBoard()
{
    ShownVerdict verdict;
    const ReviewPlace place = placeIn(m_review, m_game->snapshot());
    if (m_isOpen && place.move && place.betterMoves == 0) {
        const MoveReview& move = m_review.moves[*place.move];
        if (isMarked(move.verdict))
            verdict = {move.point, colorOf(move.verdict, paletteOf(colorTable(Appearance::Light))),
                       betterTag(move)};
    }
    m_game->board()->showVerdict(verdict);
}

/// The better move on the board shows its line there, as its words in the panel do.
void ReviewFeature::hover(Point point)
{
    const bool isBetter = m_isOpen && !point.isNone() && point == m_game->board()->betterMove();
    if (isBetter)
        m_panel->hoverBetter();
    else if (m_isBetterHovered)
        m_game->board()->showInstead({}, 0);
    m_isBetterHovered = isBetter;
}

/// To a position of the reviewed game, from whichever variation is shown and wherever the tree has
/// that game by now, and from there into a line that the record has.
void ReviewFeature::goInto(int moves, const std::vector<Point>& line)
{
    m_game->lookBy([review = m_review, moves, line](GameManager& manager) {
        manager.goToReviewed(review, moves, line);
    });
}

void ReviewFeature::retranslate()
{
    m_reviewAction->setText(tr("&Review Game"));
    m_next->setText(tr("&Next Mistake"));
    m_previous->setText(tr("&Previous Mistake"));
    m_judgePlay->setText(tr("Show Winning Chance During &Play"));
}

}  // namespace gomoku
