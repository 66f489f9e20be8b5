# Lessons, around the boards.
learn-coach = Урок
learn-step = Крок { $number } із { $count }:
learn-right = Правильно!
learn-wrong = Ще ні.
learn-answered = Готово: переходьте до наступного кроку
learn-next = Далі
learn-show = Показати
learn-show-play = Зіграти так
learn-skip = Пропустити
learn-done = Урок пройдено: { $lesson }
learn-again = Ще раз
learn-all = Усі уроки
learn-next-lesson = Наступний урок: { $lesson }

## The lessons of a game
learn-basics = Із самого початку
learn-strategy = Грати краще
learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}
learn-at = Зупинка на кроці { $number } із { $count }
learn-finished = Пройдено
learn-begin = Почати
learn-resume = Продовжити
learn-open-named = { $act }: { $lesson }

## The first game
learn-first-game = Перша партія з підказками
learn-first-game-about = Проти найлагіднішого бота, з порадою на кожному ході.
learn-suggestion = Можна так: { $move }
learn-planned = Подивіться, що дасть план, потім підтвердьте його або скасуйте.
learn-thinking = Порада з’явиться у ваш хід.

## A position to win
learn-win = Партію вирішує один хід, і він ваш. Знайдіть той, який виграє.
learn-win-right = Це виграє партію.
learn-win-wrong = Для перемоги цього замало. Порахуйте ще раз за обидві сторони.
