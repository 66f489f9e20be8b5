/** The first game after the lessons: against the gentlest bot, with a suggestion at every turn. */
import { cardOf } from '$games/index';
import { USUAL_LEVELS } from '$lib/engine/levels';
import { loadEngine } from '$lib/engine/wasm';
import { shelf, type SavedMatch } from '$lib/match/shelf.svelte';
import { createMatch } from '../new-match';

/** Its place among the lessons' addresses. */
export const FIRST_GAME = 'first-game';

const nameOf = (game: string) => `first-${game}-`;

/** The one that was begun and not finished, or a new one. */
export async function openFirstGame(game: string): Promise<SavedMatch> {
  const played = shelf.list.filter(({ id }) => id.startsWith(nameOf(game)));
  const begun = played.find(({ over }) => !over);
  if (begun) return begun;
  const engine = await loadEngine();
  const [gentlest] = [...engine.botLevels(game), ...USUAL_LEVELS];
  const bots = Array.from({ length: cardOf(game)?.minSeats ?? 2 }, (_, seat) =>
    seat === 0 ? null : (gentlest?.id ?? null),
  );
  const seats = bots.map((bot, seat) => ({ name: '', bot, usual: seat + 1 }));
  return createMatch(engine, { game, seats, options: {}, starter: 0 }, { id: `${nameOf(game)}${played.length + 1}` });
}
