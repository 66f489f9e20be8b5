/** A small part of Markdown, enough for rules: headings, paragraphs, lists, **strong**. Text in, data out; never HTML. */
export interface Span {
  text: string;
  strong: boolean;
}

export type Block =
  { kind: 'text'; tag: 'h2' | 'h3' | 'p'; spans: Span[] } | { kind: 'list'; tag: 'ul' | 'ol'; items: Span[][] };

function spans(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}

export function parseProse(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk): Block => {
      const heading = /^(##?) (.*)$/s.exec(chunk);
      if (heading) return { kind: 'text', tag: heading[1] === '#' ? 'h2' : 'h3', spans: spans(heading[2] ?? '') };
      const marker = /^(-|\d+\.) /.exec(chunk)?.[1];
      if (!marker) return { kind: 'text', tag: 'p', spans: spans(chunk.replace(/\s*\n\s*/g, ' ')) };
      const items = chunk
        .split(/\n(?=(?:-|\d+\.) )/)
        .map((item) => item.replace(/^(-|\d+\.) /, '').replace(/\s*\n\s*/g, ' '));
      return { kind: 'list', tag: marker === '-' ? 'ul' : 'ol', items: items.map(spans) };
    });
}
