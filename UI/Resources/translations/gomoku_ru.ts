<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>gomoku::AboutDialog</name>
    <message>
        <source>About Gomoku</source>
        <translation>О программе Gomoku</translation>
    </message>
    <message>
        <source>Gomoku, Renju and Caro against a strong computer.</source>
        <translation>Гомоку, рэндзю и каро против сильного компьютера.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Копировать версии</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>gomoku::AccuracyCard</name>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: точность %2</translation>
    </message>
    <message>
        <source>Accuracy: how much of the winning chance the moves kept.
%1</source>
        <translation>Точность: какую часть шансов на победу сохранили ходы.
%1</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisFeature</name>
    <message>
        <source>Analysis &amp;Panel</source>
        <translation>&amp;Панель анализа</translation>
    </message>
    <message>
        <source>Change Analysis &amp;Detail</source>
        <translation>&amp;Подробность анализа</translation>
    </message>
    <message>
        <source>&amp;Analyse Position</source>
        <translation>&amp;Анализ позиции</translation>
    </message>
    <message>
        <source>Step &amp;Forward in Line</source>
        <translation>&amp;Вперёд по варианту</translation>
    </message>
    <message>
        <source>Step &amp;Back in Line</source>
        <translation>&amp;Назад по варианту</translation>
    </message>
</context>
<context>
    <name>gomoku::AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes · %3</source>
        <translation>Глубина %1 · узлов %2 · %3</translation>
    </message>
    <message>
        <source>Last move not analysed yet.</source>
        <translation>Последний ход ещё не оценён.</translation>
    </message>
    <message>
        <source>The last move was fine.</source>
        <translation>Последний ход хороший.</translation>
    </message>
    <message>
        <source>The last move was an inaccuracy.</source>
        <translation>Последний ход — неточность.</translation>
    </message>
    <message>
        <source>The last move was a mistake.</source>
        <translation>Последний ход — ошибка.</translation>
    </message>
    <message>
        <source>The last move was a blunder.</source>
        <translation>Последний ход — зевок.</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>За чёрных</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Лучшие варианты</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Число вариантов</translation>
    </message>
    <message>
        <source>How many best moves to show</source>
        <translation>Сколько лучших ходов показывать</translation>
    </message>
    <message>
        <source>How much to show</source>
        <translation>Что показывать</translation>
    </message>
    <message>
        <source>How much analysis to show while you play</source>
        <translation>Сколько анализа показывать во время игры</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Graph only</source>
        <translation>Только график</translation>
    </message>
    <message>
        <source>Verdict only</source>
        <translation>Только вердикт</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Лучшие ходы</translation>
    </message>
    <message>
        <source>The game has ended. Step back to analyse.</source>
        <translation>Партия закончена. Вернитесь назад для анализа.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a line is worth: the line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance: %1</source>
        <translation>Шансы чёрных на победу: %1</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Идёт анализ…</translation>
    </message>
    <message>
        <source>Press Analyse to see the best moves.</source>
        <translation>Нажмите «Анализ», чтобы увидеть лучшие ходы.</translation>
    </message>
    <message>
        <source>Numbers are Black&apos;s winning chance in percent.</source>
        <translation>Числа — шансы чёрных на победу в процентах.</translation>
    </message>
    <message>
        <source>Without the proof: %1</source>
        <translation>Без доказательства: %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Только на доске</translation>
    </message>
    <message>
        <source>The last move was the only one: every other move loses.</source>
        <translation>Последний ход был единственным: любой другой проигрывает.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: Black wins within %n move(s).</source>
        <translation>
            <numerusform>Доказано: чёрные выигрывают не позднее чем за %n ход.</numerusform>
            <numerusform>Доказано: чёрные выигрывают не позднее чем за %n хода.</numerusform>
            <numerusform>Доказано: чёрные выигрывают не позднее чем за %n ходов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::BalanceFeature</name>
    <message>
        <source>Looking for balanced moves…</source>
        <translation>Поиск равных ходов…</translation>
    </message>
    <message>
        <source>No balanced moves found.</source>
        <translation>Равных ходов не найдено.</translation>
    </message>
    <message>
        <source>Most even: %1 (Black&apos;s chance: %2)</source>
        <translation>Самый равный: %1 (шансы чёрных: %2)</translation>
    </message>
    <message>
        <source>%1 (Black&apos;s chance: %2)</source>
        <translation>%1 (шансы чёрных: %2)</translation>
    </message>
    <message>
        <source>Find &amp;Balanced Moves</source>
        <translation>Найти &amp;равные ходы</translation>
    </message>
    <message>
        <source>Shows Black&apos;s chance at the most even points.</source>
        <translation>Показывает шансы чёрных в самых равных пунктах.</translation>
    </message>
    <message>
        <source>Only while you place the stones of an opening.</source>
        <translation>Только пока вы ставите камни в дебюте.</translation>
    </message>
</context>
<context>
    <name>gomoku::BestLine</name>
    <message>
        <source>Best line</source>
        <translation>Лучший вариант</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Лучший вариант: %1</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board. Click it to go there.</source>
        <translation>Наведите на ход, чтобы увидеть вариант на доске. Щёлкните, чтобы перейти.</translation>
    </message>
    <message>
        <source>Point at a move to see the line on the board.</source>
        <translation>Наведите на ход, чтобы увидеть вариант на доске.</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardTheme</name>
    <message>
        <source>Wood</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
</context>
<context>
    <name>gomoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Последний ход: %1</translation>
    </message>
    <message>
        <source>%1, Black&apos;s winning chance %2 percent</source>
        <translation>%1, шансы чёрных %2 процентов</translation>
    </message>
    <message>
        <source>%1, forbidden</source>
        <translation>%1, запрещено</translation>
    </message>
</context>
<context>
    <name>gomoku::BusyDialog</name>
    <message>
        <source>Please wait</source>
        <translation>Подождите</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение %1…</translation>
    </message>
</context>
<context>
    <name>gomoku::CardStates</name>
    <message>
        <source>%1 · won</source>
        <translation>%1 · победа</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>%1 · draw</source>
        <translation>%1 · ничья</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <translation>%1 · ходят</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · thinking</source>
        <translation>%1 · думает</translation>
    </message>
    <message>
        <source>%1 · thinking · %2</source>
        <translation>%1 · думает · %2</translation>
    </message>
    <message>
        <source>depth %1 · %2</source>
        <translation>глубина %1 · %2</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Ходит</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>глубина %1</translation>
    </message>
    <message numerus="yes">
        <source>proven win within %n move(s)</source>
        <translation>
            <numerusform>доказанный выигрыш не позднее чем за %n ход</numerusform>
            <numerusform>доказанный выигрыш не позднее чем за %n хода</numerusform>
            <numerusform>доказанный выигрыш не позднее чем за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven here</source>
        <translation>здесь не доказано</translation>
    </message>
</context>
<context>
    <name>gomoku::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Время на партию</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Минут на партию</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Секунд на ход</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> с на ход</translation>
    </message>
    <message>
        <source>Seconds added after each move</source>
        <translation>Секунд добавляется за ход</translation>
    </message>
    <message>
        <source>A win on time must be claimed</source>
        <translation>Победу по времени нужно потребовать</translation>
    </message>
</context>
<context>
    <name>gomoku::ColorChooserWidget</name>
    <message>
        <source>Gomoku</source>
        <translation>Гомоку</translation>
    </message>
    <message>
        <source>Get five in a row before your opponent does.</source>
        <translation>Поставьте пять в ряд раньше соперника.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первый</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второй</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Друг</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Учёба</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>All Options…</source>
        <translation>Все параметры…</translation>
    </message>
    <message>
        <source>New to Gomoku?</source>
        <translation>Впервые в гомоку?</translation>
    </message>
    <message>
        <source>The rules and the first ideas, in two minutes.</source>
        <translation>Правила и первые идеи за две минуты.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Вы начинаете</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Начинает компьютер</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>%1 · You against %2</source>
        <comment>move, opponent</comment>
        <translation>%1 · Вы против: %2</translation>
    </message>
    <message>
        <source>%1 · Two players</source>
        <comment>move</comment>
        <translation>%1 · Два игрока</translation>
    </message>
    <message>
        <source>%1 · Two computers</source>
        <comment>move</comment>
        <translation>%1 · Два компьютера</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::CommentBox</name>
    <message>
        <source>Comment on the move shown</source>
        <translation>Комментарий к показанному ходу</translation>
    </message>
    <message>
        <source>Add a comment…</source>
        <translation>Добавить комментарий…</translation>
    </message>
</context>
<context>
    <name>gomoku::CommentFeature</name>
    <message>
        <source>Co&amp;mment on the Move</source>
        <translation>Ко&amp;мментарий к ходу</translation>
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
        <translation>Чёрные %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>point, Black&apos;s chance</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fourth moves within %1 of the best: %2.</source>
        <translation>Четвёртые ходы с разницей до %1: %2.</translation>
    </message>
    <message>
        <source>After %1, fifth moves within %2 of the best: %3.</source>
        <translation>После %1, пятые ходы с разницей до %2: %3.</translation>
    </message>
    <message>
        <source>The known path ends here.</source>
        <translation>Известный путь здесь кончается.</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Вы за чёрных.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Вы за белых.</translation>
    </message>
    <message>
        <source>Play move %1.</source>
        <translation>Сделайте ход %1.</translation>
    </message>
    <message>
        <source>On the path: %1.</source>
        <translation>На пути: %1.</translation>
    </message>
    <message>
        <source>%1 leaves the known path: Black then has %2 instead of %3.</source>
        <translation>%1 уходит с известного пути: у чёрных тогда %2 вместо %3.</translation>
    </message>
    <message>
        <source>%1 leaves the known path.</source>
        <translation>%1 уходит с известного пути.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 сыграть нельзя.</translation>
    </message>
    <message>
        <source>%1 is on the path.</source>
        <translation>%1 — на пути.</translation>
    </message>
    <message>
        <source>The computer plays %1.</source>
        <translation>Компьютер ходит %1.</translation>
    </message>
    <message>
        <source>You stayed on the known path to its end.</source>
        <translation>Вы прошли известный путь до конца.</translation>
    </message>
    <message>
        <source>The known path ends here. You left it earlier.</source>
        <translation>Известный путь здесь кончается. По дороге вы с него сошли.</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorFeature</name>
    <message>
        <source>%1 to move · %2 black, %3 white</source>
        <translation>Ход: %1 · чёрных %2, белых %3</translation>
    </message>
    <message>
        <source>No game can start here: the board is full, or a player has already won.</source>
        <translation>Здесь нельзя начать партию: доска заполнена или кто-то уже победил.</translation>
    </message>
    <message>
        <source>Looking for a forced win…</source>
        <translation>Поиск форсированного выигрыша…</translation>
    </message>
    <message>
        <source>%1 wins by fours (VCF): %2</source>
        <translation>%1 выигрывают четвёрками (VCF): %2</translation>
    </message>
    <message>
        <source>%1 wins by threats (VCT): %2</source>
        <translation>%1 выигрывают угрозами (VCT): %2</translation>
    </message>
    <message>
        <source>%1 has no forced win by fours and threes.</source>
        <translation>%1: форсированного выигрыша четвёрками и тройками нет.</translation>
    </message>
    <message>
        <source>No forced win found in %1.</source>
        <translation>Форсированный выигрыш не найден за %1.</translation>
    </message>
    <message>
        <source>No position on the clipboard: %1</source>
        <translation>В буфере обмена нет позиции: %1</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Позиция скопирована.</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Сохранить позицию</translation>
    </message>
    <message>
        <source>Smart Game Format (*.sgf);;Board diagram (*.txt)</source>
        <translation>Smart Game Format (*.sgf);;Диаграмма (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>&amp;Set Up Position</source>
        <translation>&amp;Расставить позицию</translation>
    </message>
</context>
<context>
    <name>gomoku::EditorPanel</name>
    <message>
        <source>Set Up Position</source>
        <translation>Расставить позицию</translation>
    </message>
    <message>
        <source>In Turn</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Отразить</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Copy Board</source>
        <translation>Копировать доску</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The board as a text diagram</source>
        <translation>Доска в виде текста</translation>
    </message>
    <message>
        <source>The moves as H8 I9 …, or SGF if they have no order</source>
        <translation>Ходы как H8 I9 … или SGF, если порядка нет</translation>
    </message>
    <message>
        <source>SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board</source>
        <translation>SGF, H8 I9 …, 7,7 8,8 …, нарисованная доска или ссылка веб-доски</translation>
    </message>
    <message>
        <source>Look for a forced win by fours (VCF) and threats (VCT)</source>
        <translation>Искать форсированный выигрыш четвёрками (VCF) и угрозами (VCT)</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineConsoleDialog</name>
    <message>
        <source>Console of %1</source>
        <translation>Консоль: %1</translation>
    </message>
    <message>
        <source>A command for the engine, such as ABOUT</source>
        <translation>Команда движку, например ABOUT</translation>
    </message>
    <message>
        <source>Command for the engine</source>
        <translation>Команда движку</translation>
    </message>
    <message>
        <source>Copy All</source>
        <translation>Копировать всё</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Сообщений пока нет.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineManagerDialog</name>
    <message>
        <source>Testing…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Does not work: %1</source>
        <translation>Не работает: %1</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Добавить движок</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Ещё не проверен.</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <translation>Доски: %1</translation>
    </message>
    <message>
        <source>Rules: unknown</source>
        <translation>Правила: неизвестны</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Also understands: %1</source>
        <translation>Понимает также: %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Команда</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Параметры</translation>
    </message>
    <message>
        <source>One per line, such as: thread_num 4</source>
        <translation>По одному в строке, например: thread_num 4</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Консоль</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Undo Removal</source>
        <translation>Вернуть удалённое</translation>
    </message>
    <message>
        <source>Waiting to be tested</source>
        <translation>Ждёт проверки</translation>
    </message>
    <message>
        <source>%1 is not an executable file.</source>
        <translation>%1 — не исполняемый файл.</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Движков пока нет</translation>
    </message>
    <message>
        <source>Add a Gomocup engine, or drop its file here. It is tested at once.</source>
        <translation>Добавьте движок Gomocup или перетащите сюда его файл. Он сразу проверяется.</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineMatchDialog</name>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Start Match</source>
        <translation>Начать матч</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Матч движков</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>No engines yet</source>
        <translation>Движков пока нет</translation>
    </message>
    <message>
        <source>Add an engine in the Engines menu, or drop its file on the window.</source>
        <translation>Добавьте движок в меню «Движки» или перетащите его файл на окно.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Партий пока нет</translation>
    </message>
    <message>
        <source>This match cannot be resumed later: %1</source>
        <translation>Этот матч нельзя будет продолжить позже: %1</translation>
    </message>
    <message>
        <source>%1 could not be started, so its games are not played: %2</source>
        <translation>Не удалось запустить %1, партии не играются: %2</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Экспорт таблицы</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation>match.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Export Page</source>
        <translation>Экспорт страницы</translation>
    </message>
    <message>
        <source>match.html</source>
        <translation>match.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Страницы (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>Choose at least two.</source>
        <translation>Выберите хотя бы два.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two engines or more and start the match. The table, an estimate of their strength and all games appear here.</source>
        <translation>Выберите два движка или больше и начните матч. Здесь появятся таблица, оценка силы и все партии.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Page (HTML)…</source>
        <translation>Страница (HTML)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Таблица (CSV)…</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineProcess</name>
    <message>
        <source>it crashed</source>
        <translation>он аварийно завершился</translation>
    </message>
    <message>
        <source>it exited with status %1</source>
        <translation>он завершился с кодом %1</translation>
    </message>
    <message>
        <source>it produced too much output</source>
        <translation>он выдал слишком много текста</translation>
    </message>
    <message>
        <source>it did not answer START</source>
        <translation>он не ответил на START</translation>
    </message>
    <message>
        <source>it answered “%1”</source>
        <translation>он ответил «%1»</translation>
    </message>
    <message>
        <source>no move within %1 ms</source>
        <translation>нет хода за %1 мс</translation>
    </message>
    <message>
        <source>START: %1</source>
        <translation>START: %1</translation>
    </message>
    <message>
        <source>it played “%1”, which is not on the board</source>
        <translation>он сыграл «%1» — это вне доски</translation>
    </message>
    <message>
        <source>it played %1, which is occupied</source>
        <translation>он сыграл %1 — там занято</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineQuestion</name>
    <message>
        <source>Add Engine</source>
        <translation>Добавить движок</translation>
    </message>
    <message>
        <source>Add this program as an engine?</source>
        <translation>Добавить эту программу как движок?</translation>
    </message>
    <message>
        <source>It starts now for a test, and again whenever it plays. Only add programs you trust.</source>
        <translation>Она запустится сейчас для проверки и каждый раз, когда играет. Добавляйте только программы, которым доверяете.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>gomoku::EngineText</name>
    <message>
        <source>%1 (failed)</source>
        <translation>%1 (сбой)</translation>
    </message>
    <message>
        <source>It failed last time: %1</source>
        <translation>В прошлый раз был сбой: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::EnginesFeature</name>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Движки…</translation>
    </message>
    <message>
        <source>Engine &amp;Match…</source>
        <translation>&amp;Матч движков…</translation>
    </message>
    <message>
        <source>the engine at the board</source>
        <translation>движок за доской</translation>
    </message>
    <message>
        <source>&amp;Console…</source>
        <translation>&amp;Консоль…</translation>
    </message>
    <message>
        <source>%1 failed its test and cannot play.</source>
        <translation>%1 не прошёл проверку и не может играть.</translation>
    </message>
</context>
<context>
    <name>gomoku::EvalGraph</name>
    <message>
        <source>Move %1 · %2</source>
        <translation>Ход %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 · not judged</source>
        <translation>Ход %1 · не оценён</translation>
    </message>
    <message>
        <source>Judging… %1 of %2</source>
        <translation>Оценка… %1 из %2</translation>
    </message>
    <message>
        <source>Black&apos;s Winning Chance</source>
        <translation>Шансы чёрных на победу</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance over the game</source>
        <translation>Шансы чёрных на победу по ходу партии</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Ход разбора</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop judging this game</source>
        <translation>Прекратить оценку партии</translation>
    </message>
    <message>
        <source>Black&apos;s Chance</source>
        <translation>Шансы чёрных</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerFeature</name>
    <message>
        <source>Opening Explorer</source>
        <translation>Обзор дебютов</translation>
    </message>
    <message>
        <source>&amp;Opening Explorer</source>
        <translation>Об&amp;зор дебютов</translation>
    </message>
</context>
<context>
    <name>gomoku::ExplorerPanel</name>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <translation>Чёрные выиграли %1, ничьи %2, белые выиграли %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Продолжения</translation>
    </message>
    <message>
        <source>Continuations from this position</source>
        <translation>Продолжения из этой позиции</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Black – draw – White</source>
        <translation>Чёрные – ничья – белые</translation>
    </message>
    <message>
        <source>No continuations yet</source>
        <translation>Продолжений пока нет</translation>
    </message>
    <message>
        <source>None of your games continued from this position. The moves of those that do appear here, with their results.</source>
        <translation>Ни одна ваша партия не продолжалась из этой позиции. Ходы появятся здесь вместе с результатами.</translation>
    </message>
    <message>
        <source>Black&apos;s winning chance</source>
        <translation>Шансы чёрных на победу</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
</context>
<context>
    <name>gomoku::FileActions</name>
    <message>
        <source>Open Game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Save Image or Replay</source>
        <translation>Сохранить картинку или повтор</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Image saved to %1.</source>
        <translation>Картинка сохранена в %1.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Ходы скопированы.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Партия скопирована как SGF.</translation>
    </message>
    <message>
        <source>No Recent Games</source>
        <translation>Недавних партий нет</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>Гомоку</translation>
    </message>
    <message>
        <source>%1 – Gomoku</source>
        <translation>%1 – Гомоку</translation>
    </message>
    <message>
        <source>Replay saved to %1.</source>
        <translation>Повтор сохранён в %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tree, %Ln move(s).</source>
        <translation>
            <numerusform>Дерево, %Ln ход.</numerusform>
            <numerusform>Дерево, %Ln хода.</numerusform>
            <numerusform>Дерево, %Ln ходов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::FileNameText</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulGymPanel</name>
    <message>
        <source>Black is to move. May Black play on %1?</source>
        <translation>Ход чёрных. Можно ли чёрным пойти на %1?</translation>
    </message>
    <message>
        <source>The next question is coming…</source>
        <translation>Следующий вопрос готовится…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Неверно.</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Five right answers in a row lead to the next step.</source>
        <translation>Пять верных ответов подряд ведут на следующую ступень.</translation>
    </message>
    <message>
        <source>%1 of %2 right. Most in a row: %3.</source>
        <translation>Верно %1 из %2. Больше всего подряд: %3.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Учёба</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Назад к учёбе</translation>
    </message>
    <message>
        <source>Forbidden or Not?</source>
        <translation>Запрещено или нет?</translation>
    </message>
    <message>
        <source>Forbidden (F)</source>
        <translation>Запрещено (F)</translation>
    </message>
    <message>
        <source>Allowed (A)</source>
        <translation>Разрешено (A)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Difficulty %1: %2</source>
        <translation>Сложность %1: %2</translation>
    </message>
</context>
<context>
    <name>gomoku::FoulText</name>
    <message>
        <source>%1 makes five in a row, so it wins.</source>
        <translation>%1 даёт пять в ряд и поэтому выигрывает.</translation>
    </message>
    <message>
        <source>%1 looks forbidden, but Black may play there. Not a real three: %2</source>
        <translation>%1 кажется запретным, но чёрным там ходить можно. Не настоящая тройка: %2</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (overline): %2.</source>
        <translation>%1 — фол для чёрных (длинный ряд): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double four): %2.</source>
        <translation>%1 — фол для чёрных (вилка 4×4): %2.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black (double three): %2.</source>
        <translation>%1 — фол для чёрных (вилка 3×3): %2.</translation>
    </message>
    <message>
        <source>%1 is allowed.</source>
        <translation>%1 разрешён.</translation>
    </message>
    <message>
        <source>%1 is allowed: a four and a three together are not a foul.</source>
        <translation>%1 разрешён: четвёрка и тройка — не фол.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one four, %2.</source>
        <translation>%1 разрешён: четвёрка только одна, %2.</translation>
    </message>
    <message>
        <source>%1 is allowed: there is only one open three, %2.</source>
        <translation>%1 разрешён: открытая тройка только одна, %2.</translation>
    </message>
    <message>
        <source>%1 would make five</source>
        <translation>%1 дал бы пять</translation>
    </message>
    <message>
        <source>%1 would be forbidden (%2)</source>
        <translation>%1 был бы запретным (%2)</translation>
    </message>
    <message>
        <source>%1 is not a real three: %2.</source>
        <translation>%1 — не настоящая тройка: %2.</translation>
    </message>
    <message>
        <source>double three</source>
        <translation>вилка 3×3</translation>
    </message>
    <message>
        <source>double four</source>
        <translation>вилка 4×4</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>длинный ряд</translation>
    </message>
    <message>
        <source>Six in a row, or a single three or four</source>
        <translation>Шесть в ряд либо одна тройка или четвёрка</translation>
    </message>
    <message>
        <source>Two threes, two fours, or a four and a three</source>
        <translation>Две тройки, две четвёрки либо четвёрка и тройка</translation>
    </message>
    <message>
        <source>Two fours on one line, fives and closed threes</source>
        <translation>Две четвёрки на одной линии, пятёрки и закрытые тройки</translation>
    </message>
    <message>
        <source>Threes that cannot become an open four</source>
        <translation>Тройки, которым не стать открытой четвёркой</translation>
    </message>
    <message>
        <source>Double threes within double threes</source>
        <translation>Вилки 3×3 внутри вилок 3×3</translation>
    </message>
</context>
<context>
    <name>gomoku::GameBanners</name>
    <message>
        <source>%1 has a problem</source>
        <translation>Неполадка: %1</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped.</source>
        <translation>Движок остановился: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s engine stopped: %2</source>
        <translation>Движок остановился (%1): %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Play This Side Myself</source>
        <translation>Играть за эту сторону самому</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Ещё партию</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Поменяться</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Чёрные предлагают ничью</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Белые предлагают ничью</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>У чёрных вышло время</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>У белых вышло время</translation>
    </message>
    <message>
        <source>The opponent can claim a win or continue.</source>
        <translation>Соперник может потребовать победу или продолжить.</translation>
    </message>
    <message>
        <source>Claim Win</source>
        <translation>Потребовать победу</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Вы выиграли</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Вы проиграли</translation>
    </message>
    <message>
        <source>%1. Played with help: it does not count.</source>
        <translation>%1. Сыграно с помощью: не считается.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameExport</name>
    <message>
        <source>Image (*.png)</source>
        <translation>Картинка (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Векторная картинка (*.svg)</translation>
    </message>
    <message>
        <source>Animated replay (*.gif)</source>
        <translation>Анимация (*.gif)</translation>
    </message>
    <message>
        <source>Web page replay (*.html)</source>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg, .gif or .html</source>
        <translation>имя должно кончаться на .png, .svg, .gif или .html</translation>
    </message>
    <message>
        <source>there is no game yet</source>
        <translation>партии ещё нет</translation>
    </message>
</context>
<context>
    <name>gomoku::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Партии (%1)</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>Не удалось открыть %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a game file.</source>
        <translation>%1: слишком большой файл для партии.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>В буфере обмена нет партии.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>%1 is not a game: %2.</source>
        <translation>%1 — не партия: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n games; this is the first.</source>
        <translation>
            <numerusform>В файле %n партия; это первая.</numerusform>
            <numerusform>В файле %n партии; это первая.</numerusform>
            <numerusform>В файле %n партий; это первая.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Сохранять нечего.</translation>
    </message>
    <message>
        <source>%1 cannot store this game: %2.</source>
        <translation>%1 не может хранить эту партию: %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Not stored in this format: %2.</source>
        <translation>Сохранено как %1. Этот формат не хранит: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game file.</source>
        <translation>%1 — не файл партии.</translation>
    </message>
</context>
<context>
    <name>gomoku::GameOptionsForm</name>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Opening</source>
        <translation>&amp;Дебют</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Д&amp;оска</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Ничья</translation>
    </message>
    <message>
        <source>only when the board is full</source>
        <translation>только при полной доске</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> ходов</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Запретные ходы</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>сыграть нельзя</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>проигрывают партию</translation>
    </message>
    <message>
        <source>after </source>
        <translation>после </translation>
    </message>
</context>
<context>
    <name>gomoku::GamePanel</name>
    <message>
        <source>New Game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Сменить игрока</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Шансы</translation>
    </message>
</context>
<context>
    <name>gomoku::GameWidget</name>
    <message>
        <source>Click closer to an intersection.</source>
        <translation>Щёлкните ближе к пересечению.</translation>
    </message>
</context>
<context>
    <name>gomoku::GuideHelp</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Choose your opponent: the computer, a friend on this computer, or watch two computers play. Then press Enter or place a stone. All Options opens a dialog with everything else. An unfinished game is offered below the button.</source>
        <translation>Выберите соперника: компьютер, друг за этим компьютером или игра двух компьютеров. Затем нажмите Enter или поставьте камень. «Все параметры» открывает окно со всем остальным. Незаконченная партия предлагается под кнопкой.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Click an intersection to place a stone.</source>
        <translation>Щёлкните по пересечению, чтобы поставить камень.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to change the player: a person, another level or an engine.</source>
        <translation>Щёлкните по карточке игрока, чтобы сменить его: человек, другой уровень или движок.</translation>
    </message>
    <message>
        <source>Games are saved as you play them. Nothing is lost if you close the window.</source>
        <translation>Партии сохраняются по ходу игры. Если закрыть окно, ничего не пропадёт.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Взгляд назад</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the game. Small stones show how it continued.</source>
        <translation>Колесо мыши листает партию. Маленькие камни показывают, как она продолжалась.</translation>
    </message>
    <message>
        <source>Play a move in an earlier position to start a variation. The game itself is kept.</source>
        <translation>Сделайте ход в одной из прежних позиций, чтобы начать вариант. Сама партия сохраняется.</translation>
    </message>
    <message>
        <source>A link below the board leads back to the game.</source>
        <translation>Ссылка под доской ведёт назад к партии.</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H) comes in steps: first the reason and the area, then the move, then the line, one stone each time you ask.</source>
        <translation>«Подсказка» (Ctrl+H) даётся по шагам: сначала причина и область, потом ход, потом вариант, по камню на каждый запрос.</translation>
    </message>
    <message>
        <source>Show Threat (Ctrl+T) says what your opponent would do if you passed, and shows the line.</source>
        <translation>«Показать угрозу» (Ctrl+T) говорит, что сделал бы соперник, если бы вы пасовали, и показывает вариант.</translation>
    </message>
    <message>
        <source>Play Best Move (Ctrl+M) plays for you.</source>
        <translation>«Сыграть лучший ход» (Ctrl+M) ходит за вас.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes back your move and the computer&apos;s reply. It also takes back a resignation and even a new game. Ctrl+Shift+Z repeats what was undone.</source>
        <translation>«Отменить» (Ctrl+Z) возвращает ваш ход и ответ компьютера, а также сдачу и даже новую партию. Ctrl+Shift+Z повторяет отменённое.</translation>
    </message>
    <message>
        <source>Against the two lowest levels you are warned of a blunder before the computer replies. Take it back or keep it. The preferences change when you are warned.</source>
        <translation>На двух низших уровнях вас предупреждают о зевке до ответа компьютера. Верните ход или оставьте его. Когда предупреждать, выбирают в настройках.</translation>
    </message>
    <message>
        <source>Hints, best moves, undo, analysis and changing sides are help. A game against the computer in which you had help does not count in the statistics or in your rating.</source>
        <translation>Подсказки, лучшие ходы, отмена, анализ и смена сторон — это помощь. Партия с компьютером, сыгранная с помощью, не идёт в статистику и в рейтинг.</translation>
    </message>
    <message>
        <source>F9 analyses the position shown. The best moves appear on the board as flat tags with Black&apos;s winning chance in percent; the best one is green.</source>
        <translation>F9 анализирует показанную позицию. Лучшие ходы появляются на доске плоскими метками с шансами чёрных на победу в процентах; лучший — зелёный.</translation>
    </message>
    <message>
        <source>Point at a tag to see its line. The wheel steps through the line, and so do Ctrl+Right and Ctrl+Left. Click to follow it into a variation.</source>
        <translation>Наведите на метку, чтобы увидеть её вариант. Колесо листает вариант, Ctrl+Right и Ctrl+Left тоже. Щёлкните, чтобы перейти в него.</translation>
    </message>
    <message>
        <source>“Black wins in 5 moves” counts Black&apos;s own moves up to the five.</source>
        <translation>«Чёрные выигрывают (ходов: 5)» — считаются ходы самих чёрных до пяти в ряд.</translation>
    </message>
    <message>
        <source>F8 opens and closes the panel. F10 changes how much it shows.</source>
        <translation>F8 открывает и закрывает панель. F10 меняет, сколько она показывает.</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Доказанные выигрыши</translation>
    </message>
    <message>
        <source>Where a win is proven, a card offers Prove It (Shift+F10): play any defence, and the program refutes it, up to the five.</source>
        <translation>Где выигрыш доказан, карточка предлагает «Доказать» (Shift+F10): сыграйте любую защиту, и программа опровергнет её, вплоть до пяти в ряд.</translation>
    </message>
    <message>
        <source>When a game has ended, its moves are judged in the background. Shift+F9 opens the review, for any game.</source>
        <translation>Когда партия закончена, её ходы оцениваются в фоне. Shift+F9 открывает разбор любой партии.</translation>
    </message>
    <message>
        <source>The graph shows Black&apos;s winning chance. Click it to go to that move.</source>
        <translation>График показывает шансы чёрных на победу. Щёлкните по нему, чтобы перейти к ходу.</translation>
    </message>
    <message>
        <source>Up to five turning points are explained in words. The best line is below; point at its moves to see them on the board.</source>
        <translation>До пяти ключевых моментов объясняются словами. Ниже — лучший вариант; наведите на его ходы, чтобы увидеть их на доске.</translation>
    </message>
    <message>
        <source>In the list of moves, ?! is an inaccuracy, ? a mistake and ?? a blunder. Only certain mistakes are marked. Alt+Down and Alt+Up go from mark to mark.</source>
        <translation>В списке ходов ?! — неточность, ? — ошибка, ?? — зевок. Отмечено только то, что несомненно. Alt+Down и Alt+Up ведут от отметки к отметке.</translation>
    </message>
    <message>
        <source>Accuracy is how much of the winning chance a player kept.</source>
        <translation>Точность — какую часть шансов на победу игрок сохранил.</translation>
    </message>
    <message>
        <source>After a loss against the computer, a card says when it became certain and what the last escape was. Play from Here goes back to it. The review is saved with the game.</source>
        <translation>После поражения от компьютера карточка говорит, когда оно стало неизбежным и где было последнее спасение. «Играть отсюда» возвращает туда. Разбор сохраняется вместе с партией.</translation>
    </message>
    <message>
        <source>Train (Ctrl+Shift+T) opens the page beside the board. It has lessons, puzzles, your own mistakes and rated games. Everything stays on this computer.</source>
        <translation>«Учёба» (Ctrl+Shift+T) открывает страницу рядом с доской. Там уроки, задачи, ваши ошибки и рейтинговые партии. Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
        <source>Click the move you would play. Every move that works is right. After a wrong one the board shows what follows, and you may try again.</source>
        <translation>Щёлкните по ходу, который сделали бы. Верен любой ход, который решает. После неверного доска показывает, что дальше, и можно попробовать ещё раз.</translation>
    </message>
    <message>
        <source>Ctrl+H helps in steps. Ctrl+M shows the solution. Ctrl+Right goes to the next task.</source>
        <translation>Ctrl+H помогает по шагам. Ctrl+M показывает решение. Ctrl+Right ведёт к следующему заданию.</translation>
    </message>
    <message>
        <source>What you got wrong comes back after minutes, days or months until you know it.</source>
        <translation>Что не удалось, возвращается через минуты, дни или месяцы, пока вы это не выучите.</translation>
    </message>
    <message>
        <source>Your rating is computed from games without help, and shown once it is reliable.</source>
        <translation>Рейтинг считается по партиям без помощи и показывается, когда он достаточно надёжен.</translation>
    </message>
    <message>
        <source>F6 shows the tree of the game: moves go down, branches to the right. A bubble is a comment. Two short strokes mean that another branch reaches the same position.</source>
        <translation>F6 показывает дерево партии: ходы идут вниз, ветви — вправо. Облачко — комментарий. Две чёрточки значат, что к той же позиции ведёт другая ветвь.</translation>
    </message>
    <message>
        <source>The arrow keys move through the tree. Delete removes a branch; Ctrl+Z brings it back.</source>
        <translation>По дереву ходят стрелками. Delete удаляет ветвь; Ctrl+Z возвращает её.</translation>
    </message>
    <message>
        <source>The menu of a node, also Edit &gt; Branch, promotes a branch, makes it the main line, or copies it.</source>
        <translation>Меню узла, а также «Правка &gt; Ветвь», поднимает ветвь, делает её главной или копирует.</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6 choose a mark: triangle, square, circle, cross, letters, numbers. Click points to mark them, and again to remove the mark. Esc ends marking.</source>
        <translation>Alt+1 … Alt+6 выбирают отметку: треугольник, квадрат, кружок, крест, буквы, числа. Щёлкайте по пунктам, чтобы отметить их, и ещё раз, чтобы убрать отметку. Esc — конец.</translation>
    </message>
    <message>
        <source>Ctrl+E writes a comment on the move shown. Esc returns to the board.</source>
        <translation>Ctrl+E — комментарий к показанному ходу. Esc возвращает к доске.</translation>
    </message>
    <message>
        <source>Marks and comments belong to the move shown and are saved with it.</source>
        <translation>Отметки и комментарии относятся к показанному ходу и сохраняются вместе с ним.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E opens the editor beside the board. Your game waits behind it.</source>
        <translation>Ctrl+Shift+E открывает редактор рядом с доской. Ваша партия ждёт за ним.</translation>
    </message>
    <message>
        <source>Place stones in turn or of one colour, or remove them. Choose the side to move, the rule and the board.</source>
        <translation>Ставьте камни по очереди или одного цвета, или убирайте их. Выберите, чей ход, правила и доску.</translation>
    </message>
    <message>
        <source>Paste reads SGF, moves such as H8 I9 or 7,7 8,8, drawn boards and links of web boards.</source>
        <translation>«Вставить» читает SGF, ходы вида H8 I9 или 7,7 8,8, нарисованные доски и ссылки веб-досок.</translation>
    </message>
    <message>
        <source>Then play from here, analyse, or solve: look for a forced win by fours (VCF) or by threats (VCT). Its line is shown on the board.</source>
        <translation>Затем играйте отсюда, анализируйте или решайте: ищите форсированный выигрыш четвёрками (VCF) или угрозами (VCT). Его вариант показывается на доске.</translation>
    </message>
    <message>
        <source>Game Library (Ctrl+L) lists all your games. Double-click one to open it.</source>
        <translation>«Библиотека партий» (Ctrl+L) показывает все ваши партии. Дважды щёлкните по партии, чтобы открыть её.</translation>
    </message>
    <message>
        <source>Search finds players, dates, openings and comments.</source>
        <translation>Поиск находит игроков, даты, дебюты и комментарии.</translation>
    </message>
    <message>
        <source>This Position (Ctrl+Shift+L) lists the games that had the position on the board, also rotated or mirrored.</source>
        <translation>«Эта позиция» (Ctrl+Shift+L) показывает партии, где была позиция с доски, также повёрнутая или отражённая.</translation>
    </message>
    <message>
        <source>Import adds files or a whole folder. You can play meanwhile.</source>
        <translation>«Импорт» добавляет файлы или целую папку. Играть в это время можно.</translation>
    </message>
    <message>
        <source>Statistics shows how you do against each level.</source>
        <translation>«Статистика» показывает ваши результаты против каждого уровня.</translation>
    </message>
    <message>
        <source>The opening explorer (F7) shows how your games continued from the position on the board.</source>
        <translation>«Обзор дебютов» (F7) показывает, как ваши партии продолжались из позиции на доске.</translation>
    </message>
    <message>
        <source>Open (Ctrl+O) reads SGF, psq, RenLib (.lib), .rif and text files. You can also drop a file on the window, or paste a game with Ctrl+V.</source>
        <translation>«Открыть» (Ctrl+O) читает SGF, psq, RenLib (.lib), .rif и текстовые файлы. Можно также перетащить файл на окно или вставить партию через Ctrl+V.</translation>
    </message>
    <message>
        <source>If a file does not name its rule, a message above the board says which one is assumed. Choose another there, or in the Edit menu.</source>
        <translation>Если в файле правила не указаны, сообщение над доской говорит, какие приняты. Другие выбирают там же или в меню «Правка».</translation>
    </message>
    <message>
        <source>Save (Ctrl+S) writes the game with its variations, comments and marks. The file extension chooses the format.</source>
        <translation>«Сохранить» (Ctrl+S) записывает партию с вариантами, комментариями и отметками. Формат выбирается окончанием имени.</translation>
    </message>
    <message>
        <source>Save Image or Replay writes a picture of the board, an animation or a page for a browser.</source>
        <translation>«Сохранить картинку или повтор» записывает картинку доски, анимацию или страницу для браузера.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the moves, Ctrl+Shift+C the whole game as SGF.</source>
        <translation>Ctrl+C копирует ходы, Ctrl+Shift+C — всю партию как SGF.</translation>
    </message>
    <message>
        <source>The Engines menu adds any Gomocup engine. It is tested at once. Only add programs you trust.</source>
        <translation>«Движки» в меню добавляет любой движок Gomocup. Он сразу проверяется. Добавляйте только программы, которым доверяете.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card and choose the engine to play against it.</source>
        <translation>Щёлкните по карточке игрока и выберите движок, чтобы играть против него.</translation>
    </message>
    <message>
        <source>Its options are kept: one per line.</source>
        <translation>Его параметры сохраняются: по одному в строке.</translation>
    </message>
    <message>
        <source>The console shows what the engine and the program say to each other.</source>
        <translation>Консоль показывает, что говорят друг другу движок и программа.</translation>
    </message>
    <message>
        <source>If an engine fails during a game, a message on the board asks how to continue.</source>
        <translation>Если движок отказал во время партии, сообщение на доске спрашивает, как продолжать.</translation>
    </message>
    <message>
        <source>Engines are not asked during opening rules, because most do not know them. The built-in computer decides for them.</source>
        <translation>В дебютных правилах движки не спрашивают: большинство их не знает. За них решает встроенный компьютер.</translation>
    </message>
    <message>
        <source>Engine Match in the Engines menu lets engines play each other. The built-in computer can take part at any level.</source>
        <translation>«Матч движков» в меню «Движки» сводит движки между собой. Встроенный компьютер может участвовать на любом уровне.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Каждый дебют играется дважды, со сменой сторон.</translation>
    </message>
    <message>
        <source>A table shows the score and an estimate of the difference in Elo. The range tells how sure it is: more games make it smaller.</source>
        <translation>Таблица показывает счёт и оценку разницы в Эло. Диапазон говорит, насколько она надёжна: чем больше партий, тем он уже.</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Дважды щёлкните по партии, чтобы посмотреть её.</translation>
    </message>
    <message>
        <source>Changes in the preferences (Ctrl+,) take effect at once.</source>
        <translation>«Настройки» (Ctrl+,) сразу меняют то, что вы видите и слышите.</translation>
    </message>
    <message>
        <source>Light and dark follow the desktop unless you choose one. The text can be made larger.</source>
        <translation>Светлые или тёмные цвета — как в системе, пока вы не выберете сами. Текст можно увеличить.</translation>
    </message>
    <message>
        <source>The View menu shows or hides coordinates, move numbers, the last move, forbidden points and open threes and fours, and has the board themes.</source>
        <translation>Меню «Вид» показывает или скрывает координаты, номера ходов, последний ход, запретные пункты, открытые тройки и четвёрки; там же виды доски.</translation>
    </message>
    <message>
        <source>Sounds can be switched off one by one.</source>
        <translation>Звуки можно отключать по одному.</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Press ? for the list of all keys.</source>
        <translation>Всё можно делать без мыши. Нажмите ?, чтобы увидеть все клавиши.</translation>
    </message>
    <message>
        <source>Place a stone: move the cursor with the arrow keys and press Enter, or type the point, such as H8, and press Enter.</source>
        <translation>Поставить камень: двигайте курсор стрелками и нажмите Enter или наберите пункт, например H8, и нажмите Enter.</translation>
    </message>
    <message>
        <source>Step through the game: Page Up and Page Down, Home and End.</source>
        <translation>Листать партию: Page Up и Page Down, Home и End.</translation>
    </message>
    <message>
        <source>Tab goes from part to part of the window. Alt with a letter opens a menu.</source>
        <translation>Tab переходит между частями окна. Alt с буквой открывает меню.</translation>
    </message>
    <message>
        <source>F1 opens this help at the page that fits the part you are in.</source>
        <translation>F1 открывает эту справку на странице о той части окна, где вы находитесь.</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>В справке</translation>
    </message>
    <message>
        <source>Ctrl+F searches. Alt+Left goes back. Esc closes the window.</source>
        <translation>Ctrl+F — поиск. Alt+Left — назад. Esc закрывает окно.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Чтение с экрана</translation>
    </message>
    <message>
        <source>The board is a table, and each cell says its stone: “H8, black, move 1”. The last move is announced. Every control has a name.</source>
        <translation>Доска — это таблица, и каждая клетка называет свой камень: «H8, чёрный, ход 1». Последний ход объявляется. У каждого элемента есть имя.</translation>
    </message>
    <message>
        <source>Choose two engines or more. Each plays all the others, or one plays against all.</source>
        <translation>Выберите два движка или больше. Каждый играет с каждым или один со всеми остальными.</translation>
    </message>
    <message>
        <source>Resume continues a match that was stopped, even after a crash. Export saves the tables.</source>
        <translation>«Продолжить» продолжает прерванный матч, даже после сбоя. «Экспорт» сохраняет таблицы.</translation>
    </message>
    <message>
        <source>Keys that speak</source>
        <translation>Говорящие клавиши</translation>
    </message>
    <message>
        <source>In the status line, and through a screen reader: Ctrl+1 last move, Ctrl+2 threats, Ctrl+3 forbidden points, Ctrl+4 clocks. Of the cursor&apos;s point: Ctrl+5 row, Ctrl+6 column, Ctrl+7 diagonals. Ctrl+8 winning chance, once the position is analysed.</source>
        <translation>В строке состояния и через программу чтения с экрана: Ctrl+1 последний ход, Ctrl+2 угрозы, Ctrl+3 запретные пункты, Ctrl+4 часы. Для пункта курсора: Ctrl+5 горизонталь, Ctrl+6 вертикаль, Ctrl+7 диагонали. Ctrl+8 шансы на победу, когда позиция проанализирована.</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpButton</name>
    <message>
        <source>Help: %1</source>
        <translation>Справка: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpHtml</name>
    <message>
        <source>See also: %1</source>
        <comment>links</comment>
        <translation>См. также: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpText</name>
    <message>
        <source>How to Play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>The Rules Compared</source>
        <translation>Сравнение правил</translation>
    </message>
    <message>
        <source>Why Opening Rules</source>
        <translation>Зачем дебютные правила</translation>
    </message>
    <message>
        <source>Pro and Long Pro</source>
        <translation>Pro и Long Pro</translation>
    </message>
    <message>
        <source>The 26 Renju Openings</source>
        <translation>26 дебютов рэндзю</translation>
    </message>
    <message>
        <source>Fifth Moves</source>
        <translation>Пятые ходы</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Hints, Undo and Warnings</source>
        <translation>Подсказки, отмена и предупреждения</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Учёба</translation>
    </message>
    <message>
        <source>Tree, Marks and Comments</source>
        <translation>Дерево, отметки и комментарии</translation>
    </message>
    <message>
        <source>Setting Up a Position</source>
        <translation>Расстановка позиции</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Библиотека партий</translation>
    </message>
    <message>
        <source>Files and Pictures</source>
        <translation>Файлы и картинки</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Engine Matches</source>
        <translation>Матчи движков</translation>
    </message>
    <message>
        <source>Look, Sound and Language</source>
        <translation>Вид, звук и язык</translation>
    </message>
    <message>
        <source>Keyboard and Screen Reader</source>
        <translation>Клавиатура и чтение с экрана</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Opening Rules</source>
        <translation>Дебютные правила</translation>
    </message>
    <message>
        <source>The Program</source>
        <translation>Программа</translation>
    </message>
</context>
<context>
    <name>gomoku::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>No page contains these words. Try fewer or different words.</source>
        <translation>Страниц с этими словами нет. Попробуйте меньше слов или другие.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Назад к предыдущей странице (Alt+Left)</translation>
    </message>
</context>
<context>
    <name>gomoku::HintGuide</name>
    <message>
        <source>Likely continuation: %1</source>
        <translation>Вероятное продолжение: %1</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Поиск хорошего хода…</translation>
    </message>
    <message>
        <source>Looking for a threat…</source>
        <translation>Поиск угрозы…</translation>
    </message>
    <message>
        <source>%1 Ask again to see the move.</source>
        <comment>a sentence</comment>
        <translation>%1 Спросите ещё раз, чтобы увидеть ход.</translation>
    </message>
    <message>
        <source>%1 Ask again to see the line.</source>
        <comment>a sentence</comment>
        <translation>%1 Спросите ещё раз, чтобы увидеть вариант.</translation>
    </message>
    <message>
        <source>Winning line: %1 …</source>
        <translation>Выигрывающий вариант: %1 …</translation>
    </message>
    <message>
        <source>Likely continuation: %1 …</source>
        <translation>Вероятное продолжение: %1 …</translation>
    </message>
    <message>
        <source>Winning line: %1. That is five in a row.</source>
        <translation>Выигрывающий вариант: %1. Это пять в ряд.</translation>
    </message>
</context>
<context>
    <name>gomoku::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>Добавлена %Ln партия.</numerusform>
            <numerusform>Добавлено %Ln партии.</numerusform>
            <numerusform>Добавлено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already in the library.</source>
        <translation>
            <numerusform>%Ln уже в библиотеке.</numerusform>
            <numerusform>%Ln уже в библиотеке.</numerusform>
            <numerusform>%Ln уже в библиотеке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read (%1).</source>
        <translation>
            <numerusform>%Ln не прочитана (%1).</numerusform>
            <numerusform>%Ln не прочитаны (%1).</numerusform>
            <numerusform>%Ln не прочитано (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Импорт остановлен: %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln game(s) so far</source>
        <translation>
            <numerusform>Импорт: %Ln партия</numerusform>
            <numerusform>Импорт: %Ln партии</numerusform>
            <numerusform>Импорт: %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Импорт партий</translation>
    </message>
</context>
<context>
    <name>gomoku::LessonText</name>
    <message>
        <source>Five in a Row</source>
        <translation>Пять в ряд</translation>
    </message>
    <message>
        <source>You play Black. Five of your stones in a row wins the game. You have four. Place the fifth stone.</source>
        <translation>Вы играете чёрными. Пять ваших камней в ряд выигрывают партию. У вас четыре. Поставьте пятый.</translation>
    </message>
    <message>
        <source>Five in a row. You win!</source>
        <translation>Пять в ряд. Вы выиграли!</translation>
    </message>
    <message>
        <source>Not there. Look for your four black stones and play at one end of them.</source>
        <translation>Не туда. Найдите свои четыре чёрных камня и ходите к их концу.</translation>
    </message>
    <message>
        <source>Every Direction Counts</source>
        <translation>Считается любое направление</translation>
    </message>
    <message>
        <source>A row may go across, up and down, or along a diagonal. Black has four stones on a diagonal, with a gap. Make five.</source>
        <translation>Ряд может идти по горизонтали, вертикали или диагонали. У чёрных четыре камня на диагонали с пропуском. Сделайте пять.</translation>
    </message>
    <message>
        <source>Yes. The stone in the gap makes five.</source>
        <translation>Да. Камень в пропуске даёт пять.</translation>
    </message>
    <message>
        <source>Not there. Follow the black stones from the lower left to the upper right. One is missing.</source>
        <translation>Не туда. Идите по чёрным камням снизу слева вверх направо. Одного не хватает.</translation>
    </message>
    <message>
        <source>Stop a Four</source>
        <translation>Остановить четвёрку</translation>
    </message>
    <message>
        <source>White has four in a row and wants to make five. You play Black. Stop White now.</source>
        <translation>У белых четыре в ряд, и они хотят пять. Вы играете чёрными. Остановите белых сейчас.</translation>
    </message>
    <message>
        <source>Well blocked. White cannot make five any more.</source>
        <translation>Хорошо закрыто. Белые больше не сделают пять.</translation>
    </message>
    <message>
        <source>White would make five next. Put your stone where White wants to play.</source>
        <translation>Следующим ходом белые сделали бы пять. Ставьте камень туда, куда хотят пойти белые.</translation>
    </message>
    <message>
        <source>Win Before You Block</source>
        <translation>Сначала выиграть, потом закрывать</translation>
    </message>
    <message>
        <source>Both players have four in a row, and it is your turn. You need not stop White if you can win at once.</source>
        <translation>У обоих четыре в ряд, и ход ваш. Незачем останавливать белых, если можно выиграть сразу.</translation>
    </message>
    <message>
        <source>Right. The first five wins the game.</source>
        <translation>Верно. Выигрывает первая пятёрка.</translation>
    </message>
    <message>
        <source>There is something better: you can make five yourself.</source>
        <translation>Есть ход лучше: вы сами можете сделать пять.</translation>
    </message>
    <message>
        <source>The Open Four</source>
        <translation>Открытая четвёрка</translation>
    </message>
    <message>
        <source>Four in a row with both ends free cannot be stopped: White can block only one end. Make such a four.</source>
        <translation>Четыре в ряд с двумя свободными концами не остановить: белые закроют только один. Сделайте такую четвёрку.</translation>
    </message>
    <message>
        <source>An open four. Whatever White does, you make five next.</source>
        <translation>Открытая четвёрка. Что бы ни делали белые, дальше у вас пять.</translation>
    </message>
    <message>
        <source>Add a stone right at an end of your three, so that both ends of the four stay free.</source>
        <translation>Поставьте камень вплотную к концу тройки, чтобы оба конца четвёрки остались свободны.</translation>
    </message>
    <message>
        <source>Stop a Three in Time</source>
        <translation>Остановить тройку вовремя</translation>
    </message>
    <message>
        <source>White has three in a row, with both ends free. Next White would make an open four. Stop it now.</source>
        <translation>У белых три в ряд с двумя свободными концами. Дальше будет открытая четвёрка. Остановите её сейчас.</translation>
    </message>
    <message>
        <source>Good. White cannot make an open four any more.</source>
        <translation>Хорошо. Открытой четвёрки у белых не будет.</translation>
    </message>
    <message>
        <source>White still wins with an open four. Play right at an end of the white stones.</source>
        <translation>Белые всё равно выигрывают открытой четвёркой. Ходите вплотную к краю белых камней.</translation>
    </message>
    <message>
        <source>The Open Three</source>
        <translation>Открытая тройка</translation>
    </message>
    <message>
        <source>A three that can become an open four is an open three. Your opponent must answer it. Make an open three.</source>
        <translation>Тройка, которая может стать открытой четвёркой, — открытая тройка. Соперник обязан ответить. Сделайте открытую тройку.</translation>
    </message>
    <message>
        <source>An open three. Now White has to stop you.</source>
        <translation>Открытая тройка. Теперь белые должны вас останавливать.</translation>
    </message>
    <message>
        <source>That does not make an open three. Play on the diagonal of your two stones, close to them.</source>
        <translation>Это не открытая тройка. Ходите на диагональ двух своих камней, рядом с ними.</translation>
    </message>
    <message>
        <source>A Three With a Gap</source>
        <translation>Тройка с пропуском</translation>
    </message>
    <message>
        <source>These three white stones have a gap, but they are just as dangerous. Stop them. The gap itself is a good place.</source>
        <translation>У этих трёх белых камней пропуск, но они так же опасны. Остановите их. Сам пропуск — хорошее место.</translation>
    </message>
    <message>
        <source>Well done. Always look for threes with a gap.</source>
        <translation>Отлично. Всегда ищите тройки с пропуском.</translation>
    </message>
    <message>
        <source>White fills the gap and has an open four. Play in the gap, or beside the stones.</source>
        <translation>Белые заполнят пропуск и получат открытую четвёрку. Ходите в пропуск или рядом с камнями.</translation>
    </message>
    <message>
        <source>Two Fours at Once</source>
        <translation>Две четвёрки сразу</translation>
    </message>
    <message>
        <source>Both of your threes are blocked at one end. But one stone makes two fours, and White can stop only one. Find it.</source>
        <translation>Обе ваши тройки закрыты с одного конца. Но один камень даёт две четвёрки, и белые остановят только одну. Найдите его.</translation>
    </message>
    <message>
        <source>Two fours with one stone. White cannot stop both.</source>
        <translation>Две четвёрки одним камнем. Обе белым не остановить.</translation>
    </message>
    <message>
        <source>That makes at most one four. Look where the two rows meet.</source>
        <translation>Это даёт не больше одной четвёрки. Смотрите, где пересекаются два ряда.</translation>
    </message>
    <message>
        <source>Four and Three</source>
        <translation>Вилка 4×3</translation>
    </message>
    <message>
        <source>One stone makes a four and an open three. White must stop the four, and then the three becomes an open four. Play it to the five.</source>
        <translation>Один камень даёт четвёрку и открытую тройку. Белые закрывают четвёрку, и тройка становится открытой четвёркой. Играйте до пяти.</translation>
    </message>
    <message>
        <source>Four and three is the most common way to win. Remember it.</source>
        <translation>Вилка 4×3 — самый частый путь к победе. Запомните её.</translation>
    </message>
    <message>
        <source>That does not win. Find the point that lies on the row of three and on the column of two.</source>
        <translation>Это не выигрывает. Найдите пункт на ряду из трёх и на столбце из двух камней.</translation>
    </message>
    <message>
        <source>Two Threes at Once</source>
        <translation>Две тройки сразу</translation>
    </message>
    <message>
        <source>One stone can make two open threes. White can stop only one of them. Find such a point.</source>
        <translation>Один камень может дать две открытые тройки. Белые остановят только одну. Найдите такой пункт.</translation>
    </message>
    <message>
        <source>Two open threes. Unless White can make a four, you win.</source>
        <translation>Две открытые тройки. Если у белых нет своей четвёрки, вы выиграли.</translation>
    </message>
    <message>
        <source>That makes at most one three. Look where the lines of both pairs meet.</source>
        <translation>Это даёт не больше одной тройки. Смотрите, где пересекаются линии обеих пар.</translation>
    </message>
    <message>
        <source>All the Defences</source>
        <translation>Все защиты</translation>
    </message>
    <message>
        <source>An open three can be stopped in more than one place. Find every point that stops this one.</source>
        <translation>Открытую тройку можно остановить не в одном месте. Найдите все пункты, которые останавливают эту.</translation>
    </message>
    <message>
        <source>These are all of them. In a game, choose the one that helps you most.</source>
        <translation>Это все. В партии выбирайте тот, что больше поможет вам.</translation>
    </message>
    <message>
        <source>If you play there, White still wins.</source>
        <translation>Если ходить туда, белые всё равно выигрывают.</translation>
    </message>
    <message>
        <source>Win by Fours</source>
        <translation>Выигрыш четвёрками</translation>
    </message>
    <message>
        <source>Every four must be answered. So you can make one four after another until you win. Play it to the five.</source>
        <translation>На каждую четвёрку надо отвечать. Значит, можно делать четвёрку за четвёркой до победы. Играйте до пяти.</translation>
    </message>
    <message>
        <source>Your opponent never had a choice. Players call this a VCF.</source>
        <translation>У соперника ни разу не было выбора. Игроки называют это VCF.</translation>
    </message>
    <message>
        <source>That does not win in time. Look for a four that builds something new.</source>
        <translation>Так вовремя не выиграть. Ищите четвёрку, которая создаёт что-то новое.</translation>
    </message>
    <message>
        <source>The Right Order</source>
        <translation>Верный порядок</translation>
    </message>
    <message>
        <source>Here you need more fours, and their order matters. Think to the end before you place the first stone.</source>
        <translation>Здесь нужно больше четвёрок, и важен их порядок. Продумайте до конца, прежде чем ставить первый камень.</translation>
    </message>
    <message>
        <source>Right to the end. Well calculated.</source>
        <translation>Верно до конца. Хороший расчёт.</translation>
    </message>
    <message>
        <source>There is an answer to that, and then the attack is over.</source>
        <translation>На это есть ответ, и атака кончается.</translation>
    </message>
    <message>
        <source>The Only Move</source>
        <translation>Единственный ход</translation>
    </message>
    <message>
        <source>Your opponent threatens to win, and only one move saves you. Find it.</source>
        <translation>Соперник грозит выиграть, и спасает только один ход. Найдите его.</translation>
    </message>
    <message>
        <source>Saved. Every other move loses.</source>
        <translation>Спасены. Любой другой ход проигрывает.</translation>
    </message>
    <message>
        <source>Your opponent still wins by force. First find out what they threaten.</source>
        <translation>Соперник всё ещё выигрывает форсированно. Сначала поймите, чем он грозит.</translation>
    </message>
    <message>
        <source>Win by Threats</source>
        <translation>Выигрыш угрозами</translation>
    </message>
    <message>
        <source>Fours alone do not win here. But an open three must be answered too. Mix threes and fours, and win.</source>
        <translation>Одними четвёрками здесь не выиграть. Но и на открытую тройку надо отвечать. Чередуйте тройки и четвёрки — и победите.</translation>
    </message>
    <message>
        <source>A win by fours and threes. Players call this a VCT.</source>
        <translation>Выигрыш четвёрками и тройками. Игроки называют это VCT.</translation>
    </message>
    <message>
        <source>Your opponent has an answer to that. Look for an open three.</source>
        <translation>У соперника есть ответ. Ищите открытую тройку.</translation>
    </message>
    <message>
        <source>A Longer Attack</source>
        <translation>Длинная атака</translation>
    </message>
    <message>
        <source>This attack takes more moves. Threes leave your opponent a choice, so think of every answer.</source>
        <translation>Эта атака длиннее. Тройки оставляют сопернику выбор: думайте о каждом ответе.</translation>
    </message>
    <message>
        <source>An attack without a hole. Very good.</source>
        <translation>Атака без изъяна. Очень хорошо.</translation>
    </message>
    <message>
        <source>There is a defence to that. Try again.</source>
        <translation>От этого есть защита. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Six Is Not Five</source>
        <translation>Шесть — не пять</translation>
    </message>
    <message>
        <source>Under the standard rule exactly five in a row wins. Six or more do not count. Make exactly five.</source>
        <translation>По стандартным правилам выигрывают ровно пять в ряд. Шесть и больше не считаются. Сделайте ровно пять.</translation>
    </message>
    <message>
        <source>Exactly five. You win.</source>
        <translation>Ровно пять. Вы выиграли.</translation>
    </message>
    <message>
        <source>That does not make exactly five. Count the stones.</source>
        <translation>Это не ровно пять. Посчитайте камни.</translation>
    </message>
    <message>
        <source>Renju: No Six for Black</source>
        <translation>Рэндзю: чёрным нельзя шесть</translation>
    </message>
    <message>
        <source>In Renju some points are forbidden for Black. The first kind: six or more in a row. Find every forbidden point.</source>
        <translation>В рэндзю некоторые пункты запретны для чёрных. Первый вид: шесть и больше в ряд. Найдите все запретные пункты.</translation>
    </message>
    <message>
        <source>Right. Black would have six there, and would lose. White may make six.</source>
        <translation>Верно. Там у чёрных было бы шесть, и они бы проиграли. Белым шесть можно.</translation>
    </message>
    <message>
        <source>Black may play there.</source>
        <translation>Чёрным там ходить можно.</translation>
    </message>
    <message>
        <source>Renju: No Two Threes</source>
        <translation>Рэндзю: нельзя две тройки</translation>
    </message>
    <message>
        <source>Black may not make two open threes with one stone. Find every forbidden point.</source>
        <translation>Чёрным нельзя одним камнем сделать две открытые тройки. Найдите все запретные пункты.</translation>
    </message>
    <message>
        <source>Right. What wins in other games is forbidden for Black here.</source>
        <translation>Верно. Что выигрывает в других играх, здесь чёрным запрещено.</translation>
    </message>
    <message>
        <source>Renju: No Two Fours</source>
        <translation>Рэндзю: нельзя две четвёрки</translation>
    </message>
    <message>
        <source>Two fours with one stone are forbidden for Black too. Find every forbidden point.</source>
        <translation>Две четвёрки одним камнем чёрным тоже запрещены. Найдите все запретные пункты.</translation>
    </message>
    <message>
        <source>Right. Six, two threes, two fours: these are all the fouls.</source>
        <translation>Верно. Шесть, две тройки, две четвёрки — вот и все фолы.</translation>
    </message>
    <message>
        <source>Renju: Black&apos;s Way to Win</source>
        <translation>Рэндзю: как выигрывают чёрные</translation>
    </message>
    <message>
        <source>A four together with one open three is allowed. It is how Black wins in Renju. Play it to the five.</source>
        <translation>Четвёрка вместе с одной открытой тройкой разрешена. Так чёрные и выигрывают в рэндзю. Играйте до пяти.</translation>
    </message>
    <message>
        <source>Four and three is not a foul, and it wins.</source>
        <translation>Вилка 4×3 — не фол, и она выигрывает.</translation>
    </message>
    <message>
        <source>That does not win. Look for four and three.</source>
        <translation>Это не выигрывает. Ищите вилку 4×3.</translation>
    </message>
    <message>
        <source>Renju: Make Black Foul</source>
        <translation>Рэндзю: загнать чёрных в фол</translation>
    </message>
    <message>
        <source>You play White. Make a four that Black could only stop on a forbidden point.</source>
        <translation>Вы играете белыми. Сделайте четвёрку, которую чёрные могли бы закрыть только в запретном пункте.</translation>
    </message>
    <message>
        <source>Black is not allowed to stop you there. White often wins in this way.</source>
        <translation>Там чёрным закрываться нельзя. Белые часто так выигрывают.</translation>
    </message>
    <message>
        <source>Black has an answer to that. Where would Black have six in a row?</source>
        <translation>У чёрных есть ответ. Где у чёрных было бы шесть в ряд?</translation>
    </message>
    <message>
        <source>Openings: The First Stone</source>
        <translation>Дебюты: первый камень</translation>
    </message>
    <message>
        <source>In the middle a stone has the most room for rows. Many opening rules require it. Place Black&apos;s first stone there.</source>
        <translation>В середине у камня больше всего простора. Многие дебютные правила этого требуют. Поставьте туда первый чёрный камень.</translation>
    </message>
    <message>
        <source>The centre of the board, called H8.</source>
        <translation>Центр доски, он называется H8.</translation>
    </message>
    <message>
        <source>That is not the middle. Look for the dot in the centre of the board.</source>
        <translation>Это не середина. Ищите точку в центре доски.</translation>
    </message>
    <message>
        <source>Openings: Pro</source>
        <translation>Дебюты: Pro</translation>
    </message>
    <message>
        <source>Black moves first, and that is a great advantage. Under the Pro rule Black&apos;s second stone must be outside the 5 × 5 square around the centre. Place it.</source>
        <translation>Чёрные ходят первыми, и это большое преимущество. По правилу Pro второй чёрный камень ставят вне центрального квадрата 5 × 5. Поставьте его.</translation>
    </message>
    <message>
        <source>Right. Outside the square, Black&apos;s advantage is smaller.</source>
        <translation>Верно. Вне квадрата преимущество чёрных меньше.</translation>
    </message>
    <message>
        <source>That is too close. Keep at least three points away from the centre.</source>
        <translation>Слишком близко. Держитесь хотя бы в трёх пунктах от центра.</translation>
    </message>
    <message>
        <source>Openings: Renju, White</source>
        <translation>Дебюты: рэндзю, белые</translation>
    </message>
    <message>
        <source>A Renju game starts with one of 26 patterns. White&apos;s first stone goes next to the centre, straight or diagonally. Place it.</source>
        <translation>Партия рэндзю начинается с одной из 26 фигур. Первый белый камень ставят рядом с центром, прямо или по диагонали. Поставьте его.</translation>
    </message>
    <message>
        <source>Right. Straight is called direct, diagonal is called indirect.</source>
        <translation>Верно. Прямо — прямой дебют, по диагонали — косой.</translation>
    </message>
    <message>
        <source>That is too far. The stone must touch the centre.</source>
        <translation>Слишком далеко. Камень должен касаться центра.</translation>
    </message>
    <message>
        <source>Openings: Renju, Black</source>
        <translation>Дебюты: рэндзю, чёрные</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes inside the 5 × 5 square around the centre. Choose a point. In a game your opponent may then pick the colour, so choose a fair one.</source>
        <translation>Второй чёрный камень ставят внутри центрального квадрата 5 × 5. Выберите пункт. В партии соперник потом может выбрать цвет, так что ищите справедливый.</translation>
    </message>
    <message>
        <source>That is one of the 26 openings of Renju.</source>
        <translation>Это один из 26 дебютов рэндзю.</translation>
    </message>
    <message>
        <source>That is too far. Stay within two points of the centre.</source>
        <translation>Слишком далеко. Не дальше двух пунктов от центра.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryDialog</name>
    <message>
        <source>unfinished</source>
        <translation>не закончена</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>Game Library</source>
        <translation>Библиотека партий</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Поиск партий</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Законченные</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Незаконченные</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Конечная позиция</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <translation>
            <numerusform>После %n хода</numerusform>
            <numerusform>После %n ходов</numerusform>
            <numerusform>После %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo</source>
        <translation>
            <numerusform>Удалена %n партия. Отменить</numerusform>
            <numerusform>Удалено %n партии. Отменить</numerusform>
            <numerusform>Удалено %n партий. Отменить</numerusform>
        </translation>
    </message>
    <message>
        <source>Search players, dates, openings and comments</source>
        <translation>Поиск игроков, дат, дебютов и комментариев</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Файлы…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Папка…</translation>
    </message>
    <message>
        <source>This Position</source>
        <translation>Эта позиция</translation>
    </message>
    <message>
        <source>Only games with the position on the board, also rotated or mirrored</source>
        <translation>Только партии с позицией на доске, также повёрнутой или отражённой</translation>
    </message>
    <message>
        <source>No game found</source>
        <translation>Партии не найдены</translation>
    </message>
    <message>
        <source>Search for something else, or show all games.</source>
        <translation>Измените запрос или покажите все партии.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Партий пока нет</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Import adds games from files.</source>
        <translation>Здесь хранятся все сыгранные вами партии. «Импорт» добавляет партии из файлов.</translation>
    </message>
</context>
<context>
    <name>gomoku::LibraryFeature</name>
    <message>
        <source>Export Game</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.pos *.txt *.html)</source>
        <translation>Партии (*.sgf *.psq *.lib *.pos *.txt *.html)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>&amp;Game Library…</source>
        <translation>&amp;Библиотека партий…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>С&amp;татистика…</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Импорт папки</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;All files (*)</source>
        <translation>Партии (*.sgf *.psq *.lib *.rif *.rec *.sav *.pos *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Games with This &amp;Position…</source>
        <translation>Партии с этой &amp;позицией…</translation>
    </message>
</context>
<context>
    <name>gomoku::LossCard</name>
    <message>
        <source>Why you lost</source>
        <translation>Почему вы проиграли</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Back to the last escape, with you to move</source>
        <translation>Назад к последнему спасению, ваш ход</translation>
    </message>
    <message>
        <source>The loss became certain with %1.</source>
        <translation>Поражение стало неизбежным после %1.</translation>
    </message>
    <message>
        <source>Your last escape was %1 instead of %2.</source>
        <translation>Последним спасением было %1 вместо %2.</translation>
    </message>
    <message>
        <source>No escape was found in the moves before it.</source>
        <translation>В предыдущих ходах спасения не найдено.</translation>
    </message>
</context>
<context>
    <name>gomoku::MainActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>П&amp;равка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Ещё партию</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Предложить &amp;ничью</translation>
    </message>
    <message>
        <source>&amp;Claim Win on Time</source>
        <translation>Потребовать победу по &amp;времени</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Па&amp;с</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>По&amp;меняться</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Play Best Move</source>
        <translation>Сыграть &amp;лучший ход</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Начальная позиция</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Н&amp;азад</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>В&amp;перёд</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Последняя п&amp;озиция</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;About Gomoku</source>
        <translation>&amp;О программе Gomoku</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>Д&amp;вижки</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Недавние</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>Custom &amp;Game…</source>
        <translation>Своя п&amp;артия…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save &amp;Image or Replay…</source>
        <translation>Сохранить картинку или по&amp;втор…</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Копировать ходы</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>Копировать &amp;партию</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>&amp;Вставить партию</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>Show &amp;Threat</source>
        <translation>Показать &amp;угрозу</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Учёба</translation>
    </message>
    <message>
        <source>How to &amp;Play</source>
        <translation>Как &amp;играть</translation>
    </message>
    <message>
        <source>&amp;Gomoku Help</source>
        <translation>&amp;Справка Gomoku</translation>
    </message>
</context>
<context>
    <name>gomoku::MainWindow</name>
    <message>
        <source>Gomoku</source>
        <translation>Гомоку</translation>
    </message>
</context>
<context>
    <name>gomoku::MarkBar</name>
    <message>
        <source>Mark with a &amp;Triangle</source>
        <translation>Отметить &amp;треугольником</translation>
    </message>
    <message>
        <source>Mark with a &amp;Square</source>
        <translation>Отметить &amp;квадратом</translation>
    </message>
    <message>
        <source>Mark with a &amp;Circle</source>
        <translation>Отметить кр&amp;ужком</translation>
    </message>
    <message>
        <source>Mark with a C&amp;ross</source>
        <translation>Отметить к&amp;рестом</translation>
    </message>
    <message>
        <source>Label with &amp;Letters</source>
        <translation>Подписать &amp;буквами</translation>
    </message>
    <message>
        <source>Label with &amp;Numbers</source>
        <translation>Подписать &amp;числами</translation>
    </message>
    <message>
        <source>A, B…</source>
        <translation>A, B…</translation>
    </message>
    <message>
        <source>Text of the labels</source>
        <translation>Текст подписей</translation>
    </message>
    <message>
        <source>Your own label text; leave empty for the next letter</source>
        <translation>Своя подпись; пусто — следующая буква</translation>
    </message>
</context>
<context>
    <name>gomoku::MatchResults</name>
    <message>
        <source>%1 (could not be started)</source>
        <translation>%1 (не запустился)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Double-click a game to view it.</source>
        <translation>Дважды щёлкните по партии, чтобы посмотреть её.</translation>
    </message>
    <message>
        <source>Playing the first game…</source>
        <translation>Идёт первая партия…</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Ни одна партия не закончена.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>Партий: %1 из %2</translation>
    </message>
    <message>
        <source>%1 · Score %2</source>
        <translation>%1 · Счёт %2</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Elo %3 (95 %: %4 to %5)</source>
        <translation>%1 · Счёт %2 · Эло %3 (95 %: от %4 до %5)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица встреч</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Эло</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Сбои</translation>
    </message>
    <message>
        <source>Average time per move</source>
        <translation>Среднее время на ход</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Match games</source>
        <translation>Партии матча</translation>
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
        <translation>В %1 нет дебютов.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удалось прочитать %1: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Engines that take part</source>
        <translation>Движки-участники</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Каждый с каждым</translation>
    </message>
    <message>
        <source>One against all</source>
        <translation>Один против всех</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Кто с кем играет</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Претендент</translation>
    </message>
    <message>
        <source>No challenger</source>
        <translation>Без претендента</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> с на ход</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Секунд на ход</translation>
    </message>
    <message>
        <source> min per game</source>
        <translation> мин на партию</translation>
    </message>
    <message>
        <source>No limit per game</source>
        <translation>Без предела на партию</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Минут на партию</translation>
    </message>
    <message>
        <source> games per pairing</source>
        <translation> партий на пару</translation>
    </message>
    <message>
        <source>Number of games per pairing</source>
        <translation>Число партий на пару</translation>
    </message>
    <message>
        <source>Balanced openings</source>
        <translation>Равные дебюты</translation>
    </message>
    <message>
        <source>Random openings</source>
        <translation>Случайные дебюты</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>Openings from a file…</source>
        <translation>Дебюты из файла…</translation>
    </message>
    <message>
        <source>Openings from %1…</source>
        <translation>Дебюты из %1…</translation>
    </message>
    <message>
        <source> at a time</source>
        <translation> одновременно</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Партий одновременно</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Добавлять партии в библиотеку</translation>
    </message>
</context>
<context>
    <name>gomoku::MessageText</name>
    <message>
        <source>That game is no longer in the library.</source>
        <translation>Этой партии больше нет в библиотеке.</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>The game is over. Start a new one, or take a move back.</source>
        <translation>Партия закончена. Начните новую или верните ход.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 занят.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>Это вне доски.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double three.</source>
        <translation>Чёрным нельзя ходить %1: это вилка 3×3.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes a double four.</source>
        <translation>Чёрным нельзя ходить %1: это вилка 4×4.</translation>
    </message>
    <message>
        <source>Black may not play %1: it makes an overline.</source>
        <translation>Чёрным нельзя ходить %1: это длинный ряд.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>The opening rule does not allow %1 on this move.</source>
        <translation>Дебютное правило не разрешает %1 на этом ходу.</translation>
    </message>
    <message>
        <source>Passing is only allowed in Renju.</source>
        <translation>Пас разрешён только в рэндзю.</translation>
    </message>
    <message>
        <source>Draw offers need two human players.</source>
        <translation>Для ничьей нужны два человека.</translation>
    </message>
    <message>
        <source>Only a human player can resign.</source>
        <translation>Сдаться может только человек.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>В этой партии нет часов.</translation>
    </message>
    <message>
        <source>The opponent still has time left.</source>
        <translation>У соперника ещё есть время.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Такого хода в партии нет.</translation>
    </message>
    <message>
        <source>These settings do not allow a game.</source>
        <translation>С такими параметрами играть нельзя.</translation>
    </message>
    <message>
        <source>Answer the message first.</source>
        <translation>Сначала ответьте на сообщение.</translation>
    </message>
    <message>
        <source>%1 makes five in a row and wins.</source>
        <translation>%1 даёт пять в ряд и выигрывает.</translation>
    </message>
    <message>
        <source>%1 blocks five in a row.</source>
        <translation>%1 не даёт сделать пять в ряд.</translation>
    </message>
    <message>
        <source>%1 makes an open four.</source>
        <translation>%1 даёт открытую четвёрку.</translation>
    </message>
    <message>
        <source>%1 makes a four that must be answered.</source>
        <translation>%1 даёт четвёрку, на которую надо ответить.</translation>
    </message>
    <message>
        <source>%1 makes an open three.</source>
        <translation>%1 даёт открытую тройку.</translation>
    </message>
    <message>
        <source>%1 is a book move.</source>
        <translation>%1 — ход из книги.</translation>
    </message>
    <message>
        <source>%1 looks best.</source>
        <translation>%1 выглядит лучше всего.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>More than five in a row</source>
        <translation>Больше пяти в ряд</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Пять в ряд</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>Белые сдались</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Чёрные сдались</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>У белых вышло время</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>У чёрных вышло время</translation>
    </message>
    <message>
        <source>Black made a forbidden move</source>
        <translation>Чёрные сделали запретный ход</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Доска заполнена</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>По согласию игроков</translation>
    </message>
    <message>
        <source>The move limit is reached</source>
        <translation>Достигнут предел ходов</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Оба игрока спасовали</translation>
    </message>
    <message>
        <source>White&apos;s engine failed</source>
        <translation>Отказал движок белых</translation>
    </message>
    <message>
        <source>Black&apos;s engine failed</source>
        <translation>Отказал движок чёрных</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, чёрный</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, белый</translation>
    </message>
    <message>
        <source>%1, black, move %2</source>
        <translation>%1, чёрный, ход %2</translation>
    </message>
    <message>
        <source>%1, white, move %2</source>
        <translation>%1, белый, ход %2</translation>
    </message>
    <message>
        <source>%1 is already on offer.</source>
        <translation>%1 уже предложен.</translation>
    </message>
    <message>
        <source>%1 mirrors a fifth move that is already on offer.</source>
        <translation>%1 — отражение уже предложенного пятого хода.</translation>
    </message>
    <message>
        <source>Choose one of the fifth moves on offer.</source>
        <translation>Выберите один из предложенных пятых ходов.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 — вне доски.</translation>
    </message>
    <message>
        <source>%1: now type the row number.</source>
        <translation>%1: теперь наберите номер строки.</translation>
    </message>
    <message>
        <source>%1: press Enter to play there.</source>
        <translation>%1: нажмите Enter, чтобы пойти туда.</translation>
    </message>
    <message>
        <source>You can make five in a row.</source>
        <translation>Вы можете сделать пять в ряд.</translation>
    </message>
    <message>
        <source>Your opponent threatens five in a row.</source>
        <translation>Соперник грозит сделать пять в ряд.</translation>
    </message>
    <message>
        <source>You can win by fours in %1 moves.</source>
        <translation>Вы можете выиграть четвёрками (ходов: %1).</translation>
    </message>
    <message>
        <source>You can win by force in %1 moves.</source>
        <translation>Вы можете выиграть форсированно (ходов: %1).</translation>
    </message>
    <message>
        <source>You can make an open four.</source>
        <translation>Вы можете сделать открытую четвёрку.</translation>
    </message>
    <message>
        <source>Your opponent threatens an open four.</source>
        <translation>Соперник грозит открытой четвёркой.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours.</source>
        <translation>Соперник грозит выиграть четвёрками.</translation>
    </message>
    <message>
        <source>You can make a four that must be answered.</source>
        <translation>Вы можете сделать четвёрку, на которую надо ответить.</translation>
    </message>
    <message>
        <source>You can make an open three.</source>
        <translation>Вы можете сделать открытую тройку.</translation>
    </message>
    <message>
        <source>There is a book move.</source>
        <translation>Есть ход из книги.</translation>
    </message>
    <message>
        <source>Nothing is urgent; look for a strong point.</source>
        <translation>Ничего срочного; ищите сильный пункт.</translation>
    </message>
    <message>
        <source>%1 wins by fours in %2 moves.</source>
        <translation>%1 выигрывает четвёрками (ходов: %2).</translation>
    </message>
    <message>
        <source>%1 wins by force in %2 moves.</source>
        <translation>%1 выигрывает форсированно (ходов: %2).</translation>
    </message>
    <message>
        <source>%1 blocks the open three.</source>
        <translation>%1 закрывает открытую тройку.</translation>
    </message>
    <message>
        <source>%1 prevents the open four at %2.</source>
        <translation>%1 предотвращает открытую четвёрку на %2.</translation>
    </message>
    <message>
        <source>%1 prevents a win by fours.</source>
        <translation>%1 предотвращает выигрыш четвёрками.</translation>
    </message>
    <message>
        <source>%1 prevents the win by fours that starts at %2.</source>
        <translation>%1 предотвращает выигрыш четвёрками, начиная с %2.</translation>
    </message>
    <message>
        <source>No winning threat by %1 found.</source>
        <translation>%1: выигрывающих угроз не найдено.</translation>
    </message>
    <message>
        <source>%1 threatens five in a row at %2.</source>
        <translation>%1 грозят пятью в ряд на %2.</translation>
    </message>
    <message>
        <source>%1 threatens an open four at %2.</source>
        <translation>%1 грозят открытой четвёркой на %2.</translation>
    </message>
    <message>
        <source>%1 threatens to win by fours in %2 moves, starting at %3.</source>
        <translation>%1 грозят выиграть четвёрками (ходов: %2), начиная с %3.</translation>
    </message>
    <message>
        <source>%1 threatens to win by force in %2 moves, starting at %3.</source>
        <translation>%1 грозят выиграть форсированно (ходов: %2), начиная с %3.</translation>
    </message>
    <message>
        <source>You can make five in a row at %1 instead.</source>
        <translation>Вместо этого вы можете сделать пять в ряд на %1.</translation>
    </message>
    <message>
        <source>That loses: %1 can make five in a row at %2.</source>
        <translation>Это проигрывает: %1 могут сделать пять в ряд на %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can make an open four at %2.</source>
        <translation>Так можно проиграть: %1 могут сделать открытую четвёрку на %2.</translation>
    </message>
    <message>
        <source>That may lose: %1 can win by fours in %2 moves, starting at %3.</source>
        <translation>Так можно проиграть: %1 могут выиграть четвёрками (ходов: %2), начиная с %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListModel</name>
    <message>
        <source>%1, an inaccuracy</source>
        <translation>%1, неточность</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, ошибка</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, зевок</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Ход %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the only move</source>
        <translation>%1, единственный ход</translation>
    </message>
</context>
<context>
    <name>gomoku::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Следующий ход:</translation>
    </message>
    <message>
        <source>No moves yet. Click an intersection.</source>
        <translation>Ходов пока нет. Щёлкните по пересечению.</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Ещё ходы</translation>
    </message>
</context>
<context>
    <name>gomoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Поменять цвета</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedFeature</name>
    <message>
        <source>R&amp;ule of This Game</source>
        <translation>П&amp;равила этой партии</translation>
    </message>
</context>
<context>
    <name>gomoku::OpenedNotice</name>
    <message>
        <source>No rule given; assuming %1.</source>
        <translation>Правила не указаны; принято: %1.</translation>
    </message>
    <message>
        <source>%1 does not give a rule; assuming %2.</source>
        <translation>В %1 правила не указаны; принято: %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Открыто: %1.</translation>
    </message>
    <message>
        <source>Rule of this game</source>
        <translation>Правила этой партии</translation>
    </message>
    <message>
        <source>Add to Library</source>
        <translation>Добавить в библиотеку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Rule assumed:</source>
        <translation>Принятые правила:</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningDrillFeature</name>
    <message>
        <source>Click the board to take the fourth move back.</source>
        <translation>Щёлкните по доске, чтобы вернуть четвёртый ход.</translation>
    </message>
    <message>
        <source>Click a fourth move to see the fifths.</source>
        <translation>Щёлкните по четвёртому ходу, чтобы увидеть пятые.</translation>
    </message>
    <message>
        <source>Look here.</source>
        <translation>Смотрите сюда.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningHelp</name>
    <message>
        <source>The first move is worth a lot. An opening rule makes the start fair: it limits where stones may go, or lets the players choose sides after some stones.</source>
        <translation>Первый ход стоит много. Дебютное правило делает начало честным: оно ограничивает, куда ставить камни, или даёт выбрать сторону после нескольких камней.</translation>
    </message>
    <message>
        <source>Free means no opening rule: Black starts anywhere.</source>
        <translation>«Вольный» — без дебютного правила: чёрные начинают где угодно.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>В окне</translation>
    </message>
    <message>
        <source>A card beside the board says who has to do what, and has a button for each choice.</source>
        <translation>Карточка рядом с доской говорит, кому что делать; для каждого выбора есть кнопка.</translation>
    </message>
    <message>
        <source>The board darkens where you may not play.</source>
        <translation>Доска темнеет там, куда ходить нельзя.</translation>
    </message>
    <message>
        <source>Undo takes back decisions as well as stones. A hint says what the computer would do.</source>
        <translation>Отмена возвращает и решения, и камни. Подсказка говорит, что сделал бы компьютер.</translation>
    </message>
    <message>
        <source>The clocks start when the opening is over.</source>
        <translation>Часы идут, когда дебют закончен.</translation>
    </message>
    <message>
        <source>Find Balanced Moves in the Analysis menu (Ctrl+B) shows Black&apos;s chance at the most even points.</source>
        <translation>«Найти равные ходы» в меню «Анализ» (Ctrl+B) показывает шансы чёрных в самых равных пунктах.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>The first player is the one set up with Black. To swap means that the players exchange colours; the stones stay as they are.</source>
        <translation>Первый игрок — тот, кому изначально заданы чёрные. Поменяться — значит обменяться цветами; камни остаются на месте.</translation>
    </message>
    <message>
        <source>Black&apos;s first stone goes in the centre.</source>
        <translation>Первый чёрный камень ставят в центр.</translation>
    </message>
    <message>
        <source>White plays anywhere.</source>
        <translation>Белые ходят куда угодно.</translation>
    </message>
    <message>
        <source>Black&apos;s second stone goes outside the central 5 × 5 square. Under Long Pro: outside the central 7 × 7.</source>
        <translation>Второй чёрный камень ставят вне центрального квадрата 5 × 5. В Long Pro — вне центральных 7 × 7.</translation>
    </message>
    <message>
        <source>After that the game is free.</source>
        <translation>Дальше игра свободна.</translation>
    </message>
    <message>
        <source>Pro: Black may not play in the darkened square.</source>
        <translation>Pro: чёрным нельзя ходить в затемнённый квадрат.</translation>
    </message>
    <message>
        <source>Long Pro: the square is larger.</source>
        <translation>Long Pro: квадрат больше.</translation>
    </message>
    <message>
        <source>The first player places three stones anywhere: black, white, black.</source>
        <translation>Первый игрок ставит три камня куда угодно: чёрный, белый, чёрный.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps and plays Black.</source>
        <translation>Второй игрок остаётся за белых или меняется и играет чёрными.</translation>
    </message>
    <message>
        <source>White plays the fourth move.</source>
        <translation>Белые делают четвёртый ход.</translation>
    </message>
    <message>
        <source>Three stones that might be fair. The second player now picks a side.</source>
        <translation>Три камня, похоже, с равными шансами. Теперь второй игрок выбирает сторону.</translation>
    </message>
    <message>
        <source>The rule of the Gomoku world championships.</source>
        <translation>Правило чемпионатов мира по гомоку.</translation>
    </message>
    <message>
        <source>The second player has three options: stay White, swap and play Black, or place two more stones anywhere, white and black.</source>
        <translation>У второго игрока три возможности: остаться за белых, поменяться и играть чёрными или поставить ещё два камня куда угодно, белый и чёрный.</translation>
    </message>
    <message>
        <source>After two more stones the first player picks a side.</source>
        <translation>После ещё двух камней сторону выбирает первый игрок.</translation>
    </message>
    <message>
        <source>White plays the next move.</source>
        <translation>Белые делают следующий ход.</translation>
    </message>
    <message>
        <source>The second player placed 4 and 5. Now the first player picks a side.</source>
        <translation>Второй игрок поставил 4 и 5. Теперь сторону выбирает первый игрок.</translation>
    </message>
    <message>
        <source>RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 are for Renju. The first three start with one of the 26 openings:</source>
        <translation>RIF, Ямагути, Соосырв-8 и Тарагути-10 — для рэндзю. Первые три начинаются с одного из 26 дебютов:</translation>
    </message>
    <message>
        <source>A black stone in the centre.</source>
        <translation>Чёрный камень в центре.</translation>
    </message>
    <message>
        <source>A white stone next to it, also diagonally.</source>
        <translation>Белый камень рядом с ним, можно по диагонали.</translation>
    </message>
    <message>
        <source>A black stone in the central 5 × 5 square.</source>
        <translation>Чёрный камень в центральном квадрате 5 × 5.</translation>
    </message>
    <message>
        <source>Where the third stone is allowed. Rotated and mirrored positions count as one, so there are 26.</source>
        <translation>Где разрешён третий камень. Повёрнутые и отражённые позиции считаются за одну, поэтому их 26.</translation>
    </message>
    <message>
        <source>The line below the board shows the name of the opening.</source>
        <translation>Строка под доской показывает название дебюта.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings.</source>
        <translation>Первый игрок ставит один из 26 дебютов.</translation>
    </message>
    <message>
        <source>The second player stays White or swaps.</source>
        <translation>Второй игрок остаётся за белых или меняется.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere.</source>
        <translation>Белые делают четвёртый ход куда угодно.</translation>
    </message>
    <message>
        <source>Black offers two fifth moves.</source>
        <translation>Чёрные предлагают два пятых хода.</translation>
    </message>
    <message>
        <source>White keeps one of them and plays the sixth move.</source>
        <translation>Белые оставляют один из них и делают шестой ход.</translation>
    </message>
    <message>
        <source>Black offers A and B. White picks the one that is worse for Black.</source>
        <translation>Чёрные предлагают A и B. Белые выбирают тот, что хуже для чёрных.</translation>
    </message>
    <message>
        <source>The first player places one of the 26 openings and declares how many fifth moves Black will offer, up to 12.</source>
        <translation>Первый игрок ставит один из 26 дебютов и объявляет, сколько пятых ходов предложат чёрные, до 12.</translation>
    </message>
    <message>
        <source>Black offers the declared number of fifth moves.</source>
        <translation>Чёрные предлагают объявленное число пятых ходов.</translation>
    </message>
    <message>
        <source>White picks one of them and plays the sixth move.</source>
        <translation>Белые выбирают один из них и делают шестой ход.</translation>
    </message>
    <message>
        <source>The stronger the opening is for Black, the more fifth moves make it fair.</source>
        <translation>Чем сильнее дебют для чёрных, тем больше пятых ходов нужно для равенства.</translation>
    </message>
    <message>
        <source>White plays the fourth move anywhere and declares one to eight fifth moves.</source>
        <translation>Белые делают четвёртый ход куда угодно и объявляют от одного до восьми пятых ходов.</translation>
    </message>
    <message>
        <source>Black stays or swaps.</source>
        <translation>Чёрные остаются или меняются.</translation>
    </message>
    <message>
        <source>Stones are placed in a growing square. After each of the first four, the other player may swap.</source>
        <translation>Камни ставят в растущий квадрат. После каждого из первых четырёх другой игрок может поменяться.</translation>
    </message>
    <message>
        <source>Black plays in the centre.</source>
        <translation>Чёрные ходят в центр.</translation>
    </message>
    <message>
        <source>White plays in the central 3 × 3.</source>
        <translation>Белые ходят в центральные 3 × 3.</translation>
    </message>
    <message>
        <source>Black plays in the central 5 × 5.</source>
        <translation>Чёрные ходят в центральные 5 × 5.</translation>
    </message>
    <message>
        <source>White plays in the central 7 × 7.</source>
        <translation>Белые ходят в центральные 7 × 7.</translation>
    </message>
    <message>
        <source>Black plays in the central 9 × 9, and White may swap once more. Or, if nobody swapped after the fourth stone, Black offers ten fifth moves anywhere; White picks one, and nobody swaps any more.</source>
        <translation>Чёрные ходят в центральные 9 × 9, и белые могут поменяться ещё раз. Или, если после четвёртого камня никто не менялся, чёрные предлагают десять пятых ходов где угодно; белые выбирают один, и больше никто не меняется.</translation>
    </message>
    <message>
        <source>Where a single fifth stone is allowed.</source>
        <translation>Где разрешён единственный пятый камень.</translation>
    </message>
    <message>
        <source>In most Renju opening rules Black offers several fifth moves, and White keeps one. Click the points you offer, one after the other. White then clicks the one to keep.</source>
        <translation>В большинстве дебютных правил рэндзю чёрные предлагают несколько пятых ходов, а белые оставляют один. Щёлкайте по предлагаемым пунктам один за другим. Затем белые щёлкают по тому, который оставляют.</translation>
    </message>
    <message>
        <source>No offered move may be the mirror image of another. Only the symmetry of the four stones counts, not the centre of the board.</source>
        <translation>Предложенный ход не может быть отражением другого. Считается только симметрия четырёх камней, а не центр доски.</translation>
    </message>
    <message>
        <source>The move at the ring has three mirror images, the marked points. Only one of the four can be offered.</source>
        <translation>У хода в кольце три отражения — отмеченные пункты. Предложить можно только один из четырёх.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningNews</name>
    <message>
        <source>Black will offer one fifth move.</source>
        <translation>Чёрные предложат один пятый ход.</translation>
    </message>
    <message>
        <source>Black will offer %1 fifth moves.</source>
        <translation>Чёрные предложат пятых ходов: %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2 as the fifth move.</source>
        <comment>a player, a point</comment>
        <translation>%1 оставляет %2 пятым ходом.</translation>
    </message>
    <message>
        <source>%1 stays Black.</source>
        <comment>a player</comment>
        <translation>%1 остаётся за чёрных.</translation>
    </message>
    <message>
        <source>%1 swaps and plays Black.</source>
        <comment>a player</comment>
        <translation>%1 меняется и играет чёрными.</translation>
    </message>
    <message>
        <source>%1 swaps and plays White.</source>
        <comment>a player</comment>
        <translation>%1 меняется и играет белыми.</translation>
    </message>
    <message>
        <source>%1 places two more stones.</source>
        <comment>a player</comment>
        <translation>%1 ставит ещё два камня.</translation>
    </message>
    <message>
        <source>%1 offers ten fifth moves.</source>
        <comment>a player</comment>
        <translation>%1 предлагает десять пятых ходов.</translation>
    </message>
    <message>
        <source>%1 stays White.</source>
        <comment>a player</comment>
        <translation>%1 остаётся за белых.</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningPanel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Дебют: %1</translation>
    </message>
    <message>
        <source>Waiting for the opponent&apos;s decision.</source>
        <translation>Ждём решения соперника.</translation>
    </message>
    <message>
        <source>The opening is complete.</source>
        <translation>Дебют завершён.</translation>
    </message>
    <message>
        <source>Fifth moves: %1</source>
        <translation>Пятые ходы: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningText</name>
    <message>
        <source>Free</source>
        <translation>Свободный</translation>
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
        <translation>Ямагути</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <translation>Соосырв-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>Тарагути-10</translation>
    </message>
    <message>
        <source>Black starts anywhere.</source>
        <translation>Чёрные начинают где угодно.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 5 × 5.</source>
        <translation>Чёрные начинают в центре; второй чёрный камень — вне центральных 5 × 5.</translation>
    </message>
    <message>
        <source>Black starts in the centre; Black&apos;s second stone goes outside the central 7 × 7.</source>
        <translation>Чёрные начинают в центре; второй чёрный камень — вне центральных 7 × 7.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side.</source>
        <translation>Один игрок ставит три камня; другой выбирает сторону.</translation>
    </message>
    <message>
        <source>One player places three stones; the other picks a side, or adds two stones and lets the first player pick.</source>
        <translation>Один игрок ставит три камня; другой выбирает сторону или ставит ещё два, и выбирает первый.</translation>
    </message>
    <message>
        <source>One of the 26 Renju openings, then a choice of sides and two fifth moves to pick from.</source>
        <translation>Один из 26 дебютов рэндзю, затем выбор стороны и два пятых хода на выбор.</translation>
    </message>
    <message>
        <source>A Renju opening with a number of fifth moves, then a choice of sides.</source>
        <translation>Дебют рэндзю с числом пятых ходов, затем выбор стороны.</translation>
    </message>
    <message>
        <source>The fourth stone comes with up to eight fifth moves, then another choice of sides.</source>
        <translation>С четвёртым камнем — до восьми пятых ходов, затем снова выбор стороны.</translation>
    </message>
    <message>
        <source>Players may swap after every stone, or offer ten fifth moves.</source>
        <translation>Меняться можно после каждого камня или предложить десять пятых ходов.</translation>
    </message>
    <message>
        <source>Place a black stone anywhere.</source>
        <translation>Поставьте чёрный камень где угодно.</translation>
    </message>
    <message>
        <source>Place a white stone anywhere.</source>
        <translation>Поставьте белый камень где угодно.</translation>
    </message>
    <message>
        <source>Place a black stone outside the central %1 × %1.</source>
        <translation>Поставьте чёрный камень вне центральных %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone outside the central %1 × %1.</source>
        <translation>Поставьте белый камень вне центральных %1 × %1.</translation>
    </message>
    <message>
        <source>Place the first stone in the centre.</source>
        <translation>Поставьте первый камень в центр.</translation>
    </message>
    <message>
        <source>Place a black stone in the central %1 × %1.</source>
        <translation>Поставьте чёрный камень в центральные %1 × %1.</translation>
    </message>
    <message>
        <source>Place a white stone in the central %1 × %1.</source>
        <translation>Поставьте белый камень в центральные %1 × %1.</translation>
    </message>
    <message>
        <source>Which side will you play?</source>
        <translation>Какой стороной играете?</translation>
    </message>
    <message>
        <source>How many fifth moves should Black offer?</source>
        <translation>Сколько пятых ходов должны предложить чёрные?</translation>
    </message>
    <message>
        <source>Choose which fifth move to keep.</source>
        <translation>Выберите, какой пятый ход оставить.</translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Остаться за чёрных</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Остаться за белых</translation>
    </message>
    <message>
        <source>Swap: Play White</source>
        <translation>Обмен: играть белыми</translation>
    </message>
    <message>
        <source>Swap: Play Black</source>
        <translation>Обмен: играть чёрными</translation>
    </message>
    <message>
        <source>Place Two More</source>
        <translation>Поставить ещё два</translation>
    </message>
    <message>
        <source>Offer Ten Fifth Moves</source>
        <translation>Предложить десять пятых ходов</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <comment>a point, a number, or what to choose</comment>
        <translation>Совет: %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Opening: %1 · %2</source>
        <comment>opening rule, who has to act</comment>
        <translation>Дебют: %1 · %2</translation>
    </message>
    <message>
        <source>Offer fifth moves: %1 left.</source>
        <translation>Предложите пятые ходы: осталось %1.</translation>
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
        <translation>выучен</translation>
    </message>
</context>
<context>
    <name>gomoku::OpeningsPage</name>
    <message>
        <source>Nothing more is known from here.</source>
        <translation>Дальше ничего не известно.</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Учёба</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Назад к учёбе</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Drill as Black</source>
        <translation>Тренировка за чёрных</translation>
    </message>
    <message>
        <source>Drill as White</source>
        <translation>Тренировка за белых</translation>
    </message>
</context>
<context>
    <name>gomoku::OptionNames</name>
    <message>
        <source>Board Theme</source>
        <translation>Вид доски</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Номера ходов</translation>
    </message>
    <message>
        <source>Highlight Last Move</source>
        <translation>Отмечать последний ход</translation>
    </message>
    <message>
        <source>Forbidden Points</source>
        <translation>Запретные пункты</translation>
    </message>
    <message>
        <source>Open Threes and Fours</source>
        <translation>Открытые тройки и четвёрки</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerChooser</name>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Компьютер, уровень %1: %2</translation>
    </message>
    <message>
        <source>Computer, full strength</source>
        <translation>Компьютер, полная сила</translation>
    </message>
    <message>
        <source>Player for %1</source>
        <translation>Игрок: %1</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> с на ход</translation>
    </message>
    <message>
        <source>Seconds per move for %1</source>
        <translation>Секунд на ход: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerMenu</name>
    <message>
        <source>Add Engine…</source>
        <translation>Добавить движок…</translation>
    </message>
</context>
<context>
    <name>gomoku::PlayerNames</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>The opening decides who plays which colour.</source>
        <translation>Дебют решает, кто каким цветом играет.</translation>
    </message>
    <message>
        <source>Take turns at this computer. Black starts.</source>
        <translation>По очереди за этим компьютером. Начинают чёрные.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>a colour or a seat</comment>
        <translation>Имя: %1</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticePanel</name>
    <message>
        <source>‹ Train</source>
        <translation>‹ Учёба</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Назад к учёбе</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>‹ Openings</source>
        <translation>‹ Дебюты</translation>
    </message>
    <message>
        <source>Back to Openings</source>
        <translation>Назад к дебютам</translation>
    </message>
</context>
<context>
    <name>gomoku::PracticeText</name>
    <message>
        <source>%1 of %2 solved at the first attempt.</source>
        <translation>С первой попытки решено: %1 из %2.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Найдите ход лучше</translation>
    </message>
    <message>
        <source>You are Black.</source>
        <translation>Вы за чёрных.</translation>
    </message>
    <message>
        <source>You are White.</source>
        <translation>Вы за белых.</translation>
    </message>
    <message>
        <source>%1 In your game you played %2.</source>
        <translation>%1 В партии вы сыграли %2.</translation>
    </message>
    <message>
        <source>%1 The move from your game is marked at %2.</source>
        <translation>%1 Ход из вашей партии отмечен на %2.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 — верно. Дальше.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 вы уже нашли.</translation>
    </message>
    <message>
        <source>%1 is a good move.</source>
        <translation>%1 — хороший ход.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 — фол для чёрных.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins. The board shows how.</source>
        <translation>После %1 соперник выигрывает. Доска показывает как.</translation>
    </message>
    <message>
        <source>There is a better move than %1. The board shows what follows.</source>
        <translation>Есть ход лучше, чем %1. Доска показывает, что дальше.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Решение: %1</translation>
    </message>
    <message numerus="yes">
        <source>not yet rated, %n game(s)</source>
        <translation>
            <numerusform>рейтинга ещё нет, %n партия</numerusform>
            <numerusform>рейтинга ещё нет, %n партии</numerusform>
            <numerusform>рейтинга ещё нет, %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its range</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>may be turned or mirrored</source>
        <translation>может быть повёрнута или отражена</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressFeature</name>
    <message>
        <source>My &amp;Progress</source>
        <translation>&amp;Мои успехи</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Экспорт успехов</translation>
    </message>
    <message>
        <source>Gomoku Progress</source>
        <translation>Успехи в гомоку</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Успехи (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
</context>
<context>
    <name>gomoku::ProgressPage</name>
    <message>
        <source>My Progress</source>
        <translation>Мои успехи</translation>
    </message>
    <message>
        <source>‹ Train</source>
        <translation>‹ Учёба</translation>
    </message>
    <message>
        <source>Back to Train</source>
        <translation>Назад к учёбе</translation>
    </message>
    <message>
        <source>Your training was deleted. Your games are still in the library.</source>
        <translation>Данные учёбы удалены. Ваши партии остались в библиотеке.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Nothing Here Yet</source>
        <translation>Здесь пока пусто</translation>
    </message>
    <message>
        <source>Take a lesson, solve a puzzle or play a rated game. Your rating, your accuracy and what you have learnt will be shown here.</source>
        <translation>Пройдите урок, решите задачу или сыграйте рейтинговую партию. Здесь появятся ваш рейтинг, точность и то, что вы выучили.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Daily Five</source>
        <translation>Пятёрка дня</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Рейтинговая партия</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Rule of the rating</source>
        <translation>Правила рейтинга</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карточки</translation>
    </message>
    <message>
        <source>This Week</source>
        <translation>Эта неделя</translation>
    </message>
    <message>
        <source>Kept on this computer only, and never sent anywhere.</source>
        <translation>Хранится только на этом компьютере и никуда не отправляется.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Saves everything on this page to a file.</source>
        <translation>Сохраняет всё с этой страницы в файл.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Deletes ratings, answers and cards. The games stay in the library.</source>
        <translation>Удаляет рейтинги, ответы и карточки. Партии остаются в библиотеке.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 из %2 сделано</translation>
    </message>
    <message>
        <source>The daily five are done.</source>
        <translation>Пятёрка дня сделана.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due.</source>
        <translation>
            <numerusform>%n карточка к повторению.</numerusform>
            <numerusform>%n карточки к повторению.</numerusform>
            <numerusform>%n карточек к повторению.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1.</source>
        <translation>Следующий урок: %1.</translation>
    </message>
    <message>
        <source>First Lesson</source>
        <translation>Первый урок</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Рейтинг, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n рейтинговая партия</numerusform>
            <numerusform>%n рейтинговые партии</numerusform>
            <numerusform>%n рейтинговых партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost.</source>
        <translation>Выиграно %1, ничьих %2, проиграно %3.</translation>
    </message>
    <message>
        <source>Rating over time, %1: %2</source>
        <translation>Кривая рейтинга, %1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Over the last %1 reviewed games; %2 % over all %3.</source>
        <translation>За последние разобранные партии (%1); %2 % за все (%3).</translation>
    </message>
    <message numerus="yes">
        <source>Over %n reviewed game(s).</source>
        <translation>
            <numerusform>За %n разобранную партию.</numerusform>
            <numerusform>За %n разобранные партии.</numerusform>
            <numerusform>За %n разобранных партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy over time: %1</source>
        <translation>Кривая точности: %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>рейтинг %1</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <translation>Попыток пока нет.</translation>
    </message>
    <message>
        <source>%1 of %2 solved.</source>
        <translation>Решено %1 из %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Всё сделано.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Дальше: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes and failed puzzles become cards that come back.</source>
        <translation>Ошибки и нерешённые задачи становятся карточками, которые возвращаются.</translation>
    </message>
    <message>
        <source>%1 in all: %2 known, %3 new.</source>
        <translation>Всего %1: выучено %2, новых %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers in the last seven days.</source>
        <translation>За последние семь дней ответов нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in seven days, %1 % right.</source>
        <translation>
            <numerusform>%n ответ за семь дней, верных %1 %.</numerusform>
            <numerusform>%n ответа за семь дней, верных %1 %.</numerusform>
            <numerusform>%n ответов за семь дней, верных %1 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::ProofCard</name>
    <message numerus="yes">
        <source>Black wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Чёрные выигрывают не более чем за %n ход при любой защите.</numerusform>
            <numerusform>Чёрные выигрывают не более чем за %n хода при любой защите.</numerusform>
            <numerusform>Чёрные выигрывают не более чем за %n ходов при любой защите.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in at most %n move(s) against any defence.</source>
        <translation>
            <numerusform>Белые выигрывают не более чем за %n ход при любой защите.</numerusform>
            <numerusform>Белые выигрывают не более чем за %n хода при любой защите.</numerusform>
            <numerusform>Белые выигрывают не более чем за %n ходов при любой защите.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has a proven win.</source>
        <translation>У чёрных доказанный выигрыш.</translation>
    </message>
    <message>
        <source>The computer sees a win for Black.</source>
        <translation>Компьютер видит выигрыш чёрных.</translation>
    </message>
    <message>
        <source>White has a proven win.</source>
        <translation>У белых доказанный выигрыш.</translation>
    </message>
    <message>
        <source>The computer sees a win for White.</source>
        <translation>Компьютер видит выигрыш белых.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Поиск доказательства…</translation>
    </message>
    <message>
        <source>No proof found within the limit. The win is not certain.</source>
        <translation>В пределах лимита доказательства не найдено. Выигрыш не гарантирован.</translation>
    </message>
    <message>
        <source>Try any defence for White. Moves left for Black: %1</source>
        <translation>Попробуйте любую защиту за белых. Чёрным осталось ходов: %1</translation>
    </message>
    <message>
        <source>Try any defence for Black. Moves left for White: %1</source>
        <translation>Попробуйте любую защиту за чёрных. Белым осталось ходов: %1</translation>
    </message>
    <message>
        <source>Black is answering…</source>
        <translation>Чёрные отвечают…</translation>
    </message>
    <message>
        <source>White is answering…</source>
        <translation>Белые отвечают…</translation>
    </message>
    <message>
        <source>Click the board to see the answer.</source>
        <translation>Щёлкните по доске, чтобы увидеть ответ.</translation>
    </message>
    <message>
        <source>Five in a row: this defence is refuted.</source>
        <translation>Пять в ряд: эта защита опровергнута.</translation>
    </message>
    <message>
        <source>This defence could not be refuted within the limit.</source>
        <translation>Опровергнуть эту защиту в пределах лимита не удалось.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Доказательство</translation>
    </message>
    <message>
        <source>&amp;Prove It</source>
        <translation>До&amp;казать</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Сыграйте любую защиту и увидите её опровержение.</translation>
    </message>
    <message>
        <source>Another &amp;Defence</source>
        <translation>&amp;Другая защита</translation>
    </message>
    <message>
        <source>Back to where you chose the last defence</source>
        <translation>Назад к выбору последней защиты</translation>
    </message>
    <message>
        <source>&amp;Best Defence</source>
        <translation>&amp;Лучшая защита</translation>
    </message>
    <message>
        <source>The move that holds out longest</source>
        <translation>Ход, который держится дольше всех</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>Back to where you were; the tries stay as variations</source>
        <translation>Назад, где вы были; попытки останутся вариантами</translation>
    </message>
</context>
<context>
    <name>gomoku::ProofFeature</name>
    <message>
        <source>Pro&amp;ve It</source>
        <translation>Дока&amp;зать</translation>
    </message>
    <message>
        <source>Play any defence and see it refuted.</source>
        <translation>Сыграйте любую защиту и увидите её опровержение.</translation>
    </message>
    <message>
        <source>No win is proven here. Analyse the position first.</source>
        <translation>Выигрыш здесь не доказан. Сначала сделайте анализ.</translation>
    </message>
    <message>
        <source>&amp;Try to Refute It</source>
        <translation>Попробовать &amp;опровергнуть</translation>
    </message>
    <message>
        <source>Play White from a position where Black has a proven win.</source>
        <translation>Играйте белыми с позиции, где выигрыш чёрных доказан.</translation>
    </message>
</context>
<context>
    <name>gomoku::PuzzleText</name>
    <message>
        <source>Win by fours</source>
        <translation>Выигрыш четвёрками</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <translation>Выигрыш угрозами</translation>
    </message>
    <message>
        <source>Four and three</source>
        <translation>Вилка 4×3</translation>
    </message>
    <message>
        <source>Make Black foul</source>
        <translation>Загнать чёрных в фол</translation>
    </message>
    <message>
        <source>Find all defences</source>
        <translation>Найти все защиты</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Единственный ход</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легко</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours in %n move(s).</source>
        <translation>
            <numerusform>%1: выиграйте четвёрками за %n ход.</numerusform>
            <numerusform>%1: выиграйте четвёрками за %n хода.</numerusform>
            <numerusform>%1: выиграйте четвёрками за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by fours and threes in %n move(s).</source>
        <translation>
            <numerusform>%1: выиграйте четвёрками и тройками за %n ход.</numerusform>
            <numerusform>%1: выиграйте четвёрками и тройками за %n хода.</numerusform>
            <numerusform>%1: выиграйте четвёрками и тройками за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: win by four and three in %n move(s).</source>
        <translation>
            <numerusform>%1: выиграйте вилкой 4×3 за %n ход.</numerusform>
            <numerusform>%1: выиграйте вилкой 4×3 за %n хода.</numerusform>
            <numerusform>%1: выиграйте вилкой 4×3 за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: make Black foul in %n move(s).</source>
        <translation>
            <numerusform>%1: загоните чёрных в фол за %n ход.</numerusform>
            <numerusform>%1: загоните чёрных в фол за %n хода.</numerusform>
            <numerusform>%1: загоните чёрных в фол за %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: find every move that stops the win.</source>
        <translation>%1: найдите каждый ход, который останавливает выигрыш.</translation>
    </message>
    <message>
        <source>%1: only one move does not lose. Find it.</source>
        <translation>%1: не проигрывает только один ход. Найдите его.</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black.</source>
        <translation>%1 — фол для чёрных.</translation>
    </message>
    <message>
        <source>%1 threatens nothing.</source>
        <translation>%1 ничем не грозит.</translation>
    </message>
    <message>
        <source>%1 can be answered.</source>
        <translation>На %1 есть ответ.</translation>
    </message>
    <message>
        <source>After %1 your opponent wins.</source>
        <translation>После %1 соперник выигрывает.</translation>
    </message>
    <message>
        <source>%1 wins too, but takes longer. Find the shorter win.</source>
        <translation>%1 тоже выигрывает, но дольше. Найдите короче.</translation>
    </message>
    <message>
        <source>%1 does not win by force.</source>
        <translation>%1 не выигрывает форсированно.</translation>
    </message>
    <message>
        <source>%1 is right. Found %2 of %3.</source>
        <translation>%1 — верно. Найдено %2 из %3.</translation>
    </message>
    <message>
        <source>%1 is right. Continue.</source>
        <translation>%1 — верно. Дальше.</translation>
    </message>
    <message>
        <source>Solved. Black is not allowed to stop you at %1.</source>
        <translation>Решено. Закрыться на %1 чёрным нельзя.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Решено.</translation>
    </message>
    <message>
        <source>You have already found %1.</source>
        <translation>%1 вы уже нашли.</translation>
    </message>
    <message>
        <source>You can make five.</source>
        <translation>Вы можете сделать пять.</translation>
    </message>
    <message>
        <source>Make an open four or two fours.</source>
        <translation>Сделайте открытую четвёрку или две четвёрки.</translation>
    </message>
    <message>
        <source>Make a four and an open three with one stone.</source>
        <translation>Сделайте четвёрку и открытую тройку одним камнем.</translation>
    </message>
    <message>
        <source>Make a four.</source>
        <translation>Сделайте четвёрку.</translation>
    </message>
    <message>
        <source>Make an open three.</source>
        <translation>Сделайте открытую тройку.</translation>
    </message>
    <message>
        <source>A quiet move: no three, no four, but a threat.</source>
        <translation>Тихий ход: не тройка и не четвёрка, но угроза.</translation>
    </message>
    <message>
        <source>Stop the five.</source>
        <translation>Не дайте сделать пять.</translation>
    </message>
    <message>
        <source>Your opponent threatens to win by fours. Break that chain.</source>
        <translation>Соперник грозит выиграть четвёрками. Разорвите эту цепь.</translation>
    </message>
    <message>
        <source>Look inside the marked square.</source>
        <translation>Смотрите внутри отмеченного квадрата.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Ходите %1.</translation>
    </message>
    <message>
        <source>Six in a row</source>
        <translation>Шесть в ряд</translation>
    </message>
    <message>
        <source>Two threes, two fours</source>
        <translation>Две тройки, две четвёрки</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Спорные случаи</translation>
    </message>
    <message>
        <source>False threes</source>
        <translation>Ложные тройки</translation>
    </message>
    <message>
        <source>Threes inside threes</source>
        <translation>Тройки внутри троек</translation>
    </message>
    <message>
        <source>A calm move: it threatens nothing yet, but it makes your position better.</source>
        <translation>Пока ничем не грозит: ход, который улучшает вашу позицию.</translation>
    </message>
    <message>
        <source>%1 can be answered by %2.</source>
        <translation>На %1 можно ответить %2.</translation>
    </message>
    <message>
        <source>Make five</source>
        <translation>Сделать пять</translation>
    </message>
    <message>
        <source>%1: make five.</source>
        <translation>%1: сделайте пять.</translation>
    </message>
</context>
<context>
    <name>gomoku::ResumeFeature</name>
    <message>
        <source>This is a copy</source>
        <translation>Это копия</translation>
    </message>
    <message>
        <source>The game is open in another window. What you play here is saved as a new game.</source>
        <translation>Партия открыта в другом окне. Сыгранное здесь сохраняется как новая партия.</translation>
    </message>
    <message>
        <source>A new game library was created</source>
        <translation>Создана новая библиотека партий</translation>
    </message>
    <message>
        <source>%1 The old file is kept as %2.</source>
        <translation>%1 Старый файл сохранён как %2.</translation>
    </message>
    <message>
        <source>The game library did not answer. %1</source>
        <translation>Библиотека партий не ответила. %1</translation>
    </message>
    <message>
        <source>Game %1 of the library cannot be read.</source>
        <translation>Партию %1 библиотеки не прочитать.</translation>
    </message>
</context>
<context>
    <name>gomoku::ReturnLink</name>
    <message>
        <source>%1 played %2: back to the game</source>
        <translation>%1: ход %2. Назад к партии</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>Show the newest position again (Alt+End)</source>
        <translation>Снова показать последнюю позицию (Alt+End)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewFeature</name>
    <message>
        <source>Review the game first to find its mistakes.</source>
        <translation>Сначала сделайте разбор партии, чтобы найти ошибки.</translation>
    </message>
    <message>
        <source>No mistakes found in that direction.</source>
        <translation>В эту сторону ошибок не найдено.</translation>
    </message>
    <message>
        <source>&amp;Review Game</source>
        <translation>&amp;Разбор партии</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Следующая ошибка</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>П&amp;редыдущая ошибка</translation>
    </message>
    <message>
        <source>Show Winning Chance During &amp;Play</source>
        <translation>Показывать шансы во время &amp;игры</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewPanel</name>
    <message>
        <source>Turning Points</source>
        <translation>Ключевые моменты</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Все ходы</translation>
    </message>
    <message>
        <source>Close Review</source>
        <translation>Закрыть разбор</translation>
    </message>
    <message>
        <source>Learn from Your Mistakes (%1)</source>
        <translation>Учиться на ошибках (%1)</translation>
    </message>
</context>
<context>
    <name>gomoku::ReviewText</name>
    <message>
        <source>Not judged</source>
        <translation>Не оценён</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Неточность</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Зевок</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance falls from %2 to %3.</source>
        <translation>%1: шансы на победу падают с %2 до %3.</translation>
    </message>
    <message>
        <source>%1&apos;s winning chance rises from %2 to %3.</source>
        <translation>%1: шансы на победу растут с %2 до %3.</translation>
    </message>
    <message>
        <source>%1 now wins at once instead of in %2 moves.</source>
        <translation>%1 теперь выигрывают сразу (было ходов: %2).</translation>
    </message>
    <message>
        <source>%1 now wins in %2 moves instead of %3.</source>
        <translation>%1 теперь выигрывают быстрее (ходов: %2, было %3).</translation>
    </message>
    <message>
        <source>Missed five in a row.</source>
        <translation>Пропущено пять в ряд.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves. At move %2 it took only %3.</source>
        <translation>Пропущен выигрыш (ходов: %1). На ходу %2 хватало %3.</translation>
    </message>
    <message>
        <source>Missed a win in %1 moves.</source>
        <translation>Пропущен выигрыш (ходов: %1).</translation>
    </message>
    <message>
        <source>%1 can now make five at %2.</source>
        <translation>%1 теперь могут сделать пять на %2.</translation>
    </message>
    <message>
        <source>Left the open three: %1 can now make an open four at %2.</source>
        <translation>Открытая тройка оставлена: %1 теперь могут сделать открытую четвёрку на %2.</translation>
    </message>
    <message>
        <source>%1 can now win by fours in %2 moves, starting at %3.</source>
        <translation>%1 теперь могут выиграть четвёрками (ходов: %2), начиная с %3.</translation>
    </message>
    <message>
        <source>%1 can now force a win in %2 moves.</source>
        <translation>%1 теперь могут форсировать выигрыш (ходов: %2).</translation>
    </message>
    <message>
        <source>Better: %1, which makes five.</source>
        <translation>Лучше: %1, это пять.</translation>
    </message>
    <message>
        <source>Better: %1, which blocks five in a row.</source>
        <translation>Лучше: %1, не даёт сделать пять в ряд.</translation>
    </message>
    <message>
        <source>Better: %1, which wins by fours in %2 moves.</source>
        <translation>Лучше: %1, выигрывает четвёрками (ходов: %2).</translation>
    </message>
    <message>
        <source>Better: %1, which wins by force in %2 moves.</source>
        <translation>Лучше: %1, выигрывает форсированно (ходов: %2).</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open four.</source>
        <translation>Лучше: %1, даёт открытую четвёрку.</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s open three.</source>
        <translation>Лучше: %1, останавливает открытую тройку (%2).</translation>
    </message>
    <message>
        <source>Better: %1, which stops %2&apos;s win by fours at %3.</source>
        <translation>Лучше: %1, останавливает выигрыш четвёрками (%2) на %3.</translation>
    </message>
    <message>
        <source>Better: %1, which makes a four that must be answered.</source>
        <translation>Лучше: %1, четвёрка, на которую надо ответить.</translation>
    </message>
    <message>
        <source>Better: %1, which makes an open three.</source>
        <translation>Лучше: %1, даёт открытую тройку.</translation>
    </message>
    <message>
        <source>Better: %1, which holds out longer.</source>
        <translation>Лучше: %1, держится дольше.</translation>
    </message>
    <message>
        <source>Better: %1, with a winning chance of %2 for %3.</source>
        <translation>Лучше: %1, шансы на победу %2 (%3).</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Без ошибок</translation>
    </message>
    <message>
        <source>Blunders: %1, mistakes: %2, inaccuracies: %3</source>
        <translation>Зевков: %1, ошибок: %2, неточностей: %3</translation>
    </message>
    <message>
        <source>Opening: %1 (%2)</source>
        <translation>Дебют: %1 (%2)</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Единственный ход</translation>
    </message>
    <message>
        <source>The move was forbidden, which loses.</source>
        <translation>Ход был запрещён и потому проигрывает.</translation>
    </message>
</context>
<context>
    <name>gomoku::RuleHelp</name>
    <message>
        <source>Two players place one stone in turn, Black first. Stones never move and are never taken off the board.</source>
        <translation>Два игрока по очереди ставят по камню, первыми ходят чёрные. Камни не двигают и не снимают с доски.</translation>
    </message>
    <message>
        <source>Five in a row wins: across, up and down, or diagonally. Black has won.</source>
        <translation>Побеждают пять в ряд: по горизонтали, вертикали или диагонали. Чёрные выиграли.</translation>
    </message>
    <message>
        <source>Block a four. Four in a row with a free end wins on the next move. White has to play at the ring.</source>
        <translation>Закройте четвёрку. Четыре в ряд со свободным концом выигрывают следующим ходом. Белые должны пойти в кольцо.</translation>
    </message>
    <message>
        <source>Watch open threes. Three with both ends free becomes four with both ends free, and that cannot be stopped. Block one end in time.</source>
        <translation>Следите за открытыми тройками. Тройка с двумя свободными концами станет четвёркой с двумя свободными концами, а её не остановить. Закройте один конец вовремя.</translation>
    </message>
    <message>
        <source>Make two threats at once. A stone at the ring makes two threes. White can only block one of them: this is how games are won.</source>
        <translation>Создавайте две угрозы сразу. Камень в кольце создаёт две тройки. Белые закроют только одну: так и выигрывают.</translation>
    </message>
    <message>
        <source>The lessons of the training page show the same on the board, step by step.</source>
        <translation>Уроки на странице учёбы показывают то же на доске, шаг за шагом.</translation>
    </message>
    <message>
        <source>Under every rule you need five in a row. The rules differ in what else counts.</source>
        <translation>По всем правилам нужны пять в ряд. Различается то, что ещё считается.</translation>
    </message>
    <message>
        <source>Freestyle: five or more in a row wins.</source>
        <translation>Фристайл: выигрывают пять и больше в ряд.</translation>
    </message>
    <message>
        <source>Standard: exactly five wins. Six or more do not count.</source>
        <translation>Стандартные: выигрывают ровно пять. Шесть и больше не считаются.</translation>
    </message>
    <message>
        <source>Renju: Black wins with exactly five and has three kinds of forbidden moves. White wins with five or more and may play anywhere.</source>
        <translation>Рэндзю: чёрные выигрывают ровно пятью, и у них три вида запретных ходов. Белые выигрывают пятью и больше и могут ходить куда угодно.</translation>
    </message>
    <message>
        <source>Caro: five wins unless an opponent&apos;s stone blocks both ends. Six or more always wins.</source>
        <translation>Каро: пять выигрывают, если камни соперника не закрывают оба конца. Шесть и больше выигрывают всегда.</translation>
    </message>
    <message>
        <source>Caro, exactly five: like Caro, but six or more do not count.</source>
        <translation>Каро, ровно пять: как каро, но шесть и больше не считаются.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>The game is a draw when the board is full, when it reaches the move limit chosen at the start, or when both players agree. In Renju it is also a draw when both pass in turn. Passing is only allowed in Renju.</source>
        <translation>Партия кончается вничью, когда доска заполнена, когда достигнут предел ходов, выбранный в начале, или когда оба игрока согласны. В рэндзю — ещё и когда оба пасуют подряд. Пас разрешён только в рэндзю.</translation>
    </message>
    <message>
        <source>Five or more stones in an unbroken row win. The row may run across, up and down, or diagonally. There are no other rules.</source>
        <translation>Выигрывают пять и больше камней в ряд без пропусков: по горизонтали, вертикали или диагонали. Других правил нет.</translation>
    </message>
    <message>
        <source>Black has five on a diagonal and wins.</source>
        <translation>У чёрных пять на диагонали, и они выигрывают.</translation>
    </message>
    <message>
        <source>Black has a large advantage. Two good players should use an opening rule, such as Swap2.</source>
        <translation>У чёрных большое преимущество. Двум хорошим игрокам стоит взять дебютное правило, например Swap2.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. A row of six or more does not count, for either player.</source>
        <translation>Выигрывают ровно пять в ряд. Шесть и больше не считаются ни для кого.</translation>
    </message>
    <message>
        <source>Six in a row: no win under this rule. The game continues.</source>
        <translation>Шесть в ряд: по этим правилам не выигрыш. Партия продолжается.</translation>
    </message>
    <message>
        <source>If one stone makes several rows, one row of exactly five is enough.</source>
        <translation>Если один камень создаёт несколько рядов, достаточно одного ровно из пяти.</translation>
    </message>
    <message>
        <source>Renju takes away Black&apos;s advantage: three kinds of moves are forbidden to Black. White may play anywhere. Black wins with exactly five, White with five or more.</source>
        <translation>Рэндзю отнимает у чёрных преимущество: три вида ходов им запрещены. Белые могут ходить куда угодно. Чёрные выигрывают ровно пятью, белые — пятью и больше.</translation>
    </message>
    <message>
        <source>Forbidden points carry a mark on the board. Point at one to read the reason below the board.</source>
        <translation>Запретные пункты отмечены на доске. Наведите на пункт, чтобы прочитать причину под доской.</translation>
    </message>
    <message>
        <source>The three fouls</source>
        <translation>Три фола</translation>
    </message>
    <message>
        <source>Double three: one stone makes two open threes. A three counts if one more stone can turn it into a four with both ends free.</source>
        <translation>Вилка 3×3: один камень создаёт две открытые тройки. Тройка считается, если ещё один камень может сделать из неё четвёрку с двумя свободными концами.</translation>
    </message>
    <message>
        <source>Double four: one stone makes two fours. It does not matter that each can only be completed at one end.</source>
        <translation>Вилка 4×4: один камень создаёт две четвёрки. Неважно, что каждую можно дополнить только с одного конца.</translation>
    </message>
    <message>
        <source>Two fours can lie on one line: B5 D5 E5 F5 and D5 E5 F5 H5 are different fours.</source>
        <translation>Две четвёрки могут лежать на одной линии: B5 D5 E5 F5 и D5 E5 F5 H5 — разные четвёрки.</translation>
    </message>
    <message>
        <source>Overline: six or more in a row.</source>
        <translation>Длинный ряд: шесть и больше в ряд.</translation>
    </message>
    <message>
        <source>Two exceptions</source>
        <translation>Два исключения</translation>
    </message>
    <message>
        <source>Five wins over everything. A stone at the ring makes six across, but exactly five up and down: Black wins.</source>
        <translation>Пять важнее всего. Камень в кольце даёт шесть по горизонтали, но ровно пять по вертикали: чёрные выигрывают.</translation>
    </message>
    <message>
        <source>This looks like two threes, but Black may play at the ring. The three on the C line could only grow at C8. A stone there would be a double four, so it is not a three.</source>
        <translation>Похоже на две тройки, но чёрным можно пойти в кольцо. Тройка на линии C могла бы вырасти только на C8. Камень там был бы вилкой 4×4, поэтому это не тройка.</translation>
    </message>
    <message>
        <source>In a custom game you choose whether a forbidden move cannot be played or loses the game.</source>
        <translation>В своей партии вы выбираете, нельзя ли сыграть запретный ход или он проигрывает.</translation>
    </message>
    <message>
        <source>Five in a row wins, unless a stone of the opponent stands at each end. Only stones block; the edge of the board does not. Six or more always wins.</source>
        <translation>Выигрывают пять в ряд, если на обоих концах не стоят камни соперника. Закрывают только камни, край доски — нет. Шесть и больше выигрывают всегда.</translation>
    </message>
    <message>
        <source>From the top: no win, because both ends are blocked; a win; a win, because the edge does not block; a win, because six cannot be blocked.</source>
        <translation>Сверху вниз: не выигрыш, закрыты оба конца; выигрыш; выигрыш, ведь край не закрывает; выигрыш, ведь шесть не закрыть.</translation>
    </message>
    <message>
        <source>Under Caro with exactly five, the six in the last row do not count.</source>
        <translation>В каро с ровно пятью шесть в последнем ряду не считаются.</translation>
    </message>
    <message>
        <source>A three can be stopped from farther away than under other rules: at any of the marked points.</source>
        <translation>Тройку можно остановить издалека, дальше, чем по другим правилам: в любом из отмеченных пунктов.</translation>
    </message>
</context>
<context>
    <name>gomoku::SaveAlert</name>
    <message>
        <source>Another program is using the game library.</source>
        <translation>Библиотеку партий использует другая программа.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>The game library cannot be opened or written.</source>
        <translation>Библиотеку партий не открыть или не записать.</translation>
    </message>
    <message>
        <source>The game library was made by a newer version of this program.</source>
        <translation>Библиотека партий создана более новой версией.</translation>
    </message>
    <message>
        <source>The game library is damaged.</source>
        <translation>Библиотека партий повреждена.</translation>
    </message>
    <message>
        <source>The file is not a game library.</source>
        <translation>Файл — не библиотека партий.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <translation>Диск сообщает об ошибке: %1.</translation>
    </message>
    <message>
        <source>Games are not being saved. %1</source>
        <translation>Партии не сохраняются. %1</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Повторить</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsAlert</name>
    <message>
        <source>Settings and engines cannot be saved. Changes are lost when the program is closed.</source>
        <translation>Настройки и движки не сохраняются. При закрытии программы изменения будут потеряны.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>gomoku::SettingsDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Show tips at startup</source>
        <translation>Советы при запуске</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Предупреждать о зевках</translation>
    </message>
    <message>
        <source>Short pause before the computer replies</source>
        <translation>Короткая пауза перед ответом</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> МБ</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютная книга</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Поиск настроек</translation>
    </message>
    <message>
        <source>No matching preferences.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Two lowest levels</source>
        <translation>Два низших уровня</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Мелкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Самый крупный</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Stone placed</source>
        <translation>Камень поставлен</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Мало времени</translation>
    </message>
</context>
<context>
    <name>gomoku::ShortcutSheet</name>
    <message>
        <source>On the board</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Двигать курсор</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Ход под курсором</translation>
    </message>
    <message>
        <source>Return or Space</source>
        <translation>Enter или пробел</translation>
    </message>
    <message>
        <source>Step back and forward</source>
        <translation>Назад и вперёд</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Колесо мыши</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Go to a point</source>
        <translation>К пункту</translation>
    </message>
    <message>
        <source>Type its name, such as H8</source>
        <translation>Наберите имя, например H8</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Первая и последняя позиция</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home и End</translation>
    </message>
</context>
<context>
    <name>gomoku::SpectatorControls</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Очень медленно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>How long each move is shown</source>
        <translation>Сколько показывать каждый ход</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>gomoku::SpeechFeature</name>
    <message>
        <source>Nothing is analysed. F9 starts the analysis.</source>
        <translation>Ничего не проанализировано. F9 запускает анализ.</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>С&amp;казать</translation>
    </message>
    <message>
        <source>Say &amp;Last Move</source>
        <translation>Сказать &amp;последний ход</translation>
    </message>
    <message>
        <source>Say &amp;Threats</source>
        <translation>Сказать &amp;угрозы</translation>
    </message>
    <message>
        <source>Say &amp;Forbidden Points</source>
        <translation>Сказать &amp;запретные пункты</translation>
    </message>
    <message>
        <source>Say &amp;Clocks</source>
        <translation>Сказать &amp;часы</translation>
    </message>
    <message>
        <source>Say &amp;Row</source>
        <translation>Сказать &amp;горизонталь</translation>
    </message>
    <message>
        <source>Say C&amp;olumn</source>
        <translation>Сказать &amp;вертикаль</translation>
    </message>
    <message>
        <source>Say &amp;Diagonals</source>
        <translation>Сказать &amp;диагонали</translation>
    </message>
    <message>
        <source>Say &amp;Winning Chance</source>
        <translation>Сказать &amp;шансы на победу</translation>
    </message>
</context>
<context>
    <name>gomoku::SpokenText</name>
    <message>
        <source>No moves yet.</source>
        <translation>Ходов ещё нет.</translation>
    </message>
    <message>
        <source>No threat found.</source>
        <translation>Угроз не найдено.</translation>
    </message>
    <message>
        <source>Only Renju has forbidden points.</source>
        <translation>Запретные пункты есть только в рэндзю.</translation>
    </message>
    <message>
        <source>No forbidden points.</source>
        <translation>Запретных пунктов нет.</translation>
    </message>
    <message>
        <source>Forbidden for Black: %1.</source>
        <translation>Запрещено для чёрных: %1.</translation>
    </message>
    <message>
        <source>Black %1, White %2.</source>
        <translation>Чёрные %1, белые %2.</translation>
    </message>
    <message>
        <source>Row %1 is empty.</source>
        <translation>Горизонталь %1 пуста.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Горизонталь %1: %2.</translation>
    </message>
    <message>
        <source>Column %1 is empty.</source>
        <translation>Вертикаль %1 пуста.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Вертикаль %1: %2.</translation>
    </message>
    <message>
        <source>The diagonal from %1 to %2 is empty.</source>
        <translation>Диагональ от %1 до %2 пуста.</translation>
    </message>
    <message>
        <source>Diagonal from %1 to %2: %3.</source>
        <translation>Диагональ от %1 до %2: %3.</translation>
    </message>
</context>
<context>
    <name>gomoku::StatisticsDialog</name>
    <message>
        <source>No games against the computer yet</source>
        <translation>Партий с компьютером пока нет</translation>
    </message>
    <message>
        <source>Win rate %1 · %2 won, %3 drawn, %4 lost</source>
        <translation>Побед %1 · выиграно %2, ничьих %3, проиграно %4</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Вы против компьютера</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Со временем</translation>
    </message>
    <message>
        <source>last %1 games</source>
        <translation>последних партий: %1</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Доля побед со временем</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Оба цвета</translation>
    </message>
    <message>
        <source>You as Black</source>
        <translation>Вы чёрными</translation>
    </message>
    <message>
        <source>You as White</source>
        <translation>Вы белыми</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Ваш цвет</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Результаты по уровням</translation>
    </message>
    <message>
        <source>Reset statistics? Your games are kept.</source>
        <translation>Сбросить статистику? Партии сохранятся.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reset Statistics…</source>
        <translation>Сбросить статистику…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Games with help, not counted: %1</source>
        <translation>С помощью, не в счёт: %1</translation>
    </message>
    <message>
        <source>Hints, Play Best Move, undo, analysis and changing sides count as help.</source>
        <translation>Подсказки, лучший ход, отмена, анализ и смена сторон считаются помощью.</translation>
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
        <translation>Нажмите Enter или поставьте камень, чтобы начать.</translation>
    </message>
    <message>
        <source>Viewing move %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Numbers: Black&apos;s winning chance in percent</source>
        <translation>Числа: шансы чёрных на победу в процентах</translation>
    </message>
    <message>
        <source>Press Enter to watch.</source>
        <translation>Нажмите Enter, чтобы смотреть.</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Рейтинговая</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Без рейтинга</translation>
    </message>
    <message>
        <source>Not rated: played with help</source>
        <translation>Без рейтинга: сыграно с помощью</translation>
    </message>
    <message>
        <source>Not rated: a hint was used</source>
        <translation>Без рейтинга: была подсказка</translation>
    </message>
    <message>
        <source>Not rated: a move was taken back</source>
        <translation>Без рейтинга: ход был взят назад</translation>
    </message>
    <message>
        <source>Not rated: the computer played for you</source>
        <translation>Без рейтинга: ход сделал компьютер</translation>
    </message>
    <message>
        <source>Not rated: analysis was used</source>
        <translation>Без рейтинга: был анализ</translation>
    </message>
    <message>
        <source>Not rated: the players changed</source>
        <translation>Без рейтинга: игроки сменились</translation>
    </message>
</context>
<context>
    <name>gomoku::StrengthCard</name>
    <message>
        <source>Strength of %1</source>
        <translation>Сила: %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
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
        <translation>ступень %1 из %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>уровень %1 из %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TipCard</name>
    <message>
        <source>Undo is unlimited: it takes back moves, the computer&apos;s replies and even a new game.</source>
        <translation>Отмена без предела: ходы, ответы компьютера и даже новая партия.</translation>
    </message>
    <message>
        <source>An open three becomes an open four, and an open four cannot be stopped. Block early.</source>
        <translation>Открытая тройка станет открытой четвёркой, а её не остановить. Закрывайте рано.</translation>
    </message>
    <message>
        <source>Ask for a hint when you are stuck: it shows a move and says why.</source>
        <translation>Не знаете, что делать, — возьмите подсказку: она покажет ход и скажет почему.</translation>
    </message>
    <message>
        <source>Turn the wheel over the board to step back. A move played there starts a variation.</source>
        <translation>Крутите колесо над доской, чтобы вернуться. Ход оттуда начнёт вариант.</translation>
    </message>
    <message>
        <source>Games save automatically; continue any time.</source>
        <translation>Партии сохраняются сами; продолжайте когда угодно.</translation>
    </message>
    <message>
        <source>Drop a game file or a Gomocup engine on the window to open it.</source>
        <translation>Перетащите файл партии или движок Gomocup на окно, чтобы открыть.</translation>
    </message>
    <message>
        <source>Press ? for all keys and F1 for help.</source>
        <translation>? показывает все клавиши, F1 — справку.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Полезно знать</translation>
    </message>
    <message>
        <source>Next Tip</source>
        <translation>Ещё совет</translation>
    </message>
    <message>
        <source>No More Tips</source>
        <translation>Без советов</translation>
    </message>
    <message>
        <source>Click an intersection, or type H8 and press Enter.</source>
        <translation>Щёлкните по пересечению или наберите H8 и Enter.</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentJournal</name>
    <message>
        <source>it is not a tournament of this program</source>
        <translation>это не турнир этой программы</translation>
    </message>
    <message>
        <source>another program is playing this tournament</source>
        <translation>этот турнир играет другая программа</translation>
    </message>
</context>
<context>
    <name>gomoku::TournamentReport</name>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Эло</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Сбои</translation>
    </message>
    <message>
        <source>(could not be started)</source>
        <translation>(не запустился)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Матч движков</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Один против всех</translation>
    </message>
    <message>
        <source>Round Robin</source>
        <translation>Каждый с каждым</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>Партий: %1 из %2</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Учёба</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
        <source>Start with the First Lesson</source>
        <translation>Начать с первого урока</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
        </translation>
    </message>
    <message>
        <source>Short steps on the board: what a three is, what a four is, and why two threes win.</source>
        <translation>Короткие шаги на доске: что такое тройка, что такое четвёрка и почему выигрывают две тройки.</translation>
    </message>
    <message>
        <source>Done for today. There are always more puzzles.</source>
        <translation>На сегодня всё. Задачи всегда к вашим услугам.</translation>
    </message>
    <message>
        <source>Five tasks from your own games and from puzzles, about four minutes.</source>
        <translation>Пять заданий из ваших партий и задач, около четырёх минут.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>More Puzzles</source>
        <translation>Ещё задачи</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 из %2 сделано</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>рейтинг %1</translation>
    </message>
    <message>
        <source>%1 positions with proven answers. Win by fours, by threes, defend.</source>
        <translation>Позиций с доказанными ответами: %1. Выигрыш четвёрками, тройками, защита.</translation>
    </message>
    <message numerus="yes">
        <source>Win by fours, by threes, defend. %n solved.</source>
        <translation>
            <numerusform>Выигрыш четвёрками, тройками, защита. Решена %n.</numerusform>
            <numerusform>Выигрыш четвёрками, тройками, защита. Решено %n.</numerusform>
            <numerusform>Выигрыш четвёрками, тройками, защита. Решено %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Mistakes</source>
        <translation>Ваши ошибки</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n новая</numerusform>
            <numerusform>%n новые</numerusform>
            <numerusform>%n новых</numerusform>
        </translation>
    </message>
    <message>
        <source>Play and review a game; your mistakes become exercises.</source>
        <translation>Сыграйте и разберите партию; ошибки станут упражнениями.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed game(s).</source>
        <translation>
            <numerusform>Из %n разобранной партии.</numerusform>
            <numerusform>Из %n разобранных партий.</numerusform>
            <numerusform>Из %n разобранных партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>From five in a row to forbidden points.</source>
        <translation>От пяти в ряд до запретных пунктов.</translation>
    </message>
    <message>
        <source>Rated Game</source>
        <translation>Рейтинговая партия</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ступень %1</translation>
    </message>
    <message>
        <source>An opponent at your level.</source>
        <translation>Соперник вашего уровня.</translation>
    </message>
    <message>
        <source>Find your level in a few games.</source>
        <translation>Узнайте свой уровень за несколько партий.</translation>
    </message>
    <message>
        <source>Rating, %1</source>
        <translation>Рейтинг, %1</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>Мои успехи</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing your games, %n left.</source>
        <translation>
            <numerusform>Разбор ваших партий, осталась %n.</numerusform>
            <numerusform>Разбор ваших партий, осталось %n.</numerusform>
            <numerusform>Разбор ваших партий, осталось %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n game(s) to find your mistakes.</source>
        <translation>
            <numerusform>Разобрать %n партию, чтобы найти ваши ошибки.</numerusform>
            <numerusform>Разобрать %n партии, чтобы найти ваши ошибки.</numerusform>
            <numerusform>Разобрать %n партий, чтобы найти ваши ошибки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul Gym</source>
        <translation>Тренажёр фолов</translation>
    </message>
    <message>
        <source>Forbidden or not? Renju&apos;s fouls in five steps.</source>
        <translation>Запрещено или нет? Фолы рэндзю за пять ступеней.</translation>
    </message>
    <message>
        <source>Forbidden or not? %1 of %2 right.</source>
        <translation>Запрещено или нет? Верно %1 из %2.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>The openings of Renju, their values, and a drill.</source>
        <translation>Дебюты рэндзю, их оценки и тренировка.</translation>
    </message>
</context>
<context>
    <name>gomoku::TrainingFeature</name>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Учёба</translation>
    </message>
    <message>
        <source>First puzzle – %1</source>
        <translation>Первая задача – %1</translation>
    </message>
    <message>
        <source>Nothing to practise here yet.</source>
        <translation>Здесь пока нечего повторять.</translation>
    </message>
    <message>
        <source>&amp;Stop Reviewing</source>
        <translation>&amp;Остановить разбор</translation>
    </message>
    <message>
        <source>&amp;Review My Games</source>
        <translation>&amp;Разобрать мои партии</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed.</source>
        <translation>
            <numerusform>Разобрана %n партия.</numerusform>
            <numerusform>Разобрано %n партии.</numerusform>
            <numerusform>Разобрано %n партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gomoku::TreeFeature</name>
    <message>
        <source>Branch deleted. Ctrl+Z brings it back.</source>
        <translation>Ветвь удалена. Ctrl+Z вернёт её.</translation>
    </message>
    <message>
        <source>Branch copied.</source>
        <translation>Ветвь скопирована.</translation>
    </message>
    <message>
        <source>Click a point to mark it. Esc ends marking.</source>
        <translation>Щёлкните по пункту, чтобы отметить. Esc — конец.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>&amp;Tree of Moves</source>
        <translation>&amp;Дерево ходов</translation>
    </message>
    <message>
        <source>&amp;Branch</source>
        <translation>&amp;Ветвь</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <translation>От&amp;метки</translation>
    </message>
    <message>
        <source>&amp;Promote Branch</source>
        <translation>&amp;Поднять ветвь</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Сделать &amp;главной</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;SGF</source>
        <translation>Копировать ветвь как &amp;SGF</translation>
    </message>
    <message>
        <source>Copy Branch as &amp;Text</source>
        <translation>Копировать ветвь как &amp;текст</translation>
    </message>
    <message>
        <source>&amp;Go to Same Position</source>
        <translation>К той же &amp;позиции</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Удалить ветвь</translation>
    </message>
    <message>
        <source>&amp;Restore Deleted Branch</source>
        <translation>&amp;Вернуть удалённую ветвь</translation>
    </message>
    <message>
        <source>Stop &amp;Marking</source>
        <translation>&amp;Закончить отметки</translation>
    </message>
</context>
<context>
    <name>gomoku::TreePanel</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln ветвь</numerusform>
            <numerusform>%Ln ветви</numerusform>
            <numerusform>%Ln ветвей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) deleted. Undo</source>
        <translation>
            <numerusform>Удалён %Ln ход. Отменить</numerusform>
            <numerusform>Удалено %Ln хода. Отменить</numerusform>
            <numerusform>Удалено %Ln ходов. Отменить</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Tree of moves</source>
        <translation>Дерево ходов</translation>
    </message>
</context>
<context>
    <name>gomoku::TreeView</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Нет хода</translation>
    </message>
    <message>
        <source>The same position is in another branch.</source>
        <translation>Та же позиция есть в другой ветви.</translation>
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
        <translation>Ход %1: %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>gomoku::TurningPoints</name>
    <message>
        <source>Turning Points</source>
        <translation>Ключевые моменты</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Ошибок не найдено.</translation>
    </message>
    <message>
        <source>The review was stopped. Press Shift+F9 to start it again.</source>
        <translation>Разбор остановлен. Shift+F9 запустит его снова.</translation>
    </message>
    <message>
        <source>No mistakes found, only inaccuracies. All Moves lists them.</source>
        <translation>Ошибок не найдено, только неточности. Они в списке «Все ходы».</translation>
    </message>
    <message>
        <source>Mistakes appear here once they are certain.</source>
        <translation>Ошибки появятся здесь, когда станут несомненны.</translation>
    </message>
</context>
<context>
    <name>gomoku::ValueText</name>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <translation>Фристайл</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Стандартные</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>Рэндзю</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>Каро</translation>
    </message>
    <message>
        <source>Caro, exactly five</source>
        <translation>Каро, ровно пять</translation>
    </message>
    <message>
        <source>Five or more in a row wins.</source>
        <translation>Выигрывают пять и больше в ряд.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Выигрывают ровно пять в ряд; шесть и больше не считаются.</translation>
    </message>
    <message>
        <source>Black may not make a double three, a double four or an overline.</source>
        <translation>Чёрным нельзя вилки 3×3 и 4×4 и длинный ряд.</translation>
    </message>
    <message>
        <source>Five wins unless blocked at both ends; six or more always wins.</source>
        <translation>Пять выигрывают, если не закрыты с двух концов; шесть и больше — всегда.</translation>
    </message>
    <message>
        <source>Like Caro, but six or more do not count.</source>
        <translation>Как каро, но шесть и больше не считаются.</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Опытный</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Полная сила</translation>
    </message>
    <message>
        <source>Plays fast and misses threats.</source>
        <translation>Играет быстро и не видит угроз.</translation>
    </message>
    <message>
        <source>Sees fours and fives; rarely plans.</source>
        <translation>Видит четвёрки и пятёрки; редко планирует.</translation>
    </message>
    <message>
        <source>Blocks well and builds threes.</source>
        <translation>Хорошо закрывает и строит тройки.</translation>
    </message>
    <message>
        <source>Calculates its attacks to the end.</source>
        <translation>Считает свои атаки до конца.</translation>
    </message>
    <message>
        <source>Finds long forced wins. Good luck.</source>
        <translation>Находит длинные форсированные выигрыши. Удачи.</translation>
    </message>
    <message>
        <source>Uses every core and all its time.</source>
        <translation>Использует все ядра и всё время.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Компьютер, %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 на ход</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 на партию</translation>
    </message>
    <message>
        <source>%1 per game + %2 per move</source>
        <translation>%1 на партию + %2 на ход</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>%1 wins with five in a row</source>
        <translation>%1: победа, пять в ряд</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1: победа, соперник сдался</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1: победа по времени</translation>
    </message>
    <message>
        <source>%1 wins: forbidden move</source>
        <translation>%1: победа, запретный ход</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1: техническая победа</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Ничья: доска заполнена</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Ничья по согласию</translation>
    </message>
    <message>
        <source>Draw by move limit</source>
        <translation>Ничья по пределу ходов</translation>
    </message>
    <message>
        <source>Draw: both passed</source>
        <translation>Ничья: оба пасовали</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 тыс.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>million</comment>
        <translation>%1 млн</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand million</comment>
        <translation>%1 млрд</translation>
    </message>
    <message>
        <source>%1 nodes/s</source>
        <translation>%1 узл/с</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>Black wins with the next move</source>
        <translation>Чёрные выигрывают следующим ходом</translation>
    </message>
    <message>
        <source>White wins with the next move</source>
        <translation>Белые выигрывают следующим ходом</translation>
    </message>
    <message>
        <source>Black wins in %1 moves</source>
        <translation>Чёрные выигрывают (ходов: %1)</translation>
    </message>
    <message>
        <source>White wins in %1 moves</source>
        <translation>Белые выигрывают (ходов: %1)</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of the ladder of strengths</comment>
        <translation>ступень %1</translation>
    </message>
    <message>
        <source>The usual board, and the one of Renju.</source>
        <translation>Обычная доска, она же доска рэндзю.</translation>
    </message>
    <message>
        <source>A Go board: more room, longer games.</source>
        <translation>Доска го: больше места, партии длиннее.</translation>
    </message>
    <message>
        <source>The largest board.</source>
        <translation>Самая большая доска.</translation>
    </message>
    <message>
        <source>Small: for quick games and for learning.</source>
        <translation>Малая: для быстрых партий и учёбы.</translation>
    </message>
    <message>
        <source>A little smaller than usual.</source>
        <translation>Немного меньше обычной.</translation>
    </message>
    <message>
        <source>A little larger than usual.</source>
        <translation>Немного больше обычной.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>time, increment</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Think as long as you like.</source>
        <translation>Думайте сколько хотите.</translation>
    </message>
    <message>
        <source>Each move must be played within %1.</source>
        <translation>На каждый ход даётся %1.</translation>
    </message>
    <message>
        <source>Each player has %1 for the whole game.</source>
        <translation>У каждого игрока %1 на всю партию.</translation>
    </message>
    <message>
        <source>Each player has %1 for the game, and gets %2 more with every move.</source>
        <translation>У каждого игрока %1 на партию и ещё %2 за каждый ход.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Безупречный</translation>
    </message>
    <message>
        <source>Only Black can play perfectly.</source>
        <translation>Безупречно могут играть только чёрные.</translation>
    </message>
    <message>
        <source>Nothing is proven on boards other than 15 × 15.</source>
        <translation>На досках, кроме 15 × 15, ничего не доказано.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule.</source>
        <translation>По этим правилам ничего не доказано.</translation>
    </message>
    <message>
        <source>Nothing is proven with an opening rule.</source>
        <translation>С дебютным правилом ничего не доказано.</translation>
    </message>
    <message>
        <source>Nothing is proven under this rule yet.</source>
        <translation>По этим правилам пока ничего не доказано.</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>Доказательство не удаётся прочитать.</translation>
    </message>
    <message>
        <source>Proven to win every game as Black.</source>
        <translation>Доказано, что чёрными выигрывает каждую партию.</translation>
    </message>
</context>
<context>
    <name>gomoku::WarningCard</name>
    <message>
        <source>Blunder warning</source>
        <translation>Предупреждение о зевке</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Вернуть ход</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>Taking the move back counts as help.</source>
        <translation>Возврат хода считается помощью.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>Компьютер ждёт</translation>
    </message>
</context>
</TS>
