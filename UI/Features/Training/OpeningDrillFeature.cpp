// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/OpeningDrillFeature.h"

#include "UI/BoardWidget.h"
#include "UI/Features/Training/TrainingClock.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/Training/DrillText.h"
#include "UI/Text/Training/PracticeText.h"
#include "UI/Text/ValueText.h"
#include "UI/Training/OpeningTile.h"
#include "UI/Training/OpeningsPage.h"
#include "UI/Training/PracticePanel.h"

#include <QPushButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace gomoku {

namespace {

constexpr std::size_t kOpeningStones = 3;

int placeAmongOpenings(const RenjuOpening& opening)
{
    return static_cast<int>(&opening - renjuOpenings().data());
}

std::vector<BoardTag> tagsOf(const std::vector<ValuedMove>& moves)
{
    std::vector<BoardTag> tags;
    for (const ValuedMove& move : moves)
        tags.push_back(
            {move.point, QString::number(ValueText::roundedChance(move.forBlack)), tags.empty()});
    return tags;
}

}  // namespace

OpeningDrillFeature::OpeningDrillFeature(GameWidget* game)
    : QObject(game),
      m_game(game),
      m_page(new OpeningsPage(game)),
      m_panel(new PracticePanel(game))
{
    m_page->hide();
    m_panel->hide();
    m_panel->setHome(PracticePanel::Home::Openings);
    connect(m_page, &OpeningsPage::openingChosen, this, &OpeningDrillFeature::showChosen);
    connect(m_page, &OpeningsPage::drillRequested, this, &OpeningDrillFeature::startDrill);
    connect(m_page, &OpeningsPage::leaveRequested, this, &OpeningDrillFeature::leaveRequested);
    connect(m_panel, &PracticePanel::hintRequested, this, &OpeningDrillFeature::help);
    connect(m_panel, &PracticePanel::solutionRequested, this, &OpeningDrillFeature::solve);
    connect(m_panel, &PracticePanel::nextRequested, this, &OpeningDrillFeature::nextOpening);
    connect(m_panel, &PracticePanel::leaveRequested, this, &OpeningDrillFeature::showPage);
    connect(m_game, &GameWidget::pageChanged, this, &OpeningDrillFeature::followPage);
}

void OpeningDrillFeature::setTable(OpeningTable table)
{
    m_table = std::make_shared<const OpeningTable>(std::move(table));
    m_page->setTable(*m_table);
}

void OpeningDrillFeature::readTable()
{
    if (!m_table)
        setTable(OpeningTable::builtIn());
}

void OpeningDrillFeature::begin(const std::vector<TrainingAnswer>& answers)
{
    readTable();
    m_learnt = learntOpenings(answers);
    m_drills = static_cast<int>(
        std::count_if(answers.begin(), answers.end(), [](const TrainingAnswer& answer) {
            return answer.kind == TrainingAnswer::Kind::Opening;
        }));
    m_hasBoard = true;
    m_game->takePoints(this, [this](Point point) {
        takePoint(point);
        return true;
    });
    showPage();
}

void OpeningDrillFeature::followPage()
{
    if (m_game->page() != GameWidget::Page::Guest)
        end();
}

void OpeningDrillFeature::end()
{
    if (!std::exchange(m_hasBoard, false))
        return;
    m_drill.reset();
    m_game->releasePoints(this);
    m_game->board()->showTags({});
    m_game->board()->showHint({});
}

void OpeningDrillFeature::takePoint(Point point)
{
    if (m_drill)
        return playDrill(point);
    const bool hasFourth = m_stones.size() > kOpeningStones;
    if (hasFourth)
        m_stones.pop_back();
    else if (m_game->board()->hasTag(point))
        m_stones.push_back(point);
    else
        return m_game->status()->say(OpeningsPage::tr("Nothing more is known from here."));
    showStones();
}

// The page.

void OpeningDrillFeature::showPage()
{
    m_drill.reset();
    m_game->showGuest(m_page);
    m_page->setLearnt(m_learnt);
    showChosen();
    m_page->tile(m_page->chosen().code)->setFocus();
}

void OpeningDrillFeature::showChosen()
{
    if (!m_hasBoard || m_drill)
        return;
    const auto stones = m_page->chosen().stones(kDefaultBoardSize);
    m_stones.assign(stones.begin(), stones.end());
    showStones();
}

void OpeningDrillFeature::showStones()
{
    show(m_stones, false);
    m_game->board()->showTags(tagsOf(m_table->goodMoves(m_game->board()->snapshot().grid)));
    m_page->describe(m_page->chosen(), m_stones, *m_table);
    m_game->status()->setLasting(m_stones.size() > kOpeningStones
                                     ? tr("Click the board to take the fourth move back.")
                                     : tr("Click a fourth move to see the fifths."));
}

// The drill.

void OpeningDrillFeature::startDrill(Color user)
{
    const auto image = Symmetry(static_cast<std::uint8_t>(m_drills % 8));
    const auto seed = static_cast<std::uint64_t>(m_drills) + 1;
    m_drill.emplace(m_table, OpeningDrill::Start{&m_page->chosen(), user, image, seed});
    ++m_drills;
    m_isRecorded = false;
    m_timer.start();
    m_game->showGuest(m_panel);
    m_panel->setFeedback({}, PracticePanel::Tone::Quiet);
    m_panel->setFinished(false);
    showDrill();
    m_game->board()->setFocus();
}

void OpeningDrillFeature::showDrill()
{
    const RenjuOpening& opening = *m_drill->start().opening;
    show(m_drill->moves(), !m_drill->isOver());
    m_panel->setTask(DrillText::fullName(opening), DrillText::task(*m_drill),
                     placeAmongOpenings(opening) + 1, static_cast<int>(renjuOpenings().size()));
    m_game->status()->setLasting(DrillText::task(*m_drill));
    if (!m_drill->isOver())
        return;
    if (!m_drill->hasLeftPath())
        record(RecallGrade::Good);
    m_panel->setFinished(true);
}

void OpeningDrillFeature::playDrill(Point point)
{
    if (m_drill->isOver())
        return;
    const OpeningDrill::Answer answer = m_drill->play(point);
    const QString words = DrillText::verdict(*m_drill, answer);
    switch (answer.verdict) {
    case OpeningDrill::Verdict::Illegal:
        return m_game->status()->say(words);
    case OpeningDrill::Verdict::LeftPath:
        record(RecallGrade::Again);
        showGoodMoves(answer.good);
        return m_panel->setFeedback(words, PracticePanel::Tone::Bad);
    case OpeningDrill::Verdict::OnPath:
        break;
    }
    const bool endsBadly = m_drill->isOver() && m_drill->hasLeftPath();
    m_panel->setFeedback(words, endsBadly ? PracticePanel::Tone::Quiet : PracticePanel::Tone::Good);
    showDrill();
}

void OpeningDrillFeature::showGoodMoves(const std::vector<ValuedMove>& good)
{
    m_game->board()->showHint({});
    m_game->board()->showTags(tagsOf(good));
}

void OpeningDrillFeature::help()
{
    const auto good = m_drill->goodMoves();
    if (good.empty())
        return;
    record(RecallGrade::Again);
    m_game->board()->showTags({});  // They would point at it.
    m_game->board()->showHintArea(good.front().point);
    const std::vector<Point>& area = m_game->board()->hintArea();
    m_panel->setFeedback(tr("Look here."), PracticePanel::Tone::Quiet,
                         PracticeText::spokenArea(area.front(), area.back()));
}

void OpeningDrillFeature::solve()
{
    const auto good = m_drill->goodMoves();
    if (good.empty())
        return;
    record(RecallGrade::Again);
    showGoodMoves(good);
    m_panel->setFeedback(DrillText::solution(good), PracticePanel::Tone::Quiet);
}

void OpeningDrillFeature::nextOpening()
{
    const int next = placeAmongOpenings(*m_drill->start().opening) + 1;
    const auto openings = renjuOpenings();
    if (next >= static_cast<int>(openings.size()))
        return showPage();
    const Color user = m_drill->start().user;
    m_page->tile(openings[static_cast<std::size_t>(next)].code)->setChecked(true);
    startDrill(user);
}

/// The first thing that happens counts: who was helped has not known it.
void OpeningDrillFeature::record(RecallGrade grade)
{
    if (std::exchange(m_isRecorded, true))
        return;
    const OpeningDrill::Start& start = m_drill->start();
    TrainingAnswer answer;
    answer.at = cardTimeNow();
    answer.kind = TrainingAnswer::Kind::Opening;
    answer.subject = drillSubject(*start.opening, start.user);
    answer.rule = Rule::Renju;
    answer.grade = grade;
    answer.time = std::chrono::milliseconds(m_timer.elapsed());
    if (grade > RecallGrade::Again)
        m_learnt.insert(std::string(start.opening->code));
    emit answered(answer);
}

void OpeningDrillFeature::show(const std::vector<Point>& moves, bool toPlay)
{
    GameSnapshot snapshot;
    snapshot.setup.rule = Rule::Renju;
    if (!toPlay)
        for (const Color color : kColors)
            snapshot.setup.players[color].kind = PlayerSpec::Kind::Computer;
    for (const Point move : moves) {
        snapshot.grid.set(move, cellOf(snapshot.sideToMove));
        snapshot.moves.push_back({move, snapshot.sideToMove});
        snapshot.sideToMove = opponent(snapshot.sideToMove);
    }
    snapshot.shown = snapshot.live = static_cast<int>(moves.size());
    m_game->board()->showSnapshot(snapshot);
    m_game->board()->showTags({});
    m_game->board()->showHint({});
}

}  // namespace gomoku
