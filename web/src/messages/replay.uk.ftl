# Перегляд партії та пробні гілки.

replay-title = Перегляд: { $game }
replay-start = Перед першим ходом
replay-ply = Позиція { $ply } з { $count }
replay-bad-link = У цьому посиланні немає партії. Попросіть надіслати нове.
replay-slider = Позиція
replay-panel = Журнал і розбір
replay-study = Розбір
replay-menu = Вигляд і посилання

## Steps; the same words for buttons and keys
replay-back = На крок назад
replay-on = На крок уперед
replay-turn-back = На хід назад
replay-turn-on = На хід уперед
replay-first = На початок
replay-last = У кінець
replay-play = Показувати
replay-pause = Пауза
replay-explore = Спробувати хід
replay-leave = Повернутися до партії

## How it is shown, how it is handed on
replay-side = З чийого боку
replay-side-mover = Хто ходить
replay-speed = Швидкість
replay-speed-slow = Повільно
replay-speed-natural = Звичайно
replay-speed-fast = Швидко
replay-link = Скопіювати посилання на позицію
replay-link-copied = Посилання скопійовано
replay-record = Скопіювати запис
replay-record-copied = Запис скопійовано
replay-copy-by-hand = Скопіюйте це:

## Branches
replay-exploring = Пробуйте що завгодно: ходіть за всіх.
replay-in-branch = Гілка від позиції { $ply }
replay-on-main = Знову партія, як її було зіграно
replay-branches = Гілки
replay-branches-none = Тут зберігається все, що ви пробуєте.
replay-branch = Гілка { $number }
replay-branch-name = Назва: { $name }
replay-branch-open = Відкрити
replay-branch-open-named = Відкрити: { $name }, від позиції { $ply }
replay-branch-delete = Видалити: { $name }
replay-chance-random = Витягнути навмання
replay-chance-choose = Виберіть, що прийде
replay-play-on = Грати з цього місця
replay-play-on-text = З цієї позиції почнеться нова партія. Стара залишиться як є.
replay-play-on-start = Грати

## The engine
replay-opinion = Думка рушія
replay-opinion-best = Найкраще:
replay-opinion-line = Далі:
replay-opinion-thinking = Думає…
replay-opinion-more = Думає далі…
replay-opinion-none = Вибирати тут нікому.
replay-opinion-failed = Рушій не відповів. Вимкніть його й увімкніть знову.
replay-opinion-play = Зіграти на полі

## A position by hand
replay-set-up-title = Розстановка: { $game }
replay-set-up-deal = Роздати заново
replay-set-up-study = Вивчати
replay-set-up-how = Виберіть дві фішки, і вони поміняються місцями.
replay-set-up-chance = Що прийде, вибирається на наступній сторінці крок за кроком.
replay-set-up-chosen = { $piece }: виберіть, з чим поміняти
replay-set-up-swapped = Помінялися місцями: { $one } і { $other }
replay-set-up-refused = Правила не дозволяють такої розстановки. Усе залишилося як було.
replay-set-up-places = Що де лежить

## The review
review = Розбір партії
review-what = Рушій перегляне кожен хід: хто був попереду, що було б краще й чому.
review-start = Розібрати партію
review-running = Дивимося кожен хід…
review-stop = Зупинити
review-failed = Розбір не вдався. Спробуйте ще раз.
review-chart = Шанси на перемогу після кожного ходу
review-turn = Цей хід
review-lost = { $name }: { $share }
review-better = Краще:
review-proved = доведено
review-reason-proof = Це видно за безпомилкової гри до кінця.
review-turning = Переломні ходи
review-turning-point = { $ply }: { $name }, { $what } ({ $share })
review-accuracy = Точність
review-luck = Удача
review-gifts = Подарунки суперників
review-forced = єдиний хід
review-class-best = найкращий хід
review-class-good = добрий хід
review-class-inaccurate = неточність
review-class-mistake = помилка
review-class-blunder = груба помилка
