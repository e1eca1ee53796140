// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Terminal.h"

#include "Tools/cli/Options.h"

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace gomoku::cli {

namespace {

constexpr int kBarWidth = 24;
constexpr std::chrono::milliseconds kRedraw{100};

std::string contentsOf(std::istream& stream)
{
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

}  // namespace

bool isTerminal(std::FILE* stream)
{
#ifdef _WIN32
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

ProgressBar::ProgressBar(int total) : m_total(total), m_visible(isTerminal(stderr) && total > 0)
{ }

ProgressBar::~ProgressBar()
{
    wipe();
}

void ProgressBar::show(int done, const std::string& note)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_visible || (done < m_total && now - m_last < kRedraw))
        return;
    m_last = now;
    m_drawn = true;
    const auto filled = static_cast<std::size_t>(kBarWidth * done / m_total);
    const std::string bar = std::string(filled, '#') + std::string(kBarWidth - filled, '.');
    std::fprintf(stderr, "\r\033[K[%s] %d/%d %s", bar.c_str(), done, m_total, note.c_str());
    std::fflush(stderr);
}

void ProgressBar::wipe()
{
    if (m_drawn)
        std::fputs("\r\033[K", stderr);
    m_drawn = false;
}

void writeFile(const std::string& path, const std::string& text)
{
    if (path == "-") {
        std::cout << text << std::flush;
        return;
    }
    const std::string draft = path + ".part";
    std::ofstream file(draft, std::ios::binary);
    file << text;
    file.close();
    if (!file || std::rename(draft.c_str(), path.c_str()) != 0) {
        const std::string why = std::strerror(errno);
        std::remove(draft.c_str());
        throw UsageError(path + ": cannot be written: " + why);
    }
}

std::string readFile(const std::string& path)
{
    if (path == "-")
        return contentsOf(std::cin);
    std::ifstream file(path, std::ios::binary);
    std::string text = contentsOf(file);
    if (!file || file.bad())
        throw UsageError(path + ": cannot be read: " + std::strerror(errno));
    return text;
}

std::string format(const char* pattern, ...)
{
    va_list arguments;
    va_start(arguments, pattern);
    char text[1024];
    std::vsnprintf(text, sizeof text, pattern, arguments);
    va_end(arguments);
    return text;
}

}  // namespace gomoku::cli
