import { expect, test } from 'vitest';
import { parseProse } from './prose';

test('headings, paragraphs, lists and strong words', () => {
  const plain = (text: string) => [{ text, strong: false }];
  expect(parseProse('# A\n\n## B\n\none\ntwo **three**\n\n- x\n- y\n  z\n\n1. p\n2. q\n')).toEqual([
    { kind: 'text', tag: 'h2', spans: plain('A') },
    { kind: 'text', tag: 'h3', spans: plain('B') },
    {
      kind: 'text',
      tag: 'p',
      spans: [
        { text: 'one two ', strong: false },
        { text: 'three', strong: true },
      ],
    },
    { kind: 'list', tag: 'ul', items: [plain('x'), plain('y z')] },
    { kind: 'list', tag: 'ol', items: [plain('p'), plain('q')] },
  ]);
});

test('markup stays text', () => {
  expect(parseProse('<b onclick="x">hi</b>')).toEqual([
    { kind: 'text', tag: 'p', spans: [{ text: '<b onclick="x">hi</b>', strong: false }] },
  ]);
});
