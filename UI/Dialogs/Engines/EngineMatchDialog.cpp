// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/EngineMatchDialog.h"

#include "Models/Files/WholeFile.h"
#include "Models/Match/TournamentReport.h"
#include "UI/Dialogs/Engines/MatchResults.h"
#include "UI/Dialogs/Engines/MatchSetup.h"
#include "UI/Help/HelpTopic.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

EngineMatchDialog::EngineMatchDialog(QWidget* parent)
    : Dialog(parent),
      m_setup(new MatchSetup(this)),
      m_results(new MatchResults(this)),
      m_start(addPrimary(QDialogButtonBox::ActionRole)),
      m_resume(addButton(QDialogButtonBox::ActionRole)),
      m_export(addButton(QDialogButtonBox::ActionRole)),
      m_close(addButton(QDialogButtonBox::RejectRole))
{
    auto* menu = new QMenu(m_export);
    m_exportPage = menu->addAction(QString());
    m_exportTable = menu->addAction(QString());
    m_export->setMenu(menu);
    m_export->setProperty("hasMenu", true);  // The style sheet makes room for the arrow.
    body()->addWidget(m_setup);
    body()->addWidget(m_results, 1);
    connect(m_start, &QPushButton::clicked, this, &EngineMatchDialog::startOrStop);
    addHelp(HelpTopic::Matches);
    connect(m_resume, &QPushButton::clicked, this, &EngineMatchDialog::resume);
    connect(m_exportPage, &QAction::triggered, this, [this] { chooseExport(false); });
    connect(m_exportTable, &QAction::triggered, this, [this] { chooseExport(true); });
    connect(m_setup, &MatchSetup::changed, this, &EngineMatchDialog::showState);
    connect(m_setup, &MatchSetup::openingsRead, m_results, &MatchResults::setProblem);
    connect(m_setup, &MatchSetup::prepared, this, &EngineMatchDialog::start);
    connect(m_results, &MatchResults::gameChosen, this,
            [this](const MatchGameResult& game) { emit gameChosen(game, m_results->plan()); });
    connect(&m_journal, &JournalThread::contentsRead, this, &EngineMatchDialog::takeContents);
    connect(&m_journal, &JournalThread::failed, this, [this](const QString& reason) {
        m_results->setProblem(tr("This match cannot be resumed later: %1").arg(reason));
    });
    retranslate();
    resize(960, 640);
}

EngineMatchDialog::~EngineMatchDialog() = default;

void EngineMatchDialog::setEngines(const std::vector<EngineEntry>& engines,
                                   const QString& ownProgram)
{
    m_setup->setEngines(engines, ownProgram);
    showState();
}

void EngineMatchDialog::setJournal(const QString& path)
{
    m_journalPath = path;
    if (QFileInfo::exists(path))
        m_journal.read(path);
}

void EngineMatchDialog::takeContents(const TournamentJournal::Contents& contents)
{
    if (!contents.problem.isEmpty() || isRunning() || !m_results->isEmpty())
        return;  // Nothing worth a word, or somebody was quicker.
    m_played = contents.games;
    m_brokenOff = contents.plan;
    m_results->begin(contents.plan, contents.games);
    m_setup->showPlan(contents.plan);
    showState();
}

bool EngineMatchDialog::canResume() const
{
    return !isRunning() && !m_brokenOff.engines.empty()
        && std::ssize(m_played) < m_brokenOff.games();
}

void EngineMatchDialog::startOrStop()
{
    if (m_match)
        return m_match->stop();
    if (m_setup->chosenCount() >= 2)
        m_setup->prepare();
}

void EngineMatchDialog::start()
{
    if (isRunning() || m_setup->chosenCount() < 2)
        return;  // Something else was started while the openings were read.
    const TournamentPlan plan = m_setup->plan();
    if (!m_journalPath.isEmpty())
        m_journal.begin(m_journalPath, plan);
    play(plan, {});
}

void EngineMatchDialog::resume()
{
    if (!canResume())
        return;
    if (!m_journalPath.isEmpty())
        m_journal.resume(m_journalPath);
    play(m_brokenOff, m_played);
}

void EngineMatchDialog::play(const TournamentPlan& plan, const std::vector<MatchGameResult>& games)
{
    m_brokenOff = plan;
    m_played = games;
    m_match = std::make_unique<Tournament>(plan, games);
    m_results->begin(plan, games);
    connect(m_match.get(), &Tournament::gameFinished, this, &EngineMatchDialog::takeGame);
    connect(m_match.get(), &Tournament::engineWithdrawn, this, &EngineMatchDialog::takeWithdrawal);
    connect(m_match.get(), &Tournament::finished, this, &EngineMatchDialog::takeEnd);
    m_match->start();
    m_results->setStanding(m_match->standing(), true);
    showState();
}

void EngineMatchDialog::takeGame(const MatchGameResult& game, const TournamentStanding& standing)
{
    m_journal.add(game);
    m_played.push_back(game);
    m_results->addGame(game);
    m_results->setStanding(standing, true);
    if (m_setup->keepsGames())
        emit gameEnded(game, m_match->plan());
}

void EngineMatchDialog::takeWithdrawal(int engine, const EngineFailure& failure)
{
    const MatchEngine& withdrawn = m_brokenOff.engines[static_cast<std::size_t>(engine)];
    m_results->setProblem(tr("%1 could not be started, so its games are not played: %2")
                              .arg(withdrawn.name, failure.detail));
    emit engineFailed(withdrawn.command, failure);
}

void EngineMatchDialog::takeEnd(const TournamentStanding& standing)
{
    // It is the match itself that tells us: it may go once it has finished telling.
    m_match.release()->deleteLater();
    m_journal.close();
    m_results->setStanding(standing, false);
    showState();
}

void EngineMatchDialog::chooseExport(bool asTable)
{
    const QString path = asTable
        ? QFileDialog::getSaveFileName(this, tr("Export Table"), tr("match.csv"),
                                       tr("Tables (*.csv)"))
        : QFileDialog::getSaveFileName(this, tr("Export Page"), tr("match.html"),
                                       tr("Pages (*.html)"));
    if (!path.isEmpty())
        exportResult(path, asTable);
}

void EngineMatchDialog::exportResult(const QString& path, bool asTable)
{
    const auto problem
        = writeAtomically(path,
                          asTable ? csvReport(m_results->plan(), m_results->standing())
                                  : htmlReport(m_results->plan(), m_results->standing()));
    m_results->setProblem(problem ? tr("%1 could not be saved: %2").arg(path, *problem)
                                  : tr("Saved as %1.").arg(path));
}

void EngineMatchDialog::showState()
{
    const bool running = isRunning();
    m_setup->setEnabled(!running && m_setup->hasEngines());
    m_start->setEnabled(running || m_setup->chosenCount() >= 2);
    m_start->setText(running ? tr("Stop") : tr("Start Match"));
    m_resume->setVisible(canResume());
    m_export->setVisible(!m_results->isEmpty());
    m_setup->setNote(m_setup->chosenCount() < 2 ? tr("Choose at least two.")
                                                : tr("%Ln game(s)", nullptr, m_setup->gameCount()));
    if (!m_setup->hasEngines())
        m_results->setNothing(
            tr("No engines yet"),
            tr("Add an engine in the Engines menu, or drop its file on the window."));
    else
        m_results->setNothing(tr("No games yet"),
                              tr("Choose two engines or more and start the match. The table, an "
                                 "estimate of their strength and all games appear here."));
}

void EngineMatchDialog::done(int result)
{
    m_setup->cancelReading();
    m_match.reset();
    m_journal.close();
    showState();
    Dialog::done(result);
}

void EngineMatchDialog::retranslate()
{
    setWindowTitle(tr("Engine Match"));
    m_resume->setText(tr("Resume"));
    m_export->setText(tr("Export"));
    m_exportPage->setText(tr("Page (HTML)…"));
    m_exportTable->setText(tr("Table (CSV)…"));
    m_close->setText(tr("Close"));
    showState();
}

}  // namespace gomoku
