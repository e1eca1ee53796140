// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

class QApplication;

namespace gomoku {

enum class Appearance { Light, Dark };
enum class Contrast { Usual, High };

/// The colours of everything but the board. Widgets that paint themselves read them back from
/// their QPalette, by the roles that paletteOf() gives them.
struct ColorTable
{
    QColor window;  ///< QPalette::Window
    QColor panel;  ///< QPalette::Base and Button: cards, lists, buttons
    QColor hairline;  ///< QPalette::Mid
    QColor text;  ///< QPalette::WindowText, Text, ButtonText
    QColor secondaryText;  ///< QPalette::PlaceholderText
    QColor accent;  ///< QPalette::Highlight and Link
    QColor onAccent;  ///< QPalette::HighlightedText
    QColor softFill;  ///< QPalette::AlternateBase and Midlight
    QColor good;  ///< This and the following: verdicts on moves, and nothing else. No role of
                  ///< QPalette.
    QColor inaccuracy;
    QColor mistake;
    QColor blunder;
};

[[nodiscard]] const ColorTable& colorTable(Appearance appearance,
                                           Contrast contrast = Contrast::Usual);
/// The table that a palette of paletteOf() was made from.
[[nodiscard]] const ColorTable& tableOf(const QPalette& palette);
[[nodiscard]] Appearance appearanceOf(const QPalette& palette);
[[nodiscard]] QPalette paletteOf(const ColorTable& colors);
/// The colour of secondary text beside what `palette` paints. To be asked wherever a style sheet
/// sets a text colour: there PlaceholderText is that colour half faded, too pale to be read.
[[nodiscard]] QColor secondaryTextOf(const QPalette& palette);
/// The one style sheet of the program. Object names and properties it knows: a QFrame with
/// property card=true, a QPushButton with property primary=true, a QLabel with property
/// role="secondary", "title", "heading" or "clock". Its sizes grow with the application's font.
[[nodiscard]] QString styleSheetOf(const ColorTable& colors);

/// Contrast of two colours as WCAG 2 defines it, from 1 to 21.
[[nodiscard]] double contrastOf(const QColor& one, const QColor& other);

/// What the desktop asks for, as its settings or its palette tell; Light if it tells nothing. To be
/// asked before applyAppearance(), which replaces that palette.
[[nodiscard]] Appearance systemAppearance();
[[nodiscard]] Contrast systemContrast();  ///< Likewise; Usual if the desktop tells nothing.
void applyAppearance(QApplication& application, Appearance appearance,
                     Contrast contrast = Contrast::Usual);

}  // namespace gomoku
