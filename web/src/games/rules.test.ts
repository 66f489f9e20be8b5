/** The rules pages: as complete as RULES.md, the same in every language, with pictures that exist. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '$lib/i18n';
import { clausesOf, parseProse, sectionsOf, type Block } from '$lib/ui/prose';
import { clausesOfCrate, reasonsOfCrate } from './crate-sources';
import { GAMES, loadGame, loadRules, loadRulesArt } from '.';

const shape = (block: Block) =>
  block.kind === 'list' ? `${block.tag}${block.items.length}` : block.kind === 'picture' ? block.name : block.tag;

const drawingsOf = (block: Block) => {
  const pieces = block.kind === 'list' ? block.items : block.kind === 'text' ? [block] : [];
  return pieces.flatMap(({ spans }) => spans.flatMap((span) => ('drawing' in span ? [span.drawing] : [])));
};

/** A game from a box has more clauses than an example, and owes its readers more. */
const fromBox = (game: string): boolean => clausesOfCrate(game).length > 10;
const [SECTIONS, PICTURES, REASONS] = [6, 3, 6];

test('games from a box are told from examples', () => {
  expect(GAMES.filter(({ id }) => fromBox(id)).length).toBeGreaterThanOrEqual(3);
});

const pages = GAMES.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

describe.each(pages)('the rules of %s in %s', (game, language) => {
  test('tell every clause, and no other', async () => {
    const told = new Set(clausesOf(parseProse(await loadRules(game, language))));
    const all = clausesOfCrate(game);
    expect(all).not.toEqual([]);
    expect([...told].sort()).toEqual([...all].sort());
  });

  test('have one anchor for each clause', async () => {
    const blocks = parseProse(await loadRules(game, language));
    const anchors = blocks.flatMap((block) =>
      block.kind === 'picture' ? [] : (block.kind === 'list' ? block.items : [block]).flatMap((piece) => piece.anchors),
    );
    expect([...anchors].sort()).toEqual([...clausesOfCrate(game)].sort());
  });

  test('say as much as in English, clause by clause', async () => {
    const [english, page] = [parseProse(await loadRules(game, 'en')), parseProse(await loadRules(game, language))];
    expect(page.map(shape)).toEqual(english.map(shape));
    expect(page.map((block) => clausesOf([block]))).toEqual(english.map((block) => clausesOf([block])));
    expect(page.map(drawingsOf)).toEqual(english.map(drawingsOf));
    expect(sectionsOf(page).length).toBeGreaterThanOrEqual(fromBox(game) ? SECTIONS : 1);
  });

  test('show only what is drawn', async () => {
    const [blocks, art] = [parseProse(await loadRules(game, language)), await loadRulesArt(game)];
    for (const name of blocks.flatMap(drawingsOf)) expect(art.drawings).toContain(name);
    const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));
    expect(pictures.length).toBeGreaterThanOrEqual(fromBox(game) ? PICTURES : 1);
    for (const name of pictures) expect(Object.keys(art.pictures)).toContain(name);
  });
});

describe.each(GAMES.map(({ id }) => id))('refusals of %s', (game) => {
  test('lead to a clause that the rules tell', async () => {
    const { clause } = await loadGame(game);
    const reasons = reasonsOfCrate(game);
    expect(reasons.length).toBeGreaterThanOrEqual(fromBox(game) ? REASONS : 1);
    const all = clausesOfCrate(game);
    for (const reason of reasons) expect(all, reason).toContain(clause({ reason }));
  });
});
