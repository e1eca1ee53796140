// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/OpeningPanel.h"

#include "UI/Help/HelpTopic.h"
#include "UI/Style/CardPaint.h"
#include "UI/Text/Game/OpeningNews.h"
#include "UI/Text/Game/OpeningText.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kSpacing = 6;
constexpr int kMostInARow = 6;

}  // namespace

OpeningPanel::OpeningPanel(QWidget* parent)
    : Card(parent),
      m_news(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_explanation(new QLabel(this)),
      m_grid(new QGridLayout)
{
    m_explanation->setProperty("role", QStringLiteral("secondary"));
    QFont strong = m_news->font();
    strong.setWeight(QFont::DemiBold);
    m_news->setFont(strong);
    m_grid->setSpacing(kSpacing);
    for (QLabel* label : {m_news, m_sentence, m_explanation}) {
        label->setWordWrap(true);
        body()->addWidget(label);
    }
    body()->addLayout(m_grid);
    hide();
}

void OpeningPanel::showSnapshot(const GameSnapshot& snapshot)
{
    const QString news = OpeningNews::of(snapshot);
    const bool same = snapshot.opening == m_snapshot.opening && snapshot.game == m_snapshot.game
        && snapshot.setup == m_snapshot.setup && news == m_news->text();
    m_snapshot = snapshot;
    m_news->setText(news);
    if (!same)
        rebuild();
    setVisible((snapshot.opening || !news.isEmpty()) && !snapshot.result.isOver());
}

QString OpeningPanel::news() const
{
    return m_news->text();
}

QString OpeningPanel::sentence() const
{
    return m_sentence->text();
}

void OpeningPanel::retranslate()
{
    m_news->setText(OpeningNews::of(m_snapshot));
    rebuild();
}

bool OpeningPanel::asksHuman() const
{
    return m_snapshot.opening && m_snapshot.setup.players[m_snapshot.opening->actor].isHuman();
}

void OpeningPanel::rebuild()
{
    for (QPushButton* button : m_buttons) {
        button->hide();
        button->deleteLater();  // It may be the one whose click is being answered.
    }
    m_buttons.clear();
    m_news->setVisible(!m_news->text().isEmpty());
    sayWhatIsAsked();
    if (asksHuman())
        offerChoices();
    arrangeButtons();
    update();
}

void OpeningPanel::sayWhatIsAsked()
{
    setTitle(tr("Opening: %1").arg(OpeningText::rule(m_snapshot.setup.openingRule)));
    setNote(OpeningText::actor(m_snapshot));
    setHelp(topicOf(m_snapshot.setup.openingRule));
    m_sentence->setText(!m_snapshot.opening ? tr("The opening is complete.")
                            : asksHuman()   ? OpeningText::task(m_snapshot.opening->task)
                                            : tr("Waiting for the opponent's decision."));
    m_explanation->setText(OpeningText::ruleInOneSentence(m_snapshot.setup.openingRule));
    // Useful while the first stones are placed; later it is in the way.
    m_explanation->setVisible(m_snapshot.opening && m_snapshot.moves.size() < 3
                              && m_snapshot.opening->task.choices.empty());
}

void OpeningPanel::offerChoices()
{
    const OpeningView& view = *m_snapshot.opening;
    for (const OpeningChoice choice : view.task.choices)
        addButton(OpeningText::choice(choice, view.actor), {}, OpeningAction::choose(choice));
    if (view.task.step == OpeningStep::DeclareFifths)
        for (int number = 1; number <= view.task.count; ++number)
            addButton(QString::number(number), tr("Fifth moves: %1").arg(number),
                      OpeningAction::declare(number));
}

void OpeningPanel::addButton(const QString& text, const QString& name, const OpeningAction& action)
{
    auto* button = new QPushButton(text, this);
    button->setProperty("compact", true);
    if (!name.isEmpty())
        button->setAccessibleName(name);
    m_buttons.push_back(button);
    connect(button, &QPushButton::clicked, this, [this, action] { emit actionChosen(action); });
}

/// As many beside one another as there is room for, all equally wide: none is the better answer.
void OpeningPanel::arrangeButtons()
{
    const int count = static_cast<int>(m_buttons.size());
    int widest = 1;
    for (const QPushButton* button : m_buttons)
        widest = std::max(widest, button->sizeHint().width());
    const int room = width() - body()->contentsMargins().left() - body()->contentsMargins().right();
    int columns = std::clamp((room + kSpacing) / (widest + kSpacing), 1, kMostInARow);
    if (count <= columns * 2 && count > columns)
        columns = (count + 1) / 2;
    columns = std::min(columns, std::max(1, count));
    for (int column = 0; column < kMostInARow; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    for (int index = 0; index < count; ++index)
        m_grid->addWidget(m_buttons[static_cast<std::size_t>(index)], index / columns,
                          index % columns);
}

void OpeningPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    arrangeButtons();
}

void OpeningPanel::paintEvent(QPaintEvent* event)
{
    Card::paintEvent(event);
    if (!asksHuman())
        return;
    QPainter painter(this);
    paintAccent(painter, *this);
}

}  // namespace gomoku
