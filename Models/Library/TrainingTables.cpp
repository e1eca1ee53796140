// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingTables.h"

#include "Models/Library/LibraryFile.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Setup/SetupJson.h"

#include <QJsonDocument>

namespace gomoku {

namespace {

QString wordOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QVariant secondsOf(CardTime time)
{
    return static_cast<qlonglong>(time.time_since_epoch().count());
}

CardTime timeOf(const QVariant& seconds)
{
    return CardTime(std::chrono::seconds(seconds.toLongLong()));
}

QString pointListText(const std::vector<Point>& points)
{
    QStringList words;
    for (const Point point : points)
        words << QString::fromStdString(point.toString());
    return QLatin1String("") + words.join(u' ');
}

std::vector<Point> pointsIn(const QString& text)
{
    std::vector<Point> points;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        if (const auto point = Point::parse(word.toStdString()))
            points.push_back(*point);
    return points;
}

/// Whatever cannot be understood makes a card that was never answered, and not none at all.
DeckCard cardFrom(const QSqlQuery& row)
{
    DeckCard card;
    card.key = row.value(0).toString().toStdString();
    card.kind = row.value(1).toString() == QLatin1String("puzzle") ? DeckCard::Kind::Puzzle
                                                                   : DeckCard::Kind::Mistake;
    card.source = row.value(2).toString().toStdString();
    card.wrong = pointsIn(row.value(3).toString());
    card.better = pointsIn(row.value(4).toString());
    card.made = timeOf(row.value(5));
    card.schedule.stage = static_cast<CardSchedule::Stage>(std::clamp(row.value(6).toInt(), 0, 2));
    card.schedule.step = row.value(7).toInt();
    if (const double stability = row.value(8).toDouble(); stability > 0)
        card.schedule.memory = CardMemory{stability, row.value(9).toDouble()};
    card.schedule.answered = timeOf(row.value(10));
    card.schedule.due = timeOf(row.value(11));
    card.answers = row.value(12).toInt();
    return card;
}

/// Few enough for one reading; the others follow when these have cards.
constexpr int kMostGamesToCard = 200;
constexpr int kMostGamesToReview = 20;

/// Which players of a game were people at this computer. Records of ours that were imported name
/// the engine.
PerColor<bool> ownColors(const QString& setupJson)
{
    const GameSetup setup = setupFromJson(QJsonDocument::fromJson(setupJson.toUtf8()).object());
    PerColor<bool> own{};
    for (const Color color : kColors)
        own[color] = setup.players[color].isHuman()
            && !setup.players[color].name.startsWith(QLatin1String("Gomoku"));
    return own;
}

/// In seconds. SQLite reads many times quicker than QDateTime does.
const QString kStarted = QStringLiteral("CAST(strftime('%s', started) AS INTEGER)");

/// The condition of the index of the same name.
const QString kGamesToReview
    = QStringLiteral(" FROM games WHERE reviewed = 0 AND carded = 0 AND finished = 1"
                     " AND forgotten = 0");

const QString kCardColumns
    = QStringLiteral("key, kind, source, wrong, better, made, stage, step, stability, difficulty,"
                     " answered, due, answers");

}  // namespace

std::optional<TrainingBook> TrainingTables::read()
{
    TrainingBook book;
    if (!readCards(book) || !readAnswers(book) || !readGames(book) || !readReviews(book)
        || !readGamesWithoutCards(book) || !readGamesToReview(book))
        return std::nullopt;
    return book;
}

bool TrainingTables::readCards(TrainingBook& book)
{
    auto query = m_file.run(QStringLiteral("SELECT %1 FROM cards").arg(kCardColumns));
    while (query && query->next()) {
        DeckCard card = cardFrom(*query);
        if (parseTrainingPosition(card.key))
            book.deck.add(std::move(card));
    }
    return query.has_value();
}

bool TrainingTables::readAnswers(TrainingBook& book)
{
    auto query = m_file.run(QStringLiteral(
        "SELECT at, kind, subject, rule, rating, grade, time FROM answers ORDER BY id"));
    while (query && query->next()) {
        const auto kind = parseAnswerKind(query->value(1).toString().toStdString());
        const auto rule = parseRule(query->value(3).toString().toStdString());
        if (!kind || !rule)
            continue;
        book.answers.push_back({timeOf(query->value(0)), *kind,
                                query->value(2).toString().toStdString(), *rule,
                                query->value(4).toDouble(),
                                static_cast<RecallGrade>(std::clamp(query->value(5).toInt(), 1, 4)),
                                std::chrono::milliseconds(query->value(6).toLongLong())});
    }
    return query.has_value();
}

bool TrainingTables::readGames(TrainingBook& book)
{
    auto query = m_file.run(
        QStringLiteral("SELECT ") + kStarted
        + QStringLiteral(", rule, step, score FROM games WHERE step > 0"
                         " AND forgotten = 0 AND finished = 1 AND helped = 0 ORDER BY id"));
    while (query && query->next()) {
        if (const auto rule = parseRule(query->value(1).toString().toStdString()))
            book.games.push_back({timeOf(query->value(0)), *rule, query->value(2).toInt(),
                                  query->value(3).toDouble()});
    }
    return query.has_value();
}

bool TrainingTables::readReviews(TrainingBook& book)
{
    auto query = m_file.run(QStringLiteral("SELECT ") + kStarted
                            + QStringLiteral(", rule, accuracy FROM games"
                                             " WHERE reviewed = 1 AND forgotten = 0 ORDER BY id"));
    while (query && query->next()) {
        ++book.reviewedGames;
        const auto rule = parseRule(query->value(1).toString().toStdString());
        if (rule && !query->value(2).isNull())
            book.accuracies.push_back({timeOf(query->value(0)), *rule, query->value(2).toDouble()});
    }
    return query.has_value();
}

bool TrainingTables::readGamesWithoutCards(TrainingBook& book)
{
    auto query = m_file.run(QStringLiteral("SELECT id, setup FROM games WHERE reviewed = 1"
                                           " AND carded = 0 AND forgotten = 0 ORDER BY id LIMIT %1")
                                .arg(kMostGamesToCard));
    while (query && query->next())
        book.gamesWithoutCards.push_back(
            {query->value(0).toLongLong(), ownColors(query->value(1).toString())});
    return query.has_value();
}

bool TrainingTables::readGamesToReview(TrainingBook& book)
{
    auto number = m_file.run(QStringLiteral("SELECT count(*)") + kGamesToReview);
    if (number && number->next())
        book.unreviewedGames = number->value(0).toInt();
    auto query = m_file.run(QStringLiteral("SELECT id, setup") + kGamesToReview
                            + QStringLiteral(" ORDER BY id DESC LIMIT %1").arg(kMostGamesToReview));
    while (query && query->next())
        book.gamesToReview.push_back(
            {query->value(0).toLongLong(), ownColors(query->value(1).toString())});
    return number.has_value() && query.has_value();
}

bool TrainingTables::add(const std::vector<DeckCard>& cards, qint64 game,
                         std::optional<double> accuracy)
{
    return finish(m_file.begin() && put(cards, game, accuracy));
}

bool TrainingTables::addReviewed(const std::vector<DeckCard>& cards, qint64 game,
                                 const GameRecord& before, const GameRecord& reviewed,
                                 std::optional<double> accuracy)
{
    bool good = m_file.begin();
    if (good && isStill(game, before))
        good = m_file
                   .run(QStringLiteral("UPDATE games SET record = ?, reviewed = 1 WHERE id = ?"),
                        {QString::fromStdString(writeSgf(reviewed)), game})
                   .has_value();
    return finish(good && put(cards, game, accuracy));
}

bool TrainingTables::isStill(qint64 game, const GameRecord& record)
{
    auto query = m_file.run(QStringLiteral("SELECT record FROM games WHERE id = ?"), {game});
    if (!query || !query->next())
        return false;
    const auto kept = readSgf(query->value(0).toString().toStdString());
    return kept && kept->record == record;
}

bool TrainingTables::put(const std::vector<DeckCard>& cards, qint64 game,
                         std::optional<double> accuracy)
{
    bool good = true;
    for (const DeckCard& card : cards)
        good = good && put(card, false);
    if (game != 0)
        good = good
            && m_file.run(QStringLiteral("UPDATE games SET carded = 1, accuracy = ? WHERE id = ?"),
                          {accuracy ? QVariant(*accuracy) : QVariant(), game});
    return good;
}

bool TrainingTables::write(const TrainingAnswer& answer, const DeckCard* card)
{
    bool good = m_file.begin();
    good = good && put(answer);
    if (card)
        good = good && put(*card, true);
    return finish(good);
}

bool TrainingTables::clear(CardTime when)
{
    bool good = m_file.begin();
    for (const char* sql : {"DELETE FROM cards", "DELETE FROM answers"})
        good = good && m_file.run(QLatin1String(sql));
    // A game that is still being played may count when it ends.
    good = good
        && m_file.run(QStringLiteral("UPDATE games SET forgotten = ? WHERE forgotten = 0"
                                     " AND (reviewed = 1 OR (step > 0 AND finished = 1))"),
                      {secondsOf(when)});
    return finish(good);
}

bool TrainingTables::restore(const TrainingBook& book, CardTime when)
{
    bool good = m_file.begin();
    for (const DeckCard& card : book.deck.due(CardTime::max()))
        good = good && put(card, false);
    for (const TrainingAnswer& answer : book.answers)
        good = good && put(answer);
    good = good
        && m_file.run(QStringLiteral("UPDATE games SET forgotten = 0 WHERE forgotten = ?"),
                      {secondsOf(when)});
    return finish(good);
}

bool TrainingTables::put(const TrainingAnswer& answer)
{
    return m_file
        .run(QStringLiteral("INSERT INTO answers (at, kind, subject, rule, rating, grade, time)"
                            " VALUES (?, ?, ?, ?, ?, ?, ?)"),
             {secondsOf(answer.at), wordOf(nameOf(answer.kind)),
              QString::fromStdString(answer.subject), wordOf(nameOf(answer.rule)), answer.rating,
              static_cast<int>(answer.grade), static_cast<qlonglong>(answer.time.count())})
        .has_value();
}

bool TrainingTables::put(const DeckCard& card, bool replace)
{
    const CardSchedule& schedule = card.schedule;
    const CardMemory memory = schedule.memory.value_or(CardMemory());
    const QString kind = card.kind == DeckCard::Kind::Puzzle ? QStringLiteral("puzzle")
                                                             : QStringLiteral("mistake");
    return m_file
        .run(QStringLiteral("INSERT OR %1 INTO cards (%2) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                            " ?, ?)")
                 .arg(replace ? QStringLiteral("REPLACE") : QStringLiteral("IGNORE"), kCardColumns),
             {QString::fromStdString(card.key), kind, QString::fromStdString(card.source),
              pointListText(card.wrong), pointListText(card.better), secondsOf(card.made),
              static_cast<int>(schedule.stage), schedule.step, memory.stability, memory.difficulty,
              secondsOf(schedule.answered), secondsOf(schedule.due), card.answers})
        .has_value();
}

bool TrainingTables::finish(bool good)
{
    if (good)
        return m_file.commit();
    m_file.rollback();
    return false;
}

}  // namespace gomoku
