# What the page says about the game before anyone sits down.
coffee-rush-name = Моя кав’ярня
coffee-rush-tagline = Бігайте кав’ярнею, наповнюйте філіжанки й подавайте вчасно: кожен ваш напій додасть замовлень сусідам.
coffee-rush-option-less-luck = Менше випадковості в перших замовленнях
