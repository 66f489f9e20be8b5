# What the page says about the game before anyone sits down.
coffee-rush-name = Моя кав’ярня
coffee-rush-tagline = Бігайте кав’ярнею, наповнюйте філіжанки й подавайте вчасно: кожен ваш напій додасть замовлень сусідам.
coffee-rush-option-less-luck = Менше випадковості в перших замовленнях

## Opponents: a name, and how they play
coffee-rush-name-first-day = Тото
coffee-rush-manner-first-day = Блукає полем і часто минає потрібний інгредієнт. Для найпершої зміни.
coffee-rush-name-trainee = Міна
coffee-rush-manner-trainee = Готує старанно, але губить лік замовленням. Для другої та третьої партії.
coffee-rush-name-regular = Деш
coffee-rush-manner-regular = Швидко віддає напої, але інколи губить нитку. Для тих, хто знає правила.
coffee-rush-name-barista = Бруно
coffee-rush-manner-barista = Видобуває все з кожного ходу. Для тих, хто вже інколи перемагає.
coffee-rush-name-roaster = Ада
coffee-rush-manner-roaster = Інколи зазирає на хід уперед і тоді дивує. Для тих, хто знає покращення.
coffee-rush-name-head-barista = Кофі
coffee-rush-manner-head-barista = Тримає свою чергу короткою, а вашу довгою. Для тих, хто продумує маршрути.
coffee-rush-name-champion = Сол
coffee-rush-manner-champion = Майже не робить зайвих кроків. Для досвідчених гравців.
coffee-rush-name-maestro = Грейс
coffee-rush-manner-maestro = Напій готовий раніше, ніж ви помітите замовлення. Для тих, хто готовий учитися на поразках.
