// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Players/ComputerSettings.h"
#include "Models/GomokuAI.h"

#include <QObject>

namespace gomoku {

/// What the computer finds out beside the game: a hint or an analysis, one at a time. Not a player:
/// nothing that it finds is played. It shares the GomokuAI with the players, so it has to be told
/// to forget() before one of them is asked.
class Analyst : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive it.
    Analyst(GomokuAI& ai, const ComputerSettings& settings, QObject* parent = nullptr);

    void findHint(const BoardManager& position);
    void findHint(const OpeningPlay& opening, Rule rule);
    void analyse(const BoardManager& position, int lines);  ///< Until it is told to forget().
    void forget();  ///< Nothing more is heard of what it does.

signals:
    void progressed(const gomoku::SearchReport& report);  ///< Of a hint.
    void hintFound(const gomoku::SearchReport& report);
    void openingHintFound(const gomoku::OpeningAction& action);
    void analysed(const gomoku::SearchReport& report);

private:
    enum class Task { None, Hint, Analysis };

    void tellAnalysis(const SearchReport& report);
    void start(Task task, const BoardManager& position, const SearchLimits& limits);
    void onProgressed(GomokuAI::Ticket ticket, const SearchReport& report);
    void onFinished(GomokuAI::Ticket ticket, const SearchReport& report);
    void onAdvised(GomokuAI::Ticket ticket, const OpeningAction& action);

    GomokuAI& m_ai;
    const ComputerSettings& m_settings;
    Task m_task = Task::None;
    GomokuAI::Ticket m_ticket = 0;
    Point m_first{};  ///< Made before the search of an analysis, which tells of the board before.
};

}  // namespace gomoku
