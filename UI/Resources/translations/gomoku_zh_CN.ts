<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move has not been judged yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much analysis tells while you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest move: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 · %2 %3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage over the game, Black above, White below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::GameText</name>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renju</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caro, exactly five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly five in a row win; six or more are nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not make double threes, double fours or overlines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five win unless enemy stones stand at both ends; six or more win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Caro, but six or more are nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers at once and overlooks things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees fives and fours, plans little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All threads, all the time it is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a game and %2 a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins by a forbidden move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw by the move limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>Move %1: %2 %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, an inaccuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moves yet. Click a point of the board, or type its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::PlayText</name>
    <message>
        <source>Black to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stone at %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a point of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not play %1: it makes two open threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not play %1: it makes two fours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not play %1: it makes six or more in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 at this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Renju knows a pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is a machine and cannot be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played without a clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a game cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please answer the open question first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes five and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops a five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins by fours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins by force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops an open three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops a win by fours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a known opening move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds a move for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
