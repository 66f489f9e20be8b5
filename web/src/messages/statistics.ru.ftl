# Statistics of the games in this browser.
statistics-title = Статистика
statistics-empty = Пока нечего считать: доиграйте партию против ботов.
statistics-by-game = По играм
statistics-by-opponent = По соперникам
statistics-by-seat = По местам
statistics-by-option = По вариантам
statistics-plain = без вариантов
statistics-seat = Место { $number }
statistics-played = Партий
statistics-share = Побед
statistics-best = Лучший счёт
statistics-mean = Средний счёт

## Scores over time
statistics-scores = Ваш счёт, сначала старые партии
statistics-as-table = То же таблицей
statistics-few = Для графика нужно { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}: меньше — лишь случайность.
statistics-date = Дата
statistics-score = Ваш счёт
statistics-against = Лучший соперник
statistics-outcome = Итог
statistics-won = победа
statistics-shared = общая победа
statistics-lost = поражение

## Achievements
statistics-earned = Достижения
statistics-has = есть
statistics-has-not = пока нет
statistics-earned-first = Выиграть партию
statistics-earned-each = Выиграть хотя бы раз в каждую игру
statistics-earned-full-table = Выиграть за столом на четверых
statistics-earned-barista = Победить уровень «бариста»
statistics-earned-champion = Победить уровень «чемпион»
statistics-earned-maestro = Победить уровень «маэстро»

## Keeping and deleting
statistics-csv = Сохранить как CSV
statistics-json = Сохранить как JSON
statistics-delete = Удалить
statistics-delete-title = Удалить статистику?
statistics-delete-text = Она состоит из ваших доигранных партий против ботов: они исчезнут из этого браузера навсегда.
