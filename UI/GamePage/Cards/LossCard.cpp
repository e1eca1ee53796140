// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/Cards/LossCard.h"

#include "UI/Speech/Announcement.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

namespace {

/// "23. K9", never broken into two lines
QString numbered(std::size_t place, const std::vector<PlayedMove>& moves)
{
    return QStringLiteral("%1.\u00a0%2").arg(place + 1).arg(ValueText::point(moves[place].point));
}

}  // namespace

LossCard::LossCard(QWidget* parent)
    : Card(parent),
      m_text(new QLabel(this)),
      m_play(new QPushButton(this))
{
    m_text->setWordWrap(true);
    body()->addWidget(m_text);
    m_play->setProperty("compact", true);
    body()->addWidget(m_play);
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (m_story)
            emit playRequested(static_cast<int>(m_story->escape));
    });
    retranslate();
    hide();
}

void LossCard::present(const LossStory& story, const std::vector<PlayedMove>& moves)
{
    if (story.certain >= moves.size() || story.escape >= moves.size())
        return;
    const QString before = isHidden() ? QString() : text();
    m_story = story;
    m_moves = moves;
    retranslate();
    show();
    if (text() != before)
        announce(m_text, text());
}

void LossCard::dismiss()
{
    m_story.reset();
    hide();
}

QString LossCard::text() const
{
    return m_text->text();
}

void LossCard::retranslate()
{
    setTitle(tr("Why you lost"));
    m_play->setText(tr("Play from Here"));
    m_play->setToolTip(tr("Back to the last escape, with you to move"));
    if (!m_story)
        return m_text->setText({});
    m_play->setVisible(m_story->hasEscape());
    const QString certain
        = tr("The loss became certain with %1.").arg(numbered(m_story->certain, m_moves));
    // Between the two nothing was found, and nothing is sure: one of them has to be enough.
    const bool isEarlier = m_story->hasEscape() && m_story->escape < m_story->certain;
    m_text->setText(isEarlier ? escapeText() : certain + QLatin1Char('\n') + escapeText());
}

QString LossCard::escapeText() const
{
    if (!m_story->hasEscape())
        return tr("No escape was found in the moves before it.");
    const Point escape = m_story->escapeLine.front();
    const QString instead = tr("Your last escape was %1 instead of %2.")
                                .arg(ValueText::point(escape), numbered(m_story->escape, m_moves));
    if (m_story->reason.kind == HintReason::BestFound)
        return instead;  // Nothing to add.
    return joinedSentences({instead, MessageText::hint(m_story->reason, escape)});
}

}  // namespace gomoku
