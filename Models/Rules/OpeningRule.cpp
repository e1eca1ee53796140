// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/OpeningRule.h"

#include "Models/Constants.h"

namespace gomoku {

std::string_view nameOf(OpeningRule rule) noexcept
{
    switch (rule) {
    case OpeningRule::Free:
        return "free";
    case OpeningRule::Pro:
        return "pro";
    case OpeningRule::LongPro:
        return "long-pro";
    case OpeningRule::Swap:
        return "swap";
    case OpeningRule::Swap2:
        return "swap2";
    case OpeningRule::Rif:
        return "rif";
    case OpeningRule::Yamaguchi:
        return "yamaguchi";
    case OpeningRule::Soosyrv8:
        return "soosyrv-8";
    case OpeningRule::Taraguchi10:
        return "taraguchi-10";
    }
    return "free";
}

std::optional<OpeningRule> parseOpeningRule(std::string_view name) noexcept
{
    for (const OpeningRule rule : kOpeningRules)
        if (nameOf(rule) == name)
            return rule;
    return std::nullopt;
}

bool laysRenjuOpening(OpeningRule rule) noexcept
{
    return rule >= OpeningRule::Rif;
}

bool isForRule(OpeningRule opening, Rule rule) noexcept
{
    return rule == Rule::Renju || !laysRenjuOpening(opening);
}

int smallestBoardFor(OpeningRule rule) noexcept
{
    switch (rule) {
    case OpeningRule::Free:
    case OpeningRule::Swap:
    case OpeningRule::Swap2:
        return kMinBoardSize;
    case OpeningRule::Pro:
        return 7;
    case OpeningRule::LongPro:
    case OpeningRule::Rif:
    case OpeningRule::Yamaguchi:
    case OpeningRule::Soosyrv8:
    case OpeningRule::Taraguchi10:
        return 9;  // Room for twelve fifth moves of which no two are mirror images.
    }
    return kMinBoardSize;
}

}  // namespace gomoku
