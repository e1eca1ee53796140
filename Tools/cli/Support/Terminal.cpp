// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/Terminal.h"

#include "Models/Core/InputLimit.h"
#include "Models/Files/WholeFile.h"
#include "Tools/cli/Support/Options.h"

#include <cstdio>
#include <iostream>
#include <sstream>

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace gomoku::cli {

namespace {

constexpr int kBarWidth = 24;
constexpr std::chrono::milliseconds kRedraw{100};

std::string standardInput()
{
    std::string text;
    std::string piece(1 << 16, '\0');
    while (std::cin.read(piece.data(), std::ssize(piece)) || std::cin.gcount() > 0) {
        text.append(piece, 0, static_cast<std::size_t>(std::cin.gcount()));
        if (std::ssize(text) > kMaxInputBytes)
            throw UsageError("standard input: it is larger than "
                             + std::to_string(kMaxInputBytes >> 20) + " MB");
    }
    // To a stream a read that fails, as that of a folder, looks like the end.
    if (std::ferror(stdin) != 0)
        throw UsageError("standard input: cannot be read");
    return text;
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
    const auto problem
        = writeAtomically(QString::fromStdString(path), QByteArray::fromStdString(text));
    if (problem)
        throw UsageError(path + ": cannot be written: " + problem->toStdString());
}

std::string readFile(const std::string& path)
{
    if (path == "-")
        return standardInput();
    const FileContents file = readWholeFile(QString::fromStdString(path));
    if (file.problem)
        throw UsageError(path + ": cannot be read: " + file.problem->toStdString());
    return file.bytes.toStdString();
}

std::vector<std::string> readLines(const std::string& path)
{
    const std::string text = readFile(path);
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    if (!text.empty() && text.back() != '\n') {
        std::cerr << path << ": the last line is incomplete and was skipped\n";
        lines.pop_back();
    }
    return lines;
}

void openForLines(AppendedFile& file, const std::string& path)
{
    if (const auto problem = file.open(QString::fromStdString(path)))
        throw UsageError(path + ": cannot be written: " + problem->toStdString());
    if (file.dropUnfinishedLine() > 0)
        std::cerr << path << ": the last line was incomplete and was removed\n";
}

void guardStandardStreams()
{
#ifndef _WIN32
    // The lowest free number is taken, so each closed one of the three is filled in turn.
    for (int opened = ::open("/dev/null", O_RDONLY); opened >= 0;
         opened = ::open("/dev/null", O_RDONLY))
        if (opened > STDERR_FILENO) {
            ::close(opened);
            break;
        }
#endif
}

bool standardOutputIsWell()
{
    std::cout.flush();
    return std::cout.good() && std::ferror(stdout) == 0;
}

}  // namespace gomoku::cli
