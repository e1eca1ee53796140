// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardMotion.h"

#include <QWidget>

namespace gomoku {

namespace {

constexpr int kFallMilliseconds = 90;
constexpr int kMarkMilliseconds = 180;
constexpr int kRowMilliseconds = 400;

void setUp(QVariantAnimation& animation, int milliseconds, QWidget* board)
{
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setDuration(milliseconds);
    animation.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&animation, &QVariantAnimation::valueChanged, board,
                     qOverload<>(&QWidget::update));
}

double progressOf(const QVariantAnimation& animation)
{
    return animation.state() == QAbstractAnimation::Running ? animation.currentValue().toDouble()
                                                            : 1.0;
}

}  // namespace

BoardMotion::BoardMotion(QWidget* board)
{
    setUp(m_fall, kFallMilliseconds, board);
    setUp(m_mark, kMarkMilliseconds, board);
    setUp(m_row, kRowMilliseconds, board);
}

void BoardMotion::startMove()
{
    m_fall.start();
    m_mark.start();
}

void BoardMotion::startRow()
{
    m_row.start();
}

double BoardMotion::fallen() const
{
    return progressOf(m_fall);
}

double BoardMotion::marked() const
{
    return progressOf(m_mark);
}

double BoardMotion::rowShown() const
{
    return progressOf(m_row);
}

}  // namespace gomoku
