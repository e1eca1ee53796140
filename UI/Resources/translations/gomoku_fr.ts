<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>À propos de Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Gomoku, renju et caro contre un ordinateur fort.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1 : précision %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Précision : la part des chances de gain que les coups ont gardée.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>&amp;Panneau d’analyse</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Changer le &amp;détail de l’analyse</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Analyser la position</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>A&amp;vancer dans la ligne</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>&amp;Reculer dans la ligne</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Profondeur %1 · %2 nœuds · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Dernier coup pas encore analysé.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Le dernier coup était bon.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Le dernier coup était une imprécision.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Le dernier coup était une erreur.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Le dernier coup était une gaffe.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Du point de vue de Noir</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Meilleures lignes</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Nombre de lignes</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Combien de meilleurs coups montrer</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Que montrer</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Quelle part de l’analyse montrer pendant la partie</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>La courbe seule</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Le verdict seul</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>La partie est finie. Reculez pour analyser.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Chances de gain de Noir : %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Appuyez sur Analyser pour voir les meilleurs coups.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Les nombres sont les chances de gain de Noir en pour cent.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Sans la preuve : %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Sur le plateau seul</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Le dernier coup était le seul : tous les autres perdent.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Prouvé : Noir gagne en %n coup au plus.</numerusform>
            <numerusform>Prouvé : Noir gagne en %n coups au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Recherche de coups équilibrés…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Aucun coup équilibré trouvé.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Le plus équilibré : %1 (chances de Noir : %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (chances de Noir : %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Trouver des coups &amp;équilibrés</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Montre les chances de Noir aux points les plus équilibrés.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Seulement pendant que vous placez les pierres d’une ouverture.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Meilleure ligne</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Meilleure ligne : %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Pointez un coup pour voir la ligne sur le plateau. Cliquez pour y aller.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Pointez un coup pour voir la ligne sur le plateau.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Dernier coup : %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, chances de gain de Noir %2 pour cent</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, interdit</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Veuillez patienter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · a gagné</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>A gagné</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · nulle</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · au trait</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · réfléchit</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · réfléchit · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>profondeur %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>gain prouvé en %n coup au plus</numerusform>
            <numerusform>gain prouvé en %n coups au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>non prouvé ici</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Temps par partie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minutes par partie</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s par coup</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Secondes ajoutées après chaque coup</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Un gain au temps doit être réclamé</translation>
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
        <translation>Alignez cinq pierres avant votre adversaire.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Ami</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Pile ou face</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Toutes les options…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Vous découvrez le Gomoku ?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Les règles et les premières idées, en deux minutes.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>L’ordinateur commence</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Vous contre %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Deux joueurs</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Deux ordinateurs</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Commentaire du coup montré</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Ajouter un commentaire…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Co&amp;mmenter le coup</translation>
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
        <translation>Noir %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Quatrièmes coups à moins de %1 du meilleur : %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Après %1, cinquièmes coups à moins de %2 du meilleur : %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Le chemin connu s’arrête ici.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Vous êtes Noir.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Vous êtes Blanc.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Jouez le coup %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Sur le chemin : %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 quitte le chemin connu : Noir a alors %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 quitte le chemin connu.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 ne peut pas être joué.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 est sur le chemin.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>L’ordinateur joue %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Vous êtes resté sur le chemin connu jusqu’au bout.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Le chemin connu s’arrête ici. Vous l’avez quitté en route.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>%1 au trait · %2 noires, %3 blanches</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Aucune partie ne peut commencer ici : le plateau est plein ou un joueur a déjà gagné.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Recherche d’un gain forcé…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 gagne par des quatre (VCF) : %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 gagne par des menaces (VCT) : %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 n’a pas de gain forcé par des quatre et des trois.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Aucun gain forcé trouvé en %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Pas de position dans le presse-papiers : %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Position copiée.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Diagramme (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Composer une position</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Copier le plateau</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Le plateau comme diagramme de texte</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Les coups sous la forme H8 I9 …, ou SGF s’ils n’ont pas d’ordre</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, un plateau dessiné ou le lien d’un plateau en ligne</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Chercher un gain forcé par des quatre (VCF) et des menaces (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Console de %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Une commande pour le moteur, par exemple ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Commande pour le moteur</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Pas encore de messages.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Ne fonctionne pas : %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Ajouter un moteur</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Pas encore testé.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Plateaux : %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Règles : inconnues</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles : %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Comprend aussi : %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Une par ligne, par exemple : thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Annuler le retrait</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>En attente du test</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 n’est pas un fichier exécutable.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Pas encore de moteurs</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Ajoutez un moteur Gomocup ou déposez son fichier ici. Il est testé aussitôt.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Lancer le match</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Match de moteurs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Pas encore de moteurs</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Ajoutez un moteur dans le menu Moteurs ou déposez son fichier sur la fenêtre.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Ce match ne pourra pas être repris plus tard : %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 n’a pas pu démarrer, ses parties ne sont pas jouées : %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Exporter la page</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Choisissez-en au moins deux.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Choisissez deux moteurs ou plus et lancez le match. Le tableau, une estimation de leur force et toutes les parties apparaissent ici.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Page (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tableau (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>il a planté</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>il s’est terminé avec l’état %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>il a écrit trop de texte</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>il n’a pas répondu à START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>il a répondu « %1 »</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>aucun coup en %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START : %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>il a joué « %1 », hors du plateau</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>il a joué %1, déjà occupé</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Ajouter un moteur</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Ajouter ce programme comme moteur ?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Il démarre maintenant pour un test, puis chaque fois qu’il joue. N’ajoutez que des programmes de confiance.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (en panne)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Il est tombé en panne la dernière fois : %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Moteurs…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>M&amp;atch de moteurs…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>le moteur au plateau</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Console…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 a échoué au test et ne peut pas jouer.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Coup %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Coup %1 · non évalué</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Évaluation… %1 sur %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Chances de gain de Noir</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Chances de gain de Noir au fil de la partie</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de la revue</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Arrêter l’évaluation de cette partie</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Chances de Noir</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Explorateur d’ouvertures</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>&amp;Explorateur d’ouvertures</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Noir a gagné %1, nulles %2, Blanc a gagné %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Suites de cette position</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Noir – nulle – Blanc</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Pas encore de suites</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Aucune de vos parties n’a continué depuis cette position. Les coups joués ensuite apparaissent ici avec leurs résultats.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Chances de gain de Noir</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Enregistrer une image ou un film</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Image enregistrée dans %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Coups copiés.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partie copiée en SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Pas de parties récentes</translation>
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
        <translation>Film enregistré dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Arbre, %Ln coup.</numerusform>
            <numerusform>Arbre, %Ln coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Noir est au trait. Noir peut-il jouer en %1 ?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>La question suivante arrive…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Faux.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n de suite</numerusform>
            <numerusform>%n de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Cinq bonnes réponses de suite mènent au degré suivant.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%1 sur %2 justes. Plus longue série : %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entraînement</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Interdit ou non ?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Interdit (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Permis (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Difficulté %1 : %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 aligne cinq pierres et gagne donc.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 semble interdit, mais Noir peut y jouer. Pas un vrai trois : %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 est interdit à Noir (surligne) : %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 est interdit à Noir (double quatre) : %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 est interdit à Noir (double trois) : %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 est permis.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 est permis : quatre et trois n’est pas une faute.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 est permis : il n’y a qu’un quatre, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 est permis : il n’y a qu’un trois ouvert, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 ferait cinq</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 serait interdit (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 n’est pas un vrai trois : %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>double trois</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>double quatre</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>surligne</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Six alignées, ou un seul trois ou quatre</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Deux trois, deux quatre, ou quatre et trois</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Deux quatre sur une ligne, cinq et trois fermés</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Trois qui ne peuvent devenir un quatre ouvert</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Doubles trois dans des doubles trois</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 a un problème</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Le moteur de %1 s’est arrêté.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Le moteur de %1 s’est arrêté : %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Jouer ce camp moi-même</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Noir propose la nulle</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Blanc propose la nulle</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Noir n’a plus de temps</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Blanc n’a plus de temps</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>L’adversaire peut réclamer le gain ou continuer.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Réclamer le gain</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Vous perdez</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Jouée avec de l’aide : elle ne compte pas.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Image vectorielle (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Film animé (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>le nom doit finir par .png, .svg, .gif ou .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>il n’y a pas encore de partie</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Parties (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 n’a pas pu être ouvert : %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 est trop grand pour une partie.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Pas de partie dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 n’est pas une partie : %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Le fichier contient %n partie ; voici la première.</numerusform>
            <numerusform>Le fichier contient %n parties ; voici la première.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Il n’y a pas de partie à enregistrer.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 ne peut pas contenir cette partie : %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Enregistré sous %1. Absent de ce format : %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 n’est pas un fichier de partie.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Règle</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Ouverture</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Nulle</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>seulement quand le plateau est plein</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> coups</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>Coups &amp;interdits</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>ne peuvent pas être joués</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>perdent la partie</translation>
    </message>
    <message>
        <source>after </source>
        <translation>après </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Changer de joueur</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Cliquez plus près d’une intersection.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Choisissez l’adversaire : l’ordinateur, un ami sur cet ordinateur, ou regardez deux ordinateurs jouer. Puis appuyez sur Entrée ou placez une pierre. Toutes les options ouvre un dialogue avec le reste. Une partie inachevée est proposée sous le bouton.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Cliquez sur une intersection pour placer une pierre.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Cliquez sur la carte d’un joueur pour le changer : une personne, un autre niveau ou un moteur.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Les parties sont enregistrées au fur et à mesure. Rien n’est perdu si vous fermez la fenêtre.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>La molette parcourt la partie. De petites pierres montrent la suite.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Jouez un coup dans une position antérieure pour commencer une variante. La partie elle-même est gardée.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Un lien sous le plateau ramène à la partie.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Le conseil (Ctrl+H) vient par étapes : d’abord la raison et l’endroit, puis le coup, puis la ligne, une pierre à chaque demande.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>Montrer la menace (Ctrl+T) dit ce que l’adversaire ferait si vous passiez, et montre la ligne.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>Jouer le meilleur coup (Ctrl+M) joue pour vous.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>Annuler (Ctrl+Z) reprend votre coup et la réponse de l’ordinateur, mais aussi un abandon et même une nouvelle partie. Ctrl+Maj+Z rétablit.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Contre les deux niveaux les plus bas, vous êtes averti d’une gaffe avant la réponse de l’ordinateur. Reprenez-la ou gardez-la. Les préférences règlent ces avertissements.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Conseils, meilleurs coups, annulation, analyse et changement de camp sont de l’aide. Une partie jouée avec aide contre l’ordinateur ne compte ni dans les statistiques ni dans le classement.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analyse la position montrée. Les meilleurs coups apparaissent en étiquettes plates avec les chances de gain de Noir ; le meilleur est vert.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Pointez une étiquette pour voir sa ligne. La molette parcourt la ligne, tout comme Ctrl+Droite et Ctrl+Gauche. Cliquez pour la suivre.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>« Noir gagne en 5 coups » compte les coups de Noir jusqu’aux cinq.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 ouvre et ferme le panneau. F10 change ce qu’il montre.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Gains prouvés</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Là où un gain est prouvé, une carte propose Prouver (Maj+F10) : jouez n’importe quelle défense, le programme la réfute jusqu’aux cinq.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Quand une partie est finie, ses coups sont évalués en arrière-plan. Maj+F9 ouvre la revue, pour toute partie.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>La courbe montre les chances de gain de Noir. Cliquez pour aller à ce coup.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Jusqu’à cinq moments clés sont expliqués en mots. La meilleure ligne est en dessous ; pointez ses coups pour les voir sur le plateau.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>Dans la liste des coups, ?! est une imprécision, ? une erreur et ?? une gaffe. Rien n’est marqué qui ne soit sûr. Alt+Bas et Alt+Haut vont de marque en marque.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>La précision est la part des chances de gain qu’un joueur a gardée.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Après une défaite contre l’ordinateur, une carte dit quand elle est devenue certaine et quelle était la dernière issue. Jouer à partir d’ici y ramène. La revue est enregistrée avec la partie.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>S’entraîner (Ctrl+Maj+T) ouvre la page à côté du plateau : leçons, problèmes, vos erreurs et parties classées. Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Cliquez sur le coup que vous joueriez. Tout coup qui marche est juste. Après un coup faux, le plateau montre la suite et vous pouvez réessayer.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H aide par étapes. Ctrl+M montre la solution. Ctrl+Droite passe au suivant.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Ce que vous avez raté revient après des minutes, des jours ou des mois, jusqu’à ce que vous le sachiez.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Votre classement est calculé sur les parties sans aide, et montré dès qu’il en dit assez.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 montre l’arbre de la partie : les coups vont vers le bas, les branches vers la droite. Une bulle est un commentaire. Deux petits traits signalent qu’une autre branche atteint la même position.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Les flèches parcourent l’arbre. Suppr retire une branche ; Ctrl+Z la ramène.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Le menu d’un nœud, aussi dans Édition &gt; Branche, promeut une branche, en fait la ligne principale ou la copie.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 à Alt+6 choisissent une marque : triangle, carré, cercle, croix, lettres, nombres. Cliquez sur des points pour les marquer, et encore pour enlever la marque. Échap termine.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E écrit un commentaire sur le coup montré. Échap revient au plateau.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Marques et commentaires appartiennent au coup montré et sont enregistrés avec lui.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Maj+E ouvre l’éditeur à côté du plateau. Votre partie attend derrière.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Placez des pierres à tour de rôle ou d’une couleur, ou retirez-les. Choisissez le trait, la règle et le plateau.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>Coller lit SGF, des coups comme H8 I9 ou 7,7 8,8, des plateaux dessinés et des liens de plateaux en ligne.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Ensuite jouez à partir d’ici, analysez ou résolvez : cherchez un gain forcé par des quatre (VCF) ou des menaces (VCT). Sa ligne est montrée sur le plateau.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>La bibliothèque de parties (Ctrl+L) liste toutes vos parties. Double-cliquez pour en ouvrir une.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>La recherche trouve joueurs, dates, ouvertures et commentaires.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>Cette position (Ctrl+Maj+L) liste les parties qui ont eu la position du plateau, même tournée ou reflétée.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>Importer ajoute des fichiers ou tout un dossier. Vous pouvez jouer pendant ce temps.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>Les statistiques montrent vos résultats contre chaque niveau.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>L’explorateur d’ouvertures (F7) montre comment vos parties ont continué depuis la position du plateau.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>Ouvrir (Ctrl+O) lit SGF, psq, RenLib (.lib), .rif et texte. Vous pouvez aussi déposer un fichier sur la fenêtre, ou coller une partie avec Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Si un fichier ne nomme pas sa règle, un message au-dessus du plateau dit laquelle est supposée. Choisissez-en une autre là, ou dans le menu Édition.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>Enregistrer (Ctrl+S) écrit la partie avec variantes, commentaires et marques. La fin du nom choisit le format.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>Enregistrer une image ou un film écrit une image du plateau, une animation ou une page web.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C copie les coups, Ctrl+Maj+C toute la partie en SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>Moteurs dans le menu ajoute tout moteur Gomocup. Il est testé aussitôt. N’ajoutez que des programmes de confiance.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Cliquez sur la carte d’un joueur et choisissez le moteur pour jouer contre lui.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Ses options sont gardées : une par ligne.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>La console montre ce que le moteur et le programme se disent.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Si un moteur tombe en panne pendant une partie, un message demande comment continuer.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>Les moteurs ne sont pas consultés dans les règles d’ouverture, que la plupart ignorent. L’ordinateur intégré décide pour eux.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>Match de moteurs dans le menu Moteurs fait jouer les moteurs entre eux. L’ordinateur intégré peut participer à tout niveau.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Chaque ouverture est jouée deux fois, en échangeant les camps.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Un tableau montre le score et une estimation de l’écart en Elo. L’intervalle dit sa sûreté : plus de parties le rétrécissent.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Double-cliquez sur une partie pour la voir.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Les préférences (Ctrl+,) changent aussitôt ce que vous voyez et entendez.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Clair et sombre suivent le bureau, sauf si vous choisissez. Le texte peut être agrandi.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Le menu Affichage montre ou cache coordonnées, numéros, dernier coup, points interdits, trois et quatre ouverts, et propose les thèmes du plateau.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Les sons se coupent un par un.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Tout se fait sans souris. Appuyez sur ? pour la liste des touches.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Placer une pierre : déplacez le curseur avec les flèches et appuyez sur Entrée, ou tapez le point, par exemple H8, puis Entrée.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Parcourir la partie : Page haut et Page bas, Début et Fin.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab passe d’une partie de la fenêtre à l’autre. Alt avec une lettre ouvre un menu.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 ouvre cette aide à la page qui convient à l’endroit où vous êtes.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>Dans l’aide</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F cherche. Alt+Gauche revient. Échap ferme la fenêtre.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Le plateau est un tableau, et chaque case dit sa pierre : « H8, noire, coup 1 ». Le dernier coup est annoncé. Chaque contrôle a un nom.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Choisissez au moins deux moteurs. Chacun joue contre chacun, ou un contre tous les autres.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Reprendre continue un match interrompu, même après un plantage. Exporter enregistre les tableaux.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Touches qui parlent</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>Dans la barre d’état et par un lecteur d’écran : Ctrl+1 dernier coup, Ctrl+2 menaces, Ctrl+3 points interdits, Ctrl+4 pendules. Pour le point du curseur : Ctrl+5 rangée, Ctrl+6 colonne, Ctrl+7 diagonales. Ctrl+8 chances de gain, une fois la position analysée.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Aide : %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Voir aussi : %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Les règles comparées</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Pourquoi des règles d’ouverture</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro et Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>Les 26 ouvertures du renju</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Cinquièmes coups</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Conseils, annulation et avertissements</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Arbre, marques et commentaires</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Bibliothèque de parties</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Fichiers et images</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Matchs de moteurs</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Apparence, son et langue</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Clavier et lecteur d’écran</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Règles d’ouverture</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Le programme</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Aucune page n’a ces mots. Essayez-en moins ou d’autres.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Retour à la page précédente (Alt+Gauche)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Suite probable : %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Recherche d’une menace…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Demandez encore pour voir le coup.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Demandez encore pour voir la ligne.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Ligne gagnante : %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Suite probable : %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Ligne gagnante : %1. Voilà cinq alignées.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln partie ajoutée.</numerusform>
            <numerusform>%Ln parties ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln déjà dans la bibliothèque.</numerusform>
            <numerusform>%Ln déjà dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln n’a pas pu être lue (%1).</numerusform>
            <numerusform>%Ln n’ont pas pu être lues (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Importation arrêtée : %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Importation : %Ln partie</numerusform>
            <numerusform>Importation : %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importer des parties</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Cinq alignées</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Vous jouez Noir. Cinq de vos pierres alignées gagnent la partie. Vous en avez quatre. Placez la cinquième.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Cinq alignées. Vous gagnez !</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Pas là. Cherchez vos quatre pierres noires et jouez à un de leurs bouts.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Toutes les directions comptent</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Un alignement peut être en ligne, en colonne ou en diagonale. Noir a quatre pierres en diagonale, avec un trou. Faites cinq.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Oui. La pierre dans le trou fait cinq.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Pas là. Suivez les pierres noires d’en bas à gauche vers en haut à droite. Il en manque une.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Arrêter un quatre</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Blanc en a quatre alignées et veut en faire cinq. Vous jouez Noir. Arrêtez Blanc maintenant.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Bien bloqué. Blanc ne peut plus faire cinq.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Blanc ferait cinq au coup suivant. Placez votre pierre là où Blanc veut jouer.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Gagner avant de bloquer</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Les deux joueurs en ont quatre alignées, et c’est à vous. Inutile d’arrêter Blanc si vous pouvez gagner tout de suite.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Exact. Le premier qui en fait cinq gagne.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Il y a mieux : vous pouvez faire cinq vous-même.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Le quatre ouvert</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Quatre alignées aux deux bouts libres ne s’arrêtent pas : Blanc ne bloque qu’un bout. Faites un tel quatre.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Un quatre ouvert. Quoi que fasse Blanc, vous faites cinq ensuite.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Ajoutez une pierre juste au bout de votre trois, pour que les deux bouts du quatre restent libres.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Arrêter un trois à temps</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Blanc en a trois alignées aux deux bouts libres. Ensuite, Blanc ferait un quatre ouvert. Arrêtez-le maintenant.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Bien. Blanc ne peut plus faire de quatre ouvert.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Blanc gagne encore avec un quatre ouvert. Jouez juste au bout des pierres blanches.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Le trois ouvert</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Un trois qui peut devenir un quatre ouvert est un trois ouvert. L’adversaire doit y répondre. Faites un trois ouvert.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Un trois ouvert. Maintenant Blanc doit vous arrêter.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Cela ne fait pas de trois ouvert. Jouez sur la diagonale de vos deux pierres, près d’elles.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Un trois avec un trou</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Ces trois pierres blanches ont un trou, mais elles sont tout aussi dangereuses. Arrêtez-les. Le trou est une bonne place.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Bien joué. Cherchez toujours les trois avec un trou.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Blanc remplit le trou et a un quatre ouvert. Jouez dans le trou ou à côté des pierres.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Deux quatre à la fois</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Vos deux trois sont bloqués à un bout. Mais une pierre fait deux quatre, et Blanc ne peut en arrêter qu’un. Trouvez-la.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Deux quatre avec une pierre. Blanc ne peut pas arrêter les deux.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Cela fait au plus un quatre. Regardez où les deux lignes se croisent.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Quatre et trois</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Une pierre fait un quatre et un trois ouvert. Blanc doit arrêter le quatre, puis le trois devient un quatre ouvert. Jouez jusqu’aux cinq.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Quatre et trois est la façon la plus courante de gagner. Retenez-la.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Cela ne gagne pas. Trouvez le point qui est sur la ligne des trois et sur la colonne des deux.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Deux trois à la fois</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Une pierre peut faire deux trois ouverts. Blanc ne peut en arrêter qu’un. Trouvez un tel point.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Deux trois ouverts. Si Blanc n’a pas de quatre à lui, vous gagnez.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Cela fait au plus un trois. Regardez où les lignes des deux paires se croisent.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Toutes les défenses</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Un trois ouvert s’arrête à plus d’un endroit. Trouvez tous les points qui arrêtent celui-ci.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Les voilà tous. Dans une partie, choisissez celui qui vous aide le plus.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Si vous jouez là, Blanc gagne encore.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Gagner par des quatre</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Il faut répondre à chaque quatre. Vous pouvez donc enchaîner les quatre jusqu’au gain. Jouez jusqu’aux cinq.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>L’adversaire n’a jamais eu le choix. Les joueurs appellent cela un VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Cela ne gagne pas à temps. Cherchez un quatre qui construit du neuf.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Le bon ordre</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Ici il faut plus de quatre, et leur ordre compte. Réfléchissez jusqu’au bout avant la première pierre.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Juste jusqu’au bout. Bien calculé.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>On peut répondre à cela, et l’attaque est finie.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Le seul coup</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>L’adversaire menace de gagner, et un seul coup vous sauve. Trouvez-le.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Sauvé. Tout autre coup perd.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>L’adversaire gagne encore de force. Trouvez d’abord ce qu’il menace.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Gagner par des menaces</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Les quatre seuls ne gagnent pas ici. Mais il faut aussi répondre à un trois ouvert. Mêlez trois et quatre, et gagnez.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Un gain par des quatre et des trois. Les joueurs appellent cela un VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>L’adversaire a une réponse. Cherchez un trois ouvert.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Une attaque plus longue</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Cette attaque demande plus de coups. Les trois laissent un choix à l’adversaire : pensez à chaque réponse.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Une attaque sans faille. Très bien.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Il y a une défense à cela. Essayez encore.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Six n’est pas cinq</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Avec la règle standard, exactement cinq gagnent. Six ou plus ne comptent pas. Faites exactement cinq.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Exactement cinq. Vous gagnez.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Cela ne fait pas exactement cinq. Comptez les pierres.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju : pas de six pour Noir</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>Au renju, certains points sont interdits à Noir. Le premier cas : six ou plus alignées. Trouvez tous les points interdits.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Exact. Noir y aurait six et perdrait. Blanc peut faire six.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Noir peut y jouer.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju : pas de deux trois</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Noir ne peut pas faire deux trois ouverts avec une pierre. Trouvez tous les points interdits.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Exact. Ce qui gagne ailleurs est interdit à Noir ici.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju : pas de deux quatre</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Deux quatre avec une pierre sont aussi interdits à Noir. Trouvez tous les points interdits.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Exact. Six, deux trois, deux quatre : voilà tous les interdits.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju : comment Noir gagne</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Un quatre avec un seul trois ouvert est permis. C’est ainsi que Noir gagne au renju. Jouez jusqu’aux cinq.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Quatre et trois n’est pas interdit, et cela gagne.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Cela ne gagne pas. Cherchez quatre et trois.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju : pousser Noir à la faute</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Vous jouez Blanc. Faites un quatre que Noir ne pourrait arrêter que sur un point interdit.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Noir n’a pas le droit de vous arrêter là. Blanc gagne souvent ainsi.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Noir a une réponse. Où Noir aurait-il six alignées ?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Ouvertures : la première pierre</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>Au milieu, une pierre a le plus de place. Beaucoup de règles d’ouverture l’exigent. Placez-y la première pierre noire.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Le centre du plateau, appelé H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Ce n’est pas le milieu. Cherchez le point au centre du plateau.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Ouvertures : Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Noir joue en premier, et c’est un grand avantage. Avec la règle Pro, la deuxième pierre noire doit être hors du carré 5 × 5 central. Placez-la.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Exact. Hors du carré, l’avantage de Noir est plus petit.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>C’est trop près. Restez à trois points au moins du centre.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Ouvertures : renju, Blanc</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Une partie de renju commence par l’un de 26 motifs. La première pierre blanche touche le centre, en droite ou en diagonale. Placez-la.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Exact. En droite, c’est direct ; en diagonale, indirect.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>C’est trop loin. La pierre doit toucher le centre.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Ouvertures : renju, Noir</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>La deuxième pierre noire va dans le carré 5 × 5 central. Choisissez un point. L’adversaire pourra ensuite choisir la couleur : prenez-en un équitable.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>C’est l’une des 26 ouvertures du renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>C’est trop loin. Restez à deux points au plus du centre.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Noir a gagné</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Blanc a gagné</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Bibliothèque de parties</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Chercher des parties</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Position finale</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Après %n coup</numerusform>
            <numerusform>Après %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n partie supprimée. Annuler</numerusform>
            <numerusform>%n parties supprimées. Annuler</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Chercher joueurs, dates, ouvertures et commentaires</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Fichiers…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Seulement les parties avec la position du plateau, même tournée ou reflétée</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Cherchez autre chose ou affichez toutes les parties.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Toutes vos parties sont conservées ici. Importer ajoute des parties à partir de fichiers.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Parties (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Bibliothèque de parties…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importer un dossier</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Parties (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Parties avec cette &amp;position…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Pourquoi vous avez perdu</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Retour à la dernière issue, à vous de jouer</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>La défaite est devenue certaine avec %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Votre dernière issue était %1 au lieu de %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>Aucune issue trouvée dans les coups précédents.</translation>
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
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Aban&amp;donner</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Proposer la n&amp;ulle</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>&amp;Réclamer le gain au temps</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Éc&amp;hanger les camps</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Pas à p&amp;as</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;Jouer le meilleur coup</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Rec&amp;uler</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;vancer</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Plein éc&amp;ran</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>À &amp;propos de Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>M&amp;oteurs</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Partie &amp;personnalisée…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Enregistrer une &amp;image ou un film…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Copier les coups</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Copier la &amp;partie</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>Co&amp;ller une partie</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Préfér&amp;ences…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Montrer la &amp;menace</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>S’en&amp;traîner</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Aide de &amp;Gomoku</translation>
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
        <translation>Marquer d’un &amp;triangle</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Marquer d’un ca&amp;rré</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Marquer d’un &amp;cercle</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Marquer d’une croi&amp;x</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Étiqueter de &amp;lettres</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Étiqueter de &amp;nombres</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Texte des étiquettes</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Votre texte ; laissez vide pour la lettre suivante</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (non démarré)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Double-cliquez sur une partie pour la voir.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Première partie en cours…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Aucune partie n’a été finie.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 sur %2 parties</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Score %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Score %2 · Elo %3 (95 % : %4 à %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille croisée</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Pannes</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Temps moyen par coup</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Parties du match</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchSetup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 contains no openings.</source>
        <translation>%1 ne contient pas d’ouvertures.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 est illisible : %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Moteurs participants</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Chacun contre chacun</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Un contre tous</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Qui rencontre qui</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Challenger</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Pas de challenger</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s par coup</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min par partie</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Sans limite par partie</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minutes par partie</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> parties par paire</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Nombre de parties par paire</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Ouvertures équilibrées</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Ouvertures au hasard</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Ouvertures d’un fichier…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Ouvertures de %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> à la fois</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Parties à la fois</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Ajouter les parties à la bibliothèque</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Cette partie n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Noir au trait</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Blanc au trait</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>La partie est finie. Commencez-en une autre ou reprenez un coup.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore à vous.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 est occupé.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Ce n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Noir ne peut pas jouer %1 : cela fait un double trois.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Noir ne peut pas jouer %1 : cela fait un double quatre.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Noir ne peut pas jouer %1 : cela fait une surligne.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>La règle d’ouverture ne permet pas %1 à ce coup.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Passer n’est permis qu’au renju.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Proposer la nulle demande deux joueurs humains.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Seul un joueur humain peut abandonner.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Cette partie n’a pas de pendule.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>L’adversaire a encore du temps.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Ce coup n’existe pas dans la partie.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Ces réglages ne permettent pas de partie.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Répondez d’abord au message.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 aligne cinq pierres et gagne.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 bloque cinq alignées.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 fait un quatre ouvert.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 fait un quatre auquel il faut répondre.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 fait un trois ouvert.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 est un coup du livre.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 semble le meilleur.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Noir gagne</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Blanc gagne</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Plus de cinq alignées</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinq alignées</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Blanc a abandonné</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Noir a abandonné</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Blanc a épuisé son temps</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Noir a épuisé son temps</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Noir a joué un coup interdit</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Le plateau est plein</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Les deux joueurs sont d’accord</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>La limite de coups est atteinte</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Les deux joueurs ont passé</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Le moteur de Blanc est en panne</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Le moteur de Noir est en panne</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, noire</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, blanche</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, noire, coup %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, blanche, coup %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 est déjà proposé.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 est le reflet d’un cinquième coup déjà proposé.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Choisissez l’un des cinquièmes coups proposés.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1 : tapez maintenant le numéro de la ligne.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1 : appuyez sur Entrée pour y jouer.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Vous pouvez aligner cinq pierres.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>L’adversaire menace d’en aligner cinq.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Vous pouvez gagner par des quatre en %1 coups.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Vous pouvez gagner de force en %1 coups.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Vous pouvez faire un quatre ouvert.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>L’adversaire menace un quatre ouvert.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>L’adversaire menace de gagner par des quatre.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Vous pouvez faire un quatre auquel il faut répondre.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Vous pouvez faire un trois ouvert.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Il y a un coup du livre.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Rien ne presse ; cherchez un point fort.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 gagne par des quatre en %2 coups.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 gagne de force en %2 coups.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 bloque le trois ouvert.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 empêche le quatre ouvert en %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 empêche un gain par des quatre.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 empêche le gain par des quatre qui commence en %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>Aucune menace gagnante trouvée pour %1.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 menace cinq alignées en %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 menace un quatre ouvert en %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 menace de gagner par des quatre en %2 coups, en commençant par %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 menace de gagner de force en %2 coups, en commençant par %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Vous pouvez plutôt aligner cinq en %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Cela perd : %1 peut aligner cinq en %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Cela peut perdre : %1 peut faire un quatre ouvert en %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Cela peut perdre : %1 peut gagner par des quatre en %2 coups, en commençant par %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, une imprécision</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, une erreur</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, une gaffe</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Coup %1 : %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, le seul coup</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Coup suivant :</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Pas encore de coups. Cliquez sur une intersection.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Autres coups</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>Rè&amp;gle de cette partie</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Aucune règle donnée ; on suppose %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 ne donne pas de règle ; on suppose %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 ouvert.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Règle de cette partie</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Ajouter à la bibliothèque</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Règle supposée :</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Cliquez sur le plateau pour reprendre le quatrième coup.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Cliquez sur un quatrième coup pour voir les cinquièmes.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Regardez ici.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>Le premier coup vaut beaucoup. Une règle d’ouverture rend le début équitable : elle limite où vont les pierres, ou laisse choisir le camp après quelques pierres.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Libre signifie sans règle d’ouverture : Noir commence n’importe où.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Une carte à côté du plateau dit qui doit faire quoi, avec un bouton pour chaque choix.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Le plateau s’assombrit là où vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Annuler reprend les décisions comme les pierres. Un conseil dit ce que ferait l’ordinateur.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Les pendules démarrent après l’ouverture.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>Trouver des coups équilibrés dans le menu Analyse (Ctrl+B) montre les chances de Noir aux points les plus équilibrés.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Le premier joueur est celui réglé avec Noir. Échanger, c’est échanger les couleurs ; les pierres restent.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>La première pierre noire va au centre.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Blanc joue n’importe où.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>La deuxième pierre noire va hors du 5 × 5 central. En Long Pro : hors du 7 × 7 central.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Ensuite le jeu est libre.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro : Noir ne peut pas jouer dans le carré sombre.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro : le carré est plus grand.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Le premier joueur place trois pierres n’importe où : noire, blanche, noire.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Le second joueur reste Blanc, ou échange et joue Noir.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Blanc joue le quatrième coup.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Trois pierres peut-être équitables. Le second joueur choisit maintenant son camp.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>La règle des championnats du monde de gomoku.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>Le second joueur a trois options : rester Blanc, échanger et jouer Noir, ou placer deux pierres de plus n’importe où, une blanche et une noire.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Après deux pierres de plus, le premier joueur choisit son camp.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Blanc joue le coup suivant.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Le second joueur a placé 4 et 5. Le premier joueur choisit maintenant son camp.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 et Taraguchi-10 sont pour le renju. Les trois premières commencent par l’une des 26 ouvertures :</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Une pierre noire au centre.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Une pierre blanche à côté, même en diagonale.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Une pierre noire dans le 5 × 5 central.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Où la troisième pierre est permise. Les positions tournées et reflétées comptent pour une : il y en a 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>La ligne sous le plateau donne le nom de l’ouverture.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Le premier joueur place l’une des 26 ouvertures.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Le second joueur reste Blanc ou échange.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Blanc joue le quatrième coup n’importe où.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Noir propose deux cinquièmes coups.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Blanc en garde un et joue le sixième coup.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Noir propose A et B. Blanc prend le moins bon pour Noir.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Le premier joueur place l’une des 26 ouvertures et annonce combien de cinquièmes coups Noir proposera, jusqu’à 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Noir propose le nombre annoncé de cinquièmes coups.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Blanc en choisit un et joue le sixième coup.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Plus l’ouverture est forte pour Noir, plus il faut de cinquièmes coups pour l’équilibrer.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Blanc joue le quatrième coup n’importe où et annonce un à huit cinquièmes coups.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Noir reste ou échange.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Les pierres vont dans un carré qui grandit. Après chacune des quatre premières, l’autre joueur peut échanger.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Noir joue au centre.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Blanc joue dans le 3 × 3 central.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Noir joue dans le 5 × 5 central.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Blanc joue dans le 7 × 7 central.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Noir joue dans le 9 × 9 central, et Blanc peut échanger encore une fois. Ou, si personne n’a échangé après la quatrième pierre, Noir propose dix cinquièmes coups n’importe où ; Blanc en choisit un, et personne n’échange plus.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Où une cinquième pierre seule est permise.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>Dans la plupart des règles d’ouverture du renju, Noir propose plusieurs cinquièmes coups et Blanc en garde un. Cliquez l’un après l’autre sur les points proposés. Blanc clique ensuite sur celui à garder.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Aucun coup proposé ne peut être le reflet d’un autre. Seule compte la symétrie des quatre pierres, pas le centre du plateau.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Le coup à l’anneau a trois reflets, les points marqués. Un seul des quatre peut être proposé.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Noir proposera un cinquième coup.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Noir proposera %1 cinquièmes coups.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 garde %2 comme cinquième coup.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 reste Noir.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 échange et joue Noir.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 échange et joue Blanc.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 place deux pierres de plus.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 propose dix cinquièmes coups.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 reste Blanc.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Ouverture : %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>En attente de la décision de l’adversaire.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>L’ouverture est finie.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Cinquièmes coups : %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
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
        <translation>Noir commence n’importe où.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Noir commence au centre ; sa deuxième pierre va hors du 5 × 5 central.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Noir commence au centre ; sa deuxième pierre va hors du 7 × 7 central.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Un joueur place trois pierres ; l’autre choisit son camp.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Un joueur place trois pierres ; l’autre choisit son camp, ou en ajoute deux et laisse choisir le premier.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>L’une des 26 ouvertures du renju, puis le choix du camp et deux cinquièmes coups au choix.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Une ouverture de renju avec un nombre de cinquièmes coups, puis le choix du camp.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>La quatrième pierre vient avec jusqu’à huit cinquièmes coups, puis un nouveau choix du camp.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>On peut échanger après chaque pierre, ou proposer dix cinquièmes coups.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Placez une pierre noire n’importe où.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Placez une pierre blanche n’importe où.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Placez une pierre noire hors du %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Placez une pierre blanche hors du %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Placez la première pierre au centre.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Placez une pierre noire dans le %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Placez une pierre blanche dans le %1 × %1 central.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Quel camp jouez-vous ?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Combien de cinquièmes coups Noir doit-il proposer ?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Choisissez le cinquième coup à garder.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Rester Noir</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Rester Blanc</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Échanger : jouer Blanc</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Échanger : jouer Noir</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>En placer deux de plus</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Proposer dix cinquièmes coups</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Suggestion : %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Ouverture : %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Proposez des cinquièmes coups : encore %1.</translation>
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
        <translation>apprise</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Rien de plus n’est connu d’ici.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>S’exercer avec Noir</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>S’exercer avec Blanc</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Thème du plateau</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Numéros des coups</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Marquer le dernier coup</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Points interdits</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Trois et quatre ouverts</translation>
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
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Ordinateur, niveau %1 : %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Ordinateur, pleine force</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Joueur pour %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s par coup</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Secondes par coup pour %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Ajouter un moteur…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>L’ouverture décide qui joue quelle couleur.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Chacun son tour sur cet ordinateur. Noir commence.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Nom de %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entraînement</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Ouvertures</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Retour aux ouvertures</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%1 sur %2 résolus du premier coup.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Trouvez un meilleur coup</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Vous êtes Noir.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Vous êtes Blanc.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 Dans votre partie, vous avez joué %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Le coup de votre partie est marqué en %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 est juste. Continuez.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Vous avez déjà trouvé %1.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 est un bon coup.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 est interdit à Noir.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Après %1, l’adversaire gagne. Le plateau montre comment.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Il y a mieux que %1. Le plateau montre la suite.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Solution : %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>pas encore classé, %n partie</numerusform>
            <numerusform>pas encore classé, %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>peut-être tournée ou reflétée</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Mes &amp;progrès</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Exporter les progrès</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Progrès Gomoku</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Progrès (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Mes progrès</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entraînement</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Votre entraînement a été supprimé. Vos parties sont toujours dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Encore rien ici</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Suivez une leçon, résolvez un problème ou jouez une partie classée. Votre classement, votre précision et vos acquis seront montrés ici.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Les cinq du jour</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partie classée</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Règle du classement</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Gardé sur cet ordinateur seulement, jamais envoyé.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Enregistre toute cette page dans un fichier.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Supprime classements, réponses et cartes. Les parties restent dans la bibliothèque.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 faits</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Les cinq du jour sont faits.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n carte à revoir.</numerusform>
            <numerusform>%n cartes à revoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Prochaine leçon : %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Classement, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n partie classée</numerusform>
            <numerusform>%n parties classées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 gagnées, %2 nulles, %3 perdues.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Courbe du classement, %1 : %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>Sur les %1 dernières parties revues ; %2 % sur toutes les %3.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>Sur %n partie revue.</numerusform>
            <numerusform>Sur %n parties revues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Courbe de la précision : %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>classement %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Aucun essai pour l’instant.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%1 sur %2 résolus.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Tout est fait.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Ensuite : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Erreurs et problèmes ratés deviennent des cartes qui reviennent.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>%1 en tout : %2 sues, %3 nouvelles.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Aucune réponse ces sept derniers jours.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n réponse en sept jours, %1 % justes.</numerusform>
            <numerusform>%n réponses en sept jours, %1 % justes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Noir gagne en %n coup au plus contre toute défense.</numerusform>
            <numerusform>Noir gagne en %n coups au plus contre toute défense.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Blanc gagne en %n coup au plus contre toute défense.</numerusform>
            <numerusform>Blanc gagne en %n coups au plus contre toute défense.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Noir a un gain prouvé.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>L’ordinateur voit un gain pour Noir.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Blanc a un gain prouvé.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>L’ordinateur voit un gain pour Blanc.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Recherche d’une preuve…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>Aucune preuve trouvée dans la limite. Le gain n’est pas certain.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Essayez n’importe quelle défense pour Blanc. Coups restants pour Noir : %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Essayez n’importe quelle défense pour Noir. Coups restants pour Blanc : %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Noir répond…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Blanc répond…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Cliquez sur le plateau pour voir la réponse.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Cinq alignées : cette défense est réfutée.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Cette défense n’a pas pu être réfutée dans la limite.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Prouver</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Jouez n’importe quelle défense et voyez-la réfutée.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Autre défense</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Retour au choix de la dernière défense</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Meilleure défense</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Le coup qui tient le plus longtemps</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Retour où vous étiez ; les essais restent comme variantes</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Prou&amp;ver</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Jouez n’importe quelle défense et voyez-la réfutée.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Aucun gain n’est prouvé ici. Analysez d’abord la position.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>&amp;Tenter de réfuter</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Jouez Blanc dans une position où Noir a un gain prouvé.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Gagner par des quatre</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Gagner par des menaces</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Quatre et trois</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Pousser Noir à la faute</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Trouver toutes les défenses</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Le seul coup</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Noir au trait</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Blanc au trait</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1 : gagnez par des quatre en %n coup.</numerusform>
            <numerusform>%1 : gagnez par des quatre en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1 : gagnez par des quatre et des trois en %n coup.</numerusform>
            <numerusform>%1 : gagnez par des quatre et des trois en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1 : gagnez par quatre et trois en %n coup.</numerusform>
            <numerusform>%1 : gagnez par quatre et trois en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1 : poussez Noir à la faute en %n coup.</numerusform>
            <numerusform>%1 : poussez Noir à la faute en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1 : trouvez chaque coup qui arrête le gain.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1 : un seul coup ne perd pas. Trouvez-le.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 est interdit à Noir.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 ne menace rien.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>On peut répondre à %1.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Après %1, l’adversaire gagne.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 gagne aussi, mais plus lentement. Trouvez le gain le plus court.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 ne gagne pas de force.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 est juste. Trouvés : %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 est juste. Continuez.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Résolu. Noir n’a pas le droit de vous arrêter en %1.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Vous avez déjà trouvé %1.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Vous pouvez faire cinq.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Faites un quatre ouvert ou deux quatre.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Faites un quatre et un trois ouvert avec une pierre.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Faites un quatre.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Faites un trois ouvert.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Un coup calme : ni trois ni quatre, mais une menace.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Arrêtez le cinq.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>L’adversaire menace de gagner par des quatre. Brisez cette chaîne.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Regardez dans le carré marqué.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jouez %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Six alignées</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Deux trois, deux quatre</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Cas limites</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Faux trois</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Des trois dans des trois</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Il ne menace encore rien : un coup qui améliore votre position.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>On peut répondre à %1 par %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Faire cinq</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1 : faites cinq.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Ceci est une copie</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>La partie est ouverte dans une autre fenêtre. Ce que vous jouez ici est enregistré comme nouvelle partie.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Une nouvelle bibliothèque de parties a été créée</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 L’ancien fichier est gardé sous %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>La bibliothèque de parties n’a pas répondu. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>La partie %1 de la bibliothèque est illisible.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 a joué %2 : retour à la partie</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Montrer à nouveau la dernière position (Alt+Fin)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Revoyez d’abord la partie pour trouver ses erreurs.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>Aucune erreur trouvée dans cette direction.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Erreur pré&amp;cédente</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Montrer les chances de gain &amp;pendant la partie</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Moments clés</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Fermer la revue</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Apprendre de vos erreurs (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Non évalué</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>Les chances de gain de %1 passent de %2 à %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>Les chances de gain de %1 montent de %2 à %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 gagne maintenant tout de suite au lieu de %2 coups.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 gagne maintenant en %2 coups au lieu de %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Cinq alignées manquées.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Un gain en %1 coups manqué. Au coup %2, il n’en fallait que %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Un gain en %1 coups manqué.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 peut maintenant faire cinq en %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Trois ouvert laissé : %1 peut maintenant faire un quatre ouvert en %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 peut maintenant gagner par des quatre en %2 coups, en commençant par %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 peut maintenant forcer le gain en %2 coups.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Mieux : %1, qui fait cinq.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Mieux : %1, qui bloque cinq alignées.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Mieux : %1, qui gagne par des quatre en %2 coups.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Mieux : %1, qui gagne de force en %2 coups.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Mieux : %1, qui fait un quatre ouvert.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Mieux : %1, qui arrête le trois ouvert de %2.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Mieux : %1, qui arrête le gain de %2 par des quatre en %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Mieux : %1, un quatre auquel il faut répondre.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Mieux : %1, qui fait un trois ouvert.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Mieux : %1, qui tient plus longtemps.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Mieux : %1, avec %2 de chances de gain (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Gaffes : %1, erreurs : %2, imprécisions : %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Ouverture : %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Seul coup</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Le coup était interdit et perd donc.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Deux joueurs placent une pierre à tour de rôle, Noir commence. Les pierres ne bougent jamais et ne sont jamais retirées.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Cinq alignées gagnent : en ligne, en colonne ou en diagonale. Noir a gagné.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Bloquez un quatre. Quatre alignées avec un bout libre gagnent au coup suivant. Blanc doit jouer à l’anneau.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Surveillez les trois ouverts. Trois aux deux bouts libres deviennent quatre aux deux bouts libres, qu’on ne peut arrêter. Bloquez un bout à temps.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Faites deux menaces à la fois. Une pierre à l’anneau fait deux trois. Blanc ne peut en bloquer qu’un : c’est ainsi qu’on gagne.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Les leçons de la page d’entraînement montrent la même chose sur le plateau, pas à pas.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Toutes les règles veulent cinq alignées. Elles diffèrent par ce qui compte en plus.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Libre : cinq alignées ou plus gagnent.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Standard : exactement cinq gagnent. Six ou plus ne comptent pas.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju : Noir gagne avec exactement cinq et a trois sortes de coups interdits. Blanc gagne avec cinq ou plus et joue où il veut.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro : cinq gagnent sauf si des pierres adverses bloquent les deux bouts. Six ou plus gagnent toujours.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, exactement cinq : comme le caro, mais six ou plus ne comptent pas.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>La partie est nulle quand le plateau est plein, à la limite de coups choisie au départ, ou d’un commun accord. Au renju aussi quand les deux passent à la suite. Passer n’est permis qu’au renju.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Cinq pierres ou plus alignées sans trou gagnent, en ligne, en colonne ou en diagonale. Il n’y a pas d’autre règle.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Noir en a cinq en diagonale et gagne.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Noir a un grand avantage. Deux bons joueurs devraient prendre une règle d’ouverture, par exemple Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Exactement cinq alignées gagnent. Six ou plus ne comptent pour personne.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Six alignées : pas de gain avec cette règle. La partie continue.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Si une pierre fait plusieurs alignements, un seul d’exactement cinq suffit.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Le renju retire l’avantage de Noir : trois sortes de coups lui sont interdites. Blanc joue où il veut. Noir gagne avec exactement cinq, Blanc avec cinq ou plus.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Les points interdits sont marqués sur le plateau. Pointez-en un pour lire la raison sous le plateau.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Les trois fautes</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Double trois : une pierre fait deux trois ouverts. Un trois compte si une pierre de plus peut en faire un quatre aux deux bouts libres.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Double quatre : une pierre fait deux quatre. Peu importe que chacun ne puisse être complété qu’à un bout.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Deux quatre peuvent être sur une ligne : B5 D5 E5 F5 et D5 E5 F5 H5 sont des quatre différents.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Surligne : six alignées ou plus.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Deux exceptions</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Cinq l’emporte sur tout. Une pierre à l’anneau fait six en ligne, mais exactement cinq en colonne : Noir gagne.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Cela ressemble à deux trois, mais Noir peut jouer à l’anneau. Le trois de la colonne C ne pourrait grandir qu’en C8. Une pierre y serait un double quatre, donc ce n’est pas un trois.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>Dans une partie personnalisée, vous choisissez si un coup interdit est impossible ou perd la partie.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Cinq alignées gagnent, sauf si une pierre adverse est à chaque bout. Seules les pierres bloquent, pas le bord. Six ou plus gagnent toujours.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>De haut en bas : pas de gain, les deux bouts sont bloqués ; un gain ; un gain, car le bord ne bloque pas ; un gain, car six ne se bloquent pas.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>Au caro avec exactement cinq, les six de la dernière ligne ne comptent pas.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Un trois peut être arrêté de plus loin qu’avec les autres règles : à l’un des points marqués.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Un autre programme utilise la bibliothèque de parties.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>La bibliothèque de parties ne peut pas être ouverte ou écrite.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>La bibliothèque de parties vient d’une version plus récente.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>La bibliothèque de parties est endommagée.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Le fichier n’est pas une bibliothèque de parties.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Le disque signale une erreur : %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Les parties ne sont pas enregistrées. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Impossible d’enregistrer les réglages et les moteurs. Les modifications seront perdues à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Astuces au démarrage</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Avertir des gaffes</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Courte pause avant la réponse de l’ordinateur</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Activer les sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livre d’ouvertures</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Chercher une préférence</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Aucune préférence ne correspond.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Deux niveaux les plus bas</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petit</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Très grand</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Pierre placée</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Peu de temps</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Jouer au curseur</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Reculer et avancer</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Molette de la souris</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Aller à un point</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Taper son nom, par exemple H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Première et dernière position</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Début et Fin</translation>
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
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lent</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Durée d’affichage de chaque coup</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Rien n’est analysé. F9 lance l’analyse.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Dire</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Dire le &amp;dernier coup</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Dire les &amp;menaces</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Dire les points &amp;interdits</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Dire les &amp;pendules</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Dire la &amp;rangée</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Dire la &amp;colonne</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Dire les dia&amp;gonales</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Dire les c&amp;hances de gain</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Pas encore de coups.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Aucune menace trouvée.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Seul le Renju a des points interdits.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Aucun point interdit.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Interdit à Noir : %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Noir %1, Blanc %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>La rangée %1 est vide.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Rangée %1 : %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>La colonne %1 est vide.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Colonne %1 : %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>La diagonale de %1 à %2 est vide.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Diagonale de %1 à %2 : %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Pas encore de parties contre l’ordinateur</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Réussite %1 · %2 gagnées, %3 nulles, %4 perdues</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Vous contre l’ordinateur</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>%1 dernières parties</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Réussite au fil du temps</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Les deux couleurs</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Vous avec Noir</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Vous avec Blanc</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Votre couleur</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Résultats par niveau</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Remettre les statistiques à zéro ? Vos parties sont gardées.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Remettre les statistiques à zéro…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Parties avec aide, non comptées : %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Conseils, meilleur coup joué, annulation, analyse et changement de camp comptent comme aide.</translation>
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
        <translation>Appuyez sur Entrée ou placez une pierre pour commencer.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Nombres : chances de gain de Noir en %</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Appuyez sur Entrée pour regarder.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Non classée</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Non classée : jouée avec de l’aide</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Non classée : un conseil a été demandé</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Non classée : un coup a été repris</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Non classée : l’ordinateur a joué pour vous</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Non classée : l’analyse a été utilisée</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Non classée : les joueurs ont changé</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Force de %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strength, its name</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthScale</name>
    <message>
        <source>step %1 of %2</source>
        <translation>degré %1 sur %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>niveau %1 sur %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Annuler est illimité : les coups, les réponses de l’ordinateur et même une nouvelle partie.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Un trois ouvert devient un quatre ouvert, qu’on ne peut plus arrêter. Bloquez tôt.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Demandez un conseil si vous hésitez : il montre un coup et dit pourquoi.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Tournez la molette sur le plateau pour reculer. Un coup joué là commence une variante.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Les parties s’enregistrent d’elles-mêmes ; continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Déposez un fichier de partie ou un moteur Gomocup sur la fenêtre pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? montre toutes les touches, F1 l’aide.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Astuce suivante</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Plus d’astuces</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Cliquez sur une intersection, ou tapez H8 puis Entrée.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>ce n’est pas un tournoi à nous</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>un autre programme joue ce tournoi</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Pannes</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(non démarré)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Match de moteurs</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Un contre tous</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Chacun contre chacun</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 sur %2 parties</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Commencer par la première leçon</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>De petits pas sur le plateau : ce qu’est un trois, un quatre, et pourquoi deux trois gagnent.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Fini pour aujourd’hui. Les problèmes sont là tant que vous voulez.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Cinq exercices tirés de vos parties et des problèmes, environ quatre minutes.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Plus de problèmes</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 faits</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>classement %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 positions aux réponses prouvées. Gagner par des quatre, par des trois, défendre.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Gagner par des quatre, par des trois, défendre. %n résolu.</numerusform>
            <numerusform>Gagner par des quatre, par des trois, défendre. %n résolus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nouvelle</numerusform>
            <numerusform>%n nouvelles</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Jouez et revoyez une partie ; vos erreurs deviennent des exercices.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>De %n partie revue.</numerusform>
            <numerusform>De %n parties revues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>De cinq alignées aux points interdits.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partie classée</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>degré %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Un adversaire à votre mesure.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Trouvez votre niveau en quelques parties.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Classement, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Mes progrès</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Revue de vos parties, encore %n.</numerusform>
            <numerusform>Revue de vos parties, encore %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Revoir %n partie pour trouver vos erreurs.</numerusform>
            <numerusform>Revoir %n parties pour trouver vos erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Coups interdits</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Interdit ou non ? Les fautes du renju en cinq degrés.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Interdit ou non ? %1 sur %2 justes.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Les ouvertures du renju, leurs valeurs et un exercice.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>S’en&amp;traîner</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Premier problème – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Rien à travailler ici pour l’instant.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>&amp;Arrêter la revue</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>&amp;Revoir mes parties</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n partie revue.</numerusform>
            <numerusform>%n parties revues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Branche supprimée. Ctrl+Z la ramène.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Branche copiée.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Cliquez sur un point pour le marquer. Échap termine.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Arbre des coups</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Branche</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>Mar&amp;ques</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Promouvoir la branche</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>En faire la ligne &amp;principale</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Copier la branche en &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Copier la branche en &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>&amp;Aller à la même position</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Supprimer la branche</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>&amp;Rétablir la branche supprimée</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>Arrêter de &amp;marquer</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln branche</numerusform>
            <numerusform>%Ln branches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln coup supprimé. Annuler</numerusform>
            <numerusform>%Ln coups supprimés. Annuler</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Arbre des coups</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Coup %1 : %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Pas de coup</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>La même position est dans une autre branche.</translation>
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
        <translation>Coup %1 : %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Moments clés</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Aucune erreur trouvée.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>La revue a été arrêtée. Maj+F9 la relance.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Aucune erreur trouvée, seulement des imprécisions. Elles sont dans Tous les coups.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Les erreurs apparaissent ici dès qu’elles sont sûres.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Libre</translation>
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
        <translation>Caro, exactement cinq</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Cinq alignées ou plus gagnent.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Exactement cinq alignées gagnent ; six ou plus ne comptent pas.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Noir ne peut faire ni double trois, ni double quatre, ni surligne.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Cinq gagnent sauf si les deux bouts sont bloqués ; six ou plus gagnent toujours.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Comme le caro, mais six ou plus ne comptent pas.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Pleine force</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Joue vite et manque des menaces.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Voit les quatre et les cinq ; prévoit peu.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Bloque bien et construit des trois.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Calcule ses attaques jusqu’au bout.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Trouve de longs gains forcés. Bonne chance.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Utilise tous les cœurs et tout son temps.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 par coup</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 par partie</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 par partie + %2 par coup</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 gagne avec cinq alignées</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 gagne par abandon</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 gagne au temps</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 gagne : coup interdit</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 gagne par forfait</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Nulle : le plateau est plein</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Nulle par accord</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Nulle par limite de coups</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Nulle : deux passes</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 G</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 nœuds/s</translation>
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
        <translation>Noir gagne au prochain coup</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Blanc gagne au prochain coup</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Noir gagne en %1 coups</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Blanc gagne en %1 coups</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>degré %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Le plateau habituel, celui du renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Un plateau de go : plus de place, parties plus longues.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Le plus grand plateau.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Petit : pour jouer vite et apprendre.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Un peu plus petit que d’habitude.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Un peu plus grand que d’habitude.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Réfléchissez autant que vous voulez.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Chaque coup doit être joué en %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Chaque joueur a %1 pour toute la partie.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Chaque joueur a %1 pour la partie, et %2 de plus à chaque coup.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Seul Noir peut jouer parfaitement.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Rien n’est prouvé sur d’autres plateaux que 15 × 15.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Rien n’est prouvé avec cette règle.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Rien n’est prouvé avec une règle d’ouverture.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Rien n’est encore prouvé avec cette règle.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>La preuve ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Il est prouvé qu’il gagne toutes les parties avec Noir.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Avertissement de gaffe</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Reprendre le coup compte comme aide.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>L’ordinateur attend</translation>
    </message>
</context>
</TS>
