// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Files/AppendedFile.h"
#include "Models/Match/BalancedOpenings.h"
#include "Models/Match/EngineMatch.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/MatchReport.h"
#include "Tools/cli/Support/Terminal.h"

#include <QCoreApplication>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <iostream>

namespace gomoku::cli {

namespace {

constexpr int kRandomOpenings = 500;
constexpr double kLargestElo = 10000;  ///< No difference between two players is larger.
constexpr std::int64_t kLongestTime = 24LL * 60 * 60 * 1000;

volatile std::sig_atomic_t interrupted = 0;

extern "C" void handleInterrupt(int)
{
    interrupted = 1;
}

/// "key=value" in front of an engine's command: what holds for this engine alone.
void setEngineOption(MatchEngine& engine, const QString& key, const QString& value)
{
    const std::string what = "--engine " + key.toStdString();
    const auto number = [&](std::int64_t least, std::int64_t most) {
        return numberIn(value.toStdString(), what, least, most);
    };
    EngineSettings& settings = engine.settings;
    if (key == QLatin1String("name"))
        engine.name = value;
    else if (key == QLatin1String("dir"))
        engine.command.workingDirectory = value;
    else if (key == QLatin1String("time"))
        settings.turnTime = Milliseconds(number(0, kLongestTime));
    else if (key == QLatin1String("match-time"))
        settings.matchTime = Milliseconds(number(0, kLongestTime));
    else if (key == QLatin1String("nodes"))
        settings.nodes = static_cast<quint64>(number(0, std::numeric_limits<qint64>::max()));
    else if (key == QLatin1String("depth"))
        settings.depth = static_cast<int>(number(0, 500));
    else if (key == QLatin1String("threads"))
        settings.threads = static_cast<int>(number(0, 1024));
    else if (key == QLatin1String("memory"))
        settings.maxMemory = static_cast<quint64>(number(0, 1 << 20)) << 20;
    else if (key.startsWith(QLatin1String("info.")))
        settings.info.append(key.mid(5) + QLatin1Char(' ') + value);
    else
        throw UsageError("--engine: unknown option " + key.toStdString() + "=");
}

MatchEngine engineFrom(const std::string& text, const EngineSettings& settings)
{
    MatchEngine engine;
    engine.settings = settings;
    auto command = EngineCommand::parse(QString::fromStdString(text));
    const auto isOption = [](const QString& word) {
        return word.contains(QLatin1Char('=')) && !word.contains(QLatin1Char('/'));
    };
    while (command
           && (isOption(command->program) || command->program.startsWith(QLatin1String("dir=")))) {
        const qsizetype equals = command->program.indexOf(QLatin1Char('='));
        setEngineOption(engine, command->program.left(equals), command->program.mid(equals + 1));
        if (command->arguments.isEmpty())
            command.reset();
        else
            command->program = command->arguments.takeFirst();
    }
    if (!command)
        throw UsageError("--engine: no program named in \"" + text + "\"");
    command->workingDirectory = engine.command.workingDirectory;
    engine.command = *command;
    if (engine.name.isEmpty())
        engine.name = engine.command.program.section(QLatin1Char('/'), -1);
    return engine;
}

EngineSettings commonSettings(const Options& options)
{
    EngineSettings settings;
    settings.boardSize
        = static_cast<int>(options.number("size", kDefaultBoardSize, kMinBoardSize, kMaxBoardSize));
    const std::string rule = options.text("rule", "freestyle");
    if (!parseRule(rule))
        throw UsageError("--rule: unknown rule \"" + rule + "\"");
    settings.rule = *parseRule(rule);
    settings.turnTime = Milliseconds(options.number("time", 1000, 0, kLongestTime));
    settings.matchTime = Milliseconds(options.number("match-time", 0, 0, kLongestTime));
    settings.nodes
        = static_cast<quint64>(options.number("nodes", 0, 0, std::numeric_limits<qint64>::max()));
    settings.depth = static_cast<int>(options.number("depth", 0, 0, 500));
    settings.threads = static_cast<int>(options.number("threads", 0, 0, 1024));
    settings.maxMemory = static_cast<quint64>(options.number("memory", 350, 0, 1 << 20)) << 20;
    settings.tolerance = Milliseconds(options.number("tolerance", 500, 0, kLongestTime));
    return settings;
}

/// Balanced ones, then random ones; only random ones if a seed asks for others.
std::vector<MatchOpening> builtInOpenings(const Options& options, int boardSize)
{
    const auto seed = options.number("seed", 1, 0, std::numeric_limits<std::int64_t>::max());
    auto openings = options.has("seed") ? std::vector<MatchOpening>{} : balancedOpenings(boardSize);
    for (MatchOpening& opening :
         randomOpenings(kRandomOpenings, boardSize, static_cast<std::uint64_t>(seed)))
        openings.push_back(std::move(opening));
    return openings;
}

std::vector<MatchOpening> openingsFrom(const Options& options, const EngineSettings& settings)
{
    if (!options.has("openings"))
        return builtInOpenings(options, settings.boardSize);
    const std::string path = options.text("openings", "");
    OpeningFile file = parseOpenings(readFile(path), settings.boardSize, settings.rule);
    if (!file.error.empty())
        throw UsageError(path + ": " + file.error);
    if (file.openings.empty())
        throw UsageError(path + ": contains no openings");
    return file.openings;
}

std::optional<SprtBounds> sprtFrom(const Options& options)
{
    if (!options.has("sprt"))
        return std::nullopt;
    const std::string text = options.text("sprt", "");
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos)
        throw UsageError("--sprt: \"" + text + "\" is not E0,E1");
    SprtBounds bounds;
    bounds.elo0 = realNumberIn(text.substr(0, comma), "--sprt", -kLargestElo, kLargestElo);
    bounds.elo1 = realNumberIn(text.substr(comma + 1), "--sprt", -kLargestElo, kLargestElo);
    if (!(bounds.elo0 < bounds.elo1))
        throw UsageError("--sprt: E0 must be less than E1");
    return bounds;
}

MatchPlan planFrom(const Options& options)
{
    const EngineSettings settings = commonSettings(options);
    const auto engines = options.texts("engine");
    if (engines.size() != 2)
        throw UsageError("a match needs --engine twice, not " + std::to_string(engines.size())
                         + " times");
    MatchPlan plan;
    plan.engines = {engineFrom(engines[0], settings), engineFrom(engines[1], settings)};
    if (plan.engines[0].name == plan.engines[1].name)
        for (std::size_t i = 0; i < 2; ++i)
            plan.engines[i].name += i == 0 ? QStringLiteral(" (1)") : QStringLiteral(" (2)");
    plan.openings = openingsFrom(options, settings);
    plan.games = static_cast<int>(options.number("games", 100, 1, 10000000));
    plan.concurrency = static_cast<int>(options.number("concurrency", 1, 1, 256));
    plan.drawAfter = static_cast<int>(options.number("drawafter", 0, 0, 1000));
    plan.sprt = sprtFrom(options);
    return plan;
}

/// Each game is added when it ends, so an interrupted match keeps its games. The file is never
/// emptied: a match that cannot start must not lose the games of the last one.
void openGameFile(const Options& options, AppendedFile& file)
{
    if (!options.has("sgf"))
        return;
    const std::string path = options.text("sgf", "");
    if (const auto problem = file.open(QString::fromStdString(path)))
        throw UsageError(path + ": cannot be written: " + problem->toStdString());
}

int runMatch(const Options& options)
{
    const MatchPlan plan = planFrom(options);
    AppendedFile games;
    openGameFile(options, games);
    std::optional<QString> fileProblem;
    EngineMatch match(plan);
    ProgressBar bar(plan.games);
    const bool verbose = options.has("verbose");

    QObject::connect(&match, &EngineMatch::gameFinished, &match,
                     [&](const MatchGameResult& result, const MatchStanding& standing) {
                         if (games.isOpen() && !fileProblem)
                             fileProblem
                                 = games.append(QByteArray::fromStdString(sgfOf(result, plan)));
                         if (verbose) {
                             bar.wipe();
                             std::cout << cli::lineOf(result, plan) << std::endl;
                         }
                         bar.show(standing.statistics.games(), briefly(standing, plan));
                     });
    QObject::connect(&match, &EngineMatch::finished, qApp, &QCoreApplication::quit);

    std::signal(SIGINT, handleInterrupt);
    QTimer interruptWatch;
    QObject::connect(&interruptWatch, &QTimer::timeout, &match, [&] {
        if (interrupted != 0)
            match.stop();
    });
    interruptWatch.start(200);
    QTimer::singleShot(0, &match, &EngineMatch::start);
    QCoreApplication::exec();
    bar.wipe();
    std::cout << (options.has("json") ? cli::jsonOf(match.standing(), plan)
                                      : reportOf(match.standing(), plan));
    if (!fileProblem)
        return EXIT_SUCCESS;
    std::cerr << options.text("sgf", "")
              << ": some games are missing: " << fileProblem->toStdString() << '\n';
    return EXIT_FAILURE;
}

}  // namespace

Command matchCommand()
{
    return {{"match",
             "",
             "Play two Gomocup engines against each other and estimate the difference",
             "Each opening is played twice, sides swapped. An engine is a command with its\n"
             "arguments. Settings for that engine alone go in front: name=, time=, match-time=,\n"
             "nodes=, depth=, threads=, memory= (MB), dir=, info.KEY=, for example\n"
             "  --engine \"name=new time=500 ./pbrain-gomoku\"\n"
             "Our own referee judges every move. An engine that crashes, is late or plays an\n"
             "illegal move loses that game. Openings are lines like \"h8 i9 g7\", \"7,7 8,6\" or\n"
             "Gomocup's offsets \"0,0, 1,-1, 2,3\"; without a file there are some hundred balanced "
             "ones,\n"
             "then random ones.",
             {
                 {"engine", "CMD", "An engine; give this option twice"},
                 {"games", "N", "Number of games (100)"},
                 {"time", "MS", "Time per move (1000)"},
                 {"match-time", "MS", "Time per game (0: no limit)"},
                 {"nodes", "N", "INFO max_node (0: not sent)"},
                 {"depth", "N", "INFO max_depth (0: not sent)"},
                 {"threads", "N", "INFO thread_num (0: not sent)"},
                 {"memory", "MB", "INFO max_memory (350)"},
                 {"rule", "R", "freestyle, standard, renju, caro or caro-exact (freestyle)"},
                 {"size", "N", "Board size (15)"},
                 {"openings", "FILE", "Openings, one per line"},
                 {"seed", "N", "Only random openings, with this seed"},
                 {"sprt", "E0,E1", "Stop when one of two Elo differences is accepted at 5 %"},
                 {"concurrency", "N", "Games played at once (1)"},
                 {"tolerance", "MS", "How late a move may be before it loses (500)"},
                 {"drawafter", "N", "Draw when N stones are on the board (0: full board)"},
                 {"sgf", "FILE", "Add all games to this file"},
                 {"verbose", "", "Print one line per game"},
                 {"json", "", "Print the result as JSON"},
             }},
            runMatch};
}

}  // namespace gomoku::cli
