// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpTopic.h"

#include <QString>

#include <vector>

namespace gomoku {

/// One piece of a page of help. Its text is plain; how it looks is decided where it is shown.
struct HelpBlock
{
    enum class Kind {
        Heading,
        Text,
        Step,  ///< Steps that follow one another are numbered.
        Item,  ///< One of a list without numbers.
        Drawing,  ///< A position of docs/rules with its caption.
    };

    Kind kind = Kind::Text;
    QString text{};
    QString drawing{};  ///< The name of its file, without the ending.
};

struct HelpPage
{
    std::vector<HelpBlock> blocks{};
    std::vector<HelpTopic> related{};

    HelpPage& heading(const QString& text);
    HelpPage& text(const QString& text);
    HelpPage& step(const QString& text);
    HelpPage& item(const QString& text);
    HelpPage& drawing(const char* name, const QString& caption);
    HelpPage& seeAlso(const std::vector<HelpTopic>& topics);
};

}  // namespace gomoku
