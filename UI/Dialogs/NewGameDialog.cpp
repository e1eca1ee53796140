// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/NewGameDialog.h"

#include "UI/Dialogs/ClockChooser.h"
#include "UI/Panels/Card.h"
#include "UI/Text/OpeningText.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gomoku {

NewGameDialog::NewGameDialog(QWidget* parent)
    : Dialog(parent),
      m_players{new PlayerChooser(Color::Black, this), new PlayerChooser(Color::White, this)},
      m_playersCard(new Card(this)),
      m_gameCard(new Card(this)),
      m_clockCard(new Card(this)),
      m_swap(new QPushButton(this)),
      m_ruleLabel(new QLabel(this)),
      m_rule(new QComboBox(this)),
      m_ruleText(new QLabel(this)),
      m_openingLabel(new QLabel(this)),
      m_opening(new QComboBox(this)),
      m_openingText(new QLabel(this)),
      m_sizeLabel(new QLabel(this)),
      m_size(new QSpinBox(this)),
      m_limitLabel(new QLabel(this)),
      m_limit(new QSpinBox(this)),
      m_foulLabel(new QLabel(this)),
      m_fouls(new QComboBox(this)),
      m_clock(new ClockChooser(this)),
      m_play(addPrimary(QDialogButtonBox::AcceptRole)),
      m_cancel(addButton(QDialogButtonBox::RejectRole))
{
    body()->addWidget(playersCard());
    body()->addWidget(gameCard());
    body()->addWidget(clockCard());
    body()->addStretch();
    retranslate();
    setSetup({});
    setMinimumWidth(480);
}

QWidget* NewGameDialog::playersCard()
{
    m_swap->setProperty("flatLink", true);
    m_swap->setAutoDefault(false);
    for (const Color color : kColors)
        m_playersCard->body()->addWidget(m_players[color]);
    m_playersCard->body()->addWidget(m_swap, 0, Qt::AlignLeft);
    connect(m_swap, &QPushButton::clicked, this, &NewGameDialog::swapPlayers);
    return m_playersCard;
}

void NewGameDialog::fillLists()
{
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    for (const FoulPolicy policy : {FoulPolicy::Refuse, FoulPolicy::Punish})
        m_fouls->addItem(QString(), static_cast<int>(policy));
    for (const OpeningRule opening : kOpeningRules)
        m_opening->addItem(QString(), static_cast<int>(opening));
    m_size->setRange(kMinBoardSize, kMaxBoardSize);
    m_limit->setRange(0, kMaxBoardSize * kMaxBoardSize);
    m_limit->setSingleStep(10);
    for (QLabel* text : {m_ruleText, m_openingText}) {
        text->setForegroundRole(QPalette::PlaceholderText);
        text->setWordWrap(true);
        text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        text->setMinimumHeight(2 * fontMetrics().lineSpacing());  // One height for all rules.
    }
}

QWidget* NewGameDialog::gameCard()
{
    fillLists();
    m_ruleLabel->setBuddy(m_rule);
    m_openingLabel->setBuddy(m_opening);
    m_sizeLabel->setBuddy(m_size);
    m_limitLabel->setBuddy(m_limit);
    m_foulLabel->setBuddy(m_fouls);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_ruleLabel, 0, 0, Qt::AlignVCenter);
    grid->addWidget(m_rule, 0, 1);
    grid->addWidget(m_ruleText, 1, 1);
    grid->addWidget(m_foulLabel, 2, 0);
    grid->addWidget(m_fouls, 2, 1);
    grid->addWidget(m_openingLabel, 3, 0, Qt::AlignVCenter);
    grid->addWidget(m_opening, 3, 1);
    grid->addWidget(m_openingText, 4, 1);
    grid->addWidget(m_sizeLabel, 5, 0);
    grid->addWidget(m_size, 5, 1);
    grid->addWidget(m_limitLabel, 6, 0);
    grid->addWidget(m_limit, 6, 1);
    grid->setColumnStretch(1, 1);
    m_gameCard->body()->addLayout(grid);
    connect(m_rule, &QComboBox::currentIndexChanged, this, &NewGameDialog::explainRule);
    connect(m_opening, &QComboBox::currentIndexChanged, this, &NewGameDialog::explainOpening);
    return m_gameCard;
}

QWidget* NewGameDialog::clockCard()
{
    m_clockCard->body()->addWidget(m_clock);
    return m_clockCard;
}

void NewGameDialog::setEngines(const std::vector<EngineName>& engines)
{
    for (const Color color : kColors)
        m_players[color]->setEngines(engines);
}

void NewGameDialog::setSetup(const GameSetup& setup)
{
    m_given = setup;
    for (const Color color : kColors)
        m_players[color]->setPlayer(setup.players[color]);
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(setup.rule)));
    m_fouls->setCurrentIndex(m_fouls->findData(static_cast<int>(setup.foulPolicy)));
    m_opening->setCurrentIndex(m_opening->findData(static_cast<int>(setup.openingRule)));
    m_size->setValue(setup.boardSize);
    m_limit->setValue(setup.moveLimit);
    m_clock->setClock(setup.clock);
    explainRule();
    explainOpening();
}

GameSetup NewGameDialog::setup() const
{
    GameSetup setup = m_given;
    for (const Color color : kColors)
        setup.players[color] = m_players[color]->player();
    setup.rule = rule();
    setup.foulPolicy = static_cast<FoulPolicy>(m_fouls->currentData().toInt());
    setup.openingRule = openingRule();
    setup.boardSize = m_size->value();
    setup.moveLimit = m_limit->value();
    setup.clock = m_clock->clock();
    return setup;
}

Rule NewGameDialog::rule() const
{
    return static_cast<Rule>(m_rule->currentData().toInt());
}

OpeningRule NewGameDialog::openingRule() const
{
    return static_cast<OpeningRule>(m_opening->currentData().toInt());
}

void NewGameDialog::explainOpening()
{
    m_openingText->setText(OpeningText::ruleInOneSentence(openingRule()));
    m_size->setMinimum(smallestBoardFor(openingRule()));
}

void NewGameDialog::swapPlayers()
{
    const PlayerSpec black = m_players.black->player();
    m_players.black->setPlayer(m_players.white->player());
    m_players.white->setPlayer(black);
}

void NewGameDialog::explainRule()
{
    m_ruleText->setText(ValueText::ruleInOneSentence(rule()));
    const bool fouls = hasFouls(rule(), Color::Black);
    m_foulLabel->setVisible(fouls);
    m_fouls->setVisible(fouls);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    m_playersCard->setTitle(tr("Players"));
    m_gameCard->setTitle(tr("Game"));
    m_clockCard->setTitle(tr("Clock"));
    m_swap->setText(tr("Swap colours"));
    m_ruleLabel->setText(tr("&Rule"));
    m_openingLabel->setText(tr("&Opening"));
    for (int i = 0; i < m_opening->count(); ++i)
        m_opening->setItemText(i, OpeningText::rule(kOpeningRules[static_cast<std::size_t>(i)]));
    m_sizeLabel->setText(tr("&Board"));
    m_size->setSuffix(tr(" lines"));
    m_limitLabel->setText(tr("&Drawn after"));
    m_limit->setSpecialValueText(tr("a full board only"));
    m_limit->setSuffix(tr(" moves"));
    m_foulLabel->setText(tr("&Forbidden moves"));
    m_fouls->setItemText(0, tr("cannot be played"));
    m_fouls->setItemText(1, tr("lose the game"));
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(kRules[static_cast<std::size_t>(i)]));
    m_play->setText(tr("&Play"));
    m_cancel->setText(tr("Cancel"));
    explainRule();
    explainOpening();
}

}  // namespace gomoku
