# Coffee Rush за столом.

## Чого чекають
coffee-rush-ask-place = { $name }: поставте фігурку на вільну клітину
coffee-rush-ask-fill = { $name }: виберіть філіжанки для перших інгредієнтів
coffee-rush-ask-upgrade = { $name }: активуйте покращення або рушайте
coffee-rush-ask-walk = { $name }: пройдіть 1–3 кроки
coffee-rush-ask-walk-one = { $name }: пройдіть 1–3 кроки однією зі своїх фігурок
coffee-rush-ask-step-on = { $name }: клітина { $square } зайнята, ідіть далі
coffee-rush-ask-move = { $left ->
    [one] { $name }: ідіть далі (ще { $left } крок) або наповнюйте філіжанки
    [few] { $name }: ідіть далі (ще { $left } кроки) або наповнюйте філіжанки
   *[many] { $name }: ідіть далі (ще { $left } кроків) або наповнюйте філіжанки
}
coffee-rush-ask-pour = { $count ->
    [one] { $name }: розкладіть { $count } інгредієнт по філіжанках
    [few] { $name }: розкладіть { $count } інгредієнти по філіжанках
   *[many] { $name }: розкладіть { $count } інгредієнтів по філіжанках
}
coffee-rush-ask-serve = { $name }: подайте готове й підтвердьте хід
coffee-rush-ask-wait = { $name }: хвилинку

## Речі
coffee-rush-drink = { $order ->
    [espresso] Еспресо
    [ristretto] Ристрето
    [espresso-doppio] Еспресо допіо
    [americano] Американо
    [caffe-latte] Кафе лате
    [latte-macchiato] Лате макіато
    [con-panna] Кон пана
    [einspanner] Айншпенер
    [milk-tea] Чай з молоком
    [cocoa] Какао
    [chocolate-latte] Шоколадний лате
    [iced-americano] Айс-американо
    [cold-brew] Колд брю
    [iced-caffe-latte] Айс-лате
    [iced-einspanner] Айс-айншпенер
    [iced-milk-tea] Холодний чай з молоком
    [iced-cocoa] Холодне какао
    [iced-chocolate-latte] Айс-шоколадний лате
    [chocolate-shake] Шоколадний шейк
    [caramel-caffe-freddo] Карамельний кафе фредо
    [caffe-mocha] Кафе мока
    [mochaccino] Мокачино
    [caramel-macchiato] Карамельний макіато
    [caramel-caffe-latte] Карамельний лате
    [green-tea] Зелений чай
    [black-tea] Чорний чай
    [iced-caffe-mocha] Айс-мока
    [iced-mochaccino] Айс-мокачино
    [iced-caramel-macchiato] Айс-карамельний макіато
    [iced-caramel-caffe-latte] Айс-карамельний лате
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
coffee-rush-nothing = порожньо
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Подвійні фігурки
    [diagonal] Рух по діагоналі
    [double-corners] Подвійні кути
   *[double-specialties] Подвійні фірмові інгредієнти
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 інгредієнти там, де стоїть інша фігурка
    [diagonal] { $name }: можна крокувати й по діагоналі
    [double-corners] { $name }: 2 інгредієнти на чотирьох кутових клітинах
   *[double-specialties] { $name }: 2 інгредієнти на карамелі, шоколаді, воді та чаї
}
coffee-rush-upgrades = Покращення
coffee-rush-upgrade-up = активовано
coffee-rush-upgrade-planned = заплановано на цей хід
coffee-rush-upgrade-can = можна активувати зараз за { $price } виконані замовлення
coffee-rush-upgrade-later = виконаних замовлень: { $held } із { $price }

## Поле
coffee-rush-board = Поле інгредієнтів
coffee-rush-square = { $square }: { $what }, у запасі { $left }
coffee-rush-square-barista = фігурка: { $name }
coffee-rush-square-visit = крок { $number } шляху
coffee-rush-square-gives = крок сюди дає: { $what }
coffee-rush-square-rush = за жетон поспіху
coffee-rush-square-passing = можна лише пройти наскрізь
coffee-rush-square-walker = іде ця фігурка
coffee-rush-movers = Яка фігурка йде
coffee-rush-mover = Фігурка на { $square }

## Стійка
coffee-rush-counters = Чия стійка
coffee-rush-counter-of = Стійка: { $name }
coffee-rush-orders-of = Замовлення: { $name }
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = особливе меню: дає жетон поспіху
coffee-rush-order-ready = можна подавати
coffee-rush-leaves = { $turns ->
    [one] зійде зі стрічки через { $turns } хід
    [few] зійде зі стрічки через { $turns } ходи
   *[many] зійде зі стрічки через { $turns } ходів
}
coffee-rush-leaves-short = { $turns ->
    [1] останній хід!
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
coffee-rush-leaves-note = Замовлення, що зійшло зі стрічки, стає штрафом
coffee-rush-cups-of = Філіжанки: { $name }
coffee-rush-cup = Філіжанка { $cup }: { $content }
coffee-rush-cup-empty = порожньо
coffee-rush-becomes = Що можна приготувати у філіжанці { $cup }
coffee-rush-fits-nothing = Не пасує до жодного замовлення
coffee-rush-lacks = { $drink } — бракує: { $missing }
coffee-rush-pour-these = покласти у філіжанку { $cup }: { $what }
coffee-rush-pour-into = Покласти у філіжанку { $cup }: { $what }
coffee-rush-unpour = Повернути в руку з філіжанки { $cup }: { $what }
coffee-rush-empty-cup = Спорожнити філіжанку { $cup } на початку ходу
coffee-rush-serve = Подати
coffee-rush-serve-from = Подати з філіжанки { $cup }: { $drink }
coffee-rush-hand = У руці
coffee-rush-hand-of = Рука: { $name }
coffee-rush-hand-empty = поки що порожньо
coffee-rush-best-pour = Найкращий розподіл
coffee-rush-serve-all = Подати { $count }
coffee-rush-use-hint = За підказкою
coffee-rush-fill-which = Філіжанка для інгредієнта: { $what }

## План
coffee-rush-plan = План ходу
coffee-rush-part-upgrade = Покращення
coffee-rush-part-steps = Кроки
coffee-rush-part-pour = Філіжанки
coffee-rush-part-serve = Подача
coffee-rush-rush-steps = { $count ->
    [one] ще { $count } крок за жетон поспіху
    [few] ще { $count } кроки, кожен за жетон поспіху
   *[many] ще { $count } кроків, кожен за жетон поспіху
}
coffee-rush-take-back = Скасувати: { $part }

## Що дасть підтвердження
coffee-rush-forecast = Якщо підтвердити зараз
coffee-rush-press-one = { $orders ->
    [one] подати { $served } → { $name }: +{ $orders } замовлення
    [few] подати { $served } → { $name }: +{ $orders } замовлення
   *[many] подати { $served } → { $name }: +{ $orders } замовлень
}
coffee-rush-press-two = { $orders ->
    [one] подати { $served } → { $first } і { $second }: по +{ $orders } замовленню
    [few] подати { $served } → { $first } і { $second }: по +{ $orders } замовлення
   *[many] подати { $served } → { $first } і { $second }: по +{ $orders } замовлень
}
coffee-rush-press-unequal = подати { $served } → { $first }: +{ $more }, { $second }: +{ $less }
coffee-rush-closes = кав’ярня зачиниться
coffee-rush-ready = { $count ->
    [one] можна подати { $count } філіжанку
    [few] можна подати { $count } філіжанки
   *[many] можна подати { $count } філіжанок
}
coffee-rush-late = { $count ->
    [one] { $count } замовлення зійде: штрафів { $total } із { $most }
    [few] { $count } замовлення зійдуть: штрафів { $total } із { $most }
   *[many] { $count } замовлень зійдуть: штрафів { $total } із { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } невикористаний інгредієнт повернеться в запас
    [few] { $count } невикористані інгредієнти повернуться в запас
   *[many] { $count } невикористаних інгредієнтів повернуться в запас
}

## Кав’ярня
coffee-rush-deck = { $count ->
    [one] у колоді { $count } замовлення
    [few] у колоді { $count } замовлення
   *[many] у колоді { $count } замовлень
}
coffee-rush-deck-title = Які замовлення ще прийдуть
coffee-rush-deck-row = { $drink }: { $count }
coffee-rush-rush-supply = { $count ->
    [one] у запасі { $count } жетон поспіху
    [few] у запасі { $count } жетони поспіху
   *[many] у запасі { $count } жетонів поспіху
}
coffee-rush-closed = { $why ->
    [deck-empty] Кав’ярня зачиняється: колода скінчилася.
    [penalties] Кав’ярня зачиняється: п’ять штрафів.
   *[no-orders] Кав’ярня зачиняється: замовлень більше ні в кого немає.
}
coffee-rush-last-turns = { $count ->
    [1] Останній хід!
    [one] Залишився { $count } хід
    [few] Залишилося { $count } ходи
   *[many] Залишилося { $count } ходів
}

## Гравець коротко
coffee-rush-rating = рейтинг { $count }
coffee-rush-served = виконаних замовлень на руках: { $count }
coffee-rush-rush = жетонів поспіху: { $count }
coffee-rush-penalties = штрафів: { $count } із { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } замовлення від цього ходу
    [few] +{ $count } замовлення від цього ходу
   *[many] +{ $count } замовлень від цього ходу
}
coffee-rush-waiting = Замовлення за зонами очікування: { $slots }

## Чому не можна
coffee-rush-refusal-game-over = гру завершено
coffee-rush-refusal-orders-being-drawn = зараз беруть замовлення
coffee-rush-refusal-meeples-first = спершу розставляють фігурки
coffee-rush-refusal-fill-first = спершу виберіть філіжанки для перших інгредієнтів
coffee-rush-refusal-set-up-is-over = підготовку закінчено
coffee-rush-refusal-fill-after-meeples = філіжанки наповнюють, коли всі фігурки на полі
coffee-rush-refusal-upgrade-comes-first = покращення активують на самому початку ходу
coffee-rush-refusal-pouring-has-begun = філіжанки вже наповнюються: крокувати пізно
coffee-rush-refusal-step-first = спершу зробіть бодай один крок
coffee-rush-refusal-serving-has-begun = замовлення вже подано: спершу наповнюють, потім подають
coffee-rush-refusal-square-taken = клітина { $square } зайнята
coffee-rush-refusal-not-your-meeple = на { $square } немає вашої фігурки
coffee-rush-refusal-step-on = клітина { $square } зайнята: зупинитися на ній не можна
coffee-rush-refusal-upgrade-is-up = «{ $upgrade }» уже активовано
coffee-rush-refusal-too-few-fulfilled = покращення коштує { $needed } виконані замовлення, а у вас { $held }
coffee-rush-refusal-other-meeple-moves = за хід іде одна фігурка: та, що на { $square }
coffee-rush-refusal-not-next = { $to } не поруч із { $from }
coffee-rush-refusal-needs-diagonal = з { $from } на { $to } — діагональ: потрібен «Рух по діагоналі»
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } крок зроблено, жетонів поспіху немає
    [few] усі { $steps } кроки зроблено, жетонів поспіху немає
   *[many] усі { $steps } кроків зроблено, жетонів поспіху немає
}
coffee-rush-refusal-dead-end = клітина { $square } зайнята, а піти з неї кроків не вистачить
coffee-rush-refusal-cup-is-empty = філіжанка { $cup } порожня
coffee-rush-refusal-not-in-hand = немає в руці: { $what }
coffee-rush-refusal-no-such-order = у зоні очікування { $slot } немає замовлення «{ $drink }»
coffee-rush-refusal-cup-needs = у філіжанці { $cup } ще не «{ $drink }», бракує: { $missing }
coffee-rush-refusal-cup-surplus = у філіжанці { $cup } не «{ $drink }», зайве: { $surplus }
coffee-rush-refusal-nothing-to-draw = зараз замовлень не беруть
coffee-rush-refusal-wrong-seat-draws = замовлення зараз бере інший гравець
coffee-rush-refusal-not-in-deck = у колоді більше немає замовлення «{ $drink }»

## Журнал
coffee-rush-log-meeple = { $name } ставить фігурку на { $square }
coffee-rush-log-upgrade = { $name } активує покращення «{ $upgrade }»
coffee-rush-log-empty = { $name } спорожнює філіжанку { $cup }
coffee-rush-log-step = { $name } йде { $from }–{ $square } і бере: { $what }
coffee-rush-log-step-nothing = { $name } йде { $from }–{ $square }: запас скінчився
coffee-rush-log-pour = { $name } кладе у філіжанку { $cup }: { $what }
coffee-rush-log-serve = { $name } подає «{ $drink }» із філіжанки { $cup } (зона { $slot })
coffee-rush-log-serve-special = { $name } подає «{ $drink }» із філіжанки { $cup } (зона { $slot }) і бере жетон поспіху
coffee-rush-log-draw = { $name } отримує нове замовлення: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name } спізнюється з { $count } замовленням: штрафів { $total } із { $most }
    [few] { $name } спізнюється з { $count } замовленнями: штрафів { $total } із { $most }
   *[many] { $name } спізнюється з { $count } замовленнями: штрафів { $total } із { $most }
}

## Рахунок
coffee-rush-score-served = Виконані замовлення на руках
coffee-rush-score-upgrades = Покращення, по 2
coffee-rush-score-penalties = Штрафи
coffee-rush-score-rush = Лишилося жетонів поспіху
coffee-rush-score-tie-served = більше виконаних замовлень: { $served } (жетонів поспіху: { $rush })
coffee-rush-score-tie-rush = виконаних замовлень порівну ({ $served }), більше жетонів поспіху: { $rush }
coffee-rush-score-tie-shared = порівну і виконаних замовлень, і жетонів поспіху: перемога спільна

## Клавіші
coffee-rush-key-walk = іти (по діагоналі — на цифровому блоці)
coffee-rush-key-pour = покласти вибраний інгредієнт у цю філіжанку
coffee-rush-key-best = найкращий розподіл
coffee-rush-key-serve = подати все готове
coffee-rush-key-look = подивитися стійку наступного гравця

## Walking by destination
coffee-rush-order-possible = вийде на запланованому шляху
coffee-rush-square-away = { $count ->
    [one] за { $count } крок
    [few] за { $count } кроки
    [many] за { $count } кроків
   *[other] за { $count } кроку
}
coffee-rush-square-makes = дорогою сюди можна приготувати: { $drinks }
coffee-rush-pour-and-serve = Розкласти й подати: { $count }
coffee-rush-key-accept = розкласти й подати, як запропоновано

## Watching the others
coffee-rush-turn-served = { $name } йде на { $square } і подає: { $drinks }
coffee-rush-turn-walked = { $name } йде на { $square }
coffee-rush-recap = Що зробили інші
coffee-rush-recap-yours = { $count ->
    [one] вам +{ $count } замовлення
    [few] вам +{ $count } замовлення
    [many] вам +{ $count } замовлень
   *[other] вам +{ $count } замовлення
}
coffee-rush-recap-skip = Натисніть будь-де, щоб пропустити

## Hints
coffee-rush-hint-walk = дійти до { $square } і { $rest }
coffee-rush-hint-serve = подати: { $drinks }. Рейтинг +{ $count }, а { $name } отримає { $count ->
    [one] { $count } нове замовлення
    [few] { $count } нові замовлення
   *[many] { $count } нових замовлень
}
coffee-rush-hint-save = вчасно подати: { $drinks }. Це вбереже від { $saved ->
    [one] { $saved } штрафу
    [few] { $saved } штрафів
   *[many] { $saved } штрафів
}
coffee-rush-hint-collect = розкласти на майбутнє: { $what }
coffee-rush-hint-closer = розкласти: { $what }. Тоді для замовлення «{ $drink }» бракує лише: { $missing }; на нього { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
coffee-rush-hint-upgrade = активувати покращення «{ $upgrade }», потім { $rest }


## Why another turn was better
coffee-rush-reason-orders = Виконано замовлень: { $best } замість { $played }
coffee-rush-reason-penalties = Штрафи: { $best } замість { $played }
coffee-rush-reason-upgrades = Покращення: { $best } замість { $played }
coffee-rush-reason-leaving = Замовлення, які підуть наступним ходом: { $best } замість { $played }
coffee-rush-reason-ingredients = Корисні інгредієнти: { $best } замість { $played }
coffee-rush-reason-rush = Жетони: { $best } замість { $played }
