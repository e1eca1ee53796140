// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibraryRows.h"

#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Setup/LadderPlayer.h"
#include "Models/Setup/RatedGame.h"
#include "Models/Setup/RecordInfo.h"
#include "Models/Setup/SetupJson.h"

#include <QJsonDocument>
#include <QSqlQuery>

#include <algorithm>

namespace gomoku {

namespace {

QString compact(const QJsonObject& json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

const QString kHelped = QStringLiteral("helped");
/// The place in a game that nobody has played here.
const QString kNotPlayed = QStringLiteral("-");

/// With what lists and statistics have to know of the record, which they do not read.
QString setupOf(const GameToKeep& game)
{
    QJsonObject setup = toJson(game.setup);
    if (game.record->info().isHelped())
        setup[kHelped] = true;
    return compact(setup);
}

/// "0 0 1": the main line twice, then the first variation.
QString placeOf(const GameRecord& record, NodeId node)
{
    QStringList steps;
    for (const NodeId each : record.pathTo(node)) {
        if (each == GameRecord::root())
            continue;
        const auto siblings = record.children(record.parent(each));
        const auto found = std::find(siblings.begin(), siblings.end(), each);
        steps << QString::number(found - siblings.begin());
    }
    return QLatin1String("") + steps.join(u' ');
}

/// As far as the steps lead.
NodeId nodeAt(const GameRecord& record, const QString& place)
{
    NodeId node = GameRecord::root();
    for (const QString& step : place.split(u' ', Qt::SkipEmptyParts)) {
        const auto children = record.children(node);
        const auto index = static_cast<std::size_t>(step.toUInt());
        if (index >= children.size())
            return node;
        node = children[index];
    }
    return node;
}

QDateTime timeFrom(const QVariant& value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs).toLocalTime();
}

std::optional<Color> colorFrom(const QString& name)
{
    for (const Color color : kColors) {
        if (name == text(nameOf(color)))
            return color;
    }
    return std::nullopt;
}

/// Days of the user as the library's times.
QString startOf(QDate day)
{
    return day.startOfDay().toUTC().toString(Qt::ISODateWithMs);
}

bool hasReview(const GameRecord& record)
{
    const auto& foreign = record.notes(GameRecord::root()).foreign;
    return std::any_of(foreign.begin(), foreign.end(),
                       [](const ForeignProperty& property) { return property.name == "REVIEW"; });
}

QString escaped(QString pattern)
{
    for (const QChar special : {u'\\', u'%', u'_'})
        pattern.replace(special, QString(u'\\') + special);
    return pattern;
}

}  // namespace

NodeId placeShown(const GameRecord& record, NodeId live)
{
    return live.isNone() ? record.mainLine().back() : live;
}

GameRow rowOf(const GameToKeep& game)
{
    GameRow row;
    row.rule = text(nameOf(game.setup.rule));
    row.players
        = playerName(game.setup.players.black) + u'\n' + playerName(game.setup.players.white);
    row.setup = setupOf(game);
    row.record = QString::fromStdString(writeSgf(*game.record));
    row.place = game.live.isNone() ? kNotPlayed : placeOf(*game.record, game.live);
    row.opening = QLatin1String("") + QString::fromStdString(toString(game.opening));
    row.moves = game.record->moveNumber(placeShown(*game.record, game.live));
    const GameResult& result = game.record->info().result;
    row.finished = result.isKnown();
    if (result.kind == GameResult::Kind::Win)
        row.winner = text(nameOf(result.winner));
    const auto human = ratedHuman(game.setup, game.record->position(GameRecord::root()));
    if (human && result.kind != GameResult::Kind::Void) {
        row.step = stepOf(game.setup.players[opponent(*human)]);
        row.score = result.kind != GameResult::Kind::Win ? 0.5 : result.winner == *human ? 1 : 0;
    }
    row.helped = game.record->info().isHelped();
    row.reviewed = hasReview(*game.record);
    return row;
}

std::optional<StoredGame> gameFromRow(qint64 id, const QString& setup, const QString& record,
                                      const QString& place, const QString& opening)
{
    auto read = readSgf(record.toStdString());
    if (!read)
        return std::nullopt;
    StoredGame game;
    game.id = id;
    game.setup = setupFromJson(QJsonDocument::fromJson(setup.toUtf8()).object());
    game.record = std::move(read->record);
    game.live = place == kNotPlayed ? NodeId() : nodeAt(game.record, place);
    if (auto actions = parseOpeningActions(opening.toStdString()))
        game.opening = std::move(*actions);
    return game;
}

LibraryEntry entryFrom(const QSqlQuery& row)
{
    LibraryEntry entry;
    entry.id = row.value(0).toLongLong();
    entry.started = timeFrom(row.value(1));
    entry.changed = timeFrom(row.value(2));
    const QJsonObject setup = QJsonDocument::fromJson(row.value(3).toString().toUtf8()).object();
    entry.setup = setupFromJson(setup);
    entry.helped = setup[kHelped].toBool();
    entry.moves = row.value(4).toInt();
    entry.finished = row.value(5).toBool();
    entry.winner = colorFrom(row.value(6).toString());
    if (const QVariant ply = row.value(7); ply.isValid())
        entry.ply = ply.toInt();
    return entry;
}

std::optional<StatisticsGame> statisticsOf(const LibraryEntry& entry)
{
    for (const Color human : kColors) {
        const PlayerSpec& other = entry.setup.players[opponent(human)];
        if (entry.setup.players[human].isHuman() && other.kind == PlayerSpec::Kind::Computer)
            return StatisticsGame{entry.changed, entry.setup.rule, namedLevel(other.level),
                                  human,         entry.winner,     entry.helped};
    }
    return std::nullopt;
}

Condition conditionFor(const LibraryFilter& filter)
{
    QStringList terms{QStringLiteral("1")};
    QVariantList values;
    if (!filter.text.isEmpty()) {
        terms << QStringLiteral("(players || char(10) || rule || char(10) || record || char(10)"
                                " || coalesce((SELECT name FROM game_index WHERE game = id), ''))"
                                " LIKE ? ESCAPE '\\'");
        values << QString(u'%' + escaped(filter.text) + u'%');
    }
    if (filter.position) {
        terms << QStringLiteral("positions.key = ?");
        values << static_cast<qint64>(*filter.position);
    }
    if (filter.rule) {
        terms << QStringLiteral("rule = ?");
        values << text(nameOf(*filter.rule));
    }
    if (filter.finished) {
        terms << QStringLiteral("finished = ?");
        values << *filter.finished;
    }
    if (filter.from) {
        terms << QStringLiteral("changed >= ?");
        values << startOf(*filter.from);
    }
    if (filter.to) {
        terms << QStringLiteral("changed < ?");
        values << startOf(filter.to->addDays(1));
    }
    return {terms.join(QLatin1String(" AND ")), values};
}

}  // namespace gomoku
