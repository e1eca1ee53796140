// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <QString>

namespace gomoku {

/// A point that is being typed: a letter, then figures. It never holds what cannot become a point
/// of the board.
class TypedPoint
{
public:
    /// Takes one more key; false if no point of a board of that size begins so.
    [[nodiscard]] bool take(QChar key, int boardSize);
    void removeLast() { m_text.chop(1); }
    void clear() { m_text.clear(); }

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] QString text() const { return m_text.toUpper(); }
    [[nodiscard]] Point point() const;  ///< None until there is a figure.

private:
    QString m_text;
};

}  // namespace gomoku
