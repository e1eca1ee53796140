// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace gomoku::testing {

/// What of the texts in `window` cannot be read: for each the class of its widget, the text, and by
/// how many pixels it is cut, or that it is shown shortened ("Begin…"). Everything that the visible
/// widgets paint counts, whoever paints it and however. What scrolls may be out of sight in that
/// direction, and what the user writes may be longer than its field.
[[nodiscard]] QStringList cutTextsOf(QWidget& window);

}  // namespace gomoku::testing
