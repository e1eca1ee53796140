// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Openings/OpeningDrill.h"

#include <QWidget>

#include <set>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace gomoku {

class OpeningTile;

/// The 26 openings beside the board: a tile for each, and what is known of the one chosen.
class OpeningsPage : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningsPage(QWidget* parent = nullptr);

    void setTable(const OpeningTable& table);
    void setLearnt(const std::set<std::string>& codes);
    /// What is said of the opening on the board. `stones`: as they lie there, up to four.
    void describe(const RenjuOpening& opening, const std::vector<Point>& stones,
                  const OpeningTable& table);

    [[nodiscard]] const RenjuOpening& chosen() const;  ///< The one whose tile is checked.
    [[nodiscard]] OpeningTile* tile(std::string_view code) const;
    [[nodiscard]] const std::vector<OpeningTile*>& tiles() const { return m_tiles; }
    [[nodiscard]] QPushButton* drillButton(Color user) const { return m_drill[user]; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QString details() const;

signals:
    void openingChosen();
    void drillRequested(gomoku::Color user);
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool goOn(int key);  ///< By an arrow, from the tile that has the focus; false: there is none.
    [[nodiscard]] QWidget* buildDetails();
    [[nodiscard]] QWidget* buildTiles();
    void arrangeTiles(int columns);
    void retranslate();

    QPushButton* m_back;
    QLabel* m_title;
    QLabel* m_name = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_details = nullptr;
    PerColor<QPushButton*> m_drill{};
    QScrollArea* m_area = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<OpeningTile*> m_tiles;
    int m_columns = 0;
};

}  // namespace gomoku
