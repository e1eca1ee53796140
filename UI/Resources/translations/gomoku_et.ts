<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et" sourcelanguage="en">
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
        <source>Find &amp;Balanced Moves</source>
        <translation>Leia &amp;tasakaalus käigud</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Näitab musta võimalust kõige tasavägisemates punktides.</translation>
    </message>
    <message>
        <source>Only while you lay stones in an opening.</source>
        <translation>Ainult avangus kive asetades.</translation>
    </message>
</context>
<context>
    <name>gomoku::FirstRulesDialog</name>
    <message>
        <source>How to Play</source>
        <translation>Kuidas mängida</translation>
    </message>
    <message>
        <source>Five in a row wins</source>
        <translation>Viis reas võidab</translation>
    </message>
    <message>
        <source>Players place one stone in turn, Black first. Five in a row wins: across, up and down, or diagonally.</source>
        <translation>Mängijad asetavad kordamööda kivi, must alustab. Viis reas võidab: rõhtsalt, püstiselt või diagonaalis.</translation>
    </message>
    <message>
        <source>Block a four</source>
        <translation>Blokeeri neli</translation>
    </message>
    <message>
        <source>Four in a row with a free end wins on the next move. Block it at once, here at the ring.</source>
        <translation>Neli reas ühe vaba otsaga võidab järgmise käiguga. Blokeeri kohe, siin rõnga juures.</translation>
    </message>
    <message>
        <source>Watch open threes</source>
        <translation>Jälgi avatud kolmesid</translation>
    </message>
    <message>
        <source>Three with both ends free becomes four with both ends free, and that cannot be stopped. Block at one end in time.</source>
        <translation>Kahe vaba otsaga kolmest saab kahe vaba otsaga neli ja seda ei peata enam miski. Blokeeri õigel ajal üks ots.</translation>
    </message>
    <message>
        <source>Make two threats at once</source>
        <translation>Tee kaks ähvardust korraga</translation>
    </message>
    <message>
        <source>A stone at the ring makes two threes. Your opponent can only block one of them: this is how games are won.</source>
        <translation>Kivi rõngas teeb kaks kolme. Vastane blokeerib neist vaid ühe: nii võidetaksegi.</translation>
    </message>
    <message>
        <source>Got It</source>
        <translation>Selge</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Miks sa kaotasid</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>Mängi &amp;siit</translation>
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
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in %n move(s) against any defence.</source>
        <translation>
            <numerusform>Must võidab %n käiguga iga kaitse vastu.</numerusform>
            <numerusform>Must võidab %n käiguga iga kaitse vastu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in %n move(s) against any defence.</source>
        <translation>
            <numerusform>Valge võidab %n käiguga iga kaitse vastu.</numerusform>
            <numerusform>Valge võidab %n käiguga iga kaitse vastu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Mustal on tõestatud võit.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Valgel on tõestatud võit.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Tõestuse otsimine…</translation>
    </message>
    <message>
        <source>No proof found within the limit.</source>
        <translation>Piiri sees tõestust ei leitud.</translation>
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
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>Selles suunas vigu ei leitud.</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Järgmine viga</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Eelmine viga</translation>
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
        <source>Chance</source>
        <translation>Võimalus</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Ainult laual</translation>
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
</context>
<context>
    <name>gomoku::CardStates</name>
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
        <source>You play</source>
        <translation>Sinu värv</translation>
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
        <source>Level</source>
        <translation>Tase</translation>
    </message>
    <message>
        <source>Less ▴</source>
        <translation>Vähem ▴</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Rohkem ▾</translation>
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
        <source>Move %1 · %2</source>
        <translation>Käik %1 · %2</translation>
    </message>
    <message>
        <source>Opponent, rule, opening, board and clock</source>
        <translation>Vastane, reegel, avang, laud ja kell</translation>
    </message>
    <message>
        <source>Your role in the opening</source>
        <translation>Sinu osa avangus</translation>
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
        <translation>Gomokus uus?</translation>
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
        <source>Turn</source>
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
        <source>Add a Gomocup engine, or drop its file here.</source>
        <translation>Lisa Gomocupi mootor või lohista selle fail siia.</translation>
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
        <source>Playing the first game…</source>
        <translation>Käib esimene mäng…</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Seis %1</translation>
    </message>
    <message>
        <source>Score %1 · Elo %2 (95 %: %3 to %4)</source>
        <translation>Seis %1 · Elo %2 (95 %: %3 kuni %4)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Peata</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Alusta matši</translation>
    </message>
    <message>
        <source>Add an engine first.</source>
        <translation>Lisa kõigepealt mootor.</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Mootorite matš</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Matš</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulemus</translation>
    </message>
    <message>
        <source>against</source>
        <translation>vastu</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Esimene mootor</translation>
    </message>
    <message>
        <source>Second engine</source>
        <translation>Teine mootor</translation>
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
        <source> games</source>
        <translation> mängu</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Mängude arv</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mootor</translation>
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
        <source>Time per move</source>
        <translation>Aeg käigule</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Tõrkeid</translation>
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
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Match result</source>
        <translation>Matši tulemus</translation>
    </message>
    <message>
        <source>Each opening is played twice, sides swapped.</source>
        <translation>Iga avangut mängitakse kaks korda, pooli vahetades.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Topeltklõps näitab mängu.</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
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
        <source>Choose two engines and start the match. Its score, an estimate of the difference in strength and all games appear here.</source>
        <translation>Vali kaks mootorit ja alusta matši. Siia ilmuvad seis, tugevuse vahe hinnang ja kõik mängud.</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Mootorit pole</translation>
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
        <source>it answered &quot;%1&quot;</source>
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
    <message>
        <source>Move %1</source>
        <translation>Käik %1</translation>
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
        <source>None of your games continued from this position.</source>
        <translation>Ükski su mäng pole sellest seisust jätkunud.</translation>
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
    <message>
        <source>Reading %1…</source>
        <translation>Loen: %1…</translation>
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
        <source>%1 is forbidden for Black (overline): %2</source>
        <translation>%1 on mustale keelatud (ülerida): %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2</source>
        <translation>%1 on mustale keelatud (kaks nelja): %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2</source>
        <translation>%1 on mustale keelatud (kaks kolme): %2</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>Häda: %1</translation>
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
        <translation>Ülevaade</translation>
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
        <source>White still wins with an open four. Play on the row of the white stones.</source>
        <translation>Valge võidab ikka avatud neljaga. Käi valgete kivide reale.</translation>
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
        <source>That does not make an open three. Play on the diagonal of your two stones.</source>
        <translation>See ei tee avatud kolme. Käi oma kahe kivi diagonaalile.</translation>
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
        <source>Two open threes. Without a four of White&apos;s own, you win.</source>
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
        <source>That four can be answered, and then the attack is over.</source>
        <translation>Sellele neljale on vastus ja rünnak on läbi.</translation>
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
        <source>Your opponent has an answer to that. Try another three.</source>
        <translation>Vastasel on sellele vastus. Proovi teist kolme.</translation>
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
        <source>Black may not stop you there. White often wins in this way.</source>
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
        <source>The centre of the board, called h8.</source>
        <translation>Laua keskpunkt, nimega h8.</translation>
    </message>
    <message>
        <source>That is not the middle. The centre is marked with a dot.</source>
        <translation>See pole keskkoht. Keskpunkt on märgitud täpiga.</translation>
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
        <source>No games yet.</source>
        <translation>Mänge veel pole.</translation>
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
        <source>Only games with the position on the board, also turned or mirrored</source>
        <translation>Ainult mängud laual oleva seisuga, ka pööratult või peegeldatult</translation>
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
        <source>&amp;Board</source>
        <translation>&amp;Laud</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>&amp;Puit</translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation>&amp;Kiltkivi</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Pa&amp;ber</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;Suur kontrast</translation>
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
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaadid</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>Käikude &amp;numbrid</translation>
    </message>
    <message>
        <source>Highlight Last &amp;Move</source>
        <translation>&amp;Märgi viimane käik</translation>
    </message>
    <message>
        <source>For&amp;bidden Points</source>
        <translation>K&amp;eelatud punktid</translation>
    </message>
    <message>
        <source>Open &amp;Threes and Fours</source>
        <translation>Avatud k&amp;olmed ja neljad</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animatsioon</translation>
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
        <source>Answer the message on the board first.</source>
        <translation>Vasta kõigepealt teatele laual.</translation>
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
        <translation>Saad neljadega võita, käike: %1.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Saad sundkorras võita, käike: %1.</translation>
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
        <translation>%1 võidab neljadega, käike: %2.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 võidab sundkorras, käike: %2.</translation>
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
        <source>No threat found.</source>
        <translation>Ähvardust ei leitud.</translation>
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
        <translation>%1 ähvardab neljadega võita, käike: %2, alates %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 ähvardab sundkorras võita, käike: %2, alates %3.</translation>
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
        <translation>See võib kaotada: %1 saab neljadega võita, käike: %2, alates %3.</translation>
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
</context>
<context>
    <name>gomoku::PracticeText</name>
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
        <source>Solved. Black may not stop you at %1.</source>
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
        <translation>%1: võiduvõimalus langeb %2 → %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 võidab nüüd kohe, mitte käikudega: %2.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 võidab nüüd käikudega: %2, mitte %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Viis reas jäi märkamata.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Võit jäi märkamata, käike: %1.</translation>
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
        <translation>%1 saab nüüd neljadega võita, käike: %2, alates %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 saab nüüd sundkorras võita, käike: %2.</translation>
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
        <translation>Parem: %1, võidab neljadega, käike: %2.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Parem: %1, võidab sundkorras, käike: %2.</translation>
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
        <source>Better: %1, with a winning chance of %2.</source>
        <translation>Parem: %1, võiduvõimalus %2.</translation>
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
        <source>Animation</source>
        <translation>Animatsioon</translation>
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
        <source>Board and stones</source>
        <translation>Laud ja kivid</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaadid</translation>
    </message>
    <message>
        <source>Numbers on stones</source>
        <translation>Numbrid kividel</translation>
    </message>
    <message>
        <source>Highlight last move</source>
        <translation>Märgi viimane käik</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Show forbidden points</source>
        <translation>Näita keelatud punkte</translation>
    </message>
    <message>
        <source>Show open threes and fours</source>
        <translation>Näita avatud kolmi ja neljasid</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Hoiata jämedate vigade eest</translation>
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
    <name>gomoku::StartOptions</name>
    <message>
        <source>The computer</source>
        <translation>Arvuti</translation>
    </message>
    <message>
        <source>A friend on this computer</source>
        <translation>Sõber selles arvutis</translation>
    </message>
    <message>
        <source>Watch two computers play</source>
        <translation>Vaata kahe arvuti mängu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastane</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Kõik valikud…</translation>
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
        <source>Press Enter to watch.</source>
        <translation>Vaatamiseks vajuta Enter.</translation>
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
        <source>Press F1 for all keys.</source>
        <translation>F1 näitab kõiki klahve.</translation>
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
        <translation>Aitab nippidest</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Klõpsa ristumiskohta või kirjuta H8 ja vajuta Enter.</translation>
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
        <source>Done for today. Puzzles are there as long as you like.</source>
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
        <translation>Algus</translation>
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
        <source>An opponent that fits you.</source>
        <translation>Sulle sobiv vastane.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Leia oma tase mõne mänguga.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Reiting, %1</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Treening</translation>
    </message>
    <message>
        <source>First puzzle: %1</source>
        <translation>Esimene ülesanne: %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Siin pole veel midagi harjutada.</translation>
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
        <source>Black wins</source>
        <translation>Must võidab</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Valge võidab</translation>
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
        <translation>Must võidab, käike: %1</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Valge võidab, käike: %1</translation>
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
</context>
</TS>
