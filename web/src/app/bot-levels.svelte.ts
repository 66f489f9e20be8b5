import { USUAL_LEVELS } from '$lib/engine/levels';
import type { BotLevel } from '$lib/engine/types';
import { loadEngine } from '$lib/engine/wasm';

/** The levels of bots for a game, with their strength as soon as the engine is here: it warms up while people choose. */
export function botLevels(game: () => string): { readonly list: readonly BotLevel[] } {
  let list: readonly BotLevel[] = $state.raw(USUAL_LEVELS);
  $effect(() => {
    const asked = game();
    let current = true;
    loadEngine()
      .then((engine) => current && (list = engine.botLevels(asked)))
      // Whether there is an engine is said when the game begins.
      .catch(() => undefined);
    return () => (current = false);
  });
  return {
    get list() {
      return list;
    },
  };
}
