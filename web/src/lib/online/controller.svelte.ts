/**
 * A match that a server runs, at one of its screens. Only one's own seat is planned here; Confirm sends the whole plan, and what
 * the server says has happened is played in order, at a pace that eyes can follow.
 */
import type { PlayedEvent, Refusal, SeatNumber } from '$lib/engine/types';
import { nameIn, type SeatInfo } from '$games/contract';
import { message, type Message } from '$lib/i18n';
import { TableController, type LogLine, type Phase, type TableParts } from '$lib/match/table-controller.svelte';
import type { Act, Answer, Entry, TableNow } from '../../generated/protocol';

/** A plan that outlives a reload of the page. */
export interface KeptPlan {
  /** How many events came before it. */
  after: number;
  events: readonly string[];
}

export interface OnlineParts extends TableParts {
  /** One's own seat; spectators have none. */
  seat: SeatNumber | null;
  now: TableNow;
  kept: KeptPlan | null;
  keepPlan: (plan: KeptPlan | null) => void;
  send: (act: Act) => Promise<Answer>;
  /** The server would not take the plan. */
  onrefused: (refusal: Refusal) => void;
  /** The rules here refuse what the server says has happened: the page is older than the server. */
  onbroken: (reason: string) => void;
}

type Step =
  | { kind: 'event'; event: string }
  | { kind: 'cut'; length: number }
  | { kind: 'note'; by: SeatNumber; text: (name: string | Message) => Message };

/** More than this at once is shown at once: somebody has been away. */
const FOLLOWED_AT_MOST = 24;

/** The seat's person, or the bot that sits in for them. */
const isBot = (seat: TableNow['seats'][number] | undefined) =>
  seat?.kind === 'bot' || (seat?.kind === 'person' && seat.bot !== null);

export class OnlineController extends TableController<OnlineParts> {
  #state: TableNow;
  #steps: Step[] = [];
  #draining = false;
  /** The plan is on its way; known to be stored up to this number as soon as the answer is here. */
  #sent: { until: number | null } | null = null;

  constructor(parts: OnlineParts) {
    super(parts);
    this.#state = parts.now;
    this.viewer = parts.seat;
    this.begin();
    if (parts.kept?.after === this.confirmed && this.phase.kind === 'plan') this.#replay(parts.kept.events);
  }

  /** How many entries of the log have been heard. */
  get number(): number {
    return this.#state.number;
  }

  confirm = async (): Promise<void> => {
    if (!this.now.canConfirm || this.phase.kind !== 'plan') return;
    if (this.finish !== null && this.play(this.finish)) return;
    const events = this.now.plan;
    this.#sent = { until: null };
    this.#show();
    const answer = await this.parts.send({ do: 'play', expected: this.#state.number, events: [...events] });
    if (this.stopped.signal.aborted) return;
    if (answer.kind === 'done') {
      this.undone = [];
      if (this.#sent) this.#sent.until = answer.number;
    } else {
      this.#sent = null;
      // With `stale` comes the table as it is, which says enough.
      const { code, message: reason, facts } = answer.refusal;
      const told = (facts ?? { reason: code }) as Refusal['facts'];
      if (code !== 'stale') this.parts.onrefused({ message: reason, facts: told });
    }
    this.#show();
  };

  /** New entries of the log, and the table after them. */
  hear(entries: readonly Entry[], now: TableNow): void {
    this.#state = now;
    this.#steps.push(...entries.flatMap((entry) => stepOf(entry)));
    void this.#drain();
  }

  /** The whole match as it is, whatever was heard before. */
  reset(events: readonly string[], now: TableNow): void {
    this.#state = now;
    const ours = this.match.events().slice(0, this.confirmed);
    let common = 0;
    while (common < ours.length && common < events.length && ours[common]?.event === events[common]) common += 1;
    const cut: Step[] = common < ours.length ? [{ kind: 'cut', length: common }] : [];
    this.#steps = [...cut, ...events.slice(common).map((event): Step => ({ kind: 'event', event }))];
    void this.#drain();
  }

  /** Names may change, and bots come and go. */
  setSeats(seats: readonly SeatInfo[]): void {
    this.seats = seats;
  }

  /** The length of the match before one's own last turn: what a take-back would leave. */
  get beforeLastTurn(): number | null {
    const events = this.match.events().slice(0, this.confirmed);
    let length = events.length;
    while (length > 0 && events[length - 1]?.by !== this.parts.seat) length -= 1;
    if (!length) return null;
    while (length > 0 && events[length - 1]?.by === this.parts.seat) length -= 1;
    return length;
  }

  protected phaseNow(): Phase {
    const turn = this.match.turn();
    const { seats, phase } = this.#state;
    const { seat } = this.parts;
    if (this.#sent && seat !== null) return { kind: 'sending', seat };
    const planned = this.match.length() > this.confirmed;
    if (!this.#draining && phase === 'playing' && seat !== null && !isBot(seats[seat])) {
      if (planned || (turn.kind === 'seat' && turn.seat === seat)) return { kind: 'plan', seat };
    }
    if (turn.kind === 'over' || (phase === 'over' && !this.#draining)) return { kind: 'over' };
    if (turn.kind === 'chance') return { kind: 'chance' };
    return { kind: isBot(seats[turn.seat]) ? 'bot' : 'remote', seat: turn.seat };
  }

  protected keep(): void {
    const events = this.match.events().slice(this.confirmed);
    const plan = { after: this.confirmed, events: events.map(({ event }) => event) };
    const ours = this.phase.kind === 'plan' || this.phase.kind === 'sending';
    this.parts.keepPlan(ours && events.length ? plan : null);
  }

  #show(): void {
    this.phase = this.phaseNow();
    this.refresh(this.now.change);
  }

  /** Plays what has happened elsewhere, one thing after another. */
  async #drain(): Promise<void> {
    if (this.#draining) return;
    if (!this.#steps.length) {
      this.#settle();
      return;
    }
    this.#draining = true;
    const plan = this.#setAside();
    while (this.#steps.length && !this.stopped.signal.aborted) {
      const quickly = this.#steps.length > FOLLOWED_AT_MOST;
      const step = this.#steps.shift() as Step;
      const shown = this.#take(step);
      if (shown && !quickly) await this.parts.pause(shown, step.kind === 'event' ? step.event : '');
    }
    if (this.stopped.signal.aborted) return;
    this.#draining = false;
    this.#arrived();
    this.#show();
    if (this.phase.kind === 'plan' && plan.length) this.#replay(plan);
    else this.keep();
  }

  /** Nothing has happened in the match, but perhaps around it: a hint that is shown stays where nothing else changes. */
  #settle(): void {
    this.#arrived();
    const phase = this.phaseNow();
    if (JSON.stringify(phase) !== JSON.stringify(this.phase)) this.#show();
  }

  /** Has everything been heard that the answer to our plan speaks of? */
  #arrived(): void {
    const until = this.#sent?.until ?? null;
    if (until !== null && this.#state.number >= until) this.#sent = null;
  }

  /** A plan of ours waits until it is clear what has happened; what was sent is left to be confirmed event by event. */
  #setAside(): readonly string[] {
    const planned = this.match.events().slice(this.confirmed);
    if (!planned.length) return [];
    if (planned.every(({ event }, index) => sameEvent(this.#steps[index], event))) {
      this.#steps.splice(0, planned.length);
      this.confirmed = this.match.length();
      this.#sent = null;
      this.undone = [];
      this.#show();
      return [];
    }
    this.match.truncate(this.confirmed);
    this.log = this.log.filter((line) => line.event < this.confirmed);
    this.#sent = null;
    this.#show();
    return planned.map(({ event }) => event);
  }

  /** Takes one step into account; says whether there was something to see. */
  #take(step: Step): 'bot' | 'chance' | null {
    if (step.kind === 'note') {
      const text = step.text(nameIn(this.seats, step.by));
      const line: LogLine = { event: Math.max(this.match.length() - 1, 0), by: step.by, text };
      this.log = [...this.log, line];
      this.parts.onchange?.({ kind: 'bot', events: [], before: this.now.view, after: this.now.view }, [line]);
      return null;
    }
    if (step.kind === 'cut') {
      const events: readonly PlayedEvent[] = this.match.events().slice(step.length);
      this.match.truncate(step.length);
      this.confirmed = this.match.length();
      this.log = this.log.filter((line) => line.event < step.length);
      this.changed('undo', events, []);
      return 'chance';
    }
    const kind = this.match.turn().kind === 'chance' ? 'chance' : 'bot';
    this.phase = this.phaseNow();
    const refusal = this.happen(kind, step.event);
    if (refusal) {
      this.#steps = [];
      this.stop();
      this.parts.onbroken(refusal.message);
    }
    return kind;
  }

  #replay(events: readonly string[]): void {
    if (this.match.length() === this.confirmed && this.check(...events) === null) this.play(...events);
    else if (this.match.length() === this.confirmed) this.keep();
  }
}

function sameEvent(step: Step | undefined, event: string): boolean {
  return step?.kind === 'event' && step.event === event;
}

/** An entry of the log as something to show. Ends are shown by the score. */
function stepOf(entry: Entry): Step[] {
  switch (entry.what) {
    case 'event':
      return entry.text === undefined ? [] : [{ kind: 'event', event: entry.text }];
    case 'took-back':
      return [
        { kind: 'cut', length: entry.length },
        { kind: 'note', by: entry.by, text: (name) => message('online-log-took-back', { name }) },
      ];
    case 'resigned':
      return [{ kind: 'note', by: entry.by, text: (name) => message('online-log-resigned', { name }) }];
    case 'flagged':
      return [{ kind: 'note', by: entry.by, text: (name) => message('online-log-flagged', { name }) }];
    case 'bot-took':
      return [{ kind: 'note', by: entry.by, text: (name) => message('online-log-bot-took', { name }) }];
    case 'reclaimed':
      return [{ kind: 'note', by: entry.by, text: (name) => message('online-log-reclaimed', { name }) }];
    default:
      return [];
  }
}
