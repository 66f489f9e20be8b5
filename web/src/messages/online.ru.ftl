# Игра через сервер: столы, люди, разговоры.

## Столы
online-title = Играть по сети
online-your-turn = Ваш ход за { $count ->
    [one] { $count } столом
    [few] { $count } столами
    [many] { $count } столами
   *[other] { $count } стола
}
online-new-table = Новый стол
online-new-table-text = Выберите игру, отправьте ссылку и играйте. Регистрация никому не нужна.
online-open-named = Открыть стол: { $game }
online-my-tables = Мои столы
online-lobby = Открытые столы
online-lobby-empty = Сейчас никто не ждёт. Откройте стол и позовите кого-нибудь.
online-play-on = Играть дальше
online-look = Перейти к столу
online-join = Сесть и играть
online-action-named = { $action }: { $game }, { $players }
online-ratings = Рейтинги
online-won = Победа: { $names }

## Новый стол
online-host-title = Новый сетевой стол: { $game }
online-continue-text = Эта партия продолжится на сервере с того же места ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}). У каждого будет свой экран.
online-seat = Место { $number }
online-seat-was = Место { $number }: { $name }
online-seat-me = Я
online-seat-someone = Любой, кто придёт по ссылке
online-seat-open = свободное место
online-seat-bot = Бот, { $level }
online-someone = Кто-то
online-starts-first = Место 1
online-clock = Время на размышление
online-clock-none = Без часов
online-clock-live = На всю партию
online-clock-slow = Несколько дней на ход
online-clock-minutes = Минут каждому
online-clock-increment = Добавка после хода, секунд
online-clock-per-turn = Время на ход
online-clock-real = { $minutes } мин + { $seconds } с
online-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
online-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
online-access = Кто может сесть за стол
online-access-link = Все, у кого есть ссылка
online-access-anyone = Все (стол в общем списке)
online-access-friends = Мои друзья
online-for-friends = Только для друзей
online-private = Видят только игроки
online-private-switch = Партию видят только игроки
online-private-text = Пока партия идёт, смотреть её могут только игроки. Законченную увидит любой, у кого есть ссылка.
online-more-options = Ещё настройки
online-rated = На рейтинг
online-friendly = Дружеская
online-rated-switch = Идёт в зачёт рейтинга
online-rated-text = Без подсказок и возврата ходов. Аккаунт нужен всем.
online-rated-clock = Для партии на рейтинг нужны часы.
online-rated-account = Для партий на рейтинг нужен аккаунт.
online-talk = Чат
online-talk-phrases-only = Готовые фразы
online-talk-text = Свободный текст
online-talk-silent = Без чата
online-leavers = Если кто-то уйдёт
online-leavers-wait = Место ждёт
online-leavers-bot = Доигрывает бот
online-leavers-resign = Ушедший проигрывает
online-leavers-bot-after = Нет { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} — доигрывает бот
online-leavers-resign-after = Нет { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} — поражение
online-open = Открыть стол
online-opening = Открываем стол…
online-play-here = Играть на этом экране

## До начала
online-waiting-title = { $game }: ждём игроков
online-waiting-for = { $count ->
    [0] Начинаем…
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
    [many] Ждём { $count } игроков
   *[other] Ждём { $count } игрока
}
online-at-the-table = За столом
online-table-closed = Стол закрыли до начала партии
online-join-title = Для вас есть место
online-join-invited = { $name } приглашает вас сыграть
online-join-as = Ваше имя за столом: { $name }
online-join-rated = Это партия на рейтинг, для неё нужен аккаунт: имя и пароль.
online-your-name = Ваше имя
online-guest-name = Гость { $number }
online-you = вы
online-you-asked = Вы
online-here = здесь
online-away = не за столом
online-out = сдача
online-out-of-time = время вышло
online-spectators = { $count ->
    [0] Зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
online-get-up = Встать из-за стола
online-invite = Пригласите остальных
online-starts-when-full = Партия начнётся сама, когда все места будут заняты.

## Ссылки
online-share-link = Ссылка на этот стол
online-share-title = Сыграем: { $game }
online-share-copy = Скопировать ссылку
online-share-send = Отправить
online-share-copied = Ссылка скопирована
online-share-by-hand = Браузер не даёт скопировать: выделите ссылку в поле
online-share-qr = Ссылка в виде QR-кода
online-watch-link = Ссылка для зрителей

## За столом
online-menu = Меню стола
online-watching = Вы смотрите
online-private-title = Закрытая партия
online-private-wait = Сейчас её видят только игроки. Когда партия закончится, её можно будет посмотреть здесь.
online-view-title = Что вы видите
online-view-text = Для этой игры на странице нет поля, поэтому всё показано словами.
online-view-yes = да
online-view-no = нет
online-view-hidden = скрыто
online-moves = Ваши ходы
online-turn-of = Ходит { $name }.
online-bot-plays-for-you = За вас играет бот.
online-reclaim = Вернуть моё место
online-you-are-out = Вы выбыли из этой партии; за вас доигрывает бот.
online-bot-waits = Бот ждёт очереди подумать: сейчас идёт много партий.
online-take-back = Попросить вернуть мой последний ход
online-take-back-asked = { $name } просит вернуть последний ход.
online-take-back-agree = Хорошо
online-take-back-refuse = Нет
online-take-back-waits = Спрашиваем остальных, можно ли вернуть ваш ход…
online-resign = Сдаться
online-resign-really = Да, сдаюсь
online-record = Скачать запись
online-record-named = Скачать запись: { $game }, { $players }
online-take-home = Продолжить на этом устройстве
online-next-game = Мой ход за другим столом ({ $count })
online-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч
online-time-left = Осталось времени: { $time }
online-log-took-back = { $name } возвращает последний ход.
online-log-resigned = { $name } сдаётся.
online-log-flagged = { $name }: время вышло.
online-log-bot-took = За игрока { $name } ходит бот.
online-log-reclaimed = { $name } снова за столом.

## Конец
online-end-resigned = Партия закончилась: кто-то сдался.
online-end-flagged = Партия закончилась: вышло время.
online-end-abandoned = К этой партии никто не вернулся.
online-end-closed = Владелец сервера закрыл этот стол.
online-rematch = Ещё партию
online-rematch-join = Сесть за следующую партию
online-rematch-watch = Смотреть следующую партию
online-to-lobby = Другие столы
online-fair-promised = Раздачу нельзя подстроить
online-fair-proved = Честная раздача, проверено ({ $draws ->
    [one] { $draws } карта
    [few] { $draws } карты
    [many] { $draws } карт
   *[other] { $draws } карты
})
online-fair-proved-deal = Честная раздача, проверено
online-fair-broken = Раздача не совпадает с той, что была запечатана!
online-fair-how = До игры сервер запечатал секретное число, а браузер каждого игрока добавил своё случайное. Каждую карту определяют все эти числа вместе, поэтому выбрать карты не мог никто: ни игроки, ни сервер. Теперь секрет открыт. Ваш браузер заново раздал всю партию по этим числам и сравнил с тем, что было сыграно.
online-fair-later = Ещё до того, как кто-то сел за стол, сервер загадал секретное число и запечатал его: показал всем отпечаток, который подходит только к этому числу. Затем браузер каждого игрока добавляет своё случайное число. Каждую карту определяют все эти числа вместе, поэтому выбрать карты не может никто: ни игроки, ни сервер. После партии секрет откроют, и ваш браузер всё проверит.
online-fair-details = Показать числа
online-fair-commitment = Отпечаток секрета
online-fair-entropy = Случайные числа игроков
online-fair-secret = Секрет сервера
online-fair-reason = Что не совпало
online-unfair-other-promise = В записи партии не тот отпечаток, что был показан до игры: { $found }
online-unfair-no-proof = В записи партии нет доказательства раздачи.
online-unfair-scheme = Эта страница не знает доказательств версии { $scheme }. Обновите страницу.
online-unfair-secret = Секрет в записи — не число, которое можно проверить.
online-unfair-commitment = Открытый секрет не подходит к отпечатку; его собственный отпечаток: { $actual }
online-unfair-seats = Мест со случайными числами в доказательстве: { $found }. Мест в партии: { $seats }.
online-unfair-record = Записанная партия не соответствует правилам.
online-unfair-deal = Раздача не та, которую дают запечатанные числа.
online-unfair-draw = Событие { $event } — «{ $played }», а запечатанные числа дают «{ $drawn }».

## Разговор
online-talk-unread = Чат: { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
online-talk-lines = Сообщения
online-talk-empty = Сообщений пока нет.
online-talk-spectator = зритель
online-talk-needs-name = Чтобы писать, зрителю нужно имя.
online-talk-phrases = Фразы
online-talk-write = Сообщение
online-talk-send = Отправить
online-mute-group = Чьи сообщения показывать
online-mute = Скрыть сообщения: { $name }
online-unmute = Показывать сообщения: { $name }
online-phrase-hello = Привет!
online-phrase-good-luck = Удачи!
online-phrase-have-fun = Приятной игры!
online-phrase-nice-move = Отличный ход!
online-phrase-well-played = Отличная игра!
online-phrase-thanks = Спасибо!
online-phrase-sorry = Извините!
online-phrase-oops = Ой!
online-phrase-one-moment = Минутку, пожалуйста.
online-phrase-back = Я снова здесь.
online-phrase-another-game = Ещё партию?
online-phrase-goodbye = До встречи!

## Люди
online-me = Мой аккаунт
online-profile = Профиль
online-sign-in = Войти
online-sign-up = Завести аккаунт
online-account-had = У меня есть аккаунт
online-account-new = Новый аккаунт
online-sign-out = Выйти
online-signed-out = Ваш сеанс здесь завершён. Войдите снова, чтобы играть дальше.
online-guests-welcome = Играть можно и без аккаунта: достаточно имени. С аккаунтом ваши партии доступны на всех устройствах и можно играть на рейтинг.
online-kind-guest = Гость
online-kind-account = Аккаунт
online-kind-bot = Программа
online-name = Имя
online-new-name = Новое имя
online-rename = Сменить имя
online-renamed = Имя изменено
online-password = Пароль
online-password-hint = Не меньше { $count ->
    [one] { $count } знака
    [few] { $count } знаков
    [many] { $count } знаков
   *[other] { $count } знака
}
online-password-change = Сменить пароль
online-password-old = Текущий пароль
online-password-new = Новый пароль
online-password-changed = Пароль изменён; на остальных устройствах выполнен выход
online-forgot = Потеряли пароль?
online-forgot-text = Введите один из кодов восстановления и выберите новый пароль. Без кода поможет только владелец этого сервера.
online-recover = Задать новый пароль
online-recovery = Коды восстановления
online-recovery-text = Если пароль потеряется, код позволит задать новый. Запишите коды: они показываются один раз, и каждый действует один раз.
online-recovery-left = { $count ->
    [0] Кодов нет.
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
    [many] Осталось { $count } кодов.
   *[other] Осталось { $count } кода.
}
online-recovery-draw = Получить новые коды
online-recovery-kept = Коды записаны
online-recovery-note = Коды восстановления — на странице вашего аккаунта. Запишите их.
online-recovery-code = Код восстановления
online-keep-title = Сохраните свои партии
online-keep-text = Аккаунт хранит ваши партии и друзей на всех устройствах.
online-have-account = У меня есть аккаунт
online-guest-stays = Партии, начатые гостем, в другой аккаунт не перейдут: доиграйте их или заведите аккаунт прямо из гостя.
online-friends = Друзья
online-friends-none = Друзей пока нет: отправьте кому-нибудь ссылку.
online-friend-make = Создать ссылку для друга
online-friend-link = Любой, кто откроет эту ссылку в течение недели, станет вашим другом
online-friend-title = Стать друзьями в Crema
online-friend-text = Друзья могут садиться за столы «только для друзей».
online-friend-accept = Добавить в друзья
online-friend-done = Теперь вы друзья
online-unfriend = Удалить из друзей: { $name }
online-block = Заблокировать
online-block-holds = { $name } в вашем чёрном списке: за один стол вы не попадёте.
online-block-end = Разблокировать
online-blocked = Чёрный список
online-unblock = Разблокировать: { $name }
online-notices = Уведомления
online-notices-switch = Сообщать, что мой ход, даже если страница закрыта
online-notices-text = Для партий без часов и партий, где на ход даются дни.
online-notices-blocked = Браузер запрещает этой странице уведомления: разрешите их в настройках.
online-notice-title = Ваш ход
online-passkeys = Ключи доступа
online-passkeys-text = Вход по отпечатку, лицу или коду устройства вместо пароля.
online-passkey-add = Добавить ключ доступа
online-passkey-remove = Удалить ключ доступа { $name }
online-passkey-sign-in = Войти с ключом доступа
online-sessions = Где выполнен вход
online-session-this = этот браузер
online-session-seen = последний раз { $when }
online-session-end = Завершить сеанс
online-sessions-end = Завершить все остальные сеансы
online-data = Ваши данные
online-export = Скачать все мои данные
online-delete = Удалить аккаунт
online-delete-title = Удалить все ваши данные?
online-delete-text = Имя, друзья и рейтинги исчезнут навсегда. Сыгранные партии останутся у других, но без вашего имени. В незаконченных партиях вам засчитают сдачу.
online-delete-really = Удалить навсегда
online-deleted = Все ваши данные удалены
online-since = здесь с { $when }
online-rated-games = { $count ->
    [one] { $count } партия на рейтинг
    [few] { $count } партии на рейтинг
    [many] { $count } партий на рейтинг
   *[other] { $count } партии на рейтинг
}
online-ratings-none = Партий на рейтинг пока нет.
online-ratings-empty = { $game }: пяти партий на рейтинг ещё никто не сыграл.
online-rank = Место
online-rating = Рейтинг
online-games = Партии
online-history = Сыгранные партии
online-history-none = Сыгранных партий пока нет.
online-more = Ещё

## Связь
online-strip-lost = Связь потеряна.
online-strip-restarting = Сервер перезапускается; часы остановлены.
online-strip-offline = Устройство не в сети.
online-strip-http = Ваша сеть не пропускает постоянное соединение; всё работает, только чуть медленнее.
online-strip-foreign = На сервере более новая версия Crema.
online-strip-again = Повторим через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
online-strip-trying = Пробуем снова…
online-strip-now = Повторить сейчас
online-strip-reload = Обновить страницу

## Отказы
online-refused-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
online-refused-no-server = Эта страница работает без сервера, поэтому игры по сети здесь нет.
online-refused-unauthorised = Сначала представьтесь или войдите.
online-refused-wrong-password = Неверное имя или пароль.
online-only-password-wrong = Неверный пароль.
online-refused-taken = Имя или место уже занято.
online-refused-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
online-refused-internal = На сервере что-то пошло не так. Попробуйте ещё раз.
online-refused-version = Страница старее, чем сервер: обновите её.
online-refused-not-your-turn = Сейчас не ваш ход.
online-refused-stale = Положение за столом уже изменилось.
online-refused-rate-limited = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
online-refused-no-table = Такого стола нет.
online-refused-no-person = Такого человека нет.
online-refused-rated-account = Для партий на рейтинг нужен аккаунт.
online-refused-friends-only = Этот стол только для друзей того, кто его открыл.
online-refused-cannot-sit = Вы не можете сесть за этот стол.
online-refused-started = Партия началась без вас; её можно смотреть.
online-refused-own-link = Это ваша собственная ссылка: отправьте её кому-нибудь другому.
online-refused-old-link = Ссылка неизвестна или устарела: попросите новую.
online-refused-empty-name = В имени нужна хотя бы одна буква или цифра.
online-refused-record-over = Эта партия уже закончена.
online-refused-long-name = В имени может быть не больше { $name_chars } знаков.
online-refused-empty-text = Сообщение пустое.
online-refused-long-text = Слишком длинно: не больше { $text_chars } знаков.
online-refused-players-only = Эту партию видят только игроки.
online-refused-phrases-only = За этим столом можно отправлять только готовые фразы.
online-refused-silent = За этим столом чат отключён.
online-refused-no-seat = У вас нет места за этим столом.
online-refused-out = Вы уже выбыли из этой партии.
online-refused-bot-plays = За вас играет бот: сначала верните себе место.
online-refused-banned = Владелец сервера закрыл вам вход.
online-refused-expelled = Владелец сервера завершил ваш сеанс и закрыл вам вход.
online-refused-why = Причина: { $why }
online-refused-malformed = Сервер не понял эту страницу. Обновите её.
online-refused-too-large = Слишком много за один раз: сервер столько не примет.
online-refused-forbidden = Вам это недоступно.
online-refused-not-found = Этого здесь больше нет.
online-refused-illegal = Правила не позволяют такой ход.
online-refused-wrong-phase = Сейчас это невозможно.
online-refused-invalid = Сервер не может это принять. Проверьте, что вы ввели.
online-refused-name-taken = Это имя занято. Выберите другое.
online-refused-seat-taken = Вас опередили: место уже занято.
online-refused-short-password = В пароле должно быть не меньше { $password_chars } знаков.
online-refused-common-password = Такой пароль подберут одним из первых. Выберите пароль без распространённых слов, клавиш подряд и вашего имени.
online-refused-recovery-account = Коды восстановления есть только у аккаунтов.
online-refused-has-account = У вас уже есть аккаунт. Чтобы завести другой, сначала выйдите.
online-refused-no-game = На этом сервере такой игры нет.
online-refused-bad-record = Эту партию сервер продолжить не может.
online-refused-rated-clock = Для партии на рейтинг нужны часы.
online-refused-rated-leavers = В партии на рейтинг бот никого не заменяет: выберите другое правило на случай ухода.
online-refused-under-way = Партия идёт. Можно только сдаться.
online-refused-not-over = Партия ещё не закончена.
online-refused-game-over = Партия окончена.
online-refused-not-started = Партия ещё не началась.
online-refused-rated-take-back = В партиях на рейтинг ходы не возвращают.
online-refused-no-take-back = Вас уже никто не просит вернуть ход.
online-refused-talk-full = Чат этого стола заполнен.
online-refused-cannot-befriend = Вы не можете стать друзьями.
online-refused-own-block = Себя заблокировать нельзя.
online-refused-passkey-account = Ключи доступа есть только у аккаунтов: сначала войдите с паролем.
online-refused-passkeys-full = У аккаунта уже достаточно ключей доступа: сначала удалите один.
online-refused-passkey-known = Этот ключ доступа уже добавлен.
online-refused-passkey-unknown = Сервер не знает этого ключа доступа; возможно, он удалён.
online-refused-passkey-failed = Ключ доступа проверить не удалось. Попробуйте ещё раз.
online-refused-notices-off = Этот сервер не отправляет уведомлений.
online-refused-notices-service = Сервер не знает службу уведомлений вашего браузера.
online-refused-notices-full = Уведомления уже приходят в слишком много ваших браузеров: сначала отключите один.
online-refused-too-many-tables = Здесь открыто слишком много столов: закройте один.
online-refused-token-account = API-токены — для аккаунтов: сначала заведите аккаунт.
online-refused-token-unknown = Сервер не знает этого API-токена; возможно, его удалили.
online-refused-token-maker = Программа не может создавать API-токены: войдите с паролем.
online-refused-token-rated = С этого аккаунта уже играли на рейтинг: заведите для программы другой.
online-refused-no-address = По этому адресу на сервере ничего нет. Обновите страницу.
online-refused-other-site = Запрос пришёл с чужого сайта, и сервер его не выполнил. Откройте Crema по её собственному адресу.
online-refused-terms-range = { $what ->
    [base_s] Время на всю партию: от { $least } секунд до { $minutes } минут.
    [increment_s] Добавка после хода: не больше { $most } секунд.
    [days] Время на ход: от { $least } до { $most } дней.
   *[grace_s] Ждать ушедшего можно от { $least } секунд до { $minutes } минут.
}
online-refused-long-label = Слишком длинный текст: не больше { $most } знаков.
online-refused-no-record = Записи этой партии для вас пока нет.
online-refused-dealt = Карты уже розданы: раздачу больше не изменить.
online-refused-gone = Этого уже нет.
online-refused-enough-tables = У вас уже столько начатых столов, сколько разрешает сервер: { $most }. Сначала закончите какую-нибудь партию.
online-refused-enough-listed = У вас уже столько открытых столов, сколько разрешает сервер. Подождите, пока к одному из них присоединятся.
online-refused-enough-bots = Вы уже играете против стольких ботов, сколько разрешает сервер. Сначала закончите какую-нибудь партию.
online-refused-unusable = Сервер не может принять то, что отправила страница. Обновите её и попробуйте ещё раз.
online-problem-unknown = На странице что-то пошло не так. Обновите её и попробуйте ещё раз.
online-passkey-exists = На этом устройстве уже есть ключ доступа к вашему аккаунту.
online-passkey-unsupported = Это устройство или браузер не поддерживает здесь ключи доступа.
online-passkey-broken = Браузер не смог использовать ключ доступа. Попробуйте ещё раз.
