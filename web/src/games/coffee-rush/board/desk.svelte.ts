/**
 * What the acting person does at the board: every gesture becomes a change of the plan. What may be done comes from the
 * engine: the view at the end of the walk knows the steps, the view at the start of the turn knows the upgrades.
 */
import type { Ingredient } from '../art/ingredients';
import type { BoardProps } from '../../contract';
import type { Bag, Becoming, CupNumber, PlayerView, Square, StepChoice, Upgrade, View } from '../generated';
import { common, countOf, sizeOf, tokensOf } from './bags';
import { bestPour, bestWay } from './best-pour';
import { Outlook } from './outlook';
import { DONE, movesOf, read, write, type Move, type MoveKind } from './moves';
import { add, drop, dropKinds, placeFor, replace } from './plan';
import { firstIngredients, neighbour } from './squares';
import { NOWHERE, samePath, walksFrom, type Leg, type Walks } from './walks';

type Board = Pick<BoardProps<View>, 'view' | 'acting' | 'plan' | 'hint' | 'table' | 'events'>;

/** An order that a person has pointed at, to see which cups could become it. */
export interface Wanted {
  order: Becoming['order'];
  slot: Becoming['slot'];
}

/** What may be done with what is in hand: pours, and everything that is ready after them. */
export interface Offer {
  pours: readonly Extract<Move, { kind: 'pour' }>[];
  serves: readonly Extract<Move, { kind: 'serve' }>[];
}

export class Desk {
  readonly #board: () => Board;
  /** The ingredient in hand that goes where the next cup is chosen. */
  held: Ingredient | null = $state(null);
  /** Which of two own baristas walks. */
  picked: Square | null = $state(null);
  wanted: Wanted | null = $state.raw(null);
  /** Set-up for two: cups chosen, but not yet both. */
  begun: readonly (CupNumber | null)[] = $state.raw([null, null]);

  constructor(board: () => Board) {
    this.#board = board;
  }

  /** The acting person's part of the view; `null` while nobody plans. */
  readonly me: PlayerView | null = $derived.by(() => {
    const { acting, view } = this.#board();
    return acting === null ? null : (view.players[acting] ?? null);
  });

  /** Is it a turn of the acting person? */
  readonly inTurn: boolean = $derived.by(() => {
    const { view, acting } = this.#board();
    return acting !== null && view.turn?.seat === acting;
  });

  /** Is a barista to be placed, or can the one just placed be moved? */
  readonly placing: boolean = $derived.by(() => {
    const { view, acting, plan } = this.#board();
    if (acting === null || this.inTurn) return false;
    const last = plan.at(-1);
    return (view.phase === 'place' && view.to_act === acting) || (last !== undefined && read(last).kind === 'meeple');
  });

  /** Squares for a barista in the set-up. */
  readonly freeSquares: readonly Square[] = $derived.by(() => {
    if (!this.placing) return [];
    const { plan, table } = this.#board();
    const legal = table.previewFrom(this.#indexOf('meeple') ?? plan.length)?.legal ?? [];
    return movesOf(legal, 'meeple').map(({ square }) => square);
  });

  /** The position at the end of the walk: what is poured and served comes after it. */
  readonly walked: View = $derived.by(() => this.#viewAt(placeFor(this.#board().plan, 'step')));

  readonly path = $derived.by(() => movesOf(this.#board().plan, 'step'));

  /** Own baristas that may step now; one that passes the other stands on the same square. */
  readonly movers: readonly Square[] = $derived.by(() => {
    const steps = this.inTurn ? (this.walked.turn?.steps ?? []) : [];
    return (this.me?.meeples ?? []).filter(
      (square, index, all) => all.indexOf(square) === index && steps.some(({ from }) => from === square),
    );
  });

  /** Where the barista that walks now stands. */
  readonly mover: Square | null = $derived.by(() => {
    const { picked, movers } = this;
    return (picked && movers.includes(picked) ? picked : movers[0]) ?? this.path.at(-1)?.to ?? null;
  });

  readonly steps: readonly StepChoice[] = $derived.by(() =>
    this.inTurn ? (this.walked.turn?.steps ?? []).filter(({ from }) => from === this.mover) : [],
  );

  readonly hand: Bag = $derived.by(() => (this.inTurn ? (this.#board().view.turn?.hand ?? {}) : {}));

  readonly upgrade = $derived.by(() => movesOf(this.#board().plan, 'upgrade')[0] ?? null);

  /** Upgrades that the plan may begin with. */
  readonly upgrades: readonly Upgrade[] = $derived.by(() =>
    this.inTurn
      ? (this.#viewAt(this.#indexOf('upgrade') ?? placeFor(this.#board().plan, 'fill')).turn?.upgrades ?? [])
      : [],
  );

  readonly pours = $derived.by(() => movesOf(this.#board().plan, 'pour'));
  readonly serves = $derived.by(() => movesOf(this.#board().plan, 'serve'));
  readonly empties = $derived.by(() => movesOf(this.#board().plan, 'empty'));

  /** One way to serve every cup that is ready, the oldest orders first. */
  readonly servable: readonly string[] = $derived.by(() => {
    const { view, plan } = this.#board();
    return this.inTurn ? this.#servesIn(view, plan.length, []).map(write) : [];
  });

  /** What could be poured of what is in hand, and served after it; `null` when there is nothing of the kind. */
  readonly offer: Offer | null = $derived.by(() => {
    const { acting, plan, table, view } = this.#board();
    if (!this.inTurn || acting === null || !this.me || view.turn?.must_leave) return null;
    const served = this.serves.map(({ cup }) => cup);
    const cups = this.me.cups.filter(({ cup }) => !served.includes(cup));
    const { pours } = bestWay(cups, this.hand, this.me.slots);
    const start = placeFor(plan, 'pour');
    const events = [...pours.map(write), ...plan.slice(start)];
    const after = pours.length ? table.previewFrom(start, ...events)?.view : view;
    if (!after) return null;
    const serves = this.#servesIn(after, start, events);
    return pours.length || serves.length ? { pours, serves } : null;
  });

  /** Orders that the planned walk makes possible, or that are served already in the plan. */
  readonly possible: readonly Wanted[] = $derived.by(() => [...(this.offer?.serves ?? []), ...this.serves]);

  /** What the bot would play, without the end of the turn. */
  readonly hint: readonly string[] = $derived.by(() => (this.#board().hint ?? []).filter((event) => event !== DONE));

  #indexOf(kind: MoveKind): number | null {
    const index = this.#board().plan.findIndex((event) => read(event).kind === kind);
    return index < 0 ? null : index;
  }

  /** The position after so many events of the plan. */
  #viewAt(length: number): View {
    const { plan, table, view } = this.#board();
    return length >= plan.length ? view : (table.previewFrom(length)?.view ?? view);
  }

  /** A way to serve what is ready in this position, which the plan reaches by `events` from index `start` on. */
  #servesIn(view: View, start: number, events: readonly string[]): Offer['serves'] {
    const { acting, table } = this.#board();
    const serves: Offer['serves'][number][] = [];
    for (const { cup, becomes } of view.players[acting ?? 0]?.cups ?? []) {
      const ready = becomes
        .filter(({ missing }) => !sizeOf(missing))
        .map(({ order, slot }) => ({ kind: 'serve' as const, cup, order, slot }));
      const found = ready.find((serve) => table.previewFrom(start, ...events, ...[...serves, serve].map(write)));
      if (found) serves.push(found);
    }
    return serves;
  }

  /** Pours and serves as offered. */
  accept(): void {
    const { offer } = this;
    const { table, plan } = this.#board();
    if (!offer) return;
    const start = placeFor(plan, 'pour');
    table.replan(start, ...offer.pours.map(write), ...plan.slice(start), ...offer.serves.map(write));
    this.held = null;
  }

  readonly #outlook = new Outlook();

  /** Where the walk begins: with the barista that has walked, or that would walk now. */
  readonly start: Square | null = $derived.by(() => this.path[0]?.from ?? this.mover);

  /** Ways to every square within reach of a whole walk, the one that is offered first first. */
  #walks(): Walks {
    const { acting, plan, table, events } = this.#board();
    const { start } = this;
    if (!this.inTurn || acting === null || !start) return NOWHERE;
    const prefix = placeFor(plan, 'empty');
    const key = [events.length - plan.length, start, ...plan.slice(0, prefix)].join();
    return this.#outlook.walks(key, start, acting, (path) => table.previewFrom(prefix, ...path)?.view ?? null);
  }

  /** How to get to each square, once that is worked out; it takes a moment, so that it is done when there is time. */
  reach: Walks = $state.raw(NOWHERE);

  explore(): void {
    this.reach = this.#walks();
  }

  /** Orders that the walk offered first to this square completes, beyond what is ready anyway. */
  completes(square: Square): readonly Becoming[] {
    const walk = this.path.length ? undefined : this.reach.get(square)?.[0];
    return walk ? this.#outlook.finishedBy(walk) : [];
  }

  /** Walks on to a square that is further away, as far as that costs nothing. */
  #walkOn(square: Square): boolean {
    const { table, plan } = this.#board();
    const { path, mover } = this;
    const left = this.walked.turn?.free_steps_left ?? 0;
    if (!path.length || !mover || !left) return false;
    const prefix = placeFor(plan, 'empty');
    const stepsAfter = (more: readonly Leg[]) => {
      const events = [...path, ...more].map(({ from, to }) => write({ kind: 'step', from, to }));
      const end = more.at(-1)?.to ?? mover;
      return (table.previewFrom(prefix, ...events)?.view.turn?.steps ?? []).filter(({ from }) => from === end);
    };
    const [walk] = walksFrom(mover, stepsAfter, left).get(square) ?? [];
    if (walk) this.#take([...path, ...walk.path]);
    return walk !== undefined;
  }

  /** The walk of the plan becomes this one. */
  #take(path: readonly Leg[]): void {
    const { table, plan } = this.#board();
    const [first, ...rest] = path.map(({ from, to }): Move => ({ kind: 'step', from, to }));
    if (first) replace(table, plan, ['step'], [first, ...rest]);
  }

  /** The next way to the square where the walk ends. */
  #anotherWay(square: Square): boolean {
    const ways = this.#walks().get(square) ?? [];
    const now = ways.findIndex(({ path }) => samePath(path, this.path));
    const next = ways[(now + 1) % Math.max(1, ways.length)];
    if (!next || samePath(next.path, this.path)) return false;
    this.#take(next.path);
    return true;
  }

  #bestPour() {
    const { acting } = this.#board();
    if (!this.inTurn || acting === null) return [];
    const first = Math.min(this.#indexOf('pour') ?? Infinity, this.#indexOf('serve') ?? Infinity);
    const before = this.#viewAt(first);
    const player = before.players[acting];
    return player ? bestPour(player.cups, before.turn?.hand ?? {}, player.slots) : [];
  }

  #add(...moves: readonly [Move, ...Move[]]): void {
    const { table, plan } = this.#board();
    add(table, plan, ...moves);
  }

  #drop(indices: readonly number[]): void {
    const { table, plan } = this.#board();
    if (indices.length) drop(table, plan, indices);
  }

  /** A square of the board is chosen. */
  choose(square: Square): void {
    const { table, plan } = this.#board();
    if (this.placing) return replace(table, plan, ['meeple'], [{ kind: 'meeple', square }]);
    if (!this.inTurn) return;
    const { mover, path } = this;
    if (this.steps.some(({ to }) => to === square)) return this.step(square);
    if (this.movers.includes(square) && square !== mover) {
      this.picked = square;
      return;
    }
    if (path.length && square === mover) {
      if (!this.#anotherWay(square)) this.cutPath(path.length - 1);
      return;
    }
    const visit = path.findLastIndex(({ to }) => to === square);
    if (visit >= 0) return this.cutPath(visit + 1);
    // To end where one began takes steps there and back: a tap on one's own barista does not ask for that.
    if (square === mover) return;
    if (this.#walkOn(square)) return;
    const [walk] = this.#walks().get(square) ?? [];
    if (walk) return this.#take(walk.path);
    if (mover && mover !== square) this.#add({ kind: 'step', from: mover, to: square });
  }

  /** The person asks for a step; where it is not legal, the engine says why. */
  step(to: Square): void {
    if (this.mover) this.#add({ kind: 'step', from: this.mover, to });
  }

  walk(rows: number, columns: number): void {
    const to = this.inTurn && this.mover ? neighbour(this.mover, rows, columns) : null;
    if (to) this.step(to);
  }

  /** May a drag begin on this square? */
  grab(square: Square): boolean {
    if (!this.inTurn) return false;
    if (this.movers.includes(square)) this.picked = square;
    return square === this.mover;
  }

  /** A drag has come to this square: on to the next, or back by one. */
  dragTo(square: Square): void {
    const last = this.path.at(-1);
    if (square === this.mover) return;
    if (last?.from === square) this.cutPath(this.path.length - 1);
    else if (this.steps.some(({ to }) => to === square)) this.step(square);
  }

  /** Shortens the path to so many steps. */
  cutPath(length: number): void {
    this.picked = null;
    this.#drop(this.path.slice(length).map(({ index }) => index));
  }

  toggleUpgrade(upgrade: Upgrade): void {
    const { table, plan } = this.#board();
    if (this.upgrade?.upgrade === upgrade) this.#drop([this.upgrade.index]);
    else replace(table, plan, ['upgrade'], [{ kind: 'upgrade', upgrade }]);
  }

  hold(kind: Ingredient): void {
    this.held = this.held === kind ? null : kind;
  }

  pour(ingredient: Ingredient, cup: CupNumber): void {
    this.#add({ kind: 'pour', ingredient, cup });
    if (!countOf(this.hand, ingredient)) this.held = null;
  }

  /** Everything in hand that a cup still needs for an order. */
  pourTowards(cup: CupNumber, { missing }: Becoming): void {
    const [first, ...rest] = tokensOf(common(missing, this.hand)).map((ingredient): Move => ({
      kind: 'pour',
      ingredient,
      cup,
    }));
    if (first) this.#add(first, ...rest);
    this.held = null;
  }

  pourBest(): void {
    const { table, plan } = this.#board();
    const [first, ...rest] = this.#bestPour();
    if (first) replace(table, plan, ['pour', 'serve'], [first, ...rest]);
    this.held = null;
  }

  toggleEmpty(cup: CupNumber): void {
    const planned = this.empties.find((empty) => empty.cup === cup);
    if (planned) this.#drop([planned.index]);
    else this.#add({ kind: 'empty', cup });
  }

  serve(cup: CupNumber, { order, slot }: Becoming): void {
    this.#add({ kind: 'serve', cup, order, slot });
  }

  serveAll(): void {
    if (this.servable.length) this.#board().table.play(...this.servable);
  }

  /** Takes one move of the plan back. */
  takeBack(index: number): void {
    this.#drop([index]);
  }

  /** Takes a whole part of the plan back. */
  takeBackKind(kind: MoveKind): void {
    const { table, plan } = this.#board();
    if (kind === 'step') this.picked = null;
    dropKinds(table, plan, [kind]);
  }

  playHint(): void {
    if (this.hint.length) this.#board().table.play(...this.hint);
  }

  /** Set-up for two: the cups of the two ingredients, planned or still being chosen. */
  readonly fills: readonly (CupNumber | null)[] = $derived.by(
    () => movesOf(this.#board().plan, 'fill')[0]?.cups ?? this.begun,
  );

  /** Set-up for two: the ingredients under the first and the second barista, while their cups are chosen. */
  readonly firsts: readonly Ingredient[] = $derived.by(() => {
    const { view, acting } = this.#board();
    const planned = this.#indexOf('fill');
    if (acting === null || (planned === null && !(view.phase === 'fill' && view.to_act === acting))) return [];
    // Before the filling the figures stand in the order in which they were placed; that order counts.
    const before = planned === null ? view : this.#viewAt(planned);
    return firstIngredients(before, acting);
  });

  /** The first of those two that has no cup yet; in a turn, the ingredient held in hand. */
  readonly pouring: Ingredient | null = $derived.by(() => {
    if (this.inTurn) return this.held;
    return this.firsts.find((_, which) => this.fills[which] === null) ?? null;
  });

  /** A cup is chosen for what is to be poured. */
  chooseCup(cup: CupNumber): void {
    if (!this.pouring) return;
    if (this.inTurn) this.pour(this.pouring, cup);
    else this.fill(this.fills.indexOf(null), cup);
  }

  /** One of the two ingredients goes into a cup. */
  fill(which: number, cup: CupNumber): void {
    const { table, plan } = this.#board();
    this.begun = this.fills.map((chosen, index) => (index === which ? cup : chosen));
    const [first, second] = this.begun;
    if (!first || !second) return;
    this.begun = [null, null];
    replace(table, plan, ['fill'], [{ kind: 'fill', cups: [first, second] }]);
  }

  /** What was begun and not played is put down. */
  putDown(): void {
    this.held = null;
    this.wanted = null;
    this.picked = null;
    this.begun = [null, null];
  }
}
