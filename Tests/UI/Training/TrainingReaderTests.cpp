// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Training as a screen reader knows it: by names, texts and actions of the accessibility tree
// alone.
#include "Models/Library/TrainingLibrary.h"
#include "Models/Setup/LadderPlayer.h"
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/Training/TrainingFeature.h"

#include <QAccessible>
#include <QRegularExpression>

#include <algorithm>

namespace gomoku::testing {
namespace {

using Face = QAccessibleInterface;

QString nameOf(const Face& face)
{
    return face.text(QAccessible::Name);
}

/// All that is shown, from the window down. The board counts as one: its cells are asked for by
/// name.
void collect(Face& face, std::vector<Face*>& found)
{
    if (face.state().invisible)
        return;
    found.push_back(&face);
    if (face.role() == QAccessible::Table)
        return;
    for (int i = 0; i < face.childCount(); ++i)
        if (Face* child = face.child(i))
            collect(*child, found);
}

class TrainingByReader : public WindowTable
{
protected:
    TrainingByReader() { EXPECT_TRUE(QTest::qWaitForWindowActive(&window)); }

    [[nodiscard]] std::vector<Face*> shown() const
    {
        std::vector<Face*> found;
        collect(*QAccessible::queryAccessibleInterface(const_cast<MainWindow*>(&window)), found);
        return found;
    }
    /// A button whose name begins so; null if there is none to press.
    [[nodiscard]] Face* button(const QString& name) const
    {
        for (Face* face : shown()) {
            const bool isButton
                = face->role() == QAccessible::Button || face->role() == QAccessible::RadioButton;
            if (isButton && nameOf(*face).startsWith(name) && !face->state().disabled)
                return face;
        }
        return nullptr;
    }
    [[nodiscard]] bool isThere(const QString& name) const { return button(name) != nullptr; }
    void press(const QString& name)
    {
        Face* found = nullptr;
        ASSERT_TRUE(eventually([&] { return (found = button(name)) != nullptr; }))
            << name.toStdString();
        ASSERT_TRUE(found->actionInterface()) << name.toStdString();
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    /// Everything that is written on the page.
    [[nodiscard]] QString written() const
    {
        QStringList words;
        for (Face* face : shown())
            if (face->role() == QAccessible::StaticText)
                words << nameOf(*face);
        return words.join(u'\n');
    }
    [[nodiscard]] bool reads(const QString& words) const
    {
        return eventually([&] { return written().contains(words); });
    }
    /// The answer is there, and not only the word that it takes time.
    [[nodiscard]] bool saysMoreThan(const QString& before) const
    {
        return eventually([&] { return written() != before && !written().contains("Analysing…"); });
    }
    /// Places a stone on the cell that is called so.
    void place(const QString& point)
    {
        for (Face* face : shown()) {
            if (face->role() != QAccessible::Table)
                continue;
            for (int i = 0; i < face->childCount(); ++i) {
                Face* cell = face->child(i);
                if (nameOf(*cell).section(u',', 0, 0).compare(point, Qt::CaseInsensitive) == 0)
                    return cell->actionInterface()->doAction(
                        QAccessibleActionInterface::pressAction());
            }
        }
        ADD_FAILURE() << "no cell " << point.toStdString();
    }
    /// The point that the last of the hints names.
    [[nodiscard]] QString hintedPoint()
    {
        static const QRegularExpression named("Play ([A-O][0-9]+)\\.");
        for (int i = 0; i < 3 && !named.match(written()).hasMatch(); ++i) {
            const QString before = written();
            press("Hint");
            EXPECT_TRUE(saysMoreThan(before));
        }
        return named.match(written()).captured(1);
    }
    /// Follows the hints until there is nothing more to do.
    void solveByHints()
    {
        for (int i = 0; i < 30 && isThere("Hint"); ++i) {
            const QString point = hintedPoint();
            ASSERT_FALSE(point.isEmpty()) << written().toStdString();
            const QString before = written();
            place(point);
            ASSERT_TRUE(saysMoreThan(before)) << point.toStdString();
        }
        ASSERT_FALSE(isThere("Hint"));
    }
    /// Of everything that can have the focus.
    void expectNames(const char* page) const
    {
        for (Face* face : shown()) {
            if (face->state().focusable && face->role() != QAccessible::Window) {
                EXPECT_FALSE(nameOf(*face).trimmed().isEmpty())
                    << page << ": "
                    << (face->object() ? face->object()->metaObject()->className() : "cell");
            }
        }
    }
    /// A finished game under Renju, so that puzzles of that rule are asked.
    void addRenjuGame() const
    {
        GameLibrary games;
        games.open(file());
        GameRecord record(15, Rule::Renju);
        record.addMove(GameRecord::root(), {at("h8"), Color::Black});
        record.info().result = GameResult::win(Color::White);
        GameToKeep game{.number = 1, .setup = setupFor(human(), computerAtStep(4))};
        game.setup.rule = Rule::Renju;
        game.record = std::make_shared<const GameRecord>(record);
        games.keep(game);
        games.retry();
    }
    [[nodiscard]] QString file() const { return folder.filePath("games.sqlite"); }
    void openTrain() { press("Train"); }
};

Puzzle firstOf(PuzzleKind kind)
{
    for (const Puzzle& puzzle : builtInPuzzles())
        if (puzzle.rule == Rule::Renju && puzzle.kind == kind && puzzle.moves > 1)
            return puzzle;
    ADD_FAILURE() << "no such puzzle";
    return {};
}

TEST_F(TrainingByReader, APuzzleOfEachKindIsSolved)
{
    addRenjuGame();
    for (const PuzzleKind kind : {PuzzleKind::Vcf, PuzzleKind::Vct, PuzzleKind::FourThree,
                                  PuzzleKind::Foul, PuzzleKind::Defend, PuzzleKind::Only}) {
        window.training()->setPuzzles({firstOf(kind)});
        game().showStartPage();
        openTrain();
        ASSERT_TRUE(eventually([&] { return !window.training()->book()->games.empty(); }));
        press("Puzzles");
        ASSERT_TRUE(eventually([&] { return isThere("Hint"); })) << written().toStdString();
        EXPECT_TRUE(written().contains("to move:")) << written().toStdString();
        expectNames("puzzle");
        press("Hint");
        EXPECT_TRUE(reads(QString(QChar(0x2013)))) << "which square: " << written().toStdString();
        solveByHints();
        EXPECT_TRUE(reads("Solved.")) << written().toStdString();
        press("Done");
        ASSERT_TRUE(eventually([&] { return isThere("My Progress"); }));
    }
}

TEST_F(TrainingByReader, AMistakeIsDoneBetter)
{
    {
        TrainingPosition position;
        for (const char* stone : {"h8", "i8", "j8"})
            position.grid.set(at(stone), Cell::Black);
        for (const char* stone : {"c3", "m4", "d12"})
            position.grid.set(at(stone), Cell::White);
        TrainingLibrary library;
        library.open(file());
        library.addCards({cardFor(position, DeckCard::Kind::Mistake, "1:7",
                                  TrainingFeature::timeNow().now, {at("a1")}, {at("g8")})});
    }
    openTrain();
    press("Your Mistakes, 1 new");
    ASSERT_TRUE(reads("The move from your game is marked at ")) << written().toStdString();
    expectNames("mistake");
    solveByHints();
    EXPECT_TRUE(reads("is a good move")) << written().toStdString();
    press("Done");
    EXPECT_TRUE(eventually([&] { return isThere("Your Mistakes, 0 new"); }));
}

TEST_F(TrainingByReader, ALessonIsTaken)
{
    openTrain();
    press("Begin");
    ASSERT_TRUE(reads("Place the fifth stone."));
    expectNames("lesson");
    place("A1");
    ASSERT_TRUE(reads("Not there.")) << written().toStdString();
    solveByHints();
    EXPECT_TRUE(reads("You win!"));
    press("Next");
    EXPECT_TRUE(reads("Every Direction Counts"));
}

TEST_F(TrainingByReader, EverythingThatCanHaveTheFocusHasAName)
{
    openTrain();
    expectNames("train");
    for (const char* page : {"My Progress", "Foul Gym", "Openings", "Lessons"}) {
        press(page);
        ASSERT_TRUE(eventually([&] { return isThere("Back to Train"); })) << page;
        expectNames(page);
        press("Back to Train");
        ASSERT_TRUE(eventually([&] { return isThere("My Progress"); }));
    }
}

}  // namespace
}  // namespace gomoku::testing
