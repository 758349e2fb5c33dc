/** The little Markdown that rulebooks use, as data: no HTML is ever made from a text. */

export type Span = { text: string; strong?: boolean; em?: boolean; code?: boolean };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[]; rule: string }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export function blocks(text: string): Block[] {
  const parts = text.replaceAll('\r', '').split(/\n{2,}/);
  return parts.flatMap((part) => block(part.trim()));
}

function block(text: string): Block[] {
  if (text === '') return [];
  const heading = /^(#{1,6}) (.*)$/.exec(text.split('\n')[0] ?? '');
  if (heading) {
    const rest = text.split('\n').slice(1).join('\n').trim();
    return [{ kind: 'heading', level: (heading[1] ?? '').length, spans: spans(heading[2] ?? '') }, ...block(rest)];
  }
  if (text.startsWith('|')) return [table(text.split('\n'))];
  if (/^[-*] /.test(text))
    return [{ kind: 'list', items: text.split(/\n(?=[-*] )/).map((item) => spans(item.slice(2))) }];
  return [{ kind: 'paragraph', spans: spans(text), rule: /^\*\*([A-Z]+-[\w.-]+)\*\*/.exec(text)?.[1] ?? '' }];
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** Bold, italics and code within a line; a link keeps its words. */
export function spans(text: string): Span[] {
  const plain = text.replaceAll('\n', ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const pieces = plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter((piece) => piece !== '');
  return pieces.map(span);
}

function span(piece: string): Span {
  if (piece.length > 4 && piece.startsWith('**') && piece.endsWith('**'))
    return { text: piece.slice(2, -2), strong: true };
  if (piece.length > 2 && piece.startsWith('*') && piece.endsWith('*')) return { text: piece.slice(1, -1), em: true };
  if (piece.length > 2 && piece.startsWith('`') && piece.endsWith('`')) return { text: piece.slice(1, -1), code: true };
  return { text: piece };
}
