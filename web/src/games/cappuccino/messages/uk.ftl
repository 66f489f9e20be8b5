# Капучино за столом.

## Чого від вас чекають
cappuccino-ask-move = { $name }: підніміть один зі своїх стосів
cappuccino-ask-land = { $name }: поставте стос на позначений сусідній або відкладіть його
cappuccino-ask-again = { $name }: підтвердьте або сплануйте й наступний хід
cappuccino-ask-place = { $name }: поставте чашку
cappuccino-how = Виберіть свій стос, потім сусідній, на який його поставити.
cappuccino-how-place = Виберіть позначене місце для наступної чашки.
cappuccino-how-look = Виберіть стос, щоб побачити його збоку.

## Чашки
cappuccino-colour = { $colour ->
    [red] червоний
    [blue] синій
    [green] зелений
   *[yellow] жовтий
}
cappuccino-colour-onto = { $colour ->
    [red] червоний
    [blue] синій
    [green] зелений
   *[yellow] жовтий
}
cappuccino-colour-cup = { $colour ->
    [red] червона
    [blue] синя
    [green] зелена
   *[yellow] жовта
}
cappuccino-stack = { $count ->
    [one] { $colour }, { $count } чашка
    [few] { $colour }, { $count } чашки
   *[many] { $colour }, { $count } чашок
}

## Стільники вголос
cappuccino-comb = Чашки на столі
cappuccino-cell = { $stack }, { $owner }{ $safe ->
    [yes] , надійний
   *[no] { "" }
}{ $threats ->
    [0] { "" }
    [one] , його може накрити { $threats } стос
    [few] , його можуть накрити { $threats } стоси
   *[many] , його можуть накрити { $threats } стосів
}; місце { $cell }
cappuccino-cell-landing = { $stack }; якщо поставити сюди, висота буде { $height }
cappuccino-cell-lifted = { $stack }; піднято, виберіть, куди поставити
cappuccino-cell-planned = { $stack }; ще не підтверджено, можна взяти назад
cappuccino-cell-free = Вільне місце { $cell }
cappuccino-lifted = { $count ->
    [one] Піднято стос: { $stack }. Можна поставити на { $count } сусідній.
    [few] Піднято стос: { $stack }. Можна поставити на { $count } сусідні.
   *[many] Піднято стос: { $stack }. Можна поставити на { $count } сусідніх.
}
cappuccino-put-back = Відкласти

## Стос збоку
cappuccino-panel = Вибраний стос
cappuccino-owner = Чий стос: { $name }
cappuccino-safe = Надійний: його вже ніхто не накриє
cappuccino-unthreatened = Зараз його ніхто не може накрити
cappuccino-threats = { $count ->
    [one] Хто може накрити: { $names } — { $count } стос
    [few] Хто може накрити: { $names } — { $count } стоси
   *[many] Хто може накрити: { $names } — { $count } стосів
}
cappuccino-landings = { $count ->
    [0] Не може ходити: сусідні вищі або їх немає
    [one] Можна поставити на { $count } сусідній
    [few] Можна поставити на { $count } сусідні
   *[many] Можна поставити на { $count } сусідніх
}
cappuccino-sum = { $lifted } + { $below } = { $total }
cappuccino-sure-change = Надійні чашки, { $name }: { $before } → { $after }
cappuccino-islands-change = Острівці: { $before } → { $after }

## Острівці
cappuccino-islands = Острівці
cappuccino-status-contested = спірно
cappuccino-status-decided = вирішено
cappuccino-status-dead = завмерло
cappuccino-meaning-contested = Спірний: кому дістануться чашки, ще не ясно
cappuccino-meaning-decided = Вирішений: хоч як грай, підсумок не зміниться
cappuccino-meaning-dead = Завмер: ходів тут більше немає
cappuccino-island-count = { $status }: { $count ->
    [one] { $count } острівець
    [few] { $count } острівці
   *[many] { $count } острівців
}, { $cups ->
    [one] { $cups } чашка
    [few] { $cups } чашки
   *[many] { $cups } чашок
}
cappuccino-show-threats = Загрози
cappuccino-all-threats = Усі загрози: { $count }

## Розставляння
cappuccino-choose-colour = Яка чашка
cappuccino-left = { $count ->
    [one] лишилася { $count }
    [few] лишилося { $count }
   *[many] лишилося { $count }
}

## Гравці
cappuccino-score-now = { $count ->
    [one] зараз { $count } чашка
    [few] зараз { $count } чашки
   *[many] зараз { $count } чашок
}
cappuccino-sure = { $count ->
    [one] { $count } надійна
    [few] { $count } надійні
   *[many] { $count } надійних
}
cappuccino-at-risk = { $count ->
    [one] { $count } під загрозою
    [few] { $count } під загрозою
   *[many] { $count } під загрозою
}
cappuccino-counts = зараховується
cappuccino-out = ходів більше немає

## Чому ні
cappuccino-refusal-game-over = гру завершено
cappuccino-refusal-not-placing = усі чашки вже розставлено
cappuccino-refusal-still-placing = { $count ->
    [one] ще не поставлено { $count } чашку
    [few] ще не поставлено { $count } чашки
   *[many] ще не поставлено { $count } чашок
}
cappuccino-refusal-no-stack = на місці { $cell } немає стосу
cappuccino-refusal-not-yours = верхня чашка { $colour }: піднімати можна лише свої стоси
cappuccino-refusal-not-adjacent = стос стає лише на один із шести сусідніх
cappuccino-refusal-too-low = висота піднятого стосу { $height }, іншого — { $target }: піднятий має бути не нижчим
cappuccino-refusal-not-your-colour = чашка { $colour }, це не ваш колір
cappuccino-refusal-colour-used-up = такої чашки більше немає ({ $colour }): ставте інший колір
cappuccino-refusal-occupied = на місці { $cell } вже стоїть чашка
cappuccino-refusal-first-in-centre = перша чашка стає в центр
cappuccino-refusal-touches-too-few = чашка торкатиметься лише { $touches }, а треба щонайменше { $needed }

## Журнал
cappuccino-log-place = { $name } ставить чашку на { $cell }: { $colour }
cappuccino-log-move = { $name }: { $colour } стос ({ $height }) з { $from } стає на свій { $onto } ({ $below }) на { $to }, тепер висота { $total }
cappuccino-log-capture = { $name }: { $colour } стос ({ $height }) з { $from } накриває { $onto } ({ $below }) на { $to }, яким володіє { $owner }, тепер висота { $total }
cappuccino-log-islands = { $count ->
    [one] Тепер на столі { $count } острівець
    [few] Стіл розпадається: тепер { $count } острівці
   *[many] Стіл розпадається: тепер { $count } острівців
}
cappuccino-log-out = { $name }: ходів більше немає

## Рахунок
cappuccino-score-counted = { $colour ->
    [red] Червоні чашки
    [blue] Сині чашки
    [green] Зелені чашки
   *[yellow] Жовті чашки
}: зараховано
cappuccino-score-uncounted = { $colour ->
    [red] Червоні чашки
    [blue] Сині чашки
    [green] Зелені чашки
   *[yellow] Жовті чашки
}: не зараховано
cappuccino-score-stacks = Свої стоси
cappuccino-score-tallest = Найвищий із них
cappuccino-score-tie = чашок порівну, тому перемога спільна

## Клавіші
cappuccino-key-neighbours = до шести сусідів
cappuccino-key-next = наступний стос, який можна підняти чи накрити
cappuccino-key-threats = показати, хто може накрити ваші стоси
cappuccino-key-colour = під час розставляння: вибір кольору; на вільному місці — одразу поставити чашку
cappuccino-key-back = відкласти піднятий стос

## Hints
cappuccino-hint-move = { $colour } { $height } на { $onto } { $below }: { $facts }
cappuccino-hint-place = сюди — { $colour } чашку: { $facts }
cappuccino-hint-takes = { $name } втрачає { $count ->
    [one] { $count } чашку
    [few] { $count } чашки
    [many] { $count } чашок
   *[other] { $count } чашки
}
cappuccino-hint-secures = { $count ->
    [one] на { $count } надійну чашку більше
    [few] на { $count } надійні чашки більше
    [many] на { $count } надійних чашок більше
   *[other] на { $count } надійної чашки більше
}
cappuccino-hint-rescues = { $count ->
    [one] { $count } чашку вже не захопити
    [few] { $count } чашки вже не захопити
    [many] { $count } чашок уже не захопити
   *[other] { $count } чашки вже не захопити
}
cappuccino-hint-denies = { $count ->
    [one] у суперника ({ $name }) на { $count } надійну чашку менше
    [few] у суперника ({ $name }) на { $count } надійні чашки менше
    [many] у суперника ({ $name }) на { $count } надійних чашок менше
   *[other] у суперника ({ $name }) на { $count } надійної чашки менше
}
cappuccino-hint-least = будь-який інший хід віддає більше
cappuccino-hint-near = { $own ->
    [0] ваших чашок поруч немає
    [one] поруч { $own } ваша чашка
    [few] поруч { $own } ваші чашки
    [many] поруч { $own } ваших чашок
   *[other] поруч { $own } вашої чашки
}
cappuccino-hint-prey = { $count ->
    [one] { $count } чужа чашка для захоплення
    [few] { $count } чужі чашки для захоплення
    [many] { $count } чужих чашок для захоплення
   *[other] { $count } чужої чашки для захоплення
}

## Why another turn was better
cappuccino-reason-safe = Чашки в безпеці: { $best } замість { $played }
cappuccino-reason-theirSafe = Чашки суперників у безпеці: { $best } замість { $played }
cappuccino-reason-islands = Чашки на виграних островах: { $best } замість { $played }
cappuccino-reason-cups = Чашки в стосах: { $best } замість { $played }
cappuccino-reason-moves = Залишилося ходів: { $best } замість { $played }
