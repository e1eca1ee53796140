// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpText.h"

#include "UI/Help/GuideHelp.h"
#include "UI/Help/OpeningHelp.h"
#include "UI/Help/RuleHelp.h"
#include "UI/Text/Game/OpeningText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

QString HelpText::title(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::HowToPlay:
        return tr("How to Play");
    case HelpTopic::Rules:
        return tr("The Rules Compared");
    case HelpTopic::Freestyle:
        return ValueText::rule(Rule::Freestyle);
    case HelpTopic::Standard:
        return ValueText::rule(Rule::Standard);
    case HelpTopic::Renju:
        return ValueText::rule(Rule::Renju);
    case HelpTopic::Caro:
        return ValueText::rule(Rule::Caro);
    case HelpTopic::Openings:
        return tr("Why Opening Rules");
    case HelpTopic::Pro:
        return tr("Pro and Long Pro");
    case HelpTopic::Swap:
        return OpeningText::rule(OpeningRule::Swap);
    case HelpTopic::Swap2:
        return OpeningText::rule(OpeningRule::Swap2);
    case HelpTopic::RenjuOpenings:
        return tr("The 26 Renju Openings");
    case HelpTopic::Rif:
        return OpeningText::rule(OpeningRule::Rif);
    case HelpTopic::Yamaguchi:
        return OpeningText::rule(OpeningRule::Yamaguchi);
    case HelpTopic::Soosyrv8:
        return OpeningText::rule(OpeningRule::Soosyrv8);
    case HelpTopic::Taraguchi10:
        return OpeningText::rule(OpeningRule::Taraguchi10);
    case HelpTopic::FifthMoves:
        return tr("Fifth Moves");
    case HelpTopic::Playing:
        return tr("Playing");
    case HelpTopic::Hints:
        return tr("Hints, Undo and Warnings");
    case HelpTopic::Analysis:
        return tr("Analysis");
    case HelpTopic::Review:
        return tr("Review");
    case HelpTopic::Training:
        return tr("Training");
    case HelpTopic::Tree:
        return tr("Tree, Marks and Comments");
    case HelpTopic::Editor:
        return tr("Setting Up a Position");
    case HelpTopic::Library:
        return tr("Game Library");
    case HelpTopic::Files:
        return tr("Files and Pictures");
    case HelpTopic::Engines:
        return tr("Engines");
    case HelpTopic::Matches:
        return tr("Engine Matches");
    case HelpTopic::Preferences:
        return tr("Look, Sound and Language");
    case HelpTopic::Keyboard:
        return tr("Keyboard and Screen Reader");
    }
    return {};
}

QString HelpText::group(HelpTopic topic)
{
    if (topic == HelpTopic::HowToPlay)
        return tr("First Steps");
    if (topic <= HelpTopic::Caro)
        return tr("Rules");
    if (topic <= HelpTopic::FifthMoves)
        return tr("Opening Rules");
    return tr("The Program");
}

HelpPage HelpText::page(HelpTopic topic)
{
    if (topic <= HelpTopic::Caro)
        return RuleHelp::page(topic);
    if (topic <= HelpTopic::FifthMoves)
        return OpeningHelp::page(topic);
    return GuideHelp::page(topic);
}

QString HelpText::plain(HelpTopic topic)
{
    QStringList lines{title(topic)};
    for (const HelpBlock& block : page(topic).blocks)
        lines << block.text;
    return lines.join(u'\n');
}

}  // namespace gomoku
