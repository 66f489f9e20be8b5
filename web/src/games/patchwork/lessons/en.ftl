# Lessons of Patchwork.
patchwork-lessons-basics = How to play

## The aim
patchwork-lesson-aim = Cover your quilt: at the end every empty square costs 2 points. Take a patch from the market, place it on the quilt and confirm.
patchwork-lesson-aim-right = Fewer empty squares, a better score.
patchwork-lesson-aim-wrong = Advancing covers nothing. Undo, and take a patch.

## What it costs
patchwork-lesson-cost = A patch costs buttons and time: your token moves that many spaces. Buy the patch that takes the least time.
patchwork-lesson-cost-right = One space of time only: you stay close behind, and may soon move again.
patchwork-lesson-cost-cheap = That one is cheap in buttons but takes more time. Compare the clocks.
patchwork-lesson-cost-wrong = Advancing buys nothing. Choose a patch by its clock.

## Whose turn
patchwork-lesson-turn = Whoever is behind on the time track moves, even twice in a row. You are 4 behind: buy a patch and stay behind.
patchwork-lesson-turn-right = You are still behind, so it is your turn again.
patchwork-lesson-turn-advance = Advancing takes you past the opponent, and the turn passes.
patchwork-lesson-turn-wrong = That patch takes more than 4 spaces, so the turn passes. Take a quicker one.

## Advancing
patchwork-lesson-advance = No buttons left? Advance: you move just past the opponent and take one button for every space. Take 4 or more.
patchwork-lesson-advance-right = Four spaces, four buttons, and one of income on the way.
patchwork-lesson-advance-wrong = A free patch is fine, but it leaves you without buttons. Press Advance.

## Income
patchwork-lesson-income = Buttons printed on a patch are income, paid whenever your token crosses a button mark. Buy a patch with income.
patchwork-lesson-income-right = You crossed the mark and were paid at once. Every later mark pays again.
patchwork-lesson-income-advance = Advancing crosses the mark, but your quilt has no income to pay.
patchwork-lesson-income-wrong = No button is printed on that patch: the mark pays nothing.

## Leather
patchwork-lesson-leather = The first token to pass a leather patch takes it: one free square. Pass it, and fill the hole at b2.
patchwork-lesson-leather-right = No patch of cloth would ever have fitted there.
patchwork-lesson-leather-elsewhere = That square a bigger patch could cover later. Only leather fits the hole at b2.
patchwork-lesson-leather-wrong = Your token did not pass the leather. Move at least 2 spaces.

## Seven by seven
patchwork-lesson-seven = The first full 7×7 square takes the bonus tile: 7 points. One patch is missing on your quilt: sew it in.
patchwork-lesson-seven-right = 49 squares without a gap: the bonus tile is yours.
patchwork-lesson-seven-wrong = The square still has a gap. Look which patch has exactly its shape.

## Counting
patchwork-lesson-count = The game ends when both tokens are on the last space. Each square is worth 2, each button 1. Win with this move.
patchwork-lesson-count-right = Five squares for one button: 9 points more, and the game is won.
patchwork-lesson-count-advance = Advancing brings a button or two; an empty square costs as much.
patchwork-lesson-count-wrong = That patch costs nearly what it saves. Find more squares for fewer buttons.

## Strategy
patchwork-lessons-compact = Keep it compact
patchwork-lesson-compact = Patches far apart never make a 7×7. Buy a patch and sew it so that one 7×7 holds 9 covered squares.
patchwork-lesson-compact-right = Edge to edge: every patch works for the same square.
patchwork-lesson-compact-wrong = One 7×7 does not hold them all. Sew next to what you have.
patchwork-lessons-tempo = Two turns in a row
patchwork-lesson-tempo = You are 4 behind. Quick patches keep the turn: plan two purchases before the opponent moves, then confirm.
patchwork-lesson-tempo-right = Two patches while the opponent waited: that is tempo.
patchwork-lesson-tempo-wrong = That is only one purchase. Mind buttons and time, so that a second one is possible.
patchwork-lessons-early = Income early
patchwork-lesson-early = Nine marks lie ahead, and each pays your whole income. Start with the patch whose income is highest.
patchwork-lesson-early-right = Income 2 at nine marks: 18 buttons for 5.
patchwork-lesson-early-wrong = That brings no income. Early on, income is worth more than buttons kept.
patchwork-lessons-race = The race for leather
patchwork-lesson-race = The opponent will pass the leather next. Pass it first, by an advance or a slower patch, and place it well.
patchwork-lesson-race-right = Two points for you, none for the opponent.
patchwork-lesson-race-wrong = Your token stays before the leather: the opponent takes it.
patchwork-lessons-squares = Squares at the end
patchwork-lesson-squares = At the end time costs nothing: only squares and buttons count. Find the purchase that wins at once.
patchwork-lesson-squares-right = Six squares for three buttons, and the time no longer matters.
patchwork-lesson-squares-wrong = That gains too little. Twice the squares minus the price: which is most?
