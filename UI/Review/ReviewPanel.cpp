// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Review/ReviewPanel.h"

#include "UI/GamePage/Cards/CardStates.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/ProgressRow.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Review/AccuracyCard.h"
#include "UI/Review/BestLine.h"
#include "UI/Review/TurningPoints.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/SizedFont.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

// With less height than this there is no room for the graph, not for the best line in words, or not
// for the players.
constexpr int kAroundLearn = 36;  ///< What the button has beside its words.
constexpr int kHeightForReviewGraph = 440;
constexpr int kHeightForStackedReview = 560;  ///< With two rows of buttons.
constexpr int kHeightForReviewWords = 400;
constexpr int kHeightForReviewCards = 300;
constexpr int kLeastReviewHeight = 200;
constexpr int kWidthForFlatReview = 420;
constexpr int kRoomyReview = 600;
constexpr int kReviewGraphHeight = 156;
constexpr int kSmallReviewGraphHeight = 116;

}  // namespace

ReviewPanel::ReviewPanel(QWidget* parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_buttonBox(new QWidget(this)),
      m_buttons(new QHBoxLayout),
      m_ways(new FittingRows),
      m_cards{new AccuracyCard(Color::Black, this), new AccuracyCard(Color::White, this)},
      m_graph(new EvalGraph(this)),
      m_progress(new ProgressRow(m_graph, m_buttonBox)),
      m_pages(new QStackedWidget(this)),
      m_turningPoints(new TurningPoints(m_pages)),
      m_moves(new MoveListPanel(m_pages)),
      m_bestLine(new BestLine),
      m_learn(new QPushButton(this)),
      m_allMoves(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setHelpTopic(this, HelpTopic::Review);
    build();
    buildButtons();
    wire();
    retranslate();
    follow();
}

void ReviewPanel::build()
{
    m_column->setContentsMargins(0, 0, 0, 0);
    // What does not fit is folded away; it must not keep the panel from getting smaller.
    m_column->setSizeConstraint(QLayout::SetNoConstraint);
    auto* cards = new QHBoxLayout;
    cards->addWidget(m_cards.black);
    cards->addWidget(m_cards.white);
    m_column->addLayout(cards);
    m_column->addWidget(m_graph);
    m_pages->addWidget(m_turningPoints);
    m_pages->addWidget(m_moves);
    m_column->addWidget(m_pages, 1);
    m_turningPoints->body()->addWidget(m_bestLine);
}

void ReviewPanel::buildButtons()
{
    auto* box = new QVBoxLayout(m_buttonBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(8);
    box->addWidget(m_progress);
    box->addLayout(m_buttons);
    m_buttons->setSpacing(8);
    m_learn->setProperty("primary", true);
    for (QPushButton* button : {m_learn, m_allMoves, m_close}) {
        button->setProperty("compact", true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_learn->hide();
    m_ways->setSpacing(8);
    m_ways->addWidget(m_allMoves);
    m_ways->addWidget(m_close);
    m_buttons->addWidget(m_learn, 1);
    m_buttons->addLayout(m_ways, 1);
    m_column->addWidget(m_buttonBox);
    arrangeButtons();
}

bool ReviewPanel::isFlat() const
{
    return height() < kLeastReviewHeight && width() >= kWidthForFlatReview;
}

void ReviewPanel::arrangeButtonsBeside()
{
    // Two rows at most: there is no height for three.
    const int learn = m_learn->isHidden() ? 0 : m_learn->minimumSizeHint().width();
    const int words = m_progress->isHidden() ? 0 : m_progress->sizeHint().width();
    const int needed
        = std::min(std::max({learn, words, m_ways->sizeHint().width()}), width() * 6 / 10);
    m_buttons->setDirection(QBoxLayout::TopToBottom);
    m_buttonBox->setFixedWidth(needed);
    m_learn->setFont(narrowedFont(font(), m_learn->text(), needed - kAroundLearn));
}

/// The way to practice has a row of its own where three do not stand side by side.
void ReviewPanel::arrangeButtons()
{
    m_column->setDirection(isFlat() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (isFlat())
        return arrangeButtonsBeside();
    m_buttonBox->setMinimumWidth(0);
    m_buttonBox->setMaximumWidth(QWIDGETSIZE_MAX);
    const int half = std::max(m_learn->minimumSizeHint().width(), m_ways->sizeHint().width());
    const bool fits = width() >= 2 * half + m_buttons->spacing();
    m_buttons->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_learn->setFont(narrowedFont(font(), m_learn->text(), width() - kAroundLearn));
}

bool ReviewPanel::areButtonsStacked() const
{
    return m_buttons->direction() == QBoxLayout::TopToBottom && !m_learn->isHidden();
}

void ReviewPanel::wire()
{
    connect(m_graph, &EvalGraph::moveChosen, this, &ReviewPanel::moveChosen);
    connect(m_graph, &EvalGraph::cancelRequested, this, &ReviewPanel::cancelRequested);
    connect(m_turningPoints, &TurningPoints::chosen, this, &ReviewPanel::moveChosen);
    connect(m_turningPoints, &TurningPoints::proveRequested, this, &ReviewPanel::proveRequested);
    connect(m_moves, &MoveListPanel::moveChosen, this, &ReviewPanel::lineMoveChosen);
    connect(m_moves, &MoveListPanel::variationChosen, this, &ReviewPanel::variationChosen);
    connect(m_bestLine, &BestLine::hovered, this, &ReviewPanel::hoverLine);
    connect(m_bestLine, &BestLine::chosen, this, &ReviewPanel::chooseLine);
    connect(m_learn, &QPushButton::clicked, this, &ReviewPanel::learnRequested);
    connect(m_close, &QPushButton::clicked, this, &ReviewPanel::closeRequested);
    connect(m_allMoves, &QPushButton::clicked, this,
            [this] { setAllMovesShown(m_pages->currentWidget() != m_moves); });
}

void ReviewPanel::setReview(const GameReview& review)
{
    m_review = review;
    for (const Color color : kColors)
        m_cards[color]->setReview(review.players[color], review.isComplete);
    m_turningPoints->setReview(review);
    follow();
}

void ReviewPanel::showSnapshot(const GameSnapshot& snapshot)
{
    m_snapshot = snapshot;
    for (const Color color : kColors)
        m_cards[color]->setPlayer(CardStates::name(snapshot, color));
    m_moves->setSnapshot(snapshot);
    follow();
}

void ReviewPanel::setLinesOpen(bool open)
{
    m_linesOpen = open;
    follow();
}

void ReviewPanel::setProgress(int done, int all)
{
    m_graph->setProgress(done, all);
    m_turningPoints->setRunning(true);
}

void ReviewPanel::endProgress()
{
    m_graph->endProgress();
    m_turningPoints->setRunning(false);
}

void ReviewPanel::setLearningOffered(bool offered)
{
    m_learningOffered = offered;
    retranslate();
}

/// The best line goes with the page that is seen.
void ReviewPanel::setAllMovesShown(bool shown)
{
    m_pages->setCurrentWidget(shown ? static_cast<QWidget*>(m_moves) : m_turningPoints);
    if (shown)
        m_moves->addBelow(m_bestLine);
    else
        m_turningPoints->body()->addWidget(m_bestLine);
    retranslate();
    follow();
}

void ReviewPanel::follow()
{
    const ReviewPlace place = placeIn(m_review, m_snapshot);
    const bool isAtGame = !m_snapshot.aside && !m_review.moves.empty();
    m_graph->setReview(m_review, std::min(m_snapshot.shown, place.agreed),
                       isAtGame ? m_snapshot.result : GameOutcome{});
    m_moves->setVerdicts(verdictsFor(m_review, m_snapshot));
    m_turningPoints->setShown(place.move, place.betterMoves > 0);
    showBestLine(place);
    retranslate();
}

void ReviewPanel::showBestLine(const ReviewPlace& place)
{
    if (!place.move || !isMarked(m_review.moves[*place.move].verdict) || isFlat())
        return m_bestLine->clear();
    const bool isSaid
        = m_turningPoints->contains(*place.move) && m_pages->currentWidget() == m_turningPoints;
    m_bestLine->setMove(m_review.moves[*place.move], place.betterMoves, m_linesOpen);
    m_bestLine->setWords(!isSaid && height() >= kHeightForReviewWords);
    if (!m_bestLine->isHidden())
        m_bestLine->setRoom(roomForBestLine());
}

int ReviewPanel::roomForBestLine() const
{
    int room = height() - m_buttonBox->heightForWidth(width()) - m_column->spacing();
    for (const QWidget* above :
         {static_cast<QWidget*>(m_cards.black), static_cast<QWidget*>(m_graph)})
        if (!above->isHidden())
            room -= above->minimumHeight() + m_column->spacing();
    const QVBoxLayout* page = static_cast<Card*>(m_pages->currentWidget())->body();
    const QMargins around = page->contentsMargins();
    const int inside = width() - around.left() - around.right();
    const int now = std::max(m_bestLine->minimumHeight(), m_bestLine->heightForWidth(inside));
    return room - (page->minimumHeightForWidth(width()) - now);
}

void ReviewPanel::hoverLine(const std::vector<Point>& line)
{
    const ReviewPlace place = placeIn(m_review, m_snapshot);
    emit lineHovered(line, place.betterMoves > 0 ? place.betterMoves : 1);
}

void ReviewPanel::hoverBetter()
{
    if (const ReviewPlace place = placeIn(m_review, m_snapshot); place.move)
        hoverLine(m_review.moves[*place.move].betterLine);
}

void ReviewPanel::chooseLine(int moves)
{
    const ReviewPlace place = placeIn(m_review, m_snapshot);
    if (!place.move || !m_linesOpen)
        return;
    const std::vector<Point>& line = m_review.moves[*place.move].betterLine;
    emit lineChosen(m_review.firstMove + static_cast<int>(*place.move),
                    {line.begin(), line.begin() + moves});
}

/// Those that somebody may learn from: not the computer's.
int ReviewPanel::marked() const
{
    return static_cast<int>(
        std::count_if(m_review.moves.begin(), m_review.moves.end(), [this](const MoveReview& move) {
            return isMistakeOrWorse(move.verdict) && !move.better().isNone()
                && m_snapshot.setup.players[move.mover].isHuman();
        }));
}

QSize ReviewPanel::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), kLeastReviewHeight};
}

void ReviewPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
}

void ReviewPanel::fold()
{
    arrangeButtons();
    const bool isRoomy = height() >= kRoomyReview;
    m_column->setSpacing(isRoomy ? 12 : 8);
    m_graph->setFixedHeight(isRoomy ? kReviewGraphHeight : kSmallReviewGraphHeight);
    m_graph->setVisible(height()
                        >= (areButtonsStacked() ? kHeightForStackedReview : kHeightForReviewGraph));
    m_turningPoints->setHeaderShown(!isFlat());
    m_pages->setVisible(isFlat() || height() >= kLeastReviewHeight);
    for (const Color color : kColors) {
        m_cards[color]->setFixedHeight(isRoomy ? 74 : 54);
        m_cards[color]->setVisible(height() >= kHeightForReviewCards);
    }
    showBestLine(placeIn(m_review, m_snapshot));
}

void ReviewPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showSnapshot(GameSnapshot(m_snapshot));
    }
    QWidget::changeEvent(event);
}

void ReviewPanel::retranslate()
{
    const bool isList = m_pages->currentWidget() == m_moves;
    m_allMoves->setText(isList ? tr("Turning Points") : tr("All Moves"));
    m_close->setText(tr("Close Review"));
    m_learn->setText(tr("Learn from Your Mistakes (%1)").arg(marked()));
    m_learn->setVisible(m_learningOffered && m_review.isComplete && marked() > 0);
    fold();
}

}  // namespace gomoku
