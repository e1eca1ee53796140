<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>關於五子棋</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>五子棋、連珠與 Caro，對戰強勁的電腦。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由軟體，採用 MIT 許可證。</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>複製版本資訊</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1：準確率 %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>準確率：著法保住了多少勝率。
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>分析面板(&amp;P)</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>切換分析詳略(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>分析當前局面(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>在變化中前進(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>在變化中後退(&amp;B)</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>深度 %1 · %2 節點 · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>上一手尚未分析。</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>上一手沒有問題。</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>上一手是緩手。</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>上一手是失誤。</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>上一手是敗著。</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>以黑方計</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>最佳變化</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>評分</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>變化數量</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>顯示幾個最佳著法</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>顯示多少</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>對局時顯示多少分析</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>僅曲線</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>僅評語</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不顯示</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>最佳著法</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>對局已結束。請回看前面的局面進行分析。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>黑方勝率：%1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>點選「分析」檢視最佳著法。</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>數字為黑方勝率（百分比）。</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>不計證明：%1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>僅棋盤</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>上一手是唯一的著法：其他著法都會輸。</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>已證明：黑方在 %n 手內獲勝。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>正在尋找均勢著法…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>沒有找到均勢著法。</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>最均勢：%1（黑方勝率：%2）</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1（黑方勝率：%2）</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>尋找均勢著法(&amp;B)</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>在最均勢的點上顯示黑方勝率。</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>僅在開局中擺子時可用。</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>最佳變化</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>最佳變化：%1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>指向著法可在棋盤上檢視變化，點選可轉到那裡。</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>指向著法可在棋盤上檢視變化。</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>關閉此訊息</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>木紋</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙張</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比度</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>最後一手：%1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1，黑方勝率 %2%</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1，禁手</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>請稍候</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在讀取 %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · 勝</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · 和棋</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · 輪到走棋</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · 思考中</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · 思考中 · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>深度 %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>輪到走棋</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>已證明 %n 手內獲勝</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>此處未證明</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每步限時</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>整局限時</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分鐘</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>整局分鐘數</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每步秒數</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/步</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>每步增加的秒數</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>超時獲勝須由對方提出</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>搶在對方之前，先連成五子。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先行</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後行</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>擲硬幣</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>全部選項…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>初學五子棋？</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>兩分鐘學會規則和基本思路。</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>您先手</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>電腦先手</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · 您對%2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · 雙人</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · 兩台電腦</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 題待複習</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>當前著法的註解</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>新增註解…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>註解這一手(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gomoku::DrillText</name>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>opening name, Japanese name, code</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>黑方 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>相差不超過 %1 的第四手：%2。</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>走 %1 之後，相差不超過 %2 的第五手：%3。</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>已知的路線到此為止。</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>您執黑。</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>您執白。</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>請走第 %1 手。</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>路線上：%1。</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 離開了已知路線：黑方勝率變為 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 離開了已知路線。</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 不能下。</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 在路線上。</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>電腦走 %1。</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>您一直走在已知路線上，直到終點。</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>已知的路線到此為止。您途中離開過它。</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>輪到%1 · 黑 %2 子，白 %3 子</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>無法從這裡開局：棋盤已滿，或已有一方獲勝。</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>正在尋找必勝手順…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1可連續衝四取勝（VCF）：%2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1可連續威脅取勝（VCT）：%2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1沒有靠衝四和活三的必勝。</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>在 %1 內沒有找到必勝。</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>剪貼簿中沒有局面：%1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>局面已複製。</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>儲存局面</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;棋盤圖 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>擺局面(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>擺局面</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>輪流</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>輪到走棋</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>鏡像</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>複製棋盤</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>複製文字</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>從此處開始對局</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>以文字圖表示的棋盤</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>著法 H8 I9 …；沒有順序時為 SGF</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF、H8 I9 …、7,7 8,8 …、文字棋盤或網頁棋盤的連結</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>尋找連續衝四（VCF）和連續威脅（VCT）的必勝</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>%1 的控制檯</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>發給引擎的命令，例如 ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>引擎命令</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>全部複製</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>還沒有訊息。</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>正在測試…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>無法使用：%1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>新增引擎</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>尚未測試。</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>棋盤：%1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>規則：未知</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>還支援：%1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>新增…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>選項(&amp;O)</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>每行一項，例如：thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制檯</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>復原移除</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>等待測試</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 不是可執行檔案。</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>還沒有引擎</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>新增 Gomocup 引擎，或把檔案拖到這裡。會立即測試。</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>開始比賽</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>引擎對抗賽</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>還沒有引擎</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>在「引擎」選單中新增引擎，或把檔案拖到視窗上。</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>還沒有對局</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>這場比賽以後無法繼續：%1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 無法啟動，它的對局不下：%2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>匯出表格</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>匯出頁面</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>頁面 (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>請至少選兩個。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>選擇兩個或更多引擎並開始比賽。表格、強度估計和所有對局會出現在這裡。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>頁面 (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>表格 (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>程式崩潰</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>程式已退出，狀態 %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>輸出過多</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>沒有回應 START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>回答了「%1」</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>%1 毫秒內沒有走棋</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START：%1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>它下了「%1」，不在棋盤上</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>它下在 %1，而那裡已有棋子</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>新增引擎</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>要將此程式新增為引擎嗎？</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>新增後會立即啟動它進行測試，以後每次對局也會啟動。請只新增您信任的程式。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1（出錯）</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>上次出錯：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>引擎對抗賽(&amp;M)…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>棋盤前的引擎</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>控制檯(&amp;C)…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 未透過測試，無法對局。</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>第 %1 手 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>第 %1 手 · 未評判</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>正在評判… %1 / %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>黑方勝率</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>整局黑方勝率</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>覆盤進度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>停止評判此局</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>黑方勝率</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>開局瀏覽器</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>開局瀏覽器(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>黑勝 %1，和 %2，白勝 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>後續著法</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>從此局面下過的著法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>黑 – 和 – 白</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>還沒有後續著法</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>您的對局中沒有從此局面繼續的。有的話，著法和結果會顯示在這裡。</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>黑方勝率</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>開啟棋譜</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>儲存棋譜</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>儲存圖片或重播</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>圖片已存為 %1。</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>著法已複製。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>棋譜已複製（SGF 格式）。</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>沒有最近的棋譜</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – 五子棋</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>重播已存為 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>分支樹，%Ln 手。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>輪到黑方。黑方可以下在 %1 嗎？</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>下一題即將出現…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>對。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>錯。</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>連對 %n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>連續答對五題進入下一級。</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%2 題答對 %1 題。最多連對：%3。</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 訓練</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回訓練</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>禁手還是可下？</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>禁手 (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>可下 (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>難度 %1：%2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 連成五子，獲勝。</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 看似禁手，但黑方可以落子。不是真正的三：%2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 是黑方禁手（長連）：%2。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 是黑方禁手（四四）：%2。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 是黑方禁手（三三）：%2。</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 可以下。</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 可以下：四三不是禁手。</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 可以下：只有一個四，%2。</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 可以下：只有一個活三，%2。</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 會成五</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 會是禁手（%2）</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 不是真正的三：%2。</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>三三</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>四四</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>六連，或單獨的三、四</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>三三、四四，或四三</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>一線雙四、五連與眠三</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>不能變成活四的三</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>三三之中的三三</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 出了問題</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>%1的引擎已停止。</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>%1的引擎已停止：%2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>由我來下這一方</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>交換黑白</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>黑方提和</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>白方提和</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>黑方超時</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>白方超時</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>對方可以要求判勝，也可以繼續下。</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>要求判勝</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>您贏了</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>您輸了</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1。使用過幫助，不計入統計。</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>向量圖 (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>動畫重播 (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>網頁重播 (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>檔名須以 .png、.svg、.gif 或 .html 結尾</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>還沒有對局</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>棋譜 (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>無法開啟 %1：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 過大，不可能是棋譜。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>剪貼簿中沒有棋譜。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>這段文字</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 不是棋譜：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>檔案中有 %n 局棋，這是第一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>沒有可儲存的對局。</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 格式無法儲存這局棋：%2。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>已儲存為 %1。該格式不儲存：%2。</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 不是棋譜檔案。</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>開局規則(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>和棋(&amp;D)</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>僅在棋盤下滿時</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>禁手(&amp;F)</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>不能落子</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>判負</translation>
    </message>
    <message>
        <source>after </source>
        <translation>下滿 </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>更換棋手</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>勝率</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>請點選靠近交叉點的位置。</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>先選對手：電腦、同機的朋友，或觀看兩台電腦對弈。然後按 Enter 或落子。「全部選項」裡有其餘的一切。未下完的對局在按鈕下方。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>對弈</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>點選交叉點落子。</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>點選棋手卡片可更換棋手：人、其他等級或引擎。</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>對局隨下隨存。關閉視窗也不會丟失。</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>滾輪可在對局中前後移動。小棋子顯示後來的著法。</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>在較早的局面落子會開始一個變化。原對局保留。</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>棋盤下方的連結可返回對局。</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>提示 (Ctrl+H) 分步進行：先是理由和區域，再是著法，然後是變化，每問一次多顯示一子。</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>顯示威脅 (Ctrl+T) 說明假如您停一手對方會怎麼走，並顯示變化。</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>走最佳著法 (Ctrl+M) 替您落子。</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>悔棋 (Ctrl+Z) 收回您的著法和電腦的應手，也能收回認輸，甚至新開的一局。Ctrl+Shift+Z 重做。</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>與最低的兩級對弈時，電腦應手之前會提醒您的敗著。您可以收回或保留。何時提醒可在偏好設定中更改。</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>提示、最佳著法、悔棋、分析和換邊都算幫助。用過幫助的人機對局不計入統計和等級分。</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 分析所示局面。最佳著法以平面標籤顯示在棋盤上，帶有黑方勝率；最好的是綠色。</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>指向標籤可看其變化。滾輪在變化中前後移動，Ctrl+Right 和 Ctrl+Left 也可以。點選則進入該變化。</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>「黑方 5 手內獲勝」只數黑方自己的著法，直到成五。</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 開啟或關閉面板。F10 更改顯示多少。</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>已證明的勝利</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>勝利得到證明時，卡片上會有「證明」(Shift+F10)：您可任意防守，程式會一一擊破，直到成五。</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>對局結束後，著法在背景評判。Shift+F9 可為任何對局開啟覆盤。</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>圖表顯示黑方勝率。點選可跳到那一手。</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>最多五個轉折點用文字說明。最佳變化在下方；指向其中的著法可在棋盤上看到。</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>著法列表中，?! 是緩手，? 是失誤，?? 是敗著。不確定的不標。Alt+Down 和 Alt+Up 在標記之間移動。</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>準確率是棋手保住了多少勝率。</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>輸給電腦之後，卡片會說明何時敗局已定，以及最後的機會是什麼。「從此處開始下」可回到那裡。覆盤隨對局儲存。</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>訓練 (Ctrl+Shift+T) 在棋盤旁開啟頁面，有課程、題目、您自己的失誤和等級分對局。一切都留在這台電腦上。</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>點選您想走的著法。凡是可行的都算對。走錯時棋盤會顯示後果，可以再試。</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H 分步提示。Ctrl+M 顯示答案。Ctrl+Right 進入下一題。</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>做錯的題會在幾分鐘、幾天或幾個月後再出現，直到您掌握。</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>等級分由沒有幫助的對局算出，足夠可靠時才顯示。</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 顯示對局的樹：著法向下，分支向右。氣泡是註解。兩條短線表示另一分支到達同一局面。</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>方向鍵在樹中移動。Delete 刪除分支；Ctrl+Z 恢復。</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>節點的選單（也在 編輯 &gt; 分支）可提升分支、設為主線或複製。</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 到 Alt+6 選擇標記：三角、方塊、圓圈、叉、字母、數字。點選交叉點標記，再點取消。Esc 結束標記。</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E 為所示著法寫註解。Esc 返回棋盤。</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>標記和註解屬於所示的著法，並隨其儲存。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E 在棋盤旁開啟編輯器。您的對局在後面等著。</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>輪流或用一種顏色落子，也可移去。選擇輪到誰、規則和棋盤。</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>貼上可讀 SGF、H8 I9 或 7,7 8,8 這樣的著法、畫出的棋盤和網頁棋盤的連結。</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>然後從此處開始下、分析或求解：尋找衝四連勝 (VCF) 或威脅連勝 (VCT)。變化顯示在棋盤上。</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>對局庫 (Ctrl+L) 列出您的全部對局。雙擊開啟。</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>搜尋可找棋手、日期、開局和註解。</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>當前局面 (Ctrl+Shift+L) 列出出現過盤上局面的對局，旋轉或鏡像也算。</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>匯入可新增檔案或整個資料夾。其間可以繼續下棋。</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>統計顯示您對各等級的戰績。</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>開局瀏覽 (F7) 顯示您的對局從盤上局面如何繼續。</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>開啟 (Ctrl+O) 可讀 SGF、psq、RenLib (.lib)、.rif 和文字檔案。也可把檔案拖到視窗，或用 Ctrl+V 貼上對局。</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>檔案沒有寫明規則時，棋盤上方會說明假定了哪一種。可在那裡或編輯選單中另選。</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>儲存 (Ctrl+S) 寫下對局及其變化、註解和標記。副檔名決定格式。</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>儲存圖片或重播可寫出棋盤圖片、動畫或瀏覽器頁面。</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C 複製著法，Ctrl+Shift+C 把整局複製為 SGF。</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>選單中的「引擎」可新增任何 Gomocup 引擎，並立即測試。只新增您信任的程式。</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>點選棋手卡片並選擇引擎，即可與它對弈。</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>它的選項會儲存：每行一個。</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>控制檯顯示引擎與程式之間的對話。</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>引擎在對局中出錯時，棋盤上會詢問如何繼續。</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>開局規則中不詢問引擎，因為多數引擎不懂。由內建電腦代為決定。</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>引擎選單中的「引擎對抗賽」讓引擎互相對弈。內建電腦可以任何等級參加。</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>每個開局下兩次，雙方換邊。</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>表格顯示比分和 Elo 差的估計。區間說明有多可靠：局數越多區間越小。</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>雙擊可在棋盤上檢視該局。</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>偏好設定 (Ctrl+,) 的更改立即生效。</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>明暗跟隨桌面，除非您另選。文字可以放大。</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>檢視選單可顯示或隱藏座標、手數、最後一手、禁手點、活三和四，並可選擇棋盤主題。</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>聲音可逐個關閉。</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>一切都可不用滑鼠。按 ? 檢視所有按鍵。</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>落子：用方向鍵移動游標並按 Enter，或鍵入點名（如 H8）並按 Enter。</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>瀏覽對局：Page Up 和 Page Down，Home 和 End。</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab 在視窗各部分之間移動。Alt 加字母開啟選單。</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 開啟說明，並翻到與當前位置相符的頁面。</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>在說明中</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F 搜尋。Alt+Left 返回。Esc 關閉視窗。</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>螢幕閱讀器</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>棋盤是一張表，每格都會讀出棋子：「H8，黑，第 1 手」。最後一手會播報。每個控制項都有名稱。</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>選擇兩個或更多引擎。可以循環對戰，也可以由一個對戰其他所有引擎。</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>「繼續」會接著進行中斷的對戰，即使程式崩潰過。「匯出」儲存表格。</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>會說話的按鍵</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>在狀態列顯示，並由螢幕閱讀器讀出：Ctrl+1 最後一手，Ctrl+2 威脅，Ctrl+3 禁手點，Ctrl+4 計時。游標所在點：Ctrl+5 橫線，Ctrl+6 豎線，Ctrl+7 斜線。分析局面後：Ctrl+8 勝率。</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>說明：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>另見：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>怎麼玩</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>各種規則比較</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>為何要有開局規則</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro 與 Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>連珠 26 種開局</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>五手打點</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>提示、悔棋與提醒</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>樹、標記與註解</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>擺設局面</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>對局庫</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>檔案與圖片</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>引擎對抗賽</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>外觀、聲音與語言</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>鍵盤與螢幕閱讀器</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>開局規則</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>本程式</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜尋說明</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>沒有頁面包含這些詞。請用更少或別的詞。</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 返回</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>返回上一頁 (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>後續可能是：%1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>正在尋找好棋…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>正在尋找威脅…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1再次提示可檢視著法。</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1再次提示可檢視變化。</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>必勝手順：%1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>後續可能是：%1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>必勝手順：%1。連成五子。</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>已新增 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln 局已在對局庫中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln 個無法讀取（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>匯入已停止：%1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>正在匯入：已有 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>匯入對局</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>五子連珠</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>您執黑。五枚棋子連成一線即獲勝。您已有四枚，請下第五枚。</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>五子連成，您贏了！</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>不是那裡。找到四枚黑子，在其一端落子。</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>各個方向都算</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>橫、豎、斜都可以連成一線。黑方在斜線上有四枚棋子，中間有空。請連成五子。</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>對。填上空位就成五。</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>不是那裡。從左下到右上看黑子，缺了一枚。</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>擋住四</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>白方已有四子，要成五。您執黑，請立刻擋住。</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>擋得好。白方不能成五了。</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>白方下一手就成五。請下在白方想下的點。</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>能勝先勝</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>雙方都有四子，輪到您。能立即取勝就不必擋。</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>對。先成五者勝。</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>有更好的著法：您自己可以成五。</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>兩端都空的四子擋不住：白方只能擋一端。請做出活四。</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>活四。無論白方怎麼下，您下一手都成五。</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>緊貼三子的一端落子，使四子兩端都空。</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>及時擋住活三</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>白方有活三，下一手會成活四。請現在擋住。</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>很好。白方不能成活四了。</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>白方仍能成活四取勝。請緊挨著白子的一端落子。</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>能變成活四的三叫活三，對方必須應。請做出活三。</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>活三。現在白方必須擋。</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>這不成活三。請下在您兩枚棋子的斜線上，靠近它們。</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>跳三</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>這三枚白子中間有空，但同樣危險。請擋住。空位本身就是好點。</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>很好。要時刻留意跳三。</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>白方填上空位就成活四。請下在空位或棋子旁邊。</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>四四</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>您的兩個三都被擋了一端。但有一手能同時成兩個四，白方只能擋一個。請找出來。</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>一手兩個四，白方擋不住。</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>那最多隻成一個四。看看兩條線的交點。</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>一手同時成四和活三。白方必須擋四，然後活三變成活四。請下到成五。</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>四三是最常見的取勝方法，請記住。</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>那不能取勝。請找出三子橫線與兩子豎線的交點。</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>三三</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>一手可以同時成兩個活三，白方只能擋一個。請找出這樣的點。</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>兩個活三。只要白方沒有四，您就贏了。</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>那最多隻成一個三。看看兩對棋子連線的交點。</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>所有防點</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>活三可以在多個點防守。請找出所有能擋住它的點。</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>全部找到了。對局中請選對您最有利的一點。</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>下在那裡，白方仍然會贏。</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>連續衝四取勝</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>每個四都必須應。所以可以連續衝四直到取勝。請下到成五。</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>對方始終沒有選擇。這叫 VCF（連續衝四勝）。</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>那趕不上。請找能做出新棋形的四。</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>正確的次序</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>這裡需要更多的四，而且次序很重要。請算到底再下第一手。</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>一直正確，算得好。</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>那一手能被應付，攻勢就結束了。</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>唯一的一手</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>對方有取勝的威脅，只有一手能救。請找出來。</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>得救了。其他著法都會輸。</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>對方仍有必勝。請先看清對方的威脅。</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>連續威脅取勝</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>只靠衝四在這裡贏不了。但活三也必須應。請結合活三和衝四取勝。</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>靠四和三取勝。這叫 VCT（連續威脅勝）。</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>對方有應對。請找一個活三。</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>更長的攻勢</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>這次攻勢更長。活三會給對方選擇，請考慮每一種應手。</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>滴水不漏的攻勢。非常好。</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>那有防守。請再試。</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>六不是五</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>標準規則下恰好五子才勝，六子以上不算。請恰好連成五子。</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>恰好五子，您贏了。</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>那不是恰好五子。數一數棋子。</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>連珠：黑方禁止長連</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>連珠中黑方有禁手點。第一種是長連（六子或更多）。請找出所有禁手點。</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>對。黑方在那裡會成六子而判負。白方可以長連。</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>黑方可以下在那裡。</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>連珠：三三禁手</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>黑方不能一手成兩個活三。請找出所有禁手點。</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>對。在其他規則中能取勝的，在這裡對黑方是禁手。</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>連珠：四四禁手</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>一手成兩個四也是黑方禁手。請找出所有禁手點。</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>對。長連、三三、四四，禁手就是這些。</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>連珠：黑方的取勝之道</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>一個四加一個活三是允許的，連珠中黑方靠它取勝。請下到成五。</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>四三不是禁手，而且能贏。</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>那不能取勝。請找四三。</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>連珠：逼黑方禁手</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>您執白。請衝一個黑方只能下在禁手點才能擋的四。</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>黑方不能在那裡擋。白方常這樣取勝。</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>黑方能應付。黑方在哪裡會成長連？</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>開局：第一手</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>中央的棋子發展空間最大，許多開局規則也要求如此。請把黑方第一子下在中央。</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>棋盤的中心，即天元 H8。</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>那不是中央。請找棋盤正中的黑點。</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>開局：Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>黑方先行，優勢很大。Pro 規則要求黑方第二子下在中央 5 × 5 之外。請落子。</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>對。在方框之外，黑方優勢就小了。</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>太近了。請與天元保持至少三格。</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>開局：連珠，白方</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>連珠從 26 種開局之一開始。白方第一子緊鄰天元，直或斜都可以。請落子。</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>對。直的叫直指，斜的叫斜指。</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>太遠了。棋子必須緊鄰天元。</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>開局：連珠，黑方</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>黑方第二子下在中央 5 × 5 之內。請選一點。對局中對方隨後可以選擇顏色，所以要選公平的點。</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>這是連珠 26 種開局之一。</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>太遠了。請在天元兩格之內。</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黑勝</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白勝</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>對局庫</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜尋對局</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部規則</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部對局</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未結束</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>最後局面</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>第 %n 手後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>已刪除 %n 局。復原</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>搜尋棋手、日期、開局和註解</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>資料夾(&amp;O)…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>當前局面</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>只列出出現過當前局面（包括旋轉、鏡像）的對局</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>沒有找到對局</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>請換個詞搜尋，或顯示所有對局。</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>還沒有對局</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>您下的每一局都儲存在這裡。「匯入」可從檔案新增對局。</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>匯出棋譜</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>棋譜 (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>對局庫(&amp;G)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>匯入資料夾</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>匯入對局</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>棋譜 (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>含此局面的對局(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>敗因</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>從此處開始下</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>回到最後的生機，由您走棋</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>下 %1 後敗局已定。</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>最後的生機：以 %1 代替 %2。</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>在此前的著法中沒有找到生機。</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>再來一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>認輸(&amp;R)</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>要求超時判勝(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>停一手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>交換黑白(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暫停(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>單步(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>走最佳著法(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>開頭(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>後退(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前進(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>末尾(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>關於五子棋(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>引擎(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近開啟(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新對局(&amp;N)</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>自訂對局(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存為(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>儲存圖片或重播(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>複製著法(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>複製棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>貼上棋譜(&amp;A)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>偏好設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>鍵盤快捷鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>顯示威脅(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>訓練(&amp;T)</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>玩法(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Gomoku 說明(&amp;G)</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>三角標記(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>方形標記(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>圓形標記(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>叉形標記(&amp;R)</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>字母標籤(&amp;L)</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>數字標籤(&amp;N)</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A、B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>標籤文字</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>自訂標籤文字；留空則用下一個字母</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1（無法啟動）</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>雙擊可在棋盤上檢視該局。</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>正在進行第一局…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>沒有下完的對局。</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2 局中的 %1 局</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · 比分 %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · 比分 %2 · Elo %3（95 %：%4 到 %5）</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>對陣表</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>平均每手時間</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>比賽各局</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchSetup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 contains no openings.</source>
        <translation>%1 中沒有開局。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開局</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>參賽引擎</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>迴圈賽</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>一對多</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>對陣方式</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>挑戰者</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>沒有挑戰者</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/步</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每步秒數</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> 分鐘/局</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>每局不限時</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>整局分鐘數</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> 局/對</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>每對的局數</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>均勢開局</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>隨機開局</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盤</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>從檔案讀取開局…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>%1 的開局…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> 局同時</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同時進行的局數</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>把對局加入對局庫</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>該對局已不在對局庫中。</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>輪到黑方</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>輪到白方</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>對局已結束。請開始新對局，或悔棋。</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>還沒輪到您。</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>那裡不在棋盤上。</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>黑方不能下 %1：三三禁手。</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>黑方不能下 %1：四四禁手。</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>黑方不能下 %1：長連禁手。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>沒有可悔的棋。</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>沒有可以重做的著法。</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>開局規則不允許這一手下在 %1。</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>只有連珠可以停一手。</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>雙方都是人類棋手時才能提和。</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>只有人類棋手才能認輸。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>這局棋不計時。</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>對方還有時間。</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>這局棋裡沒有這一手。</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>這些設定無法進行對局。</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>請先回應訊息。</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 連成五子，獲勝。</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 阻止對方成五。</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 成活四。</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 衝四，對方必須應。</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 成活三。</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 是開局庫著法。</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 看來最好。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方勝</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方勝</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>連成五子</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>白方認輸</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>黑方認輸</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>白方超時</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>黑方超時</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>黑方下出禁手</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>棋盤已滿</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>雙方同意</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>達到步數上限</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>雙方停手</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>白方引擎故障</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>黑方引擎故障</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1，黑子</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1，白子</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1，黑子，第 %2 手</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1，白子，第 %2 手</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 已經提出。</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 與已提出的五手打點對稱。</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>請從提出的五手打點中選擇。</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 不在棋盤上。</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1：請接著輸入行號。</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1：按 Enter 在此落子。</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>您可以連成五子。</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>對方要成五。</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>您可以連續衝四，%1 手取勝。</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>您可以在 %1 手內必勝。</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>您可以成活四。</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>對方要成活四。</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>對方要連續衝四取勝。</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>您可以衝四，對方必須應。</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>您可以成活三。</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>有開局庫著法。</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>沒有急所，請找一個好點。</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 可連續衝四，%2 手取勝。</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 可在 %2 手內必勝。</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 擋住活三。</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 阻止對方在 %2 成活四。</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 阻止對方連續衝四取勝。</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 阻止對方從 %2 開始的連續衝四。</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>沒有發現%1的取勝威脅。</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1要在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1要在 %2 成活四。</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1要從 %3 起連續衝四，%2 手取勝。</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1要從 %3 起，%2 手必勝。</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>您可以改在 %1 連成五子。</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>這會輸：%1可在 %2 成五。</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>這可能會輸：%1可在 %2 成活四。</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>這可能會輸：%1可從 %3 起連續衝四，%2 手取勝。</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1，緩手</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1，失誤</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1，敗著</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>第 %1 手：%2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1，唯一著法</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>下一手：</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>還沒有著法。請點選棋盤上的交叉點。</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>其他著法</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>交換黑白</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>開始(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>本局規則(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>未註明規則，按%1處理。</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 未註明規則，按%2處理。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已開啟 %1。</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>本局規則</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>加入對局庫</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>假定規則：</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>點選棋盤收回第四手。</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>點選一個第四手檢視第五手。</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>看這裡。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>先手很有價值。開局規則使開始公平：限制落子的位置，或讓雙方在若干子之後選擇顏色。</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>「自由」即沒有開局規則：黑方可從任何地方開始。</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>在視窗中</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>棋盤旁的卡片說明誰該做什麼，每個選擇都有按鈕。</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>不能落子的地方棋盤會變暗。</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>悔棋既收回棋子也收回決定。提示會說明電腦會怎麼做。</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>開局結束後才開始計時。</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>分析選單中的「尋找均勢著法」(Ctrl+B) 顯示最均勢的點上黑方的勝率。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>第一棋手是設定為執黑的一方。交換是指雙方互換顏色；棋子不動。</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>黑方第一子下在天元。</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>白方可下在任何地方。</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>黑方第二子下在中央 5 × 5 之外。Long Pro：中央 7 × 7 之外。</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>此後自由對弈。</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro：黑方不能下在變暗的方塊內。</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro：方塊更大。</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>第一棋手在任意處放三子：黑、白、黑。</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>第二棋手保持執白，或交換執黑。</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>白方走第四手。</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>可能公平的三子。現在由第二棋手選邊。</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>五子棋世界錦標賽的規則。</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>第二棋手有三種選擇：保持執白、交換執黑，或在任意處再放兩子：一白一黑。</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>再放兩子之後由第一棋手選邊。</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>白方走下一手。</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>第二棋手放了 4 和 5。現在由第一棋手選邊。</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF、山口、Soosõrv-8 和 Taraguchi-10 用於連珠。前三種從 26 種開局之一開始：</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>天元一顆黑子。</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>旁邊一顆白子，斜向也可。</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>中央 5 × 5 內一顆黑子。</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>第三子可下之處。旋轉和鏡像算同一種，所以共 26 種。</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>棋盤下方的一行顯示開局名稱。</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>第一棋手擺出 26 種開局之一。</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>第二棋手保持執白或交換。</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>白方第四手可下在任何地方。</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>黑方提出兩個五手打點。</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>白方保留其中一個，並走第六手。</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>黑方提出 A 和 B。白方選對黑方較差的一個。</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>第一棋手擺出 26 種開局之一，並宣佈黑方將提出幾個五手打點，最多 12 個。</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>黑方提出所宣佈數目的五手打點。</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>白方選一個，並走第六手。</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>開局對黑方越有利，就要越多的打點才公平。</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>白方第四手可下在任何地方，並宣佈一到八個五手打點。</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>黑方保持或交換。</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>棋子放在逐漸擴大的方塊內。前四子的每一子之後，另一方可以交換。</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>黑方下在天元。</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>白方下在中央 3 × 3。</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>黑方下在中央 5 × 5。</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>白方下在中央 7 × 7。</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>黑方下在中央 9 × 9，白方可再交換一次。或者，若第四子後無人交換，黑方可在任意處提出十個五手打點；白方選一個，此後不再交換。</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>單獨的第五子可下之處。</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>在多數連珠開局規則中，黑方提出幾個五手打點，白方保留一個。依次點選您提出的點。然後白方點選要保留的一個。</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>提出的點不能互為鏡像。只看四顆棋子的對稱，不看棋盤中心。</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>圓環處的著法有三個鏡像，即標記的點。四個之中只能提出一個。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>黑方將提出一個五手打點。</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>黑方將提出 %1 個五手打點。</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1保留 %2 作為第五手。</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1繼續執黑。</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1交換，改執黑。</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1交換，改執白。</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1再擺兩子。</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1提出十個五手打點。</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1繼續執白。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>開局：%1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>等待對方決定。</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>開局階段結束。</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>五手打點：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>自由</translation>
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
        <translation>山口規則</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <translation>索索夫-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>塔拉山口-10</translation>
    </message>
    <message>
        <source>Black starts anywhere.</source>
        <translation>黑方可從任意點開始。</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>黑方首手下天元，第二手須在中央 5 × 5 之外。</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>黑方首手下天元，第二手須在中央 7 × 7 之外。</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>一方擺三子，另一方選擇顏色。</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>一方擺三子，另一方選擇顏色，或再擺兩子後由先行者選擇。</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>26 種連珠開局之一，可交換，五手兩打。</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>連珠開局，宣告五手打點數，然後可交換。</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>第四手時宣告至多八個五手打點，可再次交換。</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>每下一子後都可交換，或提出十個五手打點。</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>在任意處下一枚黑子。</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>在任意處下一枚白子。</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>在中央 %1 × %1 之外下一枚黑子。</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>在中央 %1 × %1 之外下一枚白子。</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>第一子下在天元。</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>在中央 %1 × %1 內下一枚黑子。</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>在中央 %1 × %1 內下一枚白子。</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>您選擇哪一方？</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>黑方應提出幾個五手打點？</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>選擇保留的第五手。</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>繼續執黑</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>繼續執白</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>交換：執白</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>交換：執黑</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>再擺兩子</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>提出十個五手打點</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>建議：%1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先行者</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後行者</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>開局：%1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>請提出五手打點，還差 %1 個。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>opening name, Japanese name</comment>
        <translation>%2（%1）</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningTile</name>
    <message>
        <source>learnt</source>
        <translation>已學會</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>從這裡起沒有更多資料。</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 訓練</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回訓練</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>執黑練習</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>執白練習</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>棋盤主題</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>標記最後一手</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>禁手點</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>活三與四</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>動畫</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>電腦，%1 級：%2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>電腦，全力</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>%1由誰執子</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/步</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>%1每步秒數</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>新增引擎…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>開局決定雙方的顏色。</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>在這台電腦上輪流下。黑方先行。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先行者</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後行者</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>%1的名字</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ 訓練</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回訓練</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ 開局</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>返回開局</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%2 題中一次做對 %1 題。</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>找出更好的著法</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>您執黑。</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>您執白。</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1對局中您下了 %2。</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1您在對局中的著法標在 %2。</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 正確。請繼續。</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 已經找到了。</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 是好棋。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 是黑方禁手。</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>下 %1 後對方獲勝，棋盤上有演示。</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>有比 %1 更好的著法，棋盤上有後續演示。</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>尚無等級分，%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>可能經過旋轉或鏡像</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>我的進步(&amp;P)</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>匯出進步</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku 進步</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>進步 (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>我的進步</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 訓練</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回訓練</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>訓練記錄已刪除。對局仍在對局庫中。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>這裡還沒有內容</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>上一課、解一題或下一局等級分對局。等級分、準確率和學到的東西會顯示在這裡。</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>每日五題</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>等級分對局</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>等級分的規則</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>本週</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>只儲存在這台電腦上，從不外傳。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>把本頁的一切儲存到檔案。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>刪除等級分、答題和卡片。對局留在對局庫中。</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>今天的五題已完成。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>有 %n 張卡片到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>下一課：%1。</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>第一課</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>等級分，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n 局等級分對局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 勝 %2 和 %3 負。</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>等級分曲線，%1：%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>最近 %1 局覆盤；全部 %3 局為 %2 %。</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>共 %n 局覆盤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>準確率曲線：%1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等級分 %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>還沒有試過。</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%2 題解出 %1 題。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>全部完成。</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>下一項：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 題待複習</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>失誤和做錯的題會變成卡片，以後再來。</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>共 %1 張：已掌握 %2，新 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>連續 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>最近七天沒有答題。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>七天內 %n 題，答對 %1 %。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>無論如何防守，黑方 %n 手以內必勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>無論如何防守，白方 %n 手以內必勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>已證明黑方必勝。</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>電腦認為黑方必勝。</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>已證明白方必勝。</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>電腦認為白方必勝。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>正在尋找證明…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>在限度內沒有找到證明，勝負尚不確定。</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>請為白方嘗試任意防守。黑方還需 %1 手。</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>請為黑方嘗試任意防守。白方還需 %1 手。</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>黑方正在應對…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>白方正在應對…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>點選棋盤檢視應手。</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>連成五子：這一防守被擊破。</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>在限度內未能擊破這一防守。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>證明</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>證明(&amp;P)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>嘗試任意防守，看它如何被擊破。</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>換一種防守(&amp;D)</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>回到選擇上一防守之處</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>最佳防守(&amp;B)</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>堅持最久的著法</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>離開(&amp;L)</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>回到原處；嘗試過的著法保留為變化</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>證明(&amp;V)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>嘗試任意防守，看它如何被擊破。</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>此處沒有已證明的必勝。請先分析局面。</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>嘗試反駁(&amp;T)</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>從黑方已證明獲勝的局面開始執白。</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>連續衝四取勝</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>連續威脅取勝</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>逼黑方禁手</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>找出所有防點</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一的一手</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>專家</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>輪到黑方</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>輪到白方</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手連續衝四取勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手以四和三取勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手以四三取勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手逼黑方禁手。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1：找出所有能阻止對方取勝的著法。</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1：只有一手不輸，請找出來。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 是黑方禁手。</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 沒有任何威脅。</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1 能被應付。</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>下 %1 後對方獲勝。</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 也能贏，但更慢。請找更短的取勝。</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 不是必勝。</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 正確。已找到 %2 / %3。</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 正確。請繼續。</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>解出了。黑方不能在 %1 擋。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解出了。</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 已經找到了。</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>您可以成五。</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>做活四或兩個四。</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>一手做四三。</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>衝四。</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>做活三。</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>靜手：不是三也不是四，但有威脅。</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>阻止成五。</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>對方要連續衝四取勝。請打斷它。</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>請看標出的方框內。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>下 %1。</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>三三與四四</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>似是而非</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>假三</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>三中有三</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>它還沒有威脅：是改善您局面的一手。</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1 可以用 %2 應對。</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>成五</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1：成五。</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>這是副本</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>該對局已在另一個視窗中開啟。您在這裡下的棋會另存為新對局。</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>已新建對局庫</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1舊檔案保留為 %2。</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>對局庫沒有響應。%1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>無法讀取對局庫中的第 %1 局。</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1下在 %2：回到對局</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>重新顯示最新局面（Alt+End）</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>請先覆盤，以找出失誤。</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>那個方向沒有發現失誤。</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>覆盤(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>下一個失誤(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>上一個失誤(&amp;P)</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>對局中顯示勝率(&amp;P)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>轉折點</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>全部著法</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>關閉覆盤</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>從失誤中學習（%1）</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>未評判</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好棋</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>敗著</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1勝率從 %2 降到 %3。</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1勝率從 %2 升到 %3。</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1現在可立即獲勝，而不是 %2 手後。</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1現在 %2 手獲勝，而不是 %3 手。</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>漏看了成五。</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>漏看了 %1 手必勝。第 %2 手時只需 %3 手。</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>漏看了 %1 手必勝。</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1現在可在 %2 成五。</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>沒有擋活三：%1現在可在 %2 成活四。</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1現在可從 %3 起連續衝四，%2 手取勝。</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1現在可 %2 手必勝。</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>更好：%1，成五。</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>更好：%1，阻止成五。</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>更好：%1，連續衝四 %2 手取勝。</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>更好：%1，%2 手必勝。</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>更好：%1，成活四。</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>更好：%1，擋住%2的活三。</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>更好：%1，阻止%2在 %3 連續衝四。</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>更好：%1，衝四，對方必須應。</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>更好：%1，成活三。</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>更好：%1，能堅持更久。</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>更好：%1，%3勝率 %2。</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>沒有失誤</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>敗著：%1，失誤：%2，緩手：%3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>開局：%1（%2）</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>唯一著法</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>這一手是禁手，因此判負。</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>雙方輪流各放一子，黑先。棋子不移動，也不提掉。</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>五子連成一線獲勝：橫、豎或斜。黑方已勝。</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>擋住四。一端空著的四下一手就勝。白方必須下在圓環處。</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>提防活三。兩端都空的三會變成兩端都空的四，無法阻擋。要及時擋住一端。</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>同時製造兩個威脅。下在圓環處形成兩個三。白方只能擋一個：對局就是這樣贏的。</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>訓練頁的課程會在棋盤上一步步演示。</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>各種規則都要五子連線，區別在於還有什麼算數。</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>無禁手：五子或更多連線獲勝。</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>標準：恰好五子獲勝。六子或更多不算。</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>連珠：黑方恰好五子獲勝，並有三種禁手。白方五子或更多獲勝，可下在任何地方。</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro：五子獲勝，除非兩端都被對方棋子擋住。六子或更多總是獲勝。</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro（恰好五子）：同 Caro，但六子或更多不算。</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>棋盤下滿、達到開局時選定的手數上限，或雙方同意時為和棋。連珠中雙方相繼停一手也是和棋。只有連珠可以停一手。</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>五子或更多不間斷的連線獲勝，橫、豎、斜均可。沒有其他規則。</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>黑方斜線五子，獲勝。</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>黑方優勢很大。兩位好手應使用開局規則，例如 Swap2。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>恰好五子連線獲勝。六子或更多對雙方都不算。</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>六子連線：此規則下不勝。對局繼續。</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>一子形成多條線時，有一條恰好五子即可。</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>連珠消除黑方的優勢：黑方有三種禁手。白方可下在任何地方。黑方恰好五子獲勝，白方五子或更多獲勝。</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>禁手點在棋盤上有標記。指向它可在棋盤下方看到原因。</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>三種禁手</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>三三：一子形成兩個活三。再下一子能成為兩端都空的四，才算活三。</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>四四：一子形成兩個四。哪怕各自只有一端能成五也算。</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>兩個四可在同一線上：B5 D5 E5 F5 與 D5 E5 F5 H5 是不同的四。</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>長連：六子或更多連線。</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>兩個例外</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>成五優先於一切。圓環處橫向成六，但縱向恰好五：黑勝。</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>這看似三三，但黑方可以下在圓環處。C 線上的三隻能在 C8 延伸，而那裡會是四四，所以它不是活三。</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>在自訂對局中，可選擇禁手是不能下還是判負。</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>五子連線獲勝，除非兩端各有一顆對方棋子。只有棋子能擋，棋盤邊緣不能。六子或更多總是獲勝。</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>從上到下：不勝，因為兩端被擋；獲勝；獲勝，因為邊緣不能擋；獲勝，因為六子擋不住。</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>在 Caro（恰好五子）中，最後一行的六子不算。</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>三可以從比其他規則更遠的地方阻擋：標記的任何一點。</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>另一個程式正在使用對局庫。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁碟已滿。</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>無法開啟或寫入對局庫。</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>對局庫由本程式的更新版本建立。</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>對局庫已損壞。</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>該檔案不是對局庫。</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>磁碟報告錯誤：%1。</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>對局未能儲存。%1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>儲存到別處…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重試</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>無法儲存設定和引擎。關閉程式後，變更會遺失。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>啟動時顯示提示</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>對弈</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>提醒敗著</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>電腦落子前稍作停頓</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放音效</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>執行緒</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶體</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>開局庫</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好設定</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>搜尋偏好設定</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>沒有符合的選項。</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢復預設值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>最低兩級</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始終</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>更大</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的名字</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>時間不多</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>在棋盤上</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移動游標</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>在游標處落子</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>回車或空格</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>前後瀏覽</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>滑鼠滾輪</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>鍵盤快捷鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>移到某點</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>輸入其座標，如 H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>開始與最後局面</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home 與 End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>單步</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>很慢</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>每一手停留的時間</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>沒有分析。按 F9 開始分析。</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>朗讀(&amp;K)</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>朗讀最後一手(&amp;L)</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>朗讀威脅(&amp;T)</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>朗讀禁手點(&amp;F)</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>朗讀計時(&amp;C)</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>朗讀橫線(&amp;R)</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>朗讀豎線(&amp;O)</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>朗讀斜線(&amp;D)</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>朗讀勝率(&amp;W)</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>還沒有落子。</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>沒有發現威脅。</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>只有連珠規則有禁手點。</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>沒有禁手點。</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>黑方禁手：%1。</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>黑方 %1，白方 %2。</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>橫線 %1 為空。</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>橫線 %1：%2。</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>豎線 %1 為空。</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>豎線 %1：%2。</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>從 %1 到 %2 的斜線為空。</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>從 %1 到 %2 的斜線：%3。</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>還沒有與電腦的對局</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>勝率 %1 · 勝 %2，和 %3，負 %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>您對電腦</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>走勢</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>最近 %1 局</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>勝率走勢</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>黑白合計</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>您執黑</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>您執白</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>您的顏色</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部規則</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>各級別成績</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>重置統計嗎？對局會保留。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>重置統計…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>使用過幫助、不計入的對局：%1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>提示、走最佳著法、悔棋、分析和換邊都算幫助。</translation>
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
        <translation>按 Enter 開始，或直接落下第一子。</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>正在檢視第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>數字：黑方勝率（%）</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>按 Enter 開始觀戰。</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>計等級分</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>不計等級分</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>不計等級分：使用過幫助</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>不計等級分：使用過提示</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>不計等級分：悔過棋</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>不計等級分：電腦代下過</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>不計等級分：使用過分析</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>不計等級分：更換過棋手</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>%1的強度</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強度</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strength, its name</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthScale</name>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 級，共 %2 級</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>級別 %1 / %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>悔棋沒有限制：可以收回著法、電腦的應手，甚至剛開的新對局。</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>活三會變成活四，活四擋不住。要儘早防守。</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>沒有頭緒時可以要提示：它會指出一手並說明理由。</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>在棋盤上滾動滾輪可回看。在那裡落子會開始一個變化。</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>對局會自動儲存，隨時可以繼續。</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>把棋譜檔案或 Gomocup 引擎拖到視窗上即可開啟。</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>按 ? 檢視所有快捷鍵，按 F1 檢視說明。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小提示</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>下一條</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>不再顯示</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>點選交叉點，或輸入 H8 後按 Enter。</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>這不是我們的比賽檔案</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>另一個程式正在進行這場比賽</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>（無法啟動）</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>引擎對抗賽</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>挑戰賽</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>迴圈賽</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2 局中的 %1 局</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 返回</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>一切都只儲存在這台電腦上。</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>從第一課開始</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 題待複習</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>在棋盤上一步步學：什麼是活三，什麼是四，為什麼三三能贏。</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>今天的完成了。題目隨時可做。</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>五道題，來自您的對局和題庫，約四分鐘。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>更多題目</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等級分 %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 個答案經過證明的局面：衝四取勝、活三取勝、防守。</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>衝四取勝、活三取勝、防守。已解 %n 題。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>您的失誤</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 個新的</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>下一局並覆盤，您的失誤會成為練習。</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>來自 %n 局覆盤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>從五子連珠到禁手。</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>等級分對局</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 級</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>與您實力相當的對手。</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>幾局就能找到您的程度。</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>等級分，%1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>我的進步</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>正在覆盤您的對局，還剩 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>覆盤 %n 局以找出您的失誤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>禁手練習</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>禁手還是可下？五級認識連珠禁手。</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>禁手還是可下？%2 題答對 %1 題。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>連珠的開局、它們的價值和練習。</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>訓練(&amp;T)</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>第一題 – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>這裡還沒有可練習的內容。</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>停止覆盤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>覆盤我的對局(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>已覆盤 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>分支已刪除。Ctrl+Z 可恢復。</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>分支已複製。</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>點選交叉點進行標記。按 Esc 結束。</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分支樹</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>著法樹(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>分支(&amp;B)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>標記(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>提升分支(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>複製分支為 SGF(&amp;S)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>複製分支為文字(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>轉到相同局面(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>刪除分支(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>恢復已刪除的分支(&amp;R)</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>結束標記(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln 個分支</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>已刪除 %Ln 手。復原</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分支樹</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>著法樹</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>無著法</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>另一分支有相同局面。</translation>
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
        <translation>第 %1 手：%2 %3，%4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>轉折點</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>沒有發現失誤。</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>覆盤已停止。按 Shift+F9 重新開始。</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>沒有發現失誤，只有緩手，見「全部著法」。</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>確定後，失誤會顯示在這裡。</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>無禁手</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準（恰好五子）</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>連珠（有禁手）</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Caro, exactly five</source>
        <translation>Caro，恰好五子</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>連成五子或更多即勝。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>恰好連成五子才勝，六子或更多無效。</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>黑方禁止三三、四四和長連。</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>五子兩端都被堵不算勝，六子或更多必勝。</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>同 Caro，但六子或更多無效。</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休閒</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟練</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大師</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>落子很快，常常漏看威脅。</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>看得見四和五，很少謀劃。</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>善於防守，會做活三。</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>進攻計算到底。</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>能找到很長的必勝手順。祝您好運。</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>用盡所有核心與時間。</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>電腦，%1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>每步 %1</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>每局 %1</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>每局 %1，每步加 %2</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1連五獲勝</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1獲勝，對方認輸</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1獲勝，對方超時</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1獲勝，對方禁手</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1獲勝，對方棄權</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>和棋：棋盤已滿</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>雙方同意和棋</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>達到步數上限，和棋</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>和棋：雙方停手</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 千</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 百萬</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 十億</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 節點/秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>黑方下一手獲勝</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>白方下一手獲勝</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>黑方 %1 手內獲勝</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>白方 %1 手內獲勝</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>第 %1 級</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>常用棋盤，也是連珠的棋盤。</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>圍棋棋盤：空間更大，對局更長。</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>最大的棋盤。</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>小棋盤：適合快棋和學習。</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>比常用的略小。</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>比常用的略大。</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>思考時間不限。</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>每步須在 %1 內下完。</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>每方整局共 %1。</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>每方整局 %1，每步加 %2。</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>只有黑方能完美對弈。</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>除 15 × 15 外的棋盤沒有任何證明。</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>此規則下沒有任何證明。</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>使用開局規則時沒有任何證明。</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>此規則下尚無證明。</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>無法讀取證明。</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>已證明執黑每局必勝。</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>敗著提醒</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>收回(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>收回這一手算作幫助。</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>電腦在等待</translation>
    </message>
</context>
</TS>
