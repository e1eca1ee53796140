// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Core/Score.h"

#include <functional>
#include <string>
#include <vector>

namespace gomoku {

class ParallelSearch;

struct BookOptions
{
    Rule rule = Rule::Renju;
    std::uint64_t nodes = 300'000;  ///< For each of several lines of a position.
    int threads = 1;
    int lines = 4;  ///< Replies looked at.
    Score within = 60;  ///< Replies that are this much worse than the best are left out.
    int replyStones = 5;  ///< Positions with fewer stones than this get replies.
};

/// Makes an opening book: the second and third stones are those of the named openings (for rules
/// other than Renju too: they are all the near ones), and from there on every position that a
/// reply of the book leads to. Each reply is one of the best lines of a long search, and none that
/// the search sees losing. Returns lines for OpeningBook.
[[nodiscard]] std::string
buildBook(ParallelSearch& search, const BookOptions& options,
          const std::function<void(int done, int known, const std::string& line)>& progressed = {});

}  // namespace gomoku
