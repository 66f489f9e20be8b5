/**
 * What a whole walk could bring, for every square within reach. The engine is asked once for each square and length of a
 * walk; the answers are kept until the turn begins differently.
 */
import type { Bag, Becoming, PlayerView, Seat, Square, View } from '../generated';
import { entriesOf, sizeOf } from './bags';
import { bestWay, type PourWay } from './best-pour';
import { write } from './moves';
import { inOrder, NOWHERE, walksFrom, type Leg, type Walk, type Walks } from './walks';

/** The position after these steps; `null` when they are not legal. */
export type ViewAfter = (path: readonly string[]) => View | null;

const stepText = ({ from, to }: Leg) => write({ kind: 'step', from, to });

export class Outlook {
  #key = '';
  #walks = NOWHERE;
  #player: PlayerView | null = null;
  #ways = new Map<string, PourWay>();

  /** The ways to every square, in the order in which they are offered. */
  walks(key: string, start: Square, seat: Seat, viewAfter: ViewAfter): Walks {
    if (key === this.#key) return this.#walks;
    this.#key = key;
    this.#ways = new Map();
    const before = viewAfter([]);
    this.#player = before?.players[seat] ?? null;
    const { turn } = before ?? {};
    const free = turn?.free_steps_left ?? 0;
    const longest = free + (turn?.rush_steps_left ?? 0);
    const stepsAfter = (path: readonly Leg[]) => {
      const view = path.length ? viewAfter(path.map(stepText)) : before;
      const end = path.at(-1)?.to ?? start;
      return (view?.turn?.steps ?? []).filter(({ from }) => from === end);
    };
    const found = walksFrom(start, stepsAfter, longest);
    this.#walks = new Map(
      [...found].map(([to, ways]) => [to, inOrder(ways, free, (taken) => this.#wayOf(taken).worth)]),
    );
    return this.#walks;
  }

  /** Orders that a walk completes. */
  finishedBy({ taken }: Walk): readonly Becoming[] {
    return this.#wayOf(taken).finished;
  }

  #wayOf(taken: Bag): PourWay {
    const key = entriesOf(taken)
      .map(({ kind, count }) => kind + count)
      .join();
    let way = this.#ways.get(key);
    if (!way) {
      const { cups = [], slots = [] } = this.#player ?? {};
      // A cup that is ready is served as it is.
      const open = cups.filter(({ becomes }) => !becomes.some(({ missing }) => !sizeOf(missing)));
      way = bestWay(open, taken, slots);
      this.#ways.set(key, way);
    }
    return way;
  }
}
