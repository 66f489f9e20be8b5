/** Keys of the board. Codes rather than letters, so that the keyboard's language does not matter. */
import type { KeyHelp } from '../../contract';
import type { CupNumber } from '../generated';

export type BoardCommand =
  | { kind: 'walk'; rows: number; columns: number }
  | { kind: 'pour'; cup: CupNumber }
  | { kind: 'best' | 'serve' | 'accept' | 'look' | 'put-back' };

const PLAIN: Record<string, BoardCommand> = {
  Digit1: { kind: 'pour', cup: 1 },
  Digit2: { kind: 'pour', cup: 2 },
  Digit3: { kind: 'pour', cup: 3 },
  KeyB: { kind: 'best' },
  KeyS: { kind: 'serve' },
  KeyG: { kind: 'accept' },
  KeyV: { kind: 'look' },
  Escape: { kind: 'put-back' },
};

const walk = (rows: number, columns: number): BoardCommand => ({ kind: 'walk', rows, columns });

/** The number pad points in eight directions; Shift with an arrow walks in four. */
const WALKS: Record<string, BoardCommand> = {
  Numpad1: walk(1, -1),
  Numpad2: walk(1, 0),
  Numpad3: walk(1, 1),
  Numpad4: walk(0, -1),
  Numpad6: walk(0, 1),
  Numpad7: walk(-1, -1),
  Numpad8: walk(-1, 0),
  Numpad9: walk(-1, 1),
};
const SHIFTED: Record<string, BoardCommand> = {
  ArrowDown: walk(1, 0),
  ArrowUp: walk(-1, 0),
  ArrowLeft: walk(0, -1),
  ArrowRight: walk(0, 1),
};

type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key asks for; `null` when it is not a key of the board. */
export function boardKey({ code, ctrlKey, metaKey, altKey, shiftKey }: Key): BoardCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  return (shiftKey ? SHIFTED[code] : (PLAIN[code] ?? WALKS[code])) ?? null;
}

export const KEYS: readonly KeyHelp[] = [
  { keys: ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓'], does: 'coffee-rush-key-walk' },
  { keys: ['1', '2', '3'], does: 'coffee-rush-key-pour' },
  { keys: ['B'], does: 'coffee-rush-key-best' },
  { keys: ['S'], does: 'coffee-rush-key-serve' },
  { keys: ['G'], does: 'coffee-rush-key-accept' },
  { keys: ['V'], does: 'coffee-rush-key-look' },
];
