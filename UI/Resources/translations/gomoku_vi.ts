<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Về Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Cờ caro, gomoku và renju với máy mạnh.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Phần mềm tự do theo giấy phép MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Chép phiên bản</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: độ chính xác %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Độ chính xác: các nước giữ được bao nhiêu cơ hội thắng.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>Bảng &amp;phân tích</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Đổi mức &amp;chi tiết phân tích</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>Phâ&amp;n tích thế cờ</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>Tiến trong biế&amp;n</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>&amp;Lùi trong biến</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Độ sâu %1 · %2 nút · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Nước cuối chưa được phân tích.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Nước cuối tốt.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Nước cuối thiếu chính xác.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Nước cuối là lỗi.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Nước cuối là sai lầm nặng.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Theo phía Đen</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Biến tốt nhất</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Biến</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Số biến</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Hiện bao nhiêu nước tốt nhất</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Hiện bao nhiêu</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Hiện bao nhiêu phân tích khi chơi</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Chỉ biểu đồ</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Chỉ nhận xét</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Không gì cả</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Nước tốt nhất</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Ván đã xong. Lùi lại để phân tích.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Cơ hội thắng của Đen: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Đang phân tích…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Nhấn Phân tích để xem nước tốt nhất.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Con số là cơ hội thắng của Đen tính theo phần trăm.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Nếu không có chứng minh: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Cơ hội</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Chỉ trên bàn cờ</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Nước cuối là nước duy nhất: mọi nước khác đều thua.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Đã chứng minh: Đen thắng trong tối đa %n nước.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Đang tìm nước cân bằng…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Không tìm thấy nước cân bằng.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Cân bằng nhất: %1 (cơ hội của Đen: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (cơ hội của Đen: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Tìm nước &amp;cân bằng</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Hiện cơ hội của Đen ở các điểm cân bằng nhất.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Chỉ khi bạn đang đặt quân khai cuộc.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Biến tốt nhất</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Biến tốt nhất: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Trỏ vào một nước để xem biến trên bàn. Nhấp để đến đó.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Trỏ vào một nước để xem biến trên bàn.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Đóng thông báo này</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Gỗ</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Đá phiến</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Giấy</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Nước cuối: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, cơ hội thắng của Đen %2 phần trăm</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, cấm</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Xin chờ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Đang đọc %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · thắng</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · hòa</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · đến lượt</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · đang nghĩ</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · đang nghĩ · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>độ sâu %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Đến lượt</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>độ sâu %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>thắng đã chứng minh trong tối đa %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>chỗ này chưa chứng minh</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Không đồng hồ</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Thời gian mỗi nước</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Thời gian mỗi ván</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source> min</source>
        <translation> phút</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Số phút mỗi ván</translation>
    </message>
    <message>
        <source> s</source>
        <translation> giây</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Số giây mỗi nước</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> giây mỗi nước</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Số giây cộng sau mỗi nước</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Thắng do hết giờ phải được yêu cầu</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>Cờ caro</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>Xếp năm quân thẳng hàng trước đối thủ.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Trắng</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Ngẫu nhiên</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Thứ nhất</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Thứ hai</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Bạn bè</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Xem</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Tung đồng xu</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Tất cả tùy chọn…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Mới chơi cờ caro?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Luật chơi và những ý đầu tiên, trong hai phút.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Bạn đi trước</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Máy đi trước</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Nước %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Bạn với %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Hai người</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Hai máy</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n cần ôn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Bình luận cho nước đang xem</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Thêm bình luận…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Bình &amp;luận nước này</translation>
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
        <translation>Đen %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Các nước thứ tư kém nước tốt nhất không quá %1: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>Sau %1, các nước thứ năm kém nước tốt nhất không quá %2: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Đường đã biết hết ở đây.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Bạn cầm Đen.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Bạn cầm Trắng.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Hãy đi nước %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Trên đường: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 rời đường đã biết: khi đó Đen có %2 thay vì %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 rời đường đã biết.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>Không đi %1 được.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 nằm trên đường.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Máy đi %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Bạn đã theo đường đã biết đến cùng.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Đường đã biết hết ở đây. Giữa chừng bạn đã rời nó.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>%1 đi · %2 đen, %3 trắng</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Không thể bắt đầu ván ở đây: bàn đã đầy hoặc đã có người thắng.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Đang tìm thắng bắt buộc…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 thắng bằng nước bốn (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 thắng bằng đe dọa (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 không có thắng bắt buộc bằng nước bốn và ba.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Không tìm thấy thắng bắt buộc trong %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Không có thế cờ trong bộ nhớ tạm: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Đã chép thế cờ.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Lưu thế cờ</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Sơ đồ (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Không lưu được %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Xếp thế cờ</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Xếp thế cờ</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Lần lượt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Bỏ quân</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Đến lượt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Xoay</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Lật</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Dán</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Chép bàn cờ</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Chép chữ</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Chơi từ đây</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Bàn cờ dạng sơ đồ chữ</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Các nước dạng H8 I9 …, hoặc SGF nếu không có thứ tự</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, bàn cờ vẽ, hoặc liên kết của bàn cờ web</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Tìm thắng bắt buộc bằng nước bốn (VCF) và đe dọa (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Bảng lệnh của %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Một lệnh cho engine, như ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Lệnh cho engine</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Chép tất cả</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Chưa có thông báo.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Đang thử…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Không chạy: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Thêm engine</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Chưa thử.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Bàn: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Luật: không rõ</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Luật: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Cũng hiểu: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Thêm…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ bỏ</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Tên</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Lệnh</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>Tù&amp;y chọn</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Mỗi dòng một, như: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Thử</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Bảng lệnh</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Hoàn tác xóa</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Đang chờ thử</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 không phải tệp chạy được.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Chưa có engine</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Thêm engine Gomocup, hoặc thả tệp của nó vào đây. Nó được thử ngay.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Bắt đầu trận</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Trận đấu engine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Chưa có engine</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Thêm engine ở menu Engine, hoặc thả tệp của nó vào cửa sổ.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Chưa có ván nào</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Trận này không thể tiếp tục sau này: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>Không chạy được %1 nên các ván của nó không được chơi: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Xuất bảng</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Bảng (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Xuất trang</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Trang (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Không lưu được %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Chọn ít nhất hai.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Chọn hai engine trở lên và bắt đầu trận. Bảng, sức cờ ước tính và mọi ván sẽ hiện ở đây.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Trang (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Bảng (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>nó bị treo</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>nó kết thúc với mã %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>nó in ra quá nhiều</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>nó không trả lời START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>nó trả lời “%1”</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>không có nước đi trong %1 ms</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>nó đi “%1”, ngoài bàn cờ</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>nó đi %1, ô đã có quân</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Thêm engine</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Thêm chương trình này làm engine?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Nó chạy ngay để thử, và mỗi khi chơi. Chỉ thêm chương trình bạn tin cậy.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (hỏng)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Lần trước nó bị hỏng: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Engine…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>&amp;Trận đấu engine…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>engine trên bàn cờ</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Bảng lệnh…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 không qua được lần thử nên không chơi được.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Nước %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Nước %1 · chưa đánh giá</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Đang đánh giá… %1 trên %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Cơ hội thắng của Đen</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Cơ hội thắng của Đen suốt ván</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Tiến độ xem lại</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Ngừng đánh giá ván này</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Cơ hội của Đen</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Tra khai cuộc</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Tra &amp;khai cuộc</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Đen thắng %1, hòa %2, Trắng thắng %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Nước tiếp</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Nước tiếp từ thế này</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Đen – hòa – Trắng</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Chưa có nước tiếp</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Chưa ván nào của bạn đi tiếp từ thế này. Các nước sau này sẽ hiện ở đây cùng kết quả.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Cơ hội thắng của Đen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kết quả</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Mở ván</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Lưu ván</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Lưu ảnh hoặc phát lại</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Không lưu được %1: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Đã lưu ảnh vào %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Đã chép các nước.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Đã chép ván dạng SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Không có ván gần đây</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>Cờ caro</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – Cờ caro</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>Đã lưu bản phát lại vào %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Cây, %Ln nước.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Đến lượt Đen. Đen có được đi %1 không?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Câu hỏi tiếp theo đang đến…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Đúng.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Sai.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n liên tiếp</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Năm câu đúng liên tiếp sẽ lên bậc tiếp theo.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>Đúng %1 trên %2. Liên tiếp nhiều nhất: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Luyện tập</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Về Luyện tập</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Cấm hay không?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Cấm (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Được đi (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Độ khó</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Độ khó %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 tạo năm thẳng hàng nên thắng.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 trông như cấm, nhưng Đen được đi. Không phải ba thật: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 cấm với Đen (quá năm): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 cấm với Đen (bốn đôi): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 cấm với Đen (ba đôi): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 được đi.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 được đi: bốn và ba không phạm luật.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 được đi: chỉ có một nước bốn, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 được đi: chỉ có một ba mở, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 sẽ làm năm</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 sẽ bị cấm (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 không phải ba thật: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>ba đôi</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>bốn đôi</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>quá năm</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Sáu thẳng hàng, hoặc chỉ một nước ba hay bốn</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Hai ba, hai bốn, hoặc bốn và ba</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Hai nước bốn trên một đường, năm và ba bị chặn</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Nước ba không thể thành bốn mở</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Ba đôi lồng trong ba đôi</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 gặp trục trặc</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Engine của %1 đã dừng.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Engine của %1 đã dừng: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Tự chơi bên này</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Xin thua</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Chơi lại</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Đổi bên</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Đen xin hòa</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Trắng xin hòa</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Đồng ý</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Từ chối</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Đen hết giờ</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Trắng hết giờ</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Đối thủ có thể đòi thắng hoặc chơi tiếp.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Đòi thắng</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Bạn thắng</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Bạn thua</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Có trợ giúp: không tính.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Ảnh (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Ảnh vector (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Ảnh động (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Trang web (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>tên phải kết thúc bằng .png, .svg, .gif hoặc .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>chưa có ván nào</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Ván cờ (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>Không mở được %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 quá lớn so với một ván cờ.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Không có ván cờ trong bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Văn bản</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 không phải ván cờ: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Tệp có %n ván; đây là ván đầu.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Không có ván để lưu.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 không chứa được ván này: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Không lưu được %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Đã lưu thành %1. Định dạng này không giữ: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 không phải tệp ván cờ.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Luật</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Khai cuộc</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bàn cờ</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Hòa</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>chỉ khi đầy bàn</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> nước</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>Nước &amp;cấm</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>không được đi</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>thua ván</translation>
    </message>
    <message>
        <source>after </source>
        <translation>sau </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Xin thua</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Đổi người chơi</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Cơ hội</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Hãy nhấp gần giao điểm hơn.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Chọn đối thủ: máy, bạn bè trên máy này, hoặc xem hai máy chơi. Rồi nhấn Enter hoặc đặt một quân. Tất cả tùy chọn mở hộp thoại có tất cả những thứ khác. Ván chưa xong được mời chơi tiếp ở dưới nút.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Nhấp vào giao điểm để đặt quân.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Nhấp vào thẻ của người chơi để đổi: một người, cấp khác hoặc một engine.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Ván được lưu ngay khi bạn chơi. Đóng cửa sổ cũng không mất gì.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Xem lại nước cũ</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Con lăn chuột đi qua từng nước của ván. Các quân nhỏ cho thấy ván đã tiếp diễn thế nào.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Đi một nước ở thế trước đó để mở biến. Ván chính vẫn được giữ.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Liên kết dưới bàn cờ đưa bạn về ván.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>Gợi ý (Ctrl+H) đến từng bước: trước hết là lý do và vùng, rồi nước đi, rồi biến, mỗi lần hỏi thêm một quân.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>Xem đe dọa (Ctrl+T) cho biết đối thủ sẽ làm gì nếu bạn bỏ lượt, và hiện biến.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>Đi nước tốt nhất (Ctrl+M) đi thay bạn.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>Hoàn tác (Ctrl+Z) lấy lại nước của bạn và nước máy đáp. Nó cũng lấy lại việc xin thua và cả ván mới. Ctrl+Shift+Z làm lại điều đã hoàn tác.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>Với hai cấp thấp nhất, bạn được cảnh báo sai lầm nặng trước khi máy đáp. Đi lại hoặc giữ. Phần tùy chỉnh đổi lúc nào cảnh báo.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Gợi ý, nước tốt nhất, hoàn tác, phân tích và đổi bên là trợ giúp. Ván với máy có trợ giúp không tính vào thống kê và điểm của bạn.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 phân tích thế đang xem. Các nước tốt nhất hiện trên bàn thành nhãn phẳng với cơ hội thắng của Đen theo phần trăm; nước tốt nhất màu xanh lục.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Trỏ vào nhãn để xem biến. Con lăn đi qua biến, Ctrl+Right và Ctrl+Left cũng vậy. Nhấp để đi theo biến đó.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>“Đen thắng trong 5 nước” chỉ đếm các nước của Đen đến khi có năm.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 mở và đóng bảng. F10 đổi mức hiện.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Thắng đã chứng minh</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Khi đã chứng minh được thắng, một thẻ hiện nút Chứng minh (Shift+F10): chơi mọi cách thủ, chương trình sẽ bẻ gãy nó đến khi có năm.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Khi ván xong, các nước được đánh giá trong nền. Shift+F9 mở phần xem lại cho bất kỳ ván nào.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>Biểu đồ cho thấy cơ hội thắng của Đen. Nhấp vào để đến nước đó.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>Tối đa năm bước ngoặt được giải thích bằng lời. Biến tốt nhất ở bên dưới; trỏ vào các nước để xem trên bàn.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>Trong danh sách nước, ?! là thiếu chính xác, ? là lỗi và ?? là sai lầm nặng. Điều gì chưa chắc thì không đánh dấu. Alt+Down và Alt+Up đi giữa các dấu.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>Độ chính xác là người chơi giữ được bao nhiêu cơ hội thắng.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Sau khi thua máy, một thẻ cho biết khi nào chắc chắn thua và lối thoát cuối là gì. Chơi từ đây đưa về chỗ đó. Phần xem lại được lưu cùng ván.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>Luyện tập (Ctrl+Shift+T) mở trang cạnh bàn cờ. Ở đó có bài học, câu đố, lỗi của chính bạn và ván tính điểm. Mọi thứ ở lại trên máy này.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Nhấp vào nước bạn muốn đi. Nước nào hiệu quả đều đúng. Sau nước sai, bàn cờ cho thấy diễn biến và bạn được thử lại.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H giúp từng bước. Ctrl+M hiện lời giải. Ctrl+Right sang bài tiếp.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Bài bạn làm sai sẽ trở lại sau vài phút, vài ngày hoặc vài tháng đến khi bạn thuộc.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Điểm của bạn được tính từ các ván không trợ giúp, và hiện khi đã đủ tin cậy.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 hiện cây của ván: nước đi xuống dưới, nhánh sang phải. Bong bóng là bình luận. Hai gạch ngắn nghĩa là nhánh khác cũng đến thế này.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Phím mũi tên đi trong cây. Delete xóa nhánh; Ctrl+Z lấy lại.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Menu của một nút, cũng ở Sửa &gt; Nhánh, đưa nhánh lên, làm biến chính hoặc chép nhánh.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 đến Alt+6 chọn dấu: tam giác, vuông, tròn, chéo, chữ cái, số. Nhấp vào điểm để đánh dấu, nhấp lần nữa để bỏ dấu. Esc để kết thúc.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E viết bình luận cho nước đang xem. Esc trở về bàn cờ.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Dấu và bình luận thuộc về nước đang xem và được lưu cùng nó.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E mở phần xếp thế cạnh bàn cờ. Ván của bạn chờ ở phía sau.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Đặt quân lần lượt hoặc một màu, hoặc bỏ quân. Chọn bên đến lượt, luật và bàn cờ.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>Dán đọc được SGF, các nước như H8 I9 hoặc 7,7 8,8, bàn cờ vẽ và liên kết của bàn cờ web.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Rồi chơi từ đây, phân tích, hoặc giải: tìm thắng bắt buộc bằng nước bốn (VCF) hoặc đe dọa (VCT). Biến được hiện trên bàn.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>Thư viện ván cờ (Ctrl+L) liệt kê mọi ván của bạn. Nhấp đúp để mở.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Ô tìm sẽ tìm người chơi, ngày, khai cuộc và bình luận.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>Thế cờ này (Ctrl+Shift+L) liệt kê các ván có thế trên bàn, kể cả xoay hoặc lật.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>Nhập thêm các tệp hoặc cả thư mục. Trong lúc đó bạn vẫn chơi được.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>Thống kê cho thấy kết quả của bạn với từng cấp.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>Phần tra khai cuộc (F7) cho thấy các ván của bạn đi tiếp thế nào từ thế trên bàn.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>Mở (Ctrl+O) đọc SGF, psq, RenLib (.lib), .rif và tệp chữ. Bạn cũng có thể thả tệp vào cửa sổ, hoặc dán ván bằng Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Nếu tệp không ghi luật, thông báo trên bàn cờ cho biết coi như luật nào. Chọn luật khác ở đó hoặc trong menu Sửa.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>Lưu (Ctrl+S) ghi ván cùng các biến, bình luận và dấu. Đuôi tên tệp quyết định định dạng.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>Lưu ảnh hoặc phát lại ghi ảnh bàn cờ, ảnh động hoặc trang cho trình duyệt.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C chép các nước, Ctrl+Shift+C chép cả ván dạng SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>Mục Engine trong menu thêm mọi engine Gomocup. Nó được thử ngay. Chỉ thêm chương trình bạn tin cậy.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Nhấp vào thẻ của người chơi và chọn engine để đấu với nó.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Các tùy chọn của nó được giữ: mỗi dòng một.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Bảng lệnh cho thấy engine và chương trình nói gì với nhau.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Nếu engine hỏng giữa ván, thông báo trên bàn hỏi cách tiếp tục.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>Engine không được hỏi trong luật khai cuộc, vì phần lớn không biết các luật đó. Máy có sẵn quyết định thay.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>Trận đấu engine trong menu Engine cho các engine đấu với nhau. Máy có sẵn có thể tham gia ở mọi cấp.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Mỗi khai cuộc chơi hai lần, đổi bên.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Bảng cho thấy tỉ số và chênh lệch Elo ước tính. Khoảng cho biết mức chắc chắn: càng nhiều ván càng hẹp.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Nhấp đúp vào một ván để xem.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Tùy chỉnh (Ctrl+,) đổi ngay những gì bạn thấy và nghe.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Sáng và tối theo hệ thống trừ khi bạn chọn. Chữ có thể phóng to.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Menu Xem hiện hoặc ẩn tọa độ, số nước, nước cuối, điểm cấm, ba mở và bốn, và có các kiểu bàn cờ.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Có thể tắt từng âm thanh.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Mọi việc đều làm được không cần chuột. Nhấn ? để xem danh sách phím.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Đặt quân: di chuyển con trỏ bằng phím mũi tên rồi nhấn Enter, hoặc gõ tên điểm, như H8, rồi nhấn Enter.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Đi qua ván: Page Up và Page Down, Home và End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab đi giữa các phần của cửa sổ. Alt với một chữ cái mở menu.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 mở trợ giúp này ở trang hợp với phần bạn đang ở.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>Trong trợ giúp</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F để tìm. Alt+Left để lùi. Esc đóng cửa sổ.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Trình đọc màn hình</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Bàn cờ là một bảng, mỗi ô đọc quân của nó: “H8, đen, nước 1”. Nước cuối được đọc lên. Mọi nút đều có tên.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Chọn hai engine trở lên. Mỗi engine đấu với mọi engine khác, hoặc một engine đấu với tất cả.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>“Tiếp tục” nối lại trận đấu đã dừng, kể cả sau khi chương trình bị lỗi. “Xuất” lưu các bảng.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Phím đọc thành lời</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>Trên dòng trạng thái và qua trình đọc màn hình: Ctrl+1 nước cuối, Ctrl+2 mối đe dọa, Ctrl+3 điểm cấm, Ctrl+4 đồng hồ. Với điểm của con trỏ: Ctrl+5 hàng, Ctrl+6 cột, Ctrl+7 đường chéo. Ctrl+8 cơ hội thắng, khi thế cờ đã được phân tích.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Trợ giúp: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Xem thêm: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>So sánh các luật</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Vì sao có luật khai cuộc</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro và Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>26 khai cuộc renju</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Nước thứ năm</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Chơi cờ</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Gợi ý, hoàn tác và cảnh báo</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Cây, dấu và bình luận</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Xếp thế cờ</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Thư viện ván cờ</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Tệp và ảnh</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Trận đấu engine</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Giao diện, âm thanh và ngôn ngữ</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Bàn phím và trình đọc màn hình</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Những bước đầu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Luật khai cuộc</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Chương trình</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Tìm trong trợ giúp</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Chủ đề</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Không trang nào có các từ này. Thử ít từ hơn hoặc từ khác.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Lùi</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Về trang trước (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Có thể tiếp theo: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Đang tìm nước tốt…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Đang tìm đe dọa…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Hỏi lần nữa để xem nước đi.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Hỏi lần nữa để xem biến.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Biến thắng: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Có thể tiếp theo: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Biến thắng: %1. Đó là năm thẳng hàng.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>Đã thêm %Ln ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln đã có trong thư viện.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln không đọc được (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Đã ngừng nhập: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Đang nhập: %Ln ván</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Nhập ván cờ</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Năm thẳng hàng</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Bạn cầm Đen. Năm quân thẳng hàng là thắng. Bạn đã có bốn. Đặt quân thứ năm.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Năm thẳng hàng. Bạn thắng!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Không phải đó. Tìm bốn quân đen của bạn và đi ở một đầu.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Hướng nào cũng tính</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Hàng có thể ngang, dọc hoặc chéo. Đen có bốn quân trên đường chéo, có một chỗ hở. Hãy làm thành năm.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Đúng. Quân ở chỗ hở làm thành năm.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Không phải đó. Theo các quân đen từ dưới trái lên trên phải. Thiếu một quân.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Chặn nước bốn</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Trắng có bốn thẳng hàng và muốn năm. Bạn cầm Đen. Chặn Trắng ngay.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Chặn tốt. Trắng không thể làm năm nữa.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Trắng sắp làm năm. Đặt quân vào chỗ Trắng muốn đi.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Thắng trước khi chặn</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>Cả hai có bốn thẳng hàng, và đến lượt bạn. Không cần chặn Trắng nếu bạn thắng được ngay.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Đúng. Ai có năm trước thì thắng.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Có nước hay hơn: bạn tự làm năm được.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Bốn mở</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Bốn quân trống hai đầu không thể chặn: Trắng chỉ chặn được một đầu. Hãy tạo nước bốn như vậy.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Bốn mở. Trắng làm gì thì bạn cũng có năm.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Thêm một quân sát đầu hàng ba, để cả hai đầu của hàng bốn còn trống.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Chặn nước ba kịp lúc</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Trắng có ba quân trống hai đầu. Nước sau Trắng có bốn mở. Chặn ngay.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Tốt. Trắng không tạo được bốn mở nữa.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Trắng vẫn thắng bằng bốn mở. Hãy đi sát một đầu hàng quân trắng.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Ba mở</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Hàng ba có thể thành bốn mở gọi là ba mở. Đối thủ phải trả lời. Hãy tạo ba mở.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Ba mở. Giờ Trắng phải chặn bạn.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Nước đó không tạo ba mở. Đi trên đường chéo của hai quân bạn, gần chúng.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Ba có chỗ hở</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Ba quân trắng này có chỗ hở nhưng cũng nguy hiểm như vậy. Hãy chặn. Chính chỗ hở là chỗ tốt.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Giỏi lắm. Luôn để ý hàng ba có chỗ hở.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Trắng lấp chỗ hở và có bốn mở. Đi vào chỗ hở hoặc cạnh các quân.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Hai nước bốn cùng lúc</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Cả hai hàng ba của bạn bị chặn một đầu. Nhưng một quân tạo được hai nước bốn, Trắng chỉ chặn được một. Hãy tìm.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Hai nước bốn bằng một quân. Trắng không chặn được cả hai.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Nước đó nhiều nhất là một nước bốn. Xem hai hàng gặp nhau ở đâu.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Bốn và ba</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Một quân tạo nước bốn và ba mở. Trắng phải chặn bốn, rồi ba thành bốn mở. Chơi đến khi có năm.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Bốn và ba là cách thắng thường gặp nhất. Hãy nhớ.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Nước đó không thắng. Tìm điểm nằm trên hàng ba quân và cột hai quân.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Hai nước ba cùng lúc</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Một quân có thể tạo hai ba mở. Trắng chỉ chặn được một. Tìm điểm như vậy.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Hai ba mở. Nếu Trắng không có nước bốn, bạn thắng.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Nước đó nhiều nhất là một nước ba. Xem đường của hai cặp gặp nhau ở đâu.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Tất cả cách thủ</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Ba mở có thể chặn ở nhiều chỗ. Tìm mọi điểm chặn được nước này.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Đủ cả rồi. Trong ván, chọn điểm giúp bạn nhiều nhất.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Nếu bạn đi đó, Trắng vẫn thắng.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Thắng bằng nước bốn</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Nước bốn nào cũng phải trả lời. Nên bạn có thể đi liên tiếp các nước bốn đến khi thắng. Chơi đến khi có năm.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>Đối thủ không lúc nào được chọn. Người chơi gọi đó là VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Nước đó không thắng kịp. Tìm nước bốn tạo ra cái mới.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Đúng thứ tự</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Ở đây cần nhiều nước bốn hơn và thứ tự quan trọng. Nghĩ đến cùng trước khi đặt quân đầu.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Đúng đến cuối. Tính giỏi.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Nước đó có cách đáp, và đợt tấn công hết.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Nước duy nhất</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Đối thủ dọa thắng, chỉ một nước cứu được bạn. Hãy tìm.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Thoát rồi. Mọi nước khác đều thua.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Đối thủ vẫn thắng bắt buộc. Trước hết tìm xem họ dọa gì.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Thắng bằng đe dọa</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Ở đây chỉ nước bốn thì không thắng. Nhưng ba mở cũng phải trả lời. Kết hợp ba và bốn để thắng.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Thắng bằng bốn và ba. Người chơi gọi đó là VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>Đối thủ có cách đáp. Hãy tìm một nước ba mở.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Đợt tấn công dài hơn</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Đợt này cần nhiều nước hơn. Nước ba cho đối thủ lựa chọn, nên hãy nghĩ mọi cách đáp.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Tấn công không kẽ hở. Rất hay.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Có cách thủ. Thử lại.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Sáu không phải năm</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Theo luật chuẩn, đúng năm thẳng hàng mới thắng. Sáu trở lên không tính. Hãy làm đúng năm.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Đúng năm. Bạn thắng.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Đó không phải đúng năm. Hãy đếm quân.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: Đen không được sáu</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>Trong renju có những điểm cấm với Đen. Loại thứ nhất: sáu quân trở lên. Tìm mọi điểm cấm.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Đúng. Ở đó Đen có sáu và thua. Trắng được phép có sáu.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Đen được đi ở đó.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: không hai nước ba</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Đen không được tạo hai ba mở bằng một quân. Tìm mọi điểm cấm.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Đúng. Nước thắng ở luật khác thì ở đây Đen bị cấm.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: không hai nước bốn</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Hai nước bốn bằng một quân cũng cấm với Đen. Tìm mọi điểm cấm.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Đúng. Sáu, hai ba, hai bốn: đó là mọi lỗi cấm.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: Đen thắng thế nào</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Bốn cùng với một ba mở thì được phép. Đen thắng renju như thế. Chơi đến khi có năm.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Bốn và ba không phạm luật, và thắng.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Nước đó không thắng. Tìm bốn và ba.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: ép Đen phạm luật</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Bạn cầm Trắng. Tạo nước bốn mà Đen chỉ chặn được ở điểm cấm.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Đen không được chặn ở đó. Trắng hay thắng như vậy.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Đen có cách đáp. Ở đâu Đen sẽ có sáu thẳng hàng?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Khai cuộc: quân đầu tiên</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>Ở giữa bàn quân có nhiều chỗ nhất. Nhiều luật khai cuộc yêu cầu vậy. Đặt quân đen đầu tiên ở đó.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Tâm bàn cờ, gọi là H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Đó không phải giữa bàn. Hãy tìm chấm tròn ở tâm bàn cờ.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Khai cuộc: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Đen đi trước, đó là lợi thế lớn. Theo luật Pro, quân đen thứ hai phải ở ngoài ô 5 × 5 quanh tâm. Hãy đặt.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Đúng. Ngoài ô vuông, lợi thế của Đen nhỏ hơn.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Gần quá. Cách tâm ít nhất ba điểm.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Khai cuộc: renju, Trắng</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Ván renju bắt đầu bằng một trong 26 mẫu. Quân trắng đầu đặt cạnh tâm, thẳng hoặc chéo. Hãy đặt.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Đúng. Thẳng gọi là trực tiếp, chéo gọi là gián tiếp.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Xa quá. Quân phải sát tâm.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Khai cuộc: renju, Đen</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>Quân đen thứ hai đặt trong ô 5 × 5 quanh tâm. Chọn một điểm. Sau đó đối thủ có thể chọn màu, nên hãy chọn công bằng.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>Đó là một trong 26 khai cuộc renju.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Xa quá. Cách tâm không quá hai điểm.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>chưa xong</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Đen thắng</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Trắng thắng</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Thư viện ván cờ</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Tìm ván</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tất cả luật</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tất cả ván</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Đã xong</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Chưa xong</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Trạng thái</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Thế cuối</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>Sau %n nước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>Đã xóa %n ván. Hoàn tác</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Tìm người chơi, ngày, khai cuộc và bình luận</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Tệp…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>Thư &amp;mục…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Thế cờ này</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Chỉ các ván có thế trên bàn, kể cả xoay hoặc lật</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Không tìm thấy ván nào</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Tìm từ khác, hoặc hiện tất cả các ván.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Chưa có ván nào</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Mọi ván bạn chơi đều được lưu ở đây. “Nhập” thêm ván từ tệp.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Xuất ván</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Ván cờ (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Không lưu được %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Thư viện ván cờ…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Thốn&amp;g kê…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Nhập thư mục</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Nhập ván cờ</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Ván cờ (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Tất cả tệp (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Các ván có thế &amp;này…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Vì sao bạn thua</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Chơi từ đây</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Trở lại lối thoát cuối, bạn đi</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Ván cờ chắc chắn thua từ %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Lối thoát cuối là %1 thay vì %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>Không tìm thấy lối thoát ở các nước trước.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ván cờ</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Phân tích</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Chơi &amp;lại</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Xi&amp;n thua</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Xin &amp;hòa</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>Đòi thắng do hết &amp;giờ</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Bỏ lượt</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Đổi bê&amp;n</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Tạm &amp;dừng</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Từng &amp;bước</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>T&amp;hoát</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Gợi ý</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>Đi nước &amp;tốt nhất</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>Thế &amp;đầu</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>L&amp;ùi</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Tiến</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Thế &amp;cuối</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Toàn màn hình</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;Về Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Mở &amp;gần đây</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>Ván &amp;mới</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Ván t&amp;ùy chỉnh…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Mở…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Lưu t&amp;hành…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Lưu ả&amp;nh hoặc phát lại…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Chép các nước</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Chép &amp;ván</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>&amp;Dán ván</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Tù&amp;y chỉnh…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Xem đ&amp;e dọa</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Luyện tập</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>&amp;Cách chơi</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>&amp;Trợ giúp Gomoku</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>Cờ caro</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>Đánh dấu &amp;tam giác</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Đánh dấu &amp;vuông</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Đánh dấu t&amp;ròn</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Đánh dấu ch&amp;éo</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Ghi chữ &amp;cái</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Ghi &amp;số</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Chữ của nhãn</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Nhãn của bạn; để trống là chữ tiếp theo</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (không chạy được)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Nhấp đúp vào một ván để xem.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Đang chơi ván đầu…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Chưa ván nào chơi xong.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 trên %2 ván</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Tỉ số %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Tỉ số %2 · Elo %3 (95 %: %4 đến %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Bảng đối đầu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Thua</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Thời gian trung bình mỗi nước</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Trắng</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Các ván của trận</translation>
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
        <translation>%1 không có khai cuộc nào.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Không đọc được %1: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Các engine tham gia</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Vòng tròn</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Một đấu tất cả</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Ai gặp ai</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Engine thách đấu</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Không có engine thách đấu</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> giây mỗi nước</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Số giây mỗi nước</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> phút mỗi ván</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Không giới hạn mỗi ván</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Số phút mỗi ván</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> ván mỗi cặp</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Số ván mỗi cặp</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Khai cuộc cân bằng</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Khai cuộc ngẫu nhiên</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Bàn trống</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Khai cuộc từ tệp…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Khai cuộc của %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> ván cùng lúc</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Số ván cùng lúc</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Thêm các ván vào thư viện</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Ván đó không còn trong thư viện.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Đen đi</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trắng đi</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Ván đã xong. Chơi ván mới, hoặc lùi một nước.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Chưa đến lượt bạn.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 đã có quân.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Chỗ đó ngoài bàn cờ.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Đen không được đi %1: tạo ba đôi.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Đen không được đi %1: tạo bốn đôi.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Đen không được đi %1: quá năm quân.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Không có gì để hoàn tác.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Không có gì để làm lại.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Luật khai cuộc không cho đi %1 ở nước này.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Chỉ renju mới được bỏ lượt.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Xin hòa cần hai người chơi.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Chỉ người chơi mới xin thua được.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Ván này không có đồng hồ.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Đối thủ vẫn còn giờ.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Ván này không có nước đó.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Các lựa chọn này không tạo thành ván.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Hãy trả lời thông báo trước.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 tạo năm thẳng hàng và thắng.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 chặn năm thẳng hàng.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 tạo bốn mở.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 tạo nước bốn phải trả lời.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 tạo ba mở.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 là nước trong sách.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 có vẻ tốt nhất.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Đen thắng</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Trắng thắng</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Hơn năm thẳng hàng</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Năm thẳng hàng</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Trắng xin thua</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Đen xin thua</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Trắng hết giờ</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Đen hết giờ</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Đen đi nước cấm</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Bàn đã đầy</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>Hai bên đồng ý</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Đã đến giới hạn nước</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Hai bên bỏ lượt</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Engine của Trắng hỏng</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Engine của Đen hỏng</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, trống</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, đen</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, trắng</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, đen, nước %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, trắng, nước %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 đã được đề nghị.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 đối xứng với nước thứ năm đã đề nghị.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Chọn một trong các nước thứ năm được đề nghị.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 ngoài bàn cờ.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: giờ gõ số hàng.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: nhấn Enter để đi ở đó.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Bạn có thể tạo năm thẳng hàng.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Đối thủ dọa năm thẳng hàng.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Bạn thắng được bằng nước bốn trong %1 nước.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Bạn thắng bắt buộc được trong %1 nước.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Bạn có thể tạo bốn mở.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Đối thủ dọa bốn mở.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Đối thủ dọa thắng bằng nước bốn.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Bạn có thể tạo nước bốn phải trả lời.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Bạn có thể tạo ba mở.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Có nước trong sách.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Không gì gấp; tìm điểm mạnh.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 thắng bằng nước bốn trong %2 nước.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 thắng bắt buộc trong %2 nước.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 chặn ba mở.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 ngăn bốn mở ở %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 ngăn thắng bằng nước bốn.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 ngăn thắng bằng nước bốn bắt đầu ở %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>Không thấy %1 có nước dọa thắng.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 dọa năm thẳng hàng ở %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 dọa bốn mở ở %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 dọa thắng bằng nước bốn trong %2 nước, bắt đầu ở %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 dọa thắng bắt buộc trong %2 nước, bắt đầu ở %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Thay vào đó bạn tạo được năm ở %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Nước đó thua: %1 tạo được năm ở %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Nước đó có thể thua: %1 tạo được bốn mở ở %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Nước đó có thể thua: %1 thắng được bằng nước bốn trong %2 nước, bắt đầu ở %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, thiếu chính xác</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, lỗi</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, sai lầm nặng</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Nước %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, nước duy nhất</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Nước đi</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Nước sau:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Chưa có nước nào. Nhấp vào giao điểm.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Nước khác</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ván cờ</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Đổi màu</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Chơi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>&amp;Luật của ván này</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Không ghi luật; coi như %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 không ghi luật; coi như %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Đã mở %1.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Luật của ván này</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Thêm vào thư viện</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Luật được coi là:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Nhấp vào bàn cờ để lấy lại nước thứ tư.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Nhấp vào một nước thứ tư để xem các nước thứ năm.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Nhìn vào đây.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>Nước đầu tiên rất có giá. Luật khai cuộc làm cho lúc đầu công bằng: nó giới hạn chỗ đặt quân, hoặc cho hai bên chọn màu sau vài quân.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Tự do nghĩa là không có luật khai cuộc: Đen bắt đầu ở bất cứ đâu.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Trong cửa sổ</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Thẻ cạnh bàn cờ cho biết ai phải làm gì, và có nút cho mỗi lựa chọn.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Bàn cờ tối đi ở chỗ bạn không được đi.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Hoàn tác lấy lại cả quyết định lẫn quân. Gợi ý cho biết máy sẽ làm gì.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Đồng hồ chạy khi khai cuộc đã xong.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>Tìm nước cân bằng trong menu Phân tích (Ctrl+B) hiện cơ hội của Đen ở các điểm cân bằng nhất.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Từ ngữ</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Người thứ nhất là người được xếp cầm Đen. Đổi bên nghĩa là hai người đổi màu; các quân giữ nguyên.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>Quân đen đầu tiên đặt ở tâm.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Trắng đi bất cứ đâu.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Quân đen thứ hai đặt ngoài ô 5 × 5 ở giữa. Với Long Pro: ngoài ô 7 × 7 ở giữa.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Sau đó chơi tự do.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: Đen không được đi trong ô bị tối.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: ô đó lớn hơn.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Người thứ nhất đặt ba quân ở bất cứ đâu: đen, trắng, đen.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Người thứ hai giữ Trắng hoặc đổi bên và cầm Đen.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Trắng đi nước thứ tư.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Ba quân có thể là công bằng. Giờ người thứ hai chọn bên.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Luật của giải vô địch gomoku thế giới.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>Người thứ hai có ba lựa chọn: giữ Trắng, đổi bên và cầm Đen, hoặc đặt thêm hai quân ở bất cứ đâu, trắng và đen.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>Sau khi đặt thêm hai quân, người thứ nhất chọn bên.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Trắng đi nước tiếp theo.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Người thứ hai đã đặt 4 và 5. Giờ người thứ nhất chọn bên.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 và Taraguchi-10 dành cho renju. Ba luật đầu bắt đầu bằng một trong 26 khai cuộc:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Một quân đen ở tâm.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Một quân trắng sát bên, chéo cũng được.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Một quân đen trong ô 5 × 5 ở giữa.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Chỗ được đặt quân thứ ba. Thế xoay và lật tính là một, nên có 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Dòng dưới bàn cờ hiện tên khai cuộc.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Người thứ nhất đặt một trong 26 khai cuộc.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Người thứ hai giữ Trắng hoặc đổi bên.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Trắng đi nước thứ tư ở bất cứ đâu.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Đen đề nghị hai nước thứ năm.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Trắng giữ một nước và đi nước thứ sáu.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Đen đề nghị A và B. Trắng chọn nước kém hơn cho Đen.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Người thứ nhất đặt một trong 26 khai cuộc và báo Đen sẽ đề nghị bao nhiêu nước thứ năm, tối đa 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Đen đề nghị đúng số nước thứ năm đã báo.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Trắng chọn một nước và đi nước thứ sáu.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Khai cuộc càng mạnh cho Đen thì càng cần nhiều nước thứ năm để công bằng.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Trắng đi nước thứ tư ở bất cứ đâu và báo từ một đến tám nước thứ năm.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Đen giữ hoặc đổi bên.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Quân được đặt trong ô vuông lớn dần. Sau mỗi quân trong bốn quân đầu, người kia được đổi bên.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Đen đi ở tâm.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Trắng đi trong ô 3 × 3 ở giữa.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Đen đi trong ô 5 × 5 ở giữa.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Trắng đi trong ô 7 × 7 ở giữa.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Đen đi trong ô 9 × 9 ở giữa, và Trắng được đổi bên lần nữa. Hoặc, nếu không ai đổi sau quân thứ tư, Đen đề nghị mười nước thứ năm ở bất cứ đâu; Trắng chọn một, và không ai đổi nữa.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Chỗ được đặt khi chỉ có một quân thứ năm.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>Ở phần lớn luật khai cuộc renju, Đen đề nghị vài nước thứ năm và Trắng giữ một. Nhấp lần lượt các điểm bạn đề nghị. Rồi Trắng nhấp điểm được giữ.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Không nước nào được đối xứng với nước khác đã đề nghị. Chỉ tính đối xứng của bốn quân, không tính tâm bàn cờ.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Nước ở vòng tròn có ba điểm đối xứng, là các điểm đánh dấu. Chỉ được đề nghị một trong bốn.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Đen sẽ đề nghị một nước thứ năm.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Đen sẽ đề nghị %1 nước thứ năm.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 giữ %2 làm nước thứ năm.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 giữ Đen.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 đổi bên và cầm Đen.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 đổi bên và cầm Trắng.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 đặt thêm hai quân.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 đề nghị mười nước thứ năm.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 giữ Trắng.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Khai cuộc: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Đang chờ đối thủ quyết định.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Khai cuộc đã xong.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Nước thứ năm: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Tự do</translation>
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
        <translation>Đen bắt đầu ở bất cứ đâu.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Đen bắt đầu ở tâm; quân đen thứ hai ngoài ô 5 × 5 ở giữa.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Đen bắt đầu ở tâm; quân đen thứ hai ngoài ô 7 × 7 ở giữa.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Một người đặt ba quân; người kia chọn bên.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Một người đặt ba quân; người kia chọn bên, hoặc thêm hai quân rồi để người đầu chọn.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Một trong 26 khai cuộc renju, rồi chọn bên và hai nước thứ năm để chọn.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Khai cuộc renju với số nước thứ năm, rồi chọn bên.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>Quân thứ tư kèm tối đa tám nước thứ năm, rồi lại chọn bên.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Có thể đổi bên sau mỗi quân, hoặc đề nghị mười nước thứ năm.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Đặt quân đen ở bất cứ đâu.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Đặt quân trắng ở bất cứ đâu.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Đặt quân đen ngoài ô %1 × %1 ở giữa.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Đặt quân trắng ngoài ô %1 × %1 ở giữa.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Đặt quân đầu tiên ở tâm.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Đặt quân đen trong ô %1 × %1 ở giữa.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Đặt quân trắng trong ô %1 × %1 ở giữa.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Bạn chơi bên nào?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Đen nên đề nghị bao nhiêu nước thứ năm?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Chọn nước thứ năm được giữ.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Giữ Đen</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Giữ Trắng</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Đổi: cầm Trắng</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Đổi: cầm Đen</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Đặt thêm hai</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Đề nghị mười nước thứ năm</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Gợi ý: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Người thứ nhất</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Người thứ hai</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Khai cuộc: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Đề nghị nước thứ năm: còn %1.</translation>
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
        <translation>đã thuộc</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Từ đây không còn gì đã biết.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Luyện tập</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Về Luyện tập</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Luyện cầm Đen</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Luyện cầm Trắng</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Kiểu bàn cờ</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Tọa độ</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Số nước</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Nổi bật nước cuối</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Điểm cấm</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Ba mở và bốn</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Hiệu ứng</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Người</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Máy, cấp %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Máy, toàn lực</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Người chơi %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> giây mỗi nước</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Số giây mỗi nước của %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Thêm engine…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Khai cuộc quyết định ai cầm màu nào.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Lần lượt chơi trên máy này. Đen đi trước.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Người thứ nhất</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Người thứ hai</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Tên của %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Luyện tập</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Về Luyện tập</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lời giải</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Khai cuộc</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Về Khai cuộc</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>Giải ngay lần đầu: %1/%2.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Tìm nước tốt hơn</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Bạn cầm Đen.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Bạn cầm Trắng.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 Trong ván bạn đã đi %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Nước trong ván của bạn được đánh dấu ở %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 đúng. Tiếp tục.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Bạn đã tìm ra %1 rồi.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 là nước tốt.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 cấm với Đen.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>Sau %1 đối thủ thắng. Bàn cờ cho thấy cách thắng.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Có nước tốt hơn %1. Bàn cờ cho thấy diễn biến.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Lời giải: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>chưa có điểm, %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>có thể đã xoay hoặc lật</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>Tiến &amp;bộ của tôi</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Xuất tiến bộ</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Tiến bộ Gomoku</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Tiến bộ (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Không lưu được %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Tiến bộ của tôi</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Luyện tập</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Về Luyện tập</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Đã xóa phần luyện tập. Các ván của bạn vẫn ở trong thư viện.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Chưa có gì ở đây</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Hãy học một bài, giải câu đố hoặc chơi ván tính điểm. Điểm, độ chính xác và những gì bạn đã học sẽ hiện ở đây.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hôm nay</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Năm bài mỗi ngày</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Ván tính điểm</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Câu đố</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Luật của điểm</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Độ chính xác</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Thẻ</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Tuần này</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Chỉ giữ trên máy này, không gửi đi đâu.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Lưu mọi thứ trên trang này vào tệp.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Xóa điểm, câu trả lời và thẻ. Các ván vẫn ở trong thư viện.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>đã xong %1 trên %2</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Đã xong năm bài hôm nay.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n thẻ cần ôn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Bài học tiếp: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Bài học đầu tiên</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Bài học tiếp</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Điểm, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n ván tính điểm</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>Thắng %1, hòa %2, thua %3.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Đường điểm, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>Trong %1 ván xem lại gần đây; %2 % trong tất cả %3 ván.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>Trong %n ván đã xem lại.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Đường độ chính xác: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>điểm %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Chưa thử bài nào.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>Đã giải %1 trên %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Đã xong tất cả.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Tiếp: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n cần ôn</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Lỗi và câu đố làm sai thành thẻ sẽ trở lại.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>Tất cả %1: %2 đã thuộc, %3 mới.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n ngày liên tiếp</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Không có câu trả lời nào trong bảy ngày qua.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n câu trả lời trong bảy ngày, đúng %1 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Đen thắng trong tối đa %n nước trước mọi cách thủ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Trắng thắng trong tối đa %n nước trước mọi cách thủ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Đen đã được chứng minh là thắng.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Máy tính thấy Đen thắng.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Trắng đã được chứng minh là thắng.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Máy tính thấy Trắng thắng.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Đang tìm chứng minh…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>Không tìm thấy chứng minh trong giới hạn. Chưa chắc thắng.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Thử mọi cách thủ cho Trắng. Đen còn: %1 nước</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Thử mọi cách thủ cho Đen. Trắng còn: %1 nước</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Đen đang trả lời…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Trắng đang trả lời…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Nhấp vào bàn cờ để xem câu trả lời.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Năm thẳng hàng: cách thủ này bị bẻ gãy.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Không bẻ gãy được cách thủ này trong giới hạn.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Chứng minh</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>Chứng &amp;minh</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Chơi mọi cách thủ và xem nó bị bẻ gãy.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>Cách thủ &amp;khác</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Trở lại chỗ chọn cách thủ vừa rồi</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>Cách thủ &amp;tốt nhất</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Nước cầm cự lâu nhất</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Đó&amp;ng</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Rời đi</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Trở lại chỗ cũ; các lần thử được giữ thành biến</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Chứn&amp;g minh</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Chơi mọi cách thủ và xem nó bị bẻ gãy.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Ở đây chưa chứng minh được ai thắng. Hãy phân tích trước.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>Thử &amp;bác bỏ</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Cầm Trắng từ một thế cờ mà Đen đã được chứng minh là thắng.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Thắng bằng nước bốn</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Thắng bằng đe dọa</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Bốn và ba</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Ép Đen phạm luật</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Tìm mọi cách thủ</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Nước duy nhất</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Mới chơi</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Dễ</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Khó</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Rất khó</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Đen đi</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trắng đi</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: thắng bằng nước bốn trong %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: thắng bằng bốn và ba trong %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: thắng bằng đòn bốn-ba trong %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: ép Đen phạm luật trong %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: tìm mọi nước chặn được.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: chỉ một nước không thua. Hãy tìm.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 cấm với Đen.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 không dọa gì.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1 có cách đáp.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>Sau %1 đối thủ thắng.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 cũng thắng nhưng lâu hơn. Tìm cách thắng ngắn hơn.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 không thắng bắt buộc.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 đúng. Đã tìm %2 trên %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 đúng. Tiếp tục.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Đã giải. Đen không được chặn ở %1.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Đã giải.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>Bạn đã tìm ra %1 rồi.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Bạn có thể làm năm.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Tạo bốn mở hoặc hai nước bốn.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Tạo nước bốn và ba mở bằng một quân.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Tạo nước bốn.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Tạo ba mở.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Nước lặng: không ba, không bốn, nhưng có đe dọa.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Chặn năm.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Đối thủ dọa thắng bằng nước bốn. Cắt chuỗi đó.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Tìm trong ô đánh dấu.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Đi %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Sáu thẳng hàng</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Hai ba, hai bốn</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Trường hợp sát sao</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Ba giả</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Ba lồng trong ba</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Nó chưa dọa gì: một nước làm thế của bạn tốt hơn.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>Có thể đáp %1 bằng %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Làm năm</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: làm năm.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Đây là bản sao</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Ván này đang mở ở cửa sổ khác. Những gì bạn chơi ở đây được lưu thành ván mới.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Đã tạo thư viện ván cờ mới</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Tệp cũ được giữ thành %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Thư viện ván cờ không trả lời. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Không đọc được ván %1 trong thư viện.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1 đã đi %2: về ván cờ</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Về ván cờ</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Hiện lại thế mới nhất (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Hãy xem lại ván trước để tìm lỗi.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>Không có lỗi nào ở hướng đó.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Xem lại ván</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Lỗi &amp;sau</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Lỗi &amp;trước</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Hiện cơ hội thắng khi &amp;chơi</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Bước ngoặt</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Tất cả nước đi</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Đóng xem lại</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Học từ lỗi của bạn (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Chưa đánh giá</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Nước tốt</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Thiếu chính xác</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Sai lầm nặng</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>Cơ hội thắng của %1 giảm từ %2 còn %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>Cơ hội thắng của %1 tăng từ %2 lên %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 giờ thắng ngay thay vì trong %2 nước.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 giờ thắng trong %2 nước thay vì %3.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Bỏ lỡ năm thẳng hàng.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Bỏ lỡ thắng trong %1 nước. Ở nước %2 chỉ cần %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Bỏ lỡ thắng trong %1 nước.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 giờ làm được năm ở %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Bỏ qua ba mở: %1 giờ tạo được bốn mở ở %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 giờ thắng được bằng nước bốn trong %2 nước, bắt đầu ở %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 giờ thắng bắt buộc được trong %2 nước.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Tốt hơn: %1, làm năm.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Tốt hơn: %1, chặn năm thẳng hàng.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Tốt hơn: %1, thắng bằng nước bốn trong %2 nước.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Tốt hơn: %1, thắng bắt buộc trong %2 nước.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Tốt hơn: %1, tạo bốn mở.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Tốt hơn: %1, chặn ba mở của %2.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Tốt hơn: %1, chặn %2 thắng bằng nước bốn ở %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Tốt hơn: %1, nước bốn phải trả lời.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Tốt hơn: %1, tạo ba mở.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Tốt hơn: %1, cầm cự lâu hơn.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Tốt hơn: %1, cơ hội thắng %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Không có lỗi</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Sai lầm nặng: %1, lỗi: %2, thiếu chính xác: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Khai cuộc: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Nước duy nhất</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Nước đi bị cấm nên thua.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Hai bên lần lượt đặt một quân, Đen đi trước. Quân không di chuyển và không bị lấy khỏi bàn.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Năm quân thẳng hàng là thắng: ngang, dọc hoặc chéo. Đen đã thắng.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Chặn nước bốn. Bốn quân còn một đầu trống sẽ thắng ở nước sau. Trắng phải đi ở vòng tròn.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Để ý nước ba mở. Ba quân trống hai đầu sẽ thành bốn quân trống hai đầu, không thể chặn. Hãy chặn một đầu kịp thời.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Tạo hai mối đe dọa cùng lúc. Đặt quân ở vòng tròn tạo hai nước ba. Trắng chỉ chặn được một: ván cờ thắng như thế.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Các bài học ở trang luyện tập cho thấy điều đó trên bàn cờ, từng bước một.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Mọi luật đều cần năm thẳng hàng. Khác nhau ở những điều khác được tính.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Tự do: năm quân trở lên là thắng.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Chuẩn: đúng năm là thắng. Sáu trở lên không tính.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: Đen thắng với đúng năm và có ba loại nước cấm. Trắng thắng với năm trở lên và được đi bất cứ đâu.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: năm thắng trừ khi quân đối thủ chặn cả hai đầu. Sáu trở lên luôn thắng.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, đúng năm: như caro, nhưng sáu trở lên không tính.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Ván hòa khi bàn đã đầy, khi đến giới hạn nước chọn lúc đầu, hoặc khi hai bên đồng ý. Trong renju cũng hòa khi hai bên liên tiếp bỏ lượt. Chỉ renju mới được bỏ lượt.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Năm quân trở lên liền nhau là thắng. Hàng có thể ngang, dọc hoặc chéo. Không có luật nào khác.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Đen có năm trên đường chéo và thắng.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Đen có lợi thế lớn. Hai người chơi giỏi nên dùng luật khai cuộc, như Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Đúng năm thẳng hàng là thắng. Sáu trở lên không tính, với cả hai bên.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Sáu thẳng hàng: theo luật này không thắng. Ván tiếp tục.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Nếu một quân tạo nhiều hàng, chỉ cần một hàng đúng năm là đủ.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Renju lấy đi lợi thế của Đen: ba loại nước bị cấm với Đen. Trắng được đi bất cứ đâu. Đen thắng với đúng năm, Trắng với năm trở lên.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Điểm cấm có dấu trên bàn cờ. Trỏ vào để đọc lý do dưới bàn.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Ba lỗi cấm</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Ba đôi: một quân tạo hai ba mở. Nước ba được tính nếu thêm một quân thì thành bốn quân trống hai đầu.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Bốn đôi: một quân tạo hai nước bốn. Mỗi nước chỉ hoàn thành được ở một đầu cũng vẫn tính.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Hai nước bốn có thể ở trên một đường: B5 D5 E5 F5 và D5 E5 F5 H5 là hai nước bốn khác nhau.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Quá năm: sáu quân trở lên thẳng hàng.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Hai ngoại lệ</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Năm thắng tất cả. Quân ở vòng tròn tạo sáu theo hàng ngang nhưng đúng năm theo hàng dọc: Đen thắng.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Trông như hai nước ba, nhưng Đen được đi ở vòng tròn. Nước ba trên đường C chỉ phát triển được ở C8. Quân ở đó sẽ là bốn đôi, nên nó không phải nước ba.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>Trong ván tùy chỉnh, bạn chọn nước cấm là không được đi hay thua ván.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Năm thẳng hàng là thắng, trừ khi mỗi đầu có một quân của đối thủ. Chỉ quân mới chặn; mép bàn thì không. Sáu trở lên luôn thắng.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Từ trên xuống: không thắng vì bị chặn hai đầu; thắng; thắng vì mép bàn không chặn; thắng vì sáu không thể bị chặn.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>Với caro đúng năm, sáu quân ở hàng cuối không tính.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Nước ba có thể chặn từ xa hơn so với các luật khác: ở bất kỳ điểm đánh dấu nào.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Chương trình khác đang dùng thư viện ván cờ.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Đĩa đã đầy.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Không mở hoặc ghi được thư viện ván cờ.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Thư viện ván cờ do phiên bản mới hơn tạo.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Thư viện ván cờ bị hỏng.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Tệp không phải thư viện ván cờ.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Đĩa báo lỗi: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Ván cờ không được lưu. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Lưu chỗ khác…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Thử lại</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Không thể lưu thiết lập và engine. Các thay đổi sẽ mất khi đóng chương trình.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Giao diện</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Màu sắc</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tối</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Hiện mẹo khi mở</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Cảnh báo sai lầm nặng</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Dừng một chút trước khi máy đáp</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Phát âm thanh</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Luồng</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>tự động</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Sách khai cuộc</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tùy chỉnh</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Tìm tùy chỉnh</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Không có mục phù hợp.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Về mặc định</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Hai cấp thấp nhất</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Luôn luôn</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Nhỏ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Thường</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Lớn</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Lớn hơn</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Lớn nhất</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tên của bạn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Đặt quân</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Thua</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Sắp hết giờ</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Trên bàn cờ</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Di chuyển con trỏ</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Phím mũi tên</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Đi ở con trỏ</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter hoặc phím cách</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Lùi và tiến</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Con lăn chuột</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Đến một điểm</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Gõ tên, như H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Thế đầu và thế cuối</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home và End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Từng bước</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Rất chậm</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Thường</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Mỗi nước hiện bao lâu</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Tiếp tục</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Chưa phân tích gì. F9 bắt đầu phân tích.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>Đọ&amp;c</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Đọc &amp;nước cuối</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Đọc mối &amp;đe dọa</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Đọc điểm &amp;cấm</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Đọc đồng &amp;hồ</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Đọc hàn&amp;g</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Đọc cộ&amp;t</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Đọc đường ché&amp;o</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Đọc cơ hội thắn&amp;g</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Chưa có nước nào.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Không thấy đe dọa.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Chỉ Renju có điểm cấm.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Không có điểm cấm.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Cấm với Đen: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Đen %1, Trắng %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>Hàng %1 trống.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Hàng %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>Cột %1 trống.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Cột %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>Đường chéo từ %1 đến %2 trống.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Đường chéo từ %1 đến %2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Chưa có ván nào với máy</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Tỉ lệ thắng %1 · thắng %2, hòa %3, thua %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Bạn với máy</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Theo thời gian</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>%1 ván cuối</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Tỉ lệ thắng theo thời gian</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Cả hai màu</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Bạn cầm Đen</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Bạn cầm Trắng</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Màu của bạn</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tất cả luật</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Cấp</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Thua</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Tỉ lệ thắng</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Kết quả theo cấp</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Đặt lại thống kê? Các ván vẫn được giữ.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Đặt lại</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Đặt lại thống kê…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Ván có trợ giúp, không tính: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Gợi ý, đi nước tốt nhất, hoàn tác, phân tích và đổi bên là trợ giúp.</translation>
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
        <translation>Nhấn Enter hoặc đặt một quân để bắt đầu.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Nước %1 trên %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Các số: cơ hội thắng của Đen (%)</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Nhấn Enter để xem.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Tính điểm</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Không tính điểm</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Không tính điểm: có trợ giúp</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Không tính điểm: đã dùng gợi ý</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Không tính điểm: đã hoàn tác một nước</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Không tính điểm: máy đã đi hộ</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Không tính điểm: đã dùng phân tích</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Không tính điểm: đã đổi người chơi</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Sức cờ của %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sức cờ</translation>
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
        <translation>bậc %1 trên %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>cấp %1 trên %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Hoàn tác không giới hạn: nước đi, nước máy đáp, cả ván mới.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Ba mở thành bốn mở, mà bốn mở không chặn được. Hãy chặn sớm.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Khi bí, hãy xin gợi ý: nó chỉ một nước và nói vì sao.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Lăn chuột trên bàn để lùi. Đi một nước ở đó sẽ mở biến mới.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Ván tự lưu; tiếp tục lúc nào cũng được.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Thả tệp ván cờ hoặc engine Gomocup vào cửa sổ để mở.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>Nhấn ? để xem mọi phím, F1 để xem trợ giúp.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Nên biết</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Mẹo khác</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Không hiện mẹo</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Nhấp vào giao điểm, hoặc gõ H8 rồi Enter.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>đó không phải giải đấu của chương trình này</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>chương trình khác đang chơi giải này</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Thua</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(không chạy được)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Trận đấu engine</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Một đấu tất cả</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Vòng tròn</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 trên %2 ván</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Quay lại</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Mọi thứ ở lại trên máy này.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Bắt đầu bài học đầu tiên</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hôm nay</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n cần ôn</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Từng bước ngắn trên bàn: nước ba là gì, nước bốn là gì, vì sao hai nước ba thắng.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Hôm nay xong rồi. Câu đố lúc nào cũng có.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Năm bài từ các ván của bạn và câu đố, khoảng bốn phút.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Thêm câu đố</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>đã xong %1 trên %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Câu đố</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>điểm %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>%1 thế có lời giải đã chứng minh. Thắng bằng bốn, bằng ba, phòng thủ.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Thắng bằng bốn, bằng ba, phòng thủ. Đã giải %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Lỗi của bạn</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n mới</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Chơi và xem lại một ván; lỗi của bạn thành bài tập.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>Từ %n ván đã xem lại.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>Từ năm thẳng hàng đến điểm cấm.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Ván tính điểm</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>bậc %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Đối thủ vừa sức bạn.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Tìm trình độ của bạn sau vài ván.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Điểm, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Tiến bộ của tôi</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Đang xem lại các ván của bạn, còn %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Xem lại %n ván để tìm lỗi của bạn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Luyện điểm cấm</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Cấm hay không? Các lỗi cấm của renju trong năm bậc.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Cấm hay không? Đúng %1 trên %2.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Các khai cuộc renju, giá trị của chúng và bài luyện.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Luyện tập</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Câu đố đầu – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Ở đây chưa có gì để luyện.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>&amp;Dừng xem lại</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>&amp;Xem lại các ván của tôi</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>Đã xem lại %n ván.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Đã xóa nhánh. Ctrl+Z để lấy lại.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Đã chép nhánh.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Nhấp vào điểm để đánh dấu. Esc để kết thúc.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Cây</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Cây nước đi</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Nhánh</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>&amp;Dấu</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>Đưa nhánh &amp;lên</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Làm biến c&amp;hính</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Chép nhánh dạng &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Chép nhánh dạng &amp;chữ</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>Đến thế &amp;giống</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Xóa nhánh</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>&amp;Khôi phục nhánh đã xóa</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>&amp;Thôi đánh dấu</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln nước</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln nhánh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>Đã xóa %Ln nước. Hoàn tác</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Cây</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Cây nước đi</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Nước %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Không có nước</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Thế này cũng có ở nhánh khác.</translation>
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
        <translation>Nước %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Bước ngoặt</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Không tìm thấy lỗi.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>Đã dừng xem lại. Nhấn Shift+F9 để bắt đầu lại.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Không tìm thấy lỗi, chỉ có nước thiếu chính xác. Xem ở Tất cả nước đi.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Lỗi hiện ở đây khi đã chắc chắn.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>bỏ lượt</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Trắng</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Tự do</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Chuẩn</translation>
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
        <translation>Caro, đúng năm</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Năm quân trở lên thẳng hàng là thắng.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Đúng năm quân thẳng hàng là thắng; sáu trở lên không tính.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Đen không được tạo ba đôi, bốn đôi hoặc quá năm quân.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Năm thắng trừ khi bị chặn hai đầu; sáu trở lên luôn thắng.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Như caro (chặn hai đầu), nhưng sáu trở lên không tính.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Tập chơi</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Nghiệp dư</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Khá</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Giỏi</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Cao thủ</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Toàn lực</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Đi nhanh và bỏ sót đe dọa.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Thấy bốn và năm; ít tính trước.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Chặn tốt và dựng nước ba.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Tính đòn tấn công đến cùng.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Tìm được nước thắng bắt buộc dài. Chúc may mắn.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Dùng mọi nhân và toàn bộ thời gian.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Người</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Máy, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Không đồng hồ</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 mỗi nước</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 mỗi ván</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 mỗi ván + %2 mỗi nước</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Đang chơi</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 thắng với năm thẳng hàng</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 thắng vì đối thủ xin thua</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 thắng do hết giờ</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 thắng: nước cấm</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 thắng vì đối thủ bỏ cuộc</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Hòa: đầy bàn</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Hòa do thỏa thuận</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Hòa do giới hạn nước</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Hòa: hai bên bỏ lượt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 nghìn</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 tr</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 tỉ</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 nút/giây</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 phút</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>Đen thắng ở nước sau</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Trắng thắng ở nước sau</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Đen thắng trong %1 nước</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Trắng thắng trong %1 nước</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>bậc %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Bàn thường dùng, cũng là bàn renju.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Bàn cờ vây: rộng hơn, ván dài hơn.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Bàn lớn nhất.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Nhỏ: để chơi nhanh và để học.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Nhỏ hơn thường một chút.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Lớn hơn thường một chút.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Không</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Nghĩ bao lâu tùy bạn.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Mỗi nước phải đi trong %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Mỗi người có %1 cho cả ván.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Mỗi người có %1 cho ván, và thêm %2 mỗi nước.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Hoàn hảo</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Chỉ Đen mới chơi hoàn hảo được.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>Trên bàn khác 15 × 15 chưa có gì được chứng minh.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Với luật này không có gì được chứng minh.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Với luật khai cuộc không có gì được chứng minh.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Với luật này chưa có gì được chứng minh.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Không đọc được chứng minh.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Đã được chứng minh là cầm Đen thắng mọi ván.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Cảnh báo sai lầm</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Đi lại</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Giữ</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Đi lại tính là trợ giúp.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Máy đang chờ</translation>
    </message>
</context>
</TS>
