// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QObject>
#include <QString>

#include <memory>

namespace gomoku {

class GameRecord;
class GameWidget;
class LibraryLink;

/// Opens the library in which every game is kept, and has the start page offer the game that an
/// earlier run left unfinished.
class ResumeFeature : public QObject
{
    Q_OBJECT

public:
    /// An empty `file` means the user's own library.
    ResumeFeature(GameWidget* game, LibraryLink* link, const QString& file);

private:
    void wire();
    void openLibrary(const QString& file);
    void offer(const LibraryEntry& entry);

    GameWidget* m_game;
    LibraryLink* m_link;
    LibraryEntry m_offered;  ///< With the id 0: nothing is on offer.
};

}  // namespace gomoku
