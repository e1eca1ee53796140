// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/TournamentRun.h"

#include "Models/Match/MatchRecord.h"
#include "Models/Match/Tournament.h"
#include "Models/Match/TournamentJournal.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Tools/cli/Support/MatchOptions.h"
#include "Tools/cli/Support/MatchReport.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <csignal>
#include <iostream>

namespace gomoku::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

extern "C" void handleInterrupt(int)
{
    interrupted = 1;
}

void watchForInterrupts()
{
    std::signal(SIGINT, handleInterrupt);
    std::signal(SIGTERM, handleInterrupt);
#ifdef SIGHUP
    std::signal(SIGHUP, handleInterrupt);
#endif
}

void refuse(const std::string& path, const QString& reason)
{
    throw UsageError(path + ": " + reason.toStdString());
}

/// The files that games are added to as they end: never emptied, so that a match that cannot start
/// does not lose the games of the last one.
class GameFiles
{
public:
    explicit GameFiles(const Options& options) : m_sgfPath(options.text("sgf", "")) { }

    void beginJournal(const std::string& path, const TournamentPlan& plan)
    {
        const QString file = QString::fromStdString(path);
        if (QFileInfo(file).size() > 0)
            throw UsageError(path + ": exists already; --resume continues it");
        if (const auto problem = m_journal.begin(file, plan))
            refuse(path, QStringLiteral("cannot be written: ") + *problem);
    }
    void resumeJournal(const std::string& path)
    {
        if (const auto problem = m_journal.resume(QString::fromStdString(path)))
            refuse(path, QStringLiteral("cannot be written: ") + *problem);
    }
    /// A new file gets the games of the journal too.
    void openSgf(const std::vector<MatchGameResult>& games, const TournamentPlan& plan)
    {
        if (m_sgfPath.empty())
            return;
        const QString file = QString::fromStdString(m_sgfPath);
        const bool isNew = QFileInfo(file).size() == 0;
        if (const auto problem = m_sgf.open(file))
            refuse(m_sgfPath, QStringLiteral("cannot be written: ") + *problem);
        for (const MatchGameResult& game : games)
            if (isNew)
                addSgf(game, plan);
    }
    void add(const MatchGameResult& game, const TournamentPlan& plan)
    {
        if (m_journal.isOpen())
            m_journalProblem = m_journal.add(game);
        if (m_sgf.isOpen())
            addSgf(game, plan);
    }
    /// Why some games are still not written.
    [[nodiscard]] const std::optional<QString>& problem() const
    {
        return m_journalProblem ? m_journalProblem : m_sgfProblem;
    }

private:
    /// What could not be written is tried again with the next game.
    void addSgf(const MatchGameResult& game, const TournamentPlan& plan)
    {
        m_unwritten += QByteArray::fromStdString(writeSgf(recordOf(game, plan)));
        m_sgfProblem = m_sgf.append(m_unwritten);
        if (!m_sgfProblem)
            m_unwritten.clear();
    }

    std::string m_sgfPath;
    AppendedFile m_sgf;
    QByteArray m_unwritten;  ///< Games, as SGF.
    TournamentJournal m_journal;
    std::optional<QString> m_journalProblem;
    std::optional<QString> m_sgfProblem;
};

/// The plan and its games so far: from the options, or from the journal that is resumed.
TournamentJournal::Contents contentsFor(const Options& options)
{
    TournamentJournal::Contents contents;
    if (!options.has("resume")) {
        contents.plan = planFrom(options);
        return contents;
    }
    refusePlanOptions(options);
    const std::string path = options.text("resume", "");
    contents = TournamentJournal::read(QString::fromStdString(path));
    if (!contents.problem.isEmpty())
        refuse(path, QStringLiteral("cannot be read: ") + contents.problem);
    setConcurrency(contents.plan, options);
    return contents;
}

void warnOfWithdrawn(const TournamentPlan& plan, int engine, const EngineFailure& failure)
{
    const QString& name = plan.engines[static_cast<std::size_t>(engine)].name;
    std::cerr << printable(name.toStdString()) << " cannot be started: "
              << printable(
                     (nameOf(failure.kind) + QStringLiteral(": ") + failure.detail).toStdString())
              << '\n';
}

int statusOf(const TournamentStanding& standing, const std::optional<QString>& problem)
{
    if (problem)
        std::cerr << "some games could not be written: " << problem->toStdString() << '\n';
    if (problem || !standing.withdrawn.empty())
        return EXIT_FAILURE;
    return standing.verdict == TournamentStanding::Verdict::Stopped ? kInterruptedStatus
                                                                    : EXIT_SUCCESS;
}

}  // namespace

TournamentRun playTournament(
    const Options& options, const std::function<void(const TournamentPlan&)>& check,
    const std::function<std::string(const TournamentStanding&, const TournamentPlan&)>& briefly)
{
    const TournamentJournal::Contents begun = contentsFor(options);
    check(begun.plan);
    watchForInterrupts();
    GameFiles files(options);
    if (options.has("resume"))
        files.resumeJournal(options.text("resume", ""));
    files.openSgf(begun.games, begun.plan);
    if (options.has("journal"))
        files.beginJournal(options.text("journal", ""), begun.plan);
    Tournament tournament(begun.plan, begun.games);
    const TournamentPlan& plan = tournament.plan();
    ProgressBar bar(plan.games());
    const bool verbose = options.has("verbose");

    QObject::connect(&tournament, &Tournament::gameFinished, &tournament,
                     [&](const MatchGameResult& result, const TournamentStanding& standing) {
                         files.add(result, plan);
                         if (verbose) {
                             bar.wipe();
                             std::cout << cli::lineOf(result, plan) << std::endl;
                         }
                         bar.show(standing.games(), briefly(standing, plan));
                     });
    QObject::connect(&tournament, &Tournament::engineWithdrawn, &tournament,
                     [&](int engine, const EngineFailure& failure) {
                         bar.wipe();
                         warnOfWithdrawn(plan, engine, failure);
                     });
    QObject::connect(&tournament, &Tournament::finished, qApp, &QCoreApplication::quit);
    QTimer interruptWatch;
    QObject::connect(&interruptWatch, &QTimer::timeout, &tournament, [&] {
        if (interrupted != 0)
            tournament.stop();
    });
    interruptWatch.start(50);
    QTimer::singleShot(0, &tournament, &Tournament::start);
    QCoreApplication::exec();
    bar.wipe();
    return {plan, tournament.standing(), statusOf(tournament.standing(), files.problem())};
}

}  // namespace gomoku::cli
