/** Why a turn was better than another. */
import { i18n, type Message } from '$lib/i18n';

export function reason(key: string, facts: Readonly<Record<string, number>>): Message | null {
  const id = `patchwork-reason-${key}`;
  return i18n.has(id) ? { id, args: facts } : null;
}
