<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Acerca de Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Gomoku, renju y caro contra un ordenador fuerte.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: precisión %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Precisión: cuánta probabilidad de ganar conservaron las jugadas.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>&amp;Panel de análisis</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Cambiar el &amp;detalle del análisis</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Analizar la posición</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>A&amp;vanzar en la línea</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>&amp;Retroceder en la línea</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Profundidad %1 · %2 nodos · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>La última jugada aún no está analizada.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>La última jugada fue buena.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>La última jugada fue una imprecisión.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>La última jugada fue un error.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>La última jugada fue un error grave.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Según Negras</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Mejores líneas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Número de líneas</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Cuántas jugadas mejores mostrar</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Cuánto mostrar</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Cuánto análisis mostrar mientras juegas</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Solo la gráfica</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Solo el veredicto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>La partida ha terminado. Retrocede para analizar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Probabilidad de que ganen Negras: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analizando…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Pulsa Analizar para ver las mejores jugadas.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Los números son la probabilidad de que ganen Negras, en tanto por ciento.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Sin la prueba: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Prob.</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Solo en el tablero</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>La última jugada era la única: todas las demás pierden.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Probado: Negras ganan en %n jugada como mucho.</numerusform>
            <numerusform>Probado: Negras ganan en %n jugadas como mucho.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Buscando jugadas equilibradas…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>No se encontraron jugadas equilibradas.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>La más igualada: %1 (prob. de Negras: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (prob. de Negras: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Buscar jugadas &amp;equilibradas</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Muestra la probabilidad de Negras en los puntos más igualados.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Solo mientras colocas piedras en una apertura.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Mejor línea</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Mejor línea: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Señala una jugada para ver la línea en el tablero. Haz clic para ir allí.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Señala una jugada para ver la línea en el tablero.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Última jugada: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, probabilidad de que ganen Negras: %2 por ciento</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, prohibido</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Espera, por favor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · ganaron</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · tablas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · juegan</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · piensa</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · piensa · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>profundidad %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>victoria probada en %n jugada como mucho</numerusform>
            <numerusform>victoria probada en %n jugadas como mucho</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>aquí no está probado</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Tiempo por partida</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minutos por partida</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s por jugada</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Segundos añadidos tras cada jugada</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>La victoria por tiempo debe reclamarse</translation>
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
        <translation>Haz cinco en línea antes que tu rival.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Cara o cruz</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Todas las opciones…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>¿Nuevo en el gomoku?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Las reglas y las primeras ideas, en dos minutos.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Empieza el ordenador</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Tú contra %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Dos jugadores</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Dos ordenadores</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Comentario de la jugada mostrada</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Añadir un comentario…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Co&amp;mentar la jugada</translation>
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
        <translation>Negras %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Cuartas jugadas a menos de un %1 de la mejor: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Tras %1, quintas jugadas a menos de un %2 de la mejor: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>El camino conocido acaba aquí.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Juegas con Negras.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Juegas con Blancas.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Haz la jugada %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>En el camino: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 deja el camino conocido: Negras tienen entonces %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 deja el camino conocido.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 no se puede jugar.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 está en el camino.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>El ordenador juega %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Seguiste el camino conocido hasta el final.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>El camino conocido acaba aquí. Te saliste de él antes.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>Juegan %1 · %2 negras, %3 blancas</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Aquí no puede empezar una partida: el tablero está lleno o alguien ya ganó.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Buscando una victoria forzada…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 ganan con cuatros (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 ganan con amenazas (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 no tienen victoria forzada con cuatros y treses.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>No se encontró victoria forzada en %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>No hay ninguna posición en el portapapeles: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Posición copiada.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Guardar posición</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Diagrama (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Componer posición</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Componer posición</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Por turnos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Juegan</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Copiar tablero</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>El tablero como diagrama de texto</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Las jugadas como H8 I9 …, o SGF si no tienen orden</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, un tablero dibujado o el enlace de un tablero web</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Buscar una victoria forzada con cuatros (VCF) y amenazas (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Consola de %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Una orden para el motor, por ejemplo ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Orden para el motor</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Aún no hay mensajes.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>No funciona: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Añadir motor</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Aún sin probar.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Tableros: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Reglas: desconocidas</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>También entiende: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>O&amp;pciones</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Una por línea, por ejemplo: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Deshacer la eliminación</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>A la espera de la prueba</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 no es un archivo ejecutable.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Aún no hay motores</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Añade un motor Gomocup o suelta aquí su archivo. Se prueba al momento.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Empezar el match</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Aún no hay motores</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Añade un motor en el menú Motores o suelta su archivo en la ventana.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Este match no se podrá retomar más tarde: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>No se pudo iniciar %1, así que no se juegan sus partidas: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Exportar tabla</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Exportar página</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Elige al menos dos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Elige dos motores o más y empieza el match. Aquí aparecen la tabla, una estimación de su fuerza y todas las partidas.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Página (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabla (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>se bloqueó</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>terminó con estado %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>produjo demasiada salida</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>no respondió a START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>respondió «%1»</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>ninguna jugada en %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>jugó «%1», que está fuera del tablero</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>jugó %1, que está ocupado</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Añadir motor</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>¿Añadir este programa como motor?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Se inicia ahora para probarlo y cada vez que juega. Añade solo programas de confianza.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (falló)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Falló la última vez: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Motores…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>M&amp;atch de motores…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>el motor del tablero</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Consola…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 no superó la prueba y no puede jugar.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Jugada %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Jugada %1 · sin juzgar</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Juzgando… %1 de %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Probabilidad de Negras</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Probabilidad de que ganen Negras durante la partida</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Dejar de juzgar esta partida</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Prob. de Negras</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Explorador de aperturas</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>E&amp;xplorador de aperturas</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Negras ganaron %1, tablas %2, Blancas ganaron %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Continuaciones</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Continuaciones desde esta posición</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Negras – tablas – Blancas</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Aún no hay continuaciones</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Ninguna de tus partidas siguió desde esta posición. Las jugadas que se hagan aparecerán aquí con sus resultados.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Probabilidad de que ganen Negras</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Guardar imagen o repetición</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Imagen guardada en %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Jugadas copiadas.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partida copiada como SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>No hay partidas recientes</translation>
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
        <translation>Repetición guardada en %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Árbol, %Ln jugada.</numerusform>
            <numerusform>Árbol, %Ln jugadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Juegan Negras. ¿Pueden jugar en %1?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Viene la siguiente pregunta…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Incorrecto.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n seguida</numerusform>
            <numerusform>%n seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Cinco respuestas correctas seguidas llevan al paso siguiente.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%1 de %2 correctas. Más seguidas: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entrenar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Volver a Entrenar</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>¿Prohibido o no?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Prohibido (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Permitido (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Dificultad %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 hace cinco en línea, así que gana.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 parece prohibido, pero Negras pueden jugar ahí. No es un tres de verdad: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 está prohibido para Negras (línea larga): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 está prohibido para Negras (doble cuatro): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 está prohibido para Negras (doble tres): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 está permitido.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 está permitido: un cuatro y un tres no son falta.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 está permitido: solo hay un cuatro, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 está permitido: solo hay un tres abierto, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 haría cinco</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 estaría prohibido (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 no es un tres de verdad: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>doble tres</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>doble cuatro</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>línea larga</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Seis en línea, o un solo tres o cuatro</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Dos treses, dos cuatros, o un cuatro y un tres</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Dos cuatros en una línea, cincos y treses cerrados</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Treses que no pueden hacerse cuatro abierto</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Dobles treses dentro de dobles treses</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 tiene un problema</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>El motor de %1 se detuvo.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>El motor de %1 se detuvo: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Jugar yo este lado</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Cambiar de lado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Negras ofrecen tablas</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Blancas ofrecen tablas</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>A Negras se les acabó el tiempo</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>A Blancas se les acabó el tiempo</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>El rival puede reclamar la victoria o seguir.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Reclamar victoria</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Pierdes</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Jugada con ayuda: no cuenta.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Imagen vectorial (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Repetición animada (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>el nombre debe acabar en .png, .svg, .gif o .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>aún no hay partida</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partidas (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>No se pudo abrir %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>No hay ninguna partida en el portapapeles.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 no es una partida: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>El archivo contiene %n partida; esta es la primera.</numerusform>
            <numerusform>El archivo contiene %n partidas; esta es la primera.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>No hay partida que guardar.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 no puede guardar esta partida: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Guardado como %1. No cabe en este formato: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 no es un archivo de partida.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regla</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>A&amp;pertura</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>Tab&amp;las</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>solo con el tablero lleno</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> jugadas</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Jugadas prohibidas</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>no se pueden jugar</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>pierden la partida</translation>
    </message>
    <message>
        <source>after </source>
        <translation>tras </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Cambiar jugador</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidad</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Haz clic más cerca de una intersección.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Elige a tu rival: el ordenador, un amigo en este ordenador, o mira jugar a dos ordenadores. Luego pulsa Intro o coloca una piedra. Todas las opciones abre un diálogo con todo lo demás. Bajo el botón se ofrece la partida sin acabar.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Haz clic en una intersección para colocar una piedra.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Haz clic en la tarjeta de un jugador para cambiarlo: una persona, otro nivel o un motor.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Las partidas se guardan mientras las juegas. No se pierde nada si cierras la ventana.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>La rueda del ratón recorre la partida. Unas piedras pequeñas muestran cómo siguió.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Juega en una posición anterior para empezar una variante. La partida se conserva.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Un enlace bajo el tablero lleva de vuelta a la partida.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Pista (Ctrl+H) viene por pasos: primero la razón y la zona, luego la jugada, luego la línea, una piedra cada vez que pides.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>Mostrar amenaza (Ctrl+T) dice qué haría el rival si pasaras, y muestra la línea.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>Jugar la mejor jugada (Ctrl+M) juega por ti.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>Deshacer (Ctrl+Z) retira tu jugada y la respuesta del ordenador. También deshace un abandono y hasta una partida nueva. Ctrl+Shift+Z repite lo deshecho.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Contra los dos niveles más bajos se te avisa de un error grave antes de que responda el ordenador. Deshazlo o mantenlo. En las preferencias se elige cuándo avisar.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Pistas, mejores jugadas, deshacer, análisis y cambiar de lado son ayuda. Una partida contra el ordenador jugada con ayuda no cuenta en las estadísticas ni en tu puntuación.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analiza la posición mostrada. Las mejores jugadas aparecen en el tablero como etiquetas planas con la probabilidad de que ganen Negras en tanto por ciento; la mejor es verde.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Señala una etiqueta para ver su línea. La rueda recorre la línea, igual que Ctrl+Right y Ctrl+Left. Haz clic para seguirla en una variante.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>«Negras ganan en 5 jugadas» cuenta las jugadas de Negras hasta el cinco.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 abre y cierra el panel. F10 cambia cuánto muestra.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Victorias probadas</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Donde hay una victoria probada, una tarjeta ofrece Demostrarlo (Shift+F10): juega cualquier defensa y el programa la refuta, hasta el cinco.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Cuando acaba una partida, sus jugadas se juzgan en segundo plano. Shift+F9 abre la revisión, para cualquier partida.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>La gráfica muestra la probabilidad de que ganen Negras. Haz clic en ella para ir a esa jugada.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Hasta cinco momentos clave se explican con palabras. Debajo está la mejor línea; señala sus jugadas para verlas en el tablero.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>En la lista de jugadas, ?! es una imprecisión, ? un error y ?? un error grave. No se marca nada que no sea seguro. Alt+Down y Alt+Up van de marca en marca.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>La precisión es cuánta probabilidad de ganar conservó un jugador.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Tras una derrota contra el ordenador, una tarjeta dice cuándo fue segura y cuál era la última salida. Jugar desde aquí vuelve a ella. La revisión se guarda con la partida.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>Entrenar (Ctrl+Shift+T) abre la página junto al tablero. Tiene lecciones, problemas, tus propios errores y partidas puntuadas. Todo se queda en este ordenador.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Haz clic en la jugada que harías. Toda jugada que funciona es correcta. Tras una incorrecta el tablero muestra lo que sigue, y puedes intentarlo otra vez.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H ayuda por pasos. Ctrl+M muestra la solución. Ctrl+Right va al ejercicio siguiente.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Lo que fallaste vuelve tras minutos, días o meses, hasta que lo sepas.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Tu puntuación se calcula con las partidas sin ayuda, y se muestra cuando ya dice lo bastante.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 muestra el árbol de la partida: las jugadas van hacia abajo, las ramas a la derecha. Un globo es un comentario. Dos trazos cortos indican que otra rama llega a la misma posición.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Las flechas recorren el árbol. Supr borra una rama; Ctrl+Z la recupera.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>El menú de un nodo, también Editar &gt; Rama, promueve una rama, la hace línea principal o la copia.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 a Alt+6 eligen una marca: triángulo, cuadrado, círculo, aspa, letras, números. Haz clic en los puntos para marcarlos, y otra vez para quitar la marca. Esc termina.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E escribe un comentario de la jugada mostrada. Esc vuelve al tablero.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Las marcas y los comentarios son de la jugada mostrada y se guardan con ella.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E abre el editor junto al tablero. Tu partida espera detrás.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Coloca piedras por turnos o de un color, o quítalas. Elige quién juega, la regla y el tablero.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>Pegar lee SGF, jugadas como H8 I9 o 7,7 8,8, tableros dibujados y enlaces de tableros web.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Luego juega desde aquí, analiza o resuelve: busca una victoria forzada con cuatros (VCF) o con amenazas (VCT). Su línea se muestra en el tablero.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>Biblioteca de partidas (Ctrl+L) muestra todas tus partidas. Haz doble clic en una para abrirla.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>La búsqueda encuentra jugadores, fechas, aperturas y comentarios.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>Esta posición (Ctrl+Shift+L) muestra las partidas que tuvieron la posición del tablero, también girada o reflejada.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>Importar añade archivos o una carpeta entera. Mientras tanto puedes jugar.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>Estadísticas muestra cómo te va contra cada nivel.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>El explorador de aperturas (F7) muestra cómo siguieron tus partidas desde la posición del tablero.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>Abrir (Ctrl+O) lee archivos SGF, psq, RenLib (.lib), .rif y de texto. También puedes soltar un archivo en la ventana o pegar una partida con Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Si un archivo no indica su regla, un mensaje sobre el tablero dice cuál se supone. Elige otra ahí o en el menú Editar.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>Guardar (Ctrl+S) escribe la partida con sus variantes, comentarios y marcas. El final del nombre elige el formato.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>Guardar imagen o repetición escribe una imagen del tablero, una animación o una página para el navegador.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C copia las jugadas, Ctrl+Shift+C toda la partida como SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>Motores en el menú añade cualquier motor Gomocup. Se prueba al momento. Añade solo programas de confianza.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Haz clic en la tarjeta de un jugador y elige el motor para jugar contra él.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Sus opciones se conservan: una por línea.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>La consola muestra lo que se dicen el motor y el programa.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Si un motor falla durante una partida, un mensaje en el tablero pregunta cómo seguir.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>A los motores no se les pregunta durante las reglas de apertura, porque la mayoría no las conoce. El ordenador incorporado decide por ellos.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>Match de motores en el menú Motores hace jugar a los motores entre sí. El ordenador incorporado puede participar en cualquier nivel.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Cada apertura se juega dos veces, cambiando de lado.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Una tabla muestra el resultado y una estimación de la diferencia en Elo. El intervalo dice cuán segura es: más partidas lo reducen.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Doble clic en una partida para verla.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Preferencias (Ctrl+,) cambia al momento lo que ves y oyes.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Claro y oscuro siguen al escritorio si no eliges uno. El texto se puede agrandar.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>El menú Ver muestra u oculta las coordenadas, los números de jugada, la última jugada, los puntos prohibidos y los treses y cuatros abiertos, y tiene los temas del tablero.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Los sonidos se pueden quitar uno por uno.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Todo se puede hacer sin ratón. Pulsa ? para ver la lista de todas las teclas.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Colocar una piedra: mueve el cursor con las flechas y pulsa Intro, o escribe el punto, como H8, y pulsa Intro.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Recorrer la partida: Re Pág y Av Pág, Inicio y Fin.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab va de una parte a otra de la ventana. Alt con una letra abre un menú.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 abre esta ayuda en la página que corresponde a la parte en la que estás.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>En la ayuda</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F busca. Alt+Left vuelve atrás. Esc cierra la ventana.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>El tablero es una tabla, y cada casilla dice su piedra: «H8, negra, jugada 1». La última jugada se anuncia. Cada control tiene un nombre.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Elige dos motores o más. Juegan todos contra todos, o uno contra los demás.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Seguir continúa un encuentro interrumpido, incluso tras un fallo. Exportar guarda las tablas.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Teclas que hablan</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>En la línea de estado y con un lector de pantalla: Ctrl+1 última jugada, Ctrl+2 amenazas, Ctrl+3 puntos prohibidos, Ctrl+4 relojes. Del punto del cursor: Ctrl+5 fila, Ctrl+6 columna, Ctrl+7 diagonales. Ctrl+8 probabilidad de ganar, una vez analizada la posición.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Ver también: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Las reglas comparadas</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Por qué hay reglas de apertura</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro y Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>Las 26 aperturas del renju</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Quintas jugadas</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Pistas, deshacer y avisos</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Árbol, marcas y comentarios</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Componer una posición</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Biblioteca de partidas</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Archivos e imágenes</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Matches de motores</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Aspecto, sonido e idioma</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Teclado y lector de pantalla</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Reglas de apertura</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>El programa</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Ninguna página tiene estas palabras. Prueba con menos palabras o con otras.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Volver a la página anterior (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Continuación probable: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Buscando una amenaza…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Pide otra vez para ver la jugada.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Pide otra vez para ver la línea.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Línea ganadora: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Continuación probable: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Línea ganadora: %1. Eso es cinco en línea.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln partida añadida.</numerusform>
            <numerusform>%Ln partidas añadidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln ya estaba en la biblioteca.</numerusform>
            <numerusform>%Ln ya estaban en la biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln no se pudo leer (%1).</numerusform>
            <numerusform>%Ln no se pudieron leer (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Importación detenida: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Importando: %Ln partida</numerusform>
            <numerusform>Importando: %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importar partidas</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Cinco en línea</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Juegas con Negras. Cinco piedras tuyas en línea ganan la partida. Tienes cuatro. Coloca la quinta.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Cinco en línea. ¡Ganas!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Ahí no. Busca tus cuatro piedras negras y juega en un extremo.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Todas las direcciones valen</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Una línea puede ser horizontal, vertical o diagonal. Negras tienen cuatro piedras en diagonal, con un hueco. Haz cinco.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Sí. La piedra del hueco hace cinco.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Ahí no. Sigue las piedras negras de abajo a la izquierda a arriba a la derecha. Falta una.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Parar un cuatro</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Blancas tienen cuatro en línea y quieren hacer cinco. Juegas con Negras. Páralas ahora.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Bien bloqueado. Blancas ya no pueden hacer cinco.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Blancas harían cinco ahora. Pon tu piedra donde ellas quieren jugar.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Gana antes de bloquear</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Los dos tienen cuatro en línea y te toca a ti. No hace falta parar a Blancas si puedes ganar ya.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Correcto. El primer cinco gana la partida.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Hay algo mejor: puedes hacer cinco tú.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>El cuatro abierto</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Cuatro en línea con los dos extremos libres no se puede parar: Blancas solo bloquean uno. Haz un cuatro así.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Un cuatro abierto. Hagan lo que hagan Blancas, después haces cinco.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Añade una piedra junto a un extremo de tu tres, para que queden libres los dos extremos del cuatro.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Parar un tres a tiempo</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Blancas tienen tres en línea con los dos extremos libres. Después harían un cuatro abierto. Impídelo ahora.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Bien. Blancas ya no pueden hacer un cuatro abierto.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Blancas siguen ganando con un cuatro abierto. Juega justo en un extremo de las piedras blancas.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>El tres abierto</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Un tres que puede hacerse cuatro abierto es un tres abierto. El rival tiene que responder. Haz un tres abierto.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Un tres abierto. Ahora Blancas tienen que pararte.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Eso no hace un tres abierto. Juega en la diagonal de tus dos piedras, cerca de ellas.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Un tres con hueco</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Estas tres piedras blancas tienen un hueco, pero son igual de peligrosas. Páralas. El propio hueco es un buen sitio.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Bien hecho. Busca siempre treses con hueco.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Blancas llenan el hueco y tienen un cuatro abierto. Juega en el hueco o junto a las piedras.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Dos cuatros a la vez</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Tus dos treses están bloqueados por un extremo. Pero una piedra hace dos cuatros y Blancas solo paran uno. Encuéntrala.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Dos cuatros con una piedra. Blancas no pueden parar los dos.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Eso hace como mucho un cuatro. Mira dónde se cruzan las dos líneas.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Cuatro y tres</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Una piedra hace un cuatro y un tres abierto. Blancas deben parar el cuatro y el tres se hace cuatro abierto. Juega hasta el cinco.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Cuatro y tres es la forma más común de ganar. Recuérdala.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Eso no gana. Busca el punto que está en la fila de tres y en la columna de dos.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Dos treses a la vez</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Una piedra puede hacer dos treses abiertos. Blancas solo pueden parar uno. Busca un punto así.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Dos treses abiertos. Si Blancas no tienen un cuatro, ganas.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Eso hace como mucho un tres. Mira dónde se cruzan las líneas de las dos parejas.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Todas las defensas</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Un tres abierto se puede parar en más de un sitio. Encuentra todos los puntos que paran este.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Son todos. En una partida, elige el que más te ayude.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Si juegas ahí, Blancas siguen ganando.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Ganar con cuatros</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>A cada cuatro hay que responder. Así puedes hacer un cuatro tras otro hasta ganar. Juega hasta el cinco.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>El rival nunca pudo elegir. Los jugadores lo llaman VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Eso no gana a tiempo. Busca un cuatro que construya algo nuevo.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>El orden correcto</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Aquí hacen falta más cuatros, y su orden importa. Piensa hasta el final antes de la primera piedra.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Bien hasta el final. Buen cálculo.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>A eso se puede responder, y el ataque termina.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>La única jugada</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>El rival amenaza con ganar y solo una jugada te salva. Encuéntrala.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Salvado. Cualquier otra jugada pierde.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>El rival sigue ganando a la fuerza. Averigua primero qué amenaza.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Ganar con amenazas</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Aquí los cuatros solos no ganan. Pero a un tres abierto también hay que responder. Mezcla treses y cuatros, y gana.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Una victoria con cuatros y treses. Los jugadores lo llaman VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>El rival tiene respuesta. Busca un tres abierto.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Un ataque más largo</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Este ataque necesita más jugadas. Los treses dejan elegir al rival: piensa en cada respuesta.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Un ataque sin fisuras. Muy bien.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Hay una defensa. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Seis no es cinco</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Con la regla estándar gana exactamente cinco en línea. Seis o más no cuentan. Haz exactamente cinco.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Exactamente cinco. Ganas.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Eso no hace exactamente cinco. Cuenta las piedras.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: nada de seis para Negras</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>En renju algunos puntos están prohibidos para Negras. El primer caso: seis o más en línea. Encuentra todos los puntos prohibidos.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Correcto. Negras tendrían seis ahí y perderían. Blancas pueden hacer seis.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Negras pueden jugar ahí.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: nada de dos treses</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Negras no pueden hacer dos treses abiertos con una piedra. Encuentra todos los puntos prohibidos.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Correcto. Lo que gana en otros juegos está prohibido aquí para Negras.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: nada de dos cuatros</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Dos cuatros con una piedra también están prohibidos para Negras. Encuentra todos los puntos prohibidos.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Correcto. Seis, dos treses, dos cuatros: esas son todas las faltas.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: cómo ganan Negras</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Un cuatro junto con un solo tres abierto está permitido. Así ganan Negras en renju. Juega hasta el cinco.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Cuatro y tres no es falta, y gana.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Eso no gana. Busca cuatro y tres.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: forzar la falta de Negras</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Juegas con Blancas. Haz un cuatro que Negras solo podrían parar en un punto prohibido.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Negras no pueden pararte ahí. Blancas ganan a menudo así.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Negras tienen respuesta. ¿Dónde tendrían seis en línea?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Aperturas: la primera piedra</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>En el centro una piedra tiene más sitio. Muchas reglas de apertura lo exigen. Coloca ahí la primera piedra negra.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>El centro del tablero, llamado H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Eso no es el centro. Busca el punto en el centro del tablero.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Aperturas: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Negras mueven primero, y es una gran ventaja. Con la regla Pro su segunda piedra va fuera del cuadrado central de 5 × 5. Colócala.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Correcto. Fuera del cuadrado la ventaja de Negras es menor.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Demasiado cerca. Mantente al menos a tres puntos del centro.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Aperturas: renju, Blancas</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Una partida de renju empieza con uno de 26 patrones. La primera piedra blanca va junto al centro, recta o en diagonal. Colócala.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Correcto. Recta se llama directa; en diagonal, indirecta.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Demasiado lejos. La piedra debe tocar el centro.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Aperturas: renju, Negras</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>La segunda piedra negra va dentro del cuadrado central de 5 × 5. Elige un punto. Luego el rival podrá elegir color, así que busca uno justo.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>Esa es una de las 26 aperturas del renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Demasiado lejos. Quédate a dos puntos del centro como mucho.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Ganaron Negras</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Ganaron Blancas</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Biblioteca de partidas</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Buscar partidas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Acabadas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Posición final</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Tras %n jugada</numerusform>
            <numerusform>Tras %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n partida borrada. Deshacer</numerusform>
            <numerusform>%n partidas borradas. Deshacer</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Buscar jugadores, fechas, aperturas y comentarios</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Archivos…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Carpeta…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Esta posición</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Solo partidas con la posición del tablero, también girada o reflejada</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>No se encontró ninguna partida</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Busca otra cosa o muestra todas las partidas.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Aquí se guardan todas tus partidas. Importar añade partidas desde archivos.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Exportar partida</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Partidas (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Biblioteca de partidas…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importar carpeta</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Partidas (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Partidas con esta &amp;posición…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Por qué perdiste</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Vuelve a la última salida, te toca jugar</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>La derrota fue segura con %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Tu última salida era %1 en lugar de %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>No se encontró salida en las jugadas anteriores.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Ofrecer ta&amp;blas</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>&amp;Reclamar victoria por tiempo</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Ca&amp;mbiar de lado</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Un paso</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;Jugar la mejor jugada</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>P&amp;rimera posición</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Ú&amp;ltima posición</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;Acerca de Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>M&amp;otores</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>Partida &amp;nueva</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Partida a &amp;medida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Guardar &amp;imagen o repetición…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Copiar jugadas</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Copiar &amp;partida</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>P&amp;egar partida</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pr&amp;eferencias…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Mostrar &amp;amenaza</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>En&amp;trenar</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>Cómo se &amp;juega</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Ayuda de &amp;Gomoku</translation>
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
        <translation>Marcar con &amp;triángulo</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Marcar con c&amp;uadrado</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Marcar con &amp;círculo</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Marcar con &amp;aspa</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Rotular con &amp;letras</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Rotular con &amp;números</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Texto de los rótulos</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Tu propio rótulo; vacío para la letra siguiente</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (no se pudo iniciar)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Doble clic en una partida para verla.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Se juega la primera partida…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>No se acabó ninguna partida.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Resultado %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Resultado %2 · Elo %3 (95 %: %4 a %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Tiempo medio por jugada</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Partidas del match</translation>
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
        <translation>%1 no contiene aperturas.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Motores que participan</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Uno contra todos</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Quién juega contra quién</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Retador</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Sin retador</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s por jugada</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min por partida</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Sin límite por partida</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minutos por partida</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> partidas por pareja</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Número de partidas por pareja</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Aperturas equilibradas</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Aperturas al azar</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Aperturas de un archivo…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Aperturas de %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> a la vez</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partidas a la vez</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Añadir las partidas a la biblioteca</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Esa partida ya no está en la biblioteca.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan Negras</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan Blancas</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>La partida ha terminado. Empieza otra o deshaz una jugada.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Aún no te toca.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 está ocupado.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Eso no está en el tablero.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Negras no pueden jugar %1: hace un doble tres.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Negras no pueden jugar %1: hace un doble cuatro.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Negras no pueden jugar %1: hace una línea larga.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nada que rehacer.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>La regla de apertura no permite %1 en esta jugada.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Pasar solo está permitido en renju.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Ofrecer tablas requiere dos jugadores humanos.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Solo un jugador humano puede abandonar.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Esta partida no tiene reloj.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Al rival aún le queda tiempo.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>No existe esa jugada en la partida.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Esos ajustes no permiten una partida.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Responde primero al mensaje.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 hace cinco en línea y gana.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 bloquea cinco en línea.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 hace un cuatro abierto.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 hace un cuatro al que hay que responder.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 hace un tres abierto.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 es una jugada del libro.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 parece la mejor.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Ganan Negras</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Ganan Blancas</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Más de cinco en línea</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinco en línea</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Blancas abandonaron</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Negras abandonaron</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>A Blancas se les acabó el tiempo</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>A Negras se les acabó el tiempo</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Negras hicieron una jugada prohibida</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>El tablero está lleno</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Acuerdo de los dos jugadores</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Se alcanzó el límite de jugadas</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Los dos jugadores pasaron</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Falló el motor de Blancas</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Falló el motor de Negras</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacío</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, negra</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, blanca</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, negra, jugada %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, blanca, jugada %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 ya está ofrecida.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 es el reflejo de una quinta jugada ya ofrecida.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Elige una de las quintas jugadas ofrecidas.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 no está en el tablero.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: escribe ahora el número de fila.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: pulsa Intro para jugar ahí.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Puedes hacer cinco en línea.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>El rival amenaza cinco en línea.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Puedes ganar con cuatros en %1 jugadas.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Puedes ganar a la fuerza en %1 jugadas.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Puedes hacer un cuatro abierto.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>El rival amenaza un cuatro abierto.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>El rival amenaza ganar con cuatros.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Puedes hacer un cuatro al que hay que responder.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Puedes hacer un tres abierto.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Hay una jugada del libro.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Nada urge; busca un punto fuerte.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 gana con cuatros en %2 jugadas.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 gana a la fuerza en %2 jugadas.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 bloquea el tres abierto.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 impide el cuatro abierto en %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 impide una victoria con cuatros.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 impide la victoria con cuatros que empieza en %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>No se encontró ninguna amenaza ganadora de %1.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 amenazan cinco en línea en %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 amenazan un cuatro abierto en %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 amenazan ganar con cuatros en %2 jugadas, empezando en %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 amenazan ganar a la fuerza en %2 jugadas, empezando en %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Puedes hacer cinco en línea en %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Eso pierde: %1 pueden hacer cinco en línea en %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Eso puede perder: %1 pueden hacer un cuatro abierto en %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Eso puede perder: %1 pueden ganar con cuatros en %2 jugadas, empezando en %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, una imprecisión</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, un error</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, un error grave</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Jugada %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, la única jugada</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Jugada siguiente:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Aún no hay jugadas. Haz clic en una intersección.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Más jugadas</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Cambiar colores</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>Re&amp;gla de esta partida</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Sin regla indicada; se supone %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 no indica regla; se supone %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 abierto.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Regla de esta partida</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Añadir a la biblioteca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Regla supuesta:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Haz clic en el tablero para deshacer la cuarta jugada.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Haz clic en una cuarta jugada para ver las quintas.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Mira aquí.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>La primera jugada vale mucho. Una regla de apertura hace justo el comienzo: limita dónde pueden ir las piedras, o deja elegir lado tras algunas piedras.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Libre significa sin regla de apertura: Negras empiezan donde quieran.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Una tarjeta junto al tablero dice quién tiene que hacer qué, y tiene un botón para cada opción.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>El tablero se oscurece donde no puedes jugar.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Deshacer retira tanto decisiones como piedras. Una pista dice qué haría el ordenador.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Los relojes empiezan cuando acaba la apertura.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>Buscar jugadas equilibradas en el menú Análisis (Ctrl+B) muestra la probabilidad de Negras en los puntos más igualados.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>El primer jugador es el que tiene Negras al preparar la partida. Cambiar significa que los jugadores intercambian los colores; las piedras se quedan como están.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>La primera piedra negra va en el centro.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Blancas juegan donde quieran.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>La segunda piedra negra va fuera del cuadrado central de 5 × 5. Con Long Pro: fuera del 7 × 7 central.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Después la partida es libre.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: Negras no pueden jugar en el cuadrado oscurecido.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: el cuadrado es más grande.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>El primer jugador coloca tres piedras donde quiera: negra, blanca, negra.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>El segundo jugador sigue con Blancas o cambia y juega con Negras.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Blancas hacen la cuarta jugada.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Tres piedras que podrían ser justas. Ahora el segundo jugador elige lado.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>La regla de los campeonatos del mundo de gomoku.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>El segundo jugador tiene tres opciones: seguir con Blancas, cambiar y jugar con Negras, o colocar dos piedras más donde quiera, blanca y negra.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Tras dos piedras más, el primer jugador elige lado.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Blancas hacen la jugada siguiente.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>El segundo jugador colocó 4 y 5. Ahora el primer jugador elige lado.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 y Taraguchi-10 son para renju. Las tres primeras empiezan con una de las 26 aperturas:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Una piedra negra en el centro.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Una piedra blanca a su lado, también en diagonal.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Una piedra negra en el cuadrado central de 5 × 5.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Dónde se permite la tercera piedra. Las posiciones giradas y reflejadas cuentan como una, así que son 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>La línea bajo el tablero muestra el nombre de la apertura.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>El primer jugador coloca una de las 26 aperturas.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>El segundo jugador sigue con Blancas o cambia.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Blancas hacen la cuarta jugada donde quieran.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Negras ofrecen dos quintas jugadas.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Blancas se quedan con una de ellas y hacen la sexta jugada.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Negras ofrecen A y B. Blancas eligen la que es peor para Negras.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>El primer jugador coloca una de las 26 aperturas y declara cuántas quintas jugadas ofrecerán Negras, hasta 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Negras ofrecen el número declarado de quintas jugadas.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Blancas eligen una de ellas y hacen la sexta jugada.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Cuanto más fuerte es la apertura para Negras, más quintas jugadas hacen falta para que sea justa.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Blancas hacen la cuarta jugada donde quieran y declaran de una a ocho quintas jugadas.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Negras siguen o cambian.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Las piedras se colocan en un cuadrado cada vez mayor. Tras cada una de las cuatro primeras, el otro jugador puede cambiar.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Negras juegan en el centro.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Blancas juegan en el 3 × 3 central.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Negras juegan en el 5 × 5 central.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Blancas juegan en el 7 × 7 central.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Negras juegan en el 9 × 9 central, y Blancas pueden cambiar una vez más. O, si nadie cambió tras la cuarta piedra, Negras ofrecen diez quintas jugadas donde quieran; Blancas eligen una, y ya nadie cambia.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Dónde se permite una sola quinta piedra.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>En la mayoría de las reglas de apertura del renju, Negras ofrecen varias quintas jugadas y Blancas se quedan con una. Haz clic en los puntos que ofreces, uno tras otro. Después Blancas hacen clic en el que se queda.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Ninguna jugada ofrecida puede ser el reflejo de otra. Solo cuenta la simetría de las cuatro piedras, no el centro del tablero.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>La jugada del anillo tiene tres reflejos, los puntos marcados. Solo se puede ofrecer una de las cuatro.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Negras ofrecerán una quinta jugada.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Negras ofrecerán %1 quintas jugadas.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 se queda con %2 como quinta jugada.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 sigue con Negras.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 cambia y juega con Negras.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 cambia y juega con Blancas.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 coloca dos piedras más.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 ofrece diez quintas jugadas.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 sigue con Blancas.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Apertura: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>A la espera de la decisión del rival.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>La apertura está completa.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Quintas jugadas: %1</translation>
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
        <translation>Negras empiezan donde quieran.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Negras empiezan en el centro; su segunda piedra va fuera del 5 × 5 central.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Negras empiezan en el centro; su segunda piedra va fuera del 7 × 7 central.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Un jugador coloca tres piedras; el otro elige lado.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Un jugador coloca tres piedras; el otro elige lado, o añade dos y deja elegir al primero.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Una de las 26 aperturas del renju; luego se elige lado y hay dos quintas jugadas.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Una apertura de renju con un número de quintas jugadas; luego se elige lado.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>La cuarta piedra viene con hasta ocho quintas jugadas; luego se vuelve a elegir lado.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Se puede cambiar tras cada piedra, u ofrecer diez quintas jugadas.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Coloca una piedra negra donde quieras.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Coloca una piedra blanca donde quieras.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Coloca una piedra negra fuera del %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Coloca una piedra blanca fuera del %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Coloca la primera piedra en el centro.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Coloca una piedra negra en el %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Coloca una piedra blanca en el %1 × %1 central.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>¿Con qué lado juegas?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>¿Cuántas quintas jugadas deben ofrecer Negras?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Elige qué quinta jugada se queda.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Seguir con Negras</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Seguir con Blancas</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Cambiar: jugar con Blancas</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Cambiar: jugar con Negras</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Colocar dos más</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Ofrecer diez quintas jugadas</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Sugerencia: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>El ordenador</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Apertura: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Ofrece quintas jugadas: faltan %1.</translation>
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
        <translation>aprendida</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Desde aquí no se conoce nada más.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entrenar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Volver a Entrenar</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Practicar con Negras</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Practicar con Blancas</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Tema del tablero</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Números de jugada</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Resaltar última jugada</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Puntos prohibidos</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Treses y cuatros abiertos</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Ordenador, nivel %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Ordenador, toda la fuerza</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Jugador de %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s por jugada</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Segundos por jugada de %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Añadir motor…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>La apertura decide quién juega con cada color.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Por turnos en este ordenador. Empiezan Negras.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Nombre de %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entrenar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Volver a Entrenar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Aperturas</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Volver a Aperturas</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%1 de %2 resueltos a la primera.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Encuentra una jugada mejor</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Juegas con Negras.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Juegas con Blancas.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 En tu partida jugaste %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 La jugada de tu partida está marcada en %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 es correcta. Sigue.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Ya encontraste %1.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 es una buena jugada.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 está prohibido para Negras.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Tras %1 gana el rival. El tablero muestra cómo.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Hay una jugada mejor que %1. El tablero muestra lo que sigue.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Solución: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>sin puntuación aún, %n partida</numerusform>
            <numerusform>sin puntuación aún, %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>quizá girada o reflejada</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Mi &amp;progreso</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Exportar progreso</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Progreso de Gomoku</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Progreso (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Mi progreso</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Entrenar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Volver a Entrenar</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Tu entrenamiento se borró. Tus partidas siguen en la biblioteca.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Aún no hay nada aquí</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Haz una lección, resuelve un problema o juega una partida puntuada. Aquí se mostrarán tu puntuación, tu precisión y lo que has aprendido.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Los cinco de hoy</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partida puntuada</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Regla de la puntuación</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Solo se guarda en este ordenador y nunca se envía a ninguna parte.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Guarda todo lo de esta página en un archivo.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Borra puntuaciones, respuestas y tarjetas. Las partidas se quedan en la biblioteca.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 hechos</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Los cinco de hoy están hechos.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n tarjeta pendiente.</numerusform>
            <numerusform>%n tarjetas pendientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Lección siguiente: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Puntuación, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n partida puntuada</numerusform>
            <numerusform>%n partidas puntuadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 ganadas, %2 tablas, %3 perdidas.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Curva de la puntuación, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>En las últimas %1 partidas revisadas; %2 % en las %3.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>En %n partida revisada.</numerusform>
            <numerusform>En %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Curva de la precisión: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Aún no has probado ninguno.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%1 de %2 resueltos.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Todo hecho.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Siguiente: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Los errores y los problemas fallados se vuelven tarjetas que reaparecen.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>%1 en total: %2 sabidas, %3 nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Ninguna respuesta en los últimos siete días.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n respuesta en siete días, %1 % correctas.</numerusform>
            <numerusform>%n respuestas en siete días, %1 % correctas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Negras ganan en un máximo de %n jugada contra cualquier defensa.</numerusform>
            <numerusform>Negras ganan en un máximo de %n jugadas contra cualquier defensa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Blancas ganan en un máximo de %n jugada contra cualquier defensa.</numerusform>
            <numerusform>Blancas ganan en un máximo de %n jugadas contra cualquier defensa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Negras tienen una victoria probada.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>El ordenador ve una victoria de Negras.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Blancas tienen una victoria probada.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>El ordenador ve una victoria de Blancas.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Buscando una prueba…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>No se encontró ninguna prueba dentro del límite. La victoria no es segura.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Prueba cualquier defensa con Blancas. Jugadas que le quedan a Negras: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Prueba cualquier defensa con Negras. Jugadas que le quedan a Blancas: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Negras responden…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Blancas responden…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Haz clic en el tablero para ver la respuesta.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Cinco en línea: esta defensa queda refutada.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Esta defensa no se pudo refutar dentro del límite.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Demostrarlo</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Juega cualquier defensa y mira cómo se refuta.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Otra defensa</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Vuelve a donde elegiste la última defensa</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Mejor defensa</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>La jugada que más resiste</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Vuelve a donde estabas; los intentos quedan como variantes</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Demostrar&amp;lo</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Juega cualquier defensa y mira cómo se refuta.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Aquí no hay victoria probada. Analiza primero la posición.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>&amp;Intentar refutarlo</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Juega con Blancas desde una posición en la que Negras tienen una victoria probada.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Ganar con cuatros</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Ganar con amenazas</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Cuatro y tres</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Forzar la falta de Negras</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Todas las defensas</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>La única jugada</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan Negras</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan Blancas</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: gana con cuatros en %n jugada.</numerusform>
            <numerusform>%1: gana con cuatros en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: gana con cuatros y treses en %n jugada.</numerusform>
            <numerusform>%1: gana con cuatros y treses en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: gana con cuatro y tres en %n jugada.</numerusform>
            <numerusform>%1: gana con cuatro y tres en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: fuerza la falta de Negras en %n jugada.</numerusform>
            <numerusform>%1: fuerza la falta de Negras en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: encuentra cada jugada que para la victoria.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: solo una jugada no pierde. Encuéntrala.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 está prohibido para Negras.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 no amenaza nada.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>A %1 se puede responder.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Tras %1 gana el rival.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 también gana, pero tarda más. Encuentra la victoria más corta.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 no gana a la fuerza.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 es correcta. Encontradas: %2 de %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 es correcta. Sigue.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Resuelto. Negras no pueden pararte en %1.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Ya encontraste %1.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Puedes hacer cinco.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Haz un cuatro abierto o dos cuatros.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Haz un cuatro y un tres abierto con una piedra.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Haz un cuatro.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Haz un tres abierto.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Una jugada tranquila: ni tres ni cuatro, pero amenaza.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Para el cinco.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>El rival amenaza ganar con cuatros. Rompe esa cadena.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Mira dentro del cuadrado marcado.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Juega %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Seis en línea</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Dos treses, dos cuatros</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Casos dudosos</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Treses falsos</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Treses dentro de treses</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Aún no amenaza nada: una jugada que mejora tu posición.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>A %1 se puede responder con %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Hacer cinco</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: haz cinco.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Esto es una copia</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>La partida está abierta en otra ventana. Lo que juegues aquí se guarda como partida nueva.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Se creó una biblioteca de partidas nueva</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 El archivo antiguo se conserva como %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>La biblioteca de partidas no respondió. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>La partida %1 de la biblioteca no se puede leer.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 jugó %2: volver a la partida</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Mostrar de nuevo la última posición (Alt+Fin)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Revisa primero la partida para encontrar sus errores.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>No hay errores en esa dirección.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Revisar partida</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Error &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Error an&amp;terior</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Mostrar probabilidad de ganar al &amp;jugar</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Aprende de tus errores (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Sin juzgar</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>La probabilidad de que ganen %1 baja de %2 a %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>La probabilidad de que ganen %1 sube de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 ganan ahora al momento en lugar de en %2 jugadas.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 ganan ahora en %2 jugadas en lugar de %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>No vio cinco en línea.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>No vio una victoria en %1 jugadas. En la jugada %2 bastaban %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>No vio una victoria en %1 jugadas.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 pueden ahora hacer cinco en %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Dejó el tres abierto: %1 pueden ahora hacer un cuatro abierto en %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 pueden ahora ganar con cuatros en %2 jugadas, empezando en %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 pueden ahora forzar la victoria en %2 jugadas.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Mejor: %1, que hace cinco.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Mejor: %1, que bloquea cinco en línea.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Mejor: %1, que gana con cuatros en %2 jugadas.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Mejor: %1, que gana a la fuerza en %2 jugadas.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Mejor: %1, que hace un cuatro abierto.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Mejor: %1, que para el tres abierto de %2.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Mejor: %1, que para la victoria de %2 con cuatros en %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Mejor: %1, un cuatro al que hay que responder.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Mejor: %1, que hace un tres abierto.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Mejor: %1, que resiste más.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Mejor: %1, con %2 de probabilidad de ganar (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Errores graves: %1, errores: %2, imprecisiones: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Apertura: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Única jugada</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>La jugada estaba prohibida y por eso pierde.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Dos jugadores colocan una piedra por turno; empiezan Negras. Las piedras nunca se mueven ni se retiran del tablero.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Cinco en línea gana: horizontal, vertical o diagonal. Negras han ganado.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Bloquea un cuatro. Cuatro en línea con un extremo libre gana en la jugada siguiente. Blancas tienen que jugar en el anillo.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Vigila los treses abiertos. Un tres con los dos extremos libres se convierte en un cuatro con los dos extremos libres, y eso no se puede parar. Bloquea un extremo a tiempo.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Haz dos amenazas a la vez. Una piedra en el anillo hace dos treses. Blancas solo pueden bloquear uno: así se ganan las partidas.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Las lecciones de la página de entrenamiento muestran lo mismo en el tablero, paso a paso.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Todas las reglas piden cinco en línea. Se diferencian en qué más cuenta.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Libre: gana cinco o más en línea.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Estándar: gana exactamente cinco. Seis o más no cuentan.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: Negras ganan con exactamente cinco y tienen tres tipos de jugadas prohibidas. Blancas ganan con cinco o más y pueden jugar donde quieran.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: cinco gana salvo que piedras del rival bloqueen los dos extremos. Seis o más gana siempre.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, exactamente cinco: como caro, pero seis o más no cuentan.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>La partida es tablas cuando el tablero está lleno, cuando llega al límite de jugadas elegido al empezar o cuando los dos jugadores lo acuerdan. En renju también lo es cuando los dos pasan seguidos. Pasar solo está permitido en renju.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Cinco o más piedras en una línea sin huecos ganan. La línea puede ser horizontal, vertical o diagonal. No hay más reglas.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Negras tienen cinco en una diagonal y ganan.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Negras tienen una gran ventaja. Dos buenos jugadores deberían usar una regla de apertura, como Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Gana exactamente cinco en línea. Una línea de seis o más no cuenta, para ninguno de los dos.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Seis en línea: no es victoria con esta regla. La partida sigue.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Si una piedra hace varias líneas, basta con una de exactamente cinco.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>El renju quita la ventaja de Negras: tres tipos de jugadas les están prohibidos. Blancas pueden jugar donde quieran. Negras ganan con exactamente cinco, Blancas con cinco o más.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Los puntos prohibidos llevan una marca en el tablero. Señala uno para leer la razón bajo el tablero.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Las tres faltas</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Doble tres: una piedra hace dos treses abiertos. Un tres cuenta si una piedra más puede convertirlo en un cuatro con los dos extremos libres.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Doble cuatro: una piedra hace dos cuatros. No importa que cada uno solo se pueda completar por un extremo.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Dos cuatros pueden estar en una misma línea: B5 D5 E5 F5 y D5 E5 F5 H5 son cuatros distintos.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Línea larga: seis o más en línea.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Dos excepciones</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Cinco está por encima de todo. Una piedra en el anillo hace seis en horizontal, pero exactamente cinco en vertical: ganan Negras.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Esto parece dos treses, pero Negras pueden jugar en el anillo. El tres de la línea C solo podría crecer en C8. Una piedra ahí sería un doble cuatro, así que no es un tres.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>En una partida a medida eliges si una jugada prohibida no se puede jugar o pierde la partida.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Cinco en línea gana, salvo que haya una piedra del rival en cada extremo. Solo bloquean las piedras; el borde del tablero no. Seis o más gana siempre.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Desde arriba: no gana, porque los dos extremos están bloqueados; gana; gana, porque el borde no bloquea; gana, porque seis no se puede bloquear.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>En caro con exactamente cinco, los seis de la última línea no cuentan.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Un tres se puede parar desde más lejos que con otras reglas: en cualquiera de los puntos marcados.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Otro programa usa la biblioteca de partidas.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>No se puede abrir o escribir la biblioteca de partidas.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>La biblioteca de partidas es de una versión más nueva.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>La biblioteca de partidas está dañada.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>El archivo no es una biblioteca de partidas.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>El disco da un error: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Las partidas no se guardan. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>No se pueden guardar los ajustes ni los motores. Los cambios se pierden al cerrar el programa.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Consejos al empezar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Avisar de errores graves</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Pausa breve antes de la respuesta</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Reproducir sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Libro de aperturas</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Buscar preferencias</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Ninguna preferencia coincide.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Dos niveles más bajos</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>El más grande</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Piedra colocada</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Queda poco tiempo</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Jugar en el cursor</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Atrás y adelante</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Rueda del ratón</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Ir a un punto</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Escribe su nombre, como H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Primera y última posición</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Inicio y Fin</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Muy lento</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Cuánto se muestra cada jugada</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>No hay nada analizado. F9 inicia el análisis.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Decir</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Decir la ú&amp;ltima jugada</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Decir las a&amp;menazas</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Decir los puntos &amp;prohibidos</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Decir los &amp;relojes</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Decir la &amp;fila</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Decir la &amp;columna</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Decir las &amp;diagonales</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Decir la pr&amp;obabilidad de ganar</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Aún no hay jugadas.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>No se encontró ninguna amenaza.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Solo Renju tiene puntos prohibidos.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>No hay puntos prohibidos.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Prohibido para Negras: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Negras %1, Blancas %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>La fila %1 está vacía.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Fila %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>La columna %1 está vacía.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Columna %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>La diagonal de %1 a %2 está vacía.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Diagonal de %1 a %2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Aún no hay partidas contra el ordenador</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Éxito %1 · %2 ganadas, %3 tablas, %4 perdidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Tú contra el ordenador</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Con el tiempo</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>últimas %1 partidas</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Éxito con el tiempo</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Los dos colores</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Tú con Negras</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Tú con Blancas</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Tu color</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Resultados por nivel</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>¿Poner a cero las estadísticas? Tus partidas se conservan.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Poner a cero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Poner a cero…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Partidas con ayuda, no contadas: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Pistas, jugar la mejor, deshacer, análisis y cambiar de lado cuentan como ayuda.</translation>
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
        <translation>Pulsa Intro o coloca una piedra para empezar.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Jugada %1 de %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Números: probabilidad de que ganen Negras, en %</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Pulsa Intro para mirar.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Puntuada</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Sin puntuar</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Sin puntuar: jugada con ayuda</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Sin puntuar: se usó una pista</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Sin puntuar: se deshizo una jugada</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Sin puntuar: el ordenador jugó por ti</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Sin puntuar: se usó el análisis</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Sin puntuar: cambiaron los jugadores</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Fuerza de %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
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
        <translation>paso %1 de %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>nivel %1 de %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Deshacer no tiene límite: jugadas, respuestas del ordenador y hasta una partida nueva.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Un tres abierto se hace cuatro abierto, y eso no se puede parar. Bloquea pronto.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Pide una pista si te atascas: muestra una jugada y dice por qué.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Gira la rueda sobre el tablero para retroceder. Una jugada ahí empieza una variante.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Las partidas se guardan solas; sigue cuando quieras.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Suelta una partida o un motor Gomocup en la ventana para abrirlo.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? muestra todas las teclas; F1, la ayuda.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Otro consejo</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>No más consejos</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Haz clic en una intersección, o escribe H8 e Intro.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>no es un torneo nuestro</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>otro programa juega este torneo</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(no se pudo iniciar)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Uno contra todos</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Todo se queda en este ordenador.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Empezar por la primera lección</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Pasos cortos en el tablero: qué es un tres, qué es un cuatro y por qué ganan dos treses.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Hecho por hoy. Los problemas siguen ahí cuanto quieras.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Cinco ejercicios de tus partidas y de los problemas, unos cuatro minutos.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Más problemas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 hechos</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 posiciones con respuestas probadas. Ganar con cuatros, con treses, defender.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Ganar con cuatros, con treses, defender. %n resuelto.</numerusform>
            <numerusform>Ganar con cuatros, con treses, defender. %n resueltos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Tus errores</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nuevo</numerusform>
            <numerusform>%n nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Juega y revisa una partida; tus errores se vuelven ejercicios.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>De %n partida revisada.</numerusform>
            <numerusform>De %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>De cinco en línea a los puntos prohibidos.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partida puntuada</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Un rival a tu medida.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Encuentra tu nivel en pocas partidas.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Puntuación, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Mi progreso</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Revisando tus partidas, falta %n.</numerusform>
            <numerusform>Revisando tus partidas, faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Revisa %n partida para encontrar tus errores.</numerusform>
            <numerusform>Revisa %n partidas para encontrar tus errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Jugadas prohibidas</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>¿Prohibido o no? Las faltas del renju en cinco pasos.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>¿Prohibido o no? %1 de %2 correctas.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Las aperturas del renju, sus valores y una práctica.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>En&amp;trenar</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Primer problema – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Aún no hay nada que practicar aquí.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>De&amp;jar de revisar</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>Revisar &amp;mis partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n partida revisada.</numerusform>
            <numerusform>%n partidas revisadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Rama borrada. Ctrl+Z la recupera.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Rama copiada.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Haz clic en un punto para marcarlo. Esc termina.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Árbol de jugadas</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Rama</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>Mar&amp;cas</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Promover rama</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Hacer línea &amp;principal</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Copiar rama como &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Copiar rama como &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>&amp;Ir a la misma posición</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Borrar rama</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>&amp;Recuperar rama borrada</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>Dejar de &amp;marcar</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln rama</numerusform>
            <numerusform>%Ln ramas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln jugada borrada. Deshacer</numerusform>
            <numerusform>%Ln jugadas borradas. Deshacer</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Árbol de jugadas</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Sin jugada</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>La misma posición está en otra rama.</translation>
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
        <translation>Jugada %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>No se encontraron errores.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>La revisión se detuvo. Pulsa Shift+F9 para reiniciarla.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>No se encontraron errores, solo imprecisiones. Están en Todas las jugadas.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Los errores aparecen aquí cuando son seguros.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
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
        <translation>Caro, exactamente cinco</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Gana cinco o más en línea.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Gana exactamente cinco en línea; seis o más no cuentan.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Negras no pueden hacer doble tres, doble cuatro ni línea larga.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Cinco gana salvo bloqueado por los dos extremos; seis o más gana siempre.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Como caro, pero seis o más no cuentan.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Toda la fuerza</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Juega rápido y no ve amenazas.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Ve cuatros y cincos; planea poco.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Bloquea bien y construye treses.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Calcula sus ataques hasta el final.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Encuentra largas victorias forzadas. Suerte.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Usa todos los núcleos y todo su tiempo.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Ordenador, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 por jugada</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 por partida</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 por partida + %2 por jugada</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 ganan con cinco en línea</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 ganan por abandono</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 ganan por tiempo</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 ganan: jugada prohibida</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 ganan por incomparecencia</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Tablas: el tablero está lleno</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Tablas por acuerdo</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Tablas por límite de jugadas</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Tablas: los dos pasaron</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 mil</translation>
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
        <translation>%1 nodos/s</translation>
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
        <translation>Negras ganan con la próxima jugada</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Blancas ganan con la próxima jugada</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Negras ganan en %1 jugadas</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Blancas ganan en %1 jugadas</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>El tablero habitual, y el del renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Un tablero de go: más espacio, partidas más largas.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>El tablero más grande.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Pequeño: para jugar rápido y aprender.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Algo más pequeño de lo habitual.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Algo más grande de lo habitual.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Piensa cuanto quieras.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Cada jugada debe hacerse en %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Cada jugador tiene %1 para toda la partida.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Cada jugador tiene %1 para la partida, y %2 más con cada jugada.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Solo Negras pueden jugar a la perfección.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>No hay nada probado en tableros que no sean de 15 × 15.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>No hay nada probado con esta regla.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>No hay nada probado con una regla de apertura.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Aún no hay nada probado con esta regla.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>No se puede leer la prueba.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Está probado que gana todas las partidas con Negras.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Aviso de error grave</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Mantener</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Deshacer la jugada cuenta como ayuda.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>El ordenador espera</translation>
    </message>
</context>
</TS>
