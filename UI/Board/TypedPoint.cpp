// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/TypedPoint.h"

namespace gomoku {

namespace {

bool isColumn(QChar key, int boardSize)
{
    return key >= u'a' && key < QChar(u'a' + boardSize);
}

}  // namespace

bool TypedPoint::take(QChar key, int boardSize)
{
    const QChar small = key.toLower();
    if (isColumn(small, boardSize)) {
        m_text = small;  // A letter begins anew.
        return true;
    }
    if (m_text.isEmpty() || small < u'0' || small > u'9')
        return false;
    const int row = QStringView(m_text + small).mid(1).toInt();
    if (row < 1 || row > boardSize)
        return false;
    m_text += small;
    return true;
}

Point TypedPoint::point() const
{
    return m_text.size() < 2 ? Point() : Point::parse(m_text.toStdString()).value_or(Point());
}

}  // namespace gomoku
