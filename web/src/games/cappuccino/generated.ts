// Made from the game's crate by the tests of game-registry; do not edit.

/**
 * A cell within [`RADIUS`] steps of `0,0`. Written `q,r`; ordered along the spiral.
 */
export type Cell = string;

/**
 * A colour of cups.
 */
export type Colour = "red" | "blue" | "green" | "yellow";

/**
 * One colour of a player.
 */
export type ColourView = { 
/**
 * The colour.
 */
colour: Colour, 
/**
 * Cups in the stacks it tops.
 */
cups: number, 
/**
 * Cups still to be placed.
 */
left: number, };

/**
 * A group of connected stacks.
 */
export type IslandView = { 
/**
 * Is anything still open there?
 */
status: Status, 
/**
 * Its cells.
 */
cells: Array<Cell>, 
/**
 * Its cups.
 */
cups: number, };

/**
 * One player.
 */
export type PlayerView = { 
/**
 * Each own colour.
 */
colours: Array<ColourView>, 
/**
 * Cups in all own stacks.
 */
cups: number, 
/**
 * Cups the player will surely have at the end, of whichever own colour.
 */
sure: number, 
/**
 * Cups in own stacks that are not safe.
 */
at_risk: number, 
/**
 * The player's score if the game ended now: with two players only the better colour counts.
 */
score: number, 
/**
 * The player can no longer move and is out of the game.
 */
out: boolean, };

/**
 * One seat; seat 0 starts.
 */
export type Seat = number;

/**
 * One stack.
 */
export type StackView = { 
/**
 * Where it stands.
 */
cell: Cell, 
/**
 * Its top cup.
 */
colour: Colour, 
/**
 * Its owner.
 */
owner: Seat, 
/**
 * How many cups.
 */
height: number, 
/**
 * No other player can ever capture it. Always false while cups are placed.
 */
safe: boolean, 
/**
 * Which of the islands it belongs to, counted from 0; 0 while cups are placed.
 */
island: number, 
/**
 * Stacks of other players that could land on it now, if it were their turn.
 */
threats: Array<Cell>, 
/**
 * Where it may go now; empty unless its owner is to move.
 */
targets: Array<TargetView>, };

/**
 * The state of an island: is anything still open there?
 */
export type Status = "contested" | "decided" | "dead";

/**
 * A legal move of a stack.
 */
export type TargetView = { 
/**
 * The stack it would land on.
 */
cell: Cell, 
/**
 * How high the two would be together.
 */
height: number, };

/**
 * A position for people.
 */
export type View = { 
/**
 * How far the game is.
 */
phase: ViewPhase, 
/**
 * The seat to move; `None` after the end.
 */
to_move: Seat | null, 
/**
 * Every stack on the table.
 */
stacks: Array<StackView>, 
/**
 * The groups of connected stacks; empty while cups are placed.
 */
islands: Array<IslandView>, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The cells on which the next cup may be placed; empty once all cups stand.
 */
open_cells: Array<Cell>, };

/**
 * How far the game is.
 */
export type ViewPhase = "placing" | "moving" | "over";
