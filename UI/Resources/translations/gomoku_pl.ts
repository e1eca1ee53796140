<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>O programie Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Gomoku, renju i caro przeciw silnemu komputerowi.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Kopiuj wersje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: dokładność %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Dokładność: ile szans na wygraną zachowały ruchy.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>&amp;Panel analizy</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Zmień &amp;szczegóły analizy</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Analizuj pozycję</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>&amp;Naprzód w wariancie</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>&amp;Wstecz w wariancie</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Głębokość %1 · węzły %2 · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Ostatni ruch jeszcze nieprzeanalizowany.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Ostatni ruch był dobry.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Ostatni ruch był niedokładny.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Ostatni ruch był błędem.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Ostatni ruch był grubym błędem.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Z punktu widzenia Czarnych</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Najlepsze warianty</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Liczba wariantów</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Ile najlepszych ruchów pokazać</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Ile pokazać</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Ile analizy pokazywać podczas gry</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Tylko wykres</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Tylko werdykt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Partia skończona. Cofnij się, aby analizować.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Szanse Czarnych na wygraną: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analizuję…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Naciśnij Analizuj, aby zobaczyć najlepsze ruchy.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Liczby to szanse Czarnych na wygraną w procentach.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Bez dowodu: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Tylko na planszy</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Ostatni ruch był jedyny: każdy inny przegrywa.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Udowodnione: Czarne wygrywają najpóźniej w %n ruchu.</numerusform>
            <numerusform>Udowodnione: Czarne wygrywają najpóźniej w %n ruchach.</numerusform>
            <numerusform>Udowodnione: Czarne wygrywają najpóźniej w %n ruchach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Szukam wyrównanych ruchów…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Nie znaleziono wyrównanych ruchów.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Najbardziej wyrównany: %1 (szanse Czarnych: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (szanse Czarnych: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Znajdź &amp;wyrównane ruchy</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Pokazuje szanse Czarnych w najbardziej wyrównanych punktach.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Tylko gdy stawiasz kamienie w otwarciu.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Najlepszy wariant</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Najlepszy wariant: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Wskaż ruch, aby zobaczyć wariant na planszy. Kliknij, aby tam przejść.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Wskaż ruch, aby zobaczyć wariant na planszy.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Drewno</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Łupek</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Ostatni ruch: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, szanse Czarnych na wygraną: %2 procent</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, zakazane</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Proszę czekać</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Czytam %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · wygrana</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
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
        <translation>Komputer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · na ruchu</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · myśli</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · myśli · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>głębokość %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>głębokość %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>udowodniona wygrana najpóźniej w %n ruchu</numerusform>
            <numerusform>udowodniona wygrana najpóźniej w %n ruchach</numerusform>
            <numerusform>udowodniona wygrana najpóźniej w %n ruchach</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>tu nieudowodnione</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Czas na partię</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuty na partię</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s na ruch</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Sekundy dodawane po każdym ruchu</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Wygraną na czas trzeba zgłosić</translation>
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
        <translation>Ustaw pięć w rzędzie przed przeciwnikiem.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwszy</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Drugi</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Znajomy</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Rzut monetą</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Wszystkie opcje…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Pierwszy raz w gomoku?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Zasady i pierwsze pomysły w dwie minuty.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Ty zaczynasz</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Zaczyna komputer</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ruch %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Ty przeciw: %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Dwóch graczy</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Dwa komputery</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Komentarz do pokazanego ruchu</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Dodaj komentarz…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Ko&amp;mentuj ruch</translation>
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
        <translation>Czarne %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Czwarte ruchy z różnicą do %1: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Po %1 piąte ruchy z różnicą do %2: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Tu kończy się znana ścieżka.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Grasz Czarnymi.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Grasz Białymi.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Zagraj ruch %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Na ścieżce: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 schodzi ze znanej ścieżki: Czarne mają wtedy %2 zamiast %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 schodzi ze znanej ścieżki.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 nie można zagrać.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 jest na ścieżce.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Komputer gra %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Do końca trzymałeś się znanej ścieżki.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Tu kończy się znana ścieżka. Po drodze z niej zszedłeś.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>Na ruchu: %1 · czarne %2, białe %3</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Tu nie można zacząć partii: plansza jest pełna albo ktoś już wygrał.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Szukam wymuszonej wygranej…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 wygrywają czwórkami (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 wygrywają groźbami (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 nie mają wymuszonej wygranej czwórkami i trójkami.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Nie znaleziono wymuszonej wygranej w %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>W schowku nie ma pozycji: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Pozycja skopiowana.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Zapisz pozycję</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Diagram (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Ustaw pozycję</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Na zmianę</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Kopiuj planszę</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Kopiuj tekst</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Plansza jako diagram tekstowy</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Ruchy jako H8 I9 … albo SGF, gdy nie mają kolejności</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, narysowana plansza lub link planszy internetowej</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Szukaj wymuszonej wygranej czwórkami (VCF) i groźbami (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Konsola: %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Polecenie dla silnika, np. ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Polecenie dla silnika</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Kopiuj wszystko</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Nie ma jeszcze komunikatów.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Testuję…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Nie działa: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Dodaj silnik</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Jeszcze nietestowany.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Plansze: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Zasady: nieznane</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Rozumie też: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Silniki</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Dodaj…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Polecenie</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Opcje</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Po jednej w wierszu, np.: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testuj</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsola</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Cofnij usunięcie</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Czeka na test</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 nie jest plikiem wykonywalnym.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Nie ma jeszcze silników</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Dodaj silnik Gomocup albo upuść tu jego plik. Test zaczyna się od razu.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Zacznij mecz</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Mecz silników</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Nie ma jeszcze silników</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Dodaj silnik w menu Silniki albo upuść jego plik na okno.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Tego meczu nie będzie można później wznowić: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>Nie udało się uruchomić %1, więc jego partii nie będzie: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Eksportuj tabelę</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>mecz.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Eksportuj stronę</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>mecz.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Wybierz co najmniej dwa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Wybierz dwa lub więcej silników i zacznij mecz. Tu pojawią się tabela, szacowana siła i wszystkie partie.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Strona (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabela (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>uległ awarii</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>zakończył się ze stanem %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>wypisał za dużo</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>nie odpowiedział na START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>odpowiedział „%1”</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>brak ruchu przez %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>zagrał „%1”, poza planszą</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>zagrał %1, to zajęte pole</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Dodaj silnik</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Dodać ten program jako silnik?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Uruchomi się teraz do testu i za każdym razem, gdy gra. Dodawaj tylko zaufane programy.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (awaria)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Ostatnio zawiódł: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Silniki…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>&amp;Mecz silników…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>silnik przy planszy</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Konsola…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 nie przeszedł testu i nie może grać.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Ruch %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Ruch %1 · bez oceny</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Oceniam… %1 z %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Szanse Czarnych na wygraną</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Szanse Czarnych na wygraną w ciągu partii</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Postęp przeglądu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Przerwij ocenę tej partii</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Szanse Czarnych</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Przegląd otwarć</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Przegląd &amp;otwarć</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Czarne wygrały %1, remisy %2, Białe wygrały %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Kontynuacje</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Kontynuacje z tej pozycji</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Czarne – remis – Białe</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Nie ma jeszcze kontynuacji</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Żadna twoja partia nie szła dalej z tej pozycji. Ruchy pojawią się tu wraz z wynikami.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Szanse Czarnych na wygraną</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Zapisz obraz lub powtórkę</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Obraz zapisano w %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Ruchy skopiowane.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partia skopiowana jako SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Brak ostatnich partii</translation>
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
        <translation>Powtórkę zapisano w %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Drzewo, %Ln ruch.</numerusform>
            <numerusform>Drzewo, %Ln ruchy.</numerusform>
            <numerusform>Drzewo, %Ln ruchów.</numerusform>
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
        <translation>Ruch Czarnych. Czy Czarne mogą zagrać na %1?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Następne pytanie za chwilę…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Źle.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Pięć dobrych odpowiedzi z rzędu prowadzi do następnego stopnia.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>Dobrze %1 z %2. Najwięcej z rzędu: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Wróć do treningu</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Zakazane czy nie?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Zakazane (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Dozwolone (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Trudność %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 tworzy pięć w rzędzie, więc wygrywa.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 wygląda na zakazane, ale Czarne mogą tam grać. To nie prawdziwa trójka: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 jest zakazane dla Czarnych (długi rząd): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 jest zakazane dla Czarnych (podwójna czwórka): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 jest zakazane dla Czarnych (podwójna trójka): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 jest dozwolone.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 jest dozwolone: czwórka i trójka to nie faul.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 jest dozwolone: jest tylko jedna czwórka, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 jest dozwolone: jest tylko jedna otwarta trójka, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 dałoby pięć</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 byłoby zakazane (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 to nie prawdziwa trójka: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>podwójna trójka</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>podwójna czwórka</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>długi rząd</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Sześć w rzędzie albo pojedyncza trójka lub czwórka</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Dwie trójki, dwie czwórki albo czwórka i trójka</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Dwie czwórki na jednej linii, piątki i zamknięte trójki</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Trójki, które nie mogą stać się otwartą czwórką</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Podwójne trójki w podwójnych trójkach</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>Problem: %1</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Silnik gracza %1 zatrzymał się.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Silnik gracza %1 zatrzymał się: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Zagraj tą stroną sam</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Zamień strony</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Czarne proponują remis</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Białe proponują remis</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Czarnym skończył się czas</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Białym skończył się czas</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Przeciwnik może zgłosić wygraną albo grać dalej.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Zgłoś wygraną</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Przegrywasz</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Z pomocą: nie liczy się.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Obraz wektorowy (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Animacja (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Strona WWW (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>nazwa musi kończyć się na .png, .svg, .gif lub .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>nie ma jeszcze partii</translation>
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
        <translation>Nie można otworzyć %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 jest za duży jak na partię.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>W schowku nie ma partii.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 nie jest partią: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Plik zawiera %n partię; to pierwsza.</numerusform>
            <numerusform>Plik zawiera %n partie; to pierwsza.</numerusform>
            <numerusform>Plik zawiera %n partii; to pierwsza.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Nie ma partii do zapisania.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 nie pomieści tej partii: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Zapisano jako %1. Tego format nie zachowa: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 nie jest plikiem partii.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Otwarcie</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plansza</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Remis</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>tylko przy pełnej planszy</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> ruchach</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Zakazane ruchy</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>nie można ich zagrać</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>przegrywają partię</translation>
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
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Zmień gracza</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Szanse</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Kliknij bliżej przecięcia.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Wybierz przeciwnika: komputer, znajomy przy tym komputerze albo oglądaj grę dwóch komputerów. Potem naciśnij Enter lub postaw kamień. „Wszystkie opcje” otwiera okno z całą resztą. Nieskończona partia czeka pod przyciskiem.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Kliknij przecięcie, aby postawić kamień.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Kliknij kartę gracza, aby go zmienić: człowiek, inny poziom lub silnik.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Partie zapisują się podczas gry. Nic nie zginie, gdy zamkniesz okno.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Spójrz wstecz</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Kółko myszy przewija partię. Małe kamienie pokazują jej dalszy ciąg.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Zagraj ruch we wcześniejszej pozycji, aby zacząć wariant. Sama partia zostaje.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Link pod planszą prowadzi z powrotem do partii.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Podpowiedź (Ctrl+H) przychodzi krokami: najpierw powód i okolica, potem ruch, potem wariant, po kamieniu za każdym pytaniem.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>„Pokaż groźbę” (Ctrl+T) mówi, co zrobiłby przeciwnik, gdybyś spasował, i pokazuje wariant.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>„Zagraj najlepszy ruch” (Ctrl+M) gra za ciebie.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>„Cofnij” (Ctrl+Z) cofa twój ruch i odpowiedź komputera, a także poddanie i nawet nową partię. Ctrl+Shift+Z ponawia to, co cofnięte.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Przy dwóch najniższych poziomach dostajesz ostrzeżenie przed grubym błędem, zanim komputer odpowie. Cofnij go albo zostaw. W preferencjach zmienisz, kiedy ostrzegać.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Podpowiedzi, najlepsze ruchy, cofanie, analiza i zmiana stron to pomoc. Partia z komputerem, w której miałeś pomoc, nie liczy się w statystyce ani w rankingu.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analizuje pokazaną pozycję. Najlepsze ruchy widać na planszy jako płaskie etykiety z szansami Czarnych na wygraną w procentach; najlepszy jest zielony.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Wskaż etykietę, aby zobaczyć jej wariant. Kółko przewija wariant, tak samo Ctrl+Right i Ctrl+Left. Kliknij, aby wejść w ten wariant.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>„Czarne wygrywają w 5 ruchach” liczy własne ruchy Czarnych aż do piątki.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 otwiera i zamyka panel. F10 zmienia, ile pokazuje.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Dowiedzione wygrane</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Gdy wygrana jest dowiedziona, karta proponuje „Udowodnij” (Shift+F10): zagraj dowolną obronę, a program ją obali, aż do piątki.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Gdy partia się skończy, jej ruchy są oceniane w tle. Shift+F9 otwiera przegląd, dla każdej partii.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>Wykres pokazuje szanse Czarnych na wygraną. Kliknij go, aby przejść do tego ruchu.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Do pięciu punktów zwrotnych jest objaśnionych słowami. Najlepszy wariant jest niżej; wskaż jego ruchy, aby zobaczyć je na planszy.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>Na liście ruchów ?! to niedokładność, ? błąd, a ?? gruby błąd. Oznaczone jest tylko to, co pewne. Alt+Down i Alt+Up przechodzą od znaku do znaku.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>Dokładność mówi, ile szans na wygraną gracz zachował.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Po przegranej z komputerem karta mówi, kiedy stała się pewna i co było ostatnim ratunkiem. „Graj stąd” do niego wraca. Przegląd zapisuje się z partią.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>„Trening” (Ctrl+Shift+T) otwiera stronę obok planszy. Są tam lekcje, zadania, twoje błędy i partie rankingowe. Wszystko zostaje na tym komputerze.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Kliknij ruch, który byś zagrał. Każdy ruch, który działa, jest dobry. Po złym plansza pokazuje, co dalej, i możesz spróbować ponownie.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H pomaga krokami. Ctrl+M pokazuje rozwiązanie. Ctrl+Right przechodzi do następnego zadania.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>To, co się nie udało, wraca po minutach, dniach lub miesiącach, aż to umiesz.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Twój ranking liczy się z partii bez pomocy i pokazuje się, gdy mówi już dość.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 pokazuje drzewo partii: ruchy idą w dół, gałęzie w prawo. Dymek to komentarz. Dwie krótkie kreski znaczą, że inna gałąź prowadzi do tej samej pozycji.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Strzałki poruszają po drzewie. Delete usuwa gałąź; Ctrl+Z ją przywraca.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Menu węzła, także Edycja &gt; Gałąź, podnosi gałąź, czyni ją główną albo ją kopiuje.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 do Alt+6 wybierają znacznik: trójkąt, kwadrat, koło, krzyżyk, litery, liczby. Klikaj punkty, aby je zaznaczyć, i ponownie, aby usunąć znacznik. Esc kończy zaznaczanie.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E pisze komentarz do pokazanego ruchu. Esc wraca na planszę.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Znaczniki i komentarze należą do pokazanego ruchu i zapisują się razem z nim.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E otwiera edytor obok planszy. Twoja partia czeka za nim.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Stawiaj kamienie na zmianę lub jednego koloru albo je usuwaj. Wybierz, kto jest na ruchu, zasady i planszę.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>„Wklej” czyta SGF, ruchy takie jak H8 I9 lub 7,7 8,8, narysowane plansze i linki plansz internetowych.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Potem graj stąd, analizuj albo rozwiąż: szukaj wymuszonej wygranej czwórkami (VCF) lub groźbami (VCT). Jej wariant widać na planszy.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>„Biblioteka partii” (Ctrl+L) zawiera wszystkie twoje partie. Kliknij partię dwukrotnie, aby ją otworzyć.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Wyszukiwanie znajduje graczy, daty, otwarcia i komentarze.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>„Ta pozycja” (Ctrl+Shift+L) pokazuje partie, w których była pozycja z planszy, także obrócona lub odbita.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>„Importuj” dodaje pliki lub cały folder. Możesz w tym czasie grać.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>„Statystyka” pokazuje, jak ci idzie z każdym poziomem.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>Przegląd otwarć (F7) pokazuje, jak twoje partie szły dalej z pozycji na planszy.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>„Otwórz” (Ctrl+O) czyta pliki SGF, psq, RenLib (.lib), .rif i tekstowe. Możesz też upuścić plik na okno albo wkleić partię przez Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Jeśli plik nie podaje zasad, komunikat nad planszą mówi, jakie przyjęto. Wybierz inne tam albo w menu Edycja.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>„Zapisz” (Ctrl+S) zapisuje partię z wariantami, komentarzami i znacznikami. Końcówka nazwy wybiera format.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>„Zapisz obraz lub powtórkę” zapisuje obraz planszy, animację albo stronę do przeglądarki.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C kopiuje ruchy, Ctrl+Shift+C całą partię jako SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>„Silniki” w menu dodaje dowolny silnik Gomocup. Jest od razu testowany. Dodawaj tylko zaufane programy.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Kliknij kartę gracza i wybierz silnik, aby z nim zagrać.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Jego opcje są zachowane: po jednej w wierszu.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Konsola pokazuje, co mówią do siebie silnik i program.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Jeśli silnik zawiedzie podczas partii, komunikat na planszy zapyta, jak grać dalej.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>Zasady otwarcia nie pytają silników, bo większość ich nie zna. Decyduje za nie wbudowany komputer.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>„Mecz silników” w menu Silniki pozwala silnikom grać ze sobą. Wbudowany komputer może wziąć udział na każdym poziomie.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Każde otwarcie gra się dwa razy, ze zmianą stron.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Tabela pokazuje wynik i szacowaną różnicę w Elo. Przedział mówi, jak jest pewna: więcej partii go zwęża.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Kliknij partię dwukrotnie, aby ją obejrzeć.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Preferencje (Ctrl+,) od razu zmieniają to, co widzisz i słyszysz.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Jasne i ciemne kolory są jak w systemie, chyba że wybierzesz sam. Tekst można powiększyć.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Menu Widok pokazuje lub ukrywa współrzędne, numery ruchów, ostatni ruch, zakazane punkty oraz otwarte trójki i czwórki i ma motywy planszy.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Dźwięki można wyłączać pojedynczo.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Wszystko da się zrobić bez myszy. Naciśnij ?, aby zobaczyć listę wszystkich klawiszy.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Postaw kamień: przesuń kursor strzałkami i naciśnij Enter albo wpisz punkt, np. H8, i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Przewijaj partię: Page Up i Page Down, Home i End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab przechodzi między częściami okna. Alt z literą otwiera menu.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 otwiera tę pomoc na stronie, która pasuje do miejsca, w którym jesteś.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>W pomocy</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F szuka. Alt+Left wraca. Esc zamyka okno.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Czytnik ekranu</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Plansza jest tabelą, a każda komórka podaje swój kamień: „H8, czarny, ruch 1”. Ostatni ruch jest ogłaszany. Każdy element ma nazwę.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Wybierz co najmniej dwa silniki. Każdy gra z każdym albo jeden ze wszystkimi pozostałymi.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Wznów kontynuuje przerwany mecz, także po awarii. Eksportuj zapisuje tabele.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Klawisze, które mówią</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>W wierszu stanu i przez czytnik ekranu: Ctrl+1 ostatni ruch, Ctrl+2 groźby, Ctrl+3 zakazane punkty, Ctrl+4 zegary. Dla punktu kursora: Ctrl+5 rząd, Ctrl+6 kolumna, Ctrl+7 przekątne. Ctrl+8 szanse na wygraną, gdy pozycja jest przeanalizowana.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Pomoc: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Zobacz też: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Porównanie zasad</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Po co zasady otwarcia</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro i Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>26 otwarć renju</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Piąte ruchy</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Podpowiedzi, cofanie i ostrzeżenia</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Drzewo, znaczniki i komentarze</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Ustawianie pozycji</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Biblioteka partii</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Pliki i obrazy</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Silniki</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Mecze silników</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Wygląd, dźwięk i język</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Klawiatura i czytnik ekranu</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Zasady otwarcia</translation>
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
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tematy</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Żadna strona nie ma tych słów. Spróbuj mniej słów albo innych.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Wstecz</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Wróć do poprzedniej strony (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Prawdopodobny ciąg dalszy: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Szukam dobrego ruchu…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Szukam groźby…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Zapytaj ponownie, aby zobaczyć ruch.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Zapytaj ponownie, aby zobaczyć wariant.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Wygrywający wariant: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Prawdopodobny ciąg dalszy: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Wygrywający wariant: %1. To pięć w rzędzie.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>Dodano %Ln partię.</numerusform>
            <numerusform>Dodano %Ln partie.</numerusform>
            <numerusform>Dodano %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln już jest w bibliotece.</numerusform>
            <numerusform>%Ln już są w bibliotece.</numerusform>
            <numerusform>%Ln już jest w bibliotece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln nie udało się odczytać (%1).</numerusform>
            <numerusform>%Ln nie udało się odczytać (%1).</numerusform>
            <numerusform>%Ln nie udało się odczytać (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Import przerwany: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Import: %Ln partia</numerusform>
            <numerusform>Import: %Ln partie</numerusform>
            <numerusform>Import: %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importuj partie</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Pięć w rzędzie</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Grasz Czarnymi. Pięć twoich kamieni w rzędzie wygrywa. Masz cztery. Postaw piąty.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Pięć w rzędzie. Wygrywasz!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Nie tam. Znajdź swoje cztery czarne kamienie i zagraj na ich końcu.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Liczy się każdy kierunek</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Rząd może biec w poziomie, w pionie lub na ukos. Czarne mają cztery kamienie na ukos, z luką. Zrób pięć.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Tak. Kamień w luce daje pięć.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Nie tam. Idź wzdłuż czarnych kamieni od lewego dołu do prawej góry. Jednego brakuje.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Zatrzymaj czwórkę</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Białe mają cztery w rzędzie i chcą pięć. Grasz Czarnymi. Zatrzymaj je teraz.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Dobrze zablokowane. Białe nie zrobią już pięciu.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Białe zrobiłyby teraz pięć. Postaw kamień tam, gdzie chcą zagrać.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Wygraj, zanim zablokujesz</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Obaj mają cztery w rzędzie i twój ruch. Nie musisz zatrzymywać Białych, jeśli możesz od razu wygrać.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Dobrze. Wygrywa pierwsza piątka.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Jest coś lepszego: sam możesz zrobić pięć.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Otwarta czwórka</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Czterech w rzędzie z dwoma wolnymi końcami nie da się zatrzymać: Białe zablokują tylko jeden. Zrób taką czwórkę.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Otwarta czwórka. Cokolwiek zrobią Białe, zrobisz pięć.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Dołóż kamień tuż przy końcu trójki, aby oba końce czwórki były wolne.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Zatrzymaj trójkę w porę</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Białe mają trzy w rzędzie z dwoma wolnymi końcami. Zaraz zrobią otwartą czwórkę. Zatrzymaj to teraz.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Dobrze. Białe nie zrobią już otwartej czwórki.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Białe nadal wygrywają otwartą czwórką. Zagraj tuż przy końcu białych kamieni.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Otwarta trójka</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Trójka, która może stać się otwartą czwórką, to otwarta trójka. Przeciwnik musi odpowiedzieć. Zrób otwartą trójkę.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Otwarta trójka. Teraz Białe muszą cię zatrzymać.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>To nie daje otwartej trójki. Zagraj na ukosie swoich dwóch kamieni, blisko nich.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Trójka z luką</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Te trzy białe kamienie mają lukę, ale są równie groźne. Zatrzymaj je. Sama luka to dobre miejsce.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Świetnie. Zawsze szukaj trójek z luką.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Białe wypełnią lukę i będą miały otwartą czwórkę. Zagraj w luce albo obok kamieni.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Dwie czwórki naraz</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Obie twoje trójki są zablokowane z jednej strony. Ale jeden kamień robi dwie czwórki, a Białe zatrzymają tylko jedną. Znajdź go.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Dwie czwórki jednym kamieniem. Białe nie zatrzymają obu.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>To daje najwyżej jedną czwórkę. Spójrz, gdzie spotykają się oba rzędy.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Czwórka i trójka</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Jeden kamień daje czwórkę i otwartą trójkę. Białe muszą zatrzymać czwórkę, a trójka staje się otwartą czwórką. Graj do pięciu.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Czwórka i trójka to najczęstszy sposób wygrywania. Zapamiętaj go.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>To nie wygrywa. Znajdź punkt na rzędzie trzech i w kolumnie dwóch kamieni.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Dwie trójki naraz</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Jeden kamień może dać dwie otwarte trójki. Białe zatrzymają tylko jedną. Znajdź taki punkt.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Dwie otwarte trójki. Jeśli Białe nie mają czwórki, wygrywasz.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>To daje najwyżej jedną trójkę. Spójrz, gdzie spotykają się linie obu par.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Wszystkie obrony</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Otwartą trójkę można zatrzymać w więcej niż jednym miejscu. Znajdź każdy punkt, który zatrzymuje tę.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>To wszystkie. W partii wybierz ten, który najbardziej ci pomaga.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Jeśli tam zagrasz, Białe i tak wygrają.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Wygrana czwórkami</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Na każdą czwórkę trzeba odpowiedzieć. Możesz więc robić czwórkę za czwórką aż do wygranej. Graj do pięciu.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>Przeciwnik nie miał wyboru. Gracze nazywają to VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>To nie wygra w porę. Szukaj czwórki, która buduje coś nowego.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Właściwa kolejność</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Tu trzeba więcej czwórek i liczy się ich kolejność. Pomyśl do końca, zanim postawisz pierwszy kamień.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Dobrze do końca. Świetnie policzone.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Na to jest odpowiedź i atak się kończy.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Jedyny ruch</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Przeciwnik grozi wygraną i ratuje cię tylko jeden ruch. Znajdź go.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Uratowane. Każdy inny ruch przegrywa.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Przeciwnik wciąż wymusza wygraną. Najpierw sprawdź, czym grozi.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Wygrana groźbami</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Same czwórki tu nie wygrywają. Ale na otwartą trójkę też trzeba odpowiedzieć. Mieszaj trójki i czwórki, i wygraj.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Wygrana czwórkami i trójkami. Gracze nazywają to VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>Przeciwnik ma odpowiedź. Poszukaj otwartej trójki.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Dłuższy atak</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Ten atak wymaga więcej ruchów. Trójki zostawiają przeciwnikowi wybór: pomyśl o każdej odpowiedzi.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Atak bez luk. Bardzo dobrze.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Jest na to obrona. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Sześć to nie pięć</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>W zasadach standardowych wygrywa dokładnie pięć w rzędzie. Sześć i więcej się nie liczy. Zrób dokładnie pięć.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Dokładnie pięć. Wygrywasz.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>To nie jest dokładnie pięć. Policz kamienie.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: bez szóstki dla Czarnych</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>W renju niektóre punkty są dla Czarnych zakazane. Pierwszy rodzaj: sześć lub więcej w rzędzie. Znajdź każdy zakazany punkt.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Dobrze. Czarne miałyby tam sześć i przegrałyby. Białe mogą zrobić sześć.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Czarne mogą tam zagrać.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: bez dwóch trójek</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Czarne nie mogą jednym kamieniem zrobić dwóch otwartych trójek. Znajdź każdy zakazany punkt.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Dobrze. Co wygrywa gdzie indziej, tu jest dla Czarnych zakazane.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: bez dwóch czwórek</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Dwie czwórki jednym kamieniem też są dla Czarnych zakazane. Znajdź każdy zakazany punkt.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Dobrze. Sześć, dwie trójki, dwie czwórki: to wszystkie faule.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: jak wygrywają Czarne</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Czwórka razem z jedną otwartą trójką jest dozwolona. Tak Czarne wygrywają w renju. Graj do pięciu.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Czwórka i trójka to nie faul i wygrywa.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>To nie wygrywa. Szukaj czwórki i trójki.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: zmuś Czarne do faulu</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Grasz Białymi. Zrób czwórkę, którą Czarne mogłyby zatrzymać tylko w zakazanym punkcie.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Tam Czarne nie mogą cię zatrzymać. Białe często tak wygrywają.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Czarne mają odpowiedź. Gdzie Czarne miałyby sześć w rzędzie?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Otwarcia: pierwszy kamień</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>W środku kamień ma najwięcej miejsca. Wiele zasad otwarcia tego wymaga. Postaw tam pierwszy czarny kamień.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Środek planszy, zwany H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>To nie środek. Poszukaj kropki na środku planszy.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Otwarcia: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Czarne zaczynają, a to duża przewaga. W zasadzie Pro drugi czarny kamień musi stać poza środkowym kwadratem 5 × 5. Postaw go.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Dobrze. Poza kwadratem przewaga Czarnych jest mniejsza.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Za blisko. Trzymaj się co najmniej trzy punkty od środka.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Otwarcia: renju, Białe</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Partia renju zaczyna się jednym z 26 wzorów. Pierwszy biały kamień stoi obok środka, prosto lub na ukos. Postaw go.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Dobrze. Prosto to bezpośrednie, na ukos to pośrednie.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Za daleko. Kamień musi dotykać środka.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Otwarcia: renju, Czarne</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>Drugi czarny kamień stoi w środkowym kwadracie 5 × 5. Wybierz punkt. Potem przeciwnik może wybrać kolor, więc znajdź sprawiedliwy.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>To jedno z 26 otwarć renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Za daleko. Zostań w odległości dwóch punktów od środka.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>nieskończona</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Wygrały Czarne</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Wygrały Białe</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Biblioteka partii</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Szukaj partii</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skończone</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nieskończone</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Pozycja końcowa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Po %n ruchu</numerusform>
            <numerusform>Po %n ruchach</numerusform>
            <numerusform>Po %n ruchach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>Usunięto %n partię. Cofnij</numerusform>
            <numerusform>Usunięto %n partie. Cofnij</numerusform>
            <numerusform>Usunięto %n partii. Cofnij</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Szukaj graczy, dat, otwarć i komentarzy</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Pliki…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Folder…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Ta pozycja</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Tylko partie z pozycją z planszy, także obróconą lub odbitą</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Nie znaleziono partii</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Poszukaj czegoś innego albo pokaż wszystkie partie.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Każda rozegrana partia jest tu przechowywana. Importuj dodaje partie z plików.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Eksportuj partię</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Partie (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Biblioteka partii…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatystyka…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importuj folder</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importuj partie</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Partie (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Partie z tą &amp;pozycją…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Przyczyna przegranej</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Wróć do ostatniego ratunku, twój ruch</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Przegrana stała się pewna po %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Ostatnim ratunkiem było %1 zamiast %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>We wcześniejszych ruchach nie znaleziono ratunku.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partia</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moc</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Po&amp;ddaj się</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Zaproponuj &amp;remis</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>Zgłoś &amp;wygraną na czas</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;asuj</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Zamień &amp;strony</translation>
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
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;odpowiedź</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;Zagraj najlepszy ruch</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>Po&amp;zycja początkowa</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>W&amp;stecz</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Naprzód</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Ostatnia pozycja</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;O programie Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Silniki</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ostatnie pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Własna par&amp;tia…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Zapisz o&amp;braz lub powtórkę…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Kopiuj ruchy</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Kopiuj &amp;partię</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>&amp;Wklej partię</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pr&amp;eferencje…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Skróty &amp;klawiszowe</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Pokaż &amp;groźbę</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trening</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>&amp;Pomoc Gomoku</translation>
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
        <translation>Zaznacz &amp;trójkątem</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Zaznacz &amp;kwadratem</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Zaznacz k&amp;ołem</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Zaznacz k&amp;rzyżykiem</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Opisz &amp;literami</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Opisz l&amp;iczbami</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Tekst opisów</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Własny opis; puste to następna litera</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (nie uruchomiono)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Kliknij partię dwukrotnie, aby ją obejrzeć.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Trwa pierwsza partia…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Żadna partia nie została skończona.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>Partie: %1 z %2</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Wynik %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Wynik %2 · Elo %3 (95 %: od %4 do %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabela krzyżowa</translation>
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
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Awarie</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Średni czas na ruch</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Partie meczu</translation>
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
        <translation>%1 nie zawiera otwarć.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Otwarcia</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Silniki</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Silniki biorące udział</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Jeden przeciw wszystkim</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Kto gra z kim</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Pretendent</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Bez pretendenta</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s na ruch</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min na partię</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Bez limitu na partię</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuty na partię</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> partii na parę</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Liczba partii na parę</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Wyrównane otwarcia</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Losowe otwarcia</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Otwarcia z pliku…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Otwarcia z %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> naraz</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partie naraz</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Dodaj partie do biblioteki</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Tej partii nie ma już w bibliotece.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch Czarnych</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch Białych</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Partia skończona. Zacznij nową albo cofnij ruch.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>To jeszcze nie twój ruch.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 jest zajęte.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>To poza planszą.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Czarne nie mogą zagrać %1: powstaje podwójna trójka.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Czarne nie mogą zagrać %1: powstaje podwójna czwórka.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Czarne nie mogą zagrać %1: powstaje długi rząd.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Zasada otwarcia nie pozwala na %1 w tym ruchu.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Pasować można tylko w renju.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Do remisu trzeba dwóch ludzi.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Tylko człowiek może się poddać.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Ta partia nie ma zegara.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Przeciwnik ma jeszcze czas.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Nie ma takiego ruchu w partii.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Z tymi ustawieniami nie da się grać.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Najpierw odpowiedz na komunikat.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 tworzy pięć w rzędzie i wygrywa.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 blokuje pięć w rzędzie.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 tworzy otwartą czwórkę.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 tworzy czwórkę, na którą trzeba odpowiedzieć.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 tworzy otwartą trójkę.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 to ruch z książki.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 wygląda najlepiej.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Wygrywają Czarne</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Wygrywają Białe</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Więcej niż pięć w rzędzie</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Pięć w rzędzie</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Białe się poddały</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Czarne się poddały</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Białym skończył się czas</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Czarnym skończył się czas</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Czarne zagrały zakazany ruch</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Plansza jest pełna</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Obaj gracze się zgodzili</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Osiągnięto limit ruchów</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Obaj gracze spasowali</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Awaria silnika Białych</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Awaria silnika Czarnych</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, czarny</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, biały</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, czarny, ruch %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, biały, ruch %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 jest już zaproponowane.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 to odbicie zaproponowanego piątego ruchu.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Wybierz jeden z zaproponowanych piątych ruchów.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 jest poza planszą.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: teraz wpisz numer wiersza.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: naciśnij Enter, aby tam zagrać.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Możesz zrobić pięć w rzędzie.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Przeciwnik grozi piątką.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Możesz wygrać czwórkami w %1 ruchach.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Możesz wymusić wygraną w %1 ruchach.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Możesz zrobić otwartą czwórkę.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Przeciwnik grozi otwartą czwórką.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Przeciwnik grozi wygraną czwórkami.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Możesz zrobić czwórkę, na którą trzeba odpowiedzieć.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Możesz zrobić otwartą trójkę.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Jest ruch z książki.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Nic pilnego; szukaj silnego punktu.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 wygrywa czwórkami w %2 ruchach.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 wymusza wygraną w %2 ruchach.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 blokuje otwartą trójkę.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 zapobiega otwartej czwórce na %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 zapobiega wygranej czwórkami.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 zapobiega wygranej czwórkami od %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1: nie znaleziono wygrywającej groźby.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 grożą piątką na %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 grożą otwartą czwórką na %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 grożą wygraną czwórkami w %2 ruchach, od %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 grożą wymuszoną wygraną w %2 ruchach, od %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Możesz zamiast tego zrobić pięć na %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>To przegrywa: %1 mogą zrobić pięć na %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>To może przegrać: %1 mogą zrobić otwartą czwórkę na %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>To może przegrać: %1 mogą wygrać czwórkami w %2 ruchach, od %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, niedokładność</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, błąd</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, gruby błąd</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Ruch %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, jedyny ruch</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Następny ruch:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Nie ma jeszcze ruchów. Kliknij przecięcie.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Więcej ruchów</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Zamień kolory</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>&amp;Zasady tej partii</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Nie podano zasad; przyjęto %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 nie podaje zasad; przyjęto %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Otwarto %1.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Zasady tej partii</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Dodaj do biblioteki</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Przyjęte zasady:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Kliknij planszę, aby cofnąć czwarty ruch.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Kliknij czwarty ruch, aby zobaczyć piąte.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Spójrz tutaj.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>Pierwszy ruch jest dużo wart. Zasada otwarcia czyni początek sprawiedliwym: ogranicza, gdzie można stawiać kamienie, albo pozwala graczom wybrać stronę po kilku kamieniach.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Wolne znaczy bez zasady otwarcia: Czarne zaczynają gdziekolwiek.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>W oknie</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Karta obok planszy mówi, kto co ma zrobić, i ma przycisk dla każdego wyboru.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Plansza ciemnieje tam, gdzie nie wolno grać.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>„Cofnij” cofa decyzje tak samo jak kamienie. Podpowiedź mówi, co zrobiłby komputer.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Zegary ruszają po zakończeniu otwarcia.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>„Znajdź wyrównane ruchy” w menu Analiza (Ctrl+B) pokazuje szanse Czarnych w najbardziej wyrównanych punktach.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Pierwszy gracz to ten, któremu ustawiono Czarne. Zamiana znaczy, że gracze wymieniają się kolorami; kamienie zostają na miejscu.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>Pierwszy czarny kamień stoi w środku.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Białe grają gdziekolwiek.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Drugi czarny kamień stoi poza środkowym kwadratem 5 × 5. W Long Pro: poza środkowym 7 × 7.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Potem gra jest wolna.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: Czarne nie mogą grać w ciemnym kwadracie.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: kwadrat jest większy.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Pierwszy gracz stawia gdziekolwiek trzy kamienie: czarny, biały, czarny.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Drugi gracz zostaje przy Białych albo zamienia i gra Czarnymi.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Białe grają czwarty ruch.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Trzy kamienie, które mogą być sprawiedliwe. Teraz drugi gracz wybiera stronę.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Zasada mistrzostw świata w gomoku.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>Drugi gracz ma trzy możliwości: zostać przy Białych, zamienić i grać Czarnymi albo postawić gdziekolwiek jeszcze dwa kamienie, biały i czarny.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Po dwóch dodatkowych kamieniach stronę wybiera pierwszy gracz.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Białe grają następny ruch.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Drugi gracz postawił 4 i 5. Teraz pierwszy gracz wybiera stronę.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 i Taraguchi-10 są dla renju. Pierwsze trzy zaczynają się jednym z 26 otwarć:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Czarny kamień w środku.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Biały kamień obok niego, także na ukos.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Czarny kamień w środkowym kwadracie 5 × 5.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Gdzie wolno postawić trzeci kamień. Pozycje obrócone i odbite liczą się jako jedna, więc jest ich 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Wiersz pod planszą pokazuje nazwę otwarcia.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Pierwszy gracz stawia jedno z 26 otwarć.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Drugi gracz zostaje przy Białych albo zamienia.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Białe grają czwarty ruch gdziekolwiek.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Czarne proponują dwa piąte ruchy.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Białe zostawiają jeden z nich i grają szósty ruch.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Czarne proponują A i B. Białe wybierają ten, który jest gorszy dla Czarnych.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Pierwszy gracz stawia jedno z 26 otwarć i ogłasza, ile piątych ruchów zaproponują Czarne, najwyżej 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Czarne proponują ogłoszoną liczbę piątych ruchów.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Białe wybierają jeden z nich i grają szósty ruch.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Im silniejsze otwarcie dla Czarnych, tym więcej piątych ruchów je wyrównuje.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Białe grają czwarty ruch gdziekolwiek i ogłaszają od jednego do ośmiu piątych ruchów.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Czarne zostają albo zamieniają.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Kamienie stawia się w rosnącym kwadracie. Po każdym z pierwszych czterech drugi gracz może zamienić.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Czarne grają w środku.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Białe grają w środkowym 3 × 3.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Czarne grają w środkowym 5 × 5.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Białe grają w środkowym 7 × 7.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Czarne grają w środkowym 9 × 9, a Białe mogą jeszcze raz zamienić. Albo, jeśli po czwartym kamieniu nikt nie zamienił, Czarne proponują gdziekolwiek dziesięć piątych ruchów; Białe wybierają jeden i nikt już nie zamienia.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Gdzie wolno postawić pojedynczy piąty kamień.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>W większości zasad otwarcia renju Czarne proponują kilka piątych ruchów, a Białe zostawiają jeden. Klikaj po kolei punkty, które proponujesz. Potem Białe klikają ten, który zostaje.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Żaden zaproponowany ruch nie może być odbiciem innego. Liczy się tylko symetria czterech kamieni, nie środek planszy.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Ruch w pierścieniu ma trzy odbicia, zaznaczone punkty. Z tych czterech można zaproponować tylko jeden.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Czarne zaproponują jeden piąty ruch.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Czarne zaproponują piąte ruchy: %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 zostawia %2 jako piąty ruch.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 zostaje przy Czarnych.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 zamienia i gra Czarnymi.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 zamienia i gra Białymi.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 stawia jeszcze dwa kamienie.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 proponuje dziesięć piątych ruchów.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 zostaje przy Białych.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Otwarcie: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Czekam na decyzję przeciwnika.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Otwarcie skończone.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Piąte ruchy: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
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
        <translation>Czarne zaczynają gdziekolwiek.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Czarne zaczynają w środku; drugi czarny kamień poza środkowym 5 × 5.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Czarne zaczynają w środku; drugi czarny kamień poza środkowym 7 × 7.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Jeden gracz stawia trzy kamienie; drugi wybiera stronę.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Jeden gracz stawia trzy kamienie; drugi wybiera stronę albo stawia dwa i daje wybór pierwszemu.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Jedno z 26 otwarć renju, potem wybór strony i dwa piąte ruchy do wyboru.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Otwarcie renju z liczbą piątych ruchów, potem wybór strony.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>Z czwartym kamieniem do ośmiu piątych ruchów, potem znów wybór strony.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Po każdym kamieniu można zamienić albo zaproponować dziesięć piątych ruchów.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Postaw czarny kamień gdziekolwiek.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Postaw biały kamień gdziekolwiek.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Postaw czarny kamień poza środkowym %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Postaw biały kamień poza środkowym %1 × %1.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Postaw pierwszy kamień w środku.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Postaw czarny kamień w środkowym %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Postaw biały kamień w środkowym %1 × %1.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Którą stroną grasz?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Ile piątych ruchów mają zaproponować Czarne?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Wybierz, który piąty ruch zostaje.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Zostań przy Czarnych</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Zostań przy Białych</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Zamień: graj Białymi</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Zamień: graj Czarnymi</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Postaw jeszcze dwa</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Zaproponuj dziesięć piątych</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Sugestia: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Drugi gracz</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Otwarcie: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Zaproponuj piąte ruchy: jeszcze %1.</translation>
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
        <translation>opanowane</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Dalej nic więcej nie wiadomo.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Wróć do treningu</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Otwarcia</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Ćwicz Czarnymi</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Ćwicz Białymi</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Motyw planszy</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Numery ruchów</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Wyróżnij ostatni ruch</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Zakazane punkty</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Otwarte trójki i czwórki</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacja</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Komputer, poziom %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Komputer, pełna siła</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Gracz: %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s na ruch</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Sekundy na ruch: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Dodaj silnik…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Otwarcie decyduje, kto gra jakim kolorem.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Na zmianę przy tym komputerze. Zaczynają Czarne.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Drugi gracz</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Imię: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Wróć do treningu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Otwarcia</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Wróć do otwarć</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>Za pierwszym razem rozwiązano %1 z %2.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Znajdź lepszy ruch</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Grasz Czarnymi.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Grasz Białymi.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 W partii zagrałeś %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Ruch z twojej partii jest zaznaczony na %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 jest dobre. Dalej.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 jest już znalezione.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 to dobry ruch.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 jest zakazane dla Czarnych.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Po %1 przeciwnik wygrywa. Plansza pokazuje jak.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Jest lepszy ruch niż %1. Plansza pokazuje, co dalej.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Rozwiązanie: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>jeszcze bez rankingu, %n partia</numerusform>
            <numerusform>jeszcze bez rankingu, %n partie</numerusform>
            <numerusform>jeszcze bez rankingu, %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>może być obrócona lub odbita</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Moje &amp;postępy</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Eksportuj postępy</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Postępy Gomoku</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Postępy (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Moje postępy</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Trening</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Wróć do treningu</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Twój trening usunięto. Partie są nadal w bibliotece.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Nic tu jeszcze nie ma</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Zrób lekcję, rozwiąż zadanie albo zagraj partię rankingową. Tu pojawią się twój ranking, dokładność i to, czego się nauczyłeś.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Pięć na dziś</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partia rankingowa</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Zasady rankingu</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Ten tydzień</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Tylko na tym komputerze, nigdzie nie wysyłane.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Zapisuje wszystko z tej strony do pliku.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Usuwa rankingi, odpowiedzi i karty. Partie zostają w bibliotece.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>zrobiono %1 z %2</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Pięć na dziś zrobione.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n karta do powtórki.</numerusform>
            <numerusform>%n karty do powtórki.</numerusform>
            <numerusform>%n kart do powtórki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Następna lekcja: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Pierwsza lekcja</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Ranking, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n partia rankingowa</numerusform>
            <numerusform>%n partie rankingowe</numerusform>
            <numerusform>%n partii rankingowych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>Wygrane %1, remisy %2, przegrane %3.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Krzywa rankingu, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>W ostatnich przejrzanych partiach (%1); %2 % we wszystkich (%3).</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>W %n przejrzanej partii.</numerusform>
            <numerusform>W %n przejrzanych partiach.</numerusform>
            <numerusform>W %n przejrzanych partiach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Krzywa dokładności: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ranking %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Jeszcze żadnego nie próbowano.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>Rozwiązano %1 z %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Wszystko zrobione.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Następne: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Błędy i nieudane zadania stają się kartami, które wracają.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>Razem %1: znane %2, nowe %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Brak odpowiedzi w ostatnich siedmiu dniach.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n odpowiedź w siedem dni, %1 % dobrze.</numerusform>
            <numerusform>%n odpowiedzi w siedem dni, %1 % dobrze.</numerusform>
            <numerusform>%n odpowiedzi w siedem dni, %1 % dobrze.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Czarne wygrywają najwyżej w %n ruchu przy każdej obronie.</numerusform>
            <numerusform>Czarne wygrywają najwyżej w %n ruchach przy każdej obronie.</numerusform>
            <numerusform>Czarne wygrywają najwyżej w %n ruchach przy każdej obronie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Białe wygrywają najwyżej w %n ruchu przy każdej obronie.</numerusform>
            <numerusform>Białe wygrywają najwyżej w %n ruchach przy każdej obronie.</numerusform>
            <numerusform>Białe wygrywają najwyżej w %n ruchach przy każdej obronie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Czarne mają dowiedzioną wygraną.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Komputer widzi wygraną Czarnych.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Białe mają dowiedzioną wygraną.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Komputer widzi wygraną Białych.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Szukam dowodu…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>W granicach limitu nie znaleziono dowodu. Wygrana nie jest pewna.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Spróbuj dowolnej obrony za Białe. Pozostałe ruchy Czarnych: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Spróbuj dowolnej obrony za Czarne. Pozostałe ruchy Białych: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Czarne odpowiadają…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Białe odpowiadają…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Kliknij planszę, aby zobaczyć odpowiedź.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Pięć w rzędzie: ta obrona jest obalona.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Tej obrony nie udało się obalić w granicach limitu.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Dowód</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Udowodnij</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Zagraj dowolną obronę i zobacz, jak upada.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Inna obrona</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Wróć do wyboru ostatniej obrony</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Najlepsza obrona</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Ruch, który trzyma się najdłużej</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Wyjdź</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Wróć tam, gdzie byłeś; próby zostają jako warianty</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Udo&amp;wodnij</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Zagraj dowolną obronę i zobacz, jak upada.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Nie ma tu dowiedzionej wygranej. Najpierw przeanalizuj pozycję.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>Spróbuj &amp;obalić</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Graj Białymi z pozycji, w której Czarne mają udowodnioną wygraną.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Wygrana czwórkami</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Wygrana groźbami</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Czwórka i trójka</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Zmuś Czarne do faulu</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Znajdź wszystkie obrony</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Jedyny ruch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch Czarnych</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch Białych</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: wygraj czwórkami w %n ruchu.</numerusform>
            <numerusform>%1: wygraj czwórkami w %n ruchach.</numerusform>
            <numerusform>%1: wygraj czwórkami w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: wygraj czwórkami i trójkami w %n ruchu.</numerusform>
            <numerusform>%1: wygraj czwórkami i trójkami w %n ruchach.</numerusform>
            <numerusform>%1: wygraj czwórkami i trójkami w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: wygraj przez czwórkę i trójkę w %n ruchu.</numerusform>
            <numerusform>%1: wygraj przez czwórkę i trójkę w %n ruchach.</numerusform>
            <numerusform>%1: wygraj przez czwórkę i trójkę w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: zmuś Czarne do faulu w %n ruchu.</numerusform>
            <numerusform>%1: zmuś Czarne do faulu w %n ruchach.</numerusform>
            <numerusform>%1: zmuś Czarne do faulu w %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: znajdź każdy ruch, który zatrzymuje wygraną.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: tylko jeden ruch nie przegrywa. Znajdź go.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 jest zakazane dla Czarnych.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 niczym nie grozi.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>Na %1 jest odpowiedź.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Po %1 przeciwnik wygrywa.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 też wygrywa, ale dłużej. Znajdź krótszą wygraną.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 nie wymusza wygranej.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 jest dobre. Znaleziono %2 z %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 jest dobre. Dalej.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Rozwiązane. Czarne nie mogą cię zatrzymać na %1.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Rozwiązane.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 jest już znalezione.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Możesz zrobić pięć.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Zrób otwartą czwórkę albo dwie czwórki.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Zrób czwórkę i otwartą trójkę jednym kamieniem.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Zrób czwórkę.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Zrób otwartą trójkę.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Cichy ruch: ani trójka, ani czwórka, ale groźba.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Zatrzymaj piątkę.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Przeciwnik grozi wygraną czwórkami. Przerwij ten łańcuch.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Szukaj w zaznaczonym kwadracie.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Zagraj %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Sześć w rzędzie</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Dwie trójki, dwie czwórki</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Trudne przypadki</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Fałszywe trójki</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Trójki w trójkach</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Niczym jeszcze nie grozi: ruch, który poprawia twoją pozycję.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>Na %1 można odpowiedzieć %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Zrób pięć</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: zrób pięć.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>To jest kopia</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Partia jest otwarta w innym oknie. To, co tu zagrasz, zapisze się jako nowa partia.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Utworzono nową bibliotekę partii</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Stary plik pozostał jako %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Biblioteka partii nie odpowiedziała. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Partii %1 z biblioteki nie da się odczytać.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 zagrał %2: wróć do partii</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Pokaż znów najnowszą pozycję (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Najpierw przejrzyj partię, aby znaleźć błędy.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>W tym kierunku nie znaleziono błędów.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Przejrzyj partię</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Następny błąd</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>P&amp;oprzedni błąd</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Pokazuj szanse podczas &amp;gry</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Wszystkie ruchy</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Ucz się na błędach (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Bez oceny</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Dobry ruch</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Niedokładność</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gruby błąd</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1: szanse na wygraną spadają z %2 do %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1: szanse na wygraną rosną z %2 do %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 wygrywają teraz od razu zamiast w %2 ruchach.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 wygrywają teraz w %2 ruchach zamiast w %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Przeoczono pięć w rzędzie.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Przeoczono wygraną w %1 ruchach. W ruchu %2 wystarczało %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Przeoczono wygraną w %1 ruchach.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 mogą teraz zrobić pięć na %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Zostawiono otwartą trójkę: %1 mogą teraz zrobić otwartą czwórkę na %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 mogą teraz wygrać czwórkami w %2 ruchach, od %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 mogą teraz wymusić wygraną w %2 ruchach.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Lepiej: %1, to daje pięć.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Lepiej: %1, blokuje pięć w rzędzie.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Lepiej: %1, wygrywa czwórkami w %2 ruchach.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Lepiej: %1, wymusza wygraną w %2 ruchach.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Lepiej: %1, daje otwartą czwórkę.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Lepiej: %1, zatrzymuje otwartą trójkę (%2).</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Lepiej: %1, zatrzymuje wygraną czwórkami (%2) na %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Lepiej: %1, czwórka, na którą trzeba odpowiedzieć.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Lepiej: %1, daje otwartą trójkę.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Lepiej: %1, trzyma się dłużej.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Lepiej: %1, szanse na wygraną %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Bez błędów</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Grube błędy: %1, błędy: %2, niedokładności: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Otwarcie: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Jedyny ruch</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Ruch był zakazany, więc przegrywa.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Dwóch graczy stawia na zmianę po kamieniu, zaczynają Czarne. Kamieni nigdy się nie przesuwa ani nie zdejmuje z planszy.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Wygrywa pięć w rzędzie: w poziomie, w pionie lub na ukos. Czarne wygrały.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Zablokuj czwórkę. Cztery w rzędzie z wolnym końcem wygrywają w następnym ruchu. Białe muszą zagrać w pierścieniu.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Uważaj na otwarte trójki. Trójka z dwoma wolnymi końcami staje się czwórką z dwoma wolnymi końcami, a tej nie da się zatrzymać. Zablokuj jeden koniec w porę.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Zrób dwie groźby naraz. Kamień w pierścieniu tworzy dwie trójki. Białe zablokują tylko jedną: tak się wygrywa.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Lekcje na stronie treningu pokazują to samo na planszy, krok po kroku.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Wszystkie zasady wymagają pięciu w rzędzie. Różnią się tym, co jeszcze się liczy.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Swobodne: wygrywa pięć lub więcej w rzędzie.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Standardowe: wygrywa dokładnie pięć. Sześć i więcej się nie liczy.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: Czarne wygrywają dokładnie piątką i mają trzy rodzaje zakazanych ruchów. Białe wygrywają pięcioma lub więcej i mogą grać gdziekolwiek.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: pięć wygrywa, chyba że kamienie przeciwnika blokują oba końce. Sześć i więcej wygrywa zawsze.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, dokładnie pięć: jak caro, ale sześć i więcej się nie liczy.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Partia kończy się remisem, gdy plansza jest pełna, gdy osiągnie limit ruchów wybrany na początku albo gdy obaj gracze się zgodzą. W renju także wtedy, gdy obaj kolejno spasują. Pasować można tylko w renju.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Wygrywa pięć lub więcej kamieni w nieprzerwanym rzędzie. Rząd może biec w poziomie, w pionie lub na ukos. Innych zasad nie ma.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Czarne mają pięć na ukos i wygrywają.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Czarne mają dużą przewagę. Dwóch dobrych graczy powinno użyć zasady otwarcia, np. Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Wygrywa dokładnie pięć w rzędzie. Rząd sześciu lub więcej nie liczy się żadnemu graczowi.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Sześć w rzędzie: w tych zasadach to nie wygrana. Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Jeśli jeden kamień tworzy kilka rzędów, wystarczy jeden z dokładnie pięciu.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Renju odbiera Czarnym przewagę: trzy rodzaje ruchów są dla nich zakazane. Białe mogą grać gdziekolwiek. Czarne wygrywają dokładnie piątką, Białe pięcioma lub więcej.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Zakazane punkty mają znak na planszy. Wskaż punkt, aby przeczytać powód pod planszą.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Trzy faule</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Podwójna trójka: jeden kamień tworzy dwie otwarte trójki. Trójka się liczy, jeśli jeszcze jeden kamień może zrobić z niej czwórkę z dwoma wolnymi końcami.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Podwójna czwórka: jeden kamień tworzy dwie czwórki. Nieważne, że każdą można dokończyć tylko z jednej strony.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Dwie czwórki mogą leżeć na jednej linii: B5 D5 E5 F5 i D5 E5 F5 H5 to różne czwórki.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Długi rząd: sześć lub więcej w rzędzie.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Dwa wyjątki</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Pięć jest ponad wszystkim. Kamień w pierścieniu tworzy sześć w poziomie, ale dokładnie pięć w pionie: Czarne wygrywają.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Wygląda to na dwie trójki, ale Czarne mogą zagrać w pierścieniu. Trójka na linii C mogłaby urosnąć tylko na C8. Kamień tam byłby podwójną czwórką, więc to nie trójka.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>We własnej partii wybierasz, czy zakazanego ruchu nie można zagrać, czy przegrywa on partię.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Pięć w rzędzie wygrywa, chyba że na każdym końcu stoi kamień przeciwnika. Blokują tylko kamienie; brzeg planszy nie. Sześć i więcej wygrywa zawsze.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Od góry: brak wygranej, bo oba końce są zablokowane; wygrana; wygrana, bo brzeg nie blokuje; wygrana, bo sześciu nie da się zablokować.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>W caro z dokładnie pięcioma szóstka w ostatnim rzędzie się nie liczy.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Trójkę można zatrzymać z większej odległości niż w innych zasadach: w każdym z zaznaczonych punktów.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Inny program używa biblioteki partii.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Biblioteki partii nie da się otworzyć lub zapisać.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Biblioteka partii pochodzi z nowszej wersji.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Biblioteka partii jest uszkodzona.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Plik nie jest biblioteką partii.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Dysk zgłasza błąd: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Partie nie są zapisywane. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Nie można zapisać ustawień i silników. Po zamknięciu programu zmiany przepadną.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Porady przy starcie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Ostrzegaj o błędach</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Krótka pauza przed odpowiedzią</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Odtwarzaj dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Wątki</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatycznie</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Książka otwarć</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Szukaj preferencji</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Brak pasujących preferencji.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Dwa najniższe poziomy</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mały</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większy</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Największy</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Postawiony kamień</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Mało czasu</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Ruch kursora</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Zagraj pod kursorem</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter lub spacja</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Wstecz i naprzód</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Kółko myszy</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Przejdź do punktu</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Wpisz nazwę, np. H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Pierwsza i ostatnia pozycja</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home i End</translation>
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
        <translation>Bardzo wolno</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Jak długo widać każdy ruch</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Nic nie jest analizowane. F9 rozpoczyna analizę.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>Po&amp;wiedz</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Powiedz &amp;ostatni ruch</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Powiedz &amp;groźby</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Powiedz &amp;zakazane punkty</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Powiedz z&amp;egary</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Powiedz &amp;rząd</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Powiedz &amp;kolumnę</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Powiedz &amp;przekątne</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Powiedz &amp;szanse na wygraną</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Nie ma jeszcze ruchów.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Nie znaleziono groźby.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Zakazane punkty są tylko w renju.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Brak zakazanych punktów.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Zakazane dla Czarnych: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Czarne %1, Białe %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>Rząd %1 jest pusty.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Rząd %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>Kolumna %1 jest pusta.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Kolumna %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>Przekątna od %1 do %2 jest pusta.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Przekątna od %1 do %2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Nie ma jeszcze partii z komputerem</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Skuteczność %1 · wygrane %2, remisy %3, przegrane %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Ty przeciw komputerowi</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>W czasie</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>ostatnie partie: %1</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Skuteczność w czasie</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Oba kolory</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Ty Czarnymi</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Ty Białymi</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Twój kolor</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Skuteczność</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Wyniki według poziomu</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Wyzerować statystykę? Partie zostaną.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Wyzeruj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Wyzeruj statystykę…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Partie z pomocą, niepoliczone: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Podpowiedzi, Zagraj najlepszy ruch, cofanie, analiza i zmiana stron to pomoc.</translation>
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
        <translation>Naciśnij Enter lub postaw kamień, aby zacząć.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Ruch %1 z %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymane</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Liczby: szanse Czarnych na wygraną w procentach</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Naciśnij Enter, aby oglądać.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Rankingowa</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Bez rankingu</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Bez rankingu: z pomocą</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Bez rankingu: użyto podpowiedzi</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Bez rankingu: cofnięto ruch</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Bez rankingu: komputer zagrał za ciebie</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Bez rankingu: użyto analizy</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Bez rankingu: zmienili się gracze</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Siła: %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
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
        <translation>stopień %1 z %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>poziom %1 z %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Cofanie nie ma granic: ruchy, odpowiedzi komputera, nawet nowa partia.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Otwarta trójka staje się otwartą czwórką, a tej nie da się zatrzymać. Blokuj wcześnie.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Gdy utkniesz, poproś o podpowiedź: pokaże ruch i powie dlaczego.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Kręć kółkiem nad planszą, aby się cofnąć. Ruch stamtąd zaczyna wariant.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Partie zapisują się same; kontynuuj, kiedy chcesz.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Upuść plik partii lub silnik Gomocup na okno, aby go otworzyć.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? pokazuje wszystkie klawisze, F1 pomoc.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Warto wiedzieć</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Następna porada</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Bez porad</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Kliknij przecięcie albo wpisz H8 i Enter.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>to nie jest turniej tego programu</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>inny program gra ten turniej</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Awarie</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(nie uruchomiono)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Mecz silników</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Jeden przeciw wszystkim</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>Partie: %1 z %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Wstecz</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Wszystko zostaje na tym komputerze.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Zacznij od pierwszej lekcji</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Krótkie kroki na planszy: co to trójka, co to czwórka i czemu dwie trójki wygrywają.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Na dziś koniec. Zadania są, ile chcesz.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Pięć ćwiczeń z twoich partii i zadań, około czterech minut.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Więcej zadań</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>zrobiono %1 z %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ranking %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>Pozycje z dowiedzioną odpowiedzią: %1. Wygraj czwórkami, trójkami, broń się.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Wygraj czwórkami, trójkami, broń się. Rozwiązano %n.</numerusform>
            <numerusform>Wygraj czwórkami, trójkami, broń się. Rozwiązano %n.</numerusform>
            <numerusform>Wygraj czwórkami, trójkami, broń się. Rozwiązano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Twoje błędy</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nowy</numerusform>
            <numerusform>%n nowe</numerusform>
            <numerusform>%n nowych</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Zagraj i przejrzyj partię; błędy staną się ćwiczeniami.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>Z %n przejrzanej partii.</numerusform>
            <numerusform>Z %n przejrzanych partii.</numerusform>
            <numerusform>Z %n przejrzanych partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>Od pięciu w rzędzie do zakazanych punktów.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partia rankingowa</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>stopień %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Przeciwnik w sam raz.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Znajdź swój poziom w kilku partiach.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Ranking, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Moje postępy</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Przeglądam twoje partie, została %n.</numerusform>
            <numerusform>Przeglądam twoje partie, zostały %n.</numerusform>
            <numerusform>Przeglądam twoje partie, zostało %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Przejrzyj %n partię, aby znaleźć swoje błędy.</numerusform>
            <numerusform>Przejrzyj %n partie, aby znaleźć swoje błędy.</numerusform>
            <numerusform>Przejrzyj %n partii, aby znaleźć swoje błędy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Trening fauli</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Zakazane czy nie? Faule renju w pięciu stopniach.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Zakazane czy nie? Dobrze %1 z %2.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Otwarcia</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Otwarcia renju, ich wartości i ćwiczenie.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trening</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Pierwsze zadanie – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Nie ma tu jeszcze czego ćwiczyć.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>Przerwij przegl&amp;ąd</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>Przejrzyj &amp;moje partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>Przejrzano %n partię.</numerusform>
            <numerusform>Przejrzano %n partie.</numerusform>
            <numerusform>Przejrzano %n partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Gałąź usunięta. Ctrl+Z przywraca.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Gałąź skopiowana.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Kliknij punkt, aby go zaznaczyć. Esc kończy.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Drzewo</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Drzewo ruchów</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Gałąź</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>Z&amp;naczniki</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Podnieś gałąź</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Uczyń &amp;główną</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Kopiuj gałąź jako &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Kopiuj gałąź jako &amp;tekst</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>Do tej samej po&amp;zycji</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Usuń gałąź</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>P&amp;rzywróć usuniętą gałąź</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>&amp;Zakończ zaznaczanie</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln gałąź</numerusform>
            <numerusform>%Ln gałęzie</numerusform>
            <numerusform>%Ln gałęzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>Usunięto %Ln ruch. Cofnij</numerusform>
            <numerusform>Usunięto %Ln ruchy. Cofnij</numerusform>
            <numerusform>Usunięto %Ln ruchów. Cofnij</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Drzewo</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Drzewo ruchów</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Ruch %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Brak ruchu</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Ta sama pozycja jest w innej gałęzi.</translation>
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
        <translation>Ruch %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Nie znaleziono błędów.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>Przegląd zatrzymano. Shift+F9 uruchomi go ponownie.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Nie znaleziono błędów, tylko niedokładności. Są na liście Wszystkie ruchy.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Błędy pojawią się tu, gdy będą pewne.</translation>
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
        <translation>Czarne</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Swobodne</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standardowe</translation>
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
        <translation>Caro, dokładnie pięć</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Wygrywa pięć lub więcej w rzędzie.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Wygrywa dokładnie pięć w rzędzie; sześć i więcej się nie liczy.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Czarnym nie wolno robić podwójnej trójki, podwójnej czwórki ani długiego rzędu.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Pięć wygrywa, jeśli nie jest zablokowane z obu stron; sześć i więcej wygrywa zawsze.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Jak caro, ale sześć i więcej się nie liczy.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wprawny</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Pełna siła</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Gra szybko i przeocza groźby.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Widzi czwórki i piątki; rzadko planuje.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Dobrze blokuje i buduje trójki.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Liczy ataki do końca.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Znajduje długie wymuszone wygrane. Powodzenia.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Używa każdego rdzenia i całego czasu.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Komputer, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 na ruch</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 na partię</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 na partię + %2 na ruch</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 wygrywają, pięć w rzędzie</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 wygrywają przez poddanie</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 wygrywają na czas</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 wygrywają: zakazany ruch</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 wygrywają walkowerem</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Remis: plansza pełna</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Remis za zgodą</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Remis: limit ruchów</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Remis: obaj spasowali</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 tys.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 mln</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 mld</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 węzłów/s</translation>
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
        <translation>Czarne wygrywają w następnym ruchu</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Białe wygrywają w następnym ruchu</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Czarne wygrywają w %1 ruchach</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Białe wygrywają w %1 ruchach</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>stopień %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Zwykła plansza, także do renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Plansza go: więcej miejsca, dłuższe partie.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Największa plansza.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Mała: do szybkich partii i nauki.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Nieco mniejsza niż zwykle.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Nieco większa niż zwykle.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Myśl, ile chcesz.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Na każdy ruch jest %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Każdy gracz ma %1 na całą partię.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Każdy gracz ma %1 na partię i %2 więcej za każdy ruch.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Doskonały</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Doskonale mogą grać tylko Czarne.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Na planszach innych niż 15 × 15 nic nie jest udowodnione.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Według tych zasad nic nie jest udowodnione.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Z zasadą otwarcia nic nie jest udowodnione.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Według tych zasad nic jeszcze nie jest udowodnione.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Nie można odczytać dowodu.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Udowodniono, że Czarnymi wygrywa każdą partię.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Ostrzeżenie przed błędem</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Zostaw</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Cofnięcie ruchu to pomoc.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Komputer czeka</translation>
    </message>
</context>
</TS>
