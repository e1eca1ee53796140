// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/ProgressPage.h"

#include "UI/Panels/Card.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Panels/ScrollingColumn.h"
#include "UI/Speech/Announcement.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/Training/LessonText.h"
#include "UI/Text/Training/PracticeText.h"
#include "UI/Text/ValueText.h"
#include "UI/Training/RatingCurve.h"
#include "UI/Training/TrainCard.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gomoku {

namespace {

constexpr int kProgressSpacing = 12;
constexpr int kProgressTwoColumns = 360;  ///< Below this a tile has no room beside another.
constexpr int kProgressCurveHeight = 44;
constexpr std::size_t kTodaySteps = 4;

QLabel* progressLabel(QWidget* parent, int pixels, QFont::Weight weight)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(sizedFont(parent->font(), pixels, weight));
    return label;
}

QLabel* quietProgressLabel(QWidget* parent, QFont::Weight weight = QFont::Normal)
{
    QLabel* label = progressLabel(parent, 13, weight);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

RatingCurve* curveIn(Card* card)
{
    auto* curve = new RatingCurve(card);
    curve->setScaleShown(true);
    curve->setMinimumHeight(kProgressCurveHeight);
    curve->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    card->body()->addWidget(curve);
    return curve;
}

int percentOf(int part, int whole)
{
    return whole == 0 ? 0 : static_cast<int>(std::lround(100.0 * part / whole));
}

}  // namespace

ProgressPage::ProgressPage(QWidget* parent) : QWidget(parent)
{
    QVBoxLayout* column = scrollingColumnIn(this);
    m_page = column->parentWidget();
    column->setSpacing(kProgressSpacing);
    addHead(column);
    addUndo(column);
    m_empty = new EmptyState(m_page);
    column->addWidget(m_empty, 1);
    addToday(column);
    addCurves(column);
    addTiles(column);
    column->addStretch(1);
    addFoot(column);
    wire();
    arrange();
    retranslate();
}

void ProgressPage::addHead(QVBoxLayout* column)
{
    auto* head = new QHBoxLayout;
    m_title = progressLabel(m_page, 26, QFont::Bold);
    m_back = new QPushButton(m_page);
    m_title->setWordWrap(true);
    head->addWidget(m_title, 1);
    head->addWidget(m_back, 0, Qt::AlignTop);
    column->addLayout(head);
}

void ProgressPage::addUndo(QVBoxLayout* column)
{
    auto* card = new Card(m_page);
    card->hideHeader();
    m_undoStrip = card;
    m_undoRow = new QHBoxLayout;
    m_deleted = progressLabel(card, 14, QFont::Normal);
    m_deleted->setWordWrap(true);
    m_undo = new QPushButton(card);
    m_undoRow->addWidget(m_deleted, 1);
    m_undoRow->addWidget(m_undo);
    card->body()->addLayout(m_undoRow);
    card->hide();
    column->addWidget(card);
}

void ProgressPage::addToday(QVBoxLayout* column)
{
    auto* card = new Card(m_page);
    card->hideHeader();
    m_todayCard = card;
    m_todayHead = new QHBoxLayout;
    m_today = progressLabel(card, 17, QFont::DemiBold);
    m_todayDone = progressLabel(card, 14, QFont::DemiBold);
    m_todayHead->addWidget(m_today, 1);
    m_todayHead->addWidget(m_todayDone);
    card->body()->addLayout(m_todayHead);
    m_todayNote = quietProgressLabel(card);
    m_todayNote->setWordWrap(true);
    card->body()->addWidget(m_todayNote);
    card->body()->addSpacing(4);
    m_steps = new QHBoxLayout;
    m_steps->setSpacing(8);
    for (std::size_t i = 0; i < kTodaySteps; ++i) {
        auto* button = new QPushButton(card);
        connect(button, &QPushButton::clicked, this,
                [this, i] { emit stepRequested(static_cast<TodayStep>(i)); });
        m_stepButtons.push_back(button);
        m_steps->addWidget(button, 1);
    }
    card->body()->addLayout(m_steps);
    column->addWidget(card);
}

void ProgressPage::addCurves(QVBoxLayout* column)
{
    m_curves = new QHBoxLayout;
    m_curves->setSpacing(kProgressSpacing);
    m_ratingCard = buildRating();
    m_accuracyCard = buildAccuracy();
    m_curves->addWidget(m_ratingCard, 1);
    m_curves->addWidget(m_accuracyCard, 1);
    column->addLayout(m_curves);
}

/// The room that one card has more than it needs is below its words, not between them.
void ProgressPage::addNoteBelow(Card* card, QLabel* note)
{
    note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    card->body()->addWidget(note, 1);
}

QWidget* ProgressPage::buildRating()
{
    auto* card = new Card(m_page);
    card->hideHeader();
    auto* head = new QHBoxLayout;
    m_ratingTitle = quietProgressLabel(card, QFont::DemiBold);
    m_ratingTitle->setWordWrap(true);
    m_rule = new QComboBox(card);
    m_rule->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    head->addWidget(m_ratingTitle, 1);
    head->addWidget(m_rule);
    card->body()->addLayout(head);
    m_rating = progressLabel(card, 20, QFont::DemiBold);
    m_rating->setWordWrap(true);
    card->body()->addWidget(m_rating);
    m_ratingCurve = curveIn(card);
    m_games = quietProgressLabel(card);
    m_games->setWordWrap(true);
    addNoteBelow(card, m_games);
    return card;
}

QWidget* ProgressPage::buildAccuracy()
{
    auto* card = new Card(m_page);
    card->hideHeader();
    m_accuracyTitle = quietProgressLabel(card, QFont::DemiBold);
    // As high as the list of rules, so that both curves stand side by side.
    for (QLabel* title : {m_ratingTitle, m_accuracyTitle})
        title->setMinimumHeight(m_rule->sizeHint().height());
    card->body()->addWidget(m_accuracyTitle);
    m_accuracy = progressLabel(card, 20, QFont::DemiBold);
    m_accuracy->setWordWrap(true);
    card->body()->addWidget(m_accuracy);
    m_accuracyCurve = curveIn(card);
    m_accuracyNote = quietProgressLabel(card);
    m_accuracyNote->setWordWrap(true);
    addNoteBelow(card, m_accuracyNote);
    return card;
}

void ProgressPage::addTiles(QVBoxLayout* column)
{
    m_tiles = new QGridLayout;
    m_tiles->setSpacing(kProgressSpacing);
    m_puzzles = new TrainCard(m_page);
    m_lessons = new TrainCard(m_page);
    m_deck = new TrainCard(m_page);
    m_answers = new TrainCard(m_page);
    column->addLayout(m_tiles);
}

void ProgressPage::addFoot(QVBoxLayout* column)
{
    m_private = quietProgressLabel(m_page);
    m_private->setWordWrap(true);
    m_export = new QPushButton(m_page);
    m_delete = new QPushButton(m_page);
    m_foot = new QHBoxLayout;
    m_foot->setSpacing(8);
    m_foot->addWidget(m_private, 1);
    m_foot->addWidget(m_export);
    m_foot->addWidget(m_delete);
    column->addLayout(m_foot);
}

void ProgressPage::wire()
{
    connect(m_back, &QPushButton::clicked, this, &ProgressPage::leaveRequested);
    connect(m_undo, &QPushButton::clicked, this, &ProgressPage::undoRequested);
    connect(m_export, &QPushButton::clicked, this, &ProgressPage::exportRequested);
    connect(m_delete, &QPushButton::clicked, this, &ProgressPage::deleteRequested);
    connect(m_puzzles, &TrainCard::clicked, this, &ProgressPage::puzzlesRequested);
    connect(m_lessons, &TrainCard::clicked, this, &ProgressPage::lessonsRequested);
    connect(m_deck, &TrainCard::clicked, this, &ProgressPage::cardsRequested);
    connect(m_answers, &TrainCard::clicked, this,
            [this] { emit stepRequested(m_progress.steps.front()); });
    connect(m_rule, &QComboBox::currentIndexChanged, this, &ProgressPage::describeRating);
}

QPushButton* ProgressPage::stepButton(TodayStep step) const
{
    return m_stepButtons[static_cast<std::size_t>(step)];
}

void ProgressPage::setProgress(const TrainingProgress& progress)
{
    m_progress = progress;
    describe();
}

void ProgressPage::setUndoOffered(bool offered)
{
    m_isUndoOffered = offered;
    m_undoStrip->setVisible(offered);
    if (!offered)
        return;
    m_undo->setFocus();
    announce(m_deleted, m_deleted->text());
}

void ProgressPage::retranslate()
{
    m_title->setText(tr("My Progress"));
    m_back->setText(tr("‹ Train"));
    m_back->setAccessibleName(tr("Back to Train"));
    m_back->setShortcut(QKeySequence(Qt::Key_Escape));  // A new text takes the key away.
    m_deleted->setText(tr("Your training was deleted. Your games are still in the library."));
    m_undo->setText(tr("Undo"));
    m_undo->setAccessibleDescription(m_deleted->text());  // It gets the focus.
    m_empty->setWords(tr("Nothing Here Yet"),
                      tr("Take a lesson, solve a puzzle or play a rated game. Your rating, your "
                         "accuracy and what you have learnt will be shown here."));
    m_today->setText(tr("Today"));
    stepButton(TodayStep::DailyFive)->setText(tr("Daily Five"));
    stepButton(TodayStep::RatedGame)->setText(tr("Rated Game"));
    stepButton(TodayStep::MorePuzzles)->setText(tr("Puzzles"));
    nameForReaders(m_rule, tr("Rule of the rating"));
    m_accuracyTitle->setText(tr("Accuracy"));
    m_puzzles->setText(tr("Puzzles"));
    m_lessons->setText(tr("Lessons"));
    m_deck->setText(tr("Cards"));
    m_answers->setText(tr("This Week"));
    m_private->setText(tr("Kept on this computer only, and never sent anywhere."));
    m_export->setText(tr("Export…"));
    m_export->setAccessibleDescription(tr("Saves everything on this page to a file."));
    m_delete->setText(tr("Delete"));
    m_delete->setAccessibleDescription(
        tr("Deletes ratings, answers and cards. The games stay in the library."));
    m_delete->setToolTip(m_delete->accessibleDescription());
    m_export->setToolTip(m_export->accessibleDescription());
    describe();
}

void ProgressPage::describe()
{
    const bool isEmpty = m_progress.isEmpty;
    m_empty->setVisible(isEmpty);
    for (TrainCard* tile : {m_puzzles, m_lessons, m_deck, m_answers})
        tile->setVisible(!isEmpty);
    m_export->setVisible(!isEmpty);
    m_delete->setVisible(!isEmpty);
    describeToday();
    describeRating();
    describeAccuracy();
    describeTiles();
}

void ProgressPage::describeToday()
{
    const DailyPlan& plan = m_progress.today;
    const bool isDone = plan.done >= plan.planned;
    m_todayDone->setText(m_progress.isEmpty ? QString()
                                            : tr("%1 of %2 done").arg(plan.done).arg(plan.planned));
    QStringList notes;
    if (isDone)
        notes << tr("The daily five are done.");
    if (plan.due > 0)
        notes << tr("%n card(s) due.", nullptr, plan.due);
    if (!m_progress.nextLesson.empty())
        notes << tr("Next lesson: %1.").arg(LessonText::words(m_progress.nextLesson).title);
    m_todayNote->setText(joinedSentences(notes));
    m_todayNote->setVisible(!notes.isEmpty());
    stepButton(TodayStep::NextLesson)
        ->setText(m_progress.lessonsDone == 0 ? tr("First Lesson") : tr("Next Lesson"));
    for (std::size_t i = 0; i < m_stepButtons.size(); ++i) {
        const auto step = static_cast<TodayStep>(i);
        const auto& steps = m_progress.steps;
        QPushButton* button = m_stepButtons[i];
        button->setVisible(std::find(steps.begin(), steps.end(), step) != steps.end());
        button->setProperty("primary", !steps.empty() && steps.front() == step);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
}

void ProgressPage::describeRating()
{
    const std::vector<RuleProgress>& rules = m_progress.rules;
    m_ratingCard->setVisible(!rules.empty());
    if (rules.empty())
        return;
    const auto wanted = m_rule->currentData();
    const QSignalBlocker quiet(m_rule);
    m_rule->clear();
    for (const RuleProgress& each : rules)
        m_rule->addItem(ValueText::rule(each.rule), static_cast<int>(each.rule));
    m_rule->setCurrentIndex(std::max(0, m_rule->findData(wanted)));
    m_rule->setVisible(rules.size() > 1);
    const RuleProgress& shown = rules[static_cast<std::size_t>(m_rule->currentIndex())];
    m_ratingTitle->setText(rules.size() > 1 ? tr("Rating")
                                            : tr("Rating, %1").arg(ValueText::rule(shown.rule)));
    m_rating->setText(PracticeText::rating(shown.rating));
    m_ratingCurve->setCurve(shown.rating.curve());
    m_games->setText(
        tr("%n rated game(s)", nullptr, shown.rating.games()) + QStringLiteral(": ")
        + tr("%1 won, %2 drawn, %3 lost.").arg(shown.won).arg(shown.drawn).arg(shown.lost));
    m_ratingCurve->setAccessibleName(
        tr("Rating over time, %1: %2").arg(ValueText::rule(shown.rule), m_rating->text()));
    m_ratingCurve->setAccessibleDescription(m_games->text());
}

void ProgressPage::describeAccuracy()
{
    const AccuracyProgress& accuracy = m_progress.accuracy;
    m_accuracyCard->setVisible(!accuracy.games.empty());
    std::vector<double> values;
    for (const GameAccuracy& game : accuracy.games)
        values.push_back(game.accuracy);
    m_accuracy->setText(tr("%1 %").arg(std::lround(accuracy.recent)));
    const auto games = static_cast<int>(values.size());
    m_accuracyNote->setText(values.size() > kRecentGames
                                ? tr("Over the last %1 reviewed games; %2 % over all %3.")
                                      .arg(kRecentGames)
                                      .arg(std::lround(accuracy.mean))
                                      .arg(games)
                                : tr("Over %n reviewed game(s).", nullptr, games));
    m_accuracyCurve->setValues(values, 0, 100);
    m_accuracyCurve->setAccessibleName(tr("Accuracy over time: %1").arg(m_accuracy->text()));
    m_accuracyCurve->setAccessibleDescription(m_accuracyNote->text());
}

void ProgressPage::describeTiles()
{
    const PuzzleProgress& puzzles = m_progress.puzzles;
    m_puzzles->setNumber(puzzles.tried() == 0
                             ? QString()
                             : tr("rating %1").arg(std::lround(puzzles.rating().rating)));
    m_puzzles->setNote(puzzles.tried() == 0
                           ? tr("None tried yet.")
                           : tr("%1 of %2 solved.").arg(puzzles.solved()).arg(puzzles.tried()));
    m_lessons->setNumber(tr("%1 of %2").arg(m_progress.lessonsDone).arg(m_progress.lessons));
    m_lessons->setNote(m_progress.nextLesson.empty()
                           ? tr("All done.")
                           : tr("Next: %1.").arg(LessonText::words(m_progress.nextLesson).title));
    m_lessons->setShare(m_progress.lessons == 0
                            ? -1
                            : static_cast<double>(m_progress.lessonsDone) / m_progress.lessons);
    const DeckProgress& deck = m_progress.deck;
    m_deck->setNumber(tr("%n due", nullptr, deck.due));
    m_deck->setNote(
        deck.cards == 0
            ? tr("Mistakes and failed puzzles become cards that come back.")
            : tr("%1 in all: %2 known, %3 new.").arg(deck.cards).arg(deck.known).arg(deck.unseen));
    m_deck->setEnabled(deck.cards > 0);
    const AnswerProgress& answers = m_progress.answers;
    m_answers->setNumber(tr("%n day(s) in a row", nullptr, answers.daysInARow));
    m_answers->setNote(
        answers.thisWeek == 0
            ? tr("No answers in the last seven days.")
            : tr("%n answer(s) in seven days, %1 % right.", nullptr, answers.thisWeek)
                  .arg(percentOf(answers.rightThisWeek, answers.thisWeek)));
}

void ProgressPage::arrange()
{
    const int columns = width() < kProgressTwoColumns ? 1 : 2;
    if (std::exchange(m_columns, columns) == columns)
        return;
    m_title->setFont(sizedFont(font(), columns == 1 ? 18 : 26, QFont::Bold));
    for (QBoxLayout* row : {m_undoRow, m_todayHead, m_steps, m_curves, m_foot})
        row->setDirection(columns == 1 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    int place = 0;
    for (TrainCard* tile : {m_puzzles, m_lessons, m_deck, m_answers}) {
        m_tiles->removeWidget(tile);
        m_tiles->addWidget(tile, place / columns, place % columns);
        ++place;
    }
}

void ProgressPage::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void ProgressPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace gomoku
