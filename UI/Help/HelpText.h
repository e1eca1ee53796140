// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpPage.h"

#include <QCoreApplication>

namespace gomoku {

/// The help in the language of the moment: ask again after a LanguageChange.
class HelpText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::HelpText)

public:
    [[nodiscard]] static QString title(HelpTopic topic);
    /// The heading in the list that the topic stands under.
    [[nodiscard]] static QString group(HelpTopic topic);
    [[nodiscard]] static HelpPage page(HelpTopic topic);
    /// Title and text without any form, to be searched.
    [[nodiscard]] static QString plain(HelpTopic topic);
};

}  // namespace gomoku
