// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/Check/ProofFile.h"

namespace gomoku::proof {

/// What the program brings along for a rule, as text; empty for the rules without any.
[[nodiscard]] std::string_view builtInProofText(Rule rule) noexcept;

}  // namespace gomoku::proof
