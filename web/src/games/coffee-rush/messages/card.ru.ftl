# What the page says about the game before anyone sits down.
coffee-rush-name = Время кофе
coffee-rush-tagline = Бегайте по кофейне, наполняйте чашки и подавайте вовремя: каждый ваш напиток прибавит заказов соседям.
coffee-rush-option-less-luck = Меньше случайности в первых заказах
