<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Gomoku teave</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Gomoku, renju ja caro tugeva arvuti vastu.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Vaba tarkvara MIT litsentsiga.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Kopeeri versioonid</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: täpsus %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Täpsus: kui palju võiduvõimalusest käigud alles hoidsid.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>Analüüsi &amp;paneel</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Muuda analüüsi &amp;põhjalikkust</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Analüüsi seisu</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>Variandis &amp;edasi</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>Variandis &amp;tagasi</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Peata</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analüüsi</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Sügavus %1 · %2 sõlme · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Viimane käik pole veel analüüsitud.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Viimane käik oli hea.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Viimane käik oli ebatäpsus.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Viimane käik oli viga.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Viimane käik oli jäme viga.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Musta vaatest</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Parimad variandid</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Käik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Hinnang</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Variantide arv</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Mitu parimat käiku näidata</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Kui palju näidata</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Kui palju analüüsi mängu ajal näidata</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Kõik</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Ainult graafik</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Ainult hinnang</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Mitte midagi</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Parimad käigud</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Mäng on läbi. Mine analüüsiks tagasi.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Musta võiduvõimalus: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analüüsin…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Parimate käikude nägemiseks vajuta Analüüsi.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Arvud on musta võiduvõimalus protsentides.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Ilma tõestuseta: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Võimalus</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Ainult laual</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Viimane käik oli ainus: iga teine käik kaotab.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Tõestatud: must võidab kuni %n käiguga.</numerusform>
            <numerusform>Tõestatud: must võidab kuni %n käiguga.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Tasakaalus käikude otsimine…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Tasakaalus käike ei leitud.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Kõige tasavägisem: %1 (musta võimalus: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (musta võimalus: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Leia &amp;tasakaalus käigud</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Näitab musta võimalust kõige tasavägisemates punktides.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Ainult avangus kive asetades.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Parim variant</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Parim variant: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Osuta käigule, et näha varianti laual. Klõpsa, et sinna minna.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Osuta käigule, et näha varianti laual.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Sulge see teade</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Puit</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Kiltkivi</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paber</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suur kontrast</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Viimane käik: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, musta võiduvõimalus %2 protsenti</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, keelatud</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Palun oota</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Loen: %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · võitis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Võitis</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · viik</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Viik</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Arvuti</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sina</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · käigul</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mootor</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · mõtleb</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · mõtleb · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>sügavus %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Käigul</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>sügavus %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>tõestatud võit kuni %n käiguga</numerusform>
            <numerusform>tõestatud võit kuni %n käiguga</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>siin tõestamata</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Kellata</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Aeg käigule</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Aeg mängule</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Kell</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuteid mängule</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundeid käigule</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s käigule</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Iga käigu järel lisatavad sekundid</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Ajavõitu tuleb nõuda</translation>
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
        <translation>Saa viis ritta enne vastast.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Must</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Valge</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Juhuslik</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mängi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jätka</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Esimene</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Teine</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Arvuti</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Sõber</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Vaata</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treeni</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Viska münti</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Kõik valikud…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Gomoku on sulle uus?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Reeglid ja esimesed mõtted kahe minutiga.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Sina alustad</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Arvuti alustab</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Käik %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Sina ja %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Kaks mängijat</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Kaks arvutit</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n korrata</numerusform>
            <numerusform>%n korrata</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Näidatud käigu kommentaar</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Lisa kommentaar…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Käigu ko&amp;mmentaar</translation>
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
        <translation>Must %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Neljandad käigud kuni %1 vahega: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Pärast %1 viiendad käigud kuni %2 vahega: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Tuntud rada lõpeb siin.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Sa oled must.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Sa oled valge.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Tee käik %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Rajal: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 lahkub tuntud rajalt: mustal on siis %2, mitte %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 lahkub tuntud rajalt.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 ei saa käia.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 on rajal.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Arvuti käib %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Püsisid tuntud rajal lõpuni.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Tuntud rada lõpeb siin. Vahepeal lahkusid sellelt.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>Käigul %1 · %2 musta, %3 valget</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Siin ei saa mängu alustada: laud on täis või on keegi juba võitnud.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Sundvõidu otsimine…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 võidab neljadega (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 võidab ähvardustega (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>Sundvõitu neljade ja kolmedega pole: %1.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Sundvõitu ei leitud ajaga %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Lõikelaual pole seisu: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Seis kopeeritud.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Salvesta seis</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Laua joonis (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 jäi salvestamata: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvestatud: %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Sea seis üles</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Sea seis üles</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Kordamööda</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eemalda</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Käigul</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Reegel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Võta tagasi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uuesti</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pööra</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Peegelda</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tühjenda</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Aseta</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Kopeeri laud</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Kopeeri tekst</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Mängi siit</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analüüsi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Peata</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lahenda</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvesta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Laud tekstijoonisena</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Käigud kujul H8 I9 … või SGF, kui järjekorda pole</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, joonistatud laud või veebilaua link</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Otsi sundvõitu neljadega (VCF) ja ähvardustega (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Konsool: %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Käsk mootorile, näiteks ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Käsk mootorile</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Kopeeri kõik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Teateid veel pole.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Proovin…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Ei tööta: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Lisa mootor</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Veel proovimata.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Lauad: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Reeglid: teadmata</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reeglid: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Mõistab ka: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Mootorid</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Lisa…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eemalda</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nimi</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Käsk</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Valikud</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Üks real, näiteks: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Proovi</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsool</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Võta eemaldamine tagasi</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Ootab proovi</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 pole käivitatav fail.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Mootoreid veel pole</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Lisa Gomocupi mootor või lohista selle fail siia. Seda proovitakse kohe.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Peata</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Alusta matši</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Mootorite matš</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Mootoreid veel pole</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Lisa mootor menüüst Mootorid või lohista selle fail aknale.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Mänge veel pole</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Seda matši ei saa hiljem jätkata: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 ei käivitunud, nii et selle mänge ei mängita: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Ekspordi tabel</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>mats.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelid (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Ekspordi leht</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>mats.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Lehed (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 jäi salvestamata: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvestatud: %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Vali vähemalt kaks.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln mäng</numerusform>
            <numerusform>%Ln mängu</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Vali kaks või rohkem mootorit ja alusta matši. Siia ilmuvad tabel, tugevuse hinnang ja kõik mängud.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Jätka</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ekspordi</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Leht (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabel (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>see jooksis kokku</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>see lõpetas olekuga %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>see väljastas liiga palju</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>see ei vastanud käsule START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>see vastas „%1”</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>%1 ms jooksul käiku ei tulnud</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>see käis „%1”, mis pole laual</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>see käis %1, mis on hõivatud</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Lisa mootor</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Kas lisada see programm mootorina?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>See käivitub kohe prooviks ja iga kord, kui mängib. Lisa ainult programme, mida usaldad.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (ütles üles)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Viimati ütles see üles: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Mootorid…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>Mootorite m&amp;atš…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>mootor laua taga</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Konsool…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 ei läbinud proovi ega saa mängida.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Käik %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Käik %1 · hindamata</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Hindan… %1/%2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Musta võiduvõimalus</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Musta võiduvõimalus mängu jooksul</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Ülevaate edenemine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Lõpeta selle mängu hindamine</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Musta võimalus</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Avangute uurija</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Avangute &amp;uurija</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Must võitis %1, viike %2, valge võitis %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n mäng</numerusform>
            <numerusform>%n mängu</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Jätkud</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Jätkud sellest seisust</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Käik</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Mängud</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Must – viik – valge</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Jätke veel pole</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Ükski su mäng pole sellest seisust jätkunud. Käigud ilmuvad siia koos tulemustega.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Musta võiduvõimalus</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Väärtus</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Tulemused</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Ava mäng</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Salvesta mäng</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Salvesta pilt või kordus</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 jäi salvestamata: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Pilt salvestatud: %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Käigud kopeeritud.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Mäng kopeeritud SGF-ina.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Hiljutisi mänge pole</translation>
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
        <translation>Kordus salvestatud: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Puu, %Ln käik.</numerusform>
            <numerusform>Puu, %Ln käiku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Sina</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Musta käik. Kas must võib käia %1?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Järgmine küsimus tuleb kohe…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Õige.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Vale.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n järjest</numerusform>
            <numerusform>%n järjest</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Viis õiget vastust järjest viivad järgmisele astmele.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>Õigeid %1/%2. Kõige rohkem järjest: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Tagasi treeningusse</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Keelatud või mitte?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Keelatud (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Lubatud (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Edasi</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Raskus</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Raskus %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 teeb viis ritta ja võidab.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 paistab keelatud, aga must võib sinna käia. Pole päris kolm: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 on mustale keelatud (ülerida): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 on mustale keelatud (kaks nelja): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 on mustale keelatud (kaks kolme): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 on lubatud.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 on lubatud: neli ja kolm pole keelatud.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 on lubatud: on ainult üks neli, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 on lubatud: on ainult üks avatud kolm, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 teeks viis</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 oleks keelatud (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 pole päris kolm: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>kaks kolme</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>kaks nelja</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>ülerida</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Kuus reas või üksik kolm või neli</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Kaks kolme, kaks nelja või neli ja kolm</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Kaks nelja ühel joonel, viied ja suletud kolmed</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Kolmed, millest ei saa avatud nelja</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Kaks kolme kahe kolme sees</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1: tõrge</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Mootor peatus: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Mootor peatus (%1): %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Proovi uuesti</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Mängin seda poolt ise</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Alistu</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Mängi uuesti</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Vaheta pooli</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Vaata üle</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Must pakub viiki</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Valge pakub viiki</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Nõustu</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Keeldu</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Mustal sai aeg otsa</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Valgel sai aeg otsa</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Vastane võib võitu nõuda või jätkata.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Nõua võitu</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Sina võidad</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Sina kaotad</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Abiga mängitud: ei loe.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Pilt (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Vektorpilt (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Liikuv kordus (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Veebileht (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>nime lõpp peab olema .png, .svg, .gif või .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>mängu veel pole</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Mängud (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 jäi avamata: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 on mängu jaoks liiga suur.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Lõikelaual pole mängu.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 pole mäng: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Failis on %n mäng; see on esimene.</numerusform>
            <numerusform>Failis on %n mängu; see on esimene.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Pole mängu, mida salvestada.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 ei mahuta seda mängu: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 jäi salvestamata: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvestatud: %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Salvestatud: %1. Sellesse vormingusse ei mahu: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 pole mängufail.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Reegel</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Avang</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Kell</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Reegel</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Avang</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Laud</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Viik</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>ainult täis laual</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> käiku</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Keelatud käigud</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>ei saa käia</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>kaotavad mängu</translation>
    </message>
    <message>
        <source>after </source>
        <translation>pärast </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Uus mäng</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Võta tagasi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uuesti</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Alistu</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Vaheta mängijat</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analüüs</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Võimalused</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Klõpsa ristumiskohale lähemal.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Algus</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Vali vastane: arvuti, sõber selles arvutis või vaata kahe arvuti mängu. Siis vajuta Enter või aseta kivi. „Kõik valikud” avab akna kõige muuga. Lõpetamata mängu pakutakse nupu all.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mängi</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Kivi asetamiseks klõpsa ristumiskohta.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Mängija vahetamiseks klõpsa tema kaarti: inimene, teine tase või mootor.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Mängud salvestuvad mängimise ajal. Akna sulgemisel ei lähe midagi kaotsi.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Vaata tagasi</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Hiireratas kerib mängu. Väikesed kivid näitavad, kuidas see jätkus.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Variandi alustamiseks tee käik varasemas seisus. Mäng ise jääb alles.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Link laua all viib tagasi mängu.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Vihje (Ctrl+H) tuleb sammhaaval: kõigepealt põhjus ja piirkond, siis käik, siis variant, iga küsimisega üks kivi.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>„Näita ähvardust” (Ctrl+T) ütleb, mida vastane teeks, kui sa passiksid, ja näitab varianti.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>„Käi parim käik” (Ctrl+M) käib sinu eest.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>„Võta tagasi” (Ctrl+Z) võtab tagasi sinu käigu ja arvuti vastuse, samuti alistumise ja isegi uue mängu. Ctrl+Shift+Z teeb tagasivõetu uuesti.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Kahe madalaima taseme vastu hoiatatakse sind jämeda vea eest enne arvuti vastust. Võta see tagasi või jäta. Eelistustes saad muuta, millal hoiatatakse.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Vihjed, parimad käigud, tagasivõtt, analüüs ja poolte vahetus on abi. Abiga mäng arvuti vastu ei loe statistikas ega reitingus.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analüüsib näidatud seisu. Parimad käigud ilmuvad lauale lamedate siltidena, millel on musta võiduvõimalus protsentides; parim on roheline.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Osuta sildile, et näha selle varianti. Ratas kerib varianti, samuti Ctrl+Right ja Ctrl+Left. Klõpsa, et seda variandina jätkata.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>„Must võidab 5 käiguga” loeb musta enda käike kuni viieni.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 avab ja sulgeb paneeli. F10 muudab, kui palju see näitab.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Tõestatud võidud</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Kui võit on tõestatud, pakub kaart nuppu „Tõesta” (Shift+F10): mängi mis tahes kaitset ja programm lükkab selle ümber, kuni viieni.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Kui mäng on läbi, hinnatakse selle käike taustal. Shift+F9 avab ülevaate, iga mängu kohta.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>Graafik näitab musta võiduvõimalust. Klõpsa seda, et minna selle käigu juurde.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Kuni viit pöördepunkti selgitatakse sõnadega. Parim variant on all; osuta selle käikudele, et näha neid laual.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>Käikude loendis on ?! ebatäpsus, ? viga ja ?? jäme viga. Märgitakse ainult seda, mis on kindel. Alt+Down ja Alt+Up liiguvad märgilt märgile.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>Täpsus on see, kui palju võiduvõimalusest mängija alles hoidis.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Pärast kaotust arvutile ütleb kaart, millal see kindlaks sai ja mis oli viimane pääs. „Mängi siit” viib selle juurde tagasi. Ülevaade salvestatakse koos mänguga.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>„Treening” (Ctrl+Shift+T) avab lehe laua kõrval. Seal on õppetunnid, ülesanded, sinu vead ja reitinguga mängud. Kõik jääb sellesse arvutisse.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Klõpsa käiku, mille sa teeksid. Õige on iga käik, mis toimib. Pärast valet näitab laud, mis järgneb, ja võid uuesti proovida.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H aitab sammhaaval. Ctrl+M näitab lahendust. Ctrl+Right läheb järgmise ülesande juurde.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>See, mis ei õnnestunud, tuleb minutite, päevade või kuude pärast tagasi, kuni sa seda oskad.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Sinu reiting arvutatakse abita mängudest ja seda näidatakse, kui see ütleb piisavalt.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 näitab mängu puud: käigud lähevad alla, harud paremale. Mull on kommentaar. Kaks lühikest kriipsu tähendavad, et teine haru jõuab samasse seisu.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Nooleklahvid liiguvad puus. Delete eemaldab haru; Ctrl+Z toob selle tagasi.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Sõlme menüü, ka Redigeerimine &gt; Haru, tõstab haru, teeb selle peavariandiks või kopeerib selle.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 kuni Alt+6 valivad märgi: kolmnurk, ruut, rõngas, rist, tähed, numbrid. Klõpsa punkte, et need märkida, ja uuesti, et märk eemaldada. Esc lõpetab märkimise.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E kirjutab kommentaari näidatud käigule. Esc viib tagasi lauale.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Märgid ja kommentaarid kuuluvad näidatud käigu juurde ja salvestatakse koos sellega.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E avab redaktori laua kõrval. Sinu mäng ootab selle taga.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Aseta kive kordamööda või üht värvi või eemalda neid. Vali, kes on käigul, reegel ja laud.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>„Aseta” loeb SGF-i, käike nagu H8 I9 või 7,7 8,8, joonistatud laudu ja veebilaudade linke.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Siis mängi siit, analüüsi või lahenda: otsi sundvõitu neljadega (VCF) või ähvardustega (VCT). Selle varianti näidatakse laual.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>„Mängude kogu” (Ctrl+L) loetleb kõik su mängud. Topeltklõps avab mängu.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Otsing leiab mängijaid, kuupäevi, avanguid ja kommentaare.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>„See seis” (Ctrl+Shift+L) loetleb mängud, milles oli laual olev seis, ka pööratult või peegeldatult.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>„Impordi” lisab faile või terve kausta. Samal ajal võid mängida.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>„Statistika” näitab, kuidas sul iga taseme vastu läheb.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>Avangute uurija (F7) näitab, kuidas su mängud laual olevast seisust jätkusid.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>„Ava” (Ctrl+O) loeb SGF-, psq-, RenLib- (.lib), .rif- ja tekstifaile. Võid ka faili aknale lohistada või mängu klahvidega Ctrl+V asetada.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Kui fail oma reeglit ei nimeta, ütleb teade laua kohal, millist eeldatakse. Vali teine sealt või menüüst Redigeerimine.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>„Salvesta” (Ctrl+S) kirjutab mängu koos variantide, kommentaaride ja märkidega. Nime lõpp valib vormingu.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>„Salvesta pilt või kordus” kirjutab laua pildi, animatsiooni või lehe brauserile.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C kopeerib käigud, Ctrl+Shift+C kogu mängu SGF-ina.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>„Mootorid” menüüs lisab mis tahes Gomocupi mootori. Seda proovitakse kohe. Lisa ainult programme, mida usaldad.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Mootori vastu mängimiseks klõpsa mängija kaarti ja vali mootor.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Selle valikud jäävad alles: üks real.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Konsool näitab, mida mootor ja programm teineteisele ütlevad.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Kui mootor mängu ajal üles ütleb, küsib teade laual, kuidas jätkata.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>Avangureeglite ajal mootoritelt ei küsita, sest enamik neid ei tunne. Nende eest otsustab sisseehitatud arvuti.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>„Mootorite matš” menüüs Mootorid laseb mootoritel omavahel mängida. Sisseehitatud arvuti võib osaleda igal tasemel.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Iga avangut mängitakse kaks korda, pooli vahetades.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Tabel näitab seisu ja Elo vahe hinnangut. Vahemik ütleb, kui kindel see on: rohkem mänge teeb selle väiksemaks.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Topeltklõps näitab mängu.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Eelistused (Ctrl+,) muudavad kohe seda, mida näed ja kuuled.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Hele ja tume on nagu süsteemis, kui sa ise ei vali. Teksti saab suuremaks teha.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Menüü Vaade näitab või peidab koordinaadid, käikude numbrid, viimase käigu, keelatud punktid ning avatud kolmed ja neljad, ja seal on laua kujundused.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Helisid saab ükshaaval välja lülitada.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Kõike saab teha hiireta. Kõigi klahvide loendi jaoks vajuta ?.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Kivi asetamine: liiguta kursorit nooleklahvidega ja vajuta Enter või kirjuta punkt, näiteks H8, ja vajuta Enter.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Mängu kerimine: Page Up ja Page Down, Home ja End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab liigub akna ühest osast teise. Alt koos tähega avab menüü.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 avab selle abi lehelt, mis sobib kohaga, kus oled.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>Abis</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F otsib. Alt+Left läheb tagasi. Esc sulgeb akna.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Ekraanilugeja</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Laud on tabel ja iga lahter ütleb oma kivi: „H8, must, käik 1”. Viimane käik teatatakse. Igal juhtelemendil on nimi.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Vali kaks või enam mootorit. Mängivad kõik kõigiga või üks kõigi teistega.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Jätka viib katkenud matši edasi, ka pärast kokkujooksmist. Ekspordi salvestab tabelid.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Klahvid, mis räägivad</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>Olekureal ja ekraanilugejaga: Ctrl+1 viimane käik, Ctrl+2 ähvardused, Ctrl+3 keelatud punktid, Ctrl+4 kellad. Kursori punktist: Ctrl+5 rida, Ctrl+6 veerg, Ctrl+7 diagonaalid. Ctrl+8 võiduvõimalus, kui seis on analüüsitud.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Abi: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Vaata ka: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Kuidas mängida</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Reeglite võrdlus</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Miks avangureeglid</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro ja Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>Renju 26 avangut</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Viiendad käigud</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Mängimine</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Vihjed, tagasivõtt ja hoiatused</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analüüs</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ülevaade</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treening</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Puu, märgid ja kommentaarid</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Seisu ülesseadmine</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Mängude kogu</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Failid ja pildid</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Mootorid</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Mootorite matšid</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Välimus, heli ja keel</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Klaviatuur ja ekraanilugeja</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Esimesed sammud</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reeglid</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Avangureeglid</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Abi</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Otsi abist</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Teemad</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Ühelgi lehel pole neid sõnu. Proovi vähem või teisi sõnu.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Tagasi</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Tagasi eelmisele lehele (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Tõenäoline jätk: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Hea käigu otsimine…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Ähvarduse otsimine…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Küsi uuesti, et näha käiku.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Küsi uuesti, et näha varianti.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Võiduvariant: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Tõenäoline jätk: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Võiduvariant: %1. See on viis reas.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>Lisatud %Ln mäng.</numerusform>
            <numerusform>Lisatud %Ln mängu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln on juba kogus.</numerusform>
            <numerusform>%Ln on juba kogus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln jäi lugemata (%1).</numerusform>
            <numerusform>%Ln jäi lugemata (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Import peatus: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Impordin: %Ln mäng</numerusform>
            <numerusform>Impordin: %Ln mängu</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Impordi mänge</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Viis reas</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Mängid mustaga. Viis su kivi reas võidavad mängu. Sul on neli. Aseta viies kivi.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Viis reas. Sa võidad!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Mitte sinna. Otsi üles oma neli musta kivi ja käi nende otsa.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Iga suund loeb</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Rida võib olla rõhtne, püstine või diagonaalis. Mustal on diagonaalis neli kivi, vahel tühik. Tee viis.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Jah. Kivi tühikus teeb viis.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Mitte sinna. Järgi musti kive alt vasakult üles paremale. Üks on puudu.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Peata neli</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Valgel on neli reas ja ta tahab viit. Mängid mustaga. Peata valge kohe.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Hästi blokeeritud. Valge ei saa enam viit teha.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Valge teeks järgmisena viis. Pane kivi sinna, kuhu valge tahab käia.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Võida enne, kui blokeerid</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Mõlemal on neli reas ja on sinu käik. Valget pole vaja peatada, kui saad kohe võita.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Õige. Esimene viis võidab mängu.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>On parem käik: saad ise viis teha.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Avatud neli</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Nelja kahe vaba otsaga ei saa peatada: valge blokeerib vaid ühe otsa. Tee selline neli.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Avatud neli. Mida valge ka teeb, sina teed viis.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Lisa kivi kohe oma kolme otsa, nii et nelja mõlemad otsad jäävad vabaks.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Peata kolm õigel ajal</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Valgel on kolm reas kahe vaba otsaga. Järgmisena teeks ta avatud nelja. Peata see kohe.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Hea. Valge ei saa enam avatud nelja teha.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Valge võidab ikka avatud neljaga. Käi valgete kivide otsa kõrvale.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Avatud kolm</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Kolm, millest saab avatud neli, on avatud kolm. Vastane peab vastama. Tee avatud kolm.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Avatud kolm. Nüüd peab valge sind peatama.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>See ei tee avatud kolme. Käi oma kahe kivi diagonaalile, nende lähedale.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Tühikuga kolm</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Neil kolmel valgel kivil on tühik, aga nad on sama ohtlikud. Peata nad. Tühik ise on hea koht.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Tubli. Otsi alati tühikuga kolmesid.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Valge täidab tühiku ja saab avatud nelja. Käi tühikusse või kivide kõrvale.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Kaks nelja korraga</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Mõlemad su kolmed on ühest otsast blokeeritud. Aga üks kivi teeb kaks nelja ja valge peatab vaid ühe. Leia see.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Kaks nelja ühe kiviga. Valge ei peata mõlemat.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>See teeb kõige rohkem ühe nelja. Vaata, kus kaks rida kohtuvad.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Neli ja kolm</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Üks kivi teeb nelja ja avatud kolme. Valge peatab nelja ja kolmest saab avatud neli. Mängi viieni.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Neli ja kolm on kõige tavalisem võidutee. Jäta meelde.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>See ei võida. Leia punkt, mis on kolme real ja kahe veerus.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Kaks kolme korraga</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Üks kivi võib teha kaks avatud kolme. Valge peatab vaid ühe. Leia selline punkt.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Kaks avatud kolme. Kui valgel pole nelja, võidad sina.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>See teeb kõige rohkem ühe kolme. Vaata, kus kahe paari jooned kohtuvad.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Kõik kaitsed</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Avatud kolme saab peatada mitmes kohas. Leia iga punkt, mis selle peatab.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Need on kõik. Mängus vali see, mis sind kõige rohkem aitab.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Kui sinna käid, võidab valge ikka.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Võit neljadega</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Igale neljale tuleb vastata. Nii saad teha nelja nelja järel, kuni võidad. Mängi viieni.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>Vastasel polnud kordagi valikut. Mängijad kutsuvad seda VCF-iks.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>See ei võida õigel ajal. Otsi neli, mis ehitab midagi uut.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Õige järjekord</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Siin on vaja rohkem neljasid ja nende järjekord loeb. Mõtle lõpuni enne esimest kivi.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Lõpuni õige. Hästi arvutatud.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Sellele on vastus ja rünnak on läbi.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Ainus käik</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Vastane ähvardab võita ja sind päästab vaid üks käik. Leia see.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Päästetud. Iga teine käik kaotab.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Vastane võidab ikka sundkorras. Uuri kõigepealt, mida ta ähvardab.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Võit ähvardustega</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Ainult neljad siin ei võida. Aga ka avatud kolmele tuleb vastata. Sega kolmi ja neljasid ning võida.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Võit neljade ja kolmedega. Mängijad kutsuvad seda VCT-ks.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>Vastasel on sellele vastus. Otsi avatud kolme.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Pikem rünnak</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>See rünnak võtab rohkem käike. Kolmed jätavad vastasele valiku: mõtle igale vastusele.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Auguta rünnak. Väga hea.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Sellele on kaitse. Proovi uuesti.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Kuus pole viis</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Standardreegliga võidab täpselt viis reas. Kuus ja rohkem ei loe. Tee täpselt viis.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Täpselt viis. Sa võidad.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>See ei tee täpselt viit. Loe kivid üle.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: mustale mitte kuut</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>Renjus on mõned punktid mustale keelatud. Esimene liik: kuus või rohkem reas. Leia kõik keelatud punktid.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Õige. Mustal oleks seal kuus ja ta kaotaks. Valge võib kuut teha.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Must võib sinna käia.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: mitte kaht kolme</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Must ei tohi ühe kiviga teha kaht avatud kolme. Leia kõik keelatud punktid.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Õige. Mis mujal võidab, on siin mustale keelatud.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: mitte kaht nelja</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Ka kaks nelja ühe kiviga on mustale keelatud. Leia kõik keelatud punktid.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Õige. Kuus, kaks kolme, kaks nelja: need on kõik keelud.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: kuidas must võidab</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Neli koos ühe avatud kolmega on lubatud. Nii must renjus võidabki. Mängi viieni.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Neli ja kolm pole keelatud ning võidab.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>See ei võida. Otsi neli ja kolm.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: sunni must keelatud käigule</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Mängid valgega. Tee neli, mida must saaks peatada ainult keelatud punktis.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Seal must sind peatada ei tohi. Valge võidab sageli nii.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Mustal on sellele vastus. Kus oleks mustal kuus reas?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Avangud: esimene kivi</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>Keskel on kivil kõige rohkem ruumi. Paljud avangureeglid nõuavad seda. Aseta sinna musta esimene kivi.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Laua keskpunkt, nimega H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>See pole keskkoht. Otsi täppi laua keskel.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Avangud: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Must alustab ja see on suur eelis. Pro reegliga peab musta teine kivi olema väljaspool keskmist 5 × 5 ruutu. Aseta see.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Õige. Väljaspool ruutu on musta eelis väiksem.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Liiga lähedal. Hoia keskpunktist vähemalt kolm punkti eemale.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Avangud: renju, valge</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Renju algab ühega 26 kujundist. Valge esimene kivi on keskpunkti kõrval, otse või diagonaalis. Aseta see.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Õige. Otse on otsene, diagonaalis kaudne.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Liiga kaugel. Kivi peab olema keskpunkti kõrval.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Avangud: renju, must</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>Musta teine kivi on keskmises 5 × 5 ruudus. Vali punkt. Mängus võib vastane siis värvi valida, nii et vali aus.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>See on üks renju 26 avangust.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Liiga kaugel. Jää keskpunktist kahe punkti kaugusele.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>lõpetamata</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>viik</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Must võitis</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Valge võitis</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Mängude kogu</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Otsi mänge</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kõik reeglid</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Reegel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kõik mängud</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Lõpetatud</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Lõpetamata</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Olek</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Kuupäev</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulemus</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Lõppseis</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ava</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ekspordi…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Kustuta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Pärast %n käiku</numerusform>
            <numerusform>Pärast %n käiku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln mäng</numerusform>
            <numerusform>%Ln mängu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n mäng kustutatud. Võta tagasi</numerusform>
            <numerusform>%n mängu kustutatud. Võta tagasi</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Otsi mängijaid, kuupäevi, avanguid ja kommentaare</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Impordi</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Failid…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Kaust…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>See seis</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Ainult mängud laual oleva seisuga, ka pööratult või peegeldatult</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Ühtegi mängu ei leitud</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Otsi midagi muud või näita kõiki mänge.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Mänge veel pole</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Kõik sinu mängud salvestatakse siia. Impordi lisab mänge failidest.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Ekspordi mäng</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Mängud (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 jäi salvestamata: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvestatud: %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>Mängude &amp;kogu…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistika…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Impordi kaust</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Impordi mänge</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Mängud (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Kõik failid (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Selle &amp;seisuga mängud…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Miks sa kaotasid</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Mängi siit</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Tagasi viimase pääsu juurde, sinu käik</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Kaotus sai kindlaks käiguga %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Sinu viimane pääs oli %1, mitte %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>Varasematest käikudest pääsu ei leitud.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Mäng</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigeerimine</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vaade</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analüüs</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;bi</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Mängi &amp;uuesti</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Alistu</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>&amp;Paku viiki</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>&amp;Nõua ajavõitu</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;ass</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Vaheta poo&amp;li</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;us</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Samm</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Välju</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Võta tagasi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uuesti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>V&amp;ihje</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;Käi parim käik</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Algseis</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ta&amp;gasi</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Edasi</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Lõppseis</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Täisekraan</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;Gomoku teave</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Mootorid</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Hi&amp;ljutised</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Uus mäng</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>&amp;Kohandatud mäng…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ava…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvesta</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salvesta &amp;kui…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Salvesta &amp;pilt või kordus…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Kopeeri käigud</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Kopeeri &amp;mäng</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>A&amp;seta mäng</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Eelistused…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Kiirklahvid</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Näita ä&amp;hvardust</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Treeni</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>Kuidas &amp;mängida</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Gomoku &amp;abi</translation>
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
        <translation>Märgi &amp;kolmnurgaga</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Märgi &amp;ruuduga</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Märgi r&amp;õngaga</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Märgi r&amp;istiga</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Sildista &amp;tähtedega</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Sildista &amp;numbritega</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Siltide tekst</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Oma silt; tühi tähendab järgmist tähte</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (ei käivitunud)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mootor</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Topeltklõps näitab mängu.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Käib esimene mäng…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Ühtegi mängu ei lõpetatud.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 mängu</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Seis %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Seis %2 · Elo %3 (95 %: %4 kuni %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulemus</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Paremusjärjestus</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Risttabel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Mängud</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Võite</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Viike</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaotusi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Aeg</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Tõrkeid</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Keskmine aeg käigule</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Must</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Valge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Matši mängud</translation>
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
        <translation>Avanguid pole: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ei saa lugeda: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Avangud</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Mootorid</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Osalevad mootorid</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Igaüks igaühega</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Üks kõigi vastu</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Kes kellega mängib</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Väljakutsuja</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Väljakutsujat pole</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Reegel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s käigule</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundeid käigule</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min mängule</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Mängule piiri pole</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuteid mängule</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> mängu paari kohta</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Mängude arv paari kohta</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Tasakaalus avangud</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Juhuslikud avangud</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tühi laud</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Avangud failist…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Avangud: %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> korraga</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Mänge korraga</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Lisa mängud kogusse</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Seda mängu enam kogus pole.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Musta käik</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Valge käik</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Mäng on läbi. Alusta uut või võta käik tagasi.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Pole veel sinu käik.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 on hõivatud.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>See pole laual.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Must ei tohi käia %1: tekib kaks kolme.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Must ei tohi käia %1: tekib kaks nelja.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Must ei tohi käia %1: tekib ülerida.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Pole midagi tagasi võtta.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Pole midagi uuesti teha.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Avangureegel ei luba sel käigul %1.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Pass on lubatud ainult renjus.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Viigipakkumiseks on vaja kaht inimest.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Alistuda saab ainult inimene.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Sel mängul pole kella.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Vastasel on veel aega.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Sellist käiku mängus pole.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Nende valikutega mängida ei saa.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Vasta kõigepealt teatele.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 teeb viis ritta ja võidab.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 blokeerib viie.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 teeb avatud nelja.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 teeb nelja, millele tuleb vastata.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 teeb avatud kolme.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 on raamatukäik.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 paistab parim.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Viik</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Must võidab</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Valge võidab</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Rohkem kui viis reas</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Viis reas</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Valge alistus</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Must alistus</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Valgel sai aeg otsa</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Mustal sai aeg otsa</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Must tegi keelatud käigu</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Laud on täis</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Mõlemad mängijad nõustusid</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Käikude piir on täis</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Mõlemad mängijad passisid</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Valge mootor ütles üles</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Musta mootor ütles üles</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, tühi</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, must</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, valge</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, must, käik %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, valge, käik %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 on juba pakutud.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 on juba pakutud viienda käigu peegelpilt.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Vali üks pakutud viiendatest käikudest.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 pole laual.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: nüüd kirjuta rea number.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: vajuta Enter, et sinna käia.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Saad viis ritta teha.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Vastane ähvardab viiega.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Saad neljadega võita %1 käiguga.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Saad sundkorras võita %1 käiguga.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Saad teha avatud nelja.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Vastane ähvardab avatud neljaga.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Vastane ähvardab neljadega võita.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Saad teha nelja, millele tuleb vastata.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Saad teha avatud kolme.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>On raamatukäik.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Midagi pole kiiret; otsi tugevat punkti.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 võidab neljadega %2 käiguga.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 võidab sundkorras %2 käiguga.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 blokeerib avatud kolme.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 hoiab ära avatud nelja punktis %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 hoiab ära võidu neljadega.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 hoiab ära neljade võidu, mis algab punktist %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1: võiduähvardust ei leitud.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 ähvardab viiega punktis %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 ähvardab avatud neljaga punktis %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 ähvardab neljadega võita %2 käiguga, alates %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 ähvardab sundkorras võita %2 käiguga, alates %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Selle asemel saad teha viis punktis %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>See kaotab: %1 saab teha viis punktis %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>See võib kaotada: %1 saab teha avatud nelja punktis %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>See võib kaotada: %1 saab neljadega võita %2 käiguga, alates %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, ebatäpsus</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, viga</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, jäme viga</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Käik %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, ainus käik</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Järgmine käik:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Käike veel pole. Klõpsa ristumiskohta.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Veel käike</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Uus mäng</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mängijad</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Vaheta värve</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Mängi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>Selle mängu &amp;reegel</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Reeglit pole antud; eeldame: %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 ei anna reeglit; eeldame: %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Avatud: %1.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Selle mängu reegel</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Lisa kogusse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Eeldatud reegel:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Neljanda käigu tagasivõtmiseks klõpsa lauda.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Viiendate käikude nägemiseks klõpsa neljandat käiku.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Vaata siia.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>Esimene käik on palju väärt. Avangureegel teeb alguse ausaks: see piirab, kuhu kive võib asetada, või laseb mängijatel pärast mõnda kivi poole valida.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Vaba tähendab, et avangureeglit pole: must alustab ükskõik kust.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Aknas</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Kaart laua kõrval ütleb, kes mida tegema peab, ja sellel on iga valiku jaoks nupp.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Laud tumeneb seal, kuhu käia ei tohi.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>„Võta tagasi” võtab tagasi nii otsused kui ka kivid. Vihje ütleb, mida arvuti teeks.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Kellad käivituvad, kui avang on läbi.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>„Leia tasakaalus käigud” menüüs Analüüs (Ctrl+B) näitab musta võimalust kõige tasavägisemates punktides.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Sõnad</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Esimene mängija on see, kellele on määratud must. Vahetamine tähendab, et mängijad vahetavad värvid; kivid jäävad paigale.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>Musta esimene kivi läheb keskele.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Valge käib ükskõik kuhu.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Musta teine kivi läheb väljapoole keskmist 5 × 5 ruutu. Long Pro puhul: väljapoole keskmist 7 × 7.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Pärast seda on mäng vaba.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: must ei tohi käia tumendatud ruutu.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: ruut on suurem.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Esimene mängija asetab kolm kivi ükskõik kuhu: must, valge, must.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Teine mängija jääb valgeks või vahetab ja mängib mustaga.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Valge teeb neljanda käigu.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Kolm kivi, mis võivad olla ausad. Nüüd valib teine mängija poole.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Gomoku maailmameistrivõistluste reegel.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>Teisel mängijal on kolm võimalust: jääda valgeks, vahetada ja mängida mustaga või asetada ükskõik kuhu veel kaks kivi, valge ja musta.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Pärast kaht lisakivi valib poole esimene mängija.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Valge teeb järgmise käigu.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Teine mängija asetas 4 ja 5. Nüüd valib poole esimene mängija.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 ja Taraguchi-10 on renju jaoks. Esimesed kolm algavad ühega 26 avangust:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Must kivi keskel.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Valge kivi selle kõrval, ka diagonaalis.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Must kivi keskmises 5 × 5 ruudus.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Kus kolmas kivi on lubatud. Pööratud ja peegeldatud seisud loevad üheks, nii et neid on 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Rida laua all näitab avangu nime.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Esimene mängija asetab ühe 26 avangust.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Teine mängija jääb valgeks või vahetab.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Valge teeb neljanda käigu ükskõik kuhu.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Must pakub kaks viiendat käiku.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Valge jätab neist ühe ja teeb kuuenda käigu.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Must pakub A ja B. Valge valib selle, mis on mustale halvem.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Esimene mängija asetab ühe 26 avangust ja teatab, mitu viiendat käiku must pakub, kuni 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Must pakub teatatud arvu viiendaid käike.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Valge valib neist ühe ja teeb kuuenda käigu.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Mida tugevam on avang mustale, seda rohkem viiendaid käike teeb selle ausaks.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Valge teeb neljanda käigu ükskõik kuhu ja teatab üks kuni kaheksa viiendat käiku.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Must jääb või vahetab.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Kivid asetatakse kasvavasse ruutu. Iga esimese nelja kivi järel võib teine mängija vahetada.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Must käib keskele.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Valge käib keskmisse 3 × 3.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Must käib keskmisse 5 × 5.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Valge käib keskmisse 7 × 7.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Must käib keskmisse 9 × 9 ja valge võib veel kord vahetada. Või kui pärast neljandat kivi keegi ei vahetanud, pakub must kümme viiendat käiku ükskõik kuhu; valge valib ühe ja keegi enam ei vaheta.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Kus üksik viies kivi on lubatud.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>Enamikus renju avangureeglites pakub must mitu viiendat käiku ja valge jätab neist ühe. Klõpsa üksteise järel punkte, mida pakud. Siis klõpsab valge seda, mis jääb.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Ükski pakutud käik ei tohi olla teise peegelpilt. Loeb ainult nelja kivi sümmeetria, mitte laua keskpunkt.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Käigul rõngas on kolm peegelpilti, märgitud punktid. Neist neljast võib pakkuda ainult ühe.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Must pakub ühe viienda käigu.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Must pakub viiendaid käike: %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 jätab viiendaks käiguks %2.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 jääb mustaks.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 vahetab ja mängib mustaga.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 vahetab ja mängib valgega.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 asetab veel kaks kivi.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 pakub kümme viiendat käiku.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 jääb valgeks.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Avang: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Ootame vastase otsust.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Avang on valmis.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Viiendad käigud: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Vaba</translation>
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
        <translation>Must alustab ükskõik kust.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Must alustab keskelt; musta teine kivi on väljaspool keskmist 5 × 5.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Must alustab keskelt; musta teine kivi on väljaspool keskmist 7 × 7.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Üks mängija asetab kolm kivi; teine valib poole.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Üks mängija asetab kolm kivi; teine valib poole või lisab kaks ja laseb esimesel valida.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Üks renju 26 avangust, siis poole valik ja kaks viiendat käiku valida.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Renju avang viiendate käikude arvuga, siis poole valik.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>Neljanda kiviga kuni kaheksa viiendat käiku, siis taas poole valik.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Iga kivi järel võib vahetada või pakkuda kümme viiendat käiku.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Aseta must kivi ükskõik kuhu.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Aseta valge kivi ükskõik kuhu.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Aseta must kivi väljapoole keskmist %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Aseta valge kivi väljapoole keskmist %1 × %1.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Aseta esimene kivi keskele.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Aseta must kivi keskmisse %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Aseta valge kivi keskmisse %1 × %1.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Kumba poolt mängid?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Mitu viiendat käiku peaks must pakkuma?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Vali, milline viies käik jääb.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Jään mustaks</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Jään valgeks</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Vaheta: mängin valgega</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Vaheta: mängin mustaga</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Aseta veel kaks</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Paku kümme viiendat käiku</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Soovitus: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Esimene mängija</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Teine mängija</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sina</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Arvuti</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Avang: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Paku viiendaid käike: veel %1.</translation>
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
        <translation>õpitud</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Siit edasi pole rohkem teada.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Tagasi treeningusse</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Avangud</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Harjuta mustaga</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Harjuta valgega</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Laua kujundus</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaadid</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Käikude numbrid</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Märgi viimane käik</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Keelatud punktid</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Avatud kolmed ja neljad</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatsioon</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Inimene</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Arvuti, tase %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Arvuti, täistugevus</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Mängija: %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s käigule</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Sekundeid käigule: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Lisa mootor…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Mängijad</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Avang otsustab, kes millise värviga mängib.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Mängige kordamööda selles arvutis. Must alustab.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Esimene mängija</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Teine mängija</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Nimi: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Tagasi treeningusse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lahendus</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Jäta vahele</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Edasi</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Avangud</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Tagasi avangute juurde</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>Esimesel katsel lahendatud: %1/%2.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Leia parem käik</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Sa oled must.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Sa oled valge.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 Oma mängus käisid %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Sinu mängu käik on märgitud punktis %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 on õige. Edasi.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 on juba leitud.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 on hea käik.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 on mustale keelatud.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Pärast %1 võidab vastane. Laud näitab kuidas.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>On parem käik kui %1. Laud näitab, mis järgneb.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Lahendus: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>reiting puudub, %n mäng</numerusform>
            <numerusform>reiting puudub, %n mängu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>võib olla pööratud või peegeldatud</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Minu &amp;edenemine</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Ekspordi edenemine</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku edenemine</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Edenemine (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 jäi salvestamata: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvestatud: %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Minu edenemine</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Tagasi treeningusse</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Sinu treening kustutati. Mängud on endiselt kogus.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Võta tagasi</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Siin pole veel midagi</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Tee õppetund, lahenda ülesanne või mängi reitinguga mäng. Siia ilmuvad su reiting, täpsus ja see, mida oled õppinud.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Täna</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Päeva viis</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Reitinguga mäng</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Ülesanded</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Reitingu reegel</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Täpsus</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Õppetunnid</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaardid</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>See nädal</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Ainult selles arvutis, kuhugi ei saadeta.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ekspordi…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Salvestab kõik sellelt lehelt faili.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Kustuta</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Kustutab reitingud, vastused ja kaardid. Mängud jäävad kogusse.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>tehtud %1/%2</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Päeva viis on tehtud.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n kaart korrata.</numerusform>
            <numerusform>%n kaarti korrata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Järgmine õppetund: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Esimene õppetund</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Järgmine õppetund</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Reiting</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Reiting, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n reitinguga mäng</numerusform>
            <numerusform>%n reitinguga mängu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>Võite %1, viike %2, kaotusi %3.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Reitingu kõver, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>Viimases %1 üle vaadatud mängus; %2 % kõigis (%3).</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>%n üle vaadatud mängus.</numerusform>
            <numerusform>%n üle vaadatud mängus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Täpsuse kõver: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>reiting %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Ühtegi pole veel proovitud.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>Lahendatud %1/%2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Kõik tehtud.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Järgmine: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n korrata</numerusform>
            <numerusform>%n korrata</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Vigadest ja ebaõnnestunud ülesannetest saavad kaardid, mis tulevad tagasi.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>Kokku %1: tuttavaid %2, uusi %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n päev järjest</numerusform>
            <numerusform>%n päeva järjest</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Viimase seitsme päeva jooksul vastuseid pole.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n vastus seitsme päevaga, %1 % õige.</numerusform>
            <numerusform>%n vastust seitsme päevaga, %1 % õiged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Must võidab kuni %n käiguga iga kaitse vastu.</numerusform>
            <numerusform>Must võidab kuni %n käiguga iga kaitse vastu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Valge võidab kuni %n käiguga iga kaitse vastu.</numerusform>
            <numerusform>Valge võidab kuni %n käiguga iga kaitse vastu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Mustal on tõestatud võit.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Arvuti näeb musta võitu.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Valgel on tõestatud võit.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Arvuti näeb valge võitu.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Tõestuse otsimine…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>Piiri sees tõestust ei leitud. Võit ei ole kindel.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Proovi valgega mis tahes kaitset. Mustal jäänud käike: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Proovi mustaga mis tahes kaitset. Valgel jäänud käike: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Must vastab…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Valge vastab…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Vastuse nägemiseks klõpsa lauda.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Viis reas: see kaitse on ümber lükatud.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Seda kaitset ei õnnestunud piiri sees ümber lükata.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Tõestus</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Tõesta</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Mängi mis tahes kaitset ja vaata, kuidas see murdub.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Teine kaitse</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Tagasi viimase kaitse valiku juurde</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Parim kaitse</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Käik, mis peab kõige kauem vastu</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Loobu</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulge</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lahku</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Tagasi sinna, kus olid; katsed jäävad variantideks</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Tõ&amp;esta</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Mängi mis tahes kaitset ja vaata, kuidas see murdub.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Siin pole tõestatud võitu. Analüüsi kõigepealt seisu.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>&amp;Proovi ümber lükata</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Mängi valgega seisust, kus mustal on tõestatud võit.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Võit neljadega</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Võit ähvardustega</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Neli ja kolm</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Sunni must keelule</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Leia kõik kaitsed</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Ainus käik</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Algaja</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kerge</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Keskmine</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Raske</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Musta käik</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Valge käik</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: võida neljadega %n käiguga.</numerusform>
            <numerusform>%1: võida neljadega %n käiguga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: võida neljade ja kolmedega %n käiguga.</numerusform>
            <numerusform>%1: võida neljade ja kolmedega %n käiguga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: võida nelja ja kolmega %n käiguga.</numerusform>
            <numerusform>%1: võida nelja ja kolmega %n käiguga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: sunni must keelule %n käiguga.</numerusform>
            <numerusform>%1: sunni must keelule %n käiguga.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: leia iga käik, mis võidu peatab.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: ainult üks käik ei kaota. Leia see.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 on mustale keelatud.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 ei ähvarda millegagi.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>Käigule %1 on vastus.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Pärast %1 võidab vastane.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>Ka %1 võidab, aga kauem. Leia lühem võit.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 ei võida sundkorras.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 on õige. Leitud %2/%3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 on õige. Edasi.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Lahendatud. Must ei tohi sind punktis %1 peatada.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Lahendatud.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 on juba leitud.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Saad viis teha.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Tee avatud neli või kaks nelja.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Tee ühe kiviga neli ja avatud kolm.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Tee neli.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Tee avatud kolm.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Vaikne käik: ei kolm ega neli, aga ähvardus.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Peata viis.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Vastane ähvardab neljadega võita. Katkesta see ahel.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Vaata märgitud ruudu sisse.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Käi %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Kuus reas</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Kaks kolme, kaks nelja</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Piiripealsed</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Võltskolmed</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Kolmed kolmede sees</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>See ei ähvarda veel millegagi: käik, mis parandab su seisu.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>Käigule %1 saab vastata %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Tee viis</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: tee viis.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>See on koopia</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Mäng on avatud teises aknas. Siin mängitu salvestatakse uue mänguna.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Loodi uus mängude kogu</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Vana fail on alles: %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Mängude kogu ei vastanud. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Kogu mängu %1 ei saa lugeda.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 käis %2: tagasi mängu</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tagasi mängu</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Näita taas uusimat seisu (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Tee enne mängust ülevaade, et vead leida.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>Selles suunas vigu ei leitud.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>Mängu ü&amp;levaade</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Järgmine viga</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Eelmine viga</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Näita võiduvõimalust mängu &amp;ajal</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Pöördepunktid</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Kõik käigud</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Sulge ülevaade</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Õpi oma vigadest (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Hindamata</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Hea käik</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ebatäpsus</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Viga</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Jäme viga</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1: võiduvõimalus langeb, %2 asemel %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1: võiduvõimalus tõuseb, %2 asemel %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 võidab nüüd kohe, mitte %2 käiguga.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 võidab nüüd %2, mitte %3 käiguga.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Viis reas jäi märkamata.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Võit %1 käiguga jäi märkamata. Käigul %2 oleks piisanud %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Võit %1 käiguga jäi märkamata.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 saab nüüd teha viis punktis %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Avatud kolm jäi alles: %1 saab nüüd teha avatud nelja punktis %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 saab nüüd neljadega võita %2 käiguga, alates %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 saab nüüd sundkorras võita %2 käiguga.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Parem: %1, teeb viis.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Parem: %1, blokeerib viie.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Parem: %1, võidab neljadega %2 käiguga.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Parem: %1, võidab sundkorras %2 käiguga.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Parem: %1, teeb avatud nelja.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Parem: %1, peatab avatud kolme (%2).</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Parem: %1, peatab neljade võidu (%2) punktis %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Parem: %1, neli, millele tuleb vastata.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Parem: %1, teeb avatud kolme.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Parem: %1, peab kauem vastu.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Parem: %1, võiduvõimalus %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Vigu pole</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Jämedaid vigu: %1, vigu: %2, ebatäpsusi: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Avang: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Ainus käik</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Käik oli keelatud ja kaotab.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Kaks mängijat asetavad kordamööda kivi, must alustab. Kive ei liigutata ega võeta laualt ära.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Viis reas võidab: rõhtsalt, püstiselt või diagonaalis. Must on võitnud.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Blokeeri neli. Neli reas ühe vaba otsaga võidab järgmise käiguga. Valge peab käima rõngasse.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Jälgi avatud kolmesid. Kahe vaba otsaga kolmest saab kahe vaba otsaga neli ja seda ei peata enam miski. Blokeeri õigel ajal üks ots.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Tee kaks ähvardust korraga. Kivi rõngas teeb kaks kolme. Valge blokeerib neist vaid ühe: nii võidetaksegi.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Treeningulehe õppetunnid näitavad sama laual, samm-sammult.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Kõik reeglid nõuavad viit reas. Need erinevad selles, mis veel loeb.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Vaba stiil: võidab viis või rohkem reas.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Standard: võidab täpselt viis. Kuus ja rohkem ei loe.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: must võidab täpselt viiega ja tal on kolme liiki keelatud käike. Valge võidab viie või rohkemaga ja võib käia ükskõik kuhu.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: viis võidab, kui vastase kivid ei blokeeri mõlemat otsa. Kuus ja rohkem võidab alati.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, täpselt viis: nagu caro, aga kuus ja rohkem ei loe.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Viigid</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Mäng jääb viiki, kui laud on täis, kui jõutakse alguses valitud käikude piirini või kui mõlemad mängijad nõustuvad. Renjus ka siis, kui mõlemad järjest passivad. Pass on lubatud ainult renjus.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Viis või rohkem kivi katkematus reas võidavad. Rida võib olla rõhtne, püstine või diagonaalis. Muid reegleid pole.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Mustal on diagonaalis viis ja ta võidab.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Mustal on suur eelis. Kaks head mängijat peaksid kasutama avangureeglit, näiteks Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Võidab täpselt viis reas. Kuuene või pikem rida ei loe kummalegi mängijale.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Kuus reas: selle reegliga pole see võit. Mäng jätkub.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Kui üks kivi teeb mitu rida, piisab ühest täpselt viiesest reast.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Renju võtab mustalt eelise: kolme liiki käigud on mustale keelatud. Valge võib käia ükskõik kuhu. Must võidab täpselt viiega, valge viie või rohkemaga.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Keelatud punktidel on laual märk. Osuta punktile, et lugeda põhjust laua all.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Kolm keeldu</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Kaks kolme: üks kivi teeb kaks avatud kolme. Kolm loeb, kui veel üks kivi võib sellest teha kahe vaba otsaga nelja.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Kaks nelja: üks kivi teeb kaks nelja. Pole tähtis, et kumbagi saab lõpetada ainult ühest otsast.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Kaks nelja võivad olla ühel joonel: B5 D5 E5 F5 ja D5 E5 F5 H5 on erinevad neljad.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Ülerida: kuus või rohkem reas.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Kaks erandit</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Viis on üle kõigest. Kivi rõngas teeb rõhtsalt kuus, aga püstiselt täpselt viis: must võidab.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>See paistab nagu kaks kolme, aga must võib rõngasse käia. Kolm C-joonel saaks kasvada ainult punktis C8. Kivi seal teeks kaks nelja, nii et see pole kolm.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>Kohandatud mängus valid, kas keelatud käiku ei saa käia või see kaotab mängu.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Viis reas võidab, kui vastase kivi pole mõlemas otsas. Blokeerivad ainult kivid; laua serv mitte. Kuus ja rohkem võidab alati.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Ülalt: võitu pole, sest mõlemad otsad on kinni; võit; võit, sest serv ei blokeeri; võit, sest kuut ei saa blokeerida.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>Caro puhul täpselt viiega ei loe viimase rea kuus.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Kolme saab peatada kaugemalt kui teiste reeglitega: igas märgitud punktis.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Mängude kogu kasutab teine programm.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Ketas on täis.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Mängude kogu ei saa avada ega kirjutada.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Mängude kogu on uuemast versioonist.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Mängude kogu on rikutud.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Fail pole mängude kogu.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Ketas teatab veast: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Mänge ei salvestata. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Salvesta mujale…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Proovi uuesti</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Seadeid ja mootoreid ei saa salvestada. Muudatused kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Proovi uuesti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Välimus</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Nagu süsteemis</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Keel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Värvid</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hele</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tume</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Nipid käivitamisel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Hoiata vigade eest</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Väike paus enne arvuti vastust</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Heli</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Mängi helisid</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Helitugevus</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mootor</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Lõimed</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automaatne</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mälu</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Avanguraamat</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Eelistused</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Otsi eelistusi</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Sobivaid eelistusi pole.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Taasta vaikimisi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Väljas</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Kaks madalaimat taset</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alati</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Väike</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavaline</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Suur</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Suurem</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Suurim</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Teksti suurus</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Sinu nimi</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sina</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Kivi asetatud</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Võit</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Kaotus</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Viik</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Aega vähe</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Laual</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Liiguta kursorit</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Nooleklahvid</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Käi kursori kohta</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter või tühik</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Tagasi ja edasi</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Hiireratas</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Kiirklahvid</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Mine punkti</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Kirjuta nimi, näiteks H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Esimene ja viimane seis</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home ja End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Samm</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Väga aeglane</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Aeglane</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavaline</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Kiire</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kiirus</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Kui kaua iga käiku näidatakse</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Jätka</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Midagi pole analüüsitud. F9 käivitab analüüsi.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Ütle</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Ütle &amp;viimane käik</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Ütle ä&amp;hvardused</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Ütle &amp;keelatud punktid</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Ütle k&amp;ellad</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Ütle &amp;rida</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Ütle vee&amp;rg</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Ütle &amp;diagonaalid</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Ütle võiduv&amp;õimalus</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Käike veel pole.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Ähvardust ei leitud.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Keelatud punktid on ainult renjus.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Keelatud punkte pole.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Mustale keelatud: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Must %1, valge %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>Rida %1 on tühi.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Rida %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>Veerg %1 on tühi.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Veerg %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>Diagonaal %1–%2 on tühi.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Diagonaal %1–%2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Arvuti vastu veel mänge pole</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Võidumäär %1 · võite %2, viike %3, kaotusi %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Sina ja arvuti</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Ajas</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>viimased %1 mängu</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Võidumäär ajas</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Mõlemad värvid</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Sina mustaga</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Sina valgega</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Sinu värv</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kõik reeglid</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Reegel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Tase</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Võite</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Viike</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaotusi</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Võidumäär</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Tulemused tasemeti</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Kas nullida statistika? Mängud jäävad alles.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Nulli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Nulli statistika…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Abiga mängud, ei loe: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Vihjed, parim käik, tagasivõtt, analüüs ja poolte vahetus on abi.</translation>
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
        <translation>Alustamiseks vajuta Enter või aseta kivi.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Käik %1/%2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausil</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Arvud: musta võiduvõimalus protsentides</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Vaatamiseks vajuta Enter.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Reitinguga</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Reitinguta</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Reitinguta: mängitud abiga</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Reitinguta: kasutati vihjet</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Reitinguta: käik võeti tagasi</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Reitinguta: arvuti käis sinu eest</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Reitinguta: kasutati analüüsi</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Reitinguta: mängijad vahetusid</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Tugevus: %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Tugevus</translation>
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
        <translation>aste %1/%2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>tase %1/%2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Tagasi saab võtta piiramatult: käigud, arvuti vastused, isegi uue mängu.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Avatud kolmest saab avatud neli ja seda ei peata. Blokeeri vara.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Kui jääd hätta, küsi vihjet: see näitab käiku ja ütleb miks.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Keera ratast laua kohal, et tagasi minna. Sealne käik alustab varianti.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Mängud salvestuvad ise; jätka millal tahad.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Avamiseks lohista mängufail või Gomocupi mootor aknale.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? näitab kõiki klahve, F1 abi.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Hea teada</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Järgmine nipp</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Ära näita nippe</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Klõpsa ristumiskohta või kirjuta H8 ja vajuta Enter.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>see pole selle programmi turniir</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>seda turniiri mängib teine programm</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Mootor</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Võite</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Viike</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaotusi</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Tõrkeid</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(ei käivitunud)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Mootorite matš</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Üks kõigi vastu</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Igaüks igaühega</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 mängu</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Treening</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Tagasi</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Kõik jääb sellesse arvutisse.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Alusta esimesest õppetunnist</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Täna</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n korrata</numerusform>
            <numerusform>%n korrata</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Lühikesed sammud laual: mis on kolm, mis on neli ja miks kaks kolme võidavad.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Tänaseks tehtud. Ülesandeid jätkub.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Viis ülesannet su mängudest ja kogust, umbes neli minutit.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Alusta</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Veel ülesandeid</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Alusta</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>tehtud %1/%2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Ülesanded</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>reiting %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 tõestatud vastusega seisu. Võida neljadega, kolmedega, kaitse.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Võida neljadega, kolmedega, kaitse. Lahendatud %n.</numerusform>
            <numerusform>Võida neljadega, kolmedega, kaitse. Lahendatud %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Sinu vead</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n uus</numerusform>
            <numerusform>%n uut</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Mängi ja vaata mäng üle; vigadest saavad harjutused.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>%n üle vaadatud mängust.</numerusform>
            <numerusform>%n üle vaadatud mängust.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Õppetunnid</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>Viiest reas keelatud punktideni.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Reitinguga mäng</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>aste %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Sinu tasemele sobiv vastane.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Leia oma tase mõne mänguga.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Reiting, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Minu edenemine</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Vaatan su mänge üle, jäänud %n.</numerusform>
            <numerusform>Vaatan su mänge üle, jäänud %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Vaata üle %n mäng, et leida oma vead.</numerusform>
            <numerusform>Vaata üle %n mängu, et leida oma vead.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Keeldude harjutus</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Keelatud või mitte? Renju keelud viies astmes.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Keelatud või mitte? Õigeid %1/%2.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Avangud</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Renju avangud, nende väärtused ja harjutus.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Treening</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Esimene ülesanne – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Siin pole veel midagi harjutada.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>&amp;Lõpeta ülevaatamine</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>&amp;Vaata mu mängud üle</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n mäng üle vaadatud.</numerusform>
            <numerusform>%n mängu üle vaadatud.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Haru kustutatud. Ctrl+Z toob tagasi.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Haru kopeeritud.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Klõpsa punkti, et see märkida. Esc lõpetab.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Puu</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>Käikude &amp;puu</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Haru</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>&amp;Märgid</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Tõsta haru</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Tee &amp;peavariandiks</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Kopeeri haru &amp;SGF-ina</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Kopeeri haru &amp;tekstina</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>Mine samasse &amp;seisu</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Kustuta haru</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>T&amp;aasta kustutatud haru</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>&amp;Lõpeta märkimine</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln käik</numerusform>
            <numerusform>%Ln käiku</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln haru</numerusform>
            <numerusform>%Ln haru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln käik kustutatud. Võta tagasi</numerusform>
            <numerusform>%Ln käiku kustutatud. Võta tagasi</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Puu</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Käikude puu</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Käik %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Algus</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Käiku pole</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Sama seis on teises harus.</translation>
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
        <translation>Käik %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Pöördepunktid</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Vigu ei leitud.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>Ülevaade peatati. Shift+F9 alustab seda uuesti.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Vigu ei leitud, ainult ebatäpsusi. Need on loendis Kõik käigud.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Vead ilmuvad siia, kui nad on kindlad.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Must</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Valge</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Vaba stiil</translation>
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
        <translation>Caro, täpselt viis</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Võidab viis või rohkem reas.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Võidab täpselt viis reas; kuus ja rohkem ei loe.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Must ei tohi teha kaht kolme, kaht nelja ega ülerida.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Viis võidab, kui mõlemad otsad pole kinni; kuus ja rohkem võidab alati.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Nagu caro, aga kuus ja rohkem ei loe.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Algaja</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Harrastaja</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Osav</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Täistugevus</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Mängib kiiresti ja ei märka ähvardusi.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Näeb neljasid ja viisi; plaanib vähe.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Blokeerib hästi ja ehitab kolmi.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Arvutab rünnakud lõpuni.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Leiab pikki sundvõite. Edu.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Kasutab iga tuuma ja kogu aega.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Inimene</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Arvuti, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mootor</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Kellata</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 käigule</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 mängule</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 mängule + %2 käigule</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Käib</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 võidab, viis reas</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 võidab alistumisega</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 võidab ajaga</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 võidab: keelatud käik</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 võidab loobumisega</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Viik: laud on täis</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Viik kokkuleppel</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Viik: käikude piir</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Viik: mõlemad passisid</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 t</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 mln</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 mrd</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 sõlme/s</translation>
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
        <translation>Must võidab järgmise käiguga</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Valge võidab järgmise käiguga</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Must võidab %1 käiguga</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Valge võidab %1 käiguga</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>aste %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Tavaline laud, ka renju oma.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Go laud: rohkem ruumi, pikemad mängud.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Suurim laud.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Väike: kiireteks mängudeks ja õppimiseks.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Tavalisest veidi väiksem.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Tavalisest veidi suurem.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Pole</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Mõtle nii kaua kui tahad.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Iga käik tuleb teha ajaga %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Igal mängijal on kogu mänguks %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Igal mängijal on mänguks %1 ja iga käiguga lisandub %2.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Täiuslik</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Täiuslikult saab mängida ainult must.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Teistel laudadel kui 15 × 15 pole midagi tõestatud.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Selle reegliga pole midagi tõestatud.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Avangureegliga pole midagi tõestatud.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Selle reegliga pole veel midagi tõestatud.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Tõestust ei saa lugeda.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Tõestatult võidab mustaga iga mängu.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Hoiatus jämeda vea eest</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Võta tagasi</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Jäta</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Tagasivõtt loeb abiks.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Arvuti ootab</translation>
    </message>
</context>
</TS>
