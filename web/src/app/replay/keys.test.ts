import { describe, expect, test } from 'vitest';
import { isTaken, PRINTED, REPLAY_COMMANDS, replayCommand } from './keys';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('keys while one looks back', () => {
  test.each([
    [{ code: 'ArrowLeft' }, 'back'],
    [{ code: 'Period' }, 'on'],
    [{ code: 'ArrowDown' }, 'turn-on'],
    [{ code: 'Home' }, 'first'],
    [{ code: 'KeyM' }, 'leave'],
    [{ code: 'ArrowLeft', altKey: true }, null],
    [{ code: 'KeyQ' }, null],
  ])('%j', (key, command) => {
    expect(replayCommand({ ...NONE, ...key })).toBe(command);
  });

  test('every command has a key to print', () => {
    for (const command of REPLAY_COMMANDS) expect(PRINTED[command], command).not.toEqual([]);
  });

  test.each([
    ['<input type="text">', true],
    ['<input type="radio">', true],
    ['<select></select>', true],
    ['<input type="range">', false],
    ['<input type="checkbox">', false],
    ['<button></button>', false],
  ])('%s keeps its keys: %s', (html, taken) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    expect(isTaken(holder.firstElementChild)).toBe(taken);
  });
});
