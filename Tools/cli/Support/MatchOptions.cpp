// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/MatchOptions.h"

#include "Models/Match/BalancedOpenings.h"
#include "Tools/cli/Support/Terminal.h"

namespace gomoku::cli {

namespace {

constexpr int kRandomOpenings = 500;
constexpr double kLargestElo = 10000;  ///< No difference between two players is larger.
constexpr std::int64_t kLongestTime = 24LL * 60 * 60 * 1000;

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

TournamentPlan::Kind tournamentKindFrom(const Options& options)
{
    const std::string kind = options.text("kind", "round-robin");
    if (kind != "round-robin" && kind != "gauntlet")
        throw UsageError("--kind: \"" + kind + "\" is neither round-robin nor gauntlet");
    return kind == "gauntlet" ? TournamentPlan::Kind::Gauntlet : TournamentPlan::Kind::RoundRobin;
}

void setGames(TournamentPlan& plan, const Options& options)
{
    plan.gamesPerPairing
        = static_cast<int>(options.number("games", plan.gamesPerPairing, 1, 10000000));
    if (plan.pairingCount() > 0
        && plan.gamesPerPairing > std::numeric_limits<int>::max() / plan.pairingCount())
        throw UsageError("--games: too many for so many engines");
}

}  // namespace

std::vector<OptionSpec> matchOptions()
{
    return {
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
        {"concurrency", "N", "Games played at once (1)"},
        {"tolerance", "MS", "How late a move may be before it loses (500)"},
        {"drawafter", "N", "Draw when N stones are on the board (0: full board)"},
        {"journal", "FILE", "Keep every game here as it ends, to be resumed"},
        {"resume", "FILE", "Play the games that this journal lacks"},
        {"shard", "I/N", "Play only part I of N of the pairs of games (1/1)"},
        {"merge", "FILE...", "Play nothing: report the games of several journals of one plan"},
        {"sgf", "FILE", "Add all games to this file"},
        {"verbose", "", "Print one line per game"},
        {"json", "", "Print the result as JSON"},
    };
}

TournamentPlan planFrom(const Options& options)
{
    const EngineSettings settings = commonSettings(options);
    TournamentPlan plan;
    for (const std::string& engine : options.texts("engine"))
        plan.engines.push_back(engineFrom(engine, settings));
    tellApart(plan.engines);
    plan.kind = tournamentKindFrom(options);
    plan.openings = openingsFrom(options, settings);
    plan.drawAfter = static_cast<int>(options.number("drawafter", 0, 0, 1000));
    plan.sprt = sprtFrom(options);
    plan.shard = chosenShard(options);
    setGames(plan, options);
    setConcurrency(plan, options);
    return plan;
}

void setConcurrency(TournamentPlan& plan, const Options& options)
{
    plan.concurrency = static_cast<int>(options.number("concurrency", plan.concurrency, 1, 256));
}

void refusePlanOptions(const Options& options)
{
    for (const char* name :
         {"engine", "kind", "games", "time", "match-time", "nodes", "depth", "threads", "memory",
          "rule", "size", "openings", "seed", "sprt", "tolerance", "drawafter", "shard"})
        if (options.has(name))
            throw UsageError("--" + std::string(name) + ": the journal says it already");
}

}  // namespace gomoku::cli
