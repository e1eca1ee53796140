// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/TrainingProgress.h"

#include <QObject>

#include <memory>

class QAction;
class QMenu;

namespace gomoku {

class GameWidget;
class ProgressPage;
class TrainingFeature;

/// The page "My Progress": shows what the book of the training says, saves it to a file, and
/// deletes it with a way back.
class ProgressFeature : public QObject
{
    Q_OBJECT

public:
    ProgressFeature(GameWidget* game, TrainingFeature* training, QMenu* menu);

    [[nodiscard]] ProgressPage* page() const { return m_page; }
    void retranslate();

public slots:
    void showPage();
    void exportTo(const QString& path);

private:
    void wirePage();
    void refresh();
    void doStep(TodayStep step);
    void askWhereToExport();
    void deleteAll();
    void undoDelete();

    GameWidget* m_game;
    TrainingFeature* m_training;
    ProgressPage* m_page;
    QAction* m_open;
    std::shared_ptr<const TrainingBook> m_deleted;  ///< Null: nothing to be taken back.
    CardTime m_deletedAt{};
    bool m_isGone = false;  ///< And the library has said so.
};

}  // namespace gomoku
