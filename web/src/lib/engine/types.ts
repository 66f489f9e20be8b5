/**
 * The engine as the page sees it: the rules of every game, written in Rust. The page decides nothing about rules; it asks.
 */

/** Seats are numbered from 0 in turn order. */
export type SeatNumber = number;

export type Turn = { kind: 'seat'; seat: SeatNumber } | { kind: 'chance' } | { kind: 'over' };

export interface GameInfo {
  id: string;
  minSeats: number;
  maxSeats: number;
  rulesVersion: number;
}

/** Why an event was not played: English words, and the same facts for other languages. */
export interface Refusal {
  message: string;
  facts: { reason: string; [fact: string]: unknown };
}

export interface PlayedEvent {
  event: string;
  /** `null` for chance. */
  by: SeatNumber | null;
}

export interface Outcome {
  scores: number[];
  winners: SeatNumber[];
}

/** A match: its set-up, its events, and the position they lead to. Only legal events get in. */
export interface EngineMatch {
  readonly game: string;
  readonly seats: number;
  turn(): Turn;
  /** Every legal event: actions when a seat is to move, outcomes when chance is. */
  legal(): string[];
  chances(): [event: string, weight: number][];
  /** Plays an event, or leaves everything as it was and says why not. */
  play(event: string): Refusal | null;
  /** Takes back every event from number `length` on. */
  truncate(length: number): void;
  /** How many events have been played. */
  length(): number;
  events(): PlayedEvent[];
  /** What a seat may see, a spectator for `null`; the type belongs to the game. */
  view(seat: SeatNumber | null): unknown;
  outcome(): Outcome | null;
  /** One line of JSON. */
  record(): string;
  /** The length down to which `seat` may take events back: its own, since anything new was seen. */
  undoLimit(seat: SeatNumber): number;
  /** Gives the memory back. */
  free(): void;
}

export interface OpenRequest {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seed: bigint;
}

export interface Engine {
  games(): GameInfo[];
  /** Levels of bots for a game, from weak to strong. */
  botLevels(game: string): BotLevel[];
  /** Throws an `Error` that says why, if there is no such table. */
  open(request: OpenRequest): EngineMatch;
  /** Throws an `Error` that says why, if the record is no game. */
  fromRecord(line: string): EngineMatch;
}

/** A strength of bot; its name is the message `level-<id>`. */
export interface BotLevel {
  id: string;
  /** What it is worth in its game, where random play is worth 0; `null` where that is not known. */
  rating: number | null;
  /** The opponent of somebody's first game, one that a beginner beats. */
  first: boolean;
}

export interface BotRequest {
  /** The match so far. */
  record: string;
  level: string;
  seed: bigint;
}

/** A choice that a bot advises: one event or a whole turn. */
export interface Advice {
  events: string[];
  /** The share of the win to expect after it; `null` where the bot did not look ahead. */
  value: number | null;
}

/** Bots think elsewhere (a worker), so that the page never waits. */
export interface Bots {
  /** The best choice for the seat to move and, where there is one, the second best. Rejects when `signal` aborts. */
  advise(request: BotRequest, signal?: AbortSignal): Promise<Advice[]>;
  /** One or more events for the seat to move. Rejects when `signal` aborts. */
  choose(request: BotRequest, signal?: AbortSignal): Promise<string[]>;
}
