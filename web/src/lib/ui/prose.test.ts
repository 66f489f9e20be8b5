import { expect, test } from 'vitest';
import { clausesOf, folded, parseProse, searched, sectionsOf } from './prose';

const plain = (text: string) => ({
  spans: [{ text, strong: false }],
  clauses: [] as string[],
  anchors: [] as string[],
});

test('headings, paragraphs, lists and strong words', () => {
  expect(parseProse('# A\n\n## B\n\none\ntwo **three**\n\n- x\n- y\n  z\n\n1. p\n2. q\n')).toEqual([
    { kind: 'text', tag: 'h2', ...plain('A') },
    { kind: 'text', tag: 'h3', ...plain('B') },
    {
      kind: 'text',
      tag: 'p',
      spans: [
        { text: 'one two ', strong: false },
        { text: 'three', strong: true },
      ],
      clauses: [],
      anchors: [],
    },
    { kind: 'list', tag: 'ul', items: [plain('x'), plain('y z')] },
    { kind: 'list', tag: 'ol', items: [plain('p'), plain('q')] },
  ]);
});

test('clauses, drawings, pictures and examples', () => {
  expect(parseProse('Take :ice: now. [CR-09, CR-11]\n\n![Stacks](move A B)\n\n> So it is.')).toEqual([
    {
      kind: 'text',
      tag: 'p',
      spans: [{ text: 'Take ', strong: false }, { drawing: 'ice' }, { text: ' now.', strong: false }],
      clauses: ['CR-09', 'CR-11'],
      anchors: ['CR-09', 'CR-11'],
    },
    { kind: 'picture', name: 'move', labels: ['A', 'B'], caption: 'Stacks' },
    { kind: 'text', tag: 'blockquote', ...plain('So it is.') },
  ]);
});

test('markup stays text', () => {
  expect(parseProse('<b onclick="x">hi</b>')).toEqual([{ kind: 'text', tag: 'p', ...plain('<b onclick="x">hi</b>') }]);
});

test('a page has sections and clauses, and can be searched', () => {
  const page = parseProse('# One\n\n- tea [CR-01]\n- milk [CR-02]\n\n# Two\n\nÁgua fria');
  expect(sectionsOf(page).map(({ id, title, blocks }) => [id, title, blocks.length])).toEqual([
    ['part-1', 'One', 1],
    ['part-2', 'Two', 1],
  ]);
  expect(clausesOf(page)).toEqual(['CR-01', 'CR-02']);
  expect(clausesOf(searched(page, 'MILK'))).toEqual(['CR-02']);
  expect(clausesOf(searched(page, 'cr-01'))).toEqual(['CR-01']);
  expect(searched(page, 'agua')).toHaveLength(1);
  expect(searched(page, 'juice')).toEqual([]);
});

test.each([
  ['Ещё жетон', 'еще жетон'],
  ['Кав’ярня', 'кавярня'],
  ['Й і Ї', folded('й і ї')],
])('%s is found as %s', (text, typed) => {
  expect(folded(text)).toBe(folded(typed));
});
