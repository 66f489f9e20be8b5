/**
 * Lessons as data. A step sets a position on the real board, asks for one action, and has an answer to whatever is played.
 *
 * The learner sits where the position is to move. Every way of being wrong carries an example, so that a test can prove that its reason is ever given.
 */
import type { PlainMessageId } from '$lib/i18n';
import type { Condition } from './condition';

export interface Wrong {
  /** The reason is given where this holds; the last one of a step has no condition and answers everything else. */
  when?: Condition;
  say: PlainMessageId;
  /** A turn that earns this answer. */
  example: readonly string[];
}

export interface Step {
  /** The name of its position too. */
  id: string;
  /** The goal, in 25 words at most. */
  say: PlainMessageId;
  /** Parts of the board that the goal speaks of: values of `data-part`. */
  show: readonly string[];
  expect: Condition;
  /** Right as soon as the plan is; otherwise Confirm asks. */
  soon?: true;
  /** A right turn, without the event that Confirm adds. */
  model: readonly string[];
  /** What the right answer shows. */
  right: PlainMessageId;
  wrong: readonly Wrong[];
  /** What the others and chance do then. */
  replies?: readonly string[];
}

export interface Lesson {
  id: string;
  title: PlainMessageId;
  steps: readonly Step[];
}

/** All that a game teaches. */
export interface Course {
  /** For those who have never played. */
  basics: Lesson;
  /** For those who can. */
  strategy: readonly Lesson[];
  /** Records by the name of their step. */
  positions: Readonly<Record<string, string>>;
}

export const lessonsOf = ({ basics, strategy }: Course): readonly Lesson[] => [basics, ...strategy];

/** Reads records, one a line, each with the name of its step in the field `position`. */
export function readPositions(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim());
  return Object.fromEntries(lines.map((line) => [(JSON.parse(line) as { position: string }).position, line]));
}

/** The end of a lesson of strategy: one decision is left, and it wins. */
export function winStep(
  id: string,
  expect: Condition,
  model: readonly string[],
  example: readonly string[],
  more: Partial<Pick<Step, 'replies' | 'show'>> = {},
): Step {
  const wrong = [{ say: 'learn-win-wrong', example }] as const;
  return { id, say: 'learn-win', show: [], expect, model, right: 'learn-win-right', wrong, ...more };
}
