/** Where the tags of islands stand: never over one another, nor over what is written elsewhere. */
import { crown, type Box } from './hex';
import type { IslandView, Status } from '../generated';

/** About the width of a letter, in the picture's units. */
const LETTER = 7;
/** Half of a tag's height. */
const HALF = 8;

export interface Tag {
  status: Status;
  /** The middle of its sign. */
  x: number;
  y: number;
  /** Empty where there is no room for one. */
  word: string;
  /** Room for the word. */
  wide: number;
}

const boxOfTag = ({ x, y, wide }: Tag): Box => ({ x: x - HALF, y: y - HALF, width: 2 * HALF + wide, height: 2 * HALF });

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A tag for each island that has room for one; those without room for their word have only the sign. */
export function tagsOf(
  islands: readonly IslandView[],
  wordOf: (status: Status) => string,
  taken: readonly Box[] = [],
): Tag[] {
  const placed: Box[] = [...taken];
  // What is still open comes first: it matters most.
  const ranked = [...islands].sort((a, b) => Number(a.status !== 'contested') - Number(b.status !== 'contested'));
  return ranked.flatMap(({ status, cells }) => {
    const { x, y } = crown(cells);
    const word = wordOf(status);
    const tags: Tag[] = [
      ...(word ? [{ status, x: x - 20, y: y - 38, word, wide: word.length * LETTER + 5 }] : []),
      { status, x: x - 12, y: y - 30, word: '', wide: 0 },
    ];
    const tag = tags.find((candidate) => !placed.some((box) => meet(box, boxOfTag(candidate))));
    if (!tag) return [];
    placed.push(boxOfTag(tag));
    return [tag];
  });
}
