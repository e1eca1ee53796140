// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/Wins/ProofSession.h"
#include "UI/GamePage/Cards/ProofCard.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace gomoku {

class GameManager;
class GameWidget;

/// "Prove It": where a win is proven, the user plays any defence on the board and the program
/// refutes it, to the five. All of it happens in variations of the record, so that nothing is lost;
/// the game itself stays where it is, and leaving returns to where one was.
class ProofFeature : public QObject
{
    Q_OBJECT

public:
    ProofFeature(GameWidget* game, GameManager* manager, QMenu* menu);

    [[nodiscard]] ProofCard* card() const { return m_card; }
    [[nodiscard]] QAction* action() const { return m_action; }
    [[nodiscard]] QAction* refuteAction() const { return m_refute; }
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    void retranslate();

public slots:
    void prove();
    void leave();
    /// A new game from a position of the solved game, each time from another one: the user plays
    /// White, whatever he likes.
    void tryToRefute();
    /// A search has found out what the position shown is worth to the side to move.
    void noteScore(gomoku::Score score);

signals:
    void asked();  ///< The user wants a proof; what covers the game's panel should make room.

private:
    struct Choice
    {
        NodeId node{};
        int ply = 0;
    };
    /// What a proof is about, in whichever game it stands.
    struct Position
    {
        Grid grid{};
        Rule rule{};
        Color side{};

        static Position of(const GameSnapshot& game)
        {
            return {game.grid, game.setup.rule, game.sideToMove};
        }
        friend bool operator==(const Position&, const Position&) = default;
    };

    void wire(GameManager* manager);
    void follow(const GameSnapshot& snapshot);
    [[nodiscard]] bool belongs(const GameSnapshot& snapshot) const;
    void forget();
    void beginWanted(const GameSnapshot& snapshot);
    void offer();
    void begin(const ProofSession::Claim& claim);
    void fail();
    void choose(Point point);
    void tryMove(Point point);
    void tryAnother();
    void showBestDefence();
    void takeReply(const WinMove& reply);
    void showPlace();
    void present(ProofView::Stage stage);

    GameWidget* m_game;
    ProofCard* m_card;
    QAction* m_action;
    QAction* m_refute;
    std::size_t m_nextStart = 0;
    std::optional<Grid> m_startWanted;  ///< The proof begins as soon as a new game shows this.
    quint64 m_gameBefore = 0;
    ProofSession m_session;
    std::optional<Score> m_score;  ///< Of the position shown, for the side to move.
    bool m_isProven = false;  ///< Not only seen by a search.
    std::optional<Position> m_notProven;  ///< Asked in vain there: not offered again.
    GameSnapshot m_base;  ///< Where the proof begins, or the position that m_score is about.
    ProofSession::Claim m_claim;
    bool m_isPlaying = false;
    bool m_isReplyDue = false;  ///< As soon as the defence that was tried stands on the board.
    std::vector<Choice> m_choices;  ///< Where defences were tried, the newest last.
    std::map<int, int> m_left;  ///< Winner's moves left, by moves on the board.
};

}  // namespace gomoku
