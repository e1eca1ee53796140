// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Training/LessonText.h"

#include <array>

namespace gomoku {

namespace {

/// Marked for the translators; LessonText::tr() looks them up.
struct LessonSource
{
    std::string_view id;
    const char* title;
    const char* task;
    const char* done;
    const char* wrong;
};

constexpr auto kLessonSources = std::to_array<LessonSource>({
    {"first-five", QT_TRANSLATE_NOOP("gomoku::LessonText", "Five in a Row"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "You play Black. Five of your stones in a row wins the game. You have four. "
                       "Place the fifth stone."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Five in a row. You win!"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Not there. Look for your four black stones and play at one end of them.")},
    {"diagonal-five", QT_TRANSLATE_NOOP("gomoku::LessonText", "Every Direction Counts"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "A row may go across, up and down, or along a diagonal. Black has four "
                       "stones on a diagonal, with a gap. Make five."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Yes. The stone in the gap makes five."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Not there. Follow the black stones from the lower left to the upper "
                       "right. One is missing.")},
    {"stop-five", QT_TRANSLATE_NOOP("gomoku::LessonText", "Stop a Four"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "White has four in a row and wants to make five. You play Black. Stop "
                       "White now."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Well blocked. White cannot make five any more."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "White would make five next. Put your stone where White wants to play.")},
    {"win-before-you-block", QT_TRANSLATE_NOOP("gomoku::LessonText", "Win Before You Block"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Both players have four in a row, and it is your turn. You need not stop "
                       "White if you can win at once."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Right. The first five wins the game."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "There is something better: you can make five yourself.")},
    {"open-four", QT_TRANSLATE_NOOP("gomoku::LessonText", "The Open Four"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Four in a row with both ends free cannot be stopped: White can block only "
                       "one end. Make such a four."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "An open four. Whatever White does, you make five next."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Add a stone right at an end of your three, so that both ends of the four "
                       "stay free.")},
    {"stop-three", QT_TRANSLATE_NOOP("gomoku::LessonText", "Stop a Three in Time"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "White has three in a row, with both ends free. Next White would make an "
                       "open four. Stop it now."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Good. White cannot make an open four any more."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "White still wins with an open four. Play right at an end of the white "
                       "stones.")},
    {"open-three", QT_TRANSLATE_NOOP("gomoku::LessonText", "The Open Three"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "A three that can become an open four is an open three. Your opponent must "
                       "answer it. Make an open three."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "An open three. Now White has to stop you."),
     QT_TRANSLATE_NOOP(
         "gomoku::LessonText",
         "That does not make an open three. Play on the diagonal of your two stones, close to "
         "them.")},
    {"three-with-a-gap", QT_TRANSLATE_NOOP("gomoku::LessonText", "A Three With a Gap"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "These three white stones have a gap, but they are just as dangerous. Stop "
                       "them. The gap itself is a good place."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Well done. Always look for threes with a gap."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "White fills the gap and has an open four. Play in the gap, or beside the "
                       "stones.")},
    {"two-fours", QT_TRANSLATE_NOOP("gomoku::LessonText", "Two Fours at Once"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Both of your threes are blocked at one end. But one stone makes two fours, "
                       "and White can stop only one. Find it."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Two fours with one stone. White cannot stop both."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That makes at most one four. Look where the two rows meet.")},
    {"four-three", QT_TRANSLATE_NOOP("gomoku::LessonText", "Four and Three"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "One stone makes a four and an open three. White must stop the four, and "
                       "then the three becomes an open four. Play it to the five."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Four and three is the most common way to win. Remember it."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That does not win. Find the point that lies on the row of three and on "
                       "the column of two.")},
    {"two-threes", QT_TRANSLATE_NOOP("gomoku::LessonText", "Two Threes at Once"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "One stone can make two open threes. White can stop only one of them. Find "
                       "such a point."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Two open threes. Unless White can make a four, you win."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That makes at most one three. Look where the lines of both pairs meet.")},
    {"find-all-defences", QT_TRANSLATE_NOOP("gomoku::LessonText", "All the Defences"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "An open three can be stopped in more than one place. Find every point that "
                       "stops this one."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "These are all of them. In a game, choose the one that helps you most."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "If you play there, White still wins.")},
    {"win-by-fours", QT_TRANSLATE_NOOP("gomoku::LessonText", "Win by Fours"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Every four must be answered. So you can make one four after another until "
                       "you win. Play it to the five."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Your opponent never had a choice. Players call this a VCF."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That does not win in time. Look for a four that builds something new.")},
    {"long-fours", QT_TRANSLATE_NOOP("gomoku::LessonText", "The Right Order"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Here you need more fours, and their order matters. Think to the end before "
                       "you place the first stone."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Right to the end. Well calculated."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "There is an answer to that, and then the attack is over.")},
    {"one-defence", QT_TRANSLATE_NOOP("gomoku::LessonText", "The Only Move"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Your opponent threatens to win, and only one move saves you. Find it."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Saved. Every other move loses."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Your opponent still wins by force. First find out what they threaten.")},
    {"win-by-threats", QT_TRANSLATE_NOOP("gomoku::LessonText", "Win by Threats"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Fours alone do not win here. But an open three must be answered too. Mix "
                       "threes and fours, and win."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "A win by fours and threes. Players call this a VCT."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Your opponent has an answer to that. Look for an open three.")},
    {"long-threats", QT_TRANSLATE_NOOP("gomoku::LessonText", "A Longer Attack"),
     QT_TRANSLATE_NOOP(
         "gomoku::LessonText",
         "This attack takes more moves. Threes leave your opponent a choice, so think "
         "of every answer."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "An attack without a hole. Very good."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "There is a defence to that. Try again.")},
    {"six-is-not-five", QT_TRANSLATE_NOOP("gomoku::LessonText", "Six Is Not Five"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Under the standard rule exactly five in a row wins. Six or more do not "
                       "count. Make exactly five."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Exactly five. You win."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "That does not make exactly five. Count the stones.")},
    {"forbidden-six", QT_TRANSLATE_NOOP("gomoku::LessonText", "Renju: No Six for Black"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "In Renju some points are forbidden for Black. The first kind: six or more "
                       "in a row. Find every forbidden point."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Right. Black would have six there, and would lose. White may make six."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Black may play there.")},
    {"forbidden-two-threes", QT_TRANSLATE_NOOP("gomoku::LessonText", "Renju: No Two Threes"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Black may not make two open threes with one stone. Find every forbidden "
                       "point."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Right. What wins in other games is forbidden for Black here."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Black may play there.")},
    {"forbidden-two-fours", QT_TRANSLATE_NOOP("gomoku::LessonText", "Renju: No Two Fours"),
     QT_TRANSLATE_NOOP(
         "gomoku::LessonText",
         "Two fours with one stone are forbidden for Black too. Find every forbidden point."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Right. Six, two threes, two fours: these are all the fouls."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Black may play there.")},
    {"allowed-four-three", QT_TRANSLATE_NOOP("gomoku::LessonText", "Renju: Black's Way to Win"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "A four together with one open three is allowed. It is how Black wins in "
                       "Renju. Play it to the five."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "Four and three is not a foul, and it wins."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "That does not win. Look for four and three.")},
    {"make-black-foul", QT_TRANSLATE_NOOP("gomoku::LessonText", "Renju: Make Black Foul"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "You play White. Make a four that Black could only stop on a forbidden "
                       "point."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Black is not allowed to stop you there. White often wins in this way."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Black has an answer to that. Where would Black have six in a row?")},
    {"opening-centre", QT_TRANSLATE_NOOP("gomoku::LessonText", "Openings: The First Stone"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "In the middle a stone has the most room for rows. Many opening rules "
                       "require it. Place Black's first stone there."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "The centre of the board, called H8."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That is not the middle. Look for the dot in the centre of the board.")},
    {"opening-pro", QT_TRANSLATE_NOOP("gomoku::LessonText", "Openings: Pro"),
     QT_TRANSLATE_NOOP(
         "gomoku::LessonText",
         "Black moves first, and that is a great advantage. Under the Pro rule Black's second "
         "stone must be outside the 5 × 5 square around the centre. Place it."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Right. Outside the square, Black's advantage is smaller."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That is too close. Keep at least three points away from the centre.")},
    {"opening-renju-second", QT_TRANSLATE_NOOP("gomoku::LessonText", "Openings: Renju, White"),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "A Renju game starts with one of 26 patterns. White's first stone goes next "
                       "to the centre, straight or diagonally. Place it."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "Right. Straight is called direct, diagonal is called indirect."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "That is too far. The stone must touch the centre.")},
    {"opening-renju-third", QT_TRANSLATE_NOOP("gomoku::LessonText", "Openings: Renju, Black"),
     QT_TRANSLATE_NOOP(
         "gomoku::LessonText",
         "Black's second stone goes inside the 5 × 5 square around the centre. Choose a point. In "
         "a game your opponent may then pick the colour, so choose a fair one."),
     QT_TRANSLATE_NOOP("gomoku::LessonText", "That is one of the 26 openings of Renju."),
     QT_TRANSLATE_NOOP("gomoku::LessonText",
                       "That is too far. Stay within two points of the centre.")},
});

}  // namespace

LessonWords LessonText::words(std::string_view id)
{
    for (const LessonSource& source : kLessonSources)
        if (source.id == id)
            return {tr(source.title), tr(source.task), tr(source.done), tr(source.wrong)};
    return {};
}

}  // namespace gomoku
