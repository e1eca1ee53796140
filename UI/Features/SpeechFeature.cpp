// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/SpeechFeature.h"

#include "UI/BoardWidget.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Speech/SpokenText.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace gomoku {

namespace {

using Subject = SpeechFeature::Subject;

// In the order of the keys, from Ctrl+1 on.
constexpr Subject kSubjects[]
    = {Subject::LastMove, Subject::Threats, Subject::Forbidden, Subject::Clocks,
       Subject::Row,      Subject::Column,  Subject::Diagonals, Subject::Chance};

/// Only the stones, which everybody sees: no puzzle and no question is answered by them.
bool isOnlyTheStones(Subject subject)
{
    return subject == Subject::LastMove || subject == Subject::Row || subject == Subject::Column
        || subject == Subject::Diagonals;
}

}  // namespace

SpeechFeature::SpeechFeature(GameWidget* game, AnalysisFeature* analysis, QMenu* menu)
    : QObject(game),
      m_game(game),
      m_analysis(analysis),
      m_menu(menu->addMenu(QString()))
{
    int key = Qt::Key_1;
    for (const Subject subject : kSubjects) {
        QAction* action = m_menu->addAction(QString());
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key++)));
        connect(action, &QAction::triggered, this,
                [this, subject] { m_game->status()->say(words(subject)); });
        m_actions[subject] = action;
    }
    connect(game, &GameWidget::pageChanged, this, &SpeechFeature::followPage);
    followPage();
    retranslate();
}

void SpeechFeature::followPage()
{
    const GameWidget::Page page = m_game->page();
    for (const auto& [subject, action] : m_actions)
        action->setEnabled(page == GameWidget::Page::Game
                           || (page == GameWidget::Page::Guest && isOnlyTheStones(subject)));
}

QString SpeechFeature::words(Subject subject) const
{
    const GameSnapshot& shown = m_game->board()->snapshot();
    const Point cursor = m_game->board()->keyCursor();
    switch (subject) {
    case Subject::LastMove:
        return SpokenText::lastMove(shown);
    case Subject::Threats:
        return SpokenText::threats(shown);
    case Subject::Forbidden:
        return SpokenText::forbidden(shown);
    case Subject::Clocks: {
        const auto clock
            = [this](Color color) { return m_game->panel()->card(color)->state().clock; };
        return SpokenText::clocks(clock(Color::Black), clock(Color::White));
    }
    case Subject::Row:
        return SpokenText::row(shown, cursor);
    case Subject::Column:
        return SpokenText::column(shown, cursor);
    case Subject::Diagonals:
        return SpokenText::diagonals(shown, cursor);
    case Subject::Chance:
        return chance();
    }
    return {};
}

/// What the window shows of it at present, and nothing that it would not show.
QString SpeechFeature::chance() const
{
    const AnalysisPanel* panel = m_analysis->panel();
    const bool isTold = panel->detail() == AnalysisDetail::Everything
        || panel->detail() == AnalysisDetail::BoardOnly;
    if (m_analysis->isRunning() && isTold && !panel->headline().isEmpty())
        return panel->headline();
    const QString known = m_game->knownChance();
    return known.isEmpty() ? tr("Nothing is analysed. F9 starts the analysis.") : known;
}

void SpeechFeature::retranslate()
{
    m_menu->setTitle(tr("Spea&k"));
    const std::pair<Subject, QString> texts[] = {
        {Subject::LastMove, tr("Say &Last Move")},
        {Subject::Threats, tr("Say &Threats")},
        {Subject::Forbidden, tr("Say &Forbidden Points")},
        {Subject::Clocks, tr("Say &Clocks")},
        {Subject::Row, tr("Say &Row")},
        {Subject::Column, tr("Say C&olumn")},
        {Subject::Diagonals, tr("Say &Diagonals")},
        {Subject::Chance, tr("Say &Winning Chance")},
    };
    for (const auto& [subject, text] : texts)
        m_actions[subject]->setText(text);
}

}  // namespace gomoku
