# Lessons of Cappuccino.
cappuccino-lessons-basics = Как играть

## Cover
cappuccino-lesson-cover = Красные и зелёные — ваши. Стопка принадлежит тому, чья чашка наверху. Поднимите свою чашку и накройте соседнюю синюю или жёлтую.
cappuccino-lesson-cover-right = Теперь обе чашки ваши. Побеждает тот, у кого их больше.
cappuccino-lesson-cover-wrong = Эта чашка и так ваша. Накройте синюю или жёлтую.

## Own stacks
cappuccino-lesson-grow = Ставить можно и на свои стопки. Стопку из двух одна чашка не накроет: соберите такую из своих чашек.
cappuccino-lesson-grow-right = Высокую стопку труднее накрыть, а сама она накроет больше.
cappuccino-lesson-grow-wrong = Чашка соперника накрыта — неплохо, но сейчас возьмите две свои.

## Height
cappuccino-lesson-height = Поднятая стопка должна быть не ниже той, на которую встаёт. Накройте стопку соперника из двух чашек.
cappuccino-lesson-height-right = Две чашки меняют хозяина за один ход.
cappuccino-lesson-height-one = Хозяина сменила лишь одна чашка. Найдите рядом со своей синюю или жёлтую стопку из двух.
cappuccino-lesson-height-wrong = Хозяин не сменился: эти чашки и так ваши.

## Islands
cappuccino-lesson-island = Место, с которого ушли, остаётся пустым, через него не пройти. Сделайте так, чтобы стол распался на два островка.
cappuccino-lesson-island-right = До малого островка снаружи уже не добраться.
cappuccino-lesson-island-wrong = Всё ещё вместе. Поднимите стопку, которая одна соединяет две части.

## Safe
cappuccino-lesson-safe = Чашки, которые уже не накрыть, надёжны. Найдите ход, после которого надёжных больше всего: 19 или больше.
cappuccino-lesson-safe-right = Один ход решает целый островок в вашу пользу.
cappuccino-lesson-safe-wrong = Надёжных чашек меньше. Наведите на соседнюю, прежде чем ставить: панель покажет число.

## Counting
cappuccino-lesson-counting = Вдвоём засчитывается только лучший ваш цвет: красный, сейчас 26 чашек. Доведите его до 27 или больше.
cappuccino-lesson-counting-right = Красных наверху больше — это и засчитывается.
cappuccino-lesson-counting-wrong = Эти чашки достались зелёному, он не засчитывается. Ходите красной стопкой.

## The end
cappuccino-lesson-end = Игра кончается, когда ходов ни у кого нет. У вас здесь три хода, и один проигрывает: избегите его.
cappuccino-lesson-end-right = Посчитано до конца: это выигрыш.
cappuccino-lesson-end-wrong = Этот ход проигрывает. Посмотрите, что тогда накроет соперник.

## Strategy
cappuccino-lessons-tall = Самая высокая добыча
cappuccino-lesson-tall = В конце решает одна стопка. Найдите ход, который приносит не меньше двух чашек.
cappuccino-lesson-tall-right = Две чашки ваши, двумя меньше у соперника.
cappuccino-lesson-tall-wrong = Это приносит меньше. Сравните высоту того, что можно накрыть.
cappuccino-lessons-own-island = Свой островок
cappuccino-lesson-own-island = Кто ходит на островке последним, тот его и получает. Доведите надёжные чашки до 37.
cappuccino-lesson-own-island-right = Этот островок решён в вашу пользу.
cappuccino-lesson-own-island-wrong = Надёжных чашек после этого меньше. Посмотрите на спорные островки.
cappuccino-lessons-rescue = Сначала там, где горит
cappuccino-lesson-rescue = Ходите там, где спорных чашек больше всего. Один ход поднимает надёжные с 23 до 30.
cappuccino-lesson-rescue-right = На семь надёжных больше: ничего срочнее не было.
cappuccino-lesson-rescue-wrong = Это подождёт, а соперник — нет. Где на кону больше?
cappuccino-lessons-colour = Один цвет
cappuccino-lesson-colour = Цветов два, засчитывается один. Впереди зелёный, 28 чашек: доведите его до 32.
cappuccino-lesson-colour-right = Четыре чашки цвету, который засчитывается.
cappuccino-lesson-colour-wrong = Зелёный получает мало. Под зелёной чашкой засчитываются и красные.
cappuccino-lessons-decide = Решить островок
cappuccino-lesson-decide = Решённый островок ходов уже не требует. Доведите этим ходом надёжные чашки до 31.
cappuccino-lesson-decide-right = Решено: следующие ходы — для других островков.
cappuccino-lesson-decide-wrong = Этим ничего не решено или решено меньше, чем можно.
