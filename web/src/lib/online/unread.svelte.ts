/** Talk that has not been read. */
import type { Line } from '../../generated/protocol';
import { mutes } from './mutes.svelte';

/** Counts what others have said since the talk was last read. What was said before we came counts as read. */
export function unreadTalk(talk: () => readonly Line[], me: () => string | null) {
  let readUntil = $state(Math.max(0, ...talk().map(({ at }) => at)));
  const count = $derived(
    talk().filter(({ at, person }) => at > readUntil && person !== me() && !mutes.has(person)).length,
  );
  return {
    get count() {
      return count;
    },
    read: () => {
      const last = Math.max(0, ...talk().map(({ at }) => at));
      if (last > readUntil) readUntil = last;
    },
  };
}
