/** A position that was looked at becomes a game of this browser. */
import { shelf, type SeatSetup } from '$lib/match/shelf.svelte';
import type { ReplayController } from '$lib/replay/controller.svelte';
import { matchId } from '../new-match';

/** The id under which it is kept. */
export function playOn(controller: ReplayController, seats: SeatSetup[]): string {
  const record = controller.recordHere();
  const { game, options } = JSON.parse(record) as { game: string; options: Record<string, unknown> };
  const id = matchId();
  shelf.put({
    id,
    game,
    seats,
    options,
    record,
    confirmed: controller.ply,
    moves: controller.line.slice(0, controller.ply).filter(({ by }) => by !== null).length,
    over: controller.now.phase.kind === 'over',
    updated: Date.now(),
  });
  return id;
}
