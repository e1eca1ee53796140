// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/SetupJson.h"

#include "Models/Search/PlayingLevel.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

// A day: nobody plays with longer times, and sums of them stay far from overflow.
constexpr int kMostMilliseconds = 24 * 3600 * 1000;

// The words for values of enumerations, by their order.
constexpr std::array<const char*, 3> kPlayerKinds{"human", "computer", "engine"};
constexpr std::array<const char*, 3> kClockKinds{"none", "per-move", "per-game"};

template <typename Enum, std::size_t Count>
QString wordFor(Enum value, const std::array<const char*, Count>& words)
{
    return QString::fromLatin1(words[static_cast<std::size_t>(value)]);
}

template <typename Enum, std::size_t Count>
Enum valueFor(const QJsonValue& json, const std::array<const char*, Count>& words, Enum fallback)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (json.toString() == QLatin1String(words[i]))
            return static_cast<Enum>(i);
    }
    return fallback;
}

int number(const QJsonValue& json, int fallback, int least, int most)
{
    const int value = json.toInt(fallback);
    return value < least || value > most ? fallback : value;
}

int level(const QJsonValue& json, int fallback)
{
    const int value = json.toInt(fallback);
    return value == 0 || value == kPerfectLevel || stepOfLevel(value) > 0 ? value : fallback;
}

Milliseconds time(const QJsonValue& json, Milliseconds fallback)
{
    return Milliseconds(number(json, static_cast<int>(fallback.count()), 0, kMostMilliseconds));
}

QJsonObject toJson(const ClockSpec& clock)
{
    return {{"kind", wordFor(clock.kind, kClockKinds)},
            {"time", static_cast<int>(clock.time.count())},
            {"increment", static_cast<int>(clock.increment.count())},
            {"claim", clock.mustBeClaimed}};
}

ClockSpec clockFromJson(const QJsonObject& json)
{
    ClockSpec clock;
    clock.kind = valueFor(json["kind"], kClockKinds, clock.kind);
    clock.time = time(json["time"], clock.time);
    if (clock.time.count() == 0)
        clock.time = ClockSpec().time;
    clock.increment = time(json["increment"], clock.increment);
    clock.mustBeClaimed = json["claim"].toBool(clock.mustBeClaimed);
    return clock;
}

QString wordText(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

}  // namespace

QJsonObject toJson(const PlayerSpec& player)
{
    return {{"kind", wordFor(player.kind, kPlayerKinds)},
            {"level", player.level},
            {"moveTime", static_cast<int>(player.moveTime.count())},
            {"engine", player.engineId},
            {"name", player.name}};
}

PlayerSpec playerFromJson(const QJsonObject& json)
{
    PlayerSpec player;
    player.kind = valueFor(json["kind"], kPlayerKinds, player.kind);
    player.level = level(json["level"], player.level);
    player.moveTime = time(json["moveTime"], player.moveTime);
    player.engineId = json["engine"].toString();
    player.name = json["name"].toString();
    return player;
}

QJsonObject toJson(const GameSetup& setup)
{
    return {{"rule", wordText(nameOf(setup.rule))},
            {"opening", wordText(nameOf(setup.openingRule))},
            {"size", setup.boardSize},
            {"black", toJson(setup.players.black)},
            {"white", toJson(setup.players.white)},
            {"clock", toJson(setup.clock)},
            {"punishFouls", setup.foulPolicy == FoulPolicy::Punish},
            {"moveLimit", setup.moveLimit}};
}

GameSetup setupFromJson(const QJsonObject& json)
{
    GameSetup setup;
    setup.rule = parseRule(json["rule"].toString().toStdString()).value_or(setup.rule);
    setup.openingRule
        = parseOpeningRule(json["opening"].toString().toStdString()).value_or(setup.openingRule);
    setup.boardSize = number(json["size"], setup.boardSize, kMinBoardSize, kMaxBoardSize);
    setup.players
        = {playerFromJson(json["black"].toObject()), playerFromJson(json["white"].toObject())};
    setup.clock = clockFromJson(json["clock"].toObject());
    setup.foulPolicy = json["punishFouls"].toBool() ? FoulPolicy::Punish : FoulPolicy::Refuse;
    setup.moveLimit = number(json["moveLimit"], 0, 0, kMaxBoardSize * kMaxBoardSize);
    return setup;
}

}  // namespace gomoku
