// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/ParallelSearch.h"

#include <chrono>
#include <iosfwd>
#include <string>

namespace gomoku::cli {

struct TerminalGameSetup
{
    Rule rule = Rule::Freestyle;
    int boardSize = kDefaultBoardSize;
    int level = 3;
    std::chrono::milliseconds moveTime{5000};
    PerColor<bool> humanPlays{true, false};
};

/// A game in a terminal: draws the board, reads what the player types, answers for the computer.
class TerminalGame
{
public:
    explicit TerminalGame(const TerminalGameSetup& setup);

    void run(std::istream& input);  ///< Until the player quits or the input ends.

private:
    void playComputer();
    bool obey(const std::string& line);  ///< False to quit.
    void play(Point point);
    void undo();
    void hint();
    void save(const std::string& path) const;
    void setLevel(const std::string& text);
    void startNewGame();
    void makeMove(Point point);
    void draw() const;
    void announceEnd();
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] std::string stoneText(Point point) const;
    [[nodiscard]] SearchLimits limits(int level) const;
    [[nodiscard]] SearchReport think(const SearchLimits& limits);

    TerminalGameSetup m_setup;
    BoardManager m_board;
    ParallelSearch m_search;
    bool m_resigned = false;
    bool m_colors;  ///< Of a terminal that can show them.
    bool m_prompts;
};

}  // namespace gomoku::cli
