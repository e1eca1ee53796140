// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Accessibility/AccessibilityFactories.h"

#include "UI/Accessibility/BoardAccessibility.h"
#include "UI/Accessibility/ChoiceAccessibility.h"
#include "UI/Accessibility/ScrollAccessibility.h"

namespace gomoku {

AccessibilityFactories::AccessibilityFactories()
{
    installBoardAccessibility();
    installChoiceAccessibility();
    installScrollAccessibility();
}

}  // namespace gomoku
