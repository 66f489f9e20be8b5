/**
 * A game that is looked back at, and tried out from any of its plies.
 *
 * While one looks, the board shows a ply of the line and nobody can play. While one explores, whoever is to move at the shown
 * ply can be played for, and what is played there becomes the line: a branch. The main line is never changed.
 */
import type { Change } from '$games/contract';
import type { PlayedEvent, Refusal, SeatNumber, Turn } from '$lib/engine/types';
import { TableController, type LogLine, type Phase, type TableParts } from '$lib/match/table-controller.svelte';
import { parting } from './plies';

export interface ReplayParts extends TableParts {
  /** Called when a branch has grown or has been cut. */
  onbranch?: (line: readonly PlayedEvent[], from: number) => void;
}

export class ReplayController extends TableController<ReplayParts> {
  /** The game as it was played. */
  readonly main: readonly PlayedEvent[];
  /** The record of the whole game. */
  readonly record: string;
  readonly #mainLog: readonly LogLine[];
  /** The log of the whole line, whatever ply is shown. */
  #lineLog: readonly LogLine[];
  /** What is stepped through: the main line or a branch. */
  line: readonly PlayedEvent[] = $state.raw([]);
  ply = $state(0);
  exploring = $state(false);
  /** The seat from whose side the table is seen; `null`: from the side of whoever is to move. */
  side: SeatNumber | null = $state(null);
  /** The ply at which the line leaves the main line; the length of the line while it does not. */
  readonly from = $derived.by(() => parting(this.main, this.line));

  constructor(parts: ReplayParts) {
    super(parts);
    this.begin();
    this.main = this.match.events();
    this.record = this.match.record();
    this.#mainLog = this.log;
    this.#lineLog = this.log;
    this.line = this.main;
    this.ply = this.main.length;
  }

  /** Is what is shown part of the game as it was played? */
  get onMain(): boolean {
    return this.line === this.main;
  }

  /** Shows a ply of the line; one that is not there stands for the nearest. */
  goTo(ply: number): void {
    const from = this.match.length();
    const to = Math.max(0, Math.min(Math.trunc(ply) || 0, this.line.length));
    if (to === from) return;
    this.#walk(to);
    const events = this.line.slice(Math.min(from, to), Math.max(from, to));
    // One step is shown as it happens; a jump is simply there.
    const change = events.length === 1 ? this.#changeOf(to < from ? 'undo' : kindOf(events[0]), events) : null;
    this.#show(change);
    const lines = to > from ? this.log.filter(({ event }) => event >= from && event < to).slice(-1) : [];
    this.parts.onchange?.(change ?? this.#changeOf(to < from ? 'undo' : 'play', events), lines);
  }

  /** Shows the table from the side of a seat. */
  seeFrom(side: SeatNumber | null): void {
    this.side = side;
    this.#show(null);
  }

  /** Lets the shown position be played on from, for all seats. */
  explore(): void {
    if (this.exploring) return;
    this.exploring = true;
    this.#show(null);
  }

  /** Back to the game as it was played, where the branch left it. */
  leave(): void {
    if (this.onMain && !this.exploring) return;
    const { from } = this;
    this.exploring = false;
    this.#walk(Math.min(from, this.match.length()));
    this.#setLine(this.main, this.#mainLog);
    this.#show(null);
  }

  /** Opens a branch at its end. Says why not, if the game does not lead there. */
  openBranch(from: number, events: readonly string[]): Refusal | null {
    this.leave();
    this.goTo(from);
    this.explore();
    return this.enter(events);
  }

  /** Plays events of whoever is to act, chance included. All or nothing. */
  enter(events: readonly string[]): Refusal | null {
    const length = this.match.length();
    const played = this.#playForAll(events);
    if (!('lines' in played)) return played;
    this.changed('play', this.match.events().slice(length), played.lines);
    return null;
  }

  /** What the log would say to events of whoever is to act; nothing where they are not legal. */
  tell(events: readonly string[]): readonly LogLine[] {
    const length = this.match.length();
    const played = this.#playForAll(events);
    this.match.truncate(length);
    return 'lines' in played ? played.lines : [];
  }

  /** The same for another ply of the game as it was played. */
  tellAt(ply: number, events: readonly string[]): readonly LogLine[] {
    const shown = this.match.events();
    this.#replace(this.main.slice(0, ply));
    const lines = this.tell(events);
    this.#replace(shown);
    return lines;
  }

  /** Whose turn it is after events of whoever is to act. */
  turnAfter(events: readonly string[]): Turn {
    const length = this.match.length();
    this.#playForAll(events);
    const turn = this.match.turn();
    this.match.truncate(length);
    return turn;
  }

  /** The game up to the shown ply, as a record. */
  recordHere(): string {
    return this.match.record();
  }

  /** What chance may do now. */
  chances(): readonly [event: string, weight: number][] {
    return this.match.chances();
  }

  /** In a trial nothing is final; only a turn that wants its end said needs it. */
  confirm = async (): Promise<void> => {
    if (this.exploring && this.finish !== null) this.play(this.finish);
  };

  protected phaseNow(): Phase {
    const turn = this.match.turn();
    const mover = turn.kind === 'seat' ? turn.seat : null;
    this.viewer = this.exploring ? mover : (this.side ?? mover);
    if (turn.kind === 'over') return { kind: 'over' };
    if (turn.kind === 'chance') return { kind: 'chance' };
    return { kind: this.exploring ? 'plan' : 'remote', seat: turn.seat };
  }

  /** Branches are kept by whoever opened the game. */
  protected keep(): void {
    this.parts.onbranch?.(this.line, this.from);
  }

  protected override undoLimit(): number {
    return this.exploring ? 0 : this.match.length();
  }

  protected override takeBack(length: number): void {
    if (this.exploring) this.goTo(length);
  }

  protected override changed(
    kind: Change<unknown>['kind'],
    events: readonly PlayedEvent[],
    lines: readonly LogLine[],
  ): void {
    const from = this.match.length() - events.length;
    const change = this.#changeOf(kind, events);
    const follows = events.every(({ event }, index) => this.line[from + index]?.event === event);
    if (follows) this.log = this.#lineLog;
    else this.#setLine(this.match.events(), [...this.#lineLog.filter(({ event }) => event < from), ...lines]);
    this.#show(change);
    if (!follows) this.keep();
    this.parts.onchange?.(change, lines);
  }

  #setLine(line: readonly PlayedEvent[], log: readonly LogLine[]): void {
    this.line = line;
    this.#lineLog = log;
    this.log = log;
  }

  #playForAll(events: readonly string[]): Refusal | { lines: readonly LogLine[] } {
    const length = this.match.length();
    const lines: LogLine[] = [];
    for (const event of events) {
      const turn = this.match.turn();
      const refusal = this.match.play(event);
      if (refusal) {
        this.match.truncate(length);
        return refusal;
      }
      lines.push(...this.linesOf({ event, by: turn.kind === 'seat' ? turn.seat : null }));
    }
    return { lines };
  }

  /** Plays or takes back the line's events until the match stands at a ply. */
  #walk(to: number): void {
    this.#replace(this.line.slice(0, to));
  }

  /** Makes these the events of the match; what is the same already stays. */
  #replace(events: readonly PlayedEvent[]): void {
    this.match.truncate(parting(this.match.events(), events));
    for (const { event } of events.slice(this.match.length())) {
      const refusal = this.match.play(event);
      if (refusal) throw new Error(`the engine refused a replay: ${refusal.message}`);
    }
  }

  #changeOf(kind: Change<unknown>['kind'], events: readonly PlayedEvent[]): Change<unknown> {
    return { kind, events, before: this.now.view, after: this.view() };
  }

  #show(change: Change<unknown> | null): void {
    const turn = this.match.turn();
    this.phase = this.phaseNow();
    const view = this.view();
    const whole = turn.kind !== 'seat' || (this.parts.game.complete?.(view) ?? false);
    this.confirmed = whole ? this.match.length() : this.match.undoLimit(turn.seat);
    this.ply = this.match.length();
    this.refresh(change, view);
  }
}

/** How a step on looks: as what others do, or as what chance does. */
function kindOf(step: PlayedEvent | undefined): 'bot' | 'chance' {
  return step?.by === null ? 'chance' : 'bot';
}
