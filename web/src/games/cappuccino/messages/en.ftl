# Cappuccino at the table.

## What is expected
cappuccino-ask-move = { $name }: lift one of your stacks
cappuccino-ask-land = { $name }: put the stack on a marked neighbour, or put it back
cappuccino-ask-again = { $name }: confirm, or plan the next move too
cappuccino-ask-place = { $name }: place a cup
cappuccino-how = Choose one of your stacks, then the neighbour to put it on.
cappuccino-how-place = Choose a marked place for the next cup.
cappuccino-how-look = Choose a stack to look at it from the side.

## Pieces
cappuccino-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cappuccino-colour-onto = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cappuccino-colour-cup = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cappuccino-stack = { $count ->
    [one] { $colour }, { $count } cup
   *[other] { $colour }, { $count } cups
}

## The comb, spoken
cappuccino-comb = Cups on the table
cappuccino-cell = { $stack }, { $owner }{ $safe ->
    [yes] , safe
   *[no] { "" }
}{ $threats ->
    [0] { "" }
    [one] , { $threats } stack could take it
   *[other] , { $threats } stacks could take it
}; place { $cell }
cappuccino-cell-landing = { $stack }; landing here makes { $height }
cappuccino-cell-lifted = { $stack }; lifted, choose where to land
cappuccino-cell-planned = { $stack }; not confirmed yet, choose to take it back
cappuccino-cell-free = Free place { $cell }
cappuccino-lifted = { $count ->
    [one] Lifted: { $stack }. { $count } neighbour to land on.
   *[other] Lifted: { $stack }. { $count } neighbours to land on.
}
cappuccino-put-back = Put back

## A stack from the side
cappuccino-panel = Selected stack
cappuccino-owner = Owner: { $name }
cappuccino-safe = Safe: nobody can ever take it
cappuccino-unthreatened = Nobody can take it right now
cappuccino-threats = { $count ->
    [one] { $names } could take it with { $count } stack
   *[other] { $names } could take it with { $count } stacks
}
cappuccino-landings = { $count ->
    [0] Cannot move: it has only higher neighbours, or none
    [one] Can land on { $count } neighbour
   *[other] Can land on { $count } neighbours
}
cappuccino-sum = { $lifted } + { $below } = { $total }
cappuccino-sure-change = { $name }’s secured cups: { $before } → { $after }
cappuccino-islands-change = Islands: { $before } → { $after }

## Islands
cappuccino-islands = Islands
cappuccino-status-contested = contested
cappuccino-status-decided = decided
cappuccino-status-dead = dead
cappuccino-meaning-contested = Contested: who gets these cups is still open
cappuccino-meaning-decided = Decided: however it is played, the result stays the same
cappuccino-meaning-dead = Dead: nobody can move here any more
cappuccino-island-count = { $status }: { $count ->
    [one] { $count } island
   *[other] { $count } islands
}, { $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
}
cappuccino-show-threats = Threats
cappuccino-all-threats = All threats: { $count }

## Placing the cups
cappuccino-choose-colour = Which cup
cappuccino-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}

## Players
cappuccino-score-now = { $count ->
    [one] { $count } cup now
   *[other] { $count } cups now
}
cappuccino-sure = { $count ->
    [one] { $count } secured
   *[other] { $count } secured
}
cappuccino-at-risk = { $count ->
    [one] { $count } at risk
   *[other] { $count } at risk
}
cappuccino-counts = counts
cappuccino-out = cannot move any more

## Why not
cappuccino-refusal-game-over = the game is over
cappuccino-refusal-not-placing = all cups have been placed
cappuccino-refusal-still-placing = { $count ->
    [one] { $count } cup is still to be placed
   *[other] { $count } cups are still to be placed
}
cappuccino-refusal-no-stack = there is no stack on { $cell }
cappuccino-refusal-not-yours = the top cup is { $colour }: lift only your own stacks
cappuccino-refusal-not-adjacent = a stack lands on one of its six neighbours only
cappuccino-refusal-too-low = the lifted stack is { $height } high, the other one { $target }: it must not be lower
cappuccino-refusal-not-your-colour = { $colour } is not your colour
cappuccino-refusal-colour-used-up = no { $colour } cups are left: place the other colour
cappuccino-refusal-occupied = there is a cup on { $cell } already
cappuccino-refusal-first-in-centre = the first cup goes to the centre
cappuccino-refusal-touches-too-few = the cup would touch only { $touches }, it has to touch at least { $needed }

## Log
cappuccino-log-place = { $name } places a { $colour } cup at { $cell }
cappuccino-log-move = { $name } moves the { $colour } stack of { $height } from { $from } onto their own { $onto } stack of { $below } at { $to }: now { $total } high
cappuccino-log-capture = { $name }’s { $colour } stack of { $height } from { $from } takes { $owner }’s { $onto } stack of { $below } at { $to }: now { $total } high
cappuccino-log-islands = { $count ->
    [one] There is { $count } island now
   *[other] The table breaks up: { $count } islands now
}
cappuccino-log-out = { $name } cannot move any more

## Scoring
cappuccino-score-counted = { $colour ->
    [red] Red cups
    [blue] Blue cups
    [green] Green cups
   *[yellow] Yellow cups
}: counted
cappuccino-score-uncounted = { $colour ->
    [red] Red cups
    [blue] Blue cups
    [green] Green cups
   *[yellow] Yellow cups
}: not counted
cappuccino-score-stacks = Own stacks
cappuccino-score-tallest = The tallest of them
cappuccino-score-tie = equal numbers of cups, so the win is shared

## Keys
cappuccino-key-neighbours = to the six neighbours
cappuccino-key-next = next stack that can be lifted or landed on
cappuccino-key-threats = show who could take your stacks
cappuccino-key-colour = placing: which colour; on a free place, the cup goes there
cappuccino-key-back = put the lifted stack back

## Hints
cappuccino-hint-move = { $colour } { $height } onto { $onto } { $below }: { $facts }
cappuccino-hint-place = a { $colour } cup here: { $facts }
cappuccino-hint-takes = { $count ->
    [one] takes { $count } cup from { $name }
   *[other] takes { $count } cups from { $name }
}
cappuccino-hint-secures = { $count ->
    [one] secures { $count } cup
   *[other] secures { $count } cups
}
cappuccino-hint-rescues = { $count ->
    [one] { $count } cup leaves the others’ reach
   *[other] { $count } cups leave the others’ reach
}
cappuccino-hint-denies = { $count ->
    [one] { $name } has { $count } secured cup less
   *[other] { $name } has { $count } secured cups less
}
cappuccino-hint-least = everything else gives more away
cappuccino-hint-near = { $own ->
    [0] none of your cups beside it
    [one] beside { $own } of your cups
   *[other] beside { $own } of your cups
}
cappuccino-hint-prey = { $count ->
    [one] { $count } cup of another player to land on
   *[other] { $count } cups of other players to land on
}

## Why another turn was better
cappuccino-reason-safe = Safe cups: { $best } instead of { $played }
cappuccino-reason-theirSafe = Rivals’ safe cups: { $best } instead of { $played }
cappuccino-reason-islands = Cups on won islands: { $best } instead of { $played }
cappuccino-reason-cups = Cups held: { $best } instead of { $played }
cappuccino-reason-moves = Moves left: { $best } instead of { $played }
