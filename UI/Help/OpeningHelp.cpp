// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/OpeningHelp.h"

namespace gomoku {

HelpPage OpeningHelp::page(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::Pro:
        return pro();
    case HelpTopic::Swap:
        return swap();
    case HelpTopic::Swap2:
        return swap2();
    case HelpTopic::RenjuOpenings:
        return renjuOpenings();
    case HelpTopic::Rif:
        return rif();
    case HelpTopic::Yamaguchi:
        return yamaguchi();
    case HelpTopic::Soosyrv8:
        return soosyrv();
    case HelpTopic::Taraguchi10:
        return taraguchi();
    case HelpTopic::FifthMoves:
        return fifthMoves();
    default:
        return why();
    }
}

HelpPage OpeningHelp::why()
{
    return HelpPage()
        .text(tr(
            "The first move is worth a lot. An opening rule makes the start fair: it limits where "
            "stones may go, or lets the players choose sides after some stones."))
        .text(tr("Free means no opening rule: Black starts anywhere."))
        .heading(tr("In the window"))
        .item(tr(
            "A card beside the board says who has to do what, and has a button for each choice."))
        .item(tr("The board darkens where you may not play."))
        .item(tr(
            "Undo takes back decisions as well as stones. A hint says what the computer would do."))
        .item(tr("The clocks start when the opening is over."))
        .item(
            tr("Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black's chance at the most "
               "even points."))
        .heading(tr("Words"))
        .text(tr("The first player is the one set up with Black. To swap means that the players "
                 "exchange "
                 "colours; the stones stay as they are."))
        .seeAlso({HelpTopic::Pro, HelpTopic::Swap, HelpTopic::Swap2, HelpTopic::RenjuOpenings,
                  HelpTopic::Rif, HelpTopic::Yamaguchi, HelpTopic::Soosyrv8,
                  HelpTopic::Taraguchi10});
}

HelpPage OpeningHelp::pro()
{
    return HelpPage()
        .step(tr("Black's first stone goes in the centre."))
        .step(tr("White plays anywhere."))
        .step(tr(
            "Black's second stone goes outside the central 5 × 5 square. Under Long Pro: outside "
            "the central 7 × 7."))
        .text(tr("After that the game is free."))
        .drawing("pro", tr("Pro: Black may not play in the darkened square."))
        .drawing("long-pro", tr("Long Pro: the square is larger."))
        .seeAlso({HelpTopic::Openings, HelpTopic::Swap});
}

HelpPage OpeningHelp::swap()
{
    return HelpPage()
        .step(tr("The first player places three stones anywhere: black, white, black."))
        .step(tr("The second player stays White or swaps and plays Black."))
        .step(tr("White plays the fourth move."))
        .drawing("swap", tr("Three stones that might be fair. The second player now picks a side."))
        .seeAlso({HelpTopic::Swap2, HelpTopic::Openings});
}

HelpPage OpeningHelp::swap2()
{
    return HelpPage()
        .text(tr("The rule of the Gomoku world championships."))
        .step(tr("The first player places three stones anywhere: black, white, black."))
        .step(
            tr("The second player has three options: stay White, swap and play Black, or place two "
               "more stones anywhere, white and black."))
        .step(tr("After two more stones the first player picks a side."))
        .step(tr("White plays the next move."))
        .drawing("swap2",
                 tr("The second player placed 4 and 5. Now the first player picks a side."))
        .seeAlso({HelpTopic::Swap, HelpTopic::Openings});
}

HelpPage OpeningHelp::renjuOpenings()
{
    return HelpPage()
        .text(tr(
            "RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with "
            "one of the 26 openings:"))
        .step(tr("A black stone in the centre."))
        .step(tr("A white stone next to it, also diagonally."))
        .step(tr("A black stone in the central 5 × 5 square."))
        .drawing("renju-third",
                 tr("Where the third stone is allowed. Rotated and mirrored positions "
                    "count as one, so there are 26."))
        .text(tr("The line below the board shows the name of the opening."))
        .seeAlso({HelpTopic::Rif, HelpTopic::Yamaguchi, HelpTopic::Soosyrv8, HelpTopic::Taraguchi10,
                  HelpTopic::Renju});
}

HelpPage OpeningHelp::rif()
{
    return HelpPage()
        .step(tr("The first player places one of the 26 openings."))
        .step(tr("The second player stays White or swaps."))
        .step(tr("White plays the fourth move anywhere."))
        .step(tr("Black offers two fifth moves."))
        .step(tr("White keeps one of them and plays the sixth move."))
        .drawing("renju-fifths",
                 tr("Black offers A and B. White picks the one that is worse for "
                    "Black."))
        .seeAlso({HelpTopic::RenjuOpenings, HelpTopic::FifthMoves, HelpTopic::Yamaguchi});
}

HelpPage OpeningHelp::yamaguchi()
{
    return HelpPage()
        .step(tr("The first player places one of the 26 openings and declares how many fifth moves "
                 "Black will offer, up to 12."))
        .step(tr("The second player stays White or swaps."))
        .step(tr("White plays the fourth move anywhere."))
        .step(tr("Black offers the declared number of fifth moves."))
        .step(tr("White picks one of them and plays the sixth move."))
        .text(tr("The stronger the opening is for Black, the more fifth moves make it fair."))
        .seeAlso({HelpTopic::RenjuOpenings, HelpTopic::FifthMoves, HelpTopic::Soosyrv8});
}

HelpPage OpeningHelp::soosyrv()
{
    return HelpPage()
        .step(tr("The first player places one of the 26 openings."))
        .step(tr("The second player stays White or swaps."))
        .step(tr("White plays the fourth move anywhere and declares one to eight fifth moves."))
        .step(tr("Black stays or swaps."))
        .step(tr("Black offers the declared number of fifth moves."))
        .step(tr("White picks one of them and plays the sixth move."))
        .seeAlso({HelpTopic::RenjuOpenings, HelpTopic::FifthMoves, HelpTopic::Taraguchi10});
}

HelpPage OpeningHelp::taraguchi()
{
    return HelpPage()
        .text(tr(
            "Stones are placed in a growing square. After each of the first four, the other player "
            "may swap."))
        .step(tr("Black plays in the centre."))
        .step(tr("White plays in the central 3 × 3."))
        .step(tr("Black plays in the central 5 × 5."))
        .step(tr("White plays in the central 7 × 7."))
        .step(
            tr("Black plays in the central 9 × 9, and White may swap once more. Or, if nobody "
               "swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks "
               "one, and nobody swaps any more."))
        .drawing("taraguchi-fifth", tr("Where a single fifth stone is allowed."))
        .seeAlso({HelpTopic::FifthMoves, HelpTopic::RenjuOpenings, HelpTopic::Soosyrv8});
}

HelpPage OpeningHelp::fifthMoves()
{
    return HelpPage()
        .text(
            tr("In most Renju opening rules Black offers several fifth moves, and White keeps one. "
               "Click the points you offer, one after the other. White then clicks the one to "
               "keep."))
        .text(
            tr("No offered move may be the mirror image of another. Only the symmetry of the four "
               "stones counts, not the centre of the board."))
        .drawing("mirrored-fifths",
                 tr("The move at the ring has three mirror images, the marked "
                    "points. Only one of the four can be offered."))
        .seeAlso(
            {HelpTopic::Rif, HelpTopic::Yamaguchi, HelpTopic::Soosyrv8, HelpTopic::Taraguchi10});
}

}  // namespace gomoku
