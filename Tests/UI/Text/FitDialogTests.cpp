// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/FitTable.h"
#include "UI/Dialogs/AboutDialog.h"
#include "UI/Dialogs/BusyDialog.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Dialogs/Engines/MatchResults.h"
#include "UI/Dialogs/Engines/MatchSetup.h"
#include "UI/Dialogs/ImportDialog.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Dialogs/ShortcutSheet.h"
#include "UI/Dialogs/StatisticsDialog.h"
#include "UI/Help/HelpBrowser.h"
#include "UI/Help/HelpWindow.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTableWidget>

namespace gomoku::testing {
namespace {

EngineList twoEngines()
{
    EngineList list;
    EngineEntry good{.name = "Stone", .command = {.program = "/opt/engines/pbrain-stone"}};
    good.capabilities = {.probed = true,
                         .about = "name=\"Stone\", version=\"2.1\"",
                         .boardSizes = {15, 19, 20},
                         .rules = {Rule::Freestyle, Rule::Standard, Rule::Renju},
                         .extensions = {"RESTART", "YXSHOWINFO"}};
    list.add(good);
    list.add({.name = "Broken", .command = {.program = "/no/such/program"}, .failure = "crash"});
    return list;
}

TournamentPlan smallPlan()
{
    TournamentPlan plan;
    for (const char* name : {"Stone", "Broken", "Pebble"})
        plan.engines.push_back({.name = QLatin1String(name)});
    plan.openings = {{}};
    plan.gamesPerPairing = 2;
    return plan;
}

/// A game of the plan that the second engine lost by crashing.
MatchGameResult crashedGame(const TournamentPlan& plan, int number)
{
    const ScheduledGame game = plan.game(number);
    MatchGameResult result{.number = number, .pairing = game.pairing};
    result.blackEngine = game.blackSide;
    result.moves = {{at("h8"), Color::Black}, {at("i9"), Color::White}};
    result.date = QStringLiteral("2026-11-17");
    result.end = GameEnd::Forfeit;
    result.winner = 0;
    result.conduct[0] = {.moves = 1, .total = Milliseconds(900), .longest = Milliseconds(900)};
    result.conduct[1].failure = EngineFailure{EngineFailure::Kind::Crashed, "exit 139"};
    return result;
}

std::vector<LibraryEntry> someEntries()
{
    std::vector<LibraryEntry> entries;
    for (int i = 0; i < 3; ++i) {
        LibraryEntry entry{.id = i + 1, .started = QDateTime(QDate(2026, 11, 16), QTime(2, 30))};
        entry.setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = 3};
        entry.setup.rule = i == 0 ? Rule::Renju : Rule::Freestyle;
        entry.moves = 120;
        entry.finished = i != 2;
        if (i == 0)
            entry.winner = Color::Black;
        entries.push_back(entry);
    }
    return entries;
}

Statistics someStatistics()
{
    Statistics statistics;
    for (int level = 0; level <= 5; ++level)
        for (int i = 0; i < 12; ++i)
            statistics.games.push_back({.ended = QDateTime(QDate(2026, 11, 1 + i), QTime(2, 30)),
                                        .level = level,
                                        .humanColor = i % 2 ? Color::Black : Color::White,
                                        .winner = Color::Black,
                                        .helped = i == 3});
    return statistics;
}

class DialogTextsFit : public TextsFit
{
};

TEST_P(DialogTextsFit, OfGamesAndChoices)
{
    NewGameDialog newGame;
    expectNothingCut(newGame);
    SettingsDialog settings;
    expectNothingCut(settings);
    AboutDialog about;
    expectNothingCut(about);
    ShortcutSheet keys(window->menuBar());
    expectNothingCut(keys);
    BusyDialog busy(QStringLiteral("final.sgf"));
    expectNothingCut(busy);
}

TEST_P(DialogTextsFit, OfTheLibrary)
{
    LibraryDialog library;
    expectNothingCut(library, "empty");
    library.offerPosition({}, true);
    library.setList({someEntries(), 10000});
    library.table()->selectRow(0);
    expectNothingCut(library);
    library.removeSelected();
    expectNothingCut(library, "after a deletion");
    ImportDialog import;
    ImportProgress progress{.filesRead = 1200, .filesInAll = 2400, .added = 1100, .known = 90};
    import.setProgress(progress);
    expectNothingCut(import, "running");
    progress.refused = 10;
    progress.firstFault = QStringLiteral("bad.sgf: line 3");
    import.setFinished(progress);
    expectNothingCut(import, "finished");
    StatisticsDialog statistics;
    expectNothingCut(statistics, "empty");
    statistics.setStatistics(someStatistics());
    expectNothingCut(statistics);
    statistics.clearButton()->click();
    expectNothingCut(statistics, "asking");
}

TEST_P(DialogTextsFit, OfEngines)
{
    EngineManagerDialog manager;
    expectNothingCut(manager, "empty");
    manager.setEngines(twoEngines());
    for (int row = 0; row < 2; ++row) {
        manager.list()->setCurrentRow(row);
        expectNothingCut(manager, "engine " + std::to_string(row));
    }
    EngineMatchDialog match;
    match.setEngines(twoEngines().entries(), QStringLiteral("/usr/games/pbrain-gomoku"));
    for (int kind = 0; kind < match.setup()->kind()->count(); ++kind) {
        match.setup()->kind()->setCurrentIndex(kind);
        expectNothingCut(match, "kind " + std::to_string(kind));
    }
    const TournamentPlan plan = smallPlan();
    MatchResults& results = *match.results();
    results.begin(plan, {crashedGame(plan, 0)});
    TournamentStanding standing(plan);
    standing.add(crashedGame(plan, 0), plan);
    results.setStanding(standing, true);
    for (int tab = 0; tab < results.tabs()->count(); ++tab) {
        results.tabs()->setCurrentIndex(tab);
        expectNothingCut(match, "results " + std::to_string(tab));
    }
    EngineConsoleDialog console(QStringLiteral("Stone"));
    expectNothingCut(console);
    EngineQuestion question(QStringLiteral("/opt/engines/pbrain-stone"));
    expectNothingCut(question);
}

TEST_P(DialogTextsFit, OfTheHelp)
{
    HelpWindow help;
    help.startAt(HelpTopic::HowToPlay);
    expectNothingCut(help);
    for (const HelpTopic topic : kHelpTopics) {
        help.showTopic(topic);
        settle();
        EXPECT_LE(help.browser()->horizontalScrollBar()->maximum(), 1)  // The layout rounds up.
            << nameOf(topic).toStdString() << " at " << help.width();
    }
}

INSTANTIATE_TEST_SUITE_P(AllLanguages, DialogTextsFit, ::testing::ValuesIn(languagesAndLonger()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace gomoku::testing
