/** Brings together what a table needs: the engine, the game's folder, its texts, the bots. */
import { cardOf, loadGame, textsOf } from '$games/index';
import type { Change } from '$games/contract';
import { motionOn, rest } from '$lib/board/motion';
import { bots } from '$lib/engine/bots';
import { HINT_LEVEL } from '$lib/engine/levels';
import { loadEngine } from '$lib/engine/wasm';
import { i18n } from '$lib/i18n';
import { MatchController } from '$lib/match/controller.svelte';
import type { LogLine } from '$lib/match/table-controller.svelte';
import { cryptoBelow, cryptoSeed } from '$lib/match/random';
import { shelf, type SavedMatch } from '$lib/match/shelf.svelte';
import { settings, type Pace } from '$lib/settings/settings.svelte';
import { turn } from '$lib/ui/turns';
import { seatInfos } from './seat-infos';

/** How long people are given to see what a bot or the deck did, in milliseconds. */
const PACE = { bot: 350, chance: 200 };
/** What the person's pace makes of it. */
const SPEEDS: Record<Pace, number> = { fast: 0, natural: 1, slow: 2.5 };
const PACE_WITHOUT_MOTION = { bot: 60, chance: 0 };

export interface TableListeners {
  onchange: (change: Change<unknown>, lines: readonly LogLine[]) => void;
  /** The browser has no room left. */
  onfull: () => void;
}

export async function openTable(
  saved: SavedMatch,
  listeners: TableListeners,
  follows = false,
): Promise<MatchController> {
  const card = cardOf(saved.game);
  if (!card) throw new Error(`there is no game called ${saved.game}`);
  const [engine, game] = await Promise.all([
    loadEngine(),
    loadGame(saved.game),
    i18n.add(saved.game, textsOf(saved.game)),
    i18n.warm(turn),
  ]);
  const seats = seatInfos(card, saved.seats);
  let roomLeft = true;
  // The engine's code is compiled as it is first used: not all of it at once.
  await turn();
  const match = engine.fromRecord(saved.record);
  await turn();
  return new MatchController({
    match,
    game,
    seats,
    levels: saved.seats.map(({ bot }) => bot),
    confirmed: saved.confirmed,
    luck: saved.luck ?? [],
    follows,
    bots,
    hintLevel: HINT_LEVEL,
    below: cryptoBelow,
    seed: cryptoSeed,
    pause: (after, event) =>
      rest(
        (motionOn() ? PACE : PACE_WITHOUT_MOTION)[after] *
          (event === undefined ? 1 : (game.pace?.(event) ?? 1)) *
          SPEEDS[settings.pace],
      ),
    save: (state) => {
      const kept = shelf.put({ ...saved, ...state, updated: Date.now() });
      if (!kept && roomLeft) listeners.onfull();
      roomLeft = kept;
    },
    onchange: listeners.onchange,
  });
}
