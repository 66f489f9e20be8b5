# Капучино за столом.

## Что от вас ждут
cappuccino-ask-move = { $name }: поднимите одну из своих стопок
cappuccino-ask-land = { $name }: поставьте стопку на отмеченную соседнюю или отложите её
cappuccino-ask-again = { $name }: подтвердите или спланируйте и следующий ход
cappuccino-ask-place = { $name }: поставьте чашку
cappuccino-how = Выберите свою стопку, затем соседнюю, на которую её поставить.
cappuccino-how-place = Выберите отмеченное место для следующей чашки.
cappuccino-how-look = Выберите стопку, чтобы увидеть её сбоку.

## Чашки
cappuccino-colour = { $colour ->
    [red] красная
    [blue] синяя
    [green] зелёная
   *[yellow] жёлтая
}
cappuccino-colour-onto = { $colour ->
    [red] красную
    [blue] синюю
    [green] зелёную
   *[yellow] жёлтую
}
cappuccino-colour-cup = { $colour ->
    [red] красная
    [blue] синяя
    [green] зелёная
   *[yellow] жёлтая
}
cappuccino-stack = { $count ->
    [one] { $colour }, { $count } чашка
    [few] { $colour }, { $count } чашки
   *[many] { $colour }, { $count } чашек
}

## Соты вслух
cappuccino-comb = Чашки на столе
cappuccino-cell = { $stack }, { $owner }{ $safe ->
    [yes] , надёжная
   *[no] { "" }
}{ $threats ->
    [0] { "" }
    [one] , её может накрыть { $threats } стопка
    [few] , её могут накрыть { $threats } стопки
   *[many] , её могут накрыть { $threats } стопок
}; место { $cell }
cappuccino-cell-landing = { $stack }; если поставить сюда, высота будет { $height }
cappuccino-cell-lifted = { $stack }; поднята, выберите, куда поставить
cappuccino-cell-planned = { $stack }; ещё не подтверждено, можно взять назад
cappuccino-cell-free = Свободное место { $cell }
cappuccino-lifted = { $count ->
    [one] Поднята стопка: { $stack }. Можно поставить на { $count } соседнюю.
    [few] Поднята стопка: { $stack }. Можно поставить на { $count } соседние.
   *[many] Поднята стопка: { $stack }. Можно поставить на { $count } соседних.
}
cappuccino-put-back = Отложить

## Стопка сбоку
cappuccino-panel = Выбранная стопка
cappuccino-owner = Чья стопка: { $name }
cappuccino-safe = Надёжная: её уже никто не накроет
cappuccino-unthreatened = Сейчас её никто не может накрыть
cappuccino-threats = { $count ->
    [one] Кто может накрыть: { $names } — { $count } стопка
    [few] Кто может накрыть: { $names } — { $count } стопки
   *[many] Кто может накрыть: { $names } — { $count } стопок
}
cappuccino-landings = { $count ->
    [0] Не может ходить: соседние выше, или их нет
    [one] Можно поставить на { $count } соседнюю
    [few] Можно поставить на { $count } соседние
   *[many] Можно поставить на { $count } соседних
}
cappuccino-sum = { $lifted } + { $below } = { $total }
cappuccino-sure-change = Надёжные чашки, { $name }: { $before } → { $after }
cappuccino-islands-change = Островки: { $before } → { $after }

## Островки
cappuccino-islands = Островки
cappuccino-status-contested = спорно
cappuccino-status-decided = решено
cappuccino-status-dead = замерло
cappuccino-meaning-contested = Спорный: кому достанутся чашки, ещё не ясно
cappuccino-meaning-decided = Решён: как ни играй, итог не изменится
cappuccino-meaning-dead = Замер: ходов здесь больше нет
cappuccino-island-count = { $status }: { $count ->
    [one] { $count } островок
    [few] { $count } островка
   *[many] { $count } островков
}, { $cups ->
    [one] { $cups } чашка
    [few] { $cups } чашки
   *[many] { $cups } чашек
}
cappuccino-show-threats = Угрозы
cappuccino-all-threats = Все угрозы: { $count }

## Расстановка
cappuccino-choose-colour = Какая чашка
cappuccino-left = { $count ->
    [one] осталась { $count }
    [few] осталось { $count }
   *[many] осталось { $count }
}

## Игроки
cappuccino-score-now = { $count ->
    [one] сейчас { $count } чашка
    [few] сейчас { $count } чашки
   *[many] сейчас { $count } чашек
}
cappuccino-sure = { $count ->
    [one] { $count } надёжная
    [few] { $count } надёжные
   *[many] { $count } надёжных
}
cappuccino-at-risk = { $count ->
    [one] { $count } под угрозой
    [few] { $count } под угрозой
   *[many] { $count } под угрозой
}
cappuccino-counts = засчитывается
cappuccino-out = ходов больше нет

## Почему нет
cappuccino-refusal-game-over = игра окончена
cappuccino-refusal-not-placing = все чашки уже расставлены
cappuccino-refusal-still-placing = { $count ->
    [one] ещё не поставлена { $count } чашка
    [few] ещё не поставлены { $count } чашки
   *[many] ещё не поставлено { $count } чашек
}
cappuccino-refusal-no-stack = на месте { $cell } нет стопки
cappuccino-refusal-not-yours = верхняя чашка { $colour }: поднимать можно только свои стопки
cappuccino-refusal-not-adjacent = стопка встаёт только на одну из шести соседних
cappuccino-refusal-too-low = высота поднятой стопки { $height }, другой — { $target }: поднятая должна быть не ниже
cappuccino-refusal-not-your-colour = чашка { $colour }, это не ваш цвет
cappuccino-refusal-colour-used-up = такой чашки больше нет ({ $colour }): ставьте другой цвет
cappuccino-refusal-occupied = на месте { $cell } уже стоит чашка
cappuccino-refusal-first-in-centre = первая чашка встаёт в центр
cappuccino-refusal-touches-too-few = чашка коснётся только { $touches }, а нужно хотя бы { $needed }

## Журнал
cappuccino-log-place = { $name } ставит чашку на { $cell }: { $colour }
cappuccino-log-move = { $name }: { $colour } стопка ({ $height }) с { $from } встаёт на свою { $onto } ({ $below }) на { $to }, теперь высота { $total }
cappuccino-log-capture = { $name }: { $colour } стопка ({ $height }) с { $from } накрывает { $onto } ({ $below }) на { $to }, которой владеет { $owner }, теперь высота { $total }
cappuccino-log-islands = { $count ->
    [one] Теперь на столе { $count } островок
    [few] Стол распадается: теперь { $count } островка
   *[many] Стол распадается: теперь { $count } островков
}
cappuccino-log-out = { $name }: ходов больше нет

## Счёт
cappuccino-score-counted = { $colour ->
    [red] Красные чашки
    [blue] Синие чашки
    [green] Зелёные чашки
   *[yellow] Жёлтые чашки
}: засчитываются
cappuccino-score-uncounted = { $colour ->
    [red] Красные чашки
    [blue] Синие чашки
    [green] Зелёные чашки
   *[yellow] Жёлтые чашки
}: не засчитываются
cappuccino-score-stacks = Свои стопки
cappuccino-score-tallest = Самая высокая из них
cappuccino-score-tie = чашек поровну, поэтому победа общая

## Клавиши
cappuccino-key-neighbours = к шести соседям
cappuccino-key-next = следующая стопка, которую можно поднять или накрыть
cappuccino-key-threats = показать, кто может накрыть ваши стопки
cappuccino-key-colour = при расстановке: выбор цвета; на свободном месте — сразу поставить чашку
cappuccino-key-back = отложить поднятую стопку

## Hints
cappuccino-hint-move = { $colour } { $height } на { $onto } { $below }: { $facts }
cappuccino-hint-place = сюда — { $colour } чашку: { $facts }
cappuccino-hint-takes = { $name } теряет { $count ->
    [one] { $count } чашку
    [few] { $count } чашки
    [many] { $count } чашек
   *[other] { $count } чашки
}
cappuccino-hint-secures = { $count ->
    [one] на { $count } надёжную чашку больше
    [few] на { $count } надёжные чашки больше
    [many] на { $count } надёжных чашек больше
   *[other] на { $count } надёжной чашки больше
}
cappuccino-hint-rescues = { $count ->
    [one] { $count } чашку уже не захватить
    [few] { $count } чашки уже не захватить
    [many] { $count } чашек уже не захватить
   *[other] { $count } чашки уже не захватить
}
cappuccino-hint-denies = { $count ->
    [one] у соперника ({ $name }) на { $count } надёжную чашку меньше
    [few] у соперника ({ $name }) на { $count } надёжные чашки меньше
    [many] у соперника ({ $name }) на { $count } надёжных чашек меньше
   *[other] у соперника ({ $name }) на { $count } надёжной чашки меньше
}
cappuccino-hint-least = любой другой ход отдаёт больше
cappuccino-hint-near = { $own ->
    [0] ваших чашек рядом нет
    [one] рядом { $own } ваша чашка
    [few] рядом { $own } ваши чашки
    [many] рядом { $own } ваших чашек
   *[other] рядом { $own } вашей чашки
}
cappuccino-hint-prey = { $count ->
    [one] { $count } чужая чашка для захвата
    [few] { $count } чужие чашки для захвата
    [many] { $count } чужих чашек для захвата
   *[other] { $count } чужой чашки для захвата
}

## Why another turn was better
cappuccino-reason-safe = Чашки в безопасности: { $best } вместо { $played }
cappuccino-reason-theirSafe = Чашки соперников в безопасности: { $best } вместо { $played }
cappuccino-reason-islands = Чашки на выигранных островах: { $best } вместо { $played }
cappuccino-reason-cups = Чашки в стопках: { $best } вместо { $played }
cappuccino-reason-moves = Осталось ходов: { $best } вместо { $played }
