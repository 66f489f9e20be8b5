/** Brings together what looking back at a game needs: its record from wherever it is, the rules, the game's folder, its texts. */
import { cardOf, loadGame, textsOf } from '$games/index';
import type { GameCard } from '$games/contract';
import { bots } from '$lib/engine/bots';
import { HINT_LEVEL } from '$lib/engine/levels';
import { loadEngine } from '$lib/engine/wasm';
import { i18n } from '$lib/i18n';
import { cryptoSeed } from '$lib/match/random';
import { shelf, type SeatSetup } from '$lib/match/shelf.svelte';
import { openStorage } from '$lib/match/storage';
import { BranchKeeper, branches } from '$lib/replay/branches.svelte';
import { ReplayController, type ReplayParts } from '$lib/replay/controller.svelte';
import { ReviewJob } from '$lib/replay/review-job.svelte';
import { unpack, type SharedGame } from '$lib/replay/shared-game';
import { turn } from '$lib/ui/turns';
import { matchId } from '../new-match';
import type { Route } from '../router.svelte';
import { seatInfos } from '../table/seat-infos';

/** Where a game to look back at comes from. */
export type ReplaySource = Extract<Route, { page: 'replay' | 'record' }>;

export interface OpenedReplay {
  controller: ReplayController;
  keeper: BranchKeeper;
  job: ReviewJob;
  card: GameCard;
  seats: readonly SeatSetup[];
}

/** People with usual names, where a record comes without any. */
export function usualSeats(count: number): SeatSetup[] {
  return Array.from({ length: count }, (_, seat) => ({ name: '', bot: null, usual: seat + 1 }));
}

const reviewWorker = () =>
  new Worker(new URL('../../lib/replay/review-worker.ts', import.meta.url), { type: 'module' });

/** `null` when this browser does not have it. */
async function find(source: ReplaySource): Promise<SharedGame | null> {
  return source.page === 'record' ? unpack(source.packed) : shelf.get(source.id);
}

/** Throws what the engine throws: what stands in an address may be anything. */
export async function openReplay(
  source: ReplaySource,
  listeners: Required<Pick<ReplayParts, 'onchange'>> & {
    /** The browser has no room left. */
    onfull: () => void;
  },
): Promise<OpenedReplay | null> {
  const [shared, engine] = await Promise.all([find(source), loadEngine()]);
  if (!shared) return null;
  const match = engine.fromRecord(shared.record);
  const card = cardOf(match.game);
  if (!card) throw new Error(`there is no game called ${match.game}`);
  const [game] = await Promise.all([loadGame(card.id), i18n.add(card.id, textsOf(card.id)), i18n.warm(turn)]);
  const seats = shared.seats?.length === match.seats ? shared.seats : usualSeats(match.seats);
  await turn();
  const keeper = new BranchKeeper(branches, match.record(), matchId);
  const controller = new ReplayController({
    match,
    game,
    seats: seatInfos(card, seats),
    bots,
    hintLevel: HINT_LEVEL,
    seed: cryptoSeed,
    pause: () => Promise.resolve(),
    onchange: listeners.onchange,
    onbranch: (line, from) => {
      const events = line.slice(from).map(({ event }) => event);
      if (!keeper.keep(from, events)) listeners.onfull();
    },
  });
  controller.goTo(source.ply ?? 0);
  return { controller, keeper, job: new ReviewJob(controller.record, reviewWorker, openStorage()), card, seats };
}
