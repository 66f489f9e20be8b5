# Statistics of the games in this browser.
statistics-title = Статистика
statistics-empty = Поки нічого рахувати: дограйте партію проти ботів.
statistics-by-game = За іграми
statistics-by-opponent = За суперниками
statistics-by-seat = За місцями
statistics-by-option = За варіантами
statistics-plain = без варіантів
statistics-seat = Місце { $number }
statistics-played = Партій
statistics-share = Перемог
statistics-best = Найкращий рахунок
statistics-mean = Середній рахунок

## Scores over time
statistics-scores = Ваш рахунок, спершу давні партії
statistics-as-table = Те саме таблицею
statistics-few = Для графіка потрібно { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}: менше — лише випадковість.
statistics-date = Дата
statistics-score = Ваш рахунок
statistics-against = Найкращий суперник
statistics-outcome = Підсумок
statistics-won = перемога
statistics-shared = спільна перемога
statistics-lost = поразка

## Achievements
statistics-earned = Досягнення
statistics-has = є
statistics-has-not = ще ні
statistics-earned-first = Виграти партію
statistics-earned-each = Виграти хоча б раз у кожну гру
statistics-earned-full-table = Виграти за столом на чотирьох
statistics-earned-barista = Перемогти рівень «бариста»
statistics-earned-champion = Перемогти рівень «чемпіон»
statistics-earned-maestro = Перемогти рівень «маестро»

## Keeping and deleting
statistics-csv = Зберегти як CSV
statistics-json = Зберегти як JSON
statistics-delete = Видалити
statistics-delete-title = Видалити статистику?
statistics-delete-text = Вона складається з ваших дограних партій проти ботів: вони зникнуть із цього браузера назавжди.
