<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Sobre o Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Gomoku, renju e caro contra um computador forte.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Copiar versões</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: precisão %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Precisão: quanto da chance de vitória os lances mantiveram.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>&amp;Painel de análise</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Mudar o &amp;detalhe da análise</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Analisar posição</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>A&amp;vançar na linha</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>&amp;Recuar na linha</translation>
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
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Profundidade %1 · %2 nós · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Último lance ainda não analisado.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>O último lance foi bom.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>O último lance foi uma imprecisão.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>O último lance foi um erro.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>O último lance foi um erro grave.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Visão das Pretas</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Melhores linhas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Número de linhas</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Quantos melhores lances mostrar</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Quanto mostrar</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Quanta análise mostrar durante o jogo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Só o gráfico</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Só o veredito</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Melhores lances</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>A partida terminou. Volte para analisar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Chance de vitória das Pretas: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analisando…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Pressione Analisar para ver os melhores lances.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Os números são a chance de vitória das Pretas em por cento.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Sem a prova: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Só no tabuleiro</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>O último lance era o único: todos os outros perdem.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Provado: as Pretas vencem em até %n lance.</numerusform>
            <numerusform>Provado: as Pretas vencem em até %n lances.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Procurando lances equilibrados…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Nenhum lance equilibrado encontrado.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Mais equilibrado: %1 (chance das Pretas: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (chance das Pretas: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Procurar lances &amp;equilibrados</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Mostra a chance das Pretas nos pontos mais equilibrados.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Só enquanto você coloca pedras em uma abertura.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Melhor linha</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Melhor linha: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Aponte um lance para ver a linha no tabuleiro. Clique para ir até lá.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Aponte um lance para ver a linha no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
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
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Último lance: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, chance de vitória das Pretas %2 por cento</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, proibido</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Aguarde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · venceram</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Venceu</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · empate</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · jogam</translation>
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
        <translation>%1 · pensando</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · pensando · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>profundidade %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>vitória provada em até %n lance</numerusform>
            <numerusform>vitória provada em até %n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>não provado aqui</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo por lance</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Tempo por partida</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
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
        <translation>Segundos por lance</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Segundos somados após cada lance</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>A vitória por tempo deve ser reivindicada</translation>
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
        <translation>Faça cinco em linha antes do adversário.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Cara ou coroa</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Todas as opções…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Novo no gomoku?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>As regras e as primeiras ideias, em dois minutos.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Você começa</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>O computador começa</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Lance %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Você contra %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Dois jogadores</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Dois computadores</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendente</numerusform>
            <numerusform>%n pendentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Comentário do lance mostrado</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Adicionar um comentário…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Co&amp;mentar o lance</translation>
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
        <translation>Pretas %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Quartos lances a menos de %1 do melhor: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Após %1, quintos lances a menos de %2 do melhor: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>O caminho conhecido acaba aqui.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Você joga com as Pretas.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Você joga com as Brancas.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Jogue o lance %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>No caminho: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 sai do caminho conhecido: as Pretas ficam com %2 em vez de %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 sai do caminho conhecido.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 não pode ser jogado.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 está no caminho.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>O computador joga %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Você seguiu o caminho conhecido até o fim.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>O caminho conhecido acaba aqui. Você saiu dele antes.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>%1 jogam · %2 pretas, %3 brancas</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Nenhuma partida pode começar aqui: o tabuleiro está cheio ou alguém já venceu.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Procurando uma vitória forçada…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 vencem com quatros (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 vencem com ameaças (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 não têm vitória forçada com quatros e três.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Nenhuma vitória forçada encontrada em %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Nenhuma posição na área de transferência: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Posição copiada.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Salvar posição</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Diagrama (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Montar posição</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Montar posição</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Alternado</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espelhar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Copiar tabuleiro</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
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
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>O tabuleiro como diagrama de texto</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Os lances como H8 I9 …, ou SGF se não têm ordem</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, um tabuleiro desenhado ou o link de um tabuleiro na web</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Procurar uma vitória forçada com quatros (VCF) e ameaças (VCT)</translation>
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
        <translation>Um comando para o motor, como ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Comando para o motor</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Copiar tudo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Nenhuma mensagem ainda.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Não funciona: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Adicionar motor</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Ainda não testado.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Tabuleiros: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Regras: desconhecidas</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regras: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Também entende: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Opções</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Uma por linha, como: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Desfazer remoção</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Aguardando o teste</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 não é um arquivo executável.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Nenhum motor ainda</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Adicione um motor Gomocup ou solte o arquivo aqui. Ele é testado na hora.</translation>
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
        <translation>Iniciar match</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Nenhum motor ainda</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Adicione um motor no menu Motores ou solte o arquivo na janela.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Este match não poderá ser retomado depois: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>Não foi possível iniciar %1, então suas partidas não são jogadas: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Exportar tabela</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
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
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Escolha pelo menos dois.</translation>
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
        <translation>Escolha dois motores ou mais e inicie o match. A tabela, uma estimativa da força deles e todas as partidas aparecem aqui.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
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
        <translation>Tabela (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>travou</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>terminou com status %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>escreveu demais</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>não respondeu a START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>respondeu “%1”</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>nenhum lance em %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>jogou “%1”, que não está no tabuleiro</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>jogou %1, que está ocupado</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Adicionar motor</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Adicionar este programa como motor?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Ele é iniciado agora para um teste e sempre que joga. Só adicione programas em que confia.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
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
        <translation>%1 (falhou)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Falhou da última vez: %1</translation>
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
        <translation>o motor no tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Console…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 falhou no teste e não pode jogar.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Lance %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Lance %1 · não avaliado</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Avaliando… %1 de %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Chance de vitória das Pretas</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Chance de vitória das Pretas ao longo da partida</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progresso da revisão</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Parar de avaliar esta partida</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Chance das Pretas</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Explorador de aberturas</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>E&amp;xplorador de aberturas</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Pretas venceram %1, empates %2, Brancas venceram %3</translation>
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
        <translation>Continuações</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Continuações desta posição</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Pretas – empate – Brancas</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Nenhuma continuação ainda</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Nenhuma partida sua continuou desta posição. Os lances que vierem aparecem aqui com seus resultados.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Chance de vitória das Pretas</translation>
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
        <translation>Salvar partida</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Salvar imagem ou replay</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Imagem salva em %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Lances copiados.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partida copiada como SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Nenhuma partida recente</translation>
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
        <translation>Replay salvo em %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Árvore, %Ln lance.</numerusform>
            <numerusform>Árvore, %Ln lances.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>As Pretas jogam. Elas podem jogar em %1?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>A próxima pergunta está vindo…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Errado.</translation>
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
        <translation>Cinco respostas certas seguidas levam ao próximo passo.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%1 de %2 certas. Mais seguidas: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treinar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Voltar a Treinar</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Proibido ou não?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Proibido (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Permitido (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Dificuldade %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 faz cinco em linha, então vence.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 parece proibido, mas as Pretas podem jogar ali. Não é um três de verdade: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 é proibido para as Pretas (linha longa): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 é proibido para as Pretas (duplo quatro): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 é proibido para as Pretas (duplo três): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 é permitido.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 é permitido: um quatro e um três não são falta.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 é permitido: só há um quatro, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 é permitido: só há um três aberto, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 faria cinco</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 seria proibido (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 não é um três de verdade: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>duplo três</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>duplo quatro</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>linha longa</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Seis em linha, ou um só três ou quatro</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Dois três, dois quatros, ou um quatro e um três</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Dois quatros em uma linha, cincos e três fechados</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Três que não podem virar quatro aberto</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Duplos três dentro de duplos três</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 tem um problema</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>O motor de %1 parou.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>O motor de %1 parou: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Jogar este lado eu mesmo</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Trocar lados</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Pretas oferecem empate</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Brancas oferecem empate</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>O tempo das Pretas acabou</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>O tempo das Brancas acabou</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>O adversário pode reivindicar a vitória ou continuar.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Reivindicar vitória</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você vence</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Você perde</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Jogada com ajuda: não conta.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Imagem vetorial (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Replay animado (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>o nome deve terminar em .png, .svg, .gif ou .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>ainda não há partida</translation>
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
        <translation>Não foi possível abrir %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 é grande demais para ser uma partida.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Não há partida na área de transferência.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>O texto</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 não é uma partida: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>O arquivo contém %n partida; esta é a primeira.</numerusform>
            <numerusform>O arquivo contém %n partidas; esta é a primeira.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Não há partida para salvar.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 não pode guardar esta partida: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Salvo como %1. Não cabe neste formato: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 não é um arquivo de partida.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regra</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>A&amp;bertura</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Empate</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>só com o tabuleiro cheio</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> lances</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>Lances &amp;proibidos</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>não podem ser jogados</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>perdem a partida</translation>
    </message>
    <message>
        <source>after </source>
        <translation>após </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Trocar jogador</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
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
        <translation>Clique mais perto de uma interseção.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Escolha o adversário: o computador, um amigo neste computador, ou assista a dois computadores. Depois pressione Enter ou coloque uma pedra. Todas as opções abre um diálogo com todo o resto. Uma partida inacabada é oferecida abaixo do botão.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Clique em uma interseção para colocar uma pedra.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Clique no cartão de um jogador para trocá-lo: uma pessoa, outro nível ou um motor.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>As partidas são salvas enquanto você joga. Nada se perde se você fechar a janela.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Olhar para trás</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>A roda do mouse percorre a partida. Pedras pequenas mostram como ela continuou.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Jogue um lance em uma posição anterior para iniciar uma variante. A partida é mantida.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Um link abaixo do tabuleiro leva de volta à partida.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Dica (Ctrl+H) vem em passos: primeiro o motivo e a área, depois o lance, depois a linha, uma pedra a cada pedido.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>Mostrar ameaça (Ctrl+T) diz o que o adversário faria se você passasse, e mostra a linha.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>Jogar o melhor lance (Ctrl+M) joga por você.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>Desfazer (Ctrl+Z) desfaz o seu lance e a resposta do computador. Também desfaz um abandono e até uma nova partida. Ctrl+Shift+Z refaz o que foi desfeito.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Contra os dois níveis mais baixos, você é avisado de um erro grave antes da resposta do computador. Desfaça ou mantenha o lance. Nas preferências você escolhe quando ser avisado.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Dicas, melhores lances, desfazer, análise e trocar de lado são ajuda. Uma partida contra o computador jogada com ajuda não conta nas estatísticas nem no seu rating.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 analisa a posição mostrada. Os melhores lances aparecem no tabuleiro como etiquetas planas com a chance de vitória das Pretas em por cento; o melhor é verde.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Aponte uma etiqueta para ver a linha dela. A roda percorre a linha, assim como Ctrl+Right e Ctrl+Left. Clique para segui-la em uma variante.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>“Pretas vencem em 5 lances” conta os lances das Pretas até o cinco.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 abre e fecha o painel. F10 muda o quanto ele mostra.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Vitórias provadas</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Onde há uma vitória provada, um cartão oferece Provar (Shift+F10): jogue qualquer defesa, e o programa a refuta, até o cinco.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Quando uma partida termina, os lances são avaliados em segundo plano. Shift+F9 abre a revisão, para qualquer partida.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>O gráfico mostra a chance de vitória das Pretas. Clique nele para ir até aquele lance.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Até cinco momentos decisivos são explicados em palavras. A melhor linha fica abaixo; aponte os lances para vê-los no tabuleiro.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>Na lista de lances, ?! é uma imprecisão, ? um erro e ?? um erro grave. Nada que não seja certo é marcado. Alt+Down e Alt+Up vão de marca em marca.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>A precisão é quanto da chance de vitória um jogador manteve.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Após uma derrota contra o computador, um cartão diz quando ela ficou certa e qual era a última saída. Jogar daqui volta até lá. A revisão é salva com a partida.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>Treinar (Ctrl+Shift+T) abre a página ao lado do tabuleiro. Ela tem lições, problemas, seus próprios erros e partidas valendo rating. Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Clique no lance que você jogaria. Todo lance que funciona está certo. Após um errado, o tabuleiro mostra o que segue, e você pode tentar de novo.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H ajuda em passos. Ctrl+M mostra a solução. Ctrl+Right vai para o próximo exercício.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>O que você errou volta após minutos, dias ou meses, até você saber.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Seu rating é calculado com as partidas sem ajuda, e mostrado quando já diz o bastante.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 mostra a árvore da partida: os lances vão para baixo, os ramos para a direita. Um balão é um comentário. Dois traços curtos indicam que outro ramo chega à mesma posição.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>As setas percorrem a árvore. Delete exclui um ramo; Ctrl+Z traz de volta.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>O menu de um nó, também em Editar &gt; Ramo, promove um ramo, torna-o linha principal ou o copia.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 a Alt+6 escolhem uma marca: triângulo, quadrado, círculo, xis, letras, números. Clique nos pontos para marcá-los, e de novo para tirar a marca. Esc termina.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E escreve um comentário do lance mostrado. Esc volta ao tabuleiro.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>As marcas e os comentários são do lance mostrado e são salvos com ele.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E abre o editor ao lado do tabuleiro. Sua partida espera atrás dele.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Coloque pedras alternadas ou de uma só cor, ou remova-as. Escolha quem joga, a regra e o tabuleiro.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>Colar lê SGF, lances como H8 I9 ou 7,7 8,8, tabuleiros desenhados e links de tabuleiros web.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Depois jogue daqui, analise ou resolva: procure uma vitória forçada com quatros (VCF) ou com ameaças (VCT). A linha é mostrada no tabuleiro.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>Biblioteca de partidas (Ctrl+L) lista todas as suas partidas. Clique duas vezes em uma para abri-la.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>A busca encontra jogadores, datas, aberturas e comentários.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>Esta posição (Ctrl+Shift+L) lista as partidas que tiveram a posição do tabuleiro, também girada ou espelhada.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>Importar adiciona arquivos ou uma pasta inteira. Enquanto isso, você pode jogar.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>Estatísticas mostra como você se sai contra cada nível.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>O explorador de aberturas (F7) mostra como suas partidas continuaram da posição do tabuleiro.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>Abrir (Ctrl+O) lê arquivos SGF, psq, RenLib (.lib), .rif e de texto. Você também pode soltar um arquivo na janela ou colar uma partida com Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Se um arquivo não indica a regra, uma mensagem acima do tabuleiro diz qual foi suposta. Escolha outra ali ou no menu Editar.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>Salvar (Ctrl+S) grava a partida com variantes, comentários e marcas. O final do nome escolhe o formato.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>Salvar imagem ou replay grava uma imagem do tabuleiro, uma animação ou uma página para o navegador.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C copia os lances, Ctrl+Shift+C a partida inteira como SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>Motores no menu adiciona qualquer motor Gomocup. Ele é testado na hora. Só adicione programas em que você confia.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Clique no cartão de um jogador e escolha o motor para jogar contra ele.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>As opções dele são mantidas: uma por linha.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>O console mostra o que o motor e o programa dizem um ao outro.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Se um motor falhar durante uma partida, uma mensagem no tabuleiro pergunta como continuar.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>Os motores não são consultados durante as regras de abertura, porque a maioria não as conhece. O computador integrado decide por eles.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>Match de motores no menu Motores faz os motores jogarem entre si. O computador integrado pode participar em qualquer nível.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Cada abertura é jogada duas vezes, com os lados trocados.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Uma tabela mostra o placar e uma estimativa da diferença em Elo. O intervalo diz o quanto ela é segura: mais partidas o diminuem.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Clique duas vezes em uma partida para vê-la.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Preferências (Ctrl+,) muda na hora o que você vê e ouve.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Claro e escuro seguem a área de trabalho, a não ser que você escolha um. O texto pode ser aumentado.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>O menu Exibir mostra ou esconde coordenadas, números dos lances, último lance, pontos proibidos e três e quatros abertos, e tem os temas do tabuleiro.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Os sons podem ser desligados um a um.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Tudo pode ser feito sem mouse. Pressione ? para ver a lista de todas as teclas.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Colocar uma pedra: mova o cursor com as setas e pressione Enter, ou digite o ponto, como H8, e pressione Enter.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Percorrer a partida: Page Up e Page Down, Home e End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab vai de uma parte a outra da janela. Alt com uma letra abre um menu.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 abre esta ajuda na página que corresponde à parte em que você está.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>Na ajuda</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F procura. Alt+Left volta. Esc fecha a janela.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Leitor de tela</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>O tabuleiro é uma tabela, e cada célula diz a sua pedra: “H8, preta, lance 1”. O último lance é anunciado. Todo controle tem um nome.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Escolha dois ou mais motores. Todos jogam contra todos, ou um joga contra os outros.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Retomar continua uma disputa interrompida, mesmo após uma falha. Exportar salva as tabelas.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Teclas que falam</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>Na barra de status e por um leitor de tela: Ctrl+1 último lance, Ctrl+2 ameaças, Ctrl+3 pontos proibidos, Ctrl+4 relógios. Do ponto do cursor: Ctrl+5 linha, Ctrl+6 coluna, Ctrl+7 diagonais. Ctrl+8 chance de vitória, depois de analisada a posição.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Ajuda: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Veja também: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>As regras comparadas</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Por que há regras de abertura</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro e Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>As 26 aberturas do renju</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Quintos lances</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Dicas, desfazer e avisos</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Árvore, marcas e comentários</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Biblioteca de partidas</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Arquivos e imagens</translation>
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
        <translation>Aparência, som e idioma</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Teclado e leitor de tela</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Regras de abertura</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>O programa</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Procurar na ajuda</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tópicos</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Nenhuma página tem estas palavras. Tente menos palavras ou outras.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Voltar à página anterior (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Continuação provável: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Procurando um bom lance…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Procurando uma ameaça…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Peça de novo para ver o lance.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Peça de novo para ver a linha.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Linha vencedora: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Continuação provável: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Linha vencedora: %1. São cinco em linha.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln partida adicionada.</numerusform>
            <numerusform>%Ln partidas adicionadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln já está na biblioteca.</numerusform>
            <numerusform>%Ln já estão na biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln não pôde ser lida (%1).</numerusform>
            <numerusform>%Ln não puderam ser lidas (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Importação parada: %1</translation>
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
        <translation>Fechar</translation>
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
        <translation>Cinco em linha</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Você joga com as Pretas. Cinco pedras suas em linha vencem a partida. Você tem quatro. Coloque a quinta.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Cinco em linha. Você vence!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Aí não. Procure suas quatro pedras pretas e jogue em uma ponta.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Toda direção vale</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Uma linha pode ser horizontal, vertical ou diagonal. As Pretas têm quatro pedras na diagonal, com um vão. Faça cinco.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Sim. A pedra no vão faz cinco.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Aí não. Siga as pedras pretas de baixo à esquerda para cima à direita. Falta uma.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Parar um quatro</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>As Brancas têm quatro em linha e querem cinco. Você joga com as Pretas. Pare as Brancas agora.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Bem bloqueado. As Brancas não podem mais fazer cinco.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>As Brancas fariam cinco a seguir. Coloque sua pedra onde elas querem jogar.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Vença antes de bloquear</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Os dois têm quatro em linha, e é a sua vez. Não precisa parar as Brancas se pode vencer já.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Certo. O primeiro cinco vence a partida.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Há algo melhor: você mesmo pode fazer cinco.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>O quatro aberto</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Quatro em linha com as duas pontas livres não tem defesa: as Brancas só bloqueiam uma. Faça um quatro assim.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Um quatro aberto. O que quer que façam as Brancas, você faz cinco.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Acrescente uma pedra junto a uma ponta do seu três, para as duas pontas do quatro ficarem livres.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Parar um três a tempo</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>As Brancas têm três em linha com as duas pontas livres. A seguir fariam um quatro aberto. Impeça agora.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Bom. As Brancas não podem mais fazer um quatro aberto.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>As Brancas ainda vencem com um quatro aberto. Jogue bem na ponta das pedras brancas.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>O três aberto</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Um três que pode virar quatro aberto é um três aberto. O adversário precisa responder. Faça um três aberto.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Um três aberto. Agora as Brancas têm de parar você.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Isso não faz um três aberto. Jogue na diagonal das suas duas pedras, perto delas.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Um três com vão</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Estas três pedras brancas têm um vão, mas são igualmente perigosas. Pare-as. O próprio vão é um bom lugar.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Muito bem. Procure sempre três com vão.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>As Brancas preenchem o vão e têm um quatro aberto. Jogue no vão ou ao lado das pedras.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Dois quatros de uma vez</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Seus dois três estão bloqueados em uma ponta. Mas uma pedra faz dois quatros, e as Brancas só param um. Encontre-a.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Dois quatros com uma pedra. As Brancas não param os dois.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Isso faz no máximo um quatro. Veja onde as duas linhas se cruzam.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Quatro e três</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Uma pedra faz um quatro e um três aberto. As Brancas param o quatro, e o três vira quatro aberto. Jogue até o cinco.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Quatro e três é o jeito mais comum de vencer. Lembre-se dele.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Isso não vence. Encontre o ponto que está na linha de três e na coluna de duas.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Dois três de uma vez</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Uma pedra pode fazer dois três abertos. As Brancas só param um. Encontre um ponto assim.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Dois três abertos. Se as Brancas não têm um quatro, você vence.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Isso faz no máximo um três. Veja onde as linhas dos dois pares se cruzam.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Todas as defesas</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Um três aberto pode ser parado em mais de um lugar. Encontre todos os pontos que param este.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>São todos. Em uma partida, escolha o que mais ajuda você.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Se jogar aí, as Brancas ainda vencem.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Vencer com quatros</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Todo quatro exige resposta. Assim você pode fazer um quatro atrás do outro até vencer. Jogue até o cinco.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>O adversário nunca teve escolha. Os jogadores chamam isso de VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Isso não vence a tempo. Procure um quatro que construa algo novo.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>A ordem certa</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Aqui você precisa de mais quatros, e a ordem importa. Pense até o fim antes da primeira pedra.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Certo até o fim. Bem calculado.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Isso tem resposta, e o ataque acaba.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>O único lance</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>O adversário ameaça vencer, e só um lance salva você. Encontre-o.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Salvo. Qualquer outro lance perde.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>O adversário ainda vence à força. Descubra primeiro o que ele ameaça.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Vencer com ameaças</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Só quatros não vencem aqui. Mas um três aberto também exige resposta. Misture três e quatros, e vença.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Uma vitória com quatros e três. Os jogadores chamam isso de VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>O adversário tem resposta. Procure um três aberto.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Um ataque mais longo</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Este ataque leva mais lances. Os três deixam escolha ao adversário: pense em cada resposta.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Um ataque sem falhas. Muito bom.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Há uma defesa. Tente de novo.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Seis não é cinco</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Na regra padrão, exatamente cinco em linha vence. Seis ou mais não contam. Faça exatamente cinco.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Exatamente cinco. Você vence.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Isso não faz exatamente cinco. Conte as pedras.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: sem seis para as Pretas</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>No renju alguns pontos são proibidos para as Pretas. O primeiro tipo: seis ou mais em linha. Encontre todos os pontos proibidos.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Certo. As Pretas teriam seis ali e perderiam. As Brancas podem fazer seis.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>As Pretas podem jogar ali.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: sem dois três</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>As Pretas não podem fazer dois três abertos com uma pedra. Encontre todos os pontos proibidos.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Certo. O que vence em outros jogos é proibido aqui para as Pretas.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: sem dois quatros</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Dois quatros com uma pedra também são proibidos para as Pretas. Encontre todos os pontos proibidos.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Certo. Seis, dois três, dois quatros: são todas as faltas.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: como as Pretas vencem</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Um quatro com um só três aberto é permitido. É assim que as Pretas vencem no renju. Jogue até o cinco.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Quatro e três não é falta, e vence.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Isso não vence. Procure quatro e três.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: forçar a falta das Pretas</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Você joga com as Brancas. Faça um quatro que as Pretas só poderiam parar em um ponto proibido.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>As Pretas não podem parar você ali. As Brancas vencem muitas vezes assim.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>As Pretas têm resposta. Onde elas teriam seis em linha?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Aberturas: a primeira pedra</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>No meio uma pedra tem mais espaço. Muitas regras de abertura exigem isso. Coloque ali a primeira pedra preta.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>O centro do tabuleiro, chamado H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Esse não é o meio. Procure o ponto no centro do tabuleiro.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Aberturas: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>As Pretas jogam primeiro, e isso é uma grande vantagem. Na regra Pro, a segunda pedra preta fica fora do quadrado central de 5 × 5. Coloque-a.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Certo. Fora do quadrado, a vantagem das Pretas é menor.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Perto demais. Fique a pelo menos três pontos do centro.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Aberturas: renju, Brancas</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Uma partida de renju começa com um de 26 padrões. A primeira pedra branca fica ao lado do centro, reta ou na diagonal. Coloque-a.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Certo. Reta se chama direta; na diagonal, indireta.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Longe demais. A pedra precisa tocar o centro.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Aberturas: renju, Pretas</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>A segunda pedra preta fica dentro do quadrado central de 5 × 5. Escolha um ponto. Depois o adversário poderá escolher a cor, então procure um justo.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>Essa é uma das 26 aberturas do renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Longe demais. Fique a até dois pontos do centro.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Pretas venceram</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Brancas venceram</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Biblioteca de partidas</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Procurar partidas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabadas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Posição final</translation>
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
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Após %n lance</numerusform>
            <numerusform>Após %n lances</numerusform>
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
            <numerusform>%n partida excluída. Desfazer</numerusform>
            <numerusform>%n partidas excluídas. Desfazer</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Procurar jogadores, datas, aberturas e comentários</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Arquivos…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Pasta…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Esta posição</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Só partidas com a posição do tabuleiro, também girada ou espelhada</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Nenhuma partida encontrada</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Procure outra coisa ou mostre todas as partidas.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Todas as suas partidas ficam guardadas aqui. Importar adiciona partidas de arquivos.</translation>
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
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Biblioteca de partidas…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tatísticas…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importar pasta</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Partidas (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Partidas com esta &amp;posição…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Por que você perdeu</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Volta à última saída, com a sua vez</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>A derrota ficou certa com %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Sua última saída era %1 em vez de %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>Nenhuma saída encontrada nos lances anteriores.</translation>
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
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Análise</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Jogar de novo</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Oferecer &amp;empate</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>&amp;Reivindicar vitória por tempo</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;ssar</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>&amp;Trocar lados</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Um passo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;Jogar o melhor lance</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>P&amp;rimeira posição</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;vançar</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Ú&amp;ltima posição</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;Sobre o Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>M&amp;otores</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Partida &amp;personalizada…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Salvar &amp;imagem ou replay…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Copiar lances</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Copiar &amp;partida</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>C&amp;olar partida</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pr&amp;eferências…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>A&amp;talhos do teclado</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Mostrar a&amp;meaça</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Treinar</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>Como &amp;jogar</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Ajuda do &amp;Gomoku</translation>
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
        <translation>Marcar com &amp;triângulo</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Marcar com &amp;quadrado</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Marcar com &amp;círculo</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Marcar com &amp;xis</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Rotular com &amp;letras</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Rotular com &amp;números</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Texto dos rótulos</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Seu próprio rótulo; vazio para a próxima letra</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (não pôde ser iniciado)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Clique duas vezes em uma partida para vê-la.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Jogando a primeira partida…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Nenhuma partida foi terminada.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Placar %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Placar %2 · Elo %3 (95 %: %4 a %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabela cruzada</translation>
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
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Tempo médio por lance</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Partidas do match</translation>
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
        <translation>%1 não contém aberturas.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
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
        <translation>Motores que participam</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Um contra todos</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Quem enfrenta quem</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Desafiante</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Sem desafiante</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por lance</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> min por partida</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Sem limite por partida</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minutos por partida</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> partidas por dupla</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Número de partidas por dupla</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Aberturas equilibradas</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Aberturas aleatórias</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Aberturas de um arquivo…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Aberturas de %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> por vez</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partidas por vez</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Adicionar as partidas à biblioteca</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Essa partida não está mais na biblioteca.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Pretas jogam</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Brancas jogam</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>A partida acabou. Comece outra ou desfaça um lance.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ainda não é a sua vez.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 está ocupado.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Isso não está no tabuleiro.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>As Pretas não podem jogar %1: faz um duplo três.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>As Pretas não podem jogar %1: faz um duplo quatro.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>As Pretas não podem jogar %1: faz uma linha longa.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada a desfazer.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nada a refazer.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>A regra de abertura não permite %1 neste lance.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Passar só é permitido no renju.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Oferecer empate exige dois jogadores humanos.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Só um jogador humano pode abandonar.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Esta partida não tem relógio.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>O adversário ainda tem tempo.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Não existe esse lance na partida.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Essas opções não permitem uma partida.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Responda primeiro à mensagem.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 faz cinco em linha e vence.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 bloqueia cinco em linha.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 faz um quatro aberto.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 faz um quatro que exige resposta.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 faz um três aberto.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 é um lance do livro.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 parece o melhor.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Pretas vencem</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Brancas vencem</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Mais de cinco em linha</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinco em linha</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Brancas abandonaram</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Pretas abandonaram</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>O tempo das Brancas acabou</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>O tempo das Pretas acabou</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Pretas fizeram um lance proibido</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>O tabuleiro está cheio</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Os dois jogadores concordaram</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>O limite de lances foi atingido</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Os dois jogadores passaram</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>O motor das Brancas falhou</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>O motor das Pretas falhou</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazio</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, preta</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, branca</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, preta, lance %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, branca, lance %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 já foi oferecido.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 espelha um quinto lance já oferecido.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Escolha um dos quintos lances oferecidos.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 não está no tabuleiro.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: digite agora o número da linha.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: pressione Enter para jogar ali.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Você pode fazer cinco em linha.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>O adversário ameaça cinco em linha.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Você pode vencer com quatros em %1 lances.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Você pode vencer à força em %1 lances.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Você pode fazer um quatro aberto.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>O adversário ameaça um quatro aberto.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>O adversário ameaça vencer com quatros.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Você pode fazer um quatro que exige resposta.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Você pode fazer um três aberto.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Há um lance do livro.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Nada é urgente; procure um ponto forte.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 vence com quatros em %2 lances.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 vence à força em %2 lances.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 bloqueia o três aberto.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 impede o quatro aberto em %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 impede uma vitória com quatros.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 impede a vitória com quatros que começa em %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>Nenhuma ameaça vencedora encontrada para %1.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 ameaçam cinco em linha em %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 ameaçam um quatro aberto em %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 ameaçam vencer com quatros em %2 lances, começando em %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 ameaçam vencer à força em %2 lances, começando em %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Em vez disso, você pode fazer cinco em linha em %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Isso perde: %1 podem fazer cinco em linha em %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Isso pode perder: %1 podem fazer um quatro aberto em %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Isso pode perder: %1 podem vencer com quatros em %2 lances, começando em %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, uma imprecisão</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, um erro</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, um erro grave</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Lance %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, o único lance</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Próximo lance:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Nenhum lance ainda. Clique em uma interseção.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Mais lances</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Trocar cores</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
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
        <translation>Re&amp;gra desta partida</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Nenhuma regra indicada; supondo %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 não indica a regra; supondo %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 aberto.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Regra desta partida</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Adicionar à biblioteca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Regra suposta:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Clique no tabuleiro para desfazer o quarto lance.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Clique em um quarto lance para ver os quintos.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Olhe aqui.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>O primeiro lance vale muito. Uma regra de abertura torna o começo justo: limita onde as pedras podem ficar, ou deixa os jogadores escolherem o lado após algumas pedras.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Livre significa sem regra de abertura: as Pretas começam em qualquer lugar.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Na janela</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Um cartão ao lado do tabuleiro diz quem deve fazer o quê, e tem um botão para cada escolha.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>O tabuleiro escurece onde você não pode jogar.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Desfazer desfaz tanto decisões quanto pedras. Uma dica diz o que o computador faria.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Os relógios começam quando a abertura termina.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>Procurar lances equilibrados no menu Análise (Ctrl+B) mostra a chance das Pretas nos pontos mais equilibrados.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>O primeiro jogador é o que tem as Pretas ao preparar a partida. Trocar significa que os jogadores trocam de cor; as pedras ficam como estão.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>A primeira pedra preta fica no centro.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>As Brancas jogam em qualquer lugar.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>A segunda pedra preta fica fora do quadrado central de 5 × 5. Na Long Pro: fora do 7 × 7 central.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Depois disso o jogo é livre.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: as Pretas não podem jogar no quadrado escurecido.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: o quadrado é maior.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>O primeiro jogador coloca três pedras em qualquer lugar: preta, branca, preta.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>O segundo jogador fica com as Brancas ou troca e joga com as Pretas.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>As Brancas jogam o quarto lance.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Três pedras que podem ser justas. Agora o segundo jogador escolhe o lado.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>A regra dos campeonatos mundiais de gomoku.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>O segundo jogador tem três opções: ficar com as Brancas, trocar e jogar com as Pretas, ou colocar mais duas pedras em qualquer lugar, branca e preta.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Após mais duas pedras, o primeiro jogador escolhe o lado.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>As Brancas jogam o próximo lance.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>O segundo jogador colocou 4 e 5. Agora o primeiro jogador escolhe o lado.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 e Taraguchi-10 são para o renju. As três primeiras começam com uma das 26 aberturas:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Uma pedra preta no centro.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Uma pedra branca ao lado dela, também na diagonal.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Uma pedra preta no quadrado central de 5 × 5.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Onde a terceira pedra é permitida. Posições giradas e espelhadas contam como uma só, por isso são 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>A linha abaixo do tabuleiro mostra o nome da abertura.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>O primeiro jogador coloca uma das 26 aberturas.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>O segundo jogador fica com as Brancas ou troca.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>As Brancas jogam o quarto lance em qualquer lugar.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>As Pretas oferecem dois quintos lances.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>As Brancas ficam com um deles e jogam o sexto lance.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>As Pretas oferecem A e B. As Brancas escolhem o que é pior para as Pretas.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>O primeiro jogador coloca uma das 26 aberturas e declara quantos quintos lances as Pretas vão oferecer, até 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>As Pretas oferecem o número declarado de quintos lances.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>As Brancas escolhem um deles e jogam o sexto lance.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Quanto mais forte a abertura para as Pretas, mais quintos lances são precisos para que seja justa.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>As Brancas jogam o quarto lance em qualquer lugar e declaram de um a oito quintos lances.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>As Pretas ficam ou trocam.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>As pedras são colocadas em um quadrado cada vez maior. Após cada uma das quatro primeiras, o outro jogador pode trocar.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>As Pretas jogam no centro.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>As Brancas jogam no 3 × 3 central.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>As Pretas jogam no 5 × 5 central.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>As Brancas jogam no 7 × 7 central.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>As Pretas jogam no 9 × 9 central, e as Brancas podem trocar mais uma vez. Ou, se ninguém trocou após a quarta pedra, as Pretas oferecem dez quintos lances em qualquer lugar; as Brancas escolhem um, e ninguém mais troca.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Onde uma só quinta pedra é permitida.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>Na maioria das regras de abertura do renju, as Pretas oferecem vários quintos lances, e as Brancas ficam com um. Clique nos pontos que você oferece, um após o outro. Depois as Brancas clicam no que fica.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Nenhum lance oferecido pode ser o espelho de outro. Só conta a simetria das quatro pedras, não o centro do tabuleiro.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>O lance no anel tem três espelhos, os pontos marcados. Só um dos quatro pode ser oferecido.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Pretas oferecerão um quinto lance.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Pretas oferecerão %1 quintos lances.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 fica com %2 como quinto lance.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 continua com as Pretas.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 troca e joga com as Pretas.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 troca e joga com as Brancas.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 coloca mais duas pedras.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 oferece dez quintos lances.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 continua com as Brancas.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Abertura: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Aguardando a decisão do adversário.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>A abertura está completa.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Quintos lances: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
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
        <translation>As Pretas começam em qualquer lugar.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>As Pretas começam no centro; a segunda pedra preta fica fora do 5 × 5 central.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>As Pretas começam no centro; a segunda pedra preta fica fora do 7 × 7 central.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Um jogador coloca três pedras; o outro escolhe o lado.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Um jogador coloca três pedras; o outro escolhe o lado, ou coloca mais duas e deixa o primeiro escolher.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Uma das 26 aberturas do renju, depois a escolha do lado e dois quintos lances.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Uma abertura de renju com um número de quintos lances, depois a escolha do lado.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>A quarta pedra vem com até oito quintos lances, depois outra escolha do lado.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Pode-se trocar após cada pedra, ou oferecer dez quintos lances.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Coloque uma pedra preta em qualquer lugar.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Coloque uma pedra branca em qualquer lugar.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Coloque uma pedra preta fora do %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Coloque uma pedra branca fora do %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Coloque a primeira pedra no centro.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Coloque uma pedra preta no %1 × %1 central.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Coloque uma pedra branca no %1 × %1 central.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Com que lado você joga?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Quantos quintos lances as Pretas devem oferecer?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Escolha qual quinto lance fica.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Ficar com as Pretas</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Ficar com as Brancas</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Trocar: jogar com as Brancas</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Trocar: jogar com as Pretas</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Colocar mais duas</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Oferecer dez quintos lances</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Sugestão: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>O computador</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Abertura: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Ofereça quintos lances: faltam %1.</translation>
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
        <translation>Nada mais é conhecido a partir daqui.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treinar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Voltar a Treinar</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Praticar com as Pretas</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Praticar com as Brancas</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Tema do tabuleiro</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Números dos lances</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Destacar último lance</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Pontos proibidos</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Três e quatros abertos</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
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
        <translation>Computador, nível %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Computador, força total</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Jogador de %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Segundos por lance de %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Adicionar motor…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>A abertura decide quem joga com cada cor.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Revezem-se neste computador. As Pretas começam.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Nome de %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treinar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Voltar a Treinar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Aberturas</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Voltar a Aberturas</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%1 de %2 resolvidos de primeira.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Encontre um lance melhor</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Você joga com as Pretas.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Você joga com as Brancas.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 Na sua partida você jogou %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 O lance da sua partida está marcado em %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 está certo. Continue.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Você já encontrou %1.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 é um bom lance.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 é proibido para as Pretas.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Após %1 o adversário vence. O tabuleiro mostra como.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Há um lance melhor que %1. O tabuleiro mostra o que segue.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Solução: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>ainda sem rating, %n partida</numerusform>
            <numerusform>ainda sem rating, %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>talvez girada ou espelhada</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Meu pro&amp;gresso</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Exportar progresso</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Progresso do Gomoku</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Progresso (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Meu progresso</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Treinar</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Voltar a Treinar</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Seu treino foi excluído. Suas partidas continuam na biblioteca.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Nada aqui ainda</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Faça uma lição, resolva um problema ou jogue uma partida valendo rating. Seu rating, sua precisão e o que você aprendeu serão mostrados aqui.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Os cinco do dia</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partida valendo rating</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Regra do rating</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartões</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Guardado só neste computador e nunca enviado a lugar nenhum.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Salva tudo desta página em um arquivo.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Exclui ratings, respostas e cartões. As partidas ficam na biblioteca.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 feitos</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Os cinco do dia estão feitos.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n cartão pendente.</numerusform>
            <numerusform>%n cartões pendentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Próxima lição: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Primeira lição</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Próxima lição</translation>
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
            <numerusform>%n partida valendo rating</numerusform>
            <numerusform>%n partidas valendo rating</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 vitórias, %2 empates, %3 derrotas.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Curva do rating, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>Nas últimas %1 partidas revisadas; %2 % em todas as %3.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>Em %n partida revisada.</numerusform>
            <numerusform>Em %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Curva da precisão: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>rating %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Nenhum tentado ainda.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%1 de %2 resolvidos.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Tudo feito.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Próximo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendente</numerusform>
            <numerusform>%n pendentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Erros e problemas não resolvidos viram cartões que voltam.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>%1 no total: %2 sabidos, %3 novos.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Nenhuma resposta nos últimos sete dias.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n resposta em sete dias, %1 % certas.</numerusform>
            <numerusform>%n respostas em sete dias, %1 % certas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Pretas vencem em no máximo %n lance contra qualquer defesa.</numerusform>
            <numerusform>Pretas vencem em no máximo %n lances contra qualquer defesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Brancas vencem em no máximo %n lance contra qualquer defesa.</numerusform>
            <numerusform>Brancas vencem em no máximo %n lances contra qualquer defesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>As Pretas têm vitória provada.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>O computador vê uma vitória das Pretas.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>As Brancas têm vitória provada.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>O computador vê uma vitória das Brancas.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Procurando uma prova…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>Nenhuma prova encontrada dentro do limite. A vitória não é certa.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Tente qualquer defesa das Brancas. Lances restantes das Pretas: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Tente qualquer defesa das Pretas. Lances restantes das Brancas: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Pretas respondendo…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Brancas respondendo…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Clique no tabuleiro para ver a resposta.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Cinco em linha: esta defesa foi refutada.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Esta defesa não pôde ser refutada dentro do limite.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Provar</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Jogue qualquer defesa e veja como é refutada.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Outra defesa</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Volta para onde você escolheu a última defesa</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Melhor defesa</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>O lance que resiste por mais tempo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Volta para onde você estava; as tentativas ficam como variantes</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Pro&amp;var</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Jogue qualquer defesa e veja como é refutada.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Nenhuma vitória provada aqui. Analise a posição primeiro.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>&amp;Tentar refutar</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Jogue de Brancas a partir de uma posição em que as Pretas têm uma vitória provada.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Vencer com quatros</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Vencer com ameaças</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Quatro e três</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Forçar a falta das Pretas</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Todas as defesas</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>O único lance</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Pretas jogam</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Brancas jogam</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: vença com quatros em %n lance.</numerusform>
            <numerusform>%1: vença com quatros em %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: vença com quatros e três em %n lance.</numerusform>
            <numerusform>%1: vença com quatros e três em %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: vença por quatro e três em %n lance.</numerusform>
            <numerusform>%1: vença por quatro e três em %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: force a falta das Pretas em %n lance.</numerusform>
            <numerusform>%1: force a falta das Pretas em %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: encontre todo lance que impede a vitória.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: só um lance não perde. Encontre-o.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 é proibido para as Pretas.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 não ameaça nada.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1 tem resposta.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Após %1 o adversário vence.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 também vence, mas demora mais. Encontre a vitória mais curta.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 não vence à força.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 está certo. Encontrados %2 de %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 está certo. Continue.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Resolvido. As Pretas não podem parar você em %1.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resolvido.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Você já encontrou %1.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Você pode fazer cinco.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Faça um quatro aberto ou dois quatros.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Faça um quatro e um três aberto com uma pedra.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Faça um quatro.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Faça um três aberto.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Um lance calmo: nem três nem quatro, mas uma ameaça.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Pare o cinco.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>O adversário ameaça vencer com quatros. Quebre essa corrente.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Olhe dentro do quadrado marcado.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jogue %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Seis em linha</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Dois três, dois quatros</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Casos difíceis</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Falsos três</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Três dentro de três</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Ainda não ameaça nada: um lance que melhora a sua posição.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1 pode ser respondido com %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Fazer cinco</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: faça cinco.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Esta é uma cópia</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>A partida está aberta em outra janela. O que você jogar aqui é salvo como nova partida.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Uma nova biblioteca de partidas foi criada</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 O arquivo antigo foi mantido como %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>A biblioteca de partidas não respondeu. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>A partida %1 da biblioteca não pode ser lida.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 jogou %2: voltar à partida</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Mostrar de novo a última posição (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Revise a partida primeiro para achar seus erros.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>Nenhum erro encontrado nessa direção.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Revisar partida</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Próximo erro</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Erro an&amp;terior</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Mostrar chance de vitória &amp;durante o jogo</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Todos os lances</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Fechar revisão</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Aprenda com seus erros (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Não avaliado</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bom lance</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>A chance de vitória de %1 cai de %2 para %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>A chance de vitória de %1 sobe de %2 para %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 agora vencem na hora, em vez de em %2 lances.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 agora vencem em %2 lances em vez de %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Não viu cinco em linha.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Não viu uma vitória em %1 lances. No lance %2 bastavam %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Não viu uma vitória em %1 lances.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 agora podem fazer cinco em %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Deixou o três aberto: %1 agora podem fazer um quatro aberto em %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 agora podem vencer com quatros em %2 lances, começando em %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 agora podem forçar a vitória em %2 lances.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Melhor: %1, que faz cinco.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Melhor: %1, que bloqueia cinco em linha.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Melhor: %1, que vence com quatros em %2 lances.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Melhor: %1, que vence à força em %2 lances.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Melhor: %1, que faz um quatro aberto.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Melhor: %1, que para o três aberto de %2.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Melhor: %1, que impede a vitória de %2 com quatros em %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Melhor: %1, um quatro que exige resposta.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Melhor: %1, que faz um três aberto.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Melhor: %1, que resiste mais.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Melhor: %1, com chance de vitória de %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Nenhum erro</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Erros graves: %1, erros: %2, imprecisões: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Abertura: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Único lance</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>O lance era proibido e por isso perde.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Dois jogadores colocam uma pedra por vez; as Pretas começam. As pedras nunca se movem nem saem do tabuleiro.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Cinco em linha vence: na horizontal, na vertical ou na diagonal. As Pretas venceram.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Bloqueie um quatro. Quatro em linha com uma ponta livre vence no próximo lance. As Brancas têm de jogar no anel.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Cuidado com os três abertos. Três com as duas pontas livres viram quatro com as duas pontas livres, e isso não tem defesa. Bloqueie uma ponta a tempo.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Faça duas ameaças de uma vez. Uma pedra no anel faz dois três. As Brancas só bloqueiam um deles: é assim que se vence.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>As lições da página de treino mostram o mesmo no tabuleiro, passo a passo.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Todas as regras pedem cinco em linha. Elas diferem no que mais conta.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Livre: cinco ou mais em linha vence.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Padrão: exatamente cinco vence. Seis ou mais não contam.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: as Pretas vencem com exatamente cinco e têm três tipos de lances proibidos. As Brancas vencem com cinco ou mais e podem jogar em qualquer lugar.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: cinco vence, salvo se pedras do adversário bloqueiam as duas pontas. Seis ou mais sempre vence.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, exatamente cinco: como caro, mas seis ou mais não contam.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>A partida empata quando o tabuleiro está cheio, quando chega ao limite de lances escolhido no início ou quando os dois jogadores concordam. No renju também empata quando os dois passam em seguida. Passar só é permitido no renju.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Cinco ou mais pedras em uma linha sem vãos vencem. A linha pode ser horizontal, vertical ou diagonal. Não há outras regras.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>As Pretas têm cinco em uma diagonal e vencem.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>As Pretas têm uma grande vantagem. Dois bons jogadores devem usar uma regra de abertura, como Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Exatamente cinco em linha vence. Uma linha de seis ou mais não conta, para nenhum dos dois.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Seis em linha: não vence nesta regra. A partida continua.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Se uma pedra faz várias linhas, basta uma de exatamente cinco.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>O renju tira a vantagem das Pretas: três tipos de lances são proibidos para elas. As Brancas podem jogar em qualquer lugar. As Pretas vencem com exatamente cinco, as Brancas com cinco ou mais.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Os pontos proibidos têm uma marca no tabuleiro. Aponte um deles para ler o motivo abaixo do tabuleiro.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>As três faltas</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Duplo três: uma pedra faz dois três abertos. Um três conta se mais uma pedra pode transformá-lo em um quatro com as duas pontas livres.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Duplo quatro: uma pedra faz dois quatros. Não importa que cada um só possa ser completado em uma ponta.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Dois quatros podem estar na mesma linha: B5 D5 E5 F5 e D5 E5 F5 H5 são quatros diferentes.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Linha longa: seis ou mais em linha.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Duas exceções</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Cinco está acima de tudo. Uma pedra no anel faz seis na horizontal, mas exatamente cinco na vertical: as Pretas vencem.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Isto parece dois três, mas as Pretas podem jogar no anel. O três da linha C só poderia crescer em C8. Uma pedra ali seria um duplo quatro, então não é um três.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>Em uma partida personalizada você escolhe se um lance proibido não pode ser jogado ou perde a partida.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Cinco em linha vence, salvo se há uma pedra do adversário em cada ponta. Só pedras bloqueiam; a borda do tabuleiro não. Seis ou mais sempre vence.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>De cima para baixo: não vence, porque as duas pontas estão bloqueadas; vence; vence, porque a borda não bloqueia; vence, porque seis não pode ser bloqueado.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>No caro com exatamente cinco, os seis da última linha não contam.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Um três pode ser parado de mais longe do que em outras regras: em qualquer um dos pontos marcados.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Outro programa está usando a biblioteca de partidas.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>O disco está cheio.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>A biblioteca de partidas não pode ser aberta ou gravada.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>A biblioteca de partidas é de uma versão mais nova.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>A biblioteca de partidas está danificada.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>O arquivo não é uma biblioteca de partidas.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>O disco informa um erro: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>As partidas não estão sendo salvas. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Não é possível salvar os ajustes e os motores. As alterações se perdem ao fechar o programa.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Dicas ao iniciar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Avisar sobre erros graves</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Pequena pausa antes da resposta</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Tocar sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livro de aberturas</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Procurar preferências</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Nenhuma preferência encontrada.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Dois níveis mais baixos</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
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
        <translation>Maior</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>O maior</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Pedra colocada</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Pouco tempo</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover o cursor</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Jogar no cursor</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Voltar e avançar</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Roda do mouse</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atalhos do teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Ir a um ponto</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Digite o nome, como H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Primeira e última posição</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home e End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Muito lento</translation>
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
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Por quanto tempo cada lance é mostrado</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Nada foi analisado. F9 inicia a análise.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Falar</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Falar o ú&amp;ltimo lance</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Falar as &amp;ameaças</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Falar os pontos &amp;proibidos</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Falar os &amp;relógios</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Falar a li&amp;nha</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Falar a &amp;coluna</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Falar as &amp;diagonais</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Falar a chance de &amp;vitória</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Ainda não há lances.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Nenhuma ameaça encontrada.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Só o Renju tem pontos proibidos.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Não há pontos proibidos.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Proibido para as Pretas: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Pretas %1, Brancas %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>A linha %1 está vazia.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Linha %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>A coluna %1 está vazia.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Coluna %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>A diagonal de %1 a %2 está vazia.</translation>
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
        <translation>Nenhuma partida contra o computador ainda</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Aproveitamento %1 · %2 vitórias, %3 empates, %4 derrotas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Você contra o computador</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Ao longo do tempo</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>últimas %1 partidas</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Aproveitamento ao longo do tempo</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>As duas cores</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Você com as Pretas</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Você com as Brancas</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Sua cor</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Aproveitamento</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Resultados por nível</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Zerar as estatísticas? Suas partidas são mantidas.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zerar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Zerar estatísticas…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Partidas com ajuda, não contadas: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Dicas, jogar o melhor lance, desfazer, análise e trocar de lado contam como ajuda.</translation>
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
        <translation>Pressione Enter ou coloque uma pedra para começar.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Lance %1 de %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Números: chance de vitória das Pretas em %</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Pressione Enter para assistir.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Valendo rating</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Não vale rating</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Não vale rating: jogada com ajuda</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Não vale rating: foi usada uma dica</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Não vale rating: um lance foi desfeito</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Não vale rating: o computador jogou por você</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Não vale rating: a análise foi usada</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Não vale rating: os jogadores mudaram</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Força de %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
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
        <translation>passo %1 de %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>nível %1 de %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Desfazer não tem limite: lances, respostas do computador e até uma nova partida.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Um três aberto vira quatro aberto, que não tem defesa. Bloqueie cedo.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Peça uma dica se travar: ela mostra um lance e diz por quê.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Gire a roda sobre o tabuleiro para voltar. Um lance ali inicia uma variante.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>As partidas são salvas sozinhas; continue quando quiser.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Solte uma partida ou um motor Gomocup na janela para abrir.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? mostra todas as teclas; F1, a ajuda.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bom saber</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Próxima dica</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Não mostrar dicas</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Clique em uma interseção, ou digite H8 e Enter.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>não é um torneio nosso</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>outro programa joga este torneio</translation>
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
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(não pôde ser iniciado)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Um contra todos</translation>
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
        <translation>Treinar</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Começar pela primeira lição</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendente</numerusform>
            <numerusform>%n pendentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Passos curtos no tabuleiro: o que é um três, o que é um quatro e por que dois três vencem.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Feito por hoje. Os problemas continuam aqui à vontade.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Cinco exercícios das suas partidas e dos problemas, uns quatro minutos.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Mais problemas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 feitos</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>rating %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 posições com respostas provadas. Vencer com quatros, com três, defender.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Vencer com quatros, com três, defender. %n resolvido.</numerusform>
            <numerusform>Vencer com quatros, com três, defender. %n resolvidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Seus erros</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n novo</numerusform>
            <numerusform>%n novos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Jogue e revise uma partida; seus erros viram exercícios.</translation>
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
        <translation>Lições</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>De cinco em linha aos pontos proibidos.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Partida valendo rating</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Um adversário à sua altura.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Descubra seu nível em poucas partidas.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Rating, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Meu progresso</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Revisando suas partidas, falta %n.</numerusform>
            <numerusform>Revisando suas partidas, faltam %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Revise %n partida para achar seus erros.</numerusform>
            <numerusform>Revise %n partidas para achar seus erros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Lances proibidos</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Proibido ou não? As faltas do renju em cinco passos.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Proibido ou não? %1 de %2 certas.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>As aberturas do renju, seus valores e uma prática.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Treinar</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Primeiro problema – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Ainda não há o que praticar aqui.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>&amp;Parar de revisar</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>Revisar &amp;minhas partidas</translation>
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
        <translation>Ramo excluído. Ctrl+Z traz de volta.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Ramo copiado.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Clique em um ponto para marcá-lo. Esc termina.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Árvore de lances</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Ramo</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>Mar&amp;cas</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Promover ramo</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Tornar linha &amp;principal</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Copiar ramo como &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Copiar ramo como &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>&amp;Ir à mesma posição</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Excluir ramo</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>&amp;Restaurar ramo excluído</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>Parar de &amp;marcar</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln lance</numerusform>
            <numerusform>%Ln lances</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln ramo</numerusform>
            <numerusform>%Ln ramos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln lance excluído. Desfazer</numerusform>
            <numerusform>%Ln lances excluídos. Desfazer</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Árvore de lances</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Lance %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Nenhum lance</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>A mesma posição está em outro ramo.</translation>
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
        <translation>Lance %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Nenhum erro encontrado.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>A revisão foi interrompida. Pressione Shift+F9 para recomeçar.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Nenhum erro encontrado, só imprecisões. Elas estão em Todos os lances.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Os erros aparecem aqui quando são certos.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
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
        <translation>Caro, exatamente cinco</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Cinco ou mais em linha vence.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Exatamente cinco em linha vence; seis ou mais não contam.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>As Pretas não podem fazer duplo três, duplo quatro nem linha longa.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Cinco vence, salvo bloqueado nas duas pontas; seis ou mais sempre vence.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Como caro, mas seis ou mais não contam.</translation>
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
        <translation>Amador</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Força total</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Joga rápido e não vê ameaças.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Vê quatros e cincos; planeja pouco.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Bloqueia bem e constrói três.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Calcula seus ataques até o fim.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Acha longas vitórias forçadas. Boa sorte.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Usa todos os núcleos e todo o tempo.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computador, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 por lance</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 por partida</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 por partida + %2 por lance</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 vencem com cinco em linha</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 vencem por abandono</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 vencem no tempo</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 vencem: lance proibido</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 vencem por W.O.</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Empate: o tabuleiro está cheio</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Empate por acordo</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Empate por limite de lances</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Empate: os dois passaram</translation>
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
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 bi</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 nós/s</translation>
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
        <translation>Pretas vencem no próximo lance</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Brancas vencem no próximo lance</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Pretas vencem em %1 lances</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Brancas vencem em %1 lances</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>O tabuleiro comum, e o do renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Um tabuleiro de go: mais espaço, partidas mais longas.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>O maior tabuleiro.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Pequeno: para partidas rápidas e para aprender.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Um pouco menor que o comum.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Um pouco maior que o comum.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Pense o quanto quiser.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Cada lance deve ser jogado em %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Cada jogador tem %1 para toda a partida.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Cada jogador tem %1 para a partida, e mais %2 a cada lance.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfeito</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Só as Pretas podem jogar com perfeição.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Nada está provado em tabuleiros que não sejam 15 × 15.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Nada está provado com esta regra.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Nada está provado com uma regra de abertura.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Nada está provado com esta regra ainda.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>A prova não pode ser lida.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Está provado que vence todas as partidas de Pretas.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Aviso de erro grave</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Manter</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Desfazer o lance conta como ajuda.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>O computador espera</translation>
    </message>
</context>
</TS>
