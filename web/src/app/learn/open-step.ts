/** Lays a step of a lesson on the table. */
import { cardOf, loadGame } from '$games/index';
import type { Change, GameModule, SeatInfo } from '$games/contract';
import { motionOn, rest } from '$lib/board/motion';
import { bots } from '$lib/engine/bots';
import { HINT_LEVEL } from '$lib/engine/levels';
import type { Engine, SeatNumber } from '$lib/engine/types';
import { loadEngine } from '$lib/engine/wasm';
import { i18n } from '$lib/i18n';
import type { Course, Step } from '$lib/learn/lesson';
import { LessonController } from '$lib/learn/lesson-controller.svelte';
import { cryptoSeed } from '$lib/match/random';
import type { LogLine } from '$lib/match/table-controller.svelte';
import { turn as nextTurn } from '$lib/ui/turns';
import { seatInfos } from '../table/seat-infos';
import { openCourse } from './pages';

/** How long the learner is given to see each answer of the others, in milliseconds. */
const PACE = 500;

/** All that the lessons of a game need. */
export interface Classroom {
  game: string;
  course: Course;
  engine: Engine;
  module: GameModule;
}

export async function openClassroom(game: string): Promise<Classroom> {
  const [course, engine, module] = await Promise.all([
    openCourse(game),
    loadEngine(),
    loadGame(game),
    i18n.warm(nextTurn),
  ]);
  return { game, course, engine, module };
}

function seatsAt(game: string, count: number, learner: SeatNumber): readonly SeatInfo[] {
  const card = cardOf(game);
  if (!card) return [];
  const setups = Array.from({ length: count }, (_, seat) => ({
    name: '',
    bot: seat === learner ? null : HINT_LEVEL,
    usual: seat + 1,
  }));
  return seatInfos(card, setups);
}

export function openStep(
  { game, course, engine, module }: Classroom,
  step: Step,
  onchange: (change: Change<unknown>, lines: readonly LogLine[]) => void,
): LessonController {
  const match = engine.fromRecord(course.positions[step.id] ?? '');
  const turn = match.turn();
  if (turn.kind !== 'seat') throw new Error(`nobody is to move where the step ${step.id} begins`);
  return new LessonController({
    match,
    game: module,
    seats: seatsAt(game, match.seats, turn.seat),
    step,
    learner: turn.seat,
    bots,
    hintLevel: HINT_LEVEL,
    seed: cryptoSeed,
    pause: () => rest(motionOn() ? PACE : 0),
    onchange,
  });
}
