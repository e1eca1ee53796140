// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentJournal.h"

#include "Models/Files/WholeFile.h"
#include "Models/Match/TournamentJson.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <filesystem>

namespace gomoku {

namespace {

constexpr int kJournalVersion = 1;

struct JournalText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::TournamentJournal)
};

QByteArray journalLine(const QJsonObject& json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject lineObject(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

/// In the place of whatever has the new name, which QFile refuses. Gives the reason if it fails.
std::optional<QString> renameOver(const QString& from, const QString& to)
{
    const auto nameOf
        = [](const QString& path) { return std::filesystem::path(path.toStdU16String()); };
    std::error_code error;
    std::filesystem::rename(nameOf(from), nameOf(to), error);
    return error ? std::optional(QString::fromStdString(error.message())) : std::nullopt;
}

}  // namespace

TournamentJournal::Contents TournamentJournal::read(const QString& path)
{
    Contents contents;
    const FileContents file = readWholeFile(path);
    if (file.problem) {
        contents.problem = *file.problem;
        return contents;
    }
    QList<QByteArray> lines = file.bytes.split('\n');
    lines.removeLast();  // What follows the last line end is not finished.
    const QJsonObject first = lines.isEmpty() ? QJsonObject() : lineObject(lines.takeFirst());
    const auto plan = planFromJson(first["plan"].toObject());
    if (first["tournament"].toInt() != kJournalVersion || !plan) {
        contents.problem = JournalText::tr("it is not a tournament of this program");
        return contents;
    }
    contents.plan = *plan;
    for (const QByteArray& line : lines)
        if (auto game = gameFromJson(lineObject(line), contents.plan))
            contents.games.push_back(std::move(*game));
    return contents;
}

std::optional<QString> TournamentJournal::begin(const QString& path, const TournamentPlan& plan)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (auto problem = lock(path))
        return problem;
    const QJsonObject header{{"tournament", kJournalVersion}, {"plan", toJson(plan)}};
    if (auto problem = writeAtomically(path, journalLine(header)))
        return problem;
    return open(path);
}

std::optional<QString> TournamentJournal::beginAnew(const QString& path, const TournamentPlan& plan)
{
    if (!QFileInfo::exists(path))
        return begin(path, plan);
    if (auto problem = lock(path))
        return problem;
    const QString old = path + QStringLiteral(".old");
    if (auto problem = renameOver(path, old))
        return problem;
    auto problem = begin(path, plan);
    if (problem)
        (void)renameOver(old, path);
    return problem;
}

std::optional<QString> TournamentJournal::resume(const QString& path)
{
    if (auto problem = lock(path))
        return problem;
    return open(path);
}

std::optional<QString> TournamentJournal::add(const MatchGameResult& game)
{
    m_unwritten += journalLine(toJson(game));
    auto problem = m_file->append(m_unwritten);
    if (!problem)
        m_unwritten.clear();
    return problem;
}

void TournamentJournal::close()
{
    if (m_file && !m_unwritten.isEmpty())
        (void)m_file->append(m_unwritten);
    m_unwritten.clear();
    m_file.reset();
    m_lock.reset();
}

std::optional<QString> TournamentJournal::lock(const QString& path)
{
    close();
    auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // Only if its owner is gone; a match may take days.
    if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError)
        return JournalText::tr("another program is playing this tournament");
    m_lock = std::move(lock);
    return std::nullopt;
}

std::optional<QString> TournamentJournal::open(const QString& path)
{
    auto file = std::make_unique<AppendedFile>();
    if (auto problem = file->open(path))
        return problem;
    file->dropUnfinishedLine();
    m_file = std::move(file);
    return std::nullopt;
}

}  // namespace gomoku
