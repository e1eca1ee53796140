// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdio>
#include <string>

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

/// A file that begins to exist only when it is complete, or "-" for standard output.
void writeFile(const std::string& path, const std::string& text);
/// The whole of a file, or of standard input for "-". Throws UsageError if it cannot be read.
[[nodiscard]] std::string readFile(const std::string& path);

/// printf() into a string.
#if defined(__GNUC__)
[[nodiscard, gnu::format(printf, 1, 2)]]
#endif
std::string
format(const char* pattern, ...);

}  // namespace gomoku::cli
