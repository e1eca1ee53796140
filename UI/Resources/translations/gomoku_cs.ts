<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>O programu Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Piškvorky (gomoku), renju a caro proti silnému počítači.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Svobodný software pod licencí MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Kopírovat verze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: přesnost %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Přesnost: kolik z šance na výhru tahy zachovaly.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>&amp;Panel analýzy</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Změnit p&amp;odrobnost analýzy</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Analyzovat pozici</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>Ve variantě &amp;vpřed</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>Ve variantě &amp;zpět</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Hloubka %1 · %2 uzlů · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Poslední tah ještě není analyzován.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Poslední tah byl dobrý.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Poslední tah byl nepřesný.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Poslední tah byla chyba.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Poslední tah byla hrubá chyba.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Z pohledu černého</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Nejlepší varianty</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Počet variant</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Kolik nejlepších tahů ukázat</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Kolik ukázat</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Kolik analýzy ukazovat při hře</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Vše</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Jen graf</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Jen verdikt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Nejlepší tahy</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Partie skončila. Pro analýzu se vrať zpět.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Šance černého na výhru: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyzuji…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Stiskni Analyzovat a uvidíš nejlepší tahy.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Čísla jsou šance černého na výhru v procentech.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Bez důkazu: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Šance</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Jen na desce</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Poslední tah byl jediný: každý jiný prohrává.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Dokázáno: černý vyhraje do %n tahu.</numerusform>
            <numerusform>Dokázáno: černý vyhraje do %n tahů.</numerusform>
            <numerusform>Dokázáno: černý vyhraje do %n tahů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Hledám vyrovnané tahy…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Žádné vyrovnané tahy nenalezeny.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Nejvyrovnanější: %1 (šance černého: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (šance černého: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Najít &amp;vyrovnané tahy</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Ukáže šance černého v nejvyrovnanějších bodech.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Jen dokud v zahájení pokládáš kameny.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Nejlepší varianta</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Nejlepší varianta: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Ukaž na tah a uvidíš variantu na desce. Kliknutím tam přejdeš.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Ukaž na tah a uvidíš variantu na desce.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Zavřít tuto zprávu</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Dřevo</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Břidlice</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Poslední tah: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, šance černého na výhru %2 procent</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, zakázáno</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Čekej, prosím</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Čtu %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · vyhrál</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · remíza</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · na tahu</translation>
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
        <translation>%1 · přemýšlí</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · přemýšlí · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>hloubka %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>hloubka %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>dokázaná výhra do %n tahu</numerusform>
            <numerusform>dokázaná výhra do %n tahů</numerusform>
            <numerusform>dokázaná výhra do %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>zde nedokázáno</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Čas na partii</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minut na partii</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekund na tah</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s na tah</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Sekund přidaných po každém tahu</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Výhru na čas je třeba ohlásit</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>Piškvorky</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>Dej pět do řady dřív než soupeř.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>First</source>
        <translation>První</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druhý</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Kamarád</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Sledovat</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Hod mincí</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Všechny volby…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Začínáš s piškvorkami?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Pravidla a první nápady za dvě minuty.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Začínáš ty</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Začíná počítač</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Ty proti: %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Dva hráči</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Dva počítače</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n k opakování</numerusform>
            <numerusform>%n k opakování</numerusform>
            <numerusform>%n k opakování</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Komentář k zobrazenému tahu</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Přidat komentář…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Ko&amp;mentovat tah</translation>
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
        <translation>Černý %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Čtvrté tahy s rozdílem do %1: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Po %1, páté tahy s rozdílem do %2: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Známá cesta tady končí.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Hraješ černými.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Hraješ bílými.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Zahraj tah %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Na cestě: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 opouští známou cestu: černý má pak %2 místo %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 opouští známou cestu.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 nelze zahrát.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 je na cestě.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Počítač hraje %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Zůstal jsi na známé cestě až do konce.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Známá cesta tady končí. Cestou jsi z ní sešel.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>Na tahu %1 · černých %2, bílých %3</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Tady partie začít nemůže: deska je plná, nebo už někdo vyhrál.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Hledám vynucenou výhru…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 vyhraje čtyřkami (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 vyhraje hrozbami (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 nemá vynucenou výhru čtyřkami a trojkami.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Vynucená výhra se za %1 nenašla.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Ve schránce není pozice: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Pozice zkopírována.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Uložit pozici</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Diagram (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 nelze uložit: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Postavit pozici</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Postavit pozici</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Střídavě</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Zrcadlit</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vyčistit</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Kopírovat desku</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Kopírovat text</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Hrát odtud</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Vyřešit</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Deska jako textový diagram</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Tahy jako H8 I9 …, nebo SGF, když nemají pořadí</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, nakreslená deska nebo odkaz webové desky</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Hledat vynucenou výhru čtyřkami (VCF) a hrozbami (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Konzole: %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Příkaz pro engine, třeba ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Příkaz pro engine</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Kopírovat vše</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Zatím žádné zprávy.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Zkouším…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Nefunguje: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Přidat engine</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Ještě nevyzkoušeno.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Desky: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Pravidla: neznámá</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Pravidla: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Rozumí také: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Přidat…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Jméno</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Příkaz</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Volby</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Jedna na řádek, třeba: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konzole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Vrátit odebrání</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Čeká na zkoušku</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 není spustitelný soubor.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Zatím žádné enginy</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Přidej engine pro Gomocup, nebo sem přetáhni jeho soubor. Hned se vyzkouší.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Začít zápas</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Zápas enginů</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Zatím žádné enginy</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Přidej engine v nabídce Enginy, nebo přetáhni jeho soubor na okno.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Zatím žádné partie</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>V tomto zápasu nepůjde později pokračovat: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 nelze spustit, jeho partie se nehrají: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Exportovat tabulku</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>zapas.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Exportovat stránku</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>zapas.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Stránky (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 nelze uložit: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Vyber aspoň dva.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partií</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Vyber dva nebo více enginů a začni zápas. Objeví se tu tabulka, odhad síly a všechny partie.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Stránka (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabulka (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>spadl</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>skončil se stavem %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>vypsal příliš mnoho</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>neodpověděl na START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>odpověděl „%1“</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>žádný tah za %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>zahrál „%1“, to není na desce</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>zahrál %1, tam už je kámen</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Přidat engine</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Přidat tento program jako engine?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Teď se spustí na zkoušku a pak vždy, když hraje. Přidávej jen programy, kterým věříš.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (selhal)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Naposledy selhal: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Enginy…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>&amp;Zápas enginů…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>engine u desky</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Konzole…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 ve zkoušce neobstál a nemůže hrát.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Tah %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Tah %1 · neposouzen</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Posuzuji… %1 z %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Šance černého na výhru</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Šance černého na výhru v průběhu partie</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Postup rozboru</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Přestat tuto partii posuzovat</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Šance černého</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Průzkum zahájení</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Průzkum &amp;zahájení</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Černý vyhrál %1, remíz %2, bílý vyhrál %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Pokračování</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Pokračování z této pozice</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Černý – remíza – bílý</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Zatím žádná pokračování</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Žádná tvoje partie z této pozice nepokračovala. Tahy se tu objeví i s výsledky.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Šance černého na výhru</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Otevřít partii</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Uložit partii</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Uložit obrázek nebo záznam</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 nelze uložit: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Obrázek uložen do %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Tahy zkopírovány.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partie zkopírována jako SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Žádné nedávné partie</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>Piškvorky</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – Piškvorky</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>Záznam uložen do %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Strom, %Ln tah.</numerusform>
            <numerusform>Strom, %Ln tahy.</numerusform>
            <numerusform>Strom, %Ln tahů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Na tahu je černý. Smí černý hrát na %1?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Další otázka přichází…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Špatně.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n za sebou</numerusform>
            <numerusform>%n za sebou</numerusform>
            <numerusform>%n za sebou</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Pět správných odpovědí za sebou vede na další stupeň.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>Správně %1 z %2. Nejvíc za sebou: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trénink</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zpět k tréninku</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Zakázáno, nebo ne?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Zakázáno (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Povoleno (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Obtížnost</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Obtížnost %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 tvoří pět v řadě, takže vyhrává.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 vypadá zakázaně, ale černý tam hrát smí. Není to pravá trojka: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 je pro černého zakázáno (přesah): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 je pro černého zakázáno (dvě čtyřky): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 je pro černého zakázáno (dvě trojky): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 je povoleno.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 je povoleno: čtyřka a trojka není faul.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 je povoleno: čtyřka je jen jedna, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 je povoleno: otevřená trojka je jen jedna, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 by udělalo pět</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 by bylo zakázáno (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 není pravá trojka: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>dvě trojky</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>dvě čtyřky</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>přesah</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Šest v řadě, nebo jediná trojka či čtyřka</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Dvě trojky, dvě čtyřky, nebo čtyřka a trojka</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Dvě čtyřky v jedné linii, pětky a zavřené trojky</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Trojky, ze kterých nebude otevřená čtyřka</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Dvě trojky uvnitř dvou trojek</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1: potíž</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Engine hráče %1 se zastavil.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Engine hráče %1 se zastavil: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Hrát tuto stranu sám</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát se</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Vyměnit strany</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Černý nabízí remízu</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Bílý nabízí remízu</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Černému vypršel čas</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Bílému vypršel čas</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Soupeř může ohlásit výhru, nebo pokračovat.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Ohlásit výhru</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vyhráváš</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Prohráváš</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. S pomocí: nepočítá se.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Vektorový obrázek (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Animovaný záznam (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Webová stránka (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>jméno musí končit na .png, .svg, .gif nebo .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>ještě není žádná partie</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partie (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 nelze otevřít: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 je na partii příliš velký.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Ve schránce není žádná partie.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 není partie: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Soubor obsahuje %n partii; toto je první.</numerusform>
            <numerusform>Soubor obsahuje %n partie; toto je první.</numerusform>
            <numerusform>Soubor obsahuje %n partií; toto je první.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Není co uložit.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 tuto partii neuloží: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 nelze uložit: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Uloženo jako %1. Tento formát neuchová: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 není soubor partie.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Zahájení</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Deska</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Remíza</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>jen při plné desce</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> tazích</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>Za&amp;kázané tahy</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>nelze zahrát</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>prohrávají partii</translation>
    </message>
    <message>
        <source>after </source>
        <translation>po </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Napovědět</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát se</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Změnit hráče</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analýza</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Šance</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Klikni blíž k průsečíku.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Vyber soupeře: počítač, kamarád u tohoto počítače, nebo sleduj hru dvou počítačů. Pak stiskni Enter nebo polož kámen. Všechny volby otevřou okno se vším ostatním. Nedohraná partie se nabízí pod tlačítkem.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Kliknutím na průsečík položíš kámen.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Kliknutím na kartu hráče ho změníš: člověk, jiná úroveň nebo engine.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Partie se ukládají během hry. Když zavřeš okno, nic se neztratí.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Pohled zpět</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Kolečko myši prochází partii. Malé kameny ukazují, jak pokračovala.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Tahem v dřívější pozici začneš variantu. Samotná partie zůstane.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Odkaz pod deskou vede zpět k partii.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Napovědět (Ctrl+H) radí po krocích: nejprve důvod a místo, pak tah, pak varianta, s každým dotazem o kámen víc.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>Ukázat hrozbu (Ctrl+T) řekne, co by soupeř udělal, kdybys pasoval, a ukáže variantu.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>Zahrát nejlepší tah (Ctrl+M) hraje za tebe.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>Zpět (Ctrl+Z) vrátí tvůj tah i odpověď počítače. Vrátí také vzdání, a dokonce i novou partii. Ctrl+Shift+Z vrácené zopakuje.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Na dvou nejnižších úrovních tě program varuje před hrubou chybou, než počítač odpoví. Vrať ji, nebo ji nech. Kdy varovat, určují předvolby.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Rady, nejlepší tahy, vracení, analýza a výměna stran jsou pomoc. Partie s počítačem, ve které jsi měl pomoc, se nepočítá do statistiky ani do ratingu.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analyzuje zobrazenou pozici. Nejlepší tahy se na desce objeví jako ploché štítky se šancí černého na výhru v procentech; nejlepší je zelený.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Ukaž na štítek a uvidíš jeho variantu. Variantu prochází kolečko, také Ctrl+Right a Ctrl+Left. Kliknutím do ní přejdeš.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>„Černý vyhraje do 5 tahů“ počítá vlastní tahy černého až do pěti v řadě.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 otevírá a zavírá panel. F10 mění, kolik ukazuje.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Dokázané výhry</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Kde je výhra dokázaná, nabízí karta Dokázat (Shift+F10): zahraj jakoukoli obranu a program ji vyvrátí, až do pěti v řadě.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Když partie skončí, její tahy se posoudí na pozadí. Shift+F9 otevře rozbor kterékoli partie.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>Graf ukazuje šance černého na výhru. Kliknutím přejdeš k danému tahu.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Až pět zlomových bodů je vysvětleno slovy. Pod nimi je nejlepší varianta; ukaž na její tahy a uvidíš je na desce.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>V seznamu tahů je ?! nepřesnost, ? chyba a ?? hrubá chyba. Označeno je jen to, co je jisté. Alt+Down a Alt+Up vedou od značky ke značce.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>Přesnost je, kolik z šance na výhru hráč zachoval.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Po prohře s počítačem karta řekne, kdy byla jistá a jaká byla poslední záchrana. Hrát odtud tě k ní vrátí. Rozbor se ukládá s partií.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>Trénink (Ctrl+Shift+T) otevře stránku vedle desky. Jsou tam lekce, úlohy, tvoje chyby a partie na rating. Vše zůstává v tomto počítači.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Klikni na tah, který bys zahrál. Správný je každý tah, který funguje. Po špatném deska ukáže, co následuje, a můžeš to zkusit znovu.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H pomáhá po krocích. Ctrl+M ukáže řešení. Ctrl+Right přejde k dalšímu úkolu.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Co se nepovedlo, vrací se po minutách, dnech nebo měsících, dokud to neumíš.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Rating se počítá z partií bez pomoci a ukáže se, až bude dost spolehlivý.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 ukáže strom partie: tahy jdou dolů, větve doprava. Bublina je komentář. Dvě krátké čárky znamenají, že ke stejné pozici vede i jiná větev.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Stromem se chodí šipkami. Delete smaže větev; Ctrl+Z ji vrátí.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Nabídka uzlu, také Úpravy &gt; Větev, větev povýší, udělá hlavní nebo zkopíruje.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 až Alt+6 vybírají značku: trojúhelník, čtverec, kroužek, křížek, písmena, čísla. Kliknutím bod označíš, dalším kliknutím značku odebereš. Esc končí.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E píše komentář k zobrazenému tahu. Esc se vrátí na desku.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Značky a komentáře patří k zobrazenému tahu a ukládají se s ním.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E otevře editor vedle desky. Tvoje partie čeká za ním.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Pokládej kameny střídavě nebo jednou barvou, nebo je odebírej. Vyber, kdo je na tahu, pravidla a desku.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>Vložit čte SGF, tahy jako H8 I9 nebo 7,7 8,8, nakreslené desky a odkazy webových desek.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Pak hraj odtud, analyzuj, nebo řeš: hledej vynucenou výhru čtyřkami (VCF) nebo hrozbami (VCT). Její varianta se ukáže na desce.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>Knihovna partií (Ctrl+L) ukazuje všechny tvoje partie. Dvojklikem partii otevřeš.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Hledání najde hráče, data, zahájení a komentáře.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>Tato pozice (Ctrl+Shift+L) ukáže partie, ve kterých byla pozice z desky, i otočená nebo zrcadlená.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>Importovat přidá soubory nebo celou složku. Můžeš při tom hrát.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>Statistika ukazuje, jak se ti daří proti každé úrovni.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>Průzkum zahájení (F7) ukazuje, jak tvoje partie pokračovaly z pozice na desce.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>Otevřít (Ctrl+O) čte SGF, psq, RenLib (.lib), .rif a textové soubory. Soubor můžeš také přetáhnout na okno, nebo partii vložit pomocí Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Když soubor neuvádí pravidla, zpráva nad deskou řekne, která se předpokládají. Jiná vybereš tam, nebo v nabídce Úpravy.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>Uložit (Ctrl+S) zapíše partii s variantami, komentáři a značkami. Formát určuje přípona jména.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>Uložit obrázek nebo záznam zapíše obrázek desky, animaci nebo stránku pro prohlížeč.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C kopíruje tahy, Ctrl+Shift+C celou partii jako SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>Enginy v nabídce přidají kterýkoli engine pro Gomocup. Hned se vyzkouší. Přidávej jen programy, kterým věříš.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Klikni na kartu hráče a vyber engine, proti kterému chceš hrát.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Jeho volby se uchovají: jedna na řádek.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Konzole ukazuje, co si engine a program říkají.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Když engine během partie selže, zpráva na desce se zeptá, jak pokračovat.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>V pravidlech zahájení se enginy neptají, většina je totiž nezná. Rozhoduje za ně vestavěný počítač.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>Zápas enginů v nabídce Enginy nechá enginy hrát mezi sebou. Vestavěný počítač se může účastnit na kterékoli úrovni.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Každé zahájení se hraje dvakrát, s výměnou stran.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Tabulka ukazuje stav a odhad rozdílu v Elo. Rozsah říká, jak je jistý: s více partiemi se zmenšuje.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Dvojklikem partii zobrazíš.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Předvolby (Ctrl+,) hned mění, co vidíš a slyšíš.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Světlé a tmavé barvy se řídí systémem, dokud si nevybereš. Text lze zvětšit.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Nabídka Zobrazit ukáže nebo skryje souřadnice, čísla tahů, poslední tah, zakázané body a otevřené trojky a čtyřky a má vzhledy desky.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Zvuky lze vypínat po jednom.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Vše jde i bez myši. Stiskni ? a uvidíš všechny klávesy.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Položit kámen: posuň kurzor šipkami a stiskni Enter, nebo napiš bod, třeba H8, a stiskni Enter.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Procházet partii: Page Up a Page Down, Home a End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab přechází mezi částmi okna. Alt s písmenem otevře nabídku.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 otevře tuto nápovědu na stránce k části okna, ve které jsi.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>V nápovědě</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F hledá. Alt+Left se vrátí. Esc zavře okno.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Čtečka obrazovky</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Deska je tabulka a každá buňka říká svůj kámen: „H8, černý, tah 1“. Poslední tah se ohlásí. Každý prvek má jméno.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Vyber dva nebo více enginů. Hraje každý s každým, nebo jeden se všemi ostatními.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Pokračovat naváže na přerušený zápas, i po pádu programu. Exportovat uloží tabulky.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Klávesy, které mluví</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>Ve stavovém řádku a čtečkou obrazovky: Ctrl+1 poslední tah, Ctrl+2 hrozby, Ctrl+3 zakázané body, Ctrl+4 hodiny. Od bodu kurzoru: Ctrl+5 řada, Ctrl+6 sloupec, Ctrl+7 úhlopříčky. Ctrl+8 šance na výhru, jakmile je pozice analyzována.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Nápověda: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Viz také: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Srovnání pravidel</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Proč pravidla zahájení</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro a Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>26 zahájení renju</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Páté tahy</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Rady, vracení a varování</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analýza</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Strom, značky a komentáře</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Postavení pozice</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Knihovna partií</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Soubory a obrázky</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Zápasy enginů</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Vzhled, zvuk a jazyk</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Klávesnice a čtečka obrazovky</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>První kroky</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Pravidla zahájení</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hledat v nápovědě</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Témata</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Žádná stránka tato slova nemá. Zkus méně slov nebo jiná.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zpět</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Zpět na předchozí stránku (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Pravděpodobné pokračování: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Hledám dobrý tah…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Hledám hrozbu…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Zeptej se znovu a uvidíš tah.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Zeptej se znovu a uvidíš variantu.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Vítězná varianta: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Pravděpodobné pokračování: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Vítězná varianta: %1. To je pět v řadě.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>Přidána %Ln partie.</numerusform>
            <numerusform>Přidány %Ln partie.</numerusform>
            <numerusform>Přidáno %Ln partií.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln už v knihovně je.</numerusform>
            <numerusform>%Ln už v knihovně jsou.</numerusform>
            <numerusform>%Ln už v knihovně je.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln nelze přečíst (%1).</numerusform>
            <numerusform>%Ln nelze přečíst (%1).</numerusform>
            <numerusform>%Ln nelze přečíst (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Import zastaven: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Import: %Ln partie</numerusform>
            <numerusform>Import: %Ln partie</numerusform>
            <numerusform>Import: %Ln partií</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importovat partie</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Pět v řadě</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Hraješ černými. Pět tvých kamenů v řadě vyhrává partii. Máš čtyři. Polož pátý.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Pět v řadě. Vyhráváš!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Tam ne. Najdi své čtyři černé kameny a hraj na jejich konec.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Platí každý směr</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Řada může vést vodorovně, svisle nebo šikmo. Černý má šikmo čtyři kameny s mezerou. Udělej pět.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Ano. Kámen v mezeře dá pět.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Tam ne. Jdi po černých kamenech zleva dole doprava nahoru. Jeden chybí.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Zastav čtyřku</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Bílý má čtyři v řadě a chce pět. Hraješ černými. Zastav ho hned.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Dobře zablokováno. Bílý už pět neudělá.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Bílý by teď udělal pět. Polož kámen tam, kam chce hrát on.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Vyhraj, než blokuješ</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Oba mají čtyři v řadě a jsi na tahu. Bílého zastavovat nemusíš, když můžeš hned vyhrát.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Správně. První pětka vyhrává.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Je něco lepšího: pět můžeš udělat sám.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Otevřená čtyřka</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Čtyři v řadě s oběma volnými konci nelze zastavit: bílý zablokuje jen jeden. Udělej takovou čtyřku.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Otevřená čtyřka. Ať bílý udělá cokoli, ty pak uděláš pět.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Přidej kámen hned ke konci trojky, aby oba konce čtyřky zůstaly volné.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Zastav trojku včas</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Bílý má tři v řadě s oběma volnými konci. Příště by udělal otevřenou čtyřku. Zabraň tomu hned.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Dobře. Bílý už otevřenou čtyřku neudělá.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Bílý stále vyhraje otevřenou čtyřkou. Hraj těsně k jednomu konci bílých kamenů.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Otevřená trojka</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Trojka, ze které může být otevřená čtyřka, je otevřená trojka. Soupeř musí odpovědět. Udělej otevřenou trojku.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Otevřená trojka. Teď tě bílý musí zastavit.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>To není otevřená trojka. Hraj na úhlopříčku svých dvou kamenů, blízko k nim.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Trojka s mezerou</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Tyto tři bílé kameny mají mezeru, ale jsou stejně nebezpečné. Zastav je. Mezera sama je dobré místo.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Výborně. Vždy hledej trojky s mezerou.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Bílý mezeru zaplní a má otevřenou čtyřku. Hraj do mezery nebo vedle kamenů.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Dvě čtyřky najednou</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Obě tvoje trojky jsou na jednom konci zablokované. Ale jeden kámen udělá dvě čtyřky a bílý zastaví jen jednu. Najdi ho.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Dvě čtyřky jedním kamenem. Bílý obě nezastaví.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>To dá nejvýš jednu čtyřku. Podívej se, kde se obě řady potkávají.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Čtyřka a trojka</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Jeden kámen udělá čtyřku a otevřenou trojku. Bílý musí zastavit čtyřku a z trojky je otevřená čtyřka. Hraj až do pěti.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Čtyřka a trojka je nejčastější cesta k výhře. Zapamatuj si ji.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>To nevyhraje. Najdi bod na řadě tří a ve sloupci dvou kamenů.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Dvě trojky najednou</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Jeden kámen může udělat dvě otevřené trojky. Bílý zastaví jen jednu. Najdi takový bod.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Dvě otevřené trojky. Nemá-li bílý čtyřku, vyhráváš.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>To dá nejvýš jednu trojku. Podívej se, kde se potkávají linie obou dvojic.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Všechny obrany</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Otevřenou trojku lze zastavit na více místech. Najdi každý bod, který zastaví tuto.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>To jsou všechny. V partii vyber ten, který ti nejvíc pomůže.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Když tam zahraješ, bílý stejně vyhraje.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Výhra čtyřkami</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Na každou čtyřku se musí odpovědět. Můžeš tedy dělat čtyřku za čtyřkou až do výhry. Hraj až do pěti.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>Soupeř neměl nikdy na výběr. Hráči tomu říkají VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>To včas nevyhraje. Hledej čtyřku, která staví něco nového.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Správné pořadí</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Tady je třeba víc čtyřek a záleží na pořadí. Promysli to do konce, než položíš první kámen.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Správně až do konce. Dobře spočítáno.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Na to je odpověď a útok končí.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Jediný tah</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Soupeř hrozí výhrou a zachrání tě jen jeden tah. Najdi ho.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Zachráněno. Každý jiný tah prohrává.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Soupeř stále vynutí výhru. Nejprve zjisti, čím hrozí.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Výhra hrozbami</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Samotné čtyřky tu nevyhrají. Ale i na otevřenou trojku se musí odpovědět. Míchej trojky a čtyřky a vyhraj.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Výhra čtyřkami a trojkami. Hráči tomu říkají VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>Na to má soupeř odpověď. Hledej otevřenou trojku.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Delší útok</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Tento útok potřebuje víc tahů. Trojky nechávají soupeři na výběr: mysli na každou odpověď.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Útok bez mezer. Velmi dobře.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Proti tomu je obrana. Zkus to znovu.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Šest není pět</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Ve standardních pravidlech vyhrává přesně pět v řadě. Šest a víc se nepočítá. Udělej přesně pět.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Přesně pět. Vyhráváš.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>To není přesně pět. Spočítej kameny.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: černý nesmí šest</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>V renju jsou některé body pro černého zakázané. První druh: šest a víc v řadě. Najdi každý zakázaný bod.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Správně. Černý by tam měl šest a prohrál by. Bílý šest smí.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Tam černý hrát smí.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: nesmí dvě trojky</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Černý nesmí jedním kamenem udělat dvě otevřené trojky. Najdi každý zakázaný bod.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Správně. Co jinde vyhrává, je tu černému zakázáno.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: nesmí dvě čtyřky</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Ani dvě čtyřky jedním kamenem černý nesmí. Najdi každý zakázaný bod.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Správně. Šest, dvě trojky, dvě čtyřky: to jsou všechny fauly.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: jak vyhrává černý</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Čtyřka s jednou otevřenou trojkou je povolena. Tak černý v renju vyhrává. Hraj až do pěti.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Čtyřka a trojka není faul, a vyhrává.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>To nevyhraje. Hledej čtyřku a trojku.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: donuť černého k faulu</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Hraješ bílými. Udělej čtyřku, kterou by černý mohl zastavit jen na zakázaném bodě.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Tam tě černý zastavit nesmí. Bílý takhle vyhrává často.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Na to má černý odpověď. Kde by měl černý šest v řadě?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Zahájení: první kámen</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>Uprostřed má kámen nejvíc místa. Mnohá pravidla zahájení to žádají. Polož tam první černý kámen.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Střed desky, jmenuje se H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>To není střed. Hledej tečku uprostřed desky.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Zahájení: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Černý začíná a to je velká výhoda. Podle pravidla Pro musí být druhý černý kámen mimo středový čtverec 5 × 5. Polož ho.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Správně. Mimo čtverec je výhoda černého menší.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>To je moc blízko. Drž se aspoň tři body od středu.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Zahájení: renju, bílý</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Partie renju začíná jedním z 26 obrazců. První bílý kámen leží vedle středu, rovně nebo šikmo. Polož ho.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Správně. Rovně je přímé, šikmo nepřímé.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>To je moc daleko. Kámen se musí dotýkat středu.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Zahájení: renju, černý</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>Druhý černý kámen leží uvnitř středového čtverce 5 × 5. Vyber bod. V partii si pak soupeř může zvolit barvu, tak vyber spravedlivě.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>To je jedno z 26 zahájení renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>To je moc daleko. Zůstaň do dvou bodů od středu.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>nedohráno</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Vyhrál černý</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Vyhrál bílý</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Knihovna partií</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Hledat partie</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Všechna pravidla</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny partie</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Dohrané</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohrané</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Závěrečná pozice</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Po %n tahu</numerusform>
            <numerusform>Po %n tazích</numerusform>
            <numerusform>Po %n tazích</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partií</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>Smazána %n partie. Vrátit</numerusform>
            <numerusform>Smazány %n partie. Vrátit</numerusform>
            <numerusform>Smazáno %n partií. Vrátit</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Hledat hráče, data, zahájení a komentáře</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importovat</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Soubory…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>S&amp;ložka…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Tato pozice</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Jen partie s pozicí z desky, i otočenou nebo zrcadlenou</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Žádná partie nenalezena</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Hledej něco jiného nebo zobraz všechny partie.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Zatím žádné partie</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Každá partie, kterou zahraješ, se uloží sem. Importovat přidá partie ze souborů.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Exportovat partii</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Partie (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 nelze uložit: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Knihovna partií…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistika…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importovat složku</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importovat partie</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Partie (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Partie s touto &amp;pozicí…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Příčina prohry</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Hrát odtud</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Zpět k poslední záchraně, jsi na tahu</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Prohra byla jistá po %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Poslední záchranou bylo %1 místo %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>V předchozích tazích se záchrana nenašla.</translation>
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
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analýza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Hrát znovu</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>V&amp;zdát se</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Nabídnout &amp;remízu</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>&amp;Ohlásit výhru na čas</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;as</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Vyměnit &amp;strany</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uza</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Konec</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Napovědět</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>Zahrát ne&amp;jlepší tah</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;První pozice</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Krok z&amp;pět</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vpřed</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Pos&amp;lední pozice</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>C&amp;elá obrazovka</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;O programu Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Enginy</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ne&amp;dávné partie</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nová partie</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>&amp;Vlastní partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Uložit o&amp;brázek nebo záznam…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Kopírovat tahy</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Kopírovat &amp;partii</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>&amp;Vložit partii</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Př&amp;edvolby…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Ukázat &amp;hrozbu</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trénink</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>&amp;Jak se hraje</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Nápověda &amp;Gomoku</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>Piškvorky</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>Označit &amp;trojúhelníkem</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Označit č&amp;tvercem</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Označit &amp;kroužkem</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Označit křížk&amp;em</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Popsat &amp;písmeny</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Popsat čí&amp;sly</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Text popisků</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Vlastní popisek; prázdné je další písmeno</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (nelze spustit)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Dvojklikem partii zobrazíš.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Hraje se první partie…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Žádná partie nebyla dohrána.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>Partií: %1 z %2</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Stav %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Stav %2 · Elo %3 (95 %: %4 až %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Křížová tabulka</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Selhání</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Průměrný čas na tah</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Partie zápasu</translation>
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
        <translation>%1 neobsahuje žádná zahájení.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 nelze přečíst: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Zúčastněné enginy</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Jeden proti všem</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Kdo hraje s kým</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Vyzyvatel</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Žádný vyzyvatel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s na tah</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekund na tah</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min na partii</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Bez limitu na partii</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minut na partii</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> partií na dvojici</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Počet partií na dvojici</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Vyrovnaná zahájení</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Náhodná zahájení</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prázdná deska</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Zahájení ze souboru…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Zahájení z %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> najednou</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partií najednou</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Přidat partie do knihovny</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Tato partie už v knihovně není.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na tahu je černý</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Na tahu je bílý</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Partie skončila. Začni novou, nebo vrať tah.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ještě nejsi na tahu.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 je obsazeno.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>To není na desce.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Černý nesmí na %1: jsou to dvě trojky.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Černý nesmí na %1: jsou to dvě čtyřky.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Černý nesmí na %1: je to přesah.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Není co zopakovat.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Pravidlo zahájení v tomto tahu %1 nedovoluje.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Pas je povolen jen v renju.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Remízu si mohou nabídnout jen dva lidé.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Vzdát se může jen člověk.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Tato partie nemá hodiny.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Soupeř má ještě čas.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Takový tah v partii není.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>S tímto nastavením hrát nelze.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Nejprve odpověz na zprávu.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 udělá pět v řadě a vyhraje.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 blokuje pět v řadě.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 udělá otevřenou čtyřku.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 udělá čtyřku, na kterou se musí odpovědět.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 udělá otevřenou trojku.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 je tah z knihy.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 vypadá nejlépe.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Vyhrává černý</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Vyhrává bílý</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Více než pět v řadě</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Pět v řadě</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Bílý se vzdal</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Černý se vzdal</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Bílému vypršel čas</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Černému vypršel čas</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Černý zahrál zakázaný tah</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Deska je plná</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Oba hráči souhlasili</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Dosažen limit tahů</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Oba hráči pasovali</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Engine bílého selhal</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Engine černého selhal</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, prázdný</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, černý</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, bílý</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, černý, tah %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, bílý, tah %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 už je v nabídce.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 zrcadlí pátý tah, který už je v nabídce.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Vyber jeden z nabízených pátých tahů.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 není na desce.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: teď napiš číslo řádku.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: stiskni Enter a zahraješ tam.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Můžeš udělat pět v řadě.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Soupeř hrozí pěti v řadě.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Můžeš vyhrát čtyřkami do %1 tahů.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Můžeš vynutit výhru do %1 tahů.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Můžeš udělat otevřenou čtyřku.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Soupeř hrozí otevřenou čtyřkou.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Soupeř hrozí výhrou čtyřkami.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Můžeš udělat čtyřku, na kterou se musí odpovědět.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Můžeš udělat otevřenou trojku.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Je tu tah z knihy.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Nic nespěchá; hledej silný bod.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 vyhraje čtyřkami do %2 tahů.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 vynutí výhru do %2 tahů.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 blokuje otevřenou trojku.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 zabrání otevřené čtyřce na %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 zabrání výhře čtyřkami.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 zabrání výhře čtyřkami od %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1: žádná výherní hrozba nenalezena.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 hrozí pěti v řadě na %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 hrozí otevřenou čtyřkou na %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 hrozí výhrou čtyřkami do %2 tahů, od %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 hrozí vynucenou výhrou do %2 tahů, od %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Místo toho můžeš udělat pět v řadě na %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>To prohrává: %1 může udělat pět v řadě na %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>To může prohrát: %1 může udělat otevřenou čtyřku na %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>To může prohrát: %1 může vyhrát čtyřkami do %2 tahů, od %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, nepřesnost</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, chyba</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, hrubá chyba</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Tah %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, jediný tah</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Další tah:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Zatím žádné tahy. Klikni na průsečík.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Další tahy</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Vyměnit barvy</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>P&amp;ravidla této partie</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Pravidla neuvedena; předpokládá se %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 neuvádí pravidla; předpokládá se %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Otevřeno: %1.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Pravidla této partie</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Přidat do knihovny</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Předpokládaná pravidla:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Kliknutím na desku vrátíš čtvrtý tah.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Klikni na čtvrtý tah a uvidíš páté.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Podívej se sem.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>První tah má velkou cenu. Pravidlo zahájení dělá začátek férovým: omezí, kam se smí, nebo nechá hráče po několika kamenech vybrat strany.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Volné znamená bez pravidla zahájení: černý začíná kdekoli.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>V okně</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Karta vedle desky říká, kdo má co udělat, a má tlačítko pro každou volbu.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Deska ztmavne tam, kam hrát nesmíš.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Zpět vrací rozhodnutí i kameny. Rada řekne, co by udělal počítač.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Hodiny se spustí, až zahájení skončí.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>Najít vyrovnané tahy v nabídce Analýza (Ctrl+B) ukáže šance černého v nejvyrovnanějších bodech.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>První hráč je ten, kdo má nastaveného černého. Vyměnit znamená, že si hráči vymění barvy; kameny zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>První černý kámen patří doprostřed.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Bílý hraje kamkoli.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Druhý černý kámen patří mimo středový čtverec 5 × 5. V Long Pro mimo středových 7 × 7.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Potom je hra volná.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: černý nesmí hrát do ztmaveného čtverce.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: čtverec je větší.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>První hráč položí tři kameny kamkoli: černý, bílý, černý.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Druhý hráč zůstane bílým, nebo mění strany a hraje černými.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Bílý hraje čtvrtý tah.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Tři kameny, které mohou být férové. Druhý hráč si teď vybere stranu.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Pravidlo mistrovství světa v gomoku.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>Druhý hráč má tři možnosti: zůstat bílým, měnit strany a hrát černými, nebo položit kamkoli další dva kameny, bílý a černý.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Po dalších dvou kamenech si stranu vybere první hráč.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Bílý hraje další tah.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Druhý hráč položil 4 a 5. Teď si stranu vybere první hráč.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 a Taraguchi-10 jsou pro renju. První tři začínají jedním z 26 zahájení:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Černý kámen uprostřed.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Bílý kámen vedle něj, i šikmo.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Černý kámen ve středovém čtverci 5 × 5.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Kde je povolen třetí kámen. Otočené a zrcadlené pozice se počítají za jednu, proto je jich 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Řádek pod deskou ukazuje název zahájení.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>První hráč položí jedno z 26 zahájení.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Druhý hráč zůstane bílým, nebo mění strany.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Bílý hraje čtvrtý tah kamkoli.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Černý nabídne dva páté tahy.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Bílý si jeden z nich nechá a hraje šestý tah.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Černý nabízí A a B. Bílý vybere ten, který je pro černého horší.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>První hráč položí jedno z 26 zahájení a ohlásí, kolik pátých tahů černý nabídne, nejvýš 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Černý nabídne ohlášený počet pátých tahů.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Bílý jeden z nich vybere a hraje šestý tah.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Čím silnější je zahájení pro černého, tím víc pátých tahů ho vyrovná.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Bílý hraje čtvrtý tah kamkoli a ohlásí jeden až osm pátých tahů.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Černý zůstane, nebo mění strany.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Kameny se kladou do rostoucího čtverce. Po každém z prvních čtyř může druhý hráč měnit strany.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Černý hraje doprostřed.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Bílý hraje do středových 3 × 3.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Černý hraje do středových 5 × 5.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Bílý hraje do středových 7 × 7.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Černý hraje do středových 9 × 9 a bílý může ještě jednou měnit strany. Nebo, když po čtvrtém kameni nikdo strany neměnil, černý nabídne deset pátých tahů kdekoli; bílý jeden vybere a strany už nikdo nemění.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Kde je povolen jediný pátý kámen.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>Ve většině pravidel zahájení renju černý nabízí několik pátých tahů a bílý si jeden nechá. Klikej na body, které nabízíš, jeden po druhém. Bílý pak klikne na ten, který zůstane.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Žádný nabízený tah nesmí být zrcadlovým obrazem jiného. Počítá se jen souměrnost čtyř kamenů, ne střed desky.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Tah v kroužku má tři zrcadlové obrazy, označené body. Nabídnout lze jen jeden ze čtyř.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Černý nabídne jeden pátý tah.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Černý nabídne pátých tahů: %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 si nechá %2 jako pátý tah.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 zůstává černým.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 mění strany a hraje černými.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 mění strany a hraje bílými.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 pokládá další dva kameny.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 nabízí deset pátých tahů.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 zůstává bílým.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Zahájení: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Čeká se na rozhodnutí soupeře.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Zahájení je hotové.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Páté tahy: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Volné</translation>
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
        <translation>Černý začíná kdekoli.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Černý začíná uprostřed; jeho druhý kámen mimo středových 5 × 5.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Černý začíná uprostřed; jeho druhý kámen mimo středových 7 × 7.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Jeden hráč položí tři kameny; druhý si vybere stranu.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Jeden hráč položí tři kameny; druhý si vybere stranu, nebo přidá dva a vybere si první.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Jedno z 26 zahájení renju, pak volba strany a dva páté tahy na výběr.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Zahájení renju s počtem pátých tahů, pak volba strany.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>Se čtvrtým kamenem až osm pátých tahů, pak další volba strany.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Po každém kameni lze měnit strany, nebo nabídnout deset pátých tahů.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Polož černý kámen kamkoli.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Polož bílý kámen kamkoli.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Polož černý kámen mimo středových %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Polož bílý kámen mimo středových %1 × %1.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Polož první kámen doprostřed.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Polož černý kámen do středových %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Polož bílý kámen do středových %1 × %1.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Kterou stranou hraješ?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Kolik pátých tahů má černý nabídnout?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Vyber, který pátý tah zůstane.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Zůstat černým</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Zůstat bílým</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Vyměnit: hrát bílými</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Vyměnit: hrát černými</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Položit další dva</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Nabídnout deset pátých tahů</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Návrh: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>První hráč</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Zahájení: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Nabídni páté tahy: zbývá %1.</translation>
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
        <translation>naučeno</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Odtud už není nic známo.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trénink</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zpět k tréninku</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Cvičit za černého</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Cvičit za bílého</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Vzhled desky</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Souřadnice</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Čísla tahů</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Zvýraznit poslední tah</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Zakázané body</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Otevřené trojky a čtyřky</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animace</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Počítač, úroveň %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Počítač, plná síla</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Hráč: %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s na tah</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Sekund na tah: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Přidat engine…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Zahájení rozhodne, kdo hraje kterou barvou.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Střídejte se u tohoto počítače. Začíná černý.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>První hráč</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Jméno: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trénink</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zpět k tréninku</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Napovědět</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Zahájení</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Zpět k zahájením</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>Napoprvé vyřešeno: %1 z %2.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Najdi lepší tah</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Hraješ černými.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Hraješ bílými.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 V partii jsi hrál %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Tah z tvé partie je označen na %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 je správně. Dál.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 už jsi našel.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 je dobrý tah.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 je pro černého zakázáno.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Po %1 soupeř vyhraje. Deska ukazuje jak.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Je lepší tah než %1. Deska ukazuje, co následuje.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Řešení: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>zatím bez ratingu, %n partie</numerusform>
            <numerusform>zatím bez ratingu, %n partie</numerusform>
            <numerusform>zatím bez ratingu, %n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>možná otočeno nebo zrcadleno</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Můj &amp;pokrok</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Exportovat pokrok</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Pokrok v gomoku</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Pokrok (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 nelze uložit: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Můj pokrok</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trénink</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Zpět k tréninku</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Tvůj trénink byl smazán. Partie jsou dál v knihovně.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Zatím tu nic není</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Projdi lekci, vyřeš úlohu nebo zahraj partii na rating. Ukáže se tu tvůj rating, přesnost a co ses naučil.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Denní pětka</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partie na rating</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Pravidla ratingu</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Tento týden</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Jen v tomto počítači, nikam se to neposílá.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Uloží vše z této stránky do souboru.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Smaže ratingy, odpovědi a karty. Partie zůstanou v knihovně.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>hotovo %1 z %2</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Denní pětka je hotová.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n karta k opakování.</numerusform>
            <numerusform>%n karty k opakování.</numerusform>
            <numerusform>%n karet k opakování.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Další lekce: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>První lekce</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Rating, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n partie na rating</numerusform>
            <numerusform>%n partie na rating</numerusform>
            <numerusform>%n partií na rating</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>Výher %1, remíz %2, proher %3.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Křivka ratingu, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>Z posledních %1 rozebraných partií; %2 % ze všech (%3).</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>Z %n rozebrané partie.</numerusform>
            <numerusform>Ze %n rozebraných partií.</numerusform>
            <numerusform>Z %n rozebraných partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Křivka přesnosti: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>rating %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Zatím žádný pokus.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>Vyřešeno %1 z %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Vše hotovo.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Další: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n k opakování</numerusform>
            <numerusform>%n k opakování</numerusform>
            <numerusform>%n k opakování</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Z chyb a nevyřešených úloh jsou karty, které se vracejí.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>Celkem %1: naučených %2, nových %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n den za sebou</numerusform>
            <numerusform>%n dny za sebou</numerusform>
            <numerusform>%n dní za sebou</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Za posledních sedm dní žádné odpovědi.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n odpověď za sedm dní, správně %1 %.</numerusform>
            <numerusform>%n odpovědi za sedm dní, správně %1 %.</numerusform>
            <numerusform>%n odpovědí za sedm dní, správně %1 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Černý vyhraje nejvýše v %n tahu proti každé obraně.</numerusform>
            <numerusform>Černý vyhraje nejvýše ve %n tazích proti každé obraně.</numerusform>
            <numerusform>Černý vyhraje nejvýše v %n tazích proti každé obraně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Bílý vyhraje nejvýše v %n tahu proti každé obraně.</numerusform>
            <numerusform>Bílý vyhraje nejvýše ve %n tazích proti každé obraně.</numerusform>
            <numerusform>Bílý vyhraje nejvýše v %n tazích proti každé obraně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Černý má dokázanou výhru.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Počítač vidí výhru černého.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Bílý má dokázanou výhru.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Počítač vidí výhru bílého.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Hledám důkaz…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>V daném limitu se důkaz nenašel. Výhra není jistá.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Zkus za bílého jakoukoli obranu. Tahů černému zbývá: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Zkus za černého jakoukoli obranu. Tahů bílému zbývá: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Černý odpovídá…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Bílý odpovídá…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Klikni na desku a uvidíš odpověď.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Pět v řadě: tato obrana je vyvrácena.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Tuto obranu se v limitu nepodařilo vyvrátit.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Dokázat</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Zahraj jakoukoli obranu a uvidíš její vyvrácení.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Jiná obrana</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Zpět k volbě poslední obrany</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Nejlepší obrana</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Tah, který vydrží nejdéle</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Opustit</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Zpět, kde jsi byl; pokusy zůstanou jako varianty</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Do&amp;kázat</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Zahraj jakoukoli obranu a uvidíš její vyvrácení.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Tady výhra dokázána není. Nejprve pozici analyzuj.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>Zkusit to &amp;vyvrátit</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Hraj za bílého z pozice, kde má černý dokázanou výhru.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Výhra čtyřkami</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Výhra hrozbami</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Čtyřka a trojka</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Donutit černého k faulu</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Najít všechny obrany</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Jediný tah</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lehké</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžké</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na tahu je černý</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Na tahu je bílý</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: vyhraj čtyřkami v %n tahu.</numerusform>
            <numerusform>%1: vyhraj čtyřkami ve %n tazích.</numerusform>
            <numerusform>%1: vyhraj čtyřkami v %n tazích.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: vyhraj čtyřkami a trojkami v %n tahu.</numerusform>
            <numerusform>%1: vyhraj čtyřkami a trojkami ve %n tazích.</numerusform>
            <numerusform>%1: vyhraj čtyřkami a trojkami v %n tazích.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: vyhraj čtyřkou a trojkou v %n tahu.</numerusform>
            <numerusform>%1: vyhraj čtyřkou a trojkou ve %n tazích.</numerusform>
            <numerusform>%1: vyhraj čtyřkou a trojkou v %n tazích.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: donuť černého k faulu v %n tahu.</numerusform>
            <numerusform>%1: donuť černého k faulu ve %n tazích.</numerusform>
            <numerusform>%1: donuť černého k faulu v %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: najdi každý tah, který výhru zastaví.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: jen jeden tah neprohrává. Najdi ho.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 je pro černého zakázáno.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 ničím nehrozí.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>Na %1 je odpověď.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Po %1 soupeř vyhraje.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 také vyhraje, ale déle. Najdi kratší výhru.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 výhru nevynutí.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 je správně. Nalezeno %2 z %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 je správně. Dál.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Vyřešeno. Na %1 tě černý zastavit nesmí.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Vyřešeno.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 už jsi našel.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Můžeš udělat pět.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Udělej otevřenou čtyřku nebo dvě čtyřky.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Udělej čtyřku a otevřenou trojku jedním kamenem.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Udělej čtyřku.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Udělej otevřenou trojku.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Tichý tah: ani trojka, ani čtyřka, ale hrozba.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Zastav pětku.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Soupeř hrozí výhrou čtyřkami. Přeruš ten řetěz.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Hledej v označeném čtverci.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Hraj %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Šest v řadě</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Dvě trojky, dvě čtyřky</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Sporné případy</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Falešné trojky</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Trojky v trojkách</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Zatím ničím nehrozí: tah, který zlepší tvou pozici.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>Na %1 lze odpovědět %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Udělej pět</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: udělej pět.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Toto je kopie</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Partie je otevřená v jiném okně. Co zahraješ zde, uloží se jako nová partie.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Byla vytvořena nová knihovna partií</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Starý soubor zůstal jako %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Knihovna partií neodpověděla. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Partii %1 z knihovny nelze přečíst.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 zahrál %2: zpět k partii</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět k partii</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Ukázat znovu nejnovější pozici (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Nejprve partii rozeber, ať najdeš její chyby.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>Tímto směrem žádné chyby nejsou.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Rozebrat partii</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Další chyba</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Př&amp;edchozí chyba</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Ukazovat šance při &amp;hře</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Zlomové body</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Všechny tahy</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Zavřít rozbor</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Uč se z chyb (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Neposouzeno</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Dobrý tah</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Nepřesnost</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Hrubá chyba</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1: šance na výhru klesá z %2 na %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1: šance na výhru stoupá z %2 na %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 teď vyhraje hned, ne až do %2 tahů.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 teď vyhraje do %2 tahů místo do %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Přehlédnuto pět v řadě.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Přehlédnuta výhra do %1 tahů. V tahu %2 stačilo jen %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Přehlédnuta výhra do %1 tahů.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 teď může udělat pět na %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Otevřená trojka zůstala: %1 teď může udělat otevřenou čtyřku na %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 teď může vyhrát čtyřkami do %2 tahů, od %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 teď může vynutit výhru do %2 tahů.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Lépe: %1, to je pět.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Lépe: %1, blokuje pět v řadě.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Lépe: %1, vyhraje čtyřkami do %2 tahů.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Lépe: %1, vynutí výhru do %2 tahů.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Lépe: %1, udělá otevřenou čtyřku.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Lépe: %1, zastaví otevřenou trojku (%2).</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Lépe: %1, zastaví výhru čtyřkami (%2) na %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Lépe: %1, čtyřka, na kterou se musí odpovědět.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Lépe: %1, udělá otevřenou trojku.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Lépe: %1, vydrží déle.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Lépe: %1, šance na výhru %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Bez chyb</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Hrubé chyby: %1, chyby: %2, nepřesnosti: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Zahájení: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Jediný tah</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Tah byl zakázaný, a tím prohrává.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Dva hráči střídavě pokládají po kameni, začíná černý. Kameny se nepřesouvají a nikdy se z desky neberou.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Vyhrává pět v řadě: vodorovně, svisle nebo šikmo. Černý vyhrál.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Zablokuj čtyřku. Čtyři v řadě s volným koncem vyhrají příštím tahem. Bílý musí hrát do kroužku.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Pozor na otevřené trojky. Trojka s oběma volnými konci se změní ve čtyřku s oběma volnými konci a tu už nelze zastavit. Zablokuj včas jeden konec.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Udělej dvě hrozby najednou. Kámen v kroužku vytvoří dvě trojky. Bílý zablokuje jen jednu: tak se vyhrává.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Lekce na stránce tréninku ukazují totéž na desce, krok za krokem.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Všechna pravidla chtějí pět v řadě. Liší se v tom, co ještě platí.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Volná: vyhrává pět a více v řadě.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Standard: vyhrává přesně pět. Šest a více se nepočítá.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: černý vyhrává přesně pěti a má tři druhy zakázaných tahů. Bílý vyhrává pěti a více a smí hrát kamkoli.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: pět vyhrává, pokud soupeřovy kameny neblokují oba konce. Šest a více vyhrává vždy.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, přesně pět: jako caro, ale šest a více se nepočítá.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Partie končí remízou, když je deska plná, když dosáhne limitu tahů zvoleného na začátku, nebo když se oba hráči dohodnou. V renju také, když oba po sobě pasují. Pas je povolen jen v renju.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Vyhrává pět a více kamenů v řadě bez mezery. Řada může vést vodorovně, svisle nebo šikmo. Jiná pravidla nejsou.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Černý má pět na úhlopříčce a vyhrává.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Černý má velkou výhodu. Dva dobří hráči by měli použít pravidlo zahájení, třeba Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Vyhrává přesně pět v řadě. Šest a více se nepočítá nikomu.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Šest v řadě: s těmito pravidly to není výhra. Partie pokračuje.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Když jeden kámen vytvoří více řad, stačí jedna s přesně pěti.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Renju bere černému výhodu: tři druhy tahů má zakázané. Bílý smí hrát kamkoli. Černý vyhrává přesně pěti, bílý pěti a více.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Zakázané body jsou na desce označené. Ukaž na bod a pod deskou si přečteš důvod.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Tři fauly</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Dvě trojky: jeden kámen vytvoří dvě otevřené trojky. Trojka platí, když z ní další kámen může udělat čtyřku s oběma volnými konci.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Dvě čtyřky: jeden kámen vytvoří dvě čtyřky. Nevadí, že každou lze doplnit jen na jednom konci.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Dvě čtyřky mohou ležet v jedné linii: B5 D5 E5 F5 a D5 E5 F5 H5 jsou různé čtyřky.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Dlouhá řada: šest a více v řadě.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Dvě výjimky</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Pět má přednost před vším. Kámen v kroužku vytvoří šest vodorovně, ale přesně pět svisle: černý vyhrává.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Vypadá to jako dvě trojky, ale černý do kroužku hrát smí. Trojka ve sloupci C by mohla růst jen na C8. Kámen tam by byl dvě čtyřky, takže to není trojka.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>Ve vlastní partii si vybereš, zda zakázaný tah nelze zahrát, nebo zda prohrává partii.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Vyhrává pět v řadě, pokud na obou koncích nestojí soupeřův kámen. Blokují jen kameny, okraj desky ne. Šest a více vyhrává vždy.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Shora: není výhra, oba konce jsou zablokované; výhra; výhra, protože okraj neblokuje; výhra, protože šest zablokovat nelze.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>V caro s přesně pěti se šest v poslední řadě nepočítá.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Trojku lze zastavit z větší dálky než s jinými pravidly: na kterémkoli z označených bodů.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Knihovnu partií používá jiný program.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk je plný.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Knihovnu partií nelze otevřít nebo zapsat.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Knihovna partií je z novější verze.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Knihovna partií je poškozená.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Soubor není knihovna partií.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Disk hlásí chybu: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Partie se neukládají. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Uložit jinam…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Zkusit znovu</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Nastavení a enginy nelze uložit. Změny se ztratí, až program zavřeš.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Tipy při spuštění</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Varovat před hrubými chybami</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Krátká pauza před odpovědí</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Přehrávat zvuky</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Vlákna</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automaticky</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Kniha zahájení</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Předvolby</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Hledat v předvolbách</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Nic neodpovídá.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Dvě nejnižší úrovně</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malé</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Běžné</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Větší</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Největší</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tvoje jméno</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Položení kamene</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Málo času</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Na desce</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Pohyb kurzoru</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Šipky</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Hrát pod kurzorem</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter nebo mezerník</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Zpět a vpřed</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Kolečko myši</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Přejít na bod</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Napiš jeho jméno, třeba H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>První a poslední pozice</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home a End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Velmi pomalu</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Běžně</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Jak dlouho je každý tah vidět</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Nic není analyzováno. F9 spustí analýzu.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>Ř&amp;íci</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Říci &amp;poslední tah</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Říci &amp;hrozby</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Říci &amp;zakázané body</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Říci h&amp;odiny</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Říci řa&amp;du</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Říci &amp;sloupec</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Říci ú&amp;hlopříčky</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Říci ša&amp;nci na výhru</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Zatím žádné tahy.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Žádná hrozba nenalezena.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Zakázané body má jen renju.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Žádné zakázané body.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Zakázáno pro černého: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Černý %1, bílý %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>Řada %1 je prázdná.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Řada %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>Sloupec %1 je prázdný.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Sloupec %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>Úhlopříčka od %1 do %2 je prázdná.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Úhlopříčka od %1 do %2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Zatím žádné partie s počítačem</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Úspěšnost %1 · výher %2, remíz %3, proher %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Ty proti počítači</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>V čase</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>posledních partií: %1</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Úspěšnost v čase</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Obě barvy</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Ty černými</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Ty bílými</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Tvoje barva</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Všechna pravidla</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Úspěšnost</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Výsledky podle úrovně</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Vynulovat statistiku? Partie zůstanou.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Vynulovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Vynulovat statistiku…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Partie s pomocí, nezapočteno: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Rady, nejlepší tah, vracení, analýza a výměna stran jsou pomoc.</translation>
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
        <translation>Stiskni Enter nebo polož kámen a začni.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Tah %1 z %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pozastaveno</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Čísla: šance černého na výhru v procentech</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Stiskni Enter a sleduj.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Na rating</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Bez ratingu</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Bez ratingu: hráno s pomocí</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Bez ratingu: použita rada</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Bez ratingu: tah byl vrácen</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Bez ratingu: počítač táhl za tebe</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Bez ratingu: použita analýza</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Bez ratingu: hráči se změnili</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Síla: %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Síla</translation>
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
        <translation>stupeň %1 z %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>úroveň %1 z %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Vracet lze bez omezení: tahy, odpovědi počítače, i novou partii.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Z otevřené trojky je otevřená čtyřka a tu nelze zastavit. Blokuj včas.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Nevíš si rady? Stiskni Napovědět: uvidíš tah i důvod.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Kolečkem nad deskou se vracíš. Tah odtamtud začne variantu.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Partie se ukládají samy; pokračuj kdykoli.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Přetáhni soubor partie nebo engine pro Gomocup na okno.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? ukáže všechny klávesy, F1 nápovědu.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Dobré vědět</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Další tip</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Žádné tipy</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Klikni na průsečík, nebo napiš H8 a Enter.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>není to turnaj tohoto programu</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>tento turnaj hraje jiný program</translation>
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
        <translation>Body</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Selhání</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(nelze spustit)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Zápas enginů</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Jeden proti všem</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>Partií: %1 z %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zpět</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Vše zůstává v tomto počítači.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Začít první lekcí</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n k opakování</numerusform>
            <numerusform>%n k opakování</numerusform>
            <numerusform>%n k opakování</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Krátké kroky na desce: co je trojka, co je čtyřka a proč dvě trojky vyhrávají.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Pro dnešek hotovo. Úloh je, kolik chceš.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Pět úkolů z tvých partií a úloh, asi čtyři minuty.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Další úlohy</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>hotovo %1 z %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>rating %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>Pozic s dokázanou odpovědí: %1. Výhra čtyřkami, trojkami, obrana.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Výhra čtyřkami, trojkami, obrana. Vyřešena %n.</numerusform>
            <numerusform>Výhra čtyřkami, trojkami, obrana. Vyřešeny %n.</numerusform>
            <numerusform>Výhra čtyřkami, trojkami, obrana. Vyřešeno %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Tvoje chyby</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nová</numerusform>
            <numerusform>%n nové</numerusform>
            <numerusform>%n nových</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Zahraj a rozeber partii; z chyb budou cvičení.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>Z %n rozebrané partie.</numerusform>
            <numerusform>Ze %n rozebraných partií.</numerusform>
            <numerusform>Z %n rozebraných partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>Od pěti v řadě po zakázané body.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partie na rating</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>stupeň %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Soupeř, který ti sedne.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Najdi svou úroveň za pár partií.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Rating, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Můj pokrok</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Rozbor tvých partií, zbývá %n.</numerusform>
            <numerusform>Rozbor tvých partií, zbývají %n.</numerusform>
            <numerusform>Rozbor tvých partií, zbývá %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Rozebrat %n partii a najít tvoje chyby.</numerusform>
            <numerusform>Rozebrat %n partie a najít tvoje chyby.</numerusform>
            <numerusform>Rozebrat %n partií a najít tvoje chyby.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Trenažér faulů</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Zakázáno, nebo ne? Fauly renju v pěti stupních.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Zakázáno, nebo ne? Správně %1 z %2.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Zahájení renju, jejich hodnoty a cvičení.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trénink</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>První úloha – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Zatím tu není co cvičit.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>&amp;Zastavit rozbor</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>&amp;Rozebrat moje partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>Rozebrána %n partie.</numerusform>
            <numerusform>Rozebrány %n partie.</numerusform>
            <numerusform>Rozebráno %n partií.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Větev smazána. Ctrl+Z ji vrátí.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Větev zkopírována.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Klikni na bod a označíš ho. Esc končí.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Strom tahů</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Větev</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>Z&amp;načky</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Povýšit větev</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Udělat &amp;hlavní</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Kopírovat větev jako &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Kopírovat větev jako &amp;text</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>Ke stejné po&amp;zici</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Smazat větev</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>&amp;Obnovit smazanou větev</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>&amp;Ukončit značení</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln tah</numerusform>
            <numerusform>%Ln tahy</numerusform>
            <numerusform>%Ln tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln větev</numerusform>
            <numerusform>%Ln větve</numerusform>
            <numerusform>%Ln větví</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>Smazán %Ln tah. Vrátit</numerusform>
            <numerusform>Smazány %Ln tahy. Vrátit</numerusform>
            <numerusform>Smazáno %Ln tahů. Vrátit</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Strom tahů</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Tah %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Žádný tah</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Stejná pozice je v jiné větvi.</translation>
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
        <translation>Tah %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Zlomové body</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Žádné chyby nenalezeny.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>Rozbor byl zastaven. Shift+F9 ho spustí znovu.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Nenalezeny žádné chyby, jen nepřesnosti. Jsou v seznamu Všechny tahy.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Chyby se tu objeví, až budou jisté.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Volná</translation>
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
        <translation>Caro, přesně pět</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Vyhrává pět a více v řadě.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Vyhrává přesně pět v řadě; šest a více se nepočítá.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Černý nesmí dvě trojky, dvě čtyřky ani přesah.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Pět vyhrává, není-li zablokováno z obou stran; šest a více vždy.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Jako caro, ale šest a více se nepočítá.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Nováček</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Sváteční</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Zkušený</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistr</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Plná síla</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Hraje rychle a přehlíží hrozby.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Vidí čtyřky a pětky; málo plánuje.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Dobře blokuje a staví trojky.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Počítá své útoky do konce.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Najde dlouhé vynucené výhry. Hodně štěstí.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Využije každé jádro a všechen čas.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Počítač, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 na tah</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 na partii</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 na partii + %2 na tah</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Probíhá</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 vyhrává, pět v řadě</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 vyhrává vzdáním</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 vyhrává na čas</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 vyhrává: zakázaný tah</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 vyhrává kontumačně</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Remíza: plná deska</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Remíza dohodou</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Remíza: limit tahů</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Remíza: oba pasovali</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 tis.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 mil.</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 mld.</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 uzlů/s</translation>
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
        <translation>Černý vyhraje příštím tahem</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Bílý vyhraje příštím tahem</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Černý vyhraje do %1 tahů</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Bílý vyhraje do %1 tahů</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>stupeň %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Obvyklá deska, i pro renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Deska na go: více místa, delší partie.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Největší deska.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Malá: na rychlé partie a učení.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>O něco menší než obvykle.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>O něco větší než obvykle.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Přemýšlej, jak dlouho chceš.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Na každý tah je %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Každý hráč má %1 na celou partii.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Každý hráč má %1 na partii a za každý tah dalších %2.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Dokonalý</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Dokonale umí hrát jen černý.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Na jiných deskách než 15 × 15 není nic dokázáno.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Podle těchto pravidel není nic dokázáno.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>S pravidlem zahájení není nic dokázáno.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Podle těchto pravidel zatím není nic dokázáno.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Důkaz nelze přečíst.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Prokazatelně vyhraje za černého každou partii.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Varování před hrubou chybou</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Vrátit tah</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Nechat</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Vrácení tahu je pomoc.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Počítač čeká</translation>
    </message>
</context>
</TS>
