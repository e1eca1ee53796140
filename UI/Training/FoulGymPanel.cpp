// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/FoulGymPanel.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/ScrollingColumn.h"
#include "UI/Speech/Announcement.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/Game/FoulText.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

QLabel* gymLabel(QWidget* parent, int pixels, QFont::Weight weight)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(sizedFont(parent->font(), pixels, weight));
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

QLabel* quietGymLabel(QWidget* parent)
{
    QLabel* label = gymLabel(parent, 13, QFont::Normal);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

void readAloud(QLabel* label)
{
    announce(label, label->text());
}

}  // namespace

FoulGymPanel::FoulGymPanel(QWidget* parent)
    : QWidget(parent),
      m_column(scrollingColumnIn(this)),
      m_back(new QPushButton(this)),
      m_streak(quietGymLabel(this)),
      m_forbidden(new QPushButton(this)),
      m_allowed(new QPushButton(this)),
      m_next(new QPushButton(this))
{
    m_column->setSpacing(12);
    buildHead();
    buildQuestion();
    buildAnswers();
    m_column->addStretch(1);
    buildSteps();
    retranslate();
    wait();
}

void FoulGymPanel::buildHead()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addStretch(1);
    m_streak->setWordWrap(false);
    head->addWidget(m_streak, 0, Qt::AlignVCenter);
    auto* help = new HelpButton(HelpTopic::Renju, this);
    head->addWidget(help);
    setTabOrder(m_back, help);  // As they stand.
    setHelpTopic(this, HelpTopic::Renju);
    m_column->addLayout(head);
    connect(m_back, &QPushButton::clicked, this, &FoulGymPanel::leaveRequested);
}

void FoulGymPanel::buildQuestion()
{
    auto* card = new Card(this);
    card->hideHeader();
    m_title = gymLabel(card, 20, QFont::DemiBold);
    m_task = gymLabel(card, 15, QFont::Normal);
    m_feedback = gymLabel(card, 15, QFont::Medium);
    // Room for most texts, so that the buttons below stay where they are.
    m_task->setMinimumHeight(2 * QFontMetrics(m_task->font()).lineSpacing());
    m_feedback->setMinimumHeight(4 * QFontMetrics(m_feedback->font()).lineSpacing());
    card->body()->addWidget(m_title);
    card->body()->addWidget(m_task);
    card->body()->addSpacing(4);
    card->body()->addWidget(m_feedback);
    m_column->addWidget(card);
}

void FoulGymPanel::buildAnswers()
{
    auto* answers = new FittingRows;
    answers->setSpacing(8);
    for (QPushButton* button : {m_forbidden, m_allowed}) {
        button->setProperty("big", true);
        answers->addWidget(button);
    }
    m_column->addLayout(answers);
    m_column->addWidget(m_next);
    connect(m_forbidden, &QPushButton::clicked, this, [this] { emit answered(true); });
    connect(m_allowed, &QPushButton::clicked, this, [this] { emit answered(false); });
    connect(m_next, &QPushButton::clicked, this, &FoulGymPanel::nextRequested);
}

void FoulGymPanel::buildSteps()
{
    auto* card = new Card(this);
    card->hideHeader();
    m_stepTitle = gymLabel(card, 13, QFont::DemiBold);
    m_stepTitle->setForegroundRole(QPalette::PlaceholderText);
    card->body()->addWidget(m_stepTitle);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    auto* group = new QButtonGroup(this);
    for (int i = 0; i < kFoulSteps; ++i) {
        auto* button = new QPushButton(card);
        button->setCheckable(true);
        button->setProperty("compact", true);
        group->addButton(button);
        button->setText(QString::number(i + 1));  // Last: readers ask then what it is.
        row->addWidget(button, 1);
        m_steps[static_cast<std::size_t>(i)] = button;
        connect(button, &QPushButton::clicked, this,
                [this, i] { emit stepChosen(static_cast<FoulStep>(i + 1)); });
    }
    card->body()->addLayout(row);
    m_stepNote = gymLabel(card, 14, QFont::Normal);
    m_score = quietGymLabel(card);
    card->body()->addWidget(m_stepNote);
    card->body()->addWidget(m_score);
    m_column->addWidget(card);
}

QPushButton* FoulGymPanel::stepButton(FoulStep step) const
{
    return m_steps[static_cast<std::size_t>(step) - 1];
}

bool FoulGymPanel::isChoosingStep() const
{
    return std::any_of(m_steps.begin(), m_steps.end(),
                       [](const QPushButton* button) { return button->hasFocus(); });
}

QString FoulGymPanel::task() const
{
    return m_task->text();
}

QString FoulGymPanel::feedback() const
{
    return m_feedback->text();
}

QString FoulGymPanel::score() const
{
    return m_score->text();
}

void FoulGymPanel::setProgress(const FoulProgress& progress)
{
    m_progress = progress;
    describeProgress();
}

void FoulGymPanel::showQuestion(const FoulQuestion& question)
{
    m_question = question;
    m_isRight.reset();
    describe();
    setOpen(true);
    readAloud(m_task);
}

void FoulGymPanel::showAnswer(bool isRight)
{
    m_isRight = isRight;
    describe();
    setOpen(false);
    m_next->setFocus();
    readAloud(m_feedback);
}

void FoulGymPanel::wait()
{
    m_question.reset();
    m_isRight.reset();
    describe();
    setOpen(false);
    m_next->setEnabled(false);
}

void FoulGymPanel::setOpen(bool open)
{
    m_forbidden->setEnabled(open);
    m_allowed->setEnabled(open);
    m_next->setEnabled(!open);
    m_next->setProperty("primary", !open && m_isRight.has_value());
    m_next->style()->unpolish(m_next);
    m_next->style()->polish(m_next);
}

void FoulGymPanel::describe()
{
    m_task->setText(
        m_question
            ? tr("Black is to move. May Black play on %1?").arg(ValueText::point(m_question->point))
            : tr("The next question is coming…"));
    const ColorTable& colors = tableOf(palette());
    QPalette inks = m_feedback->palette();
    inks.setColor(QPalette::WindowText, m_isRight.value_or(true) ? colors.good : colors.blunder);
    m_feedback->setPalette(inks);
    m_feedback->setText(!m_question || !m_isRight
                            ? QString()
                            : joinedSentences({*m_isRight ? tr("Right.") : tr("Wrong."),
                                               FoulText::answer(m_question->explanation)}));
}

void FoulGymPanel::describeProgress()
{
    m_streak->setText(m_progress.streak() < 2 ? QString()
                                              : tr("%n in a row", nullptr, m_progress.streak()));
    stepButton(m_progress.step())->setChecked(true);
    m_stepNote->setText(FoulText::step(m_progress.step()));
    m_score->setText(m_progress.asked() == 0
                         ? tr("Five right answers in a row lead to the next step.")
                         : tr("%1 of %2 right. Most in a row: %3.")
                               .arg(m_progress.right())
                               .arg(m_progress.asked())
                               .arg(m_progress.bestStreak()));
}

void FoulGymPanel::retranslate()
{
    m_back->setText(tr("‹ Train"));
    m_back->setAccessibleName(tr("Back to Train"));
    m_title->setText(tr("Forbidden or Not?"));
    m_forbidden->setText(tr("Forbidden (F)"));
    m_allowed->setText(tr("Allowed (A)"));
    m_next->setText(tr("Next"));
    m_stepTitle->setText(tr("Difficulty"));
    for (int i = 1; i <= kFoulSteps; ++i) {
        const auto step = static_cast<FoulStep>(i);
        stepButton(step)->setToolTip(FoulText::step(step));
        stepButton(step)->setAccessibleName(
            tr("Difficulty %1: %2").arg(i).arg(FoulText::step(step)));
    }
    // A new text takes keys away.
    m_back->setShortcut(QKeySequence(Qt::Key_Escape));
    m_forbidden->setShortcut(QKeySequence(Qt::Key_F));
    m_allowed->setShortcut(QKeySequence(Qt::Key_A));
    m_next->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Right));
    describe();
    describeProgress();
}

void FoulGymPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace gomoku
