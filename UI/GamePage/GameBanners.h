// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineFailure.h"
#include "Models/Game/GameSnapshot.h"

#include <QObject>

namespace gomoku {

class BoardBanner;

/// Decides what the banner over the board says: how the game ended, that a draw is offered, that
/// time may be claimed. What the players answer leaves as signals.
class GameBanners : public QObject
{
    Q_OBJECT

public:
    explicit GameBanners(BoardBanner* banner, QObject* parent = nullptr);

    void follow(const GameSnapshot& snapshot);
    void askAboutEngine(Color color, const QString& engine, const EngineFailure& failure);
    void tell(const QString& title, const QString& text);  ///< Until it is closed, or a game.
    void dismiss();
    void retranslate();
    /// May the banner stand over the lower third, or would it hide the winning row?
    [[nodiscard]] bool belongsBelow() const;

signals:
    void playAgainRequested();
    void swapSidesRequested();
    void reviewRequested();
    void drawAnswered(bool accept);
    void timeClaimed();
    void engineAnswered(gomoku::EngineChoice choice);
    void presented();  ///< It has another text and wants to be placed anew.

private:
    enum class Kind { None, End, DrawOffer, TimeOver, Engine, News };

    void present(Kind kind, const QString& title, const QString& text,
                 const std::vector<struct BannerAction>& actions);
    void presentEnd();
    [[nodiscard]] QString titleOfEnd() const;
    void presentDrawOffer();
    void presentTimeOver();
    void choose(int id);

    BoardBanner* m_banner;
    GameSnapshot m_snapshot;
    Kind m_kind = Kind::None;
};

}  // namespace gomoku
