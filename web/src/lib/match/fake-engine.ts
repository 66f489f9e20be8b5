/**
 * A tiny game for the tests of page state: two seats take stones from a pile; "peek" lets chance show a card and the turn
 * goes on; "end" passes. The game is over when the pile is empty and the turn is ended.
 */
import type { GameModule, LogStep } from '$games/contract';
import type { Bots, EngineMatch, PlayedEvent, Refusal, Turn } from '$lib/engine/types';

export interface PileView {
  pile: number;
  by: number | null;
}

interface Position {
  pile: number;
  seat: number;
  took: boolean;
  peeking: boolean;
  over: boolean;
}

const refuse = (reason: string): Refusal => ({ message: reason, facts: { reason } });

export class FakeMatch implements EngineMatch {
  readonly game = 'pile';
  readonly seats = 2;
  freed = false;
  #events: PlayedEvent[] = [];
  readonly #pile: number;

  constructor(pile: number, events: string[] = []) {
    this.#pile = pile;
    for (const event of events) this.play(event);
  }

  #position(): Position {
    const position = { pile: this.#pile, seat: 0, took: false, peeking: false, over: false };
    for (const { event } of this.#events) {
      if (event.startsWith('take ')) {
        position.pile -= Number(event.slice(5));
        position.took = true;
      } else if (event === 'peek') position.peeking = true;
      else if (event.startsWith('card ')) position.peeking = false;
      else {
        position.over = position.pile === 0;
        position.seat = 1 - position.seat;
        position.took = false;
      }
    }
    return position;
  }

  turn(): Turn {
    const { over, peeking, seat } = this.#position();
    if (over) return { kind: 'over' };
    return peeking ? { kind: 'chance' } : { kind: 'seat', seat };
  }

  legal(): string[] {
    const { pile, took, peeking, over } = this.#position();
    if (over) return [];
    if (peeking) return ['card a', 'card b'];
    return [...(pile >= 1 ? ['take 1', 'peek'] : []), ...(pile >= 2 ? ['take 2'] : []), ...(took ? ['end'] : [])];
  }

  chances(): [string, number][] {
    return this.#position().peeking
      ? [
          ['card a', 1],
          ['card b', 3],
        ]
      : [];
  }

  play(event: string): Refusal | null {
    const turn = this.turn();
    if (!this.legal().includes(event)) return refuse('illegal');
    this.#events.push({ event, by: turn.kind === 'seat' ? turn.seat : null });
    return null;
  }

  truncate(length: number): void {
    this.#events.length = Math.min(length, this.#events.length);
  }

  length(): number {
    return this.#events.length;
  }

  events(): PlayedEvent[] {
    return [...this.#events];
  }

  view(seat: number | null): PileView {
    return { pile: this.#position().pile, by: seat };
  }

  outcome() {
    return this.#position().over ? { scores: [1, 0], winners: [0] } : null;
  }

  record(): string {
    return JSON.stringify({ pile: this.#pile, events: this.#events.map(({ event }) => event) });
  }

  undoLimit(seat: number): number {
    let length = this.#events.length;
    while (length > 0 && this.#events[length - 1]?.by === seat) length -= 1;
    return length;
  }

  free(): void {
    this.freed = true;
  }
}

/** Logs every event by a message that takes any text, so that tests can read it back. */
export const fakeGame = {
  ask: () => ({ id: 'table-over', args: null }),
  log: ({ event, before, after }: LogStep<unknown>) => [
    {
      id: 'table-hint-says',
      args: { move: `${event}: ${(before as PileView).pile}→${(after as PileView).pile}` },
    },
  ],
  refusal: () => null,
  scoring: () => ({ rows: [] }),
  keys: [],
} as unknown as GameModule;

/** Bots that answer from a list. */
export class FakeBots implements Bots {
  readonly asked: string[] = [];
  readonly #answers: (string[] | Error)[];

  constructor(...answers: (string[] | Error)[]) {
    this.#answers = answers;
  }

  choose: Bots['choose'] = ({ level }) => {
    this.asked.push(level);
    const answer = this.#answers.shift() ?? new Error('no answer left');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };

  /** Advises every answer that is left, each one worth a tenth less. */
  advise: Bots['advise'] = ({ level }) => {
    this.asked.push(level);
    const events = this.#answers.filter((answer) => !(answer instanceof Error)) as string[][];
    return Promise.resolve(events.map((one, rank) => ({ events: one, value: 0.6 - rank / 10 })));
  };
}
