/**
 * A match as one screen shows it, with the plan of the player to move.
 *
 * A person's turn is a plan: its events are played in the engine at once, so that everything shown is true, but they can be
 * taken back until Confirm, or until something new was seen. What Confirm means is decided by who runs the match: this
 * browser (`MatchController`) or a server (`OnlineController`).
 *
 * Time, randomness, storage and bots are arguments: the tests bring their own.
 */
import type { BoardProps, Change, GameModule, LogStep, Preview, SeatInfo, TableActions } from '$games/contract';
import type {
  Advice,
  BotRequest,
  Bots,
  EngineMatch,
  Outcome,
  PlayedEvent,
  Refusal,
  SeatNumber,
  Turn,
} from '$lib/engine/types';
import type { Message } from '$lib/i18n';

export interface TableParts {
  match: EngineMatch;
  game: GameModule;
  seats: readonly SeatInfo[];
  bots: Bots;
  /** The level that gives hints. */
  hintLevel: string;
  seed: () => bigint;
  /** Waits so that people can follow what others and chance do. */
  pause: (after: 'bot' | 'chance', event?: string) => Promise<void>;
  /** Called with every change of the position, for sound and announcements. */
  onchange?: (change: Change<unknown>, lines: readonly LogLine[]) => void;
}

export interface LogLine {
  /** Number of its event. */
  event: number;
  by: SeatNumber | null;
  text: Message;
}

/** What is going on. */
export type Phase =
  | { kind: 'plan'; seat: SeatNumber }
  | { kind: 'bot'; seat: SeatNumber }
  /** Somebody at another screen. */
  | { kind: 'remote'; seat: SeatNumber }
  /** The plan is on its way to the server. */
  | { kind: 'sending'; seat: SeatNumber }
  | { kind: 'chance' }
  | { kind: 'over' }
  | { kind: 'stuck'; seat: SeatNumber; reason: string };

export interface Snapshot {
  phase: Phase;
  turn: Turn;
  view: unknown;
  legal: readonly string[];
  plan: readonly string[];
  events: readonly PlayedEvent[];
  canUndo: boolean;
  canRedo: boolean;
  /** Undo takes back the whole last turn, because nothing is planned. */
  takesBackTurn: boolean;
  canConfirm: boolean;
  /** The turn has passed on; only Confirm or Undo is left. */
  waiting: boolean;
  outcome: Outcome | null;
  change: Change<unknown> | null;
  hint: Hint | null;
}

/** What the bot advises. */
export interface Hint {
  events: readonly string[];
  /** Is there another one to show? */
  another: boolean;
  /** By how much of the win it is worse than the best, for the second best; `null` for the best. */
  worse: number | null;
}

export const NOT_NOW: Refusal = { message: 'not your turn', facts: { reason: 'not-now' } };

export abstract class TableController<Parts extends TableParts = TableParts> implements Pick<
  TableActions<unknown>,
  'play' | 'check' | 'preview' | 'previewFrom' | 'undoTo' | 'replan'
> {
  protected readonly parts: Parts;
  protected readonly match: EngineMatch;
  /** How many events are beyond taking back. */
  protected confirmed = 0;
  protected phase: Phase = { kind: 'over' };
  /** Whose eyes the table is seen with. */
  protected viewer: SeatNumber | null = null;
  protected readonly stopped = new AbortController();
  /** What was undone, the newest last. */
  protected undone: string[] = [];
  /** The event that Confirm plays first. */
  protected finish: string | null = null;
  /** The position before the first event, as a spectator sees it. */
  readonly start: unknown;
  readonly #played: readonly PlayedEvent[];
  /** The newest advice, the best first. */
  #advised: readonly Advice[] = [];

  /** Who sits where. */
  seats: readonly SeatInfo[] = $state.raw([]);
  log: readonly LogLine[] = $state.raw([]);
  now: Snapshot = $state.raw() as Snapshot;
  asking = $state(false);

  constructor(parts: Parts) {
    this.parts = parts;
    this.match = parts.match;
    this.seats = parts.seats;
    this.#played = this.match.events();
    this.match.truncate(0);
    this.start = this.match.view(null);
  }

  /** Makes the plan final. */
  abstract confirm: () => Promise<void>;

  /** What is going on, by the match as it is. */
  protected abstract phaseNow(): Phase;

  /** Called after every change. */
  protected abstract keep(): void;

  /**
   * The last step of a subclass's constructor: replays the match, tells what has happened so far, and shows the table. All events are beyond
   * taking back, unless it says how many.
   */
  protected begin(confirmed?: number): void {
    this.log = this.#played.flatMap((step) => {
      const refusal = this.match.play(step.event);
      if (refusal) throw new Error(`the engine refused a replay: ${refusal.message}`);
      return this.linesOf(step);
    });
    this.confirmed = confirmed ?? this.match.length();
    this.phase = this.phaseNow();
    this.refresh(null);
  }

  get game(): GameModule {
    return this.parts.game;
  }

  /** The table is left. */
  stop(): void {
    this.stopped.abort();
    this.match.free();
  }

  play = (...events: string[]): Refusal | null => this.addToPlan(events);

  protected addToPlan(events: readonly string[]): Refusal | null {
    const played = this.attempt(events);
    if (!('lines' in played)) return played;
    // Doing again what was undone keeps the rest of what was undone.
    for (const event of events) this.undone = this.undone.at(-1) === event ? this.undone.slice(0, -1) : [];
    this.changed('play', played.events, played.lines);
    return null;
  }

  check = (...events: string[]): Refusal | null => {
    if (this.phase.kind !== 'plan') return NOT_NOW;
    const length = this.match.length();
    const refusal = this.playAll(events);
    if (!refusal) this.match.truncate(length);
    return refusal;
  };

  preview = (...events: string[]): Preview<unknown> | null => {
    const length = this.match.length();
    if (this.phase.kind !== 'plan' || this.playAll(events)) return null;
    const turn = this.match.turn();
    const seen = { view: this.view(), turn, legal: this.legalFor(turn), outcome: this.match.outcome() };
    this.match.truncate(length);
    return seen;
  };

  previewFrom = (planLength: number, ...events: string[]): Preview<unknown> | null => {
    const cut = this.cutTo(planLength);
    const seen = this.preview(...events);
    for (const event of cut) this.match.play(event);
    return seen;
  };

  replan = (planLength: number, ...events: string[]): Refusal | null => {
    if (this.phase.kind !== 'plan') return NOT_NOW;
    const cut = this.cutTo(planLength);
    const length = this.match.length();
    const played = this.attempt(events);
    if (!('lines' in played)) {
      for (const event of cut) this.match.play(event);
      return played;
    }
    this.log = this.log.filter((line) => line.event < length);
    this.undone = [];
    this.changed('play', played.events, played.lines);
    return null;
  };

  undo = (): void => this.undoStep();

  protected undoStep(): void {
    if (this.now.canUndo) this.takeBack(this.match.length() - 1);
  }

  undoTo = (planLength: number): void => {
    this.takeBack(Math.max(this.confirmed + planLength, this.undoLimit()));
  };

  redo = (): void => {
    const event = this.undone.at(-1);
    const played = event === undefined ? null : this.attempt([event]);
    if (!played || !('lines' in played)) return;
    this.undone = this.undone.slice(0, -1);
    this.changed('redo', played.events, played.lines);
  };

  /** Asks the bot what it would do. */
  askHint = async (): Promise<Hint | null> => {
    if (this.phase.kind !== 'plan' || this.now.waiting || this.asking) return null;
    this.asking = true;
    const length = this.match.length();
    try {
      const advised = await this.parts.bots.advise(this.request(this.parts.hintLevel), this.stopped.signal);
      // The person may have gone on meanwhile.
      if (this.stopped.signal.aborted || this.match.length() !== length) return null;
      this.#advised = advised;
      return this.#showHint(0);
    } finally {
      this.asking = false;
    }
  };

  /** Shows the second best in place of the best, and the best again. */
  anotherHint = (): Hint | null => {
    if (!this.now.hint?.another) return null;
    return this.#showHint(this.now.hint.worse === null ? 1 : 0);
  };

  #showHint(rank: 0 | 1): Hint | null {
    const [best, chosen] = [this.#advised[0], this.#advised[rank]];
    if (!best || !chosen) return null;
    const worse = rank === 0 ? null : Math.max((best.value ?? 0) - (chosen.value ?? 0), 0);
    const hint = { events: chosen.events, another: this.#advised.length > 1, worse };
    this.now = { ...this.now, hint };
    return hint;
  }

  /** Log lines that events would leave, without playing them for good. */
  describe = (events: readonly string[]): readonly LogLine[] => {
    const length = this.match.length();
    const lines: LogLine[] = [];
    if (this.playAll(events, lines)) return [];
    this.match.truncate(length);
    return lines;
  };

  protected view(): unknown {
    return this.match.view(this.viewer);
  }

  protected undoLimit(): number {
    if (this.phase.kind !== 'plan') return this.match.length();
    return Math.max(this.confirmed, this.match.undoLimit(this.phase.seat));
  }

  /** The length of the match before the last turn of somebody here, where confirmed turns may be taken back. */
  protected turnToTakeBack(): number | null {
    return null;
  }

  protected legalFor(turn: Turn): readonly string[] {
    const planning = this.phase.kind === 'plan' && turn.kind === 'seat' && turn.seat === this.phase.seat;
    return planning ? this.match.legal() : [];
  }

  /** Shortens the plan, as far as it may be taken back, and says what was cut off. */
  protected cutTo(planLength: number): readonly string[] {
    const length = Math.max(this.confirmed + planLength, this.undoLimit());
    const cut = this.match.events().slice(length);
    this.match.truncate(length);
    return cut.map(({ event }) => event);
  }

  /** Adds to the plan. */
  protected attempt(
    events: readonly string[],
  ): Refusal | { events: readonly PlayedEvent[]; lines: readonly LogLine[] } {
    if (this.phase.kind !== 'plan') return NOT_NOW;
    const length = this.match.length();
    const lines: LogLine[] = [];
    return this.playAll(events, lines) ?? { events: this.match.events().slice(length), lines };
  }

  /** Plays all or nothing. Log lines are put into words only where someone wants them. */
  protected playAll(events: readonly string[], lines: LogLine[] | null = null): Refusal | null {
    const length = this.match.length();
    for (const event of events) {
      const turn = this.match.turn();
      const mine = this.phase.kind !== 'plan' || (turn.kind === 'seat' && turn.seat === this.phase.seat);
      const refusal = mine ? this.match.play(event) : NOT_NOW;
      if (refusal) {
        this.match.truncate(length);
        return refusal;
      }
      lines?.push(...this.linesOf({ event, by: turn.kind === 'seat' ? turn.seat : null }));
    }
    return null;
  }

  /** Log lines of the event just played. Most events speak for themselves, so views are made only when asked for. */
  protected linesOf({ event, by }: PlayedEvent): LogLine[] {
    const number = this.match.length() - 1;
    const viewBefore = () => {
      this.match.truncate(number);
      const view = this.view();
      this.match.play(event);
      return view;
    };
    const viewAfter = () => this.view();
    const step: LogStep<unknown> = {
      event,
      by,
      seats: this.seats,
      get before() {
        return viewBefore();
      },
      get after() {
        return viewAfter();
      },
    };
    return this.parts.game.log(step).map((text) => ({ event: number, by, text }));
  }

  protected takeBack(length: number): void {
    const events = this.match.events().slice(length);
    if (this.phase.kind !== 'plan' || !events.length || length < this.undoLimit()) return;
    this.match.truncate(length);
    this.undone = [...this.undone, ...events.map(({ event }) => event).reverse()];
    this.log = this.log.filter((line) => line.event < length);
    this.changed('undo', events, []);
  }

  protected changed(kind: Change<unknown>['kind'], events: readonly PlayedEvent[], lines: readonly LogLine[]): void {
    const change = { kind, events, before: this.now.view, after: this.view() };
    this.log = [...this.log, ...lines];
    this.refresh(change, change.after);
    this.keep();
    this.parts.onchange?.(change, lines);
  }

  protected refresh(change: Change<unknown> | null, view = this.view()): void {
    const turn = this.match.turn();
    const events = this.match.events();
    const { length } = events;
    const legal = this.legalFor(turn);
    const planning = this.phase.kind === 'plan';
    const waiting = planning && !legal.length;
    const { game } = this.parts;
    const whole = length > this.confirmed && (waiting || (game.complete?.(view) ?? false));
    const finish = legal.length ? (game.finish?.(view, legal) ?? null) : null;
    this.finish = finish;
    this.now = {
      phase: this.phase,
      turn,
      view,
      legal,
      plan: planning ? events.slice(this.confirmed).map(({ event }) => event) : [],
      events,
      canUndo: length > this.undoLimit() || this.turnToTakeBack() !== null,
      takesBackTurn: length <= this.undoLimit() && this.turnToTakeBack() !== null,
      canRedo: planning && this.undone.length > 0,
      canConfirm: planning && (whole || finish !== null),
      waiting,
      outcome: this.match.outcome(),
      change,
      hint: null,
    };
  }

  /** An event of a bot or of chance: final at once. */
  protected happen(kind: 'bot' | 'chance', event: string): Refusal | null {
    const lines: LogLine[] = [];
    const refusal = this.playAll([event], lines);
    if (refusal) return refusal;
    this.confirmed = this.match.length();
    this.changed(kind, this.match.events().slice(-1), lines);
    return null;
  }

  protected choose(level: string): Promise<string[]> {
    return this.parts.bots.choose(this.request(level), this.stopped.signal);
  }

  protected request(level: string): BotRequest {
    return { record: this.match.record(), level, seed: this.parts.seed() };
  }
}

/** What a board is given. */
export function boardProps(
  { now, seats, start }: Pick<TableController, 'now' | 'seats' | 'start'>,
  table: TableActions<unknown>,
): BoardProps<unknown> {
  const acting = now.phase.kind === 'plan' ? now.phase.seat : null;
  const { view, turn, legal, plan, events, change, hint } = now;
  return { view, seats, acting, turn, legal, plan, events, start, change, hint: hint?.events ?? null, table };
}
