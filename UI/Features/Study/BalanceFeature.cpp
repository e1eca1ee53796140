// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/BalanceFeature.h"

#include "Models/GameManager.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace gomoku {

namespace {

QString pointsText(const std::vector<Point>& points)
{
    QStringList words;
    for (const Point point : points)
        words << QString::fromStdString(point.toString()).toUpper();
    return words.join(u' ');
}

}  // namespace

BalanceFeature::BalanceFeature(GameWidget* game, QMenu* menu)
    : QObject(game),
      m_game(game),
      m_action(menu->addAction(QString())),
      m_finder(this)
{
    m_action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
    m_action->setEnabled(false);
    connect(m_action, &QAction::triggered, this, &BalanceFeature::find);
    connect(&m_finder, &BalanceFinder::found, this, &BalanceFeature::show);
    connect(game->board(), &BoardWidget::hovered, this, &BalanceFeature::hover);
    connect(game, &GameWidget::snapshotShown, this, &BalanceFeature::follow);
    connect(game, &GameWidget::pageChanged, this, [this] {
        if (m_game->page() == GameWidget::Page::Start) {
            stop();
            m_action->setEnabled(false);
        }
    });
    retranslate();
}

void BalanceFeature::follow(const GameSnapshot& snapshot)
{
    if (snapshot.grid != m_grid)
        stop();
    m_action->setEnabled(stonesToBalance(snapshot) > 0 && snapshot.humanToAct());
    retranslate();
}

void BalanceFeature::stop()
{
    if (m_finder.isBusy())
        m_game->status()->fallSilent();
    m_finder.drop();
    m_choices.clear();
    m_isLineShown = false;
}

void BalanceFeature::find()
{
    m_game->ask(&GameManager::noteStudy);
    m_grid = m_game->snapshot().grid;
    m_game->status()->keepSaying(tr("Looking for balanced moves…"));
    m_finder.find(m_game->snapshot());
}

/// Of several stones the next one is marked; once it is placed, the others can be asked for.
void BalanceFeature::show(const std::vector<BalancedChoice>& choices)
{
    m_choices = choices;
    std::vector<BoardTag> tags;
    for (const BalancedChoice& choice : choices) {
        const Point next = choice.points.front();
        const bool isKnown = std::any_of(tags.begin(), tags.end(),
                                         [&](const BoardTag& tag) { return tag.point == next; });
        if (!isKnown)
            tags.push_back(
                {next, QString::number(ValueText::roundedChance(choice.chance)), tags.empty()});
    }
    m_game->board()->showTags(tags);
    m_tags = tags;
    if (choices.empty())
        return m_game->status()->say(tr("No balanced moves found."));
    m_game->status()->say(
        tr("Most even: %1 (Black's chance: %2)")
            .arg(pointsText(choices.front().points), ValueText::chance(choices.front().chance)));
}

/// A number is about all the stones of its choice: they are shown where one points at the first.
void BalanceFeature::hover(Point point)
{
    const auto found
        = std::find_if(m_choices.begin(), m_choices.end(), [point](const BalancedChoice& choice) {
              return choice.points.front() == point;
          });
    const bool isOurs = m_game->board()->tags() == m_tags;  // and not the analysis's by now
    const bool isWhole = isOurs && found != m_choices.end() && found->points.size() > 1;
    if (isWhole) {
        m_game->board()->showLine(found->points, m_game->snapshot().sideToMove);
        m_game->status()->say(
            tr("%1 (Black's chance: %2)")
                .arg(pointsText(found->points), ValueText::chance(found->chance)));
    } else if (m_isLineShown) {
        m_game->board()->showLine({}, Color::Black);
        m_game->status()->fallSilent();
    }
    m_isLineShown = isWhole;
}

void BalanceFeature::retranslate()
{
    m_action->setText(tr("Find &Balanced Moves"));
    m_action->setToolTip(m_action->isEnabled()
                             ? tr("Shows Black's chance at the most even points.")
                             : tr("Only while you place the stones of an opening."));
}

}  // namespace gomoku
