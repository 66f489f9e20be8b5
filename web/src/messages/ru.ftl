# The shell: everything around the boards.

## Places
app-tagline = Уютный стол для настольных игр прямо в браузере
app-title = Crema: { $games }
app-description = { $games } в браузере: с друзьями по сети, за одним экраном или с ботами. Бесплатно и без регистрации.
nav-home = Главная
nav-online = По сети
nav-turns = По сети: ваш ход за { $count ->
    [one] { $count } столом
    [few] { $count } столами
    [many] { $count } столами
   *[other] { $count } стола
}
nav-games = Мои партии
nav-settings = Настройки
nav-rules = Правила
nav-skip = Перейти к содержимому
nav-main = Главное меню
page-not-found = По этому адресу ничего нет
page-not-found-back = Ко всем играм

## Home
home-title = Во что сыграем?
home-continue = Продолжить партию
home-all-games = Все мои партии
home-play = Играть
home-play-named = Играть: { $game }
home-rules-named = Правила: { $game }
home-learn = Учиться
home-learn-named = Учиться играть: { $game }
home-learn-offer = Вы здесь впервые? Научитесь игре, играя: пять минут на настоящем поле.
home-players = { $max ->
    [one] { $min }–{ $max } игрок
    [few] { $min }–{ $max } игрока
   *[many] { $min }–{ $max } игроков
}
home-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
home-minutes = около { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
   *[many] { $minutes } минут
}
home-online = Сыграть с друзьями по сети
home-offline = Работает без интернета и без аккаунта: правила и боты живут прямо в браузере.

## New game
new-title = Новая партия: { $game }
new-game = Игра
new-seats = Сколько игроков
new-table = За столом
new-name = Имя
new-name-of = Имя на месте { $number }
new-player = Кто играет
new-player-of = Кто играет на месте { $number }
new-person = Человек
new-bot = Бот: { $level }
new-bot-rated = Бот: { $level } · { NUMBER($rating, useGrouping: 0) }
new-bots-strength = Число показывает силу бота: 0 ходит наугад, а тот, у кого на 200 больше, выигрывает три партии из четырёх.
new-options = Варианты
new-starts = Кто начинает
new-starts-random = По жребию
new-start = Начать партию
new-online = Играть по сети
new-default-name = Игрок { $number }
new-bot-name = Бот { $number }
new-engine-loading = Разогреваем кофемашину…
engine-failed = Правила не загрузились. Проверьте соединение и попробуйте ещё раз.
engine-retry = Попробовать ещё раз

level-first-day = первый день
level-trainee = стажёр
level-regular = завсегдатай
level-barista = бариста
level-roaster = обжарщик
level-head-barista = шеф-бариста
level-champion = чемпион
level-maestro = маэстро

## Games in progress and finished
games-title = Мои партии
games-statistics = Статистика
games-empty = Партий пока нет. До первой всего два щелчка.
games-under-way = Идут
games-finished = Сыграны
games-resume = Продолжить
games-look = Посмотреть итог
games-resume-named = Продолжить: { $game }, { $players }
games-look-named = Посмотреть итог: { $game }, { $players }
games-online = Продолжить по сети
games-online-named = Продолжить по сети: { $game }, { $players }
games-replay = Просмотреть
games-replay-named = Просмотреть: { $game }, { $players }
games-export = Сохранить в файл
games-delete = Удалить
games-delete-title = Удалить эту партию?
games-delete-text = Партия и все её ходы навсегда исчезнут из этого браузера.
games-delete-keep = Оставить
games-set-up = Расставить позицию
games-import = Открыть запись
games-import-hint = Файл с записями партий, по одной в строке
games-imported = { $count ->
    [one] Открыта { $count } партия
    [few] Открыты { $count } партии
   *[many] Открыто { $count } партий
}
games-import-failed = Строка { $line }: такую партию эта страница открыть не может.
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
games-storage-full = В браузере больше нет места для партий: сначала удалите старую.
games-played = последний ход: { $when }

## Settings
settings-title = Настройки
settings-language = Язык
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-sounds = Звуки
settings-motion = Анимация
settings-motion-note = В системе включено уменьшение движения, поэтому анимации нет в любом случае.
settings-saved = Хранится только в этом браузере.

## The table
table-loading = Накрываем на стол…
table-missing = Этой партии больше нет в этом браузере.
table-turn-bot = { $name } думает…
table-turn-of = Ходит { $name }…
table-sending = Отправляем ваш ход…
table-confirm-wait = { $name }: подтвердите ход или измените его
table-over = Партия окончена
table-chance = Решает колода…
table-board = Поле
table-actions = Действия
table-undo = Отменить
table-redo = Вернуть
table-confirm = Подтвердить
table-confirm-not-yet = Ход ещё не закончен
table-undo-nothing = Отменять нечего
table-redo-nothing = Возвращать нечего
table-hint = Подсказка
table-hint-play = Сходить по подсказке
table-hint-thinking = Ищем хороший ход…
table-hint-says = Подсказка: { $move }
table-hint-another = Показать другой ход
table-hint-best = Снова лучший ход
table-hint-second = Второй по силе ход ({ $less ->
    [0] почти не хуже
   *[other] шансов на победу меньше на { $less } %
}): { $move }
table-log = Журнал
table-log-empty = Пока ничего не произошло
table-players = Игроки
table-leave = Выйти из-за стола
table-score = Посмотреть счёт
table-bot-failed = Бот не ответил. Обновите страницу и продолжайте.
table-refused = Так нельзя: { $reason }
table-not-now = сейчас не время для этого
table-not-allowed = правила этого не позволяют

## Final scoring
score-title = Итоговый счёт
score-winner = Победа: { $name }!
score-shared = Общая победа: { $names }
score-part = За что очки
score-total = Всего
score-tie = При равенстве
score-rematch = Сыграть ещё раз
score-back = Вернуться к полю
score-home = Ко всем играм

## Help
help-keys = Клавиши
help-open = Правила и клавиши
help-general = В любой игре
help-this-game = В этой игре
help-key-arrows = перемещаться по полю
help-key-next = следующее место, которое можно выбрать
help-key-activate = выбрать
help-key-undo = отменить
help-key-redo = вернуть
help-key-confirm = подтвердить ход
help-key-hint = подсказка
help-key-another = подсказка: второй по силе ход или снова лучший
help-key-log = показать или скрыть журнал
help-key-help = эта справка
help-key-escape = отменить, закрыть
help-hex = шестиугольное поле: шесть соседей

## Boards, spoken
board-target = { $name }, можно выбрать

## Everywhere
list-of = { $first }, { $rest }
dialog-close = Закрыть
toast-dismiss = Убрать
rules-title = Правила: { $game }
rules-play = Играть
rules-contents = Содержание
rules-search = Поиск по правилам
rules-search-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
}
rules-print = Напечатать на одном листе
rules-clause = Пункт { $clause }
rules-see = Открыть правило

## Pace of the bots
settings-pace = Темп ботов
settings-pace-fast = Как можно быстрее
settings-pace-natural = Обычный
settings-pace-slow = Медленный

## Opponents
opponents-title = Соперники
opponents-beaten = вы побеждали
opponents-named = { $name } · { $level }
opponents-named-rated = { $name } · { $level } · { NUMBER($rating, useGrouping: 0) }
opponents-first = Играете впервые? Начните с такого соперника: { $name }.
new-bot-again = { $name } { $number }
opponents-next = Следующий соперник
opponents-meet = Победа над соперником { $beaten }. Знакомьтесь: { $next }!
opponents-play = Играть: { $name }

## The end of a game
score-ahead = { $count ->
    [one] На { $count } очко
    [few] На { $count } очка
    [many] На { $count } очков
   *[other] На { $count } очка
} больше, чем у соперника: { $name }.
score-behind = { $count ->
    [one] На { $count } очко
    [few] На { $count } очка
    [many] На { $count } очков
   *[other] На { $count } очка
} меньше, чем у соперника: { $name }.
score-decided = Что решило исход: { $row }, { $mine } против { $theirs }.
score-swap = Поменяться местами
score-same-deal = Тот же расклад
table-take-back = Вернуть ход
table-elsewhere = Эта партия открыта в другом окне и идёт там. Здесь её видно.
table-play-here = Играть здесь

## Settings at the table
settings-confirm = Подтверждение хода
settings-confirm-ask = Кнопкой
settings-confirm-auto = Сразу
settings-hints = Подсказки
settings-sounds-offer = За столом есть негромкие звуки, если хотите.
settings-sounds-on = Включить
