<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>gomoku::LibraryDialog</name>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>After %n move</numerusform>
            <numerusform>After %n moves</numerusform>
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
</TS>
