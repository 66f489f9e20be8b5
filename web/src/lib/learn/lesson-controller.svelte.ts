/**
 * One step of a lesson at the table: the learner plans as in any game, and Confirm, or the plan itself, is answered by the lesson.
 *
 * A wrong plan stays on the board with its reason, so that the learner sees what it would have done; Undo takes it back.
 */
import type { Change } from '$games/contract';
import type { PlayedEvent, SeatNumber } from '$lib/engine/types';
import type { PlainMessageId } from '$lib/i18n';
import { TableController, type LogLine, type Phase, type TableParts } from '$lib/match/table-controller.svelte';
import { holds } from './condition';
import type { Step } from './lesson';

export interface LessonParts extends TableParts {
  step: Step;
  /** Where the learner sits. */
  learner: SeatNumber;
}

export interface Verdict {
  right: boolean;
  say: PlainMessageId;
}

export class LessonController extends TableController<LessonParts> {
  /** What the lesson says of the plan; `null` as long as it has not been asked. */
  verdict: Verdict | null = $state.raw(null);
  #begun = false;

  constructor(parts: LessonParts) {
    super(parts);
    this.viewer = parts.learner;
    this.begin();
    this.#begun = true;
  }

  confirm = async (): Promise<void> => {
    if (!this.now.canConfirm) return;
    const { length } = this.now.events;
    if (this.finish !== null && this.play(this.finish)) return;
    const verdict = this.#judge();
    if (verdict.right) return this.#settle(verdict);
    this.takeBack(length);
    this.verdict = verdict;
  };

  /** Asked once, the lesson shows its own solution on the board; asked again, that becomes the plan. */
  showMe = (): void => {
    const shown = this.now.hint !== null;
    this.undoTo(0);
    if (shown) this.play(...this.parts.step.model);
    else this.now = { ...this.now, hint: { events: this.parts.step.model, another: false, worse: null } };
  };

  protected phaseNow(): Phase {
    return { kind: 'plan', seat: this.parts.learner };
  }

  /** Progress is kept by step, not by event. */
  protected keep(): void {
    return;
  }

  protected override changed(
    kind: Change<unknown>['kind'],
    events: readonly PlayedEvent[],
    lines: readonly LogLine[],
  ): void {
    if (this.phase.kind === 'plan') this.verdict = null;
    super.changed(kind, events, lines);
    if (this.phase.kind !== 'plan' || !this.parts.step.soon || kind === 'undo') return;
    const verdict = this.#judge();
    if (verdict.right) void this.#settle(verdict);
  }

  /** How the position came about is nobody's concern here, and telling it would take its time. */
  protected override linesOf(step: PlayedEvent): LogLine[] {
    return this.#begun ? super.linesOf(step) : [];
  }

  #judge(): Verdict {
    const { expect, right, wrong } = this.parts.step;
    const events = this.match
      .events()
      .slice(this.confirmed)
      .map(({ event }) => event);
    const attempt = { events, view: this.view(), outcome: this.match.outcome() };
    if (holds(expect, attempt)) return { right: true, say: right };
    const reason = wrong.find(({ when }) => !when || holds(when, attempt));
    if (!reason) throw new Error(`the step ${this.parts.step.id} has no answer to ${events.join(', ')}`);
    return { right: false, say: reason.say };
  }

  /** The plan is final, and the others answer. */
  async #settle(verdict: Verdict): Promise<void> {
    this.verdict = verdict;
    this.confirmed = this.match.length();
    this.undone = [];
    this.phase = { kind: 'chance' };
    this.refresh(this.now.change);
    for (const event of this.parts.step.replies ?? []) {
      const kind = this.match.turn().kind === 'chance' ? 'chance' : 'bot';
      await this.parts.pause(kind, event);
      if (this.stopped.signal.aborted) return;
      const refusal = this.happen(kind, event);
      if (refusal) throw new Error(`the step ${this.parts.step.id} cannot go on with ${event}: ${refusal.message}`);
    }
  }
}
