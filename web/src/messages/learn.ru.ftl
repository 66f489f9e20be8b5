# Lessons, around the boards.
learn-coach = Урок
learn-step = Шаг { $number } из { $count }:
learn-right = Верно!
learn-wrong = Пока нет.
learn-answered = Готово: переходите к следующему шагу
learn-next = Дальше
learn-show = Показать
learn-show-play = Сыграть так
learn-skip = Пропустить
learn-done = Урок пройден: { $lesson }
learn-again = Ещё раз
learn-all = Все уроки
learn-next-lesson = Следующий урок: { $lesson }

## The lessons of a game
learn-basics = С самого начала
learn-strategy = Играть лучше
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
learn-at = Остановка на шаге { $number } из { $count }
learn-finished = Пройден
learn-begin = Начать
learn-resume = Продолжить
learn-open-named = { $act }: { $lesson }

## The first game
learn-first-game = Первая партия с подсказками
learn-first-game-about = Против самого мягкого бота, с советом на каждом ходу.
learn-suggestion = Можно так: { $move }
learn-planned = Посмотрите, что даст план, затем подтвердите его или отмените.
learn-thinking = Совет появится в ваш ход.

## A position to win
learn-win = Партию решает один ход, и он ваш. Найдите тот, который выигрывает.
learn-win-right = Это выигрывает партию.
learn-win-wrong = Для победы этого мало. Посчитайте ещё раз за обе стороны.
