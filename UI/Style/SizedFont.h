// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

namespace gomoku {

/// The text size, in pixels, that all sizes in this program are drawn for.
inline constexpr int kDesignTextPixels = 14;

/// A length drawn for kDesignTextPixels, grown with the text that the application uses.
[[nodiscard]] int scaledPixels(double pixels);

/// The font, made smaller until `text` fits into `width` pixels; but not below four fifths, which
/// could not be read.
[[nodiscard]] QFont narrowedFont(QFont font, const QString& text, int width);

/// The same family in another size, drawn for kDesignTextPixels, and weight.
[[nodiscard]] QFont sizedFont(QFont font, double pixels, QFont::Weight weight);

}  // namespace gomoku
