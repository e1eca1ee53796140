<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>Gomoku Hakkında</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Güçlü bir bilgisayara karşı gomoku, renju ve caro.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MIT lisanslı özgür yazılım.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Sürümleri Kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: isabet %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>İsabet: hamlelerin kazanma şansını ne kadar koruduğu.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>Analiz &amp;Paneli</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>Analiz &amp;Ayrıntısını Değiştir</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>Konumu A&amp;naliz Et</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>Varyantta İ&amp;leri</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>Varyantta &amp;Geri</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analiz Et</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Derinlik %1 · %2 düğüm · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Son hamle henüz analiz edilmedi.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Son hamle iyiydi.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Son hamle bir kusurdu.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Son hamle bir hataydı.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Son hamle büyük bir hataydı.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Siyahın gözünden</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>En iyi varyantlar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Varyant</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Varyant sayısı</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Kaç en iyi hamle gösterilsin</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Ne kadar gösterilsin</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Oynarken ne kadar analiz gösterilsin</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Her şey</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Yalnız grafik</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Yalnız yargı</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Hiçbir şey</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>En iyi hamleler</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Oyun bitti. Analiz için geri gidin.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Siyahın kazanma şansı: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analiz ediliyor…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>En iyi hamleler için Analiz Et’e basın.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Sayılar Siyahın yüzde olarak kazanma şansıdır.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Kanıt olmasaydı: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Şans</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Yalnız tahtada</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Son hamle tek hamleydi: başka her hamle kaybeder.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Kanıtlandı: Siyah en çok %n hamlede kazanır.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Dengeli hamleler aranıyor…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Dengeli hamle bulunamadı.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>En dengeli: %1 (Siyahın şansı: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (Siyahın şansı: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>&amp;Dengeli Hamleleri Bul</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>En dengeli noktalarda Siyahın şansını gösterir.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Yalnızca açılışta taş koyarken.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>En iyi varyant</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>En iyi varyant: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Varyantı tahtada görmek için bir hamleyi gösterin. Gitmek için tıklayın.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Varyantı tahtada görmek için bir hamleyi gösterin.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Bu iletiyi kapat</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Ahşap</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Arduvaz</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kâğıt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek karşıtlık</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Son hamle: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, Siyahın kazanma şansı yüzde %2</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, yasak</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Lütfen bekleyin</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 okunuyor…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · kazandı</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazandı</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · berabere</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · hamle sırası</translation>
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
        <translation>%1 · düşünüyor</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · düşünüyor · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>derinlik %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Hamle sırası</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>derinlik %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>en çok %n hamlede kanıtlanmış galibiyet</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>burada kanıtlanmadı</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Saatsiz</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Hamle başına süre</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Oyun başına süre</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source> min</source>
        <translation> dk</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Oyun başına dakika</translation>
    </message>
    <message>
        <source> s</source>
        <translation> sn</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Hamle başına saniye</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> sn/hamle</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Her hamleden sonra eklenen saniye</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Süreden galibiyet istenmelidir</translation>
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
        <translation>Rakibinizden önce beşi sıralayın.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Birinci</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>İkinci</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Arkadaş</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>İzle</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Çalış</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Yazı tura</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Tüm Seçenekler…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Gomoku&apos;da yeni misiniz?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Kurallar ve ilk fikirler, iki dakikada.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Siz başlarsınız</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Bilgisayar başlar</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Hamle %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Siz ve %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · İki oyuncu</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · İki bilgisayar</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n tekrar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Gösterilen hamle için yorum</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Yorum ekle…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Hamleyi &amp;Yorumla</translation>
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
        <translation>Siyah %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>En iyisinden en çok %1 geride kalan dördüncü hamleler: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>%1 sonrası en iyisinden en çok %2 geride kalan beşinci hamleler: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Bilinen yol burada bitiyor.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Siyahsınız.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Beyazsınız.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Hamle %1: oynayın.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>Yolda: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 bilinen yoldan ayrılıyor: Siyahın şansı %3 yerine %2 olur.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 bilinen yoldan ayrılıyor.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 oynanamaz.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 yolda.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Bilgisayar %1 oynuyor.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Bilinen yolda sonuna dek kaldınız.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Bilinen yol burada bitiyor. Yol üzerinde ondan ayrıldınız.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>Sıra: %1 · %2 siyah, %3 beyaz</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Burada oyun başlayamaz: tahta dolu ya da biri kazanmış.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Zorunlu galibiyet aranıyor…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 dörtlülerle kazanır (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 tehditlerle kazanır (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1 için dörtlü ve üçlülerle zorunlu galibiyet yok.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>%1 içinde zorunlu galibiyet bulunamadı.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>Panoda konum yok: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Konum kopyalandı.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Konumu Kaydet</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Tahta çizimi (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 kaydedilemedi: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 olarak kaydedildi.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>Konum &amp;Kur</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Konum Kur</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>Sırayla</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri Al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Döndür</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Yansıt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Temizle</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Tahtayı Kopyala</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Metni Kopyala</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Buradan Oyna</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analiz Et</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Çöz</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Kaydet…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Metin çizimi olarak tahta</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>H8 I9 … biçiminde hamleler, sırasızsa SGF</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, çizilmiş tahta ya da web tahtası bağlantısı</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Dörtlülerle (VCF) ve tehditlerle (VCT) zorunlu galibiyet ara</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>%1 konsolu</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Motor için komut, örneğin ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Motor komutu</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Tümünü Kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Henüz ileti yok.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Sınanıyor…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Çalışmıyor: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Motor Ekle</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Henüz sınanmadı.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Tahtalar: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Kurallar: bilinmiyor</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Kurallar: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Şunları da anlar: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motorlar</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ekle…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Komut</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Seçenekler</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>Satır başına bir, örneğin: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Sına</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsol</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Kaldırmayı Geri Al</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Sınanmayı bekliyor</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 çalıştırılabilir dosya değil.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Henüz motor yok</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Gomocup motoru ekleyin ya da dosyasını buraya bırakın. Hemen sınanır.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Maçı Başlat</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Motor Maçı</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Henüz motor yok</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Motorlar menüsünden motor ekleyin ya da dosyasını pencereye bırakın.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Henüz oyun yok</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Bu maç sonra sürdürülemez: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>%1 başlatılamadı, bu yüzden oyunları oynanmıyor: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabloyu Dışa Aktar</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablolar (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Sayfayı Dışa Aktar</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Sayfalar (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 kaydedilemedi: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 olarak kaydedildi.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>En az iki tane seçin.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>İki ya da daha çok motor seçip maçı başlatın. Tablo, güç tahmini ve tüm oyunlar burada görünür.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Dışa Aktar</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Sayfa (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tablo (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>çöktü</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>%1 durumuyla sona erdi</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>çok fazla çıktı üretti</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>START komutuna yanıt vermedi</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>“%1” yanıtını verdi</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>%1 ms içinde hamle yok</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>“%1” oynadı, tahtada değil</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>%1 oynadı, orası dolu</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Motor Ekle</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Bu program motor olarak eklensin mi?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Şimdi sınamak için ve her oynayışında çalıştırılır. Yalnızca güvendiğiniz programları ekleyin.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (arızalandı)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>Geçen sefer arızalandı: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Motorlar…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>Motor M&amp;açı…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>tahtadaki motor</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Konsol…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 sınamayı geçemedi ve oynayamaz.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Hamle %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Hamle %1 · değerlendirilmedi</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Değerlendiriliyor… %1/%2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Siyahın Kazanma Şansı</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Oyun boyunca Siyahın kazanma şansı</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>İncelemenin ilerleyişi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Bu oyunu değerlendirmeyi durdur</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Siyahın Şansı</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Açılış Gezgini</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Açılış &amp;Gezgini</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Siyah kazandı %1, berabere %2, Beyaz kazandı %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Devamlar</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Bu konumdan devamlar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Siyah – berabere – Beyaz</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Henüz devam yok</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Oyunlarınızın hiçbiri bu konumdan sürmedi. Sürenlerin hamleleri sonuçlarıyla burada görünür.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Siyahın kazanma şansı</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Sonuçlar</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Oyun Aç</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Oyunu Kaydet</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Resim ya da Tekrar Kaydet</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 kaydedilemedi: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Resim %1 içine kaydedildi.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Hamleler kopyalandı.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Oyun SGF olarak kopyalandı.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Son Oyun Yok</translation>
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
        <translation>Tekrar %1 içine kaydedildi.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Ağaç, %Ln hamle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Sıra Siyahta. Siyah %1 noktasına oynayabilir mi?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Sonraki soru geliyor…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Doğru.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Yanlış.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>Art arda %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Art arda beş doğru yanıt sonraki basamağa götürür.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>%1/%2 doğru. Art arda en çok: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Çalış</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Çalışmaya dön</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Yasak mı, Değil mi?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Yasak (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Serbest (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Zorluk %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 beşi sıralar, öyleyse kazanır.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 yasak görünür, ama Siyah oynayabilir. Gerçek üçlü değil: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 Siyaha yasak (uzun sıra): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 Siyaha yasak (çift dörtlü): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 Siyaha yasak (çift üçlü): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 serbest.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 serbest: dört ve üç yasak değildir.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 serbest: yalnız bir dörtlü var, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 serbest: yalnız bir açık üçlü var, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 beş yapardı</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 yasak olurdu (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 gerçek üçlü değil: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>çift üçlü</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>çift dörtlü</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>uzun sıra</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Altı sıralı ya da tek üçlü veya dörtlü</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>İki üçlü, iki dörtlü ya da dört ve üç</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Bir çizgide iki dörtlü, beşler ve kapalı üçlüler</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Açık dörtlü olamayan üçlüler</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Çift üçlü içinde çift üçlüler</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 için sorun var</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>%1 motoru durdu.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>%1 motoru durdu: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Yeniden Dene</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Bu Tarafı Ben Oynayayım</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Çekil</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Yeniden Oyna</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Taraf Değiş</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Siyah beraberlik öneriyor</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Beyaz beraberlik öneriyor</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Kabul</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Reddet</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Siyahın süresi bitti</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Beyazın süresi bitti</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Rakip galibiyeti isteyebilir ya da oyunu sürdürebilir.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Galibiyeti İste</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Kazandınız</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Kaybettiniz</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Yardımla oynandı: sayılmaz.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Resim (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Vektör resim (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Hareketli tekrar (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Web sayfası (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>ad .png, .svg, .gif ya da .html ile bitmeli</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>henüz oyun yok</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Oyunlar (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 açılamadı: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1 oyun dosyası için çok büyük.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Panoda oyun yok.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Metin</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 oyun değil: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>Dosyada %n oyun var; bu ilki.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Kaydedilecek oyun yok.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 bu oyunu saklayamaz: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 kaydedilemedi: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 olarak kaydedildi.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>%1 olarak kaydedildi. Bu biçim saklamaz: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 oyun dosyası değil.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Açılış</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Kural</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Açılış</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tahta</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Beraberlik</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>yalnız tahta dolunca</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> hamle</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Yasak hamleler</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>oynanamaz</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>oyunu kaybettirir</translation>
    </message>
    <message>
        <source>after </source>
        <translation>en çok </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Yeni Oyun</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri Al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Çekil</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Oyuncuyu değiştir</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Şanslar</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Kesişime daha yakın tıklayın.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Rakibinizi seçin: bilgisayar, bu bilgisayarda bir arkadaş ya da iki bilgisayarı izleyin. Sonra Enter&apos;a basın ya da taş koyun. Tüm Seçenekler geri kalan her şeyin olduğu bir pencere açar. Bitmemiş oyun düğmenin altında sunulur.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Taş koymak için bir kesişime tıklayın.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Oyuncuyu değiştirmek için kartına tıklayın: bir kişi, başka bir düzey ya da bir motor.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Oyunlar oynadıkça kaydedilir. Pencereyi kapatırsanız hiçbir şey kaybolmaz.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Geriye bakmak</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Fare tekerleği oyunda ilerletir ve geri götürür. Küçük taşlar oyunun nasıl sürdüğünü gösterir.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Varyant başlatmak için önceki bir konumda hamle oynayın. Oyunun kendisi kalır.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Tahtanın altındaki bağlantı oyuna geri götürür.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>İpucu (Ctrl+H) adım adım gelir: önce neden ve bölge, sonra hamle, sonra varyant; her soruşta bir taş.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>Tehdidi Göster (Ctrl+T), pas geçseniz rakibin ne yapacağını söyler ve varyantı gösterir.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>En İyi Hamleyi Oyna (Ctrl+M) sizin yerinize oynar.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>Geri Al (Ctrl+Z) hamlenizi ve bilgisayarın yanıtını geri alır. Çekilmeyi, hatta yeni oyunu da geri alır. Ctrl+Shift+Z geri alınanı yineler.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>En alt iki düzeye karşı, bilgisayar yanıtlamadan önce büyük hatada uyarılırsınız. Geri alın ya da kalsın. Ne zaman uyarılacağınız tercihlerde değişir.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>İpucu, en iyi hamle, geri alma, analiz ve taraf değişme yardımdır. Bilgisayara karşı yardımlı oyun istatistikte ve puanınızda sayılmaz.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 gösterilen konumu analiz eder. En iyi hamleler tahtada, Siyahın yüzde olarak kazanma şansını taşıyan düz etiketlerle görünür; en iyisi yeşildir.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Varyantını görmek için bir etiketi gösterin. Tekerlek varyantta ilerletir, Ctrl+Right ve Ctrl+Left de. Varyanta girmek için tıklayın.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>“Siyah 5 hamlede kazanır” beşe kadar Siyahın kendi hamlelerini sayar.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 paneli açıp kapatır. F10 ne kadar gösterildiğini değiştirir.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Kanıtlanmış galibiyetler</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Galibiyet kanıtlandığında bir kart Kanıtla (Shift+F10) önerir: herhangi bir savunma oynayın, program onu beşe kadar çürütür.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Oyun bitince hamleleri arka planda değerlendirilir. Shift+F9 her oyun için incelemeyi açar.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>Grafik Siyahın kazanma şansını gösterir. O hamleye gitmek için tıklayın.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>En çok beş dönüm noktası sözle açıklanır. En iyi varyant altındadır; tahtada görmek için hamlelerini gösterin.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>Hamle listesinde ?! kusur, ? hata, ?? büyük hatadır. Kesin olmayan hiçbir şey işaretlenmez. Alt+Down ve Alt+Up işaretten işarete gider.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>İsabet, oyuncunun kazanma şansını ne kadar koruduğudur.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>Bilgisayara karşı kayıptan sonra bir kart, kaybın ne zaman kesinleştiğini ve son kurtuluşu söyler. Buradan Oyna oraya döner. İnceleme oyunla birlikte kaydedilir.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>Çalış (Ctrl+Shift+T) tahtanın yanındaki sayfayı açar. Orada dersler, bulmacalar, kendi hatalarınız ve puanlı oyunlar vardır. Her şey bu bilgisayarda kalır.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Oynayacağınız hamleye tıklayın. İşe yarayan her hamle doğrudur. Yanlış hamleden sonra tahta olacakları gösterir ve yeniden deneyebilirsiniz.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H adım adım yardım eder. Ctrl+M çözümü gösterir. Ctrl+Right sonraki göreve gider.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Yapamadığınız, siz öğrenene dek dakikalar, günler ya da aylar sonra yine gelir.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Puanınız yardımsız oyunlardan hesaplanır ve yeterince güvenilir olunca gösterilir.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 oyunun ağacını gösterir: hamleler aşağı, dallar sağa gider. Balon bir yorumdur. İki kısa çizgi, başka bir dalın aynı konuma vardığını gösterir.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>Ok tuşları ağaçta gezdirir. Delete bir dalı siler; Ctrl+Z geri getirir.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Düğümün menüsü, Düzen &gt; Dal da, dalı yükseltir, ana varyant yapar ya da kopyalar.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 – Alt+6 bir işaret seçer: üçgen, kare, daire, çarpı, harfler, sayılar. İşaretlemek için noktalara tıklayın, kaldırmak için yine tıklayın. Esc işaretlemeyi bitirir.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E gösterilen hamleye yorum yazar. Esc tahtaya döner.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>İşaretler ve yorumlar gösterilen hamleye aittir ve onunla kaydedilir.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E tahtanın yanında düzenleyiciyi açar. Oyununuz arkada bekler.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Taşları sırayla ya da tek renk koyun veya kaldırın. Sıradaki tarafı, kuralı ve tahtayı seçin.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>Yapıştır; SGF, H8 I9 ya da 7,7 8,8 gibi hamleleri, çizilmiş tahtaları ve web tahtası bağlantılarını okur.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Sonra buradan oynayın, analiz edin ya da çözün: dörtlülerle (VCF) veya tehditlerle (VCT) zorunlu galibiyet arayın. Varyantı tahtada gösterilir.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>Oyun Kitaplığı (Ctrl+L) tüm oyunlarınızı listeler. Açmak için birine çift tıklayın.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Arama oyuncuları, tarihleri, açılışları ve yorumları bulur.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>Bu Konum (Ctrl+Shift+L), tahtadaki konumun dönmüş ya da yansımış da olsa geçtiği oyunları listeler.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>İçe Aktar dosyaları ya da bütün bir klasörü ekler. Bu sırada oynayabilirsiniz.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>İstatistik her düzeye karşı başarınızı gösterir.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>Açılış gezgini (F7), oyunlarınızın tahtadaki konumdan nasıl sürdüğünü gösterir.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>Aç (Ctrl+O); SGF, psq, RenLib (.lib), .rif ve metin dosyalarını okur. Dosyayı pencereye bırakabilir ya da oyunu Ctrl+V ile yapıştırabilirsiniz.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Dosya kuralını vermiyorsa tahtanın üstündeki ileti hangisinin varsayıldığını söyler. Orada ya da Düzen menüsünde başkasını seçin.</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>Kaydet (Ctrl+S) oyunu varyantları, yorumları ve işaretleriyle yazar. Biçimi adın uzantısı belirler.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>Resim ya da Tekrar Kaydet; tahtanın resmini, bir canlandırma ya da tarayıcı için bir sayfa yazar.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C hamleleri, Ctrl+Shift+C tüm oyunu SGF olarak kopyalar.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>Menüdeki Motorlar herhangi bir Gomocup motoru ekler. Hemen sınanır. Yalnızca güvendiğiniz programları ekleyin.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Motora karşı oynamak için bir oyuncunun kartına tıklayıp motoru seçin.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Seçenekleri saklanır: satır başına bir.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Konsol, motorla programın birbirine ne dediğini gösterir.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Motor oyun sırasında arızalanırsa tahtadaki ileti nasıl sürdürüleceğini sorar.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>Açılış kurallarında motorlara sorulmaz, çünkü çoğu bunları bilmez. Onların yerine yerleşik bilgisayar karar verir.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>Motorlar menüsündeki Motor Maçı motorları birbirine karşı oynatır. Yerleşik bilgisayar her düzeyde katılabilir.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Her açılış taraflar değişerek iki kez oynanır.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Tablo skoru ve Elo farkı tahminini gösterir. Aralık ne kadar kesin olduğunu söyler: daha çok oyun onu daraltır.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Görmek için oyuna çift tıklayın.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>Tercihler (Ctrl+,) gördüğünüzü ve duyduğunuzu hemen değiştirir.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Siz seçmedikçe açık ve koyu masaüstüne uyar. Yazı büyütülebilir.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Görünüm menüsü koordinatları, hamle numaralarını, son hamleyi, yasak noktaları, açık üçlü ve dörtlüleri gösterir ya da gizler; tahta temaları da oradadır.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Sesler tek tek kapatılabilir.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Her şey faresiz yapılabilir. Tüm tuşların listesi için ? tuşuna basın.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Taş koymak: imleci ok tuşlarıyla taşıyıp Enter&apos;a basın ya da H8 gibi noktayı yazıp Enter&apos;a basın.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Oyunda gezinmek: Page Up ve Page Down, Home ve End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab pencerenin bir bölümünden ötekine gider. Alt ile bir harf menü açar.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 bu yardımı, bulunduğunuz bölüme uyan sayfada açar.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>Yardımda</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F arar. Alt+Left geri gider. Esc pencereyi kapatır.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Ekran okuyucu</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Tahta bir tablodur ve her göze taşını söyler: “H8, siyah, hamle 1”. Son hamle duyurulur. Her denetimin adı vardır.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>İki veya daha fazla motor seçin. Herkes herkesle ya da biri diğerlerinin hepsiyle oynar.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>Sürdür, çökmeden sonra bile durdurulmuş bir maçı sürdürür. Dışa Aktar tabloları kaydeder.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Konuşan tuşlar</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>Durum satırında ve ekran okuyucuyla: Ctrl+1 son hamle, Ctrl+2 tehditler, Ctrl+3 yasak noktalar, Ctrl+4 saatler. İmlecin noktası için: Ctrl+5 satır, Ctrl+6 sütun, Ctrl+7 çaprazlar. Konum analiz edildikten sonra Ctrl+8 kazanma şansı.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Yardım: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>Ayrıca bakın: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Nasıl Oynanır</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Kuralların Karşılaştırması</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Açılış Kuralları Neden Var</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro ve Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>26 Renju Açılışı</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Beşinci Hamleler</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Oynamak</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>İpucu, Geri Alma ve Uyarılar</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Çalışma</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Ağaç, İşaretler ve Yorumlar</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Konum Kurmak</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Oyun Kitaplığı</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Dosyalar ve Resimler</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motorlar</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Motor Maçları</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Görünüm, Ses ve Dil</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Klavye ve Ekran Okuyucu</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>İlk Adımlar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Açılış Kuralları</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Yardımda ara</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Konular</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Bu sözcükler hiçbir sayfada yok. Daha az ya da başka sözcük deneyin.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Geri</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Önceki sayfaya dön (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Olası devam: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>İyi bir hamle aranıyor…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Tehdit aranıyor…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Hamleyi görmek için yine sorun.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Varyantı görmek için yine sorun.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Kazandıran varyant: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Olası devam: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Kazandıran varyant: %1. Bu sıralı beş.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln oyun eklendi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln zaten kitaplıkta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln okunamadı (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>İçe aktarma durdu: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>İçe aktarılıyor: %Ln oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Oyunları İçe Aktar</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Sıralı Beş</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Siyah oynuyorsunuz. Beş taşınız sıralanınca kazanırsınız. Dördünüz var. Beşinciyi koyun.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Sıralı beş. Kazandınız!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Orası değil. Dört siyah taşınızı bulun ve bir ucuna oynayın.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Her Yön Geçerli</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Sıra yatay, dikey ya da çapraz olabilir. Siyahın çaprazda arası boş dört taşı var. Beş yapın.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Evet. Boşluğa konan taş beş yapar.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Orası değil. Siyah taşları sol alttan sağ üste izleyin. Biri eksik.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Dörtlüyü Durdurun</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>Beyazın dördü sıralı, beş istiyor. Siyah oynuyorsunuz. Beyazı şimdi durdurun.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>İyi kestiniz. Beyaz artık beş yapamaz.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Beyaz şimdi beş yapar. Taşınızı onun istediği yere koyun.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Kesmeden Önce Kazanın</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>İki oyuncunun da dördü sıralı ve sıra sizde. Hemen kazanabiliyorsanız kesmeniz gerekmez.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Doğru. İlk beş kazanır.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Daha iyisi var: beşi siz yapabilirsiniz.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Açık Dörtlü</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>İki ucu boş dört durdurulamaz: Beyaz yalnız bir ucu keser. Böyle bir dörtlü yapın.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Açık dörtlü. Beyaz ne yaparsa yapsın sonra beşi yaparsınız.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Üçlünüzün ucuna bitişik taş koyun ki dörtlünün iki ucu boş kalsın.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Üçlüyü Zamanında Durdurun</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>Beyazın iki ucu boş üçü var. Sonra açık dörtlü yapar. Şimdi durdurun.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>İyi. Beyaz artık açık dörtlü yapamaz.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Beyaz yine açık dörtlüyle kazanır. Beyaz taşların hemen ucuna oynayın.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Açık Üçlü</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Açık dörtlü olabilen üçlü, açık üçlüdür. Rakip yanıtlamalıdır. Açık üçlü yapın.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Açık üçlü. Şimdi Beyaz sizi durdurmalı.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Bu açık üçlü yapmaz. İki taşınızın çaprazına, onlara yakın oynayın.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Boşluklu Üçlü</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>Bu üç beyaz taşın arası boş ama aynı ölçüde tehlikeli. Durdurun. Boşluğun kendisi iyi yerdir.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Güzel. Boşluklu üçlüleri hep arayın.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Beyaz boşluğu doldurup açık dörtlü yapar. Boşluğa ya da taşların yanına oynayın.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Aynı Anda İki Dörtlü</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>İki üçlünüz de bir uçtan kesik. Ama bir taş iki dörtlü yapar ve Beyaz yalnız birini durdurur. Bulun.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Bir taşla iki dörtlü. Beyaz ikisini durduramaz.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Bu en çok bir dörtlü yapar. İki sıranın buluştuğu yere bakın.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Dört ve Üç</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Bir taş dörtlü ve açık üçlü yapar. Beyaz dörtlüyü keser, üçlü açık dörtlü olur. Beşe kadar oynayın.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Dört ve üç en sık kazanma yoludur. Unutmayın.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Bu kazanmaz. Üçlü satırla ikili sütunun kesiştiği noktayı bulun.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Aynı Anda İki Üçlü</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Bir taş iki açık üçlü yapabilir. Beyaz yalnız birini durdurur. Böyle bir nokta bulun.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>İki açık üçlü. Beyazın dörtlüsü yoksa kazanırsınız.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Bu en çok bir üçlü yapar. İki çiftin çizgilerinin buluştuğu yere bakın.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Bütün Savunmalar</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Açık üçlü birden çok yerde durdurulabilir. Bunu durduran her noktayı bulun.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Hepsi bu. Oyunda size en çok yarayanı seçin.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Oraya oynarsanız Beyaz yine kazanır.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Dörtlülerle Kazanmak</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>Her dörtlü yanıtlanmalıdır. Böylece kazanana dek art arda dörtlü yapabilirsiniz. Beşe kadar oynayın.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>Rakibin hiç seçeneği olmadı. Oyuncular buna VCF der.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Bu zamanında kazanmaz. Yeni bir şey kuran dörtlü arayın.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Doğru Sıra</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Burada daha çok dörtlü gerek ve sıraları önemli. İlk taştan önce sonuna dek düşünün.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Sonuna dek doğru. İyi hesap.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>Bunun yanıtı var, sonra saldırı biter.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Tek Hamle</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Rakip kazanmakla tehdit ediyor, sizi tek hamle kurtarır. Bulun.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Kurtuldunuz. Başka her hamle kaybeder.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Rakip yine zorla kazanır. Önce ne tehdit ettiğini bulun.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Tehditlerle Kazanmak</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Burada yalnız dörtlüler kazanmaz. Ama açık üçlü de yanıt ister. Üçlü ve dörtlüleri karıştırıp kazanın.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Dörtlü ve üçlülerle galibiyet. Oyuncular buna VCT der.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>Rakibin yanıtı var. Bir açık üçlü arayın.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Daha Uzun Bir Saldırı</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Bu saldırı daha çok hamle ister. Üçlüler rakibe seçenek bırakır: her yanıtı düşünün.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Açıksız bir saldırı. Çok iyi.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>Buna savunma var. Yeniden deneyin.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Altı Beş Değildir</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>Standart kuralda tam beş kazanır. Altı ve fazlası sayılmaz. Tam beş yapın.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Tam beş. Kazandınız.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Bu tam beş yapmaz. Taşları sayın.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Renju: Siyaha Altı Yok</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>Renju&apos;da bazı noktalar Siyaha yasaktır. Birincisi: altı ya da fazlası. Her yasak noktayı bulun.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Doğru. Siyahın orada altısı olur ve kaybeder. Beyaz altı yapabilir.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Siyah oraya oynayabilir.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Renju: İki Üçlü Yok</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Siyah bir taşla iki açık üçlü yapamaz. Her yasak noktayı bulun.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Doğru. Başka kurallarda kazandıran, burada Siyaha yasak.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Renju: İki Dörtlü Yok</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Bir taşla iki dörtlü de Siyaha yasak. Her yasak noktayı bulun.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Doğru. Altı, iki üçlü, iki dörtlü: bütün yasaklar bunlar.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Renju: Siyahın Kazanma Yolu</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Dörtlü ile tek açık üçlü serbesttir. Siyah renju&apos;da böyle kazanır. Beşe kadar oynayın.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Dört ve üç yasak değildir ve kazanır.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Bu kazanmaz. Dört ve üçü arayın.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Renju: Siyahı Yasağa Zorlayın</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Beyaz oynuyorsunuz. Siyahın yalnız yasak noktada durdurabileceği bir dörtlü yapın.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Siyah sizi orada durduramaz. Beyaz sık sık böyle kazanır.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>Siyahın yanıtı var. Siyah nerede altıyı sıralar?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Açılışlar: İlk Taş</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>Ortada taşın en çok yeri vardır. Birçok açılış kuralı bunu ister. İlk siyah taşı oraya koyun.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Tahtanın ortası, adı H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Orası orta değil. Tahtanın ortasındaki noktayı arayın.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Açılışlar: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Siyah önce oynar, bu büyük üstünlüktür. Pro kuralında ikinci siyah taş ortadaki 5 × 5 karenin dışına konur. Koyun.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Doğru. Karenin dışında Siyahın üstünlüğü azalır.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Çok yakın. Ortadan en az üç nokta uzak durun.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Açılışlar: Renju, Beyaz</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Renju 26 desenden biriyle başlar. İlk beyaz taş ortanın yanına, düz ya da çapraz konur. Koyun.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Doğru. Düz olana doğrudan, çapraza dolaylı denir.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Çok uzak. Taş ortaya değmeli.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Açılışlar: Renju, Siyah</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>İkinci siyah taş ortadaki 5 × 5 karenin içine konur. Bir nokta seçin. Sonra rakip renk seçebilir, adil olanı seçin.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>Bu, renju&apos;nun 26 açılışından biri.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Çok uzak. Ortadan en çok iki nokta uzakta kalın.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>bitmemiş</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Oyun Kitaplığı</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Oyun ara</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tüm kurallar</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tüm oyunlar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Biten</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Bitmemiş</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Son konum</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa Aktar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>%n hamleden sonra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>%n oyun silindi. Geri al</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Oyuncu, tarih, açılış ve yorum ara</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>İçe Aktar</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Dosyalar…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Klasör…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Bu Konum</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Yalnız tahtadaki konumu içeren oyunlar, dönmüş ya da yansımış da olsa</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Oyun bulunamadı</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Başka bir şey arayın ya da tüm oyunları gösterin.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Henüz oyun yok</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Oynadığınız her oyun burada saklanır. İçe Aktar dosyalardan oyun ekler.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Oyunu Dışa Aktar</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Oyunlar (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 kaydedilemedi: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 olarak kaydedildi.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Oyun Kitaplığı…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>İs&amp;tatistik…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Klasörü İçe Aktar</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Oyunları İçe Aktar</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Oyunlar (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Bu &amp;Konumun Oyunları…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Neden kaybettiniz</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Buradan Oyna</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Son kurtuluşa dön, sıra sizde</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Kayıp %1 ile kesinleşti.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Son kurtuluşunuz %2 yerine %1 idi.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>Önceki hamlelerde kurtuluş bulunamadı.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Düzen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>A&amp;naliz</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Yeniden O&amp;yna</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Çe&amp;kil</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>&amp;Beraberlik Öner</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>Süreden &amp;Galibiyet İste</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Taraf &amp;Değiş</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>D&amp;uraklat</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>A&amp;dım</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Çı&amp;k</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri Al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>&amp;En İyi Hamleyi Oyna</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>İ&amp;lk Konum</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ge&amp;ri</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>İler&amp;i</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Son Konum</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Tam Ekran</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>Gomoku &amp;Hakkında</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Motorlar</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Son &amp;Oyunlar</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Yeni Oyun</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Ö&amp;zel Oyun…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>&amp;Farklı Kaydet…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>&amp;Resim ya da Tekrar Kaydet…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>Hamleleri &amp;Kopyala</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>&amp;Oyunu Kopyala</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>Oyunu Ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Tercihler…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Kısayollar</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>&amp;Tehdidi Göster</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>Ça&amp;lış</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>&amp;Nasıl Oynanır</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>&amp;Gomoku Yardımı</translation>
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
        <translation>&amp;Üçgenle İşaretle</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>&amp;Kareyle İşaretle</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>&amp;Daireyle İşaretle</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Ça&amp;rpıyla İşaretle</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>&amp;Harfle Etiketle</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>&amp;Sayıyla Etiketle</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Etiket metni</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Kendi etiketiniz; boşsa sıradaki harf</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (başlatılamadı)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Görmek için oyuna çift tıklayın.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>İlk oyun oynanıyor…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Hiçbir oyun bitmedi.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 oyun</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Skor %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Skor %2 · Elo %3 (95 %: %4 – %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Yenilgi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Arızalar</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Hamle başına ortalama süre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Maç oyunları</translation>
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
        <translation>%1 içinde açılış yok.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 okunamıyor: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motorlar</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Katılan motorlar</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Herkes herkese karşı</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Biri herkese karşı</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Kim kiminle oynar</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Meydan okuyan</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Meydan okuyan yok</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> sn/hamle</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Hamle başına saniye</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> dk/oyun</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Oyun başına sınır yok</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Oyun başına dakika</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> oyun/eşleşme</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Eşleşme başına oyun sayısı</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Dengeli açılışlar</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Rastgele açılışlar</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Boş tahta</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Dosyadan açılışlar…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>%1 açılışları…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> aynı anda</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Aynı anda oynanan oyunlar</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Oyunları kitaplığa ekle</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>O oyun artık kitaplıkta değil.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Sıra Siyahta</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Sıra Beyazda</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Oyun bitti. Yenisini başlatın ya da hamle geri alın.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Sıra henüz sizde değil.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 dolu.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Orası tahtada değil.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Siyah %1 oynayamaz: çift üçlü olur.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Siyah %1 oynayamaz: çift dörtlü olur.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Siyah %1 oynayamaz: uzun sıra olur.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Geri alınacak bir şey yok.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Yinelenecek bir şey yok.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Açılış kuralı bu hamlede %1 noktasına izin vermez.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Pas yalnız renju&apos;da geçerlidir.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Beraberlik önerisi iki insan ister.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Yalnız insan çekilebilir.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Bu oyunda saat yok.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>Rakibin daha süresi var.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Oyunda böyle bir hamle yok.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>Bu ayarlarla oyun olmaz.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Önce iletiyi yanıtlayın.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 beşi sıralar ve kazanır.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 sıralı beşi keser.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 açık dörtlü yapar.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 yanıt isteyen bir dörtlü yapar.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 açık üçlü yapar.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 kitap hamlesi.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 en iyisi görünüyor.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Beşten fazla sıralı</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Sıralı beş</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Beyaz çekildi</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Siyah çekildi</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>Beyazın süresi bitti</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>Siyahın süresi bitti</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Siyah yasak hamle yaptı</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Tahta doldu</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>İki oyuncu anlaştı</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Hamle sınırına ulaşıldı</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>İki oyuncu pas geçti</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Beyazın motoru arızalandı</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Siyahın motoru arızalandı</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, boş</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, siyah</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, beyaz</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, siyah, hamle %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, beyaz, hamle %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 zaten önerildi.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 önerilmiş bir beşinci hamlenin yansıması.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Önerilen beşinci hamlelerden birini seçin.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 tahtada değil.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: şimdi satır numarasını yazın.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: oynamak için Enter&apos;a basın.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Beşi sıralayabilirsiniz.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Rakip sıralı beşle tehdit ediyor.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Dörtlülerle %1 hamlede kazanabilirsiniz.</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Zorla %1 hamlede kazanabilirsiniz.</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Açık dörtlü yapabilirsiniz.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Rakip açık dörtlüyle tehdit ediyor.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Rakip dörtlülerle kazanmakla tehdit ediyor.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Yanıt isteyen bir dörtlü yapabilirsiniz.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Açık üçlü yapabilirsiniz.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Kitap hamlesi var.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Acil bir şey yok; güçlü nokta arayın.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 dörtlülerle %2 hamlede kazanır.</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 zorla %2 hamlede kazanır.</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 açık üçlüyü keser.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1, %2 noktasındaki açık dörtlüyü önler.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 dörtlülerle galibiyeti önler.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1, %2 ile başlayan dörtlülü galibiyeti önler.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1 için kazandıran tehdit bulunamadı.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1, %2 noktasında sıralı beşle tehdit ediyor.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1, %2 noktasında açık dörtlüyle tehdit ediyor.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1, %3 ile başlayıp dörtlülerle %2 hamlede kazanmakla tehdit ediyor.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1, %3 ile başlayıp zorla %2 hamlede kazanmakla tehdit ediyor.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Bunun yerine %1 noktasında beşi sıralayabilirsiniz.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Bu hamle kaybettirir: %1, %2 noktasında beşi sıralar.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Bu hamle kaybettirebilir: %1, %2 noktasında açık dörtlü yapabilir.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Bu hamle kaybettirebilir: %1, %3 ile başlayıp dörtlülerle %2 hamlede kazanabilir.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, kusur</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, hata</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, büyük hata</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numara</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Hamle %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, tek hamle</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Sonraki hamle:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Henüz hamle yok. Bir kesişime tıklayın.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Başka hamleler</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Yeni Oyun</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Renk Değiş</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>Bu Oyunun &amp;Kuralı</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Kural verilmemiş; %1 varsayıldı.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>%1 kural vermiyor; %2 varsayıldı.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 açıldı.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Bu oyunun kuralı</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Kitaplığa Ekle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Varsayılan kural:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Dördüncü hamleyi geri almak için tahtaya tıklayın.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Beşincileri görmek için bir dördüncü hamleye tıklayın.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Buraya bakın.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>İlk hamle çok değerlidir. Açılış kuralı başlangıcı adil kılar: taşların nereye konacağını sınırlar ya da birkaç taştan sonra oyunculara taraf seçtirir.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>Serbest, açılış kuralı yok demektir: Siyah herhangi bir yerde başlar.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Pencerede</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Tahtanın yanındaki kart kimin ne yapacağını söyler ve her seçenek için bir düğme taşır.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Oynayamayacağınız yerlerde tahta kararır.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Geri alma taşlar gibi kararları da geri alır. İpucu, bilgisayarın ne yapacağını söyler.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Saatler açılış bitince başlar.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>Analiz menüsündeki Dengeli Hamleleri Bul (Ctrl+B) en dengeli noktalarda Siyahın şansını gösterir.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Sözcükler</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Birinci oyuncu, başta Siyahı alan oyuncudur. Değişmek, oyuncuların renk değiştirmesidir; taşlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>Siyahın ilk taşı ortaya konur.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Beyaz herhangi bir yere oynar.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Siyahın ikinci taşı ortadaki 5 × 5 karenin dışına konur. Long Pro&apos;da: ortadaki 7 × 7 dışına.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Ondan sonra oyun serbesttir.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: Siyah kararan kareye oynayamaz.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: kare daha büyüktür.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Birinci oyuncu herhangi bir yere üç taş koyar: siyah, beyaz, siyah.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>İkinci oyuncu Beyazda kalır ya da değişip Siyahı oynar.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Dördüncü hamleyi Beyaz oynar.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Adil olabilecek üç taş. Şimdi ikinci oyuncu taraf seçer.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Gomoku dünya şampiyonalarının kuralı.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>İkinci oyuncunun üç seçeneği vardır: Beyazda kalmak, değişip Siyahı oynamak ya da herhangi bir yere biri beyaz biri siyah iki taş daha koymak.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>İki taş daha konduktan sonra birinci oyuncu taraf seçer.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Sonraki hamleyi Beyaz oynar.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>İkinci oyuncu 4 ve 5 numarayı koydu. Şimdi birinci oyuncu taraf seçer.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Yamaguchi, Soosõrv-8 ve Taraguchi-10 renju içindir. İlk üçü 26 açılıştan biriyle başlar:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Ortada bir siyah taş.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Yanında, çapraz da olabilir, bir beyaz taş.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Ortadaki 5 × 5 karede bir siyah taş.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Üçüncü taşın konabileceği yerler. Dönmüş ve yansımış konumlar bir sayılır, böylece 26 tane olur.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Tahtanın altındaki satır açılışın adını gösterir.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Birinci oyuncu 26 açılıştan birini koyar.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>İkinci oyuncu Beyazda kalır ya da değişir.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Beyaz dördüncü hamleyi herhangi bir yere oynar.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Siyah iki beşinci hamle önerir.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Beyaz birini bırakır ve altıncı hamleyi oynar.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Siyah A ve B önerir. Beyaz, Siyah için kötü olanı seçer.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Birinci oyuncu 26 açılıştan birini koyar ve Siyahın kaç beşinci hamle önereceğini bildirir, en çok 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Siyah bildirilen sayıda beşinci hamle önerir.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Beyaz birini seçer ve altıncı hamleyi oynar.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Açılış Siyah için ne kadar güçlüyse adil olması için o kadar çok beşinci hamle gerekir.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Beyaz dördüncü hamleyi herhangi bir yere oynar ve birden sekize dek beşinci hamle bildirir.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Siyah kalır ya da değişir.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Taşlar büyüyen bir kareye konur. İlk dört taşın her birinden sonra öteki oyuncu değişebilir.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Siyah ortaya oynar.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Beyaz ortadaki 3 × 3 içine oynar.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Siyah ortadaki 5 × 5 içine oynar.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Beyaz ortadaki 7 × 7 içine oynar.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Siyah ortadaki 9 × 9 içine oynar ve Beyaz bir kez daha değişebilir. Ya da dördüncü taştan sonra kimse değişmediyse Siyah herhangi bir yerde on adet beşinci hamle önerir; Beyaz birini seçer ve artık kimse değişmez.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Tek beşinci taşın konabileceği yerler.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>Çoğu renju açılış kuralında Siyah birkaç beşinci hamle önerir, Beyaz birini bırakır. Önerdiğiniz noktalara art arda tıklayın. Sonra Beyaz kalacak olana tıklar.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Önerilen bir hamle ötekinin yansıması olamaz. Yalnız dört taşın simetrisi sayılır, tahtanın ortası değil.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>Halkadaki hamlenin üç yansıması vardır: işaretli noktalar. Dördünden yalnız biri önerilebilir.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Siyah bir beşinci hamle önerecek.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Siyah %1 beşinci hamle önerecek.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1, beşinci hamle olarak %2 noktasını seçti.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 Siyahta kalıyor.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 değişip Siyahı oynuyor.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 değişip Beyazı oynuyor.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 iki taş daha koyuyor.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 on adet beşinci hamle öneriyor.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 Beyazda kalıyor.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Açılış: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Rakibin kararı bekleniyor.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Açılış tamam.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Beşinci hamleler: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Serbest</translation>
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
        <translation>Siyah herhangi bir yerde başlar.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Siyah ortada başlar; ikinci taşı ortadaki 5 × 5 dışındadır.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Siyah ortada başlar; ikinci taşı ortadaki 7 × 7 dışındadır.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Bir oyuncu üç taş koyar; öteki taraf seçer.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Bir oyuncu üç taş koyar; öteki taraf seçer ya da iki taş ekleyip seçimi ilkine bırakır.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>26 renju açılışından biri, taraf seçimi ve seçilecek iki beşinci hamle.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Beşinci hamle sayısıyla bir renju açılışı, sonra taraf seçimi.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>Dördüncü taşla sekize dek beşinci hamle, sonra yine taraf seçimi.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Her taştan sonra değişilebilir ya da on adet beşinci hamle önerilir.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Bir yere siyah taş koyun.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Bir yere beyaz taş koyun.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Ortadaki %1 × %1 dışına siyah taş koyun.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Ortadaki %1 × %1 dışına beyaz taş koyun.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>İlk taşı ortaya koyun.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Ortadaki %1 × %1 içine siyah taş koyun.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Ortadaki %1 × %1 içine beyaz taş koyun.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Hangi tarafı oynayacaksınız?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Siyah kaç beşinci hamle önersin?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Kalacak beşinci hamleyi seçin.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Siyahta Kal</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Beyazda Kal</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Değiş: Beyazı Oyna</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Değiş: Siyahı Oyna</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>İki Taş Daha Koy</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>On Adet Beşinci Hamle Öner</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Öneri: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Birinci oyuncu</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>İkinci oyuncu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Açılış: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Beşinci hamle önerin: %1 kaldı.</translation>
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
        <translation>öğrenildi</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Buradan sonrası bilinmiyor.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Çalış</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Çalışmaya dön</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Siyahla Çalış</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Beyazla Çalış</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Tahta Teması</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinatlar</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Hamle Numaraları</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Son Hamleyi Vurgula</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Yasak Noktalar</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Açık Üçlü ve Dörtlüler</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Canlandırma</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Bilgisayar, düzey %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Bilgisayar, tam güç</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>%1 oyuncusu</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> sn/hamle</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>%1 için hamle başına saniye</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Motor Ekle…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Kimin hangi rengi oynayacağına açılış karar verir.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>Bu bilgisayarda sırayla oynayın. Siyah başlar.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Birinci oyuncu</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>İkinci oyuncu</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>%1 adı</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Çalış</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Çalışmaya dön</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Çözüm</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Açılışlar</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Açılışlara dön</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>İlk denemede çözülen: %1/%2.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Daha iyi bir hamle bulun</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Siyahsınız.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Beyazsınız.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 Oyununuzda %2 oynadınız.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Oyununuzdaki hamle %2 noktasında işaretli.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 doğru. Sürdürün.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 zaten bulundu.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 iyi bir hamle.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 Siyaha yasak.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>%1 sonrası rakip kazanır. Nasıl olduğunu tahta gösteriyor.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>%1 hamlesinden iyisi var. Sonrasını tahta gösteriyor.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Çözüm: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>henüz puansız, %n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>döndürülmüş ya da yansıtılmış olabilir</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>&amp;Gelişimim</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Gelişimi Dışa Aktar</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Gomoku Gelişimi</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Gelişim (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 kaydedilemedi: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 olarak kaydedildi.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Gelişimim</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Çalış</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Çalışmaya dön</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Çalışmanız silindi. Oyunlarınız hâlâ kitaplıkta.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri Al</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Henüz Bir Şey Yok</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Bir ders alın, bulmaca çözün ya da puanlı oyun oynayın. Puanınız, isabetiniz ve öğrendikleriniz burada gösterilir.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Bugün</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Günün Beşi</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Puanlı Oyun</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Puanın kuralı</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>İsabet</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Bu Hafta</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Yalnız bu bilgisayarda saklanır, hiçbir yere gönderilmez.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa Aktar…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Bu sayfadaki her şeyi bir dosyaya kaydeder.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Puanları, yanıtları ve kartları siler. Oyunlar kitaplıkta kalır.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1/%2 bitti</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Günün beşi bitti.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>Tekrar edilecek %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Sonraki ders: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>İlk Ders</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Sonraki Ders</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Puan, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n puanlı oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>%1 galibiyet, %2 berabere, %3 yenilgi.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Puan eğrisi, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%%1</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>İncelenen son %1 oyunda; %3 oyunun tümünde yüzde %2.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>İncelenen %n oyunda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>İsabet eğrisi: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>puan %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Henüz denenmedi.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>%1/%2 çözüldü.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Hepsi bitti.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Sonraki: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n tekrar</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Hatalar ve çözülemeyen bulmacalar yine gelen kartlara dönüşür.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>Toplam %1: %2 bilinen, %3 yeni.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Art arda %n gün</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>Son yedi günde yanıt yok.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>Yedi günde %n yanıt, yüzde %1 doğru.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Siyah her savunmaya karşı en çok %n hamlede kazanır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Beyaz her savunmaya karşı en çok %n hamlede kazanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>Siyahın galibiyeti kanıtlandı.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Bilgisayar Siyahın kazandığını görüyor.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>Beyazın galibiyeti kanıtlandı.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Bilgisayar Beyazın kazandığını görüyor.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Kanıt aranıyor…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>Sınır içinde kanıt bulunamadı. Galibiyet kesin değil.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Beyaz için herhangi bir savunma deneyin. Siyahın kalan hamlesi: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Siyah için herhangi bir savunma deneyin. Beyazın kalan hamlesi: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Siyah yanıtlıyor…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Beyaz yanıtlıyor…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Yanıtı görmek için tahtaya tıklayın.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Sıralı beş: bu savunma çürütüldü.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Bu savunma sınır içinde çürütülemedi.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Kanıt</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>&amp;Kanıtla</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Herhangi bir savunma oynayın ve çürütülmesini görün.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>Başka &amp;Savunma</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Son savunmayı seçtiğiniz yere dön</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;En İyi Savunma</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>En uzun dayanan hamle</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>İ&amp;ptal</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Kapat</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Çık</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Bulunduğunuz yere dön; denemeler varyant olarak kalır</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>K&amp;anıtla</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Herhangi bir savunma oynayın ve çürütülmesini görün.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Burada kanıtlanmış galibiyet yok. Önce konumu analiz edin.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>&amp;Çürütmeyi Dene</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Siyahın galibiyetinin kanıtlandığı bir konumdan Beyazla oynayın.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Dörtlülerle kazan</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Tehditlerle kazan</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Dört ve üç</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Siyahı yasağa zorla</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Tüm savunmaları bul</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Tek hamle</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Sıra Siyahta</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Sıra Beyazda</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: dörtlülerle %n hamlede kazanın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: dörtlü ve üçlülerle %n hamlede kazanın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: dört ve üçle %n hamlede kazanın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: Siyahı %n hamlede yasağa zorlayın.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: galibiyeti durduran her hamleyi bulun.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: yalnız bir hamle kaybetmez. Bulun.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 Siyaha yasak.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 bir tehdit değil.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>%1 yanıtlanabilir.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>%1 sonrası rakip kazanır.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 de kazanır ama uzun sürer. Kısasını bulun.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 zorla kazanmaz.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 doğru. %2/%3 bulundu.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 doğru. Sürdürün.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Çözüldü. Siyah sizi %1 noktasında durduramaz.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Çözüldü.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 zaten bulundu.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Beş yapabilirsiniz.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Açık dörtlü ya da iki dörtlü yapın.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Bir taşla dörtlü ve açık üçlü yapın.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Dörtlü yapın.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Açık üçlü yapın.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Sessiz hamle: üçlü değil, dörtlü değil, ama tehdit.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Beşi durdurun.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Rakip dörtlülerle kazanmakla tehdit ediyor. Zinciri koparın.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>İşaretli karenin içine bakın.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>%1 oynayın.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Altı sıralı</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>İki üçlü, iki dörtlü</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Kıl payı durumlar</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Sahte üçlüler</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Üçlü içinde üçlü</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Henüz bir tehdit değil: konumunuzu iyileştiren bir hamle.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>%1 hamlesine %2 ile yanıt verilebilir.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Beş yap</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: beş yapın.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Bu bir kopya</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Oyun başka pencerede açık. Burada oynadığınız yeni oyun olarak kaydedilir.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Yeni oyun kitaplığı oluşturuldu</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Eski dosya %2 olarak duruyor.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Oyun kitaplığı yanıt vermedi. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Kitaplıktaki %1 numaralı oyun okunamıyor.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1, %2 oynadı: oyuna dön</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Yine en yeni konumu göster (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Hataları bulmak için önce oyunu inceleyin.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>O yönde hata bulunamadı.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>Oyunu İ&amp;ncele</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Sonraki Hata</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Ö&amp;nceki Hata</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>&amp;Oynarken Kazanma Şansını Göster</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Dönüm Noktaları</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Tüm Hamleler</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>İncelemeyi Kapat</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Hatalarınızdan Öğrenin (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Değerlendirilmedi</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>İyi hamle</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Kusur</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Büyük hata</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1 kazanma şansı %2 iken %3 oldu.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1 kazanma şansı %2 iken %3 oldu.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 artık %2 hamle yerine hemen kazanır.</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 artık %3 yerine %2 hamlede kazanır.</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Sıralı beş kaçtı.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>%1 hamlelik galibiyet kaçtı. %2. hamlede %3 yetiyordu.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>%1 hamlelik galibiyet kaçtı.</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 artık %2 noktasında beş yapabilir.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Açık üçlü bırakıldı: %1 artık %2 noktasında açık dörtlü yapabilir.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 artık %3 ile başlayıp dörtlülerle %2 hamlede kazanabilir.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 artık %2 hamlede zorla kazanabilir.</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Daha iyisi: %1, beş yapar.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Daha iyisi: %1, sıralı beşi keser.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Daha iyisi: %1, dörtlülerle %2 hamlede kazanır.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Daha iyisi: %1, zorla %2 hamlede kazanır.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Daha iyisi: %1, açık dörtlü yapar.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Daha iyisi: %1, açık üçlüyü (%2) durdurur.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Daha iyisi: %1, %3 ile başlayan dörtlülü galibiyeti (%2) durdurur.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Daha iyisi: %1, yanıt isteyen bir dörtlü.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Daha iyisi: %1, açık üçlü yapar.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Daha iyisi: %1, daha uzun dayanır.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Daha iyisi: %1, kazanma şansı %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Hata yok</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Büyük hata: %1, hata: %2, kusur: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Açılış: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Tek hamle</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Hamle yasaktı, bu yüzden kaybettirir.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>İki oyuncu sırayla birer taş koyar, Siyah başlar. Taşlar hiç oynatılmaz ve tahtadan alınmaz.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Sıralı beş kazanır: yatay, dikey ya da çapraz. Siyah kazandı.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Dörtlüyü kesin. Bir ucu boş dört taş sonraki hamlede kazanır. Beyaz halkaya oynamalı.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Açık üçlülere dikkat. İki ucu boş üç taş, iki ucu boş dörde dönüşür ve durdurulamaz. Bir ucu zamanında kesin.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Aynı anda iki tehdit kurun. Halkaya konan taş iki üçlü yapar. Beyaz yalnızca birini keser: oyun böyle kazanılır.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Çalışma sayfasının dersleri aynısını tahtada adım adım gösterir.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>Bütün kurallar sıralı beş ister. Başka nelerin sayıldığı değişir.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Serbest: beş ya da fazlası kazanır.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Standart: tam beş kazanır. Altı ve fazlası sayılmaz.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Renju: Siyah tam beşle kazanır ve üç tür yasak hamlesi vardır. Beyaz beş ya da fazlasıyla kazanır ve her yere oynayabilir.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Caro: beş, iki ucunu da rakip taş kesmedikçe kazanır. Altı ve fazlası hep kazanır.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Caro, tam beş: Caro gibi, ama altı ve fazlası sayılmaz.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Tahta dolunca, başta seçilen hamle sınırına ulaşılınca ya da iki oyuncu anlaşınca oyun berabere biter. Renju&apos;da art arda iki pas da beraberliktir. Pas yalnız renju&apos;da geçerlidir.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Kesintisiz bir sırada beş ya da fazla taş kazanır. Sıra yatay, dikey ya da çapraz olabilir. Başka kural yoktur.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>Siyahın çaprazda beşi var ve kazanır.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>Siyahın üstünlüğü büyüktür. İki iyi oyuncu Swap2 gibi bir açılış kuralı kullanmalıdır.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Tam beş sıralı taş kazanır. Altı ve fazlası iki oyuncu için de sayılmaz.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Altı sıralı: bu kuralda kazanmaz. Oyun sürer.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Bir taş birkaç sıra yaparsa tam beşlik bir sıra yeter.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Renju Siyahın üstünlüğünü alır: üç tür hamle Siyaha yasaktır. Beyaz her yere oynayabilir. Siyah tam beşle, Beyaz beş ya da fazlasıyla kazanır.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Yasak noktalar tahtada işaretlidir. Nedenini tahtanın altında okumak için birini gösterin.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Üç yasak</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Çift üçlü: bir taş iki açık üçlü yapar. Üçlü, bir taş daha onu iki ucu boş dörde çevirebiliyorsa sayılır.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Çift dörtlü: bir taş iki dörtlü yapar. Her birinin yalnız bir uçtan tamamlanabilmesi fark etmez.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>İki dörtlü bir çizgide olabilir: B5 D5 E5 F5 ile D5 E5 F5 H5 ayrı dörtlülerdir.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Uzun sıra: altı ya da fazla sıralı taş.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>İki istisna</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Beş her şeyden üstündür. Halkaya konan taş yatayda altı, dikeyde tam beş yapar: Siyah kazanır.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Bu iki üçlü gibi görünür, ama Siyah halkaya oynayabilir. C çizgisindeki üçlü yalnız C8 ile büyüyebilir. Oradaki taş çift dörtlü olurdu, öyleyse bu bir üçlü değildir.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>Özel oyunda yasak hamlenin oynanamayacağını mı, oyunu kaybettireceğini mi seçersiniz.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Her iki uçta rakip taş yoksa sıralı beş kazanır. Yalnız taşlar keser; tahtanın kenarı kesmez. Altı ve fazlası hep kazanır.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Yukarıdan: kazanmaz, çünkü iki uç da kesik; kazanır; kazanır, çünkü kenar kesmez; kazanır, çünkü altı kesilemez.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>Tam beşli Caro&apos;da son sıradaki altı sayılmaz.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Üçlü, öteki kurallardakinden daha uzaktan durdurulabilir: işaretli noktaların herhangi birinde.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Oyun kitaplığını başka bir program kullanıyor.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk dolu.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Oyun kitaplığı açılamıyor ya da yazılamıyor.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Oyun kitaplığı daha yeni bir sürümden.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Oyun kitaplığı bozuk.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Dosya oyun kitaplığı değil.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Disk hata bildiriyor: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Oyunlar kaydedilmiyor. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Başka Yere Kaydet…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Yeniden Dene</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Ayarlar ve motorlar kaydedilemiyor. Program kapatılınca değişiklikler kaybolur.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Yeniden Dene</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Sistem gibi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Başlangıçta ipuçları</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Büyük hatalarda uyar</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Bilgisayar yanıtından önce kısa ara</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ses</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Ses çal</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ses düzeyi</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>İş parçacıkları</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>kendiliğinden</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bellek</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Açılış kitabı</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Tercih ara</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Eşleşen tercih yok.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Varsayılanlar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>En alt iki düzey</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Her zaman</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Küçük</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Büyük</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Daha büyük</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>En büyük</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Yazı boyu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Adınız</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Taş kondu</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Yenilgi</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Süre az</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>Tahtada</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>İmleci taşı</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>İmleçte oyna</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter ya da boşluk</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Geri ve ileri</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Fare tekerleği</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Kısayollar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>Bir noktaya git</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Adını yazın, örneğin H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>İlk ve son konum</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home ve End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Çok yavaş</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Her hamlenin gösterilme süresi</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Sürdür</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Analiz edilmiş bir şey yok. F9 analizi başlatır.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>&amp;Son Hamleyi Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>&amp;Tehditleri Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>&amp;Yasak Noktaları Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>S&amp;aatleri Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Satı&amp;rı Söyle</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>S&amp;ütunu Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Ça&amp;prazları Söyle</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>&amp;Kazanma Şansını Söyle</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Henüz hamle yok.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Tehdit bulunamadı.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Yalnızca Renju’da yasak noktalar vardır.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Yasak nokta yok.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Siyah için yasak: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Siyah %1, Beyaz %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>%1. satır boş.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>%1. satır: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>%1 sütunu boş.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>%1 sütunu: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>%1 ile %2 arasındaki çapraz boş.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>%1 ile %2 arasındaki çapraz: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Henüz bilgisayara karşı oyun yok</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Başarı %1 · %2 galibiyet, %3 berabere, %4 yenilgi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistik</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Siz ve bilgisayar</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Zamanla</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>son %1 oyun</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Zamanla başarı</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>İki renk</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Siyahla siz</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Beyazla siz</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Renginiz</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tüm kurallar</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Yenilgi</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Başarı</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Düzeye göre sonuçlar</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>İstatistik sıfırlansın mı? Oyunlarınız kalır.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>İstatistiği Sıfırla…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>Yardımlı, sayılmayan oyunlar: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>İpucu, en iyi hamle, geri alma, analiz ve taraf değişme yardım sayılır.</translation>
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
        <translation>Başlamak için Enter&apos;a basın ya da taş koyun.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Hamle %1/%2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Duraklatıldı</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Sayılar: Siyahın kazanma şansı (yüzde)</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>İzlemek için Enter&apos;a basın.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Puanlı</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Puansız</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Puansız: yardımla oynandı</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Puansız: ipucu kullanıldı</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Puansız: bir hamle geri alındı</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Puansız: bilgisayar sizin yerinize oynadı</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Puansız: analiz kullanıldı</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Puansız: oyuncular değişti</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>%1 gücü</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Güç</translation>
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
        <translation>basamak %1/%2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>düzey %1/%2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Geri alma sınırsızdır: hamleler, bilgisayarın yanıtları, yeni oyun bile.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Açık üçlü açık dörtlü olur ve durdurulamaz. Erken kesin.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Takılınca ipucu isteyin: bir hamle gösterir ve nedenini söyler.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Geri gitmek için tahtada tekerleği çevirin. Oradan hamle yeni varyant başlatır.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Oyunlar kendiliğinden kaydedilir; istediğinizde sürdürün.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Açmak için oyun dosyasını ya da Gomocup motorunu pencereye bırakın.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>Tüm tuşlar için ?, yardım için F1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bilmekte yarar var</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Sonraki İpucu</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Bir Daha Gösterme</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Bir kesişime tıklayın ya da H8 yazıp Enter&apos;a basın.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>bu bizim turnuvamız değil</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>bu turnuvayı başka bir program oynuyor</translation>
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
        <translation>Puan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Yenilgi</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Arızalar</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(başlatılamadı)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Motor Maçı</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Biri herkese karşı</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Herkes herkese karşı</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 oyun</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Çalış</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Geri</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Her şey bu bilgisayarda kalır.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>İlk Dersle Başla</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Bugün</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n tekrar</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Tahtada kısa adımlar: üçlü nedir, dörtlü nedir, iki üçlü neden kazanır.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>Bugünlük bitti. Bulmacalar dilediğinizce sürer.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Oyunlarınızdan ve bulmacalardan beş görev, dört dakika kadar.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Başka Bulmaca</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1/%2 bitti</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>puan %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>Yanıtı kanıtlı %1 konum. Dörtlüyle, üçlüyle kazan, savun.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Dörtlüyle, üçlüyle kazan, savun. %n çözüldü.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Hatalarınız</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n yeni</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Bir oyun oynayıp inceleyin; hatalarınız alıştırma olur.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>İncelenen %n oyundan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>Sıralı beşten yasak noktalara.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Puanlı Oyun</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>basamak %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Size denk bir rakip.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Düzeyinizi birkaç oyunda bulun.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Puan, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Gelişimim</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Oyunlarınız inceleniyor, %n kaldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Hatalarınızı bulmak için %n oyunu inceleyin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Yasak Antrenmanı</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Yasak mı, değil mi? Beş basamakta renju yasakları.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Yasak mı, değil mi? %1/%2 doğru.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Renju açılışları, değerleri ve bir alıştırma.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>Ça&amp;lış</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>İlk bulmaca – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Burada henüz çalışacak bir şey yok.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>İncelemeyi &amp;Durdur</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>Oyunlarımı İ&amp;ncele</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>%n oyun incelendi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Dal silindi. Ctrl+Z geri getirir.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Dal kopyalandı.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>İşaretlemek için noktaya tıklayın. Esc bitirir.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Ağaç</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>Hamle &amp;Ağacı</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Dal</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>İşa&amp;retler</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>Dalı &amp;Yükselt</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>&amp;Ana Varyant Yap</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Dalı &amp;SGF Olarak Kopyala</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Dalı &amp;Metin Olarak Kopyala</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>Aynı &amp;Konuma Git</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>Dalı S&amp;il</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>Silinen Dalı &amp;Geri Getir</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>İşaretlemeyi &amp;Bitir</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln hamle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln dal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>%Ln hamle silindi. Geri al</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Ağaç</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Hamle ağacı</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Hamle %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Hamle yok</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Aynı konum başka bir dalda var.</translation>
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
        <translation>Hamle %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Dönüm Noktaları</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Hata bulunamadı.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>İnceleme durduruldu. Yeniden başlatmak için Shift+F9&apos;a basın.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Hata bulunamadı, yalnızca kusurlar var. Tüm Hamleler listesinde.</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Hatalar kesinleşince burada görünür.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Serbest</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
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
        <translation>Caro, tam beş</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Beş ya da fazlası kazanır.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Tam beş kazanır; altı ve fazlası sayılmaz.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Siyah çift üçlü, çift dörtlü ve uzun sıra yapamaz.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Beş, iki ucu kesilmedikçe kazanır; altı ve fazlası hep kazanır.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Caro gibi, ama altı ve fazlası sayılmaz.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Acemi</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amatör</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Becerikli</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Usta</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Tam güç</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Hızlı oynar, tehditleri kaçırır.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Dörtlü ve beşi görür; az plan yapar.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>İyi keser ve üçlü kurar.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Saldırılarını sonuna dek hesaplar.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Uzun zorunlu galibiyetler bulur. Bol şans.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Her çekirdeği ve tüm süresini kullanır.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Bilgisayar, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Saatsiz</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>hamle başına %1</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>oyun başına %1</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>oyun başına %1 + hamle başına %2</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Sürüyor</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1 beşi sıralayıp kazandı</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 çekilmeyle kazandı</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 süreyle kazandı</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1 kazandı: yasak hamle</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 hükmen kazandı</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Berabere: tahta dolu</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Anlaşmalı beraberlik</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Berabere: hamle sınırı</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Berabere: iki pas</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 Mn</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 Mr</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 düğüm/sn</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 dk</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>Siyah sonraki hamlede kazanır</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Beyaz sonraki hamlede kazanır</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Siyah %1 hamlede kazanır</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Beyaz %1 hamlede kazanır</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>basamak %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Alışılmış tahta, renju&apos;nunki de bu.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Go tahtası: daha geniş, daha uzun oyun.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>En büyük tahta.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Küçük: hızlı oyun ve öğrenmek için.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Alışılmıştan biraz küçük.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Alışılmıştan biraz büyük.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Yok</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Dilediğiniz kadar düşünün.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>Her hamle %1 içinde oynanmalı.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>Her oyuncunun tüm oyun için %1 süresi var.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>Her oyuncunun oyun için %1 süresi var, her hamlede %2 eklenir.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Kusursuz</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Yalnızca Siyah kusursuz oynayabilir.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>15 × 15 dışındaki tahtalarda hiçbir şey kanıtlanmadı.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>Bu kuralda hiçbir şey kanıtlanmadı.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>Açılış kuralıyla hiçbir şey kanıtlanmadı.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>Bu kuralda henüz hiçbir şey kanıtlanmadı.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Kanıt okunamıyor.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Siyahla her oyunu kazandığı kanıtlandı.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Hata uyarısı</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Geri Al</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Kalsın</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Hamleyi geri almak yardım sayılır.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Bilgisayar bekliyor</translation>
    </message>
</context>
</TS>
