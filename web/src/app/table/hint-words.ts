/** A hint in words: what it does, gains and prevents. */
import { say } from '$lib/i18n';
import type { TableController } from '$lib/match/table-controller.svelte';

/** `null` while there is no hint, or none that can be played now. */
export function hintWords(controller: TableController): string | null {
  const { now, game, seats } = controller;
  const acting = now.phase.kind === 'plan' ? seats[now.phase.seat] : undefined;
  const after = now.hint && controller.preview(...now.hint.events);
  if (!now.hint || !acting || !after) return null;
  const { events } = now.hint;
  const line = game.hintLine?.({ events, before: now.view, after, acting, seats });
  const texts = line ? [line] : controller.describe(events).map(({ text }) => text);
  return texts.map(say).join('; ');
}
