// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/PuzzleReader.h"

#include "Models/Training/Puzzles/PuzzleFile.h"

namespace gomoku {

void PuzzleReader::read()
{
    m_inquiry.ask(
        [](const std::atomic<bool>&) {
            return std::make_shared<const std::vector<Puzzle>>(builtInPuzzles());
        },
        [this](const auto& puzzles) { emit finished(puzzles); });
}

}  // namespace gomoku
