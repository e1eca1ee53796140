// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Files/RecordFormat.h"
#include "Models/Setup/GameSetup.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>

class QMimeData;

namespace gomoku {

class GameRecord;

/// What a file or a text turned out to be: a value, for it is found out on a thread of its own.
struct FileFinding
{
    enum class Kind { Game, Program, NotAGame, Unreadable, NotAFile, TooLarge };

    Kind kind = Kind::NotAGame;
    QString reason{};  ///< Why it is not a game, or cannot be read.
    GameSetup setup{};
    std::shared_ptr<const GameRecord> record{};
    int gamesInFile = 1;
    QStringList remarks{};
};

/// Games from files, drops and the clipboard, and into them. It reads a whole game or says where
/// and why not; it writes a whole file or leaves the old one.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    explicit GameFiles(QObject* parent = nullptr);
    ~GameFiles() override;  ///< Waits for what is being read, cancelled or not.

    /// Returns at once and tells later what the file holds, by its contents: gameRead(),
    /// programFound() or failed(). Of what is being read already nothing more is heard.
    void open(const QString& path);
    void readText(const QString& text);  ///< From the clipboard, in whatever format it is.
    void cancel();  ///< Nothing more is heard of what is being read.
    void readMime(const QMimeData& data);  ///< A file or a text that was dropped.
    [[nodiscard]] static bool canRead(const QMimeData& data);

    using Record = std::shared_ptr<const GameRecord>;  ///< Null: there is no game yet.

    /// The format comes from the name; SGF if it tells none.
    void save(const Record& game, const QString& path);

    [[nodiscard]] static QString openFilter();  ///< For file dialogs.
    [[nodiscard]] static QString saveFilter();
    /// The game as text: "h8 i9 g7".
    [[nodiscard]] static QString positionText(const Record& game);
    [[nodiscard]] static QString sgfText(const Record& game);

signals:
    void readingStarted(const QString& name);
    void readingEnded();  ///< With whatever result, or cancelled.
    void programFound(const QString& path);  ///< Instead of a game. Nothing has been started.
    /// From the file `path`, or from the clipboard if that is empty. The remark may be empty too.
    void gameRead(const gomoku::GameSetup& setup,
                  const std::shared_ptr<const gomoku::GameRecord>& record, const QString& path,
                  const QString& remark);
    void saved(const QString& path);
    void remarked(const QString& text);  ///< Something worth knowing; nothing went wrong.
    void failed(const QString& text);

private:
    void read(const QString& path, const std::function<FileFinding()>& look);
    void take(const QString& path, const FileFinding& finding);
    void tellFailure(const QString& path, const FileFinding& finding);

    QFutureWatcher<FileFinding>* m_reading = nullptr;  ///< Null while nothing is read.
    QThreadPool m_pool;  ///< Our own: a cancelled reading runs there to its end and is dropped.
};

}  // namespace gomoku
