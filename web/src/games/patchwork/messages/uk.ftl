# Печворк за столом.

## Що потрібно зробити
patchwork-ask-buy = { $name }: купіть клаптик або просуньтеся
patchwork-ask-advance = { $name }: зараз нічого не купити, лишається просунутися
patchwork-ask-leather = { $name }: покладіть шкіряний клаптик на порожню клітинку
patchwork-ask-sew = { $name }: пришийте клаптик або поверніть його
patchwork-next-mover = Далі: { $name }
patchwork-ask-again = { $name }: підтвердьте або продовжуйте план
patchwork-how = Оберіть клаптик і приміряйте його на ковдрі. До підтвердження нічого не витрачається.
patchwork-leather-now = Шкіряний клаптик: оберіть порожню клітинку ковдри.

## Деталі
patchwork-cloth = { $patch ->
    [0] Медовий горошок
    [1] Синя смужка
    [2] Сердечка
    [3] Шавлієва саржа
    [4] Клітинка віші
    [5] Хвилі
    [6] Зірки
    [7] Кавові зерна
    [8] Стільники
    [9] Гусяча лапка
    [10] Рожева смужка
    [11] Листя
    [12] Вишні
    [13] Мушлі
    [14] Хрестики
    [15] Плетінка
    [16] Цитруси
    [17] Шотландка
    [18] Квіточки
    [19] Ялинка
    [20] Аргайл
    [21] Краплі
    [22] Місяці
    [23] Віконця
    [24] Конфеті
    [25] Сніжинки
    [26] Тасьма
    [27] Плюсики
    [28] Зигзаг
    [29] Кільця
    [30] Тюльпани
    [31] Трикутники
   *[other] Ромбики
}
patchwork-patch = «{ $cloth }»: { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[many] { $squares } клітинок
}, ціна { $price }, час { $time }, дохід { $income }
patchwork-leather = шкіра
patchwork-advance = Уперед
patchwork-buttons = { $count ->
    [one] { $count } ґудзик
    [few] { $count } ґудзики
   *[many] { $count } ґудзиків
}
patchwork-income = дохід { $count }
patchwork-empty = { $count ->
    [one] { $count } порожня клітинка
    [few] { $count } порожні клітинки
   *[many] { $count } порожніх клітинок
}
patchwork-score-now = Рахунок зараз
patchwork-seven = 7×7: { $covered } із 49
patchwork-has-tile = жетон 7×7: +7

## Ринок
patchwork-options = Що може { $name }
patchwork-circle = Наступні клаптики
patchwork-later = Місце { $place } у колі: { $patch }
patchwork-fits = { $count ->
    [one] уміщується в { $count } місці
    [few] уміщується в { $count } місцях
   *[many] уміщується в { $count } місцях
}
patchwork-missing = { $count ->
    [one] бракує { $count } ґудзика
    [few] бракує { $count } ґудзиків
   *[many] бракує { $count } ґудзиків
}
patchwork-no-room = не вміститься
patchwork-forecast-buttons = { $count ->
    [one] лишиться { $count } ґудзик
    [few] лишиться { $count } ґудзики
   *[many] лишиться { $count } ґудзиків
}
patchwork-forecast-pay = { $count ->
    [one] { $count } ґудзик за шлях
    [few] { $count } ґудзики за шлях
   *[many] { $count } ґудзиків за шлях
}
patchwork-forecast-income = { $count ->
    [one] { $count } ґудзик доходу
    [few] { $count } ґудзики доходу
   *[many] { $count } ґудзиків доходу
}
patchwork-forecast-leather = шкіряний клаптик
patchwork-next = { $who ->
    [again] знову { $name }, { $behind ->
        [0] фішка зверху
       *[other] відставання { $behind }
    }
   *[other] потім { $name }, { $behind ->
        [0] фішка зверху
       *[other] відставання { $behind }
    }
}
patchwork-next-over = кінець гри

## Клаптик у руці
patchwork-hand = Клаптик у руці
patchwork-rotate = Повернути
patchwork-flip = Дзеркало
patchwork-show-fits = Місця
patchwork-put-back = Відкласти
patchwork-place = Покласти
patchwork-verdict-fits = Уміщується
patchwork-after-score = рахунок { $before } → { $after }
patchwork-after-seven = 7×7: { $before } → { $after } із 49
patchwork-after-tile = жетон 7×7: +7
patchwork-ways = { $count ->
    [one] усього { $count } місце
    [few] усього { $count } місця
   *[many] усього { $count } місць
}
patchwork-way = { $count ->
    [one] Положення { $number }: { $count } місце
    [few] Положення { $number }: { $count } місця
   *[many] Положення { $number }: { $count } місць
}

## Ковдра
patchwork-quilts = Чия ковдра
patchwork-quilt-of = Ковдра: { $name }
patchwork-square-empty = { $square }: порожньо
patchwork-square-covered = { $square }: { $what }
patchwork-square-planned = { $square }: { $what }, ще не підтверджено; узяти знову
patchwork-square-fits = { $square }: уміщується
patchwork-square-clash = { $square }: не вміщується, { $why }

## Доріжка часу
patchwork-track = Доріжка часу
patchwork-track-token = { $name }: поділка { $space } із { $last }
patchwork-track-income = Дохід перед поділками { $spaces }
patchwork-track-leather = Шкіра перед поділками { $spaces }

## Чому ні
patchwork-refusal-game-over = гру завершено
patchwork-refusal-leather-first = спершу потрібно покласти шкіряний клаптик
patchwork-refusal-no-leather = шкіряного клаптика немає
patchwork-refusal-not-offered = «{ $cloth }» не входить до трьох найближчих клаптиків
patchwork-refusal-too-few-buttons = { $missing ->
    [one] ціна { $price }: бракує { $missing } ґудзика
    [few] ціна { $price }: бракує { $missing } ґудзиків
   *[many] ціна { $price }: бракує { $missing } ґудзиків
}
patchwork-refusal-covered = { $count ->
    [one] клітинка { $squares } вже зайнята
    [few] клітинки { $squares } вже зайняті
   *[many] клітинки { $squares } вже зайняті
}

## Журнал
patchwork-log-buy = { $price ->
    [0] { $name } бере клаптик «{ $cloth }» задарма, час { $time }
    [one] { $name } купує клаптик «{ $cloth }» за { $price } ґудзик, час { $time }
    [few] { $name } купує клаптик «{ $cloth }» за { $price } ґудзики, час { $time }
   *[many] { $name } купує клаптик «{ $cloth }» за { $price } ґудзиків, час { $time }
}
patchwork-log-advance = { $count ->
    [one] { $name } проходить { $count } поділку й бере стільки ж ґудзиків
    [few] { $name } проходить { $count } поділки й бере стільки ж ґудзиків
   *[many] { $name } проходить { $count } поділок і бере стільки ж ґудзиків
}
patchwork-log-income = { $count ->
    [one] { $name } отримує { $count } ґудзик доходу
    [few] { $name } отримує { $count } ґудзики доходу
   *[many] { $name } отримує { $count } ґудзиків доходу
}
patchwork-log-leather-taken = { $name } бере шкіряний клаптик
patchwork-log-leather = { $name } пришиває шкіру на { $square }
patchwork-log-tile = { $name } закриває квадрат 7×7 і отримує жетон

## Рахунок
patchwork-score-buttons = Ґудзики
patchwork-score-tile = Жетон 7×7
patchwork-score-empty = Порожні клітинки, по −2
patchwork-score-tie = перемагає той, чия фішка першою дійшла до останньої поділки

## Клавіші
patchwork-key-pick = узяти клаптик
patchwork-key-advance = просунутися
patchwork-key-rotate = повернути (із Shift — ліворуч; або коліщатком)
patchwork-key-flip = віддзеркалити (або коліщатком із Shift)
patchwork-key-next = наступне місце, де вміщується
patchwork-key-fits = показати всі місця
patchwork-key-quilt = подивитися іншу ковдру
