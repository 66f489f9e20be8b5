# Lessons of Coffee Rush.
coffee-rush-lessons-basics = How to play

## Path
coffee-rush-lesson-walk = The best rating wins: serve orders. First, walk three steps with one meeple; every square you enter gives its ingredient.
coffee-rush-lesson-walk-right = Three steps, three ingredients in hand.
coffee-rush-lesson-walk-wrong = Three steps are free: fewer bring fewer ingredients. Walk on.

## Cup
coffee-rush-lesson-pour = Cup 2 holds coffee. Fetch ice on a1 and caramel on b1, and pour both into cup 2.
coffee-rush-lesson-pour-right = Coffee, ice and caramel: exactly what the oldest order asks for.
coffee-rush-lesson-pour-lost = What stays in hand returns to the supply. Pour before you confirm.
coffee-rush-lesson-pour-wrong = An ingredient in a cup stays there. Ice and caramel belong to the coffee in cup 2.

## Order
coffee-rush-lesson-serve = A cup with exactly what an order asks for can be served: +1. Make a latte macchiato (coffee, milk, steam) and serve it.
coffee-rush-lesson-serve-right = One order more. Your opponent draws a new one: serving is also pressure.
coffee-rush-lesson-serve-wrong = Nothing was served. Steam on b3, milk on c3, coffee on d3, all into one empty cup, then serve.

## Time
coffee-rush-lesson-time = After your turn your orders move on one slot. The americano in slot 4 is about to leave: serve it now.
coffee-rush-lesson-time-right = Just in time. The others have moved on by one.
coffee-rush-lesson-time-wrong = The americano leaves as a penalty. Water, coffee and steam lie in column d.

## Penalty
coffee-rush-lesson-penalty = No walk saves the black tea: a penalty, −1, but it pays a rush token. Collect something for another order.
coffee-rush-lesson-penalty-right = The penalty came, and a rush token with it. Five penalties close the shop.
coffee-rush-lesson-penalty-wrong = Your cups stay empty: a turn wasted. Pour what you collect.

## Rush
coffee-rush-lesson-rush = A rush token buys a fourth step. Collect ice, water and coffee for the cold brew in four steps, and serve it.
coffee-rush-lesson-rush-right = Four steps, one token, one order served.
coffee-rush-lesson-rush-steps = Three steps do not reach all of it. Take a fourth; the token pays.
coffee-rush-lesson-rush-wrong = The token is spent, but nothing was served. All three go into one cup.

## Upgrade
coffee-rush-lesson-upgrade = At the start of a turn you may discard three fulfilled orders for an upgrade, worth 2 at the end. Activate one.
coffee-rush-lesson-upgrade-right = It costs a point now, and works in every turn to come.
coffee-rush-lesson-upgrade-wrong = No upgrade was activated. Choose one of the four tiles beside the board.

## Strategy
coffee-rush-lessons-two = Two at once
coffee-rush-lesson-two = A cup prepared beforehand makes a second serve. Serve the espresso and the americano in this one turn.
coffee-rush-lesson-two-right = Two orders for you, two new ones for the opponent.
coffee-rush-lesson-two-wrong = Both fit into one walk: coffee twice and steam. Cup 2 already holds steam and water.
coffee-rush-lessons-special = The special menu
coffee-rush-lesson-special = An order of the special menu pays a rush token as well. Serve the iced green tea: cup 1 holds its tea.
coffee-rush-lesson-special-right = A point and a token: next turn you may take a fourth step.
coffee-rush-lesson-special-wrong = No special order was served. Ice and water go to the tea in cup 1.
coffee-rush-lessons-oldest = The oldest first
coffee-rush-lesson-oldest = Saving an order in slot 4 gains twice: +1, and no penalty. Serve the iced black tea.
coffee-rush-lesson-oldest-right = That order was worth two points.
coffee-rush-lesson-oldest-wrong = The order in slot 4 leaves now. Ice and water go to the tea in cup 2.
coffee-rush-lessons-corners = An upgrade that pays at once
coffee-rush-lesson-corners = Choose the upgrade your orders need. Activate Double corners, and serve the espresso doppio with two coffee from d1.
coffee-rush-lesson-corners-right = Activated, used and served in one turn.
coffee-rush-lesson-corners-wrong = Activate Double corners first; then c1, d1 and the espresso doppio is complete.
coffee-rush-lessons-three = Pressure
coffee-rush-lesson-three = Every order you serve is a new one for the opponent. Serve three in this turn: upgrade, five steps, three cups.
coffee-rush-lesson-three-right = Three new orders at once: some of them will become penalties.
coffee-rush-lesson-three-wrong = That serves fewer than three. Press Show me to see the whole turn.
