<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>五目並べについて</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>五目並べ・連珠・カロを、手ごわいコンピューターと。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>バージョン情報をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1：正確さ %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>正確さ：着手が勝率をどれだけ保ったか。
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>解析パネル(&amp;P)</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>解析表示の詳しさを切り替え(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>この局面を解析(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>手順を一手進む(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>手順を一手戻る(&amp;B)</translation>
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
        <translation>解析</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>深さ %1 · %2 ノード · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>直前の手はまだ解析していません。</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>直前の手は問題ありません。</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>直前の手は緩手です。</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>直前の手は悪手です。</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>直前の手は大悪手です。</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>黒から見て</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>最善の手順</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>手順の数</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>最善手をいくつ表示するか</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>表示の量</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>対局中に解析をどこまで表示するか</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>グラフのみ</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>判定のみ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>終局しています。前の局面に戻ると解析できます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>黒の勝率：%1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>解析中…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>「解析」を押すと最善手を表示します。</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>数字は黒の勝率（パーセント）です。</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>証明がなければ：%1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>盤のみ</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>直前の手は唯一の手でした。他の手はすべて負けます。</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>証明済み：黒は%n手以内に勝ちます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>互角の手を探しています…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>互角の手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>最も互角：%1（黒の勝率：%2）</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1（黒の勝率：%2）</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>互角の手を探す(&amp;B)</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>最も互角な点に黒の勝率を表示します。</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>開局で石を置くときだけ使えます。</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>最善の手順</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>最善の手順：%1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>手にポインターを合わせると手順を盤に表示します。クリックするとそこへ移動します。</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>手にポインターを合わせると手順を盤に表示します。</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>木目</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>最後の手：%1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1、黒の勝率 %2 パーセント</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1、禁手</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>お待ちください</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · 勝ち</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · 引き分け</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · 手番</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
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
        <translation>深さ %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深さ %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>%n手以内の勝ちが証明済み</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>ここは未証明</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>一手ごとの時間</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>一手の秒数</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/手</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>一手ごとに加わる秒数</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>時間切れ勝ちは申告制にする</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>五目並べ</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>相手より先に、石を五つ並べましょう。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>First</source>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>仮後</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>友だち</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>コイン投げ</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>すべての設定…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>五目並べは初めてですか？</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>ルールと基本の考え方を二分で。</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>あなたが先手</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>コンピューターが先手</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · あなた 対 %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · 二人で対局</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · コンピューター同士</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>復習 %n 問</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>表示中の手へのコメント</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>コメントを追加…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>この手にコメント(&amp;M)</translation>
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
        <translation>黒 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>差が %1 以内の4手目：%2。</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>%1 の後、差が %2 以内の5手目：%3。</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>知られている道筋はここまでです。</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>あなたは黒です。</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>あなたは白です。</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>%1手目を打ってください。</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>道筋どおり：%1。</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 は道筋から外れます：黒の勝率は %3 ではなく %2 になります。</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 は道筋から外れます。</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 には打てません。</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 は道筋どおりです。</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>コンピューターは %1 に打ちます。</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>最後まで道筋どおりでした。</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>知られている道筋はここまでです。途中で外れました。</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>%1の手番 · 黒 %2、白 %3</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>ここからは始められません。盤が埋まっているか、すでに勝負がついています。</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>必勝手順を探しています…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1は四追い（VCF）で勝ち：%2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1は追い詰め（VCT）で勝ち：%2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1に四と三による追い詰めはありません。</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>%1 以内に必勝手順は見つかりませんでした。</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>クリップボードに局面がありません：%1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>局面をコピーしました。</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;盤面図 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できません：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>局面を作る(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>交互に</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>盤面をコピー</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>詰みを探す</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>文字で描いた盤面</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>H8 I9 … の手順。順序がないときは SGF</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF、H8 I9 …、7,7 8,8 …、文字の盤面、またはウェブ盤のリンク</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>四追い（VCF）と追い詰め（VCT）を探します</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>%1 のコンソール</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>エンジンへのコマンド（例：ABOUT）</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>エンジンへのコマンド</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>まだメッセージはありません。</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>使えません：%1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>エンジンを追加</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>まだテストしていません。</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>盤：%1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>ルール：不明</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>ルール：%1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>ほかに対応：%1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>オプション(&amp;O)</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>一行に一つ（例：thread_num 4）</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>削除を取り消す</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>テスト待ち</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 は実行ファイルではありません。</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>まだエンジンがありません</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Gomocup エンジンを追加するか、ファイルをここにドロップしてください。すぐにテストします。</translation>
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
        <translation>試合開始</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>エンジン対戦</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>まだエンジンがありません</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>「エンジン」メニューで追加するか、ファイルをウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだ対局がありません</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>この対戦は後で再開できません：%1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 を起動できないため、その対局は行いません：%2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>表を書き出す</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>ページを書き出す</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>ページ (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できません：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>2つ以上選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>2つ以上のエンジンを選んで始めます。表、強さの見積もり、全対局がここに出ます。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>ページ (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>表 (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>異常終了しました</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>状態 %1 で終了しました</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>出力が多すぎます</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>START に応答しません</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>「%1」と答えました</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>%1 ミリ秒以内に着手がありません</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START：%1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>「%1」と打ちましたが、盤の外です</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>%1 に打ちましたが、すでに石があります</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>エンジンを追加</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>このプログラムをエンジンとして追加しますか？</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>追加するとテストのためにすぐに起動し、対局のたびに起動します。信頼できるプログラムだけを追加してください。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1（失敗）</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>前回失敗しました：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>エンジン(&amp;E)…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>エンジン対戦(&amp;M)…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>対局中のエンジン</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>コンソール(&amp;C)…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 はテストに失敗したため、対局できません。</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1 手目 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>%1 手目 · 未判定</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>判定中… %1 / %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>黒の勝率</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>対局を通した黒の勝率</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>検討の進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>この対局の判定を中止</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>黒の勝率</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>布石エクスプローラー</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>布石エクスプローラー(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>黒勝ち %1、引き分け %2、白勝ち %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>この後の手</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>この局面から打たれた手</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>黒 – 引き分け – 白</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>この後の手はまだありません</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>この局面から続いた対局はありません。続いた対局の手と結果がここに表示されます。</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>黒の勝率</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>画像・再生を保存</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>画像を %1 に保存しました。</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>手順をコピーしました。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>棋譜を SGF でコピーしました。</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>最近の棋譜はありません</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五目並べ</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – 五目並べ</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>再生ファイルを %1 に保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>分岐図、%Ln 手。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>黒番です。黒は %1 に打てますか？</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>次の問題を準備しています…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>不正解。</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n問連続</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>5問続けて正解すると次の段階へ進みます。</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%2問中%1問正解。最多連続：%3。</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 練習</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>練習に戻る</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>禁手か、打てるか</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>禁手 (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>打てる (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>難しさ %1：%2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 は五連になるので勝ちです。</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 は禁手に見えますが、黒は打てます。本当の三ではない：%2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 は黒の禁手（長連）：%2。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 は黒の禁手（四々）：%2。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 は黒の禁手（三々）：%2。</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 には打てます。</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 には打てます：四三は禁手ではありません。</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 には打てます：四は %2 だけです。</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 には打てます：三は %2 だけです。</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 で五になります</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 は禁手になります（%2）</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 は本当の三ではありません：%2。</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>三々</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>四々</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>六連、または単独の三や四</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>三々、四々、または四三</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>一直線の四々、五、止まった三</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>達四にならない三</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>三々の中の三々</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 に問題が起きました</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>%1のエンジンが停止しました。</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>%1のエンジンが停止しました：%2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>この色を自分で打つ</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>もう一局</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>黒白を交代</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>黒が引き分けを提案</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>白が引き分けを提案</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受ける</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>黒の時間切れ</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>白の時間切れ</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>相手は勝ちを申告しても、続けてもかまいません。</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>勝ちを申告</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1。助けを借りたため、成績に数えません。</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>ベクター画像 (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>アニメーション (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>ウェブページで再生 (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>名前の末尾は .png、.svg、.gif、.html のいずれかにしてください</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>まだ対局がありません</translation>
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
        <translation>%1 を開けません：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 は大きすぎて棋譜とは思えません。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>クリップボードに棋譜がありません。</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>このテキスト</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 は棋譜ではありません：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>ファイルには %n 局あります。これは最初の一局です。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>保存する対局がありません。</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 ではこの対局を保存できません：%2。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>%1 として保存しました。この形式で保存されないもの：%2。</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 は棋譜のファイルではありません。</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>開局規定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>引き分け(&amp;D)</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>盤が埋まったときのみ</translation>
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
        <translation>打てない</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>打つと負け</translation>
    </message>
    <message>
        <source>after </source>
        <translation>手数 </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>打ち手を変更</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
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
        <translation>もう少し交点の近くをクリックしてください。</translation>
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
        <translation>相手を選びます：コンピューター、このコンピューターの友だち、または2台のコンピューターの観戦。それからEnterを押すか石を置きます。その他は「すべての設定」にあります。途中の対局はボタンの下に出ます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>交点をクリックすると石を置きます。</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>対局者のカードをクリックすると、人、別のレベル、エンジンに替えられます。</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>対局は打つたびに保存されます。ウィンドウを閉じても失われません。</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>マウスホイールで対局をたどれます。小さな石はその後の手です。</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>前の局面で打つと変化が始まります。元の対局は残ります。</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>盤の下のリンクで対局に戻ります。</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>ヒント (Ctrl+H) は段階的です：まず理由と場所、次に手、その後は尋ねるたびに手順を一手ずつ。</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>ねらいを表示 (Ctrl+T) は、パスしたら相手が何をするかを示します。</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>最善手を打つ (Ctrl+M) は代わりに打ちます。</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>待った (Ctrl+Z) は自分の手とコンピューターの応手を戻します。投了や新しい対局も戻せます。Ctrl+Shift+Z でやり直します。</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>いちばん下の2レベルでは、応手の前に大悪手を知らせます。戻すか、そのままにするかを選べます。設定で変えられます。</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>ヒント、最善手、待った、解析、手番の交換は助けになります。助けを使ったコンピューターとの対局は統計にもレーティングにも入りません。</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 で表示中の局面を解析します。最善手は黒の勝率つきの平たい札で盤に出ます。いちばん良い手は緑です。</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>札を指すと手順が見えます。ホイール、Ctrl+Right、Ctrl+Left で手順を進めます。クリックで変化に入ります。</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>「黒が5手で勝ち」は五までの黒自身の手数です。</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 でパネルを開閉します。F10 で表示の量を変えます。</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>証明された勝ち</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>勝ちが証明された所ではカードに「証明する」(Shift+F10) が出ます。どんな防ぎでも、五まで破ってみせます。</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>対局が終わると、裏で着手を判定します。Shift+F9 でどの対局の検討も開けます。</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>グラフは黒の勝率です。クリックするとその手へ移ります。</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>勝負の分かれ目を5つまで言葉で説明します。最善の手順は下にあり、手を指すと盤に出ます。</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>着手一覧で ?! は緩手、? は悪手、?? は大悪手です。確かでないものには付きません。Alt+Down と Alt+Up で印をたどります。</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>正確さは、勝率をどれだけ保ったかです。</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>コンピューターに負けると、いつ負けが決まり、最後の逃げ道が何だったかをカードが示します。「ここから打つ」で戻れます。検討は対局と一緒に保存されます。</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>練習 (Ctrl+Shift+T) は盤の横に開きます。レッスン、問題、自分のミス、レーティング対局があります。すべてこのコンピューターに残ります。</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>打ちたい手をクリックします。成り立つ手はすべて正解です。間違えると盤が続きを見せ、もう一度試せます。</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H は段階的なヒント、Ctrl+M は答え、Ctrl+Right は次の問題です。</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>間違えたものは、覚えるまで数分後、数日後、数か月後にまた出ます。</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>レーティングは助けのない対局から計算し、十分に確かになると表示します。</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 で分岐図を表示します。手は下へ、分岐は右へ。吹き出しはコメント。短い2本線は、別の分岐が同じ局面になる印です。</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>矢印キーで分岐図を移動します。Delete で分岐を消し、Ctrl+Z で戻します。</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>節のメニュー（編集 &gt; 分岐 も同じ）で、分岐を上げる、本譜にする、コピーすることができます。</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1〜Alt+6 で印を選びます：三角、四角、丸、バツ、文字、数字。点をクリックで付け、もう一度で消します。Esc で終わります。</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E で表示中の手にコメントを書きます。Esc で盤に戻ります。</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>印とコメントは表示中の手に付き、一緒に保存されます。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E で盤の横にエディターを開きます。対局は待っています。</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>交互に、または一色で石を置くか、取り除きます。手番、ルール、盤を選びます。</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>貼り付けは SGF、H8 I9 や 7,7 8,8 のような手、描いた盤、ウェブ盤のリンクを読みます。</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>それからここから打つ、解析する、または解きます：四追い (VCF) か追い詰め (VCT) を探し、手順を盤に示します。</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>対局ライブラリ (Ctrl+L) に全対局があります。ダブルクリックで開きます。</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>検索は対局者、日付、珠型、コメントを探します。</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>この局面 (Ctrl+Shift+L) は盤の局面が出た対局を、回転や鏡像も含めて並べます。</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>取り込みはファイルやフォルダーを追加します。その間も打てます。</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>統計はレベルごとの成績を示します。</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>序盤エクスプローラー (F7) は、盤の局面から自分の対局がどう進んだかを示します。</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>開く (Ctrl+O) は SGF、psq、RenLib (.lib)、.rif、テキストを読みます。ウィンドウに落としても、Ctrl+V で貼り付けても構いません。</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>ルールのないファイルでは、盤の上に仮定したルールが出ます。そこか編集メニューで選び直せます。</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>保存 (Ctrl+S) は変化、コメント、印とともに書きます。名前の末尾で形式が決まります。</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>画像・再生の保存は、盤の画像、動画、ブラウザー用ページを書きます。</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C で手を、Ctrl+Shift+C で対局全体を SGF でコピーします。</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>メニューの「エンジン」で Gomocup のエンジンを追加できます。すぐに試験します。信頼できるものだけ追加してください。</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>対局者のカードをクリックしてエンジンを選ぶと、対局できます。</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>オプションは1行に1つ、保存されます。</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>コンソールはエンジンとのやり取りを示します。</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>対局中にエンジンが失敗すると、どう続けるかを盤上で尋ねます。</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>開局規定ではエンジンに尋ねません。多くは知らないからです。内蔵コンピューターが代わりに決めます。</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>エンジンメニューの「エンジン対戦」でエンジン同士が戦います。内蔵コンピューターもどのレベルでも参加できます。</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>各序盤を先後を入れ替えて2回打ちます。</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>表に得点と Elo 差の見積もりが出ます。幅は確かさを示し、局数が増えると狭くなります。</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>ダブルクリックで対局を盤に表示します。</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>設定 (Ctrl+,) は見た目と音をすぐに変えます。</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>明暗はデスクトップに従います。文字は大きくできます。</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>表示メニューで座標、手数、最終手、禁点、三と四の表示と、盤のテーマを選びます。</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>音は一つずつ切れます。</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>すべてマウスなしでできます。? で全キーの一覧を見ます。</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>石を置く：矢印キーでカーソルを動かして Enter、または H8 のように打って Enter。</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>対局をたどる：Page Up と Page Down、Home と End。</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab で部分から部分へ移ります。Alt と文字でメニューを開きます。</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 は今いる所に合ったページでヘルプを開きます。</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>ヘルプの中</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F で検索、Alt+Left で戻る、Esc で閉じる。</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>スクリーンリーダー</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>盤は表で、各マスが石を読み上げます：「H8、黒、1手目」。最後の手も読み上げます。すべての部品に名前があります。</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>エンジンを2つ以上選びます。総当たり、または1つが他のすべてと対戦します。</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>「再開」は、異常終了のあとでも、中断した対戦を続けます。「書き出す」は表を保存します。</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>読み上げるキー</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>ステータス行とスクリーンリーダーで知らせます。Ctrl+1 直前の手、Ctrl+2 ねらい、Ctrl+3 禁手の点、Ctrl+4 時計。カーソルの点について Ctrl+5 横の列、Ctrl+6 縦の列、Ctrl+7 斜めの列。局面を解析したあとは Ctrl+8 勝率。</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>ヘルプ：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>関連：%1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>ルールの比較</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>開局規定の意味</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro と Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>連珠の26珠型</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>5手目の候補</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>打つ</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>ヒント、待った、警告</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>木、印、コメント</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>対局ライブラリ</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>ファイルと画像</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>エンジン対戦</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>見た目、音、言語</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>キーボードとスクリーンリーダー</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>その言葉のページはありません。言葉を減らすか変えてください。</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>前のページへ (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>この先の一例：%1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>良い手を探しています…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>ねらいを探しています…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1もう一度押すと手が見られます。</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1もう一度押すと手順が見られます。</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>勝ちの手順：%1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>この先の一例：%1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>勝ちの手順：%1。これで五連です。</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln 局を追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln 局はすでにライブラリにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln 件を読めませんでした（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>取り込みを中止しました：%1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>取り込み中：これまでに %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>対局を取り込む</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>あなたは黒です。石が五つ並べば勝ちです。すでに四つあります。五つ目を打ちましょう。</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>五連です。あなたの勝ち！</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>そこではありません。四つの黒石を見つけて、その端に打ちましょう。</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>どの方向でもよい</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>列は横、縦、斜めのどれでもかまいません。黒は斜めに四つありますが、一つ空いています。五連にしましょう。</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>正解。空いたところに打つと五連です。</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>そこではありません。左下から右上へ黒石をたどりましょう。一つ足りません。</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>四を止める</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>白は四つ並び、五連をねらっています。あなたは黒です。すぐに止めましょう。</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>よく止めました。白はもう五連を作れません。</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>次に白が五連を作ります。白が打ちたい点に打ちましょう。</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>止める前に勝つ</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>お互いに四つ並び、あなたの番です。すぐに勝てるなら止める必要はありません。</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>正解。先に五連を作ったほうが勝ちです。</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>もっと良い手があります。自分で五連を作れます。</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>達四</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>両端が空いた四は止められません。白が止められるのは片方だけです。達四を作りましょう。</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>達四です。白が何をしても、次に五連ができます。</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>三の端にぴったり打ち、四の両端を空けておきましょう。</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>三を早めに止める</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>白は両端の空いた三です。次に達四になります。今止めましょう。</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>よくできました。白はもう達四を作れません。</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>白はまだ達四で勝てます。白石の端のすぐ隣に打ちましょう。</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>達四になれる三が「三」です。相手は受けなければなりません。三を作りましょう。</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>三です。白は止めなければなりません。</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>それは三になりません。二つの石の斜めの線の、近くに打ちましょう。</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>飛び三</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>この三つの白石は間が空いていますが、同じように危険です。止めましょう。間の点は良いところです。</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>よくできました。飛び三にいつも注意しましょう。</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>白が間に打つと達四です。間か、石の隣に打ちましょう。</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>四々</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>二つの三はどちらも片方が止められています。しかし一手で四が二つでき、白は一つしか止められません。その点を探しましょう。</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>一手で四々です。白は両方を止められません。</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>それでは四は一つまでです。二つの列が交わる点を見ましょう。</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>一手で四と三を作ります。白は四を止めるしかなく、三が達四になります。五連まで打ちましょう。</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>四三は最もよくある勝ち方です。覚えておきましょう。</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>それでは勝てません。三つの列と二つの列が交わる点を探しましょう。</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>三々</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>一手で三を二つ作れます。白は一つしか止められません。その点を探しましょう。</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>三々です。白に四がなければ勝ちです。</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>それでは三は一つまでです。二組の線が交わる点を見ましょう。</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>すべての防ぎ</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>三を止める点は一つではありません。この三を止める点をすべて見つけましょう。</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>これで全部です。実戦では自分に一番役立つ点を選びましょう。</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>そこに打っても白の勝ちです。</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>四追いで勝つ</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>四は必ず受けなければなりません。四を続けて勝つことができます。五連まで打ちましょう。</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>相手に選ぶ余地はありませんでした。これを四追い（VCF）と呼びます。</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>それでは間に合いません。新しい形を作る四を探しましょう。</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>正しい順序</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>ここではもっと多くの四が必要で、順序も大切です。最後まで読んでから打ち始めましょう。</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>最後まで正解。よく読めました。</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>それは受けられて、攻めが終わります。</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>相手が勝ちをねらっています。助かる手は一つだけです。探しましょう。</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>助かりました。ほかの手はすべて負けです。</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>相手はまだ必勝です。まず相手のねらいを見抜きましょう。</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>追い詰めで勝つ</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>ここは四だけでは勝てません。しかし三も受けなければなりません。三と四を組み合わせて勝ちましょう。</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>四と三による勝ちです。これを追い詰め（VCT）と呼びます。</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>相手に受けがあります。三を作る手を探しましょう。</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>長い攻め</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>この攻めはもっと手数がかかります。三には受けが何通りもあるので、すべて考えましょう。</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>隙のない攻めです。すばらしい。</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>それには防ぎがあります。もう一度。</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>六は五ではない</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>標準ルールではちょうど五つで勝ちです。六つ以上は無効です。ちょうど五つ並べましょう。</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>ちょうど五つ。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>それはちょうど五つになりません。石を数えましょう。</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>連珠：黒は長連禁止</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>連珠では黒に禁手があります。まずは長連（六つ以上）です。禁点をすべて見つけましょう。</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>正解。黒がそこに打つと長連で負けです。白は長連でもかまいません。</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>黒はそこに打てます。</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>連珠：三々禁</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>黒は一手で三を二つ作れません。禁点をすべて見つけましょう。</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>正解。ほかのルールなら勝ちの手が、ここでは黒の禁手です。</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>連珠：四々禁</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>一手で四を二つ作るのも黒の禁手です。禁点をすべて見つけましょう。</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>正解。長連、三々、四々。これで禁手は全部です。</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>連珠：黒の勝ち方</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>四一つと三一つの四三は打てます。連珠で黒はこれで勝ちます。五連まで打ちましょう。</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>四三は禁手ではなく、勝ちです。</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>それでは勝てません。四三を探しましょう。</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>連珠：黒を禁手に追い込む</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>あなたは白です。黒が禁点でしか止められない四を作りましょう。</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>黒はそこで止められません。白はよくこうして勝ちます。</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>黒に受けがあります。黒が長連になる点はどこでしょう？</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>開局：最初の石</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>中央の石は列を作る余地が最も広く、多くの開局規定もそう求めます。黒の最初の石を中央に打ちましょう。</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>盤の中心、天元（H8）です。</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>そこは中央ではありません。盤の中心にある点を探しましょう。</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>開局：プロ</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>先手の黒はとても有利です。プロの規定では、黒の二つ目は中央 5 × 5 の外に打ちます。打ってみましょう。</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>正解。枠の外なら黒の有利は小さくなります。</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>近すぎます。天元から三路以上離しましょう。</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>開局：連珠、白</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>連珠は 26 種の珠型のどれかで始まります。白の最初の石は天元の隣、縦横か斜めに打ちます。打ってみましょう。</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>正解。縦横を直接打ち、斜めを間接打ちと呼びます。</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>遠すぎます。天元に接していなければなりません。</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>開局：連珠、黒</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>黒の二つ目は中央 5 × 5 の中に打ちます。点を選びましょう。実戦では相手が色を選べるので、公平な点を選びます。</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>連珠の 26 種の珠型の一つです。</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>遠すぎます。天元から二路以内にしましょう。</translation>
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
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黒勝ち</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白勝ち</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>対局ライブラリ</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>対局を検索</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>最終局面</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>%n 手後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n 局を削除しました。元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>対局者、日付、開局、コメントを検索</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>フォルダー(&amp;O)…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>盤上の局面（回転・反転も含む）が現れた対局だけ</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>対局が見つかりません</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>別の言葉で検索するか、すべての対局を表示してください。</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだ対局がありません</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>打った対局はすべてここに保存されます。「取り込む」でファイルから追加できます。</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>棋譜を書き出す</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>棋譜 (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>対局ライブラリ(&amp;G)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>成績(&amp;T)…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>フォルダーを取り込む</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>対局を取り込む</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>棋譜 (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>この局面の対局(&amp;P)…</translation>
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
        <translation>ここから打つ</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>最後に助かる局面に戻り、あなたの手番から</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>%1 で負けが決まりました。</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>最後の助かりは、%2 の代わりに %1 でした。</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>それより前の手に助かる道は見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>もう一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>引き分けを提案(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>時間切れ勝ちを申告(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>パス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>黒白を交代(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>一手進める(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>待った(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>最善手を打つ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>最初へ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>一手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>一手進む(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>最後へ(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>五目並べについて(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>エンジン(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近の棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新しい対局(&amp;N)</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>カスタム対局(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>画像・再生を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>手順をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>棋譜をコピー(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>棋譜を貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>ねらいを表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>練習(&amp;T)</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>遊び方(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>Gomoku ヘルプ(&amp;G)</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>五目並べ</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>三角の印(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>四角の印(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>丸の印(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>バツの印(&amp;R)</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>文字のラベル(&amp;L)</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>数字のラベル(&amp;N)</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A、B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>ラベルの文字</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>ラベルの文字。空なら次の文字を使います</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1（起動できません）</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>ダブルクリックで対局を盤に表示します。</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>最初の対局中…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>終わった対局はありません。</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2局中 %1局</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · 得点 %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · 得点 %2 · Elo %3（95 %：%4〜%5）</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>対戦表</translation>
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
        <translation>得点</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>不具合</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>一手の平均時間</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>試合の対局</translation>
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
        <translation>%1 に序盤がありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません：%2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>参加エンジン</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>1対全員</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>挑戦者</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>挑戦者なし</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/手</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>一手の秒数</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> 分/局</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>持ち時間なし</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> 局/組</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>1組の局数</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>互角の序盤</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>ランダムな序盤</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>ファイルの序盤…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>%1 の序盤…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> 局同時</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同時に打つ局数</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>対局をライブラリに加える</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>その対局はもうライブラリにありません。</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>黒の手番</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>白の手番</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>対局は終わりました。新しく始めるか、待ったをしてください。</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>まだあなたの手番ではありません。</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 にはもう石があります。</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>そこは盤の外です。</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>黒は %1 に打てません：三々です。</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>黒は %1 に打てません：四々です。</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>黒は %1 に打てません：長連です。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>戻せる手がありません。</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>やり直せる手がありません。</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>開局規定により、この手で %1 には打てません。</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>パスができるのは連珠だけです。</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>引き分けの提案は人間同士の対局だけです。</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>投了できるのは人間のプレイヤーだけです。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>この対局に時計はありません。</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>相手にはまだ時間があります。</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>この対局にその手はありません。</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>この設定では対局できません。</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>先にメッセージに答えてください。</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 で五連、勝ちです。</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 で相手の五を止めます。</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 で達四です。</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 で四、相手は受けるしかありません。</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 で三です。</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 は定石です。</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 が最善と思われます。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黒の勝ち</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白の勝ち</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>白の投了</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>黒の投了</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>白の時間切れ</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>黒の時間切れ</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>黒の禁手</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>満局</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>双方の合意</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>手数制限に到達</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>双方パス</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>白のエンジンの不具合</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>黒のエンジンの不具合</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空点</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1、黒石</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1、白石</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1、黒石、%2 手目</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1、白石、%2 手目</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 はすでに示されています。</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 はすでに示された五手目と対称です。</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>示された五手目から選んでください。</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 は盤の外です。</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1：続けて行の数字を入力してください。</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1：Enter キーでここに打ちます。</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>五連が作れます。</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>相手は五連をねらっています。</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>%1 手の四追いで勝てます。</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>%1 手の追い詰めで勝てます。</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>達四が作れます。</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>相手は達四をねらっています。</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>相手は四追いをねらっています。</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>相手が受けるしかない四が作れます。</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>三が作れます。</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>定石の手があります。</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>急ぐところはありません。好点を探しましょう。</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 から %2 手の四追いで勝ちです。</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 から %2 手の追い詰めで勝ちです。</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 で三を止めます。</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 で %2 の達四を防ぎます。</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 で相手の四追いを防ぎます。</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 で %2 からの四追いを防ぎます。</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1の勝ちにつながるねらいは見つかりません。</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1は %2 の五連をねらっています。</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1は %2 の達四をねらっています。</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1は %3 から %2 手の四追いをねらっています。</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1は %3 から %2 手の追い詰めをねらっています。</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>代わりに %1 で五連が作れます。</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>負けになります：%1が %2 で五連を作れます。</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>負けにつながります：%1が %2 で達四を作れます。</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>負けにつながります：%1が %3 から %2 手の四追いで勝てます。</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1、緩手</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1、悪手</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1、大悪手</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>%1 手目：%2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1、唯一の手</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>次の手：</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>まだ着手がありません。盤の交点をクリックしてください。</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>ほかの手</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>黒白を入れ替え</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>対局開始(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>この対局のルール(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>ルールの指定がないため、%1とみなします。</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 にルールの指定がないため、%2とみなします。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 を開きました。</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>この対局のルール</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>ライブラリに追加</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>仮定したルール：</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>盤をクリックすると4手目を戻します。</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>4手目をクリックすると5手目が見えます。</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>ここを見てください。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>先手は大きな得です。開局規定は始まりを公平にします：石の場所を制限したり、数手の後に色を選ばせたりします。</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>「自由」は開局規定なし：黒はどこからでも始めます。</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>画面では</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>盤の横のカードが誰の番かを示し、選択ごとにボタンがあります。</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>打てない所は盤が暗くなります。</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>待ったは石も決定も戻します。ヒントはコンピューターならどうするかを示します。</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>時計は開局が終わってから動きます。</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>解析メニューの「互角の手を探す」(Ctrl+B) は、最も互角な点での黒の勝率を示します。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>第一の対局者は黒に設定された人です。交換は色を入れ替えること。石はそのままです。</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>黒の1手目は中央です。</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>白はどこにでも打てます。</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>黒の2つ目の石は中央 5 × 5 の外。Long Pro では中央 7 × 7 の外。</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>その後は自由です。</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro：暗い四角の中に黒は打てません。</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro：四角がより大きくなります。</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>第一の対局者が黒、白、黒と3つ自由に置きます。</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>第二の対局者は白のままか、交換して黒を持ちます。</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>白が4手目を打ちます。</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>公平かもしれない3石。第二の対局者が色を選びます。</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>五目並べ世界選手権の規定です。</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>第二の対局者は、白のまま、交換して黒、または白と黒を1つずつ自由に足す、の3つから選びます。</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>2つ足した後は第一の対局者が色を選びます。</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>白が次の手を打ちます。</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>第二の対局者が 4 と 5 を置きました。第一の対局者が色を選びます。</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF、山口、Soosõrv-8、Taraguchi-10 は連珠用です。初めの3つは26珠型の一つから始まります：</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>中央に黒石。</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>その隣に白石。斜めでも構いません。</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>中央 5 × 5 に黒石。</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>3手目を打てる所。回転と鏡像は同じなので26種です。</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>盤の下の行に珠型の名前が出ます。</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>第一の対局者が26珠型の一つを置きます。</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>第二の対局者は白のままか交換します。</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>白が4手目を自由に打ちます。</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>黒が5手目を2つ示します。</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>白が1つを残し、6手目を打ちます。</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>黒が A と B を示します。白は黒に悪い方を選びます。</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>第一の対局者が26珠型の一つを置き、黒が示す5手目の数を12まで宣言します。</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>黒が宣言した数の5手目を示します。</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>白が1つを選び、6手目を打ちます。</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>黒に良い珠型ほど、多くの5手目で公平になります。</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>白が4手目を自由に打ち、5手目の数を1〜8で宣言します。</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>黒はそのままか交換します。</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>石は広がる四角の中に置きます。初めの4石は、1石ごとに相手が交換できます。</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>黒は中央に打ちます。</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>白は中央 3 × 3 に打ちます。</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>黒は中央 5 × 5 に打ちます。</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>白は中央 7 × 7 に打ちます。</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>黒は中央 9 × 9 に打ち、白はもう一度交換できます。または、4石目の後に交換がなければ、黒は5手目を10か所自由に示し、白が1つ選びます。その後の交換はありません。</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>単独の5手目を打てる所。</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>多くの連珠の規定では、黒が5手目をいくつか示し、白が1つ残します。示す点を順にクリックします。白は残す点をクリックします。</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>互いに鏡像の手は示せません。4石の対称だけを見ます。盤の中心は関係ありません。</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>輪の手には印の3つの鏡像があります。4つのうち1つだけ示せます。</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>黒は五手目を一か所示します。</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>黒は五手目を %1 か所示します。</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1は五手目に %2 を選びました。</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1は黒のままです。</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1は交代して黒を持ちます。</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1は交代して白を持ちます。</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1はさらに二つ置きます。</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1は五手目を十か所示します。</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1は白のままです。</translation>
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
        <translation>相手の選択を待っています。</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>開局規定は終わりました。</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>五手目の数：%1</translation>
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
        <translation>プロ</translation>
    </message>
    <message>
        <source>Long Pro</source>
        <translation>ロングプロ</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>スワップ2</translation>
    </message>
    <message>
        <source>RIF</source>
        <translation>RIF</translation>
    </message>
    <message>
        <source>Yamaguchi</source>
        <translation>山口ルール</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <translation>ソーソルブ-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>タラグチ-10</translation>
    </message>
    <message>
        <source>Black starts anywhere.</source>
        <translation>黒はどこからでも始められます。</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>黒は天元から始め、次の手は中央 5 × 5 の外に打ちます。</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>黒は天元から始め、次の手は中央 7 × 7 の外に打ちます。</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>一方が三つの石を置き、もう一方が色を選びます。</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>一方が三つの石を置き、もう一方が色を選ぶか、さらに二つ置いて選択を返します。</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>珠型 26 種の一つ、色の選択、五手目は二つ提示。</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>珠型と五手目の数を示し、そのあと色を選びます。</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>四手目とともに五手目を最大八つ示し、もう一度色を選べます。</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>一手ごとに交代でき、または五手目を十か所示せます。</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>黒石を好きなところに置いてください。</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>白石を好きなところに置いてください。</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>黒石を中央 %1 × %1 の外に置いてください。</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>白石を中央 %1 × %1 の外に置いてください。</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>最初の石を天元に置いてください。</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>黒石を中央 %1 × %1 の中に置いてください。</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>白石を中央 %1 × %1 の中に置いてください。</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>どちらの色で打ちますか。</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>黒は五手目をいくつ示しますか。</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>残す五手目を選んでください。</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>黒のまま</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>白のまま</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>交代して白</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>交代して黒</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>さらに二つ置く</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>五手目を十か所示す</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>提案：%1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>仮後</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>開局：%1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>五手目を示してください。あと %1 か所です。</translation>
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
        <translation>習得</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>ここから先は分かっていません。</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 練習</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>練習に戻る</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>珠型</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>黒で練習</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>白で練習</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>盤のテーマ</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>最後の手に印</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>禁手の点</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>三と四の目印</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
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
        <translation>コンピューター、レベル %1：%2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>コンピューター、全力</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>%1の打ち手</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒/手</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>%1の一手の秒数</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>エンジンを追加…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>開局で色が決まります。</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>このコンピューターで交互に打ちます。黒が先手です。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>仮後</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>%1の名前</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ 練習</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>練習に戻る</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ 珠型</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>珠型に戻る</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>%2問中%1問を一度で解きました。</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>より良い手を探す</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>あなたは黒です。</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>あなたは白です。</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1対局では %2 に打ちました。</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1対局での手は %2 に印があります。</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 は正解。続けてください。</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 はもう見つけています。</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 は良い手です。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 は黒の禁手です。</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>%1 の後、相手が勝ちます。手順は盤上に示します。</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>%1 より良い手があります。その後の進行を盤上に示します。</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解答：%1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>レーティング未確定、%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>回転・反転していることがあります</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>上達の記録(&amp;P)</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>上達の記録を書き出す</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku 上達の記録</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>上達の記録 (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できません：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>上達の記録</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ 練習</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>練習に戻る</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>練習の記録を削除しました。対局はライブラリに残っています。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>まだ何もありません</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>レッスン、問題、レーティング対局をどうぞ。レーティング、正確さ、学んだことがここに出ます。</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>今日の5問</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>レーティング対局</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>レーティングのルール</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>今週</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>このコンピューターだけに保存し、どこにも送りません。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>このページの内容をファイルに保存します。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>レーティング、解答、カードを削除します。対局はライブラリに残ります。</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2 のうち %1 完了</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>今日の5問は終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n枚のカードが復習の時期です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>次のレッスン：%1。</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>最初のレッスン</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>レーティング、%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>レーティング対局 %n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1勝 %2分 %3敗。</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>レーティングの推移、%1：%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>最近の検討 %1局。全 %3局では %2 %。</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>検討した %n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>正確さの推移：%1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>レーティング %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>まだ試していません。</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%2問中%1問を解きました。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>すべて終わりました。</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>次：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>復習 %n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>ミスと解けなかった問題はカードになり、また出ます。</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>全 %1枚：習得 %2、新規 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>この7日間の解答はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>7日間で %n問、正解 %1 %。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>どう防いでも黒が %n 手以内で勝ちます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>どう防いでも白が %n 手以内で勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>黒の勝ちが証明されています。</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>コンピューターは黒の勝ちと見ています。</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>白の勝ちが証明されています。</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>コンピューターは白の勝ちと見ています。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>証明を探しています…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>制限内に証明は見つかりませんでした。勝ちは確実ではありません。</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>白の好きな防ぎを試してください。黒の残り手数：%1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>黒の好きな防ぎを試してください。白の残り手数：%1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>黒が応手を考えています…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>白が応手を考えています…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>盤をクリックすると応手が見られます。</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>五連：この防ぎは破られました。</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>制限内にこの防ぎを破れませんでした。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>証明する(&amp;P)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>好きな防ぎを打つと、破る手順を示します。</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>別の防ぎ(&amp;D)</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>最後に防ぎを選んだ局面に戻る</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>最善の防ぎ(&amp;B)</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>最も長く持ちこたえる手</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>終える(&amp;L)</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>元の局面に戻ります。試した手は変化として残ります</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>証明する(&amp;V)</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>好きな防ぎを打つと、破る手順を示します。</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>ここに証明された勝ちはありません。先に局面を解析してください。</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>反証に挑む(&amp;T)</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>黒の勝ちが証明された局面から白で打ちます。</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>四追いで勝つ</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>追い詰めで勝つ</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>黒を禁手に追い込む</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>すべての防ぎ</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>黒の手番</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>白の手番</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手の四追いで勝ってください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手の追い詰めで勝ってください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手で四三を決めて勝ってください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1：%n 手で黒を禁手に追い込んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1：相手の勝ちを止める手をすべて見つけてください。</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1：負けない手は一つだけです。見つけてください。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 は黒の禁手です。</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 は何もねらっていません。</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1 は受けられます。</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>%1 の後、相手が勝ちます。</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 でも勝ちますが、長くかかります。もっと短い勝ちを探しましょう。</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 は必勝ではありません。</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 は正解。%3 のうち %2 を発見。</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 は正解。続けてください。</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>正解。黒は %1 で止められません。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>正解。</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 はもう見つけています。</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>五連が作れます。</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>達四か四々を作りましょう。</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>一手で四三を作りましょう。</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>四を作りましょう。</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>三を作りましょう。</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>静かな手：三でも四でもないが、ねらいがあります。</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>五連を止めましょう。</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>相手は四追いをねらっています。その手順を断ちましょう。</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>印の付いた枠の中を見ましょう。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>%1 に打ちましょう。</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>三々と四々</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>紛らわしい形</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>偽の三</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>三の中の三</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>まだ脅威ではありません：形を良くする手です。</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1には%2で受けられます。</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>五連を作る</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1：五連を作ってください。</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>これはコピーです</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>この対局は別のウィンドウで開いています。ここで打った手は新しい対局として保存されます。</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>新しい対局ライブラリを作成しました</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 古いファイルは %2 として残してあります。</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>対局ライブラリが応答しませんでした。%1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>ライブラリの対局 %1 を読めません。</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1が %2 に打ちました：対局に戻る</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>最新の局面を表示します（Alt+End）</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>悪手を見つけるには、先に対局を検討してください。</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>その方向に悪手は見つかっていません。</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>対局を検討(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>次の悪手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>前の悪手(&amp;P)</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>対局中に勝率を表示(&amp;P)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>検討を閉じる</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>悪手から学ぶ（%1）</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1の勝率が %2 から %3 に下がります。</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1の勝率が %2 から %3 に上がります。</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1は %2 手ではなく、すぐに勝ちになります。</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1は %3 手ではなく %2 手で勝ちになります。</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>五連を見逃しました。</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>%1 手の勝ちを見逃しました。%2 手目には %3 手で勝てました。</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>%1 手の勝ちを見逃しました。</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1は %2 で五連を作れます。</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>三を放置しました：%1は %2 で達四を作れます。</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1は %3 から %2 手の四追いで勝てます。</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1は %2 手の追い詰めで勝てます。</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>より良い手：%1、五連になります。</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>より良い手：%1、五連を止めます。</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>より良い手：%1、%2 手の四追いで勝ちます。</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>より良い手：%1、%2 手の追い詰めで勝ちます。</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>より良い手：%1、達四になります。</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>より良い手：%1、%2の三を止めます。</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>より良い手：%1、%3 からの%2の四追いを防ぎます。</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>より良い手：%1、相手が受けるしかない四です。</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>より良い手：%1、三になります。</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>より良い手：%1、より長く持ちこたえます。</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>より良い手：%1、%3の勝率 %2。</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>悪手なし</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>大悪手：%1、悪手：%2、緩手：%3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>開局：%1（%2）</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>禁手を打ったので負けです。</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>2人が交互に石を1つ置きます。黒が先です。石は動かさず、取りません。</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>五つ並べると勝ちです：縦、横、斜め。黒の勝ちです。</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>四を止めます。片方が空いた四は次の手で勝ちます。白は輪の所に打たなければなりません。</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>三に注意します。両方が空いた三は両方が空いた四になり、止められません。早めに片方を止めます。</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>二つの脅威を同時に作ります。輪の石は三を二つ作ります。白は一つしか止められません。こうして勝ちます。</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>練習のレッスンでは、同じことを盤で一歩ずつ学べます。</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>どのルールも五つ並べます。違いはその他の決まりです。</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>フリースタイル：五つ以上で勝ち。</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>スタンダード：ちょうど五つで勝ち。六つ以上は無効。</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>連珠：黒はちょうど五つで勝ち、禁手が3種あります。白は五つ以上で勝ち、どこにでも打てます。</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>カロ：両端を相手の石で塞がれていない五つで勝ち。六つ以上は常に勝ち。</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>カロ（ちょうど五つ）：カロと同じ。ただし六つ以上は無効。</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>盤が埋まる、決めた手数に達する、または両者が合意すると引き分けです。連珠では両者が続けてパスしても引き分けです。パスは連珠だけです。</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>途切れず五つ以上並べると勝ちです。縦、横、斜め。他のルールはありません。</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>黒は斜めに五つ並べて勝ちです。</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>黒がとても有利です。上手な人同士は Swap2 などの開局規定を使いましょう。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>ちょうど五つで勝ちです。六つ以上はどちらにも無効です。</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>六つ：このルールでは勝ちになりません。対局は続きます。</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>一手でいくつも並んだら、ちょうど五つが一つあれば十分です。</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>連珠は黒の有利を抑えます：黒には3種の禁手があります。白はどこにでも打てます。黒はちょうど五つ、白は五つ以上で勝ちます。</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>禁点には印が付きます。指すと盤の下に理由が出ます。</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>3つの禁手</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>三々：一手で三を二つ作る。もう一手で両端の空いた四になるものだけが三です。</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>四々：一手で四を二つ作る。片方でしか五にできなくても同じです。</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>四が二つ一直線のこともあります：B5 D5 E5 F5 と D5 E5 F5 H5 は別の四です。</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>長連：六つ以上並ぶ。</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>2つの例外</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>五はすべてに勝ちます。輪の石は横に六つ、縦にちょうど五つ：黒の勝ちです。</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>三々に見えますが、黒は輪に打てます。C 列の三は C8 でしか伸びず、そこは四々になるので三ではありません。</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>カスタム対局では、禁手を打てないか、打つと負けかを選べます。</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>五つ並べると勝ち。ただし両端に相手の石があると無効です。塞ぐのは石だけで、盤の端は塞ぎません。六つ以上は常に勝ちです。</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>上から：両端が塞がれ勝ちでない；勝ち；端は塞がないので勝ち；六つは塞げないので勝ち。</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>カロ（ちょうど五つ）では、最後の列の六つは無効です。</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>三は他のルールより遠くから止められます：印のどの点でも。</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>別のプログラムが対局ライブラリを使用中です。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクの空き容量がありません。</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>対局ライブラリを開けないか、書き込めません。</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>対局ライブラリはこのプログラムの新しいバージョンで作成されています。</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>対局ライブラリが壊れています。</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>このファイルは対局ライブラリではありません。</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>ディスクのエラー: %1。</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>対局が保存されていません。%1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>設定とエンジンを保存できません。プログラムを閉じると変更は失われます。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>起動時にヒントを表示</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>大悪手を知らせる</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>コンピューターの着手前に少し間を置く</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>音を鳴らす</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>定石を使う</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>当てはまる設定がありません。</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>下位の二つのレベル</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
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
        <translation>さらに大</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>残り時間わずか</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>盤の上で</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>カーソルの位置に打つ</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter または Space</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>手順を前後にたどる</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>マウスホイール</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>点へ移動</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>H8 のように名前を入力</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>最初と最後の局面</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home と End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>一手進める</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>とても遅い</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>一手を見せる時間</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>解析していません。F9で解析を始めます。</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>読み上げ(&amp;K)</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>直前の手を読み上げる(&amp;L)</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>ねらいを読み上げる(&amp;T)</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>禁手の点を読み上げる(&amp;F)</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>時計を読み上げる(&amp;C)</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>横の列を読み上げる(&amp;R)</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>縦の列を読み上げる(&amp;O)</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>斜めの列を読み上げる(&amp;D)</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>勝率を読み上げる(&amp;W)</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>まだ手がありません。</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>ねらいは見つかりません。</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>禁手があるのは連珠だけです。</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>禁手の点はありません。</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>黒の禁手：%1。</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>黒 %1、白 %2。</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>横の列%1は空です。</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>横の列%1：%2。</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>縦の列%1は空です。</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>縦の列%1：%2。</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>%1から%2への斜めの列は空です。</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>%1から%2への斜めの列：%3。</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>コンピューターとの対局はまだありません</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>勝率 %1 · %2 勝 %4 敗 %3 分</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>あなた 対 コンピューター</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>直近 %1 局</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>勝率の推移</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>黒白とも</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>あなたが黒</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>あなたが白</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>あなたの色</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>レベル別の成績</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>成績をリセットしますか。対局は残ります。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>成績をリセット…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>助けを借りて数えない対局：%1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>ヒント、最善手を打つ、待った、解析、黒白の交代は助けに数えます。</translation>
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
        <translation>Enter キーで対局開始、または最初の石を打ってください。</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>%1 手目を表示中（全 %2 手）</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>数字：黒の勝率（%）</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Enter キーで観戦を始めます。</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>レーティング対象</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>レーティング対象外</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>レーティング対象外：助けを使用</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>レーティング対象外：ヒントを使用</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>レーティング対象外：待ったを使用</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>レーティング対象外：コンピューターが代わりに着手</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>レーティング対象外：解析を使用</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>レーティング対象外：対局者が変更</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>%1の強さ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
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
        <translation>%2 段階のうち %1</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>レベル %1 / %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>待ったに制限はありません。自分の手も、相手の応手も、新しい対局さえも戻せます。</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>三は達四になり、達四は止められません。早めに止めましょう。</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>困ったらヒントを。良い手とその理由を示します。</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>盤の上でホイールを回すと手順を振り返れます。そこで打つと変化になります。</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>対局は自動で保存され、いつでも続きができます。</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>棋譜ファイルや Gomocup エンジンをウィンドウにドロップすると開けます。</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? キーですべてのキー操作を、F1 キーでヘルプを表示します。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>豆知識</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>次のヒント</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>今後は表示しない</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>交点をクリックするか、H8 と入力して Enter キーを押します。</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>このプログラムの大会ではありません</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>別のプログラムがこの大会を進めています</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>不具合</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>（起動できません）</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>エンジン対戦</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>挑戦戦</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2局中 %1局</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>すべてこのコンピューターの中だけに保存されます。</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>最初のレッスンから始める</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>復習 %n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>盤の上で少しずつ：三とは、四とは、そしてなぜ三々で勝てるのか。</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>今日の分は終わりです。問題はいつでも解けます。</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>自分の対局と問題から五問、約四分です。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>もっと問題を解く</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2 のうち %1 完了</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>レーティング %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>証明済みの解答がある %1 の局面。四追い、追い詰め、防ぎ。</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>四追い、追い詰め、防ぎ。%n 問正解。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>あなたの悪手</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>対局して検討すると、悪手が練習問題になります。</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>検討した %n 局から。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>五連から禁手まで。</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>レーティング対局</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>あなたに合った相手。</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>数局であなたのレベルがわかります。</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>レーティング、%1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>上達の記録</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>対局を検討中、残り %n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>%n局を検討してミスを探します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>禁手道場</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>禁手か、打てるか。連珠の禁手を5段階で。</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>禁手か、打てるか。%2問中%1問正解。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>珠型</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>連珠の珠型、その値、練習。</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>練習(&amp;T)</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>最初の問題 – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>ここにはまだ練習するものがありません。</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>検討を止める(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>自分の対局を検討(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n局を検討しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>分岐を削除しました。Ctrl+Z で元に戻せます。</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>分岐をコピーしました。</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>点をクリックして印を付けます。Esc で終了します。</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分岐図</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>分岐図(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>分岐(&amp;B)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>印(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>分岐を上げる(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>分岐を SGF でコピー(&amp;S)</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>分岐をテキストでコピー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>同じ局面へ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>分岐を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>削除した分岐を元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>印付けを終了(&amp;M)</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln 個の分岐</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln 手を削除しました。元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分岐図</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>分岐図</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>%1 手目：%2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>着手なし</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>同じ局面が別の分岐にあります。</translation>
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
        <translation>%1 手目：%2 %3、%4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>悪手は見つかりません。</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>検討を中止しました。Shift+F9 で再開できます。</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>悪手はなく、緩手だけです。「すべての手」にあります。</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>確定した悪手がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準（五目ちょうど）</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>連珠</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>カロ</translation>
    </message>
    <message>
        <source>Caro, exactly five</source>
        <translation>カロ（五目ちょうど）</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>五つ以上並べれば勝ち。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>ちょうど五つで勝ち。六つ以上は無効。</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>黒は三々、四々、長連が禁手。</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>両端を相手に止められた五は無効。六つ以上は必ず勝ち。</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>カロと同じで、六つ以上は無効。</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>すぐに打ち、脅威を見落とす。</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>四と五は見えるが、先はあまり読まない。</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>よく守り、三を作る。</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>攻めを最後まで読む。</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>長い追い詰めも見つける。健闘を祈る。</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>全コアと持ち時間をすべて使う。</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>コンピューター（%1）</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>一手 %1</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>持ち時間 %1</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>持ち時間 %1、一手ごとに %2</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1の五連勝ち</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1の勝ち（投了）</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1の勝ち（時間切れ）</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1の勝ち（禁手）</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1の勝ち（反則・棄権）</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>引き分け（満局）</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>合意による引き分け</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>手数制限による引き分け</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>引き分け（双方パス）</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
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
        <translation>%1 ノード/秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>次の手で黒の勝ち</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>次の手で白の勝ち</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>黒は %1 手で勝ち</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>白は %1 手で勝ち</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>第 %1 段階</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>普通の盤で、連珠の盤でもあります。</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>碁盤。広く、対局も長くなります。</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>一番大きい盤です。</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>小さい盤。早い対局や学習向きです。</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>普通より少し小さい盤です。</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>普通より少し大きい盤です。</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>好きなだけ考えられます。</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>一手ごとに %1 以内に打ちます。</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>持ち時間は各 %1 です。</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>持ち時間は各 %1、一手ごとに %2 加わります。</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完璧</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>完璧に打てるのは黒だけです。</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>15 × 15以外の盤では何も証明されていません。</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>このルールでは何も証明されていません。</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>開局規定があると何も証明されていません。</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>このルールではまだ何も証明されていません。</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>証明を読み込めません。</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>黒番では必ず勝つことが証明されています。</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>大悪手の警告</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>打ち直す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>そのまま(&amp;K)</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>打ち直しは助けに数えます。</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>コンピューターが待っています</translation>
    </message>
</context>
</TS>
