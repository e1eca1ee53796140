// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpPage.h"

#include <QCoreApplication>

namespace gomoku {

/// The opening rules, step by step.
class OpeningHelp
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::OpeningHelp)

public:
    [[nodiscard]] static HelpPage page(HelpTopic topic);

private:
    [[nodiscard]] static HelpPage why();
    [[nodiscard]] static HelpPage pro();
    [[nodiscard]] static HelpPage swap();
    [[nodiscard]] static HelpPage swap2();
    [[nodiscard]] static HelpPage renjuOpenings();
    [[nodiscard]] static HelpPage rif();
    [[nodiscard]] static HelpPage yamaguchi();
    [[nodiscard]] static HelpPage soosyrv();
    [[nodiscard]] static HelpPage taraguchi();
    [[nodiscard]] static HelpPage fifthMoves();
};

}  // namespace gomoku
