# Lessons of Coffee Rush.
coffee-rush-lessons-basics = Как играть

## Path
coffee-rush-lesson-walk = Побеждает лучшая оценка: подавайте заказы. Сначала пройдите одной фишкой три шага; каждая клетка даёт свой ингредиент.
coffee-rush-lesson-walk-right = Три шага — три ингредиента в руке.
coffee-rush-lesson-walk-wrong = Три шага бесплатны: меньше шагов — меньше ингредиентов. Идите дальше.

## Cup
coffee-rush-lesson-pour = В чашке 2 кофе. Возьмите лёд на a1 и карамель на b1 и положите их в чашку 2.
coffee-rush-lesson-pour-right = Кофе, лёд и карамель: ровно то, что просит самый старый заказ.
coffee-rush-lesson-pour-lost = Что осталось в руке, вернётся в запас. Сначала разложите по чашкам.
coffee-rush-lesson-pour-wrong = Из чашки ингредиент уже не вынуть. Лёд и карамель нужны кофе в чашке 2.

## Order
coffee-rush-lesson-serve = Чашку, где ровно то, что просит заказ, можно подать: +1. Приготовьте латте макиато (кофе, молоко, пар) и подайте.
coffee-rush-lesson-serve-right = Ещё один заказ. Соперник берёт новый: подача — это и давление.
coffee-rush-lesson-serve-wrong = Ничего не подано. Пар на b3, молоко на c3, кофе на d3 — всё в одну пустую чашку, затем подайте.

## Time
coffee-rush-lesson-time = После хода ваши заказы сдвигаются на стол. Американо на столе 4 вот-вот уйдёт: подайте его сейчас.
coffee-rush-lesson-time-right = Как раз вовремя. Остальные сдвинулись на один стол.
coffee-rush-lesson-time-wrong = Американо станет штрафом. Вода, кофе и пар — в столбце d.

## Penalty
coffee-rush-lesson-penalty = Чёрный чай не спасти: это штраф, −1, зато с жетоном спешки. Соберите что-нибудь для другого заказа.
coffee-rush-lesson-penalty-right = Штраф пришёл, а с ним и жетон спешки. Пять штрафов закрывают кофейню.
coffee-rush-lesson-penalty-wrong = Чашки пусты: ход потерян. Разложите то, что собрали.

## Rush
coffee-rush-lesson-rush = Жетон спешки даёт четвёртый шаг. Соберите за четыре шага лёд, воду и кофе для колд брю и подайте его.
coffee-rush-lesson-rush-right = Четыре шага, один жетон, заказ подан.
coffee-rush-lesson-rush-steps = За три шага всего не собрать. Сделайте четвёртый: жетон заплатит.
coffee-rush-lesson-rush-wrong = Жетон потрачен, но ничего не подано. Все три — в одну чашку.

## Upgrade
coffee-rush-lesson-upgrade = В начале хода можно сбросить три выполненных заказа за улучшение: в конце оно стоит 2. Активируйте одно.
coffee-rush-lesson-upgrade-right = Сейчас это стоит очка, зато работает каждый следующий ход.
coffee-rush-lesson-upgrade-wrong = Улучшение не активировано. Выберите одно из четырёх рядом с полем.

## Strategy
coffee-rush-lessons-two = Два сразу
coffee-rush-lesson-two = Чашка, начатая заранее, даёт вторую подачу. Подайте в этот ход и эспрессо, и американо.
coffee-rush-lesson-two-right = Два заказа вам, два новых — сопернику.
coffee-rush-lesson-two-wrong = Хватит одного пути: два кофе и пар. В чашке 2 уже пар и вода.
coffee-rush-lessons-special = Сезонное меню
coffee-rush-lesson-special = Заказ сезонного меню приносит и жетон спешки. Подайте холодный зелёный чай: в чашке 1 уже чай.
coffee-rush-lesson-special-right = Очко и жетон: в следующий ход можно сделать четвёртый шаг.
coffee-rush-lesson-special-wrong = Заказ сезонного меню не подан. Лёд и вода — к чаю в чашку 1.
coffee-rush-lessons-oldest = Сначала старые
coffee-rush-lesson-oldest = Спасти заказ со стола 4 — двойная выгода: +1 и без штрафа. Подайте холодный чёрный чай.
coffee-rush-lesson-oldest-right = Этот заказ стоил двух очков.
coffee-rush-lesson-oldest-wrong = Заказ на столе 4 уходит сейчас. Лёд и вода — к чаю в чашку 2.
coffee-rush-lessons-corners = Улучшение с отдачей
coffee-rush-lesson-corners = Улучшение выбирайте под заказы. Активируйте «Двойные углы» и подайте эспрессо доппио с двумя кофе с d1.
coffee-rush-lesson-corners-right = Активировано, использовано и подано за один ход.
coffee-rush-lesson-corners-wrong = Сначала активируйте «Двойные углы»; затем c1, d1 — и эспрессо доппио готов.
coffee-rush-lessons-three = Давление
coffee-rush-lesson-three = Каждый ваш заказ — новый заказ сопернику. Подайте три за ход: улучшение, пять шагов, три чашки.
coffee-rush-lesson-three-right = Три новых заказа сразу: часть из них станет штрафами.
coffee-rush-lesson-three-wrong = Подано меньше трёх. Нажмите «Показать», чтобы увидеть весь ход.
