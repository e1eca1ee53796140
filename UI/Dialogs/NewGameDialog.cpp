// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/NewGameDialog.h"

#include "UI/Help/HelpTopic.h"
#include "UI/Panels/Card.h"
#include "UI/StartPage/GameOptionsForm.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

NewGameDialog::NewGameDialog(QWidget* parent)
    : Dialog(parent),
      m_players{new PlayerChooser(Color::Black, this), new PlayerChooser(Color::White, this)},
      m_playersCard(new Card(this)),
      m_gameCard(new Card(this)),
      m_swap(new QPushButton(this)),
      m_options(new GameOptionsForm(GameOptionsForm::Detail::All, this)),
      m_play(addPrimary(QDialogButtonBox::AcceptRole)),
      m_cancel(addButton(QDialogButtonBox::RejectRole))
{
    buildPlayers();
    m_gameCard->body()->addWidget(m_options);
    body()->addWidget(m_playersCard);
    body()->addWidget(m_gameCard);
    body()->addStretch();
    retranslate();
    connect(m_options, &GameOptionsForm::changed, this, &NewGameDialog::followOptions);
    setSetup({});
    addHelp(HelpTopic::Playing);
    setMinimumWidth(480);
}

void NewGameDialog::buildPlayers()
{
    m_swap->setProperty("flatLink", true);
    m_swap->setAutoDefault(false);
    for (const Color color : kColors)
        m_playersCard->body()->addWidget(m_players[color]);
    m_playersCard->body()->addWidget(m_swap, 0, Qt::AlignLeft);
    connect(m_swap, &QPushButton::clicked, this, &NewGameDialog::swapPlayers);
}

void NewGameDialog::setEngines(const std::vector<EngineName>& engines)
{
    for (const Color color : kColors)
        m_players[color]->setEngines(engines);
}

void NewGameDialog::setSetup(const GameSetup& setup)
{
    m_given = setup;
    m_options->setSetup(setup);
    followOptions();
    for (const Color color : kColors)
        m_players[color]->setPlayer(setup.players[color]);
}

/// Not every player can play every game.
void NewGameDialog::followOptions()
{
    GameSetup game = m_given;
    m_options->writeTo(game);
    for (const Color color : kColors)
        m_players[color]->setGame(game);
}

GameSetup NewGameDialog::setup() const
{
    GameSetup setup = m_given;
    for (const Color color : kColors)
        setup.players[color] = m_players[color]->player();
    m_options->writeTo(setup);
    return setup;
}

void NewGameDialog::swapPlayers()
{
    const PlayerSpec black = m_players.black->player();
    m_players.black->setPlayer(m_players.white->player());
    m_players.white->setPlayer(black);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New Game"));
    m_playersCard->setTitle(tr("Players"));
    m_gameCard->setTitle(tr("Game"));
    m_swap->setText(tr("Swap Colours"));
    m_play->setText(tr("&Play"));
    m_cancel->setText(tr("Cancel"));
    m_options->retranslate();
}

}  // namespace gomoku
