// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/OpeningPanel.h"

#include "UI/OpeningText.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gomoku {

OpeningPanel::OpeningPanel(QWidget* parent)
    : Card(parent),
      m_sentence(new QLabel(this)),
      m_number(new QSpinBox(this)),
      m_column(new QVBoxLayout)
{
    m_sentence->setWordWrap(true);
    m_column->setSpacing(6);
    body()->addWidget(m_sentence);
    body()->addWidget(m_number);
    body()->addLayout(m_column);
    retranslate();
    m_number->hide();
    hide();
}

void OpeningPanel::showSnapshot(const GameSnapshot& snapshot)
{
    const bool same = snapshot.opening == m_snapshot.opening && snapshot.game == m_snapshot.game
        && snapshot.setup == m_snapshot.setup;
    m_snapshot = snapshot;
    if (!same)
        rebuild();
    setVisible(snapshot.opening && !snapshot.result.isOver());
}

QString OpeningPanel::sentence() const
{
    return m_sentence->text();
}

void OpeningPanel::retranslate()
{
    m_number->setAccessibleName(tr("How many fifth moves"));
    rebuild();
}

void OpeningPanel::rebuild()
{
    for (QPushButton* button : m_buttons) {
        button->hide();
        button->deleteLater();  // It may be the one whose click is being answered.
    }
    m_buttons.clear();
    m_number->hide();
    if (!m_snapshot.opening)
        return;
    const OpeningView& view = *m_snapshot.opening;
    const bool human = m_snapshot.setup.players[view.actor].kind == PlayerSpec::Kind::Human;
    setTitle(tr("Opening: %1").arg(OpeningText::rule(m_snapshot.setup.openingRule)));
    setNote(OpeningText::actor(m_snapshot));
    m_sentence->setText(human ? OpeningText::task(view.task)
                              : tr("The opponent decides how to go on."));
    if (!human)
        return;
    for (const OpeningChoice choice : view.task.choices)
        addButton(OpeningText::choice(choice, view.actor), OpeningAction::choose(choice));
    if (view.task.step == OpeningStep::DeclareFifths)
        askForNumber();
}

void OpeningPanel::addButton(const QString& text, const OpeningAction& action)
{
    auto* button = new QPushButton(text, this);
    button->setProperty("primary", m_buttons.empty());
    m_column->addWidget(button);
    m_buttons.push_back(button);
    connect(button, &QPushButton::clicked, this, [this, action] { emit actionChosen(action); });
}

void OpeningPanel::askForNumber()
{
    m_number->setRange(1, m_snapshot.opening->task.count);
    m_number->show();
    auto* button = new QPushButton(tr("Declare"), this);
    button->setProperty("primary", true);
    m_column->addWidget(button);
    m_buttons.push_back(button);
    connect(button, &QPushButton::clicked, this,
            [this] { emit actionChosen(OpeningAction::declare(m_number->value())); });
}

}  // namespace gomoku
