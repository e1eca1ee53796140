// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Players/ProofInquiry.h"
#include "Models/Game/Study/Analyst.h"
#include "Models/Review/Judge/MoveReason.h"
#include "Models/Review/Judge/OpponentThreat.h"
#include "Models/Review/Wins/ProvenLines.h"
#include "Models/Threads/Inquiry.h"

#include <QObject>

namespace gomoku {

/// What is found out about the position on the board, and never played: a hint with its reason,
/// what the opponent threatens, and an analysis in which decided lines have their end and proven
/// wins are named. All questions are about one position. Whoever shows another one calls forget()
/// first; and before a player is asked, because they share the GomokuAI.
class PositionStudy : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive it.
    PositionStudy(GomokuAI& ai, const ComputerSettings& settings, QObject* parent = nullptr);

    void beginGame();  ///< Lines that were proven in another game are not remembered.

    // Each is answered by its signal, never during the call. A hint ends a running analysis.
    void findHint(const BoardManager& position);
    void findHint(const OpeningPlay& opening, Rule rule);
    void findThreat(const BoardManager& position);
    void analyse(const BoardManager& position, int lines);  ///< Until it is told to forget().

    void forget();  ///< Nothing more is heard of what was asked. Does not wait.
    void waitForDone();  ///< After forget(): until its own threads are at rest.

signals:
    void progressed(const gomoku::SearchReport& report);  ///< Of a hint.
    void hintFound(const gomoku::SearchReport& report, const gomoku::MoveReason& reason);
    void openingHintFound(const gomoku::OpeningAction& action);
    void threatFound(const gomoku::OpponentThreat& threat);
    void analysed(const gomoku::SearchReport& report);

private:
    void onHintFound(const SearchReport& report);
    void tellHint(const SearchReport& report, const MoveReason& reason);
    void onAnalysed(const SearchReport& report);
    void askProofs();
    [[nodiscard]] SearchReport completedAnalysis() const;
    void tellAnalysis();
    void finishLines();
    void takeLine(const SearchLine& line);

    BoardManager m_position;  ///< Of the hint or the analysis.
    SearchReport m_analysis;  ///< The newest, as the search told it.
    int m_provenPlies = 0;  ///< Of the position analysed; see SearchReport.
    ProvenLines m_proven;
    Analyst m_analyst;
    Inquiry m_threat;
    ProofInquiry m_proofs;
    Inquiry m_ends;  ///< How the decided lines of a hint or an analysis end.
};

}  // namespace gomoku
