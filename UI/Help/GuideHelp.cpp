// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/GuideHelp.h"

namespace gomoku {

HelpPage GuideHelp::page(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::Hints:
        return hints();
    case HelpTopic::Analysis:
        return analysis();
    case HelpTopic::Review:
        return review();
    case HelpTopic::Training:
        return training();
    case HelpTopic::Tree:
        return tree();
    case HelpTopic::Editor:
        return editor();
    case HelpTopic::Library:
        return library();
    case HelpTopic::Files:
        return files();
    case HelpTopic::Engines:
        return engines();
    case HelpTopic::Matches:
        return matches();
    case HelpTopic::Preferences:
        return preferences();
    case HelpTopic::Keyboard:
        return keyboard();
    default:
        return playing();
    }
}

HelpPage GuideHelp::playing()
{
    return HelpPage()
        .heading(tr("Start"))
        .text(tr(
            "Choose your opponent: the computer, a friend on this computer, or watch two computers "
            "play. Then press Enter or place a stone. All Options opens a dialog with everything "
            "else. An unfinished game is offered below the button."))
        .heading(tr("Play"))
        .item(tr("Click an intersection to place a stone."))
        .item(
            tr("Click a player's card to change the player: a person, another level or an engine."))
        .item(tr("Games are saved as you play them. Nothing is lost if you close the window."))
        .heading(tr("Look back"))
        .item(tr("The mouse wheel steps through the game. Small stones show how it continued."))
        .item(
            tr("Play a move in an earlier position to start a variation. The game itself is kept."))
        .item(tr("A link below the board leads back to the game."))
        .seeAlso({HelpTopic::HowToPlay, HelpTopic::Hints, HelpTopic::Rules, HelpTopic::Openings,
                  HelpTopic::Keyboard});
}

HelpPage GuideHelp::hints()
{
    return HelpPage()
        .item(tr(
            "Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the "
            "line, one stone each time you ask."))
        .item(
            tr("Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the "
               "line."))
        .item(tr("Play Best Move (Ctrl+M) plays for you."))
        .item(
            tr("Undo (Ctrl+Z) takes back your move and the computer's reply. It also takes back a "
               "resignation and even a new game. Ctrl+Shift+Z repeats what was undone."))
        .item(tr("Against the two lowest levels you are warned of a blunder before the computer "
                 "replies. "
                 "Take it back or keep it. The preferences change when you are warned."))
        .text(tr(
            "Hints, best moves, undo, analysis and changing sides are help. A game against the "
            "computer in which you had help does not count in the statistics or in your rating."))
        .seeAlso({HelpTopic::Playing, HelpTopic::Analysis, HelpTopic::Training});
}

HelpPage GuideHelp::analysis()
{
    return HelpPage()
        .item(tr(
            "F9 analyses the position shown. The best moves appear on the board as flat tags with "
            "Black's winning chance in percent; the best one is green."))
        .item(tr("Point at a tag to see its line. The wheel steps through the line, and so do "
                 "Ctrl+Right and Ctrl+Left. Click to follow it into a variation."))
        .item(tr("“Black wins in 5 moves” counts Black's own moves up to the five."))
        .item(tr("F8 opens and closes the panel. F10 changes how much it shows."))
        .heading(tr("Proven wins"))
        .text(tr(
            "Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the "
            "program refutes it, up to the five."))
        .seeAlso({HelpTopic::Review, HelpTopic::Editor, HelpTopic::Hints});
}

HelpPage GuideHelp::review()
{
    return HelpPage()
        .text(
            tr("When a game has ended, its moves are judged in the background. Shift+F9 opens the "
               "review, for any game."))
        .item(tr("The graph shows Black's winning chance. Click it to go to that move."))
        .item(tr("Up to five turning points are explained in words. The best line is below; point "
                 "at its moves to see them on the board."))
        .item(tr("In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only "
                 "certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark."))
        .item(tr("Accuracy is how much of the winning chance a player kept."))
        .text(tr(
            "After a loss against the computer, a card says when it became certain and what the "
            "last escape was. Play from Here goes back to it. The review is saved with the game."))
        .seeAlso({HelpTopic::Analysis, HelpTopic::Training, HelpTopic::Library});
}

HelpPage GuideHelp::training()
{
    return HelpPage()
        .text(tr(
            "Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your "
            "own mistakes and rated games. Everything stays on this computer."))
        .item(tr(
            "Click the move you would play. Every move that works is right. After a wrong one the "
            "board shows what follows, and you may try again."))
        .item(tr(
            "Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task."))
        .item(tr("What you got wrong comes back after minutes, days or months until you know it."))
        .item(tr("Your rating is computed from games without help, and shown once it is reliable."))
        .seeAlso({HelpTopic::HowToPlay, HelpTopic::Review});
}

HelpPage GuideHelp::tree()
{
    return HelpPage()
        .text(
            tr("F6 shows the tree of the game: moves go down, branches to the right. A bubble is a "
               "comment. Two short strokes mean that another branch reaches the same position."))
        .item(tr("The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it "
                 "back."))
        .item(tr(
            "The menu of a node, also Edit > Branch, promotes a branch, makes it the main line, or "
            "copies it."))
        .item(tr("Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. "
                 "Click "
                 "points to mark them, and again to remove the mark. Esc ends marking."))
        .item(tr("Ctrl+E writes a comment on the move shown. Esc returns to the board."))
        .text(tr("Marks and comments belong to the move shown and are saved with it."))
        .seeAlso({HelpTopic::Files, HelpTopic::Editor, HelpTopic::Library});
}

HelpPage GuideHelp::editor()
{
    return HelpPage()
        .text(tr("Ctrl+Shift+E opens the editor beside the board. Your game waits behind it."))
        .item(tr(
            "Place stones in turn or of one colour, or remove them. Choose the side to move, the "
            "rule and the board."))
        .item(tr("Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web "
                 "boards."))
        .item(
            tr("Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by "
               "threats (VCT). Its line is shown on the board."))
        .seeAlso({HelpTopic::Analysis, HelpTopic::Files, HelpTopic::Tree});
}

HelpPage GuideHelp::library()
{
    return HelpPage()
        .text(tr("Game Library (Ctrl+L) lists all your games. Double-click one to open it."))
        .item(tr("Search finds players, dates, openings and comments."))
        .item(tr(
            "This Position (Ctrl+Shift+L) lists the games that had the position on the board, also "
            "rotated or mirrored."))
        .item(tr("Import adds files or a whole folder. You can play meanwhile."))
        .item(tr("Statistics shows how you do against each level."))
        .item(
            tr("The opening explorer (F7) shows how your games continued from the position on the "
               "board."))
        .seeAlso({HelpTopic::Files, HelpTopic::Review, HelpTopic::Tree});
}

HelpPage GuideHelp::files()
{
    return HelpPage()
        .item(tr(
            "Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a "
            "file on the window, or paste a game with Ctrl+V."))
        .item(tr("If a file does not name its rule, a message above the board says which one is "
                 "assumed. "
                 "Choose another there, or in the Edit menu."))
        .item(tr("Save (Ctrl+S) writes the game with its variations, comments and marks. The file "
                 "extension chooses the format."))
        .item(tr("Save Image or Replay writes a picture of the board, an animation or a page for a "
                 "browser."))
        .item(tr("Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF."))
        .seeAlso({HelpTopic::Library, HelpTopic::Tree, HelpTopic::Editor});
}

HelpPage GuideHelp::engines()
{
    return HelpPage()
        .text(tr("The Engines menu adds any Gomocup engine. It is "
                 "tested at "
                 "once. Only add programs you trust."))
        .item(tr("Click a player's card and choose the engine to play against it."))
        .item(tr("Its options are kept: one per line."))
        .item(tr("The console shows what the engine and the program say to each other."))
        .item(tr("If an engine fails during a game, a message on the board asks how to continue."))
        .text(tr("Engines are not asked during opening rules, because most do not know them. The "
                 "built-in computer decides for them."))
        .seeAlso({HelpTopic::Matches, HelpTopic::Playing});
}

HelpPage GuideHelp::matches()
{
    return HelpPage()
        .text(tr(
            "Engine Match in the Engines menu lets engines play each other. The built-in computer "
            "can take part at any level."))
        .item(
            tr("Choose two engines or more. Each plays all the others, or one plays against all."))
        .item(tr("Each opening is played twice, with sides swapped."))
        .item(tr(
            "A table shows the score and an estimate of the difference in Elo. The range tells how "
            "sure it is: more games make it smaller."))
        .item(tr("Double-click a game to view it."))
        .item(tr("Resume continues a match that was stopped, even after a crash. Export saves the "
                 "tables."))
        .seeAlso({HelpTopic::Engines, HelpTopic::Library});
}

HelpPage GuideHelp::preferences()
{
    return HelpPage()
        .item(tr("Changes in the preferences (Ctrl+,) take effect at once."))
        .item(tr("Light and dark follow the desktop unless you choose one. The text can be made "
                 "larger."))
        .item(tr("The View menu shows or hides coordinates, move numbers, the last move, forbidden "
                 "points and open threes and fours, and has the board themes."))
        .item(tr("Sounds can be switched off one by one."))
        .seeAlso({HelpTopic::Keyboard, HelpTopic::Playing});
}

HelpPage GuideHelp::keyboard()
{
    return HelpPage()
        .text(tr("Everything can be done without a mouse. Press ? for the list of all keys."))
        .item(tr("Place a stone: move the cursor with the arrow keys and press Enter, or type the "
                 "point, "
                 "such as H8, and press Enter."))
        .item(tr("Step through the game: Page Up and Page Down, Home and End."))
        .item(tr("Tab goes from part to part of the window. Alt with a letter opens a menu."))
        .item(tr("F1 opens this help at the page that fits the part you are in."))
        .heading(tr("In the help"))
        .item(tr("Ctrl+F searches. Alt+Left goes back. Esc closes the window."))
        .heading(tr("Keys that speak"))
        .text(tr("In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 "
                 "threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor's point: Ctrl+5 "
                 "row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position "
                 "is analysed."))
        .heading(tr("Screen reader"))
        .text(tr("The board is a table, and each cell says its stone: “H8, black, move 1”. The "
                 "last move "
                 "is announced. Every control has a name."))
        .seeAlso({HelpTopic::Playing, HelpTopic::Preferences});
}

}  // namespace gomoku
