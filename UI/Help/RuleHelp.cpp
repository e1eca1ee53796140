// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/RuleHelp.h"

namespace gomoku {

HelpPage RuleHelp::page(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::HowToPlay:
        return howToPlay();
    case HelpTopic::Freestyle:
        return freestyle();
    case HelpTopic::Standard:
        return standard();
    case HelpTopic::Renju:
        return renju();
    case HelpTopic::Caro:
        return caro();
    default:
        return compared();
    }
}

HelpPage RuleHelp::howToPlay()
{
    return HelpPage()
        .text(
            tr("Two players place one stone in turn, Black first. Stones never move and are never "
               "taken off the board."))
        .drawing("five-in-a-row",
                 tr("Five in a row wins: across, up and down, or diagonally. Black has won."))
        .drawing(
            "block-four",
            tr("Block a four. Four in a row with a free end wins on the next move. White has to "
               "play at the ring."))
        .drawing(
            "open-three",
            tr("Watch open threes. Three with both ends free becomes four with both ends free, "
               "and that cannot be stopped. Block one end in time."))
        .drawing(
            "two-threats",
            tr("Make two threats at once. A stone at the ring makes two threes. White can only "
               "block one of them: this is how games are won."))
        .text(tr("The lessons of the training page show the same on the board, step by step."))
        .seeAlso({HelpTopic::Playing, HelpTopic::Rules, HelpTopic::Training});
}

HelpPage RuleHelp::compared()
{
    return HelpPage()
        .text(tr("Under every rule you need five in a row. The rules differ in what else counts."))
        .item(tr("Freestyle: five or more in a row wins."))
        .item(tr("Standard: exactly five wins. Six or more do not count."))
        .item(
            tr("Renju: Black wins with exactly five and has three kinds of forbidden moves. White "
               "wins with five or more and may play anywhere."))
        .item(tr("Caro: five wins unless an opponent's stone blocks both ends. Six or more always "
                 "wins."))
        .item(tr("Caro, exactly five: like Caro, but six or more do not count."))
        .heading(tr("Draws"))
        .text(tr(
            "The game is a draw when the board is full, when it reaches the move limit chosen at "
            "the start, or when both players agree. In Renju it is also a draw when both pass "
            "in turn. Passing is only allowed in Renju."))
        .seeAlso({HelpTopic::Freestyle, HelpTopic::Standard, HelpTopic::Renju, HelpTopic::Caro,
                  HelpTopic::Openings});
}

HelpPage RuleHelp::freestyle()
{
    return HelpPage()
        .text(tr(
            "Five or more stones in an unbroken row win. The row may run across, up and down, or "
            "diagonally. There are no other rules."))
        .drawing("five-in-a-row", tr("Black has five on a diagonal and wins."))
        .text(
            tr("Black has a large advantage. Two good players should use an opening rule, such as "
               "Swap2."))
        .seeAlso({HelpTopic::HowToPlay, HelpTopic::Standard, HelpTopic::Swap2});
}

HelpPage RuleHelp::standard()
{
    return HelpPage()
        .text(tr("Exactly five in a row wins. A row of six or more does not count, for either "
                 "player."))
        .drawing("standard-six", tr("Six in a row: no win under this rule. The game continues."))
        .text(tr("If one stone makes several rows, one row of exactly five is enough."))
        .seeAlso({HelpTopic::Freestyle, HelpTopic::Renju, HelpTopic::Swap2});
}

HelpPage RuleHelp::renju()
{
    return HelpPage()
        .text(tr("Renju takes away Black's advantage: three kinds of moves are forbidden to Black. "
                 "White may play anywhere. Black wins with exactly five, White with five or more."))
        .text(
            tr("Forbidden points carry a mark on the board. Point at one to read the reason below "
               "the board."))
        .heading(tr("The three fouls"))
        .drawing("double-three",
                 tr("Double three: one stone makes two open threes. A three counts if "
                    "one more stone can turn it into a four with both ends free."))
        .drawing("double-four",
                 tr("Double four: one stone makes two fours. It does not matter that "
                    "each can only be completed at one end."))
        .drawing(
            "double-four-one-line",
            tr("Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours."))
        .drawing("overline", tr("Overline: six or more in a row."))
        .heading(tr("Two exceptions"))
        .drawing("five-wins",
                 tr("Five wins over everything. A stone at the ring makes six across, but "
                    "exactly five up and down: Black wins."))
        .drawing(
            "false-three",
            tr("This looks like two threes, but Black may play at the ring. The three on the C "
               "line could only grow at C8. A stone there would be a double four, so it is "
               "not a three."))
        .text(
            tr("In a custom game you choose whether a forbidden move cannot be played or loses the "
               "game."))
        .seeAlso({HelpTopic::RenjuOpenings, HelpTopic::FifthMoves, HelpTopic::Rules});
}

HelpPage RuleHelp::caro()
{
    return HelpPage()
        .text(
            tr("Five in a row wins, unless a stone of the opponent stands at each end. Only stones "
               "block; the edge of the board does not. Six or more always wins."))
        .drawing("caro",
                 tr("From the top: no win, because both ends are blocked; a win; a win, "
                    "because the edge does not block; a win, because six cannot be blocked."))
        .text(tr("Under Caro with exactly five, the six in the last row do not count."))
        .drawing("caro-three",
                 tr("A three can be stopped from farther away than under other rules: at "
                    "any of the marked points."))
        .seeAlso({HelpTopic::Rules, HelpTopic::Swap2});
}

}  // namespace gomoku
