// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameImport.h"

#include "Models/Core/InputLimit.h"
#include "Models/Library/GameLibrary.h"
#include "Models/Library/PositionIndex.h"
#include "Models/Record/Files/RecordIo.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSemaphore>

#include <atomic>
#include <mutex>
#include <utility>

namespace gomoku {

namespace {

/// Their positions are scattered over the whole index: the more games are written together, the
/// fewer of its pages are written twice. Of trees, fewer go together.
constexpr std::size_t kGamesAtOnce = 1000;
constexpr std::size_t kPositionsAtOnce = 100'000;
constexpr int kBatchesAhead = 3;  ///< That may wait for the library.
constexpr int kTellMilliseconds = 100;
const QStringList kGameFiles{QStringLiteral("*.sgf"), QStringLiteral("*.psq"),
                             QStringLiteral("*.lib"), QStringLiteral("*.rif"),
                             QStringLiteral("*.rec"), QStringLiteral("*.sav")};

QStringList filesIn(const QStringList& filesAndFolders, const std::atomic<bool>& cancelled)
{
    QStringList files;
    for (const QString& path : filesAndFolders) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        QDirIterator each(path, kGameFiles, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext() && !cancelled)
            files << each.next();
    }
    return files;
}

}  // namespace

/// What the reader and its owner both know.
struct GameImport::Work
{
    GameLibrary* library = nullptr;
    LibraryTicket ticket = 0;
    std::atomic<bool> cancelled{false};
    std::atomic<int> filesRead{0};
    std::atomic<int> filesInAll{0};
    std::atomic<int> refused{0};
    QSemaphore room{kBatchesAhead};
    std::mutex mutex;
    QString firstFault;  ///< Guarded by the mutex.
    std::vector<GameToImport> batch;  ///< The reader's.
    std::size_t positions = 0;  ///< In the batch.

    /// Whoever of three threads goes last frees it. That the library's thread is done is known from
    /// Qt's own count of a queued call; the mutex says it in a way that ThreadSanitizer sees too.
    ~Work() { const std::lock_guard lock(mutex); }

    /// The library has taken a batch; the last that its thread does here.
    void makeRoom()
    {
        const std::lock_guard lock(mutex);
        room.release();
    }
    void refuse(const QString& path, const QString& why)
    {
        const std::lock_guard lock(mutex);
        if (refused++ == 0)
            firstFault = QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), why);
    }
    void add(const GameRecord& record, Rule usualRule)
    {
        batch.push_back(importOf(record, usualRule));
        positions += batch.back().index.positions.size();
        if (batch.size() >= kGamesAtOnce || positions >= kPositionsAtOnce)
            send();
    }
    void send()
    {
        while (!cancelled && !room.tryAcquire(1, kTellMilliseconds)) { }
        auto games = std::make_shared<std::vector<GameToImport>>(std::exchange(batch, {}));
        positions = 0;
        if (!cancelled && !games->empty())
            post(ticket, std::move(games));
        else
            room.release();
    }
    void post(LibraryTicket number, std::shared_ptr<const std::vector<GameToImport>> games);
    void read(const QString& path);
    std::weak_ptr<Work> self;
};

void GameImport::Work::post(LibraryTicket number,
                            std::shared_ptr<const std::vector<GameToImport>> games)
{
    QMetaObject::invokeMethod(
        library,
        [to = library, work = self.lock(), number, games = std::move(games)] {
            if (!work->cancelled)
                to->importGames(number, games);
            work->makeRoom();
        },
        Qt::QueuedConnection);
}

void GameImport::Work::read(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return refuse(path, file.errorString());
    if (file.size() > kMaxInputBytes)
        return refuse(path, QStringLiteral("the file is too large"));
    const QByteArray bytes = file.readAll();
    const auto format = formatForFile(path.toStdString());
    const ReadGames found = readGames({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                      {.format = format});
    // RenLib is for Renju and says nothing of rules.
    const Rule usual = format == RecordFormat::RenLib ? Rule::Renju : Rule::Freestyle;
    for (const GameRecord& game : found.games) {
        if (cancelled)
            return;
        add(game, usual);
    }
    for (const ParseError& fault : found.refused)
        refuse(path, QString::fromStdString(fault.toString()));
}

GameImport::GameImport(GameLibrary* library, QObject* parent)
    : QObject(parent),
      m_library(library),
      m_telling(this)
{
    m_telling.setInterval(kTellMilliseconds);
    connect(&m_telling, &QTimer::timeout, this, &GameImport::tell);
    connect(library, &GameLibrary::imported, this,
            [this](LibraryTicket ticket, int added, int known) {
                if (m_work && ticket == m_work->ticket)
                    take(added, known);
                else if (m_work && ticket == m_end)
                    cancel();  // Nothing is left to be cancelled: it is done.
            });
    connect(library, &GameLibrary::importFailed, this,
            [this](LibraryTicket ticket, const LibraryProblem& why) {
                if (!m_work || (ticket != m_work->ticket && ticket != m_end))
                    return;
                m_work->cancelled = true;
                m_work = nullptr;
                m_telling.stop();
                emit failed(why);
            });
}

GameImport::~GameImport()
{
    if (m_work)
        m_work->cancelled = true;
}

void GameImport::begin()
{
    m_work = std::make_shared<Work>();
    m_work->self = m_work;
    m_work->library = m_library;
    m_work->ticket = GameLibrary::newTicket();
    m_end = GameLibrary::newTicket();
    m_added = 0;
    m_known = 0;
    m_telling.start();
}

void GameImport::start(const QStringList& filesAndFolders)
{
    if (m_work)
        return;
    begin();
    m_reader.start([work = m_work, end = m_end, filesAndFolders] {
        const QStringList files = filesIn(filesAndFolders, work->cancelled);
        work->filesInAll = static_cast<int>(files.size());
        for (const QString& file : files) {
            if (work->cancelled)
                return;
            work->read(file);
            ++work->filesRead;
        }
        work->send();
        work->post(end, std::make_shared<const std::vector<GameToImport>>());
    });
}

void GameImport::start(const std::shared_ptr<const GameRecord>& record, Rule rule)
{
    if (m_work || !record)
        return;
    begin();
    m_reader.start([work = m_work, end = m_end, record, rule] {
        work->add(*record, rule);
        work->send();
        work->post(end, std::make_shared<const std::vector<GameToImport>>());
    });
}

void GameImport::cancel()
{
    if (!m_work)
        return;
    const ImportProgress reached = progress();
    m_work->cancelled = true;
    m_work = nullptr;
    m_telling.stop();
    emit finished(reached);
}

void GameImport::take(int added, int known)
{
    m_added += added;
    m_known += known;
    tell();
}

void GameImport::tell()
{
    emit progressed(progress());
}

ImportProgress GameImport::progress() const
{
    const std::lock_guard lock(m_work->mutex);
    return {m_work->filesRead, m_work->filesInAll, m_added,
            m_known,           m_work->refused,    m_work->firstFault};
}

}  // namespace gomoku
