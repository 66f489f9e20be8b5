/**
 * A match that this browser runs: after each plan, chance and bots act until a person is asked again. Several people may share
 * the screen.
 */
import type { Refusal, SeatNumber } from '$lib/engine/types';
import { sample, type RandomBelow } from './random';
import { TableController, type Phase, type TableParts } from './table-controller.svelte';

export interface ControllerParts extends TableParts {
  /** Level of each seat's bot; `null` for a person. */
  levels: readonly (string | null)[];
  /** How many events are already beyond taking back. */
  confirmed: number;
  below: RandomBelow;
  /** What chance is to decide, in order, as long as it can: the luck of a deal that is played again. */
  luck: readonly string[];
  /** Another window runs the match: this one only shows it. */
  follows?: boolean;
  /** Called after every change. */
  save: (state: { record: string; confirmed: number; moves: number; over: boolean; luck: readonly string[] }) => void;
}

export class MatchController extends TableController<ControllerParts> {
  #luck: readonly string[];
  /** Where turns began that went without Confirm, the newest last; empty again after a turn that was confirmed. */
  #swift: number[] = [];

  constructor(parts: ControllerParts) {
    super(parts);
    this.#luck = parts.luck;
    // A lone person sees the table from their own seat; several share a screen, and it shows the seat of the one who plans.
    this.viewer = parts.levels.flatMap((level, seat) => (level === null ? [seat] : []))[0] ?? null;
    this.begin(parts.confirmed);
  }

  /** Lets chance and bots act until a person is asked, or the game ends. */
  async run(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const { viewer } = this;
      this.phase = this.phaseNow();
      // The position is the one that is shown already; perhaps other eyes look at it.
      this.refresh(this.now.change, this.viewer === viewer ? this.now.view : this.view());
      if (this.phase.kind === 'chance') await this.#drawOne();
      else if (this.phase.kind === 'bot') {
        if (!(await this.#botTurn(this.phase.seat))) return;
      } else return;
    }
  }

  /** A turn that is one of many small ones goes as soon as it is whole. */
  override play = (...events: string[]): Refusal | null => {
    const swift = this.parts.game.swift?.(this.now.view) ?? false;
    const refusal = this.addToPlan(events);
    if (refusal || !swift || !this.now.waiting || !this.now.canConfirm) return refusal;
    this.#swift.push(this.confirmed);
    void this.#endTurn();
    return null;
  };

  /** Resolves when a person is asked again. */
  confirm = async (): Promise<void> => {
    if (!this.now.canConfirm) return;
    this.#swift = [];
    await this.#endTurn();
  };

  async #endTurn(): Promise<void> {
    if (this.finish !== null && this.addToPlan([this.finish])) return;
    this.confirmed = this.match.length();
    this.undone = [];
    this.keep();
    await this.run();
  }

  /** Within a plan, one event; with nothing planned, the last turn with everything that followed. */
  override undo = (): void => {
    if (!this.now.takesBackTurn) return this.undoStep();
    const length = this.turnToTakeBack();
    if (length === null) return;
    this.#swift = this.#swift.filter((start) => start < length);
    const events = this.match.events().slice(length);
    // The luck of the deal stays what it was: a turn is taken back to be played better, not to draw anew.
    this.#luck = this.#luckSoFar();
    this.match.truncate(length);
    this.confirmed = length;
    this.undone = [];
    this.log = this.log.filter((line) => line.event < length);
    this.phase = this.phaseNow();
    this.changed('undo', events, []);
  };

  /** Where one person plays against bots, any turn; where several share a screen, turns that went without Confirm. */
  protected override turnToTakeBack(): number | null {
    const { levels } = this.parts;
    const mine = levels.indexOf(null);
    if (this.parts.follows) return null;
    const waits = this.phase.kind === 'plan' || this.phase.kind === 'over' || this.phase.kind === 'stuck';
    if (!waits || mine < 0) return null;
    if (levels.lastIndexOf(null) !== mine || levels.length < 2) return this.#swift.at(-1) ?? null;
    const events = this.match.events().slice(0, this.confirmed);
    const last = events.findLastIndex(({ by }) => by === mine);
    if (last < 0) return null;
    return events.slice(0, last).findLastIndex(({ by }) => by !== mine) + 1;
  }

  /** What chance has decided, and what it was to decide after that. */
  #luckSoFar(): readonly string[] {
    const drawn = this.match.events().flatMap(({ event, by }) => (by === null ? [event] : []));
    return [...drawn, ...this.#luck.slice(drawn.length)];
  }

  /** Another window has gone on with the match: shows the same. */
  follow(record: string): void {
    const { events } = JSON.parse(record) as { events: readonly string[] };
    const known = this.match.events();
    const length = known.findIndex(({ event }, index) => event !== events[index]);
    if (length >= 0) {
      this.match.truncate(length);
      this.confirmed = length;
      this.log = this.log.filter((line) => line.event < length);
      this.phase = this.phaseNow();
      this.changed('undo', known.slice(length), []);
    }
    for (const event of events.slice(this.match.length())) {
      const refusal = this.happen('bot', event);
      if (refusal) throw new Error(`the other window played what the engine refuses: ${refusal.message}`);
    }
    this.phase = this.phaseNow();
    this.refresh(this.now.change);
  }

  protected phaseNow(): Phase {
    const planned = this.match.events()[this.confirmed];
    const turn = this.match.turn();
    const seat = planned ? planned.by : turn.kind === 'seat' ? turn.seat : null;
    if (seat === null) return turn.kind === 'over' ? { kind: 'over' } : { kind: 'chance' };
    if (this.parts.follows) return { kind: 'remote', seat };
    if (this.parts.levels[seat] !== null) return { kind: 'bot', seat };
    this.viewer = seat;
    return { kind: 'plan', seat };
  }

  protected keep(): void {
    if (this.parts.follows) return;
    const moves = this.match.events().filter(({ by }) => by !== null).length;
    const over = this.match.turn().kind === 'over' && this.confirmed === this.match.length();
    this.parts.save({ record: this.match.record(), confirmed: this.confirmed, moves, over, luck: this.#luckSoFar() });
  }

  async #drawOne(): Promise<void> {
    const chances = this.match.chances();
    const drawn = this.match.events().filter(({ by }) => by === null).length;
    const again = chances.find(([event]) => event === this.#luck[drawn])?.[0];
    const event = again ?? sample(chances, this.parts.below);
    const refusal = this.happen('chance', event);
    if (refusal) throw new Error(`the engine refused its own outcome: ${refusal.message}`);
    await this.parts.pause('chance', event);
  }

  /** Says whether the bot managed. */
  async #botTurn(seat: SeatNumber): Promise<boolean> {
    try {
      for (const event of await this.choose(this.parts.levels[seat] ?? this.parts.hintLevel)) {
        if (this.stopped.signal.aborted) return false;
        const refusal: Refusal | null = this.happen('bot', event);
        if (refusal) throw new Error(refusal.message);
        await this.parts.pause('bot', event);
      }
      return true;
    } catch (error) {
      if (this.stopped.signal.aborted) return false;
      this.phase = { kind: 'stuck', seat, reason: error instanceof Error ? error.message : String(error) };
      this.refresh(this.now.change);
      return false;
    }
  }
}
