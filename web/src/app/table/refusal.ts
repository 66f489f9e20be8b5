/** Refusals in words. */
import type { GameModule } from '$games/contract';
import type { Refusal } from '$lib/engine/types';
import { say, t } from '$lib/i18n';

export function explain(game: GameModule, refusal: Refusal): string {
  if (['not-now', 'out-of-turn'].includes(refusal.facts.reason)) return t('table-not-now');
  const message = game.refusal(refusal.facts);
  return message ? say(message) : t('table-not-allowed');
}
