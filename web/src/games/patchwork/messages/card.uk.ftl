# What the page says about the game before anyone sits down.
patchwork-name = Печворк
patchwork-tagline = Дві ковдри й один ринок клаптиків: вигідно купуйте, щільно шийте та стежте за часом.
patchwork-option-track = Доріжка часу
patchwork-option-track-revised = нове видання
patchwork-option-track-original = перше видання

## Opponents: a name, and how they play
patchwork-name-first-day = Піп
patchwork-manner-first-day = Бере гарненький клаптик і забуває про ґудзики. Для найпершої ковдри.
patchwork-name-trainee = Кловер
patchwork-manner-trainee = Шиє похапцем і лишає дірки. Для другої та третьої партії.
patchwork-name-regular = Бісквіт
patchwork-manner-regular = Укладає клаптики акуратно, але рідко думає про наступний. Для тих, хто знає правила.
patchwork-name-barista = Мейпл
patchwork-manner-barista = Стежить за часом і забирає клаптик, на який ви чекали. Для тих, хто вже інколи перемагає.
patchwork-name-roaster = Пенні
patchwork-manner-roaster = Перед кожною купівлею зважує дохід і час. Для тих, хто вміє рахувати ґудзики.
patchwork-name-head-barista = Отто
patchwork-manner-head-barista = Майже не лишає дірок і мало що віддає випадку. Для тих, хто любить напружену боротьбу.
patchwork-name-champion = Квілл
patchwork-manner-champion = Планує на кілька клаптиків наперед і нічого не марнує. Для досвідчених гравців.
patchwork-name-maestro = Нур
patchwork-manner-maestro = Бачить останній клаптик уже з першого. Для тих, хто готовий учитися на поразках.
