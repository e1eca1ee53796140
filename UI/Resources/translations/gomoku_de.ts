<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Über Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Gomoku, Renju und Caro gegen einen starken Computer.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: Genauigkeit %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Genauigkeit: wie viel von der Gewinnchance die Züge bewahrt haben.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>Analyse&amp;fenster</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Analyse&amp;umfang ändern</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>Stellung &amp;analysieren</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>Variante &amp;vor</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>Variante &amp;zurück</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Tiefe %1 · %2 Knoten · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Letzter Zug noch nicht analysiert.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Der letzte Zug war gut.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Der letzte Zug war eine Ungenauigkeit.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Der letzte Zug war ein Fehler.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Der letzte Zug war ein Patzer.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Aus Sicht von Schwarz</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Beste Varianten</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Anzahl der Varianten</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Wie viele beste Züge gezeigt werden</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Wie viel gezeigt wird</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Wie viel Analyse während der Partie gezeigt wird</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Nur die Kurve</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Nur das Urteil</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Die Partie ist zu Ende. Geh zurück, um zu analysieren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Gewinnchance von Schwarz: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse läuft …</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Drücke „Analysieren“, um die besten Züge zu sehen.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Die Zahlen sind die Gewinnchance von Schwarz in Prozent.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Ohne den Beweis: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Nur auf dem Brett</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Der letzte Zug war der einzige: Jeder andere verliert.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Bewiesen: Schwarz gewinnt in höchstens %n Zug.</numerusform>
            <numerusform>Bewiesen: Schwarz gewinnt in höchstens %n Zügen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Ausgeglichene Züge werden gesucht …</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Keine ausgeglichenen Züge gefunden.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Am ausgeglichensten: %1 (Chance für Schwarz: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (Chance für Schwarz: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>&amp;Ausgeglichene Züge finden</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Zeigt die Chance von Schwarz an den ausgeglichensten Punkten.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Nur solange du in einer Eröffnung Steine setzt.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Beste Variante</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Beste Variante: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Zeige auf einen Zug, um die Variante auf dem Brett zu sehen. Klicke, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Zeige auf einen Zug, um die Variante auf dem Brett zu sehen.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Letzter Zug: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, Gewinnchance von Schwarz %2 Prozent</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, verboten</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · remis</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · am Zug</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · denkt nach</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · denkt nach · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>Tiefe %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>bewiesener Gewinn in höchstens %n Zug</numerusform>
            <numerusform>bewiesener Gewinn in höchstens %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>hier nicht bewiesen</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Zeit pro Partie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuten pro Partie</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden pro Zug</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s pro Zug</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Sekunden, die nach jedem Zug hinzukommen</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Ein Sieg auf Zeit muss reklamiert werden</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>Gomoku</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>Bring fünf in eine Reihe, bevor es dein Gegner tut.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Freund</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Münze werfen</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Alle Optionen …</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Neu bei Gomoku?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Die Regeln und die ersten Ideen, in zwei Minuten.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Computer beginnt</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Du gegen %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Zwei Spieler</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Zwei Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Kommentar zum gezeigten Zug</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Kommentar hinzufügen …</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Zug ko&amp;mmentieren</translation>
    </message>
</context>
<context>
    <name>gomoku::DrillText</name>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>opening name, Japanese name, code</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Schwarz %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Vierte Züge mit höchstens %1 Abstand: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Nach %1, fünfte Züge mit höchstens %2 Abstand: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Der bekannte Weg endet hier.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Du bist Schwarz.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Du bist Weiß.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Spiele Zug %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Auf dem Weg: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 verlässt den bekannten Weg: Schwarz hat dann %2 statt %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 verlässt den bekannten Weg.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 liegt auf dem Weg.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Der Computer spielt %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Du bist bis zum Ende auf dem bekannten Weg geblieben.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Der bekannte Weg endet hier. Unterwegs hast du ihn verlassen.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>%1 am Zug · %2 schwarze, %3 weiße</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Hier kann keine Partie beginnen: Das Brett ist voll, oder ein Spieler hat schon gewonnen.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Ein erzwungener Gewinn wird gesucht …</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 gewinnt durch Vierer (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 gewinnt durch Drohungen (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 hat keinen erzwungenen Gewinn durch Vierer und Dreier.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Kein erzwungener Gewinn gefunden in %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Keine Stellung in der Zwischenablage: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Brettdiagramm (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>Stellung auf&amp;bauen</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Brett kopieren</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Das Brett als Textdiagramm</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Die Züge als H8 I9 … oder als SGF, wenn sie keine Reihenfolge haben</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, ein gezeichnetes Brett oder ein Link eines Webbretts</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Erzwungenen Gewinn durch Vierer (VCF) und Drohungen (VCT) suchen</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Konsole von %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Ein Befehl für die Engine, zum Beispiel ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Befehl für die Engine</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Noch keine Meldungen.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet …</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Funktioniert nicht: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Engine hinzufügen</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Noch nicht getestet.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Bretter: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Regeln: unbekannt</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Versteht auch: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Eine pro Zeile, zum Beispiel: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Entfernen rückgängig machen</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Wartet auf den Test</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 ist keine ausführbare Datei.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Noch keine Engines</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Füge eine Gomocup-Engine hinzu oder ziehe ihre Datei hierher. Sie wird sofort getestet.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Wettkampf starten</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Engine-Wettkampf</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Noch keine Engines</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Füge im Menü „Engines“ eine Engine hinzu oder ziehe ihre Datei auf das Fenster.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Dieser Wettkampf kann später nicht fortgesetzt werden: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 konnte nicht gestartet werden, darum entfallen die Partien: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>wettkampf.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Seite exportieren</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>wettkampf.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Wähle mindestens zwei.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Wähle zwei oder mehr Engines und starte den Wettkampf. Hier erscheinen die Tabelle, eine Schätzung der Stärke und alle Partien.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Seite (HTML) …</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabelle (CSV) …</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>sie ist abgestürzt</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>sie endete mit Status %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>sie gab zu viel aus</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>sie antwortete nicht auf START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>sie antwortete „%1“</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>kein Zug innerhalb von %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>sie spielte „%1“, das liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>sie spielte %1, dort liegt schon ein Stein</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Engine hinzufügen</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Dieses Programm als Engine hinzufügen?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Es wird jetzt für einen Test gestartet und jedes Mal, wenn es spielt. Füge nur Programme hinzu, denen du vertraust.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (ausgefallen)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Sie ist beim letzten Mal ausgefallen: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Engines …</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>Engine-&amp;Wettkampf …</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>die Engine am Brett</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Konsole …</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 hat den Test nicht bestanden und kann nicht spielen.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Zug %1 · nicht bewertet</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Bewertung … %1 von %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Gewinnchance von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Gewinnchance von Schwarz im Verlauf der Partie</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Durchsicht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Bewertung dieser Partie anhalten</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Chance von Schwarz</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Er&amp;öffnungen</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Schwarz gewann %1, remis %2, Weiß gewann %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Fortsetzungen</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Fortsetzungen aus dieser Stellung</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Schwarz – remis – Weiß</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Noch keine Fortsetzungen</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Keine deiner Partien ging von dieser Stellung aus weiter. Züge, auf die das zutrifft, erscheinen hier mit ihren Ergebnissen.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Gewinnchance von Schwarz</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Bild oder Wiedergabe speichern</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Bild in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Züge kopiert.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partie als SGF kopiert.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Keine zuletzt geöffneten Partien</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>Gomoku</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – Gomoku</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>Wiedergabe in %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Baum, %Ln Zug.</numerusform>
            <numerusform>Baum, %Ln Züge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Schwarz ist am Zug. Darf Schwarz auf %1 spielen?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Die nächste Frage kommt …</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Falsch.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n in Folge</numerusform>
            <numerusform>%n in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Fünf richtige Antworten in Folge führen zum nächsten Schritt.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%1 von %2 richtig. Längste Folge: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Training</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zurück zum Training</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Verboten oder nicht?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Verboten (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Erlaubt (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Schwierigkeit %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 macht fünf in einer Reihe und gewinnt daher.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 sieht verboten aus, aber Schwarz darf dort spielen. Kein echter Dreier: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 ist für Schwarz verboten (Überlänge): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 ist für Schwarz verboten (Doppelvierer): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 ist für Schwarz verboten (Doppeldreier): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 ist erlaubt.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 ist erlaubt: Vier und drei ist kein Verstoß.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 ist erlaubt: Es gibt nur einen Vierer, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 ist erlaubt: Es gibt nur einen offenen Dreier, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 würde fünf machen</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 wäre verboten (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 ist kein echter Dreier: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>Doppeldreier</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>Doppelvierer</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>Überlänge</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Sechs in einer Reihe oder ein einzelner Dreier oder Vierer</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Zwei Dreier, zwei Vierer oder vier und drei</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Zwei Vierer auf einer Linie, Fünfer und geschlossene Dreier</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Dreier, die kein offener Vierer werden können</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Doppeldreier in Doppeldreiern</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 hat ein Problem</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Die Engine von %1 wurde beendet.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Die Engine von %1 wurde beendet: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Diese Seite selbst spielen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Schwarz bietet Remis an</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Weiß bietet Remis an</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Die Zeit von Schwarz ist abgelaufen</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Die Zeit von Weiß ist abgelaufen</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Der Gegner kann den Sieg reklamieren oder weiterspielen.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Sieg reklamieren</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Du verlierst</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Mit Hilfe gespielt: zählt nicht.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Vektorbild (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Animierte Wiedergabe (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Wiedergabe als Webseite (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>der Name muss auf .png, .svg, .gif oder .html enden</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>es gibt noch keine Partie</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partien (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 ist zu groß für eine Partiedatei.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 ist keine Partie: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Die Datei enthält %n Partie; dies ist die erste.</numerusform>
            <numerusform>Die Datei enthält %n Partien; dies ist die erste.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Es gibt keine Partie zu speichern.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 kann diese Partie nicht aufnehmen: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Gespeichert als %1. In diesem Format nicht enthalten: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 ist keine Partiedatei.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regel</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Eröffnung</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>Re&amp;mis</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>nur wenn das Brett voll ist</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> Zügen</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Verbotene Züge</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>können nicht gespielt werden</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>verlieren die Partie</translation>
    </message>
    <message>
        <source>after </source>
        <translation>nach </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Spieler wechseln</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Klicke näher an einen Schnittpunkt.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Wähle deinen Gegner: den Computer, einen Freund an diesem Computer, oder schau zwei Computern zu. Drücke dann die Eingabetaste oder setze einen Stein. „Alle Optionen“ öffnet ein Fenster mit allem anderen. Eine unbeendete Partie steht unter dem Knopf.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Klicke auf einen Schnittpunkt, um einen Stein zu setzen.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Klicke auf die Karte eines Spielers, um ihn zu wechseln: ein Mensch, eine andere Stufe oder eine Engine.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Partien werden beim Spielen gespeichert. Nichts geht verloren, wenn du das Fenster schließt.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Das Mausrad geht durch die Partie. Kleine Steine zeigen, wie es weiterging.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Ein Zug in einer früheren Stellung beginnt eine Variante. Die Partie selbst bleibt erhalten.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Ein Link unter dem Brett führt zurück zur Partie.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Der Tipp (Strg+H) kommt in Schritten: erst der Grund und die Gegend, dann der Zug, dann die Variante, mit jeder Frage ein Stein.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>„Drohung zeigen“ (Strg+T) sagt, was dein Gegner täte, wenn du passt, und zeigt die Variante.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>„Besten Zug spielen“ (Strg+M) spielt für dich.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>„Rückgängig“ (Strg+Z) nimmt deinen Zug und die Antwort des Computers zurück, auch eine Aufgabe und sogar eine neue Partie. Strg+Umschalt+Z wiederholt es.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Gegen die zwei untersten Stufen wirst du vor einem Patzer gewarnt, bevor der Computer antwortet. Nimm ihn zurück oder behalte ihn. Wann gewarnt wird, steht in den Einstellungen.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Tipps, beste Züge, Rückgängig, Analyse und Seitenwechsel sind Hilfe. Eine Partie gegen den Computer mit Hilfe zählt weder in der Statistik noch in der Wertung.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analysiert die gezeigte Stellung. Die besten Züge erscheinen als flache Schilder mit der Gewinnchance von Schwarz in Prozent; der beste ist grün.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Zeige auf ein Schild, um seine Variante zu sehen. Das Mausrad geht durch die Variante, ebenso Strg+Rechts und Strg+Links. Ein Klick folgt ihr.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>„Schwarz gewinnt in 5 Zügen“ zählt die eigenen Züge von Schwarz bis zu den fünf.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 öffnet und schließt das Analysefenster. F10 ändert, wie viel es zeigt.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Bewiesene Gewinne</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Wo ein Gewinn bewiesen ist, bietet eine Karte „Beweisen“ (Umschalt+F10) an: Spiele eine beliebige Verteidigung, und das Programm widerlegt sie bis zu den fünf.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Nach dem Ende einer Partie werden ihre Züge im Hintergrund bewertet. Umschalt+F9 öffnet die Durchsicht, für jede Partie.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>Die Kurve zeigt die Gewinnchance von Schwarz. Ein Klick geht zu diesem Zug.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Bis zu fünf Wendepunkte werden in Worten erklärt. Darunter steht die beste Variante; zeige auf ihre Züge, um sie auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>In der Zugliste ist ?! eine Ungenauigkeit, ? ein Fehler und ?? ein Patzer. Nichts wird markiert, was nicht sicher ist. Alt+Runter und Alt+Rauf gehen von Marke zu Marke.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>Genauigkeit heißt, wie viel von der Gewinnchance ein Spieler bewahrt hat.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Nach einer Niederlage gegen den Computer sagt eine Karte, wann sie sicher war und was der letzte Ausweg war. „Ab hier spielen“ führt dorthin zurück. Die Durchsicht wird mit der Partie gespeichert.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>„Training“ (Strg+Umschalt+T) öffnet die Seite neben dem Brett, mit Lektionen, Aufgaben, deinen Fehlern und gewerteten Partien. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Klicke auf den Zug, den du spielen würdest. Jeder Zug, der zum Ziel führt, ist richtig. Nach einem falschen zeigt das Brett, was folgt, und du kannst es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Strg+H hilft in Schritten. Strg+M zeigt die Lösung. Strg+Rechts geht zur nächsten Aufgabe.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Was dir nicht gelungen ist, kommt nach Minuten, Tagen oder Monaten wieder, bis du es kannst.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Deine Wertung wird aus Partien ohne Hilfe berechnet und gezeigt, sobald sie genug aussagt.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 zeigt den Baum der Partie: Züge gehen nach unten, Zweige nach rechts. Eine Blase ist ein Kommentar. Zwei kurze Striche heißen, dass ein anderer Zweig dieselbe Stellung erreicht.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Die Pfeiltasten gehen durch den Baum. Entf löscht einen Zweig; Strg+Z bringt ihn zurück.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Das Menü eines Knotens, auch unter Bearbeiten &gt; Zweig, wertet einen Zweig auf, macht ihn zur Hauptvariante oder kopiert ihn.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 bis Alt+6 wählen eine Marke: Dreieck, Quadrat, Kreis, Kreuz, Buchstaben, Zahlen. Klicke auf Punkte, um sie zu markieren, und noch einmal, um die Marke zu entfernen. Esc beendet das Markieren.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Strg+E schreibt einen Kommentar zum gezeigten Zug. Esc führt zurück zum Brett.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Marken und Kommentare gehören zum gezeigten Zug und werden mit ihm gespeichert.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Strg+Umschalt+E öffnet den Aufbau neben dem Brett. Deine Partie wartet dahinter.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Setze Steine abwechselnd oder in einer Farbe, oder entferne sie. Wähle, wer am Zug ist, die Regel und das Brett.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>„Einfügen“ liest SGF, Züge wie H8 I9 oder 7,7 8,8, gezeichnete Bretter und Links von Webbrettern.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Spiele dann ab hier, analysiere oder löse: Such einen erzwungenen Gewinn durch Vierer (VCF) oder Drohungen (VCT). Seine Variante erscheint auf dem Brett.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>Die Partiensammlung (Strg+L) zeigt alle deine Partien. Ein Doppelklick öffnet eine.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Die Suche findet Spieler, Daten, Eröffnungen und Kommentare.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>„Diese Stellung“ (Strg+Umschalt+L) zeigt die Partien mit der Stellung auf dem Brett, auch gedreht oder gespiegelt.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>„Importieren“ nimmt Dateien oder einen ganzen Ordner auf. Du kannst dabei spielen.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>Die Statistik zeigt, wie es dir gegen jede Stufe geht.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>„Eröffnungen“ (F7) zeigt, wie deine Partien von der Stellung auf dem Brett aus weitergingen.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>„Öffnen“ (Strg+O) liest SGF, psq, RenLib (.lib), .rif und Textdateien. Du kannst auch eine Datei auf das Fenster ziehen oder eine Partie mit Strg+V einfügen.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Nennt eine Datei keine Regel, sagt eine Meldung über dem Brett, welche angenommen wird. Wähle dort eine andere, oder im Menü „Bearbeiten“.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>„Speichern“ (Strg+S) schreibt die Partie mit Varianten, Kommentaren und Marken. Die Endung des Namens wählt das Format.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>„Bild oder Wiedergabe speichern“ schreibt ein Bild des Bretts, eine Animation oder eine Seite für den Browser.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Strg+C kopiert die Züge, Strg+Umschalt+C die ganze Partie als SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>„Engines“ im Menü fügt jede Gomocup-Engine hinzu. Sie wird sofort getestet. Füge nur Programme hinzu, denen du vertraust.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Klicke auf die Karte eines Spielers und wähle die Engine, um gegen sie zu spielen.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Ihre Optionen bleiben erhalten: eine pro Zeile.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Die Konsole zeigt, was Engine und Programm einander sagen.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Fällt eine Engine während einer Partie aus, fragt eine Meldung auf dem Brett, wie es weitergeht.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>In Eröffnungsregeln werden Engines nicht gefragt, denn die meisten kennen sie nicht. Der eingebaute Computer entscheidet für sie.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>„Engine-Wettkampf“ im Menü „Engines“ lässt Engines gegeneinander spielen. Der eingebaute Computer kann auf jeder Stufe mitspielen.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Jede Eröffnung wird zweimal gespielt, mit vertauschten Seiten.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Eine Tabelle zeigt den Stand und eine Schätzung des Unterschieds in Elo. Der Bereich sagt, wie sicher sie ist: Mehr Partien machen ihn kleiner.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Doppelklicke auf eine Partie, um sie anzusehen.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Die Einstellungen (Strg+,) ändern sofort, was du siehst und hörst.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Hell und dunkel folgen dem System, wenn du nichts anderes wählst. Der Text kann größer sein.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Das Menü „Ansicht“ zeigt oder verbirgt Koordinaten, Zugnummern, den letzten Zug, verbotene Punkte, offene Dreier und Vierer, und hat die Brettdesigns.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Töne lassen sich einzeln abschalten.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Alles geht ohne Maus. Drücke ? für die Liste aller Tasten.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Einen Stein setzen: Bewege den Cursor mit den Pfeiltasten und drücke die Eingabetaste, oder tippe den Punkt, etwa H8, und die Eingabetaste.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Durch die Partie gehen: Bild auf und Bild ab, Pos1 und Ende.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab geht von Teil zu Teil des Fensters. Alt mit einem Buchstaben öffnet ein Menü.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 öffnet diese Hilfe auf der Seite, die zu deiner Stelle im Fenster passt.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>In der Hilfe</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Strg+F sucht. Alt+Links geht zurück. Esc schließt das Fenster.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Bildschirmleser</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Das Brett ist eine Tabelle, und jede Zelle nennt ihren Stein: „H8, schwarz, Zug 1“. Der letzte Zug wird angesagt. Jedes Bedienelement hat einen Namen.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Wähle zwei oder mehr Engines. Jede spielt gegen jede, oder eine gegen alle anderen.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Fortsetzen führt einen unterbrochenen Wettkampf weiter, auch nach einem Absturz. Exportieren speichert die Tabellen.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Tasten, die sprechen</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>In der Statuszeile und durch einen Bildschirmleser: Strg+1 letzter Zug, Strg+2 Drohungen, Strg+3 verbotene Punkte, Strg+4 Uhren. Vom Punkt des Cursors: Strg+5 Reihe, Strg+6 Spalte, Strg+7 Diagonalen. Strg+8 Gewinnchance, sobald die Stellung analysiert ist.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Siehe auch: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Die Regeln im Vergleich</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Wozu Eröffnungsregeln</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro und Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>Die 26 Renju-Eröffnungen</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Fünfte Züge</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Tipps, Rückgängig und Warnungen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Baum, Marken und Kommentare</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Partiensammlung</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Dateien und Bilder</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Engine-Wettkämpfe</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Aussehen, Ton und Sprache</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Tastatur und Bildschirmleser</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Eröffnungsregeln</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Das Programm</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Keine Seite hat diese Wörter. Versuche weniger oder andere.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Zurück zur vorigen Seite (Alt+Links)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Wahrscheinliche Fortsetzung: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Eine Drohung wird gesucht …</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Frag noch einmal, um den Zug zu sehen.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Frag noch einmal, um die Variante zu sehen.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Gewinnvariante: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Wahrscheinliche Fortsetzung: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Gewinnvariante: %1. Das sind fünf in einer Reihe.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln Partie hinzugefügt.</numerusform>
            <numerusform>%Ln Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln ist schon in der Sammlung.</numerusform>
            <numerusform>%Ln sind schon in der Sammlung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln konnte nicht gelesen werden (%1).</numerusform>
            <numerusform>%Ln konnten nicht gelesen werden (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Import angehalten: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Import: bisher %Ln Partie</numerusform>
            <numerusform>Import: bisher %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Partien importieren</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Fünf in einer Reihe</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Du spielst Schwarz. Fünf deiner Steine in einer Reihe gewinnen die Partie. Du hast vier. Setze den fünften Stein.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Fünf in einer Reihe. Du gewinnst!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Nicht dort. Such deine vier schwarzen Steine und setze an ein Ende.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Jede Richtung zählt</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Eine Reihe kann waagerecht, senkrecht oder diagonal verlaufen. Schwarz hat vier Steine auf einer Diagonalen, mit einer Lücke. Mach fünf daraus.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Ja. Der Stein in der Lücke macht fünf.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Nicht dort. Folge den schwarzen Steinen von links unten nach rechts oben. Einer fehlt.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Einen Vierer stoppen</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Weiß hat vier in einer Reihe und will fünf machen. Du spielst Schwarz. Stoppe Weiß jetzt.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Gut blockiert. Weiß kann keine fünf mehr machen.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Weiß würde als Nächstes fünf machen. Setze deinen Stein dorthin, wo Weiß spielen will.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Gewinnen statt blockieren</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Beide Spieler haben vier in einer Reihe, und du bist am Zug. Du musst Weiß nicht stoppen, wenn du sofort gewinnen kannst.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Richtig. Die ersten fünf gewinnen die Partie.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Es gibt etwas Besseres: Du kannst selbst fünf machen.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Der offene Vierer</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Vier in einer Reihe mit zwei freien Enden sind nicht aufzuhalten: Weiß kann nur ein Ende blockieren. Mach einen solchen Vierer.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Ein offener Vierer. Was Weiß auch tut, du machst als Nächstes fünf.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Setze einen Stein direkt an ein Ende deines Dreiers, sodass beide Enden des Vierers frei bleiben.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Einen Dreier rechtzeitig stoppen</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Weiß hat drei in einer Reihe mit zwei freien Enden. Als Nächstes würde Weiß einen offenen Vierer machen. Verhindere das jetzt.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Gut. Weiß kann keinen offenen Vierer mehr machen.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Weiß gewinnt noch immer mit einem offenen Vierer. Spiele direkt an ein Ende der weißen Steine.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Der offene Dreier</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Ein Dreier, der zum offenen Vierer werden kann, ist ein offener Dreier. Dein Gegner muss darauf antworten. Mach einen offenen Dreier.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Ein offener Dreier. Jetzt muss Weiß dich stoppen.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Das ergibt keinen offenen Dreier. Spiele auf der Diagonalen deiner zwei Steine, nahe bei ihnen.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Ein Dreier mit Lücke</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Diese drei weißen Steine haben eine Lücke, sind aber genauso gefährlich. Stoppe sie. Die Lücke selbst ist ein guter Platz.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Gut gemacht. Achte immer auf Dreier mit einer Lücke.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Weiß füllt die Lücke und hat einen offenen Vierer. Spiele in die Lücke oder neben die Steine.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Zwei Vierer auf einmal</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Deine beiden Dreier sind an einem Ende blockiert. Aber ein Stein macht zwei Vierer, und Weiß kann nur einen stoppen. Finde ihn.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Zwei Vierer mit einem Stein. Weiß kann nicht beide stoppen.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Das ergibt höchstens einen Vierer. Schau, wo sich die beiden Reihen treffen.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Vier und drei</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Ein Stein macht einen Vierer und einen offenen Dreier. Weiß muss den Vierer stoppen, dann wird der Dreier zum offenen Vierer. Spiele es bis zu den fünf.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Vier und drei ist der häufigste Weg zum Sieg. Merk ihn dir.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Das gewinnt nicht. Finde den Punkt, der auf der Reihe mit drei und auf der Spalte mit zwei Steinen liegt.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Zwei Dreier auf einmal</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Ein Stein kann zwei offene Dreier machen. Weiß kann nur einen davon stoppen. Finde einen solchen Punkt.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Zwei offene Dreier. Wenn Weiß keinen eigenen Vierer hat, gewinnst du.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Das ergibt höchstens einen Dreier. Schau, wo sich die Linien beider Paare treffen.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Alle Verteidigungen</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Ein offener Dreier lässt sich an mehr als einer Stelle stoppen. Finde jeden Punkt, der diesen stoppt.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Das sind alle. Wähle in einer Partie den, der dir am meisten hilft.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Wenn du dort spielst, gewinnt Weiß trotzdem.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Gewinn durch Vierer</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Auf jeden Vierer muss geantwortet werden. Du kannst also einen Vierer nach dem anderen machen, bis du gewinnst. Spiele es bis zu den fünf.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>Dein Gegner hatte nie eine Wahl. Spieler nennen das VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Das gewinnt nicht rechtzeitig. Such einen Vierer, der etwas Neues aufbaut.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Die richtige Reihenfolge</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Hier brauchst du mehr Vierer, und ihre Reihenfolge zählt. Denk bis zum Ende, bevor du den ersten Stein setzt.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Richtig bis zum Schluss. Gut gerechnet.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Darauf gibt es eine Antwort, und dann ist der Angriff vorbei.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Der einzige Zug</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Dein Gegner droht zu gewinnen, und nur ein Zug rettet dich. Finde ihn.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Gerettet. Jeder andere Zug verliert.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Dein Gegner gewinnt immer noch zwingend. Finde zuerst heraus, womit er droht.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Gewinn durch Drohungen</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Vierer allein gewinnen hier nicht. Aber auch auf einen offenen Dreier muss geantwortet werden. Mische Dreier und Vierer und gewinne.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Ein Gewinn durch Vierer und Dreier. Spieler nennen das VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>Darauf hat dein Gegner eine Antwort. Suche einen offenen Dreier.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Ein längerer Angriff</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Dieser Angriff braucht mehr Züge. Dreier lassen deinem Gegner eine Wahl, denk also an jede Antwort.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Ein Angriff ohne Lücke. Sehr gut.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Dagegen gibt es eine Verteidigung. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Sechs sind nicht fünf</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Nach der Standardregel gewinnen genau fünf in einer Reihe. Sechs oder mehr zählen nicht. Mach genau fünf.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Genau fünf. Du gewinnst.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Das sind nicht genau fünf. Zähl die Steine.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: keine sechs für Schwarz</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>Im Renju sind manche Punkte für Schwarz verboten. Die erste Art: sechs oder mehr in einer Reihe. Finde jeden verbotenen Punkt.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Richtig. Schwarz hätte dort sechs und würde verlieren. Weiß darf sechs machen.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Schwarz darf dort spielen.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: keine zwei Dreier</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Schwarz darf mit einem Stein keine zwei offenen Dreier machen. Finde jeden verbotenen Punkt.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Richtig. Was sonst gewinnt, ist hier für Schwarz verboten.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: keine zwei Vierer</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Auch zwei Vierer mit einem Stein sind für Schwarz verboten. Finde jeden verbotenen Punkt.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Richtig. Sechs, zwei Dreier, zwei Vierer: Das sind alle Verbote.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: So gewinnt Schwarz</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Ein Vierer zusammen mit einem offenen Dreier ist erlaubt. So gewinnt Schwarz im Renju. Spiele es bis zu den fünf.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Vier und drei ist nicht verboten, und es gewinnt.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Das gewinnt nicht. Such nach vier und drei.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: Schwarz ins Verbot zwingen</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Du spielst Weiß. Mach einen Vierer, den Schwarz nur auf einem verbotenen Punkt stoppen könnte.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Dort darf Schwarz dich nicht stoppen. Weiß gewinnt oft auf diese Weise.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Schwarz hat darauf eine Antwort. Wo hätte Schwarz sechs in einer Reihe?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Eröffnungen: der erste Stein</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>In der Mitte hat ein Stein am meisten Platz für Reihen. Viele Eröffnungsregeln verlangen es. Setze dort den ersten schwarzen Stein.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Die Mitte des Bretts, sie heißt H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Das ist nicht die Mitte. Suche den Punkt in der Mitte des Bretts.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Eröffnungen: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Schwarz beginnt, und das ist ein großer Vorteil. Nach der Pro-Regel muss der zweite schwarze Stein außerhalb des Quadrats von 5 × 5 um die Mitte liegen. Setze ihn.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Richtig. Außerhalb des Quadrats ist der Vorteil von Schwarz kleiner.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Das ist zu nah. Halte mindestens drei Punkte Abstand von der Mitte.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Eröffnungen: Renju, Weiß</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Eine Renju-Partie beginnt mit einem von 26 Mustern. Der erste weiße Stein liegt neben der Mitte, gerade oder diagonal. Setze ihn.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Richtig. Gerade heißt direkt, diagonal heißt indirekt.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Das ist zu weit. Der Stein muss die Mitte berühren.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Eröffnungen: Renju, Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>Der zweite schwarze Stein liegt im Quadrat von 5 × 5 um die Mitte. Wähle einen Punkt. In einer Partie darf dein Gegner danach die Farbe wählen, nimm also einen fairen.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>Das ist eine der 26 Eröffnungen des Renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Das ist zu weit. Bleib höchstens zwei Punkte von der Mitte.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Schwarz gewann</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Weiß gewann</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Partiensammlung</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Schlussstellung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Nach %n Zug</numerusform>
            <numerusform>Nach %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n Partie gelöscht. Rückgängig</numerusform>
            <numerusform>%n Partien gelöscht. Rückgängig</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Spieler, Daten, Eröffnungen und Kommentare durchsuchen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Dateien …</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Nur Partien mit der Stellung auf dem Brett, auch gedreht oder gespiegelt</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Keine Partie gefunden</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Suche etwas anderes oder zeige alle Partien.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Jede Partie, die du spielst, wird hier aufbewahrt. Importieren fügt Partien aus Dateien hinzu.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Partien (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Partiensammlung …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Partien (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Partien mit dieser &amp;Stellung …</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Warum du verloren hast</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Zurück zum letzten Ausweg, du bist am Zug</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Mit %1 war die Partie entschieden.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Dein letzter Ausweg war %1 statt %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>In den Zügen davor wurde kein Ausweg gefunden.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>N&amp;och einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>Sieg auf &amp;Zeit reklamieren</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>S&amp;eiten tauschen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Einzels&amp;chritt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Anfangsstellung</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Letzte Stellung</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;Über Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>En&amp;gines</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>&amp;Eigene Partie …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>&amp;Bild oder Wiedergabe speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>Züge &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>&amp;Drohung zeigen</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>So &amp;wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>&amp;Gomoku-Hilfe</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>Gomoku</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>Mit &amp;Dreieck markieren</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Mit &amp;Quadrat markieren</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Mit &amp;Kreis markieren</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Mit &amp;Kreuz markieren</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Mit &amp;Buchstaben beschriften</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Mit &amp;Zahlen beschriften</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B …</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Text der Beschriftungen</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Eigener Text; leer lassen für den nächsten Buchstaben</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (nicht gestartet)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Doppelklicke auf eine Partie, um sie anzusehen.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Die erste Partie läuft …</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Keine Partie wurde beendet.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Stand %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Stand %2 · Elo %3 (95 %: %4 bis %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Durchschnittliche Zeit pro Zug</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Partien des Wettkampfs</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchSetup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 contains no openings.</source>
        <translation>%1 enthält keine Eröffnungen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Teilnehmende Engines</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Einer gegen alle</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Herausforderer</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Kein Herausforderer</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s pro Zug</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden pro Zug</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min pro Partie</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Keine Grenze pro Partie</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuten pro Partie</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> Partien pro Paarung</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Anzahl der Partien pro Paarung</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Ausgeglichene Eröffnungen</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Zufällige Eröffnungen</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Eröffnungen aus Datei …</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Eröffnungen aus %1 …</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> gleichzeitig</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Gleichzeitige Partien</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Partien in die Sammlung aufnehmen</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Diese Partie ist nicht mehr in der Sammlung.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Die Partie ist vorbei. Beginne eine neue oder nimm einen Zug zurück.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht am Zug.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>Auf %1 liegt schon ein Stein.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Das liegt nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Schwarz darf %1 nicht spielen: Es entsteht ein Doppeldreier.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Schwarz darf %1 nicht spielen: Es entsteht ein Doppelvierer.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Schwarz darf %1 nicht spielen: Es entsteht eine Überlänge.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Die Eröffnungsregel erlaubt %1 in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Passen ist nur im Renju erlaubt.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Für ein Remisangebot braucht es zwei Menschen.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Nur ein Mensch kann aufgeben.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Diese Partie hat keine Uhr.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Der Gegner hat noch Zeit.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Diesen Zug gibt es in der Partie nicht.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Mit diesen Einstellungen ist keine Partie möglich.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Beantworte zuerst die Frage.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 macht fünf in einer Reihe und gewinnt.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 verhindert fünf in einer Reihe.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 macht einen offenen Vierer.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 macht einen Vierer, auf den geantwortet werden muss.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 macht einen offenen Dreier.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 ist ein Buchzug.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 sieht am besten aus.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Mehr als fünf in einer Reihe</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Fünf in einer Reihe</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Weiß hat aufgegeben</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Schwarz hat aufgegeben</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Die Zeit von Weiß ist abgelaufen</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Die Zeit von Schwarz ist abgelaufen</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Schwarz hat einen verbotenen Zug gemacht</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Das Brett ist voll</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Beide Spieler sind einverstanden</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Die Zuggrenze ist erreicht</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Beide Spieler haben gepasst</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Die Engine von Weiß ist ausgefallen</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Die Engine von Schwarz ist ausgefallen</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, schwarz</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, weiß</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, schwarz, Zug %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, weiß, Zug %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 wird schon angeboten.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 ist das Spiegelbild eines schon angebotenen fünften Zugs.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Wähle einen der angebotenen fünften Züge.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 liegt nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: tippe nun die Nummer der Zeile.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: Eingabetaste drücken, um dort zu spielen.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Du kannst fünf in einer Reihe machen.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Dein Gegner droht mit fünf in einer Reihe.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Du kannst durch Vierer in %1 Zügen gewinnen.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Du kannst zwingend in %1 Zügen gewinnen.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Du kannst einen offenen Vierer machen.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Dein Gegner droht mit einem offenen Vierer.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Dein Gegner droht, durch Vierer zu gewinnen.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Du kannst einen Vierer machen, auf den geantwortet werden muss.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Du kannst einen offenen Dreier machen.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Es gibt einen Buchzug.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Nichts ist dringend; such einen starken Punkt.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 gewinnt durch Vierer in %2 Zügen.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 gewinnt zwingend in %2 Zügen.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 blockiert den offenen Dreier.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 verhindert den offenen Vierer auf %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 verhindert einen Gewinn durch Vierer.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 verhindert den Gewinn durch Vierer, der mit %2 beginnt.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>Keine Gewinndrohung von %1 gefunden.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 droht mit fünf in einer Reihe auf %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 droht mit einem offenen Vierer auf %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 droht, durch Vierer in %2 Zügen zu gewinnen, beginnend mit %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 droht, zwingend in %2 Zügen zu gewinnen, beginnend mit %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Du kannst stattdessen auf %1 fünf in einer Reihe machen.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Das verliert: %1 kann auf %2 fünf in einer Reihe machen.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Das verliert vielleicht: %1 kann auf %2 einen offenen Vierer machen.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Das verliert vielleicht: %1 kann durch Vierer in %2 Zügen gewinnen, beginnend mit %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, eine Ungenauigkeit</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, ein Fehler</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, ein Patzer</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Zug %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, der einzige Zug</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Nächster Zug:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Noch keine Züge. Klicke auf einen Schnittpunkt.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Weitere Züge</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>R&amp;egel dieser Partie</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Keine Regel angegeben; angenommen wird %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 nennt keine Regel; angenommen wird %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 geöffnet.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Regel dieser Partie</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>In die Sammlung aufnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Angenommene Regel:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Klicke auf das Brett, um den vierten Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Klicke auf einen vierten Zug, um die fünften zu sehen.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Schau hierher.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>Der erste Zug ist viel wert. Eine Eröffnungsregel macht den Anfang fair: Sie begrenzt, wo Steine liegen dürfen, oder lässt die Spieler nach einigen Steinen die Seite wählen.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>„Frei“ heißt keine Eröffnungsregel: Schwarz beginnt an beliebiger Stelle.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Eine Karte neben dem Brett sagt, wer was zu tun hat, und hat einen Knopf für jede Wahl.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Das Brett wird dunkler, wo du nicht spielen darfst.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>„Rückgängig“ nimmt Entscheidungen wie Steine zurück. Ein Tipp sagt, was der Computer täte.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Die Uhren laufen erst nach der Eröffnung.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>„Ausgeglichene Züge finden“ im Menü „Analyse“ (Strg+B) zeigt die Chance von Schwarz an den ausgeglichensten Punkten.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Der erste Spieler ist der mit Schwarz eingestellte. Tauschen heißt, dass die Spieler die Farben wechseln; die Steine bleiben liegen.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>Der erste schwarze Stein liegt in der Mitte.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Weiß spielt an beliebiger Stelle.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Der zweite schwarze Stein liegt außerhalb der mittleren 5 × 5. Bei Long Pro: außerhalb der mittleren 7 × 7.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Danach ist das Spiel frei.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: Im dunklen Quadrat darf Schwarz nicht spielen.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: Das Quadrat ist größer.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Der erste Spieler setzt drei Steine beliebig: schwarz, weiß, schwarz.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Der zweite Spieler bleibt Weiß oder tauscht und spielt Schwarz.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Weiß spielt den vierten Zug.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Drei Steine, die fair sein könnten. Der zweite Spieler wählt nun die Seite.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Die Regel der Gomoku-Weltmeisterschaften.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>Der zweite Spieler kann Weiß bleiben, tauschen und Schwarz spielen, oder zwei weitere Steine beliebig setzen, weiß und schwarz.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Nach zwei weiteren Steinen wählt der erste Spieler die Seite.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Weiß spielt den nächsten Zug.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Der zweite Spieler hat 4 und 5 gesetzt. Nun wählt der erste Spieler die Seite.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 und Taraguchi-10 sind für Renju. Die ersten drei beginnen mit einer der 26 Eröffnungen:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Ein schwarzer Stein in der Mitte.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Ein weißer Stein daneben, auch diagonal.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Ein schwarzer Stein in den mittleren 5 × 5.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Wo der dritte Stein liegen darf. Gedrehte und gespiegelte Stellungen zählen als eine, daher sind es 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Die Zeile unter dem Brett nennt die Eröffnung.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Der erste Spieler setzt eine der 26 Eröffnungen.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Der zweite Spieler bleibt Weiß oder tauscht.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Weiß spielt den vierten Zug an beliebiger Stelle.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Schwarz bietet zwei fünfte Züge an.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Weiß behält einen davon und spielt den sechsten Zug.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Schwarz bietet A und B an. Weiß nimmt den, der für Schwarz schlechter ist.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Der erste Spieler setzt eine der 26 Eröffnungen und sagt an, wie viele fünfte Züge Schwarz anbietet, bis zu 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Schwarz bietet die angesagte Zahl fünfter Züge an.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Weiß nimmt einen davon und spielt den sechsten Zug.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Je stärker die Eröffnung für Schwarz ist, desto mehr fünfte Züge machen sie fair.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Weiß spielt den vierten Zug an beliebiger Stelle und sagt einen bis acht fünfte Züge an.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Schwarz bleibt oder tauscht.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Die Steine liegen in einem wachsenden Quadrat. Nach jedem der ersten vier darf der andere Spieler tauschen.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Schwarz spielt in die Mitte.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Weiß spielt in die mittleren 3 × 3.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Schwarz spielt in die mittleren 5 × 5.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Weiß spielt in die mittleren 7 × 7.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Schwarz spielt in die mittleren 9 × 9, und Weiß darf noch einmal tauschen. Oder, wenn nach dem vierten Stein niemand getauscht hat, bietet Schwarz zehn fünfte Züge beliebig an; Weiß nimmt einen, und niemand tauscht mehr.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Wo ein einzelner fünfter Stein liegen darf.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>In den meisten Renju-Eröffnungsregeln bietet Schwarz mehrere fünfte Züge an, und Weiß behält einen. Klicke nacheinander auf die Punkte, die du anbietest. Weiß klickt dann auf den, der bleibt.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Kein angebotener Zug darf das Spiegelbild eines anderen sein. Nur die Symmetrie der vier Steine zählt, nicht die Mitte des Bretts.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Der Zug am Ring hat drei Spiegelbilder, die markierten Punkte. Nur einer der vier kann angeboten werden.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Schwarz wird einen fünften Zug anbieten.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Schwarz wird %1 fünfte Züge anbieten.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 behält %2 als fünften Zug.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 bleibt Schwarz.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 tauscht und spielt Schwarz.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 tauscht und spielt Weiß.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 setzt zwei weitere Steine.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 bietet zehn fünfte Züge an.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 bleibt Weiß.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Eröffnung: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Warten auf die Entscheidung des Gegners.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Die Eröffnung ist abgeschlossen.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Fünfte Züge: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Long Pro</source>
        <translation>Long Pro</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2</translation>
    </message>
    <message>
        <source>RIF</source>
        <translation>RIF</translation>
    </message>
    <message>
        <source>Yamaguchi</source>
        <translation>Yamaguchi</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <translation>Soosõrv-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>Taraguchi-10</translation>
    </message>
    <message>
        <source>Black starts anywhere.</source>
        <translation>Schwarz beginnt an beliebiger Stelle.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Schwarz beginnt in der Mitte; der zweite schwarze Stein liegt außerhalb der mittleren 5 × 5.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Schwarz beginnt in der Mitte; der zweite schwarze Stein liegt außerhalb der mittleren 7 × 7.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Ein Spieler setzt drei Steine; der andere wählt die Seite.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Ein Spieler setzt drei Steine; der andere wählt die Seite oder setzt zwei weitere und lässt den ersten wählen.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Eine der 26 Renju-Eröffnungen, dann die Wahl der Seite und zwei fünfte Züge zur Auswahl.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Eine Renju-Eröffnung mit einer Anzahl fünfter Züge, dann die Wahl der Seite.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>Der vierte Stein kommt mit bis zu acht fünften Zügen, dann folgt eine weitere Wahl der Seite.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Nach jedem Stein darf getauscht werden, oder es werden zehn fünfte Züge angeboten.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Setze einen schwarzen Stein an beliebiger Stelle.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Setze einen weißen Stein an beliebiger Stelle.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Setze einen schwarzen Stein außerhalb der mittleren %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Setze einen weißen Stein außerhalb der mittleren %1 × %1.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Setze den ersten Stein in die Mitte.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Setze einen schwarzen Stein in die mittleren %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Setze einen weißen Stein in die mittleren %1 × %1.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Welche Seite spielst du?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Wie viele fünfte Züge soll Schwarz anbieten?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Wähle, welcher fünfte Zug bleibt.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Schwarz bleiben</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Weiß bleiben</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Tauschen: Weiß spielen</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Tauschen: Schwarz spielen</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Zwei weitere setzen</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Zehn fünfte Züge anbieten</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Vorschlag: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Eröffnung: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Fünfte Züge anbieten: noch %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>opening name, Japanese name</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningTile</name>
    <message>
        <source>learnt</source>
        <translation>gelernt</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Von hier an ist nichts weiter bekannt.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Training</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zurück zum Training</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Mit Schwarz üben</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Mit Weiß üben</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Brettdesign</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Letzten Zug hervorheben</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Verbotene Punkte</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Offene Dreier und Vierer</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Computer, Stufe %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Computer, volle Stärke</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Spieler für %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s pro Zug</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Sekunden pro Zug für %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Engine hinzufügen …</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Die Eröffnung entscheidet, wer welche Farbe spielt.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Abwechselnd an diesem Computer. Schwarz beginnt.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Name von %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Training</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zurück zum Training</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Eröffnungen</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Zurück zu den Eröffnungen</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%1 von %2 auf Anhieb gelöst.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Finde einen besseren Zug</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Du bist Schwarz.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Du bist Weiß.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 In deiner Partie hast du %2 gespielt.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Dein Zug aus der Partie ist auf %2 markiert.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 ist richtig. Weiter.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 hast du schon gefunden.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 ist ein guter Zug.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 ist für Schwarz verboten.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Nach %1 gewinnt dein Gegner. Das Brett zeigt, wie.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Es gibt einen besseren Zug als %1. Das Brett zeigt, was folgt.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Lösung: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>noch keine Wertung, %n Partie</numerusform>
            <numerusform>noch keine Wertung, %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>vielleicht gedreht oder gespiegelt</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Mein &amp;Fortschritt</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Fortschritt exportieren</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku-Fortschritt</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Fortschritt (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Mein Fortschritt</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Training</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zurück zum Training</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Dein Training wurde gelöscht. Deine Partien sind noch in der Sammlung.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Noch nichts hier</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Nimm eine Lektion, löse eine Aufgabe oder spiele eine gewertete Partie. Deine Wertung, deine Genauigkeit und was du gelernt hast, erscheinen hier.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Die fünf des Tages</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Gewertete Partie</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Regel der Wertung</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Nur auf diesem Computer, wird nie gesendet.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Speichert alles von dieser Seite in eine Datei.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Löscht Wertungen, Antworten und Karten. Die Partien bleiben in der Sammlung.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Die fünf des Tages sind erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n Karte fällig.</numerusform>
            <numerusform>%n Karten fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Nächste Lektion: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Wertung, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n gewertete Partie</numerusform>
            <numerusform>%n gewertete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 gewonnen, %2 remis, %3 verloren.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Verlauf der Wertung, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>In den letzten %1 durchgesehenen Partien; %2 % in allen %3.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>In %n durchgesehenen Partie.</numerusform>
            <numerusform>In %n durchgesehenen Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Verlauf der Genauigkeit: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Noch keine versucht.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%1 von %2 gelöst.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Alle erledigt.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Fehler und ungelöste Aufgaben werden Karten, die wiederkommen.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>%1 insgesamt: %2 bekannt, %3 neu.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Keine Antworten in den letzten sieben Tagen.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n Antwort in sieben Tagen, %1 % richtig.</numerusform>
            <numerusform>%n Antworten in sieben Tagen, %1 % richtig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Schwarz gewinnt gegen jede Verteidigung in höchstens %n Zug.</numerusform>
            <numerusform>Schwarz gewinnt gegen jede Verteidigung in höchstens %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Weiß gewinnt gegen jede Verteidigung in höchstens %n Zug.</numerusform>
            <numerusform>Weiß gewinnt gegen jede Verteidigung in höchstens %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Schwarz hat einen bewiesenen Gewinn.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Der Computer sieht einen Gewinn für Schwarz.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Weiß hat einen bewiesenen Gewinn.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Der Computer sieht einen Gewinn für Weiß.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Ein Beweis wird gesucht …</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>Innerhalb der Grenze wurde kein Beweis gefunden. Der Gewinn ist nicht sicher.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Versuche eine beliebige Verteidigung für Weiß. Verbleibende Züge für Schwarz: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Versuche eine beliebige Verteidigung für Schwarz. Verbleibende Züge für Weiß: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Schwarz antwortet …</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Weiß antwortet …</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Klicke auf das Brett, um die Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Fünf in einer Reihe: Diese Verteidigung ist widerlegt.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Diese Verteidigung konnte innerhalb der Grenze nicht widerlegt werden.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Beweisen</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Spiele eine beliebige Verteidigung und sieh, wie sie widerlegt wird.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>Andere &amp;Verteidigung</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Zurück zu der Stelle, an der du die letzte Verteidigung gewählt hast</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>Beste V&amp;erteidigung</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Der Zug, der am längsten standhält</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Ver&amp;lassen</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Zurück an die Stelle von vorher; die Versuche bleiben als Varianten</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Be&amp;weisen</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Spiele eine beliebige Verteidigung und sieh, wie sie widerlegt wird.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Hier ist kein Gewinn bewiesen. Analysiere zuerst die Stellung.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>Widerlegung &amp;versuchen</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Spiele Weiß in einer Stellung, in der Schwarz einen bewiesenen Gewinn hat.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Gewinn durch Vierer</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Gewinn durch Drohungen</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Vier und drei</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Schwarz ins Verbot zwingen</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Alle Verteidigungen finden</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Der einzige Zug</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: Gewinn durch Vierer in %n Zug.</numerusform>
            <numerusform>%1: Gewinn durch Vierer in %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: Gewinn durch Vierer und Dreier in %n Zug.</numerusform>
            <numerusform>%1: Gewinn durch Vierer und Dreier in %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: Gewinn durch vier und drei in %n Zug.</numerusform>
            <numerusform>%1: Gewinn durch vier und drei in %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: Zwinge Schwarz in %n Zug ins Verbot.</numerusform>
            <numerusform>%1: Zwinge Schwarz in %n Zügen ins Verbot.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: Finde jeden Zug, der den Gewinn verhindert.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: Nur ein Zug verliert nicht. Finde ihn.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 ist für Schwarz verboten.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 droht nichts.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>Auf %1 gibt es eine Antwort.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Nach %1 gewinnt dein Gegner.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 gewinnt auch, dauert aber länger. Finde den kürzeren Gewinn.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 gewinnt nicht zwingend.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 ist richtig. %2 von %3 gefunden.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 ist richtig. Weiter.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Gelöst. Schwarz darf dich auf %1 nicht stoppen.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 hast du schon gefunden.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Du kannst fünf machen.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Mach einen offenen Vierer oder zwei Vierer.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Mach mit einem Stein einen Vierer und einen offenen Dreier.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Mach einen Vierer.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Mach einen offenen Dreier.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Ein stiller Zug: kein Dreier, kein Vierer, aber eine Drohung.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Verhindere den Fünfer.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Dein Gegner droht, durch Vierer zu gewinnen. Unterbrich diese Kette.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Such im markierten Quadrat.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Spiele %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Sechs in einer Reihe</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Zwei Dreier, zwei Vierer</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Knappe Fälle</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Falsche Dreier</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Dreier in Dreiern</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Er droht noch nichts: ein Zug, der deine Stellung verbessert.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1 kann mit %2 beantwortet werden.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Fünf machen</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: Mache fünf.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Dies ist eine Kopie</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Die Partie ist in einem anderen Fenster geöffnet. Was du hier spielst, wird als neue Partie gespeichert.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Eine neue Partiensammlung wurde angelegt</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Die alte Datei bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Die Partiensammlung hat nicht geantwortet. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Partie %1 der Sammlung kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 spielte %2: zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Wieder die neueste Stellung zeigen (Alt+Ende)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Sieh zuerst die Partie durch, um ihre Fehler zu finden.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>In dieser Richtung wurden keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>Partie &amp;durchsehen</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>V&amp;origer Fehler</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Gewinnchance während der &amp;Partie zeigen</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Durchsicht schließen</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Aus deinen Fehlern lernen (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>Die Gewinnchance von %1 fällt von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>Die Gewinnchance von %1 steigt von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 gewinnt jetzt sofort statt in %2 Zügen.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 gewinnt jetzt in %2 Zügen statt in %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Fünf in einer Reihe verpasst.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Einen Gewinn in %1 Zügen verpasst. Bei Zug %2 hätten noch %3 gereicht.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Einen Gewinn in %1 Zügen verpasst.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 kann jetzt auf %2 fünf machen.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Den offenen Dreier übersehen: %1 kann jetzt auf %2 einen offenen Vierer machen.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 kann jetzt durch Vierer in %2 Zügen gewinnen, beginnend mit %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 kann jetzt in %2 Zügen den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Besser: %1, das macht fünf.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Besser: %1, das verhindert fünf in einer Reihe.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Besser: %1, das gewinnt durch Vierer in %2 Zügen.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Besser: %1, das gewinnt zwingend in %2 Zügen.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Besser: %1, das macht einen offenen Vierer.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Besser: %1, das stoppt den offenen Dreier von %2.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Besser: %1, das verhindert den Gewinn von %2 durch Vierer auf %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Besser: %1, ein Vierer, auf den geantwortet werden muss.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Besser: %1, das macht einen offenen Dreier.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Besser: %1, das hält länger stand.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Besser: %1, Gewinnchance %2 für %3.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Patzer: %1, Fehler: %2, Ungenauigkeiten: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Eröffnung: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Der Zug war verboten und verliert.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Zwei Spieler setzen abwechselnd einen Stein, Schwarz beginnt. Steine werden nie bewegt und nie vom Brett genommen.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Fünf in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal. Schwarz hat gewonnen.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Blockiere einen Vierer. Vier in einer Reihe mit einem freien Ende gewinnen im nächsten Zug. Weiß muss am Ring spielen.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Achte auf offene Dreier. Drei mit zwei freien Enden werden zu vier mit zwei freien Enden, und die sind nicht aufzuhalten. Blockiere rechtzeitig ein Ende.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Mach zwei Drohungen auf einmal. Ein Stein am Ring macht zwei Dreier. Weiß kann nur einen davon blockieren: So gewinnt man Partien.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Die Lektionen der Trainingsseite zeigen dasselbe auf dem Brett, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Alle Regeln wollen fünf in einer Reihe. Sie unterscheiden sich darin, was sonst zählt.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Freestyle: Fünf oder mehr in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Standard: Genau fünf gewinnen. Sechs oder mehr zählen nicht.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: Schwarz gewinnt mit genau fünf und hat drei Arten verbotener Züge. Weiß gewinnt mit fünf oder mehr und darf überall spielen.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: Fünf gewinnen, wenn nicht gegnerische Steine beide Enden blockieren. Sechs oder mehr gewinnen immer.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, genau fünf: wie Caro, aber sechs oder mehr zählen nicht.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Die Partie ist remis, wenn das Brett voll ist, wenn sie die am Anfang gewählte Zuggrenze erreicht oder wenn beide sich einigen. Im Renju auch, wenn beide nacheinander passen. Passen ist nur im Renju erlaubt.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Fünf oder mehr Steine in einer ununterbrochenen Reihe gewinnen, waagerecht, senkrecht oder diagonal. Andere Regeln gibt es nicht.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Schwarz hat fünf auf einer Diagonalen und gewinnt.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Schwarz hat einen großen Vorteil. Zwei gute Spieler sollten eine Eröffnungsregel nehmen, zum Beispiel Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Genau fünf in einer Reihe gewinnen. Eine Reihe von sechs oder mehr zählt für keinen Spieler.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Sechs in einer Reihe: nach dieser Regel kein Gewinn. Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Macht ein Stein mehrere Reihen, genügt eine von genau fünf.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Renju nimmt Schwarz den Vorteil: Drei Arten von Zügen sind für Schwarz verboten. Weiß darf überall spielen. Schwarz gewinnt mit genau fünf, Weiß mit fünf oder mehr.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Verbotene Punkte sind auf dem Brett markiert. Zeige auf einen, um den Grund unter dem Brett zu lesen.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Die drei Verbote</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Doppeldreier: Ein Stein macht zwei offene Dreier. Ein Dreier zählt, wenn ein weiterer Stein ihn zu einem Vierer mit zwei freien Enden machen kann.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Doppelvierer: Ein Stein macht zwei Vierer. Es ist egal, dass jeder nur an einem Ende vollendet werden kann.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Zwei Vierer können auf einer Linie liegen: B5 D5 E5 F5 und D5 E5 F5 H5 sind verschiedene Vierer.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Überlänge: sechs oder mehr in einer Reihe.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Zwei Ausnahmen</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Fünf gehen über alles. Ein Stein am Ring macht waagerecht sechs, aber senkrecht genau fünf: Schwarz gewinnt.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Das sieht nach zwei Dreiern aus, aber Schwarz darf am Ring spielen. Der Dreier auf der C-Linie könnte nur auf C8 wachsen. Ein Stein dort wäre ein Doppelvierer, also ist er kein Dreier.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>In einer eigenen Partie wählst du, ob ein verbotener Zug nicht gespielt werden kann oder die Partie verliert.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Fünf in einer Reihe gewinnen, außer an jedem Ende steht ein Stein des Gegners. Nur Steine blockieren; der Rand des Bretts nicht. Sechs oder mehr gewinnen immer.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Von oben: kein Gewinn, weil beide Enden blockiert sind; ein Gewinn; ein Gewinn, weil der Rand nicht blockiert; ein Gewinn, weil sechs nicht blockiert werden können.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>Bei Caro mit genau fünf zählen die sechs in der letzten Reihe nicht.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Ein Dreier lässt sich aus größerer Entfernung stoppen als sonst: an jedem der markierten Punkte.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Ein anderes Programm benutzt die Partiensammlung.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Die Partiensammlung kann nicht geöffnet oder beschrieben werden.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Die Partiensammlung stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Die Partiensammlung ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Die Datei ist keine Partiensammlung.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Die Festplatte meldet einen Fehler: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Partien werden nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Einstellungen und Engines lassen sich nicht speichern. Änderungen gehen verloren, wenn das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Tipps beim Start zeigen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Vor Patzern warnen</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Kurze Pause vor der Antwort des Computers</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Keine passenden Einstellungen.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Zwei unterste Stufen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Stein gesetzt</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Wenig Zeit</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Am Cursor spielen</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Eingabe- oder Leertaste</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Zurück und vor</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Zu einem Punkt gehen</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Seinen Namen tippen, zum Beispiel H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Erste und letzte Stellung</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Pos1 und Ende</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Einzelschritt</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Wie lange jeder Zug gezeigt wird</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Nichts ist analysiert. F9 startet die Analyse.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>An&amp;sagen</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>&amp;Letzten Zug ansagen</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>&amp;Drohungen ansagen</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>&amp;Verbotene Punkte ansagen</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>&amp;Uhren ansagen</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>&amp;Reihe ansagen</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>S&amp;palte ansagen</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>D&amp;iagonalen ansagen</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>&amp;Gewinnchance ansagen</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Noch keine Züge.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Keine Drohung gefunden.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Nur Renju hat verbotene Punkte.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Keine verbotenen Punkte.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Für Schwarz verboten: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Schwarz %1, Weiß %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>Reihe %1 ist leer.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Reihe %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>Spalte %1 ist leer.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Spalte %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>Die Diagonale von %1 nach %2 ist leer.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Diagonale von %1 nach %2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Noch keine Partien gegen den Computer</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Gewinnquote %1 · %2 gewonnen, %3 remis, %4 verloren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Du gegen den Computer</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Verlauf</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>letzte %1 Partien</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Gewinnquote im Verlauf</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Beide Farben</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Du als Schwarz</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Du als Weiß</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Deine Farbe</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Ergebnisse nach Stufe</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Statistik zurücksetzen? Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Statistik zurücksetzen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Partien mit Hilfe, nicht gezählt: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Tipps, „Besten Zug spielen“, Rückgängig, Analyse und Seitenwechsel gelten als Hilfe.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatusLineText</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Press Enter or place a stone to start.</source>
        <translation>Drücke die Eingabetaste oder setze einen Stein, um zu beginnen.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Zahlen: Gewinnchance von Schwarz in Prozent</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Drücke die Eingabetaste, um zuzuschauen.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Ohne Wertung</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Ohne Wertung: mit Hilfe gespielt</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Ohne Wertung: ein Tipp wurde genutzt</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Ohne Wertung: ein Zug wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Ohne Wertung: der Computer zog für dich</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Ohne Wertung: die Analyse wurde genutzt</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Ohne Wertung: die Spieler haben gewechselt</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Stärke von %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strength, its name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthScale</name>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Rückgängig kennt keine Grenze: Es nimmt Züge, Antworten des Computers und sogar eine neue Partie zurück.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Aus einem offenen Dreier wird ein offener Vierer, und der ist nicht aufzuhalten. Blockiere früh.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Frag nach einem Tipp, wenn du nicht weiterweißt: Er zeigt einen Zug und sagt, warum.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Dreh das Mausrad über dem Brett, um zurückzugehen. Ein Zug dort beginnt eine Variante.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Partien werden von selbst gespeichert; du kannst jederzeit fortsetzen.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Zieh eine Partiedatei oder eine Gomocup-Engine auf das Fenster, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? zeigt alle Tasten, F1 die Hilfe.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Nächster Tipp</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Klicke auf einen Schnittpunkt oder tippe H8 und die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>es ist kein Turnier von uns</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>ein anderes Programm spielt dieses Turnier</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(nicht gestartet)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Engine-Wettkampf</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Einer gegen alle</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Mit der ersten Lektion beginnen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Kurze Schritte am Brett: was ein Dreier ist, was ein Vierer ist und warum zwei Dreier gewinnen.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Für heute fertig. Aufgaben gibt es, so lange du willst.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Fünf Aufgaben aus deinen Partien und der Sammlung, etwa vier Minuten.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Mehr Aufgaben</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 Stellungen mit bewiesenen Lösungen. Gewinn durch Vierer, durch Dreier, Verteidigung.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Gewinn durch Vierer, durch Dreier, Verteidigung. %n gelöst.</numerusform>
            <numerusform>Gewinn durch Vierer, durch Dreier, Verteidigung. %n gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Deine Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Spiel eine Partie und sieh sie durch; aus deinen Fehlern werden Übungen.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>Aus %n durchgesehenen Partie.</numerusform>
            <numerusform>Aus %n durchgesehenen Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>Von fünf in einer Reihe bis zu verbotenen Punkten.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Gewertete Partie</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Ein Gegner, der zu dir passt.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Finde in wenigen Partien deine Stärke.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Wertung, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Mein Fortschritt</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Deine Partien werden durchgesehen, noch %n.</numerusform>
            <numerusform>Deine Partien werden durchgesehen, noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>%n Partie durchsehen, um deine Fehler zu finden.</numerusform>
            <numerusform>%n Partien durchsehen, um deine Fehler zu finden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Verbotene Züge</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Verboten oder nicht? Die Verbote des Renju in fünf Schritten.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Verboten oder nicht? %1 von %2 richtig.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Die Eröffnungen des Renju, ihre Werte und eine Übung.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Erste Aufgabe – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Hier gibt es noch nichts zu üben.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>Durchsicht &amp;anhalten</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>Meine Partien &amp;durchsehen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n Partie durchgesehen.</numerusform>
            <numerusform>%n Partien durchgesehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Zweig gelöscht. Strg+Z bringt ihn zurück.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Zweig kopiert.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Klicke auf einen Punkt, um ihn zu markieren. Esc beendet das Markieren.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Baum der Züge</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Zweig</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>Zweig auf&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Zweig als &amp;SGF kopieren</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Zweig als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>Zur &amp;gleichen Stellung gehen</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>Zweig &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>Gelöschten Zweig &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>Markieren &amp;beenden</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln Zweig</numerusform>
            <numerusform>%Ln Zweige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln Zug gelöscht. Rückgängig</numerusform>
            <numerusform>%Ln Züge gelöscht. Rückgängig</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Baum der Züge</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Dieselbe Stellung steht in einem anderen Zweig.</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPointItem</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move %1: %2 %3, %4</source>
        <translation>Zug %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>Die Durchsicht wurde angehalten. Umschalt+F9 startet sie neu.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Keine Fehler gefunden, nur Ungenauigkeiten. Sie stehen unter „Alle Züge“.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Fehler erscheinen hier, sobald sie sicher sind.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Freestyle</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>Renju</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Caro, exactly five</source>
        <translation>Caro, genau fünf</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Fünf oder mehr in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Genau fünf in einer Reihe gewinnen; sechs oder mehr zählen nicht.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Schwarz darf keinen Doppeldreier, keinen Doppelvierer und keine Überlänge machen.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Fünf gewinnen, wenn nicht beide Enden blockiert sind; sechs oder mehr gewinnen immer.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Wie Caro, aber sechs oder mehr zählen nicht.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübter</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Schnell; übersieht Drohungen.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Sieht Vierer und Fünfer; plant selten.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Blockiert gut und baut Dreier.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Rechnet seine Angriffe bis zum Ende.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Findet lange erzwungene Gewinne. Viel Glück.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Nutzt jeden Kern und seine ganze Zeit.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 pro Zug</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 pro Partie</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 pro Partie + %2 pro Zug</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 gewinnt mit fünf in einer Reihe</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 gewinnt auf Zeit</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 gewinnt: verbotener Zug</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 gewinnt kampflos</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Remis: Das Brett ist voll</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Remis durch Einigung</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Remis durch Zuggrenze</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Remis: beide passten</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 Mrd.</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 Knoten/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>Schwarz gewinnt mit dem nächsten Zug</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Weiß gewinnt mit dem nächsten Zug</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Schwarz gewinnt in %1 Zügen</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Weiß gewinnt in %1 Zügen</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Das übliche Brett, auch für Renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Ein Go-Brett: mehr Platz, längere Partien.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Das größte Brett.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Klein: für schnelle Partien und zum Lernen.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Etwas kleiner als üblich.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Etwas größer als üblich.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Denk nach, so lange du willst.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Jeder Zug muss innerhalb von %1 gespielt werden.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Jeder Spieler hat %1 für die ganze Partie.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Jeder Spieler hat %1 für die Partie und bekommt mit jedem Zug %2 dazu.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Nur Schwarz kann perfekt spielen.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Auf anderen Brettern als 15 × 15 ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Unter dieser Regel ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Mit einer Eröffnungsregel ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Unter dieser Regel ist noch nichts bewiesen.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Der Beweis kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Gewinnt als Schwarz beweisbar jede Partie.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Warnung vor Patzern</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Zurücknehmen gilt als Hilfe.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Der Computer wartet</translation>
    </message>
</context>
</TS>
