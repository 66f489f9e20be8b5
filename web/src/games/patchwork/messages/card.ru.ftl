# What the page says about the game before anyone sits down.
patchwork-name = Пэчворк
patchwork-tagline = Два одеяла и один рынок ткани: выгодно покупайте, плотно шейте и следите за временем.
patchwork-option-track = Поле учёта времени
patchwork-option-track-revised = новое издание
patchwork-option-track-original = первое издание

## Opponents: a name, and how they play
patchwork-name-first-day = Пип
patchwork-manner-first-day = Берёт кусочек ткани покрасивее и забывает о пуговицах. Для самого первого одеяла.
patchwork-name-trainee = Кловер
patchwork-manner-trainee = Шьёт второпях и оставляет дыры. Для второй и третьей партии.
patchwork-name-regular = Бисквит
patchwork-manner-regular = Укладывает ткань аккуратно, но редко думает о следующем ходе. Для тех, кто знает правила.
patchwork-name-barista = Мейпл
patchwork-manner-barista = Следит за временем и забирает кусочек ткани, которого вы ждали. Для тех, кто уже иногда побеждает.
patchwork-name-roaster = Пенни
patchwork-manner-roaster = Перед каждой покупкой взвешивает доход и время. Для тех, кто умеет считать пуговицы.
patchwork-name-head-barista = Отто
patchwork-manner-head-barista = Почти не оставляет дыр и мало что отдаёт случаю. Для тех, кто любит упорную борьбу.
patchwork-name-champion = Квилл
patchwork-manner-champion = Планирует на несколько покупок вперёд и ничего не тратит зря. Для опытных игроков.
patchwork-name-maestro = Нур
patchwork-manner-maestro = Видит конец партии уже с первого хода. Для тех, кто готов учиться на поражениях.
