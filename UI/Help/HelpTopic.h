// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Rules/OpeningRule.h"

#include <QString>

#include <array>
#include <optional>

namespace gomoku {

/// The pages of the help, in the order of its list.
enum class HelpTopic {
    HowToPlay,
    Rules,
    Freestyle,
    Standard,
    Renju,
    Caro,
    Openings,
    Pro,
    Swap,
    Swap2,
    RenjuOpenings,
    Rif,
    Yamaguchi,
    Soosyrv8,
    Taraguchi10,
    FifthMoves,
    Playing,
    Hints,
    Analysis,
    Review,
    Training,
    Tree,
    Editor,
    Library,
    Files,
    Engines,
    Matches,
    Preferences,
    Keyboard,
};

inline constexpr std::array kHelpTopics{
    HelpTopic::HowToPlay, HelpTopic::Rules,    HelpTopic::Freestyle,     HelpTopic::Standard,
    HelpTopic::Renju,     HelpTopic::Caro,     HelpTopic::Openings,      HelpTopic::Pro,
    HelpTopic::Swap,      HelpTopic::Swap2,    HelpTopic::RenjuOpenings, HelpTopic::Rif,
    HelpTopic::Yamaguchi, HelpTopic::Soosyrv8, HelpTopic::Taraguchi10,   HelpTopic::FifthMoves,
    HelpTopic::Playing,   HelpTopic::Hints,    HelpTopic::Analysis,      HelpTopic::Review,
    HelpTopic::Training,  HelpTopic::Tree,     HelpTopic::Editor,        HelpTopic::Library,
    HelpTopic::Files,     HelpTopic::Engines,  HelpTopic::Matches,       HelpTopic::Preferences,
    HelpTopic::Keyboard,
};

/// The word for links and settings, such as "renju-openings".
[[nodiscard]] QString nameOf(HelpTopic topic);
[[nodiscard]] std::optional<HelpTopic> parseHelpTopic(const QString& name);

[[nodiscard]] HelpTopic topicOf(Rule rule);
[[nodiscard]] HelpTopic topicOf(OpeningRule rule);

}  // namespace gomoku
