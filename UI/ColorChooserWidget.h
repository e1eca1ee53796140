// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace gomoku {

class ContinueButton;
class GameOptionsForm;
class LinkCard;
class PlayerNames;
class SegmentBar;
class StoneButton;
class StrengthCard;

/// The start page beside the board: against whom, which colour, how strong, by which rules. One
/// click or Enter starts. What it asks changes with the opponent, where it asks does not.
class ColorChooserWidget : public QWidget
{
    Q_OBJECT

public:
    enum class Mode { Computer, Friend, Watch };

    explicit ColorChooserWidget(QWidget* parent = nullptr);

    /// The game as chosen; where chance decides the colour, it has decided.
    [[nodiscard]] GameSetup setup() const;
    [[nodiscard]] Mode mode() const;
    void setMode(Mode mode);
    /// The colour of the human; none: random, or not one human against a computer.
    [[nodiscard]] std::optional<Color> chosenColor() const;
    void setSetup(const GameSetup& setup);
    /// Has anything been chosen since? The page does not show all that a setup can hold.
    [[nodiscard]] bool isTouched() const { return m_touched; }
    [[nodiscard]] bool isRandom() const;  ///< Does chance decide the colour?
    void setRandom();
    /// What the player is called in games against the computer; empty: "You".
    void setPlayerName(const QString& name);
    /// Offers to continue this game; nothing: there is none.
    void setUnfinished(const std::optional<GameSnapshot>& game);
    /// Shows the card for those who have not finished a game yet.
    void setNewcomer(bool newcomer);
    /// Adds "Train" to the row of opponents; see trainRequested().
    void offerTraining();
    void setTrainingDue(int cards);  ///< How many wait there.
    /// Shown below everything else, where there is room for it.
    void setTips(QWidget* tips);

    [[nodiscard]] SegmentBar* modes() const { return m_modes; }
    [[nodiscard]] StrengthCard* strength() const { return m_strength; }
    [[nodiscard]] StrengthCard* strength(Color color) const { return m_watched[color]; }
    [[nodiscard]] PlayerNames* names() const { return m_names; }
    [[nodiscard]] GameOptionsForm* options() const { return m_options; }
    [[nodiscard]] QPushButton* playButton() const { return m_play; }
    [[nodiscard]] ContinueButton* continueButton() const { return m_continue; }
    [[nodiscard]] LinkCard* newcomerCard() const { return m_newcomer; }

signals:
    void changed();  ///< The board that it would be played on may look different.
    void playRequested(const gomoku::GameSetup& setup);
    void continueRequested();
    void detailsRequested();  ///< The dialog with every choice there is.
    void lessonsRequested();  ///< By somebody who does not know the game yet.
    void trainRequested();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is left out, one after the other, where the page is too high for its place.
    enum class Room { Ample, NoTips, NoTitle, Compact, NoNewcomer };

    void buildPage();
    void buildModes(QVBoxLayout* column);
    [[nodiscard]] QWidget* buildComputer();
    [[nodiscard]] QWidget* buildWatch();
    void buildOptions(QVBoxLayout* column);
    void buildFoot(QVBoxLayout* column);
    void retranslate();
    void nameTraining();
    void nameChoices();
    void offerPerfect();
    void nameUnfinished();
    void play();
    [[nodiscard]] PerColor<PlayerSpec> players() const;
    void makeRoom();
    void fitArea();
    void leaveOut(Room room);
    [[nodiscard]] int neededHeight() const;
    void setCompact(bool compact);

    bool m_touched = false;
    bool m_isNewcomer = false;
    QScrollArea* m_area;
    QWidget* m_page;  ///< All that is to be chosen; scrolls where there is no room.
    QLabel* m_title;
    QLabel* m_subtitle;
    SegmentBar* m_modes;
    QStackedWidget* m_opponents;  ///< One page for each mode, all of the same height.
    StoneButton* m_black;
    StoneButton* m_white;
    StoneButton* m_random;
    StrengthCard* m_strength;
    PlayerNames* m_names;
    PerColor<StrengthCard*> m_watched;
    GameOptionsForm* m_options;
    QPushButton* m_details;
    QPushButton* m_play;
    QBoxLayout* m_foot;
    ContinueButton* m_continue;
    LinkCard* m_newcomer;
    QPointer<QWidget> m_tips;
    QString m_playerName;
    int m_trainingDue = 0;
    GameSetup m_rest;  ///< What this page does not ask for, as it was last chosen.
};

}  // namespace gomoku
