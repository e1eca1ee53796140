// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QPushButton>

#include <optional>

namespace gomoku {

/// The way back for somebody who looks at an earlier position. It also tells what was played
/// meanwhile.
class ReturnLink : public QPushButton
{
    Q_OBJECT

public:
    explicit ReturnLink(QWidget* parent = nullptr);

    /// Shows itself only while the game itself is not what is shown.
    void follow(const GameSnapshot& snapshot);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    bool m_away = false;
    quint64 m_game = 0;
    int m_left = 0;  ///< Moves of the game when it was left.
    std::optional<PlayedMove> m_news;
};

}  // namespace gomoku
