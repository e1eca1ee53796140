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
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Review complete. Alt+Down: next mistake.</source>
        <translation>検討が終わりました。Alt+↓：次の悪手。</translation>
    </message>
    <message>
        <source>Review stopped.</source>
        <translation>検討を中止しました。</translation>
    </message>
    <message>
        <source>Reviewing the game: %1 of %2 positions</source>
        <translation>検討中：%2 局面のうち %1</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>その方向に悪手は見つかっていません。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>解析パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Analyse the Position</source>
        <translation>この局面を解析(&amp;A)</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>解析表示の詳しさを切り替え(&amp;D)</translation>
    </message>
    <message>
        <source>Stop the &amp;Review</source>
        <translation>検討を中止(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
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
        <source>From the opening book</source>
        <translation>定石から</translation>
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
        <source>Win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
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
</context>
<context>
    <name>gomoku::CardStates</name>
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
        <source>You play</source>
        <translation>あなたの色</translation>
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
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Less ▴</source>
        <translation>閉じる ▴</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>詳しく ▾</translation>
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
        <source>Move %1 · %2</source>
        <translation>%1 手目 · %2</translation>
    </message>
    <message>
        <source>Opponent, rule, opening, board and clock</source>
        <translation>相手、ルール、開局規定、盤、時計</translation>
    </message>
    <message>
        <source>Your role in the opening</source>
        <translation>開局での先番・後番</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先番</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後番</translation>
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
        <source>Add a Gomocup engine, or drop its file here.</source>
        <translation>Gomocup エンジンを追加するか、ファイルをここにドロップしてください。</translation>
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
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Playing the first game…</source>
        <translation>最初の対局中…</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>スコア %1</translation>
    </message>
    <message>
        <source>Score %1 · Elo %2 (95 %: %3 to %4)</source>
        <translation>スコア %1 · Elo %2（95 %：%3～%4）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>試合開始</translation>
    </message>
    <message>
        <source>Add an engine first.</source>
        <translation>先にエンジンを追加してください。</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>エンジン対戦</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>against</source>
        <translation>対</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>一つ目のエンジン</translation>
    </message>
    <message>
        <source>Second engine</source>
        <translation>二つ目のエンジン</translation>
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
        <source> games</source>
        <translation> 局</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
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
        <source>Time per move</source>
        <translation>一手の時間</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>不具合</translation>
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
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Match result</source>
        <translation>対戦の結果</translation>
    </message>
    <message>
        <source>Each opening is played twice, sides swapped.</source>
        <translation>どの開局も黒白を入れ替えて二度打ちます。</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>ダブルクリックで対局を盤に表示します。</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
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
        <source>it answered &quot;%1&quot;</source>
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
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>Move %1 · %2 %3 · %4</source>
        <translation>%1 手目 · %2 %3 · %4</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>形勢</translation>
    </message>
    <message>
        <source>Advantage over the game, Black above, White below</source>
        <translation>対局の形勢、上が黒、下が白</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1 手目 · %2</translation>
    </message>
    <message>
        <source>Move %1 · even</source>
        <translation>%1 手目 · 互角</translation>
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
        <source>None of your games continued from this position.</source>
        <translation>この局面から続いた対局はありません。</translation>
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
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
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
        <source>%1 is forbidden for Black (overline): %2</source>
        <translation>%1 は黒の禁手（長連）：%2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2</source>
        <translation>%1 は黒の禁手（四々）：%2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2</source>
        <translation>%1 は黒の禁手（三々）：%2</translation>
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
        <source>Advantage</source>
        <translation>形勢</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>打ち手を変更</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>もう少し交点の近くをクリックしてください。</translation>
    </message>
    <message>
        <source>Step through with the wheel or Alt+arrows.</source>
        <translation>ホイール、または Alt と矢印キーで棋譜をたどれます。</translation>
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
        <source>%1 Ask again for the continuation.</source>
        <comment>a sentence</comment>
        <translation>%1もう一度押すと続きが見られます。</translation>
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
        <source>Search players, rules and comments</source>
        <translation>対局者、ルール、コメントを検索</translation>
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
        <source>No games yet.</source>
        <translation>まだ対局がありません。</translation>
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
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n 局を削除しました。元に戻す</numerusform>
        </translation>
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
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>木目(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation>石板(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>紙(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
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
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>Highlight Last &amp;Move</source>
        <translation>最後の手に印(&amp;M)</translation>
    </message>
    <message>
        <source>For&amp;bidden Points</source>
        <translation>禁手の点(&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;Threes and Fours</source>
        <translation>三と四の目印(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
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
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>五目並べ</translation>
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
        <source>Answer the message on the board first.</source>
        <translation>先に盤上のメッセージに答えてください。</translation>
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
        <source>%1 wins with continuous fours.</source>
        <translation>%1 から四追いで勝ちです。</translation>
    </message>
    <message>
        <source>%1 wins by force.</source>
        <translation>%1 から追い詰めで勝ちです。</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 で達四です。</translation>
    </message>
    <message>
        <source>%1 blocks an open three.</source>
        <translation>%1 で相手の三を止めます。</translation>
    </message>
    <message>
        <source>%1 prevents a win with continuous fours.</source>
        <translation>%1 で相手の四追いを防ぎます。</translation>
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
        <source>You could have made five at %1.</source>
        <translation>%1 で五連ができました。</translation>
    </message>
    <message>
        <source>The opponent can now make five at %1.</source>
        <translation>相手は %1 で五連ができます。</translation>
    </message>
    <message>
        <source>The opponent can now make an open four at %1.</source>
        <translation>相手は %1 で達四ができます。</translation>
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
        <translation>先番</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後番</translation>
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
        <source>Animation</source>
        <translation>アニメーション</translation>
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
        <source>Board and stones</source>
        <translation>盤と石</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Numbers on stones</source>
        <translation>石に手数を表示</translation>
    </message>
    <message>
        <source>Highlight last move</source>
        <translation>最後の手に印</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Show forbidden points</source>
        <translation>禁手の点を表示</translation>
    </message>
    <message>
        <source>Show open threes and fours</source>
        <translation>三と四を表示</translation>
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
    <name>gomoku::StartOptions</name>
    <message>
        <source>The computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>A friend on this computer</source>
        <translation>友だち（このコンピューターで）</translation>
    </message>
    <message>
        <source>Watch two computers play</source>
        <translation>コンピューター同士を観戦</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>すべての設定…</translation>
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
</context>
<context>
    <name>gomoku::TeachingFeature</name>
    <message>
        <source>That may lose</source>
        <translation>負けにつながる手です</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>打ち直す</translation>
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
        <source>Press F1 for all keys.</source>
        <translation>F1 キーですべてのキー操作を表示します。</translation>
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
</context>
</TS>
