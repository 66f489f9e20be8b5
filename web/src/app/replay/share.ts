/** Ways to hand a game on. */
import { t } from '$lib/i18n';
import type { SeatSetup } from '$lib/match/shelf.svelte';
import { pack } from '$lib/replay/shared-game';
import { toasts } from '$lib/ui/toasts.svelte';
import { addressOf } from '../router.svelte';

/** The address of a ply of a game, for anybody: the game is in the address. */
export async function linkTo(record: string, seats: readonly SeatSetup[], ply: number): Promise<string> {
  const packed = await pack({ record, seats });
  return new URL(addressOf({ page: 'record', packed, ply }), location.href).href;
}

/** Puts a text where the person can paste it from; without the right to, it is shown to be copied by hand. */
export async function copy(text: string, done: () => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    prompt(t('replay-copy-by-hand'), text);
  }
}
