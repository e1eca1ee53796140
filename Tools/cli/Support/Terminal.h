// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Files/AppendedFile.h"

#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace gomoku::cli {

[[nodiscard]] bool isTerminal(std::FILE* stream);

/// A line on standard error that shows how far a long work is; silent unless that is a terminal.
class ProgressBar
{
public:
    explicit ProgressBar(int total);
    ~ProgressBar();  ///< Wipes the line.

    void show(int done, const std::string& note = {});
    void wipe();  ///< Before something else is written; the next show() draws it again.

private:
    int m_total;
    bool m_visible;
    bool m_drawn = false;
    std::chrono::steady_clock::time_point m_last{};
};

/// A whole file or none, see writeAtomically(); "-" is standard output.
void writeFile(const std::string& path, const std::string& text);
/// The whole of a file, or of standard input for "-". Throws UsageError if it cannot be read.
[[nodiscard]] std::string readFile(const std::string& path);

/// The lines of a file. An incomplete last line is skipped, with a message.
[[nodiscard]] std::vector<std::string> readLines(const std::string& path);
/// Opens a file to add lines to. An incomplete last line is removed, with a message.
/// Throws UsageError if the file cannot be written.
void openForLines(AppendedFile& file, const std::string& path);

/// Leaves no standard stream closed: the next file to be opened would take its place and receive
/// what is written to it. Writing to what was closed still fails.
void guardStandardStreams();
/// Everything written so far has arrived.
[[nodiscard]] bool standardOutputIsWell();

}  // namespace gomoku::cli
