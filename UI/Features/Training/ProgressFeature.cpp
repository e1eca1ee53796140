// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/ProgressFeature.h"

#include "Models/Files/WholeFile.h"
#include "Models/Library/TrainingExport.h"
#include "UI/Features/Training/MistakeSearch.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/Features/Training/TrainingStore.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Training/ProgressPage.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QPushButton>

#include <utility>

namespace gomoku {

ProgressFeature::ProgressFeature(GameWidget* game, TrainingFeature* training, QMenu* menu)
    : QObject(game),
      m_game(game),
      m_training(training),
      m_page(new ProgressPage(game)),
      m_open(menu->addAction(QString()))
{
    m_page->hide();
    connect(m_open, &QAction::triggered, this, &ProgressFeature::showPage);
    connect(training->page(), &TrainPage::progressRequested, this, &ProgressFeature::showPage);
    connect(training, &TrainingFeature::bookChanged, this, &ProgressFeature::refresh);
    wirePage();
    retranslate();
}

void ProgressFeature::wirePage()
{
    connect(m_page, &ProgressPage::stepRequested, this, &ProgressFeature::doStep);
    connect(m_page, &ProgressPage::puzzlesRequested, m_training, &TrainingFeature::practisePuzzles);
    connect(m_page, &ProgressPage::lessonsRequested, m_training, &TrainingFeature::practiseLessons);
    connect(m_page, &ProgressPage::cardsRequested, m_training, &TrainingFeature::practiseCards);
    connect(m_page, &ProgressPage::leaveRequested, m_training, &TrainingFeature::showPage);
    connect(m_page, &ProgressPage::exportRequested, this, &ProgressFeature::askWhereToExport);
    connect(m_page, &ProgressPage::deleteRequested, this, &ProgressFeature::deleteAll);
    connect(m_page, &ProgressPage::undoRequested, this, &ProgressFeature::undoDelete);
}

void ProgressFeature::retranslate()
{
    m_open->setText(tr("My &Progress"));
}

void ProgressFeature::showPage()
{
    m_training->showPage();
    m_training->showBeside(m_page);
    refresh();
    m_page->backButton()->setFocus();
}

void ProgressFeature::refresh()
{
    const TrainingBook& book = *m_training->book();
    // What was done since makes a new beginning: the old answers do not come back into it.
    if (!book.isEmpty() && m_isGone)
        m_deleted = nullptr;
    m_isGone = m_deleted && book.isEmpty();
    if (!m_page->isVisible())
        return;
    m_page->setProgress(progressOf(book, lessons(), TrainingFeature::timeNow()));
    m_page->setUndoOffered(m_isGone);
}

void ProgressFeature::doStep(TodayStep step)
{
    switch (step) {
    case TodayStep::DailyFive:
        return m_training->practiseToday();
    case TodayStep::NextLesson:
        return m_training->practiseLessons();
    case TodayStep::RatedGame:
        return m_training->playRated();
    case TodayStep::MorePuzzles:
        return m_training->practisePuzzles();
    }
}

void ProgressFeature::askWhereToExport()
{
    const QString path = QFileDialog::getSaveFileName(
        m_game->window(), tr("Export Progress"), tr("Gomoku Progress") + QStringLiteral(".json"),
        tr("Progress (*.json)"));
    if (!path.isEmpty())
        exportTo(path);
}

void ProgressFeature::exportTo(const QString& path)
{
    const TrainingBook& book = *m_training->book();
    const TrainingTime time = TrainingFeature::timeNow();
    const auto problem
        = writeAtomically(path, trainingJson(book, progressOf(book, lessons(), time), time.now));
    m_game->status()->say(problem ? tr("%1 could not be saved: %2").arg(path, *problem)
                                  : tr("Saved as %1.").arg(path));
}

void ProgressFeature::deleteAll()
{
    m_training->search()->stop();  // Its next mistakes would fill the deck and take Undo away.
    m_deleted = m_training->book();
    m_deletedAt = TrainingFeature::timeNow().now;
    m_training->store()->forgetAll(m_deletedAt);
}

void ProgressFeature::undoDelete()
{
    if (const auto book = std::exchange(m_deleted, nullptr))
        m_training->store()->restore(book, m_deletedAt);
    m_page->backButton()->setFocus();
}

}  // namespace gomoku
