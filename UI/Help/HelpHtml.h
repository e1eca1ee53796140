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
    struct Form
    {
        int drawingSide = 200;  ///< In pixels; drawings are squares.
        bool wordsBelow = false;  ///< Not beside a drawing.

        friend bool operator==(const Form&, const Form&) = default;
    };

    [[nodiscard]] static QString of(HelpTopic topic, const Form& form);
    [[nodiscard]] static QString styleSheet(const ColorTable& colors);

private:
    [[nodiscard]] static QString blocks(const HelpPage& page, const Form& form);
    [[nodiscard]] static QString related(const HelpPage& page);
};

}  // namespace gomoku
