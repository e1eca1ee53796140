// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"
#include "Models/Record/Files/RecordIo.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/CommentFeature.h"
#include "UI/Panels/Tree/CommentBox.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QFile>
#include <QPushButton>

namespace gomoku::testing {
namespace {

class Comments : public WindowTable
{
protected:
    Comments() { EXPECT_TRUE(QTest::qWaitForWindowActive(&window)); }

    [[nodiscard]] CommentBox& box() const { return *window.comments()->box(); }
    void write(const QString& text)
    {
        window.comments()->action()->trigger();
        box().insertPlainText(text);
    }
    /// What the record says at the move after so many of the main line.
    [[nodiscard]] QString commentAt(std::size_t moves) const
    {
        const GameWidget::Record game = record();
        const auto line = game->mainLine();
        return moves < line.size() ? QString::fromStdString(game->notes(line[moves]).comment)
                                   : QString();
    }
};

TEST_F(Comments, StayWithTheirMoveWhenTheMachineAnswersMeanwhile)
{
    start(human(), human());
    play("h8");
    write("Into the ");
    game().changePlayer(Color::White, computer());
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_EQ(box().toPlainText(), "Into the ") << "the writer is not taken elsewhere";
    box().insertPlainText("middle.");
    board().setFocus();
    ASSERT_TRUE(eventually([&] { return commentAt(1) == "Into the middle."; }));
    EXPECT_EQ(commentAt(2), QString());
    EXPECT_FALSE(box().isVisible()) << "at the move shown now nothing is written";
}

TEST_F(Comments, TypedLastAreHandedOverBeforeTheUserGoesElsewhere)
{
    start(human(), human());
    play("h8 i9");
    write("Too near.");
    game().showPosition(1);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    EXPECT_EQ(commentAt(2), "Too near.");
    EXPECT_EQ(commentAt(1), QString());
    EXPECT_EQ(box().toPlainText(), QString());
}

TEST_F(Comments, TypedLastAreKeptByUndoAndByTheNextGame)
{
    start(human(), human());
    play("h8 i9");
    write("Hm.");
    game().panel()->button(GamePanel::Button::Undo)->click();
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    EXPECT_EQ(commentAt(2), "Hm.");
    write("Good.");
    start(human(), human());
    game().ask(&GameManager::undoNewGame);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    EXPECT_EQ(commentAt(1), "Good.");
}

TEST_F(Comments, TypedLastAreInTheFileThatIsSaved)
{
    const QString path = folder.filePath("game.sgf");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("(;GM[4]SZ[15];B[hh];W[ii])");
    file.close();
    window.openFile(path);
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    write("Saved at once.");
    window.menus()->action(MainActions::Id::Save)->trigger();
    ASSERT_TRUE(says("Saved as"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("Saved at once."));
}

TEST_F(Comments, TypedLastAreInTheLibraryWhenTheWindowCloses)
{
    start(human(), human());
    play("h8");
    write("To be continued.");
    window.close();
    GameLibrary library;
    library.open(folder.filePath("games.sqlite"));
    const auto kept = [&] {
        const auto entry = library.unfinished();
        const auto game = entry ? library.load(entry->id).game : nullptr;
        return game ? game->record.notes(game->record.mainLine().back()).comment : std::string();
    };
    EXPECT_TRUE(eventually([&] { return kept() == "To be continued."; }));
}

TEST_F(Comments, EscapeLeavesForTheBoard)
{
    start(human(), human());
    play("h8");
    write("Enough.");
    QTest::keyClick(&box(), Qt::Key_Escape);
    EXPECT_TRUE(board().hasFocus());
    EXPECT_TRUE(eventually([&] { return now().comment == "Enough."; }));
}

}  // namespace
}  // namespace gomoku::testing
