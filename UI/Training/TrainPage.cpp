// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/TrainPage.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/ScrollingColumn.h"
#include "UI/Style/CardPaint.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/Training/LessonText.h"
#include "UI/Text/Training/PracticeText.h"
#include "UI/Text/ValueText.h"
#include "UI/Training/ProgressPage.h"
#include "UI/Training/RatingCurve.h"
#include "UI/Training/TrainCard.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gomoku {

namespace {

constexpr int kPageSpacing = 12;
constexpr int kTodayBarHeight = 6;
constexpr int kTwoColumnsWidth = 360;  ///< Below this a card has no room beside another.

/// A card with an edge in the accent colour: the first thing to do.
class FirstCard : public QFrame
{
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(palette().brush(QPalette::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCardRadius, kCardRadius);
    }
};

QLabel* labelOf(QWidget* parent, int pixels, QFont::Weight weight)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(sizedFont(parent->font(), pixels, weight));
    return label;
}

QLabel* quietLabelOf(QWidget* parent)
{
    QLabel* label = labelOf(parent, 13, QFont::Normal);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

TrainPage::TrainPage(QWidget* parent) : QWidget(parent)
{
    QVBoxLayout* column = scrollingColumnIn(this);
    QWidget* page = column->parentWidget();
    column->setSpacing(kPageSpacing);
    m_head = new QGridLayout;
    m_title = labelOf(this, 26, QFont::Bold);
    m_toProgress = new QPushButton(page);
    m_back = new QPushButton(page);
    m_head->addWidget(m_title, 0, 0);
    m_help = new HelpButton(HelpTopic::Training, page);
    m_head->addWidget(m_help, 0, 2);
    m_head->setColumnStretch(0, 1);
    m_headRow = new FittingRows;
    m_headRow->setSpacing(8);
    m_head->addLayout(m_headRow, 1, 0, 1, 4);
    setHelpTopic(this, HelpTopic::Training);
    column->addLayout(m_head);
    column->addWidget(buildToday());
    m_cards = new QGridLayout;
    m_cards->setSpacing(kPageSpacing);
    m_puzzles = new TrainCard(page);
    m_mistakes = new TrainCard(page);
    m_lessons = new TrainCard(page);
    m_foulGym = new TrainCard(page);
    m_openings = new TrainCard(page);
    m_ratedGame = new TrainCard(page);
    arrangeCards(2);
    column->addLayout(m_cards);
    column->addStretch(1);
    column->addWidget(buildRating());
    m_private = quietLabelOf(this);
    m_private->setAlignment(Qt::AlignHCenter);
    column->addWidget(m_private);
    connect(m_back, &QPushButton::clicked, this, &TrainPage::leaveRequested);
    connect(m_toProgress, &QPushButton::clicked, this, &TrainPage::progressRequested);
    connect(m_puzzles, &TrainCard::clicked, this, &TrainPage::puzzlesRequested);
    connect(m_mistakes, &TrainCard::clicked, this, [this] {
        if (m_overview.mistakes > 0)
            emit mistakesRequested();
        else
            emit searchRequested();
    });
    connect(m_lessons, &TrainCard::clicked, this, &TrainPage::lessonsRequested);
    connect(m_foulGym, &TrainCard::clicked, this, &TrainPage::foulGymRequested);
    connect(m_openings, &TrainCard::clicked, this, &TrainPage::openingsRequested);
    connect(m_ratedGame, &TrainCard::clicked, this, &TrainPage::ratedGameRequested);
    retranslate();
}

QWidget* TrainPage::buildToday()
{
    auto* card = new FirstCard(this);
    auto* rows = new QVBoxLayout(card);
    rows->setContentsMargins(20, 16, 20, 16);
    rows->setSpacing(8);
    m_todayHead = new QHBoxLayout;
    m_today = labelOf(card, 17, QFont::DemiBold);
    m_today->setWordWrap(true);
    m_due = labelOf(card, 20, QFont::DemiBold);
    m_todayHead->addWidget(m_today, 1);
    m_todayHead->addWidget(m_due);
    rows->addLayout(m_todayHead);
    m_todayNote = quietLabelOf(card);
    rows->addWidget(m_todayNote);
    m_todayFoot = new QHBoxLayout;
    m_start = new QPushButton(card);
    m_start->setProperty("primary", true);
    m_start->setMinimumWidth(120);
    m_todayFoot->addWidget(m_start);
    auto* progress = new QVBoxLayout;
    progress->setSpacing(4);
    progress->addStretch(1);
    m_progress = new QProgressBar(card);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kTodayBarHeight);
    m_progress->setMinimumWidth(40);
    m_done = quietLabelOf(card);
    progress->addWidget(m_progress);
    progress->addWidget(m_done);
    progress->addStretch(1);
    m_todayFoot->addLayout(progress, 1);
    rows->addLayout(m_todayFoot);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_overview.isFirstVisit && m_overview.lessons > 0)
            emit firstLessonRequested();
        else
            emit todayRequested();
    });
    return card;
}

QWidget* TrainPage::buildRating()
{
    auto* card = new Card(this);
    m_ratingCard = card;
    card->hideHeader();
    auto* head = new QHBoxLayout;
    m_ratingTitle = labelOf(card, 13, QFont::DemiBold);
    m_ratingTitle->setForegroundRole(QPalette::PlaceholderText);
    m_ratingTitle->setWordWrap(true);
    m_rating = labelOf(card, 14, QFont::DemiBold);
    head->addWidget(m_ratingTitle, 1);
    head->addWidget(m_rating);
    card->body()->addLayout(head);
    m_curve = new RatingCurve(card);
    card->body()->addWidget(m_curve);
    return card;
}

void TrainPage::setOverview(const TrainingOverview& overview)
{
    m_overview = overview;
    describeToday();
    describeCards();
}

void TrainPage::beginAtTop()
{
    findChild<QScrollArea*>()->verticalScrollBar()->setValue(0);
    m_start->setFocus();
}

void TrainPage::retranslate()
{
    m_title->setText(tr("Train"));
    m_toProgress->setText(tr("My Progress"));
    m_back->setText(tr("‹ Back"));
    m_back->setAccessibleName(m_back->text().remove(u'‹').trimmed());
    m_back->setShortcut(QKeySequence(Qt::Key_Escape));  // A new text takes the key away.
    m_private->setText(tr("Everything stays on this computer."));
    describeToday();
    describeCards();
}

void TrainPage::describeToday()
{
    const DailyPlan& plan = m_overview.today;
    const bool first = m_overview.isFirstVisit && m_overview.lessons > 0;
    const bool done = !first && plan.done >= plan.planned;
    m_today->setText(first ? tr("Start with the First Lesson") : tr("Today"));
    const bool isDue = !first && plan.due > 0;
    m_due->setText(isDue ? tr("%n due", nullptr, plan.due) : QString());
    m_due->setVisible(isDue);  // Below the words, in a narrow page, it would leave a gap.
    m_todayNote->setText(first
                             ? tr("Short steps on the board: what a three is, what a four is, and "
                                  "why two threes win.")
                             : done && isDue ? ProgressPage::tr("The daily five are done.")
                             : done          ? tr("Done for today. There are always more puzzles.")
                                    : tr("Five tasks from your own games and from puzzles, about "
                                         "four minutes."));
    m_start->setText(first ? tr("Begin") : done && !isDue ? tr("More Puzzles") : tr("Start"));
    m_progress->setVisible(!first);
    m_done->setVisible(!first);
    m_progress->setRange(0, std::max(1, plan.planned));
    m_progress->setValue(plan.done);
    m_done->setText(tr("%1 of %2 done").arg(plan.done).arg(plan.planned));
    m_progress->setAccessibleName(m_done->text());
}

void TrainPage::describeCards()
{
    const QLocale locale;
    const PuzzleProgress& puzzles = m_overview.puzzleProgress;
    m_puzzles->setText(tr("Puzzles"));
    m_puzzles->setNumber(puzzles.tried() == 0
                             ? QString()
                             : tr("rating %1").arg(std::lround(puzzles.rating().rating)));
    m_puzzles->setNote(
        puzzles.tried() == 0
            ? tr("%1 positions with proven answers. Win by fours, by threes, defend.")
                  .arg(locale.toString(m_overview.puzzles))
            : tr("Win by fours, by threes, defend. %n solved.", nullptr, puzzles.solved()));
    m_puzzles->setVisible(m_overview.puzzles > 0);
    describeMistakes();
    m_lessons->setText(tr("Lessons"));
    m_lessons->setNumber(tr("%1 of %2").arg(m_overview.lessonsDone).arg(m_overview.lessons));
    m_lessons->setNote(
        m_overview.nextLesson.empty()
            ? tr("From five in a row to forbidden points.")
            : ProgressPage::tr("Next: %1.").arg(LessonText::words(m_overview.nextLesson).title));
    m_lessons->setShare(m_overview.lessons == 0
                            ? -1
                            : static_cast<double>(m_overview.lessonsDone) / m_overview.lessons);
    m_lessons->setVisible(m_overview.lessons > 0);
    describeFoulGym();
    describeOpenings();
    m_ratedGame->setText(tr("Rated Game"));
    m_ratedGame->setNumber(tr("step %1").arg(m_overview.rating.fittingStep()));
    m_ratedGame->setNote(m_overview.rating.isKnown() ? tr("An opponent at your level.")
                                                     : tr("Find your level in a few games."));
    m_ratingTitle->setText(tr("Rating, %1").arg(ValueText::rule(m_overview.rule)));
    m_rating->setText(PracticeText::rating(m_overview.rating));
    m_curve->setCurve(m_overview.rating.curve());
    m_curve->setAccessibleName(m_ratingTitle->text() + QStringLiteral(": ") + m_rating->text());
    m_ratingCard->setVisible(m_overview.rating.games() > 0);
}

void TrainPage::describeMistakes()
{
    const bool has = m_overview.mistakes > 0;
    m_mistakes->setText(tr("Your Mistakes"));
    m_mistakes->setNumber(has ? tr("%n new", nullptr, m_overview.newMistakes) : QString());
    m_mistakes->setNote(
        m_overview.isSearching
            ? tr("Reviewing your games, %n left.", nullptr, m_overview.unreviewedGames)
            : has ? tr("From %n reviewed game(s).", nullptr, m_overview.reviewedGames)
            : m_overview.unreviewedGames > 0
            ? tr("Review %n game(s) to find your mistakes.", nullptr, m_overview.unreviewedGames)
            : tr("Play and review a game; your mistakes become exercises."));
    m_mistakes->setEnabled(has || m_overview.unreviewedGames > 0 || m_overview.isSearching);
}

void TrainPage::describeFoulGym()
{
    const FoulProgress& fouls = m_overview.fouls;
    m_foulGym->setText(tr("Foul Gym"));
    m_foulGym->setNumber(fouls.asked() == 0 ? QString()
                                            : tr("step %1").arg(static_cast<int>(fouls.step())));
    m_foulGym->setNote(
        fouls.asked() == 0
            ? tr("Forbidden or not? Renju's fouls in five steps.")
            : tr("Forbidden or not? %1 of %2 right.").arg(fouls.right()).arg(fouls.asked()));
}

void TrainPage::describeOpenings()
{
    const int all = m_overview.openings;
    const int learnt = m_overview.openingsLearnt;
    m_openings->setText(tr("Openings"));
    m_openings->setNumber(learnt == 0 ? QString() : tr("%1 of %2").arg(learnt).arg(all));
    m_openings->setNote(tr("The openings of Renju, their values, and a drill."));
    m_openings->setShare(learnt == 0 || all == 0 ? -1 : static_cast<double>(learnt) / all);
}

void TrainPage::arrangeCards(int columns)
{
    if (std::exchange(m_columns, columns) == columns)
        return;
    int place = 0;
    for (TrainCard* card : {m_puzzles, m_mistakes, m_lessons, m_foulGym, m_openings, m_ratedGame}) {
        m_cards->removeWidget(card);
        m_cards->addWidget(card, place / columns, place % columns);
        ++place;
    }
    arrangeHead(columns == 1);
    arrangeToday(columns == 1);
}

/// Beside a large title there is room for buttons only in a wide page.
void TrainPage::arrangeHead(bool isNarrow)
{
    m_title->setFont(sizedFont(font(), isNarrow ? 18 : 26, QFont::Bold));
    for (QPushButton* button : {m_toProgress, m_back}) {
        m_head->removeWidget(button);
        m_headRow->removeWidget(button);
    }
    if (isNarrow) {
        m_headRow->addWidget(m_back);
        m_headRow->addWidget(m_toProgress);
        setTabOrder(m_help, m_back);  // As they stand.
        setTabOrder(m_back, m_toProgress);
    } else {
        m_head->addWidget(m_toProgress, 0, 1);
        m_head->addWidget(m_back, 0, 3);
        setTabOrder(m_toProgress, m_help);
        setTabOrder(m_help, m_back);
    }
}

void TrainPage::arrangeToday(bool isNarrow)
{
    const auto direction = isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    m_todayHead->setDirection(direction);
    m_todayFoot->setDirection(direction);
    m_todayFoot->setSpacing(isNarrow ? 8 : 16);
}

void TrainPage::resizeEvent(QResizeEvent* event)
{
    arrangeCards(width() < kTwoColumnsWidth ? 1 : 2);
    QWidget::resizeEvent(event);
}

void TrainPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace gomoku
