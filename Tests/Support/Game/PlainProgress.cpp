// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/PlainProgress.h"

#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Review/Judge/WinCurve.h"
#include "Models/Review/ReviewRecord.h"
#include "Models/Setup/SetupJson.h"
#include "Models/Training/PlayerRating.h"

#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace gomoku::testing {

namespace {

constexpr double kPi = 3.14159265358979323846;
constexpr qint64 kDaySeconds = 24 * 60 * 60;

/// Step 5 of Glickman's paper: the root of f between two ends, by halving.
double plainVolatility(double volatility, double delta, double phi, double v)
{
    const double a = std::log(volatility * volatility);
    const double tau = 0.5;
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
    };
    double low = a - 20;  // f falls: positive far to the left, negative far to the right.
    double high = a + 20;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) > 0 ? low : high) = middle;
    }
    return std::exp((low + high) / 4);
}

/// One game against an opponent of exactly known strength.
void plainGame(PlainProgress::Rating& player, double opponent, double score)
{
    const double scale = 173.7178;
    const double mu = (player.rating - 1500) / scale;
    const double phi = player.deviation / scale;
    const double expected = 1 / (1 + std::exp(-(mu - (opponent - 1500) / scale)));
    const double v = 1 / (expected * (1 - expected));
    const double delta = v * (score - expected);
    player.volatility = plainVolatility(player.volatility, delta, phi, v);
    const double star = std::sqrt(phi * phi + player.volatility * player.volatility);
    const double newPhi = 1 / std::sqrt(1 / (star * star) + 1 / v);
    player.rating = 1500 + scale * (mu + newPhi * newPhi * (score - expected));
    player.deviation = scale * newPhi;
}

double plainDeviation(const std::vector<double>& values)
{
    double mean = 0;
    for (const double value : values)
        mean += value / static_cast<double>(values.size());
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean) / static_cast<double>(values.size());
    return std::sqrt(squares);
}

/// What Black could hope for in each position, in percent.
std::vector<double> plainChances(const GameReview& review)
{
    std::vector<double> chances;
    for (const auto& score : review.blackScores)
        chances.push_back(WinCurve::under(review.rule).chance(score.value_or(0), Color::Black));
    return chances;
}

/// docs/REVIEW.md, "Accuracy".
double plainAccuracy(const GameReview& review, Color color)
{
    const std::vector<double> chances = plainChances(review);
    const std::size_t moves = review.moves.size();
    const std::size_t window = std::min<std::size_t>(8, std::max<std::size_t>(2, moves / 10));
    double weighted = 0;
    double weights = 0;
    double inverse = 0;
    double count = 0;
    for (std::size_t i = 0; i < moves; ++i) {
        if (review.moves[i].mover != color || review.moves[i].verdict == Verdict::Unjudged)
            continue;
        const double drop = review.moves[i].loss();
        const double exact = drop <= 0 ? 100 : 103.1668 * std::exp(-0.04354 * drop) - 3.1669 + 1;
        const double accuracy = std::min(100.0, std::max(0.0, exact));
        // The window ends with the position after the move.
        const std::size_t end = std::max(window, i + 2);
        const std::vector<double> near(chances.begin() + static_cast<std::ptrdiff_t>(end - window),
                                       chances.begin() + static_cast<std::ptrdiff_t>(end));
        const double weight = std::min(12.0, std::max(0.5, plainDeviation(near)));
        weighted += accuracy * weight;
        weights += weight;
        inverse += 1 / std::max(1.0, accuracy);
        ++count;
    }
    return (weighted / weights + count / inverse) / 2;
}

/// Reads one library by questions of its own.
class PlainReader
{
public:
    PlainReader(const QString& library, qint64 now, qint64 startOfDay)
        : m_now(now),
          m_startOfDay(startOfDay)
    {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), kName);
        m_database.setDatabaseName(library);
        EXPECT_TRUE(m_database.open());
    }
    ~PlainReader()
    {
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(kName);
    }
    PlainReader(const PlainReader&) = delete;
    PlainReader& operator=(const PlainReader&) = delete;

    PlainProgress read()
    {
        PlainProgress progress;
        readRatings(progress);
        readAccuracies(progress);
        readPuzzles(progress);
        readCounts(progress);
        progress.daysInARow = daysInARow();
        return progress;
    }

private:
    QSqlQuery run(const QString& sql)
    {
        QSqlQuery query(m_database);
        EXPECT_TRUE(query.exec(sql)) << sql.toStdString();
        return query;
    }
    int number(const QString& sql)
    {
        QSqlQuery query = run(sql);
        EXPECT_TRUE(query.next());
        return query.value(0).toInt();
    }

    void readRatings(PlainProgress& progress)
    {
        QSqlQuery query = run("SELECT rule, step, score FROM games WHERE step > 0 AND finished"
                              " AND NOT helped AND NOT forgotten ORDER BY id");
        while (query.next()) {
            const Rule rule = *parseRule(query.value(0).toString().toStdString());
            auto [entry, isNew] = progress.ratings.try_emplace(rule);
            PlainProgress::Rating& rating = entry->second;
            if (isNew)
                rating = {1500, 350, 0.06};
            const double score = query.value(2).toDouble();
            plainGame(rating, eloOfStep(query.value(1).toInt()), score);
            ++rating.games;
            ++(score == 1 ? rating.won : score == 0 ? rating.lost : rating.drawn);
        }
    }
    void readAccuracies(PlainProgress& progress)
    {
        QSqlQuery query
            = run("SELECT record, setup FROM games WHERE reviewed AND NOT forgotten ORDER BY id");
        while (query.next()) {
            const auto record = readSgf(query.value(0).toString().toStdString());
            const QByteArray setup = query.value(1).toString().toUtf8();
            const bool isBlackHuman
                = setupFromJson(QJsonDocument::fromJson(setup).object()).players.black.isHuman();
            const auto review = reviewOf(record->record);
            EXPECT_TRUE(review);
            progress.accuracies.push_back(
                plainAccuracy(*review, isBlackHuman ? Color::Black : Color::White));
        }
    }
    void readPuzzles(PlainProgress& progress)
    {
        // Only the first answer to a puzzle counts.
        QSqlQuery query = run("SELECT rating, grade FROM answers AS one WHERE kind = 'puzzle' AND"
                              " NOT EXISTS (SELECT 1 FROM answers AS earlier WHERE earlier.kind ="
                              " 'puzzle' AND earlier.subject = one.subject AND earlier.id < one.id)"
                              " ORDER BY id");
        progress.puzzles = {1100, 350, 0.09};
        while (query.next()) {
            const int grade = query.value(1).toInt();
            ++progress.puzzles.games;
            progress.puzzles.won += grade > 1;
            const double score = grade > 2 ? 1 : grade == 2 ? 0.5 : 0;
            plainGame(progress.puzzles, query.value(0).toDouble(), score);
            progress.puzzles.deviation
                = std::min(500.0, std::max(45.0, progress.puzzles.deviation));
        }
    }
    void readCounts(PlainProgress& progress)
    {
        progress.lessonsDone = number("SELECT count(DISTINCT subject) FROM answers WHERE kind ="
                                      " 'lesson' AND grade > 1");
        progress.cards = number("SELECT count(*) FROM cards");
        progress.due = number(QString("SELECT count(*) FROM cards WHERE due <= %1").arg(m_now));
        progress.unseen = number("SELECT count(*) FROM cards WHERE answers = 0");
        progress.known = number("SELECT count(*) FROM cards WHERE stage = 1 AND stability >= 21");
        progress.answers = number("SELECT count(*) FROM answers");
        progress.right = number("SELECT count(*) FROM answers WHERE grade > 1");
        const QString since = QString("SELECT count(*) FROM answers WHERE at >= %1");
        const qint64 weekAgo = m_startOfDay - 6 * kDaySeconds;
        progress.answersToday = number(since.arg(m_startOfDay));
        progress.thisWeek = number(since.arg(weekAgo));
        progress.rightThisWeek = number(since.arg(weekAgo) + " AND grade > 1");
    }
    bool hasAnswerOn(qint64 day)
    {
        return number(QString("SELECT count(*) FROM answers WHERE at >= %1 AND at < %2")
                          .arg(m_startOfDay - day * kDaySeconds)
                          .arg(m_startOfDay - (day - 1) * kDaySeconds))
            > 0;
    }
    int daysInARow()
    {
        int days = hasAnswerOn(0) ? 1 : 0;
        for (qint64 day = 1; hasAnswerOn(day); ++day)
            ++days;
        return days;
    }

    static inline const QString kName = QStringLiteral("plain progress");
    QSqlDatabase m_database;
    qint64 m_now;
    qint64 m_startOfDay;
};

}  // namespace

PlainProgress plainProgress(const QString& library, qint64 now, qint64 startOfDay)
{
    return PlainReader(library, now, startOfDay).read();
}

}  // namespace gomoku::testing
