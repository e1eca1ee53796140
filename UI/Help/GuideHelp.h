// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpPage.h"

#include <QCoreApplication>

namespace gomoku {

/// What the program can do, and how it is asked to.
class GuideHelp
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::GuideHelp)

public:
    [[nodiscard]] static HelpPage page(HelpTopic topic);

private:
    [[nodiscard]] static HelpPage playing();
    [[nodiscard]] static HelpPage hints();
    [[nodiscard]] static HelpPage analysis();
    [[nodiscard]] static HelpPage review();
    [[nodiscard]] static HelpPage training();
    [[nodiscard]] static HelpPage tree();
    [[nodiscard]] static HelpPage editor();
    [[nodiscard]] static HelpPage library();
    [[nodiscard]] static HelpPage files();
    [[nodiscard]] static HelpPage engines();
    [[nodiscard]] static HelpPage matches();
    [[nodiscard]] static HelpPage preferences();
    [[nodiscard]] static HelpPage keyboard();
};

}  // namespace gomoku
