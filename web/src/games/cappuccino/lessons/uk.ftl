# Lessons of Cappuccino.
cappuccino-lessons-basics = Як грати

## Cover
cappuccino-lesson-cover = Червоні та зелені — ваші. Стос належить тому, чия чашка зверху. Підніміть свою чашку й накрийте сусідню синю або жовту.
cappuccino-lesson-cover-right = Тепер обидві чашки ваші. Перемагає той, у кого їх більше.
cappuccino-lesson-cover-wrong = Ця чашка й так ваша. Накрийте синю або жовту.

## Own stacks
cappuccino-lesson-grow = Ставити можна й на свої стоси. Стос із двох одна чашка не накриє: складіть такий зі своїх чашок.
cappuccino-lesson-grow-right = Високий стос важче накрити, а сам він накриє більше.
cappuccino-lesson-grow-wrong = Чашку суперника накрито — непогано, але зараз візьміть дві свої.

## Height
cappuccino-lesson-height = Піднятий стос має бути не нижчим за той, на який стає. Накрийте стос суперника з двох чашок.
cappuccino-lesson-height-right = Дві чашки змінюють господаря за один хід.
cappuccino-lesson-height-one = Господаря змінила лише одна чашка. Знайдіть поруч зі своїм синій або жовтий стос із двох.
cappuccino-lesson-height-wrong = Господар не змінився: ці чашки й так ваші.

## Islands
cappuccino-lesson-island = Місце, з якого пішли, лишається порожнім, через нього не пройти. Зробіть так, щоб стіл розпався на два острівці.
cappuccino-lesson-island-right = До малого острівця ззовні вже не дістатися.
cappuccino-lesson-island-wrong = Усе ще разом. Підніміть стос, який сам з’єднує дві частини.

## Safe
cappuccino-lesson-safe = Чашки, які вже не накрити, надійні. Знайдіть хід, після якого надійних найбільше: 19 або більше.
cappuccino-lesson-safe-right = Один хід вирішує цілий острівець на вашу користь.
cappuccino-lesson-safe-wrong = Надійних чашок менше. Наведіть на сусідній, перш ніж ставити: панель покаже число.

## Counting
cappuccino-lesson-counting = Удвох зараховується лише кращий ваш колір: червоний, зараз 26 чашок. Доведіть його до 27 або більше.
cappuccino-lesson-counting-right = Червоних зверху більше — це й зараховується.
cappuccino-lesson-counting-wrong = Ці чашки дісталися зеленому, він не зараховується. Ходіть червоним стосом.

## The end
cappuccino-lesson-end = Гра закінчується, коли ходів ні в кого немає. У вас тут три ходи, і один програє: уникніть його.
cappuccino-lesson-end-right = Пораховано до кінця: це виграш.
cappuccino-lesson-end-wrong = Цей хід програє. Подивіться, що тоді накриє суперник.

## Strategy
cappuccino-lessons-tall = Найвища здобич
cappuccino-lesson-tall = Наприкінці вирішує один стос. Знайдіть хід, який дає щонайменше дві чашки.
cappuccino-lesson-tall-right = Дві чашки ваші, двома менше в суперника.
cappuccino-lesson-tall-wrong = Це дає менше. Порівняйте висоту того, що можна накрити.
cappuccino-lessons-own-island = Свій острівець
cappuccino-lesson-own-island = Хто ходить на острівці останнім, той його й отримує. Доведіть надійні чашки до 37.
cappuccino-lesson-own-island-right = Цей острівець вирішено на вашу користь.
cappuccino-lesson-own-island-wrong = Надійних чашок після цього менше. Подивіться на спірні острівці.
cappuccino-lessons-rescue = Спершу там, де горить
cappuccino-lesson-rescue = Ходіть там, де спірних чашок найбільше. Один хід піднімає надійні з 23 до 30.
cappuccino-lesson-rescue-right = На сім надійних більше: нічого терміновішого не було.
cappuccino-lesson-rescue-wrong = Це зачекає, а суперник — ні. Де на кону більше?
cappuccino-lessons-colour = Один колір
cappuccino-lesson-colour = Кольорів два, зараховується один. Попереду зелений, 28 чашок: доведіть його до 32.
cappuccino-lesson-colour-right = Чотири чашки кольору, який зараховується.
cappuccino-lesson-colour-wrong = Зелений отримує мало. Під зеленою чашкою зараховуються й червоні.
cappuccino-lessons-decide = Вирішити острівець
cappuccino-lesson-decide = Вирішений острівець ходів уже не потребує. Доведіть цим ходом надійні чашки до 31.
cappuccino-lesson-decide-right = Вирішено: наступні ходи — для інших острівців.
cappuccino-lesson-decide-wrong = Цим нічого не вирішено або вирішено менше, ніж можна.
