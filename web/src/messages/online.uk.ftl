# Гра через сервер: столи, люди, розмови.

## Столи
online-title = Грати мережею
online-your-turn = Ваш хід за { $count ->
    [one] { $count } столом
    [few] { $count } столами
    [many] { $count } столами
   *[other] { $count } стола
}
online-new-table = Новий стіл
online-new-table-text = Оберіть гру, надішліть посилання та грайте. Реєстрація нікому не потрібна.
online-open-named = Відкрити стіл: { $game }
online-my-tables = Мої столи
online-lobby = Відкриті столи
online-lobby-empty = Зараз ніхто не чекає. Відкрийте стіл самі, і до вас прийдуть.
online-play-on = Грати далі
online-look = До столу
online-join = Сісти й грати
online-action-named = { $action }: { $game }, { $players }
online-ratings = Рейтинги
online-won = Перемога: { $names }

## Новий стіл
online-host-title = Новий стіл у мережі: { $game }
online-continue-text = Ця гра продовжиться на сервері з того самого місця ({ $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}). Кожен матиме власний екран.
online-seat = Місце { $number }
online-seat-was = Місце { $number }: { $name }
online-seat-me = Я
online-seat-someone = Хто прийде за посиланням
online-seat-open = вільне місце
online-seat-bot = Бот, { $level }
online-someone = Хтось
online-starts-first = Місце 1
online-clock = Час на роздуми
online-clock-none = Без годинника
online-clock-live = На всю гру
online-clock-slow = Дні на хід
online-clock-minutes = Хвилин кожному
online-clock-increment = Секунд додатково після ходу
online-clock-per-turn = Час на хід
online-clock-real = { $minutes } хв + { $seconds } с
online-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
online-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
online-access = Хто може сісти
online-access-link = Усі, хто має посилання
online-access-anyone = Усі, стіл у загальному списку
online-access-friends = Мої друзі
online-for-friends = Для друзів господаря
online-private = Бачать лише гравці
online-private-switch = Гру бачать лише гравці
online-private-text = Поки гра триває, дивитися її більше ніхто не може. Завершену побачить кожен, хто має посилання.
online-more-options = Більше налаштувань
online-rated = На рейтинг
online-friendly = Дружня
online-rated-switch = Зараховується до рейтингу
online-rated-text = Без підказок і повернення ходів; усім потрібен акаунт.
online-rated-clock = Для гри на рейтинг потрібен годинник.
online-rated-account = На рейтинг грають ті, хто має акаунт.
online-talk = Розмова
online-talk-phrases-only = Готові фрази
online-talk-text = Вільний текст
online-talk-silent = Тиша
online-leavers = Якщо хтось пішов
online-leavers-wait = Місце чекає
online-leavers-bot = Грає бот
online-leavers-resign = Це поразка
online-leavers-bot-after = Через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
} грає бот
online-leavers-resign-after = Хто не повернеться за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}, програє
online-open = Відкрити стіл
online-opening = Відкриваємо стіл…
online-play-here = Грати на цьому екрані

## До початку
online-waiting-title = { $game }: чекаємо на гравців
online-waiting-for = { $count ->
    [0] Починаємо…
    [one] Чекаємо на { $count } гравця
    [few] Чекаємо на { $count } гравців
    [many] Чекаємо на { $count } гравців
   *[other] Чекаємо на { $count } гравця
}
online-at-the-table = За столом
online-table-closed = Цей стіл закрито до початку гри
online-join-title = Для вас є місце
online-join-invited = { $name } запрошує вас грати
online-join-as = Ваше ім’я за столом: { $name }
online-join-rated = Тут грають на рейтинг, і потрібен акаунт: ім’я та пароль.
online-your-name = Ваше ім’я
online-guest-name = Гість { $number }
online-you = ви
online-you-asked = Ви
online-here = тут
online-away = не за столом
online-out = поза грою
online-out-of-time = час вийшов
online-spectators = { $count ->
    [0] Глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
online-get-up = Встати з-за столу
online-invite = Запросіть інших
online-starts-when-full = Гра почнеться сама, коли всі місця буде зайнято.

## Посилання
online-share-link = Посилання на цей стіл
online-share-title = Зіграймо: { $game }
online-share-copy = Скопіювати посилання
online-share-send = Надіслати
online-share-copied = Посилання скопійовано
online-share-by-hand = Браузер не дає копіювати: візьміть посилання з поля
online-share-qr = Посилання як QR-код
online-watch-link = Посилання для тих, хто хоче лише дивитися

## За столом
online-menu = Меню столу
online-watching = Ви дивитеся
online-private-title = Закрита гра
online-private-wait = Її бачать лише гравці. Коли вона завершиться, її можна буде подивитися тут.
online-view-title = Що ви бачите
online-view-text = Для цієї гри на сторінці немає поля, тож усе показано словами.
online-view-yes = так
online-view-no = ні
online-view-hidden = приховано
online-moves = Ваші ходи
online-turn-of = Ходить { $name }.
online-bot-plays-for-you = За вас грає бот.
online-reclaim = Повернути моє місце
online-you-are-out = Ви поза цією грою; за вас дограє бот.
online-take-back = Попросити повернути мій останній хід
online-take-back-asked = { $name } просить повернути останній хід.
online-take-back-agree = Гаразд
online-take-back-refuse = Ні
online-take-back-waits = Питаємо інших про повернення вашого ходу…
online-resign = Здатися
online-resign-really = Так, здаюся
online-record = Завантажити запис
online-record-named = Завантажити запис: { $game }, { $players }
online-take-home = Продовжити на цьому екрані
online-next-game = Далі: мій хід ({ $count })
online-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} { $hours } год
online-time-left = Лишилося часу: { $time }
online-log-took-back = { $name } повертає останній хід.
online-log-resigned = { $name } здається.
online-log-flagged = { $name }: час вийшов.
online-log-bot-took = На місці «{ $name }» грає бот.
online-log-reclaimed = { $name } знову за столом.

## Кінець
online-end-resigned = Гра закінчилася здачею.
online-end-flagged = Час вийшов.
online-end-abandoned = До цієї гри ніхто не повернувся.
online-end-closed = Господар сервера закрив цей стіл.
online-rematch = Ще партію
online-rematch-join = Сісти за наступну партію
online-rematch-watch = Дивитися наступну партію
online-to-lobby = Інші столи
online-fair-promised = Роздачу обіцяно заздалегідь
online-fair-proved = Чесна роздача, перевірено (розіграшів: { $draws })
online-fair-proved-deal = Чесна роздача, перевірено
online-fair-broken = Роздача не збігається з обіцянкою!
online-fair-how = До гри сервер обіцяв свій секрет і тепер показує його. Цей браузер повторив роздачу та кожен розіграш за секретом і частками гравців.
online-fair-later = Сервер зв’язаний секретом, який покаже після гри. Разом із частками гравців він визначає кожну карту.
online-fair-commitment = Обіцянка
online-fair-entropy = Частки гравців
online-fair-secret = Секрет
online-fair-reason = Що не збігається

## Розмова
online-talk-unread = Розмова: { $count ->
    [one] { $count } нова репліка
    [few] { $count } нові репліки
    [many] { $count } нових реплік
   *[other] { $count } нової репліки
}
online-talk-lines = Що сказано
online-talk-empty = Поки що тихо.
online-talk-needs-name = Глядачі без імені лише слухають.
online-talk-phrases = Фрази
online-talk-write = Напишіть щось
online-talk-send = Сказати
online-mute-group = Кого чути
online-mute = Не чути: { $name }
online-unmute = Знову чути: { $name }
online-phrase-hello = Вітаю!
online-phrase-good-luck = Успіху!
online-phrase-have-fun = Приємної гри!
online-phrase-nice-move = Чудовий хід!
online-phrase-well-played = Прекрасна гра!
online-phrase-thanks = Дякую!
online-phrase-sorry = Перепрошую!
online-phrase-oops = Ой!
online-phrase-one-moment = Хвилинку, будь ласка.
online-phrase-back = Я знову тут.
online-phrase-another-game = Ще партію?
online-phrase-goodbye = До зустрічі!

## Люди
online-me = Мій акаунт
online-profile = Профіль
online-sign-in = Увійти
online-sign-up = Створити акаунт
online-account-had = Уже є
online-account-new = Новий акаунт
online-sign-out = Вийти
online-signed-out = Ваш сеанс тут завершено. Увійдіть знову, щоб грати далі.
online-guests-welcome = Грати можна й без акаунта: досить імені. Акаунт зберігає ваші ігри на всіх пристроях і веде рейтинг.
online-kind-guest = Гість
online-kind-account = Акаунт
online-kind-bot = Програма
online-name = Ім’я
online-new-name = Нове ім’я
online-rename = Змінити ім’я
online-renamed = Тепер це ваше ім’я
online-password = Пароль
online-password-hint = Щонайменше { $count ->
    [one] { $count } знак
    [few] { $count } знаки
    [many] { $count } знаків
   *[other] { $count } знака
}
online-password-change = Змінити пароль
online-password-old = Попередній пароль
online-password-new = Новий пароль
online-password-changed = Пароль змінено; на інших пристроях виконано вихід
online-keep-title = Збережіть свої ігри
online-keep-text = Акаунт зберігає ваші ігри та друзів на всіх пристроях.
online-have-account = У мене є акаунт
online-guest-stays = Те, що ви граєте гостем, у гостя й залишиться: спершу дограйте або створіть акаунт і збережіть ці ігри.
online-friends = Друзі
online-friends-none = Друзів поки немає: надішліть комусь посилання.
online-friend-make = Створити посилання для друга
online-friend-link = Хто перейде за цим посиланням протягом тижня, стане вашим другом
online-friend-title = Дружити в Crema
online-friend-text = Друзі сідають за столи одне одного, відкриті для друзів.
online-friend-accept = Дружити
online-friend-done = Тепер ви друзі
online-unfriend = Закінчити дружбу: { $name }
online-block = Заблокувати
online-block-holds = Гравця { $name } заблоковано: за один стіл ви з ним не сядете.
online-block-end = Розблокувати
online-blocked = Заблоковані
online-unblock = Розблокувати: { $name }
online-notices = Сповіщення
online-notices-switch = Повідомляти, що мій хід, навіть коли сторінку закрито
online-notices-text = Для ігор без годинника або з днями на хід.
online-notices-blocked = Браузер не дозволяє сповіщення цій сторінці: дозвольте їх у його налаштуваннях.
online-notice-title = Ваш хід
online-passkeys = Ключі входу
online-passkeys-text = Вхід за відбитком, обличчям або кодом пристрою замість пароля.
online-passkey-add = Додати ключ входу
online-passkey-remove = Видалити ключ входу { $name }
online-passkey-sign-in = Увійти за ключем
online-sessions = Де виконано вхід
online-session-this = цей браузер
online-session-seen = востаннє { $when }
online-session-end = Вийти там
online-data = Ваші дані
online-export = Завантажити всі мої дані
online-delete = Видалити мене
online-delete-title = Видалити все про вас?
online-delete-text = Ім’я, друзі та рейтинги зникнуть назавжди. Ігри лишаться іншим, без вашого імені. У партіях, що тривають, ви здаєтеся.
online-delete-really = Видалити назавжди
online-deleted = Усе про вас видалено
online-since = тут із { $when }
online-rated-games = { $count ->
    [one] { $count } гра на рейтинг
    [few] { $count } гри на рейтинг
    [many] { $count } ігор на рейтинг
   *[other] { $count } гри на рейтинг
}
online-ratings-none = Ігор на рейтинг поки немає.
online-ratings-empty = П’яти ігор на рейтинг ще ні в кого немає: { $game }.
online-rank = Місце
online-rating = Рейтинг
online-games = Ігри
online-history = Завершені ігри
online-history-none = Завершених ігор поки немає.
online-more = Ще

## Зв’язок
online-strip-lost = Зв’язок втрачено.
online-strip-restarting = Сервер перезапускається; годинники стоять.
online-strip-offline = На цьому пристрої немає мережі.
online-strip-http = Ваша мережа не пропускає живий зв’язок; усе працює, лише трохи повільніше.
online-strip-foreign = На сервері новіша версія гри.
online-strip-again = Повторимо через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
online-strip-trying = Пробуємо знову…
online-strip-now = Зараз
online-strip-reload = Оновити сторінку

## Відмови
online-refused-unreachable = Сервер не відповідає. Перевірте мережу та спробуйте ще раз.
online-refused-no-server = Ця сторінка працює без сервера, гри мережею тут немає.
online-refused-unauthorised = Спершу назвіть ім’я або увійдіть.
online-refused-wrong-password = Неправильне ім’я або пароль.
online-only-password-wrong = Неправильний пароль.
online-refused-taken = Ім’я або місце вже зайнято.
online-name-taken = Це ім’я зайняте. Виберіть інше.
online-refused-unavailable = Сервер зараз не може цього зробити. Спробуйте трохи пізніше.
online-refused-internal = Помилка на сервері. Спробуйте ще раз.
online-refused-version = Сторінка старіша за сервер: оновіть її.
online-refused-not-your-turn = Зараз не ваш хід.
online-refused-stale = За столом уже інше становище.
online-refused-rate-limited = Надто швидко. Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
online-refused-no-table = Такого столу немає.
online-refused-no-person = Такої людини немає.
online-refused-rated-account = На рейтинг грають ті, хто має акаунт.
online-refused-friends-only = Цей стіл — для друзів господаря.
online-refused-cannot-sit = За цей стіл вам не сісти.
online-refused-started = Гра почалася без вас; можна дивитися.
online-refused-own-link = Це ваше власне посилання: надішліть його комусь.
online-refused-old-link = Посилання невідоме або застаріле: попросіть нове.
online-refused-empty-name = В імені потрібна літера або цифра.
online-refused-record-over = Ця гра вже завершена.
online-refused-long-name = В імені не більше { $name } знаків.
online-refused-empty-text = Тут нема чого читати.
online-refused-long-text = Задовго: не більше { $text } знаків.
online-refused-players-only = Цю гру бачать лише гравці.
online-refused-phrases-only = За цим столом говорять лише готовими фразами.
online-refused-silent = За цим столом мовчать.
online-refused-no-seat = У вас немає місця за цим столом.
online-refused-out = Ви вже поза цією грою.
online-refused-bot-plays = За вас грає бот: спершу поверніть собі місце.
online-refused-banned = Власник сервера закрив вам вхід.
online-refused-expelled = Власник сервера завершив ваш сеанс і закрив вам вхід.
online-refused-why = Причина: { $why }
