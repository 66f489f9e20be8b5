# Coffee Rush за столом.

## Чого чекають
coffee-rush-ask-place = { $name }: поставте баристу на вільну клітинку
coffee-rush-ask-fill = { $name }: виберіть чашки для перших інгредієнтів
coffee-rush-ask-upgrade = { $name }: візьміть покращення або почніть іти
coffee-rush-ask-walk = { $name }: пройдіть від 1 до 3 кроків
coffee-rush-ask-walk-one = { $name }: пройдіть від 1 до 3 кроків одним із барист
coffee-rush-ask-step-on = { $name }: клітинка { $square } зайнята, ідіть далі
coffee-rush-ask-move = { $left ->
    [one] { $name }: ідіть далі (ще { $left } крок) або наливайте
    [few] { $name }: ідіть далі (ще { $left } кроки) або наливайте
   *[many] { $name }: ідіть далі (ще { $left } кроків) або наливайте
}
coffee-rush-ask-pour = { $count ->
    [one] { $name }: розлийте { $count } інгредієнт по чашках
    [few] { $name }: розлийте { $count } інгредієнти по чашках
   *[many] { $name }: розлийте { $count } інгредієнтів по чашках
}
coffee-rush-ask-serve = { $name }: подайте готове й підтвердьте хід
coffee-rush-ask-wait = { $name }: хвилинку

## Речі
coffee-rush-drink = { $order ->
    [espresso] Еспресо
    [ristretto] Ристрето
    [espresso-doppio] Подвійний еспресо
    [americano] Американо
    [caffe-latte] Лате
    [latte-macchiato] Лате-макіато
    [con-panna] Кон-пана
    [einspanner] Айншпенер
    [milk-tea] Чай з молоком
    [cocoa] Какао
    [chocolate-latte] Шоколадний лате
    [iced-americano] Айс-американо
    [cold-brew] Колд-брю
    [iced-caffe-latte] Айс-лате
    [iced-einspanner] Холодний айншпенер
    [iced-milk-tea] Холодний чай з молоком
    [iced-cocoa] Холодне какао
    [iced-chocolate-latte] Холодний шоколадний лате
    [chocolate-shake] Шоколадний мілкшейк
    [caramel-caffe-freddo] Карамельний фредо
    [caffe-mocha] Мока
    [mochaccino] Мокачино
    [caramel-macchiato] Карамельний макіато
    [caramel-caffe-latte] Карамельний лате
    [green-tea] Зелений чай
    [black-tea] Чорний чай
    [iced-caffe-mocha] Айс-мока
    [iced-mochaccino] Айс-мокачино
    [iced-caramel-macchiato] Холодний карамельний макіато
    [iced-caramel-caffe-latte] Холодний карамельний лате
    [caramel-frappe] Карамельний фрапе
    [iced-green-tea] Холодний зелений чай
   *[iced-black-tea] Холодний чорний чай
}
coffee-rush-ingredient = { $kind ->
    [coffee] кава
    [milk] молоко
    [steam] пара
    [ice] лід
    [chocolate] шоколад
    [caramel] карамель
    [tea] чай
   *[water] вода
}
coffee-rush-amount = { $what } ×{ $count }
coffee-rush-list = { $first }, { $rest }
coffee-rush-nothing = порожньо
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Удвічі за баристу
    [diagonal] По діагоналі
    [double-corners] Удвічі в кутах
   *[double-specialties] Удвічі особливі
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 інгредієнти там, де стоїть інший бариста
    [diagonal] { $name }: можна крокувати й по діагоналі
    [double-corners] { $name }: 2 інгредієнти на чотирьох кутових клітинках
   *[double-specialties] { $name }: 2 інгредієнти на карамелі, шоколаді, воді та чаї
}
coffee-rush-upgrades = Покращення
coffee-rush-upgrade-up = відкрито
coffee-rush-upgrade-planned = заплановано на цей хід
coffee-rush-upgrade-can = можна відкрити зараз за { $price } виконані замовлення
coffee-rush-upgrade-later = виконаних замовлень: { $held } із { $price }

## Поле
coffee-rush-board = Поле інгредієнтів
coffee-rush-square = { $square }: { $what }, у запасі { $left }
coffee-rush-square-barista = бариста: { $name }
coffee-rush-square-visit = крок { $number } шляху
coffee-rush-square-gives = крок сюди дає: { $what }
coffee-rush-square-rush = коштує жетон поспіху
coffee-rush-square-passing = лише пройти повз
coffee-rush-square-walker = іде цей бариста
coffee-rush-movers = Який бариста йде
coffee-rush-mover = Бариста на { $square }

## Стійка
coffee-rush-counters = Чия стійка
coffee-rush-counter-of = Стійка: { $name }
coffee-rush-orders-of = Замовлення: { $name }
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = особливе меню: дає жетон поспіху
coffee-rush-order-ready = можна подавати
coffee-rush-leaves = { $turns ->
    [one] піде через { $turns } хід
    [few] піде через { $turns } ходи
   *[many] піде через { $turns } ходів
}
coffee-rush-leaves-short = { $turns ->
    [1] останній хід!
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
coffee-rush-leaves-note = Що пішло зі стрічки неподаним, те штраф
coffee-rush-cups-of = Чашки: { $name }
coffee-rush-cup = Чашка { $cup }: { $content }
coffee-rush-cup-empty = порожньо
coffee-rush-becomes = Чим може стати чашка { $cup }
coffee-rush-fits-nothing = Не пасує до жодного замовлення
coffee-rush-lacks = { $drink } — бракує: { $missing }
coffee-rush-pour-these = налити в чашку { $cup }: { $what }
coffee-rush-pour-into = Налити в чашку { $cup }: { $what }
coffee-rush-unpour = Повернути в руку з чашки { $cup }: { $what }
coffee-rush-empty-cup = Спорожнити чашку { $cup } на початку ходу
coffee-rush-serve = Подати
coffee-rush-serve-from = Подати з чашки { $cup }: { $drink }
coffee-rush-hand = У руці
coffee-rush-hand-of = У руці: { $name }
coffee-rush-hand-empty = поки порожньо
coffee-rush-best-pour = Розлити найкраще
coffee-rush-serve-all = Подати { $count }
coffee-rush-use-hint = За підказкою
coffee-rush-fill-which = Чашка для інгредієнта: { $what }

## План
coffee-rush-plan = План ходу
coffee-rush-part-upgrade = Покращення
coffee-rush-part-steps = Кроки
coffee-rush-part-pour = Налити
coffee-rush-part-serve = Подати
coffee-rush-rush-steps = { $count ->
    [one] ще { $count } крок за жетон поспіху
    [few] ще { $count } кроки, кожен за жетон поспіху
   *[many] ще { $count } кроків, кожен за жетон поспіху
}
coffee-rush-take-back = Повернути: { $part }

## Що дасть підтвердження
coffee-rush-forecast = Якщо підтвердити зараз
coffee-rush-press-one = { $orders ->
    [one] подати { $served } → { $name }: +{ $orders } замовлення
    [few] подати { $served } → { $name }: +{ $orders } замовлення
   *[many] подати { $served } → { $name }: +{ $orders } замовлень
}
coffee-rush-press-two = { $orders ->
    [one] подати { $served } → { $first } і { $second }: по +{ $orders } замовленню
    [few] подати { $served } → { $first } і { $second }: по +{ $orders } замовлення
   *[many] подати { $served } → { $first } і { $second }: по +{ $orders } замовлень
}
coffee-rush-press-unequal = подати { $served } → { $first }: +{ $more }, { $second }: +{ $less }
coffee-rush-closes = кав’ярня зачиниться
coffee-rush-ready = { $count ->
    [one] можна подати { $count } чашку
    [few] можна подати { $count } чашки
   *[many] можна подати { $count } чашок
}
coffee-rush-late = { $count ->
    [one] { $count } замовлення піде: штрафів { $total } із { $most }
    [few] { $count } замовлення підуть: штрафів { $total } із { $most }
   *[many] { $count } замовлень підуть: штрафів { $total } із { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } неналитий повернеться в запас
    [few] { $count } неналиті повернуться в запас
   *[many] { $count } неналитих повернуться в запас
}

## Кав’ярня
coffee-rush-deck = { $count ->
    [one] у колоді { $count } замовлення
    [few] у колоді { $count } замовлення
   *[many] у колоді { $count } замовлень
}
coffee-rush-deck-title = Які замовлення ще прийдуть
coffee-rush-deck-row = { $drink }: { $count }
coffee-rush-rush-supply = { $count ->
    [one] у запасі { $count } жетон поспіху
    [few] у запасі { $count } жетони поспіху
   *[many] у запасі { $count } жетонів поспіху
}
coffee-rush-closed = { $why ->
    [deck-empty] Кав’ярня зачиняється: колода скінчилася.
    [penalties] Кав’ярня зачиняється: п’ять штрафів.
   *[no-orders] Кав’ярня зачиняється: замовлень більше ні в кого немає.
}
coffee-rush-last-turns = { $count ->
    [one] Залишився { $count } хід
    [few] Залишилося { $count } ходи
   *[many] Залишилося { $count } ходів
}

## Гравець коротко
coffee-rush-rating = рейтинг { $count }
coffee-rush-served = виконаних замовлень на руках: { $count }
coffee-rush-rush = жетонів поспіху: { $count }
coffee-rush-penalties = штрафів: { $count } із { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } замовлення від цього ходу
    [few] +{ $count } замовлення від цього ходу
   *[many] +{ $count } замовлень від цього ходу
}
coffee-rush-waiting = Замовлення за комірками: { $slots }

## Чому не можна
coffee-rush-refusal-game-over = гру закінчено
coffee-rush-refusal-orders-being-drawn = зараз беруть замовлення
coffee-rush-refusal-meeples-first = спершу розставляють барист
coffee-rush-refusal-fill-first = спершу виберіть чашки для перших інгредієнтів
coffee-rush-refusal-set-up-is-over = підготовку закінчено
coffee-rush-refusal-fill-after-meeples = чашки наповнюють, коли всі баристи стоять
coffee-rush-refusal-upgrade-comes-first = покращення беруть на самому початку ходу
coffee-rush-refusal-pouring-has-begun = після наливання крокувати не можна
coffee-rush-refusal-step-first = спершу зробіть бодай один крок
coffee-rush-refusal-serving-has-begun = цю чашку вже подано: наливають до подавання
coffee-rush-refusal-square-taken = клітинка { $square } зайнята
coffee-rush-refusal-not-your-meeple = на { $square } немає вашого баристи
coffee-rush-refusal-step-on = клітинка { $square } зайнята: зупинитися на ній не можна
coffee-rush-refusal-upgrade-is-up = «{ $upgrade }» уже відкрито
coffee-rush-refusal-too-few-fulfilled = виконаних замовлень { $held }, покращення коштує { $needed }
coffee-rush-refusal-other-meeple-moves = за хід іде один бариста: той, що на { $square }
coffee-rush-refusal-not-next = { $to } не поруч із { $from }
coffee-rush-refusal-needs-diagonal = з { $from } на { $to } — діагональ: потрібне покращення
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } крок зроблено, жетонів поспіху немає
    [few] усі { $steps } кроки зроблено, жетонів поспіху немає
   *[many] усі { $steps } кроків зроблено, жетонів поспіху немає
}
coffee-rush-refusal-dead-end = клітинка { $square } зайнята, а кроку далі не залишиться
coffee-rush-refusal-cup-is-empty = чашка { $cup } порожня
coffee-rush-refusal-not-in-hand = немає в руці: { $what }
coffee-rush-refusal-no-such-order = у комірці { $slot } немає замовлення «{ $drink }»
coffee-rush-refusal-cup-needs = чашка { $cup } ще не «{ $drink }», бракує: { $missing }
coffee-rush-refusal-cup-surplus = чашка { $cup } не «{ $drink }», зайве: { $surplus }

## Журнал
coffee-rush-log-meeple = { $name } ставить баристу на { $square }
coffee-rush-log-upgrade = { $name } відкриває покращення «{ $upgrade }»
coffee-rush-log-empty = { $name } спорожнює чашку { $cup }
coffee-rush-log-step = { $name } йде на { $square }: { $what }
coffee-rush-log-step-nothing = { $name } йде на { $square }: запас скінчився
coffee-rush-log-pour = { $name }, у чашку { $cup }: { $what }
coffee-rush-log-serve = { $name } подає: { $drink }
coffee-rush-log-serve-special = { $name } подає: { $drink } — і бере жетон поспіху
coffee-rush-log-draw = { $name } отримує замовлення: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name }: { $count } замовлення не подано вчасно, штрафів { $total } із { $most }
    [few] { $name }: { $count } замовлення не подано вчасно, штрафів { $total } із { $most }
   *[many] { $name }: { $count } замовлень не подано вчасно, штрафів { $total } із { $most }
}

## Рахунок
coffee-rush-score-served = Виконані замовлення на руках
coffee-rush-score-upgrades = Покращення, по 2
coffee-rush-score-penalties = Штрафи
coffee-rush-score-tie-served = більше виконаних замовлень: { $served } (жетонів поспіху: { $rush })
coffee-rush-score-tie-rush = виконаних замовлень порівну ({ $served }), більше жетонів поспіху: { $rush }
coffee-rush-score-tie-shared = порівну і виконаних замовлень, і жетонів поспіху: перемога спільна

## Клавіші
coffee-rush-key-walk = іти (по діагоналі — цифровим блоком)
coffee-rush-key-pour = налити вибраний інгредієнт у цю чашку
coffee-rush-key-best = розлити найкраще
coffee-rush-key-serve = подати все готове
coffee-rush-key-look = подивитися стійку наступного гравця
