// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/StartOptions.h"

#include "UI/StartPage/GameOptionsForm.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

namespace gomoku {

StartOptions::StartOptions(QWidget* parent)
    : QWidget(parent),
      m_opponentLabel(new QLabel(this)),
      m_opponent(new QComboBox(this)),
      m_form(new GameOptionsForm(GameOptionsForm::Detail::Usual, this)),
      m_details(new QPushButton(this))
{
    m_opponent->addItems({QString(), QString(), QString()});
    m_opponent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_opponent->setMinimumContentsLength(8);
    m_opponentLabel->setProperty("role", QStringLiteral("secondary"));
    m_opponentLabel->setBuddy(m_opponent);
    m_form->setTopRow(m_opponentLabel, m_opponent);
    m_details->setProperty("flatLink", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_form);
    column->addWidget(m_details, 0, Qt::AlignLeft);
    connect(m_opponent, &QComboBox::currentIndexChanged, this, &StartOptions::changed);
    connect(m_form, &GameOptionsForm::changed, this, &StartOptions::changed);
    connect(m_details, &QPushButton::clicked, this, &StartOptions::detailsRequested);
    retranslate();
}

StartOptions::Opponent StartOptions::opponent() const
{
    return static_cast<Opponent>(m_opponent->currentIndex());
}

OpeningRule StartOptions::openingRule() const
{
    return m_form->openingRule();
}

void StartOptions::writeTo(GameSetup& setup) const
{
    m_form->writeTo(setup);
}

void StartOptions::setSetup(const GameSetup& setup)
{
    const bool blackIsHuman = setup.players.black.isHuman();
    const bool whiteIsHuman = setup.players.white.isHuman();
    const Opponent wanted = blackIsHuman && whiteIsHuman ? Opponent::Friend
        : blackIsHuman || whiteIsHuman                   ? Opponent::Computer
                                                         : Opponent::Watch;
    m_opponent->setCurrentIndex(static_cast<int>(wanted));
    m_form->setSetup(setup);
}

QString StartOptions::summary() const
{
    QStringList words = m_form->unusual();
    if (opponent() != Opponent::Computer)
        words.prepend(m_opponent->currentText());
    return words.join(QStringLiteral(" · "));
}

void StartOptions::retranslate()
{
    m_opponentLabel->setText(tr("Opponent"));
    const QString opponents[]
        = {tr("The computer"), tr("A friend on this computer"), tr("Watch two computers play")};
    for (int i = 0; i < m_opponent->count(); ++i)
        m_opponent->setItemText(i, opponents[i]);
    m_details->setText(tr("All Options…"));
    m_form->retranslate();
}

}  // namespace gomoku
