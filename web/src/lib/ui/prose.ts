/**
 * A small part of Markdown, enough for rules: headings, paragraphs, lists, examples, pictures, **strong** words, `:name:` for a
 * drawing inside a line, and `[CR-09, CR-11]` at the end of a block for the clauses it tells. Text in, data out; never HTML.
 */
export type Span = { text: string; strong: boolean } | { drawing: string };

/** A piece of text and the clauses it tells, as RULES.md numbers them. */
export interface Said {
  spans: Span[];
  clauses: string[];
  /** Those of them that nothing before it has told: links lead here. */
  anchors: string[];
}

export type Block =
  | ({ kind: 'text'; tag: 'h2' | 'h3' | 'p' | 'blockquote' } & Said)
  | { kind: 'list'; tag: 'ul' | 'ol'; items: Said[] }
  | { kind: 'picture'; name: string; labels: string[]; caption: string };

function spans(text: string): Span[] {
  return text.split('**').flatMap((part, index) =>
    part.split(/(:[a-z0-9-]+:)/).flatMap((piece): Span[] => {
      const drawing = /^:([a-z0-9-]+):$/.exec(piece)?.[1];
      if (drawing) return [{ drawing }];
      return piece === '' ? [] : [{ text: piece, strong: index % 2 === 1 }];
    }),
  );
}

function said(text: string): Said {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const [, words = line, clauses = ''] = /^(.*?)\s*\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]$/.exec(line) ?? [];
  return { spans: spans(words), clauses: clauses ? clauses.split(', ') : [], anchors: [] };
}

function block(chunk: string): Block {
  const heading = /^(##?) (.*)$/s.exec(chunk);
  if (heading) return { kind: 'text', tag: heading[1] === '#' ? 'h2' : 'h3', ...said(heading[2] ?? '') };
  const picture = /^!\[(.*)\]\(([a-z-]+)(.*)\)$/s.exec(chunk);
  if (picture) {
    const [, caption = '', name = '', labels = ''] = picture;
    return { kind: 'picture', name, labels: labels.split(' ').filter((label) => label !== ''), caption };
  }
  if (chunk.startsWith('> ')) return { kind: 'text', tag: 'blockquote', ...said(chunk.replace(/^> /gm, '')) };
  const marker = /^(-|\d+\.) /.exec(chunk)?.[1];
  if (!marker) return { kind: 'text', tag: 'p', ...said(chunk) };
  const items = chunk.split(/\n(?=(?:-|\d+\.) )/).map((item) => said(item.replace(/^(-|\d+\.) /, '')));
  return { kind: 'list', tag: marker === '-' ? 'ul' : 'ol', items };
}

/** The pieces of a block that tell clauses. */
const piecesOf = (one: Block): readonly Said[] =>
  one.kind === 'picture' ? [] : one.kind === 'list' ? one.items : [one];

export function parseProse(source: string): Block[] {
  const blocks = source
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(block);
  const told = new Set<string>();
  for (const piece of blocks.flatMap(piecesOf)) {
    piece.anchors = piece.clauses.filter((id) => !told.has(id));
    for (const id of piece.clauses) told.add(id);
  }
  return blocks;
}

/** The words of a piece, without drawings. */
export const plainText = (piece: readonly Span[]): string =>
  piece.map((span) => ('text' in span ? span.text : '')).join('');

/** The same words however they are typed: small letters, no accents, ordinary spaces. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .replace(/ё/g, 'е')
    .replace(/[’']/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export interface Section {
  /** Its place among the sections, for addresses. */
  id: string;
  title: string;
  blocks: Block[];
}

/** The parts of a page under its large headings. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const one of blocks) {
    if (one.kind === 'text' && one.tag === 'h2') {
      sections.push({ id: `part-${sections.length + 1}`, title: plainText(one.spans), blocks: [] });
    } else {
      sections.at(-1)?.blocks.push(one);
    }
  }
  return sections;
}

/** The clauses told anywhere in a page. */
export const clausesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(piecesOf).flatMap(({ clauses }) => clauses);

/** The blocks that say what is looked for; a heading stays with what it stands above. */
export function searched(blocks: readonly Block[], wanted: string): Block[] {
  const needle = folded(wanted);
  if (needle === '') return [...blocks];
  const says = ({ spans: piece, clauses }: Said) => folded(`${plainText(piece)} ${clauses.join(' ')}`).includes(needle);
  return blocks.flatMap((one): Block[] => {
    if (one.kind === 'picture') return [];
    if (one.kind === 'text') return says(one) ? [one] : [];
    const items = one.items.filter(says);
    return items.length ? [{ ...one, items }] : [];
  });
}
