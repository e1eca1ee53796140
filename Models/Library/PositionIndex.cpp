// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/PositionIndex.h"

#include "Models/Library/LibraryFile.h"
#include "Models/Record/OpeningExplorer.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Rules/OpeningNames.h"
#include "Models/Rules/Referee.h"
#include "Models/Rules/Rows.h"

#include <QRegularExpression>

#include <algorithm>

namespace gomoku {

namespace {

/// Of a large tree only the first positions are found: an index as large as the games would help
/// nobody.
constexpr std::size_t kMostPositions = 20000;

const QString kStale
    = QStringLiteral("FROM games LEFT JOIN game_index ON game_index.game = games.id"
                     " WHERE game_index.game IS NULL OR game_index.changed <> games.changed");

QString inUtc(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

/// FNV-1a, 64 bits: the same in every run and on every machine.
class Fingerprint
{
public:
    void add(std::string_view bytes)
    {
        for (const char byte : bytes)
            m_hash = (m_hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
        m_hash = (m_hash ^ 0xFF) * 0x100000001B3ULL;  // "ab" and "c" are not "a" and "bc".
    }
    [[nodiscard]] qint64 value() const { return static_cast<qint64>(m_hash); }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

qint64 fingerprintOf(const GameRecord& record)
{
    Fingerprint print;
    print.add(std::to_string(record.boardSize()));
    for (const Color color : kColors)
        print.add(QString::fromStdString(record.info().players[color])
                      .trimmed()
                      .toCaseFolded()
                      .toStdString());
    for (NodeId node = GameRecord::root(); !node.isNone(); node = record.nextInOrder(node)) {
        const auto& move = record.move(node);
        print.add(move ? move->point.toString() : "");
        print.add(record.firstChild(node).isNone() ? "end" : "");
        const SetupStones& setup = record.notes(node).setup;
        for (const auto* points : {&setup.black, &setup.white})
            for (const Point point : *points)
                print.add(point.toString());
    }
    return print.value();
}

QString openingNameOf(const GameRecord& record)
{
    std::vector<Point> points;
    for (const RecordedMove move : record.mainMoves())
        points.push_back(move.point);
    points.resize(std::min<std::size_t>(points.size(), 3));
    const RenjuOpening* opening
        = record.setup().isEmpty() ? findRenjuOpening(points, record.boardSize()) : nullptr;
    if (!opening)
        return QLatin1String("");
    const auto word = [](std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    return QStringList({word(opening->romaji), word(opening->code), word(opening->japanese)})
        .join(u' ');
}

/// "2019-05-01", also with dots or slashes, and a year alone; invalid if it is none of these.
QDateTime dateIn(const std::string& text)
{
    static const QRegularExpression pattern(
        QStringLiteral("(\\d{4})(?:[-./](\\d{1,2})(?:[-./](\\d{1,2}))?)?"));
    const auto found = pattern.match(QString::fromStdString(text));
    if (!found.hasMatch())
        return {};
    const auto part = [&](int index) { return std::max(1, found.captured(index).toInt()); };
    const QDate day(part(1), part(2), part(3));
    return day.isValid() ? QDateTime(day, QTime(12, 0)) : QDateTime();
}

/// Games whose file names no result may still show one on the board.
void noteResultOnBoard(GameRecord& record, Rule rule)
{
    const NodeId end = record.mainLine().back();
    const auto& last = record.move(end);
    if (record.info().result.isKnown() || !last || last->isPass())
        return;
    if (!winningRow(record.position(end), last->point, rule).empty())
        record.info().result = GameResult::win(last->color);
}

QString nameFor(const std::string& player)
{
    return QString::fromStdString(player).trimmed();
}

/// Writes entries of the index, within a transaction of its user: each statement is prepared once
/// for all of them. An entry's positions are written at the end, in the order of their table.
class EntryWriter
{
public:
    explicit EntryWriter(LibraryFile& file)
        : m_file(file),
          m_entry(file.prepared(QStringLiteral("INSERT OR REPLACE INTO game_index"
                                               " (game, changed, fingerprint, name)"
                                               " VALUES (?, ?, ?, ?)"))),
          m_position(file.prepared(QStringLiteral("INSERT OR IGNORE INTO positions"
                                                  " (key, game, ply) VALUES (?, ?, ?)")))
    { }

    [[nodiscard]] bool put(qint64 game, const QString& changed, const IndexEntry& entry)
    {
        for (const auto& [key, ply] : entry.positions)
            m_rows.push_back({static_cast<qint64>(key), game, ply});
        return m_entry && m_file.run(*m_entry, {game, changed, entry.fingerprint, entry.name});
    }
    [[nodiscard]] bool finish()
    {
        std::sort(m_rows.begin(), m_rows.end());
        return m_position && std::all_of(m_rows.begin(), m_rows.end(), [this](const Row& row) {
                   return m_file.run(*m_position, {row.key, row.game, row.ply});
               });
    }

private:
    struct Row
    {
        qint64 key;
        qint64 game;
        int ply;

        friend auto operator<=>(const Row&, const Row&) = default;
    };

    LibraryFile& m_file;
    std::optional<QSqlQuery> m_entry;
    std::optional<QSqlQuery> m_position;
    std::vector<Row> m_rows;
};

/// Writes games of others, which do not count in the statistics of one's own.
class GameWriter
{
public:
    explicit GameWriter(LibraryFile& file)
        : m_file(file),
          m_known(file.prepared(QStringLiteral("SELECT 1 FROM game_index WHERE fingerprint = ?"))),
          m_game(file.prepared(QStringLiteral("INSERT INTO games (rule, players, setup, record,"
                                              " place, opening, moves, finished, winner,"
                                              " reviewed, changed, started, counted)"
                                              " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)")))
    { }

    [[nodiscard]] bool has(qint64 fingerprint)
    {
        const bool known = m_known && m_file.run(*m_known, {fingerprint}) && m_known->next();
        if (m_known)
            m_known->finish();
        return known;
    }
    /// Gives its id; 0 if it could not be written.
    [[nodiscard]] qint64 insert(const GameRow& row, const QString& when)
    {
        const bool written = m_game
            && m_file.run(*m_game,
                          {row.rule, row.players, row.setup, row.record, row.place, row.opening,
                           row.moves, row.finished, row.winner, row.reviewed, when, when});
        return written ? m_game->lastInsertId().toLongLong() : 0;
    }

private:
    LibraryFile& m_file;
    std::optional<QSqlQuery> m_known;
    std::optional<QSqlQuery> m_game;
};

}  // namespace

IndexEntry indexEntryOf(const GameRecord& record)
{
    IndexEntry entry{.fingerprint = fingerprintOf(record), .name = openingNameOf(record)};
    for (const auto& position : OpeningExplorer::positionsOf(record, kMostPositions))
        entry.positions.emplace_back(position.key, position.ply);
    return entry;
}

GameToImport importOf(const GameRecord& record, Rule usualRule)
{
    auto game = std::make_shared<GameRecord>(record);
    GameToKeep kept;
    kept.setup.rule = record.info().rule.value_or(usualRule);
    kept.setup.boardSize = record.boardSize();
    for (const Color color : kColors)
        kept.setup.players[color]
            = {.kind = PlayerSpec::Kind::Human, .name = nameFor(record.info().players[color])};
    noteResultOnBoard(*game, kept.setup.rule);
    kept.record = game;
    return {rowOf(kept), dateIn(record.info().date), indexEntryOf(record)};
}

std::optional<int> PositionIndex::missing()
{
    auto query = m_file.run(QStringLiteral("SELECT count(*) ") + kStale);
    if (!query || !query->next())
        return std::nullopt;
    return query->value(0).toInt();
}

bool PositionIndex::update(int most)
{
    struct Stale
    {
        qint64 id;
        QString changed;
        QString record;
    };
    std::vector<Stale> games;
    auto query
        = m_file.run(QStringLiteral("SELECT games.id, games.changed, games.record %1 LIMIT %2")
                         .arg(kStale)
                         .arg(most));
    while (query && query->next())
        games.push_back(
            {query->value(0).toLongLong(), query->value(1).toString(), query->value(2).toString()});
    query.reset();
    if (games.empty() || !m_file.begin())
        return false;
    EntryWriter writer(m_file);
    for (const Stale& game : games) {
        // What cannot be read is in the index too, with nothing to find, or it would stay stale.
        const auto read = readSgf(game.record.toStdString());
        if (!m_file.run(QStringLiteral("DELETE FROM positions WHERE game = ?"), {game.id})
            || !writer.put(game.id, game.changed, read ? indexEntryOf(read->record) : IndexEntry()))
            return takeBack();
    }
    return writer.finish() ? m_file.commit() : takeBack();
}

bool PositionIndex::takeBack()
{
    m_file.rollback();
    return false;
}

bool PositionIndex::forget(qint64 game)
{
    return m_file.run(QStringLiteral("UPDATE game_index SET changed = '' WHERE game = ?"), {game})
        .has_value();
}

std::optional<int> PositionIndex::add(const std::vector<GameToImport>& games)
{
    if (!m_file.begin())
        return std::nullopt;
    const QString now = inUtc(QDateTime::currentDateTime());
    GameWriter writer(m_file);
    EntryWriter entries(m_file);
    int added = 0;
    for (const GameToImport& game : games) {
        if (writer.has(game.index.fingerprint))
            continue;
        const QString when = game.played.isValid() ? inUtc(game.played) : now;
        const qint64 id = writer.insert(game.row, when);
        if (id == 0 || !entries.put(id, when, game.index)) {
            (void)takeBack();
            return std::nullopt;
        }
        ++added;
    }
    const bool written = entries.finish() ? m_file.commit() : takeBack();
    return written ? std::optional(added) : std::nullopt;
}

}  // namespace gomoku
