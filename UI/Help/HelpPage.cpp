// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpPage.h"

namespace gomoku {

HelpPage& HelpPage::heading(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Heading, text, {}});
    return *this;
}

HelpPage& HelpPage::text(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Text, text, {}});
    return *this;
}

HelpPage& HelpPage::step(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Step, text, {}});
    return *this;
}

HelpPage& HelpPage::item(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Item, text, {}});
    return *this;
}

HelpPage& HelpPage::drawing(const char* name, const QString& caption)
{
    blocks.push_back({HelpBlock::Kind::Drawing, caption, QString::fromLatin1(name)});
    return *this;
}

HelpPage& HelpPage::seeAlso(const std::vector<HelpTopic>& topics)
{
    related = topics;
    return *this;
}

}  // namespace gomoku
