# What the page says about the game before anyone sits down.
cappuccino-name = Капучино
cappuccino-tagline = Ставьте чашку на чашку, накрывайте чужие стопки и не дайте столу распасться на чужие островки.
cappuccino-option-expert = Для знатоков: игроки расставляют чашки сами

## Opponents: a name, and how they play
cappuccino-name-first-day = Мо
cappuccino-manner-first-day = Берёт то, что рядом, и не думает дальше одного хода. Для самой первой партии.
cappuccino-name-trainee = Тильда
cappuccino-manner-trainee = Замечает угрозы, но только ближайшие. Для второй и третьей партии.
cappuccino-name-regular = Юно
cappuccino-manner-regular = Бережёт высокие стопки и забывает о маленьких. Для тех, кто знает правила.
cappuccino-name-barista = Базиль
cappuccino-manner-barista = Ждёт вашей ошибки и забирает всю стопку. Для тех, кто уже иногда побеждает.
cappuccino-name-roaster = Айла
cappuccino-manner-roaster = При случае уводит чашки туда, где до них не дотянуться. Для тех, кто любит открытый бой.
cappuccino-name-head-barista = Руфус
cappuccino-manner-head-barista = Шаг за шагом оставляет вас без ходов. Для тех, кто думает на два хода вперёд.
cappuccino-name-champion = Вера
cappuccino-manner-champion = Считает каждую чашку до самого конца. Для опытных игроков.
cappuccino-name-maestro = Космо
cappuccino-manner-maestro = Знает итог задолго до последнего хода. Для тех, кто готов учиться на поражениях.
