# Пэчворк за столом.

## Что нужно сделать
patchwork-ask-buy = { $name }: купите кусочек ткани или продвиньтесь
patchwork-ask-advance = { $name }: сейчас ничего не купить, остаётся продвинуться
patchwork-ask-leather = { $name }: положите кусочек кожи на пустую клетку
patchwork-ask-sew = { $name }: пришейте кусочек или отложите его
patchwork-next-mover = Далее: { $name }
patchwork-ask-again = { $name }: подтвердите или спланируйте и следующий ход
patchwork-how = Выберите кусочек ткани и примерьте его на одеяле. До подтверждения ничего не тратится.
patchwork-leather-now = Кусочек кожи: выберите пустую клетку одеяла.

## Детали
patchwork-cloth = { $patch ->
    [0] Медовый горошек
    [1] Синяя полоска
    [2] Сердечки
    [3] Шалфейная саржа
    [4] Клетка виши
    [5] Волны
    [6] Звёзды
    [7] Кофейные зёрна
    [8] Соты
    [9] Гусиная лапка
    [10] Розовая полоска
    [11] Листья
    [12] Вишни
    [13] Ракушки
    [14] Крестики
    [15] Плетёнка
    [16] Цитрусы
    [17] Шотландка
    [18] Цветочки
    [19] Ёлочка
    [20] Аргайл
    [21] Капли
    [22] Луны
    [23] Окошки
    [24] Конфетти
    [25] Снежинки
    [26] Тесьма
    [27] Плюсики
    [28] Зигзаг
    [29] Колечки
    [30] Тюльпаны
    [31] Треугольники
   *[other] Ромбики
}
patchwork-patch = «{ $cloth }»: { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[many] { $squares } клеток
}, цена { $price }, время { $time }, доход { $income }
patchwork-leather = кожа
patchwork-advance = Продвинуться
patchwork-buttons = { $count ->
    [one] { $count } пуговица
    [few] { $count } пуговицы
   *[many] { $count } пуговиц
}
patchwork-income = доход { $count }
patchwork-empty = { $count ->
    [one] { $count } пустая клетка
    [few] { $count } пустые клетки
   *[many] { $count } пустых клеток
}
patchwork-score-now = Счёт сейчас
patchwork-seven = 7×7: { $covered } из 49
patchwork-has-tile = бонусный жетон: +7

## Рынок
patchwork-options = Что может { $name }
patchwork-circle = Следующие кусочки ткани
patchwork-later = Место { $place } в круге: { $patch }
patchwork-fits = { $count ->
    [one] помещается в { $count } месте
    [few] помещается в { $count } местах
   *[many] помещается в { $count } местах
}
patchwork-missing = { $count ->
    [one] не хватает { $count } пуговицы
    [few] не хватает { $count } пуговиц
   *[many] не хватает { $count } пуговиц
}
patchwork-no-room = не поместится
patchwork-forecast-buttons = { $count ->
    [one] останется { $count } пуговица
    [few] останется { $count } пуговицы
   *[many] останется { $count } пуговиц
}
patchwork-forecast-pay = { $count ->
    [one] { $count } пуговица за продвижение
    [few] { $count } пуговицы за продвижение
   *[many] { $count } пуговиц за продвижение
}
patchwork-forecast-income = { $count ->
    [one] { $count } пуговица дохода
    [few] { $count } пуговицы дохода
   *[many] { $count } пуговиц дохода
}
patchwork-forecast-leather = кусочек кожи
patchwork-next = { $who ->
    [again] снова { $name }, { $behind ->
        [0] фишка сверху
       *[other] отставание { $behind }
    }
   *[other] затем { $name }, { $behind ->
        [0] фишка сверху
       *[other] отставание { $behind }
    }
}
patchwork-next-over = конец игры

## Лоскут в руке
patchwork-hand = Кусочек в руке
patchwork-rotate = Повернуть
patchwork-flip = Перевернуть
patchwork-show-fits = Места
patchwork-put-back = Отложить
patchwork-place = Положить
patchwork-verdict-fits = Помещается
patchwork-after-score = счёт { $before } → { $after }
patchwork-after-seven = 7×7: { $before } → { $after } из 49
patchwork-after-tile = бонусный жетон: +7
patchwork-ways = { $count ->
    [one] всего { $count } место
    [few] всего { $count } места
   *[many] всего { $count } мест
}
patchwork-way = { $count ->
    [one] Положение { $number }: { $count } место
    [few] Положение { $number }: { $count } места
   *[many] Положение { $number }: { $count } мест
}

## Одеяло
patchwork-quilts = Чьё одеяло
patchwork-quilt-of = Одеяло: { $name }
patchwork-square-empty = { $square }: пусто
patchwork-square-covered = { $square }: { $what }
patchwork-square-planned = { $square }: { $what }, ещё не подтверждено; взять снова
patchwork-square-fits = { $square }: помещается
patchwork-square-clash = { $square }: не помещается, { $why }

## Дорожка времени
patchwork-track = Поле учёта времени
patchwork-track-token = { $name }: деление { $space } из { $last }
patchwork-track-income = Доход перед делениями { $spaces }
patchwork-track-leather = Кожа перед делениями { $spaces }

## Почему нет
patchwork-refusal-game-over = игра окончена
patchwork-refusal-leather-first = сначала положите кусочек кожи
patchwork-refusal-no-leather = кусочка кожи у вас нет
patchwork-refusal-not-offered = «{ $cloth }» не входит в три ближайших кусочка
patchwork-refusal-too-few-buttons = { $missing ->
    [one] цена { $price }: не хватает { $missing } пуговицы
    [few] цена { $price }: не хватает { $missing } пуговиц
   *[many] цена { $price }: не хватает { $missing } пуговиц
}
patchwork-refusal-covered = { $count ->
    [one] клетка { $squares } уже занята
    [few] клетки { $squares } уже заняты
   *[many] клетки { $squares } уже заняты
}

## Журнал
patchwork-log-buy = { $price ->
    [0] { $name } берёт «{ $cloth }» даром, время { $time }, и пришивает на { $squares }
    [one] { $name } покупает «{ $cloth }» за { $price } пуговицу, время { $time }, и пришивает на { $squares }
    [few] { $name } покупает «{ $cloth }» за { $price } пуговицы, время { $time }, и пришивает на { $squares }
   *[many] { $name } покупает «{ $cloth }» за { $price } пуговиц, время { $time }, и пришивает на { $squares }
}
patchwork-log-advance = { $count ->
    [one] { $name } продвигается на { $count } деление, до { $space }, и берёт { $count } пуговицу
    [few] { $name } продвигается на { $count } деления, до { $space }, и берёт { $count } пуговицы
   *[many] { $name } продвигается на { $count } делений, до { $space }, и берёт { $count } пуговиц
}
patchwork-log-income = { $count ->
    [one] { $name } получает { $count } пуговицу дохода
    [few] { $name } получает { $count } пуговицы дохода
   *[many] { $name } получает { $count } пуговиц дохода
}
patchwork-log-leather-taken = { $name } берёт кусочек кожи
patchwork-log-leather = { $name } пришивает кусочек кожи на { $square }
patchwork-log-tile = { $name } закрывает квадрат 7×7 и получает бонусный жетон

## Счёт
patchwork-score-buttons = Пуговицы
patchwork-score-tile = Бонусный жетон (7×7)
patchwork-score-empty = Пустые клетки, по −2
patchwork-score-tie = побеждает тот, чья фишка первой дошла до последнего деления

## Клавиши
patchwork-key-pick = взять кусочек ткани
patchwork-key-advance = продвинуться
patchwork-key-rotate = повернуть (с Shift — влево; или колесом)
patchwork-key-flip = перевернуть (или колесом с Shift)
patchwork-key-next = следующее место, где помещается
patchwork-key-fits = показать все места
patchwork-key-quilt = посмотреть другое одеяло

## Hints
patchwork-hint-buy = купить «{ $cloth }»: { $facts }
patchwork-hint-advance = продвинуться: { $facts }
patchwork-hint-leather = кусочек кожи на { $square }: { $facts }
patchwork-hint-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
    [many] +{ $count } очков
   *[other] +{ $count } очка
}
patchwork-hint-income = доход +{ $count }
patchwork-hint-leather-first = кусочек кожи не достанется сопернику ({ $name })
patchwork-hint-again = вы ходите ещё раз
patchwork-hint-denied = иначе его может купить { $name }
patchwork-hint-least = остальное обходится дороже

## Why another turn was better
patchwork-reason-buttons = Пуговицы: { $best } вместо { $played }
patchwork-reason-income = Доход: { $best } вместо { $played }
patchwork-reason-empty = Пустые клетки: { $best } вместо { $played }
patchwork-reason-holes = Клетки, которые уже нечем закрыть: { $best } вместо { $played }
patchwork-reason-tile = Бонус 7×7: { $best } вместо { $played }
patchwork-reason-square = Закрыто из 7×7: { $best } вместо { $played }
patchwork-reason-tempo = Осталось времени: { $best } вместо { $played }
