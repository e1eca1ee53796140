// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/SizedFont.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace gomoku {

int scaledPixels(double pixels)
{
    const int text = QFontInfo(QGuiApplication::font()).pixelSize();
    return static_cast<int>(std::lround(pixels * text / kDesignTextPixels));
}

QFont sizedFont(QFont font, double pixels, QFont::Weight weight)
{
    font.setPixelSize(std::max(1, scaledPixels(pixels)));
    font.setWeight(weight);
    return font;
}

QFont narrowedFont(QFont font, const QString& text, int width)
{
    const int least = QFontInfo(font).pixelSize() * 4 / 5;
    for (int size = QFontInfo(font).pixelSize();
         size > least && QFontMetrics(font).horizontalAdvance(text) >= width; --size)
        font.setPixelSize(size - 1);
    return font;
}

}  // namespace gomoku
