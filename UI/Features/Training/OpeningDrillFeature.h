// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Openings/OpeningDrill.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace gomoku {

class GameWidget;
class OpeningsPage;
class PracticePanel;

/// The 26 openings at the board: to look at, with values, and to drill.
class OpeningDrillFeature : public QObject
{
    Q_OBJECT

public:
    explicit OpeningDrillFeature(GameWidget* game);

    [[nodiscard]] OpeningsPage* page() const { return m_page; }
    [[nodiscard]] PracticePanel* panel() const { return m_panel; }
    [[nodiscard]] const std::optional<OpeningDrill>& drill() const { return m_drill; }
    void setTable(OpeningTable table);  ///< Instead of what comes with the program.
    /// Takes the board, with all answers up to now.
    void begin(const std::vector<TrainingAnswer>& answers);
    void end();  ///< Somebody else has the board. Nothing happens if that was so before.

signals:
    void answered(const gomoku::TrainingAnswer& answer);
    void leaveRequested();

private:
    void readTable();
    void followPage();
    void takePoint(Point point);

    void showPage();
    void showChosen();
    void showStones();  ///< Of the opening on the page, with the values of what may follow.

    void startDrill(Color user);
    void playDrill(Point point);
    void showDrill();
    void showGoodMoves(const std::vector<ValuedMove>& good);
    void help();
    void solve();
    void nextOpening();
    void record(RecallGrade grade);
    void show(const std::vector<Point>& moves, bool toPlay);

    GameWidget* m_game;
    OpeningsPage* m_page;
    PracticePanel* m_panel;
    std::shared_ptr<const OpeningTable> m_table;
    std::set<std::string> m_learnt;
    std::vector<Point> m_stones;  ///< On the page: the three of the opening, and a fourth.
    std::optional<OpeningDrill> m_drill;
    int m_drills = 0;  ///< Up to now: each lies otherwise on the board.
    bool m_hasBoard = false;
    bool m_isRecorded = false;
    QElapsedTimer m_timer;
};

}  // namespace gomoku
