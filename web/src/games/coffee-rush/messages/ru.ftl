# Coffee Rush за столом.

## Чего ждут
coffee-rush-ask-place = { $name }: поставьте фишку на свободную клетку
coffee-rush-ask-fill = { $name }: выберите чашки для первых ингредиентов
coffee-rush-ask-upgrade = { $name }: активируйте улучшение или сделайте шаг
coffee-rush-ask-walk = { $name }: пройдите 1–3 шага
coffee-rush-ask-walk-one = { $name }: пройдите 1–3 шага одной из своих фишек
coffee-rush-ask-step-on = { $name }: клетка { $square } занята, идите дальше
coffee-rush-ask-move = { $left ->
    [one] { $name }: идите дальше (ещё { $left } шаг) или наполняйте чашки
    [few] { $name }: идите дальше (ещё { $left } шага) или наполняйте чашки
   *[many] { $name }: идите дальше (ещё { $left } шагов) или наполняйте чашки
}
coffee-rush-ask-pour = { $count ->
    [one] { $name }: разложите { $count } ингредиент по чашкам
    [few] { $name }: разложите { $count } ингредиента по чашкам
   *[many] { $name }: разложите { $count } ингредиентов по чашкам
}
coffee-rush-ask-serve = { $name }: подайте готовое и подтвердите ход
coffee-rush-ask-wait = { $name }: минутку

## Предметы
coffee-rush-drink = { $order ->
    [espresso] Эспрессо
    [ristretto] Ристретто
    [espresso-doppio] Эспрессо доппио
    [americano] Американо
    [caffe-latte] Кафе латте
    [latte-macchiato] Латте макиато
    [con-panna] Кон панна
    [einspanner] Айншпеннер
    [milk-tea] Чай с молоком
    [cocoa] Какао
    [chocolate-latte] Шоколадный латте
    [iced-americano] Айс-американо
    [cold-brew] Колд брю
    [iced-caffe-latte] Айс-латте
    [iced-einspanner] Айс-айншпеннер
    [iced-milk-tea] Холодный чай с молоком
    [iced-cocoa] Холодное какао
    [iced-chocolate-latte] Айс-шоколадный латте
    [chocolate-shake] Шоколадный шейк
    [caramel-caffe-freddo] Карамельный кафе фреддо
    [caffe-mocha] Кафе мокка
    [mochaccino] Моккачино
    [caramel-macchiato] Карамельный макиато
    [caramel-caffe-latte] Карамельный латте
    [green-tea] Зелёный чай
    [black-tea] Чёрный чай
    [iced-caffe-mocha] Айс-мокка
    [iced-mochaccino] Айс-моккачино
    [iced-caramel-macchiato] Айс-карамельный макиато
    [iced-caramel-caffe-latte] Айс-карамельный латте
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
coffee-rush-nothing = пусто
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Двойные фишки
    [diagonal] Перемещение по диагонали
    [double-corners] Двойные углы
   *[double-specialties] Двойные добавки
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 ингредиента там, где стоит другая фишка
    [diagonal] { $name }: можно шагать и по диагонали
    [double-corners] { $name }: 2 ингредиента на четырёх угловых клетках
   *[double-specialties] { $name }: 2 ингредиента на карамели, шоколаде, воде и чае
}
coffee-rush-upgrades = Улучшения
coffee-rush-upgrade-up = активировано
coffee-rush-upgrade-planned = запланировано на этот ход
coffee-rush-upgrade-can = можно активировать сейчас за { $price } выполненных заказа
coffee-rush-upgrade-later = выполненных заказов: { $held } из { $price }

## Поле
coffee-rush-board = Поле ингредиентов
coffee-rush-square = { $square }: { $what }, в запасе { $left }
coffee-rush-square-barista = фишка: { $name }
coffee-rush-square-visit = шаг { $number } пути
coffee-rush-square-gives = шаг сюда даёт: { $what }
coffee-rush-square-rush = за жетон спешки
coffee-rush-square-passing = можно только пройти насквозь
coffee-rush-square-walker = идёт эта фишка
coffee-rush-movers = Какая фишка идёт
coffee-rush-mover = Фишка на { $square }

## Стойка
coffee-rush-counters = Чья стойка
coffee-rush-counter-of = Стойка: { $name }
coffee-rush-orders-of = Заказы: { $name }
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = сезонное меню: даёт жетон спешки
coffee-rush-order-ready = можно подавать
coffee-rush-leaves = { $turns ->
    [one] уйдёт через { $turns } ход
    [few] уйдёт через { $turns } хода
   *[many] уйдёт через { $turns } ходов
}
coffee-rush-leaves-short = { $turns ->
    [1] последний ход!
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
coffee-rush-leaves-note = Заказ, ушедший с ленты, становится штрафом
coffee-rush-cups-of = Чашки: { $name }
coffee-rush-cup = Чашка { $cup }: { $content }
coffee-rush-cup-empty = пусто
coffee-rush-becomes = Что можно приготовить в чашке { $cup }
coffee-rush-fits-nothing = Не подходит ни к одному заказу
coffee-rush-lacks = { $drink } — не хватает: { $missing }
coffee-rush-pour-these = положить в чашку { $cup }: { $what }
coffee-rush-pour-into = Положить в чашку { $cup }: { $what }
coffee-rush-unpour = Вернуть в руку из чашки { $cup }: { $what }
coffee-rush-empty-cup = Опустошить чашку { $cup } в начале хода
coffee-rush-serve = Подать
coffee-rush-serve-from = Подать из чашки { $cup }: { $drink }
coffee-rush-hand = В руке
coffee-rush-hand-of = Рука: { $name }
coffee-rush-hand-empty = пока пусто
coffee-rush-best-pour = Лучшая раскладка
coffee-rush-serve-all = Подать { $count }
coffee-rush-use-hint = По подсказке
coffee-rush-fill-which = Чашка для ингредиента: { $what }

## План
coffee-rush-plan = План хода
coffee-rush-part-upgrade = Улучшение
coffee-rush-part-steps = Шаги
coffee-rush-part-pour = Чашки
coffee-rush-part-serve = Подача
coffee-rush-rush-steps = { $count ->
    [one] ещё { $count } шаг за жетон спешки
    [few] ещё { $count } шага, каждый за жетон спешки
   *[many] ещё { $count } шагов, каждый за жетон спешки
}
coffee-rush-take-back = Отменить: { $part }

## Что даст подтверждение
coffee-rush-forecast = Если подтвердить сейчас
coffee-rush-press-one = { $orders ->
    [one] подать { $served } → { $name }: +{ $orders } заказ
    [few] подать { $served } → { $name }: +{ $orders } заказа
   *[many] подать { $served } → { $name }: +{ $orders } заказов
}
coffee-rush-press-two = { $orders ->
    [one] подать { $served } → { $first } и { $second }: по +{ $orders } заказу
    [few] подать { $served } → { $first } и { $second }: по +{ $orders } заказа
   *[many] подать { $served } → { $first } и { $second }: по +{ $orders } заказов
}
coffee-rush-press-unequal = подать { $served } → { $first }: +{ $more }, { $second }: +{ $less }
coffee-rush-closes = кофейня закроется
coffee-rush-ready = { $count ->
    [one] можно подать { $count } чашку
    [few] можно подать { $count } чашки
   *[many] можно подать { $count } чашек
}
coffee-rush-late = { $count ->
    [one] { $count } заказ уйдёт: штрафов { $total } из { $most }
    [few] { $count } заказа уйдут: штрафов { $total } из { $most }
   *[many] { $count } заказов уйдут: штрафов { $total } из { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } неиспользованный ингредиент вернётся в запас
    [few] { $count } неиспользованных ингредиента вернутся в запас
   *[many] { $count } неиспользованных ингредиентов вернутся в запас
}

## Кофейня
coffee-rush-deck = { $count ->
    [one] в колоде { $count } заказ
    [few] в колоде { $count } заказа
   *[many] в колоде { $count } заказов
}
coffee-rush-deck-title = Какие заказы ещё придут
coffee-rush-deck-row = { $drink }: { $count }
coffee-rush-rush-supply = { $count ->
    [one] в запасе { $count } жетон спешки
    [few] в запасе { $count } жетона спешки
   *[many] в запасе { $count } жетонов спешки
}
coffee-rush-closed = { $why ->
    [deck-empty] Кофейня закрывается: колода закончилась.
    [penalties] Кофейня закрывается: пять штрафов.
   *[no-orders] Кофейня закрывается: заказов больше ни у кого нет.
}
coffee-rush-last-turns = { $count ->
    [1] Последний ход!
    [one] Остался { $count } ход
    [few] Осталось { $count } хода
   *[many] Осталось { $count } ходов
}

## Игрок коротко
coffee-rush-rating = рейтинг { $count }
coffee-rush-served = выполненных заказов на руках: { $count }
coffee-rush-rush = жетонов спешки: { $count }
coffee-rush-penalties = штрафов: { $count } из { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } заказ от этого хода
    [few] +{ $count } заказа от этого хода
   *[many] +{ $count } заказов от этого хода
}
coffee-rush-waiting = Заказы по столам: { $slots }

## Почему нельзя
coffee-rush-refusal-game-over = игра окончена
coffee-rush-refusal-orders-being-drawn = сейчас берут заказы
coffee-rush-refusal-meeples-first = сначала расставляют фишки
coffee-rush-refusal-fill-first = сначала выберите чашки для первых ингредиентов
coffee-rush-refusal-set-up-is-over = подготовка закончена
coffee-rush-refusal-fill-after-meeples = чашки наполняют, когда все фишки на поле
coffee-rush-refusal-upgrade-comes-first = улучшение активируют в самом начале хода
coffee-rush-refusal-pouring-has-begun = чашки уже наполняются: шагать поздно
coffee-rush-refusal-step-first = сначала сделайте хотя бы один шаг
coffee-rush-refusal-serving-has-begun = заказ уже подан: сначала наполняют, потом подают
coffee-rush-refusal-square-taken = клетка { $square } занята
coffee-rush-refusal-not-your-meeple = на { $square } нет вашей фишки
coffee-rush-refusal-step-on = клетка { $square } занята: остановиться на ней нельзя
coffee-rush-refusal-upgrade-is-up = «{ $upgrade }» уже активировано
coffee-rush-refusal-too-few-fulfilled = улучшение стоит { $needed } выполненных заказа, а у вас { $held }
coffee-rush-refusal-other-meeple-moves = за ход идёт одна фишка: та, что на { $square }
coffee-rush-refusal-not-next = { $to } не рядом с { $from }
coffee-rush-refusal-needs-diagonal = с { $from } на { $to } — диагональ: нужно «Перемещение по диагонали»
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } шаг сделан, жетонов спешки нет
    [few] все { $steps } шага сделаны, жетонов спешки нет
   *[many] все { $steps } шагов сделаны, жетонов спешки нет
}
coffee-rush-refusal-dead-end = клетка { $square } занята, а уйти с неё шагов не хватит
coffee-rush-refusal-cup-is-empty = чашка { $cup } пуста
coffee-rush-refusal-not-in-hand = нет в руке: { $what }
coffee-rush-refusal-no-such-order = за столом { $slot } нет заказа «{ $drink }»
coffee-rush-refusal-cup-needs = в чашке { $cup } ещё не «{ $drink }», не хватает: { $missing }
coffee-rush-refusal-cup-surplus = в чашке { $cup } не «{ $drink }», лишнее: { $surplus }
coffee-rush-refusal-nothing-to-draw = сейчас заказы не берут
coffee-rush-refusal-wrong-seat-draws = заказ сейчас берёт другой игрок
coffee-rush-refusal-not-in-deck = в колоде больше нет заказа «{ $drink }»

## Журнал
coffee-rush-log-meeple = { $name } ставит фишку на { $square }
coffee-rush-log-upgrade = { $name } активирует улучшение «{ $upgrade }»
coffee-rush-log-empty = { $name } опустошает чашку { $cup }
coffee-rush-log-step = { $name } идёт { $from }–{ $square } и берёт: { $what }
coffee-rush-log-step-nothing = { $name } идёт { $from }–{ $square }: запас кончился
coffee-rush-log-pour = { $name } кладёт в чашку { $cup }: { $what }
coffee-rush-log-serve = { $name } подаёт «{ $drink }» из чашки { $cup } (стол { $slot })
coffee-rush-log-serve-special = { $name } подаёт «{ $drink }» из чашки { $cup } (стол { $slot }) и берёт жетон спешки
coffee-rush-log-draw = { $name } получает новый заказ: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name } опаздывает с { $count } заказом: штрафов { $total } из { $most }
    [few] { $name } опаздывает с { $count } заказами: штрафов { $total } из { $most }
   *[many] { $name } опаздывает с { $count } заказами: штрафов { $total } из { $most }
}

## Счёт
coffee-rush-score-served = Выполненные заказы на руках
coffee-rush-score-upgrades = Улучшения, по 2
coffee-rush-score-penalties = Штрафы
coffee-rush-score-rush = Осталось жетонов спешки
coffee-rush-score-tie-served = больше выполненных заказов: { $served } (жетонов спешки: { $rush })
coffee-rush-score-tie-rush = выполненных заказов поровну ({ $served }), больше жетонов спешки: { $rush }
coffee-rush-score-tie-shared = поровну и выполненных заказов, и жетонов спешки: победа общая

## Клавиши
coffee-rush-key-walk = идти (по диагонали — на цифровом блоке)
coffee-rush-key-pour = положить выбранный ингредиент в эту чашку
coffee-rush-key-best = лучшая раскладка
coffee-rush-key-serve = подать всё готовое
coffee-rush-key-look = посмотреть стойку следующего игрока

## Walking by destination
coffee-rush-order-possible = получится на запланированном пути
coffee-rush-square-away = { $count ->
    [one] в { $count } шаге
    [few] в { $count } шагах
    [many] в { $count } шагах
   *[other] в { $count } шага
}
coffee-rush-square-makes = по пути сюда можно приготовить: { $drinks }
coffee-rush-pour-and-serve = Разложить и подать: { $count }
coffee-rush-key-accept = разложить и подать, как предложено

## Watching the others
coffee-rush-turn-served = { $name } идёт на { $square } и подаёт: { $drinks }
coffee-rush-turn-walked = { $name } идёт на { $square }
coffee-rush-recap = Что сделали другие
coffee-rush-recap-yours = { $count ->
    [one] вам +{ $count } заказ
    [few] вам +{ $count } заказа
    [many] вам +{ $count } заказов
   *[other] вам +{ $count } заказа
}
coffee-rush-recap-skip = Нажмите где угодно, чтобы пропустить

## Hints
coffee-rush-hint-walk = дойти до { $square } и { $rest }
coffee-rush-hint-serve = подать: { $drinks }. Рейтинг +{ $count }, а { $name } получит { $count ->
    [one] { $count } новый заказ
    [few] { $count } новых заказа
   *[many] { $count } новых заказов
}
coffee-rush-hint-save = вовремя подать: { $drinks }. Это спасёт от { $saved ->
    [one] { $saved } штрафа
    [few] { $saved } штрафов
   *[many] { $saved } штрафов
}
coffee-rush-hint-collect = разложить на будущее: { $what }
coffee-rush-hint-closer = разложить: { $what }. Тогда для заказа «{ $drink }» не хватает только: { $missing }; на него { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
coffee-rush-hint-upgrade = активировать улучшение «{ $upgrade }», затем { $rest }


## Why another turn was better
coffee-rush-reason-orders = Выполнено заказов: { $best } вместо { $played }
coffee-rush-reason-penalties = Штрафы: { $best } вместо { $played }
coffee-rush-reason-upgrades = Улучшения: { $best } вместо { $played }
coffee-rush-reason-leaving = Заказы, которые уйдут следующим ходом: { $best } вместо { $played }
coffee-rush-reason-ingredients = Полезные ингредиенты: { $best } вместо { $played }
coffee-rush-reason-rush = Жетоны: { $best } вместо { $played }
