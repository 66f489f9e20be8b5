/** Keys that work at every table. Codes rather than letters, so that the keyboard's language does not matter. */
export type TableCommand = 'undo' | 'redo' | 'confirm' | 'hint' | 'another' | 'log' | 'help';

const PLAIN: Record<string, TableCommand> = { KeyC: 'confirm', KeyH: 'hint', KeyL: 'log', Backspace: 'undo' };

export function commandOf(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): TableCommand | null {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo';
    if (event.code === 'KeyY') return 'redo';
    return event.key === 'Enter' ? 'confirm' : null;
  }
  if (event.key === '?') return 'help';
  if (event.shiftKey && event.code === 'KeyH') return 'another';
  return event.shiftKey ? null : (PLAIN[event.code] ?? null);
}

/** Is the person typing, or busy in a dialog? */
export function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
