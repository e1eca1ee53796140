// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Review/BestLine.h"

#include "UI/Style/Palette.h"
#include "UI/Text/Game/ReviewText.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <utility>

namespace gomoku {

BestLine::BestLine(QWidget* parent)
    : QWidget(parent),
      m_words(new QLabel(this)),
      m_title(new QLabel(this)),
      m_links(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QLabel* label : {m_words, m_title, m_links}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    m_words->setTextFormat(Qt::PlainText);
    m_words->hide();
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_links->setProperty("well", true);
    connect(m_links, &QLabel::linkHovered, this, [this](const QString& target) {
        const auto moves = static_cast<std::ptrdiff_t>(target.toInt());
        emit hovered({m_move.betterLine.begin(), m_move.betterLine.begin() + moves});
    });
    connect(m_links, &QLabel::linkActivated, this,
            [this](const QString& target) { emit chosen(target.toInt()); });
    clear();
}

void BestLine::setMove(const MoveReview& move, int onBoard, bool isOpen)
{
    m_move = move;
    m_onBoard = onBoard;
    m_isOpen = isOpen;
    retranslate();
    setVisible(!move.betterLine.empty());
}

void BestLine::setWords(bool shown)
{
    m_isSaid = shown;
    fit();
}

void BestLine::setRoom(int height)
{
    if (std::exchange(m_room, height) != height)
        fit();
}

/// A layout takes wrapped words for one line high when room is scarce, and cuts the others off.
void BestLine::fit()
{
    if (count() == 0)
        return;
    m_words->setVisible(m_isSaid);
    if (!fitMoves() && m_isSaid) {
        m_words->hide();
        static_cast<void>(fitMoves());
    }
    setMinimumHeight(layout()->heightForWidth(width()));
}

bool BestLine::fitMoves()
{
    const auto needed = [this] {
        layout()->invalidate();
        return layout()->heightForWidth(width());
    };
    int shown = count();
    m_title->show();
    showMoves(shown);
    while (shown > 1 && needed() > m_room)
        showMoves(--shown);
    if (needed() > m_room)
        m_title->hide();
    return needed() <= m_room;
}

void BestLine::showMoves(int count)
{
    const bool isWhole = count == this->count();
    QStringList links;
    for (int i = 0; i < count; ++i)
        links << link(i);
    if (!isWhole)
        links << QStringLiteral("<a href=\"%1\" style=\"color:%2;text-decoration:none\">…</a>")
                     .arg(this->count())
                     .arg(tableOf(palette()).text.name());
    m_links->setText(links.join(QStringLiteral("&nbsp; ")));
    const QString help = m_isOpen ? tr("Point at a move to see the line on the board. "
                                       "Click it to go there.")
                                  : tr("Point at a move to see the line on the board.");
    m_links->setToolTip(isWhole ? help : ValueText::line(m_move.betterLine) + u'\n' + help);
}

void BestLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void BestLine::clear()
{
    m_move = {};
    hide();
}

QString BestLine::words() const
{
    return m_words->isVisibleTo(this) ? m_words->text() : QString();
}

/// The mover's moves are bold, the better one in the colour of good moves, those on the board
/// underlined.
QString BestLine::link(int index) const
{
    const ColorTable& colors = tableOf(palette());
    const QColor ink = index == 0 ? colors.good : colors.text;
    const QString style = QStringLiteral("color:%1;font-weight:%2;text-decoration:%3")
                              .arg(ink.name(), QLatin1String(index % 2 == 0 ? "600" : "400"),
                                   QLatin1String(index < m_onBoard ? "underline" : "none"));
    const QString point
        = ValueText::point(m_move.betterLine[static_cast<std::size_t>(index)]).toHtmlEscaped();
    return QStringLiteral("<a href=\"%1\" style=\"%2\">%3</a>").arg(index + 1).arg(style, point);
}

void BestLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void BestLine::retranslate()
{
    m_title->setText(tr("Best line"));
    m_words->setText(
        joinedSentences({ReviewText::consequence(m_move), ReviewText::better(m_move)}));
    m_links->setAccessibleName(tr("Best line: %1").arg(ValueText::line(m_move.betterLine)));
    fit();
}

}  // namespace gomoku
