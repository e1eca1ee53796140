// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace gomoku {

/// For tests that run once for every rule: names of tests have no hyphens.
inline std::string testNameOf(const ::testing::TestParamInfo<Rule>& parameter)
{
    std::string name(nameOf(parameter.param));
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace gomoku
