# Coffee Rush за столом.

## Чего ждут
coffee-rush-ask-place = { $name }: поставьте баристу на свободную клетку
coffee-rush-ask-fill = { $name }: выберите чашки для первых ингредиентов
coffee-rush-ask-upgrade = { $name }: возьмите улучшение или начните идти
coffee-rush-ask-walk = { $name }: пройдите от 1 до 3 шагов
coffee-rush-ask-walk-one = { $name }: пройдите от 1 до 3 шагов одним из бариста
coffee-rush-ask-step-on = { $name }: клетка { $square } занята, идите дальше
coffee-rush-ask-move = { $left ->
    [one] { $name }: идите дальше (ещё { $left } шаг) или наливайте
    [few] { $name }: идите дальше (ещё { $left } шага) или наливайте
   *[many] { $name }: идите дальше (ещё { $left } шагов) или наливайте
}
coffee-rush-ask-pour = { $count ->
    [one] { $name }: разлейте { $count } ингредиент по чашкам
    [few] { $name }: разлейте { $count } ингредиента по чашкам
   *[many] { $name }: разлейте { $count } ингредиентов по чашкам
}
coffee-rush-ask-serve = { $name }: подайте готовое и подтвердите ход
coffee-rush-ask-wait = { $name }: минутку

## Предметы
coffee-rush-drink = { $order ->
    [espresso] Эспрессо
    [ristretto] Ристретто
    [espresso-doppio] Двойной эспрессо
    [americano] Американо
    [caffe-latte] Латте
    [latte-macchiato] Латте-макиато
    [con-panna] Кон-панна
    [einspanner] Айншпеннер
    [milk-tea] Чай с молоком
    [cocoa] Какао
    [chocolate-latte] Шоколадный латте
    [iced-americano] Айс-американо
    [cold-brew] Колд-брю
    [iced-caffe-latte] Айс-латте
    [iced-einspanner] Холодный айншпеннер
    [iced-milk-tea] Холодный чай с молоком
    [iced-cocoa] Холодное какао
    [iced-chocolate-latte] Холодный шоколадный латте
    [chocolate-shake] Шоколадный милкшейк
    [caramel-caffe-freddo] Карамельный фреддо
    [caffe-mocha] Мокка
    [mochaccino] Моккачино
    [caramel-macchiato] Карамельный макиато
    [caramel-caffe-latte] Карамельный латте
    [green-tea] Зелёный чай
    [black-tea] Чёрный чай
    [iced-caffe-mocha] Айс-мокка
    [iced-mochaccino] Айс-моккачино
    [iced-caramel-macchiato] Холодный карамельный макиато
    [iced-caramel-caffe-latte] Холодный карамельный латте
    [caramel-frappe] Карамельный фраппе
    [iced-green-tea] Холодный зелёный чай
   *[iced-black-tea] Холодный чёрный чай
}
coffee-rush-ingredient = { $kind ->
    [coffee] кофе
    [milk] молоко
    [steam] пар
    [ice] лёд
    [chocolate] шоколад
    [caramel] карамель
    [tea] чай
   *[water] вода
}
coffee-rush-amount = { $what } ×{ $count }
coffee-rush-list = { $first }, { $rest }
coffee-rush-nothing = пусто
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Вдвойне за баристу
    [diagonal] По диагонали
    [double-corners] Вдвойне в углах
   *[double-specialties] Вдвойне особые
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 ингредиента там, где стоит другой бариста
    [diagonal] { $name }: можно шагать и по диагонали
    [double-corners] { $name }: 2 ингредиента на четырёх угловых клетках
   *[double-specialties] { $name }: 2 ингредиента на карамели, шоколаде, воде и чае
}
coffee-rush-upgrades = Улучшения
coffee-rush-upgrade-up = открыто
coffee-rush-upgrade-planned = запланировано на этот ход
coffee-rush-upgrade-can = можно открыть сейчас за { $price } выполненных заказа
coffee-rush-upgrade-later = выполненных заказов: { $held } из { $price }

## Поле
coffee-rush-board = Поле ингредиентов
coffee-rush-square = { $square }: { $what }, в запасе { $left }
coffee-rush-square-barista = бариста: { $name }
coffee-rush-square-visit = шаг { $number } пути
coffee-rush-square-gives = шаг сюда даёт: { $what }
coffee-rush-square-rush = стоит жетон спешки
coffee-rush-square-passing = только пройти мимо
coffee-rush-square-walker = идёт этот бариста
coffee-rush-movers = Какой бариста идёт
coffee-rush-mover = Бариста на { $square }

## Стойка
coffee-rush-counters = Чья стойка
coffee-rush-counter-of = Стойка: { $name }
coffee-rush-orders-of = Заказы: { $name }
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = особое меню: даёт жетон спешки
coffee-rush-order-ready = можно подавать
coffee-rush-leaves = { $turns ->
    [one] уйдёт через { $turns } ход
    [few] уйдёт через { $turns } хода
   *[many] уйдёт через { $turns } ходов
}
coffee-rush-leaves-short = { $turns ->
    [1] последний ход!
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
coffee-rush-leaves-note = Что ушло с ленты неподанным, то штраф
coffee-rush-cups-of = Чашки: { $name }
coffee-rush-cup = Чашка { $cup }: { $content }
coffee-rush-cup-empty = пусто
coffee-rush-becomes = Чем может стать чашка { $cup }
coffee-rush-fits-nothing = Не подходит ни к одному заказу
coffee-rush-lacks = { $drink } — не хватает: { $missing }
coffee-rush-pour-these = налить в чашку { $cup }: { $what }
coffee-rush-pour-into = Налить в чашку { $cup }: { $what }
coffee-rush-unpour = Вернуть в руку из чашки { $cup }: { $what }
coffee-rush-empty-cup = Опорожнить чашку { $cup } в начале хода
coffee-rush-serve = Подать
coffee-rush-serve-from = Подать из чашки { $cup }: { $drink }
coffee-rush-hand = В руке
coffee-rush-hand-of = В руке: { $name }
coffee-rush-hand-empty = пока пусто
coffee-rush-best-pour = Разлить лучше всего
coffee-rush-serve-all = Подать { $count }
coffee-rush-use-hint = По подсказке
coffee-rush-fill-which = Чашка для ингредиента: { $what }

## План
coffee-rush-plan = План хода
coffee-rush-part-upgrade = Улучшение
coffee-rush-part-steps = Шаги
coffee-rush-part-pour = Налить
coffee-rush-part-serve = Подать
coffee-rush-rush-steps = { $count ->
    [one] ещё { $count } шаг за жетон спешки
    [few] ещё { $count } шага, каждый за жетон спешки
   *[many] ещё { $count } шагов, каждый за жетон спешки
}
coffee-rush-take-back = Вернуть: { $part }

## Что даст подтверждение
coffee-rush-forecast = Если подтвердить сейчас
coffee-rush-press-one = { $orders ->
    [one] подать { $served } → { $name }: +{ $orders } заказ
    [few] подать { $served } → { $name }: +{ $orders } заказа
   *[many] подать { $served } → { $name }: +{ $orders } заказов
}
coffee-rush-press-two = { $orders ->
    [one] подать { $served } → { $first } и { $second }: по +{ $orders } заказу
    [few] подать { $served } → { $first } и { $second }: по +{ $orders } заказа
   *[many] подать { $served } → { $first } и { $second }: по +{ $orders } заказов
}
coffee-rush-press-unequal = подать { $served } → { $first }: +{ $more }, { $second }: +{ $less }
coffee-rush-closes = кофейня закроется
coffee-rush-ready = { $count ->
    [one] можно подать { $count } чашку
    [few] можно подать { $count } чашки
   *[many] можно подать { $count } чашек
}
coffee-rush-late = { $count ->
    [one] { $count } заказ уйдёт: штрафов { $total } из { $most }
    [few] { $count } заказа уйдут: штрафов { $total } из { $most }
   *[many] { $count } заказов уйдут: штрафов { $total } из { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } неналитый вернётся в запас
    [few] { $count } неналитых вернутся в запас
   *[many] { $count } неналитых вернутся в запас
}

## Кофейня
coffee-rush-deck = { $count ->
    [one] в колоде { $count } заказ
    [few] в колоде { $count } заказа
   *[many] в колоде { $count } заказов
}
coffee-rush-deck-title = Какие заказы ещё придут
coffee-rush-deck-row = { $drink }: { $count }
coffee-rush-rush-supply = { $count ->
    [one] в запасе { $count } жетон спешки
    [few] в запасе { $count } жетона спешки
   *[many] в запасе { $count } жетонов спешки
}
coffee-rush-closed = { $why ->
    [deck-empty] Кофейня закрывается: колода кончилась.
    [penalties] Кофейня закрывается: пять штрафов.
   *[no-orders] Кофейня закрывается: заказов больше ни у кого нет.
}
coffee-rush-last-turns = { $count ->
    [one] Остался { $count } ход
    [few] Осталось { $count } хода
   *[many] Осталось { $count } ходов
}

## Игрок коротко
coffee-rush-rating = рейтинг { $count }
coffee-rush-served = выполненных заказов на руках: { $count }
coffee-rush-rush = жетонов спешки: { $count }
coffee-rush-penalties = штрафов: { $count } из { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } заказ от этого хода
    [few] +{ $count } заказа от этого хода
   *[many] +{ $count } заказов от этого хода
}
coffee-rush-waiting = Заказы по ячейкам: { $slots }

## Почему нельзя
coffee-rush-refusal-game-over = игра окончена
coffee-rush-refusal-orders-being-drawn = сейчас берут заказы
coffee-rush-refusal-meeples-first = сначала расставляют бариста
coffee-rush-refusal-fill-first = сначала выберите чашки для первых ингредиентов
coffee-rush-refusal-set-up-is-over = подготовка закончена
coffee-rush-refusal-fill-after-meeples = чашки наполняют, когда все баристы стоят
coffee-rush-refusal-upgrade-comes-first = улучшение берут в самом начале хода
coffee-rush-refusal-pouring-has-begun = после налива шагать нельзя
coffee-rush-refusal-step-first = сначала сделайте хотя бы один шаг
coffee-rush-refusal-serving-has-begun = эта чашка уже подана: наливают до подачи
coffee-rush-refusal-square-taken = клетка { $square } занята
coffee-rush-refusal-not-your-meeple = на { $square } нет вашего баристы
coffee-rush-refusal-step-on = клетка { $square } занята: остановиться на ней нельзя
coffee-rush-refusal-upgrade-is-up = «{ $upgrade }» уже открыто
coffee-rush-refusal-too-few-fulfilled = выполненных заказов { $held }, улучшение стоит { $needed }
coffee-rush-refusal-other-meeple-moves = за ход идёт один бариста: тот, что на { $square }
coffee-rush-refusal-not-next = { $to } не рядом с { $from }
coffee-rush-refusal-needs-diagonal = с { $from } на { $to } — диагональ: нужно улучшение
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } шаг сделан, жетонов спешки нет
    [few] все { $steps } шага сделаны, жетонов спешки нет
   *[many] все { $steps } шагов сделаны, жетонов спешки нет
}
coffee-rush-refusal-dead-end = клетка { $square } занята, а шага дальше не останется
coffee-rush-refusal-cup-is-empty = чашка { $cup } пуста
coffee-rush-refusal-not-in-hand = нет в руке: { $what }
coffee-rush-refusal-no-such-order = в ячейке { $slot } нет заказа «{ $drink }»
coffee-rush-refusal-cup-needs = чашка { $cup } ещё не «{ $drink }», не хватает: { $missing }
coffee-rush-refusal-cup-surplus = чашка { $cup } не «{ $drink }», лишнее: { $surplus }

## Журнал
coffee-rush-log-meeple = { $name } ставит баристу на { $square }
coffee-rush-log-upgrade = { $name } открывает улучшение «{ $upgrade }»
coffee-rush-log-empty = { $name } опорожняет чашку { $cup }
coffee-rush-log-step = { $name } идёт на { $square }: { $what }
coffee-rush-log-step-nothing = { $name } идёт на { $square }: запас кончился
coffee-rush-log-pour = { $name }, в чашку { $cup }: { $what }
coffee-rush-log-serve = { $name } подаёт: { $drink }
coffee-rush-log-serve-special = { $name } подаёт: { $drink } — и берёт жетон спешки
coffee-rush-log-draw = { $name } получает заказ: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name }: { $count } заказ не подан вовремя, штрафов { $total } из { $most }
    [few] { $name }: { $count } заказа не поданы вовремя, штрафов { $total } из { $most }
   *[many] { $name }: { $count } заказов не поданы вовремя, штрафов { $total } из { $most }
}

## Счёт
coffee-rush-score-served = Выполненные заказы на руках
coffee-rush-score-upgrades = Улучшения, по 2
coffee-rush-score-penalties = Штрафы
coffee-rush-score-tie-served = больше выполненных заказов: { $served } (жетонов спешки: { $rush })
coffee-rush-score-tie-rush = выполненных заказов поровну ({ $served }), больше жетонов спешки: { $rush }
coffee-rush-score-tie-shared = поровну и выполненных заказов, и жетонов спешки: победа общая

## Клавиши
coffee-rush-key-walk = идти (по диагонали — цифровым блоком)
coffee-rush-key-pour = налить выбранный ингредиент в эту чашку
coffee-rush-key-best = разлить лучше всего
coffee-rush-key-serve = подать всё готовое
coffee-rush-key-look = посмотреть стойку следующего игрока
