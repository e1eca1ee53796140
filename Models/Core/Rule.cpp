// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Rule.h"

namespace gomoku {

std::string_view nameOf(Rule rule) noexcept
{
    switch (rule) {
    case Rule::Freestyle:
        return "freestyle";
    case Rule::Standard:
        return "standard";
    case Rule::Renju:
        return "renju";
    case Rule::Caro:
        return "caro";
    case Rule::CaroExact:
        return "caro-exact";
    }
    return "freestyle";
}

std::optional<Rule> parseRule(std::string_view name) noexcept
{
    for (const Rule rule : kRules)
        if (nameOf(rule) == name)
            return rule;
    return std::nullopt;
}

}  // namespace gomoku
