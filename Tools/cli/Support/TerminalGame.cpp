// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/TerminalGame.h"

#include "Models/Core/Ascii.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Record/Files/RecordIo.h"
#include "Models/Rules/FoulExplanation.h"
#include "Models/Rules/Referee.h"
#include "Models/Search/PlayingLevel.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

namespace gomoku::cli {

namespace {

constexpr std::string_view kHelp = "  h8        play there\n"
                                   "  undo      take back your move and the reply\n"
                                   "  hint      suggest a move\n"
                                   "  level N   change the level: 1 to 5, 0 for full strength\n"
                                   "  new       start a new game\n"
                                   "  swap      swap sides\n"
                                   "  resign    resign the game\n"
                                   "  save FILE save the game (.sgf, .psq, .txt ...)\n"
                                   "  board     draw the board again\n"
                                   "  quit      leave\n";

std::string titled(std::string_view word)
{
    std::string text(word);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

bool showsColors()
{
    const char* terminal = std::getenv("TERM");
    return isTerminal(stdout) && std::getenv("NO_COLOR") == nullptr && terminal != nullptr
        && std::string_view(terminal) != "dumb";
}

}  // namespace

TerminalGame::TerminalGame(const TerminalGameSetup& setup)
    : m_setup(setup),
      m_board(setup.boardSize, setup.rule),
      m_colors(showsColors()),
      m_prompts(isTerminal(stdin))
{ }

void TerminalGame::run(std::istream& input)
{
    std::cout << "Gomoku, " << nameOf(m_setup.rule) << ", level " << m_setup.level
              << ". Type a point such as h8, or help.\n";
    draw();
    while (std::cout) {
        if (!isOver() && !m_setup.humanPlays[m_board.sideToMove()]) {
            playComputer();
            continue;
        }
        if (m_prompts)
            std::cout << (isOver() ? std::string("new or quit")
                                   : titled(nameOf(m_board.sideToMove())))
                      << "> " << std::flush;
        std::string line;
        if (!std::getline(input, line) || !obey(std::string(trimmed(line))))
            return;
    }
}

void TerminalGame::playComputer()
{
    if (m_prompts)
        std::cout << "The computer is thinking ..." << std::flush;
    const SearchReport report = think(limits(m_setup.level));
    if (m_prompts)
        std::cout << "\r\033[K";
    if (report.bestMove().isNone()) {
        std::cout << "The computer has no legal move and resigns.\n";
        m_resigned = true;
        return;
    }
    const Color color = m_board.sideToMove();
    makeMove(report.bestMove());
    draw();
    std::cout << titled(nameOf(color)) << " plays " << report.bestMove().toString() << ".\n";
    announceEnd();
}

bool TerminalGame::obey(const std::string& line)
{
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, end);
    const std::string rest(trimmed(std::string_view(line).substr(end)));
    if (word == "quit" || word == "exit" || word == "q")
        return false;
    if (const auto point = Point::parse(line))
        play(*point);
    else if (word == "undo" || word == "u")
        undo();
    else if (word == "hint")
        hint();
    else if (word == "level")
        setLevel(rest);
    else if (word == "new")
        startNewGame();
    else if (word == "swap")
        std::swap(m_setup.humanPlays.black, m_setup.humanPlays.white);
    else if (word == "save")
        save(rest);
    else if (word == "board")
        draw();
    else if (word == "help" || word == "?")
        std::cout << kHelp;
    else if (word == "resign" && !isOver()) {
        m_resigned = true;
        std::cout << titled(nameOf(opponent(m_board.sideToMove()))) << " wins by resignation.\n";
    } else if (!word.empty())
        std::cout << gomocup::quoted(line) << "? Type a point such as h8, or help.\n";
    return true;
}

void TerminalGame::play(Point point)
{
    if (isOver()) {
        std::cout << "The game is over. Type new for another game, or undo.\n";
        return;
    }
    switch (judge(m_board.grid(), m_board.sideToMove(), point, m_setup.rule)) {
    case MoveVerdict::Legal:
        makeMove(point);
        if (m_setup.humanPlays[m_board.sideToMove()] || isOver())
            draw();
        return announceEnd();
    case MoveVerdict::OffBoard:
        std::cout << point.toString() << " is not on the board.\n";
        return;
    case MoveVerdict::Occupied:
        std::cout << point.toString() << " is occupied.\n";
        return;
    default:
        std::cout << describe(explainPoint(m_board.grid(), point)) << '\n';
    }
}

/// Back to the last position in which a human was to move.
void TerminalGame::undo()
{
    if (m_board.moveCount() == 0) {
        std::cout << "Nothing to undo.\n";
        return;
    }
    m_resigned = false;
    do
        m_board.undoMove();
    while (m_board.moveCount() > 0 && !m_setup.humanPlays[m_board.sideToMove()]);
    draw();
}

void TerminalGame::hint()
{
    if (isOver()) {
        std::cout << "The game is over.\n";
        return;
    }
    const SearchReport report = think(limits(0));
    if (!report.bestMove().isNone())
        std::cout << "Perhaps " << report.bestMove().toString() << " (" << scoreText(report.score())
                  << ": " << textOf(report.lines.front().moves) << ").\n";
}

void TerminalGame::save(const std::string& path) const
{
    const auto target = formatForFile(path);
    if (!target) {
        std::cout << "The file name must end in .sgf, .psq or .txt.\n";
        return;
    }
    GameRecord record(m_setup.boardSize, m_setup.rule);
    std::vector<RecordedMove> moves;
    for (int i = 0; i < m_board.moveCount(); ++i)
        moves.push_back({m_board.move(i), i % 2 == 0 ? Color::Black : Color::White});
    record.addLine(GameRecord::root(), moves);
    const auto written = writeGame(record, *target);
    try {
        if (!written)
            throw UsageError(path + ": " + written.error().toString());
        writeFile(path, written->bytes);
        std::cout << "Saved as " << printable(path) << ".\n";
    } catch (const UsageError& error) {
        std::cout << printable(error.what()) << '\n';
    }
}

void TerminalGame::setLevel(const std::string& text)
{
    const auto level = gomocup::parseInteger(text);
    if (!level || *level < 0 || *level > 5) {
        std::cout << "Levels are 1 to 5; 0 is full strength.\n";
        return;
    }
    m_setup.level = static_cast<int>(*level);
    std::cout << "Level " << m_setup.level << ".\n";
}

void TerminalGame::startNewGame()
{
    m_board = BoardManager(m_setup.boardSize, m_setup.rule);
    m_resigned = false;
    m_search.clear();
    draw();
}

void TerminalGame::makeMove(Point point)
{
    m_board.makeMove(point);
}

void TerminalGame::announceEnd()
{
    if (const auto winner = m_board.winner())
        std::cout << titled(nameOf(*winner)) << " wins with five in a row after "
                  << m_board.moveCount() << " moves.\n";
    else if (m_board.isFull())
        std::cout << "Draw: the board is full.\n";
}

bool TerminalGame::isOver() const
{
    return m_resigned || m_board.winner() || m_board.isFull();
}

void TerminalGame::draw() const
{
    const int size = m_board.size();
    std::string letters = "   ";
    for (int column = 0; column < size; ++column)
        letters += {' ', static_cast<char>('a' + column)};
    std::cout << letters << '\n';
    for (int row = size - 1; row >= 0; --row) {
        std::cout << rightAligned(row + 1, 3);
        for (int column = 0; column < size; ++column)
            std::cout << stoneText(Point::at(column, row));
        const bool afterLast = !m_board.lastMove().isNone() && m_board.lastMove().row() == row
            && m_board.lastMove().column() == size - 1;
        std::cout << (afterLast ? "" : " ") << row + 1 << '\n';
    }
    std::cout << letters << '\n';
}

/// Two characters: what stands before the point, which brackets the newest stone, and the point.
std::string TerminalGame::stoneText(Point point) const
{
    const Point last = m_board.lastMove();
    const bool followsLast
        = !last.isNone() && last.row() == point.row() && last.column() + 1 == point.column();
    std::string text(1, point == last ? '(' : followsLast ? ')' : ' ');
    switch (m_board.at(point)) {
    case Cell::Empty:
        text += m_colors ? "\033[2m.\033[0m" : ".";
        break;
    case Cell::Black:
        text += m_colors ? "\033[1;36mX\033[0m" : "X";
        break;
    case Cell::White:
        text += m_colors ? "\033[1;33mO\033[0m" : "O";
        break;
    }
    if (point == last && point.column() == m_board.size() - 1)
        text += ')';
    return text;
}

SearchLimits TerminalGame::limits(int level) const
{
    SearchLimits limits;
    limits.level = level;
    limits.moveTime = level == 0 ? m_setup.moveTime : PlayingLevel::of(level).mostTime;
    limits.randomSeed
        = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    limits.threads
        = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxSearchThreads);
    return limits;
}

SearchReport TerminalGame::think(const SearchLimits& limits)
{
    const std::atomic<bool> stop{false};
    return m_search.think(m_board, limits, standardThreads(), stop);
}

}  // namespace gomoku::cli
