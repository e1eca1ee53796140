// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"

#include <QObject>

#include <memory>

class QActionGroup;
class QMenu;

namespace gomoku {

class GameRecord;
class GameWidget;
class LibraryFeature;
class OpenedNotice;

/// What a game from a file asks of the user: which rule it is to be played by, and whether the
/// library shall keep it. The rule of any game can be changed in the menu.
class OpenedFeature : public QObject
{
    Q_OBJECT

public:
    OpenedFeature(GameWidget* game, LibraryFeature* library, QMenu* menu);

    [[nodiscard]] OpenedNotice* notice() const { return m_notice; }
    [[nodiscard]] QMenu* ruleMenu() const { return m_rules; }
    /// A game was read from the file `path`; empty: from a text.
    void take(const GameSetup& setup, const std::shared_ptr<const GameRecord>& record,
              const QString& path);
    void retranslate();

private:
    void buildMenu(QMenu* menu);
    void follow();

    GameWidget* m_game;
    LibraryFeature* m_library;
    OpenedNotice* m_notice;
    QMenu* m_rules;
    QActionGroup* m_group;
    std::shared_ptr<const GameRecord> m_record;
    Rule m_rule = Rule::Freestyle;
    quint64 m_before = 0;  ///< The game that was on the board when this one was read.
    quint64 m_shown = 0;  ///< The game that the notice speaks of; 0: it is not on the board yet.
};

}  // namespace gomoku
