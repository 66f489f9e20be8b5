# Гра через сервер: столи, люди, розмови.

## Столи
online-title = Грати онлайн
online-your-turn = Ваш хід за { $count ->
    [one] { $count } столом
    [few] { $count } столами
    [many] { $count } столами
   *[other] { $count } стола
}
online-new-table = Новий стіл
online-new-table-text = Виберіть гру, надішліть посилання та грайте. Реєстрація нікому не потрібна.
online-open-named = Відкрити стіл: { $game }
online-my-tables = Мої столи
online-lobby = Відкриті столи
online-lobby-empty = Зараз ніхто не чекає. Відкрийте стіл і покличте когось.
online-play-on = Грати далі
online-look = Перейти до столу
online-join = Сісти й грати
online-action-named = { $action }: { $game }, { $players }
online-ratings = Рейтинги
online-won = Перемога: { $names }

## Новий стіл
online-host-title = Новий стіл онлайн: { $game }
online-continue-text = Ця партія продовжиться на сервері з того самого місця ({ $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}). Кожен матиме власний екран.
online-seat = Місце { $number }
online-seat-was = Місце { $number }: { $name }
online-seat-me = Я
online-seat-someone = Будь-хто за посиланням
online-seat-open = вільне місце
online-seat-bot = Бот, { $level }
online-someone = Хтось
online-starts-first = Місце 1
online-clock = Час на роздуми
online-clock-none = Без годинника
online-clock-live = На всю партію
online-clock-slow = Кілька днів на хід
online-clock-minutes = Хвилин кожному
online-clock-increment = Додаток після ходу, секунд
online-clock-per-turn = Час на хід
online-clock-real = { $minutes } хв + { $seconds } с
online-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
online-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
online-access = Хто може сісти за стіл
online-access-link = Усі, хто має посилання
online-access-anyone = Усі (стіл у загальному списку)
online-access-friends = Мої друзі
online-for-friends = Лише для друзів
online-private = Бачать лише гравці
online-private-switch = Партію бачать лише гравці
online-private-text = Поки партія триває, її бачать лише гравці. Завершену побачить кожен, хто має посилання.
online-more-options = Більше налаштувань
online-rated = На рейтинг
online-friendly = Дружня
online-rated-switch = Зараховується до рейтингу
online-rated-text = Без підказок і повернення ходів. Акаунт потрібен усім.
online-rated-clock = Для партії на рейтинг потрібен годинник.
online-rated-account = Для партій на рейтинг потрібен акаунт.
online-talk = Чат
online-talk-phrases-only = Готові фрази
online-talk-text = Вільний текст
online-talk-silent = Без чату
online-leavers = Якщо хтось піде
online-leavers-wait = Місце чекає
online-leavers-bot = Дограє бот
online-leavers-resign = Хто пішов, програє
online-leavers-bot-after = Немає { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
} — дограє бот
online-leavers-resign-after = Немає { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
} — поразка
online-open = Відкрити стіл
online-opening = Відкриваємо стіл…
online-play-here = Грати на цьому екрані

## До початку
online-waiting-title = { $game }: чекаємо на гравців
online-waiting-for = { $count ->
    [0] Починаємо…
    [one] Чекаємо на { $count } гравця
    [few] Чекаємо на { $count } гравців
    [many] Чекаємо на { $count } гравців
   *[other] Чекаємо на { $count } гравця
}
online-at-the-table = За столом
online-table-closed = Стіл закрили до початку партії
online-join-title = Для вас є місце
online-join-invited = { $name } запрошує вас зіграти
online-join-as = Ваше ім’я за столом: { $name }
online-join-rated = Це партія на рейтинг, для неї потрібен акаунт: ім’я та пароль.
online-your-name = Ваше ім’я
online-guest-name = Гість { $number }
online-you = ви
online-you-asked = Ви
online-here = тут
online-away = не за столом
online-out = здача
online-out-of-time = час вийшов
online-spectators = { $count ->
    [0] Глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
online-get-up = Встати з-за столу
online-invite = Запросіть інших
online-starts-when-full = Партія почнеться сама, коли всі місця буде зайнято.

## Посилання
online-share-link = Посилання на цей стіл
online-share-title = Зіграймо: { $game }
online-share-copy = Скопіювати посилання
online-share-send = Надіслати
online-share-copied = Посилання скопійовано
online-share-by-hand = Браузер не дає скопіювати: виділіть посилання в полі
online-share-qr = Посилання як QR-код
online-watch-link = Посилання для глядачів

## За столом
online-menu = Меню столу
online-watching = Ви дивитеся
online-private-title = Закрита партія
online-private-wait = Зараз її бачать лише гравці. Коли партія завершиться, її можна буде переглянути тут.
online-view-title = Що ви бачите
online-view-text = Для цієї гри на сторінці немає поля, тож усе показано словами.
online-view-yes = так
online-view-no = ні
online-view-hidden = приховано
online-moves = Ваші ходи
online-turn-of = Ходить { $name }.
online-bot-plays-for-you = За вас грає бот.
online-reclaim = Повернути моє місце
online-you-are-out = Ви вибули з цієї партії; за вас дограє бот.
online-bot-waits = Бот чекає черги подумати: зараз триває багато партій.
online-take-back = Попросити повернути мій останній хід
online-take-back-asked = { $name } просить повернути останній хід.
online-take-back-agree = Гаразд
online-take-back-refuse = Ні
online-take-back-waits = Питаємо інших, чи можна повернути ваш хід…
online-resign = Здатися
online-resign-really = Так, здаюся
online-record = Завантажити запис
online-record-named = Завантажити запис: { $game }, { $players }
online-take-home = Продовжити на цьому пристрої
online-next-game = Мій хід за іншим столом ({ $count })
online-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} { $hours } год
online-time-left = Лишилося часу: { $time }
online-log-took-back = { $name } повертає останній хід.
online-log-resigned = { $name } здається.
online-log-flagged = { $name }: час вийшов.
online-log-bot-took = За гравця { $name } ходить бот.
online-log-reclaimed = { $name } знову за столом.

## Кінець
online-end-resigned = Партія завершилася: хтось здався.
online-end-flagged = Партія завершилася: вийшов час.
online-end-abandoned = До цієї партії ніхто не повернувся.
online-end-closed = Власник сервера закрив цей стіл.
online-rematch = Ще партію
online-rematch-join = Сісти за наступну партію
online-rematch-watch = Дивитися наступну партію
online-to-lobby = Інші столи
online-fair-promised = Роздачу неможливо підтасувати
online-fair-proved = Чесна роздача, перевірено ({ $draws ->
    [one] { $draws } картка
    [few] { $draws } картки
    [many] { $draws } карток
   *[other] { $draws } картки
})
online-fair-proved-deal = Чесна роздача, перевірено
online-fair-broken = Роздача не збігається з тією, що була запечатана!
online-fair-how = До гри сервер запечатав секретне число, а браузер кожного гравця додав своє випадкове. Кожну картку визначають усі ці числа разом, тож вибрати картки не міг ніхто: ні гравці, ні сервер. Тепер секрет відкрито. Ваш браузер заново роздав усю партію за цими числами й порівняв із зіграним.
online-fair-later = Ще до того, як хтось сів за стіл, сервер загадав секретне число й запечатав його: показав усім відбиток, який пасує лише до цього числа. Потім браузер кожного гравця додає своє випадкове число. Кожну картку визначають усі ці числа разом, тож вибрати картки не може ніхто: ні гравці, ні сервер. Після партії секрет відкриють, і ваш браузер усе перевірить.
online-fair-details = Показати числа
online-fair-commitment = Відбиток секрету
online-fair-entropy = Випадкові числа гравців
online-fair-secret = Секрет сервера
online-fair-reason = Що не збіглося
online-unfair-other-promise = У записі партії не той відбиток, що був показаний до гри: { $found }
online-unfair-no-proof = У записі партії немає доказу роздачі.
online-unfair-scheme = Ця сторінка не знає доказів версії { $scheme }. Оновіть сторінку.
online-unfair-secret = Секрет у записі — не число, яке можна перевірити.
online-unfair-commitment = Відкритий секрет не пасує до відбитка; його власний відбиток: { $actual }
online-unfair-seats = Місць із випадковими числами в доказі: { $found }. Місць у партії: { $seats }.
online-unfair-record = Записана партія не відповідає правилам.
online-unfair-deal = Роздача не та, яку дають запечатані числа.
online-unfair-draw = Подія { $event } — «{ $played }», а запечатані числа дають «{ $drawn }».

## Розмова
online-talk-unread = Чат: { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
}
online-talk-lines = Повідомлення
online-talk-empty = Повідомлень поки немає.
online-talk-spectator = глядач
online-talk-needs-name = Щоб писати, глядачеві потрібне ім’я.
online-talk-phrases = Фрази
online-talk-write = Повідомлення
online-talk-send = Надіслати
online-mute-group = Чиї повідомлення показувати
online-mute = Приховати повідомлення: { $name }
online-unmute = Показувати повідомлення: { $name }
online-phrase-hello = Вітаю!
online-phrase-good-luck = Хай щастить!
online-phrase-have-fun = Приємної гри!
online-phrase-nice-move = Чудовий хід!
online-phrase-well-played = Чудова гра!
online-phrase-thanks = Дякую!
online-phrase-sorry = Перепрошую!
online-phrase-oops = Ой!
online-phrase-one-moment = Хвилинку, будь ласка.
online-phrase-back = Я знову тут.
online-phrase-another-game = Ще партію?
online-phrase-goodbye = До зустрічі!

## Люди
online-me = Мій акаунт
online-profile = Профіль
online-sign-in = Увійти
online-sign-up = Створити акаунт
online-account-had = У мене є акаунт
online-account-new = Новий акаунт
online-sign-out = Вийти
online-signed-out = Ваш сеанс тут завершено. Увійдіть знову, щоб грати далі.
online-guests-welcome = Грати можна й без акаунта: досить імені. З акаунтом ваші партії доступні на всіх пристроях і можна грати на рейтинг.
online-kind-guest = Гість
online-kind-account = Акаунт
online-kind-bot = Програма
online-name = Ім’я
online-new-name = Нове ім’я
online-rename = Змінити ім’я
online-renamed = Ім’я змінено
online-password = Пароль
online-password-hint = Щонайменше { $count ->
    [one] { $count } знак
    [few] { $count } знаки
    [many] { $count } знаків
   *[other] { $count } знака
}
online-password-change = Змінити пароль
online-password-old = Поточний пароль
online-password-new = Новий пароль
online-password-changed = Пароль змінено; на інших пристроях виконано вихід
online-forgot = Загубили пароль?
online-forgot-text = Введіть один із кодів відновлення й виберіть новий пароль. Без коду допоможе лише власник цього сервера.
online-recover = Задати новий пароль
online-recovery = Коди відновлення
online-recovery-text = Якщо пароль загубиться, код дасть змогу задати новий. Запишіть коди: вони показуються один раз, і кожен діє один раз.
online-recovery-left = { $count ->
    [0] Кодів немає.
    [one] Залишився { $count } код.
    [few] Залишилося { $count } коди.
    [many] Залишилося { $count } кодів.
   *[other] Залишилося { $count } коду.
}
online-recovery-draw = Отримати нові коди
online-recovery-kept = Коди записано
online-recovery-note = Коди відновлення — на сторінці вашого акаунта. Запишіть їх.
online-recovery-code = Код відновлення
online-keep-title = Збережіть свої партії
online-keep-text = Акаунт зберігає ваші партії та друзів на всіх пристроях.
online-have-account = У мене є акаунт
online-guest-stays = Партії, розпочаті гостем, до іншого акаунта не перейдуть: дограйте їх або створіть акаунт просто з гостя.
online-friends = Друзі
online-friends-none = Друзів поки немає: надішліть комусь посилання.
online-friend-make = Створити посилання для друга
online-friend-link = Кожен, хто відкриє це посилання протягом тижня, стане вашим другом
online-friend-title = Стати друзями в Crema
online-friend-text = Друзі можуть сідати за столи «лише для друзів».
online-friend-accept = Додати в друзі
online-friend-done = Тепер ви друзі
online-unfriend = Вилучити з друзів: { $name }
online-block = Заблокувати
online-block-holds = { $name } у вашому чорному списку: за один стіл ви не потрапите.
online-block-end = Розблокувати
online-blocked = Чорний список
online-unblock = Розблокувати: { $name }
online-notices = Сповіщення
online-notices-switch = Сповіщати, що мій хід, навіть якщо сторінку закрито
online-notices-text = Для партій без годинника й таких, де на хід дають дні.
online-notices-blocked = Браузер забороняє цій сторінці сповіщення: дозвольте їх у налаштуваннях.
online-notice-title = Ваш хід
online-passkeys = Ключі доступу
online-passkeys-text = Вхід за відбитком, обличчям або кодом пристрою замість пароля.
online-passkey-add = Додати ключ доступу
online-passkey-remove = Видалити ключ доступу { $name }
online-passkey-sign-in = Увійти з ключем доступу
online-sessions = Де виконано вхід
online-session-this = цей браузер
online-session-seen = востаннє { $when }
online-session-end = Завершити сеанс
online-sessions-end = Завершити всі інші сеанси
online-data = Ваші дані
online-export = Завантажити всі мої дані
online-delete = Видалити акаунт
online-delete-title = Видалити всі ваші дані?
online-delete-text = Ім’я, друзі та рейтинги зникнуть назавжди. Зіграні партії лишаться іншим, але без вашого імені. У незавершених партіях вам зарахують здачу.
online-delete-really = Видалити назавжди
online-deleted = Усі ваші дані видалено
online-since = тут із { $when }
online-rated-games = { $count ->
    [one] { $count } партія на рейтинг
    [few] { $count } партії на рейтинг
    [many] { $count } партій на рейтинг
   *[other] { $count } партії на рейтинг
}
online-ratings-none = Партій на рейтинг поки немає.
online-ratings-empty = { $game }: п’яти партій на рейтинг ще ніхто не зіграв.
online-rank = Місце
online-rating = Рейтинг
online-games = Партії
online-history = Зіграні партії
online-history-none = Зіграних партій поки немає.
online-more = Ще

## Зв’язок
online-strip-lost = Зв’язок втрачено.
online-strip-restarting = Сервер перезапускається; годинники зупинено.
online-strip-offline = Пристрій не в мережі.
online-strip-http = Ваша мережа не пропускає постійне з’єднання; усе працює, лише трохи повільніше.
online-strip-foreign = На сервері новіша версія Crema.
online-strip-again = Повторимо через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
online-strip-trying = Пробуємо знову…
online-strip-now = Повторити зараз
online-strip-reload = Оновити сторінку

## Відмови
online-refused-unreachable = Сервер не відповідає. Перевірте з’єднання та спробуйте ще раз.
online-refused-no-server = Ця сторінка працює без сервера, тому гри онлайн тут немає.
online-refused-unauthorised = Спершу назвіться або увійдіть.
online-refused-wrong-password = Неправильне ім’я або пароль.
online-only-password-wrong = Неправильний пароль.
online-refused-taken = Ім’я або місце вже зайнято.
online-refused-unavailable = Сервер зараз не може цього зробити. Спробуйте трохи пізніше.
online-refused-internal = На сервері щось пішло не так. Спробуйте ще раз.
online-refused-version = Сторінка старіша за сервер: оновіть її.
online-refused-not-your-turn = Зараз не ваш хід.
online-refused-stale = Ситуація за столом уже змінилася.
online-refused-rate-limited = Надто швидко. Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
online-refused-no-table = Такого столу немає.
online-refused-no-person = Такої людини немає.
online-refused-rated-account = Для партій на рейтинг потрібен акаунт.
online-refused-friends-only = Цей стіл лише для друзів того, хто його відкрив.
online-refused-cannot-sit = Ви не можете сісти за цей стіл.
online-refused-started = Партія почалася без вас; її можна дивитися.
online-refused-own-link = Це ваше власне посилання: надішліть його комусь іншому.
online-refused-old-link = Посилання невідоме або застаріле: попросіть нове.
online-refused-empty-name = В імені потрібна хоча б одна літера або цифра.
online-refused-record-over = Цю партію вже завершено.
online-refused-long-name = В імені може бути не більше ніж { $name_chars } знаків.
online-refused-empty-text = Повідомлення порожнє.
online-refused-long-text = Задовго: не більше ніж { $text_chars } знаків.
online-refused-players-only = Цю партію бачать лише гравці.
online-refused-phrases-only = За цим столом можна надсилати лише готові фрази.
online-refused-silent = За цим столом чат вимкнено.
online-refused-no-seat = У вас немає місця за цим столом.
online-refused-out = Ви вже вибули з цієї партії.
online-refused-bot-plays = За вас грає бот: спершу поверніть собі місце.
online-refused-banned = Власник сервера закрив вам вхід.
online-refused-expelled = Власник сервера завершив ваш сеанс і закрив вам вхід.
online-refused-why = Причина: { $why }
online-refused-malformed = Сервер не зрозумів цю сторінку. Оновіть її.
online-refused-too-large = Забагато за один раз: сервер стільки не прийме.
online-refused-forbidden = Вам це недоступно.
online-refused-not-found = Цього тут більше немає.
online-refused-illegal = Правила не дозволяють такий хід.
online-refused-wrong-phase = Зараз це неможливо.
online-refused-invalid = Сервер не може це прийняти. Перевірте, що ви ввели.
online-refused-name-taken = Це ім’я зайняте. Виберіть інше.
online-refused-seat-taken = Вас випередили: місце вже зайнято.
online-refused-short-password = У паролі має бути щонайменше { $password_chars } знаків.
online-refused-common-password = Такий пароль підберуть одним із перших. Виберіть пароль без поширених слів, клавіш поспіль і вашого імені.
online-refused-recovery-account = Коди відновлення є лише в акаунтів.
online-refused-has-account = У вас уже є акаунт. Щоб створити інший, спершу вийдіть.
online-refused-no-game = На цьому сервері такої гри немає.
online-refused-bad-record = Цю партію сервер продовжити не може.
online-refused-rated-clock = Для партії на рейтинг потрібен годинник.
online-refused-rated-leavers = У партії на рейтинг бот нікого не замінює: виберіть інше правило на випадок, якщо хтось піде.
online-refused-under-way = Партія триває. Можна лише здатися.
online-refused-not-over = Партію ще не завершено.
online-refused-game-over = Партію завершено.
online-refused-not-started = Партія ще не почалася.
online-refused-rated-take-back = У партіях на рейтинг ходи не повертають.
online-refused-no-take-back = Вас уже ніхто не просить повернути хід.
online-refused-talk-full = Чат цього столу заповнено.
online-refused-cannot-befriend = Ви не можете стати друзями.
online-refused-own-block = Себе заблокувати не можна.
online-refused-passkey-account = Ключі доступу мають лише акаунти: спершу увійдіть із паролем.
online-refused-passkeys-full = Акаунт має досить ключів доступу: спершу видаліть один.
online-refused-passkey-known = Цей ключ доступу вже додано.
online-refused-passkey-unknown = Сервер не знає цього ключа доступу; можливо, його видалено.
online-refused-passkey-failed = Ключ доступу перевірити не вдалося. Спробуйте ще раз.
online-refused-notices-off = Цей сервер не надсилає сповіщень.
online-refused-notices-service = Сервер не знає служби сповіщень вашого браузера.
online-refused-notices-full = Сповіщення вже надходять до забагатьох ваших браузерів: спершу вимкніть один.
online-refused-too-many-tables = Тут відкрито забагато столів: закрийте один.
online-refused-token-account = API-токени — для акаунтів: спершу створіть акаунт.
online-refused-token-unknown = Сервер не знає цього API-токена; можливо, його видалили.
online-refused-token-maker = Програма не може створювати API-токени: увійдіть із паролем.
online-refused-token-rated = Із цього акаунта вже грали на рейтинг: створіть для програми інший.
online-refused-no-address = За цією адресою на сервері нічого немає. Оновіть сторінку.
online-refused-other-site = Запит надійшов із чужого сайту, і сервер його не виконав. Відкрийте Crema за її власною адресою.
online-refused-terms-range = { $what ->
    [base_s] Час на всю партію: від { $least } секунд до { $minutes } хвилин.
    [increment_s] Додаток після ходу: не більше ніж { $most } секунд.
    [days] Час на хід: від { $least } до { $most } днів.
   *[grace_s] Чекати на того, хто пішов, можна від { $least } секунд до { $minutes } хвилин.
}
online-refused-long-label = Текст задовгий: не більше ніж { $most } знаків.
online-refused-no-record = Запису цієї партії для вас поки що немає.
online-refused-dealt = Картки вже роздано: роздачу більше не змінити.
online-refused-gone = Цього вже немає.
online-refused-enough-tables = У вас уже стільки розпочатих столів, скільки дозволяє сервер: { $most }. Спершу завершіть якусь партію.
online-refused-enough-listed = У вас уже стільки відкритих столів, скільки дозволяє сервер. Зачекайте, доки до одного з них приєднаються.
online-refused-enough-bots = Ви вже граєте проти стількох ботів, скільки дозволяє сервер. Спершу завершіть якусь партію.
online-refused-unusable = Сервер не може прийняти те, що надіслала сторінка. Оновіть її та спробуйте ще раз.
online-problem-unknown = На сторінці щось пішло не так. Оновіть її та спробуйте ще раз.
online-passkey-exists = На цьому пристрої вже є ключ доступу до вашого акаунта.
online-passkey-unsupported = Цей пристрій або браузер не підтримує тут ключів доступу.
online-passkey-broken = Браузер не зміг використати ключ доступу. Спробуйте ще раз.
