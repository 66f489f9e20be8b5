/** Keys while one looks back. Codes rather than letters, so that the keyboard's language does not matter. */
export const REPLAY_COMMANDS = [
  'back',
  'on',
  'turn-back',
  'turn-on',
  'first',
  'last',
  'play',
  'explore',
  'leave',
] as const;
export type ReplayCommand = (typeof REPLAY_COMMANDS)[number];

const KEYS: Record<string, ReplayCommand> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'turn-back',
  ArrowDown: 'turn-on',
  Home: 'first',
  End: 'last',
  // These work on the board too, where arrows walk from square to square.
  Comma: 'back',
  Period: 'on',
  KeyP: 'play',
  KeyO: 'explore',
  KeyM: 'leave',
};

/** What is printed on the keys of a command. */
export const PRINTED: Record<ReplayCommand, readonly string[]> = {
  back: ['←', ','],
  on: ['→', '.'],
  'turn-back': ['↑'],
  'turn-on': ['↓'],
  first: ['Home'],
  last: ['End'],
  play: ['P'],
  explore: ['O'],
  leave: ['M'],
};

type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function replayCommand({ code, ctrlKey, metaKey, altKey, shiftKey }: Key): ReplayCommand | null {
  return ctrlKey || metaKey || altKey || shiftKey ? null : (KEYS[code] ?? null);
}

/** Does the key belong to what has the focus? A switch and the slider leave all but their own to the page. */
export function isTaken(target: EventTarget | null): boolean {
  const busy = 'input:not([type=checkbox], [type=range]), textarea, select, dialog';
  return target instanceof Element && target.closest(busy) !== null;
}
