// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/BuiltInProof.h"

#include "Models/Proof/Data/Freestyle.proof.h"
#include "Models/Proof/Data/Standard.proof.h"

namespace gomoku::proof {

namespace {

template <std::size_t size>
std::string_view proofBytes(const unsigned char (&bytes)[size]) noexcept
{
    return {reinterpret_cast<const char*>(bytes), size};
}

}  // namespace

std::string_view builtInProofText(Rule rule) noexcept
{
    if (rule == Rule::Freestyle)
        return proofBytes(embedded::kFreestyleProof);
    if (rule == Rule::Standard)
        return proofBytes(embedded::kStandardProof);
    return {};
}

}  // namespace gomoku::proof
