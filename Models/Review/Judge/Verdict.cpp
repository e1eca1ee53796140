// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Verdict.h"

namespace gomoku {

std::string_view nameOf(Verdict verdict) noexcept
{
    switch (verdict) {
    case Verdict::Unjudged:
        return "unjudged";
    case Verdict::Ok:
        return "ok";
    case Verdict::OnlyMove:
        return "only";
    case Verdict::Inaccuracy:
        return "inaccuracy";
    case Verdict::Mistake:
        return "mistake";
    case Verdict::Blunder:
        return "blunder";
    }
    return {};
}

}  // namespace gomoku
