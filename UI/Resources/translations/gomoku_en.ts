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
        <source>The file holds %n games; this is the first.</source>
        <translation>
            <numerusform>The file holds one game.</numerusform>
            <numerusform>The file holds %n games; this is the first.</numerusform>
        </translation>
    </message>
</context>
</TS>
