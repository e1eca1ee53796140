// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace gomoku {

class HelpButton;
class ReturnLink;
class StatusLine;
struct GameSnapshot;

/// Below the board: what is going on, and the way back to the game when one looks elsewhere.
class StatusRow : public QWidget
{
    Q_OBJECT

public:
    explicit StatusRow(QWidget* parent = nullptr);

    [[nodiscard]] StatusLine* line() const { return m_line; }
    [[nodiscard]] ReturnLink* returnLink() const { return m_return; }
    [[nodiscard]] HelpButton* helpButton() const { return m_help; }

    void showStartPage(bool watching);
    void showGame(const GameSnapshot& snapshot);
    void setNumbersShown(bool shown);  ///< On the board: chances, which the line explains.
    void showGuest();  ///< Somebody else has the board and the line.
    /// Where the board ends, in pixels from the left: the way back stands there if it can.
    void setBoardEdge(int edge);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    void place();
    [[nodiscard]] int widthBesideTheWords() const;
    void makeRoom();

    StatusLine* m_line;
    ReturnLink* m_return;
    HelpButton* m_help;  ///< To the rule of the game, or to its opening while that lasts.
    bool m_isAway = false;  ///< The way back is wanted.
    bool m_hasHelp = false;
    QString m_words;
    bool m_hasNumbers = false;
    int m_boardEdge = 0;
};

}  // namespace gomoku
