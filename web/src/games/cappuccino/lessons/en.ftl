# Lessons of Cappuccino.
cappuccino-lessons-basics = How to play

## Cover
cappuccino-lesson-cover = Red and green are yours. A stack belongs to its top cup. Lift one of your cups and cover a blue or yellow neighbour.
cappuccino-lesson-cover-right = Both cups count for you now. The most cups win.
cappuccino-lesson-cover-wrong = That cup was yours already. Cover a blue or a yellow one.

## Own stacks
cappuccino-lesson-grow = You may also land on your own stacks. A stack of two cannot be covered by a single cup: build one of your own cups.
cappuccino-lesson-grow-right = Higher stacks are harder to take, and can take more.
cappuccino-lesson-grow-wrong = That covers an opponent’s cup: good, but this time use two of your own.

## Height
cappuccino-lesson-height = The lifted stack must be at least as high as the one below. Cover an opponent’s stack of two.
cappuccino-lesson-height-right = Two cups change sides in one move.
cappuccino-lesson-height-one = Only one cup changed sides. Look for a blue or yellow stack of two next to your own.
cappuccino-lesson-height-wrong = Nothing changed sides: those cups were yours.

## Islands
cappuccino-lesson-island = The place you leave stays empty, and nothing crosses it. Make the table break up into two islands.
cappuccino-lesson-island-right = Nothing from outside reaches the small island any more.
cappuccino-lesson-island-wrong = Everything still hangs together. Lift a stack that alone joins two parts.

## Safe
cappuccino-lesson-safe = Cups that nobody can take any more are secured. Find the move that secures most: 19 or more cups.
cappuccino-lesson-safe-right = One move decides a whole island for you.
cappuccino-lesson-safe-wrong = That leaves fewer cups secured. Point at a neighbour before landing: the panel shows the number.

## Counting
cappuccino-lesson-counting = With two players only your better colour counts: red, now 26 cups. Bring it to 27 or more.
cappuccino-lesson-counting-right = More red on top: that is what counts.
cappuccino-lesson-counting-wrong = Those cups went to green, which will not count. Move a red stack.

## The end
cappuccino-lesson-end = The game ends when nobody can move. Three moves are left to you here, and one of them loses: avoid it.
cappuccino-lesson-end-right = Counted to the end: this wins.
cappuccino-lesson-end-wrong = That one loses. See what the opponent can cover then.

## Strategy
cappuccino-lessons-tall = The tallest prize
cappuccino-lesson-tall = Late in the game one stack decides. Find the move that brings you at least two cups.
cappuccino-lesson-tall-right = Two cups gained, two lost for the opponent.
cappuccino-lesson-tall-wrong = That gains less. Compare the heights of what you can land on.
cappuccino-lessons-own-island = An island of your own
cappuccino-lesson-own-island = Whoever has the last move on an island keeps it. Bring your secured cups to 37.
cappuccino-lesson-own-island-right = That island is decided now, in your favour.
cappuccino-lesson-own-island-wrong = Fewer cups are secured after that. Look at the contested islands.
cappuccino-lessons-rescue = First where it burns
cappuccino-lesson-rescue = Play where most cups are still open. One move brings your secured cups from 23 to 30.
cappuccino-lesson-rescue-right = Seven cups more for certain: nothing else was as urgent.
cappuccino-lesson-rescue-wrong = That can wait, and the opponent will not. Where is most at stake?
cappuccino-lessons-colour = One colour
cappuccino-lesson-colour = Two colours, one counts. Green leads with 28 cups: bring it to 32.
cappuccino-lesson-colour-right = Four cups for the colour that counts.
cappuccino-lesson-colour-wrong = Green gains too little by that. Even red stacks under green tops count.
cappuccino-lessons-decide = Decide an island
cappuccino-lesson-decide = A decided island needs no more moves of yours. Secure 31 cups with this one.
cappuccino-lesson-decide-right = Decided: your next moves are free for other islands.
cappuccino-lesson-decide-wrong = Nothing is decided by that, or fewer cups than could be.
