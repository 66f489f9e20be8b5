# Просмотр партии и пробные ветки.

replay-title = Просмотр: { $game }
replay-start = Перед первым ходом
replay-ply = Позиция { $ply } из { $count }
replay-bad-link = В этой ссылке нет партии. Попросите прислать новую.
replay-slider = Позиция
replay-panel = Журнал и разбор
replay-study = Разбор
replay-menu = Вид и ссылки

## Steps; the same words for buttons and keys
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-first = В начало
replay-last = В конец
replay-play = Показывать
replay-pause = Пауза
replay-explore = Попробовать ход
replay-leave = Вернуться к партии

## How it is shown, how it is handed on
replay-side = С чьей стороны
replay-side-mover = Кто ходит
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-natural = Обычно
replay-speed-fast = Быстро
replay-link = Скопировать ссылку на позицию
replay-link-copied = Ссылка скопирована
replay-record = Скопировать запись
replay-record-copied = Запись скопирована
replay-copy-by-hand = Скопируйте это:

## Branches
replay-exploring = Пробуйте что угодно: ходите за всех.
replay-in-branch = Ветка от позиции { $ply }
replay-on-main = Снова партия, как она была сыграна
replay-branches = Ветки
replay-branches-none = Здесь хранится всё, что вы пробуете.
replay-branch = Ветка { $number }
replay-branch-name = Название: { $name }
replay-branch-open = Открыть
replay-branch-open-named = Открыть: { $name }, от позиции { $ply }
replay-branch-delete = Удалить: { $name }
replay-chance-random = Вытянуть наугад
replay-chance-choose = Выберите, что придёт
replay-play-on = Играть с этого места
replay-play-on-text = С этой позиции начнётся новая партия. Старая останется как есть.
replay-play-on-start = Играть

## The engine
replay-opinion = Мнение движка
replay-opinion-best = Лучше всего:
replay-opinion-line = Дальше:
replay-opinion-thinking = Думает…
replay-opinion-more = Думает дальше…
replay-opinion-none = Выбирать здесь некому.
replay-opinion-failed = Движок не ответил. Выключите его и включите снова.
replay-opinion-play = Сыграть на поле

## A position by hand
replay-set-up-title = Расстановка: { $game }
replay-set-up-deal = Раздать заново
replay-set-up-study = Изучать
replay-set-up-how = Выберите две фишки, и они поменяются местами.
replay-set-up-chance = Что придёт, выбирается на следующей странице шаг за шагом.
replay-set-up-chosen = { $piece }: выберите, с чем поменять
replay-set-up-swapped = Поменялись местами: { $one } и { $other }
replay-set-up-refused = Правила не допускают такой расстановки. Всё осталось как было.
replay-set-up-places = Что где лежит

## The review
review = Разбор партии
review-what = Движок посмотрит каждый ход: кто был впереди, что было бы лучше и почему.
review-start = Разобрать партию
review-running = Смотрим каждый ход…
review-stop = Остановить
review-failed = Разбор не удался. Попробуйте ещё раз.
review-chart = Шансы на победу после каждого хода
review-turn = Этот ход
review-lost = { $name }: { $share }
review-better = Лучше:
review-proved = доказано
review-reason-proof = Это видно при безошибочной игре до конца.
review-turning = Переломные ходы
review-turning-point = { $ply }: { $name }, { $what } ({ $share })
review-accuracy = Точность
review-luck = Удача
review-gifts = Подарки соперников
review-forced = единственный ход
review-class-best = лучший ход
review-class-good = хороший ход
review-class-inaccurate = неточность
review-class-mistake = ошибка
review-class-blunder = грубая ошибка
