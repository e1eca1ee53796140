<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Gomoku 정보</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>강한 컴퓨터와 두는 오목, 렌주, 카로.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MIT 라이선스의 자유 소프트웨어입니다.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>버전 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: 정확도 %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>정확도: 수들이 승률을 얼마나 지켰는지.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>분석 패널(&amp;P)</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>분석 상세도 바꾸기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>국면 분석(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>수순 앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>수순 뒤로(&amp;B)</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>깊이 %1 · 노드 %2 · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>마지막 수는 아직 분석되지 않았습니다.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>마지막 수는 괜찮았습니다.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>마지막 수는 부정확했습니다.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>마지막 수는 실수였습니다.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>마지막 수는 큰 실수였습니다.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>흑 기준</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>최선의 수순</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>수순의 수</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>최선의 수를 몇 개 보일지</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>얼마나 보일지</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>대국 중 분석을 얼마나 보일지</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>그래프만</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>판정만</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>최선의 수</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>대국이 끝났습니다. 뒤로 가서 분석하세요.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>흑의 승률: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>분석 중…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>‘분석’을 누르면 최선의 수가 보입니다.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>숫자는 흑의 승률(%)입니다.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>증명이 없다면: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>판에만</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>마지막 수는 유일한 수였습니다. 다른 수는 모두 집니다.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>증명됨: 흑이 %n수 안에 이깁니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>균형 잡힌 수를 찾는 중…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>균형 잡힌 수가 없습니다.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>가장 균형: %1 (흑 승률: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (흑 승률: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>균형 잡힌 수 찾기(&amp;B)</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>가장 균형 잡힌 점에서 흑의 승률을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>오프닝에서 돌을 놓는 동안만 됩니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>최선의 수순</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>최선의 수순: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>수를 가리키면 판에 수순이 보입니다. 누르면 그곳으로 갑니다.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>수를 가리키면 판에 수순이 보입니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>슬레이트</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>종이</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>마지막 수: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, 흑의 승률 %2퍼센트</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, 금수</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>기다려 주세요</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · 승</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · 무승부</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · 둘 차례</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · 생각 중</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · 생각 중 · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>깊이 %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>둘 차례</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>깊이 %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>%n수 안의 승리가 증명됨</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>여기는 증명되지 않음</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>시계 없음</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>한 수당 시간</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>한 판당 시간</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source> min</source>
        <translation>분</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>한 판당 분</translation>
    </message>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>한 수당 초</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation>초/수</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>한 수마다 더해지는 초</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>시간승은 선언해야 합니다</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>오목</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>상대보다 먼저 다섯을 이으세요.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>First</source>
        <translation>첫째</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>둘째</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>친구</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>관전</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>훈련</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>동전 던지기</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>모든 옵션…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>오목이 처음인가요?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>규칙과 기본 요령을 2분 만에.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>내가 먼저</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>컴퓨터가 먼저</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · 나 대 %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · 두 사람</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · 컴퓨터끼리</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>복습 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>보이는 수의 해설</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>해설 추가…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>이 수 해설(&amp;M)</translation>
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
        <translation>흑 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>최선과 %1 이내의 넷째 수: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>%1 다음, 최선과 %2 이내의 다섯째 수: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>알려진 길은 여기까지입니다.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>흑을 둡니다.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>백을 둡니다.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>%1수를 두세요.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>길 위의 수: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1: 알려진 길을 벗어납니다. 흑 승률: %3 대신 %2.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1: 알려진 길을 벗어납니다.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1에는 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1: 길 위에 있습니다.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>컴퓨터가 %1에 둡니다.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>알려진 길을 끝까지 따라갔습니다.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>알려진 길은 여기까지입니다. 도중에 길을 벗어났습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>%1 차례 · 흑 %2, 백 %3</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>여기서는 시작할 수 없습니다. 판이 찼거나 이미 승부가 났습니다.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>강제승을 찾는 중…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1, 사 연속으로 승리(VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1, 위협 연속으로 승리(VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1, 사와 삼으로는 강제승이 없습니다.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>%1 동안 강제승을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>클립보드에 국면이 없습니다: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>국면을 복사했습니다.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>국면 저장</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;도면 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>국면 만들기(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>국면 만들기</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>번갈아</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>둘 차례</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>돌리기</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>비우기</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>판 복사</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>글 복사</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>여기서 두기</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>풀기</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>글자 도면으로 된 판</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>H8 I9 … 꼴의 수순, 순서가 없으면 SGF</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, 그린 판 또는 웹 판의 링크</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>사(VCF)와 위협(VCT)으로 강제승 찾기</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>%1 콘솔</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>엔진 명령, 예: ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>엔진 명령</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>모두 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>아직 메시지가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>시험 중…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>작동하지 않음: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>엔진 추가</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>아직 시험하지 않음.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>판: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>규칙: 알 수 없음</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>그 밖에: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>명령(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>옵션(&amp;O)</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>한 줄에 하나, 예: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>콘솔</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>삭제 되돌리기</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>시험 대기 중</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1은(는) 실행 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>아직 엔진이 없습니다</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Gomocup 엔진을 추가하거나 파일을 여기에 놓으세요. 바로 시험합니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>시합 시작</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>엔진 시합</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>아직 엔진이 없습니다</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>엔진 메뉴에서 추가하거나 파일을 창에 놓으세요.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>아직 대국이 없습니다</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>이 시합은 나중에 이어서 할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1을(를) 시작하지 못해 그 대국은 두지 않습니다: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>표 내보내기</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>페이지 내보내기</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>페이지 (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>둘 이상 고르세요.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln판</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>엔진을 둘 이상 고르고 시합을 시작하세요. 표, 강도 추정, 모든 대국이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>페이지 (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>표 (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>비정상 종료되었습니다</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>상태 %1(으)로 끝났습니다</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>출력이 너무 많습니다</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>START에 답하지 않았습니다</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>“%1”(이)라고 답했습니다</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>%1 ms 안에 수가 없습니다</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>판 밖인 “%1”에 두었습니다</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>이미 돌이 있는 %1에 두었습니다</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>엔진 추가</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>이 프로그램을 엔진으로 추가할까요?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>지금 시험하려고 실행하며, 둘 때마다 실행됩니다. 믿을 수 있는 프로그램만 추가하세요.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1(오류)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>지난번에 오류가 났습니다: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>엔진(&amp;E)…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>엔진 시합(&amp;M)…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>판에 앉은 엔진</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>콘솔(&amp;C)…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1은(는) 시험에 실패해 둘 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1수 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>%1수 · 판정 없음</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>판정 중… %1/%2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>흑의 승률</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>대국 중 흑의 승률</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>복기 진행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>이 대국의 판정 멈춤</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>흑 승률</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>오프닝 탐색기</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>오프닝 탐색기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>흑 승 %1, 무 %2, 백 승 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>이 국면의 다음 수</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>흑 – 무 – 백</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>아직 다음 수가 없습니다</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>이 국면에서 이어진 대국이 없습니다. 생기면 수와 결과가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>흑의 승률</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>대국 열기</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>대국 저장</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>그림 또는 재생 저장</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>그림을 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>수순을 복사했습니다.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>대국을 SGF로 복사했습니다.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>최근 대국 없음</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>오목</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – 오목</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>재생을 %1에 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>트리, %Ln수.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>흑 차례입니다. 흑이 %1에 둘 수 있을까요?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>다음 문제를 준비 중…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞습니다.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>틀렸습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>연속 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>다섯 번 연속 맞히면 다음 단계로 갑니다.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%2개 중 %1개 정답. 최다 연속: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 훈련</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>훈련으로</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>금수일까요, 아닐까요?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>금수 (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>둘 수 있음 (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>난이도 %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1: 다섯을 이으므로 이깁니다.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1: 금수처럼 보이지만 흑이 둘 수 있습니다. 진짜 삼이 아님: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1, 흑의 금수(장목): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1, 흑의 금수(사사): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1, 흑의 금수(삼삼): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1에는 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1에는 둘 수 있습니다. 사삼은 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1에는 둘 수 있습니다. 사가 하나뿐입니다: %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1에는 둘 수 있습니다. 열린 삼이 하나뿐입니다: %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 자리는 다섯이 됩니다</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 자리는 금수가 됩니다(%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1, 진짜 삼이 아닙니다: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>삼삼</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>사사</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>장목</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>여섯, 또는 삼이나 사 하나</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>삼삼, 사사, 사삼</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>한 줄의 사사, 다섯, 막힌 삼</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>열린 사가 될 수 없는 삼</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>삼삼 속의 삼삼</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1에 문제가 생겼습니다</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>%1의 엔진이 멈췄습니다.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>%1의 엔진이 멈췄습니다: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>이쪽을 직접 두기</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>한 판 더</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>색 바꾸기</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>흑이 무승부를 제안합니다</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>백이 무승부를 제안합니다</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>거절</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>흑의 시간이 다 되었습니다</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>백의 시간이 다 되었습니다</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>상대는 승리를 선언하거나 계속할 수 있습니다.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>승리 선언</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>이겼습니다</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>졌습니다</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. 도움을 받아 기록되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>벡터 그림 (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>움직이는 재생 (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>웹 페이지 (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>이름은 .png, .svg, .gif, .html로 끝나야 합니다</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>아직 대국이 없습니다</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>대국 (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1을(를) 열지 못했습니다: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1은(는) 대국 파일로는 너무 큽니다.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>클립보드에 대국이 없습니다.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>글</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1은(는) 대국이 아닙니다: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>파일에 %n판이 있습니다. 이것이 첫 판입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>저장할 대국이 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1에는 이 대국을 담을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>%1(으)로 저장했습니다. 이 형식에 담지 못한 것: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1은(는) 대국 파일이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>오프닝(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>무승부(&amp;D)</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>판이 다 찼을 때만</translation>
    </message>
    <message>
        <source> moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>금수(&amp;F)</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>둘 수 없음</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>두면 짐</translation>
    </message>
    <message>
        <source>after </source>
        <translation>제한 </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>대국자 바꾸기</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>승률</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>교차점에 더 가까이 누르세요.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>상대를 고르세요: 컴퓨터, 이 컴퓨터의 친구, 또는 두 컴퓨터의 대국 관전. 그리고 Enter를 누르거나 돌을 놓으세요. ‘모든 옵션’을 누르면 나머지를 모두 정하는 창이 열립니다. 끝나지 않은 대국은 버튼 아래에 나옵니다.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>교차점을 누르면 돌을 놓습니다.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>대국자 카드를 누르면 대국자를 바꿉니다: 사람, 다른 레벨, 엔진.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>대국은 두는 동안 저장됩니다. 창을 닫아도 사라지지 않습니다.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>되돌아보기</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>마우스 휠로 대국을 앞뒤로 넘깁니다. 작은 돌은 그 뒤의 진행을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>이전 국면에서 두면 변화가 시작됩니다. 원래 대국은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>판 아래의 링크로 대국에 돌아갑니다.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>힌트(Ctrl+H)는 차례로 나옵니다. 먼저 이유와 범위, 다음에 수, 그다음 수순을 물을 때마다 한 수씩 보여 줍니다.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>위협 보기(Ctrl+T)는 내가 패스하면 상대가 무엇을 할지 알려 주고 수순을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>최선의 수 두기(Ctrl+M)는 대신 두어 줍니다.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>무르기(Ctrl+Z)는 내 수와 컴퓨터의 응수를 되돌립니다. 기권과 새 대국까지 되돌립니다. Ctrl+Shift+Z는 무른 것을 다시 합니다.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>가장 낮은 두 레벨과 둘 때는 컴퓨터가 두기 전에 큰 실수를 경고합니다. 무르거나 그대로 두세요. 언제 경고할지는 환경 설정에서 바꿉니다.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>힌트, 최선의 수, 무르기, 분석, 색 바꾸기는 도움입니다. 도움을 받은 컴퓨터와의 대국은 통계와 레이팅에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9는 보이는 국면을 분석합니다. 최선의 수는 흑의 승률(%)이 적힌 납작한 표로 판에 나타납니다. 가장 좋은 수는 초록색입니다.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>표를 가리키면 수순이 보입니다. 휠이나 Ctrl+Right, Ctrl+Left로 수순을 넘깁니다. 누르면 변화로 들어갑니다.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>“흑, 5수 만에 승리”는 다섯을 이을 때까지 흑이 두는 수만 셉니다.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8은 패널을 열고 닫습니다. F10은 얼마나 보일지 바꿉니다.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>증명된 승리</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>승리가 증명되면 카드에 ‘증명하기’(Shift+F10)가 나옵니다. 아무 수비나 두면 프로그램이 다섯까지 깨뜨립니다.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>대국이 끝나면 뒤에서 수를 판정합니다. Shift+F9는 어떤 대국이든 복기를 엽니다.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>그래프는 흑의 승률입니다. 누르면 그 수로 갑니다.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>승부처를 다섯 개까지 말로 설명합니다. 아래에 최선의 수순이 있습니다. 수를 가리키면 판에 보입니다.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>수 목록에서 ?!는 부정확, ?는 실수, ??는 큰 실수입니다. 확실하지 않은 것은 표시하지 않습니다. Alt+Down과 Alt+Up으로 표시 사이를 오갑니다.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>정확도는 대국자가 승률을 얼마나 지켰는지입니다.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>컴퓨터에 지면 카드가 언제 패배가 확실해졌는지, 마지막 탈출구가 무엇이었는지 알려 줍니다. ‘여기서 두기’로 그곳에 돌아갑니다. 복기는 대국과 함께 저장됩니다.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>훈련(Ctrl+Shift+T)은 판 옆에 페이지를 엽니다. 수업, 문제, 내 실수, 레이팅 대국이 있습니다. 모든 것은 이 컴퓨터에만 있습니다.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>두고 싶은 수를 누르세요. 통하는 수는 모두 정답입니다. 틀리면 판이 그 뒤를 보여 주고, 다시 해 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H는 차례로 도와줍니다. Ctrl+M은 풀이를 보여 줍니다. Ctrl+Right는 다음 과제로 갑니다.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>틀린 것은 익힐 때까지 몇 분, 며칠, 몇 달 뒤에 다시 나옵니다.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>레이팅은 도움 없이 둔 대국으로 계산하며, 충분히 믿을 만하면 보여 줍니다.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6은 대국의 트리를 보여 줍니다. 수는 아래로, 가지는 오른쪽으로 갑니다. 말풍선은 해설입니다. 짧은 선 둘은 다른 가지가 같은 국면에 이른다는 뜻입니다.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>화살표 키로 트리를 움직입니다. Delete는 가지를 지우고 Ctrl+Z는 되살립니다.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>마디의 메뉴(편집 &gt; 가지에도 있음)로 가지를 올리거나, 본수순으로 만들거나, 복사합니다.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1부터 Alt+6까지로 표시를 고릅니다: 세모, 네모, 동그라미, 가위표, 글자, 숫자. 점을 누르면 표시하고 다시 누르면 지웁니다. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E는 보이는 수에 해설을 씁니다. Esc는 판으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>표시와 해설은 보이는 수에 딸려 함께 저장됩니다.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E는 판 옆에 편집기를 엽니다. 두던 대국은 뒤에서 기다립니다.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>돌을 번갈아 또는 한 색으로 놓거나 지웁니다. 둘 차례, 규칙, 판을 고르세요.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>붙여넣기는 SGF, H8 I9 또는 7,7 8,8 같은 수순, 그린 판, 웹 판의 링크를 읽습니다.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>그다음 여기서 두거나, 분석하거나, 푸세요: 사(VCF)나 위협(VCT)으로 강제승을 찾습니다. 수순은 판에 보입니다.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>대국 보관함(Ctrl+L)에는 모든 대국이 있습니다. 두 번 누르면 열립니다.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>찾기로 대국자, 날짜, 오프닝, 해설을 찾습니다.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>이 국면(Ctrl+Shift+L)은 판의 국면이 나온 대국을 보여 줍니다. 돌리거나 뒤집은 것도 포함합니다.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>가져오기는 파일이나 폴더 전체를 추가합니다. 그동안 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>통계는 레벨별 성적을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>오프닝 탐색기(F7)는 판의 국면에서 내 대국이 어떻게 이어졌는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>열기(Ctrl+O)는 SGF, psq, RenLib (.lib), .rif, 텍스트 파일을 읽습니다. 파일을 창에 놓거나 Ctrl+V로 대국을 붙여넣을 수도 있습니다.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>파일에 규칙이 없으면 판 위의 메시지가 어떤 규칙으로 보는지 알려 줍니다. 거기나 편집 메뉴에서 다른 규칙을 고르세요.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>저장(Ctrl+S)은 변화, 해설, 표시까지 대국을 씁니다. 형식은 이름의 끝이 정합니다.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>‘그림 또는 재생 저장’은 판 그림, 애니메이션, 브라우저용 페이지를 씁니다.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C는 수순을, Ctrl+Shift+C는 대국 전체를 SGF로 복사합니다.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>메뉴의 ‘엔진’에서 Gomocup 엔진을 추가합니다. 바로 시험합니다. 믿을 수 있는 프로그램만 추가하세요.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>대국자 카드를 누르고 엔진을 고르면 그 엔진과 둡니다.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>옵션은 저장됩니다. 한 줄에 하나씩 씁니다.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>콘솔은 엔진과 프로그램이 주고받는 말을 보여 줍니다.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>대국 중 엔진에 오류가 나면 판의 메시지가 어떻게 계속할지 묻습니다.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>오프닝 규칙 중에는 엔진에 묻지 않습니다. 대부분 모르기 때문입니다. 내장 컴퓨터가 대신 정합니다.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>엔진 메뉴의 ‘엔진 시합’은 엔진끼리 두게 합니다. 내장 컴퓨터도 어느 레벨로든 참가할 수 있습니다.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>각 오프닝을 흑백을 바꿔 두 번 둡니다.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>표에는 스코어와 Elo 차이 추정이 나옵니다. 범위는 얼마나 확실한지 알려 줍니다. 대국이 많을수록 좁아집니다.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>두 번 누르면 대국을 봅니다.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>환경 설정(Ctrl+,)은 보이는 것과 들리는 것을 바로 바꿉니다.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>밝기는 고르지 않으면 데스크톱을 따릅니다. 글자를 키울 수 있습니다.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>보기 메뉴에서 좌표, 수 번호, 마지막 수, 금수점, 열린 삼과 사를 보이거나 숨깁니다. 판 테마도 있습니다.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>소리는 하나씩 끌 수 있습니다.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>모든 것을 마우스 없이 할 수 있습니다. ?를 누르면 모든 키가 보입니다.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>돌 놓기: 화살표 키로 커서를 옮기고 Enter를 누르거나, H8처럼 점을 입력하고 Enter를 누르세요.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>대국 넘기기: Page Up과 Page Down, Home과 End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab은 창의 부분 사이를 오갑니다. Alt와 글자로 메뉴를 엽니다.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1은 지금 있는 부분에 맞는 페이지로 이 도움말을 엽니다.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>도움말에서</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F는 찾기, Alt+Left는 뒤로, Esc는 창 닫기입니다.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>화면 낭독기</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>판은 표이며 칸마다 돌을 말합니다: “H8, 흑, 1수”. 마지막 수를 알려 줍니다. 모든 조작 요소에 이름이 있습니다.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>엔진을 둘 이상 고르세요. 모두 서로 두거나, 하나가 나머지 모두와 둡니다.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>‘계속’는 프로그램이 비정상 종료된 뒤에도 중단된 경기를 계속합니다. ‘내보내기’는 표를 저장합니다.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>말해 주는 키</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>상태 줄과 화면 낭독기로 알려 줍니다. Ctrl+1 마지막 수, Ctrl+2 위협, Ctrl+3 금수점, Ctrl+4 시계. 커서가 있는 점: Ctrl+5 가로줄, Ctrl+6 세로줄, Ctrl+7 대각선. 국면을 분석한 뒤에는 Ctrl+8 승률.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>도움말: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>함께 보기: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>두는 법</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>규칙 비교</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>오프닝 규칙이 있는 까닭</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro와 Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>렌주 26개 오프닝</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>다섯째 수</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>대국하기</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>힌트, 무르기, 경고</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>훈련</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>트리, 표시, 해설</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>국면 만들기</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>대국 보관함</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>파일과 그림</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>엔진 시합</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>모양, 소리, 언어</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>키보드와 화면 낭독기</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>첫걸음</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>오프닝 규칙</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>프로그램</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말에서 찾기</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>이 말이 있는 페이지가 없습니다. 더 적거나 다른 말로 찾아보세요.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 뒤로</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>이전 페이지로 (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>예상 진행: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>좋은 수를 찾는 중…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>위협을 찾는 중…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 한 번 더 물으면 수를 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 한 번 더 물으면 수순을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>이기는 수순: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>예상 진행: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>이기는 수순: %1. 다섯이 완성됩니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln판을 추가했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln판은 이미 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln판은 읽지 못했습니다(%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>가져오기 중단: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>가져오는 중: %Ln판</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>대국 가져오기</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>다섯 잇기</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>흑을 둡니다. 내 돌 다섯을 이으면 이깁니다. 이미 넷이 있습니다. 다섯째 돌을 놓으세요.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>다섯을 이었습니다. 이겼습니다!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>거기가 아닙니다. 검은 돌 넷을 찾아 그 끝에 두세요.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>모든 방향이 됩니다</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>줄은 가로, 세로, 대각선 모두 됩니다. 흑은 대각선에 넷이 있고 한 칸이 비었습니다. 다섯을 만드세요.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>맞습니다. 빈칸에 두면 다섯입니다.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>거기가 아닙니다. 왼쪽 아래에서 오른쪽 위로 검은 돌을 따라가세요. 하나가 빠졌습니다.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>사 막기</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>백이 넷을 이었고 다섯을 만들려 합니다. 흑을 둡니다. 지금 막으세요.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>잘 막았습니다. 백은 다섯을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>백이 다음에 다섯을 만듭니다. 백이 두려는 곳에 두세요.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>막기 전에 이기기</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>둘 다 넷을 이었고 내 차례입니다. 바로 이길 수 있으면 막지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>맞습니다. 먼저 다섯을 만든 쪽이 이깁니다.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>더 좋은 수가 있습니다. 내가 다섯을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>열린 사</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>양쪽이 열린 넷은 막을 수 없습니다. 백은 한쪽만 막으니까요. 그런 사를 만드세요.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>열린 사입니다. 백이 무엇을 하든 다음에 다섯입니다.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>사의 양쪽이 열려 있도록 삼의 끝에 바로 붙여 두세요.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>삼을 제때 막기</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>백이 양쪽이 열린 셋을 이었습니다. 다음이면 열린 사입니다. 지금 막으세요.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>좋습니다. 백은 열린 사를 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>백이 여전히 열린 사로 이깁니다. 흰 돌의 끝 바로 옆에 두세요.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>열린 삼</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>열린 사가 될 수 있는 삼을 열린 삼이라 합니다. 상대는 응수해야 합니다. 열린 삼을 만드세요.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>열린 삼입니다. 이제 백이 막아야 합니다.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>열린 삼이 아닙니다. 두 돌의 대각선에 가까이 두세요.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>한 칸 뛴 삼</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>이 흰 돌 셋은 한 칸이 비었지만 똑같이 위험합니다. 막으세요. 빈칸도 좋은 자리입니다.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>잘했습니다. 뛴 삼을 늘 살피세요.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>백이 빈칸을 채우면 열린 사입니다. 빈칸이나 돌 옆에 두세요.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>한 번에 사 둘</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>두 삼 모두 한쪽이 막혔습니다. 하지만 한 수로 사 둘을 만들면 백은 하나만 막습니다. 찾아보세요.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>한 수로 사 둘. 백은 둘 다 막지 못합니다.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>사가 하나뿐입니다. 두 줄이 만나는 곳을 보세요.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>사삼</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>한 수로 사와 열린 삼을 만듭니다. 백이 사를 막으면 삼은 열린 사가 됩니다. 다섯까지 두세요.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>사삼은 가장 흔한 승리법입니다. 기억하세요.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>이기지 못합니다. 셋 있는 가로줄과 둘 있는 세로줄이 만나는 점을 찾으세요.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>한 번에 삼 둘</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>한 수로 열린 삼 둘을 만들 수 있습니다. 백은 하나만 막습니다. 그런 점을 찾으세요.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>열린 삼 둘. 백에게 사가 없으면 이깁니다.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>삼이 하나뿐입니다. 두 쌍의 줄이 만나는 곳을 보세요.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>모든 수비</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>열린 삼은 여러 곳에서 막을 수 있습니다. 이 삼을 막는 점을 모두 찾으세요.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>이것이 전부입니다. 실전에서는 가장 도움이 되는 곳을 고르세요.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>거기에 두면 백이 그래도 이깁니다.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>사로 이기기</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>사에는 반드시 응수해야 합니다. 그래서 이길 때까지 사를 이어 갈 수 있습니다. 다섯까지 두세요.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>상대에게 선택이 없었습니다. 이것을 VCF라고 합니다.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>제때 이기지 못합니다. 새로운 것을 만드는 사를 찾으세요.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>올바른 순서</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>사가 더 필요하고 순서가 중요합니다. 첫 돌을 놓기 전에 끝까지 생각하세요.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>끝까지 맞습니다. 수읽기가 좋습니다.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>그 수는 막히고 공격이 끝납니다.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>유일한 수</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>상대가 이기려 하고 한 수만이 살길입니다. 찾으세요.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>살았습니다. 다른 수는 모두 집니다.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>상대가 여전히 강제로 이깁니다. 먼저 무엇을 노리는지 보세요.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>위협으로 이기기</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>사만으로는 이기지 못합니다. 하지만 열린 삼에도 응수해야 합니다. 삼과 사를 섞어 이기세요.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>사와 삼으로 이겼습니다. 이것을 VCT라고 합니다.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>상대에게 응수가 있습니다. 열린 삼을 찾아보세요.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>더 긴 공격</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>이 공격은 더 깁니다. 삼은 상대에게 선택을 주니 모든 응수를 생각하세요.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>빈틈없는 공격입니다. 훌륭합니다.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>수비가 있습니다. 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>여섯은 다섯이 아니다</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>표준 규칙에서는 정확히 다섯이 이깁니다. 여섯 이상은 인정되지 않습니다. 정확히 다섯을 만드세요.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>정확히 다섯. 이겼습니다.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>정확히 다섯이 아닙니다. 돌을 세어 보세요.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>렌주: 흑은 여섯 금지</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>렌주에는 흑이 둘 수 없는 점이 있습니다. 첫째는 여섯 이상(장목)입니다. 금수점을 모두 찾으세요.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>맞습니다. 거기 두면 흑은 여섯이 되어 집니다. 백은 여섯을 만들어도 됩니다.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>흑은 거기에 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>렌주: 삼삼 금지</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>흑은 한 수로 열린 삼 둘을 만들 수 없습니다. 금수점을 모두 찾으세요.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>맞습니다. 다른 규칙에서 이기는 수가 여기서는 흑에게 금지됩니다.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>렌주: 사사 금지</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>한 수로 사 둘도 흑에게 금지입니다. 금수점을 모두 찾으세요.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>맞습니다. 장목, 삼삼, 사사. 이것이 모든 금수입니다.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>렌주: 흑이 이기는 길</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>사와 열린 삼 하나는 허용됩니다. 흑은 렌주에서 이렇게 이깁니다. 다섯까지 두세요.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>사삼은 금수가 아니고, 이깁니다.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>이기지 못합니다. 사삼을 찾으세요.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>렌주: 흑을 금수로 몰기</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>백을 둡니다. 흑이 금수점에서만 막을 수 있는 사를 만드세요.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>흑은 거기서 막을 수 없습니다. 백은 자주 이렇게 이깁니다.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>흑에게 응수가 있습니다. 어디에 두면 흑이 여섯이 될까요?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>오프닝: 첫 돌</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>가운데가 줄을 만들 자리가 가장 많습니다. 많은 오프닝 규칙이 그렇게 정합니다. 흑의 첫 돌을 거기에 놓으세요.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>판의 중앙, H8입니다.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>가운데가 아닙니다. 판 한가운데의 점을 찾으세요.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>오프닝: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>흑이 먼저 두니 크게 유리합니다. Pro 규칙에서는 흑의 둘째 돌을 중앙 5 × 5 밖에 둡니다. 놓으세요.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>맞습니다. 밖에 두면 흑의 이점이 작아집니다.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>너무 가깝습니다. 중앙에서 세 칸 이상 떨어지세요.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>오프닝: 렌주, 백</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>렌주는 26가지 모양 중 하나로 시작합니다. 백의 첫 돌은 중앙 옆에 곧게 또는 비스듬히 둡니다. 놓으세요.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>맞습니다. 곧은 것은 직접, 비스듬한 것은 간접이라 합니다.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>너무 멉니다. 중앙에 붙여야 합니다.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>오프닝: 렌주, 흑</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>흑의 둘째 돌은 중앙 5 × 5 안에 둡니다. 점을 고르세요. 실전에서는 상대가 색을 고를 수 있으니 공평하게 고르세요.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>렌주 26개 오프닝 중 하나입니다.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>너무 멉니다. 중앙에서 두 칸 안에 두세요.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>미완</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>흑 승</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>백 승</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>대국 보관함</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>대국 찾기</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝난 대국</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>미완</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>마지막 국면</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>%n수 뒤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln판</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n판을 삭제했습니다. 되돌리기</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>대국자, 날짜, 오프닝, 해설 찾기</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>파일(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>폴더(&amp;O)…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>이 국면</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>판의 국면이 나온 대국만(돌리거나 뒤집은 것 포함)</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>대국을 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>다른 말로 찾거나 모든 대국을 표시하세요.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>아직 대국이 없습니다</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>둔 대국은 모두 여기에 저장됩니다. ‘가져오기’로 파일에서 대국을 추가합니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>대국 내보내기</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>대국 (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>대국 보관함(&amp;G)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>통계(&amp;T)…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>폴더 가져오기</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>대국 가져오기</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>대국 (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>이 국면이 나온 대국(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>왜 졌을까요</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>여기서 두기</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>마지막 탈출구로 돌아가 다시 둡니다</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>%1에서 패배가 확실해졌습니다.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>마지막 탈출구: %2 대신 %1.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>그 앞의 수에서는 탈출구를 찾지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>한 판 더(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>무승부 제안(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>시간승 선언(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>패스(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>색 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>일시 정지(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>한 수씩(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>무르기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 두기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>최선의 수 두기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>첫 국면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>앞으로(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>마지막 국면(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>Gomoku 정보(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>엔진(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 대국(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>새 대국(&amp;N)</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>맞춤 대국(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>그림 또는 재생 저장(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>수순 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>대국 복사(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>대국 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>환경 설정(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>위협 보기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>훈련(&amp;T)</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>두는 법(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Gomoku 도움말(&amp;G)</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>오목</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>세모 표시(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>네모 표시(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>동그라미 표시(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>가위표(&amp;R)</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>글자 붙이기(&amp;L)</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>숫자 붙이기(&amp;N)</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>표시 글자</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>직접 쓴 글자. 비우면 다음 글자</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1(시작하지 못함)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>두 번 누르면 대국을 봅니다.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>첫 대국 중…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>끝난 대국이 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2판 중 %1판</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · 스코어 %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · 스코어 %2 · Elo %3 (95 %: %4 ~ %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>대전표</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>한 수당 평균 시간</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>시합의 대국</translation>
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
        <translation>%1에 오프닝이 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>참가 엔진</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>모두 서로 대결</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>하나 대 모두</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>대진 방식</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>도전자</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>도전자 없음</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation>초/수</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>한 수당 초</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation>분/판</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>한 판 제한 없음</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>한 판당 분</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation>판/대진</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>대진당 대국 수</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>균형 잡힌 오프닝</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>무작위 오프닝</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>빈 판</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>파일의 오프닝…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>%1의 오프닝…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation>판 동시에</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>동시에 두는 대국 수</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>대국을 보관함에 추가</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>그 대국은 보관함에 없습니다.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>대국이 끝났습니다. 새로 시작하거나 무르세요.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>아직 내 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1에는 돌이 있습니다.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>판 밖입니다.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>흑은 %1에 둘 수 없습니다: 삼삼입니다.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>흑은 %1에 둘 수 없습니다: 사사입니다.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>흑은 %1에 둘 수 없습니다: 장목입니다.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>무를 수가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>다시 둘 수가 없습니다.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>오프닝 규칙상 이번에는 %1에 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>패스는 렌주에서만 됩니다.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>무승부 제안은 사람끼리만 됩니다.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>사람만 기권할 수 있습니다.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>이 대국에는 시계가 없습니다.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>상대의 시간이 남아 있습니다.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>그런 수가 없습니다.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>이 설정으로는 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>먼저 질문에 답하세요.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1: 다섯을 이어 이깁니다.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1: 다섯을 막습니다.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1: 열린 사를 만듭니다.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1: 응수해야 하는 사를 만듭니다.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1: 열린 삼을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1: 정석 수입니다.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1: 가장 좋아 보입니다.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>흑 승</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>백 승</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>다섯을 넘게 이음</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>다섯을 이음</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>백 기권</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>흑 기권</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>백 시간 초과</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>흑 시간 초과</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>흑이 금수를 둠</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>판이 다 참</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>양쪽 합의</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>수 제한 도달</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>양쪽 패스</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>백 엔진 오류</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>흑 엔진 오류</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, 비었음</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, 흑</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, 백</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, 흑, %2수</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, 백, %2수</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1: 이미 제안되었습니다.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1: 이미 제안된 다섯째 수와 대칭입니다.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>제안된 다섯째 수 중 하나를 고르세요.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1: 판에 없는 점입니다.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: 이제 줄 번호를 입력하세요.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: Enter를 누르면 둡니다.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>다섯을 이을 수 있습니다.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>상대가 다섯을 노립니다.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>사로 %1수 만에 이길 수 있습니다.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>%1수 만에 강제로 이길 수 있습니다.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>열린 사를 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>상대가 열린 사를 노립니다.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>상대가 사로 이기려 합니다.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>응수해야 하는 사를 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>열린 삼을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>정석 수가 있습니다.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>급한 곳은 없습니다. 강한 점을 찾으세요.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1: 사로 %2수 만에 이깁니다.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1: %2수 만에 강제로 이깁니다.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1: 열린 삼을 막습니다.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1: %2의 열린 사를 막습니다.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1: 사로 이기는 것을 막습니다.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1: %2에서 시작하는 사 승리를 막습니다.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1의 승리 위협을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1, %2에서 다섯을 노립니다.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1, %2에서 열린 사를 노립니다.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1, %3부터 사로 %2수 만에 이기려 합니다.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1, %3부터 %2수 만에 강제로 이기려 합니다.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>대신 %1에서 다섯을 이을 수 있습니다.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>지는 수입니다: %1, %2에서 다섯을 잇습니다.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>질 수 있습니다: %1, %2에서 열린 사를 만듭니다.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>질 수 있습니다: %1, %3부터 사로 %2수 만에 이깁니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, 부정확</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, 실수</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, 큰 실수</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>%1수: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, 유일한 수</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>다음 수:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>아직 수가 없습니다. 교차점을 누르세요.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>다른 수</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>색 바꾸기</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>시작(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>이 대국의 규칙(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>규칙이 없어 %1(으)로 봅니다.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1에 규칙이 없어 %2(으)로 봅니다.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1을(를) 열었습니다.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>이 대국의 규칙</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>보관함에 추가</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>가정한 규칙:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>판을 누르면 넷째 수를 무릅니다.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>넷째 수를 누르면 다섯째 수가 보입니다.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>여기를 보세요.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>첫 수의 가치는 큽니다. 오프닝 규칙은 시작을 공평하게 합니다. 돌을 놓을 곳을 제한하거나, 돌 몇 개 뒤에 색을 고르게 합니다.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>자유는 오프닝 규칙이 없다는 뜻입니다. 흑은 어디서나 시작합니다.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>창에서</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>판 옆의 카드가 누가 무엇을 할지 알려 주고, 선택마다 버튼이 있습니다.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>둘 수 없는 곳은 판이 어두워집니다.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>무르기는 돌뿐 아니라 결정도 되돌립니다. 힌트는 컴퓨터라면 어떻게 할지 알려 줍니다.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>시계는 오프닝이 끝나면 시작합니다.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>분석 메뉴의 ‘균형 잡힌 수 찾기’(Ctrl+B)는 가장 균형 잡힌 점에서 흑의 승률을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>첫째 대국자는 처음에 흑으로 정한 사람입니다. 바꾸기는 두 사람이 색을 맞바꾸는 것이며, 돌은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>흑의 첫 돌은 중앙에 둡니다.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>백은 어디에나 둡니다.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>흑의 둘째 돌은 중앙 5 × 5 밖에 둡니다. Long Pro에서는 중앙 7 × 7 밖입니다.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>그 뒤로는 자유롭게 둡니다.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: 흑은 어두운 네모 안에 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: 네모가 더 큽니다.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>첫째 대국자가 돌 셋을 아무 데나 놓습니다: 흑, 백, 흑.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>둘째 대국자는 백을 그대로 두거나 바꿔서 흑을 둡니다.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>백이 넷째 수를 둡니다.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>공평해 보이는 돌 셋. 이제 둘째 대국자가 색을 고릅니다.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>오목 세계 선수권 대회의 규칙입니다.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>둘째 대국자의 선택은 셋입니다: 백 그대로, 바꿔서 흑 두기, 또는 백과 흑 돌 둘을 아무 데나 더 놓기.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>둘을 더 놓으면 첫째 대국자가 색을 고릅니다.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>백이 다음 수를 둡니다.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>둘째 대국자가 4와 5를 놓았습니다. 이제 첫째 대국자가 색을 고릅니다.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, 야마구치, 소소르브-8, 타라구치-10은 렌주용입니다. 앞의 셋은 26개 오프닝 중 하나로 시작합니다:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>중앙에 검은 돌.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>그 옆에 흰 돌(비스듬히도 됨).</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>중앙 5 × 5 안에 검은 돌.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>셋째 돌을 둘 수 있는 곳. 돌리거나 뒤집은 국면은 하나로 세므로 26개입니다.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>판 아래 줄에 오프닝 이름이 나옵니다.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>첫째 대국자가 26개 오프닝 중 하나를 놓습니다.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>둘째 대국자는 백을 그대로 두거나 바꿉니다.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>백이 넷째 수를 아무 데나 둡니다.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>흑이 다섯째 수를 둘 제안합니다.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>백이 하나를 남기고 여섯째 수를 둡니다.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>흑이 A와 B를 제안합니다. 백은 흑에게 더 나쁜 쪽을 고릅니다.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>첫째 대국자가 26개 오프닝 중 하나를 놓고 흑이 다섯째 수를 몇 개 제안할지 선언합니다(12개까지).</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>흑이 선언한 개수만큼 다섯째 수를 제안합니다.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>백이 하나를 고르고 여섯째 수를 둡니다.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>오프닝이 흑에게 유리할수록 다섯째 수가 많아야 공평합니다.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>백이 넷째 수를 아무 데나 두고 다섯째 수를 한 개에서 여덟 개까지 선언합니다.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>흑은 그대로 두거나 바꿉니다.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>점점 커지는 네모 안에 돌을 놓습니다. 처음 네 돌마다 상대가 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>흑이 중앙에 둡니다.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>백이 중앙 3 × 3 안에 둡니다.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>흑이 중앙 5 × 5 안에 둡니다.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>백이 중앙 7 × 7 안에 둡니다.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>흑이 중앙 9 × 9 안에 두고, 백이 한 번 더 바꿀 수 있습니다. 또는 넷째 돌 뒤에 아무도 바꾸지 않았으면 흑이 다섯째 수 열 개를 아무 데나 제안합니다. 백이 하나를 고르고, 더는 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>다섯째 돌 하나를 둘 수 있는 곳.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>대부분의 렌주 오프닝 규칙에서는 흑이 다섯째 수를 여럿 제안하고 백이 하나를 남깁니다. 제안할 점을 차례로 누르세요. 그다음 백이 남길 점을 누릅니다.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>제안한 수끼리 대칭이면 안 됩니다. 네 돌의 대칭만 보며, 판의 중앙은 상관없습니다.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>고리 자리의 수에는 대칭점이 셋 있습니다(표시된 점). 넷 중 하나만 제안할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>흑이 다섯째 수를 하나 제안합니다.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>흑이 다섯째 수를 %1개 제안합니다.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1, %2을(를) 다섯째 수로 남깁니다.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1, 흑을 그대로 둡니다.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1, 바꿔서 흑을 둡니다.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1, 바꿔서 백을 둡니다.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1, 돌 둘을 더 놓습니다.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1, 다섯째 수 열 개를 제안합니다.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1, 백을 그대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>오프닝: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>상대의 결정을 기다립니다.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>오프닝이 끝났습니다.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>다섯째 수: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>자유</translation>
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
        <translation>야마구치</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <translation>소소르브-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>타라구치-10</translation>
    </message>
    <message>
        <source>Black starts anywhere.</source>
        <translation>흑은 어디서나 시작합니다.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>흑은 중앙에서 시작하고, 둘째 돌은 중앙 5 × 5 밖에 둡니다.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>흑은 중앙에서 시작하고, 둘째 돌은 중앙 7 × 7 밖에 둡니다.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>한 사람이 돌 셋을 놓고, 상대가 색을 고릅니다.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>한 사람이 돌 셋을 놓으면, 상대는 색을 고르거나 둘을 더 놓고 선택을 넘깁니다.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>렌주 26개 오프닝 중 하나, 색 선택, 다섯째 수 둘 중 하나 선택.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>다섯째 수의 개수를 정한 렌주 오프닝, 그다음 색 선택.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>넷째 돌과 함께 다섯째 수를 여덟 개까지, 그다음 다시 색 선택.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>돌마다 바꿀 수 있고, 다섯째 수 열 개를 제안할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>검은 돌을 아무 데나 놓으세요.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>흰 돌을 아무 데나 놓으세요.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>검은 돌을 중앙 %1 × %1 밖에 놓으세요.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>흰 돌을 중앙 %1 × %1 밖에 놓으세요.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>첫 돌을 중앙에 놓으세요.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>검은 돌을 중앙 %1 × %1 안에 놓으세요.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>흰 돌을 중앙 %1 × %1 안에 놓으세요.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>어느 색을 두겠습니까?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>흑이 다섯째 수를 몇 개 제안할까요?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>남길 다섯째 수를 고르세요.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>흑 그대로</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>백 그대로</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>바꾸기: 백 두기</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>바꾸기: 흑 두기</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>둘 더 놓기</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>다섯째 수 열 개 제안</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>제안: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>첫째 대국자</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>둘째 대국자</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>오프닝: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>다섯째 수 제안: %1개 남음.</translation>
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
        <translation>익힘</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>여기서부터는 알려진 것이 없습니다.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 훈련</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>훈련으로</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>흑으로 연습</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>백으로 연습</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>판 테마</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>마지막 수 표시</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>금수점</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>열린 삼과 사</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>애니메이션</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>컴퓨터, 레벨 %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>컴퓨터, 최고 강도</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>%1 대국자</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation>초/수</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>%1의 한 수당 초</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>엔진 추가…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>오프닝에서 누가 어느 색을 둘지 정합니다.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>이 컴퓨터에서 번갈아 둡니다. 흑이 먼저입니다.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>첫째 대국자</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>둘째 대국자</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>%1의 이름</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ 훈련</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>훈련으로</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>풀이</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ 오프닝</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>오프닝으로</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%2개 중 %1개를 한 번에 풀었음.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>더 좋은 수를 찾으세요</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>흑을 둡니다.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>백을 둡니다.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 대국에서는 %2에 두었습니다.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 대국에서 둔 수는 %2에 표시되어 있습니다.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1, 맞습니다. 계속하세요.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1: 이미 찾은 수입니다.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1: 좋은 수입니다.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1: 흑의 금수입니다.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>%1 뒤에는 상대가 이깁니다. 판을 보세요.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>%1보다 좋은 수가 있습니다. 판을 보세요.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>풀이: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>아직 레이팅 없음, %n판</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>돌리거나 뒤집은 모양일 수 있음</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>내 성장(&amp;P)</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>성장 기록 내보내기</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku 성장 기록</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>성장 기록 (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>내 성장</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 훈련</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>훈련으로</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>훈련 기록을 삭제했습니다. 대국은 보관함에 있습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>아직 아무것도 없습니다</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>수업을 듣거나, 문제를 풀거나, 레이팅 대국을 두세요. 레이팅, 정확도, 배운 것이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>오늘의 다섯 문제</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>레이팅 대국</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>레이팅의 규칙</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>이번 주</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>이 컴퓨터에만 두며 어디에도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>이 페이지의 모든 것을 파일에 저장합니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>레이팅, 답, 카드를 삭제합니다. 대국은 보관함에 남습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>오늘의 다섯 문제를 끝냈습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>복습할 카드 %n장.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>다음 수업: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>첫 수업</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>다음 수업</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>레이팅, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>레이팅 대국 %n판</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1승 %2무 %3패.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>레이팅 곡선, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>최근 복기한 %1판. 전체 %3판에서는 %2 %.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>복기한 %n판.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>정확도 곡선: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>레이팅 %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>아직 해 보지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%2개 중 %1개 풀었음.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>모두 끝냈습니다.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>다음: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>복습 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>실수와 틀린 문제는 카드가 되어 다시 나옵니다.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>모두 %1장: 익힘 %2, 새로 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n일 연속</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>지난 7일 동안 답이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>7일 동안 답 %n개, 정답 %1 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>흑은 어떤 수비에도 %n수 안에 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>백은 어떤 수비에도 %n수 안에 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>흑의 승리가 증명되었습니다.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>컴퓨터는 흑의 승리로 봅니다.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>백의 승리가 증명되었습니다.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>컴퓨터는 백의 승리로 봅니다.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>증명을 찾는 중…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>한도 안에서 증명을 찾지 못했습니다. 승리가 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>백으로 아무 수비나 해 보세요. 흑의 남은 수: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>흑으로 아무 수비나 해 보세요. 백의 남은 수: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>흑이 응수 중…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>백이 응수 중…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>판을 누르면 응수를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>오목 완성: 이 수비는 깨졌습니다.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>한도 안에서 이 수비를 깨지 못했습니다.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>증명</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>증명하기(&amp;P)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>아무 수비나 두고 어떻게 깨지는지 보세요.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>다른 수비(&amp;D)</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>마지막 수비를 고른 곳으로 돌아갑니다</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>최선의 수비(&amp;B)</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>가장 오래 버티는 수</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>나가기(&amp;L)</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>있던 곳으로 돌아갑니다. 시도는 변화로 남습니다</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>증명하기(&amp;V)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>아무 수비나 두고 어떻게 깨지는지 보세요.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>여기에는 증명된 승리가 없습니다. 먼저 분석하세요.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>반박해 보기(&amp;T)</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>흑의 승리가 증명된 국면에서 백으로 둡니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>사로 이기기</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>위협으로 이기기</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>사삼</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>흑을 금수로 몰기</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>모든 수비 찾기</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>유일한 수</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>입문</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>고수</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>백 차례</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: 사로 %n수 만에 이기세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: 사와 삼으로 %n수 만에 이기세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: 사삼으로 %n수 만에 이기세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: %n수 만에 흑을 금수로 모세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: 승리를 막는 수를 모두 찾으세요.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: 지지 않는 수는 하나뿐입니다. 찾으세요.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1: 흑의 금수입니다.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1: 위협이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1에는 응수가 있습니다.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>%1 뒤에는 상대가 이깁니다.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1도 이기지만 더 깁니다. 더 짧은 길을 찾으세요.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1: 강제승이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1, 맞습니다. %3개 중 %2개 찾음.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1, 맞습니다. 계속하세요.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>풀었습니다. 흑은 %1에서 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>풀었습니다.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1: 이미 찾은 수입니다.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>다섯을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>열린 사나 사 둘을 만드세요.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>한 수로 사와 열린 삼을 만드세요.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>사를 만드세요.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>열린 삼을 만드세요.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>조용한 수: 삼도 사도 아니지만 위협입니다.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>다섯을 막으세요.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>상대가 사로 이기려 합니다. 그 흐름을 끊으세요.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>표시된 네모 안을 보세요.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>%1에 두세요.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>장목</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>삼삼, 사사</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>아슬아슬한 경우</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>가짜 삼</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>삼 속의 삼</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>아직 위협은 아닙니다. 모양을 좋게 하는 수입니다.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1: %2(으)로 받을 수 있습니다.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>다섯 만들기</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: 다섯을 만드세요.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>이것은 사본입니다</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>이 대국은 다른 창에 열려 있습니다. 여기서 둔 것은 새 대국으로 저장됩니다.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>새 대국 보관함을 만들었습니다</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 이전 파일은 %2(으)로 남아 있습니다.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>대국 보관함이 답하지 않았습니다. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>보관함의 대국 %1번을 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1, %2에 둠: 대국으로</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>대국으로</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>최신 국면 다시 보기 (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>먼저 복기해야 실수를 찾습니다.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>그쪽에는 실수가 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>대국 복기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>다음 실수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>이전 실수(&amp;P)</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>대국 중 승률 보기(&amp;P)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>승부처</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>모든 수</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>복기 닫기</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>내 실수에서 배우기 (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>판정 없음</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>부정확</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1의 승률이 %2에서 %3(으)로 떨어집니다.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1의 승률이 %2에서 %3(으)로 올라갑니다.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1, %2수가 아니라 바로 이기게 되었습니다.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1, %3수가 아니라 %2수 만에 이기게 되었습니다.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>다섯을 놓쳤습니다.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>%1수 승리를 놓쳤습니다. %2수째에는 %3수면 충분했습니다.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>%1수 승리를 놓쳤습니다.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1, 이제 %2에서 다섯을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>열린 삼을 놔두어 %1, %2에서 열린 사를 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1, 이제 %3부터 사로 %2수 만에 이길 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1, 이제 %2수 만에 강제로 이길 수 있습니다.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>더 좋은 수: %1, 다섯을 만듭니다.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>더 좋은 수: %1, 다섯을 막습니다.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>더 좋은 수: %1, 사로 %2수 만에 이깁니다.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>더 좋은 수: %1, %2수 만에 강제로 이깁니다.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>더 좋은 수: %1, 열린 사를 만듭니다.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>더 좋은 수: %1, %2의 열린 삼을 막습니다.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>더 좋은 수: %1, %3에서 시작하는 %2의 사 승리를 막습니다.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>더 좋은 수: %1, 응수해야 하는 사입니다.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>더 좋은 수: %1, 열린 삼을 만듭니다.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>더 좋은 수: %1, 더 오래 버팁니다.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>더 좋은 수: %1, %3 승률 %2.</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>실수 없음</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>큰 실수: %1, 실수: %2, 부정확: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>오프닝: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>유일한 수</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>금수를 두어 집니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>두 사람이 흑부터 번갈아 돌을 하나씩 놓습니다. 돌은 움직이지 않고 들어내지도 않습니다.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>다섯을 이으면 이깁니다: 가로, 세로, 대각선. 흑이 이겼습니다.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>사를 막으세요. 한쪽이 열린 넷은 다음 수에 이깁니다. 백은 고리 자리에 두어야 합니다.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>열린 삼을 조심하세요. 양쪽이 열린 셋은 양쪽이 열린 넷이 되고, 그러면 막을 수 없습니다. 늦기 전에 한쪽을 막으세요.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>한 번에 두 가지 위협을 만드세요. 고리 자리에 두면 삼이 둘 생깁니다. 백은 하나만 막을 수 있습니다. 승부는 이렇게 납니다.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>훈련 페이지의 수업이 같은 것을 판에서 한 걸음씩 보여 줍니다.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>모든 규칙에서 다섯을 잇습니다. 그 밖에 무엇을 인정하는지가 다릅니다.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>자유 규칙: 다섯 이상을 이으면 이깁니다.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>표준: 정확히 다섯이 이깁니다. 여섯 이상은 인정되지 않습니다.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>렌주: 흑은 정확히 다섯으로 이기며 금수가 세 가지 있습니다. 백은 다섯 이상으로 이기며 어디에나 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>카로: 양쪽 끝이 상대 돌로 막히지 않은 다섯이 이깁니다. 여섯 이상은 언제나 이깁니다.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>카로, 정확히 다섯: 카로와 같지만 여섯 이상은 인정되지 않습니다.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>판이 다 차거나, 처음에 정한 수 제한에 이르거나, 양쪽이 합의하면 무승부입니다. 렌주에서는 양쪽이 잇달아 패스해도 무승부입니다. 패스는 렌주에서만 됩니다.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>끊김 없이 다섯 이상을 이으면 이깁니다. 줄은 가로, 세로, 대각선 모두 됩니다. 다른 규칙은 없습니다.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>흑이 대각선에 다섯을 이어 이깁니다.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>흑이 크게 유리합니다. 잘 두는 두 사람은 Swap2 같은 오프닝 규칙을 쓰는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>정확히 다섯을 이으면 이깁니다. 여섯 이상은 누구에게도 인정되지 않습니다.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>여섯: 이 규칙에서는 이기지 못합니다. 대국은 계속됩니다.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>한 수로 여러 줄이 생기면 정확히 다섯인 줄 하나로 충분합니다.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>렌주는 흑의 이점을 없앱니다. 흑에게 세 가지 수가 금지됩니다. 백은 어디에나 둘 수 있습니다. 흑은 정확히 다섯, 백은 다섯 이상으로 이깁니다.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>금수점은 판에 표시됩니다. 가리키면 판 아래에 이유가 나옵니다.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>세 가지 금수</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>삼삼: 한 수로 열린 삼 둘을 만듭니다. 한 수를 더 두어 양쪽이 열린 넷이 될 수 있으면 삼으로 셉니다.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>사사: 한 수로 사 둘을 만듭니다. 각각 한쪽에서만 완성할 수 있어도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>사 둘이 한 줄에 있을 수도 있습니다: B5 D5 E5 F5와 D5 E5 F5 H5는 서로 다른 사입니다.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>장목: 여섯 이상을 잇는 것입니다.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>두 가지 예외</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>다섯이 모든 것에 앞섭니다. 고리 자리에 두면 가로로 여섯이지만 세로로 정확히 다섯입니다. 흑이 이깁니다.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>삼삼처럼 보이지만 흑은 고리 자리에 둘 수 있습니다. C줄의 삼은 C8에서만 늘릴 수 있습니다. 거기에 두면 사사가 되므로 삼이 아닙니다.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>맞춤 대국에서는 금수를 둘 수 없게 할지, 두면 지게 할지 고릅니다.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>양쪽 끝에 모두 상대 돌이 있지 않으면 다섯이 이깁니다. 돌만 막으며 판의 가장자리는 막지 않습니다. 여섯 이상은 언제나 이깁니다.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>위에서부터: 양쪽이 막혀 승리가 아님, 승리, 가장자리는 막지 않으므로 승리, 여섯은 막을 수 없으므로 승리.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>정확히 다섯인 카로에서는 마지막 줄의 여섯이 인정되지 않습니다.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>삼을 다른 규칙보다 더 먼 곳에서 막을 수 있습니다. 표시된 점 어디든 됩니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>다른 프로그램이 대국 보관함을 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>디스크가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>대국 보관함을 열거나 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>더 새로운 버전이 만든 대국 보관함입니다.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>대국 보관함이 손상되었습니다.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>대국 보관함 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>디스크 오류: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>대국이 저장되지 않습니다. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>다른 곳에 저장…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>설정과 엔진을 저장할 수 없습니다. 프로그램을 닫으면 변경 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>시스템 설정</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>시작할 때 도움말</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>큰 실수 경고</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>컴퓨터가 두기 전 잠깐 멈춤</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>소리 내기</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>정석</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>설정 찾기</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>맞는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>기본값으로</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>가장 낮은 두 레벨</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>작게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>크게</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>더 크게</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>가장 크게</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>돌 놓기</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>패배</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>시간 부족</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>판에서</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>커서 옮기기</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>커서에 두기</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter 또는 스페이스</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>뒤로와 앞으로</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>마우스 휠</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>점으로 가기</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>H8처럼 이름 입력</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>처음과 마지막 국면</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home과 End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>한 수씩</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>아주 느리게</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>한 수를 보여 주는 시간</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>분석한 것이 없습니다. F9로 분석을 시작합니다.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>말하기(&amp;K)</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>마지막 수 말하기(&amp;L)</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>위협 말하기(&amp;T)</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>금수점 말하기(&amp;F)</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>시계 말하기(&amp;C)</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>가로줄 말하기(&amp;R)</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>세로줄 말하기(&amp;O)</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>대각선 말하기(&amp;D)</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>승률 말하기(&amp;W)</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>아직 수가 없습니다.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>위협이 없습니다.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>금수점은 렌주에만 있습니다.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>금수점이 없습니다.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>흑의 금수: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>흑 %1, 백 %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>가로줄 %1: 비어 있습니다.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>가로줄 %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>세로줄 %1: 비어 있습니다.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>세로줄 %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>%1에서 %2까지의 대각선은 비어 있습니다.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>%1에서 %2까지의 대각선: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>아직 컴퓨터와 둔 대국이 없습니다</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>승률 %1 · %2승 %3무 %4패</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>나 대 컴퓨터</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>추이</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>최근 %1판</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>승률 추이</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>두 색 모두</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>내가 흑</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>내가 백</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>내 색</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>레벨</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>레벨별 결과</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>통계를 초기화할까요? 대국은 남습니다.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>통계 초기화…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>도움을 받아 세지 않은 대국: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>힌트, 최선의 수 두기, 무르기, 분석, 색 바꾸기는 도움입니다.</translation>
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
        <translation>Enter를 누르거나 돌을 놓아 시작하세요.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>%2수 중 %1수</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>숫자: 흑의 승률(%)</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Enter를 눌러 관전하세요.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>레이팅 대국</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>레이팅 제외</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>레이팅 제외: 도움을 받음</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>레이팅 제외: 힌트 사용</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>레이팅 제외: 무르기 사용</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>레이팅 제외: 컴퓨터가 대신 둠</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>레이팅 제외: 분석 사용</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>레이팅 제외: 대국자가 바뀜</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>%1의 강도</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>강도</translation>
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
        <translation>%2단계 중 %1</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>%2레벨 중 %1</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>무르기에는 제한이 없습니다. 내 수, 컴퓨터의 수, 새 대국까지 무를 수 있습니다.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>열린 삼은 열린 사가 되고, 열린 사는 막을 수 없습니다. 일찍 막으세요.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>막히면 힌트를 보세요. 수와 이유를 알려 줍니다.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>판 위에서 휠을 돌리면 뒤로 갑니다. 거기서 두면 변화가 됩니다.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>대국은 자동 저장됩니다. 언제든 이어 두세요.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>대국 파일이나 Gomocup 엔진을 창에 놓으면 열립니다.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>?를 누르면 모든 키가, F1을 누르면 도움말이 보입니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>알아 두기</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>다음 도움말</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>그만 보기</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>교차점을 누르거나 H8을 입력하고 Enter를 누르세요.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>이 프로그램의 대회가 아닙니다</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>다른 프로그램이 이 대회를 진행하고 있습니다</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(시작하지 못함)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>엔진 시합</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>하나 대 모두</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>모두 서로 대결</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2판 중 %1판</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>훈련</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 뒤로</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>모든 것은 이 컴퓨터에만 있습니다.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>첫 수업부터 시작</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>복습 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>판에서 한 걸음씩: 삼은 무엇인지, 사는 무엇인지, 왜 삼 둘이 이기는지.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>오늘은 끝났습니다. 문제는 얼마든지 있습니다.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>내 대국과 문제에서 다섯 가지, 4분쯤.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>문제 더 풀기</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>레이팅 %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>답이 증명된 국면 %1개. 사로, 삼으로 이기기, 막기.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>사로, 삼으로 이기기, 막기. %n개 풀었음.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>내 실수</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>새로 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>한 판 두고 복기하세요. 실수가 연습이 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>복기한 대국 %n판에서.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>다섯 잇기부터 금수까지.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>레이팅 대국</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>%1단계</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>나에게 맞는 상대.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>몇 판이면 실력을 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>레이팅, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>내 성장</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>내 대국을 복기하는 중, %n판 남음.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>%n판을 복기해 내 실수를 찾습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>금수 연습장</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>금수일까요, 아닐까요? 렌주의 금수를 다섯 단계로.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>금수일까요, 아닐까요? %2개 중 %1개 정답.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>렌주의 오프닝과 그 값, 그리고 연습.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>훈련(&amp;T)</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>첫 문제 – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>아직 연습할 것이 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>복기 멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>내 대국 복기(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n판을 복기했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>가지를 삭제했습니다. Ctrl+Z로 되살립니다.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>가지를 복사했습니다.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>표시할 점을 누르세요. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>수순 트리(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>가지(&amp;B)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>표시(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>가지 올리기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>본수순으로(&amp;M)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>가지를 SGF로 복사(&amp;S)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>가지를 글로 복사(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>같은 국면으로(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>가지 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>삭제한 가지 되살리기(&amp;R)</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>표시 끝내기(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln수</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>가지 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln수를 삭제했습니다. 되돌리기</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>수순 트리</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>%1수: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>수 없음</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>같은 국면이 다른 가지에 있습니다.</translation>
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
        <translation>%1수: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>승부처</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>실수가 없습니다.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>복기를 멈췄습니다. Shift+F9를 누르면 다시 시작합니다.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>실수는 없고 부정확한 수만 있습니다. ‘모든 수’에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>확실한 실수만 여기에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>자유 규칙</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>렌주</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>카로</translation>
    </message>
    <message>
        <source>Caro, exactly five</source>
        <translation>카로, 정확히 다섯</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>다섯 이상을 이으면 이깁니다.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>정확히 다섯을 이으면 이깁니다. 여섯 이상은 인정되지 않습니다.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>흑은 삼삼, 사사, 장목을 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>양쪽이 막히지 않은 다섯이 이깁니다. 여섯 이상은 언제나 이깁니다.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>카로와 같지만 여섯 이상은 인정되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>입문</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>취미</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>중수</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>고수</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>명인</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>최고 강도</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>빨리 두고 위협을 놓칩니다.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>사와 다섯은 봅니다. 계획은 드뭅니다.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>잘 막고 삼을 만듭니다.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>공격을 끝까지 읽습니다.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>긴 강제승을 찾습니다. 행운을 빕니다.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>모든 코어와 시간을 다 씁니다.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>컴퓨터, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>시계 없음</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>한 수 %1</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>한 판 %1</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>한 판 %1 + 한 수 %2</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 승: 다섯 완성</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 승: 기권</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 시간승</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 승: 금수</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 부전승</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>무승부: 판이 참</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>무승부: 합의</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>무승부: 수 제한</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>무승부: 양쪽 패스</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1천</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1M</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1G</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>노드 %1/초</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>흑, 다음 수에 승리</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>백, 다음 수에 승리</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>흑, %1수 만에 승리</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>백, %1수 만에 승리</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>%1단계</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>보통 쓰는 판이며 렌주 판입니다.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>바둑판: 더 넓고 대국이 깁니다.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>가장 큰 판.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>작은 판: 빠른 대국과 배우기에.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>보통보다 조금 작습니다.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>보통보다 조금 큽니다.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>원하는 만큼 생각하세요.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>한 수를 %1 안에 두어야 합니다.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>한 판에 각자 %1씩입니다.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>한 판에 각자 %1, 한 수마다 %2 더해집니다.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>완벽</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>완벽하게 둘 수 있는 것은 흑뿐입니다.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>15 × 15가 아닌 판에서는 증명된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>이 규칙에서는 증명된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>오프닝 규칙이 있으면 증명된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>이 규칙에서는 아직 증명된 것이 없습니다.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>증명을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>흑으로 모든 대국을 이긴다는 것이 증명되었습니다.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>큰 실수 경고</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>무르기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>그대로(&amp;K)</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>무르기는 도움으로 셉니다.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>컴퓨터가 기다립니다</translation>
    </message>
</context>
</TS>
