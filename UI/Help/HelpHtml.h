// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpPage.h"
#include "UI/Style/Palette.h"

#include <QCoreApplication>

namespace gomoku {

/// A page of help as the rich text that Qt can show. A link is a topic's name, an image a
/// drawing's.
class HelpHtml
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::HelpHtml)

public:
    /// Drawings are squares of so many pixels, with their words beside them.
    [[nodiscard]] static QString of(HelpTopic topic, int drawingSide);
    [[nodiscard]] static QString styleSheet(const ColorTable& colors);

private:
    [[nodiscard]] static QString blocks(const HelpPage& page, int drawingSide);
    [[nodiscard]] static QString related(const HelpPage& page);
};

}  // namespace gomoku
