/** Keys of the board beside those of every grid. Codes rather than letters, so that the keyboard's language does not matter. */
export type BoardCommand = 'threats' | 'back' | 'first' | 'second';

const KEYS: Record<string, BoardCommand> = {
  KeyT: 'threats',
  Escape: 'back',
  Digit1: 'first',
  Digit2: 'second',
  Numpad1: 'first',
  Numpad2: 'second',
};

type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function boardKey(key: Key): BoardCommand | null {
  return key.ctrlKey || key.metaKey || key.altKey || key.shiftKey ? null : (KEYS[key.code] ?? null);
}
