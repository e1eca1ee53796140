<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>gomoku::AnalysisPanel</name>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Proven: Black wins within %n move.</numerusform>
            <numerusform>Proven: Black wins within %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>proven win within %n move</numerusform>
            <numerusform>proven win within %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Tree, %Ln move.</numerusform>
            <numerusform>Tree, %Ln moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>The file contains one game.</numerusform>
            <numerusform>The file contains %n games; this is the first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln game added.</numerusform>
            <numerusform>%Ln games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln already in the library.</numerusform>
            <numerusform>%Ln already in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln could not be read (%1).</numerusform>
            <numerusform>%Ln could not be read (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Importing: %Ln game so far</numerusform>
            <numerusform>Importing: %Ln games so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>After %n move</numerusform>
            <numerusform>After %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n game deleted. Undo</numerusform>
            <numerusform>%n games deleted. Undo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>not yet rated, %n game</numerusform>
            <numerusform>not yet rated, %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n card due.</numerusform>
            <numerusform>%n cards due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n rated game</numerusform>
            <numerusform>%n rated games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>Over %n reviewed game.</numerusform>
            <numerusform>Over %n reviewed games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n answer in seven days, %1 % right.</numerusform>
            <numerusform>%n answers in seven days, %1 % right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Black wins in at most %n move against any defence.</numerusform>
            <numerusform>Black wins in at most %n moves against any defence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>White wins in at most %n move against any defence.</numerusform>
            <numerusform>White wins in at most %n moves against any defence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: win by fours in %n move.</numerusform>
            <numerusform>%1: win by fours in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: win by fours and threes in %n move.</numerusform>
            <numerusform>%1: win by fours and threes in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: win by four and three in %n move.</numerusform>
            <numerusform>%1: win by four and three in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: make Black foul in %n move.</numerusform>
            <numerusform>%1: make Black foul in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Win by fours, by threes, defend. %n solved.</numerusform>
            <numerusform>Win by fours, by threes, defend. %n solved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>From %n reviewed game.</numerusform>
            <numerusform>From %n reviewed games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Reviewing your games, %n left.</numerusform>
            <numerusform>Reviewing your games, %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Review %n game to find your mistakes.</numerusform>
            <numerusform>Review %n games to find your mistakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n game reviewed.</numerusform>
            <numerusform>%n games reviewed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln branch</numerusform>
            <numerusform>%Ln branches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln move deleted. Undo</numerusform>
            <numerusform>%Ln moves deleted. Undo</numerusform>
        </translation>
    </message>
</context>
</TS>
