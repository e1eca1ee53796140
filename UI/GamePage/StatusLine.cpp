// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/StatusLine.h"

#include "UI/Speech/Announcement.h"
#include "UI/Text/PlainToolTip.h"

#include <QFontInfo>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLeastMilliseconds = 5000;
constexpr int kMillisecondsToReadALetter = 80;

/// Two lines of whole words hold a little less than twice the width.
int widthOfTwoLines(int width)
{
    return width * 9 / 5;
}

/// What stands between the parts of a lasting text, the most important of them first.
constexpr QStringView kBetweenParts = u" · ";

/// As many parts as there is room for; of a single one, as many letters. The tool tip has all.
QString fittingParts(QString text, const QFontMetrics& metrics, int width)
{
    qsizetype end = text.lastIndexOf(kBetweenParts);
    for (; end > 0 && metrics.horizontalAdvance(text) > width;
         end = text.lastIndexOf(kBetweenParts))
        text.truncate(end);
    return metrics.elidedText(text, Qt::ElideRight, width);
}

}  // namespace

StatusLine::StatusLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    // A long text is shortened rather than allowed to push the board aside.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StatusLine::fallSilent);
}

void StatusLine::setLasting(const QString& text)
{
    m_lasting = text;
    if (!m_timer.isActive() && !m_isKept)
        showText(text, false);
}

void StatusLine::say(const QString& text)
{
    keepSaying(text);
    m_isKept = false;
    m_timer.start(
        std::max(kLeastMilliseconds, kMillisecondsToReadALetter * static_cast<int>(text.size())));
}

void StatusLine::keepSaying(const QString& text)
{
    m_timer.stop();
    m_isKept = true;
    showText(text, true);
    announce(this, text);
}

void StatusLine::fallSilent()
{
    m_timer.stop();
    m_isKept = false;
    showText(m_lasting, false);
}

bool StatusLine::fitsInto(int width) const
{
    return fontMetrics().horizontalAdvance(text()) <= widthOfTwoLines(width);
}

void StatusLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool fits = fontMetrics().horizontalAdvance(text()) <= width();
    if (!fits)
        painter.setFont(fontForTwoLines());
    const QString shown
        = fits ? text() : fittingParts(text(), painter.fontMetrics(), widthOfTwoLines(width()));
    const int wrap = fits ? 0 : static_cast<int>(Qt::TextWordWrap);
    style()->drawItemText(&painter, rect(), Qt::AlignVCenter | Qt::AlignLeft | wrap, palette(),
                          isEnabled(), shown, foregroundRole());
}

/// As large as fits into our height in two lines. That height never changes: the board stands
/// still.
QFont StatusLine::fontForTwoLines() const
{
    QFont small = font();
    const int least = QFontInfo(small).pixelSize() * 3 / 4;
    const auto high = [&] {
        const QRect line(0, 0, width(), QWIDGETSIZE_MAX);
        return QFontMetrics(small).boundingRect(line, Qt::TextWordWrap, text()).height();
    };
    for (int size = QFontInfo(small).pixelSize(); size > least && high() > height(); --size)
        small.setPixelSize(size - 1);
    return small;
}

void StatusLine::showText(const QString& text, bool passing)
{
    setForegroundRole(passing ? QPalette::WindowText : QPalette::PlaceholderText);
    setText(text);
    setToolTip(plainToolTip(text));
    emit textShown();
}

}  // namespace gomoku
