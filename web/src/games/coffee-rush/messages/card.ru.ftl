# What the page says about the game before anyone sits down.
coffee-rush-name = Время кофе
coffee-rush-tagline = Бегайте по кофейне, наполняйте чашки и подавайте вовремя: каждый ваш напиток прибавит заказов соседям.
coffee-rush-option-less-luck = Меньше случайности в первых заказах

## Opponents: a name, and how they play
coffee-rush-name-first-day = Тото
coffee-rush-manner-first-day = Бродит по полю и часто проходит мимо нужного ингредиента. Для самой первой смены.
coffee-rush-name-trainee = Мина
coffee-rush-manner-trainee = Готовит старательно, но теряет счёт заказам. Для второй и третьей партии.
coffee-rush-name-regular = Дэш
coffee-rush-manner-regular = Быстро отдаёт напитки, но иногда теряет нить. Для тех, кто знает правила.
coffee-rush-name-barista = Бруно
coffee-rush-manner-barista = Выжимает всё из каждого хода. Для тех, кто уже иногда побеждает.
coffee-rush-name-roaster = Ада
coffee-rush-manner-roaster = Иногда заглядывает на ход вперёд и тогда удивляет. Для тех, кто знает улучшения.
coffee-rush-name-head-barista = Кофи
coffee-rush-manner-head-barista = Держит свою очередь короткой, а вашу длинной. Для тех, кто продумывает маршруты.
coffee-rush-name-champion = Сол
coffee-rush-manner-champion = Почти не делает лишних шагов. Для опытных игроков.
coffee-rush-name-maestro = Грейс
coffee-rush-manner-maestro = Напиток готов раньше, чем вы заметите заказ. Для тех, кто готов учиться на поражениях.
