// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/GameManager.h"

#include <QObject>

#include <vector>

namespace gomoku {

class BoardWidget;
class StatusLine;

/// Hints and threats, a step at a time. Who asks for a hint reads its reason and sees the area; who
/// asks again sees the move, and from then on one more move of the line each time. A threat starts
/// with its first move.
class HintGuide : public QObject
{
    Q_OBJECT

public:
    /// Shows on `board` and says in `status` what `manager` finds. All of them outlive the guide.
    HintGuide(GameManager* manager, BoardWidget* board, StatusLine* status, QObject* parent);

    void help();
    void showThreat();

signals:
    void searchRequested();
    void threatRequested();

private:
    enum class Topic { None, Hint, Threat };

    void take(Point point, const SearchReport& report, const MoveReason& reason);
    void takeForOpening(const OpeningAction& action);
    void takeThreat(const OpponentThreat& threat);
    [[nodiscard]] bool isAbout(Topic topic) const;
    void begin(Topic topic, const std::vector<Point>& line, Color first);
    void showMove();
    void showNextStone();
    [[nodiscard]] QString lineText() const;

    BoardWidget* m_board;
    StatusLine* m_status;
    Topic m_topic = Topic::None;
    quint64 m_game = 0;  ///< The position that it is about: its game,
    Grid m_position;  ///< and its stones.
    MoveReason m_reason;
    std::vector<Point> m_line;
    Color m_first = Color::Black;  ///< Who makes the first move of the line.
    bool m_wins = false;  ///< The line ends with five.
    bool m_isMoveShown = false;  ///< Not only the area of a hint.
    int m_stones = 0;  ///< Of the line, on the board.
};

}  // namespace gomoku
