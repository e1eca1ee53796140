// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/SegmentBar.h"

#include "UI/StartPage/ChoiceButtons.h"
#include "UI/Style/CardPaint.h"
#include "UI/Style/FittingRows.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>

namespace gomoku {

namespace {

constexpr int kBarInset = 4;

}  // namespace

SegmentBar::SegmentBar(QWidget* parent)
    : QWidget(parent),
      m_rows(new FittingRows),
      m_group(new QButtonGroup(this))
{
    m_rows->setContentsMargins(kBarInset, kBarInset, kBarInset, kBarInset);
    m_rows->setSpacing(2);
    setLayout(m_rows);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit chosen(id);
    });
}

SegmentButton* SegmentBar::add(int id)
{
    auto* button = new SegmentButton(this);
    button->setCompact(m_compact);
    m_rows->addWidget(button);
    m_buttons.emplace_back(id, button);
    return button;
}

void SegmentBar::addSegment(int id)
{
    SegmentButton* button = add(id);
    button->setCheckable(true);
    m_group->addButton(button, id);
    if (m_group->buttons().size() == 1)
        button->setChecked(true);
}

void SegmentBar::addLink(int id)
{
    connect(add(id), &QAbstractButton::clicked, this, [this, id] { emit followed(id); });
}

SegmentButton* SegmentBar::button(int id) const
{
    for (const auto& [known, button] : m_buttons)
        if (known == id)
            return button;
    return nullptr;
}

void SegmentBar::setText(int id, const QString& text)
{
    if (SegmentButton* segment = button(id))
        segment->setText(text);
}

void SegmentBar::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    for (const auto& [id, button] : m_buttons)
        button->setCompact(compact);
    updateGeometry();
}

int SegmentBar::current() const
{
    return m_group->checkedId();
}

void SegmentBar::setCurrent(int id)
{
    if (QAbstractButton* segment = m_group->button(id))
        segment->setChecked(true);
}

QSize SegmentBar::sizeHint() const
{
    return {200, m_rows->sizeHint().height()};
}

/// As high as its rows, whatever the width makes of them.
bool SegmentBar::event(QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        setFixedHeight(m_rows->heightForWidth(width()));
    return QWidget::event(event);
}

void SegmentBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(rect(), kCardRadius, kCardRadius);
}

}  // namespace gomoku
