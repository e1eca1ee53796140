// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/Inquiry.h"
#include "Models/Training/Puzzles/Puzzle.h"

#include <QObject>

#include <memory>
#include <vector>

namespace gomoku {

/// Reads the puzzles that come with the program, on a thread of its own.
class PuzzleReader : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void read();  ///< Does not wait; finished() follows.

signals:
    void finished(const std::shared_ptr<const std::vector<gomoku::Puzzle>>& puzzles);

private:
    Inquiry m_inquiry{this};
};

}  // namespace gomoku
