// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Window/GameFiles.h"

#include "Models/Core/InputLimit.h"
#include "Models/Engines/ProgramFile.h"
#include "Models/Files/WholeFile.h"
#include "Models/Record/Files/RecordIo.h"
#include "Models/Setup/RecordInfo.h"
#include "Models/Threads/StackSize.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QtConcurrent>

#include <utility>

namespace gomoku {

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Two humans at the table where the record was played.
GameSetup setupFor(const GameInfo& info, RecordFormat format)
{
    // RenLib is for Renju and says nothing of rules.
    const Rule usual = format == RecordFormat::RenLib ? Rule::Renju : Rule::Freestyle;
    GameSetup setup;
    setup.rule = info.rule.value_or(usual);
    setup.boardSize = info.boardSize;
    for (const Color color : kColors)
        setup.players[color] = {.kind = PlayerSpec::Kind::Human, .name = text(info.players[color])};
    return setup;
}

FileFinding gameIn(const QByteArray& bytes, const ReadOptions& options)
{
    auto game = readGame({bytes.constData(), static_cast<std::size_t>(bytes.size())}, options);
    if (!game)
        return {.kind = FileFinding::Kind::NotAGame, .reason = text(game.error().toString())};
    FileFinding finding{.kind = FileFinding::Kind::Game,
                        .setup = setupFor(game->record.info(), game->format),
                        .gamesInFile = game->gamesInFile};
    for (const std::string& remark : game->remarks)
        finding.remarks << text(remark);
    finding.record = std::make_shared<const GameRecord>(std::move(game->record));
    return finding;
}

/// Opens nothing but regular files that are not too large: pipes and devices may never answer or
/// never end. Of a larger file only the head is read.
FileFinding findingIn(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return {.kind = FileFinding::Kind::NotAFile};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {.kind = FileFinding::Kind::Unreadable, .reason = file.errorString()};
    const bool large = file.size() > kMaxInputBytes;
    const QByteArray bytes = large ? file.read(kProgramHeadBytes) : file.readAll();
    FileFinding finding = large
        ? FileFinding{.kind = FileFinding::Kind::TooLarge}
        : gameIn(bytes, {.format = formatForFile(info.fileName().toStdString())});
    if (finding.kind != FileFinding::Kind::Game && isProgram(bytes))
        finding.kind = FileFinding::Kind::Program;
    return finding;
}

QString asText(const GameFiles::Record& game, RecordFormat format)
{
    if (!game)
        return {};
    const auto written = writeGame(*game, format);
    return written ? text(written->bytes) : QString();
}

QString patternOf(const RecordFormatInfo& format)
{
    return QStringLiteral("*%1").arg(text(format.extension));
}

QString filterFor(bool forWriting)
{
    QStringList filters;
    QStringList all;
    for (const RecordFormatInfo& format : recordFormats()) {
        if (format.extension.empty() || !(forWriting ? format.canWrite : format.canRead))
            continue;
        all << patternOf(format);
        filters << QStringLiteral("%1 (%2)").arg(text(format.name), patternOf(format));
    }
    if (!forWriting)
        filters.prepend(GameFiles::tr("Games (%1)").arg(all.join(u' ')));
    return filters.join(QStringLiteral(";;"));
}

}  // namespace

GameFiles::GameFiles(QObject* parent) : QObject(parent), m_pool(this)
{
    m_pool.setStackSize(kThreadStackBytes);
    m_pool.setMaxThreadCount(2);  // The next file does not wait for a cancelled one.
}

GameFiles::~GameFiles() = default;

void GameFiles::open(const QString& path)
{
    read(path, [path] { return findingIn(path); });
}

void GameFiles::readText(const QString& text)
{
    if (text.trimmed().isEmpty())
        emit failed(tr("There is no game on the clipboard."));
    else
        read({}, [bytes = text.toUtf8()] { return gameIn(bytes, {}); });
}

/// An empty `path` stands for the clipboard.
void GameFiles::read(const QString& path, const std::function<FileFinding()>& look)
{
    cancel();
    auto* reading = new QFutureWatcher<FileFinding>(this);
    connect(reading, &QFutureWatcherBase::finished, this, [this, reading, path] {
        reading->deleteLater();
        if (reading != m_reading)
            return;  // Cancelled, or something else is being read.
        m_reading = nullptr;
        emit readingEnded();
        take(path, reading->result());
    });
    m_reading = reading;
    reading->setFuture(QtConcurrent::run(&m_pool, look));
    emit readingStarted(path.isEmpty() ? tr("The text") : QFileInfo(path).fileName());
}

void GameFiles::cancel()
{
    if (std::exchange(m_reading, nullptr))
        emit readingEnded();
}

void GameFiles::take(const QString& path, const FileFinding& finding)
{
    if (finding.kind == FileFinding::Kind::Program)
        return emit programFound(path);
    if (finding.kind != FileFinding::Kind::Game)
        return tellFailure(path, finding);
    QStringList remarks = finding.remarks;
    if (finding.gamesInFile > 1)
        remarks.prepend(
            tr("The file contains %n games; this is the first.", nullptr, finding.gamesInFile));
    emit gameRead(finding.setup, finding.record, path, remarks.join(u' '));
}

void GameFiles::tellFailure(const QString& path, const FileFinding& finding)
{
    const QString name = path.isEmpty() ? tr("The text") : QFileInfo(path).fileName();
    switch (finding.kind) {
    case FileFinding::Kind::Unreadable:
        return emit failed(tr("%1 could not be opened: %2").arg(name, finding.reason));
    case FileFinding::Kind::NotAFile:
        return emit failed(tr("%1 is not a game file.").arg(name));
    case FileFinding::Kind::TooLarge:
        return emit failed(tr("%1 is too large to be a game file.").arg(name));
    case FileFinding::Kind::NotAGame:
    case FileFinding::Kind::Game:
    case FileFinding::Kind::Program:
        return emit failed(tr("%1 is not a game: %2.").arg(name, finding.reason));
    }
}

void GameFiles::readMime(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        open(urls.first().toLocalFile());
    else
        readText(data.text());
}

bool GameFiles::canRead(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return data.hasText() || (!urls.isEmpty() && urls.first().isLocalFile());
}

void GameFiles::save(const Record& game, const QString& path)
{
    if (!game) {
        emit failed(tr("There is no game to save."));
        return;
    }
    const QString name = QFileInfo(path).fileName();
    const RecordFormat format = formatForFile(name.toStdString()).value_or(RecordFormat::Sgf);
    const auto written = writeGame(*game, format);
    if (!written) {
        emit failed(tr("%1 cannot store this game: %2.")
                        .arg(text(infoOf(format).name), text(written.error().reason)));
        return;
    }
    const QByteArray bytes = QByteArray::fromStdString(written->bytes);
    if (const auto problem = writeAtomically(path, bytes)) {
        emit failed(tr("%1 could not be saved: %2").arg(name, *problem));
        return;
    }
    emit saved(path);
    QStringList lost;
    for (const std::string& what : written->lost)
        lost << text(what);
    emit remarked(lost.isEmpty() ? tr("Saved as %1.").arg(name)
                                 : tr("Saved as %1. Not stored in this format: %2.")
                                       .arg(name, lost.join(QStringLiteral(", "))));
}

QString GameFiles::openFilter()
{
    return filterFor(false);
}

QString GameFiles::saveFilter()
{
    return filterFor(true);
}

QString GameFiles::positionText(const Record& game)
{
    return asText(game, RecordFormat::PositionText);
}

QString GameFiles::sgfText(const Record& game)
{
    return asText(game, RecordFormat::Sgf);
}

}  // namespace gomoku
