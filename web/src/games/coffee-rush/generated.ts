// Made from the game's crate by the tests of game-registry; do not edit.

/**
 * A multiset of tokens, within what the box holds.
 */
export type Bag = { [key in "coffee" | "milk" | "steam" | "ice" | "chocolate" | "caramel" | "tea" | "water"]?: number };

/**
 * An own order that a cup can still become.
 */
export type Becoming = { 
/**
 * The order.
 */
order: Order, 
/**
 * Where it lies.
 */
slot: SlotNumber, 
/**
 * The ingredients that the cup still needs; nothing when it can be served.
 */
missing: Bag, };

/**
 * The reason that closed the shop, the first if there are several.
 */
export type Closed = "deck-empty" | "penalties" | "no-orders";

/**
 * One of a player's cups.
 */
export type CupNumber = number;

/**
 * A cup.
 */
export type CupView = { 
/**
 * Its number.
 */
cup: CupNumber, 
/**
 * Its contents.
 */
content: Bag, 
/**
 * Which of the player's orders it can still become, the oldest first.
 */
becomes: Array<Becoming>, };

/**
 * Cards of one drink that are left to draw.
 */
export type DeckView = { 
/**
 * The drink.
 */
order: Order, 
/**
 * How many.
 */
left: number, };

/**
 * Cards that a seat will draw.
 */
export type Drawing = { 
/**
 * The seat that draws.
 */
seat: Seat, 
/**
 * How many orders.
 */
orders: number, };

/**
 * The ingredients that squares pay and drinks are made of.
 */
export type Ingredient = "coffee" | "milk" | "steam" | "ice" | "chocolate" | "caramel" | "tea" | "water";

/**
 * A drink that a customer may order. Cards of one drink are all alike.
 */
export type Order = "espresso" | "ristretto" | "espresso-doppio" | "americano" | "caffe-latte" | "latte-macchiato" | "con-panna" | "einspanner" | "milk-tea" | "cocoa" | "chocolate-latte" | "iced-americano" | "cold-brew" | "iced-caffe-latte" | "iced-einspanner" | "iced-milk-tea" | "iced-cocoa" | "iced-chocolate-latte" | "chocolate-shake" | "caramel-caffe-freddo" | "caffe-mocha" | "mochaccino" | "caramel-macchiato" | "caramel-caffe-latte" | "green-tea" | "black-tea" | "iced-caffe-mocha" | "iced-mochaccino" | "iced-caramel-macchiato" | "iced-caramel-caffe-latte" | "caramel-frappe" | "iced-green-tea" | "iced-black-tea";

/**
 * An order card.
 */
export type OrderView = { 
/**
 * The drink.
 */
order: Order, 
/**
 * Its parts.
 */
recipe: Bag, 
/**
 * Does it pay a rush token?
 */
special: boolean, };

/**
 * The current state.
 */
export type PhaseView = "deal" | "place" | "fill" | "start" | "prepare" | "move" | "pour" | "serve" | "new-orders" | "restock" | "over";

/**
 * A player's board.
 */
export type PlayerView = { 
/**
 * The owner.
 */
seat: Seat, 
/**
 * Where the meeples stand.
 */
meeples: Array<Square>, 
/**
 * The cups.
 */
cups: Array<CupView>, 
/**
 * The order slots, from the first.
 */
slots: Array<SlotView>, 
/**
 * Fulfilled orders still held.
 */
fulfilled: number, 
/**
 * Fulfilled orders given for upgrades.
 */
discarded: number, 
/**
 * Upgrades turned up.
 */
upgrades: Array<Upgrade>, 
/**
 * Penalties; five close the shop.
 */
penalties: number, 
/**
 * Rush tokens.
 */
rush: number, 
/**
 * The rating if the game ended now.
 */
rating: number, };

/**
 * The effect of serving on the others.
 */
export type Pressure = { 
/**
 * If this many orders are served in the whole turn,
 */
served: number, 
/**
 * these seats draw,
 */
draws: Array<Drawing>, 
/**
 * and this says whether the shop closes over it.
 */
closes: boolean, };

/**
 * One seat; seat 0 starts.
 */
export type Seat = number;

/**
 * One of a player's order slots; orders enter at the first and leave behind the fourth.
 */
export type SlotNumber = number;

/**
 * An order slot.
 */
export type SlotView = { 
/**
 * Its number.
 */
slot: SlotNumber, 
/**
 * After how many of the player's own turns its orders become penalties.
 */
leaves_in: number, 
/**
 * The contents of this place.
 */
orders: Array<OrderView>, };

/**
 * A square of the board; the column is the letter, the row the digit.
 */
export type Square = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";

/**
 * A square of the board.
 */
export type SquareView = { 
/**
 * Its name.
 */
square: Square, 
/**
 * Its pay.
 */
ingredient: Ingredient, 
/**
 * Is it a corner?
 */
corner: boolean, 
/**
 * The seats whose meeples stand there: two while one of them is passing.
 */
meeples: Array<Seat>, };

/**
 * A step that is legal now.
 */
export type StepChoice = { 
/**
 * Where the meeple stands.
 */
from: Square, 
/**
 * Where it would go.
 */
to: Square, 
/**
 * Its requirement.
 */
ingredient: Ingredient, 
/**
 * How many of it: doubled by upgrades, limited by the supply.
 */
count: number, 
/**
 * Does it cost a rush token?
 */
rush: boolean, 
/**
 * Is the square taken, so that another step must follow?
 */
passing: boolean, };

/**
 * The turn under way.
 */
export type TurnView = { 
/**
 * The seat whose turn it is.
 */
seat: Seat, 
/**
 * Upgrades that can be turned up now.
 */
upgrades: Array<Upgrade>, 
/**
 * Steps made.
 */
steps_made: number, 
/**
 * Steps left that cost nothing.
 */
free_steps_left: number, 
/**
 * Further steps left, one for each rush token.
 */
rush_steps_left: number, 
/**
 * Every step that is legal now.
 */
steps: Array<StepChoice>, 
/**
 * The square that must be left again, because another meeple stands there.
 */
must_leave: Square | null, 
/**
 * The ingredients in hand.
 */
hand: Bag, 
/**
 * Orders served so far.
 */
served: number, 
/**
 * The effect on the others of serving none, one, two or three orders.
 */
pressure: Array<Pressure>, };

/**
 * One of the four tiles that every player may turn up.
 */
export type Upgrade = "double-meeples" | "diagonal" | "double-corners" | "double-specialties";

/**
 * A position as it is shown.
 */
export type View = { 
/**
 * How many play.
 */
seats: number, 
/**
 * Is the option *less luck* on?
 */
less_luck: boolean, 
/**
 * The current state.
 */
phase: PhaseView, 
/**
 * The seat to act; none while orders are drawn and after the end.
 */
to_act: Seat | null, 
/**
 * The seat that draws the next order, while orders are drawn.
 */
to_draw: Seat | null, 
/**
 * The board, row by row.
 */
board: Array<SquareView>, 
/**
 * Ingredients left.
 */
supply: Bag, 
/**
 * Rush tokens left.
 */
rush_supply: number, 
/**
 * Orders left to draw.
 */
deck_left: number, 
/**
 * The same, drink by drink.
 */
deck: Array<DeckView>, 
/**
 * Why the shop is closed, if it is.
 */
closed: Closed | null, 
/**
 * How many turns are still to be played, this one included, when the shop is closed.
 */
last_turns: number | null, 
/**
 * Everybody's board, in turn order.
 */
players: Array<PlayerView>, 
/**
 * The turn under way.
 */
turn: TurnView | null, };
