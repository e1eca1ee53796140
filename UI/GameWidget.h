// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineFailure.h"
#include "Models/Engines/EngineTypes.h"
#include "Models/Game/GameSnapshot.h"
#include "Models/Game/Refusal.h"
#include "Models/GameManager.h"
#include "Models/Review/GameReview.h"
#include "Models/Search/SearchTypes.h"
#include "UI/GamePage/GamePanel.h"

#include <QPointer>
#include <QWidget>

#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <optional>

class QStackedWidget;

namespace gomoku {

class BoardBanner;
class BoardWidget;
class ColorChooserWidget;
class GameBanners;
class HintGuide;
class PlayerCards;
class StatusLine;
class StatusRow;
class SpectatorControls;
struct BoardOptions;

/// The page with the board: it shows what the game manager tells and asks it for what the players
/// want, by queued calls only. Beside the board stands the start page or the game's panel.
class GameWidget : public QWidget
{
    Q_OBJECT

public:
    /// Guest: somebody else has the board and the side; the game continues behind them.
    enum class Page { Start, Game, Guest };

    /// `manager` lives on another thread and longer than this widget.
    explicit GameWidget(GameManager* manager, QWidget* parent = nullptr);

    [[nodiscard]] Page page() const { return m_page; }
    [[nodiscard]] const GameSnapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] const GameReview& review() const { return m_review; }
    [[nodiscard]] Verdict shownVerdict() const;  ///< Of the move shown.
    /// Black's chance in the position shown, in the words of the graph; empty if that is not seen.
    [[nodiscard]] QString knownChance() const;
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] BoardBanner* banner() const { return m_banner; }
    [[nodiscard]] GameBanners* banners() const { return m_banners; }
    [[nodiscard]] ColorChooserWidget* startPage() const { return m_startPage; }
    [[nodiscard]] QWidget* besideBoard() const;  ///< What stands there at present.
    [[nodiscard]] GamePanel* panel() const { return m_panel; }
    [[nodiscard]] SpectatorControls* spectatorControls() const { return m_watch; }
    [[nodiscard]] StatusLine* status() const;
    [[nodiscard]] StatusRow* statusRow() const { return m_statusRow; }
    [[nodiscard]] const std::vector<EngineName>& engines() const { return m_engines; }

    /// Asks the manager for something, on its own thread.
    template <typename... Parameters, typename... Arguments>
    void ask(void (GameManager::*request)(Parameters...), Arguments&&... arguments)
    {
        call([request, ... values = std::decay_t<Parameters>(arguments)](GameManager& manager) {
            (manager.*request)(values...);
        });
    }
    /// The same for a function of the manager.
    template <std::invocable<GameManager&> Function>
    void call(Function function)
    {
        QMetaObject::invokeMethod(
            m_manager, [manager = m_manager, function] { function(*manager); },
            Qt::QueuedConnection);
    }

    /// The same for a function that leads on, to another position.
    template <std::invocable<GameManager&> Function>
    void lookBy(Function function)
    {
        emit settling();
        call(function);
    }

    using Record = std::shared_ptr<const GameRecord>;
    /// Returns at once; `use` takes the record later if `reader` still lives. All that was asked
    /// for before is then in the record and in the snapshot. Null before the first game.
    void fetchRecord(QObject* reader, std::function<void(const Record& record)> use);
    /// The same for somebody who only looks: what the user is writing is not sent for it.
    void readRecord(QObject* reader, std::function<void(const Record& record)> use);
    /// Returns when all that was asked for has been done and saved, or after so long; says whether
    /// it was. The only place where the window waits for the game: the desktop may end us next.
    bool finishRequests(Milliseconds patience);

    /// Is asked first what a click on a point means, and says whether it has taken it.
    using PointTaker = std::function<bool(Point point)>;
    void takePoints(QObject* owner, PointTaker taker);
    void releasePoints(QObject* owner);  ///< Nothing happens if somebody else has them.
    /// Gives the board and the side to `side`, which becomes a child of ours and is kept.
    void showGuest(QWidget* side);
    void leaveGuest();  ///< Back to the game, or to the start page if there is none.
    /// A game that begins with these stones.
    void startFromPosition(const GameSetup& setup, const Grid& stones, Color toMove);
    void setBoardOptions(const BoardOptions& options);
    void setReplyPause(Milliseconds pause)  ///< Before a computer answers a human.
    {
        m_replyPause = pause;
        askForPauses();
    }
    void setEngines(const std::vector<EngineName>& engines);  ///< That may take a seat.
    /// What stands beside the board during a game instead of its own panel; null: that one again.
    void setPanelBeside(QWidget* panel);
    [[nodiscard]] bool isPanelCovered() const;  ///< Does something stand in its place?
    /// What the judge has found in the game on the board, an empty review if nothing. The moves are
    /// marked with it; the graph shows it if it is to be seen.
    void setReview(const GameReview& review, bool graph);
    /// Somebody who tries moves out on the board, beside the game, gets what the user chooses there
    /// instead of the game. nullopt: the board belongs to the game again.
    struct TryOut
    {
        std::function<void(Point)> choose;
        std::function<void()> takeBack;
    };
    void setTryOut(std::optional<TryOut> tryOut) { m_tryOut = std::move(tryOut); }

public slots:
    void showStartPage();
    void returnToGame();  ///< From the start page to the game behind it.
    void startGame(const gomoku::GameSetup& setup);
    void openRecord(const gomoku::GameSetup& setup,
                    const std::shared_ptr<const gomoku::GameRecord>& record);
    void playAgain() { startGame(m_snapshot.setup); }
    void playAgainWithSidesSwapped();
    void undo();
    void stepThrough(int moves);  ///< Looks back, or forward again.
    /// After so many moves.
    void showPosition(int moves)
    {
        emit settling();
        ask(&GameManager::goToMove, moves);
    }
    void showHint();  ///< The next step of one.
    void showThreat();  ///< Likewise of what the opponent would do next.
    void changePlayer(gomoku::Color color, const gomoku::PlayerSpec& player);
    void setValuesShown(bool shown);  ///< The graph, for those who would rather not know.

signals:
    /// The user leads on: whoever holds back something that belongs here must ask for it now.
    void settling();
    void pageChanged();
    void snapshotShown(const gomoku::GameSnapshot& snapshot);
    void reviewShown();  ///< review() is another one.
    void reported(const gomoku::SearchReport& report);  ///< Of a thought or hint under way.
    void gameRequested(const gomoku::GameSetup& setup);  ///< A game is about to begin so.
    void reviewRequested();
    void betterMoveChosen();  ///< That of the review, on the board.
    void engineWanted(gomoku::Color color);  ///< One that is not in the list yet, for this seat.
    void resumeRequested();  ///< The game that an earlier run left unfinished.

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void wireManager();
    void wireBoard();
    void wirePanel();
    void wireBanners();
    void setPage(Page page);
    void show(const GameSnapshot& snapshot);
    [[nodiscard]] bool isUnfinished() const
    {
        return m_snapshot.game != 0 && !m_snapshot.result.isOver() && !m_snapshot.moves.empty();
    }
    void offerToContinue();
    void offerPlayers(Color color);  ///< Who else could play it.
    void showPreview();
    void choosePoint(Point point);
    void explainHovered(Point point);
    void showValues();
    void takeReport(const SearchReport& report);
    void takeRecord(quint64 ticket, const Record& record);
    void pressButton(GamePanel::Button button);
    void updateThreats();
    void updateStatus();
    void askForPauses();
    void placeBanner();
    void arrange();  ///< Everything in its place, as large as the page beside the board allows.

    GameManager* m_manager;
    Page m_page = Page::Start;
    GameSnapshot m_snapshot;
    GameReview m_review;
    bool m_graphOffered = false;
    bool m_graphWanted = true;  ///< By the user.
    QString m_explained;  ///< What was last said of the point under the pointer.
    std::vector<EngineName> m_engines;
    Milliseconds m_replyPause{400};
    std::optional<TryOut> m_tryOut;
    struct RecordReader
    {
        QPointer<QObject> reader;
        std::function<void(const Record& record)> use;
    };
    std::map<quint64, RecordReader> m_recordReaders;  ///< By the tickets of their requests.
    quint64 m_lastTicket = 0;
    PointTaker m_pointTaker;  ///< Empty: clicks place stones.
    QObject* m_pointOwner = nullptr;  ///< Only compared.
    bool m_awaitsStart = false;  ///< A new game was asked for and has not begun yet.

    BoardWidget* m_board;
    QStackedWidget* m_side;
    ColorChooserWidget* m_startPage;
    GamePanel* m_panel;
    QWidget* m_beside;  ///< What stands beside the board during a game.
    StatusRow* m_statusRow;
    BoardBanner* m_banner;
    GameBanners* m_banners;
    SpectatorControls* m_watch;
    PlayerCards* m_cards;
    HintGuide* m_hints;
};

}  // namespace gomoku
