# Coffee Rush at the table.

## What is expected
coffee-rush-ask-place = { $name }: put a barista on a free square
coffee-rush-ask-fill = { $name }: choose cups for the first ingredients
coffee-rush-ask-upgrade = { $name }: take an upgrade, or start walking
coffee-rush-ask-walk = { $name }: walk 1 to 3 steps
coffee-rush-ask-walk-one = { $name }: walk 1 to 3 steps with one of your baristas
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
coffee-rush-list = { $first }, { $rest }
coffee-rush-nothing = nothing
coffee-rush-upgrade = { $upgrade ->
    [double-meeples] Double baristas
    [diagonal] Diagonal
    [double-corners] Double corners
   *[double-specialties] Double specialties
}
coffee-rush-upgrade-does = { $upgrade ->
    [double-meeples] { $name }: 2 ingredients where another barista stands
    [diagonal] { $name }: steps may be diagonal
    [double-corners] { $name }: 2 ingredients on the four corners
   *[double-specialties] { $name }: 2 ingredients on caramel, chocolate, water and tea
}
coffee-rush-upgrades = Upgrades
coffee-rush-upgrade-up = turned up
coffee-rush-upgrade-planned = planned for this turn
coffee-rush-upgrade-can = can be turned up now for { $price } served orders
coffee-rush-upgrade-later = served orders: { $held } of { $price }

## The board
coffee-rush-board = Ingredient board
coffee-rush-square = { $square }: { $what }, { $left } left in the supply
coffee-rush-square-barista = barista of { $name }
coffee-rush-square-visit = step { $number } of the path
coffee-rush-square-gives = a step here gives { $what }
coffee-rush-square-rush = costs a rush token
coffee-rush-square-passing = only for passing
coffee-rush-square-walker = this barista walks
coffee-rush-movers = Which barista walks
coffee-rush-mover = Barista on { $square }

## The counter
coffee-rush-counters = Whose counter
coffee-rush-counter-of = Counter of { $name }
coffee-rush-orders-of = Orders of { $name }
coffee-rush-order = { $drink }: { $recipe }
coffee-rush-order-special = special menu: pays a rush token
coffee-rush-order-ready = ready to serve
coffee-rush-leaves = { $turns ->
    [one] leaves in { $turns } turn
   *[other] leaves in { $turns } turns
}
coffee-rush-leaves-short = { $turns ->
    [1] last turn!
    [one] { $turns } turn
   *[other] { $turns } turns
}
coffee-rush-leaves-note = What leaves the conveyor unserved is a penalty
coffee-rush-cups-of = Cups of { $name }
coffee-rush-cup = Cup { $cup }: { $content }
coffee-rush-cup-empty = empty
coffee-rush-becomes = What cup { $cup } can become
coffee-rush-fits-nothing = Fits no order
coffee-rush-lacks = { $drink } lacks { $missing }
coffee-rush-pour-these = pour { $what } into cup { $cup }
coffee-rush-pour-into = Pour { $what } into cup { $cup }
coffee-rush-unpour = Take { $what } back out of cup { $cup }
coffee-rush-empty-cup = Empty cup { $cup } at the start of the turn
coffee-rush-serve = Serve
coffee-rush-serve-from = Serve { $drink } from cup { $cup }
coffee-rush-hand = In hand
coffee-rush-hand-of = In hand: { $name }
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
   *[other] { $count } more steps, a rush token each
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
    [one] { $count } order leaves: penalty { $total } of { $most }
   *[other] { $count } orders leave: penalties { $total } of { $most }
}
coffee-rush-goes-back = { $count ->
    [one] { $count } not poured goes back
   *[other] { $count } not poured go back
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
    [one] { $count } turn left, this one
   *[other] { $count } turns left
}

## A player at a glance
coffee-rush-rating = rating { $count }
coffee-rush-served = served orders held: { $count }
coffee-rush-rush = rush tokens: { $count }
coffee-rush-penalties = penalties: { $count } of { $most }
coffee-rush-coming = { $count ->
    [one] +{ $count } order from this turn
   *[other] +{ $count } orders from this turn
}
coffee-rush-waiting = Orders waiting by slot: { $slots }

## Why not
coffee-rush-refusal-game-over = the game is over
coffee-rush-refusal-orders-being-drawn = orders are being drawn
coffee-rush-refusal-meeples-first = the baristas are placed first
coffee-rush-refusal-fill-first = choose cups for the first ingredients first
coffee-rush-refusal-set-up-is-over = the set-up is over
coffee-rush-refusal-fill-after-meeples = cups are filled when all baristas stand
coffee-rush-refusal-upgrade-comes-first = an upgrade comes first in a turn
coffee-rush-refusal-pouring-has-begun = no step after pouring has begun
coffee-rush-refusal-step-first = make at least one step first
coffee-rush-refusal-serving-has-begun = this cup has been served: pouring comes before serving
coffee-rush-refusal-square-taken = { $square } is taken
coffee-rush-refusal-not-your-meeple = you have no barista on { $square }
coffee-rush-refusal-step-on = { $square } is taken: the walk cannot end there
coffee-rush-refusal-upgrade-is-up = “{ $upgrade }” is turned up already
coffee-rush-refusal-too-few-fulfilled = served orders: { $held }, an upgrade costs { $needed }
coffee-rush-refusal-other-meeple-moves = only one barista walks in a turn: the one on { $square }
coffee-rush-refusal-not-next = { $to } is not next to { $from }
coffee-rush-refusal-needs-diagonal = from { $from } to { $to } is diagonal: that takes the upgrade
coffee-rush-refusal-no-step-left = { $steps ->
    [one] { $steps } step is made and no rush token is left
   *[other] all { $steps } steps are made and no rush token is left
}
coffee-rush-refusal-dead-end = { $square } is taken, and no step would be left to go on
coffee-rush-refusal-cup-is-empty = cup { $cup } is empty
coffee-rush-refusal-not-in-hand = not in hand: { $what }
coffee-rush-refusal-no-such-order = no { $drink } in slot { $slot }
coffee-rush-refusal-cup-needs = cup { $cup } is no { $drink } yet, it lacks { $missing }
coffee-rush-refusal-cup-surplus = cup { $cup } is no { $drink }, too much in it: { $surplus }

## The log
coffee-rush-log-meeple = { $name } puts a barista on { $square }
coffee-rush-log-upgrade = { $name } turns up “{ $upgrade }”
coffee-rush-log-empty = { $name } empties cup { $cup }
coffee-rush-log-step = { $name } goes to { $square }: { $what }
coffee-rush-log-step-nothing = { $name } goes to { $square }: the supply is out
coffee-rush-log-pour = { $name }: { $what } into cup { $cup }
coffee-rush-log-serve = { $name } serves { $drink }
coffee-rush-log-serve-special = { $name } serves { $drink } and gets a rush token
coffee-rush-log-draw = { $name } gets an order: { $drink }
coffee-rush-log-late = { $count ->
    [one] { $name }: { $count } order too late, penalties { $total } of { $most }
   *[other] { $name }: { $count } orders too late, penalties { $total } of { $most }
}

## The score
coffee-rush-score-served = Served orders held
coffee-rush-score-upgrades = Upgrades, 2 each
coffee-rush-score-penalties = Penalties
coffee-rush-score-tie-served = more served orders: { $served } (rush tokens: { $rush })
coffee-rush-score-tie-rush = as many served orders ({ $served }), more rush tokens: { $rush }
coffee-rush-score-tie-shared = as many served orders and rush tokens: the win is shared

## Keys
coffee-rush-key-walk = walk (diagonally on the number pad)
coffee-rush-key-pour = pour the chosen ingredient into this cup
coffee-rush-key-best = best pour
coffee-rush-key-serve = serve everything that is ready
coffee-rush-key-look = look at the next player’s counter
