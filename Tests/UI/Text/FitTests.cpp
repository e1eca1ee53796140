// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewRecord.h"
#include "Models/Search/PlayingLevel.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Ui/FitTable.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/CommentFeature.h"
#include "UI/Features/EditorFeature.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Games/OpenedFeature.h"
#include "UI/Features/Games/OpenedNotice.h"
#include "UI/Features/Games/SaveAlert.h"
#include "UI/Features/Games/SettingsAlert.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Study/LossFeature.h"
#include "UI/Features/Study/ProofFeature.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/Features/TreeFeature.h"
#include "UI/GamePage/Cards/CardStates.h"
#include "UI/GamePage/Cards/WarningCard.h"
#include "UI/GamePage/GameBanners.h"
#include "UI/GamePage/HintGuide.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GamePage/StatusRow.h"
#include "UI/Panels/ExplorerPanel.h"
#include "UI/Panels/OpeningPanel.h"
#include "UI/Panels/SideDock.h"
#include "UI/Review/BestLine.h"
#include "UI/Review/ReviewPanel.h"
#include "UI/Review/TurningPoints.h"
#include "UI/StartPage/StrengthCard.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Game/StatusLineText.h"

#include <QAction>
#include <QDockWidget>
#include <QPushButton>
#include <QSlider>

#include <algorithm>
#include <atomic>

namespace gomoku::testing {
namespace {

/// Black has an open three, then four, then five.
constexpr const char* kLostGame = "h8 a1 i8 a3 j8 a5 k8 a7 l8";

/// As of strong analysis: what is better goes on for fourteen moves.
GameReview withLongLines(GameReview review)
{
    for (MoveReview& move : review.moves)
        for (int row = 1; !move.betterLine.empty() && move.betterLine.size() < 14; ++row)
            move.betterLine.push_back(Point::at(12, row));
    return review;
}

class GameTextsFit : public TextsFit
{
protected:
    void startFriends(const char* moves)
    {
        GameSetup setup = setupFor(human(), human());
        setup.clock = {.kind = ClockSpec::Kind::PerGame};
        start(setup);
        play(moves);
    }
    void startOpening(OpeningRule rule)
    {
        GameSetup setup = setupFor(human(), human());
        setup.rule = Rule::Renju;
        setup.openingRule = rule;
        start(setup);
    }
    /// Presses the first button of the choice that an opening rule offers.
    void pressFirstChoice()
    {
        const auto* panel = window->findChild<OpeningPanel*>();
        ASSERT_FALSE(panel->buttons().empty());
        const quint64 before = now().revision;
        panel->buttons().front()->click();
        ASSERT_TRUE(eventually([&] { return now().revision != before; }));
        settle();
    }
    void openGameWithAPass()
    {
        GameRecord record(15, Rule::Renju);
        record.addLine(
            GameRecord::root(),
            {{at("h8"), Color::Black}, {Point(), Color::White}, {at("h9"), Color::Black}});
        GameSetup setup = setupFor(human(), human());
        setup.rule = Rule::Renju;
        const quint64 before = now().game;
        game().openRecord(setup, std::make_shared<const GameRecord>(record));
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
        settle();
    }
    /// A game with its review, as it is read from a file.
    void openReviewedGame(const ReviewedGame& played)
    {
        GameRecord record(15, Rule::Freestyle);
        record.addLine(GameRecord::root(), played.moves);
        const std::atomic<bool> stop{false};
        attachReview(record, reviewGame(played, {.nodes = 300, .secondNodes = 3000}, stop));
        const quint64 before = now().game;
        game().openRecord(setupFor(human(), human()), std::make_shared<const GameRecord>(record));
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
        window->review()->openReview();
        ASSERT_TRUE(eventually([&] { return window->review()->review().isComplete; }));
        settle();
    }
};

TEST_P(GameTextsFit, OnTheStartPage)
{
    using Mode = ColorChooserWidget::Mode;
    for (const Mode mode : {Mode::Computer, Mode::Friend, Mode::Watch}) {
        game().startPage()->setMode(mode);
        expectNothingCut("start page " + std::to_string(static_cast<int>(mode)));
    }
    game().startPage()->setMode(Mode::Computer);
    const auto cards = game().startPage()->findChildren<StrengthCard*>();
    const auto shown = std::find_if(cards.begin(), cards.end(),
                                    [](const StrengthCard* card) { return card->isVisible(); });
    ASSERT_NE(shown, cards.end());
    StrengthCard* strength = *shown;
    for (const int width : {1280, 800, 640}) {
        window->resize(width, width * 3 / 4);
        settle();
        for (int step = 0; step <= strength->slider()->maximum(); step += 6) {
            strength->slider()->setValue(step);
            settle();
            for (const QString& cut : cutTextsOf(*strength))
                ADD_FAILURE() << "step " << step << " at " << width << ": " << cut.toStdString();
        }
    }
    startFriends("h8 i9");
    game().showStartPage();
    expectNothingCut("start page with a game to continue");
}

TEST_P(GameTextsFit, InAGame)
{
    startFriends("h8 i9 h9");
    expectNothingCut("game");
    window->comments()->action()->trigger();
    expectNothingCut("game with a comment");
    GameSetup watched = setupFor(computer(), computer());
    watched.players.black.level = 1;
    watched.players.white.level = 5;
    start(watched);
    game().ask(&GameManager::setPaused, true);
    ASSERT_TRUE(eventually([&] { return now().paused; }));
    expectNothingCut("watched game");
    game().showStartPage();
}

TEST_P(GameTextsFit, InTheStatusLine)
{
    startFriends("h8 i9 h9");
    window->resize(640, 480);
    settle();
    QStringList texts;
    for (int why = 0; why <= static_cast<int>(Refusal::Busy); ++why)
        texts << MessageText::refusal(static_cast<Refusal>(why), at("h10"));
    for (int kind = 0; kind <= static_cast<int>(HintReason::BestFound); ++kind)
        texts << HintGuide::tr("%1 Ask again to see the line.", "a sentence")
                     .arg(MessageText::hint({static_cast<HintReason>(kind), at("h10"), 12},
                                            at("h11")));
    for (int kind = 0; kind <= static_cast<int>(AllowedThreat::WinByForce); ++kind)
        texts << HintGuide::tr("%1 Ask again to see the line.", "a sentence")
                     .arg(MessageText::threat({static_cast<AllowedThreat>(kind), Color::White,
                                               std::vector<Point>(9, at("h10"))}));
    GameSnapshot snapshot = now();
    snapshot.setup.rule = Rule::CaroExact;
    snapshot.rating = GameRating::Unrated;
    for (int help = 0; help <= static_cast<int>(kLastHelp); ++help) {
        snapshot.help = static_cast<Help>(help);
        texts << StatusLineText::of(snapshot);
    }
    for (const QString& text : texts) {
        game().status()->keepSaying(text);
        for (const QString& cut : cutTextsOf(*game().statusRow()))
            ADD_FAILURE() << cut.toStdString();
    }
}

TEST_P(GameTextsFit, InTheCardsOfAGame)
{
    startFriends("h8 i9 h9");
    auto* warning = window->findChild<WarningCard*>();
    ASSERT_NE(warning, nullptr);
    using Kind = Blunder::Kind;
    atEverySize([&] {
        for (const Kind kind :
             {Kind::MissedFive, Kind::LetFive, Kind::LetOpenFour, Kind::LetFours}) {
            warning->present({kind, at("h10"), 7}, Color::White);
            expectNothingCutNow("warning " + std::to_string(static_cast<int>(kind)));
        }
    });
    warning->dismiss();
    using Stage = ProofView::Stage;
    atEverySize([&] {
        for (const Stage stage :
             {Stage::Offered, Stage::Proving, Stage::NotProven, Stage::Defending, Stage::Answering,
              Stage::Waiting, Stage::Refuted, Stage::NotRefuted}) {
            window->proof()->card()->present({stage, Color::Black, 12, 9});
            expectNothingCutNow("proof " + std::to_string(static_cast<int>(stage)));
        }
    });
    window->proof()->card()->present({});
    LossStory story{.loser = Color::White, .certain = 7, .escape = 5, .escapeLine = {at("g8")}};
    story.chance = 41;
    story.allowed = {AllowedThreat::WinByFours, at("k8"), 5};
    std::vector<PlayedMove> moves;
    for (const RecordedMove& move : gameOf(kLostGame).moves)
        moves.push_back({move.point, move.color});
    window->loss()->card()->present(story, moves);
    expectNothingCut("why it was lost");
    story.escapeLine.clear();
    window->loss()->card()->present(story, moves);
    expectNothingCut("why it was lost, without an escape");
}

/// Beside its clock, with the depth and the speed of its search.
TEST_P(GameTextsFit, OnTheCardOfAThinkingComputer)
{
    startFriends("h8");
    const QList<PlayerCard*> cards = window->findChildren<PlayerCard*>();
    ASSERT_FALSE(cards.isEmpty());
    GameSnapshot snapshot = now();
    snapshot.thinking = true;
    SearchReport report{.nodes = 12'345'678, .elapsed = Milliseconds(4321)};
    report.lines = {{{at("h10"), at("h7")}, 120, 14, 22}};
    atEverySize([&] {
        settle();
        for (int level = 0; level <= kPerfectLevel; ++level) {
            snapshot.setup.players.white = computer();
            snapshot.setup.players.white.level = level;
            const PlayerCardState state
                = CardStates::of(snapshot, Color::White, {.report = report});
            ASSERT_TRUE(state.active && !state.clock.isEmpty());
            cards.front()->setState(state);
            for (const QString& cut : cutTextsOf(*cards.front()))
                ADD_FAILURE() << "level " << level << " at " << window->width() << ": "
                              << cut.toStdString();
        }
    });
}

TEST_P(GameTextsFit, InTheBanners)
{
    startFriends("h8 i9 h9");
    GameBanners& banners = *game().banners();
    GameSnapshot snapshot = now();
    snapshot.drawOffer = Color::Black;
    banners.follow(snapshot);
    expectNothingCut("draw offer");
    snapshot.drawOffer.reset();
    snapshot.timeOver = Color::White;
    banners.follow(snapshot);
    expectNothingCut("time over");
    snapshot.timeOver.reset();
    snapshot.helped = true;
    atEverySize([&] {
        for (const GameEnd end : {GameEnd::Row, GameEnd::Resignation, GameEnd::Time, GameEnd::Foul,
                                  GameEnd::BoardFull, GameEnd::Passes, GameEnd::Forfeit}) {
            snapshot.result = {.end = end};
            if (end < GameEnd::BoardFull || end == GameEnd::Forfeit)
                snapshot.result.winner = Color::White;
            banners.follow(snapshot);
            expectNothingCutNow("end " + std::to_string(static_cast<int>(end)));
        }
    });
    banners.askAboutEngine(Color::Black, "pbrain", {EngineFailure::Kind::Crashed, "exit 139"});
    expectNothingCut("engine trouble");
    banners.dismiss();
}

TEST_P(GameTextsFit, InTheNoticesAboveTheBoard)
{
    startFriends("h8 i9 h9");
    auto* alert = window->findChild<SaveAlert*>();
    ASSERT_NE(alert, nullptr);
    using Kind = LibraryProblem::Kind;
    atEverySize([&] {
        for (const Kind kind : {Kind::Locked, Kind::DiskFull, Kind::NoAccess, Kind::NewerVersion,
                                Kind::Damaged, Kind::NotALibrary, Kind::Other}) {
            alert->showProblem({kind, "disk I/O error"});
            expectNothingCutNow("save alert " + std::to_string(static_cast<int>(kind)));
        }
    });
    alert->showProblem({});
    auto* settings = window->findChild<SettingsAlert*>();
    ASSERT_NE(settings, nullptr);
    settings->setSaved(false);
    expectNothingCut("settings that cannot be saved");
    settings->setSaved(true);
    OpenedNotice& notice = *window->opened()->notice();
    notice.showGame("final.psq", Rule::Standard);
    expectNothingCut("opened with an assumed rule");
    notice.showGame("final.psq", std::nullopt);
    expectNothingCut("opened");
    notice.dismiss();
}

TEST_P(GameTextsFit, InTheOpeningRules)
{
    window->resize(640, 480);
    for (const OpeningRule rule : kOpeningRules) {
        if (rule == OpeningRule::Free)
            continue;
        startOpening(rule);
        expectNothingCutNow("opening " + std::to_string(static_cast<int>(rule)));
    }
    startOpening(OpeningRule::Swap2);
    play("h8 h9 i10");
    expectNothingCut("Swap2's choice");
    startOpening(OpeningRule::Taraguchi10);
    play("h8");
    expectNothingCut("Taraguchi-10's choice");
    pressFirstChoice();
    expectNothingCut("after Taraguchi-10's choice");
    startOpening(OpeningRule::Yamaguchi);
    play("h8 h9 i10");
    expectNothingCut("Yamaguchi's choice");
}

TEST_P(GameTextsFit, InTheDocksAndTheEditor)
{
    openGameWithAPass();
    window->tree()->dock()->show();
    expectNothingCut("tree");
    window->tree()->dock()->hide();
    startFriends("h8 i9 h9");
    window->explorer()->dock()->show();
    expectNothingCut("explorer without games");
    window->explorer()->panel()->setMoves(
        {{.point = at("h10"), .statistics = {.games = 1280, .blackWins = 600, .whiteWins = 480}},
         {.point = at("g7"), .statistics = {.games = 31, .blackWins = 12, .whiteWins = 19}}},
        1311, {{at("h10"), 54.2}});
    expectNothingCut("explorer");
    window->explorer()->dock()->hide();
    window->analysis()->setPanelShown(true);
    expectNothingCut("analysis that has not begun");
    SearchReport report{.nodes = 12'345'678, .elapsed = Milliseconds(4321)};
    report.lines = {{{at("h10"), at("h7"), at("g9"), at("i11")}, 120, 14, 22},
                    {{at("g8"), at("h7")}, winIn(9), 14, 22}};
    window->analysis()->panel()->setReport(report, Color::White);
    expectNothingCut("analysis");
    window->analysis()->panel()->setVerdict(Verdict::Blunder);
    window->analysis()->panel()->setDetail(AnalysisDetail::VerdictOnly);
    expectNothingCut("quiet analysis");
    window->analysis()->setPanelShown(false);
    window->editor()->open();
    expectNothingCut("editor");
    window->editor()->panel()->button(EditorPanel::Command::Solve)->click();
    ASSERT_TRUE(eventually([&] { return !window->editor()->panel()->note().isEmpty(); }));
    expectNothingCut("editor with an answer");
}

TEST_P(GameTextsFit, InAReview)
{
    openReviewedGame(gameOf(kLostGame));
    ReviewPanel& panel = *window->review()->panel();
    expectNothingCut("review");
    window->review()->goToMarked(true);  // A game with branches opens at its beginning.
    ASSERT_TRUE(eventually([&] { return panel.bestLine()->isVisible(); }));
    expectNothingCut("review at a mistake");
    panel.setReview(withLongLines(window->review()->review()));
    expectNothingCut("review at a mistake with a long line");
    panel.setAllMovesShown(true);
    expectNothingCut("all moves of a review");
    panel.setAllMovesShown(false);
    panel.setReview(window->review()->review());
    panel.setProgress(3, 9);
    expectNothingCut("review under way");
    panel.endProgress();
    window->tree()->dock()->show();
    expectNothingCut("review beside the tree");
    window->tree()->dock()->hide();
    openReviewedGame(gameOf("h8 i9 h9 h10 g8"));
    expectNothingCut("review of a short game");
}

INSTANTIATE_TEST_SUITE_P(AllLanguages, GameTextsFit, ::testing::ValuesIn(languagesAndLonger()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace gomoku::testing
