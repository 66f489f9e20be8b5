# Coffee Rush at the table.

## What is expected
coffee-rush-ask-place = { $name }: place a meeple on a free square
coffee-rush-ask-fill = { $name }: choose cups for the first ingredients
coffee-rush-ask-upgrade = { $name }: activate an upgrade, or start walking
coffee-rush-ask-walk = { $name }: walk 1 to 3 steps
coffee-rush-ask-walk-one = { $name }: walk 1 to 3 steps with one of your meeples
coffee-rush-ask-step-on = { $name }: { $square } is taken, walk on
coffee-rush-ask-move = { $left ->
    [one] { $name }: walk on ({ $left } step left), or pour
   *[other] { $name }: walk on ({ $left } steps left), or pour
}
coffee-rush-ask-pour = { $count ->
    [one] { $name }: pour { $count } ingredient into your cups
   *[other] { $name }: pour { $count } ingredients into your cups
}
coffee-rush-ask-serve = { $name }: serve what is ready, then confirm
coffee-rush-ask-wait = { $name }: one moment

## Things
coffee-rush-drink = { $order ->
    [espresso] Espresso
    [ristretto] Ristretto
    [espresso-doppio] Espresso doppio
    [americano] Americano
    [caffe-latte] Caffè latte
    [latte-macchiato] Latte macchiato
    [con-panna] Con panna
    [einspanner] Einspänner
    [milk-tea] Milk tea
    [cocoa] Cocoa
    [chocolate-latte] Chocolate latte
    [iced-americano] Iced americano
    [cold-brew] Cold brew
    [iced-caffe-latte] Iced caffè latte
    [iced-einspanner] Iced einspänner
    [iced-milk-tea] Iced milk tea
    [iced-cocoa] Iced cocoa
    [iced-chocolate-latte] Iced chocolate latte
    [chocolate-shake] Chocolate shake
    [caramel-caffe-freddo] Caramel freddo
    [caffe-mocha] Caffè mocha
    [mochaccino] Mochaccino
    [caramel-macchiato] Caramel macchiato
    [caramel-caffe-latte] Caramel latte
    [green-tea] Green tea
    [black-tea] Black tea
    [iced-caffe-mocha] Iced caffè mocha
    [iced-mochaccino] Iced mochaccino
    [iced-caramel-macchiato] Iced caramel macchiato
    [iced-caramel-caffe-latte] Iced caramel latte
    [caramel-frappe] Caramel frappé
    [iced-green-tea] Iced green tea
   *[iced-black-tea] Iced black tea
}
coffee-rush-ingredient = { $kind ->
    [coffee] coffee
    [milk] milk
    [steam] steam
    [ice] ice
    [chocolate] chocolate
    [caramel] caramel
    [tea] tea
   *[water] water
}
coffee-rush-amount = { $what } ×{ $count }
coffee-rush-nothing = nothing
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Double meeples
    [diagonal] Diagonal movement
    [double-corners] Double corners
   *[double-specialties] Double specialties
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 ingredients where another meeple stands
    [diagonal] { $name }: you may also step diagonally
    [double-corners] { $name }: 2 ingredients on the four corners
   *[double-specialties] { $name }: 2 ingredients on caramel, chocolate, water and tea
}
coffee-rush-upgrades = Upgrades
coffee-rush-upgrade-up = active
coffee-rush-upgrade-planned = planned for this turn
coffee-rush-upgrade-can = can be activated now for { $price } fulfilled orders
coffee-rush-upgrade-later = fulfilled orders: { $held } of { $price }

## The board
coffee-rush-board = Ingredient board
coffee-rush-square = { $square }: { $what }, { $left } left in the supply
coffee-rush-square-barista = { $name }’s meeple
coffee-rush-square-visit = step { $number } of the path
coffee-rush-square-gives = a step here gives { $what }
coffee-rush-square-rush = costs a rush token
coffee-rush-square-passing = pass through only
coffee-rush-square-walker = this meeple walks
coffee-rush-movers = Which meeple walks
coffee-rush-mover = Meeple on { $square }

## The counter
coffee-rush-counters = Whose counter
coffee-rush-counter-of = { $name }’s counter
coffee-rush-orders-of = { $name }’s orders
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = special menu: pays a rush token
coffee-rush-order-ready = ready to serve
coffee-rush-leaves = { $turns ->
    [one] expires in { $turns } turn
   *[other] expires in { $turns } turns
}
coffee-rush-leaves-short = { $turns ->
    [1] last turn!
    [one] { $turns } turn
   *[other] { $turns } turns
}
coffee-rush-leaves-note = An order that runs off the end becomes a penalty
coffee-rush-cups-of = { $name }’s cups
coffee-rush-cup = Cup { $cup }: { $content }
coffee-rush-cup-empty = empty
coffee-rush-becomes = What cup { $cup } can still make
coffee-rush-fits-nothing = Fits no order
coffee-rush-lacks = { $drink } needs { $missing }
coffee-rush-pour-these = pour { $what } into cup { $cup }
coffee-rush-pour-into = Pour { $what } into cup { $cup }
coffee-rush-unpour = Take { $what } back out of cup { $cup }
coffee-rush-empty-cup = Empty cup { $cup } at the start of the turn
coffee-rush-serve = Serve
coffee-rush-serve-from = Serve { $drink } from cup { $cup }
coffee-rush-hand = In hand
coffee-rush-hand-of = { $name }’s hand
coffee-rush-hand-empty = nothing yet
coffee-rush-best-pour = Best pour
coffee-rush-serve-all = Serve { $count }
coffee-rush-use-hint = Use the hint
coffee-rush-fill-which = Cup for { $what }

## The plan
coffee-rush-plan = Plan of the turn
coffee-rush-part-upgrade = Upgrade
coffee-rush-part-steps = Steps
coffee-rush-part-pour = Pour
coffee-rush-part-serve = Serve
coffee-rush-rush-steps = { $count ->
    [one] { $count } more step for a rush token
   *[other] { $count } more steps for a rush token each
}
coffee-rush-take-back = Take back: { $part }

## What confirming means
coffee-rush-forecast = If you confirm now
coffee-rush-press-one = { $orders ->
    [one] serve { $served } → { $name }: +{ $orders } order
   *[other] serve { $served } → { $name }: +{ $orders } orders
}
coffee-rush-press-two = { $orders ->
    [one] serve { $served } → { $first } and { $second }: +{ $orders } order each
   *[other] serve { $served } → { $first } and { $second }: +{ $orders } orders each
}
coffee-rush-press-unequal = serve { $served } → { $first }: +{ $more }, { $second }: +{ $less }
coffee-rush-closes = the shop closes
coffee-rush-ready = { $count ->
    [one] { $count } cup is ready to serve
   *[other] { $count } cups are ready to serve
}
coffee-rush-late = { $count ->
    [one] { $count } order expires: penalties { $total } of { $most }
   *[other] { $count } orders expire: penalties { $total } of { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } unused ingredient goes back
   *[other] { $count } unused ingredients go back
}

## The shop
coffee-rush-deck = { $count ->
    [one] { $count } order left in the deck
   *[other] { $count } orders left in the deck
}
coffee-rush-deck-title = Orders still to come
coffee-rush-deck-row = { $drink }: { $count }
coffee-rush-rush-supply = { $count ->
    [one] { $count } rush token left in the supply
   *[other] { $count } rush tokens left in the supply
}
coffee-rush-closed = { $why ->
    [deck-empty] The shop closes: the deck is empty.
    [penalties] The shop closes: five penalties.
   *[no-orders] The shop closes: nobody has an order left.
}
coffee-rush-last-turns = { $count ->
    [one] Last turn!
   *[other] { $count } turns left
}

## A player at a glance
coffee-rush-rating = rating { $count }
coffee-rush-served = fulfilled orders held: { $count }
coffee-rush-rush = rush tokens: { $count }
coffee-rush-penalties = penalties: { $count } of { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } order from this turn
   *[other] +{ $count } orders from this turn
}
coffee-rush-waiting = Orders by slot: { $slots }

## Why not
coffee-rush-refusal-game-over = the game is over
coffee-rush-refusal-orders-being-drawn = orders are being drawn
coffee-rush-refusal-meeples-first = the meeples are placed first
coffee-rush-refusal-fill-first = choose cups for the first ingredients first
coffee-rush-refusal-set-up-is-over = the set-up is over
coffee-rush-refusal-fill-after-meeples = cups are filled once all meeples are on the board
coffee-rush-refusal-upgrade-comes-first = an upgrade is activated at the start of a turn
coffee-rush-refusal-pouring-has-begun = no more steps once you have poured
coffee-rush-refusal-step-first = make at least one step first
coffee-rush-refusal-serving-has-begun = an order has been served: pouring comes before serving
coffee-rush-refusal-square-taken = { $square } is taken
coffee-rush-refusal-not-your-meeple = you have no meeple on { $square }
coffee-rush-refusal-step-on = { $square } is taken: your walk cannot end there
coffee-rush-refusal-upgrade-is-up = “{ $upgrade }” is already active
coffee-rush-refusal-too-few-fulfilled = an upgrade costs { $needed } fulfilled orders, you hold { $held }
coffee-rush-refusal-other-meeple-moves = only one meeple walks in a turn: the one on { $square }
coffee-rush-refusal-not-next = { $to } is not next to { $from }
coffee-rush-refusal-needs-diagonal = { $from } to { $to } is diagonal: that takes “Diagonal movement”
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } step is made and no rush token is left
   *[other] all { $steps } steps are made and no rush token is left
}
coffee-rush-refusal-dead-end = { $square } is taken, and you would have no step left to move on
coffee-rush-refusal-cup-is-empty = cup { $cup } is empty
coffee-rush-refusal-not-in-hand = not in hand: { $what }
coffee-rush-refusal-no-such-order = no { $drink } in slot { $slot }
coffee-rush-refusal-cup-needs = cup { $cup } is not { $drink } yet: { $missing } missing
coffee-rush-refusal-cup-surplus = cup { $cup } is not { $drink }: { $surplus } too much
coffee-rush-refusal-nothing-to-draw = no order is drawn now
coffee-rush-refusal-wrong-seat-draws = another player draws an order now
coffee-rush-refusal-not-in-deck = no { $drink } is left in the deck

## The log
coffee-rush-log-meeple = { $name } places a meeple on { $square }
coffee-rush-log-upgrade = { $name } activates “{ $upgrade }”
coffee-rush-log-empty = { $name } empties cup { $cup }
coffee-rush-log-step = { $name } walks { $from }–{ $square } and takes { $what }
coffee-rush-log-step-nothing = { $name } walks { $from }–{ $square }: the supply is out
coffee-rush-log-pour = { $name } pours { $what } into cup { $cup }
coffee-rush-log-serve = { $name } serves { $drink } from cup { $cup } (slot { $slot })
coffee-rush-log-serve-special = { $name } serves { $drink } from cup { $cup } (slot { $slot }) and gets a rush token
coffee-rush-log-draw = { $name } gets a new order: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name } is too late for { $count } order: penalties { $total } of { $most }
   *[other] { $name } is too late for { $count } orders: penalties { $total } of { $most }
}

## The score
coffee-rush-score-served = Fulfilled orders held
coffee-rush-score-upgrades = Upgrades, 2 each
coffee-rush-score-penalties = Penalties
coffee-rush-score-rush = Rush tokens left
coffee-rush-score-tie-served = more fulfilled orders: { $served } (rush tokens: { $rush })
coffee-rush-score-tie-rush = same number of fulfilled orders ({ $served }), more rush tokens: { $rush }
coffee-rush-score-tie-shared = same number of fulfilled orders and rush tokens: the win is shared

## Keys
coffee-rush-key-walk = walk (diagonally on the number pad)
coffee-rush-key-pour = pour the chosen ingredient into this cup
coffee-rush-key-best = best pour
coffee-rush-key-serve = serve everything that is ready
coffee-rush-key-look = look at the next player’s counter

## Walking by destination
coffee-rush-order-possible = can be made on the planned walk
coffee-rush-square-away = { $count ->
    [one] { $count } step away
   *[other] { $count } steps away
}
coffee-rush-square-makes = walking here makes { $drinks }
coffee-rush-pour-and-serve = Pour and serve { $count }
coffee-rush-key-accept = pour and serve as offered

## Watching the others
coffee-rush-turn-served = { $name } walks to { $square } and serves { $drinks }
coffee-rush-turn-walked = { $name } walks to { $square }
coffee-rush-recap = What the others did
coffee-rush-recap-yours = { $count ->
    [one] +{ $count } order for you
   *[other] +{ $count } orders for you
}
coffee-rush-recap-skip = Tap anywhere to skip

## Hints
coffee-rush-hint-walk = walk to { $square } and { $rest }
coffee-rush-hint-serve = serve { $drinks }: rating +{ $count }, { $name } gets { $count ->
    [one] { $count } new order
   *[other] { $count } new orders
}
coffee-rush-hint-save = serve { $drinks } in time, saving { $saved ->
    [one] { $saved } penalty
   *[other] { $saved } penalties
}
coffee-rush-hint-collect = pour { $what } for the next turns
coffee-rush-hint-closer = pour { $what }: { $drink } then lacks only { $missing }, { $turns ->
    [one] { $turns } turn left for it
   *[other] { $turns } turns left for it
}
coffee-rush-hint-upgrade = activate the upgrade “{ $upgrade }”, then { $rest }


## Why another turn was better
coffee-rush-reason-orders = Fulfilled orders: { $best } instead of { $played }
coffee-rush-reason-penalties = Penalties: { $best } instead of { $played }
coffee-rush-reason-upgrades = Upgrades: { $best } instead of { $played }
coffee-rush-reason-leaving = Orders that leave next turn: { $best } instead of { $played }
coffee-rush-reason-ingredients = Ingredients of use: { $best } instead of { $played }
coffee-rush-reason-rush = Rush tokens: { $best } instead of { $played }
