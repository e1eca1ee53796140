// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Engines/OwnEngine.h"
#include "Models/Match/EngineMatch.h"
#include "UI/Dialogs/Dialog.h"

#include <array>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QSpinBox;
class QTableWidget;

namespace gomoku {

class Card;
class EmptyState;

/// A match between two engines, our own among them: who, how long, how many games; then the table
/// as it grows. The window stays usable meanwhile, and closing the dialog ends the match.
class EngineMatchDialog : public Dialog
{
    Q_OBJECT

public:
    explicit EngineMatchDialog(QWidget* parent = nullptr);
    ~EngineMatchDialog() override;

    /// Those of other people; our own is offered too, at every level, where its program is.
    void setEngines(const std::vector<EngineEntry>& engines,
                    const QString& ownProgram = ownEngineProgram());
    [[nodiscard]] bool isRunning() const { return m_match != nullptr; }
    [[nodiscard]] MatchPlan plan() const;  ///< As the controls say.
    [[nodiscard]] QTableWidget* results() const { return m_results; }
    [[nodiscard]] QTableWidget* games() const { return m_games; }
    [[nodiscard]] QString summary() const;

public slots:
    void startOrStop();

signals:
    /// The user wants to see a game of the match on the board.
    void gameChosen(const gomoku::MatchGameResult& game, const QString& black,
                    const QString& white);

protected:
    void retranslate() override;
    void done(int result) override;

private:
    QWidget* setupCard();
    QWidget* resultCard();
    void nameOwnEngine();
    void showBoardSize();
    void chooseGame(int row);
    [[nodiscard]] QString nameOf(const MatchGameResult& game, Color color) const;
    void takeGame(const MatchGameResult& game, const MatchStanding& standing);
    void takeEnd(const MatchStanding& standing);
    void showStanding();
    void addGameRow(const MatchGameResult& game);
    void showState();
    [[nodiscard]] QString verdictText() const;

    std::vector<EngineEntry> m_engines;  ///< In the order of the boxes, our own first.
    std::size_t m_ownCount = 0;  ///< How many of them are our own.
    std::unique_ptr<EngineMatch> m_match;
    std::vector<MatchGameResult> m_played;
    MatchStanding m_standing;
    std::array<QString, 2> m_names;

    Card* m_setup;
    Card* m_resultCard;
    std::array<QComboBox*, 2> m_who;
    QLabel* m_against;
    QComboBox* m_rule;
    QSpinBox* m_size;
    QSpinBox* m_seconds;
    QSpinBox* m_count;
    EmptyState* m_nothing;  ///< Until there is a result.
    QTableWidget* m_results;
    QTableWidget* m_games;
    QLabel* m_summary;
    QProgressBar* m_progress;
    QPushButton* m_start;
    QPushButton* m_close;
};

}  // namespace gomoku
