// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Study/ProofFeature.h"

#include "Models/GameManager.h"
#include "Models/Record/GameRecord.h"
#include "Models/Setup/PerfectLevel.h"
#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace gomoku {

namespace {

using Stage = ProofView::Stage;

int fromCentre(Point point, int size)
{
    const Point centre = centreOf(size);
    return std::max(std::abs(point.column() - centre.column()),
                    std::abs(point.row() - centre.row()));
}

/// A likely game that leads to these stones: as moves, so that tries can be taken back as in any
/// game.
std::shared_ptr<const GameRecord> gameTo(const Grid& stones, Rule rule)
{
    PerColor<std::vector<Point>> points;
    stones.forEachPoint([&](Point point) {
        if (stones.at(point) != Cell::Empty)
            points[stones.at(point) == Cell::Black ? Color::Black : Color::White].push_back(point);
    });
    for (const Color color : kColors)
        std::stable_sort(points[color].begin(), points[color].end(), [&](Point one, Point other) {
            return fromCentre(one, stones.size()) < fromCentre(other, stones.size());
        });
    auto record = std::make_shared<GameRecord>(stones.size(), rule);
    NodeId end = GameRecord::root();
    for (std::size_t i = 0; i < points.black.size(); ++i)
        for (const Color color : kColors)
            if (i < points[color].size())
                end = record->addLine(end, {{points[color][i], color}});
    return record;
}

}  // namespace

ProofFeature::ProofFeature(GameWidget* game, GameManager* manager, QMenu* menu)
    : QObject(game),
      m_game(game),
      m_card(new ProofCard(game->panel())),
      m_action(menu->addAction(QString())),
      m_refute(menu->addAction(QString())),
      m_session(this)
{
    game->panel()->addControls(m_card);
    m_action->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F10));
    menu->setToolTipsVisible(true);
    wire(manager);
    retranslate();
    offer();
}

void ProofFeature::wire(GameManager* manager)
{
    connect(m_action, &QAction::triggered, this, &ProofFeature::prove);
    connect(m_refute, &QAction::triggered, this, &ProofFeature::tryToRefute);
    connect(m_card, &ProofCard::proveRequested, this, &ProofFeature::prove);
    connect(m_card, &ProofCard::leaveRequested, this, &ProofFeature::leave);
    connect(m_card, &ProofCard::anotherRequested, this, &ProofFeature::tryAnother);
    connect(m_card, &ProofCard::bestRequested, this, &ProofFeature::showBestDefence);
    connect(&m_session, &ProofSession::proven, this, &ProofFeature::begin);
    connect(&m_session, &ProofSession::notProven, this, &ProofFeature::fail);
    connect(&m_session, &ProofSession::replied, this, &ProofFeature::takeReply);
    connect(&m_session, &ProofSession::defended, this,
            [this](const WinMove& defence) { tryMove(defence.move); });
    connect(m_game, &GameWidget::snapshotShown, this, &ProofFeature::follow);
    connect(m_game, &GameWidget::pageChanged, this, [this] {
        if (m_game->page() == GameWidget::Page::Start)
            forget();
    });
    connect(manager, &GameManager::refused, this, [this] {
        if (std::exchange(m_isReplyDue, false) && !m_choices.empty())
            m_choices.pop_back();
    });
    connect(manager, &GameManager::analysed, this,
            [this](const SearchReport& report, quint64 revision) {
                if (revision != m_game->snapshot().revision)
                    return;
                m_isProven = m_isProven || report.provenPlies > 0;
                if (report.provenPlies > 0)
                    noteScore(m_game->snapshot().sideToMove == Color::Black
                                  ? winIn(report.provenPlies)
                                  : lossIn(report.provenPlies));
                else if (!report.lines.empty())
                    noteScore(report.score());
            });
}

void ProofFeature::tryToRefute()
{
    GameSetup setup;
    setup.rule = m_game->snapshot().setup.rule;
    std::vector<Grid> starts = provenStarts(setup.rule);
    if (starts.empty())
        starts = provenStarts(setup.rule = Rule::Freestyle);
    if (starts.empty())
        return;
    m_gameBefore = m_game->snapshot().game;
    m_startWanted = starts[m_nextStart++ % starts.size()];
    m_game->openRecord(setup, gameTo(*m_startWanted, setup.rule));
}

void ProofFeature::noteScore(Score score)
{
    if (m_isPlaying || m_session.isBusy())
        return;
    const GameSnapshot& here = m_game->snapshot();
    const bool isSame = here.game == m_base.game && Position::of(here) == Position::of(m_base);
    if (isSame && m_score && isDecided(*m_score) && !isDecided(score))
        return;  // A search that has only begun does not undo a proof.
    if (isSame && m_card->view().stage == Stage::NotProven)
        return;  // That is to be read.
    m_base = here;
    m_score = score;
    offer();
}

/// Says whether there is something to be proven where one looks.
void ProofFeature::offer()
{
    const bool isOpen = !m_base.outcome.isOver() && !m_base.opening;
    const bool isKnown
        = m_score && isDecided(*m_score) && isOpen && m_notProven != Position::of(m_base);
    m_action->setEnabled(isKnown);
    retranslate();
    if (!isKnown)
        return m_card->present({});
    const Color mover = m_base.sideToMove;
    m_card->present({.stage = Stage::Offered,
                     .winner = isWin(*m_score) ? mover : opponent(mover),
                     .isProven = m_isProven});
}

void ProofFeature::prove()
{
    if (!m_score || m_isPlaying)
        return;
    m_base = m_game->snapshot();
    m_action->setEnabled(false);
    emit asked();
    m_session.prove(m_base);
    m_card->present({Stage::Proving});
}

void ProofFeature::begin(const ProofSession::Claim& claim)
{
    m_claim = claim;
    m_isPlaying = true;
    m_isProven = true;
    m_choices.clear();
    m_left = {{m_base.shown, claim.moves}};
    m_isReplyDue = m_base.sideToMove == claim.winner;
    m_game->setTryOut(
        GameWidget::TryOut{[this](Point point) { choose(point); }, [this] { tryAnother(); }});
    m_game->board()->setFocus();  // The button that asked for it may be gone.
    showPlace();
}

void ProofFeature::fail()
{
    if (m_isPlaying)
        return present(Stage::NotRefuted);
    m_notProven = Position::of(m_base);
    m_card->present({Stage::NotProven});
}

/// The game was left, or one has gone where the proof does not lead.
void ProofFeature::forget()
{
    m_session.drop();
    m_game->setTryOut(std::nullopt);
    m_isPlaying = false;
    m_isReplyDue = false;
    m_isProven = false;
    m_score.reset();
    offer();
}

void ProofFeature::leave()
{
    const bool wasPlaying = m_isPlaying;
    const auto score = m_score;
    const bool isProven = m_isProven;
    const GameSnapshot base = m_base;
    forget();
    if (wasPlaying && base.isLookingBack())
        m_game->ask(&GameManager::goToNode, base.node);
    else if (wasPlaying)
        m_game->ask(&GameManager::returnToGame);
    m_base = base;
    m_score = score;
    m_isProven = isProven;
    offer();
}

void ProofFeature::follow(const GameSnapshot& snapshot)
{
    if (m_isPlaying && belongs(snapshot))
        return showPlace();
    if (m_isPlaying || snapshot.game != m_base.game || snapshot.grid != m_base.grid)
        forget();
    if (m_startWanted && snapshot.game != m_gameBefore)
        beginWanted(snapshot);
}

/// Another game than the one that was asked for may have begun meanwhile.
void ProofFeature::beginWanted(const GameSnapshot& snapshot)
{
    const bool isWanted = snapshot.grid == *std::exchange(m_startWanted, std::nullopt);
    if (!isWanted)
        return;
    noteScore(snapshot.sideToMove == Color::Black ? kWin : -kWin);
    prove();
}

/// Does the line shown go through the position where the proof begins?
bool ProofFeature::belongs(const GameSnapshot& snapshot) const
{
    const auto stones = static_cast<std::ptrdiff_t>(m_base.shown);
    return snapshot.game == m_base.game && snapshot.shown >= m_base.shown
        && std::equal(m_base.moves.begin(), m_base.moves.begin() + stones, snapshot.moves.begin(),
                      [](const PlayedMove& one, const PlayedMove& other) {
                          return one.point == other.point && one.color == other.color;
                      });
}

void ProofFeature::showPlace()
{
    const GameSnapshot& here = m_game->snapshot();
    if (here.outcome.isOver())
        return present(Stage::Refuted);
    if (here.sideToMove != m_claim.winner)
        return present(Stage::Defending);
    if (std::exchange(m_isReplyDue, false))
        m_session.reply(here);
    present(m_session.isBusy() ? Stage::Answering : Stage::Waiting);
}

void ProofFeature::present(Stage stage)
{
    const auto left = m_left.find(m_game->snapshot().shown);
    m_card->present(
        {stage, m_claim.winner, m_claim.moves, left == m_left.end() ? 0 : left->second});
}

void ProofFeature::choose(Point point)
{
    const GameSnapshot& here = m_game->snapshot();
    if (here.outcome.isOver())
        return tryAnother();
    if (here.sideToMove != m_claim.winner)
        return tryMove(point);
    m_isReplyDue = true;
    showPlace();
}

/// A defence of the loser, from the position shown.
void ProofFeature::tryMove(Point point)
{
    const GameSnapshot& here = m_game->snapshot();
    m_choices.push_back({here.node, here.shown});
    m_isReplyDue = true;
    m_game->ask(&GameManager::tryMoves, here.game, here.node, std::vector<Point>{point});
}

void ProofFeature::takeReply(const WinMove& reply)
{
    const GameSnapshot& here = m_game->snapshot();
    m_left[here.shown] = reply.moves;
    m_left[here.shown + 1] = reply.moves - 1;
    m_game->ask(&GameManager::tryMoves, here.game, here.node, std::vector<Point>{reply.move});
}

void ProofFeature::tryAnother()
{
    m_isReplyDue = false;
    while (!m_choices.empty() && m_choices.back().ply >= m_game->snapshot().shown)
        m_choices.pop_back();
    if (!m_choices.empty())
        m_game->ask(&GameManager::goToNode, m_choices.back().node);
}

void ProofFeature::showBestDefence()
{
    m_session.defend(m_game->snapshot());
}

void ProofFeature::retranslate()
{
    m_refute->setText(tr("&Try to Refute It"));
    m_refute->setToolTip(tr("Play White from a position where Black has a proven win."));
    m_action->setText(tr("Pro&ve It"));
    m_action->setToolTip(m_action->isEnabled()
                             ? tr("Play any defence and see it refuted.")
                             : tr("No win is proven here. Analyse the position first."));
}

}  // namespace gomoku
