// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gomoku {

class ContinueButton;
class LevelButton;
class StartOptions;
class StoneButton;

/// The start page beside the board: which colour, how strong an opponent, and, behind "More", rule,
/// opening, board and clock. One click or Enter starts.
class ColorChooserWidget : public QWidget
{
    Q_OBJECT

public:
    explicit ColorChooserWidget(QWidget* parent = nullptr);

    /// The game as chosen; where chance decides the colour, it has decided.
    [[nodiscard]] GameSetup setup() const;
    /// The colour of the human; none: random, or not one human against a machine.
    [[nodiscard]] std::optional<Color> chosenColor() const;
    void setSetup(const GameSetup& setup);
    /// Has anything been chosen since? The page does not show all that a setup can hold.
    [[nodiscard]] bool isTouched() const { return m_touched; }
    [[nodiscard]] bool isRandom() const;  ///< Does chance decide the colour?
    void setRandom();
    /// Offers to go on with this game; nothing: there is none.
    void setUnfinished(const std::optional<GameSnapshot>& game);
    /// Shown below everything else, where there is room for it.
    void setTips(QWidget* tips);

    [[nodiscard]] QPushButton* playButton() const { return m_play; }
    [[nodiscard]] ContinueButton* continueButton() const { return m_continue; }

signals:
    void changed();  ///< The board that it would be played on may look different.
    void playRequested(const gomoku::GameSetup& setup);
    void continueRequested();
    void detailsRequested();  ///< The dialog with every choice there is.

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildColors(QVBoxLayout* column);
    void buildLevels(QVBoxLayout* column);
    void buildMore(QVBoxLayout* column);
    void buildPlay(QVBoxLayout* column);
    void retranslate();
    void nameChoices();
    void nameUnfinished();
    void play();
    [[nodiscard]] int level() const;
    [[nodiscard]] PerColor<PlayerSpec> players() const;
    void makeRoom();
    [[nodiscard]] int neededHeight() const;
    void setCompact(bool compact);

    bool m_touched = false;
    QWidget* m_page;  ///< All but what stands below it; scrolls where there is no room.
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_colorLabel;
    QLabel* m_levelLabel;
    StoneButton* m_black;
    StoneButton* m_white;
    StoneButton* m_random;
    std::vector<LevelButton*> m_levels;
    QVBoxLayout* m_levelRows;
    QPushButton* m_moreButton;
    QLabel* m_summary;  ///< What is chosen behind "More", while that is folded.
    StartOptions* m_more;
    QPushButton* m_play;
    ContinueButton* m_continue;
    QPointer<QWidget> m_tips;
    GameSetup m_rest;  ///< What this page does not ask for, as it was last chosen.
};

}  // namespace gomoku
