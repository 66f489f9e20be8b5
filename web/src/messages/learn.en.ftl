# Lessons, around the boards.
learn-coach = The lesson
learn-step = Step { $number } of { $count }:
learn-right = Right!
learn-wrong = Not yet.
learn-answered = Well done: go on to the next step
learn-next = Next
learn-show = Show me
learn-show-play = Play it
learn-skip = Skip
learn-done = Lesson done: { $lesson }
learn-again = Once more
learn-all = All lessons
learn-next-lesson = Next lesson: { $lesson }

## The lessons of a game
learn-basics = From the beginning
learn-strategy = Playing better
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-at = Left at step { $number } of { $count }
learn-finished = Done
learn-begin = Begin
learn-resume = Continue
learn-open-named = { $act }: { $lesson }

## The first game
learn-first-game = Your first game, with hints
learn-first-game-about = Against the gentlest bot, with a suggestion every turn.
learn-suggestion = You could: { $move }
learn-planned = Look at what your plan would do, then confirm it or take it back.
learn-thinking = A suggestion comes when it is your turn.

## A position to win
learn-win = One decision settles this game, and it is yours. Find the turn that wins.
learn-win-right = That wins the game.
learn-win-wrong = That is not enough to win. Count both sides once more.
