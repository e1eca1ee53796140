// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/GameBanners.h"

#include "UI/Board/BoardBanner.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

namespace {

enum ActionId {
    PlayAgain,
    SwapSides,
    Review,
    AcceptDraw,
    DeclineDraw,
    ClaimTime,
    Retry,
    TakeOver,
    GiveUp
};

}  // namespace

GameBanners::GameBanners(BoardBanner* banner, QObject* parent) : QObject(parent), m_banner(banner)
{
    connect(banner, &BoardBanner::chosen, this, &GameBanners::choose);
}

void GameBanners::follow(const GameSnapshot& snapshot)
{
    const GameSnapshot before = std::exchange(m_snapshot, snapshot);
    const bool another = before.game != snapshot.game;
    if (snapshot.result.isOver()) {
        if (another || before.result != snapshot.result)
            presentEnd();
        else if (m_kind == Kind::End && snapshot.isLookingBack())
            dismiss();  // The board is to be seen while looking back.
    } else if (snapshot.drawOffer) {
        if (another || before.drawOffer != snapshot.drawOffer)
            presentDrawOffer();
    } else if (snapshot.timeOver) {
        if (another || before.timeOver != snapshot.timeOver || before.drawOffer)
            presentTimeOver();
    } else if (m_kind != Kind::Engine || another || before.live != snapshot.live
               || before.setup.players != snapshot.setup.players) {
        dismiss();  // Another move or another player has answered the question.
    }
}

void GameBanners::askAboutEngine(Color color, const QString& engine, const EngineFailure& failure)
{
    const QString title = tr("%1 has a problem").arg(engine);
    const QString who = ValueText::color(color);
    const QString text = failure.detail.isEmpty()
        ? tr("%1's engine stopped.").arg(who)
        : tr("%1's engine stopped: %2").arg(who, failure.detail);
    present(Kind::Engine, title, text,
            {{Retry, tr("Try Again"), true},
             {TakeOver, tr("Play This Side Myself"), false},
             {GiveUp, tr("Resign"), false}});
}

void GameBanners::tell(const QString& title, const QString& text)
{
    present(Kind::News, title, text, {});
}

void GameBanners::retranslate()
{
    if (m_banner->isHidden())
        return;
    if (m_kind == Kind::End)
        presentEnd();
    else if (m_kind == Kind::DrawOffer)
        presentDrawOffer();
    else if (m_kind == Kind::TimeOver)
        presentTimeOver();
}

void GameBanners::dismiss()
{
    m_kind = Kind::None;
    m_banner->hide();
}

bool GameBanners::belongsBelow() const
{
    std::vector<Point> seen = m_snapshot.outcome.row;
    if (seen.empty() && m_snapshot.shown > 0)
        seen.push_back(m_snapshot.lastMove());
    const int lowest = m_snapshot.grid.size() / 3;
    return std::none_of(seen.begin(), seen.end(),
                        [lowest](Point point) { return !point.isNone() && point.row() < lowest; });
}

void GameBanners::present(Kind kind, const QString& title, const QString& text,
                          const std::vector<BannerAction>& actions)
{
    m_kind = kind;
    m_banner->present(title, text, actions);
    emit presented();
}

void GameBanners::presentEnd()
{
    const QString ending = MessageText::ending(m_snapshot.result);
    // Whoever opened a record has not played it and cannot play it again.
    if (m_snapshot.openedRecord)
        return present(Kind::End, titleOfEnd(), ending, {{Review, tr("Review"), true}});
    const QString text
        = m_snapshot.helped ? tr("%1. Played with help: it does not count.").arg(ending) : ending;
    present(Kind::End, titleOfEnd(), text,
            {{Review, tr("Review"), false},
             {SwapSides, tr("Swap Sides"), false},
             {PlayAgain, tr("Play Again"), true}});
}

/// Where one human played a computer: what the result means to that human.
QString GameBanners::titleOfEnd() const
{
    const auto isHuman = [&](Color color) { return m_snapshot.setup.players[color].isHuman(); };
    const auto winner = m_snapshot.result.winner;
    if (!winner || m_snapshot.openedRecord || isHuman(Color::Black) == isHuman(Color::White))
        return MessageText::winner(m_snapshot.result);
    return isHuman(*winner) ? tr("You win") : tr("You lose");
}

void GameBanners::presentDrawOffer()
{
    const QString title = *m_snapshot.drawOffer == Color::Black ? tr("Black offers a draw")
                                                                : tr("White offers a draw");
    present(Kind::DrawOffer, title, {},
            {{AcceptDraw, tr("Accept"), true}, {DeclineDraw, tr("Decline"), false}});
}

void GameBanners::presentTimeOver()
{
    const QString title = *m_snapshot.timeOver == Color::Black ? tr("Black is out of time")
                                                               : tr("White is out of time");
    present(Kind::TimeOver, title, tr("The opponent can claim a win or continue."),
            {{ClaimTime, tr("Claim Win"), true}});
}

void GameBanners::choose(int id)
{
    dismiss();
    switch (static_cast<ActionId>(id)) {
    case PlayAgain:
        return emit playAgainRequested();
    case SwapSides:
        return emit swapSidesRequested();
    case Review:
        return emit reviewRequested();
    case AcceptDraw:
    case DeclineDraw:
        return emit drawAnswered(id == AcceptDraw);
    case ClaimTime:
        return emit timeClaimed();
    case Retry:
        return emit engineAnswered(EngineChoice::Retry);
    case TakeOver:
        return emit engineAnswered(EngineChoice::TakeOver);
    case GiveUp:
        return emit engineAnswered(EngineChoice::Resign);
    }
}

}  // namespace gomoku
