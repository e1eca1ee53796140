// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/WhyLost.h"
#include "UI/Panels/Card.h"

#include <optional>

class QPushButton;

namespace gomoku {

/// After a loss: which move made it certain, the last escape before it, and a way to play on from
/// there.
class LossCard : public Card
{
    Q_OBJECT

public:
    explicit LossCard(QWidget* parent = nullptr);

    void present(const LossStory& story, const std::vector<PlayedMove>& moves);
    void dismiss();

    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* playButton() const { return m_play; }

signals:
    void playRequested(int moves);  ///< From the position after so many moves.

protected:
    void retranslate() override;

private:
    [[nodiscard]] QString escapeText() const;  ///< There is a story.

    QLabel* m_text;
    QPushButton* m_play;
    std::optional<LossStory> m_story;
    std::vector<PlayedMove> m_moves;
};

}  // namespace gomoku
