// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "UI/Panels/Card.h"

class QPushButton;

namespace gomoku {

/// What there is to say while a win is proven on the board.
struct ProofView
{
    enum class Stage {
        Nothing,  ///< The card is not seen.
        Offered,  ///< A win is known; the user may ask for its proof.
        Proving,
        NotProven,
        Defending,  ///< The user tries a defence.
        Answering,  ///< The winner's move is being found.
        Waiting,  ///< Somebody has stepped back to where the winner is to move.
        Refuted,  ///< Five.
        NotRefuted,  ///< The proof does not go there.
    };

    Stage stage = Stage::Nothing;
    Color winner = Color::Black;
    int claimed = 0;  ///< Moves of the winner from where the proof began; 0: not known yet.
    int left = 0;  ///< From the position shown on.
    bool isProven = false;  ///< Else a search has seen the win.

    friend bool operator==(const ProofView&, const ProofView&) = default;
};

/// Offers the proof of a win, and accompanies it: what is claimed, how many moves are left, and
/// what can be done.
class ProofCard : public Card
{
    Q_OBJECT

public:
    explicit ProofCard(QWidget* parent = nullptr);

    void present(const ProofView& view);

    [[nodiscard]] const ProofView& view() const { return m_view; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* proveButton() const { return m_prove; }
    [[nodiscard]] QPushButton* anotherButton() const { return m_another; }
    [[nodiscard]] QPushButton* bestButton() const { return m_best; }
    [[nodiscard]] QPushButton* leaveButton() const { return m_leave; }

signals:
    void proveRequested();
    void anotherRequested();
    void bestRequested();
    void leaveRequested();

protected:
    void retranslate() override;

private:
    [[nodiscard]] QString claim() const;
    [[nodiscard]] QString state() const;
    void showButtons();

    QLabel* m_text;
    QPushButton* m_prove;
    QPushButton* m_another;
    QPushButton* m_best;
    QPushButton* m_leave;
    ProofView m_view;
};

}  // namespace gomoku
