# Patchwork at the table.

## What is expected
patchwork-ask-buy = { $name }: buy a patch or advance
patchwork-ask-advance = { $name }: you cannot buy a patch now, so advance
patchwork-ask-leather = { $name }: put the leather patch on an empty square
patchwork-ask-sew = { $name }: place the patch on your quilt, or put it back
patchwork-next-mover = Next: { $name }
patchwork-ask-again = { $name }: confirm, or plan the next move too
patchwork-how = Choose a patch to try it on the quilt. Nothing is spent until you confirm.
patchwork-leather-now = Leather patch: choose an empty square of the quilt.

## Pieces
patchwork-cloth = { $patch ->
    [0] Honey dots
    [1] Blue stripes
    [2] Hearts
    [3] Sage twill
    [4] Gingham
    [5] Waves
    [6] Stars
    [7] Coffee beans
    [8] Honeycomb
    [9] Houndstooth
    [10] Rose stripes
    [11] Leaves
    [12] Cherries
    [13] Shells
    [14] Crosses
    [15] Basket weave
    [16] Citrus
    [17] Tartan
    [18] Little flowers
    [19] Herringbone
    [20] Argyle
    [21] Raindrops
    [22] Moons
    [23] Windowpane
    [24] Confetti
    [25] Snowflakes
    [26] Rickrack
    [27] Little pluses
    [28] Zigzag
    [29] Rings
    [30] Tulips
    [31] Triangles
   *[other] Diamonds
}
patchwork-patch = “{ $cloth }”: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, price { $price }, time { $time }, income { $income }
patchwork-leather = leather
patchwork-advance = Advance
patchwork-buttons = { $count ->
    [one] { $count } button
   *[other] { $count } buttons
}
patchwork-income = income { $count }
patchwork-empty = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
}
patchwork-score-now = Score now
patchwork-seven = 7×7: { $covered } of 49
patchwork-has-tile = bonus tile: +7

## The market
patchwork-options = What { $name } can do
patchwork-circle = Patches to come
patchwork-later = Place { $place } in the circle: { $patch }
patchwork-fits = { $count ->
    [one] fits in { $count } place
   *[other] fits in { $count } places
}
patchwork-missing = { $count ->
    [one] { $count } button short
   *[other] { $count } buttons short
}
patchwork-no-room = does not fit any more
patchwork-forecast-buttons = { $count ->
    [one] leaves { $count } button
   *[other] leaves { $count } buttons
}
patchwork-forecast-pay = { $count ->
    [one] { $count } button for moving
   *[other] { $count } buttons for moving
}
patchwork-forecast-income = { $count ->
    [one] { $count } button of income
   *[other] { $count } buttons of income
}
patchwork-forecast-leather = a leather patch
patchwork-next = { $who ->
    [again] { $name } again, { $behind ->
        [0] token on top
        [one] { $behind } space behind
       *[other] { $behind } spaces behind
    }
   *[other] then { $name }, { $behind ->
        [0] token on top
        [one] { $behind } space behind
       *[other] { $behind } spaces behind
    }
}
patchwork-next-over = end of the game

## The patch in hand
patchwork-hand = Patch in hand
patchwork-rotate = Rotate
patchwork-flip = Flip
patchwork-show-fits = Fits
patchwork-put-back = Put back
patchwork-place = Place
patchwork-verdict-fits = Fits here
patchwork-after-score = score { $before } → { $after }
patchwork-after-seven = 7×7: { $before } → { $after } of 49
patchwork-after-tile = bonus tile: +7
patchwork-ways = { $count ->
    [one] { $count } place in all
   *[other] { $count } places in all
}
patchwork-way = { $count ->
    [one] Position { $number }: fits in { $count } place
   *[other] Position { $number }: fits in { $count } places
}

## The quilt
patchwork-quilts = Whose quilt
patchwork-quilt-of = Quilt: { $name }
patchwork-square-empty = { $square }: empty
patchwork-square-covered = { $square }: { $what }
patchwork-square-planned = { $square }: { $what }, not confirmed yet; take it in hand again
patchwork-square-fits = { $square }: fits here
patchwork-square-clash = { $square }: does not fit, { $why }

## The time track
patchwork-track = Time track
patchwork-track-token = { $name }: space { $space } of { $last }
patchwork-track-income = Income before spaces { $spaces }
patchwork-track-leather = Leather before spaces { $spaces }

## Why not
patchwork-refusal-game-over = the game is over
patchwork-refusal-leather-first = place the leather patch first
patchwork-refusal-no-leather = there is no leather patch to place
patchwork-refusal-not-offered = “{ $cloth }” is not among the next three patches
patchwork-refusal-too-few-buttons = { $missing ->
    [one] it costs { $price }: you are { $missing } button short
   *[other] it costs { $price }: you are { $missing } buttons short
}
patchwork-refusal-covered = { $count ->
    [one] already covered: { $squares }
   *[other] already covered: { $squares }
}

## The log
patchwork-log-buy = { $price ->
    [0] { $name } takes “{ $cloth }” for free, time { $time }, and sews it on { $squares }
    [one] { $name } buys “{ $cloth }” for { $price } button, time { $time }, and sews it on { $squares }
   *[other] { $name } buys “{ $cloth }” for { $price } buttons, time { $time }, and sews it on { $squares }
}
patchwork-log-advance = { $count ->
    [one] { $name } advances { $count } space to { $space } and takes { $count } button
   *[other] { $name } advances { $count } spaces to { $space } and takes { $count } buttons
}
patchwork-log-income = { $count ->
    [one] { $name } gets { $count } button of income
   *[other] { $name } gets { $count } buttons of income
}
patchwork-log-leather-taken = { $name } takes a leather patch
patchwork-log-leather = { $name } sews the leather patch on { $square }
patchwork-log-tile = { $name } completes a 7×7 square and takes the bonus tile

## The score
patchwork-score-buttons = Buttons
patchwork-score-tile = Bonus tile (7×7)
patchwork-score-empty = Empty squares, −2 each
patchwork-score-tie = the player who reached the last space first wins

## Keys
patchwork-key-pick = take a patch in hand
patchwork-key-advance = advance
patchwork-key-rotate = rotate (with Shift: to the left; or the wheel)
patchwork-key-flip = flip (or the wheel with Shift)
patchwork-key-next = next place where it fits
patchwork-key-fits = show all fits
patchwork-key-quilt = look at the other quilt

## Hints
patchwork-hint-buy = buy “{ $cloth }”: { $facts }
patchwork-hint-advance = advance: { $facts }
patchwork-hint-leather = leather patch on { $square }: { $facts }
patchwork-hint-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
patchwork-hint-income = income +{ $count }
patchwork-hint-leather-first = the leather patch before { $name }
patchwork-hint-again = you move again
patchwork-hint-denied = { $name } could have bought it
patchwork-hint-least = the others cost more

## Why another turn was better
patchwork-reason-buttons = Buttons: { $best } instead of { $played }
patchwork-reason-income = Income: { $best } instead of { $played }
patchwork-reason-empty = Empty squares: { $best } instead of { $played }
patchwork-reason-holes = Squares that no patch can fill: { $best } instead of { $played }
patchwork-reason-tile = The 7×7 bonus: { $best } instead of { $played }
patchwork-reason-square = Covered of 7×7: { $best } instead of { $played }
patchwork-reason-tempo = Time left: { $best } instead of { $played }
