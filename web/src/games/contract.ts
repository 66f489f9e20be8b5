/**
 * What a game brings to the page. One folder a game; nothing outside `games/<id>/` knows its name.
 *
 * `card.ts` is loaded with the first page: what the shell shows before a game is chosen. `index.ts` is loaded when a table
 * is opened: the board, and everything that puts the game's events and views into words.
 */
import type { Component } from 'svelte';
import type { Colour } from '$lib/art/colours';
import type { Face } from '$lib/art/faces';
import type { Outcome, PlayedEvent, Refusal, SeatNumber, Turn } from '$lib/engine/types';
import type { Message, PlainMessageId } from '$lib/i18n';
import type { SoundName } from '$lib/board/sound';

/** An option of the table, as the engine spells it. A value equal to the default is left out. */
export type OptionField =
  | { kind: 'switch'; key: string; label: PlainMessageId }
  | {
      kind: 'choice';
      key: string;
      label: PlainMessageId;
      choices: readonly { value: string; label: PlainMessageId }[];
    };

/** The pictures of a game's rules: small drawings inside a line, and figures with labels in the reader's alphabet. */
export interface RulesArt {
  Drawing: Component<{ name: string }>;
  pictures: Readonly<Record<string, Component | Component<{ labels: readonly string[] }>>>;
  /** Every name that `Drawing` knows. */
  drawings: readonly string[];
}

/** An opponent with a face, who plays at one level. */
export interface Character {
  level: string;
  name: PlainMessageId;
  /** How they play, and for whom they are. */
  manner: PlainMessageId;
  face: Face;
}

export interface GameCard {
  id: string;
  /** The title under which the world knows the game; shown beside the localised one where the two differ. */
  original: string;
  /** Place in the list. */
  order: number;
  name: PlainMessageId;
  tagline: PlainMessageId;
  minSeats: number;
  maxSeats: number;
  minutes: number;
  /** The picture: 240 by 120 drawing units, full width. */
  Cover: Component;
  /** One for each level; bots of a game without any are called by number. */
  characters?: readonly Character[];
  options: readonly OptionField[];
  /** The colours of a seat: its pieces, its motif. */
  colours(seat: SeatNumber, seats: number): readonly [Colour, ...Colour[]];
}

/** Who sits where, as boards and texts need it. */
export interface SeatInfo {
  seat: SeatNumber;
  /** In the language of the page, now. */
  name: string;
  /** The name as a message, where nobody chose one: "Player 1" is said anew in another language. */
  usual?: Message | undefined;
  bot: boolean;
  /** The face of a bot that has one. */
  face?: Face | undefined;
  /** Where the seat stood when the table was laid, from 0; the lot turns the order of play, not the people. */
  place?: number | undefined;
  colours: readonly [Colour, ...Colour[]];
}

/** Seats as they stood when the table was laid. */
export function byPlace(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  return [...seats].sort((one, other) => (one.place ?? one.seat) - (other.place ?? other.seat));
}

/** A seat's name inside a message that is kept: it follows the language as the message does. */
export function nameIn(seats: readonly SeatInfo[], seat: SeatNumber): string | Message {
  const info = seats[seat];
  return info?.usual ?? info?.name ?? '';
}

/** A change of the position, for animation. Views are those of the shown seat. */
export interface Change<View> {
  kind: 'play' | 'undo' | 'redo' | 'bot' | 'chance';
  events: readonly PlayedEvent[];
  before: View;
  after: View;
}

/** A position that would arise. */
export interface Preview<View> {
  view: View;
  turn: Turn;
  legal: readonly string[];
  outcome: Outcome | null;
}

/** What a board may do. Every list of events is played as a whole or not at all. */
export interface TableActions<View> {
  /** Adds to the plan. A refusal is shown to the person by the shell. */
  play(...events: string[]): Refusal | null;
  /** Takes back the plan's events from this index of the plan on. */
  undoTo(planLength: number): void;
  /** Changes the plan from this index on: what was planned there gives way to these events. */
  replan(planLength: number, ...events: string[]): Refusal | null;
  /** Why not? Nothing is played, nothing is shown. */
  check(...events: string[]): Refusal | null;
  /** What would be? `null` when it is not legal. */
  preview(...events: string[]): Preview<View> | null;
  /** What would be after `replan`? */
  previewFrom(planLength: number, ...events: string[]): Preview<View> | null;
  /** Puts a refusal into words. */
  explain(refusal: Refusal): string;
  /** Says something to screen readers. */
  announce(text: string): void;
  /** Confirm plays these events first: what is in hand is as good as placed; `null` when there is nothing. */
  ready(events: readonly string[] | null): void;
  /** Says what is expected in the middle of a move, in place of the game's sentence; `null` when that is over. */
  ask(message: Message | null): void;
}

/** Properties of `Board.svelte`. */
export interface BoardProps<View> {
  view: View;
  seats: readonly SeatInfo[];
  /** The seat of the person whose plan this is; `null` while bots or chance act and when the game is over. */
  acting: SeatNumber | null;
  /** The seat from whose side the table is shown while nobody acts; without one, the board decides. */
  side?: SeatNumber | undefined;
  turn: Turn;
  /** Legal events for `acting`; empty when nothing can be added to the plan. */
  legal: readonly string[];
  /** Events of this turn that are not yet confirmed. */
  plan: readonly string[];
  /** Everything played so far, the plan included. */
  events: readonly PlayedEvent[];
  /** The position before the first event, as everybody sees it. */
  start: View;
  /** The newest change, for animation; a new object every time. */
  change: Change<View> | null;
  /** What the bot would play, when asked. */
  hint: readonly string[] | null;
  table: TableActions<View>;
}

/** Properties of `Seat.svelte`: what the players' strip says about one seat, beside its name. */
export interface SeatProps<View> {
  view: View;
  /** Everything played so far. */
  events: readonly PlayedEvent[];
  seat: SeatInfo;
  seats: readonly SeatInfo[];
}

/** One event as the log sees it. Views cost time: read only what the line needs. */
export interface LogStep<View> extends PlayedEvent {
  before: View;
  after: View;
  seats: readonly SeatInfo[];
}

/** A hint as the line about it sees it: what to play, and the positions before and after. */
export interface HintStep<View> {
  events: readonly string[];
  before: View;
  after: Preview<View>;
  acting: SeatInfo;
  seats: readonly SeatInfo[];
}

/** Several events as one line of the log. */
export interface LogTurn {
  first: number;
  last: number;
  by: SeatNumber;
  text: Message;
}

export interface ScoreRow {
  label: Message;
  /** By seat; `null` where the row says nothing. */
  values: readonly (number | null)[];
}

export interface Scoring {
  rows: readonly ScoreRow[];
  /** How a tie was broken, or that it was not. */
  tie?: Message | undefined;
  /** What the tie was decided by, for everybody who was tied. */
  tieRows?: readonly ScoreRow[] | undefined;
}

export interface KeyHelp {
  /** As printed on the keys: `R`, `Shift`, `←`. */
  keys: readonly string[];
  does: PlainMessageId;
}

export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  Seat: Component<SeatProps<View>>;
  /** The board wants the whole width: players stand above it, and the log is a tap away, until the window is very wide. */
  wide?: boolean;
  /** The one sentence that says what is expected of the acting seat now. */
  ask(view: View, acting: SeatInfo, plan: readonly string[]): Message;
  /** May the plan be confirmed although it is still the same seat's turn? */
  complete?(view: View): boolean;
  /**
   * Is the turn one of many small ones, which go without Confirm at a table of this browser? Undo still takes them back. Only for
   * games and phases in which nothing hidden comes to light.
   */
  swift?(view: View): boolean;
  /** The event that Confirm plays first, such as "done". */
  finish?(view: View, legal: readonly string[]): string | null;
  /** Log lines of an event; none for what goes without saying. */
  log(step: LogStep<View>): readonly Message[];
  /** What a hint gains and prevents, in one line, in place of its steps; `null` where the steps say it. */
  hintLine?(hint: HintStep<View>): Message | null;
  /** Finished turns, each a line of the log that opens into what happened in it: events `first` to `last`. */
  logTurns?(events: readonly PlayedEvent[], seats: readonly SeatInfo[]): readonly LogTurn[];
  /** How long people look at what a bot or chance did: parts of a whole pause. */
  pace?(event: string): number;
  /** Puts the facts of a refusal into words; `null` for those that cannot arise from this board. */
  refusal(facts: Refusal['facts']): Message | null;
  /** The clause of RULES.md that a refusal enforces; `null` where none does. */
  clause(facts: Refusal['facts']): string | null;
  scoring(view: View, outcome: Outcome): Scoring;
  /** Why another turn was better: a fact of the game by its key, after that turn and after the one played. */
  reason?(key: string, facts: Readonly<Record<string, number>>): Message | null;
  keys: readonly KeyHelp[];
  /** What an event sounds like. */
  sound?(event: string): SoundName | null;
}

/** One place of a set-up, and what lies there. */
export interface SetUpPlace {
  place: string;
  piece: Message;
  colour?: Colour | undefined;
}

/** `set-up.ts`: how people change a deal by hand. A game whose deal is all chance has none: there, every draw is chosen. */
export interface SetUpEditor<SetUp = unknown> {
  places(setup: SetUp): readonly SetUpPlace[];
  /** Two pieces change places; these are numbers of `places`. */
  swapped(setup: SetUp, one: number, other: number): SetUp;
}

/** Two of a list change places. */
export function swap<T>(list: readonly T[], one: number, other: number): T[] {
  return list.map((item, index) => (index === one ? list[other] : index === other ? list[one] : item) as T);
}

/** Gives a game's module its common type: views come from the engine of the same game, so the types fit by construction. */
export function defineGame<View>(module: GameModule<View>): GameModule {
  return module as unknown as GameModule;
}
