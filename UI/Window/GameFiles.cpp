// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Window/GameFiles.h"

#include "Models/Record/Files/RecordIo.h"
#include "Models/Setup/RecordInfo.h"
#include "UI/Export/AtomicFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

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

GameFiles::GameFiles(QObject* parent) : QObject(parent)
{ }

void GameFiles::open(const QString& path)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly)) {
        emit failed(tr("%1 cannot be opened: %2").arg(name, file.errorString()));
        return;
    }
    if (file.size() > static_cast<qint64>(kMaxRecordBytes)) {
        emit failed(tr("%1 is too large to be a game.").arg(name));
        return;
    }
    if (!read(file.readAll(), path))
        return;
    m_path = path;
    emit pathUsed(path);
}

void GameFiles::readText(const QString& text)
{
    if (text.trimmed().isEmpty())
        emit failed(tr("There is no game on the clipboard."));
    else if (read(text.toUtf8(), {}))
        setPath({});
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
    return data.hasText() || (data.hasUrls() && data.urls().first().isLocalFile());
}

bool GameFiles::read(const QByteArray& bytes, const QString& path)
{
    ReadOptions options;
    if (!path.isEmpty())
        options.format = formatForFile(QFileInfo(path).fileName().toStdString());
    const auto game
        = readGame({bytes.constData(), static_cast<std::size_t>(bytes.size())}, options);
    if (!game) {
        const QString name = path.isEmpty() ? tr("The text") : QFileInfo(path).fileName();
        emit failed(tr("%1 is not a game: %2.").arg(name, text(game.error().toString())));
        return false;
    }
    emit gameRead(setupFor(game->record.info(), game->format),
                  std::make_shared<const GameRecord>(game->record));
    if (game->gamesInFile > 1)
        emit remarked(
            tr("The file holds %n games; this is the first.", nullptr, game->gamesInFile));
    else if (!game->remarks.empty())
        emit remarked(text(game->remarks.front()));
    return true;
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
        emit failed(tr("%1 cannot hold this game: %2.")
                        .arg(text(infoOf(format).name), text(written.error().reason)));
        return;
    }
    const QByteArray bytes = QByteArray::fromStdString(written->bytes);
    if (const auto problem = writeAtomically(path, bytes)) {
        emit failed(tr("%1 cannot be written: %2").arg(name, *problem));
        return;
    }
    m_path = path;
    emit pathUsed(path);
    QStringList lost;
    for (const std::string& what : written->lost)
        lost << text(what);
    emit remarked(
        lost.isEmpty()
            ? tr("Saved as %1.").arg(name)
            : tr("Saved as %1, which cannot keep: %2.").arg(name, lost.join(QStringLiteral(", "))));
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
