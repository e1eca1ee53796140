// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpTopic.h"

#include <algorithm>

namespace gomoku {

namespace {

/// As HelpTopic counts them.
constexpr std::array kHelpTopicNames{
    "how-to-play", "rules",     "freestyle",    "standard",    "renju",          "caro",
    "openings",    "pro",       "swap",         "swap2",       "renju-openings", "rif",
    "yamaguchi",   "soosyrv-8", "taraguchi-10", "fifth-moves", "playing",        "hints",
    "analysis",    "review",    "training",     "tree",        "editor",         "library",
    "files",       "engines",   "matches",      "preferences", "keyboard",
};
static_assert(kHelpTopicNames.size() == kHelpTopics.size());

}  // namespace

QString nameOf(HelpTopic topic)
{
    return QString::fromLatin1(kHelpTopicNames[static_cast<std::size_t>(topic)]);
}

std::optional<HelpTopic> parseHelpTopic(const QString& name)
{
    const auto found = std::find_if(kHelpTopics.begin(), kHelpTopics.end(),
                                    [&](HelpTopic topic) { return nameOf(topic) == name; });
    return found == kHelpTopics.end() ? std::nullopt : std::optional(*found);
}

HelpTopic topicOf(Rule rule)
{
    switch (rule) {
    case Rule::Freestyle:
        return HelpTopic::Freestyle;
    case Rule::Standard:
        return HelpTopic::Standard;
    case Rule::Renju:
        return HelpTopic::Renju;
    case Rule::Caro:
    case Rule::CaroExact:
        return HelpTopic::Caro;
    }
    return HelpTopic::Rules;
}

HelpTopic topicOf(OpeningRule rule)
{
    switch (rule) {
    case OpeningRule::Free:
        return HelpTopic::Openings;
    case OpeningRule::Pro:
    case OpeningRule::LongPro:
        return HelpTopic::Pro;
    case OpeningRule::Swap:
        return HelpTopic::Swap;
    case OpeningRule::Swap2:
        return HelpTopic::Swap2;
    case OpeningRule::Rif:
        return HelpTopic::Rif;
    case OpeningRule::Yamaguchi:
        return HelpTopic::Yamaguchi;
    case OpeningRule::Soosyrv8:
        return HelpTopic::Soosyrv8;
    case OpeningRule::Taraguchi10:
        return HelpTopic::Taraguchi10;
    }
    return HelpTopic::Openings;
}

}  // namespace gomoku
