import { describe, expect, test } from 'vitest';
import { readSettings } from '$lib/settings/settings.svelte';
import { seatOrder } from './new-match';
import { addressOf, parseRoute, sectionOf } from './router.svelte';
import { commandOf } from './table/keys';

describe('addresses', () => {
  test.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/games', { page: 'games' }],
    ['#/new/some-game', { page: 'new', game: 'some-game' }],
    ['#/table/1a2b', { page: 'table', id: '1a2b' }],
    ['#/rules/chess', { page: 'rules', game: 'chess' }],
    ['#/online', { page: 'online' }],
    ['#/host/chess', { page: 'host', game: 'chess' }],
    ['#/host/chess/1a2b', { page: 'host', game: 'chess', from: '1a2b' }],
    ['#/t/Zz9', { page: 't', id: 'Zz9' }],
    ['#/watch/Zz9', { page: 'watch', id: 'Zz9' }],
    ['#/friend/a-b_c', { page: 'friend', id: 'a-b_c' }],
    ['#/person/p', { page: 'person', id: 'p' }],
    ['#/ratings/chess', { page: 'ratings', game: 'chess' }],
    ['#/t/%', { page: 't', id: '%' }],
    ['#/replay/1a2b', { page: 'replay', id: '1a2b' }],
    ['#/replay/1a2b/12', { page: 'replay', id: '1a2b', ply: 12 }],
    ['#/replay/1a2b/-1', { page: 'replay', id: '1a2b' }],
    ['#/record/a-b_c/0', { page: 'record', packed: 'a-b_c', ply: 0 }],
    ['#/set-up/chess', { page: 'set-up', game: 'chess' }],
    ['#/record', { page: 'missing' }],
    ['#/table', { page: 'missing' }],
    ['#/t', { page: 'missing' }],
    ['#/nowhere', { page: 'missing' }],
  ] as const)('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    if (route.page !== 'missing') expect(parseRoute(addressOf(route))).toEqual(route);
  });
});

describe('the menu marks the section', () => {
  test.each([
    ['#/', 'home'],
    ['#/new/chess', 'home'],
    ['#/rules/chess', 'home'],
    ['#/games', 'games'],
    ['#/table/1a2b', 'games'],
    ['#/replay/1a2b', 'games'],
    ['#/record/a-b_c', 'games'],
    ['#/set-up/chess', 'games'],
    ['#/settings', 'settings'],
    ['#/online', 'online'],
    ['#/host/chess', 'online'],
    ['#/t/Zz9', 'online'],
    ['#/watch/Zz9', 'online'],
    ['#/me', 'online'],
    ['#/person/p', 'online'],
    ['#/ratings/chess', 'online'],
    ['#/friend/a-b_c', 'online'],
    ['#/nowhere', null],
  ])('%s', (hash, section) => {
    expect(sectionOf(parseRoute(hash).page)).toBe(section);
  });
});

describe('keys at the table', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  test.each([
    [{ code: 'KeyZ', key: 'z', ctrlKey: true }, 'undo'],
    [{ code: 'KeyZ', key: 'я', metaKey: true }, 'undo'],
    [{ code: 'KeyZ', key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ code: 'KeyY', key: 'y', ctrlKey: true }, 'redo'],
    [{ code: 'KeyC', key: 'с' }, 'confirm'],
    [{ code: 'Enter', key: 'Enter', ctrlKey: true }, 'confirm'],
    [{ code: 'Digit7', key: '?', shiftKey: true }, 'help'],
    [{ code: 'KeyC', key: 'c', ctrlKey: true }, null],
    [{ code: 'KeyZ', key: 'z' }, null],
    [{ code: 'KeyH', key: 'h', altKey: true }, null],
  ])('%j', (event, command) => {
    expect(commandOf({ ...none, ...event })).toBe(command);
  });
});

describe('who starts', () => {
  const seats = ['a', 'b', 'c'].map((name) => ({ name, bot: null }));
  const names = (starter: number | 'random', drawn = 0) =>
    seatOrder({ game: 'g', seats, options: {}, starter }, () => drawn)
      .map(({ name }) => name)
      .join('');
  test('the table is turned, never reshuffled', () => {
    expect([names(0), names(1), names(2)]).toEqual(['abc', 'bca', 'cab']);
    expect(names('random', 2)).toBe('cab');
  });
});

describe('settings', () => {
  const fresh = { confirm: 'ask', hints: true, soundsOffered: false };
  const usual = { language: null, theme: 'system', sounds: false, motion: true, pace: 'natural', ...fresh };
  test.each([
    [null, usual],
    ['not json', usual],
    ['7', usual],
    ['{"theme":"blue","language":"xx"}', usual],
    [
      '{"theme":"dark","language":"uk","sounds":true,"motion":false,"pace":"slow","confirm":"auto","hints":false}',
      {
        language: 'uk',
        theme: 'dark',
        sounds: true,
        motion: false,
        pace: 'slow',
        confirm: 'auto',
        hints: false,
        soundsOffered: true,
      },
    ],
  ])('%s', (text, read) => {
    expect(readSettings(text)).toEqual(read);
  });
});
