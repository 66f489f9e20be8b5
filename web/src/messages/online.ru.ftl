# Игра через сервер: столы, люди, разговоры.

## Столы
online-title = Играть по сети
online-your-turn = Ваш ход за { $count ->
    [one] { $count } столом
    [few] { $count } столами
    [many] { $count } столами
   *[other] { $count } стола
}
online-new-table = Новый стол
online-new-table-text = Выберите игру, отправьте ссылку и играйте. Регистрация никому не нужна.
online-open-named = Открыть стол: { $game }
online-my-tables = Мои столы
online-lobby = Открытые столы
online-lobby-empty = Сейчас никто не ждёт. Откройте стол сами, и к вам придут.
online-play-on = Играть дальше
online-look = К столу
online-join = Сесть и играть
online-action-named = { $action }: { $game }, { $players }
online-ratings = Рейтинги
online-won = Победа: { $names }

## Новый стол
online-host-title = Новый стол по сети: { $game }
online-continue-text = Эта игра продолжится на сервере с того же места ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}). У каждого будет свой экран.
online-seat = Место { $number }
online-seat-was = Место { $number }: { $name }
online-seat-me = Я
online-seat-someone = Кто придёт по ссылке
online-seat-open = свободное место
online-seat-bot = Бот, { $level }
online-someone = Кто-то
online-starts-first = Место 1
online-clock = Время на размышление
online-clock-none = Без часов
online-clock-live = На всю игру
online-clock-slow = Дни на ход
online-clock-minutes = Минут каждому
online-clock-increment = Секунд сверху после хода
online-clock-per-turn = Время на ход
online-clock-real = { $minutes } мин + { $seconds } с
online-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
online-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
online-access = Кто может сесть
online-access-link = Все, у кого есть ссылка
online-access-anyone = Все, стол в общем списке
online-access-friends = Мои друзья
online-for-friends = Для друзей хозяина
online-private = Видят только игроки
online-private-switch = Игру видят только игроки
online-private-text = Пока игра идёт, смотреть её больше никто не может. Законченную увидит всякий, у кого есть ссылка.
online-more-options = Ещё настройки
online-rated = На рейтинг
online-friendly = Дружеская
online-rated-switch = Идёт в рейтинг
online-rated-text = Без подсказок и возврата ходов; у всех должен быть аккаунт.
online-rated-clock = Для игры на рейтинг нужны часы.
online-rated-account = На рейтинг играют те, у кого есть аккаунт.
online-talk = Разговор
online-talk-phrases-only = Готовые фразы
online-talk-text = Свободный текст
online-talk-silent = Тишина
online-leavers = Если кто-то ушёл
online-leavers-wait = Место ждёт
online-leavers-bot = Играет бот
online-leavers-resign = Это поражение
online-leavers-bot-after = Через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} играет бот
online-leavers-resign-after = Кто не вернётся за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}, проигрывает
online-open = Открыть стол
online-opening = Открываем стол…
online-play-here = Играть на этом экране

## До начала
online-waiting-title = { $game }: ждём игроков
online-waiting-for = { $count ->
    [0] Начинаем…
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
    [many] Ждём { $count } игроков
   *[other] Ждём { $count } игрока
}
online-at-the-table = За столом
online-table-closed = Этот стол закрыт до начала игры
online-join-title = Для вас есть место
online-join-invited = { $name } приглашает вас играть
online-join-as = Ваше имя за столом: { $name }
online-join-rated = Здесь играют на рейтинг, и нужен аккаунт: имя и пароль.
online-your-name = Ваше имя
online-guest-name = Гость { $number }
online-you = вы
online-you-asked = Вы
online-here = здесь
online-away = не за столом
online-out = вне игры
online-out-of-time = время вышло
online-spectators = { $count ->
    [0] Зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
online-get-up = Встать из-за стола
online-invite = Пригласите остальных
online-starts-when-full = Игра начнётся сама, когда все места будут заняты.

## Ссылки
online-share-link = Ссылка на этот стол
online-share-title = Сыграем: { $game }
online-share-copy = Скопировать ссылку
online-share-send = Отправить
online-share-copied = Ссылка скопирована
online-share-by-hand = Браузер не даёт копировать: возьмите ссылку из поля
online-share-qr = Ссылка в виде QR-кода
online-watch-link = Ссылка для тех, кто хочет только смотреть

## За столом
online-menu = Меню стола
online-watching = Вы смотрите
online-private-title = Закрытая игра
online-private-wait = Её видят только игроки. Когда она закончится, её можно будет посмотреть здесь.
online-view-title = Что вы видите
online-view-text = Для этой игры на странице нет поля, поэтому всё показано словами.
online-view-yes = да
online-view-no = нет
online-view-hidden = скрыто
online-moves = Ваши ходы
online-turn-of = Ходит { $name }.
online-bot-plays-for-you = За вас играет бот.
online-reclaim = Вернуть моё место
online-you-are-out = Вы вне этой игры; за вас доигрывает бот.
online-take-back = Попросить вернуть мой последний ход
online-take-back-asked = { $name } просит вернуть последний ход.
online-take-back-agree = Хорошо
online-take-back-refuse = Нет
online-take-back-waits = Спрашиваем остальных о возврате вашего хода…
online-resign = Сдаться
online-resign-really = Да, сдаюсь
online-record = Скачать запись
online-record-named = Скачать запись: { $game }, { $players }
online-take-home = Продолжить на этом экране
online-next-game = Дальше: мой ход ({ $count })
online-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч
online-time-left = Осталось времени: { $time }
online-log-took-back = { $name } возвращает последний ход.
online-log-resigned = { $name } сдаётся.
online-log-flagged = { $name }: время вышло.
online-log-bot-took = На месте «{ $name }» играет бот.
online-log-reclaimed = { $name } снова за столом.

## Конец
online-end-resigned = Игра закончилась сдачей.
online-end-flagged = Время вышло.
online-end-abandoned = К этой игре никто не вернулся.
online-end-closed = Хозяин сервера закрыл этот стол.
online-rematch = Ещё партию
online-rematch-join = Сесть за следующую партию
online-rematch-watch = Смотреть следующую партию
online-to-lobby = Другие столы
online-fair-promised = Раздача обещана заранее
online-fair-proved = Честная раздача, проверено (розыгрышей: { $draws })
online-fair-proved-deal = Честная раздача, проверено
online-fair-broken = Раздача не сходится с обещанием!
online-fair-how = До игры сервер обещал свой секрет и теперь показывает его. Этот браузер повторил раздачу и каждый розыгрыш по секрету и долям игроков.
online-fair-later = Сервер связан секретом, который покажет после игры. Вместе с долями игроков он определяет каждую карту.
online-fair-commitment = Обещание
online-fair-entropy = Доли игроков
online-fair-secret = Секрет
online-fair-reason = Что не сходится

## Разговор
online-talk-unread = Разговор: { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
    [many] { $count } новых реплик
   *[other] { $count } новой реплики
}
online-talk-lines = Что сказано
online-talk-empty = Пока тихо.
online-talk-needs-name = Зрители без имени только слушают.
online-talk-phrases = Фразы
online-talk-write = Напишите что-нибудь
online-talk-send = Сказать
online-mute-group = Кого слышать
online-mute = Не слышать: { $name }
online-unmute = Снова слышать: { $name }
online-phrase-hello = Привет!
online-phrase-good-luck = Удачи!
online-phrase-have-fun = Приятной игры!
online-phrase-nice-move = Отличный ход!
online-phrase-well-played = Прекрасная игра!
online-phrase-thanks = Спасибо!
online-phrase-sorry = Извините!
online-phrase-oops = Ой!
online-phrase-one-moment = Минутку, пожалуйста.
online-phrase-back = Я снова здесь.
online-phrase-another-game = Ещё партию?
online-phrase-goodbye = До встречи!

## Люди
online-me = Мой аккаунт
online-profile = Профиль
online-sign-in = Войти
online-sign-up = Завести аккаунт
online-account-had = Уже есть
online-account-new = Новый аккаунт
online-sign-out = Выйти
online-signed-out = Ваш сеанс здесь завершён. Войдите снова, чтобы играть дальше.
online-guests-welcome = Играть можно и без аккаунта: достаточно имени. Аккаунт хранит ваши игры на всех устройствах и ведёт рейтинг.
online-kind-guest = Гость
online-kind-account = Аккаунт
online-kind-bot = Программа
online-name = Имя
online-new-name = Новое имя
online-rename = Сменить имя
online-renamed = Теперь это ваше имя
online-password = Пароль
online-password-hint = Не меньше { $count ->
    [one] { $count } знака
    [few] { $count } знаков
    [many] { $count } знаков
   *[other] { $count } знака
}
online-password-change = Сменить пароль
online-password-old = Прежний пароль
online-password-new = Новый пароль
online-password-changed = Пароль изменён; на других устройствах выполнен выход
online-keep-title = Сохраните свои игры
online-keep-text = Аккаунт хранит ваши игры и друзей на всех устройствах.
online-have-account = У меня есть аккаунт
online-guest-stays = То, что вы играете гостем, у гостя и останется: сначала доиграйте или заведите аккаунт и сохраните эти игры.
online-friends = Друзья
online-friends-none = Друзей пока нет: отправьте кому-нибудь ссылку.
online-friend-make = Создать ссылку для друга
online-friend-link = Кто перейдёт по этой ссылке за неделю, станет вашим другом
online-friend-title = Дружить в Crema
online-friend-text = Друзья садятся за столы друг друга, открытые для друзей.
online-friend-accept = Дружить
online-friend-done = Теперь вы друзья
online-unfriend = Закончить дружбу: { $name }
online-block = Заблокировать
online-block-holds = Игрок { $name } заблокирован: за один стол вы с ним не сядете.
online-block-end = Разблокировать
online-blocked = Заблокированы
online-unblock = Разблокировать: { $name }
online-notices = Уведомления
online-notices-switch = Сообщать, что мой ход, даже когда страница закрыта
online-notices-text = Для игр без часов или с днями на ход.
online-notices-blocked = Браузер не разрешает уведомления этой странице: разрешите их в его настройках.
online-notice-title = Ваш ход
online-passkeys = Ключи входа
online-passkeys-text = Вход по отпечатку, лицу или коду устройства вместо пароля.
online-passkey-add = Добавить ключ входа
online-passkey-remove = Удалить ключ входа { $name }
online-passkey-sign-in = Войти по ключу
online-sessions = Где выполнен вход
online-session-this = этот браузер
online-session-seen = последний раз { $when }
online-session-end = Выйти там
online-data = Ваши данные
online-export = Скачать все мои данные
online-delete = Удалить меня
online-delete-title = Удалить всё о вас?
online-delete-text = Имя, друзья и рейтинги исчезнут навсегда. Игры останутся у других, без вашего имени. В идущих играх вы сдаётесь.
online-delete-really = Удалить навсегда
online-deleted = Всё о вас удалено
online-since = здесь с { $when }
online-rated-games = { $count ->
    [one] { $count } игра на рейтинг
    [few] { $count } игры на рейтинг
    [many] { $count } игр на рейтинг
   *[other] { $count } игры на рейтинг
}
online-ratings-none = Игр на рейтинг пока нет.
online-ratings-empty = Пяти игр на рейтинг пока нет ни у кого: { $game }.
online-rank = Место
online-rating = Рейтинг
online-games = Игры
online-history = Законченные игры
online-history-none = Законченных игр пока нет.
online-more = Ещё

## Связь
online-strip-lost = Связь потеряна.
online-strip-restarting = Сервер перезапускается; часы стоят.
online-strip-offline = На этом устройстве нет сети.
online-strip-http = Ваша сеть не пропускает живую связь; всё работает, только чуть медленнее.
online-strip-foreign = На сервере более новая версия игры.
online-strip-again = Повторим через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
online-strip-trying = Пробуем снова…
online-strip-now = Сейчас
online-strip-reload = Обновить страницу

## Отказы
online-refused-unreachable = Сервер не отвечает. Проверьте сеть и попробуйте ещё раз.
online-refused-no-server = Эта страница работает без сервера, игры по сети здесь нет.
online-refused-unauthorised = Сначала назовите имя или войдите.
online-refused-wrong-password = Неверное имя или пароль.
online-only-password-wrong = Неверный пароль.
online-refused-taken = Имя или место уже занято.
online-name-taken = Это имя занято. Выберите другое.
online-refused-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
online-refused-internal = Ошибка на сервере. Попробуйте ещё раз.
online-refused-version = Страница старее сервера: обновите её.
online-refused-not-your-turn = Сейчас не ваш ход.
online-refused-stale = За столом уже другое положение.
online-refused-rate-limited = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
online-refused-no-table = Такого стола нет.
online-refused-no-person = Такого человека нет.
online-refused-rated-account = На рейтинг играют те, у кого есть аккаунт.
online-refused-friends-only = Этот стол — для друзей хозяина.
online-refused-cannot-sit = За этот стол вам не сесть.
online-refused-started = Игра началась без вас; можно смотреть.
online-refused-own-link = Это ваша собственная ссылка: отправьте её кому-нибудь.
online-refused-old-link = Ссылка неизвестна или устарела: попросите новую.
online-refused-empty-name = В имени нужна буква или цифра.
online-refused-record-over = Эта игра уже закончена.
online-refused-long-name = В имени не больше { $name } знаков.
online-refused-empty-text = Здесь нечего читать.
online-refused-long-text = Слишком длинно: не больше { $text } знаков.
online-refused-players-only = Эту игру видят только игроки.
online-refused-phrases-only = За этим столом говорят только готовыми фразами.
online-refused-silent = За этим столом молчат.
online-refused-no-seat = У вас нет места за этим столом.
online-refused-out = Вы уже вне этой игры.
online-refused-bot-plays = За вас играет бот: сначала верните себе место.
online-refused-banned = Владелец сервера закрыл вам вход.
online-refused-expelled = Владелец сервера завершил ваш сеанс и закрыл вам вход.
online-refused-why = Причина: { $why }
