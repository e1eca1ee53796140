// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/QtHandOver.h"

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    const gomoku::testing::TestApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
