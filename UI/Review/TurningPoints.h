// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"
#include "UI/Panels/Card.h"

#include <optional>
#include <vector>

class QScrollArea;

namespace gomoku {

class TurningPointItem;

/// The card with the moves that decided the game, at most five, in words.
class TurningPoints : public Card
{
    Q_OBJECT

public:
    static constexpr int kLeastHeight = 48;  ///< Of its list, which scrolls.

    explicit TurningPoints(QWidget* parent = nullptr);

    void setReview(const GameReview& review);
    /// The reviewed move that the board shows, if any, or whose better line it shows (`isAside`).
    void setShown(std::optional<std::size_t> move, bool isAside = false);
    [[nodiscard]] bool contains(std::size_t move) const;

    void setRunning(bool running);  ///< More may come.

    [[nodiscard]] const std::vector<TurningPointItem*>& items() const { return m_items; }
    [[nodiscard]] QString message() const;  ///< What stands there instead of moves.

signals:
    void chosen(int moves);  ///< The position after so many moves is to be shown.
    void proveRequested();  ///< The win that there is in the position shown.

protected:
    void retranslate() override;

private:
    void rebuild();
    void bringToView(TurningPointItem* item);
    [[nodiscard]] QString emptyMessage() const;

    GameReview m_review;
    bool m_isRunning = true;  ///< Until somebody stops it.
    QScrollArea* m_scroll;
    QWidget* m_list;
    QLabel* m_message;
    std::vector<TurningPointItem*> m_items;
};

}  // namespace gomoku
