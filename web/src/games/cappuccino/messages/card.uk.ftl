# What the page says about the game before anyone sits down.
cappuccino-name = Капучино
cappuccino-tagline = Ставте чашку на чашку, накривайте чужі стоси й не дайте столу розпастися на чужі острівці.
cappuccino-option-expert = Для знавців: гравці розставляють чашки самі

## Opponents: a name, and how they play
cappuccino-name-first-day = Мо
cappuccino-manner-first-day = Бере те, що поруч, і не думає далі одного ходу. Для найпершої партії.
cappuccino-name-trainee = Тільда
cappuccino-manner-trainee = Помічає загрози, але лише найближчі. Для другої та третьої партії.
cappuccino-name-regular = Юно
cappuccino-manner-regular = Береже високі стоси й забуває про малі. Для тих, хто знає правила.
cappuccino-name-barista = Базиль
cappuccino-manner-barista = Чекає на вашу помилку й забирає весь стос. Для тих, хто вже інколи перемагає.
cappuccino-name-roaster = Айла
cappuccino-manner-roaster = За нагоди відводить чашки туди, де до них ніхто не дістане. Для тих, хто любить відкритий бій.
cappuccino-name-head-barista = Руфус
cappuccino-manner-head-barista = Крок за кроком лишає вас без ходів. Для тих, хто думає на два ходи вперед.
cappuccino-name-champion = Віра
cappuccino-manner-champion = Рахує кожну чашку до самого кінця. Для досвідчених гравців.
cappuccino-name-maestro = Космо
cappuccino-manner-maestro = Знає підсумок задовго до останнього ходу. Для тих, хто готовий учитися на поразках.
