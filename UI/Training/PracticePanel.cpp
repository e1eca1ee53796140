// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/PracticePanel.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/ScrollingColumn.h"
#include "UI/Speech/Announcement.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/LocalText.h"
#include "UI/Training/TrainPage.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace gomoku {

namespace {

QLabel* wrappedLabel(QWidget* parent, int pixels, QFont::Weight weight)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(sizedFont(parent->font(), pixels, weight));
    return label;
}

}  // namespace

PracticePanel::PracticePanel(QWidget* parent)
    : QWidget(parent),
      m_back(new QPushButton(this)),
      m_place(wrappedLabel(this, 14, QFont::Normal)),
      m_hint(new QPushButton(this)),
      m_solution(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_choice(new QPushButton(this)),
      m_choices(new QMenu(m_choice))
{
    auto* column = scrollingColumnIn(this);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addStretch(1);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_place->setWordWrap(false);
    head->addWidget(m_place);
    auto* help = new HelpButton(HelpTopic::Training, this);
    head->addWidget(help);
    setTabOrder(m_back, help);  // As they stand.
    setHelpTopic(this, HelpTopic::Training);
    column->addLayout(head);
    auto* card = new Card(this);
    card->hideHeader();
    m_title = wrappedLabel(card, 20, QFont::DemiBold);
    m_task = wrappedLabel(card, 15, QFont::Normal);
    m_feedback = wrappedLabel(card, 15, QFont::Medium);
    // Room for most texts, so that the buttons below stay where they are.
    m_task->setMinimumHeight(2 * QFontMetrics(m_task->font()).lineSpacing());
    m_task->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_feedback->setMinimumHeight(3 * QFontMetrics(m_feedback->font()).lineSpacing());
    m_feedback->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    card->body()->addWidget(m_title);
    card->body()->addWidget(m_task);
    card->body()->addSpacing(8);
    card->body()->addWidget(m_feedback);
    m_note = wrappedLabel(card, 13, QFont::Normal);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setMinimumHeight(QFontMetrics(m_note->font()).lineSpacing());
    card->body()->addWidget(m_note);
    column->addWidget(card);
    auto* buttons = new FittingRows;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_hint, m_solution, m_next}) {
        button->setFocusPolicy(Qt::TabFocus);  // The board keeps the keyboard.
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    m_choice->setMenu(m_choices);
    m_choice->hide();
    column->addWidget(m_choice);
    column->addStretch(1);
    connect(m_hint, &QPushButton::clicked, this, &PracticePanel::hintRequested);
    connect(m_solution, &QPushButton::clicked, this, &PracticePanel::solutionRequested);
    connect(m_next, &QPushButton::clicked, this, &PracticePanel::nextRequested);
    connect(m_back, &QPushButton::clicked, this, &PracticePanel::leaveRequested);
    connect(m_choices, &QMenu::aboutToShow, this, &PracticePanel::showWhereOneIs);
    retranslate();
}

void PracticePanel::setChoices(const std::vector<Choice>& tasks)
{
    // The list may be open just now: what is there already stays.
    if (m_choices->actions().size() != static_cast<int>(tasks.size()))
        listChoices(static_cast<int>(tasks.size()));
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        QAction* action = m_choices->actions().at(static_cast<qsizetype>(i));
        action->setText(QStringLiteral("%1. %2").arg(i + 1).arg(tasks[i].name));
        action->setChecked(tasks[i].isDone);
    }
    m_choice->setVisible(!tasks.empty());
}

void PracticePanel::listChoices(int count)
{
    m_choices->clear();
    for (int i = 0; i < count; ++i) {
        QAction* action = m_choices->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, i] { emit taskChosen(i); });
    }
}

void PracticePanel::showWhereOneIs()
{
    const QList<QAction*> tasks = m_choices->actions();
    if (m_number >= 1 && m_number <= tasks.size())
        m_choices->setActiveAction(tasks[m_number - 1]);
}

void PracticePanel::setTask(const QString& title, const QString& task, int number, int count)
{
    m_number = number;
    m_count = count;
    m_title->setText(title);
    m_task->setText(task);
    retranslate();
}

void PracticePanel::setFeedback(const QString& text, Tone tone, const QString& spoken)
{
    const ColorTable& colors = tableOf(palette());
    QPalette palette = m_feedback->palette();
    palette.setColor(QPalette::WindowText,
                     tone == Tone::Good      ? colors.good
                         : tone == Tone::Bad ? colors.blunder
                                             : colors.text);
    m_feedback->setPalette(palette);
    m_feedback->setText(text);
    m_feedback->setAccessibleName(joinedSentences({text, spoken}));
    describeNext();
    announce(m_feedback, m_feedback->accessibleName());
}

void PracticePanel::setNote(const QString& note)
{
    m_note->setText(note);
    describeNext();
}

/// It gets the focus when nothing is left to do, and then it tells how it went.
void PracticePanel::describeNext()
{
    m_next->setAccessibleDescription(m_finished ? m_feedback->text() + u'\n' + m_note->text()
                                                : QString());
}

QString PracticePanel::note() const
{
    return m_note->text();
}

void PracticePanel::setHome(Home home)
{
    m_home = home;
    retranslate();
}

void PracticePanel::setFinished(bool finished)
{
    m_finished = finished;
    describeNext();
    m_hint->setEnabled(!finished);
    m_solution->setEnabled(!finished);
    m_next->setProperty("primary", finished);
    m_next->style()->unpolish(m_next);
    m_next->style()->polish(m_next);
    retranslate();
    if (finished)
        m_next->setFocus();
}

QString PracticePanel::feedback() const
{
    return m_feedback->text();
}

void PracticePanel::retranslate()
{
    const bool last = m_number >= m_count;
    const bool isTrain = m_home == Home::Train;
    m_back->setText(isTrain ? tr("‹ Train") : tr("‹ Openings"));
    m_back->setAccessibleName(isTrain ? tr("Back to Train") : tr("Back to Openings"));
    m_place->setText(m_count == 0 ? QString() : tr("%1 of %2").arg(m_number).arg(m_count));
    m_choice->setText(TrainPage::tr("Lessons"));
    m_hint->setText(tr("Hint"));
    m_solution->setText(tr("Solution"));
    m_next->setText(!m_finished ? tr("Skip") : last ? tr("Done") : tr("Next"));
    m_back->setShortcut(QKeySequence(Qt::Key_Escape));
    // The keys of the game: Ctrl+H helps, Ctrl+M shows what to play. A new text takes keys away.
    m_hint->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    m_solution->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    m_next->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Right));
}

void PracticePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace gomoku
