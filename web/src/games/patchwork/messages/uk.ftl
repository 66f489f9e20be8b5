# Печворк за столом.

## Що потрібно зробити
patchwork-ask-buy = { $name }: купіть клаптик або просуньтеся
patchwork-ask-advance = { $name }: зараз нічого не купити, лишається просунутися
patchwork-ask-leather = { $name }: покладіть шкіряний клаптик на порожню клітинку
patchwork-ask-sew = { $name }: пришийте клаптик або відкладіть його
patchwork-next-mover = Далі: { $name }
patchwork-ask-again = { $name }: підтвердьте або сплануйте й наступний хід
patchwork-how = Виберіть клаптик і приміряйте його на ковдрі. До підтвердження нічого не витрачається.
patchwork-leather-now = Шкіряний клаптик: виберіть порожню клітинку ковдри.

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
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[many] { $squares } клітинок
}, ціна { $price }, час { $time }, дохід { $income }
patchwork-leather = шкіра
patchwork-advance = Просунутися
patchwork-buttons = { $count ->
    [one] { $count } ґудзик
    [few] { $count } ґудзики
   *[many] { $count } ґудзиків
}
patchwork-income = дохід { $count }
patchwork-empty = { $count ->
    [one] { $count } порожня клітинка
    [few] { $count } порожні клітинки
   *[many] { $count } порожніх клітинок
}
patchwork-score-now = Рахунок зараз
patchwork-seven = 7×7: { $covered } із 49
patchwork-has-tile = бонусний жетон: +7

## Ринок
patchwork-options = Що може { $name }
patchwork-circle = Наступні клаптики
patchwork-later = Місце { $place } у колі: { $patch }
patchwork-fits = { $count ->
    [one] уміщується в { $count } місці
    [few] уміщується в { $count } місцях
   *[many] уміщується в { $count } місцях
}
patchwork-missing = { $count ->
    [one] бракує { $count } ґудзика
    [few] бракує { $count } ґудзиків
   *[many] бракує { $count } ґудзиків
}
patchwork-no-room = не вміститься
patchwork-forecast-buttons = { $count ->
    [one] лишиться { $count } ґудзик
    [few] лишиться { $count } ґудзики
   *[many] лишиться { $count } ґудзиків
}
patchwork-forecast-pay = { $count ->
    [one] { $count } ґудзик за просування
    [few] { $count } ґудзики за просування
   *[many] { $count } ґудзиків за просування
}
patchwork-forecast-income = { $count ->
    [one] { $count } ґудзик доходу
    [few] { $count } ґудзики доходу
   *[many] { $count } ґудзиків доходу
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

## Клаптик у руці
patchwork-hand = Клаптик у руці
patchwork-rotate = Обернути
patchwork-flip = Перевернути
patchwork-show-fits = Місця
patchwork-put-back = Відкласти
patchwork-place = Покласти
patchwork-verdict-fits = Уміщується
patchwork-after-score = рахунок { $before } → { $after }
patchwork-after-seven = 7×7: { $before } → { $after } із 49
patchwork-after-tile = бонусний жетон: +7
patchwork-ways = { $count ->
    [one] усього { $count } місце
    [few] усього { $count } місця
   *[many] усього { $count } місць
}
patchwork-way = { $count ->
    [one] Положення { $number }: { $count } місце
    [few] Положення { $number }: { $count } місця
   *[many] Положення { $number }: { $count } місць
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
patchwork-track-token = { $name }: поділка { $space } із { $last }
patchwork-track-income = Дохід перед поділками { $spaces }
patchwork-track-leather = Шкіра перед поділками { $spaces }

## Чому ні
patchwork-refusal-game-over = гру завершено
patchwork-refusal-leather-first = спершу покладіть шкіряний клаптик
patchwork-refusal-no-leather = шкіряного клаптика у вас немає
patchwork-refusal-not-offered = «{ $cloth }» не входить до трьох найближчих клаптиків
patchwork-refusal-too-few-buttons = { $missing ->
    [one] ціна { $price }: бракує { $missing } ґудзика
    [few] ціна { $price }: бракує { $missing } ґудзиків
   *[many] ціна { $price }: бракує { $missing } ґудзиків
}
patchwork-refusal-covered = { $count ->
    [one] клітинка { $squares } вже зайнята
    [few] клітинки { $squares } вже зайняті
   *[many] клітинки { $squares } вже зайняті
}

## Журнал
patchwork-log-buy = { $price ->
    [0] { $name } бере «{ $cloth }» задарма, час { $time }, і пришиває на { $squares }
    [one] { $name } купує «{ $cloth }» за { $price } ґудзик, час { $time }, і пришиває на { $squares }
    [few] { $name } купує «{ $cloth }» за { $price } ґудзики, час { $time }, і пришиває на { $squares }
   *[many] { $name } купує «{ $cloth }» за { $price } ґудзиків, час { $time }, і пришиває на { $squares }
}
patchwork-log-advance = { $count ->
    [one] { $name } просувається на { $count } поділку, до { $space }, і бере { $count } ґудзик
    [few] { $name } просувається на { $count } поділки, до { $space }, і бере { $count } ґудзики
   *[many] { $name } просувається на { $count } поділок, до { $space }, і бере { $count } ґудзиків
}
patchwork-log-income = { $count ->
    [one] { $name } отримує { $count } ґудзик доходу
    [few] { $name } отримує { $count } ґудзики доходу
   *[many] { $name } отримує { $count } ґудзиків доходу
}
patchwork-log-leather-taken = { $name } бере шкіряний клаптик
patchwork-log-leather = { $name } пришиває шкіряний клаптик на { $square }
patchwork-log-tile = { $name } закриває квадрат 7×7 і отримує бонусний жетон

## Рахунок
patchwork-score-buttons = Ґудзики
patchwork-score-tile = Бонусний жетон (7×7)
patchwork-score-empty = Порожні клітинки, по −2
patchwork-score-tie = перемагає той, чия фішка першою дійшла до останньої поділки

## Клавіші
patchwork-key-pick = узяти клаптик
patchwork-key-advance = просунутися
patchwork-key-rotate = обернути (із Shift — ліворуч; або коліщатком)
patchwork-key-flip = перевернути (або коліщатком із Shift)
patchwork-key-next = наступне місце, де вміщується
patchwork-key-fits = показати всі місця
patchwork-key-quilt = подивитися іншу ковдру

## Hints
patchwork-hint-buy = купити «{ $cloth }»: { $facts }
patchwork-hint-advance = просунутися: { $facts }
patchwork-hint-leather = шкіряний клаптик на { $square }: { $facts }
patchwork-hint-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очки
    [many] +{ $count } очок
   *[other] +{ $count } очка
}
patchwork-hint-income = дохід +{ $count }
patchwork-hint-leather-first = шкіряний клаптик не дістанеться супернику ({ $name })
patchwork-hint-again = ви ходите ще раз
patchwork-hint-denied = інакше його може купити { $name }
patchwork-hint-least = решта обходиться дорожче

## Why another turn was better
patchwork-reason-buttons = Ґудзики: { $best } замість { $played }
patchwork-reason-income = Дохід: { $best } замість { $played }
patchwork-reason-empty = Порожні клітинки: { $best } замість { $played }
patchwork-reason-holes = Клітинки, які вже нічим закрити: { $best } замість { $played }
patchwork-reason-tile = Бонус 7×7: { $best } замість { $played }
patchwork-reason-square = Закрито з 7×7: { $best } замість { $played }
patchwork-reason-tempo = Залишилося часу: { $best } замість { $played }
