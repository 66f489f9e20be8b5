# The shell: everything around the boards.

## Places
app-tagline = Затишний стіл для настільних ігор просто у браузері
app-title = Crema: { $games }
app-description = { $games } у браузері: онлайн із друзями, за одним екраном або проти ботів. Безкоштовно й без реєстрації.
nav-home = Головна
nav-online = Онлайн
nav-turns = Онлайн: ваш хід за { $count ->
    [one] { $count } столом
    [few] { $count } столами
    [many] { $count } столами
   *[other] { $count } стола
}
nav-games = Мої партії
nav-settings = Налаштування
nav-rules = Правила
nav-skip = Перейти до вмісту
nav-main = Головне меню
page-not-found = За цією адресою нічого немає
page-not-found-back = До всіх ігор

## Home
home-title = У що зіграємо?
home-continue = Продовжити партію
home-all-games = Усі мої партії
home-play = Грати
home-play-named = Грати: { $game }
home-rules-named = Правила: { $game }
home-learn = Навчитися
home-learn-named = Навчитися грати: { $game }
home-learn-offer = Ви тут уперше? Навчіться гри, граючи: п’ять хвилин на справжньому полі.
home-players = { $max ->
    [one] { $min }–{ $max } гравець
    [few] { $min }–{ $max } гравці
   *[many] { $min }–{ $max } гравців
}
home-players-exactly = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
home-minutes = близько { $minutes ->
    [one] { $minutes } хвилини
    [few] { $minutes } хвилин
   *[many] { $minutes } хвилин
}
home-online = Зіграти з друзями онлайн
home-offline = Працює без інтернету й без акаунта: правила та боти живуть просто у браузері.

## New game
new-title = Нова партія: { $game }
new-game = Гра
new-seats = Скільки гравців
new-table = За столом
new-name = Ім’я
new-name-of = Ім’я на місці { $number }
new-player = Хто грає
new-player-of = Хто грає на місці { $number }
new-person = Людина
new-bot = Бот: { $level }
new-bot-rated = Бот: { $level } · { NUMBER($rating, useGrouping: 0) }
new-bots-strength = Число показує силу бота: 0 ходить навмання, а той, у кого на 200 більше, виграє три партії з чотирьох.
new-options = Варіанти
new-starts = Хто починає
new-starts-random = Жеребкування
new-start = Почати партію
new-online = Грати онлайн
new-default-name = Гравець { $number }
new-bot-name = Бот { $number }
new-engine-loading = Розігріваємо кавомашину…
engine-failed = Правила не завантажилися. Перевірте з’єднання та спробуйте ще раз.
engine-retry = Спробувати ще раз

level-first-day = перший день
level-trainee = стажер
level-regular = завсідник
level-barista = бариста
level-roaster = обсмажувальник
level-head-barista = шеф-бариста
level-champion = чемпіон
level-maestro = маестро

## Games in progress and finished
games-title = Мої партії
games-statistics = Статистика
games-empty = Партій поки немає. До першої лише два клацання.
games-under-way = Тривають
games-finished = Зіграні
games-resume = Продовжити
games-look = Переглянути підсумок
games-resume-named = Продовжити: { $game }, { $players }
games-look-named = Переглянути підсумок: { $game }, { $players }
games-online = Продовжити онлайн
games-online-named = Продовжити онлайн: { $game }, { $players }
games-replay = Переглянути
games-replay-named = Переглянути: { $game }, { $players }
games-export = Зберегти у файл
games-delete = Видалити
games-delete-title = Видалити цю партію?
games-delete-text = Партія та всі її ходи назавжди зникнуть із цього браузера.
games-delete-keep = Залишити
games-set-up = Розставити позицію
games-import = Відкрити запис
games-import-hint = Файл із записами партій, по одній у рядку
games-imported = { $count ->
    [one] Відкрито { $count } партію
    [few] Відкрито { $count } партії
   *[many] Відкрито { $count } партій
}
games-import-failed = Рядок { $line }: таку партію ця сторінка відкрити не може.
games-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
games-storage-full = У браузері більше немає місця для партій: спершу видаліть стару.
games-played = останній хід: { $when }

## Settings
settings-title = Налаштування
settings-language = Мова
settings-theme = Тема
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-sounds = Звуки
settings-motion = Анімація
settings-motion-note = У системі ввімкнено зменшення руху, тому анімації немає в будь-якому разі.
settings-saved = Зберігається лише в цьому браузері.

## The table
table-loading = Накриваємо на стіл…
table-missing = Цієї партії більше немає в цьому браузері.
table-turn-bot = { $name } думає…
table-turn-of = Ходить { $name }…
table-sending = Надсилаємо ваш хід…
table-confirm-wait = { $name }: підтвердьте хід або змініть його
table-over = Партію завершено
table-chance = Вирішує колода…
table-board = Поле
table-actions = Дії
table-undo = Скасувати
table-redo = Повторити
table-confirm = Підтвердити
table-confirm-not-yet = Хід ще не завершено
table-undo-nothing = Нема чого скасовувати
table-redo-nothing = Нема чого повторювати
table-hint = Підказка
table-hint-play = Зіграти підказку
table-hint-thinking = Шукаємо добрий хід…
table-hint-says = Підказка: { $move }
table-hint-another = Показати інший хід
table-hint-best = Знову найкращий хід
table-hint-second = Другий за силою хід ({ $less ->
    [0] майже не гірший
   *[other] шансів на перемогу менше на { $less } %
}): { $move }
table-log = Журнал
table-log-empty = Поки нічого не сталося
table-players = Гравці
table-leave = Вийти з-за столу
table-score = Переглянути рахунок
table-bot-failed = Бот не відповів. Оновіть сторінку й продовжуйте.
table-refused = Так не можна: { $reason }
table-not-now = зараз не час для цього
table-not-allowed = правила цього не дозволяють

## Final scoring
score-title = Підсумковий рахунок
score-winner = Перемога: { $name }!
score-shared = Спільна перемога: { $names }
score-part = За що очки
score-total = Усього
score-tie = За рівності
score-rematch = Зіграти ще раз
score-back = Повернутися до поля
score-home = До всіх ігор

## Help
help-keys = Клавіші
help-open = Правила та клавіші
help-general = У будь-якій грі
help-this-game = У цій грі
help-key-arrows = рухатися полем
help-key-next = наступне місце, яке можна вибрати
help-key-activate = вибрати
help-key-undo = скасувати
help-key-redo = повторити
help-key-confirm = підтвердити хід
help-key-hint = підказка
help-key-another = підказка: другий за силою хід або знову найкращий
help-key-log = показати або сховати журнал
help-key-help = ця довідка
help-key-escape = скасувати, закрити
help-hex = шестикутне поле: шість сусідів

## Boards, spoken
board-target = { $name }, можна вибрати

## Everywhere
list-of = { $first }, { $rest }
dialog-close = Закрити
toast-dismiss = Прибрати
rules-title = Правила: { $game }
rules-play = Грати
rules-contents = Зміст
rules-search = Пошук у правилах
rules-search-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
   *[many] Знайдено { $count } пунктів
}
rules-print = Надрукувати на одному аркуші
rules-clause = Пункт { $clause }
rules-see = Відкрити правило

## Pace of the bots
settings-pace = Темп ботів
settings-pace-fast = Якнайшвидше
settings-pace-natural = Звичайний
settings-pace-slow = Повільний

## Opponents
opponents-title = Суперники
opponents-beaten = ви перемагали
opponents-named = { $name } · { $level }
opponents-named-rated = { $name } · { $level } · { NUMBER($rating, useGrouping: 0) }
opponents-first = Граєте вперше? Почніть із такого суперника: { $name }.
new-bot-again = { $name } { $number }
opponents-next = Наступний суперник
opponents-meet = Перемога над суперником { $beaten }. Знайомтеся: { $next }!
opponents-play = Грати: { $name }

## The end of a game
score-ahead = { $count ->
    [one] На { $count } очко
    [few] На { $count } очки
    [many] На { $count } очок
   *[other] На { $count } очка
} більше, ніж у суперника: { $name }.
score-behind = { $count ->
    [one] На { $count } очко
    [few] На { $count } очки
    [many] На { $count } очок
   *[other] На { $count } очка
} менше, ніж у суперника: { $name }.
score-decided = Що вирішило партію: { $row }, { $mine } проти { $theirs }.
score-swap = Помінятися місцями
score-same-deal = Той самий розклад
table-take-back = Повернути хід
table-elsewhere = Цю партію відкрито в іншому вікні, і вона триває там. Тут її видно.
table-play-here = Грати тут

## Settings at the table
settings-confirm = Підтвердження ходу
settings-confirm-ask = Кнопкою
settings-confirm-auto = Одразу
settings-hints = Підказки
settings-sounds-offer = За столом є тихі звуки, якщо бажаєте.
settings-sounds-on = Увімкнути
