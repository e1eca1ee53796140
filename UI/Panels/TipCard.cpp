// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/TipCard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

TipCard::TipCard(QWidget* parent)
    : Card(parent),
      m_text(new QLabel(this)),
      m_next(new QPushButton(this)),
      m_dismiss(new QPushButton(this))
{
    m_text->setWordWrap(true);
    // Room for the longest, so that nothing moves from tip to tip.
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing());
    for (QPushButton* button : {m_next, m_dismiss})
        button->setProperty("quietLink", true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_next);
    row->addWidget(m_dismiss);
    row->addStretch();
    body()->addWidget(m_text);
    body()->addLayout(row);
    connect(m_next, &QPushButton::clicked, this,
            [this] { setTip((m_tip + 1) % static_cast<int>(tips().size())); });
    connect(m_dismiss, &QPushButton::clicked, this, &TipCard::dismissed);
    retranslate();
}

QStringList TipCard::tips()
{
    return {
        tr("Click an intersection, or type H8 and press Enter."),
        tr("Undo is unlimited: it takes back moves, the computer's replies and even a new game."),
        tr("An open three becomes an open four, and an open four cannot be stopped. Block early."),
        tr("Ask for a hint when you are stuck: it shows a move and says why."),
        tr("Turn the wheel over the board to step back. A move played there starts a variation."),
        tr("Games save automatically; continue any time."),
        tr("Drop a game file or a Gomocup engine on the window to open it."),
        tr("Press ? for all keys and F1 for help."),
    };
}

void TipCard::setTip(int index)
{
    m_tip = index;
    m_text->setText(tips().value(index));
    setNote(tr("%1 of %2").arg(index + 1).arg(tips().size()));
}

void TipCard::retranslate()
{
    setTitle(tr("Good to know"));
    m_next->setText(tr("Next Tip"));
    m_dismiss->setText(tr("No More Tips"));
    setTip(m_tip);
}

}  // namespace gomoku
