// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/StrengthCard.h"

#include "UI/StartPage/PaperPaint.h"
#include "UI/StartPage/StrengthSlider.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QPainter>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kStrengthMargin = 18;
constexpr int kHandle = StrengthSlider::kHandle;
constexpr int kStoneSide = 22;
constexpr int kLeastAround = 12;  ///< Above and below the content, together.
constexpr int kBetweenMarks = 6;

QFont nameFont(const QWidget& card)
{
    return sizedFont(card.font(), 17, QFont::DemiBold);
}

QFont textFont(const QWidget& card)
{
    return sizedFont(card.font(), 14, QFont::Normal);
}

QFont markFont(const QWidget& card)
{
    return sizedFont(card.font(), 12, QFont::Normal);
}

int lineOf(const QFont& font)
{
    return QFontMetrics(font).height();
}

}  // namespace

StrengthCard::StrengthCard(std::optional<Color> color, QWidget* parent)
    : QWidget(parent),
      m_color(color),
      m_scale(StrengthScale::ladder()),
      m_slider(new StrengthSlider(this))
{
    m_slider->setRange(0, m_scale.count() - 1);
    m_slider->setPageStep(std::max(1, m_scale.count() / 5));
    setPlayer({.kind = PlayerSpec::Kind::Computer, .level = 1});  // Easier ones lie to the left.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        describe();
        update();
        emit changed();
    });
    describe();
}

const StrengthStep& StrengthCard::step() const
{
    return m_scale.at(m_slider->value());
}

PlayerSpec StrengthCard::player() const
{
    return step().player;
}

void StrengthCard::setPlayer(const PlayerSpec& player)
{
    if (const int index = m_scale.indexOf(player); index >= 0)
        m_slider->setValue(index);
}

void StrengthCard::offerPerfect(PerfectObstacle obstacle)
{
    if (m_obstacle == obstacle)
        return;
    m_obstacle = obstacle;
    // A listener looks up the slider's step on the scale: while the slider changes, the scale must
    // be the longer of the two.
    const StrengthScale offered = offeredScale();
    if (obstacle == PerfectObstacle::None)
        m_scale = offered;
    m_slider->setMaximum(offered.count() - 1);
    m_scale = offered;
    describe();
    update();
}

StrengthScale StrengthCard::offeredScale() const
{
    return m_obstacle == PerfectObstacle::None ? StrengthScale::ladderWithPerfect()
                                               : StrengthScale::ladder();
}

void StrengthCard::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    updateGeometry();
    place();
}

void StrengthCard::retranslate()
{
    m_scale = offeredScale();
    describe();
    updateGeometry();
    place();
}

/// A reader of the screen hears the name instead of the number of the step.
void StrengthCard::describe()
{
    const QString what
        = m_color ? tr("Strength of %1").arg(ValueText::color(*m_color)) : tr("Strength");
    m_slider->setAccessibleName(tr("%1: %2", "strength, its name").arg(what, step().name));
    QString character = step().character;
    const QString whyNoMore = ValueText::whyNotPerfect(m_obstacle);
    if (m_slider->value() == m_slider->maximum() && !whyNoMore.isEmpty())
        character += u'\n'
            + tr("%1: %2", "strength, its name").arg(ValueText::level(kPerfectLevel), whyNoMore);
    m_slider->setAccessibleDescription(character);
    setToolTip(character);
}

int StrengthCard::contentHeight(bool twoLines) const
{
    const int character = twoLines ? lineOf(textFont(*this)) + 2 : 0;
    return lineOf(nameFont(*this)) + character + (twoLines ? 12 : 6) + kHandle + 2
        + lineOf(markFont(*this));
}

/// A compact card may get more room than it asked for, beside something higher.
bool StrengthCard::hasTwoLines() const
{
    return !m_compact || height() >= contentHeight(true) + kLeastAround;
}

QSize StrengthCard::sizeHint() const
{
    return {260, contentHeight(!m_compact) + (m_compact ? 14 : 28)};
}

QSize StrengthCard::minimumSizeHint() const
{
    return {160, contentHeight(!m_compact) + kLeastAround};
}

int StrengthCard::top() const
{
    return (height() - contentHeight(hasTwoLines())) / 2;
}

void StrengthCard::place()
{
    const int y = height() - top() - lineOf(markFont(*this)) - 2 - kHandle;
    m_slider->setGeometry(kStrengthMargin, y, width() - 2 * kStrengthMargin, kHandle);
    update();
}

void StrengthCard::resizeEvent(QResizeEvent*)
{
    place();
}

void StrengthCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaperCard(painter, *this, {});
    paintWords(painter);
    paintMarks(painter);
}

void StrengthCard::paintWords(QPainter& painter) const
{
    int left = kStrengthMargin;
    const int line = lineOf(nameFont(*this));
    if (m_color) {
        const double radius = kStoneSide / 2.0;
        paintPaperStone(painter, palette(), *m_color, {left + radius, top() + line / 2.0}, radius);
        left += kStoneSide + 10;
    }
    const int right = width() - kStrengthMargin;
    painter.setFont(nameFont(*this));
    painter.setPen(palette().color(QPalette::WindowText));
    const int nameWidth = painter.fontMetrics().horizontalAdvance(step().name);
    painter.drawText(QRect(left, top(), right - left, line), Qt::AlignVCenter, step().name);
    painter.setFont(textFont(*this));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect beside(left + nameWidth + 10, top() + 1, right - left - nameWidth - 10, line);
    // Where there is only one line, the character says more than the number.
    const auto fits = [&](const QString& note) {
        return painter.fontMetrics().horizontalAdvance(note) <= beside.width();
    };
    const QString& character = step().character;
    const QString& note = hasTwoLines() || !fits(character) ? step().note : character;
    if (fits(note))
        painter.drawText(beside, Qt::AlignVCenter, note);
    if (!hasTwoLines())
        return;
    const QRect below(kStrengthMargin, top() + line + 2, right - kStrengthMargin,
                      lineOf(textFont(*this)));
    painter.setFont(narrowedFont(textFont(*this), character, below.width()));
    painter.drawText(below, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(character, Qt::ElideRight, below.width()));
}

/// Where the names under the slider begin: each below its steps, but none beyond the ends of the
/// slider or over the one to its right.
std::vector<int> StrengthCard::placesOf(const std::vector<StrengthScale::Mark>& marks,
                                        const QFontMetrics& metrics) const
{
    const QRect groove = m_slider->geometry();
    const int way = groove.width() - kHandle;
    std::vector<int> places(marks.size());
    int end = groove.right() + 1;
    for (std::size_t i = marks.size(); i-- > 0;) {
        const int wide = metrics.horizontalAdvance(marks[i].name);
        const int middle = groove.left() + kHandle / 2 + static_cast<int>(marks[i].position * way);
        places[i] = std::max(groove.left(), std::min(middle - wide / 2, end - wide));
        end = places[i] - kBetweenMarks;
    }
    return places;
}

void StrengthCard::paintMarks(QPainter& painter) const
{
    painter.setFont(markFont(*this));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QFontMetrics metrics = painter.fontMetrics();
    const int y = m_slider->geometry().bottom() + 3;
    const std::vector<StrengthScale::Mark> marks = m_scale.marks();
    const std::vector<int> places = placesOf(marks, metrics);
    int free = m_slider->geometry().left();  // Where the name before ends.
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (places[i] < free)
            continue;  // No room: the name above the slider tells it.
        const int wide = metrics.horizontalAdvance(marks[i].name);
        painter.drawText(QRect(places[i], y, wide + 1, metrics.height()), Qt::AlignLeft,
                         marks[i].name);
        free = places[i] + wide + kBetweenMarks;
    }
}

}  // namespace gomoku
