// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/OwnEngine.h"
#include "Models/Match/JournalThread.h"
#include "Models/Match/Tournament.h"
#include "UI/Dialogs/Dialog.h"

#include <memory>
#include <vector>

class QMenu;

namespace gomoku {

class MatchResults;
class MatchSetup;

/// A match of two engines or a tournament of more, our own among them: who, how long, how many
/// games; then the tables as they grow. The window stays usable meanwhile. Closing the dialog
/// breaks the match off; with a journal, it continues the next time, also after a crash.
class EngineMatchDialog : public Dialog
{
    Q_OBJECT

public:
    explicit EngineMatchDialog(QWidget* parent = nullptr);
    ~EngineMatchDialog() override;

    /// Those of other people; our own is offered too, at every level, where its program is.
    void setEngines(const std::vector<EngineEntry>& engines,
                    const QString& ownProgram = ownEngineProgram());
    /// Where matches are kept. What is there is shown, and can be resumed if games are missing.
    void setJournal(const QString& path);
    [[nodiscard]] bool isRunning() const { return m_match != nullptr; }
    [[nodiscard]] bool canResume() const;
    [[nodiscard]] MatchSetup* setup() const { return m_setup; }
    [[nodiscard]] MatchResults* results() const { return m_results; }
    /// Writes the result to a file, as a page or as a table.
    void exportResult(const QString& path, bool asTable);

public slots:
    void startOrStop();
    void resume();

signals:
    /// The user wants to see a game of the match on the board.
    void gameChosen(const gomoku::MatchGameResult& game, const gomoku::TournamentPlan& plan);
    /// A game has ended that the library shall keep.
    void gameEnded(const gomoku::MatchGameResult& game, const gomoku::TournamentPlan& plan);
    /// The engine with this command could not be started.
    void engineFailed(const gomoku::EngineCommand& command, const gomoku::EngineFailure& failure);

protected:
    void retranslate() override;
    void done(int result) override;

private:
    void start();  ///< Once the openings are there.
    void play(const TournamentPlan& plan, const std::vector<MatchGameResult>& games);
    void takeContents(const TournamentJournal::Contents& contents);
    void takeGame(const MatchGameResult& game, const TournamentStanding& standing);
    void takeWithdrawal(int engine, const EngineFailure& failure);
    void takeEnd(const TournamentStanding& standing);
    void chooseExport(bool asTable);
    void showState();

    QString m_journalPath;
    TournamentPlan m_brokenOff;  ///< What can be resumed.
    std::vector<MatchGameResult> m_played;  ///< Of the match that is shown.
    std::unique_ptr<Tournament> m_match;

    MatchSetup* m_setup;
    MatchResults* m_results;
    QPushButton* m_start;
    QPushButton* m_resume;
    QPushButton* m_export;
    QPushButton* m_close;
    QAction* m_exportPage;
    QAction* m_exportTable;
    JournalThread m_journal;
};

}  // namespace gomoku
