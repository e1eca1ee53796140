// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QObject>
#include <QString>

#include <memory>

namespace gomoku {

class GameManager;
class GameRecord;
class GameWidget;
class LibraryLink;
class SaveAlert;

/// Opens the library in which every game is kept, has the start page offer the game that an earlier
/// run left unfinished, and tells the user what the library has to tell.
class ResumeFeature : public QObject
{
    Q_OBJECT

public:
    /// An empty `file` means the user's own library.
    ResumeFeature(GameWidget* game, GameManager* manager, LibraryLink* link, SaveAlert* alert,
                  const QString& file);

private:
    void wire(GameManager* manager);
    void wireProblems();
    void openLibrary(const QString& file);
    void offer(const LibraryEntry& entry);

    GameWidget* m_game;
    LibraryLink* m_link;
    SaveAlert* m_alert;
    LibraryEntry m_offered;  ///< With the id 0: nothing is on offer.
};

}  // namespace gomoku
