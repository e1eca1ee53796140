<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>关于五子棋</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>五子棋、连珠与 Caro，对战强劲的电脑。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由软件，采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1：准确率 %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>准确率：着法保住了多少胜率。
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
        <translation>切换分析详略(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>分析当前局面(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>在变化中前进(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>在变化中后退(&amp;B)</translation>
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
        <translation>深度 %1 · %2 节点 · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>上一手尚未分析。</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>上一手没有问题。</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>上一手是缓手。</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>上一手是失误。</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>上一手是败着。</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>以黑方计</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>变化数量</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>显示几个最佳着法</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>显示多少</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>对局时显示多少分析</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>仅曲线</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>仅评语</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>对局已结束。请回看前面的局面进行分析。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>黑方胜率：%1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>点击“分析”查看最佳着法。</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>数字为黑方胜率（百分比）。</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>不计证明：%1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>仅棋盘</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>上一手是唯一的着法：其他着法都会输。</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>已证明：黑方在 %n 手内获胜。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>正在寻找均势着法…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>没有找到均势着法。</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>最均势：%1（黑方胜率：%2）</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1（黑方胜率：%2）</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>寻找均势着法(&amp;B)</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>在最均势的点上显示黑方胜率。</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>仅在开局中摆子时可用。</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>最佳变化：%1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>指向着法可在棋盘上查看变化，点击可转到那里。</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>指向着法可在棋盘上查看变化。</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>最后一手：%1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1，黑方胜率 %2%</translation>
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
        <translation>请稍候</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · 胜</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
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
        <translation>电脑</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · 轮到走棋</translation>
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
        <translation>轮到走棋</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>已证明 %n 手内获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>此处未证明</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每步限时</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>全局限时</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>全局分钟数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每步秒数</translation>
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
        <translation>每步增加的秒数</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>超时获胜须由对方提出</translation>
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
        <translation>抢在对方之前，先连成五子。</translation>
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
        <translation>随机</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先行</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>后行</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>掷硬币</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>全部选项…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>初学五子棋？</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>两分钟学会规则和基本思路。</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>您先手</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>电脑先手</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · 您对%2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · 双人</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · 两台电脑</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 题待复习</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>当前着法的注释</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>添加注释…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>注释这一手(&amp;M)</translation>
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
        <translation>相差不超过 %1 的第四手：%2。</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>走 %1 之后，相差不超过 %2 的第五手：%3。</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>已知的路线到此为止。</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>您执黑。</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>您执白。</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>请走第 %1 手。</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>路线上：%1。</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 离开了已知路线：黑方胜率变为 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 离开了已知路线。</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 不能下。</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 在路线上。</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>电脑走 %1。</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>您一直走在已知路线上，直到终点。</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>已知的路线到此为止。您途中离开过它。</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>轮到%1 · 黑 %2 子，白 %3 子</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>无法从这里开局：棋盘已满，或已有一方获胜。</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>正在寻找必胜手顺…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1可连续冲四取胜（VCF）：%2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1可连续威胁取胜（VCT）：%2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1没有靠冲四和活三的必胜。</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>在 %1 内没有找到必胜。</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>剪贴板中没有局面：%1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>局面已复制。</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;棋盘图 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>摆局面(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮到走棋</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>复制棋盘</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>从此处开始对局</translation>
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
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>以文本图表示的棋盘</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>着法 H8 I9 …；没有顺序时为 SGF</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF、H8 I9 …、7,7 8,8 …、文本棋盘或网页棋盘的链接</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>寻找连续冲四（VCF）和连续威胁（VCT）的必胜</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>%1 的控制台</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>发给引擎的命令，例如 ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>引擎命令</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有消息。</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>无法使用：%1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>添加引擎</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>尚未测试。</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>棋盘：%1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>规则：未知</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>还支持：%1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>选项(&amp;O)</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>每行一项，例如：thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>撤销移除</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>等待测试</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 不是可执行文件。</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>还没有引擎</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>添加 Gomocup 引擎，或把文件拖到这里。会立即测试。</translation>
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
        <translation>开始比赛</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>引擎对抗赛</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>还没有引擎</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>在“引擎”菜单中添加引擎，或把文件拖到窗口上。</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>这场比赛以后无法继续：%1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 无法启动，它的对局不下：%2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>导出表格</translation>
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
        <translation>导出页面</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>页面 (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>请至少选两个。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>选择两个或更多引擎并开始比赛。表格、强度估计和所有对局会出现在这里。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>页面 (HTML)…</translation>
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
        <translation>程序崩溃</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>程序已退出，状态 %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>输出过多</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>没有回应 START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>回答了“%1”</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>%1 毫秒内没有走棋</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START：%1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>它下了“%1”，不在棋盘上</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>它下在 %1，而那里已有棋子</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>添加引擎</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>要将此程序添加为引擎吗？</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>添加后会立即启动它进行测试，以后每次对局也会启动。请只添加您信任的程序。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
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
        <translation>%1（出错）</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>上次出错：%1</translation>
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
        <translation>引擎对抗赛(&amp;M)…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>棋盘前的引擎</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>控制台(&amp;C)…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 未通过测试，无法对局。</translation>
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
        <translation>第 %1 手 · 未评判</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>正在评判… %1 / %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>黑方胜率</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>全局黑方胜率</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>复盘进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>停止评判此局</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>黑方胜率</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>开局浏览器</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>开局浏览器(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>黑胜 %1，和 %2，白胜 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>后续着法</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>从此局面下过的着法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>黑 – 和 – 白</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>还没有后续着法</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>您的对局中没有从此局面继续的。有的话，着法和结果会显示在这里。</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>黑方胜率</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>保存图片或回放</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>图片已存为 %1。</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>着法已复制。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>棋谱已复制（SGF 格式）。</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>没有最近的棋谱</translation>
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
        <translation>回放已存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>分支树，%Ln 手。</numerusform>
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
        <translation>轮到黑方。黑方可以下在 %1 吗？</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>下一题即将出现…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>错。</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>连对 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>连续答对五题进入下一级。</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%2 题答对 %1 题。最多连对：%3。</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 训练</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回训练</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>禁手还是可下？</translation>
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
        <translation>下一题</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>难度 %1：%2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 连成五子，获胜。</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 看似禁手，但黑方可以落子。不是真正的三：%2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 是黑方禁手（长连）：%2。</translation>
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
        <translation>%1 可以下：只有一个四，%2。</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 可以下：只有一个活三，%2。</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 会成五</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 会是禁手（%2）</translation>
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
        <translation>长连</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>六连，或单独的三、四</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>三三、四四，或四三</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>一线双四、五连与眠三</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>不能变成活四的三</translation>
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
        <translation>%1 出了问题</translation>
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
        <translation>重试</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>由我来下这一方</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
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
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>黑方超时</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>白方超时</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>对方可以要求判胜，也可以继续下。</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>要求判胜</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>您赢了</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>您输了</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1。使用过帮助，不计入统计。</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>动画回放 (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>网页回放 (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>文件名须以 .png、.svg、.gif 或 .html 结尾</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>还没有对局</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>棋谱 (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 过大，不可能是棋谱。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>剪贴板中没有棋谱。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>这段文字</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 不是棋谱：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>文件中有 %n 局棋，这是第一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>没有可保存的对局。</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 格式无法保存这局棋：%2。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>已保存为 %1。该格式不保存：%2。</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 不是棋谱文件。</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>开局规则(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>和棋(&amp;D)</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>仅在棋盘下满时</translation>
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
        <translation>判负</translation>
    </message>
    <message>
        <source>after </source>
        <translation>下满 </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
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
        <translation>认输</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>更换棋手</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>胜率</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>请点击靠近交叉点的位置。</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>先选对手：电脑、同机的朋友，或观看两台电脑对弈。然后按 Enter 或落子。“全部选项”里有其余的一切。未下完的对局在按钮下方。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>点击交叉点落子。</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>点击棋手卡片可更换棋手：人、其他等级或引擎。</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>对局随下随存。关闭窗口也不会丢失。</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>滚轮可在对局中前后移动。小棋子显示后来的着法。</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>在较早的局面落子会开始一个变化。原对局保留。</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>棋盘下方的链接可返回对局。</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>提示 (Ctrl+H) 分步进行：先是理由和区域，再是着法，然后是变化，每问一次多显示一子。</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>显示威胁 (Ctrl+T) 说明假如您停一手对方会怎么走，并显示变化。</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>走最佳着法 (Ctrl+M) 替您落子。</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>悔棋 (Ctrl+Z) 收回您的着法和电脑的应手，也能收回认输，甚至新开的一局。Ctrl+Shift+Z 重做。</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>与最低的两级对弈时，电脑应手之前会提醒您的败着。您可以收回或保留。何时提醒可在首选项中更改。</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>提示、最佳着法、悔棋、分析和换边都算帮助。用过帮助的人机对局不计入统计和等级分。</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 分析所示局面。最佳着法以平面标签显示在棋盘上，带有黑方胜率；最好的是绿色。</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>指向标签可看其变化。滚轮在变化中前后移动，Ctrl+Right 和 Ctrl+Left 也可以。点击则进入该变化。</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>“黑方 5 手内获胜”只数黑方自己的着法，直到成五。</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 打开或关闭面板。F10 更改显示多少。</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>已证明的胜利</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>胜利得到证明时，卡片上会有“证明”(Shift+F10)：您可任意防守，程序会一一击破，直到成五。</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>对局结束后，着法在后台评判。Shift+F9 可为任何对局打开复盘。</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>图表显示黑方胜率。点击可跳到那一手。</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>最多五个转折点用文字说明。最佳变化在下方；指向其中的着法可在棋盘上看到。</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>着法列表中，?! 是缓手，? 是失误，?? 是败着。不确定的不标。Alt+Down 和 Alt+Up 在标记之间移动。</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>准确率是棋手保住了多少胜率。</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>输给电脑之后，卡片会说明何时败局已定，以及最后的机会是什么。“从此处开始下”可回到那里。复盘随对局保存。</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>训练 (Ctrl+Shift+T) 在棋盘旁打开页面，有课程、题目、您自己的失误和等级分对局。一切都留在这台电脑上。</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>点击您想走的着法。凡是可行的都算对。走错时棋盘会显示后果，可以再试。</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H 分步提示。Ctrl+M 显示答案。Ctrl+Right 进入下一题。</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>做错的题会在几分钟、几天或几个月后再出现，直到您掌握。</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>等级分由没有帮助的对局算出，足够可靠时才显示。</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 显示对局的树：着法向下，分支向右。气泡是注释。两条短线表示另一分支到达同一局面。</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>方向键在树中移动。Delete 删除分支；Ctrl+Z 恢复。</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>节点的菜单（也在 编辑 &gt; 分支）可提升分支、设为主线或复制。</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 到 Alt+6 选择标记：三角、方块、圆圈、叉、字母、数字。点击交叉点标记，再点取消。Esc 结束标记。</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E 为所示着法写注释。Esc 返回棋盘。</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>标记和注释属于所示的着法，并随其保存。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E 在棋盘旁打开编辑器。您的对局在后面等着。</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>轮流或用一种颜色落子，也可移去。选择轮到谁、规则和棋盘。</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>粘贴可读 SGF、H8 I9 或 7,7 8,8 这样的着法、画出的棋盘和网页棋盘的链接。</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>然后从此处开始下、分析或求解：寻找冲四连胜 (VCF) 或威胁连胜 (VCT)。变化显示在棋盘上。</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>对局库 (Ctrl+L) 列出您的全部对局。双击打开。</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>搜索可找棋手、日期、开局和注释。</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>当前局面 (Ctrl+Shift+L) 列出出现过盘上局面的对局，旋转或镜像也算。</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>导入可添加文件或整个文件夹。其间可以继续下棋。</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>统计显示您对各等级的战绩。</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>开局浏览 (F7) 显示您的对局从盘上局面如何继续。</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>打开 (Ctrl+O) 可读 SGF、psq、RenLib (.lib)、.rif 和文本文件。也可把文件拖到窗口，或用 Ctrl+V 粘贴对局。</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>文件没有写明规则时，棋盘上方会说明假定了哪一种。可在那里或编辑菜单中另选。</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>保存 (Ctrl+S) 写下对局及其变化、注释和标记。文件名的后缀决定格式。</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>保存图片或回放可写出棋盘图片、动画或浏览器页面。</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C 复制着法，Ctrl+Shift+C 把整局复制为 SGF。</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>菜单中的“引擎”可添加任何 Gomocup 引擎，并立即测试。只添加您信任的程序。</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>点击棋手卡片并选择引擎，即可与它对弈。</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>它的选项会保存：每行一个。</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>控制台显示引擎与程序之间的对话。</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>引擎在对局中出错时，棋盘上会询问如何继续。</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>开局规则中不询问引擎，因为多数引擎不懂。由内置电脑代为决定。</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>引擎菜单中的“引擎对抗赛”让引擎互相对弈。内置电脑可以任何等级参加。</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>每个开局下两次，双方换边。</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>表格显示比分和 Elo 差的估计。区间说明有多可靠：局数越多区间越小。</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>双击可在棋盘上查看该局。</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>首选项 (Ctrl+,) 的更改立即生效。</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>明暗跟随桌面，除非您另选。文字可以放大。</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>视图菜单可显示或隐藏坐标、手数、最后一手、禁手点、活三和四，并可选择棋盘主题。</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>声音可逐个关闭。</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>一切都可不用鼠标。按 ? 查看所有按键。</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>落子：用方向键移动光标并按 Enter，或键入点名（如 H8）并按 Enter。</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>浏览对局：Page Up 和 Page Down，Home 和 End。</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab 在窗口各部分之间移动。Alt 加字母打开菜单。</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 打开帮助，并翻到与当前位置相符的页面。</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>在帮助中</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F 搜索。Alt+Left 返回。Esc 关闭窗口。</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>屏幕阅读器</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>棋盘是一张表，每格都会读出棋子：“H8，黑，第 1 手”。最后一手会播报。每个控件都有名称。</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>选择两个或更多引擎。可以循环对战，也可以由一个对战其他所有引擎。</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>“继续”会接着进行中断的对战，即使程序崩溃过。“导出”保存表格。</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>会说话的按键</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>在状态栏显示，并由屏幕阅读器读出：Ctrl+1 最后一手，Ctrl+2 威胁，Ctrl+3 禁手点，Ctrl+4 计时。光标所在点：Ctrl+5 横线，Ctrl+6 竖线，Ctrl+7 斜线。分析局面后：Ctrl+8 胜率。</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>帮助：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>另见：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>各种规则比较</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>为何要有开局规则</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro 与 Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>连珠 26 种开局</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>五手打点</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>提示、悔棋与提醒</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>树、标记与注释</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>摆设局面</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>对局库</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>文件与图片</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>引擎对抗赛</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>外观、声音与语言</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>键盘与屏幕阅读器</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>开局规则</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>本程序</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>没有页面包含这些词。请用更少或别的词。</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 返回</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>返回上一页 (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>后续可能是：%1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>正在寻找好棋…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>正在寻找威胁…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1再次提示可查看着法。</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1再次提示可查看变化。</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>必胜手顺：%1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>后续可能是：%1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>必胜手顺：%1。连成五子。</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>已添加 %Ln 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln 局已在对局库中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln 个无法读取（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>导入已停止：%1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>正在导入：已有 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>导入对局</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>五子连珠</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>您执黑。五枚棋子连成一线即获胜。您已有四枚，请下第五枚。</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>五子连成，您赢了！</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>不是那里。找到四枚黑子，在其一端落子。</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>各个方向都算</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>横、竖、斜都可以连成一线。黑方在斜线上有四枚棋子，中间有空。请连成五子。</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>对。填上空位就成五。</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>不是那里。从左下到右上看黑子，缺了一枚。</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>挡住四</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>白方已有四子，要成五。您执黑，请立刻挡住。</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>挡得好。白方不能成五了。</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>白方下一手就成五。请下在白方想下的点。</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>能胜先胜</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>双方都有四子，轮到您。能立即取胜就不必挡。</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>对。先成五者胜。</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>有更好的着法：您自己可以成五。</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>两端都空的四子挡不住：白方只能挡一端。请做出活四。</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>活四。无论白方怎么下，您下一手都成五。</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>紧贴三子的一端落子，使四子两端都空。</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>及时挡住活三</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>白方有活三，下一手会成活四。请现在挡住。</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>很好。白方不能成活四了。</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>白方仍能成活四取胜。请紧挨着白子的一端落子。</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>能变成活四的三叫活三，对方必须应。请做出活三。</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>活三。现在白方必须挡。</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>这不成活三。请下在您两枚棋子的斜线上，靠近它们。</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>跳三</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>这三枚白子中间有空，但同样危险。请挡住。空位本身就是好点。</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>很好。要时刻留意跳三。</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>白方填上空位就成活四。请下在空位或棋子旁边。</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>四四</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>您的两个三都被挡了一端。但有一手能同时成两个四，白方只能挡一个。请找出来。</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>一手两个四，白方挡不住。</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>那最多只成一个四。看看两条线的交点。</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>一手同时成四和活三。白方必须挡四，然后活三变成活四。请下到成五。</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>四三是最常见的取胜方法，请记住。</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>那不能取胜。请找出三子横线与两子竖线的交点。</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>三三</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>一手可以同时成两个活三，白方只能挡一个。请找出这样的点。</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>两个活三。只要白方没有四，您就赢了。</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>那最多只成一个三。看看两对棋子连线的交点。</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>所有防点</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>活三可以在多个点防守。请找出所有能挡住它的点。</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>全部找到了。对局中请选对您最有利的一点。</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>下在那里，白方仍然会赢。</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>连续冲四取胜</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>每个四都必须应。所以可以连续冲四直到取胜。请下到成五。</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>对方始终没有选择。这叫 VCF（连续冲四胜）。</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>那赶不上。请找能做出新棋形的四。</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>正确的次序</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>这里需要更多的四，而且次序很重要。请算到底再下第一手。</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>一直正确，算得好。</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>那一手能被应付，攻势就结束了。</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>唯一的一手</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>对方有取胜的威胁，只有一手能救。请找出来。</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>得救了。其他着法都会输。</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>对方仍有必胜。请先看清对方的威胁。</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>连续威胁取胜</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>只靠冲四在这里赢不了。但活三也必须应。请结合活三和冲四取胜。</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>靠四和三取胜。这叫 VCT（连续威胁胜）。</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>对方有应对。请找一个活三。</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>更长的攻势</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>这次攻势更长。活三会给对方选择，请考虑每一种应手。</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>滴水不漏的攻势。非常好。</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>那有防守。请再试。</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>六不是五</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>标准规则下恰好五子才胜，六子以上不算。请恰好连成五子。</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>恰好五子，您赢了。</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>那不是恰好五子。数一数棋子。</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>连珠：黑方禁止长连</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>连珠中黑方有禁手点。第一种是长连（六子或更多）。请找出所有禁手点。</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>对。黑方在那里会成六子而判负。白方可以长连。</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>黑方可以下在那里。</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>连珠：三三禁手</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>黑方不能一手成两个活三。请找出所有禁手点。</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>对。在其他规则中能取胜的，在这里对黑方是禁手。</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>连珠：四四禁手</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>一手成两个四也是黑方禁手。请找出所有禁手点。</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>对。长连、三三、四四，禁手就是这些。</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>连珠：黑方的取胜之道</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>一个四加一个活三是允许的，连珠中黑方靠它取胜。请下到成五。</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>四三不是禁手，而且能赢。</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>那不能取胜。请找四三。</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>连珠：逼黑方禁手</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>您执白。请冲一个黑方只能下在禁手点才能挡的四。</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>黑方不能在那里挡。白方常这样取胜。</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>黑方能应付。黑方在哪里会成长连？</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>开局：第一手</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>中央的棋子发展空间最大，许多开局规则也要求如此。请把黑方第一子下在中央。</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>棋盘的中心，即天元 H8。</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>那不是中央。请找棋盘正中的黑点。</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>开局：Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>黑方先行，优势很大。Pro 规则要求黑方第二子下在中央 5 × 5 之外。请落子。</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>对。在方框之外，黑方优势就小了。</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>太近了。请与天元保持至少三格。</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>开局：连珠，白方</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>连珠从 26 种开局之一开始。白方第一子紧邻天元，直或斜都可以。请落子。</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>对。直的叫直指，斜的叫斜指。</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>太远了。棋子必须紧邻天元。</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>开局：连珠，黑方</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>黑方第二子下在中央 5 × 5 之内。请选一点。对局中对方随后可以选择颜色，所以要选公平的点。</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>这是连珠 26 种开局之一。</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>太远了。请在天元两格之内。</translation>
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
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>对局库</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>最后局面</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>第 %n 手后</numerusform>
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
            <numerusform>已删除 %n 局。撤销</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>搜索棋手、日期、开局和注释</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>当前局面</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>只列出出现过当前局面（包括旋转、镜像）的对局</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>没有找到对局</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>请换个词搜索，或显示所有对局。</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>您下的每一局都保存在这里。“导入”可从文件添加对局。</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>导出棋谱</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>棋谱 (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>对局库(&amp;G)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>棋谱 (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>含此局面的对局(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>败因</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>从此处开始下</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>回到最后的生机，由您走棋</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>下 %1 后败局已定。</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>最后的生机：以 %1 代替 %2。</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>在此前的着法中没有找到生机。</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>再来一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>要求超时判胜(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>停一手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>交换黑白(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>单步(&amp;T)</translation>
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
        <translation>走最佳着法(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>开头(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前进(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>末尾(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>关于五子棋(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>引擎(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>自定义对局(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>保存图片或回放(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>复制着法(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>复制棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>粘贴棋谱(&amp;A)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>显示威胁(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>玩法(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Gomoku 帮助(&amp;G)</translation>
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
        <translation>三角标记(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>方形标记(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>圆形标记(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>叉形标记(&amp;R)</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>字母标签(&amp;L)</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>数字标签(&amp;N)</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A、B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>标签文字</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>自定义标签文字；留空则用下一个字母</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1（无法启动）</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>双击可在棋盘上查看该局。</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>正在进行第一局…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>没有下完的对局。</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>对阵表</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
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
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>平均每手时间</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
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
        <translation>手数</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>比赛各局</translation>
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
        <translation>%1 中没有开局。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
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
        <translation>参赛引擎</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>一对多</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>对阵方式</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>挑战者</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>没有挑战者</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/步</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> 分钟/局</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>每局不限时</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>全局分钟数</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> 局/对</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>每对的局数</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>均势开局</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>随机开局</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>从文件读取开局…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>%1 的开局…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> 局同时</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同时进行的局数</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>把对局加入对局库</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>该对局已不在对局库中。</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>对局已结束。请开始新对局，或悔棋。</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>还没轮到您。</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>那里不在棋盘上。</translation>
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
        <translation>黑方不能下 %1：长连禁手。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>没有可以重做的着法。</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>开局规则不允许这一手下在 %1。</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>只有连珠可以停一手。</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>双方都是人类棋手时才能提和。</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>只有人类棋手才能认输。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>这局棋不计时。</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>对方还有时间。</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>这局棋里没有这一手。</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>这些设置无法进行对局。</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>请先回应消息。</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 连成五子，获胜。</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 阻止对方成五。</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 成活四。</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 冲四，对方必须应。</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 成活三。</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 是开局库着法。</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 看来最好。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>长连</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>连成五子</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>白方认输</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>黑方认输</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>白方超时</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>黑方超时</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>黑方下出禁手</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>棋盘已满</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>双方同意</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>达到步数上限</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>双方停手</translation>
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
        <translation>%1 已经提出。</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 与已提出的五手打点对称。</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>请从提出的五手打点中选择。</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 不在棋盘上。</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1：请接着输入行号。</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1：按 Enter 在此落子。</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>您可以连成五子。</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>对方要成五。</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>您可以连续冲四，%1 手取胜。</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>您可以在 %1 手内必胜。</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>您可以成活四。</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>对方要成活四。</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>对方要连续冲四取胜。</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>您可以冲四，对方必须应。</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>您可以成活三。</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>有开局库着法。</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>没有急所，请找一个好点。</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 可连续冲四，%2 手取胜。</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 可在 %2 手内必胜。</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 挡住活三。</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 阻止对方在 %2 成活四。</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 阻止对方连续冲四取胜。</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 阻止对方从 %2 开始的连续冲四。</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>没有发现%1的取胜威胁。</translation>
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
        <translation>%1要从 %3 起连续冲四，%2 手取胜。</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1要从 %3 起，%2 手必胜。</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>您可以改在 %1 连成五子。</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>这会输：%1可在 %2 成五。</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>这可能会输：%1可在 %2 成活四。</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>这可能会输：%1可从 %3 起连续冲四，%2 手取胜。</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1，缓手</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1，失误</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1，败着</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>手数</translation>
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
        <translation>%1，唯一着法</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>下一手：</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>还没有着法。请点击棋盘上的交叉点。</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>其他着法</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
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
        <translation>本局规则(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>未注明规则，按%1处理。</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 未注明规则，按%2处理。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>本局规则</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>加入对局库</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>假定规则：</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>点击棋盘收回第四手。</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>点击一个第四手查看第五手。</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>看这里。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>先手很有价值。开局规则使开始公平：限制落子的位置，或让双方在若干子之后选择颜色。</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>“自由”即没有开局规则：黑方可从任何地方开始。</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>在窗口中</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>棋盘旁的卡片说明谁该做什么，每个选择都有按钮。</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>不能落子的地方棋盘会变暗。</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>悔棋既收回棋子也收回决定。提示会说明电脑会怎么做。</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>开局结束后才开始计时。</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>分析菜单中的“寻找均势着法”(Ctrl+B) 显示最均势的点上黑方的胜率。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用语</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>第一棋手是设定为执黑的一方。交换是指双方互换颜色；棋子不动。</translation>
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
        <translation>此后自由对弈。</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro：黑方不能下在变暗的方块内。</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro：方块更大。</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>第一棋手在任意处放三子：黑、白、黑。</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>第二棋手保持执白，或交换执黑。</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>白方走第四手。</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>可能公平的三子。现在由第二棋手选边。</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>五子棋世界锦标赛的规则。</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>第二棋手有三种选择：保持执白、交换执黑，或在任意处再放两子：一白一黑。</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>再放两子之后由第一棋手选边。</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>白方走下一手。</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>第二棋手放了 4 和 5。现在由第一棋手选边。</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF、山口、Soosõrv-8 和 Taraguchi-10 用于连珠。前三种从 26 种开局之一开始：</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>天元一颗黑子。</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>旁边一颗白子，斜向也可。</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>中央 5 × 5 内一颗黑子。</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>第三子可下之处。旋转和镜像算同一种，所以共 26 种。</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>棋盘下方的一行显示开局名称。</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>第一棋手摆出 26 种开局之一。</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>第二棋手保持执白或交换。</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>白方第四手可下在任何地方。</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>黑方提出两个五手打点。</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>白方保留其中一个，并走第六手。</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>黑方提出 A 和 B。白方选对黑方较差的一个。</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>第一棋手摆出 26 种开局之一，并宣布黑方将提出几个五手打点，最多 12 个。</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>黑方提出所宣布数目的五手打点。</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>白方选一个，并走第六手。</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>开局对黑方越有利，就要越多的打点才公平。</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>白方第四手可下在任何地方，并宣布一到八个五手打点。</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>黑方保持或交换。</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>棋子放在逐渐扩大的方块内。前四子的每一子之后，另一方可以交换。</translation>
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
        <translation>黑方下在中央 9 × 9，白方可再交换一次。或者，若第四子后无人交换，黑方可在任意处提出十个五手打点；白方选一个，此后不再交换。</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>单独的第五子可下之处。</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>在多数连珠开局规则中，黑方提出几个五手打点，白方保留一个。依次点击您提出的点。然后白方点击要保留的一个。</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>提出的点不能互为镜像。只看四颗棋子的对称，不看棋盘中心。</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>圆环处的着法有三个镜像，即标记的点。四个之中只能提出一个。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>黑方将提出一个五手打点。</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>黑方将提出 %1 个五手打点。</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1保留 %2 作为第五手。</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1继续执黑。</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1交换，改执黑。</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1交换，改执白。</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1再摆两子。</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1提出十个五手打点。</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1继续执白。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>开局：%1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>等待对方决定。</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>开局阶段结束。</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>五手打点：%1</translation>
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
        <translation>山口规则</translation>
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
        <translation>黑方可从任意点开始。</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>黑方首手下天元，第二手须在中央 5 × 5 之外。</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>黑方首手下天元，第二手须在中央 7 × 7 之外。</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>一方摆三子，另一方选择颜色。</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>一方摆三子，另一方选择颜色，或再摆两子后由先行者选择。</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>26 种连珠开局之一，可交换，五手两打。</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>连珠开局，宣告五手打点数，然后可交换。</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>第四手时宣告至多八个五手打点，可再次交换。</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>每下一子后都可交换，或提出十个五手打点。</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>在任意处下一枚黑子。</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>在任意处下一枚白子。</translation>
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
        <translation>在中央 %1 × %1 内下一枚黑子。</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>在中央 %1 × %1 内下一枚白子。</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>您选择哪一方？</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>黑方应提出几个五手打点？</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>选择保留的第五手。</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>继续执黑</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>继续执白</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>交换：执白</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>交换：执黑</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>再摆两子</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>提出十个五手打点</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先行者</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后行者</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>开局：%1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>请提出五手打点，还差 %1 个。</translation>
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
        <translation>已学会</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>从这里起没有更多资料。</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 训练</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回训练</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>执黑练习</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>执白练习</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>棋盘主题</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>标记最后一手</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>禁手点</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>活三与四</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
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
        <translation>电脑，%1 级：%2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>电脑，全力</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>%1由谁执子</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/步</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>%1每步秒数</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>添加引擎…</translation>
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
        <translation>开局决定双方的颜色。</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>在这台电脑上轮流下。黑方先行。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先行者</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后行者</translation>
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
        <translation>‹ 训练</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回训练</translation>
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
        <translation>跳过</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ 开局</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>返回开局</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%2 题中一次做对 %1 题。</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>找出更好的着法</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>您执黑。</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>您执白。</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1对局中您下了 %2。</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1您在对局中的着法标在 %2。</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 正确。请继续。</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 已经找到了。</translation>
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
        <translation>下 %1 后对方获胜，棋盘上有演示。</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>有比 %1 更好的着法，棋盘上有后续演示。</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>尚无等级分，%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>可能经过旋转或镜像</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>我的进步(&amp;P)</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>导出进步</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku 进步</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>进步 (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>我的进步</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 训练</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>返回训练</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>训练记录已删除。对局仍在对局库中。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>这里还没有内容</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>上一课、解一题或下一局等级分对局。等级分、准确率和学到的东西会显示在这里。</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>每日五题</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>等级分对局</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>等级分的规则</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>本周</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>只保存在这台电脑上，从不外传。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>把本页的一切保存到文件。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>删除等级分、答题和卡片。对局留在对局库中。</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>今天的五题已完成。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>有 %n 张卡片到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>下一课：%1。</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>第一课</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>等级分，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n 局等级分对局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 胜 %2 和 %3 负。</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>等级分曲线，%1：%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>最近 %1 局复盘；全部 %3 局为 %2 %。</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>共 %n 局复盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>准确率曲线：%1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等级分 %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>还没有试过。</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%2 题解出 %1 题。</translation>
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
        <translation>下一项：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 题待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>失误和做错的题会变成卡片，以后再来。</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>共 %1 张：已掌握 %2，新 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>最近七天没有答题。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>七天内 %n 题，答对 %1 %。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>无论如何防守，黑方 %n 手以内必胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>无论如何防守，白方 %n 手以内必胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>已证明黑方必胜。</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>电脑认为黑方必胜。</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>已证明白方必胜。</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>电脑认为白方必胜。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>正在寻找证明…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>在限度内没有找到证明，胜负尚不确定。</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>请为白方尝试任意防守。黑方还需 %1 手。</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>请为黑方尝试任意防守。白方还需 %1 手。</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>黑方正在应对…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>白方正在应对…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>点击棋盘查看应手。</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>连成五子：这一防守被击破。</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>在限度内未能击破这一防守。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>证明(&amp;P)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>尝试任意防守，看它如何被击破。</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>换一种防守(&amp;D)</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>回到选择上一防守之处</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>最佳防守(&amp;B)</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>坚持最久的着法</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>回到原处；尝试过的着法保留为变化</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>证明(&amp;V)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>尝试任意防守，看它如何被击破。</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>此处没有已证明的必胜。请先分析局面。</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>尝试反驳(&amp;T)</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>从黑方已证明获胜的局面开始执白。</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>连续冲四取胜</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>连续威胁取胜</translation>
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
        <translation>找出所有防点</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一的一手</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手连续冲四取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手以四和三取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手以四三取胜。</numerusform>
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
        <translation>%1：找出所有能阻止对方取胜的着法。</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1：只有一手不输，请找出来。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 是黑方禁手。</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 没有任何威胁。</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1 能被应付。</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>下 %1 后对方获胜。</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 也能赢，但更慢。请找更短的取胜。</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 不是必胜。</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 正确。已找到 %2 / %3。</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 正确。请继续。</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>解出了。黑方不能在 %1 挡。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解出了。</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 已经找到了。</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>您可以成五。</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>做活四或两个四。</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>一手做四三。</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>冲四。</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>做活三。</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>静手：不是三也不是四，但有威胁。</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>阻止成五。</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>对方要连续冲四取胜。请打断它。</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>请看标出的方框内。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>下 %1。</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>长连</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>三三与四四</translation>
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
        <translation>它还没有威胁：是改善您局面的一手。</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1 可以用 %2 应对。</translation>
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
        <translation>这是副本</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>该对局已在另一个窗口中打开。您在这里下的棋会另存为新对局。</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>已新建对局库</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1旧文件保留为 %2。</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>对局库没有响应。%1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>无法读取对局库中的第 %1 局。</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1下在 %2：回到对局</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>重新显示最新局面（Alt+End）</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>请先复盘，以找出失误。</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>那个方向没有发现失误。</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>上一个失误(&amp;P)</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>对局中显示胜率(&amp;P)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>全部着法</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>关闭复盘</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>从失误中学习（%1）</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>未评判</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好棋</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>缓手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>败着</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1胜率从 %2 降到 %3。</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1胜率从 %2 升到 %3。</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1现在可立即获胜，而不是 %2 手后。</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1现在 %2 手获胜，而不是 %3 手。</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>漏看了成五。</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>漏看了 %1 手必胜。第 %2 手时只需 %3 手。</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>漏看了 %1 手必胜。</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1现在可在 %2 成五。</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>没有挡活三：%1现在可在 %2 成活四。</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1现在可从 %3 起连续冲四，%2 手取胜。</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1现在可 %2 手必胜。</translation>
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
        <translation>更好：%1，连续冲四 %2 手取胜。</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>更好：%1，%2 手必胜。</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>更好：%1，成活四。</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>更好：%1，挡住%2的活三。</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>更好：%1，阻止%2在 %3 连续冲四。</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>更好：%1，冲四，对方必须应。</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>更好：%1，成活三。</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>更好：%1，能坚持更久。</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>更好：%1，%3胜率 %2。</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>没有失误</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>败着：%1，失误：%2，缓手：%3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>开局：%1（%2）</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>唯一着法</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>这一手是禁手，因此判负。</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>双方轮流各放一子，黑先。棋子不移动，也不提掉。</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>五子连成一线获胜：横、竖或斜。黑方已胜。</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>挡住四。一端空着的四下一手就胜。白方必须下在圆环处。</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>提防活三。两端都空的三会变成两端都空的四，无法阻挡。要及时挡住一端。</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>同时制造两个威胁。下在圆环处形成两个三。白方只能挡一个：对局就是这样赢的。</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>训练页的课程会在棋盘上一步步演示。</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>各种规则都要五子连线，区别在于还有什么算数。</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>无禁手：五子或更多连线获胜。</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>标准：恰好五子获胜。六子或更多不算。</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>连珠：黑方恰好五子获胜，并有三种禁手。白方五子或更多获胜，可下在任何地方。</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro：五子获胜，除非两端都被对方棋子挡住。六子或更多总是获胜。</translation>
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
        <translation>棋盘下满、达到开局时选定的手数上限，或双方同意时为和棋。连珠中双方相继停一手也是和棋。只有连珠可以停一手。</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>五子或更多不间断的连线获胜，横、竖、斜均可。没有其他规则。</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>黑方斜线五子，获胜。</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>黑方优势很大。两位好手应使用开局规则，例如 Swap2。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>恰好五子连线获胜。六子或更多对双方都不算。</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>六子连线：此规则下不胜。对局继续。</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>一子形成多条线时，有一条恰好五子即可。</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>连珠消除黑方的优势：黑方有三种禁手。白方可下在任何地方。黑方恰好五子获胜，白方五子或更多获胜。</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>禁手点在棋盘上有标记。指向它可在棋盘下方看到原因。</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>三种禁手</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>三三：一子形成两个活三。再下一子能成为两端都空的四，才算活三。</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>四四：一子形成两个四。哪怕各自只有一端能成五也算。</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>两个四可在同一线上：B5 D5 E5 F5 与 D5 E5 F5 H5 是不同的四。</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>长连：六子或更多连线。</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>两个例外</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>成五优先于一切。圆环处横向成六，但纵向恰好五：黑胜。</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>这看似三三，但黑方可以下在圆环处。C 线上的三只能在 C8 延伸，而那里会是四四，所以它不是活三。</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>在自定义对局中，可选择禁手是不能下还是判负。</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>五子连线获胜，除非两端各有一颗对方棋子。只有棋子能挡，棋盘边缘不能。六子或更多总是获胜。</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>从上到下：不胜，因为两端被挡；获胜；获胜，因为边缘不能挡；获胜，因为六子挡不住。</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>在 Caro（恰好五子）中，最后一行的六子不算。</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>三可以从比其他规则更远的地方阻挡：标记的任何一点。</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>另一个程序正在使用对局库。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>无法打开或写入对局库。</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>对局库由本程序的更新版本创建。</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>对局库已损坏。</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>该文件不是对局库。</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>磁盘报告错误：%1。</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>对局未能保存。%1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>保存到别处…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>无法保存设置和引擎。关闭程序后，更改会丢失。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>启动时显示提示</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>提醒败着</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>电脑落子前稍作停顿</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
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
        <translation>线程</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>开局库</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>搜索首选项</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>没有符合的选项。</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>最低两级</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
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
        <translation>获胜</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>时间不多</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>在光标处落子</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>回车或空格</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>前后浏览</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>鼠标滚轮</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>移到某点</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>输入其坐标，如 H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>开始与最后局面</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home 与 End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
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
        <translation>每一手停留的时间</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>没有分析。按 F9 开始分析。</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>朗读(&amp;K)</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>朗读最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>朗读威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>朗读禁手点(&amp;F)</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>朗读计时(&amp;C)</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>朗读横线(&amp;R)</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>朗读竖线(&amp;O)</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>朗读斜线(&amp;D)</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>朗读胜率(&amp;W)</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>还没有落子。</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>没有发现威胁。</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>只有连珠规则有禁手点。</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>没有禁手点。</translation>
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
        <translation>横线 %1 为空。</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>横线 %1：%2。</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>竖线 %1 为空。</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>竖线 %1：%2。</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>从 %1 到 %2 的斜线为空。</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>从 %1 到 %2 的斜线：%3。</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>还没有与电脑的对局</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>胜率 %1 · 胜 %2，和 %3，负 %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>您对电脑</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>最近 %1 局</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>胜率走势</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>黑白合计</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>您执黑</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>您执白</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>您的颜色</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>各级别成绩</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>重置统计吗？对局会保留。</translation>
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
        <translation>重置统计…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>使用过帮助、不计入的对局：%1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>提示、走最佳着法、悔棋、分析和换边都算帮助。</translation>
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
        <translation>按 Enter 开始，或直接落下第一子。</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>正在查看第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>数字：黑方胜率（%）</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>按 Enter 开始观战。</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>计等级分</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>不计等级分</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>不计等级分：使用过帮助</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>不计等级分：使用过提示</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>不计等级分：悔过棋</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>不计等级分：电脑代下过</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>不计等级分：使用过分析</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>不计等级分：更换过棋手</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>%1的强度</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
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
        <translation>第 %1 级，共 %2 级</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>级别 %1 / %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>悔棋没有限制：可以收回着法、电脑的应手，甚至刚开的新对局。</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>活三会变成活四，活四挡不住。要尽早防守。</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>没有头绪时可以要提示：它会指出一手并说明理由。</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>在棋盘上滚动滚轮可回看。在那里落子会开始一个变化。</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>对局会自动保存，随时可以继续。</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>把棋谱文件或 Gomocup 引擎拖到窗口上即可打开。</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>按 ? 查看所有快捷键，按 F1 查看帮助。</translation>
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
        <translation>下一条</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>不再显示</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>点击交叉点，或输入 H8 后按 Enter。</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>这不是我们的比赛文件</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>另一个程序正在进行这场比赛</translation>
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
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>（无法启动）</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>引擎对抗赛</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>挑战赛</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>循环赛</translation>
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
        <translation>训练</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 返回</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>一切都只保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>从第一课开始</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 题待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>在棋盘上一步步学：什么是活三，什么是四，为什么三三能赢。</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>今天的完成了。题目随时可做。</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>五道题，来自您的对局和题库，约四分钟。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>更多题目</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等级分 %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 个答案经过证明的局面：冲四取胜、活三取胜、防守。</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>冲四取胜、活三取胜、防守。已解 %n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>您的失误</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 个新的</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>下一局并复盘，您的失误会成为练习。</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>来自 %n 局复盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>从五子连珠到禁手。</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>等级分对局</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>与您水平相当的对手。</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>几局就能找到您的水平。</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>等级分，%1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>我的进步</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>正在复盘您的对局，还剩 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>复盘 %n 局以找出您的失误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>禁手练习</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>禁手还是可下？五级认识连珠禁手。</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>禁手还是可下？%2 题答对 %1 题。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>连珠的开局、它们的价值和练习。</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>第一题 – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>这里还没有可练习的内容。</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>停止复盘(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>复盘我的对局(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>已复盘 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>分支已删除。Ctrl+Z 可恢复。</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>分支已复制。</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>点击交叉点进行标记。按 Esc 结束。</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分支树</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>着法树(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>分支(&amp;B)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>标记(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>提升分支(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>复制分支为 SGF(&amp;S)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>复制分支为文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>转到相同局面(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>删除分支(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>恢复已删除的分支(&amp;R)</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>结束标记(&amp;M)</translation>
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
            <numerusform>%Ln 个分支</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>已删除 %Ln 手。撤销</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分支树</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>着法树</translation>
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
        <translation>开始</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>无着法</translation>
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
        <translation>转折点</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>没有发现失误。</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>复盘已停止。按 Shift+F9 重新开始。</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>没有发现失误，只有缓手，见“全部着法”。</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>确定后，失误会显示在这里。</translation>
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
        <translation>无禁手</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准（恰好五子）</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠（有禁手）</translation>
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
        <translation>连成五子或更多即胜。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>恰好连成五子才胜，六子或更多无效。</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>黑方禁止三三、四四和长连。</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>五子两端都被堵不算胜，六子或更多必胜。</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>同 Caro，但六子或更多无效。</translation>
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
        <translation>休闲</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>落子很快，常常漏看威胁。</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>看得见四和五，很少谋划。</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>善于防守，会做活三。</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>进攻计算到底。</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>能找到很长的必胜手顺。祝您好运。</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>用尽所有核心与时间。</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>电脑，%1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
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
        <translation>进行中</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1连五获胜</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1获胜，对方认输</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1获胜，对方超时</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1获胜，对方禁手</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1获胜，对方弃权</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>和棋：棋盘已满</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>双方同意和棋</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>达到步数上限，和棋</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>和棋：双方停手</translation>
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
        <translation>%1 百万</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 十亿</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 节点/秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>黑方下一手获胜</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>白方下一手获胜</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>黑方 %1 手内获胜</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>白方 %1 手内获胜</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>常用棋盘，也是连珠的棋盘。</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>围棋棋盘：空间更大，对局更长。</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>最大的棋盘。</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>小棋盘：适合快棋和学习。</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>思考时间不限。</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>每步须在 %1 内下完。</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>每方全局共 %1。</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>每方全局 %1，每步加 %2。</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>只有黑方能完美对弈。</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>除 15 × 15 外的棋盘没有任何证明。</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>此规则下没有任何证明。</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>使用开局规则时没有任何证明。</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>此规则下尚无证明。</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>无法读取证明。</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>已证明执黑每局必胜。</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>败着提醒</translation>
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
        <translation>收回这一手算作帮助。</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>电脑在等待</translation>
    </message>
</context>
</TS>
