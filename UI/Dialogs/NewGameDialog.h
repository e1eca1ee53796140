// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"
#include "UI/Dialogs/Dialog.h"
#include "UI/Dialogs/PlayerChooser.h"

namespace gomoku {

class Card;
class GameOptionsForm;

/// All that is chosen before a game: who plays, by which rule, on which board, by which clock.
class NewGameDialog : public Dialog
{
    Q_OBJECT

public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    void setEngines(const std::vector<EngineName>& engines);
    void setSetup(const GameSetup& setup);
    [[nodiscard]] GameSetup setup() const;

    [[nodiscard]] PlayerChooser* chooser(Color color) const { return m_players[color]; }

protected:
    void retranslate() override;

private:
    void buildPlayers();
    void swapPlayers();
    void followOptions();

    PerColor<PlayerChooser*> m_players{};
    Card* m_playersCard;
    Card* m_gameCard;
    QPushButton* m_swap;
    GameOptionsForm* m_options;
    QPushButton* m_play;
    QPushButton* m_cancel;
    GameSetup m_given;  ///< Keeps what this dialog does not ask for.
};

}  // namespace gomoku
