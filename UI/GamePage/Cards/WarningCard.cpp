// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/Cards/WarningCard.h"

#include "UI/Speech/Announcement.h"
#include "UI/Style/FittingRows.h"
#include "UI/Text/Game/MessageText.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

WarningCard::WarningCard(QWidget* parent)
    : Card(parent),
      m_text(new QLabel(this)),
      m_takeBack(new QPushButton(this)),
      m_keep(new QPushButton(this))
{
    m_text->setWordWrap(true);
    body()->addWidget(m_text);
    auto* rows = new FittingRows;
    rows->setSpacing(8);
    for (QPushButton* button : {m_takeBack, m_keep}) {
        button->setProperty("compact", true);
        button->setFocusPolicy(Qt::TabFocus);  // The board keeps the keyboard.
        rows->addWidget(button);
    }
    body()->addLayout(rows);
    connect(m_takeBack, &QPushButton::clicked, this, &WarningCard::takeBackRequested);
    connect(m_keep, &QPushButton::clicked, this, &WarningCard::keepRequested);
    retranslate();
    hide();
}

void WarningCard::present(const Blunder& blunder, Color opponent)
{
    const bool isNews = m_blunder != blunder || isHidden();
    m_blunder = blunder;
    m_opponent = opponent;
    retranslate();
    show();
    if (!isNews)
        return;
    announce(m_text, m_text->text());
}

void WarningCard::dismiss()
{
    m_blunder.reset();
    hide();
}

QString WarningCard::text() const
{
    return m_text->text();
}

void WarningCard::retranslate()
{
    setTitle(tr("Blunder warning"));
    setNote(tr("The computer waits"));
    m_takeBack->setText(tr("&Take Back"));
    m_keep->setText(tr("&Keep"));
    m_takeBack->setToolTip(tr("Taking the move back counts as help."));
    m_text->setText(m_blunder ? MessageText::blunder(*m_blunder, m_opponent) : QString());
}

}  // namespace gomoku
