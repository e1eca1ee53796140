// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Board/DoubleThree.h"

namespace gomoku {

namespace {

/// Looks at a board of its own, on which it may try stones.
class DoubleThreeCheck
{
public:
    DoubleThreeCheck(const LineStore& lines, const ShapeTable& black, int boardSize) noexcept
        : m_lines(lines),
          m_black(black),
          m_boardSize(boardSize)
    { }

    bool isDoubleThree(Point point) noexcept
    {
        const FourShapes shapes = m_lines.shapes(m_black, point);
        if (openThrees(shapes) < 2)
            return false;
        m_lines.set(point, LineCell::Black);
        int real = 0;
        for (int direction = 0; direction < 4 && real < 2; ++direction)
            if (isOpenThree(shapeIn(shapes, direction)) && isReal(point, direction))
                ++real;
        m_lines.set(point, LineCell::Empty);
        return real >= 2;
    }

private:
    static int openThrees(FourShapes shapes) noexcept
    {
        int count = 0;
        for (int direction = 0; direction < 4; ++direction)
            count += isOpenThree(shapeIn(shapes, direction));
        return count;
    }

    /// `stone` already stands on the board.
    bool isReal(Point stone, int direction) noexcept
    {
        for (int offset = -4; offset <= 4; ++offset) {
            const Point next = shifted(stone, kDirections[direction], offset, m_boardSize);
            if (next.isNone() || !isEmpty(next))
                continue;
            m_lines.set(next, direction, LineCell::Black);
            const Shape shape = m_lines.shape(m_black, stone, direction);
            m_lines.set(next, direction, LineCell::Empty);
            if (shape == Shape::OpenFour && mayBePlayed(next))
                return true;
        }
        return false;
    }

    /// Is `point`, which makes an open four, open to Black and no five elsewhere?
    bool mayBePlayed(Point point) noexcept
    {
        const FourShapes shapes = m_lines.shapes(m_black, point);
        int fours = 0;
        for (int direction = 0; direction < 4; ++direction) {
            const Shape shape = shapeIn(shapes, direction);
            if (shape == Shape::Five || shape == Shape::Overline || shape == Shape::DoubleFour)
                return false;
            fours += shape == Shape::Four || shape == Shape::OpenFour;
        }
        return fours < 2 && !isDoubleThree(point);
    }

    [[nodiscard]] bool isEmpty(Point point) const noexcept
    {
        const int shift = 2 * (LineStore::position(point, 0) + ShapeTable::kReach);
        return (m_lines.word(point, 0) >> shift & 3) == 0;
    }

    LineStore m_lines;
    const ShapeTable& m_black;
    int m_boardSize;
};

}  // namespace

bool isDoubleThree(const LineStore& lines, const ShapeTable& black, Point point,
                   int boardSize) noexcept
{
    return DoubleThreeCheck(lines, black, boardSize).isDoubleThree(point);
}

}  // namespace gomoku
