// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Card.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Style/CardPaint.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kAroundLabel = 4;  ///< What a label takes beside its letters.

QLabel* quietLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);  // It may be the name of an engine.
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

Card::Card(QWidget* parent)
    : QFrame(parent),
      m_body(new QVBoxLayout(this)),
      m_header(new QHBoxLayout),
      m_title(quietLabel(this)),
      m_note(quietLabel(this))
{
    setProperty("card", true);  // The style sheet leaves what lies on a card without frames.
    // A long title must not make the card wider than its place.
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_header->addWidget(m_title, 1);
    m_header->addWidget(m_note);
    m_body->setContentsMargins(16, 12, 16, 12);
    m_body->setSpacing(8);
    m_body->addLayout(m_header);
}

QWidget* Card::withSpace(Card* card)
{
    auto* paper = new QWidget;
    auto* layout = new QVBoxLayout(paper);
    layout->setContentsMargins(0, 0, 16, 16);
    layout->addWidget(card);
    return paper;
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
    fitHeader();
}

void Card::setNote(const QString& note)
{
    m_note->setText(note);
    fitHeader();
}

/// Where title and note do not fit side by side, the note stands below; a title that is wider than
/// the card takes two lines.
void Card::fitHeader()
{
    const QMargins around = m_body->contentsMargins();
    int room = width() - around.left() - around.right();
    for (int i = 0; i < m_header->count(); ++i) {
        const QWidget* other = m_header->itemAt(i)->widget();
        if (other && other != m_title && other != m_note && !other->isHidden())
            room -= other->sizeHint().width() + m_header->spacing();
    }
    const auto wide = [](const QLabel* label) {
        return label->fontMetrics().horizontalAdvance(label->text()) + kAroundLabel;
    };
    const bool isNoteAbove = m_body->indexOf(m_note) < 0;
    const bool fits
        = m_note->text().isEmpty() || wide(m_title) + m_header->spacing() + wide(m_note) <= room;
    if (fits != isNoteAbove) {
        isNoteAbove ? m_header->removeWidget(m_note) : m_body->removeWidget(m_note);
        fits ? m_header->insertWidget(1, m_note) : m_body->insertWidget(1, m_note);
        m_note->setWordWrap(!fits);
    }
    m_title->setWordWrap(wide(m_title) > room);
}

void Card::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitHeader();
}

QString Card::title() const
{
    return m_title->text();
}

QString Card::note() const
{
    return m_note->text();
}

void Card::setHelp(HelpTopic topic)
{
    setHelpTopic(this, topic);
    if (m_help)
        return m_help->setTopic(topic);
    m_help = new HelpButton(topic, this);
    m_header->addWidget(m_help);
}

void Card::setHeaderShown(bool shown)
{
    m_title->setVisible(shown);
    m_note->setVisible(shown);
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCard(painter, *this);
}

void Card::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

}  // namespace gomoku
