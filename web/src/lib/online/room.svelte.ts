/**
 * One online table as a page knows it: what the server says, and the match under way. Everything that a person may do there
 * starts here.
 */
import type { Change, SeatInfo } from '$games/contract';
import { cardOf, loadGame, textsOf } from '$games/index';
import { bots } from '$lib/engine/bots';
import { HINT_LEVEL } from '$lib/engine/levels';
import type { Refusal } from '$lib/engine/types';
import { loadEngine } from '$lib/engine/wasm';
import { i18n } from '$lib/i18n';
import { cryptoSeed } from '$lib/match/random';
import type { LogLine } from '$lib/match/table-controller.svelte';
import type { Act, Answer, Entry, Refusal as ServerRefusal, ServerMessage, TableView } from '../../generated/protocol';
import { api, Refused } from './api';
import { wire } from './client';
import { OnlineController, type KeptPlan } from './controller.svelte';
import { eventsOf, follow } from './follow';
import { people } from './people.svelte';
import { isPlayedByBot, seatName, usualNameOf } from './seats';

export interface RoomListeners {
  onchange: (change: Change<unknown>, lines: readonly LogLine[]) => void;
  /** The rules, as they are here or on the server, refused a plan. */
  onrefused: (refusal: Refusal) => void;
  pause: (after: 'bot' | 'chance') => Promise<void>;
}

const PLAN = 'crema.plan.';

export class Room {
  readonly id: string;
  readonly #listeners: RoomListeners;
  #unwatch: () => void = () => undefined;
  #left = false;
  #building = false;

  table: TableView | null = $state.raw(null);
  controller: OnlineController | null = $state.raw(null);
  /** Why there is no table to show. */
  problem: Refused | null = $state.raw(null);
  /** The bot that is to move waits for its turn to think. */
  botWaits = $state(false);
  /** When what is known of the clocks was heard, by this browser's time. */
  heardAt = $state(0);

  constructor(id: string, listeners: RoomListeners) {
    this.id = id;
    this.#listeners = listeners;
  }

  /** Comes to the table. */
  async enter(): Promise<void> {
    this.problem = null;
    try {
      await people.load();
      const table = await api.table(this.id);
      if (this.#left) return;
      this.#take(table, null);
      this.#unwatch();
      this.#unwatch = wire.watch(this.id, {
        seen: () => this.table?.now.number ?? null,
        hear: (message) => this.#hear(message),
        back: () => void this.#lookAgain(),
      });
    } catch (error) {
      this.problem = error instanceof Refused ? error : new Refused('internal', String(error));
    }
  }

  leave(): void {
    this.#left = true;
    this.#unwatch();
    this.controller?.stop();
  }

  /** Takes a seat, under a name if one has none yet. */
  async sit(name: string): Promise<void> {
    if (!people.me) await people.name(name);
    this.#whole(await api.sit(this.id, { entropy: newEntropy() }));
  }

  async getUp(): Promise<void> {
    this.#whole(await api.getUp(this.id));
  }

  /** Does something and tells why not. Nothing is heard of a connection that is broken: the strip says that. */
  async act(act: Act): Promise<ServerRefusal | null> {
    const answer = await this.#send(act);
    return answer.kind === 'refused' ? answer.refusal : null;
  }

  /** One's own share in the shuffle, sent once the server has promised its own. */
  async mix(): Promise<void> {
    await this.#send({ do: 'mix', entropy: newEntropy() });
  }

  async #send(act: Act): Promise<Answer> {
    const answer = await wire.act(this.id, act);
    if (answer.kind === 'refused' && answer.table) this.#whole(answer.table);
    return answer;
  }

  #whole(table: TableView): void {
    this.#hear({ type: 'table', table });
  }

  #hear(message: ServerMessage): void {
    if (this.#left || !this.table) return;
    // Whatever changes the table ends the bot's wait.
    if (message.type === 'bot-waits') this.botWaits = message.number === this.table.now.number;
    else if (message.type === 'news' || message.type === 'table') this.botWaits = false;
    const { table, entries, gap } = follow(this.table, message);
    if (gap) wire.resync(this.id);
    else this.#take(table, entries);
    // The proof of the shuffle comes with the whole table only.
    if (message.type === 'news' && message.now.phase === 'over') void this.#lookAgain();
  }

  /** What news leave out: talk, presence, a rematch, the proof. */
  async #lookAgain(): Promise<void> {
    try {
      this.#whole(await api.table(this.id));
    } catch {
      // The connection tells what is wrong.
    }
  }

  #take(table: TableView, entries: readonly Entry[] | null): void {
    const clockNews = this.table?.now.clock !== table.now.clock;
    this.table = table;
    if (clockNews) this.heardAt = Date.now();
    this.controller?.setSeats(this.#seats(table));
    if (!this.controller) void this.#build();
    else if (entries === null) this.controller.reset(eventsOf(table) ?? [], table.now);
    else this.controller.hear(entries, table.now);
  }

  #seats(table: TableView): SeatInfo[] {
    const card = cardOf(table.game);
    return table.now.seats.map((seat, index) => ({
      seat: index,
      get name() {
        return seatName(seat);
      },
      usual: usualNameOf(seat),
      bot: isPlayedByBot(table.now, index),
      colours: card?.colours(index, table.now.seats.length) ?? ['red'],
    }));
  }

  /** Brings together what a match needs, once there is one. */
  async #build(): Promise<void> {
    if (this.#building || !this.table?.record) return;
    this.#building = true;
    try {
      const { game } = this.table;
      const [engine, module] = await Promise.all([loadEngine(), loadGame(game), i18n.add(game, textsOf(game))]);
      // More may have been heard meanwhile.
      const { table } = this;
      if (this.#left) return;
      this.controller = new OnlineController({
        match: engine.fromRecord(JSON.stringify(table.record)),
        game: module,
        seats: this.#seats(table),
        bots,
        hintLevel: HINT_LEVEL,
        seed: cryptoSeed,
        pause: this.#listeners.pause,
        onchange: this.#listeners.onchange,
        seat: table.your_seat,
        now: table.now,
        kept: readPlan(this.id),
        keepPlan: (plan) => writePlan(this.id, plan),
        send: (act) => this.#send(act),
        onrefused: this.#listeners.onrefused,
        onbroken: (reason) => (this.problem = new Refused('version', reason)),
      });
    } catch (error) {
      this.problem = new Refused('internal', error instanceof Error ? error.message : String(error));
    } finally {
      this.#building = false;
    }
  }
}

/** A player's share in the shuffle. */
function newEntropy(): string {
  return cryptoSeed().toString(36) + cryptoSeed().toString(36);
}

function readPlan(id: string): KeptPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLAN + id) ?? 'null') as KeptPlan | null;
  } catch {
    return null;
  }
}

function writePlan(id: string, plan: KeptPlan | null): void {
  try {
    if (plan) sessionStorage.setItem(PLAN + id, JSON.stringify(plan));
    else sessionStorage.removeItem(PLAN + id);
  } catch {
    // Without storage a plan lasts as long as the page.
  }
}
