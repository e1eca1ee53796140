// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpPage.h"

#include <QCoreApplication>

namespace gomoku {

/// How to play, and what the rules say.
class RuleHelp
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::RuleHelp)

public:
    [[nodiscard]] static HelpPage page(HelpTopic topic);

private:
    [[nodiscard]] static HelpPage howToPlay();
    [[nodiscard]] static HelpPage compared();
    [[nodiscard]] static HelpPage freestyle();
    [[nodiscard]] static HelpPage standard();
    [[nodiscard]] static HelpPage renju();
    [[nodiscard]] static HelpPage caro();
};

}  // namespace gomoku
