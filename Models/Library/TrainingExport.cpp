// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingExport.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

#include <cmath>

namespace gomoku {

namespace {

QString exportedWord(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString exportedTime(CardTime time)
{
    return QDateTime::fromSecsSinceEpoch(time.time_since_epoch().count(), QTimeZone::utc())
        .toString(Qt::ISODate);
}

/// Nobody reads more than two digits behind the point.
double exportedNumber(double value)
{
    return std::round(value * 100) / 100;
}

QJsonArray exportedPoints(const std::vector<Point>& points)
{
    QJsonArray array;
    for (const Point point : points)
        array.append(QString::fromStdString(point.toString()));
    return array;
}

QJsonObject exportedRating(const GlickoRating& rating)
{
    return {{"rating", std::round(rating.rating)}, {"range", std::round(rating.margin())}};
}

QJsonArray exportedRules(const TrainingProgress& progress)
{
    QJsonArray rules;
    for (const RuleProgress& each : progress.rules) {
        QJsonObject rule = exportedRating(each.rating.current());
        rule["rule"] = exportedWord(nameOf(each.rule));
        rule["won"] = each.won;
        rule["drawn"] = each.drawn;
        rule["lost"] = each.lost;
        rules.append(rule);
    }
    return rules;
}

QJsonObject exportedFigures(const TrainingProgress& progress)
{
    QJsonObject puzzles = exportedRating(progress.puzzles.rating());
    puzzles["tried"] = progress.puzzles.tried();
    puzzles["solved"] = progress.puzzles.solved();
    const AccuracyProgress& accuracy = progress.accuracy;
    return {
        {"ratings", exportedRules(progress)},
        {"accuracy",
         QJsonObject{{"games", static_cast<qint64>(accuracy.games.size())},
                     {"mean", exportedNumber(accuracy.mean)},
                     {"recent", exportedNumber(accuracy.recent)}}},
        {"puzzles", puzzles},
        {"lessons", QJsonObject{{"done", progress.lessonsDone}, {"of", progress.lessons}}},
        {"cards",
         QJsonObject{{"all", progress.deck.cards},
                     {"due", progress.deck.due},
                     {"new", progress.deck.unseen},
                     {"known", progress.deck.known}}},
        {"answers",
         QJsonObject{{"given", progress.answers.given},
                     {"right", progress.answers.right},
                     {"this week", progress.answers.thisWeek},
                     {"days in a row", progress.answers.daysInARow}}},
    };
}

QJsonArray exportedGames(const TrainingBook& book)
{
    QJsonArray games;
    for (const RatedGame& game : book.games)
        games.append(QJsonObject{{"started", exportedTime(game.started)},
                                 {"rule", exportedWord(nameOf(game.rule))},
                                 {"step", game.step},
                                 {"score", game.score}});
    return games;
}

QJsonArray exportedAccuracies(const TrainingBook& book)
{
    QJsonArray games;
    for (const GameAccuracy& game : book.accuracies)
        games.append(QJsonObject{{"started", exportedTime(game.started)},
                                 {"rule", exportedWord(nameOf(game.rule))},
                                 {"accuracy", exportedNumber(game.accuracy)}});
    return games;
}

QJsonArray exportedAnswers(const TrainingBook& book)
{
    QJsonArray answers;
    for (const TrainingAnswer& answer : book.answers)
        answers.append(QJsonObject{{"at", exportedTime(answer.at)},
                                   {"kind", exportedWord(nameOf(answer.kind))},
                                   {"subject", QString::fromStdString(answer.subject)},
                                   {"rule", exportedWord(nameOf(answer.rule))},
                                   {"rating", answer.rating},
                                   {"grade", static_cast<int>(answer.grade)},
                                   {"milliseconds", static_cast<qint64>(answer.time.count())}});
    return answers;
}

QJsonArray exportedCards(const TrainingBook& book)
{
    QJsonArray cards;
    for (const DeckCard& card : book.deck.due(CardTime::max())) {
        const bool isPuzzle = card.kind == DeckCard::Kind::Puzzle;
        cards.append(QJsonObject{{"position", QString::fromStdString(card.key)},
                                 {"kind", isPuzzle ? "puzzle" : "mistake"},
                                 {"source", QString::fromStdString(card.source)},
                                 {"played", exportedPoints(card.wrong)},
                                 {"better", exportedPoints(card.better)},
                                 {"made", exportedTime(card.made)},
                                 {"due", exportedTime(card.schedule.due)},
                                 {"answers", card.answers}});
    }
    return cards;
}

QByteArray exportedPart(const char* name, const QJsonDocument& part)
{
    return QByteArray(",\n\"") + name + "\": " + part.toJson(QJsonDocument::Indented).trimmed();
}

}  // namespace

QByteArray trainingJson(const TrainingBook& book, const TrainingProgress& progress, CardTime now)
{
    // Put together here, because QJsonObject knows no order but that of the alphabet.
    return "{\n\"exported\": \"" + exportedTime(now).toUtf8() + '"'
        + exportedPart("progress", QJsonDocument(exportedFigures(progress)))
        + exportedPart("rated games", QJsonDocument(exportedGames(book)))
        + exportedPart("accuracy of reviewed games", QJsonDocument(exportedAccuracies(book)))
        + exportedPart("answers", QJsonDocument(exportedAnswers(book)))
        + exportedPart("cards", QJsonDocument(exportedCards(book))) + "\n}\n";
}

}  // namespace gomoku
