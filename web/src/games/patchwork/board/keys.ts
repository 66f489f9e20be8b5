/** Keys of the board. Codes rather than letters, so that the keyboard's language does not matter. */
export type BoardCommand =
  | 'first'
  | 'second'
  | 'third'
  | 'advance'
  | 'rotate'
  | 'unrotate'
  | 'flip'
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'fits'
  | 'quilt'
  | 'back';

const ALWAYS: Record<string, BoardCommand> = {
  Digit1: 'first',
  Digit2: 'second',
  Digit3: 'third',
  Numpad1: 'first',
  Numpad2: 'second',
  Numpad3: 'third',
  KeyA: 'advance',
  KeyV: 'quilt',
};

const HOLDING: Record<string, BoardCommand> = {
  KeyR: 'rotate',
  KeyF: 'flip',
  KeyN: 'next',
  KeyG: 'fits',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Escape: 'back',
};

const SHIFTED: Record<string, BoardCommand> = { KeyR: 'unrotate', KeyN: 'previous' };

type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key asks for; `null` when it is not a key of the board now. */
export function boardKey(key: Key, holding: boolean): BoardCommand | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.shiftKey) return (holding && SHIFTED[key.code]) || null;
  return ALWAYS[key.code] ?? (holding ? (HOLDING[key.code] ?? null) : null);
}
