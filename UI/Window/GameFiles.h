// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Files/RecordFormat.h"
#include "Models/Setup/GameSetup.h"

#include <QObject>
#include <QString>

#include <memory>

class QMimeData;

namespace gomoku {

class GameRecord;

/// Games from files, drops and the clipboard, and into them. It reads a whole game or says where
/// and why not; it writes a whole file or leaves the old one.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    explicit GameFiles(QObject* parent = nullptr);

    void open(const QString& path);
    void readText(const QString& text);  ///< From the clipboard, in whatever format it is.
    void readMime(const QMimeData& data);  ///< A file or a text that was dropped.
    [[nodiscard]] static bool canRead(const QMimeData& data);

    using Record = std::shared_ptr<const GameRecord>;  ///< Null: there is no game yet.

    /// The format comes from the name; SGF if it tells none.
    void save(const Record& game, const QString& path);
    [[nodiscard]] QString path() const { return m_path; }  ///< Of the game; empty if it has none.
    void setPath(const QString& path) { m_path = path; }  ///< Another game is on the board.

    [[nodiscard]] static QString openFilter();  ///< For file dialogs.
    [[nodiscard]] static QString saveFilter();
    /// The game as text: "h8 i9 g7".
    [[nodiscard]] static QString positionText(const Record& game);
    [[nodiscard]] static QString sgfText(const Record& game);

signals:
    void gameRead(const gomoku::GameSetup& setup,
                  const std::shared_ptr<const gomoku::GameRecord>& record);
    void remarked(const QString& text);  ///< Something worth knowing; nothing went wrong.
    void failed(const QString& text);
    void pathUsed(const QString& path);  ///< Read from or written to.

private:
    bool read(const QByteArray& bytes, const QString& name);

    QString m_path;
};

}  // namespace gomoku
