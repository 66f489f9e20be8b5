// Made from the game's crate by the tests of game-registry; do not edit.

/**
 * The 7×7 square nearest to completion.
 */
export type BestSquare = { 
/**
 * Its top left corner.
 */
corner: Cell, 
/**
 * How many of its 49 squares are covered.
 */
covered: number, };

/**
 * A square, `a1` at the top left to `i9` at the bottom right. Ordered by row, then column; its number in that order is its
 * bit in a board.
 */
export type Cell = string;

/**
 * An option before squares are chosen.
 */
export type Choice = { "kind": "advance" } | { "kind": "buy", 
/**
 * Which.
 */
patch: PatchId, };

/**
 * A patch of the circle, as the player to act sees it.
 */
export type CirclePatch = { 
/**
 * Which.
 */
patch: PatchId, 
/**
 * Its outline as printed, rows joined by `/`.
 */
shape: string, 
/**
 * Price in buttons.
 */
price: number, 
/**
 * Cost in time.
 */
time: number, 
/**
 * Income.
 */
income: number, 
/**
 * Squares it covers.
 */
squares: number, 
/**
 * Is it one of the next three?
 */
offered: boolean, 
/**
 * Has the player to act the buttons for it?
 */
affordable: boolean, 
/**
 * In how many ways it fits on the quilt of the player to act.
 */
placements: number, };

/**
 * The consequences of an option.
 */
export type Forecast = { 
/**
 * The option.
 */
choice: Choice, 
/**
 * May it be chosen now? The rest holds in either case.
 */
possible: boolean, 
/**
 * Buttons that are missing for its price.
 */
missing: number, 
/**
 * Places where the patch fits; 0 for an advance.
 */
placements: number, 
/**
 * Buttons for spaces moved.
 */
pay: number, 
/**
 * Buttons from income marks crossed, the new patch counted.
 */
income: number, 
/**
 * Buttons after it all; negative when the price cannot be paid.
 */
buttons: number, 
/**
 * Where the token will stand.
 */
space: number, 
/**
 * Will a leather patch be taken and placed?
 */
leather: boolean, 
/**
 * The seat to move then (after the leather is placed); `None` when the game is over.
 */
next: Seat | null, 
/**
 * How many spaces that player is behind the other: buying within them keeps the turn.
 */
behind: number, };

/**
 * A patch by its number, 0 to 32. Patch 0 is the 1×2, the last of every circle.
 */
export type PatchId = number;

/**
 * One player.
 */
export type PlayerView = { 
/**
 * The quilt's nine rows from the top, `#` for a covered square and `.` for an empty one.
 */
quilt: Array<string>, 
/**
 * Empty squares.
 */
empty: number, 
/**
 * Buttons.
 */
buttons: number, 
/**
 * Buttons paid at every income mark.
 */
income: number, 
/**
 * Where the token stands.
 */
space: number, 
/**
 * Has the bonus tile?
 */
tile: boolean, 
/**
 * The 7×7 square nearest to completion.
 */
best_square: BestSquare, 
/**
 * Points, if the game ended now.
 */
score: number, };

/**
 * One seat; seat 0 starts.
 */
export type Seat = number;

/**
 * The time track. A mark *n* lies between the spaces *n* − 1 and *n*.
 */
export type TrackView = { 
/**
 * The last space.
 */
last: number, 
/**
 * Income marks.
 */
income: Array<number>, 
/**
 * Leather patches that still lie there.
 */
leather: Array<number>, };

/**
 * A position as it leaves the process.
 */
export type View = { 
/**
 * By seat.
 */
players: [PlayerView, PlayerView], 
/**
 * The patches left, clockwise from the neutral token.
 */
circle: Array<CirclePatch>, 
/**
 * The time track.
 */
track: TrackView, 
/**
 * The seat to act; `None` when the game is over.
 */
to_act: Seat | null, 
/**
 * Must a leather patch be placed before anything else?
 */
leather_due: boolean, 
/**
 * The seat with the token on top, when both are on one space.
 */
on_top: Seat | null, 
/**
 * The consequences of each option of the player to act.
 */
options: Array<Forecast>, 
/**
 * The winners; empty until the game is over.
 */
winners: Array<Seat>, };
