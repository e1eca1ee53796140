// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/OptionBox.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/StartPage/PaperPaint.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"

#include <QAbstractItemView>
#include <QPainter>

namespace gomoku {

namespace {

constexpr int kEntryMargin = 10;
constexpr int kEntryGap = 6;  ///< Above and below the words of an entry.
constexpr int kListWidth = 330;
constexpr int kTileMargin = 12;
constexpr int kChevron = 7;  ///< How wide it is.
constexpr int kHelpInset = 5;  ///< Of the "?" from the corner.

QFont entryFont(const QFont& font)
{
    return sizedFont(font, 14, QFont::Normal);
}

QFont explanationFont(const QFont& font)
{
    return sizedFont(font, 13, QFont::Normal);
}

QRect wrapped(const QFont& font, int width, const QString& text)
{
    return text.isEmpty()
        ? QRect()
        : QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text);
}

void paintChevron(QPainter& painter, QPointF centre, const QColor& color)
{
    const double half = kChevron / 2.0;
    painter.setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF bend[] = {centre + QPointF(-half, -half / 2), centre + QPointF(0, half / 2),
                            centre + QPointF(half, -half / 2)};
    painter.drawPolyline(bend, 3);
}

}  // namespace

ExplainedDelegate::ExplainedDelegate(QComboBox* box) : QStyledItemDelegate(box)
{
    box->setItemDelegate(this);
    box->view()->setMinimumWidth(scaledPixels(kListWidth));
    box->view()->setTextElideMode(Qt::ElideNone);
}

void ExplainedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.color(QPalette::AlternateBase));
        painter->drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRect words = option.rect.adjusted(kEntryMargin, kEntryGap, -kEntryMargin, -kEntryGap);
    const QString explanation = index.data(kExplanationRole).toString();
    painter->setFont(entryFont(option.font));
    painter->setPen(option.palette.color(QPalette::Text));
    const int line = painter->fontMetrics().height();
    painter->drawText(QRect(words.left(), words.top(), words.width(), line), Qt::AlignVCenter,
                      index.data(Qt::DisplayRole).toString());
    painter->setFont(explanationFont(option.font));
    painter->setPen(secondaryTextOf(option.palette));
    painter->drawText(words.adjusted(0, line, 0, 0), Qt::TextWordWrap, explanation);
    painter->restore();
}

QSize ExplainedDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const int wide = scaledPixels(kListWidth);
    // The list has a frame and perhaps a scroll bar: what is wrapped here must fit there.
    const int room = wide - 2 * kEntryMargin - 24;
    const int below
        = wrapped(explanationFont(option.font), room, index.data(kExplanationRole).toString())
              .height();
    return {wide - 24, QFontMetrics(entryFont(option.font)).height() + below + 2 * kEntryGap};
}

OptionBox::OptionBox(QWidget* parent) : QComboBox(parent)
{
    new ExplainedDelegate(this);
    setMaxVisibleItems(9);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentIndexChanged, this, &OptionBox::describe);
}

void OptionBox::setCaption(const QString& caption)
{
    m_caption = caption;
    nameForReaders(this, caption);
    describe();
}

void OptionBox::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    updateGeometry();
}

/// Nobody tells a widget that the pointer left it while its list was open.
void OptionBox::hidePopup()
{
    QComboBox::hidePopup();
    setAttribute(Qt::WA_UnderMouse, rect().contains(mapFromGlobal(QCursor::pos())));
    update();
}

void OptionBox::setHelp(HelpTopic topic)
{
    setHelpTopic(this, topic);
    if (m_help)
        return m_help->setTopic(topic);
    m_help = new HelpButton(topic, this);
    m_help->setFocusPolicy(Qt::NoFocus);  // F1 does the same for the keyboard.
    m_help->setCursor(Qt::ArrowCursor);
    placeHelp();
}

void OptionBox::placeHelp()
{
    if (!m_help)
        return;
    const QSize size = m_help->sizeHint();
    m_help->setGeometry(width() - size.width() - kHelpInset, kHelpInset, size.width(),
                        size.height());
}

void OptionBox::resizeEvent(QResizeEvent* event)
{
    QComboBox::resizeEvent(event);
    placeHelp();
}

void OptionBox::describe()
{
    const QString explanation = currentData(kExplanationRole).toString();
    setAccessibleDescription(explanation);
    setToolTip(explanation.isEmpty() ? currentText()
                                     : currentText() + QStringLiteral("\n") + explanation);
    update();
}

QSize OptionBox::sizeHint() const
{
    const int words = QFontMetrics(sizedFont(font(), 12, QFont::Normal)).height()
        + QFontMetrics(entryFont(font())).height();
    return {110, words + (m_compact ? 10 : 20)};
}

QSize OptionBox::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void OptionBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaperCard(painter, *this, {.focused = hasFocus(), .hovered = underMouse()});
    const QFont small = sizedFont(font(), 12, QFont::Normal);
    const QFontMetrics above(small);
    const QFontMetrics below(entryFont(font()));
    const int top = (height() - above.height() - below.height()) / 2;
    const int wide = width() - 2 * kTileMargin;
    const QColor quiet = secondaryTextOf(palette());
    painter.setFont(small);
    painter.setPen(quiet);
    painter.drawText(
        QRect(kTileMargin, top, wide, above.height()), Qt::AlignVCenter,
        above.elidedText(m_caption, Qt::ElideRight, m_help ? wide - m_help->width() : wide));
    const int room = wide - kChevron - 4;
    painter.setFont(narrowedFont(entryFont(font()), currentText(), room));
    const QFontMetrics metrics = painter.fontMetrics();
    const QString answer = metrics.elidedText(currentText(), Qt::ElideRight, room);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect line(kTileMargin, top + above.height(), wide, below.height());
    painter.drawText(line, Qt::AlignVCenter, answer);
    paintChevron(painter,
                 {line.left() + metrics.horizontalAdvance(answer) + 6 + kChevron / 2.0,
                  line.center().y() + 1.0},
                 quiet);
}

}  // namespace gomoku
