// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentJson.h"

#include "Models/Core/Grid.h"

#include <QDate>
#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace gomoku {

namespace {

constexpr int kMostEngines = 256;
constexpr int kMostGames = 10000000;  ///< Of one pairing.

template <typename Value>
struct WordOf
{
    Value value;
    const char* word;
};

constexpr WordOf<GameEnd> kEnds[] = {
    {GameEnd::Row, "row"},        {GameEnd::Time, "time"},       {GameEnd::Foul, "foul"},
    {GameEnd::BoardFull, "full"}, {GameEnd::MoveLimit, "limit"}, {GameEnd::Forfeit, "forfeit"},
};
constexpr WordOf<EngineFailure::Kind> kFailures[] = {
    {EngineFailure::Kind::Unknown, "unknown"}, {EngineFailure::Kind::CannotStart, "no start"},
    {EngineFailure::Kind::Crashed, "crash"},   {EngineFailure::Kind::TooLate, "late"},
    {EngineFailure::Kind::Garbage, "garbage"}, {EngineFailure::Kind::IllegalMove, "illegal"},
    {EngineFailure::Kind::Refused, "refused"},
};
constexpr WordOf<EngineExit> kExits[] = {
    {EngineExit::Clean, "clean"},
    {EngineExit::WithError, "error"},
    {EngineExit::Killed, "killed"},
};
constexpr WordOf<TournamentPlan::Kind> kKinds[] = {
    {TournamentPlan::Kind::RoundRobin, "round robin"},
    {TournamentPlan::Kind::Gauntlet, "gauntlet"},
};

template <typename Value, std::size_t Count>
QString wordOf(Value value, const WordOf<Value> (&words)[Count])
{
    const auto* found = std::find_if(std::begin(words), std::end(words),
                                     [&](const auto& each) { return each.value == value; });
    return found == std::end(words) ? QString() : QString::fromLatin1(found->word);
}

template <typename Value, std::size_t Count>
std::optional<Value> valueOf(const QJsonValue& word, const WordOf<Value> (&words)[Count])
{
    for (const auto& each : words)
        if (word.toString() == QLatin1String(each.word))
            return each.value;
    return std::nullopt;
}

qint64 inMilliseconds(Milliseconds time)
{
    return time.count();
}

/// A whole number that is not negative; the largest one if it is larger.
template <typename Number = int>
Number wholeNumber(const QJsonValue& json)
{
    constexpr auto kLargest = static_cast<double>(std::numeric_limits<Number>::max());
    return json.toDouble() >= kLargest ? std::numeric_limits<Number>::max()
        : json.toDouble() > 0          ? static_cast<Number>(json.toDouble())
                                       : Number{};
}

Milliseconds milliseconds(const QJsonValue& json)
{
    return Milliseconds(wholeNumber<int>(json));
}

QStringList stringsIn(const QJsonValue& json)
{
    QStringList strings;
    for (const QJsonValue each : json.toArray())
        strings << each.toString();
    return strings;
}

QJsonObject toJson(const MatchEngine& engine)
{
    const EngineSettings& settings = engine.settings;
    return {{"name", engine.name},
            {"program", engine.command.program},
            {"arguments", QJsonArray::fromStringList(engine.command.arguments)},
            {"folder", engine.command.workingDirectory},
            {"turn", inMilliseconds(settings.turnTime)},
            {"match", inMilliseconds(settings.matchTime)},
            {"memory", static_cast<double>(settings.maxMemory)},
            {"threads", settings.threads},
            {"nodes", static_cast<double>(settings.nodes)},
            {"depth", settings.depth},
            {"info", QJsonArray::fromStringList(settings.info)},
            {"patience", inMilliseconds(settings.startPatience)},
            {"tolerance", inMilliseconds(settings.tolerance)}};
}

MatchEngine engineFromJson(const QJsonObject& json, Rule rule, int boardSize)
{
    MatchEngine engine;
    engine.name = json["name"].toString();
    engine.command
        = {json["program"].toString(), stringsIn(json["arguments"]), json["folder"].toString()};
    engine.settings = {.boardSize = boardSize,
                       .rule = rule,
                       .turnTime = milliseconds(json["turn"]),
                       .matchTime = milliseconds(json["match"]),
                       .maxMemory = wholeNumber<quint64>(json["memory"]),
                       .threads = wholeNumber(json["threads"]),
                       .nodes = wholeNumber<quint64>(json["nodes"]),
                       .depth = wholeNumber(json["depth"]),
                       .info = stringsIn(json["info"]),
                       .startPatience = milliseconds(json["patience"]),
                       .tolerance = milliseconds(json["tolerance"])};
    return engine;
}

QString movesText(const std::vector<Point>& points)
{
    QStringList names;
    for (const Point point : points)
        names << QString::fromStdString(point.toString());
    return names.join(u' ');
}

/// Different points of the board, as a game has them; nullopt if it is something else.
std::optional<std::vector<Point>> pointsIn(const QString& text, int boardSize)
{
    Grid grid(boardSize);
    ParsedOpening parsed = parseOpening(text.toStdString(), boardSize);
    for (const Point point : parsed.moves) {
        if (grid.at(point) != Cell::Empty)
            return std::nullopt;
        grid.set(point, Cell::Black);
    }
    return parsed.error.empty() ? std::optional(std::move(parsed.moves)) : std::nullopt;
}

QJsonObject toJson(const SprtBounds& bounds)
{
    return {{"elo0", bounds.elo0},
            {"elo1", bounds.elo1},
            {"alpha", bounds.alpha},
            {"beta", bounds.beta}};
}

std::optional<SprtBounds> boundsFromJson(const QJsonObject& json)
{
    const auto isShare = [](double number) { return number > 0 && number < 0.5; };
    const SprtBounds bounds{json["elo0"].toDouble(), json["elo1"].toDouble(),
                            json["alpha"].toDouble(), json["beta"].toDouble()};
    return bounds.elo0 < bounds.elo1 && isShare(bounds.alpha) && isShare(bounds.beta)
        ? std::optional(bounds)
        : std::nullopt;
}

bool makesSense(const TournamentPlan& plan)
{
    const auto isNamed = [](const MatchEngine& engine) {
        return !engine.name.isEmpty() && !engine.command.program.isEmpty();
    };
    return plan.engineCount() >= 2 && plan.engineCount() <= kMostEngines
        && plan.gamesPerPairing >= 1 && plan.gamesPerPairing <= kMostGames
        && plan.gamesPerPairing <= std::numeric_limits<int>::max() / plan.pairingCount()
        && plan.concurrency >= 1 && (!plan.sprt || plan.engineCount() == 2)
        && std::all_of(plan.engines.begin(), plan.engines.end(), isNamed);
}

QJsonObject toJson(const MatchConduct& conduct)
{
    QJsonObject json{{"moves", conduct.moves},
                     {"late", conduct.lateMoves},
                     {"total", inMilliseconds(conduct.total)},
                     {"longest", inMilliseconds(conduct.longest)},
                     {"overrun", inMilliseconds(conduct.overrun)}};
    if (conduct.failure) {
        json["failure"] = wordOf(conduct.failure->kind, kFailures);
        json["detail"] = conduct.failure->detail;
    }
    if (conduct.exit)
        json["exit"] = wordOf(*conduct.exit, kExits);
    return json;
}

MatchConduct conductFromJson(const QJsonObject& json)
{
    MatchConduct conduct;
    conduct.moves = wholeNumber(json["moves"]);
    conduct.lateMoves = wholeNumber(json["late"]);
    conduct.total = milliseconds(json["total"]);
    conduct.longest = milliseconds(json["longest"]);
    conduct.overrun = milliseconds(json["overrun"]);
    if (const auto kind = valueOf(json["failure"], kFailures))
        conduct.failure = EngineFailure{*kind, json["detail"].toString()};
    conduct.exit = valueOf(json["exit"], kExits);
    return conduct;
}

void setMoves(MatchGameResult& game, const std::vector<Point>& points, const QJsonArray& times)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        game.moves.push_back({points[i], i % 2 == 0 ? Color::Black : Color::White,
                              milliseconds(times.at(static_cast<qsizetype>(i))), std::nullopt});
}

}  // namespace

QJsonObject toJson(const TournamentPlan& plan)
{
    QJsonArray engines;
    for (const MatchEngine& engine : plan.engines)
        engines.append(toJson(engine));
    QJsonArray openings;
    for (const MatchOpening& opening : plan.openings)
        openings.append(movesText(opening));
    const EngineSettings& common = plan.engines.front().settings;
    QJsonObject json{{"kind", wordOf(plan.kind, kKinds)},
                     {"rule", QString::fromStdString(std::string(nameOf(common.rule)))},
                     {"size", common.boardSize},
                     {"engines", engines},
                     {"openings", openings},
                     {"games", plan.gamesPerPairing},
                     {"concurrency", plan.concurrency},
                     {"drawafter", plan.drawAfter}};
    if (plan.sprt)
        json["sprt"] = toJson(*plan.sprt);
    if (!plan.shard.isWhole())
        json["shard"] = QString::fromStdString(plan.shard.toString());
    return json;
}

std::optional<TournamentPlan> planFromJson(const QJsonObject& json)
{
    const auto kind = valueOf(json["kind"], kKinds);
    const auto rule = parseRule(json["rule"].toString().toStdString());
    const int size = json["size"].toInt();
    if (!kind || !rule || size < kMinBoardSize || size > kMaxBoardSize)
        return std::nullopt;
    TournamentPlan plan;
    plan.kind = *kind;
    for (const QJsonValue engine : json["engines"].toArray())
        plan.engines.push_back(engineFromJson(engine.toObject(), *rule, size));
    for (const QJsonValue opening : json["openings"].toArray()) {
        const auto points = pointsIn(opening.toString(), size);
        if (!points)
            return std::nullopt;
        plan.openings.push_back(*points);
    }
    plan.gamesPerPairing = wholeNumber(json["games"]);
    plan.concurrency = std::clamp(wholeNumber(json["concurrency"]), 1, kMostEngines);
    plan.drawAfter = wholeNumber(json["drawafter"]);
    if (json.contains("sprt")) {
        plan.sprt = boundsFromJson(json["sprt"].toObject());
        if (!plan.sprt)
            return std::nullopt;
    }
    if (json.contains("shard")) {
        const auto shard = Shard::parse(json["shard"].toString().toStdString());
        if (!shard)
            return std::nullopt;
        plan.shard = *shard;
    }
    return makesSense(plan) ? std::optional(plan) : std::nullopt;
}

QJsonObject toJson(const MatchGameResult& game)
{
    std::vector<Point> points;
    QJsonArray times;
    for (const PlayedMove& move : game.moves) {
        points.push_back(move.point);
        times.append(inMilliseconds(move.used));
    }
    QJsonObject json{{"game", game.number},
                     {"moves", movesText(points)},
                     {"times", times},
                     {"end", wordOf(game.end, kEnds)},
                     {"date", game.date},
                     {"conduct", QJsonArray{toJson(game.conduct[0]), toJson(game.conduct[1])}}};
    if (game.winner)
        json["winner"] = *game.winner;
    return json;
}

std::optional<MatchGameResult> gameFromJson(const QJsonObject& json, const TournamentPlan& plan)
{
    const int number = json["game"].toInt(-1);
    const auto end = valueOf(json["end"], kEnds);
    const int winner = json["winner"].toInt(-1);
    if (number < 0 || number >= plan.games() || !end || winner > 1)
        return std::nullopt;
    const ScheduledGame scheduled = plan.game(number);
    const EngineSettings& common = plan.engines.front().settings;
    const auto points = pointsIn(json["moves"].toString(), common.boardSize);
    if (!points)
        return std::nullopt;
    MatchGameResult game;
    game.number = number;
    game.pairing = scheduled.pairing;
    game.blackEngine = scheduled.blackSide;
    game.rule = common.rule;
    game.boardSize = common.boardSize;
    setMoves(game, *points, json["times"].toArray());
    game.openingMoves
        = static_cast<int>(std::min(plan.openingOf(scheduled).size(), game.moves.size()));
    game.end = *end;
    game.date = QDate::fromString(json["date"].toString(), Qt::ISODate).toString(Qt::ISODate);
    if (winner >= 0)
        game.winner = winner;
    for (const int side : {0, 1})
        game.conduct[static_cast<std::size_t>(side)]
            = conductFromJson(json["conduct"].toArray().at(side).toObject());
    return game;
}

}  // namespace gomoku
