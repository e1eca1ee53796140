// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/Cards/ProofCard.h"

#include "UI/Speech/Announcement.h"
#include "UI/Style/FittingRows.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace gomoku {

namespace {

using Stage = ProofView::Stage;

constexpr int kHeightForProofOffer = 520;

bool isPlaying(Stage stage)
{
    return stage >= Stage::Defending;
}

}  // namespace

ProofCard::ProofCard(QWidget* parent)
    : Card(parent),
      m_text(new QLabel(this)),
      m_prove(new QPushButton(this)),
      m_another(new QPushButton(this)),
      m_best(new QPushButton(this)),
      m_leave(new QPushButton(this))
{
    m_text->setWordWrap(true);
    body()->addWidget(m_text);
    auto* rows = new FittingRows;  // One where there is room: the analysis above needs the height.
    rows->setSpacing(8);
    body()->addLayout(rows);
    body()->addStretch();  // Where the card is alone, its words stay together.
    for (QPushButton* button : {m_prove, m_another, m_best, m_leave}) {
        rows->addWidget(button);
        button->setProperty("compact", true);
        button->setFocusPolicy(Qt::TabFocus);  // The board keeps the keyboard.
    }
    connect(m_prove, &QPushButton::clicked, this, &ProofCard::proveRequested);
    connect(m_another, &QPushButton::clicked, this, &ProofCard::anotherRequested);
    connect(m_best, &QPushButton::clicked, this, &ProofCard::bestRequested);
    connect(m_leave, &QPushButton::clicked, this, &ProofCard::leaveRequested);
    retranslate();
    hide();
}

void ProofCard::present(const ProofView& view)
{
    if (view == m_view)
        return;
    m_view = view;
    retranslate();
    // Where the analysis has hardly room itself, the menu offers the proof alone.
    const bool isLow = parentWidget() != nullptr && parentWidget()->height() < kHeightForProofOffer;
    setVisible(view.stage != Stage::Nothing && !(isLow && view.stage == Stage::Offered));
    if (!isVisible())
        return;
    announce(m_text, m_text->text());
}

QString ProofCard::text() const
{
    return m_text->text();
}

QString ProofCard::claim() const
{
    if (m_view.claimed == 0)
        return {};
    return m_view.winner == Color::Black
        ? tr("Black wins in at most %n move(s) against any defence.", nullptr, m_view.claimed)
        : tr("White wins in at most %n move(s) against any defence.", nullptr, m_view.claimed);
}

QString ProofCard::state() const
{
    const bool isBlack = m_view.winner == Color::Black;
    switch (m_view.stage) {
    case Stage::Nothing:
        break;
    case Stage::Offered:
        if (!m_view.isProven)
            return isBlack ? tr("The computer sees a win for Black.")
                           : tr("The computer sees a win for White.");
        return isBlack ? tr("Black has a proven win.") : tr("White has a proven win.");
    case Stage::Proving:
        return tr("Looking for a proof…");
    case Stage::NotProven:
        return tr("No proof found within the limit. The win is not certain.");
    case Stage::Defending:
        return isBlack ? tr("Try any defence for White. Moves left for Black: %1").arg(m_view.left)
                       : tr("Try any defence for Black. Moves left for White: %1").arg(m_view.left);
    case Stage::Answering:
        return isBlack ? tr("Black is answering…") : tr("White is answering…");
    case Stage::Waiting:
        return tr("Click the board to see the answer.");
    case Stage::Refuted:
        return tr("Five in a row: this defence is refuted.");
    case Stage::NotRefuted:
        return tr("This defence could not be refuted within the limit.");
    }
    return {};
}

void ProofCard::showButtons()
{
    const bool playing = isPlaying(m_view.stage);
    m_prove->setVisible(m_view.stage == Stage::Offered);
    m_another->setVisible(playing);
    m_best->setVisible(playing);
    m_best->setEnabled(m_view.stage == Stage::Defending);
    m_leave->setVisible(playing || m_view.stage == Stage::Proving
                        || m_view.stage == Stage::NotProven);
}

void ProofCard::retranslate()
{
    setTitle(tr("Proof"));
    m_prove->setText(tr("&Prove It"));
    m_prove->setToolTip(tr("Play any defence and see it refuted."));
    m_another->setText(tr("Another &Defence"));
    m_another->setToolTip(tr("Back to where you chose the last defence"));
    m_best->setText(tr("&Best Defence"));
    m_best->setToolTip(tr("The move that holds out longest"));
    m_leave->setText(m_view.stage == Stage::Proving         ? tr("&Cancel")
                         : m_view.stage == Stage::NotProven ? tr("&Close")
                                                            : tr("&Leave"));
    m_leave->setToolTip(isPlaying(m_view.stage)
                            ? tr("Back to where you were; the tries stay as variations")
                            : QString());
    const QString claimed = claim();
    m_text->setText(claimed.isEmpty() ? state() : claimed + QLatin1Char('\n') + state());
    showButtons();
}

}  // namespace gomoku
