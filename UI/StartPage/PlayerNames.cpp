// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/PlayerNames.h"

#include "UI/StartPage/PaperPaint.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>

namespace gomoku {

namespace {

constexpr int kNameMargin = 18;
constexpr int kNameStone = 28;
constexpr int kLongestPlayerName = 60;
constexpr int kNoteBelow = 4;  ///< So that it does not touch the edge of the card.

}  // namespace

PlayerNames::PlayerNames(QWidget* parent)
    : QWidget(parent),
      m_fields{new QLineEdit(this), new QLineEdit(this)},
      m_title(new QLabel(this))
{
    m_title->setProperty("role", QStringLiteral("heading"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kNameMargin, 14, kNameMargin, 14);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    grid->setColumnMinimumWidth(0, kNameStone);  // For the stones, which are painted.
    grid->addWidget(m_title, 0, 0, 1, 2);
    for (const Color color : kColors) {
        QLineEdit* field = m_fields[color];
        field->setMaxLength(kLongestPlayerName);
        grid->addWidget(field, color == Color::Black ? 1 : 2, 1);
        connect(field, &QLineEdit::textEdited, this, &PlayerNames::changed);
    }
    grid->setRowStretch(3, 1);  // For the note, which is painted too.
    retranslate();
}

QString PlayerNames::name(Color color) const
{
    return m_fields[color]->text().simplified();
}

void PlayerNames::setName(Color color, const QString& name)
{
    m_fields[color]->setText(name);
}

void PlayerNames::setSeats(bool seats)
{
    m_seats = seats;
    retranslate();
}

void PlayerNames::retranslate()
{
    m_title->setText(tr("Players"));
    m_note = m_seats ? tr("The opening decides who plays which colour.")
                     : tr("Take turns at this computer. Black starts.");
    const QString seats[] = {tr("First player"), tr("Second player")};
    for (const Color color : kColors) {
        const QString who
            = m_seats ? seats[color == Color::Black ? 0 : 1] : ValueText::color(color);
        m_fields[color]->setPlaceholderText(who);
        m_fields[color]->setAccessibleName(tr("Name of %1", "a colour or a seat").arg(who));
        m_fields[color]->setAccessibleDescription(m_note);
    }
    update();
}

void PlayerNames::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaperCard(painter, *this, {});
    const double radius = kNameStone / 2.0 - 1;
    for (const Color color : kColors) {
        const double middle = m_fields[color]->geometry().center().y();
        paintPaperStone(painter, palette(), color, {kNameMargin + radius, middle}, radius);
    }
    const int top = m_fields.white->geometry().bottom() + 6;
    paintNote(painter, rect().adjusted(kNameMargin, top, -kNameMargin, -kNoteBelow));
}

/// Smaller where there is little room, and not at all where it would be cut: the page does without.
void PlayerNames::paintNote(QPainter& painter, const QRect& place) const
{
    const auto fits = [&] {
        const QRect high(0, 0, place.width(), QWIDGETSIZE_MAX);
        return painter.fontMetrics().boundingRect(high, Qt::TextWordWrap, m_note).height()
            <= place.height();
    };
    painter.setPen(palette().color(QPalette::PlaceholderText));
    for (const int pixels : {13, 12, 11}) {
        painter.setFont(sizedFont(font(), pixels, QFont::Normal));
        if (fits())
            return painter.drawText(place, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_note);
    }
}

}  // namespace gomoku
