// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/GameManager.h"

#include <QObject>

#include <vector>

namespace gomoku {

class BoardWidget;
class StatusLine;

/// Hints, a step at a time: who asks sees one point and its reason; who asks again sees how it goes
/// on from there.
class HintGuide : public QObject
{
    Q_OBJECT

public:
    /// Shows on `board` and says in `status` what `manager` finds. All of them outlive the guide.
    HintGuide(GameManager* manager, BoardWidget* board, StatusLine* status, QObject* parent);

    void help();

signals:
    void searchRequested();
    void evaluated(const gomoku::SearchReport& report);  ///< Of the position shown.

private:
    void take(Point point, const SearchReport& report, HintReason reason);
    void takeForOpening(const OpeningAction& action);

    BoardWidget* m_board;
    StatusLine* m_status;
    std::vector<Point> m_line;  ///< From the position of the last hint on.
    Grid m_position;  ///< That one.
};

}  // namespace gomoku
