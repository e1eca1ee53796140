// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <map>

class QAction;
class QMenu;

namespace gomoku {

class AnalysisFeature;
class GameWidget;

/// The keys that speak: each says one thing about the position, in the status line and to screen
/// readers.
class SpeechFeature : public QObject
{
    Q_OBJECT

public:
    enum class Subject {
        LastMove,
        Threats,
        Forbidden,
        Clocks,
        Row,  ///< This and the next two: of the cursor's point.
        Column,
        Diagonals,
        Chance,
    };

    SpeechFeature(GameWidget* game, AnalysisFeature* analysis, QMenu* menu);

    [[nodiscard]] QAction* action(Subject subject) const { return m_actions.at(subject); }
    [[nodiscard]] QString words(Subject subject) const;  ///< That would be said now.
    void retranslate();

private:
    void followPage();
    [[nodiscard]] QString chance() const;

    GameWidget* m_game;
    AnalysisFeature* m_analysis;
    QMenu* m_menu;
    std::map<Subject, QAction*> m_actions;
};

}  // namespace gomoku
