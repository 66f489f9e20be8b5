/** What a patch looks like once it is bought: the name of its print, the buttons sewn on it. */
import { message, t, type Message } from '$lib/i18n';

/** Buttons on each patch, by id. A quilt remembers what lies on it, the engine only what it is worth. */
export const BUTTONS_ON: readonly number[] = [
  0, 0, 0, 0, 2, 1, 3, 0, 1, 2, 1, 2, 3, 2, 0, 0, 1, 1, 2, 1, 0, 1, 0, 2, 2, 3, 0, 2, 1, 3, 1, 0, 1,
];

export function clothMessage(patch: number): Message {
  return message('patchwork-cloth', { patch });
}

export function clothName(patch: number): string {
  return t('patchwork-cloth', { patch });
}
