// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/TournamentRun.h"

#include "Models/Match/MatchRecord.h"
#include "Models/Match/Tournament.h"
#include "Models/Match/TournamentJournal.h"
#include "Models/Match/TournamentJson.h"
#include "Models/Protocol/GomocupText.h"
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
#include <map>

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
    void keep(const MatchGameResult& game)
    {
        if (m_journal.isOpen())
            m_journalProblem = m_journal.add(game);
    }
    void add(const MatchGameResult& game, const TournamentPlan& plan)
    {
        keep(game);
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

TournamentJournal::Contents readJournal(const std::string& path)
{
    TournamentJournal::Contents contents = TournamentJournal::read(QString::fromStdString(path));
    if (!contents.problem.isEmpty())
        refuse(path, QStringLiteral("cannot be read: ") + contents.problem);
    return contents;
}

/// The games of several journals of one plan, such as those of its shards, in the order of their
/// numbers, each game once. The plan is the whole one again.
TournamentJournal::Contents mergedJournals(const std::vector<std::string>& paths)
{
    TournamentJournal::Contents merged;
    std::map<int, MatchGameResult> games;
    for (const std::string& path : paths) {
        TournamentJournal::Contents part = readJournal(path);
        part.plan.shard = {};
        part.plan.concurrency = 1;
        if (merged.plan.engines.empty())
            merged.plan = part.plan;
        else if (toJson(part.plan) != toJson(merged.plan))
            refuse(path,
                   QStringLiteral("is of another plan than ")
                       + QString::fromStdString(paths.front()));
        for (MatchGameResult& game : part.games)
            games.emplace(game.number, std::move(game));
    }
    for (auto& [number, game] : games)
        merged.games.push_back(std::move(game));
    return merged;
}

/// The plan and its games so far: from the options, or from the journals that are resumed or
/// merged.
TournamentJournal::Contents contentsFor(const Options& options)
{
    TournamentJournal::Contents contents;
    if (!options.has("merge") && !options.arguments().empty())
        throw UsageError("unexpected argument " + gomocup::quoted(options.arguments().front()));
    if (options.has("merge")) {
        if (options.has("resume"))
            throw UsageError("--resume: what is merged is not played");
        refusePlanOptions(options);
        std::vector<std::string> paths = options.texts("merge");
        paths.insert(paths.end(), options.arguments().begin(), options.arguments().end());
        return mergedJournals(paths);
    }
    if (!options.has("resume")) {
        contents.plan = planFrom(options);
        return contents;
    }
    if (options.has("journal"))
        throw UsageError("--journal: the one that is resumed is written");
    refusePlanOptions(options);
    contents = readJournal(options.text("resume", ""));
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

/// Nothing is played. A new journal gets all the games, so that the missing ones can be resumed.
TournamentRun reportMerged(const Options& options, const TournamentJournal::Contents& merged)
{
    GameFiles files(options);
    files.openSgf(merged.games, merged.plan);
    if (options.has("journal")) {
        files.beginJournal(options.text("journal", ""), merged.plan);
        for (const MatchGameResult& game : merged.games)
            files.keep(game);
    }
    if (!merged.isWhole())
        std::cerr << merged.games.size() << " of " << merged.plan.games()
                  << " games are there; --journal keeps them for --resume, which plays the rest\n";
    const TournamentStanding standing = Tournament(merged.plan, merged.games).standing();
    return {merged.plan, standing, statusOf(standing, files.problem())};
}

}  // namespace

TournamentRun playTournament(
    const Options& options, const std::function<void(const TournamentPlan&)>& check,
    const std::function<std::string(const TournamentStanding&, const TournamentPlan&)>& briefly)
{
    const TournamentJournal::Contents begun = contentsFor(options);
    check(begun.plan);
    if (options.has("merge"))
        return reportMerged(options, begun);
    watchForInterrupts();
    GameFiles files(options);
    if (options.has("resume"))
        files.resumeJournal(options.text("resume", ""));
    files.openSgf(begun.games, begun.plan);
    if (options.has("journal"))
        files.beginJournal(options.text("journal", ""), begun.plan);
    Tournament tournament(begun.plan, begun.games);
    const TournamentPlan& plan = tournament.plan();
    ProgressBar bar(plan.gamesOfShard());
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
